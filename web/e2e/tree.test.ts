/** What a screen reader is given: the accessibility tree of a game, and a game by nothing else. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { inTurn, type Guest } from './guest';
import { scene } from './stage';

const STORED = fileURLToPath(new URL('./snapshots', import.meta.url));

/** The tree of the table without what differs from run to run: clocks and round trips. */
async function tree(guest: Guest): Promise<string> {
  const text = await guest.page.locator('main').ariaSnapshot();
  return `${text
    .replaceAll(/\b\d+:\d\d(:\d\d)?\b|\b\d\.\d\b/g, 'TIME')
    .replaceAll(/first move within TIME/g, 'TIME')
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+\/t\/[0-9a-f]{32}/g, 'LINK')
    .replaceAll(/[0-9a-f]{32}/g, 'TABLE')}\n`;
}

/** Compares with the stored tree; `UPDATE=1` stores it anew, for a look at the difference. */
async function isAsStored(guest: Guest, name: string): Promise<void> {
  const file = join(STORED, `${name}.txt`);
  const now = await tree(guest);
  if (process.env['UPDATE'] === '1') {
    await mkdir(STORED, { recursive: true });
    await writeFile(file, now);
    return;
  }
  expect(now, `${name}: \`UPDATE=1\` stores the tree anew`).toBe(await readFile(file, 'utf8'));
}

/** Acts as software that helps its reader does: on the element itself, without a pointer. */
async function activates(target: Locator): Promise<void> {
  await target.waitFor({ state: 'attached' });
  await target.evaluate((element) => {
    (element as HTMLElement | SVGElement).focus();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

scene('the tree of a game is as stored: a negotiation, the middle, the end', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  await Promise.all([anna.introduces(), bert.introduces()]);
  const table = await anna.openRoom({ room: 'rif', seat: 'a', against: 'link' });
  await bert.sit(table);
  for (const point of ['h8', 'h9', 'h10']) await anna.place(point);
  await bert.asked('swap');
  await isAsStored(bert, 'negotiation');
  await bert.choose('keep');
  await bert.place('h7');
  await anna.offer('l5');
  await anna.offer('m11');
  await bert.pick('l5');
  await inTurn(bert, anna, 'a1 m5 a2 k6 a3 k7 a4');
  await anna.myTurn();
  await isAsStored(anna, 'forbidden');
  await anna.place('b13');
  await bert.place('a5');
  await anna.over();
  await isAsStored(anna, 'end');
});

scene('a whole game by roles and names alone', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  await Promise.all([anna.introduces(), bert.introduces()]);
  const { page } = anna;
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Open a table' });
  for (const name of ['Gomoku', /^Free /, 'I begin', 'Friend by link']) {
    await activates(form.getByRole('radio', { name, exact: true }).first());
  }
  await activates(form.getByRole('button', { name: 'Open the table' }));
  await page.getByRole('grid', { name: 'Board, 15 by 15' }).waitFor();

  await bert.page.goto(page.url());
  await activates(bert.page.getByRole('button', { name: 'Take the free seat' }));

  let [mover, other] = [anna, bert];
  for (const point of 'h8 a1 i8 a3 j8 a5 k8 a7 l8'.split(' ')) {
    const cell = (guest: Guest, state: string) =>
      guest.page.getByRole('gridcell', { name: new RegExp(`^${point}, ${state}`) });
    await activates(cell(mover, 'empty, legal'));
    // Both hear of the stone, and find it on the board.
    for (const guest of [mover, other]) await cell(guest, '(black|white) stone').waitFor({ state: 'attached' });
    [mover, other] = [other, mover];
  }
  for (const guest of [anna, bert]) {
    const game = guest.page.getByRole('region', { name: 'The game' });
    await game.getByText('five in a row').waitFor();
  }
  await activates(page.getByRole('button', { name: 'Offer a rematch' }));
  await activates(bert.page.getByRole('button', { name: 'Accept' }));
  await page.getByRole('gridcell', { name: /^h8, empty/ }).waitFor({ state: 'attached' });
});
