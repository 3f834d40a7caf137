/** Contrast of every pair that has to be told apart, in each board theme, light and dark. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BARS, BOARDS, DEFAULTS, parseSettings } from '../src/state/settings';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8').replaceAll(
  /\/\*[\s\S]*?\*\//g,
  '',
);

type Tokens = Map<string, string>;

/** The declarations of the first block with this selector, inside what follows `after`. */
function block(selector: string, after = ''): Tokens {
  const from = css.indexOf(`${selector} {`, after === '' ? 0 : css.indexOf(after));
  expect(from, selector).toBeGreaterThanOrEqual(0);
  const body = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
  return new Map(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((one) => [one[1] ?? '', (one[2] ?? '').trim()]),
  );
}

const base = new Map([...block(':root'), ...block(".sample[data-board='wood']")]);
const themes = new Map<string, Tokens>(
  BOARDS.map((board) => [
    board,
    new Map([...base, ...block(`.sample[data-board='${board}']`)]),
  ]),
);
const more = new Map([...base, ...block(':root', '(prefers-contrast: more)')]);

type Colour = readonly [number, number, number];

/** The colour of a token in one scheme. */
function colour(tokens: Tokens, name: string, scheme: 'light' | 'dark'): Colour {
  let text = tokens.get(name);
  if (text === undefined) throw new Error(`there is no ${name}`);
  const both = /^light-dark\(\s*([^,]+),\s*([^)]+)\)$/.exec(text);
  if (both !== null) text = (scheme === 'light' ? both[1] : both[2])?.trim() ?? '';
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text);
  if (hex === null) throw new Error(`${name} is no plain colour: ${text}`);
  return [hex[1], hex[2], hex[3]].map((part) => Number.parseInt(part ?? '', 16)) as unknown as Colour;
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((part) => {
    const c = part / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(x: Colour, y: Colour): number {
  const [high, low] = [luminance(x), luminance(y)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** `over` with some opacity on `under`. */
function blend(over: Colour, under: Colour, opacity: number): Colour {
  return over.map((part, at) => part * opacity + (under[at] ?? 0) * (1 - opacity)) as unknown as Colour;
}

const SURFACES = ['--page', '--card', '--sunken'];
const TEXT = 4.5;
const GRAPHIC = 3;

/** What is read, and what it is written on. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['--ink', [...SURFACES, '--accent-soft', '--warn-soft', '--danger-soft']],
  ['--ink-quiet', [...SURFACES, '--accent-soft', '--warn-soft']],
  ['--accent', [...SURFACES, '--accent-soft']],
  ['--on-accent', ['--accent', '--accent-strong']],
  ['--warn', [...SURFACES, '--warn-soft']],
  ['--danger', [...SURFACES, '--danger-soft']],
  ['--on-danger', ['--danger']],
  ['--wood-text', ['--wood', '--wood-light', '--wood-dark']],
  // A word on a board of lines has a halo between.
  ['--wood-text', ['--mark-halo']],
  ['--on-black', ['--black', '--black-rim']],
  ['--on-white', ['--white', '--white-rim']],
  // Signs on pieces, plain and promoted, and the plain card of a promotion.
  ['--piece-ink', ['--piece', '--piece-black', '--piece-white']],
  ['--piece-red', ['--piece', '--piece-black', '--piece-white']],
];

const WOOD = ['--wood', '--wood-light', '--wood-dark'];

/** What is seen, and what it is seen on. */
const graphics: readonly (readonly [string, readonly string[]])[] = [
  ['--edge', SURFACES],
  ['--focus', SURFACES],
  ['--wood-ink', WOOD],
  ['--mark', WOOD],
  ['--mark-blue', WOOD],
  ['--black-edge', [...WOOD]],
  ['--white-edge', [...WOOD]],
  ['--piece-edge', [...WOOD, '--piece', '--piece-black', '--piece-white']],
  // Marks drawn over stones have a halo between.
  ['--mark', ['--mark-halo']],
  ['--mark-blue', ['--mark-halo']],
  ['--black', ['--white']],
];

/** Pairs of these tokens that are too close, as `token on ground: ratio`. */
function close(tokens: Tokens, scheme: 'light' | 'dark'): string[] {
  const found: string[] = [];
  const check = (front: Colour, ground: Colour, limit: number, what: string) => {
    const seen = ratio(front, ground);
    if (seen < limit) found.push(`${what}: ${seen.toFixed(2)} of ${limit}`);
  };
  for (const [pairs, limit] of [
    [texts, TEXT],
    [graphics, GRAPHIC],
  ] as const) {
    for (const [front, grounds] of pairs) {
      for (const ground of grounds) {
        check(colour(tokens, front, scheme), colour(tokens, ground, scheme), limit, `${front} on ${ground}`);
      }
    }
  }
  // A checker is told from what it lies on by its body or by its edge; a point from the field by its line.
  for (const ground of ['--field', '--point-odd', '--point-even', '--wood']) {
    const under = colour(tokens, ground, scheme);
    for (const side of ['black', 'white']) {
      const [body, edge] = [`--${side}`, `--${side}-edge`].map((name) => ratio(colour(tokens, name, scheme), under));
      const seen = Math.max(body ?? 0, edge ?? 0);
      if (seen < GRAPHIC) found.push(`a ${side} checker on ${ground}: ${seen.toFixed(2)} of ${GRAPHIC}`);
    }
  }
  check(colour(tokens, '--wood-ink', scheme), colour(tokens, '--field', scheme), GRAPHIC, 'the line of a point');
  for (const mark of ['--mark', '--mark-blue']) {
    check(colour(tokens, mark, scheme), colour(tokens, '--field', scheme), GRAPHIC, `${mark} on the field`);
  }
  // A stone that is not there yet lets the board through; its dashes and its number still show.
  for (const side of ['black', 'white']) {
    const ghost = blend(colour(tokens, `--${side}`, scheme), colour(tokens, '--wood', scheme), GHOST);
    check(colour(tokens, `--on-${side}`, scheme), ghost, GRAPHIC, `dashes on a ${side} ghost`);
  }
  return found;
}

/** The opacity of stones that are offered, unsent or being sent, in `board.css`. */
const GHOST = 0.62;

describe.each([...themes])('%s', (board, tokens) => {
  test.each(['light', 'dark'] as const)('%s: text 4.5, graphics 3', (scheme) => {
    expect(close(tokens, scheme)).toEqual([]);
  });

  test('sets every colour of the board', () => {
    const own = block(`.sample[data-board='${board}']`);
    const wanted = [...base.keys()].filter((name) => /^--(wood|mark|black|white|on-black|on-white|stone|piece|field|point)/.test(name));
    expect(wanted.length).toBeGreaterThan(18);
    expect(wanted.filter((name) => !own.has(name))).toEqual([]);
  });
});

test('more contrast is more: text 7 on every surface', () => {
  for (const scheme of ['light', 'dark'] as const) {
    for (const [front, grounds] of [
      ['--ink', SURFACES],
      ['--ink-quiet', SURFACES],
      ['--accent', SURFACES],
      ['--danger', SURFACES],
      ['--warn', SURFACES],
    ] as const) {
      for (const ground of grounds) {
        const seen = ratio(colour(more, front, scheme), colour(more, ground, scheme));
        expect(seen, `${front} on ${ground}, ${scheme}`).toBeGreaterThanOrEqual(7);
      }
    }
  }
});

test('the two marks of the colour-blind safe board differ for every kind of colour vision', () => {
  // Simulated by Viénot, Brettel and Mollon (1999), in linear light; and as greys.
  const linear = (c: number) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
  const seen = {
    protan: ([r, g, b]: Colour) => [0.11238 * r + 0.88762 * g, 0.11238 * r + 0.88762 * g, 0.00401 * r - 0.00401 * g + b],
    deutan: ([r, g, b]: Colour) => [0.29275 * r + 0.70725 * g, 0.29275 * r + 0.70725 * g, -0.02234 * r + 0.02234 * g + b],
  };
  const tokens = themes.get('safe') ?? base;
  for (const scheme of ['light', 'dark'] as const) {
    for (const [kind, see] of Object.entries(seen)) {
      const [one, two] = ['--mark', '--mark-blue'].map((name) =>
        see(colour(tokens, name, scheme).map(linear) as unknown as Colour),
      );
      const apart = Math.hypot(...(one ?? []).map((part, at) => part - (two?.[at] ?? 0)));
      expect(apart, `${kind}, ${scheme}`).toBeGreaterThan(0.25);
    }
  }
});

test('components use tokens, not colours of their own', () => {
  for (const file of ['base', 'board', 'controls', 'go', 'home', 'review', 'rules', 'shogi', 'table']) {
    const text = readFileSync(new URL(`../src/styles/${file}.css`, import.meta.url), 'utf8');
    const bare = [...text.matchAll(/#[0-9a-f]{3,8}\b|\brgb\(|\bhsl\(/gi)].map((one) => one[0]);
    expect(bare, file).toEqual([]);
  }
});

test('the browser’s own bar has the colour of the page', () => {
  const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  expect(base.get('--page')).toBe(`light-dark(${BARS[0]}, ${BARS[1]})`);
  expect([...html.matchAll(/name="theme-color" content="([^"]+)"/g)].map((one) => one[1])).toEqual([...BARS]);
});

test('a board theme that is none falls back', () => {
  expect(parseSettings('{"board":"marble"}').board).toBe(DEFAULTS.board);
  for (const board of BOARDS) expect(parseSettings(JSON.stringify({ board })).board).toBe(board);
});
