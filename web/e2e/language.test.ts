import { expect } from 'vitest';
import { overflow } from './axe';
import type { Guest } from './guest';
import { scene } from './stage';

const root = (guest: Guest) =>
  guest.page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });

scene('the language is kept, and is there before anything is drawn', async (stage) => {
  const anna = await stage.guest('Anna');
  // Every text that ever was on the page, from its first picture on.
  await anna.page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => seen.add(document.querySelector('#app h1')?.textContent ?? '')).observe(
      document,
      { childList: true, subtree: true, characterData: true },
    );
  });
  await anna.home();
  expect(await root(anna)).toEqual({ lang: 'en', dir: 'ltr' });
  await anna.keeps({ language: 'pseudo' });
  await anna.home();
  expect(await root(anna)).toEqual({ lang: 'en-x-pseudo', dir: 'ltr' });
  const seen = await anna.page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.filter((one) => one !== '')).toEqual([await anna.page.locator('h1').innerText()]);
  expect(seen).not.toContain('Open a table');

  // Back to English by the menu at the foot, which the page keeps.
  await anna.page.locator('[data-language=en]').click();
  await anna.page.getByRole('heading', { name: 'Open a table' }).waitFor();
  expect(await root(anna)).toEqual({ lang: 'en', dir: 'ltr' });
  await anna.home();
  await anna.page.getByRole('heading', { name: 'Open a table' }).waitFor();
  expect(await anna.page.locator('[data-language=en]').getAttribute('aria-current')).toBe('true');
  expect(await anna.page.locator('[data-language=pseudo], [data-language=mirror]').count()).toBe(0);
});

scene('words that do not come: the page is in English and says so', async (stage) => {
  stage.houseFalls = true;
  const anna = await stage.guest('Anna', { serviceWorkers: 'block' });
  await anna.keeps({ language: 'mirror' });
  await anna.page.route('**/assets/pseudo-*.js', (route) => route.abort());
  await anna.home();
  await anna.page.getByRole('heading', { name: 'Open a table' }).waitFor();
  expect(await root(anna)).toEqual({ lang: 'en', dir: 'ltr' });
  await anna.page.getByRole('button', { name: 'Settings' }).click();
  await anna.page.getByText('could not be fetched').waitFor();
});

scene('a mirrored page keeps its boards as they are', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.keeps({ language: 'mirror' });
  await anna.openRoom({ family: 'gomoku', room: 'free', seat: 'a', against: 'engine' });
  expect(await root(anna)).toEqual({ lang: 'en-x-pseudo', dir: 'rtl' });
  const x = async (point: string) => (await anna.cell(point).boundingBox())?.x ?? 0;
  expect(await x('a1')).toBeLessThan(await x('o1'));
  await anna.place('h8');
  expect(await overflow(anna)).toBe(0);
});
