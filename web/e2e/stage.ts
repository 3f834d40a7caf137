/** A stage for one test: a house, a browser, and as many guests as the test asks for. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { House } from './house';
import { Guest } from './guest';

/** Where failures leave a picture and the text of each page. */
const OUT = fileURLToPath(new URL('./out', import.meta.url));

export const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Messages of a browser whose house was killed under it, and nothing else. */
const WITHOUT_HOUSE = [/WebSocket connection to .* failed/, /Failed to load resource/];

/** A desktop screen, and a phone's. */
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

let browser: Browser | null = null;

async function theBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return browser;
}

afterAll(async () => {
  await browser?.close();
  browser = null;
});

export class Stage {
  readonly house: House;
  readonly #guests: Guest[] = [];
  /** Whether the house is killed in this scene: pages may then complain that it is gone. */
  houseFalls = false;

  private constructor(house: House) {
    this.house = house;
  }

  static async set(): Promise<Stage> {
    return new Stage(await House.open());
  }

  /** A new person with a browser of their own. */
  async guest(name: string, options: BrowserContextOptions = {}): Promise<Guest> {
    const context = await (await theBrowser()).newContext({
      baseURL: this.house.url,
      viewport: DESKTOP,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(20_000);
    const guest = new Guest(name, await context.newPage());
    this.#guests.push(guest);
    return guest;
  }

  /** Another tab of the same person. */
  async tab(of: Guest, name: string): Promise<Guest> {
    const guest = new Guest(name, await of.page.context().newPage());
    this.#guests.push(guest);
    return guest;
  }

  /** No page threw, and none was refused anything by its own policy. */
  expectNoComplaints(): void {
    const allowed = this.houseFalls ? WITHOUT_HOUSE : [];
    const complaints = this.#guests.flatMap((guest) =>
      guest.complaints.map((text) => `${guest.name}: ${text}`),
    );
    expect(complaints.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]);
  }

  async photograph(scene: string): Promise<void> {
    await mkdir(OUT, { recursive: true });
    for (const { name, page, complaints } of this.#guests) {
      if (page.isClosed()) continue;
      const file = join(OUT, `${scene} - ${name}`.replaceAll(/[^\w -]/g, '').replaceAll(' ', '_'));
      await page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
      const text = await page.locator('body').ariaSnapshot().catch(String);
      await writeFile(`${file}.txt`, `${page.url()}\n${text}\n\n${complaints.join('\n')}\n`);
    }
  }

  async clear(): Promise<void> {
    for (const { page } of this.#guests) await page.context().close();
    await this.house.close();
  }
}

/** A test with a stage of its own. A failure leaves pictures under `e2e/out`. */
export function scene(name: string, play: (stage: Stage) => Promise<void>, ms?: number): void {
  const run = async () => {
    const stage = await Stage.set();
    try {
      await play(stage);
      stage.expectNoComplaints();
    } catch (error) {
      await stage.photograph(name);
      throw error;
    } finally {
      await stage.clear();
    }
  };
  if (ms === undefined) test(name, run);
  else test(name, run, ms);
}

/** Two people at a table of free gomoku that is being played; the first begins. */
export async function freeGame(
  stage: Stage,
  options: { a?: BrowserContextOptions; b?: BrowserContextOptions } = {},
): Promise<{ anna: Guest; bert: Guest; table: string }> {
  const anna = await stage.guest('Anna', options.a);
  const bert = await stage.guest('Bert', options.b);
  await Promise.all([anna.introduces(), bert.introduces()]);
  const table = await anna.openRoom({
    family: 'gomoku',
    room: 'free',
    seat: 'a',
    against: 'link',
  });
  await bert.sit(table);
  await anna.main('[data-status=playing]').waitFor();
  return { anna, bert, table };
}
