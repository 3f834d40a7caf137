import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Guest } from './guest';
import { freeGame, PHONE, scene } from './stage';

/** Where a point is in the window. */
async function middle(guest: Guest, point: string): Promise<{ x: number; y: number }> {
  const box = await guest.cell(point).boundingBox();
  if (box === null) throw new Error(`${point} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Changes settings as another page of this browser would have. */
async function sets(guest: Guest, change: Record<string, unknown>): Promise<void> {
  await guest.page.evaluate((settings) => {
    const now = JSON.parse(localStorage.getItem('yonban.settings') ?? '{}') as object;
    localStorage.setItem('yonban.settings', JSON.stringify({ ...now, ...settings }));
  }, change);
  await guest.page.reload();
  await guest.atTable();
}

/** A finger on the screen. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  return {
    down: (at: { x: number; y: number }) => send('touchStart', at),
    move: (at: { x: number; y: number }) => send('touchMove', at),
    up: () => send('touchEnd'),
  };
}

scene('a stone is drawn to its point with the mouse; let go beside the board it stays', async (stage) => {
  const { anna, bert, table } = await freeGame(stage);
  const { mouse } = anna.page;
  await anna.myTurn();
  const [from, to] = [await middle(anna, 'd4'), await middle(anna, 'h8')];
  const ghost = anna.page.locator('svg.gomoku .ghost .pressed');
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 4 });
  await ghost.waitFor();
  await mouse.move(2, 2, { steps: 4 });
  expect(await ghost.count()).toBe(0);
  await mouse.up();
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 4 });
  await mouse.up();
  await bert.sees('h8', 1);
  expect(await stage.house.played(table)).toEqual(['h8']);
});

scene('a finger on a phone: tap and confirm, and the magnifier', async (stage) => {
  const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
  const { anna, bert, table } = await freeGame(stage, { a: phone, b: phone });
  await anna.myTurn();

  // A short tap only proposes; nothing beside the confirmation can be hit.
  await anna.page.touchscreen.tap(...xy(await middle(anna, 'h8')));
  await anna.page.getByTestId('confirm').waitFor();
  const beside = anna.button('resign').or(anna.button('abort')).first();
  await expect.poll(() => beside.isVisible()).toBe(false);
  await anna.acts('h8', () => anna.button('confirm').tap());
  await bert.sees('h8', 1);

  // Under the magnifier the finger slides to its point, and lifting plays it.
  await bert.page.bringToFront();
  const b = await finger(bert.page);
  await bert.myTurn();
  await bert.page.evaluate(() => window.scrollTo(0, 0));
  await b.down(await middle(bert, 'c3'));
  await bert.page.locator('.loupe').waitFor();
  expect(await bert.page.locator('.loupe-label').innerText()).toBe('c3');
  await b.move(await middle(bert, 'd4'));
  await expect.poll(() => bert.page.locator('.loupe-label').innerText()).toBe('d4');
  await bert.acts('d4', async () => void (await b.up()));
  expect(await bert.page.locator('.loupe').count()).toBe(0);
  expect(await bert.page.evaluate(() => window.scrollY)).toBe(0);

  await anna.sees('d4', 2);
  expect(await stage.house.played(table)).toEqual(['h8', 'd4']);
});

scene('a queued move goes out when it is legal, and is dropped and told when not', async (stage) => {
  const { anna, bert, table } = await freeGame(stage);
  await sets(bert, { premove: true });
  const queued = bert.page.getByTestId('queued');
  await anna.myTurn();
  await bert.cell('i9').click();
  await queued.waitFor();
  expect(await bert.nameOf('i9')).toContain('queued');
  // Another click on it takes it back; Escape does too.
  await bert.cell('i9').click();
  await queued.waitFor({ state: 'detached' });
  await bert.cell('h8').click();
  await queued.waitFor();
  await anna.place('h8');
  await bert.page.getByTestId('dropped').waitFor();
  expect(await bert.page.getByTestId('dropped').innerText()).toContain('Your queued move h8 was dropped');
  await bert.place('a1');
  await bert.cell('a2').click();
  await queued.waitFor();
  await anna.place('i8');
  await anna.sees('a2', 4);
  expect(await stage.house.played(table)).toEqual(['h8', 'a1', 'i8', 'a2']);
});

scene('a second tap confirms; a position that changes puts the unsent stone back', async (stage) => {
  const { anna, bert, table } = await freeGame(stage);
  await sets(anna, { confirm: 'double' });
  await anna.myTurn();
  await anna.cell('h8').click();
  expect(await anna.nameOf('h8')).toContain('not sent yet');
  expect(await anna.status()).toContain('Tap it again');
  await anna.cell('i8').click();
  // The board follows the page by a moment.
  await expect.poll(() => anna.nameOf('h8')).not.toContain('not sent yet');
  await anna.acts('i8', () => anna.cell('i8').click());
  await bert.place('a1');
  await anna.myTurn();
  await anna.cell('h8').click();
  await bert.button('offer_draw').click();
  await anna.button('accept_draw').waitFor();
  await expect.poll(() => anna.nameOf('h8')).not.toContain('not sent yet');
  expect(await anna.page.getByTestId('polite').innerText()).toContain('unsent move was put back');
  expect(await stage.house.played(table)).toEqual(['i8', 'a1']);
});

const xy = ({ x, y }: { x: number; y: number }) => [x, y] as const;

scene('a refusal goes when something else is proposed', async (stage) => {
  const { anna, bert } = await freeGame(stage);
  await sets(anna, { confirm: 'always' });
  await anna.myTurn();
  await anna.cell('h8').click();
  await anna.acts('h8', () => anna.button('confirm').click());
  await bert.sees('h8', 1);
  await bert.place('i9');
  await anna.sees('i9', 2);
  expect((await anna.tries('i9')).reason).toBe('occupied');
  await anna.cell('h9').click();
  await anna.page.getByTestId('confirm').waitFor();
  await expect.poll(() => anna.refusal().count()).toBe(0);
  // Nothing of it comes back with what was proposed.
  await anna.acts('h9', () => anna.button('confirm').click());
  expect(await anna.refusal().count()).toBe(0);
});
