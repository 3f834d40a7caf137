/**
 * The pictures of `docs/images`: `npm run shots` makes them all anew. Each page on a desktop and on
 * a phone, light and dark; and the home page in each language. Without `SHOTS` nothing runs.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { LANGUAGES } from '../src/i18n/index';
import { atRest, inTurn, type Guest, type Wish } from './guest';
import { DESKTOP, PHONE, scene, type Stage } from './stage';

const folder = process.env['SHOTS'];
/** Good enough to read every word, small enough to keep. */
const QUALITY = 82;

/** One picture as WebP, which the browser itself packs. */
async function take(guest: Guest, name: string): Promise<void> {
  if (folder === undefined) return;
  const { page } = guest;
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement || activeElement instanceof SVGElement) activeElement.blur();
  });
  await page.evaluate(() => document.fonts.ready);
  await atRest(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}

/**
 * A page of one guest in all four forms. The phone is a second device of the same person, because
 * its pixels are finer.
 */
async function shoot(
  stage: Stage,
  guest: Guest,
  name: string,
  ready: (device: Guest) => Promise<void>,
): Promise<void> {
  const address = guest.page.url();
  const phone = await stage.guest(`${guest.name}'s phone`, {
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    storageState: await guest.page.context().storageState(),
  });
  await guest.page.setViewportSize(DESKTOP);
  for (const [screen, device] of [
    ['desktop', guest],
    ['phone', phone],
  ] as const) {
    if (device === phone) await phone.page.goto(address);
    await ready(device);
    for (const colorScheme of ['light', 'dark'] as const) {
      await device.page.emulateMedia({ colorScheme });
      await take(device, `${name}-${screen}-${colorScheme}`);
    }
  }
  await guest.page.emulateMedia({ colorScheme: 'light' });
}

/** Two people at a table of a room; the first sits where the wish says. */
async function atTable(stage: Stage, room: string, wish: Partial<Wish> = {}): Promise<[Guest, Guest]> {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  await Promise.all([anna.introduces(), bert.introduces()]);
  const table = await anna.openRoom({ room, seat: 'a', against: 'link', ...wish });
  await bert.sit(table);
  return [anna, bert];
}

describe.skipIf(folder === undefined)('pictures', () => {
  scene('home and settings', async (stage) => {
    const anna = await stage.guest('Anna');
    const bert = await stage.guest('Bert');
    await Promise.all([anna.introduces(), bert.introduces()]);
    await bert.openRoom({ room: 'professional', seat: 'a', against: 'anybody' });
    await anna.home();
    await shoot(stage, anna, 'home', async (device) => {
      await device.page.locator('[data-testid=open] a').waitFor();
    });
    await shoot(stage, anna, 'settings', async (device) => {
      await device.page.getByTestId('create').waitFor();
      await device.page.getByRole('button', { name: 'Settings' }).click();
      await device.page.getByRole('dialog').waitFor();
    });
    await anna.page.keyboard.press('Escape');
    for (const code of LANGUAGES) {
      await anna.page.locator(`[data-language=${code}]`).click();
      await anna.page.locator(`[data-language=${code}][aria-current]`).waitFor();
      await anna.home();
      await anna.page.locator('[data-testid=open] a').waitFor();
      await take(anna, `home-${code}`);
    }
  });

  scene('an opening negotiation', async (stage) => {
    const [anna, bert] = await atTable(stage, 'professional');
    await anna.place('h8');
    await anna.place('h9');
    await anna.place('i9');
    await bert.asked('swap');
    await shoot(stage, bert, 'table-opening', (device) => device.asked('swap'));
  });

  scene('a game in play', async (stage) => {
    const [anna, bert] = await atTable(stage, 'national');
    await inTurn(anna, bert, 'h8 i9 g7 h9 h7 g9 f9 i7 g8 g6 i8 f8');
    await shoot(stage, anna, 'table-play', (device) => device.myTurn());
  });

  scene('a forbidden point explained', async (stage) => {
    const [anna, bert] = await atTable(stage, 'national-block');
    await inTurn(anna, bert, 'h8 g9 i8 h9 i7 j9 h6 k7 g6 f7');
    await shoot(stage, anna, 'forbidden', async (device) => {
      await device.myTurn();
      await device.page.locator('svg.gomoku .forbidden').first().waitFor();
      await device.tries('i6');
    });
  });

  scene('a game to look through', async (stage) => {
    const [anna, bert] = await atTable(stage, 'national');
    await inTurn(anna, bert, 'h8 i9 g7 h9 h7 g9 f9 i7 g8 g6 i8 f8');
    await anna.place('j8');
    await bert.button('resign').click();
    await bert.button('confirm_resign').click();
    await anna.over();
    await anna.page.goto(`/review/${anna.table()}`);
    await shoot(stage, anna, 'review', (device) => device.page.locator('main svg.gomoku').waitFor());
  });

  scene('a race of capture Go', async (stage) => {
    const [anna, bert] = await atTable(stage, 'capture-5', { family: 'capture-go' });
    await inTurn(anna, bert, 'e5 d5 d4 c4 d6 c5 c6 b6 c3 b4 b5 a5 b3 a4');
    await shoot(stage, anna, 'go-race', (device) => device.myTurn());
    for (const code of LANGUAGES.filter((one) => one !== 'en')) {
      await anna.page.locator(`[data-language=${code}]`).click();
      await anna.page.locator(`[data-language=${code}][aria-current]`).waitFor();
      await take(anna, `go-race-${code}`);
    }
  });

  scene('a board that is settled', async (stage) => {
    const [anna, bert] = await atTable(stage, 'go-9', { family: 'go' });
    await inTurn(anna, bert, 'c5 g5 c6 g6 c4 g4 d3 f3 e3 f2 e2 f1 e1 g7 d7 f8 e8 e7 d8 f7 e9 f9 b7 h5 h6 d5');
    for (const guest of [anna, bert]) {
      await guest.acts('pass', async () => {
        await guest.button('pass').click();
        await guest.button('confirm_pass').click();
      });
    }
    await anna.myTurn();
    await shoot(stage, anna, 'go-settle', async (device) => {
      await device.myTurn();
      await device.page.getByTestId('count').waitFor();
    });
  });

  scene('the rules of Go', async (stage) => {
    const anna = await stage.guest('Anna');
    await anna.introduces();
    await anna.page.goto('/rules/capture-5');
    await shoot(stage, anna, 'go-rules', (device) => device.page.locator('main h1').waitFor());
  });

  scene('the home page of Go', async (stage) => {
    const anna = await stage.guest('Anna');
    await anna.introduces();
    await anna.home();
    await shoot(stage, anna, 'go-home', async (device) => {
      await device.page.getByTestId('create').waitFor();
      await device.choosing({ family: 'capture-go', room: 'capture' });
    });
  });

  scene('a game of shogi', async (stage) => {
    const [anna, bert] = await atTable(stage, 'shogi-club', { family: 'shogi' });
    const id = anna.table();
    const opening =
      '7g7f 3c3d 8h2b+ 3a2b 7i8h 2b3c 8h7g 7a6b 2g2f 6c6d 3i3h 6b6c 4g4f 8c8d 3h4g 6c5d 4g5f 4a3b 2f2e 5a4a';
    let [mover, other] = [anna, bert];
    for (const action of opening.split(' ')) {
      await mover.force(id, { kind: 'act', action });
      [mover, other] = [other, mover];
    }
    await anna.myTurn();
    await shoot(stage, anna, 'shogi-table', (device) => device.myTurn());
    for (const code of LANGUAGES.filter((one) => one !== 'en')) {
      await anna.page.locator(`[data-language=${code}]`).click();
      await anna.page.locator(`[data-language=${code}][aria-current]`).waitFor();
      await take(anna, `shogi-table-${code}`);
    }
  });

  scene('the rules of shogi', async (stage) => {
    const anna = await stage.guest('Anna');
    await anna.introduces();
    await anna.page.goto('/rules/shogi-pawn-mate');
    await shoot(stage, anna, 'shogi-rules', (device) => device.page.locator('main svg').first().waitFor());
  });

  scene('a match of backgammon', async (stage) => {
    const [anna, bert] = await atTable(stage, 'bg-real-dice', { family: 'backgammon' });
    const id = anna.table();
    await anna.main('[data-status=playing]').waitFor();
    const course =
      'dice 3 1, 8/5 6/5, roll, dice 6 4, 24/18 18/14, roll, dice 5 5, 13/8 13/8 8/3 8/3, roll, dice 4 2, ' +
      '8/4 6/4, roll, dice 6 1, 13/7 8/7, double, take, roll, dice 5 2, 14/9 13/11';
    for (const action of course.split(', ')) {
      const told = action.startsWith('dice ');
      const mover = !told && (await anna.snapshot()).view.turn === 'b' ? bert : anna;
      await mover.force(id, told ? { kind: 'throw', outcome: action } : { kind: 'act', action });
      if (told) await bert.force(id, { kind: 'confirm' });
    }
    await anna.button('roll').waitFor();
    await shoot(stage, anna, 'backgammon-table', (device) => device.button('roll').waitFor());
    for (const code of LANGUAGES.filter((one) => one !== 'en')) {
      await anna.page.locator(`[data-language=${code}]`).click();
      await anna.page.locator(`[data-language=${code}][aria-current]`).waitFor();
      await take(anna, `backgammon-table-${code}`);
    }
  });

  scene('the rules of backgammon', async (stage) => {
    const anna = await stage.guest('Anna');
    await anna.introduces();
    await anna.page.goto('/rules/backgammon-compulsory');
    await shoot(stage, anna, 'backgammon-rules', (device) => device.page.locator('main svg').first().waitFor());
  });

  scene('a mate problem', async (stage) => {
    const anna = await stage.guest('Anna');
    await anna.introduces();
    await anna.page.goto('/tsume');
    await anna.page.getByText('Mate in 3, no. 1').click();
    await shoot(stage, anna, 'tsume', (device) => device.page.locator('main svg').first().waitFor());
  });

  scene('rules', async (stage) => {
    const anna = await stage.guest('Anna');
    await anna.introduces();
    await anna.page.goto('/rules/rif');
    await shoot(stage, anna, 'rules', (device) => device.page.locator('main h1').waitFor());
  });
});
