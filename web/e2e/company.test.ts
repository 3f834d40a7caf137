/** Those at a table besides its two players at two browsers: chat, watchers, series, absence. */

import { expect } from 'vitest';
import { inTurn, type Guest } from './guest';
import { freeGame, scene } from './stage';

scene('people talk: players among themselves, watchers among themselves, limits are told', async (stage) => {
  const { anna, bert, table } = await freeGame(stage);
  const carl = await stage.guest('Carl');
  await carl.introduces();
  await carl.visit(table);
  const opens = (guest: Guest) => guest.page.locator('[data-tab=chat]').click();
  const writes = async (guest: Guest, text: string) => {
    await guest.page.locator('[name=chat]').fill(text);
    await guest.page.keyboard.press('Enter');
  };
  const lines = (guest: Guest) => guest.page.getByTestId('chat-lines').innerText();

  await opens(anna);
  await writes(anna, 'Good luck <b>!</b>');
  await bert.page.getByTestId('unread').waitFor();
  await opens(bert);
  await bert.page.getByTestId('unread').waitFor({ state: 'detached' });
  expect(await lines(bert)).toContain('Good luck <b>!</b>');
  await opens(carl);
  await writes(carl, 'I only watch.');
  await expect.poll(() => lines(carl)).toContain('I only watch.');
  expect(await lines(carl)).not.toContain('Good luck');
  expect(await lines(anna)).not.toContain('I only watch');

  // Who watches is named.
  await anna.page.locator('[data-tab=watching]').click();
  await expect.poll(() => anna.page.getByTestId('watchers').innerText()).toContain('Carl');
  await opens(anna);

  // Too many lines at once: what was refused is kept, with the reason.
  for (let n = 1; n <= 30; n += 1) {
    await writes(anna, `line ${n}`);
    if ((await anna.page.getByTestId('chat-refused').count()) > 0) break;
  }
  await anna.page.getByTestId('chat-refused').waitFor();
  const field = anna.page.locator('[name=chat]');
  const refused = () => anna.page.getByTestId('chat-refused').count();
  await expect.poll(() => field.inputValue()).toMatch(/^line \d+$/);
  // Emptied by hand, they are let go, one after the other.
  for (let n = 1; n <= 30 && (await anna.page.getByTestId('chat-refused').count()) > 0; n += 1) {
    await field.fill('');
    await expect.poll(async () => (await field.inputValue()) !== '' || (await refused()) === 0).toBe(true);
  }
  expect([await field.inputValue(), await refused()]).toEqual(['', 0]);
  // The game goes on all the while.
  for (const guest of [anna, bert]) await guest.page.locator('[data-tab=moves]').click();
  await inTurn(anna, bert, 'h8 a1');

  // Hidden chat is hidden, and stays so.
  await opens(bert);
  await bert.button('mute_chat').click();
  await bert.page.reload();
  await bert.atTable();
  await opens(bert);
  expect(await bert.page.getByTestId('chat').count()).toBe(0);
});

scene('two people at one device', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.home();
  await anna.choosing({ family: 'gomoku', room: 'free', seat: 'a', against: 'here' });
  await anna.page.locator('[name=you]').fill('Mother');
  const submit = anna.page.getByTestId('create').locator('button[type=submit]');
  await submit.click();
  await anna.page.getByText('Both names are needed').waitFor();
  await anna.page.locator('[name=other]').fill('Daughter');
  await submit.click();
  await anna.atTable();
  await anna.main('[data-here=true]').waitFor();
  expect(await anna.status()).toContain('Black (Mother)');
  await anna.place('h8');
  expect(await anna.status()).toContain('White (Daughter)');
  expect(await anna.page.getByTestId('seat-a').getAttribute('class'), 'nothing turns').toContain('bottom');
  await anna.place('a1');
  // Nobody has to agree.
  await anna.button('offer_takeback').click();
  await expect.poll(() => anna.moves()).toEqual(['h8']);
  for (const point of 'a1 i8 a3 j8 a5 k8 a7 l8'.split(' ')) await anna.place(point);
  expect(await anna.over()).toContain('Black (Mother) wins');
});

scene(
  'a series goes on by itself; who stays, stays',
  async (stage) => {
    const anna = await stage.guest('Anna');
    const bert = await stage.guest('Bert');
    await anna.home();
    await anna.choosing({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
    await anna.page.locator('[name=series]').selectOption('first_to_2');
    await anna.page.getByTestId('create').locator('button[type=submit]').click();
    await anna.atTable();
    const table = anna.table();
    await bert.sit(table);
    await inTurn(anna, bert, 'h8 a1 i8 a3 j8 a5 k8 a7 l8');
    await anna.over();
    expect(await anna.page.getByTestId('series').innerText()).toMatch(/1 : 0/);
    await anna.page.getByTestId('next-game').waitFor();
    await bert.button('stay').click();
    await anna.page.waitForURL((url) => !url.pathname.endsWith(table), { timeout: 60_000 });
    await anna.atTable();
    expect(await anna.page.getByTestId('series').innerText()).toContain('Game 2');
    expect(await anna.main().getAttribute('data-role'), 'sides are exchanged').toBe('b');
    // Bert is where he was, and finds the way.
    await bert.button('next_table').waitFor();
    expect(bert.table()).toBe(table);
    await bert.button('next_table').click();
    await bert.main('[data-status=playing]').waitFor();
    expect(bert.table()).toBe(anna.table());
  },
  150_000,
);

scene(
  'somebody is gone: told after a while, until they are back; then claimed',
  async (stage) => {
    const { anna, bert, table } = await freeGame(stage);
    await inTurn(anna, bert, 'h8 a1 i8');
    const absence = anna.page.getByTestId('absence');
    // The line breaks: the page of Bert goes without a word.
    await bert.page.goto('about:blank');
    await absence.waitFor();
    expect(await absence.innerText()).toMatch(/^Bert is reconnecting; you may claim the game in 0:\d\d\.$/);
    await bert.visit(table);
    await absence.waitFor({ state: 'detached' });
    await expect.poll(() => anna.page.getByTestId('polite').innerText()).toContain('Bert is back.');
    await bert.page.goto('about:blank');
    await anna.button('claim_absence').waitFor({ timeout: 90_000 });
    await anna.button('claim_absence').click();
    expect(await anna.over()).toContain('wins');
  },
  200_000,
);
