/** The review page with the real referee: a finished game, files, links, questions. */

import { readFile } from 'node:fs/promises';
import type { Download, Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Created, GameRecord } from '../src/protocol';
import { isAccessible } from './axe';
import type { Guest } from './guest';
import { PHONE, scene } from './stage';

/** Ten moves after which a black stone on i6 makes a forbidden double-three. */
const BEFORE = 'h8 g9 i8 h9 i7 j9 h6 k7 g6 f7';

/** Two guests play a game to its end, past the page; answers the table's id. */
async function finished(anna: Guest, bert: Guest, moves = `${BEFORE} i6`): Promise<string> {
  await Promise.all([anna.introduces(), bert.introduces()]);
  const answer = await anna.page.request.post('/api/v1/tables', {
    headers: { 'x-yonban': '1' },
    data: { preset: 'national-lose', control: null, seat: 'a', opponent: { who: 'link' } },
  });
  expect(answer.ok()).toBe(true);
  const { table } = (await answer.json()) as Created;
  expect((await bert.force(table, { kind: 'sit', seat: 'b' })).status).toBe(200);
  for (const [index, action] of moves.split(' ').entries()) {
    const who = index % 2 === 0 ? anna : bert;
    expect((await who.force(table, { kind: 'act', action })).status, action).toBe(200);
  }
  return table;
}

/** The review page, in its own words. */
class Reader {
  readonly guest: Guest;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  async opens(path: string): Promise<void> {
    await this.guest.page.goto(path);
    await this.guest.page.getByTestId('review').waitFor();
    await this.guest.page.locator('svg.gomoku').waitFor();
  }

  /** The ply on the screen, of how many. */
  async ply(): Promise<string> {
    return (await this.guest.page.getByTestId('ply').innerText()).replaceAll(/\s/g, '');
  }

  async at(ply: string): Promise<void> {
    await expect.poll(() => this.ply(), { timeout: 10_000 }).toBe(ply);
  }

  stones(): Promise<number> {
    return this.guest.page.locator('svg.gomoku [data-point][aria-label*="stone"]').count();
  }

  here(): Promise<string> {
    return this.guest.page.getByTestId('here').innerText();
  }

  step(action: string): Locator {
    return this.guest.page.getByTestId('tree').locator(`[data-move="${action}"]`);
  }

  /** The moves of the tree in reading order. */
  tree(): Promise<string[]> {
    return this.guest.page
      .getByTestId('tree')
      .locator('[data-move]:not([data-move=""])')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-move') ?? ''));
  }

  async does(action: string): Promise<void> {
    await this.guest.button(action).first().click();
  }

  spoken(): Promise<string> {
    return this.guest.page.getByTestId('polite').innerText();
  }

  /** Does something that saves a file; answers its name and its bytes. */
  async saves(how: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const coming: Promise<Download> = this.guest.page.waitForEvent('download');
    await how();
    const download = await coming;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }
}

async function pastes(guest: Guest, text: string): Promise<void> {
  await guest.page.goto('/review');
  await guest.page.locator('textarea[name=text]').fill(text);
  await guest.button('import').click();
}

describe('a finished game', () => {
  scene('is stepped through, tried out and asked about', async (stage) => {
    const anna = await stage.guest('Anna');
    const bert = await stage.guest('Bert');
    const table = await finished(anna, bert);

    // From the home page and from the table there is a way to it.
    await anna.home();
    await anna.page.locator(`[data-testid=over] a[href="/review/${table}"]`).waitFor();
    await anna.visit(table);
    await anna.button('review').click();
    await anna.page.waitForURL(new RegExp(`/review/${table}`));
    const reader = new Reader(anna);
    await reader.at('11/11');
    expect(await reader.stones()).toBe(11);
    expect(await anna.page.getByTestId('result').innerText()).toContain('White (Bert) wins');
    expect(await anna.page.getByTestId('result').innerText()).toContain('double-three');
    // The fault is marked, drawn and told.
    expect(await reader.step('i6').getAttribute('class')).toContain('fault');
    expect(await anna.page.getByTestId('explanation').innerText()).toContain('double-three');
    expect(await anna.page.locator('svg.gomoku .explain > *').count()).toBeGreaterThan(4);

    // Buttons, keys and list lead through it; each step is in the address and spoken.
    await reader.does('previous');
    await reader.at('10/11');
    await expect.poll(() => reader.spoken()).toContain('10. White: f7');
    await expect.poll(() => anna.page.url()).toMatch(/#10$/);
    await anna.page.locator('#content').focus();
    await anna.page.keyboard.press('Home');
    await reader.at('0/11');
    expect(await reader.stones()).toBe(0);
    await anna.page.keyboard.press('ArrowRight');
    await anna.page.keyboard.press(']');
    await reader.at('2/11');
    await reader.step('h9').click();
    await reader.at('4/11');
    // On the board plain arrows stay the board's own; with Shift they step.
    await anna.cell('h8').focus();
    await anna.page.keyboard.press('ArrowRight');
    await reader.at('4/11');
    expect(await anna.page.evaluate(() => document.activeElement?.getAttribute('data-point'))).toBe('i8');
    await anna.page.keyboard.press('Shift+ArrowLeft');
    await reader.at('3/11');
    await anna.page.locator('.ply-slider').fill('10');
    await reader.at('10/11');

    // A variation grows; the game itself stays.
    await anna.cell('i5').click();
    await reader.at('11/11');
    await expect.poll(() => reader.tree()).toEqual([...BEFORE.split(' '), 'i6', 'i5']);
    await anna.cell('a1').click();
    await reader.at('12/12');
    await expect.poll(() => anna.page.url()).toMatch(/#10,i5,a1$/);
    // A point that is taken is refused with its reason, and nothing moves.
    await anna.cell('h8').click();
    await anna.page.locator('[data-testid=refusal][data-reason=occupied]').waitFor();
    await reader.at('12/12');
    expect(await anna.page.getByTestId('refusal').innerText()).toContain('stone');

    // The link leads others to the same place, variation and all; a reload does as well.
    const link = anna.page.url();
    await anna.page.reload();
    await anna.page.getByTestId('review').waitFor();
    await reader.at('12/12');
    const other = new Reader(bert);
    await other.opens(link.replace(stage.house.url, ''));
    await other.at('12/12');
    expect(await other.tree()).toContain('a1');

    // Deleting takes the variation out, and may be taken back; the game cannot be deleted.
    await reader.step('i5').click();
    await reader.does('remove');
    await reader.at('10/11');
    expect(await reader.tree()).not.toContain('a1');
    expect(await anna.button('remove').count()).toBe(0);
    await reader.does('put_back');
    await reader.at('11/12');

    // Asking about a point: by the toggle, by the right button, by the key.
    await reader.step('f7').click();
    await reader.at('10/12');
    await reader.does('ask');
    await anna.cell('i6').click();
    const said = anna.page.getByTestId('answer');
    await said.waitFor();
    await expect.poll(() => said.innerText()).toContain('double-three');
    expect(await anna.page.locator('svg.gomoku .explain > *').count()).toBeGreaterThan(4);
    await expect.poll(() => reader.spoken()).toContain('double-three');
    await reader.does('ask');
    await anna.cell('a15').click({ button: 'right' });
    await expect.poll(() => said.innerText()).toContain('allowed');
    await anna.cell('h8').focus();
    await anna.page.keyboard.press('?');
    await expect.poll(() => said.innerText()).toContain('a stone on that point');
    await reader.at('10/12');
    // Forbidden points are marked until the reader does not want them.
    expect(await anna.page.locator('svg.gomoku .forbidden').count()).toBeGreaterThan(0);
    await reader.does('marks');
    await expect.poll(() => anna.page.locator('svg.gomoku .forbidden').count()).toBe(0);
  }, 240_000);

  scene('is taken along in every format, and comes back the same', async (stage) => {
    const anna = await stage.guest('Anna');
    const bert = await stage.guest('Bert');
    const table = await finished(anna, bert);
    const reader = new Reader(anna);
    await reader.opens(`/review/${table}#10,i5,a1`);
    await reader.at('12/12');
    await reader.does('export');
    const dialog = anna.page.getByRole('dialog');
    const files = new Map<string, Buffer>();
    for (const format of ['sgf', 'lib', 'psq', 'moves']) {
      await dialog.locator(`input[name=format][value=${format}]`).check();
      await dialog.locator(`.export-made[data-format=${format}]`).waitFor();
      const file = await reader.saves(() => dialog.locator('[data-action=save]').click());
      expect(file.bytes.length, format).toBeGreaterThan(20);
      files.set(file.name, file.bytes);
      // What a format loses is told before it is saved: one without variations loses one here.
      const losses = await dialog.getByTestId('losses').count();
      expect(losses, format).toBe(format === 'psq' || format === 'moves' ? 1 : losses);
    }
    const log = await reader.saves(() => dialog.locator('[data-action=save_log]').click());
    expect(log.bytes.toString()).toContain('action=i6');

    // The pictures stand alone.
    const svg = await reader.saves(() => dialog.locator('[data-action=save_svg]').click());
    const looked = await anna.page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
      const fills = [...parsed.querySelectorAll('circle')].map((one) => one.getAttribute('fill') ?? '');
      return {
        broken: parsed.querySelectorAll('parsererror').length,
        stones: fills.filter((fill) => /-(black|white)\)$/.test(fill)).length,
        texts: [...parsed.querySelectorAll('text')].map((one) => one.textContent),
        styled: parsed.querySelectorAll('[class], [style]').length,
      };
    }, svg.bytes.toString());
    expect(looked).toMatchObject({ broken: 0, stones: 12, styled: 0 });
    expect(looked.texts).toEqual(expect.arrayContaining(['A', 'O', '1', '15']));
    expect(svg.bytes.toString()).not.toMatch(/var\(|light-dark/);
    const png = await reader.saves(() => dialog.locator('[data-action=save_png]').click());
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(png.bytes.readUInt32BE(16)).toBe(1280);
    await anna.page.keyboard.press('Escape');

    // What SGF and RenLib hold is read back as the same tree.
    const before = await reader.tree();
    for (const [name, bytes] of files) {
      if (!/\.(sgf|lib)$/.test(name)) continue;
      await anna.page.goto('/review');
      await anna.page
        .locator('input[name=file]')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
      await anna.page.getByTestId('review').waitFor();
      await expect.poll(() => reader.tree(), { message: name }).toEqual(before);
    }
  }, 240_000);

  scene('that is not there, or not over, is said to be so', async (stage) => {
    const anna = await stage.guest('Anna');
    await anna.page.goto(`/review/${'0'.repeat(32)}`);
    await anna.page.getByText('There is no finished game here.').waitFor();
    const table = await anna.openRoom({ room: 'rif', seat: 'a', against: 'link' });
    await anna.page.goto(`/review/${table}`);
    await anna.page.getByText('There is no finished game here.').waitFor();
    // The browser tells its console of answers that are no success.
    anna.complaints.splice(0);
  });
});

describe('files', () => {
  scene('a broken record is read as far as it goes, with every loss told', async (stage) => {
    const anna = await stage.guest('Anna');
    const reader = new Reader(anna);
    const text = '(;GM[4]SZ[15]PB[Anna]PW[Bert]XX[?];B[hh]C[the middle];W[hg];B[hh];W[ii](;B[gg])';
    await pastes(anna, text);
    await anna.page.getByTestId('review').waitFor();
    const losses = anna.page.getByTestId('losses').locator('li');
    // What tells them is fetched when it is first needed.
    await expect.poll(() => losses.count()).toBeGreaterThan(0);
    expect(await anna.page.getByTestId('losses').innerText()).toMatch(/line 1|column|action|byte/);
    expect((await reader.tree()).slice(0, 2)).toEqual(['h8', 'h9']);
    await reader.step('h8').click();
    expect(await anna.page.getByTestId('remark').innerText()).toBe('the middle');
    await expect.poll(() => reader.spoken()).toContain('the middle');
    // Back at the desk the text is still there.
    await anna.page.goBack();
    await expect.poll(() => anna.page.locator('textarea[name=text]').inputValue()).toBe(text);
  });

  scene('what cannot be read is refused, and nothing of it is lost', async (stage) => {
    const anna = await stage.guest('Anna');
    await pastes(anna, 'Dear Bert, how are you?');
    await anna.page.getByTestId('import-refused').waitFor();
    expect(await anna.page.locator('textarea[name=text]').inputValue()).toBe('Dear Bert, how are you?');
    await expect.poll(() => new Reader(anna).spoken()).toContain('Nothing could be read');
    await isAccessible(anna, 'a refused file');
    anna.complaints.splice(0);
  });

  scene('a file with many games is searched, and a dropped one is read', async (stage) => {
    const anna = await stage.guest('Anna');
    const reader = new Reader(anna);
    const games = Array.from(
      { length: 25 },
      (_, index) => `(;GM[4]SZ[15]RU[Freestyle]EV[Cup ${index}]PB[Player ${index}]PW[Bert];B[hh];W[ii])`,
    );
    await pastes(anna, games.join('\n'));
    await anna.page.getByTestId('games').waitFor();
    await isAccessible(anna, 'a list of games');
    await anna.page.locator('input[name=search]').fill('cup 17');
    const rows = anna.page.getByTestId('games').locator('[data-game]');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.first().click();
    await anna.page.getByTestId('review').waitFor();
    expect(await anna.page.getByTestId('player-a').innerText()).toContain('Player 17');
    expect(await reader.tree()).toEqual(['h8', 'i7']);
    // The other games are still at hand.
    await anna.button('other_games').click();
    await anna.page.getByTestId('games').waitFor();

    const carried = await anna.page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['h8h9i9'], 'line.txt'));
      return data;
    });
    await anna.page.dispatchEvent('main', 'drop', { dataTransfer: carried });
    await anna.page.getByTestId('review').waitFor();
    await expect.poll(() => reader.tree()).toEqual(['h8', 'h9', 'i9']);
  });
});

describe('an empty board', () => {
  scene('follows the opening of a room, and its link holds the game', async (stage) => {
    const anna = await stage.guest('Anna');
    const reader = new Reader(anna);
    await anna.page.goto('/review');
    await anna.page.locator('select[name=room]').selectOption('rif');
    await anna.button('blank').click();
    await anna.page.getByTestId('review').waitFor();
    await anna.page.locator('svg.gomoku.mine').waitFor();
    // The first stone goes to the centre: elsewhere the area is shown and told.
    await anna.cell('a1').click();
    await anna.page.locator('[data-testid=refusal][data-reason=outside_area]').waitFor();
    expect(await anna.page.locator('svg.gomoku .explain .allowed').count()).toBe(1);
    for (const point of ['h8', 'h9', 'i9']) {
      const before = (await reader.tree()).length;
      await anna.cell(point).click();
      await expect.poll(async () => (await reader.tree()).length).toBe(before + 1);
    }
    expect(await anna.page.getByTestId('opening').innerText()).toContain('Kagetsu');
    await anna.button('swap').click();
    await reader.at('4/4');
    await reader.does('previous');
    await reader.at('3/4');
    await expect.poll(() => anna.page.url()).toMatch(/ply=3$/);
    const address = anna.page.url();
    expect(decodeURIComponent(address)).toContain('rules=rif');
    await anna.page.reload();
    await anna.page.getByTestId('review').waitFor();
    await reader.at('3/4');
    expect(await reader.tree()).toEqual(['h8', 'h9', 'i9', 'swap']);
    // Another browser needs nothing but the link.
    const bert = await stage.guest('Bert');
    const other = new Reader(bert);
    await other.opens(address.replace(stage.house.url, ''));
    await other.at('3/4');
    // A link with a move that is not allowed keeps what is, and says why.
    await other.opens('/review#kind=gomoku&rules=rif&moves=h8,a1,h9');
    await bert.page.locator('[data-testid=refusal][data-reason=outside_area]').waitFor();
    await other.at('1/1');
  });
});

scene('axe finds nothing on the review page', async (stage) => {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  const table = await finished(anna, bert);
  await anna.page.goto('/review');
  await anna.page.locator('select[name=room] option').first().waitFor({ state: 'attached' });
  await isAccessible(anna, 'the desk');
  const reader = new Reader(anna);
  await reader.opens(`/review/${table}#10,i5,a1`);
  await reader.at('12/12');
  await isAccessible(anna, 'a variation');
  await anna.cell('h8').click();
  await anna.page.getByTestId('refusal').waitFor();
  await isAccessible(anna, 'a refusal');
  await reader.does('export');
  await anna.page.locator('.export-made [data-action=save]').waitFor();
  await isAccessible(anna, 'saving');
  await anna.page.keyboard.press('Escape');
  await reader.step('i6').click();
  await isAccessible(anna, 'the end');
}, 240_000);

scene('on a phone a tap proposes, and steps do not move the board', async (stage) => {
  const anna = await stage.guest('Anna', { viewport: PHONE, hasTouch: true, isMobile: true });
  const reader = new Reader(anna);
  await reader.opens('/review#kind=gomoku&rules=freestyle&moves=h8,h9,i9,g7&ply=2');
  const top = async () => (await anna.page.locator('svg.gomoku').boundingBox())?.y;
  const before = await top();
  await reader.does('next');
  await reader.at('3/4');
  expect(await top()).toBe(before);
  await anna.page.locator('svg.gomoku.mine').waitFor();
  await anna.cell('c3').tap();
  await anna.page.getByTestId('confirm').waitFor();
  expect(await reader.tree()).not.toContain('c3');
  await anna.button('confirm').tap();
  await expect.poll(() => reader.tree()).toContain('c3');
});

/** The records that the page writes are the ones that the server reads: no field is lost. */
scene('a record goes out and in without a change', async (stage) => {
  const anna = await stage.guest('Anna');
  await anna.introduces();
  const game: GameRecord = {
    kind: 'gomoku',
    rules: 'rif',
    start: null,
    a: 'Anna',
    b: 'Bert',
    event: 'Cup',
    round: '3',
    date: '2026-05-01',
    result: null,
    nodes: ['', 'h8', 'h9', 'i9', 'keep', 'g7'].map((action, index) => ({
      parent: index === 0 ? null : index - 1,
      action: index === 0 ? null : action,
      written: {},
      comment: index === 3 ? 'Kagetsu 花月' : null,
      labels: index === 3 ? [{ point: 'g9', text: 'A' }] : [],
      time_ms: index === 0 ? null : 1000 * index,
      marked: index === 5,
    })),
  };
  const post = (path: string, data: unknown) =>
    anna.page.request.post(`/api/v1/${path}`, { headers: { 'x-yonban': '1' }, data: data as object });
  const made = (await (await post('export', { format: 'sgf', game })).json()) as { base64: string };
  const answer = await anna.page.request.post('/api/v1/import', {
    headers: { 'x-yonban': '1', 'content-type': 'application/octet-stream' },
    data: Buffer.from(made.base64, 'base64'),
  });
  const { games } = (await answer.json()) as { games: GameRecord[] };
  expect(games).toEqual([game]);
});
