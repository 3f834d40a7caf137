/** How plays of the other side come to the board, with the real house: step by step, and no press waits for them. */

import { describe, expect } from 'vitest';
import { LAST, place, plays, rolls, runs, table, tells } from './backgammon-table';
import type { Guest } from './guest';
import { scene, type Stage } from './stage';

/** Somebody whose system lets things move; whatever a page animates stays where it begins until it is let go. */
async function watches(stage: Stage, name: string, hand: string, more: Record<string, unknown> = {}): Promise<Guest> {
  const guest = await stage.guest(name, { reducedMotion: 'no-preference' });
  await guest.page.addInitScript(() => {
    const held: Animation[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const one = animate.apply(this, given);
      one.pause();
      held.push(one);
      return one;
    };
    Object.assign(window, {
      letGo: () => {
        // Whatever has been put away since is nothing that anybody waits for.
        const at = held.findIndex((one) => one.playState === 'paused');
        if (at >= 0) held.splice(0, at + 1).at(-1)?.finish();
      },
    });
  });
  await guest.keeps({ hand, ...more });
  return guest;
}

const letGo = (guest: Guest) => guest.page.evaluate(() => (window as unknown as { letGo(): void }).letGo());

/** How long the computer may think here, in milliseconds. */
const THINKS = { timeout: 20_000 };

/** How many dice of a side lie there, used and not; and how many checkers are on their way. */
const seen = (guest: Guest, side: 'white' | 'black') =>
  guest.page.locator('svg.backgammon').evaluate(
    (board, of) => ({
      dice: board.querySelectorAll(`.die.${of}:not(.used)`).length,
      used: board.querySelectorAll(`.die.${of}.used`).length,
      flies: board.querySelectorAll('.flies').length,
    }),
    side,
  );

/** Rolls, past the page. */
const asks = async (one: Guest, id: string) =>
  expect((await one.force(id, { kind: 'act', action: 'roll' })).status).toBe(200);

/** A throw that was asked for is told and its play made, past the pages. */
async function makes(one: Guest, other: Guest, id: string, outcome: string, play: string): Promise<void> {
  for (const [who, command] of [
    [one, { kind: 'throw', outcome }],
    [other, { kind: 'confirm' }],
    [one, { kind: 'act', action: play }],
  ] as const) {
    expect((await who.force(id, command)).status, JSON.stringify(command)).toBe(200);
  }
}

describe('a play of the other side', () => {
  scene('is seen as its throw and then step by step; a press shows the rest, and rolling does not wait', async (stage) => {
    const anna = await watches(stage, 'Anna', 'slow');
    const bert = await stage.guest('Bert');
    const { id } = await table(stage, {}, [anna, bert]);
    await tells(anna, bert, 'dice 3 1');
    await plays(anna, '8/5 6/5', 'drag');
    await asks(bert, id);
    await makes(bert, anna, id, 'dice 6 5', '24/18 18/13');

    // All of it is stored: it is Anna's turn, and whoever hears the board knows where everything is.
    await anna.asked('roll');
    await expect.poll(() => place(anna, 12).getAttribute('aria-label')).toContain('6 black checkers');
    await expect.poll(() => seen(anna, 'black')).toEqual({ dice: 2, used: 0, flies: 0 });
    await letGo(anna);
    await expect.poll(() => seen(anna, 'black')).toEqual({ dice: 1, used: 1, flies: 1 });
    await letGo(anna);
    await expect.poll(() => seen(anna, 'black')).toEqual({ dice: 1, used: 1, flies: 0 });
    await anna.page.keyboard.press('Shift');
    await expect.poll(() => seen(anna, 'black')).toEqual({ dice: 0, used: 2, flies: 0 });
    await expect.poll(() => anna.page.locator('svg.backgammon .arrow.last').count()).toBe(1);

    // The next one: Anna rolls while its throw is still seen.
    await asks(anna, id);
    await makes(anna, bert, id, 'dice 2 1', '13/11 6/5');
    await asks(bert, id);
    await makes(bert, anna, id, 'dice 6 5', '13/8 13/7');
    await expect.poll(() => seen(anna, 'black')).toEqual({ dice: 2, used: 0, flies: 0 });
    await anna.button('roll').click();
    await anna.page.getByTestId('pad').waitFor();
    expect((await seen(anna, 'black')).flies).toBe(0);
    expect((await stage.house.played(id)).at(-1)).toBe('roll');
  });

  scene('that wins a game is seen to its end before the next game is, and the last one of the match too', async (stage) => {
    const anna = await stage.guest('Anna');
    const bert = await watches(stage, 'Bert', 'slow');
    const at = await table(stage, { variant: 'hypergammon' }, [anna, bert]);
    const off = (side: 'white' | 'black') => bert.page.locator(`svg.backgammon .borne.${side}`).count();
    for (const ends of ['a game', 'the match']) {
      await runs(at, LAST);
      await rolls(anna, bert, 'dice 6 1');
      await anna.myTurn();
      await bert.page.keyboard.press('Shift');
      await expect.poll(() => off('white')).toBe(2);
      expect((await anna.force(at.id, { kind: 'act', action: '4/3 3/off' })).status).toBe(200);

      // The page knows it all; the board is behind.
      if (ends === 'a game') {
        await bert.button('ready').waitFor();
        await expect.poll(() => place(bert, 24).getAttribute('aria-label')).toContain('1 black checker');
      } else await bert.main('[data-status=over]').waitFor();
      // Whether its throw has been seen for long enough already is the machine's affair.
      await expect.poll(async () => (await seen(bert, 'white')).dice).toBeGreaterThan(0);
      if ((await seen(bert, 'white')).flies === 0) await letGo(bert);
      await expect.poll(() => seen(bert, 'white')).toEqual({ dice: 1, used: 1, flies: 1 });
      await letGo(bert);
      await expect.poll(() => seen(bert, 'white')).toEqual({ dice: 1, used: 1, flies: 0 });
      await letGo(bert);
      await expect.poll(() => seen(bert, 'white')).toEqual({ dice: 0, used: 2, flies: 1 });
      expect(await off('white'), ends).toBe(2);
      await letGo(bert);
      await expect.poll(async () => (await seen(bert, 'white')).flies).toBe(0);
      await expect.poll(() => off('white')).toBe(ends === 'a game' ? 0 : 3);
      expect(await bert.page.locator('svg.backgammon .checker').count(), ends).toBe(ends === 'a game' ? 6 : 3);
      if (ends === 'the match') continue;
      expect(await seen(bert, 'white')).toEqual({ dice: 0, used: 0, flies: 0 });
      for (const guest of [anna, bert]) await guest.button('ready').click();
      for (const guest of [anna, bert]) await guest.page.getByTestId('rest').waitFor({ state: 'detached' });
    }
    expect(await bert.over()).toContain('White (Anna) wins a gammon');

    // Whoever looks the match through afterwards sees it too.
    await bert.page.goto(`/review/${at.id}`);
    await bert.page.getByTestId('tree').locator('[data-move="4/3 3/off"]').first().click();
    await bert.page.keyboard.press('[');
    await expect.poll(() => off('white')).toBe(2);
    await bert.page.keyboard.press(']');
    await expect.poll(() => seen(bert, 'white')).toEqual({ dice: 1, used: 1, flies: 1 });
    await letGo(bert);
    await expect.poll(() => seen(bert, 'white')).toEqual({ dice: 0, used: 2, flies: 1 });
    expect(await off('white')).toBe(2);
    await letGo(bert);
    await expect.poll(() => off('white')).toBe(0);
    expect(await seen(bert, 'white')).toEqual({ dice: 0, used: 0, flies: 0 });
    expect(await bert.page.locator('svg.backgammon .checker').count()).toBe(6);
  }, 150_000);

  scene('is waited for by what the page does unasked, but not for ever', async (stage) => {
    const anna = await watches(stage, 'Anna', 'slow', { auto_roll: true });
    await anna.page.clock.install();
    const bert = await stage.guest('Bert');
    const { id } = await table(stage, { cube: 'no' }, [anna, bert]);
    await tells(anna, bert, 'dice 3 1');
    await plays(anna, '8/5 6/5', 'drag');
    const stands = async () => (await stage.house.played(id)).at(-1);
    /** Time stands still on Anna's page but for what a test gives it. */
    const stop = async () => anna.page.clock.pauseAt(new Date((await anna.page.evaluate(() => Date.now())) + 1000));
    /** Bert's play comes, and five seconds later Anna has not rolled. */
    const waits = async (play: string) => {
      await stop();
      await asks(bert, id);
      await makes(bert, anna, id, 'dice 6 5', play);
      await expect.poll(() => seen(anna, 'black')).toEqual({ dice: 2, used: 0, flies: 0 });
      await anna.asked('roll');
      await anna.page.clock.runFor(5000);
      expect(await anna.button('roll').isEnabled()).toBe(true);
    };

    await waits('24/18 18/13');
    const letsGo = () => letGo(anna).then(() => seen(anna, 'black'));
    await expect.poll(letsGo).toEqual({ dice: 0, used: 2, flies: 0 });
    expect(await anna.button('roll').isEnabled()).toBe(true);
    await anna.page.clock.runFor(1000);
    await expect.poll(stands).toBe('roll');

    // Where it is not shown to its end, as on a page that nobody sees, time for playing counts for more.
    await anna.page.clock.resume();
    await makes(anna, bert, id, 'dice 2 1', '13/11 6/5');
    await bert.asked('roll');
    await waits('13/8 13/7');
    await anna.page.clock.runFor(4000);
    await expect.poll(stands).toBe('roll');
    expect(await seen(anna, 'black')).toEqual({ dice: 2, used: 0, flies: 0 });
  });

  scene('is seen of the computer too, and at once by whoever asks for that', async (stage) => {
    for (const hand of ['calm', 'at_once'] as const) {
      const anna = await watches(stage, 'Anna', hand);
      await anna.introduces();
      const id = await anna.openRoom({ family: 'backgammon', room: 'bg-match-1', seat: 'a', against: 'engine', level: 1 });
      await anna.main('[data-status=playing]').waitFor();
      const view = async () => (await anna.snapshot()).view;
      const playOf = async () => {
        const { position } = await view();
        return position.kind === 'backgammon' ? position.last_play : null;
      };
      // Whoever begins: Anna makes her first play where it is she, and then the computer its own.
      await expect.poll(async () => (await view()).turn, THINKS).toBe('a');
      if ((await playOf()) === null) {
        const play = (await view()).legal.find((one) => one.includes('/')) ?? '';
        expect((await anna.force(id, { kind: 'act', action: play })).status).toBe(200);
        await expect.poll(async () => (await playOf())?.seat, THINKS).toBe('b');
      }
      await anna.asked('roll');
      if (hand === 'calm') {
        await expect.poll(async () => (await seen(anna, 'black')).dice).toBeGreaterThan(0);
        await anna.page.keyboard.press('Shift');
      }
      await expect.poll(async () => (await seen(anna, 'black')).used).toBeGreaterThan(0);
      expect(await seen(anna, 'black')).toMatchObject({ dice: 0, flies: 0 });
    }
  });
});
