/** Two people at a board of backgammon: what they throw, play and decide, in the words of the page. */

import { expect } from 'vitest';
import type { Guest } from './guest';
import type { Stage } from './stage';

export interface Table {
  anna: Guest;
  bert: Guest;
  id: string;
}

/** Two people at a match to three points with real dice; Anna has White, Bert Black. */
export async function table(
  stage: Stage,
  choices: Readonly<Record<string, string>> = {},
  guests?: readonly [Guest, Guest],
): Promise<Table> {
  const [anna, bert] = guests ?? [await stage.guest('Anna'), await stage.guest('Bert')];
  await Promise.all([anna.introduces(), bert.introduces()]);
  const id = await anna.openRoom({ family: 'backgammon', room: 'bg-real-dice', seat: 'a', against: 'link', choices });
  await bert.sit(id);
  await anna.main('[data-status=playing]').waitFor();
  return { anna, bert, id };
}

/** Throws and actions past the pages: throws are told by Anna, actions made by whoever is on turn. */
export async function runs({ anna, bert, id }: Table, course: string): Promise<void> {
  for (const action of course.split(', ')) {
    const told = action.startsWith('dice ');
    const mover = !told && (await anna.snapshot()).view.turn === 'b' ? bert : anna;
    const made = await mover.force(id, told ? { kind: 'throw', outcome: action } : { kind: 'act', action });
    expect(made.status, `${action}: ${JSON.stringify(made.body)}`).toBe(200);
    if (told) expect((await bert.force(id, { kind: 'confirm' })).status, action).toBe(200);
  }
}

/** One tells a throw on the pad, the other one confirms it. */
export async function tells(one: Guest, other: Guest, outcome: string): Promise<void> {
  for (const [die, face] of outcome.split(' ').slice(1).entries()) {
    await one.page.locator(`[data-face="${die + 1}-${face}"]`).click();
  }
  await one.button('throw').click();
  await other.page.locator(`[data-testid=told][data-outcome="${outcome}"]`).waitFor();
  await other.button('confirm_throw').click();
}

/** Rolls, and the throw comes to the table. */
export async function rolls(one: Guest, other: Guest, outcome: string): Promise<void> {
  await one.button('roll').click();
  await tells(one, other, outcome);
}

/** A place by the number that stands at it for whoever sits before the board. */
export const place = (guest: Guest, n: number) => guest.page.locator(`[data-place="${n}"]`);

/** Puts a play together by mouse and hands it over. */
export async function plays(guest: Guest, action: string, how: 'clicks' | 'drag'): Promise<void> {
  await guest.acts(action, async () => {
    for (const step of action.split(' ')) {
      const [from = 0, to = 0] = step.replace('*', '').replace('bar', '25').replace('off', '0').split('/').map(Number);
      if (how === 'clicks') await place(guest, from).click();
      else await place(guest, from).dragTo(place(guest, to));
    }
    await guest.page.locator('[data-action=hand_over]:not([aria-disabled])').click();
  });
}

/** Chooses something that costs, and confirms it when it has been asked for long enough. */
export async function sure(guest: Guest, action: string, confirm = action): Promise<void> {
  await guest.button(action).click();
  await guest.page.getByTestId('question').waitFor();
  // No press right after the question answers it: that is what saves a double click.
  await guest.page.waitForTimeout(400);
  await guest.button(`confirm_${confirm}`).click();
}

/** Three checkers each: White has one left, on its 4 point, and Black none off. */
export const LAST =
  'dice 6 1, 24/18 18/17, roll, dice 6 5, 22/16 16/11, roll, dice 6 6, 23/17 22/16 17/11 17/11, ' +
  'roll, dice 6 5, 23/17 11/6, roll, dice 6 6, 16/10 11/5 11/5 10/4, roll, dice 6 5, 17/11 11/6, ' +
  'roll, dice 6 5, 5/off 5/off, roll, dice 6 5, 24/18 18/13';
