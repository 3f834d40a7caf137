import { expect } from 'vitest';
import { isAccessible } from './axe';
import { inTurn } from './guest';
import { scene } from './stage';

scene('axe finds nothing on the home page', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.home();
  await isAccessible(anna, 'home, nothing played');
  // With something in each list, the folded rooms open, and a computer chosen.
  const bert = await stage.guest('Bert');
  const table = await bert.openRoom({ room: 'rif', seat: 'a', against: 'anybody' });
  const carl = await stage.guest('Carl');
  await carl.sit(table);
  await carl.openRoom({ family: 'gomoku', room: 'swap2', seat: 'a', against: 'anybody' });
  await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
  await anna.home();
  await anna.page.locator('[data-testid=mine] a').waitFor();
  await anna.page.locator('[data-testid=open] a').waitFor();
  await anna.page.locator('[data-testid=playing] a').waitFor();
  await anna.choosing({ room: 'yamaguchi', against: 'engine' });
  await isAccessible(anna, 'home, everything shown');
});

scene('axe finds nothing on the dialogs', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.home();
  for (const name of ['Settings', 'Keys and help']) {
    await anna.page.getByRole('button', { name }).click();
    await anna.page.getByRole('dialog').waitFor();
    await isAccessible(anna, name);
    await anna.page.keyboard.press('Escape');
    await anna.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

scene(
  'axe finds nothing on a table, from the invitation to the end',
  async (stage) => {
    const anna = await stage.guest('Anna');
    const bert = await stage.guest('Bert');
    const table = await anna.openRoom({ room: 'rif', seat: 'a', against: 'link' });
    await isAccessible(anna, 'waiting');
    await bert.visit(table);
    await isAccessible(bert, 'invited');
    await bert.sit(table);
    await anna.place('h8');
    await anna.place('h9');
    await isAccessible(anna, 'stone 3 in an area');
    await anna.place('h10');
    await bert.asked('swap');
    await isAccessible(bert, 'exchange');
    await bert.choose('keep');
    await bert.place('h7');
    await anna.offer('l5');
    expect((await anna.tries('d5')).reason).toBe('offer_symmetric');
    await isAccessible(anna, 'an offer refused');
    await anna.offer('m11');
    await bert.sees('offer m11');
    await isAccessible(bert, 'picking');
    await bert.pick('l5');
    await inTurn(bert, anna, 'a1 m5 a2 k6 a3 k7 a4');
    await anna.myTurn();
    await isAccessible(anna, 'forbidden points marked');
    expect((await anna.tries('k5')).reason).toBe('double_three');
    await isAccessible(anna, 'a forbidden point explained');
    await anna.place('b13');
    await bert.place('a5');
    expect(await anna.over()).toContain('five in a row');
    await isAccessible(anna, 'lost');
    await isAccessible(bert, 'won');
  },
  300_000,
);

scene('axe finds nothing where there is no table', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.page.goto(`/t/${'0'.repeat(32)}`);
  await anna.page.getByText('There is no such table.').waitFor();
  await isAccessible(anna, 'no such table');
});

scene('axe finds nothing on the pages about backgammon and its dice', async (stage) => {
  const anna = await stage.guest('Anna');
  for (const page of ['backgammon', 'backgammon-compulsory', 'backgammon-openings', 'bg-money']) {
    await anna.page.goto(`/rules/${page}`);
    await anna.page.locator('main svg.backgammon').first().waitFor();
    await isAccessible(anna, page);
  }
  await anna.page.goto('/rules/backgammon-fair-dice');
  await anna.page.getByTestId('to-dice').click();
  await anna.page.waitForURL('**/dice');
  await anna.page.locator('main h1').waitFor();
  await isAccessible(anna, 'dice');
});
