/** The pictures of the README, written where `SHOTS` says; without it nothing runs. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { inTurn, type Guest } from './guest';
import { DESKTOP, PHONE, scene } from './stage';

const folder = process.env['SHOTS'];

/** One picture of the page on a desktop and one on a phone. */
async function shoot(guest: Guest, name: string, screens: readonly ('desktop' | 'phone')[]): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  for (const screen of screens) {
    await guest.page.setViewportSize(screen === 'desktop' ? DESKTOP : PHONE);
    await guest.page.mouse.move(0, 0);
    await guest.page.evaluate(() => {
      window.scrollTo(0, 0);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await guest.page.evaluate(() => document.fonts.ready);
    await guest.page.screenshot({ path: join(folder, `${name}-${screen}.png`) });
  }
}

describe.skipIf(folder === undefined)('the pictures of the README', () => {
  for (const [screen, options] of [
    ['desktop', { viewport: DESKTOP }],
    ['phone', { viewport: PHONE, deviceScaleFactor: 2 }],
  ] as const) {
    const only = [screen] as const;

    scene(`home, ${screen}`, async (stage) => {
      const anna = await stage.guest('Anna', options);
      const bert = await stage.guest('Bert');
      await Promise.all([anna.introduces(), bert.introduces()]);
      await bert.openRoom({ room: 'professional', seat: 'a', against: 'anybody' });
      await anna.home();
      await anna.page.locator('[data-testid=open] a').waitFor();
      await anna.choosing({ room: 'professional' });
      await shoot(anna, 'home', only);
    });

    scene(`an opening negotiation, ${screen}`, async (stage) => {
      const anna = await stage.guest('Anna', options);
      const bert = await stage.guest('Bert');
      await Promise.all([anna.introduces(), bert.introduces()]);
      const table = await bert.openRoom({ room: 'professional', seat: 'a', against: 'link' });
      await anna.sit(table);
      await bert.place('h8');
      await bert.place('h9');
      await bert.place('i9');
      await anna.asked('swap');
      await shoot(anna, 'table-opening', only);
    });

    scene(`a forbidden point explained, ${screen}`, async (stage) => {
      const anna = await stage.guest('Anna', options);
      const bert = await stage.guest('Bert');
      await Promise.all([anna.introduces(), bert.introduces()]);
      const table = await anna.openRoom({ room: 'national-block', seat: 'a', against: 'link' });
      await bert.sit(table);
      await inTurn(anna, bert, 'h8 g9 i8 h9 i7 j9 h6 k7 g6 f7');
      await anna.tries('i6');
      await shoot(anna, 'forbidden', only);
    });
  }
});
