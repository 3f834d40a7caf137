/** Redoubles at once with the real house, in the room that may allow them: beaver and raccoon, by mouse. */

import { describe, expect } from 'vitest';
import { isAccessible } from './axe';
import { sure } from './backgammon-table';
import type { Guest } from './guest';
import { scene, type Stage } from './stage';

/** A game for points with at most two redoubles at once, after its first play: who is on roll, and the other. */
async function game(stage: Stage): Promise<{ on: Guest; other: Guest; side: string; id: string }> {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  await Promise.all([anna.introduces(), bert.introduces()]);
  const choices = { beavers: '2' };
  const id = await anna.openRoom({ family: 'backgammon-money', room: 'bg-money', seat: 'a', against: 'link', choices });
  await bert.sit(id);
  await anna.main('[data-status=playing]').waitFor();
  const turn = async () => (await anna.snapshot()).view.turn;
  await expect.poll(turn).toMatch(/^[ab]$/);
  const first = (await turn()) === 'a' ? anna : bert;
  const play = (await first.snapshot()).view.legal.find((one) => one.includes('/')) ?? '';
  expect((await first.force(id, { kind: 'act', action: play })).status).toBe(200);
  const [on, other] = first === anna ? [bert, anna] : [anna, bert];
  return { on, other, side: on === anna ? 'White' : 'Black', id };
}

const answer = (guest: Guest) => guest.page.getByTestId('answer').innerText();
const across = (side: string) => (side === 'White' ? 'Black' : 'White');

describe('a redouble at once', () => {
  scene('beaver and raccoon, taken: the cube is at 8, of whoever was doubled first', async (stage) => {
    const { on, other, side, id } = await game(stage);
    const foe = across(side);
    await sure(on, 'double');
    await expect.poll(() => answer(other)).toContain(`${side} doubles to 2.`);
    await expect.poll(() => answer(other)).toContain('The game goes on for 2, and the cube is yours.');
    await isAccessible(other, 'a double that may be redoubled at once');
    await other.button('beaver').click();
    await expect.poll(() => other.page.getByTestId('question').innerText()).toContain('Redouble to 4 at once?');
    // A press right after the question has come answers nothing.
    await other.button('back').click();
    expect(await stage.house.played(id)).not.toContain('beaver');
    await sure(other, 'beaver');

    await expect.poll(() => answer(on)).toContain(`${foe} redoubles at once, to 4.`);
    await expect.poll(() => answer(on)).toContain(`The game goes on for 4, and the cube is ${foe}’s.`);
    await expect.poll(() => answer(on)).toContain(`The game ends, and ${foe} wins 2 points.`);
    expect(await on.button('beaver').count()).toBe(0);
    await sure(on, 'raccoon');

    await expect.poll(() => answer(other)).toContain(`${side} redoubles at once, to 8.`);
    await expect.poll(() => answer(other)).toContain('The game goes on for 8, and the cube is yours.');
    for (const more of ['beaver', 'raccoon']) expect(await other.button(more).count(), more).toBe(0);
    const refused = await other.force(id, { kind: 'act', action: 'beaver' });
    expect(JSON.stringify(refused.body)).toContain('beaver_not_allowed');
    await sure(other, 'take');
    for (const guest of [on, other]) {
      await expect.poll(() => guest.page.getByTestId('cube-state').innerText()).toBe(`Cube 8, ${foe}’s`);
    }
    // The doubler rolls, and may not double again: the cube is the other's.
    await on.asked('roll');
    expect(await on.button('double').count()).toBe(0);
    expect((await stage.house.played(id)).slice(-4)).toEqual(['double', 'beaver', 'raccoon', 'take']);
  });

  scene('a beaver that is dropped costs the doubler twice the cube', async (stage) => {
    const { on, other, side, id } = await game(stage);
    const foe = across(side);
    await sure(on, 'double');
    await sure(other, 'beaver');
    await on.button('drop').click();
    await expect.poll(() => on.page.getByTestId('question').innerText()).toContain(`The game ends, and ${foe} wins 2 points.`);
    await on.button('back').click();
    await sure(on, 'drop');
    expect(await on.over()).toContain(foe);
    for (const guest of [on, other]) {
      await expect.poll(() => guest.page.getByTestId('last-game').innerText()).toContain(`${foe} won 2 points: double dropped.`);
    }
    expect((await stage.house.played(id)).slice(-3)).toEqual(['double', 'beaver', 'drop']);
  });
});
