/** Shogi with the real house: by mouse, by keyboard, and the ends that only shogi has. */

import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isAccessible } from './axe';
import type { Guest } from './guest';
import { PHONE, scene, type Stage } from './stage';

/** Two people at a table of shogi; the first is Black. */
async function table(
  stage: Stage,
  family: 'shogi' | 'shogi-handicap',
  room: string,
  choices: Readonly<Record<string, string>> = {},
): Promise<{ anna: Guest; bert: Guest; id: string }> {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  await Promise.all([anna.introduces(), bert.introduces()]);
  const id = await anna.openRoom({ family, room, seat: 'a', against: 'link', choices });
  await bert.sit(id);
  await anna.main('[data-status=playing]').waitFor();
  return { anna, bert, id };
}

/** Where an action begins: a square, or a kind in the hand of a side. */
const from = (guest: Guest, side: string, action: string) =>
  action[1] === '*' ? guest.page.locator(`[data-held="${side}:${action[0] ?? ''}"]`) : guest.cell(action.slice(0, 2));

const option = (guest: Guest, action: string) =>
  guest.page.locator(`[data-option="${action.endsWith('+') ? '+' : '='}"]`);

/** Answers the question of a promotion, where the page asks it. */
async function promotes(guest: Guest, action: string): Promise<void> {
  await expect
    .poll(async () => (await option(guest, action).count()) > 0 || (await guest.moves()).includes(action))
    .toBe(true);
  if ((await option(guest, action).count()) > 0) await option(guest, action).click();
}

/** Makes a move by mouse: with two clicks, or by dragging. */
async function plays(guest: Guest, side: string, action: string, how: 'clicks' | 'drag'): Promise<void> {
  const to = guest.cell(action.slice(2, 4));
  await guest.acts(action, async () => {
    if (how === 'clicks') {
      await from(guest, side, action).click();
      await to.click();
    } else await from(guest, side, action).dragTo(to);
    await promotes(guest, action);
  });
}

/** Makes a move by keys alone: the cursor, a letter for a piece in hand, Enter. */
async function types(guest: Guest, action: string): Promise<void> {
  const { keyboard } = guest.page;
  const here = () => guest.page.evaluate(() => document.activeElement?.getAttribute('data-point') ?? '');
  const turned = (await guest.page.locator('[role=gridcell]').first().getAttribute('data-point')) === '1i';
  const walk = async (square: string) => {
    await keyboard.press(square[0] ?? '');
    for (let at = await here(); at !== square; at = await here()) {
      expect(at[0], 'the focus stays on the file').toBe(square[0]);
      await keyboard.press((at < square) === turned ? 'ArrowUp' : 'ArrowDown');
    }
  };
  await guest.acts(action, async () => {
    await guest.page.locator('[data-point][tabindex="0"]').focus();
    if (action[1] === '*') await keyboard.press((action[0] ?? '').toLowerCase());
    else {
      await walk(action.slice(0, 2));
      await keyboard.press('Enter');
    }
    await walk(action.slice(2, 4));
    await keyboard.press('Enter');
    const asked = async () => (await guest.page.locator('[data-option]').count()) > 0;
    await expect.poll(async () => (await asked()) || (await guest.moves()).includes(action)).toBe(true);
    if (await asked()) await keyboard.press(action.endsWith('+') ? '+' : '=');
  });
}

/** The seats act in turn past their pages, the first of them first; both pages are up to date then. */
async function runs(id: string, first: Guest, second: Guest, actions: string): Promise<void> {
  let [mover, other] = [first, second];
  const all = actions.split(' ');
  for (const action of all) {
    const { status, body } = await mover.force(id, { kind: 'act', action });
    expect(status, `${action}: ${JSON.stringify(body)}`).toBe(200);
    [mover, other] = [other, mover];
  }
  for (const guest of [first, second]) await guest.sees(all.at(-1) ?? '', all.length);
}

/** A game to mate, with captures, a promotion that is taken, one that is declined, and a drop. */
const MATE = '4i4h 5c5d 7i6h 8b3b 5g5f 6c6d 3g3f 5a6b 7g7f 3c3d 8h3c+ 2c2d 3c4c 6b7b 4c5d 7b6b 5d6c 6b5a 6c4a 5a6b G*6c';

/** White has no piece but the king and pawns. Black's king goes in, and all it needs with it. */
const ENTERING =
  '3c3d 5i4h 8c8d 7i6h 4c4d 4i5h 8d8e 3i3h 7c7d 8g8f 4d4e 8f8e 3d3e 1g1f 4e4f 4g4f 2c2d 4h4g 1c1d ' +
  '4g5f 3e3f 3g3f 5c5d 5f4e 2d2e 4e5d 6c6d 5d6c 1d1e 1f1e 6d6e 1i1f 6e6f 6g6f 2e2f 2g2f 7d7e 8e8d ' +
  '5a4b 8d8c 7e7f 7g7f 9c9d 2i3g 9d9e 8i7g 9e9f 9g9f 4b3c 7g8e 3c2d 8e9c+ 2d3d 3g4e 3d2d 4e5c+ 2d3d ' +
  '7f7e 3d2d 8h7g 2d3d 7g8f 3d2d 8f9e 2d3d 9e6b+ 3d2d 9i9g 2d3d 3h3g 3d4d 5g5f 4d3d 9f9e 3d4d 6f6e ' +
  '4d3d 2h2g 3d4d 6h7g 4d3d 7g7f 3d2d 7e7d 2d3d 7d7c 3d4d 6i6h 4d3d 6h7g 3d4d 3f3e 4d3c 4f4e 3c2d ' +
  '5h4g 2d2c 7f8e 2c2d 8e8d 2d3c 5f5e 3c2d 7g7f 2d3c 4g3f 3c2d 9e9d 2d1c 9g9e 1c2d 6e6d 2d3c 2f2e ' +
  '3c2b 3e3d 2b2c 3d3c 2c3d 2e2d 3d3c 2d2c 3c3d P*3b P*7e 7f7e 3d3c 2g2d 3c2d 5e5d R*5i 3g2f 5i3i+ ' +
  '7e7d 3i4i 4e4d 4i4h 4d4c 4h9h 3f4e 9h7h 4e4d 7h6g 4d3c 6g2g 1e1d 2g1g 2f1g 2d2e 1d1c 2e3f';

/** A horse checks the naked king from two squares, for ever. */
const PERPETUAL = '5a4a 7g7f 4a5a 8h3c+ 5a4a 3c2c 4a5a 2c3c 5a4a 3c2c 4a5a 2c3c 5a4a 3c2c 4a5a 2c3c';

/** Black comes to a pawn in hand, with a pawn of its own on every other file. */
const SECOND_PAWN = '2g2f 8c8d 2f2e 8d8e 2e2d 8e8f 2d2c+ 8f8g+';

describe('a game', () => {
  scene('by mouse, with captures, a promotion and a drop that mates', async (stage) => {
    const { anna, bert, id } = await table(stage, 'shogi', 'shogi-club');
    await isAccessible(anna, 'the start of a game of shogi');
    let [mover, other] = [anna, bert];
    for (const [ply, action] of MATE.split(' ').entries()) {
      await plays(mover, mover === anna ? 'black' : 'white', action, ply % 3 === 0 ? 'drag' : 'clicks');
      await other.sees(action, ply + 1);
      [mover, other] = [other, mover];
      if (ply === 19) {
        // What is picked stays so, and its squares light up.
        await anna.myTurn();
        await anna.page.locator('[data-held="black:G"]').click();
        await expect.poll(() => anna.page.locator('svg.shogi .goal').count()).toBeGreaterThan(0);
        await expect.poll(() => anna.nameOf('5e')).toContain('the picked piece may go here');
        await anna.page.keyboard.press('Escape');
        await expect.poll(() => anna.page.locator('svg.shogi .goal').count()).toBe(0);
      }
    }
    expect(await bert.over()).toBe('Black (Anna) wins by checkmate');
    expect(await stage.house.played(id)).toEqual(MATE.split(' '));
    await expect.poll(() => bert.page.getByTestId('polite').innerText()).toContain('gold dropped on 6 3');
    await expect.poll(() => anna.page.getByTestId('moves').innerText()).toContain('G*6c');

    // The game can be looked through; what follows from a position is an arrow on it.
    await anna.page.locator('a[data-action=review]').click();
    const { page } = anna;
    await page.getByTestId('review').waitFor();
    await page.getByTestId('tree').locator('[data-move="6c4a"]').click();
    await expect.poll(() => page.locator('svg.shogi .arrow.main').count()).toBe(1);
    await page.locator('[data-action=turn]').click();
    await expect.poll(() => page.locator('[role=gridcell]').first().getAttribute('data-point')).toBe('1i');
    await isAccessible(anna, 'a game of shogi under review');
  });

  scene('is drawn on in review, by mouse and by keys, each position for itself', async (stage) => {
    const { anna, bert, id } = await table(stage, 'shogi', 'shogi-club');
    await runs(id, anna, bert, SECOND_PAWN);
    expect((await bert.force(id, { kind: 'resign' })).status).toBe(200);
    const { page } = anna;
    await page.goto(`/review/${id}`);
    await page.getByTestId('tree').locator('[data-move="8f8g+"]').click();
    await expect.poll(() => anna.nameOf('8g')).toContain('tokin');
    const drawn = page.locator('svg.shogi .strokes > *');
    const right = async (start: Locator, end: Locator) => {
      for (const [n, one] of [start, end].entries()) {
        const box = await one.boundingBox();
        if (box === null) throw new Error('it is not on the screen');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
        if (n === 0) await page.mouse.down({ button: 'right' });
      }
      await page.mouse.up({ button: 'right' });
    };
    const hand = page.locator('[data-held="black:P"]');
    await right(anna.cell('2h'), anna.cell('2c'));
    await right(hand, anna.cell('5e'));
    await right(anna.cell('5a'), anna.cell('5a'));
    await expect.poll(() => drawn.count()).toBe(3);
    await expect.poll(() => anna.nameOf('5a')).toContain('circled');
    await expect.poll(() => page.getByTestId('polite').innerText()).toContain('Circle around 5 1.');
    expect(await page.locator('svg.shogi .picked').count()).toBe(0);
    await right(anna.cell('5a'), anna.cell('5a'));
    await expect.poll(() => drawn.count()).toBe(2);

    // With keys, and by clicks, while drawing is chosen; nothing is played by it.
    await anna.button('draw').click();
    await anna.cell('7g').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => anna.nameOf('7g')).toContain('arrow to 7 6');
    await anna.cell('5e').click();
    await expect.poll(() => drawn.count()).toBe(4);
    await isAccessible(anna, 'a review that is drawn on');

    // Another position has its own; what was drawn waits where it was.
    await page.getByTestId('tree').locator('[data-move="2d2c+"]').click();
    await expect.poll(() => drawn.count()).toBe(0);
    await page.getByTestId('tree').locator('[data-move="8f8g+"]').click();
    await expect.poll(() => drawn.count()).toBe(4);
    expect(await page.getByTestId('tree').locator('[data-move]:not([data-move=""])').count()).toBe(8);
    await anna.button('erase').click();
    await expect.poll(() => drawn.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-action'))).toBe('draw');
  });

  scene('by keyboard alone', async (stage) => {
    const { anna, bert, id } = await table(stage, 'shogi', 'shogi-club');
    let [mover, other] = [anna, bert];
    const moves = MATE.split(' ');
    for (const [ply, action] of moves.slice(0, -2).entries()) {
      await types(mover, action);
      await other.sees(action, ply + 1);
      [mover, other] = [other, mover];
    }
    // The field for typing is one key away.
    await bert.myTurn();
    await bert.page.locator('[data-point][tabindex="0"]').focus();
    await bert.page.keyboard.press('/');
    await bert.page.keyboard.type('51 62');
    await bert.page.keyboard.press('Enter');
    await anna.sees('5a6b', moves.length - 1);
    await types(anna, moves.at(-1) ?? '');
    expect(await bert.over()).toContain('by checkmate');
    expect(await stage.house.played(id)).toEqual(moves);
  });

  scene('on a phone, seen from the other side, in every set of pieces', async (stage) => {
    const { anna, bert, id } = await table(stage, 'shogi', 'shogi-club');
    await runs(id, anna, bert, MATE.split(' ').slice(0, 14).join(' '));
    await bert.page.setViewportSize(PHONE);
    await expect.poll(() => bert.page.locator('svg.shogi.strips').count()).toBe(1);
    await expect.poll(() => bert.page.locator('[role=gridcell]').first().getAttribute('data-point')).toBe('1i');
    for (const pieces of ['two', 'international', 'one']) {
      await bert.page.getByRole('button', { name: 'Settings' }).click();
      await bert.page.locator('label', { has: bert.page.locator(`input[name=pieces][value=${pieces}]`) }).click();
      await bert.page.keyboard.press('Escape');
      // A pawn has been taken; the signs of the other sets are drawings.
      const letters = pieces === 'international' ? 39 : 0;
      await expect.poll(() => bert.page.locator('svg.shogi:not(.piece-sample) .piece:not(.none):not(.held) .letter').count()).toBe(letters);
      await isAccessible(bert, `shogi in the set ${pieces}`);
      await bert.page.setViewportSize(PHONE);
    }
  });
});

describe('ends', () => {
  scene('an illegal move is refused at the club, with its rule and square', async (stage) => {
    const { anna, bert, id } = await table(stage, 'shogi', 'shogi-club');
    await runs(id, anna, bert, SECOND_PAWN);
    await anna.myTurn();
    const before = await anna.moves();
    await anna.page.locator('[data-held="black:P"]').click();
    await expect.poll(() => anna.nameOf('7e')).not.toContain('may go here');
    await anna.cell('7e').click();
    const { reason, words } = await anna.refused(before);
    expect(reason).toBe('nifu');
    expect(words).toContain('The pawn stands on 7g.');
    await isAccessible(anna, 'a refusal of shogi');
  });

  scene('an illegal move loses in a formal game, and is not marked before', async (stage) => {
    const { anna, bert, id } = await table(stage, 'shogi', 'shogi-formal');
    await runs(id, anna, bert, SECOND_PAWN);
    await anna.myTurn();
    await anna.page.locator('[data-held="black:P"]').click();
    await expect.poll(() => anna.nameOf('7e')).toContain('may go here');
    await anna.cell('7e').click();
    expect(await bert.over()).toBe('White (you) wins by a foul: two pawns on a file (nifu)');
    await expect.poll(() => anna.page.getByTestId('explanation').innerText()).toContain('The pawn stands on 7g.');
    // The foul is not carried out: it is shown as an arrow.
    await expect.poll(() => anna.nameOf('7e')).toBe('7 5, empty');
    await expect.poll(() => anna.page.locator('svg.shogi .arrow.foul').count()).toBe(1);
    await isAccessible(anna, 'a foul');
  });

  scene('perpetual check loses, and a rematch with a handicap keeps the sides', async (stage) => {
    const { anna, bert, id } = await table(stage, 'shogi-handicap', 'shogi-handicap', { preset: 'naked-king' });
    // White gives, and begins.
    await bert.myTurn();
    await expect.poll(() => anna.page.getByTestId('seat-b').innerText()).toContain('White (giver)');
    const moves = PERPETUAL.split(' ');
    await runs(id, bert, anna, moves.slice(0, -1).join(' '));
    await anna.myTurn();
    await expect.poll(() => anna.page.getByTestId('repetition').innerText()).toContain('Black loses with the fourth time');
    await isAccessible(anna, 'a repetition');
    await plays(anna, 'black', moves.at(-1) ?? '', 'clicks');
    expect(await bert.over()).toBe('White (giver) (you) wins by a foul: perpetual check');
    await expect.poll(() => bert.page.getByTestId('explanation').innerText()).toContain('Every move of Black in between gave check');

    await anna.button('offer_rematch').click();
    await bert.button('accept_rematch').click();
    for (const guest of [anna, bert]) {
      const next = guest.button('next_table').or(guest.main('[data-status=playing]'));
      await next.first().waitFor();
      if ((await guest.button('next_table').count()) > 0) await guest.button('next_table').click();
      await guest.main('[data-status=playing]').waitFor();
    }
    expect(anna.table()).not.toBe(id);
    const { view } = await anna.snapshot();
    expect([view.role, view.turn, view.rules]).toEqual(['a', 'b', 'naked-king']);
    await expect.poll(() => bert.nameOf('5a')).toContain('White king');
  });

  scene('a declaration wins, after its count was shown', async (stage) => {
    const { anna, bert, id } = await table(stage, 'shogi-handicap', 'shogi-handicap', { preset: '10-piece' });
    await runs(id, bert, anna, ENTERING);
    await anna.myTurn();
    const panel = anna.page.getByTestId('impasse');
    await expect.poll(() => panel.innerText()).toContain('28 of 28');
    await isAccessible(anna, 'a king that has entered');
    await anna.button('declare').click();
    await expect.poll(() => anna.page.locator('dialog').innerText()).toMatch(/king entered, not in check, 1\d of 10 pieces entered, 28 of 28 points\. That wins\./);
    await anna.button('confirm_declare').click();
    expect(await bert.over()).toBe('Black (receiver) (Anna) wins by declaration with an entered king');
  }, 180_000);

  scene('points are counted only when both agree', async (stage) => {
    const { anna } = await table(stage, 'shogi', 'shogi-club');
    await anna.button('impasse').click();
    await expect.poll(() => anna.page.getByTestId('impasse').innerText()).toContain('both may agree to count');
    expect(await anna.button('offer_end').count()).toBe(0);
    expect(await anna.button('declare').count()).toBe(0);
    expect(await anna.button('offer_draw').count()).toBe(0);
  });
});
