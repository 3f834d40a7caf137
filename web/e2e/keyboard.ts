/** A guest who only has a keyboard: moves the focus, and checks that it can always be seen. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest } from './guest';

declare global {
  interface Window {
    focusBefore: Element | null;
  }
}

/** More stops than any page has. */
const MANY = 120;

export class Keyboard {
  readonly #page: Page;
  /** Kinds of elements whose focus was seen already. */
  readonly #seen = new Set<string>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses a key and looks where the focus is. */
  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#isVisible();
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let stops = 0; stops < MANY; stops += 1) {
      if (await this.has(target)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }

  /** Chooses one of a group of radio buttons with Tab and the arrows. */
  async choose(form: Locator, name: string, value: string): Promise<void> {
    await this.tabTo(form.locator(`input[name=${name}]:checked`));
    for (let presses = 0; presses < MANY; presses += 1) {
      const chosen = form.locator(`input[name=${name}]:checked`);
      if ((await chosen.getAttribute('value')) === value) return;
      await this.press('ArrowDown');
    }
    throw new Error(`the arrows do not lead to ${name} ${value}`);
  }

  /** Whether the element has the focus. */
  async has(target: Locator): Promise<boolean> {
    if ((await target.count()) === 0) return false;
    return target.first().evaluate((element) => element === document.activeElement);
  }

  /** The point that has the focus; null elsewhere. */
  point(): Promise<string | null> {
    return this.#page.evaluate(() => document.activeElement?.getAttribute('data-point') ?? null);
  }

  /** Moves over the board to a point: a letter for the column, arrows for the row. */
  async walkTo(point: string): Promise<void> {
    if ((await this.point())?.[0] !== point[0]) await this.press(point[0] ?? '');
    for (let steps = 0; steps < MANY; steps += 1) {
      const at = await this.point();
      if (at === point) return;
      expect(at, 'the focus stays on the board').not.toBeNull();
      await this.press(Number(at?.slice(1)) < Number(point.slice(1)) ? 'ArrowUp' : 'ArrowDown');
    }
    throw new Error(`the arrows do not lead to ${point}`);
  }

  /** The focus is somewhere, inside the window, and looks different from no focus. */
  async #isVisible(): Promise<void> {
    const page = this.#page;
    await atRest(page);
    const here = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      return {
        kind: [
          element.tagName,
          element.getAttribute('class'),
          element.getAttribute('name'),
          element.getAttribute('data-action'),
          element.getAttribute('aria-label')?.replace(/\d+/g, ''),
        ].join(' '),
        left: Math.max(0, box.left - 6),
        top: Math.max(0, box.top - 6),
        right: Math.min(window.innerWidth, box.right + 6),
        bottom: Math.min(window.innerHeight, box.bottom + 6),
      };
    });
    // Behind the last stop the browser's own controls have the focus.
    if (here === null || this.#seen.has(here.kind)) return;
    const { kind, left, top, right, bottom } = here;
    expect(right - left > 4 && bottom - top > 4, `in the window: ${kind}`).toBe(true);
    const clip = { x: left, y: top, width: right - left, height: bottom - top };
    const focused = await page.screenshot({ clip, animations: 'disabled' });
    await page.evaluate(() => {
      window.focusBefore = document.activeElement;
      (document.activeElement as HTMLElement | SVGElement | null)?.blur();
    });
    await atRest(page);
    const bare = await page.screenshot({ clip, animations: 'disabled' });
    await page.evaluate(() => {
      (window.focusBefore as HTMLElement | SVGElement | null)?.focus({ preventScroll: true });
    });
    expect(focused.equals(bare), `the focus can be seen: ${kind}`).toBe(false);
    this.#seen.add(kind);
  }
}
