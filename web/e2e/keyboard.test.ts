import { expect } from 'vitest';
import { Keyboard } from './keyboard';
import { scene } from './stage';

scene(
  'a whole game by keyboard alone',
  async (stage) => {
    const anna = await stage.guest('Anna');
    const bert = await stage.guest('Bert');

    // Anna opens the table.
    await anna.home();
    const a = new Keyboard(anna.page);
    const form = anna.page.getByTestId('create');
    await a.choose(form, 'family', 'gomoku');
    await a.choose(form, 'room', 'free');
    await a.choose(form, 'seat', 'a');
    await a.choose(form, 'opponent', 'link');
    await a.tabTo(form.locator('button[type=submit]'));
    // The page changes under the key: what has the focus meanwhile is nothing to look at.
    await anna.page.keyboard.press('Enter');
    await anna.page.waitForURL(/\/t\/[0-9a-f]{32}$/);
    await anna.atTable();
    const table = anna.table();

    // Bert takes the free seat.
    await bert.visit(table);
    const b = new Keyboard(bert.page);
    await b.tabTo(bert.button('sit'));
    await bert.page.keyboard.press('Enter');
    await bert.main('[data-role=b]').waitFor();

    // Anna moves over the board; Bert goes to the field and types.
    await a.tabTo(anna.page.locator('[data-point][tabindex="0"]'));
    expect(await a.point()).toBe('h8');
    await anna.acts('h8', () => a.press('Enter'));
    await b.tabTo(bert.page.locator('[data-point][tabindex="0"]'));
    await b.press('/');
    const field = bert.page.getByTestId('notation').locator('input');
    expect(await b.has(field)).toBe(true);
    const types = (text: string) => async () => {
      await bert.page.keyboard.type(text);
      await b.press('Enter');
    };
    await bert.acts('a1', types('A1'));
    await anna.sees('a1', 2);
    expect(await anna.page.getByTestId('polite').innerText()).toContain('White: a1.');

    // Each key of the board once: arrows, ends of the row and the column, letters, the last move.
    await a.press('ArrowRight');
    expect(await a.point()).toBe('i8');
    await anna.acts('i8', () => a.press(' '));
    await bert.acts('a3', types('a3'));
    await a.press('Home');
    expect(await a.point()).toBe('a8');
    await a.press('End');
    expect(await a.point()).toBe('o8');
    await a.press('PageUp');
    expect(await a.point()).toBe('o15');
    await a.press('PageDown');
    expect(await a.point()).toBe('o1');
    await a.press('.');
    expect(await a.point()).toBe('a3');
    await a.walkTo('j8');
    await anna.acts('j8', () => a.press('Enter'));

    // What is refused is said, and can be put away by key; the turn is still there.
    await bert.myTurn();
    const before = await bert.moves();
    await types('h8')();
    const refused = await bert.refused(before);
    expect(refused.reason).toBe('occupied');
    await bert.acts('a5', types('a5'));
    await a.walkTo('k8');
    await anna.acts('k8', () => a.press('Enter'));
    await bert.acts('a7', types('a7'));
    await a.walkTo('l8');
    await anna.myTurn();
    await a.press('Enter');
    for (const guest of [anna, bert]) {
      expect(await guest.over()).toContain('five in a row');
      expect(await guest.page.getByTestId('polite').innerText()).toContain('five in a row');
    }

    // And the next game.
    await a.tabTo(anna.button('offer_rematch'));
    await anna.page.keyboard.press('Enter');
    await bert.button('accept_rematch').waitFor();
    await b.tabTo(bert.button('accept_rematch'));
    await bert.page.keyboard.press('Enter');
    for (const guest of [anna, bert]) {
      await guest.page.waitForURL((url) => url.pathname !== `/t/${table}`);
      await guest.main('[data-status=playing]').waitFor();
    }
    expect(await stage.house.played(table)).toEqual('h8 a1 i8 a3 j8 a5 k8 a7 l8'.split(' '));
  },
  180_000,
);

scene('an opening is negotiated and a game resigned by keyboard', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ room: 'professional', seat: 'a', against: 'link' });
  await bert.sit(table);
  const a = new Keyboard(anna.page);
  const b = new Keyboard(bert.page);
  await a.tabTo(anna.page.locator('[data-point][tabindex="0"]'));
  for (const point of ['h8', 'h9', 'h10']) {
    await a.walkTo(point);
    await anna.acts(point, () => a.press('Enter'));
  }
  await bert.asked('swap');
  await b.tabTo(bert.button('swap'));
  await bert.acts('swap', () => bert.page.keyboard.press('Enter'));
  await anna.sees('swap');
  await a.walkTo('h7');
  await anna.acts('h7', () => a.press('Enter'));
  await b.tabTo(bert.page.locator('[data-point][tabindex="0"]'));
  for (const point of ['l5', 'm11']) {
    await b.walkTo(point);
    await bert.acts(`offer ${point}`, () => b.press('Enter'));
  }
  await a.walkTo('m11');
  await anna.acts('pick m11', () => a.press('Enter'));
  await anna.myTurn();
  await a.tabTo(anna.button('resign'));
  await a.press('Enter');
  await anna.page.getByRole('dialog').waitFor();
  await a.tabTo(anna.button('confirm_resign'));
  await anna.page.keyboard.press('Enter');
  expect(await bert.over()).toContain('by resignation');
});
