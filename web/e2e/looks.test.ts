/**
 * How pages look, on every page at once: each board theme, light and dark; narrow windows and large
 * type; forced colours; no motion; and languages that nobody speaks, which show every sentence that
 * does not come from the catalogue and every layout that only fits English.
 */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Created, CreateTable } from '../src/protocol';
import { BOARDS } from '../src/state/settings';
import { findings, overflow } from './axe';
import { atRest, type Guest } from './guest';
import { scene, type Stage } from './stage';

/** A page, and what has to be there before it is looked at. */
interface Place {
  name: string;
  path: string;
  ready: string;
  /** Something to do first, such as opening a dialog. */
  first?: (page: Page) => Promise<void>;
}

const dialog = (n: number) => async (page: Page) => {
  await page.locator('.page-top .icon-button').nth(n).click();
  await page.locator('dialog[open]').waitFor();
};

/** Chooses to draw, and draws a circle. */
const draw = async (page: Page) => {
  await page.locator('[data-action=draw]').click();
  await page.locator('[data-point="5e"]').click();
  await page.locator('[data-action=erase]').waitFor();
};

/** A line of backgammon in review, after which something is answered. */
const offered = (what: string) =>
  `/review#kind=backgammon&rules=${encodeURIComponent('match,length=7')}&moves=` +
  ['dice 3 1', '8/5 6/5', what].map(encodeURIComponent).join(',');

/** Has the position judged, and looks at what is right at every score. */
const judge = async (page: Page) => {
  await page.locator('[data-action=report]').click();
  await page.locator('[data-action=judge_position]').click();
  await page.locator('[data-testid=scores] summary').click();
};

/** Opens a table past the page, and lets two people act in turn as `a:h8 b:a1` says. */
async function table(wish: Partial<CreateTable>, a: Guest, b: Guest | null, moves = ''): Promise<string> {
  const whole = { control: null, seat: 'a', opponent: { who: 'link' }, ...wish };
  const { status, body } = await a.post('/api/v1/tables', whole);
  expect(status, JSON.stringify(wish)).toBeLessThan(300);
  const { table: id } = body as Created;
  if (b !== null) expect((await b.force(id, { kind: 'sit', seat: 'b' })).status).toBe(200);
  for (const act of moves.split(' ').filter((one) => one !== '')) {
    const [who, action = ''] = act.split(':');
    const mover = who === 'b' && b !== null ? b : a;
    const done = await mover.force(id, { kind: 'act', action: action.replace('_', ' ') });
    expect(done.status, act).toBe(200);
  }
  return id;
}

/** A house in which every page has something to show. */
async function furnish(stage: Stage): Promise<{ anna: Guest; places: Place[] }> {
  const anna = await stage.guest('Anna');
  const bert = await stage.guest('Bert');
  await anna.introduces();
  await bert.introduces();
  // A finished game, one with a forbidden point, one in its opening, and an open table.
  const over = await table({ preset: 'free' }, anna, bert, 'a:h8 b:a1 a:i8 b:b1 a:j8 b:c1 a:k8 b:d1 a:l8');
  const play = await table(
    { preset: 'national-block' },
    anna,
    bert,
    'a:h8 b:a1 a:l5 b:c1 a:m5 b:a3 a:k6 b:c3 a:k7 b:a5',
  );
  const opening = await table(
    { preset: 'rif' },
    anna,
    bert,
    'a:h8 a:h9 a:h10 b:keep b:h7 a:offer_l5',
  );
  // Two of shogi: pieces in hand and a check, and one that a foul has ended.
  const shogi = await table({ preset: 'shogi-club' }, bert, anna, 'a:7g7f b:3c3d a:8h2b+ b:3a2b a:B*3c');
  const foul = await table(
    { preset: 'shogi-formal' },
    bert,
    anna,
    'a:2g2f b:8c8d a:2f2e b:8d8e a:2e2d b:8e8f a:2d2c+ b:8f8g+ a:P*7e',
  );
  const open = await table({ preset: 'professional', opponent: { who: 'anybody' } }, bert, null);
  const places: Place[] = [
    { name: 'home', path: '/', ready: '[data-testid=open] a' },
    { name: 'settings', path: '/', ready: '[data-testid=create]', first: dialog(1) },
    { name: 'help', path: '/', ready: '[data-testid=create]', first: dialog(0) },
    { name: 'open table', path: `/t/${open}`, ready: '[data-action=sit]' },
    { name: 'opening', path: `/t/${opening}`, ready: 'svg.gomoku .offered' },
    { name: 'play', path: `/t/${play}`, ready: 'svg.gomoku .forbidden' },
    { name: 'over', path: `/t/${over}`, ready: 'svg.gomoku circle.winning' },
    { name: 'shogi', path: `/t/${shogi}`, ready: 'svg.shogi .in-check' },
    { name: 'shogi, over', path: `/t/${foul}`, ready: 'svg.shogi .arrow.foul' },
    { name: 'shogi, review', path: `/review/${foul}`, ready: 'main svg.shogi', first: draw },
    { name: 'shogi, settings', path: `/t/${shogi}`, ready: 'svg.shogi', first: dialog(1) },
    { name: 'no table', path: `/t/${'0'.repeat(32)}`, ready: 'main.nowhere a' },
    { name: 'review', path: `/review/${over}`, ready: 'main svg.gomoku' },
    { name: 'a double in review', path: offered('double'), ready: '[data-testid=answer]', first: judge },
    { name: 'a resignation in review', path: offered('resign gammon'), ready: '[data-testid=resigning]' },
    { name: 'own board', path: '/review', ready: 'main h1, main h2' },
    { name: 'games of the rules', path: '/rules', ready: 'main h1' },
    { name: 'rules', path: '/rules/gomoku', ready: 'main h1' },
    { name: 'openings', path: '/rules/openings', ready: 'main h1' },
    { name: 'rules of a room', path: '/rules/rif', ready: 'main h1' },
    { name: 'backgammon', path: '/rules/backgammon', ready: 'main svg.backgammon' },
    { name: 'a lesson of backgammon', path: '/rules/backgammon-moves', ready: 'main svg.backgammon' },
    { name: 'a race', path: '/rules/backgammon-race', ready: 'main svg.backgammon' },
    { name: 'a room of backgammon', path: '/rules/bg-match-7', ready: 'main svg.backgammon' },
    { name: 'dice', path: '/dice', ready: 'main h1' },
  ];
  return { anna, places };
}

/** Goes to a place and waits until it is there. */
async function visit(guest: Guest, place: Place): Promise<void> {
  await guest.page.goto(place.path);
  await guest.page.locator(place.ready).first().waitFor();
  await place.first?.(guest.page);
  await atRest(guest.page);
}

/** Writes settings and has the page take them without a load, as another tab of it would. */
async function dress(page: Page, settings: { board?: string; theme?: string }): Promise<void> {
  await page.evaluate(({ board, theme }) => {
    const root = document.documentElement;
    if (board !== undefined) root.dataset['board'] = board;
    if (theme !== undefined) root.dataset['theme'] = theme;
  }, settings);
  await atRest(page);
}

scene(
  'axe finds nothing on any page, in any theme, light or dark',
  async (stage) => {
    const { anna, places } = await furnish(stage);
    const found: string[] = [];
    for (const place of places) {
      await visit(anna, place);
      // Structure is the same in all themes: it is looked at once, colours in each.
      let rules: 'all' | 'colour' = 'all';
      for (const board of BOARDS) {
        for (const theme of ['light', 'dark']) {
          await dress(anna.page, { board, theme });
          const where = `${place.name}, ${board}, ${theme}`;
          found.push(...(await findings(anna, rules)).map((one) => `${where}: ${one}`));
          rules = 'colour';
        }
      }
    }
    expect(found).toEqual([]);
  },
  240_000,
);

/** Texts that are no sentences of ours, wherever they stand. */
const NO_WORDS = [
  /^[a-v]\d{1,2}$/i,
  /^[A-V]$/,
  /^[a-z]+(,[a-z_]+=[\w.]+)+$/,
  // A move of shogi, and a position.
  /^\+?[KRBGSNLP](\d[a-i])?[-x*]\d[a-i][+=]?$/,
  /^[KRBGSNLP+\d/]+ [bw] [KRBGSNLP\d-]+ \d+$/i,
  // A position of backgammon.
  /^XGID=/,
];

/** Every text on the page, and every text that is told to a screen reader. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const spared = (element: Element | null) =>
      element === null || element.closest('[translate=no], [data-language], kbd, script, style, noscript') !== null ||
      // A text in a language of its own, such as the kanji of an opening.
      element.closest('[lang]') !== document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!spared(node.parentElement)) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      if (spared(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription']) {
        const value = element.getAttribute(name);
        if (value !== null) found.push(value);
      }
    }
    return found;
  });
}

/** Words of plain letters, beside names of people and points. */
function plainWords(text: string, names: readonly string[]): string[] {
  let rest = text;
  for (const name of names) rest = rest.replaceAll(name, ' ');
  const words = rest.match(/[A-Za-z][A-Za-z]+/g) ?? [];
  return NO_WORDS.some((one) => one.test(text.trim())) ? [] : words;
}

scene(
  'every sentence comes from the catalogue, and longer ones fit, from left and from right',
  async (stage) => {
    const { anna, places } = await furnish(stage);
    const plain: string[] = [];
    const wide: string[] = [];
    for (const language of ['pseudo', 'mirror']) {
      await anna.keeps({ language });
      for (const place of places) {
        await visit(anna, place);
        const where = `${place.name}, ${language}`;
        for (const text of await texts(anna.page)) {
          const words = plainWords(text, [
            ...['Anna', 'Bert', 'Yonban', 'English', 'freestyle', 'official,impasse=points27', 'match,length=7'],
            'sGfwATDgc/ABMA',
          ]);
          if (words.length > 0) plain.push(`${where}: ${text}`);
        }
        for (const [width, height] of [
          [320, 640],
          [1280, 800],
        ] as const) {
          await anna.page.setViewportSize({ width, height });
          const by = await overflow(anna);
          if (by > 0) wide.push(`${where}, ${width}: ${by} px`);
        }
      }
    }
    expect(plain).toEqual([]);
    expect(wide).toEqual([]);
  },
  180_000,
);

scene(
  'narrow windows, type of twice the size, targets large enough, and no motion for who wants none',
  async (stage) => {
    const { anna, places } = await furnish(stage);
    const wide: string[] = [];
    for (const place of places) {
      await visit(anna, place);
      // The stage asks for reduced motion.
      const moving = await anna.page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running')
          .map((one) => (one.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 120)),
      );
      expect(moving, place.name).toEqual([]);
      await anna.page.setViewportSize({ width: 320, height: 640 });
      if ((await overflow(anna)) > 0) wide.push(`${place.name}, 320`);
      // A window of 1280 by 800 at 200 % has this many pixels of CSS.
      await anna.page.setViewportSize({ width: 640, height: 400 });
      if ((await overflow(anna)) > 0) wide.push(`${place.name}, 200 %`);
      // Nothing that can be pressed is smaller than 24 pixels, but for the points of a small board
      // and links within a sentence.
      const small = await anna.page.evaluate(() =>
        [...document.querySelectorAll('button, select, summary, input:not([type=hidden]), .row, .button')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ element }) => element.outerHTML.slice(0, 120)),
      );
      expect(small, place.name).toEqual([]);
      await anna.page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(wide).toEqual([]);
  },
  120_000,
);

/**
 * Where an element is in the window, with so much around it. A board draws its marks anew whenever
 * its table says something: an element is looked up, moved to and measured in one go.
 */
async function around(page: Page, selector: string, margin: number) {
  const box = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }, selector);
  if (box === null) return null;
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  return { x, y, width: box.x + box.width + margin - x, height: box.y + box.height + margin - y };
}

/** Whether taking some elements away changes what is on the screen. */
async function seen(page: Page, selector: string): Promise<boolean> {
  const clip = await around(page, selector, 4);
  if (clip === null) return false;
  const full = await page.screenshot({ clip, animations: 'disabled' });
  // By a rule, not on the elements: it holds for what is drawn in the meantime too.
  const hide = (rules: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rules);
  await hide(`${selector} { visibility: hidden !important; }`);
  const bare = await page.screenshot({ clip, animations: 'disabled' });
  await hide('');
  return !full.equals(bare);
}

scene(
  'forced colours: stones, marks, choices and the focus can be seen',
  async (stage) => {
    const { anna, places } = await furnish(stage);
    const wanted: Record<string, string[]> = {
      opening: ['.stone.black .body', '.stone.white .body', '.last', '.offered', '.offered .number', '.coordinate', '.lines'],
      play: ['.stone.black .body', '.stone.white .body', '.last', '.forbidden .ink', '.star'],
      over: ['circle.winning', 'line.winning', '.last'],
    };
    for (const board of ['wood', 'contrast']) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await anna.page.emulateMedia({ forcedColors: 'active', colorScheme });
        for (const place of places.filter((one) => wanted[one.name] !== undefined)) {
          await visit(anna, place);
          await dress(anna.page, { board });
          for (const mark of wanted[place.name] ?? []) {
            expect(await seen(anna.page, `svg.gomoku ${mark}`), `${place.name}, ${board}, ${colorScheme}: ${mark}`).toBe(true);
          }
        }
      }
    }
    // The focus on the board, on a button, and on a choice.
    const play = places.find((one) => one.name === 'play');
    if (play === undefined) throw new Error('there is no such place');
    await visit(anna, play);
    const focus = async (selector: string) => {
      const clip = await around(anna.page, selector, 6);
      if (clip === null) return false;
      const before = await anna.page.screenshot({ clip });
      // A key has to come first, or the browser takes the focus for one of the mouse.
      await anna.page.keyboard.press('Shift');
      await anna.page.locator(selector).first().focus();
      return !before.equals(await anna.page.screenshot({ clip }));
    };
    expect(await focus('[data-point=c9]'), 'a point').toBe(true);
    expect(await focus('[data-action=resign]'), 'a button').toBe(true);
    await anna.home();
    expect(await focus('input[name=seat][value=a]'), 'a choice').toBe(true);
  },
  180_000,
);
