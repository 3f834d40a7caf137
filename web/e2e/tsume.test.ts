/** The page of mate problems: set up, pasted, solved, linked. */

import { expect } from 'vitest';
import { isAccessible, overflow } from './axe';
import type { Guest } from './guest';
import { scene } from './stage';

const HEAD = '4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1';
/** A rook from far away: all that White can do is put the pawn in between, which is useless. */
const FAR = '7lk/9/7G1/9/9/9/9/9/4R4 b p 1';

const known = (guest: Guest) => guest.page.getByTestId('tsume-known');
const cell = (guest: Guest, square: string) => guest.page.locator(`.tsume [data-point="${square}"]`);
const act = (guest: Guest, action: string) => guest.page.locator(`.tsume [data-action="${action}"]`);

/** Waits until the moves so far are these. */
async function made(guest: Guest, ...moves: string[]): Promise<void> {
  await guest.page.locator(`[data-testid=tsume-task][data-moves="${moves.join(' ')}"]`).waitFor();
}

async function open(guest: Guest, sfen: string): Promise<void> {
  await guest.page.goto(`/tsume#${sfen.replaceAll(' ', '_')}`);
  await known(guest).waitFor();
}

scene('a problem is set up, solved by mouse, and has a link', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/tsume');
  await act(anna, 'set-up').click();
  const choose = async (side: string, piece: string) => {
    await anna.page.locator(`input[name=tsume-side][value=${side}]`).check({ force: true });
    await anna.page.locator(`input[name=palette][value="${piece}"]`).check({ force: true });
  };
  await choose('white', 'K');
  await cell(anna, '5a').click();
  await choose('black', 'P');
  await cell(anna, '5c').click();
  await anna.page.locator('[data-hand="black:G:1"]').click();
  await act(anna, 'rest').click();
  await act(anna, 'solve').click();
  await known(anna).waitFor();
  expect(await known(anna).innerText()).toContain('Mate in 1.');
  expect(await anna.page.getByTestId('tsume-sfen').inputValue()).toBe(HEAD);
  expect(new URL(anna.page.url()).hash).toBe(`#${HEAD.replaceAll(' ', '_')}`);

  // A drop that is no check is refused; the mate is made.
  const drop = async (square: string) => {
    await anna.page.locator('.tsume [data-held="black:G"]').click();
    await cell(anna, square).click();
  };
  await drop('9e');
  expect(await anna.page.getByTestId('tsume-remark').innerText()).toContain('no check');
  await drop('5b');
  await made(anna, 'G*5b');
  expect(await anna.page.getByTestId('tsume-task').innerText()).toContain('Mate, after 1 move.');

  // The link brings the problem back.
  await anna.page.reload();
  await known(anna).waitFor();
  expect(await known(anna).getAttribute('data-found')).toBe('mate');
});

scene('the house defends as long as it can, and tells what does not mate', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/tsume');
  await anna.page.locator('[data-sample=M114]').click();
  await known(anna).waitFor();
  expect(await known(anna).innerText()).toContain('Mate in 3.');
  expect(await known(anna).innerText()).toContain('Only one first move');
  // Typed, as somebody without a mouse has it.
  const type = async (move: string) => {
    await anna.page.locator('.tsume input[name=move]').fill(move);
    await anna.page.locator('.tsume input[name=move]').press('Enter');
  };
  await type('7c8d+');
  await made(anna, '7c8d+', '9c9b');
  await expect.poll(() => anna.page.getByTestId('polite').innerText()).toContain('The house answers');
  await type('L*9c');
  await made(anna, '7c8d+', '9c9b', 'L*9c');
  expect(await anna.page.getByTestId('tsume-task').innerText()).toContain('Mate, after 3 moves.');

  await act(anna, 'start_again').click();
  await made(anna, '');
  // Another check: the king gets away, and the reader is told.
  await type('7c7b');
  expect(await anna.page.getByTestId('tsume-remark').innerText()).toContain('no check');
  await act(anna, 'solution').click();
  expect(await anna.page.getByTestId('tsume-moves').locator('li').count()).toBe(3);
});

scene('useless interpositions are not counted, and marked', async (stage) => {
  const anna = await stage.guest('Anna');
  await open(anna, FAR);
  expect(await known(anna).innerText()).toContain('Mate in 3; in 1 without useless interpositions.');
  await act(anna, 'hint').click();
  await anna.page.locator('.tsume .arrow').waitFor();
  await cell(anna, '5i').click();
  await cell(anna, '1i').click();
  await made(anna, '5i1i', 'P*1b');
  expect(await anna.page.getByTestId('tsume-remark').innerText()).toContain('useless interposition');
  await act(anna, 'solution').click();
  const told = anna.page.locator('.tsume-moves [data-move="P*1b"]').last();
  expect(await told.innerText()).toContain('(a useless interposition)');
  await act(anna, 'next').click();
  await made(anna, '5i1i', 'P*1b', '2c1b');
  expect(await anna.page.getByTestId('tsume-task').innerText()).toContain('Mate, after 3 moves.');
});

scene('what cannot be a problem is told by its reason', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/tsume');
  await act(anna, 'set-up').click();
  await act(anna, 'solve').click();
  await anna.page.getByTestId('tsume-problem').waitFor();
  expect(await anna.page.getByTestId('tsume-problem').innerText()).toContain('A king is missing.');
  const paste = async (text: string) => {
    await anna.page.locator('.tsume textarea').fill(text);
    await act(anna, 'read').click();
  };
  await paste('4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1');
  await expect.poll(() => anna.page.getByTestId('tsume-problem').innerText()).toContain('Two unpromoted pawns');
  await paste('nothing of the kind');
  await expect.poll(() => anna.page.getByTestId('tsume-problem').innerText()).toContain('can be read');
  // The browser tells of each refusal as well.
  const refused = expect.stringContaining('status of 400');
  expect(anna.complaints.splice(0)).toEqual([refused, refused, refused]);
  await open(anna, '4k4/9/9/9/9/9/9/9/9 b P 1');
  expect(await known(anna).innerText()).toContain('no mate');
});

scene('a problem is set up by keys, and the page is accessible and narrow', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto('/tsume');
  await act(anna, 'set-up').click();
  await cell(anna, '5e').focus();
  await anna.page.keyboard.press('g');
  await anna.page.keyboard.press('Enter');
  await expect.poll(() => anna.page.getByTestId('polite').innerText()).toContain('gold');
  expect(await cell(anna, '5e').getAttribute('aria-label')).toContain('gold');
  await anna.page.keyboard.press('Delete');
  await expect.poll(() => cell(anna, '5e').getAttribute('aria-label')).toContain('empty');
  await anna.page.keyboard.press('s');
  await anna.page.keyboard.press('Enter');
  await anna.page.keyboard.press('+');
  await expect.poll(() => cell(anna, '5e').getAttribute('aria-label')).toContain('promoted silver');
  await isAccessible(anna, 'setting up a problem');
  await anna.page.setViewportSize({ width: 360, height: 740 });
  expect(await overflow(anna)).toBe(0);
  await open(anna, HEAD);
  await isAccessible(anna, 'a problem');
  expect(await overflow(anna)).toBe(0);
});
