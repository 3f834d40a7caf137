/** axe-core on the page as it stands. */

import axe, { type AxeResults } from 'axe-core';
import { expect } from 'vitest';
import type { Guest } from './guest';
import { DESKTOP, PHONE } from './stage';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds, as `rule: element: what to do`. */
async function findings(guest: Guest): Promise<string[]> {
  const { page } = guest;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = (await page.evaluate(() => window.axe.run(document))) as AxeResults;
  expect(results.passes.length, 'axe has looked at something').toBeGreaterThan(10);
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
      found.push(...(await findings(guest)).map((one) => `${where}: ${one}`));
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
