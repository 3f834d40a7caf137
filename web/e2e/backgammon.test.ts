/** Backgammon with the real house, at the table where people tell their dice: every throw is written here. */

import { describe, expect } from 'vitest';
import { isAccessible } from './axe';
import { LAST, place, plays, rolls, runs, sure, table, tells } from './backgammon-table';
import type { Guest } from './guest';
import { Keyboard } from './keyboard';
import { scene } from './stage';

/** The points of a side, as its strip tells them. */
const score = (guest: Guest, seat: 'a' | 'b') =>
  guest.page.getByTestId(`seat-${seat}`).getByTestId('tally').locator('.spoken').innerText();

async function stands(guests: readonly Guest[], a: number, b: number, ended: string): Promise<void> {
  for (const guest of guests) {
    await expect.poll(() => score(guest, 'a')).toBe(`White: ${a} of 3 points`);
    await expect.poll(() => score(guest, 'b')).toBe(`Black: ${b} of 3 points`);
    await expect.poll(() => guest.page.getByTestId('last-game').innerText()).toContain(ended);
  }
}

/** Both are ready for the next game. */
async function ready(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.button('ready').click();
  for (const guest of guests) await guest.page.getByTestId('rest').waitFor({ state: 'detached' });
}

const spoken = (guest: Guest) => guest.page.getByTestId('polite').innerText();

/** Black bears off fourteen checkers less two throws of sixes, while White has taken none off. */
const GAMMON =
  'roll, dice 6 6, 13/7 13/7 13/7 13/7, roll, dice 5 4, 24/20 20/15, roll, dice 6 6, 13/7 7/1 7/1 7/1, ' +
  'roll, dice 2 1, 15/13 13/12, roll, dice 6 6, 24/18 24/18 7/1 7/1, roll, dice 2 1, 12/10 10/9, ' +
  'roll, dice 5 5, 18/13 18/13 13/8 8/3, roll, dice 2 1, 13/11 11/10, roll, dice 6 6, 13/7 8/2 8/2 7/1, ' +
  'roll, dice 2 1, 10/8 6/5, roll, dice 6 6, 8/2 6/off 6/off 6/off, roll, dice 2 1, 13/11 11/10, ' +
  'roll, dice 6 6, 6/off 6/off 3/off 2/off, roll, dice 2 1, 10/8 5/4, roll, dice 6 6, 2/off 2/off 1/off 1/off, ' +
  'roll, dice 2 1, 13/11 11/10';

/** Black closes six points in four throws and hits the checker that White has left behind. */
const CLOSED =
  'dice 6 5, 24/18 18/13, roll, dice 4 4, 8/4 8/4 6/2 6/2, roll, dice 2 1, 8/6 6/5, ' +
  'roll, dice 5 5, 13/8 13/8 8/3 8/3, roll, dice 2 1, 8/6 6/5, roll, dice 3 1, 8/5 6/5, ' +
  'roll, dice 2 1, 8/7 6/4, roll, dice 6 6, 13/7 13/7 7/1* 7/1';

describe('a match', () => {
  scene('by mouse: a drop, a take, a resignation, the Crawford game and a gammon', async (stage) => {
    const at = await table(stage);
    const { anna, bert, id } = at;
    const both = [anna, bert];

    // The first game: a double that is dropped.
    await tells(anna, bert, 'dice 3 1');
    await plays(anna, '8/5 6/5', 'clicks');
    await bert.button('roll').waitFor();
    await isAccessible(bert, 'a turn that may double');
    await bert.button('double').click();
    await expect.poll(() => bert.page.getByTestId('question').innerText()).toContain('If White drops, you win 1 point.');
    await bert.button('back').click();
    expect(await stage.house.played(id), 'nothing was doubled by asking').not.toContain('double');
    await sure(bert, 'double');
    await expect.poll(() => anna.page.getByTestId('answer').innerText()).toContain('Black doubles to 2.');
    await isAccessible(anna, 'an offered double');
    await sure(anna, 'drop');
    await stands(both, 0, 1, 'Black won 1 point: double dropped.');
    await anna.page.getByTestId('rest').waitFor();
    await isAccessible(anna, 'between two games');
    await anna.button('ready').click();
    await expect.poll(() => bert.page.getByTestId('rest').innerText()).toContain('Anna is ready.');
    await bert.button('ready').click();

    // The second: a double that is taken, then a resignation.
    await tells(bert, anna, 'dice 4 2');
    await plays(anna, '8/4 6/4', 'drag');
    await rolls(bert, anna, 'dice 6 5');
    await plays(bert, '24/18 18/13', 'clicks');
    await sure(anna, 'double');
    await sure(bert, 'take');
    for (const guest of both) {
      await expect.poll(() => guest.page.getByTestId('cube-state').innerText()).toBe('Cube 2, Black’s');
    }
    await rolls(anna, bert, 'dice 2 1');
    await plays(anna, '13/11 6/5', 'clicks');
    await bert.button('resign_game').click();
    await expect.poll(() => bert.page.getByTestId('resign-kinds').innerText()).toContain('White wins 2 points');
    await sure(bert, 'resign_single');
    await expect.poll(() => anna.page.getByTestId('resigning').innerText()).toContain('Black offers to resign a single game.');
    await anna.button('accept').click();
    await stands(both, 2, 1, 'White won 2 points: single game resigned.');
    await ready(both);

    // The third: White needs one point, so nobody doubles; Black wins a gammon.
    for (const guest of both) {
      await expect.poll(() => guest.page.getByTestId('match-facts').innerText()).toContain('Crawford game: no doubles');
    }
    await tells(anna, bert, 'dice 6 5');
    await plays(anna, '24/18 18/13', 'clicks');
    await bert.button('roll').waitFor();
    expect(await bert.button('double').count()).toBe(0);
    const refused = await bert.force(id, { kind: 'act', action: 'double' });
    expect(JSON.stringify(refused.body)).toContain('crawford');
    await runs(at, GAMMON);
    await rolls(bert, anna, 'dice 6 6');
    await bert.myTurn();
    for (let n = 0; n < 4; n += 1) await place(bert, 1).click();
    await bert.button('hand_over').click();
    expect(await bert.over()).toContain('Black (you) wins a gammon');
    expect(await anna.over()).toContain('Black (Bert) wins a gammon');
    await stands(both, 2, 3, 'Black won 2 points: gammon.');
  }, 150_000);

  scene('the 6 bears off the last checker, though the play also uses the 1', async (stage) => {
    const at = await table(stage, { variant: 'hypergammon' });
    const { anna, bert } = at;
    await runs(at, LAST);
    await rolls(anna, bert, 'dice 6 1');
    await anna.myTurn();
    await place(anna, 4).click();
    await expect.poll(() => spoken(anna)).toContain('4 off.');
    await expect.poll(() => anna.button('hand_over').getAttribute('aria-label')).toBe('Hand over 4/off');
    await anna.button('hand_over').click();
    await stands([anna, bert], 2, 0, 'White won 2 points: gammon.');
    expect((await stage.house.played(at.id)).at(-1)).toBe('4/3 3/off');
  });
});

/** Walks over the board with the arrows to a place. */
async function walk(guest: Guest, to: number): Promise<void> {
  const at = (selector: string) =>
    guest.page.locator(selector).evaluate((cell) => ({
      row: Number(cell.parentElement?.getAttribute('aria-rowindex')),
      column: Number(cell.getAttribute('aria-colindex')),
    }));
  const goal = await at(`[data-place="${to}"]`);
  for (let steps = 0; steps < 30; steps += 1) {
    const here = await at('[data-place][tabindex="0"]');
    if (here.row === goal.row && here.column === goal.column) return;
    const sideways = goal.column < here.column ? 'ArrowLeft' : 'ArrowRight';
    const along = goal.row < here.row ? 'ArrowUp' : 'ArrowDown';
    await guest.page.keyboard.press(here.row === goal.row ? sideways : along);
  }
  throw new Error(`the arrows do not lead to ${to}`);
}

/** Tells a throw and has it confirmed, with keys alone. */
async function types(one: Keyboard, teller: Guest, other: Keyboard, second: Guest, digits: string): Promise<void> {
  await one.tabTo(teller.page.locator('[name=die_1]'));
  for (const digit of digits) await teller.page.keyboard.press(digit);
  await teller.page.keyboard.press('Enter');
  await second.button('confirm_throw').waitFor();
  await other.tabTo(second.button('confirm_throw'));
  await second.page.keyboard.press('Enter');
}

describe('a turn', () => {
  scene('by keyboard alone: a throw, a play with undo, a double and its answer', async (stage) => {
    const { anna, bert, id } = await table(stage);
    const [a, b] = [new Keyboard(anna.page), new Keyboard(bert.page)];
    await types(a, anna, b, bert, '31');
    await anna.myTurn();
    await a.tabTo(anna.page.locator('[data-place][tabindex="0"]'));
    await walk(anna, 8);
    await anna.page.keyboard.press('Enter');
    await expect.poll(() => spoken(anna)).toContain('Lifted from 8 point. May land on: 5 point');
    await expect.poll(() => place(anna, 5).getAttribute('aria-label')).toContain('the lifted checker may land here');
    await walk(anna, 5);
    await anna.page.keyboard.press('Enter');
    await expect.poll(() => place(anna, 5).getAttribute('aria-label')).toBe('5 point: 1 white checker, can move');
    await anna.page.keyboard.press('u');
    await expect.poll(() => spoken(anna)).toContain('1 step undone.');
    await expect.poll(() => place(anna, 8).getAttribute('aria-label')).toBe('8 point: 3 white checkers, can move');
    for (const [from, to] of [[8, 5], [6, 5]] as const) {
      await walk(anna, from);
      await anna.page.keyboard.press('Enter');
      await walk(anna, to);
      await anna.page.keyboard.press('Enter');
    }
    await expect.poll(() => spoken(anna)).toContain('The play is complete: 8/5 6/5.');
    expect(await stage.house.played(id), 'nothing goes out before it is handed over').not.toContain('8/5 6/5');
    await anna.page.keyboard.press('Enter');
    await bert.button('double').waitFor();

    // The question has the focus, and neither answer: Enter decides nothing.
    await b.tabTo(bert.button('double'));
    await bert.page.keyboard.press('Enter');
    await bert.page.getByTestId('question').waitFor();
    await bert.page.keyboard.press('Enter');
    await bert.page.waitForTimeout(400);
    expect(await stage.house.played(id)).not.toContain('double');
    await b.tabTo(bert.button('confirm_double'));
    await bert.page.keyboard.press('Enter');
    await anna.page.getByTestId('answer').waitFor();
    expect(await anna.page.getByTestId('answer').ariaSnapshot()).toBe(
      [
        '- group "Black doubles to 2.":',
        '  - paragraph: Black doubles to 2.',
        '  - button "Take …"',
        '  - paragraph: The game goes on for 2, and the cube is yours.',
        '  - button "Drop …"',
        '  - paragraph: The game ends, and Black wins 1 point.',
      ].join('\n'),
    );
    await a.tabTo(anna.button('take'));
    await anna.page.keyboard.press('Enter');
    await anna.page.waitForTimeout(400);
    await a.tabTo(anna.button('confirm_take'));
    await anna.page.keyboard.press('Enter');
    await bert.button('roll').waitFor();
    expect((await stage.house.played(id)).slice(-2)).toEqual(['double', 'take']);
    await b.tabTo(bert.button('roll'));
    await bert.page.keyboard.press('Enter');
    await types(b, bert, a, anna, '65');
    await bert.myTurn();
  });

  scene('is danced away against a closed board, and the cube is still offered before every throw', async (stage) => {
    const at = await table(stage);
    const { anna, bert, id } = at;
    await runs(at, CLOSED);
    await anna.button('double').waitFor();
    expect(await place(anna, 25).getAttribute('aria-label')).toBe('Bar of White: 1 white checker');
    await rolls(anna, bert, 'dice 6 5');
    await expect.poll(() => anna.status()).toContain('No legal move: both numbers, 6 and 5, are blocked.');
    await anna.button('nomove').click();
    await bert.button('roll').waitFor();
    await runs(at, 'roll, dice 2 1, 24/23 24/22');
    await anna.button('double').waitFor();
    await expect.poll(() => anna.button('roll').count()).toBe(1);
    await sure(anna, 'double');
    await bert.page.getByTestId('answer').waitFor();
    expect((await stage.house.played(id)).slice(-3)).toEqual(['roll', '24/23 24/22', 'double']);
  });

  scene('is only of whoever is on turn, goes out once, and outlives a reload and a fall of the house', async (stage) => {
    stage.houseFalls = true;
    const at = await table(stage);
    const { anna, bert, id } = at;
    await runs(at, 'dice 3 1');
    await anna.myTurn();
    const handed = anna.page.locator('[data-action=hand_over]:not([aria-disabled])');

    // The other one can do nothing, neither on the page nor past it.
    await place(bert, 8).click();
    expect(await bert.button('hand_over').count()).toBe(0);
    expect((await bert.force(id, { kind: 'act', action: '8/5 6/5' })).status).not.toBe(200);

    // What is being put together is gone with the page, and nothing else.
    await place(anna, 8).click();
    await expect.poll(() => place(anna, 5).getAttribute('aria-label')).toContain('1 white checker');
    await anna.page.reload();
    await anna.myTurn();
    await expect.poll(() => place(anna, 8).getAttribute('aria-label')).toBe('8 point: 3 white checkers, can move');
    await place(anna, 8).click();
    await place(anna, 6).click();
    await handed.dblclick();
    await bert.button('roll').waitFor();
    expect((await stage.house.played(id)).filter((one) => one === '8/5 6/5')).toHaveLength(1);

    // The house falls with a throw told and not confirmed: it is asked for again, and the game goes on.
    await bert.button('roll').click();
    await bert.page.getByTestId('pad').waitFor();
    expect((await bert.force(id, { kind: 'throw', outcome: 'dice 6 5' })).status).toBe(200);
    const told = anna.page.locator('[data-testid=told][data-outcome="dice 6 5"]');
    await told.waitFor();
    const before = await anna.snapshot();
    await stage.house.kill();
    await anna.page.locator('[data-testid=connection][data-link=reconnecting]').waitFor();
    await stage.house.restart();
    await Promise.all([anna.linked(), bert.linked()]);
    expect((await anna.snapshot()).hash).toBe(before.hash);
    await told.waitFor();
    await anna.button('confirm_throw').click();
    await bert.myTurn();
    await stage.house.kill();
    await stage.house.restart();
    await Promise.all([anna.linked(), bert.linked()]);
    await plays(bert, '24/18 18/13', 'clicks');
    await anna.button('roll').waitFor();
    expect(await stage.house.played(id)).toEqual(['8/5 6/5', 'roll', '24/18 18/13']);
  });
});
