/** axe-core on the page as it stands. */

import axe, { type AxeResults } from 'axe-core';
import { expect } from 'vitest';
import { atRest, type Guest } from './guest';
import { DESKTOP, PHONE } from './stage';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules of axe whose findings depend on the colour scheme. */
const COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds, as `rule: element: what to do`. Only `colour` needs both schemes. */
export async function findings(guest: Guest, rules: 'all' | 'colour'): Promise<string[]> {
  const { page } = guest;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Colours that are on their way from one scheme to the other are nobody's choice.
  await atRest(page);
  const results = (await page.evaluate(
    // The drawing of a board has no text for axe; its colours are measured as tokens.
    (some) =>
      some === null
        ? window.axe.run(document)
        : window.axe.run({ include: document, exclude: [['svg.lined']] }, { runOnly: some }),
    rules === 'all' ? null : { type: 'rule' as const, values: COLOUR },
  )) as AxeResults;
  const looked = results.passes.length;
  expect(looked, 'axe has looked at something').toBeGreaterThan(rules === 'all' ? 10 : 0);
  return results.violations.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)}: ${node.failureSummary ?? ''}`),
  );
}

/** No finding, no sideways scrolling: light and dark, on a desktop and on a phone. */
export async function isAccessible(guest: Guest, what: string): Promise<void> {
  const found: string[] = [];
  for (const [screen, size] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    await guest.page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await guest.page.emulateMedia({ colorScheme });
      const where = `${what}, ${screen}, ${colorScheme}`;
      const rules = colorScheme === 'light' ? 'all' : 'colour';
      found.push(...(await findings(guest, rules)).map((one) => `${where}: ${one}`));
    }
    expect(await overflow(guest), `${what}, ${screen}: sideways`).toBe(0);
  }
  await guest.page.emulateMedia({ colorScheme: 'light' });
  await guest.page.setViewportSize(DESKTOP);
  expect(found).toEqual([]);
}

/** By how many pixels the page is wider than its window. */
export function overflow(guest: Guest): Promise<number> {
  return guest.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
