/** A person at a browser: what they do and see, in the words of the page. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Snapshot, TableCommand } from '../src/protocol';

/** What to choose in the form that opens a table. */
export interface Wish {
  /** The family's id. */
  family?: 'renju' | 'gomoku' | 'capture-go' | 'go' | 'shogi' | 'shogi-handicap' | 'backgammon' | 'backgammon-money';
  /** The room's id, such as `professional`. */
  room: string;
  seat?: 'a' | 'b' | 'random';
  against?: 'anybody' | 'link' | 'engine' | 'here';
  level?: number;
  /** The control's text. */
  control?: string;
  /** What is chosen of the rules, by key. */
  choices?: Readonly<Record<string, string>>;
}

export class Guest {
  readonly name: string;
  readonly page: Page;
  /** What the page threw or wrote to the console as an error. */
  readonly complaints: string[] = [];

  constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  // Places

  /** Goes to the home page and waits for its form. */
  async home(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByTestId('create').waitFor();
  }

  /** Opens a table from the home page; answers its id. */
  async openRoom(wish: Wish): Promise<string> {
    await this.home();
    await this.choosing(wish);
    await this.page.getByTestId('create').locator('button[type=submit]').click();
    await this.page.waitForURL(/\/t\/[0-9a-f]{32}$/);
    await this.atTable();
    return this.table();
  }

  /** Fills in the form that opens a table, and does not send it. */
  async choosing(wish: Wish): Promise<void> {
    const form = this.page.getByTestId('create');
    const choose = async (name: string, value: string | undefined) => {
      if (value === undefined) return;
      const radio = this.page.locator(`input[name=${name}][value="${value}"]`);
      await form.locator('label', { has: radio }).click();
      expect(await radio.isChecked(), `${name} ${value}`).toBe(true);
    };
    await choose('family', wish.family ?? 'renju');
    const room = this.page.locator(`[data-room="${wish.room}"]`);
    const folded = form.locator('details:not([open])', { has: room });
    if ((await folded.count()) > 0) await folded.locator('summary').click();
    await choose('room', wish.room);
    await choose('seat', wish.seat);
    await choose('opponent', wish.against);
    if (wish.control !== undefined) await form.locator('[name=control]').selectOption(wish.control);
    for (const [key, value] of Object.entries(wish.choices ?? {})) {
      await form.locator(`[name="choice-${key}"]`).selectOption(value);
    }
    if (wish.level !== undefined) await form.locator('[name=level]').fill(String(wish.level));
  }

  /** Opens a table's page. */
  async visit(table: string): Promise<void> {
    await this.page.goto(`/t/${table}`);
    await this.atTable();
  }

  /** Opens a table's page and takes the free seat. */
  async sit(table: string): Promise<void> {
    await this.visit(table);
    await this.button('sit').click();
    await this.main('[data-role=a], [data-role=b]').waitFor();
  }

  /** Waits until the table is on the screen and the socket is up. */
  async atTable(): Promise<void> {
    await this.main('[data-status]').waitFor();
    await this.linked();
  }

  /** The id of the table on the screen. */
  table(): string {
    const id = /\/t\/([0-9a-f]{32})/.exec(this.page.url())?.[1];
    if (id === undefined) throw new Error(`${this.page.url()} is no table`);
    return id;
  }

  /** Has these settings from an earlier visit, over the defaults; they hold from the next page on. */
  async keeps(settings: Record<string, unknown>): Promise<void> {
    if (this.page.url() === 'about:blank') await this.page.goto('/');
    await this.page.evaluate(
      (text) => localStorage.setItem('yonban.settings', text),
      JSON.stringify(settings),
    );
  }

  /** Takes the name that others see, before any table is opened. */
  async introduces(): Promise<void> {
    await this.page.request.get('/api/v1/me');
    const answer = await this.page.request.post('/api/v1/me', {
      headers: { 'x-yonban': '1' },
      data: { name: this.name },
    });
    expect(answer.status()).toBe(200);
  }

  // Looking

  main(more = ''): Locator {
    const all = more.split(',').map((one) => `main.table${one.trim()}`);
    return this.page.locator(all.join(', '));
  }

  cell(point: string): Locator {
    return this.page.locator(`[data-point="${point}"]`);
  }

  button(action: string): Locator {
    return this.page.locator(`[data-action="${action}"]`);
  }

  refusal(): Locator {
    return this.page.getByTestId('refusal');
  }

  /** What the page says is going on. */
  async status(): Promise<string> {
    return (await this.page.getByTestId('status').innerText()).replaceAll(/\s+/g, ' ');
  }

  /** The actions in the list of moves. */
  moves(): Promise<string[]> {
    return this.page
      .getByTestId('moves')
      .locator('li')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-move') ?? ''));
  }

  /** What a screen reader hears about a point. */
  async nameOf(point: string): Promise<string> {
    return (await this.cell(point).getAttribute('aria-label')) ?? '';
  }

  /** Whether forbidden points are marked or spoken anywhere on the page. */
  async marks(): Promise<number> {
    const drawn = await this.page.locator('svg.lined .forbidden').count();
    const named = await this.page.locator('[data-point][aria-label*="forbidden"]').count();
    const titled = await this.page.locator('[data-point] title').count();
    const explained = await this.page.locator('svg.lined .explain > *').count();
    return drawn + named + titled + explained;
  }

  /** The table as the server shows it to this guest. */
  async snapshot(): Promise<Snapshot> {
    const answer = await this.page.request.get(`/api/v1/tables/${this.table()}`);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as Snapshot;
  }

  /** Sends a command past the page, as a program with this guest's cookie would. */
  async force(table: string, command: TableCommand): Promise<{ status: number; body: unknown }> {
    const id = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const known = await this.page.request.get(`/api/v1/tables/${table}`);
    const { seq } = (await known.json()) as Snapshot;
    return this.post(`/api/v1/tables/${table}/commands`, {
      t: 'cmd',
      id,
      table,
      seq_seen: seq,
      command,
      think_ms: null,
    });
  }

  /** Sends something past the page. The house takes so much at a time, and more a moment later. */
  async post(path: string, data: object): Promise<{ status: number; body: unknown }> {
    for (;;) {
      const answer = await this.page.request.post(path, { headers: { 'x-yonban': '1' }, data });
      const status = answer.status();
      if (status !== 429) return { status, body: (await answer.json()) as unknown };
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  // Waiting

  /** Waits until the socket is up. */
  async linked(): Promise<void> {
    await this.page.locator('[data-testid=connection][data-link=connected]').waitFor({ state: 'attached' });
  }

  /** Waits until it is this guest's turn and nothing is on its way. */
  async myTurn(): Promise<void> {
    await this.page.locator('main.table[data-status=playing] svg.lined.mine').waitFor();
  }

  /** Waits until a decision of this guest can be taken. */
  async asked(action: string): Promise<void> {
    await this.page.locator(`[data-action="${action}"]:not([disabled])`).waitFor();
  }

  /** Waits until the list of moves has `action` as number `n`, or as the last one. */
  async sees(action: string, n?: number): Promise<void> {
    const item = n === undefined ? 'li:last-child' : `li:nth-child(${n})`;
    await this.page.locator(`[data-testid=moves] ${item}[data-move="${action}"]`).waitFor();
  }

  /** Waits for the end of the game; answers what the page says of it. */
  async over(ms?: number): Promise<string> {
    await this.main('[data-status=over]').waitFor(ms === undefined ? {} : { timeout: ms });
    return this.status();
  }

  // Doing

  /** Plays the point and waits until it stands in the list of moves. */
  async place(point: string): Promise<void> {
    await this.acts(point, () => this.cell(point).click());
  }

  /** Offers the point as a fifth move. */
  async offer(point: string): Promise<void> {
    await this.acts(`offer ${point}`, () => this.cell(point).click());
  }

  /** Picks the offered point. */
  async pick(point: string): Promise<void> {
    await this.acts(`pick ${point}`, () => this.cell(point).click());
  }

  /** Presses the button of a decision, such as `swap`. */
  async choose(action: string): Promise<void> {
    await this.asked(action);
    await this.acts(action, () => this.button(action).click());
  }

  /** Does something that is to make `action`, and waits until it is saved. */
  async acts(action: string, how: () => Promise<void>): Promise<void> {
    await this.myTurn();
    const before = (await this.moves()).length;
    await how();
    await this.sees(action, before + 1);
  }

  /** Plays a point that is refused; answers the words of the refusal. */
  async tries(point: string): Promise<{ reason: string; words: string }> {
    await this.myTurn();
    const before = await this.moves();
    await this.cell(point).click();
    return this.refused(before);
  }

  /** Waits for a refusal, and checks that nothing was played. */
  async refused(before: string[]): Promise<{ reason: string; words: string }> {
    await this.refusal().waitFor();
    expect(await this.moves()).toEqual(before);
    return {
      reason: (await this.refusal().getAttribute('data-reason')) ?? '',
      words: (await this.refusal().innerText()).replaceAll(/\s+/g, ' '),
    };
  }
}

/** Waits until nothing on the page is on its way to another place or colour. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** Two guests make these moves in turn, beginning with `first`; both pages show each of them. */
export async function inTurn(first: Guest, second: Guest, points: string): Promise<void> {
  let [mover, other] = [first, second];
  for (const point of points.split(' ')) {
    await mover.place(point);
    await other.sees(point);
    [mover, other] = [other, mover];
  }
}
