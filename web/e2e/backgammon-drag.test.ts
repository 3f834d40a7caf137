/** Checkers moved by dragging them, with the real house: on a turned board, on a mirrored one, and where they may not land. */

import { describe, expect } from 'vitest';
import { LAST, place, plays, rolls, runs, table, tells } from './backgammon-table';
import type { Guest } from './guest';
import { scene } from './stage';

const drawing = (guest: Guest, name: string) => guest.page.locator(`svg.backgammon .${name}`);
const label = (guest: Guest, n: number) => place(guest, n).getAttribute('aria-label');

/** Nothing is lifted, unsent or under way, and every checker is drawn. */
async function isWhole(guest: Guest, after: string): Promise<void> {
  for (const [name, count] of [['checker', 30], ['dragged', 0], ['lifted', 0], ['landing', 0], ['unsent', 0]] as const) {
    await expect.poll(() => drawing(guest, name).count(), { message: `${name} ${after}` }).toBe(count);
  }
}

/** Drags a checker to where it may not land, and looks at it on its way. */
async function drops(guest: Guest, from: number, to: { x: number; y: number }, after: string): Promise<void> {
  const { mouse } = guest.page;
  const box = await place(guest, from).boundingBox();
  if (box === null) throw new Error(`there is no point ${from}`);
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 3 });
  expect(await drawing(guest, 'dragged').count(), after).toBe(1);
  await mouse.up();
  await isWhole(guest, after);
}

async function middle(guest: Guest, n: number): Promise<{ x: number; y: number }> {
  const box = await place(guest, n).boundingBox();
  if (box === null) throw new Error(`there is no place ${n}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('a checker that is dragged', () => {
  scene('goes back from where it may not land, on the board of either seat', async (stage) => {
    const { anna, bert, id } = await table(stage);
    await tells(anna, bert, 'dice 3 1');
    await anna.myTurn();
    const title = await anna.page.locator('h1').boundingBox();
    if (title === null) throw new Error('there is no title');
    await drops(anna, 8, await middle(anna, 1), 'on a point that the other side holds');
    await expect.poll(() => anna.page.getByTestId('polite').innerText()).toBe('Put down again.');
    await drops(anna, 8, await middle(anna, 2), 'on a point that no number leads to');
    await drops(anna, 8, await middle(anna, 0), 'on the tray, too early');
    await drops(anna, 8, await middle(anna, 25), 'on the bar');
    await drops(anna, 8, title, 'beside the board');
    expect(await label(anna, 8)).toBe('8 point: 3 white checkers, can move');
    await plays(anna, '8/5 6/5', 'drag');

    await rolls(bert, anna, 'dice 6 5');
    await bert.myTurn();
    const [home, far] = [await middle(bert, 1), await middle(bert, 24)];
    expect(home.y, 'each has the own home below').toBeGreaterThan(far.y);
    await drops(bert, 24, await middle(bert, 20), 'on a point that White holds');
    await drops(bert, 24, { x: 2, y: 2 }, 'beside the turned board');
    // Both numbers at once, with one checker.
    await bert.acts('24/18 18/13', async () => {
      await place(bert, 24).dragTo(place(bert, 13));
      await bert.page.locator('[data-action=hand_over]:not([aria-disabled])').click();
    });
    await anna.button('roll').waitFor();
    expect(await stage.house.played(id)).toEqual(['8/5 6/5', 'roll', '24/18 18/13']);
  });

  scene('is borne off at the left where the reader wants it there, from either seat', async (stage) => {
    const [anna, bert] = [await stage.guest('Anna'), await stage.guest('Bert')];
    await Promise.all([anna.keeps({ bear_left: true }), bert.keeps({ bear_left: true })]);
    const at = await table(stage, { variant: 'hypergammon' }, [anna, bert]);
    for (const [mover, other, course] of [
      [anna, bert, LAST],
      [bert, anna, LAST.replace('dice 6 1', 'dice 1 6')],
    ] as const) {
      await runs(at, course);
      await rolls(mover, other, 'dice 6 1');
      await mover.myTurn();
      const [tray, one, twelve] = [await middle(mover, 0), await middle(mover, 1), await middle(mover, 12)];
      expect(tray.x).toBeLessThan(one.x);
      expect(one.x).toBeLessThan(twelve.x);
      expect(Math.abs(tray.y - one.y), 'the tray is beside the own home').toBeLessThan(Math.abs(tray.y - (await middle(mover, 24)).y));
      await place(mover, 4).dragTo(place(mover, 0));
      await expect.poll(() => mover.button('hand_over').getAttribute('aria-label')).toBe('Hand over 4/off');
      await mover.button('hand_over').click();
      if (mover === anna) {
        for (const guest of [anna, bert]) await guest.button('ready').click();
        for (const guest of [anna, bert]) await guest.page.getByTestId('rest').waitFor({ state: 'detached' });
      }
    }
    await expect.poll(() => bert.page.getByTestId('last-game').innerText()).toContain('Black won 2 points: gammon.');
    expect((await stage.house.played(at.id)).filter((one) => one === '4/3 3/off')).toHaveLength(2);
  }, 150_000);
});
