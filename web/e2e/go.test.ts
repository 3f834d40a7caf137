/** Go with the real house: a race to a capture, superko, a settlement with a dispute, by keyboard. */

import { describe, expect } from 'vitest';
import { isAccessible } from './axe';
import { inTurn, type Guest } from './guest';
import { scene, type Stage } from './stage';

/** Two people at a table of Go; the first is Black. */
async function table(
  stage: Stage,
  family: 'capture-go' | 'go',
  room: string,
): Promise<{ anna: Guest; bert: Guest; id: string }> {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  await Promise.all([anna.introduces(), bert.introduces()]);
  const id = await anna.openRoom({ family, room, seat: 'a', against: 'link' });
  await bert.sit(id);
  await anna.main('[data-status=playing]').waitFor();
  return { anna, bert, id };
}

/** Passes, and says yes to the question whether to. */
async function passes(guest: Guest): Promise<void> {
  await guest.acts('pass', async () => {
    await guest.button('pass').click();
    await guest.button('confirm_pass').click();
  });
}

const tally = (guest: Guest, seat: 'a' | 'b') =>
  guest.page.getByTestId(`seat-${seat}`).getByTestId('tally').locator('.spoken').innerText();

describe('capture Go', () => {
  scene('a first capture ends the game', async (stage) => {
    const { anna, bert, id } = await table(stage, 'capture-go', 'first-capture');
    await expect.poll(() => bert.page.locator('[data-point]').count()).toBe(49);
    await expect.poll(() => tally(bert, 'a')).toBe('Black has taken 0 of 1');
    await inTurn(anna, bert, 'd4 d5 c5 a1 e5 g1');
    await anna.myTurn();
    await expect.poll(() => anna.nameOf('d5')).toContain('in atari');
    await expect.poll(() => anna.nameOf('d6')).toContain('last liberty of a chain');
    await isAccessible(anna, 'a race');
    await anna.cell('d6').click();
    expect(await bert.over()).toBe('Black (Anna) wins the set number of stones was taken');
    await expect.poll(() => tally(bert, 'a')).toBe('Black has taken 1 of 1');
    await expect.poll(() => bert.nameOf('d5')).toContain('just captured here');
    await expect.poll(() => bert.page.getByTestId('polite').innerText()).toContain('d6, captures 1, 1 of 1');
    expect(await stage.house.played(id)).toEqual('d4 d5 c5 a1 e5 g1 d6'.split(' '));
  });

  scene('the same board does not come again, and the page says which it is', async (stage) => {
    const { anna, bert } = await table(stage, 'capture-go', 'capture-5');
    await inTurn(anna, bert, 'a2 b1 b2 c2 b3 d1 c3 d2 g7 a1 c1');
    await bert.myTurn();
    await expect.poll(() => bert.nameOf('b1')).toContain('repeats the board after move 9');
    await bert.cell('b1').hover();
    const { page } = bert;
    await expect.poll(() => page.locator('svg.go .reason').textContent()).toBe('repeats the board after move 9');
    await expect.poll(() => page.locator('svg.go .ghost .stone').count()).toBe(0);
    const { reason, words } = await bert.tries('b1');
    expect(reason).toBe('superko');
    expect(words).toContain('It is the board after move 9.');
    // It is not a ko: two stones were taken.
    await expect.poll(() => bert.nameOf('b1')).not.toContain('ko,');
    await bert.place('g3');
    await anna.sees('g3');
  });

  scene('a whole game by keyboard', async (stage) => {
    const { anna, bert } = await table(stage, 'capture-go', 'first-capture');
    const types = async (guest: Guest, point: string) => {
      await guest.acts(point, async () => {
        const { keyboard } = guest.page;
        await guest.page.locator('[data-point][tabindex="0"]').focus();
        await keyboard.press('End');
        await keyboard.press('PageDown');
        await keyboard.press(point.slice(0, 1));
        for (let row = 1; row < Number(point.slice(1)); row += 1) await keyboard.press('ArrowUp');
        await keyboard.press('Enter');
      });
    };
    let [mover, other] = [anna, bert];
    for (const point of 'd4 d5 c5 a1 e5 g1'.split(' ')) {
      await types(mover, point);
      await other.sees(point);
      [mover, other] = [other, mover];
    }
    // The field for typing is one key away.
    await anna.myTurn();
    await anna.page.locator('[data-point][tabindex="0"]').focus();
    await anna.page.keyboard.press('/');
    await anna.page.keyboard.type('D6');
    await anna.page.keyboard.press('Enter');
    expect(await bert.over()).toContain('the set number of stones was taken');
  });
});

describe('ordinary Go', () => {
  scene('dead stones are proposed, disputed and agreed on', async (stage) => {
    const { anna, bert, id } = await table(stage, 'go', 'go-9');
    await inTurn(anna, bert, 'd4 f4');
    await passes(anna);
    await passes(bert);
    const settle = (guest: Guest) => guest.page.getByTestId('settlement');
    await settle(anna).waitFor();
    // A suggestion of the house is only that: Anna puts her own marks in its place.
    for (const [point, dead] of [
      ['d4', false],
      ['f4', true],
    ] as const) {
      await expect
        .poll(async () => {
          const marked = (await anna.nameOf(point)).includes('marked dead');
          if (marked !== dead) await anna.cell(point).click();
          return marked;
        })
        .toBe(dead);
    }
    // The referee counts before anything is sent.
    await settle(anna).getByTestId('count').waitFor();
    await expect.poll(() => settle(anna).getByTestId('count').getAttribute('data-score')).toMatch(/^B\+/);
    await isAccessible(anna, 'a settlement');
    await anna.acts('dead f4', () => anna.button('propose').click());

    await bert.sees('dead f4');
    await bert.asked('accept');
    await expect.poll(() => settle(bert).getByTestId('proposal').innerText()).toContain('Black proposes 1 stone as dead.');
    await bert.cell('f4').focus();
    await bert.page.keyboard.press('Enter');
    await bert.cell('d4').focus();
    await bert.page.keyboard.press('Enter');
    await expect.poll(() => settle(bert).getByTestId('differs').innerText()).toContain('You differ at d4 f4.');
    await bert.acts('dead d4', () => bert.button('propose').click());

    // No agreement: play goes on, and what follows two more passes counts as it stands.
    await anna.sees('dead d4');
    await anna.choose('resume');
    await anna.main('[data-status=playing]').waitFor();
    const [first, second] = (await anna.snapshot()).view.turn === 'a' ? [anna, bert] : [bert, anna];
    await passes(first);
    await second.myTurn();
    await second.button('pass').click();
    await second.button('confirm_pass').click();
    expect(await anna.over()).toContain('by count');
    await expect.poll(() => anna.page.getByTestId('count').count()).toBe(1);
    expect((await stage.house.played(id)).slice(2)).toEqual([
      'pass',
      'pass',
      'dead f4',
      'dead d4',
      'resume',
      'pass',
      'pass',
    ]);

    // The game can be looked through, settlement and all.
    await anna.page.locator('a[data-action=review]').click();
    await anna.page.getByTestId('review').waitFor();
    const { page } = anna;
    await page.getByTestId('tree').locator('[data-move="dead f4"]').click();
    await page.getByTestId('settlement').waitFor();
    await expect.poll(() => page.getByTestId('proposal').innerText()).toContain('Black proposes 1 stone as dead.');
    await isAccessible(anna, 'a settlement under review');
  });

  scene('what was proposed is accepted as it was shown', async (stage) => {
    const { anna, bert, id } = await table(stage, 'go', 'go-9');
    await inTurn(anna, bert, 'd4 f4');
    await passes(anna);
    await passes(bert);
    await anna.page.getByTestId('settlement').waitFor();
    if (!(await anna.nameOf('f4')).includes('marked dead')) await anna.cell('f4').click();
    if ((await anna.nameOf('d4')).includes('marked dead')) await anna.cell('d4').click();
    await anna.acts('dead f4', () => anna.button('propose').click());
    await bert.asked('accept');
    await bert.button('accept').click();
    expect(await anna.over()).toBe('Black (you) wins by count');
    expect((await stage.house.played(id)).at(-1)).toBe('accept');
  });

  scene('rules are chosen for a table, and only those that go together', async (stage) => {
    const anna = await stage.guest('Anna', { viewport: { width: 320, height: 700 } });
    await anna.introduces();
    const wish = { family: 'go', room: 'go-19', seat: 'a', against: 'link' } as const;
    await anna.home();
    await anna.choosing({ ...wish, choices: { handicap: '2', colors: 'pie' } });
    await isAccessible(anna, 'rules to choose');
    await anna.page.getByTestId('create').locator('button[type=submit]').click();
    const alert = anna.page.getByRole('alert').filter({ hasText: 'go together' });
    await alert.waitFor();
    // The browser itself notes every refused request.
    expect(anna.complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
    await anna.openRoom({ ...wish, choices: { preset: 'japanese', handicap: '2' } });
    const { view } = await anna.snapshot();
    expect(view.rules).toBe('japanese,handicap=2');
    expect(view.series.rule).toMatch(/^keep,/);
    await expect.poll(() => anna.nameOf('q16')).toContain('black stone');
  });
});
