import { expect } from 'vitest';
import { overflow } from './axe';
import { inTurn } from './guest';
import { scene } from './stage';

scene('nobody acts for another seat or out of turn', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const carl = await stage.guest('Carl');
  const table = await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
  await bert.sit(table);
  await carl.visit(table);
  await inTurn(anna, bert, 'h8 a1');
  await carl.sees('a1');

  // Bert waits: his clicks do nothing, and a program of his is refused.
  expect(await bert.page.locator('svg.gomoku.mine').count()).toBe(0);
  await bert.cell('c3').click();
  const late = await bert.force(table, { kind: 'act', action: 'c3' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ t: 'nack', code: 'not_your_turn' });

  // Carl watches: nothing to press, and a program of his has no seat.
  expect(await carl.main().getAttribute('data-role')).toBe('spectator');
  await carl.cell('c4').click();
  for (const action of ['resign', 'offer_draw', 'offer_takeback', 'abort', 'claim', 'sit', 'pass']) {
    expect(await carl.button(action).count(), action).toBe(0);
  }
  expect(await carl.page.getByTestId('notation').count()).toBe(0);
  expect((await carl.snapshot()).view.legal).toEqual([]);
  for (const command of [
    { kind: 'act', action: 'c4' },
    { kind: 'resign' },
    { kind: 'offer', offer: 'draw' },
    { kind: 'claim_flag' },
  ] as const) {
    const forced = await carl.force(table, command);
    expect(forced.body, command.kind).toMatchObject({ t: 'nack', code: 'not_seated' });
  }
  const full = await carl.force(table, { kind: 'sit', seat: 'b' });
  expect(full.body).toMatchObject({ t: 'nack' });

  // Nothing of that was played.
  await anna.place('i8');
  await carl.sees('i8', 3);
  expect(await stage.house.played(table)).toEqual(['h8', 'a1', 'i8']);
});

scene('a double click is one stone', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
  await bert.sit(table);
  await anna.myTurn();
  await anna.cell('h8').dblclick();
  await anna.sees('h8', 1);
  await bert.sees('h8', 1);
  await bert.myTurn();
  // Two points at once, faster than any answer: the first counts.
  await bert.page.evaluate(() => {
    for (const point of ['c3', 'd4']) {
      document
        .querySelector(`[data-point="${point}"]`)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  });
  await anna.sees('c3', 2);
  await anna.place('i8');
  await bert.sees('i8', 3);
  expect(await stage.house.played(table)).toEqual(['h8', 'c3', 'i8']);
  expect(await bert.refusal().count()).toBe(0);
});

scene('reload, back and forward keep the game', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ room: 'national-block', seat: 'a', against: 'link' });
  await bert.sit(table);
  await inTurn(anna, bert, 'h8 h9');
  await anna.page.reload();
  await anna.atTable();
  await anna.sees('h9', 2);
  await anna.place('i8');
  await bert.sees('i8', 3);
  // Back leads to the home page with this table in the list; forward leads to the table again.
  await anna.page.goBack();
  await anna.page.locator('[data-testid=mine] a').waitFor();
  await bert.place('j8');
  await anna.page.goForward();
  await anna.atTable();
  await anna.sees('j8', 4);
  await anna.place('i7');
  await bert.sees('i7', 5);
  // From the list back to the table.
  await anna.page.goBack();
  await anna.page.locator('[data-testid=mine] a').click();
  await anna.atTable();
  await anna.sees('i7', 5);
});

scene('the pages fit 320 pixels', async (stage) => {
  const size = { width: 320, height: 640 };
  const anna = await stage.guest('Anna', { viewport: size });
  const bert = await stage.guest('Bert', { viewport: size });
  await anna.home();
  expect(await overflow(anna), 'home').toBe(0);
  const table = await anna.openRoom({ room: 'professional', seat: 'a', against: 'link' });
  expect(await overflow(anna), 'waiting').toBe(0);
  await bert.sit(table);
  await anna.place('h8');
  await anna.place('h9');
  await anna.place('h10');
  await bert.asked('swap');
  expect(await overflow(bert), 'exchange').toBe(0);
  await bert.choose('keep');
  expect(await overflow(bert), 'stone 4').toBe(0);
  expect(await overflow(anna), 'stone 4, the other').toBe(0);
});

scene('a refused forbidden point is explained on the board', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ room: 'national-block', seat: 'a', against: 'link' });
  await bert.sit(table);
  await inTurn(anna, bert, 'h8 a1 l5 c1 m5 a3 k6 c3 k7 a5');
  await anna.myTurn();
  // This room marks the point before it is tried.
  expect(await anna.nameOf('k5')).toBe('k5, empty, forbidden, double-three');
  expect(await anna.page.locator('svg.gomoku .forbidden').count()).toBe(1);

  const refused = await anna.tries('k5');
  expect(refused.reason).toBe('double_three');
  expect(refused.words).toContain('k5: Forbidden: a double-three.');
  expect(refused.words).toMatch(/Three:[^.]*\bk6\b/);
  expect(refused.words).toMatch(/Three:[^.]*\bl5\b/);
  const drawn = anna.page.locator('svg.gomoku .explain');
  expect(await drawn.locator('.shape.live').count(), 'two lines').toBe(2);
  expect(await drawn.locator('.about').count(), 'the point').toBe(1);
  expect(await drawn.locator('.completion:not(.dead)').count()).toBeGreaterThanOrEqual(2);
  expect(await bert.refusal().count(), 'the other is not told').toBe(0);

  // Put away, the marks go; the turn is still there.
  await anna.page.getByRole('button', { name: 'Put the marks away' }).click();
  await expect.poll(() => drawn.locator('*').count()).toBe(0);
  await anna.place('b13');
  await bert.myTurn();
  expect(await bert.marks(), 'no marks on the turn of White, whom they do not bind').toBe(0);
  expect(await stage.house.played(table)).not.toContain('k5');
});

scene('offers: a takeback is agreed, a draw ends the game, a rematch takes both along', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'link' });
  await bert.sit(table);
  await inTurn(anna, bert, 'h8 a1 i8');
  await anna.button('offer_takeback').click();
  await bert.button('accept_takeback').click();
  await anna.sees('a1', 2);
  await bert.sees('a1', 2);
  expect(await anna.nameOf('i8')).toContain('empty');
  await inTurn(anna, bert, 'j8 a3');
  await bert.button('offer_draw').click();
  await anna.button('accept_draw').click();
  expect(await anna.over()).toContain('Draw');
  expect(await bert.over()).toContain('by agreement');
  await anna.button('offer_rematch').click();
  await bert.button('accept_rematch').click();
  for (const guest of [anna, bert]) {
    await guest.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
    await guest.main('[data-status=playing]').waitFor();
  }
  expect(anna.table()).toBe(bert.table());
});
