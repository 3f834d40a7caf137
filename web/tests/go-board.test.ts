import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { needFace, type AnyBoard, type AnyInput } from '../src/boards/faces';
import { picture, type Drawn } from '../src/boards/picture';
import type { FakeElement } from './fixture/dom';
import { fakeDocument, fakeWindow, parseXml } from './fixture/dom';
import { needs } from '../src/i18n/index';
import { goChain, goEmpty, goExplanation, goScore, goStones, goView } from './fixture/views';

const face = await needFace('go');
await needs('review');

beforeAll(fakeDocument);
beforeEach(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const silent = () => undefined;
const settings = { coordinates: true, numbers: false } as AnyInput['settings'];

function input(change: Parameters<typeof goView>[0] = {}, more: Partial<AnyInput> = {}): AnyInput {
  const view = goView(change);
  return {
    position: { kind: 'go', ...view },
    targets: new Set(goEmpty(view)),
    active: true,
    unsent: null,
    sending: null,
    settings,
    explanation: null,
    ...more,
  };
}

function made(given: AnyInput) {
  const chosen: string[] = [];
  const board: AnyBoard = face.board({ intent: (cell) => chosen.push(cell), cancel: silent, ask: silent });
  board.update(given);
  const element = board.element as unknown as FakeElement;
  const count = (name: string) =>
    [...element.all()].filter((one) => (one.getAttribute('class') ?? '').split(' ').includes(name)).length;
  const label = (point: string) => element.with('data-point', point).getAttribute('aria-label') ?? '';
  return { board, element, count, label, chosen };
}

describe('the board of Go', () => {
  test('is of any size, also a rectangle, and has no column I', () => {
    const { element } = made(input({ columns: 13, rows: 5 }));
    const texts = [...element.all()].filter((one) => one.localName === 'text').map((one) => one.textContent);
    expect(texts).toEqual([...'ABCDEFGHJKLMN', '1', '2', '3', '4', '5']);
    expect(element.getAttribute('aria-rowcount')).toBe('5');
    expect(element.getAttribute('aria-colcount')).toBe('13');
    const [, , width = 0, height = 0] = (element.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(width).toBeGreaterThan(2 * height);
    expect([...element.all()].filter((one) => one.getAttribute('role') === 'gridcell')).toHaveLength(65);
  });

  test('letters lead to their columns, past the missing I', () => {
    const { element, board } = made(input({ columns: 19, rows: 19 }));
    board.focus('d4');
    const key = (name: string) =>
      element.fire('keydown', {
        target: element,
        key: name,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        preventDefault: silent,
      });
    key('j');
    expect(element.with('data-point', 'j4').getAttribute('tabindex')).toBe('0');
    key('i');
    expect(element.with('data-point', 'j4').getAttribute('tabindex')).toBe('0');
  });

  test('marks the last stone, the ko, atari and liberties, each in its own shape and in words', () => {
    const { count, label } = made(
      input({
        stones: goStones('d4', 'd5'),
        last: 'd5',
        ko: 'j5',
        atari: [goChain('black', 'd4', 'd3')],
        forbidden: [
          { point: 'j5', rule: 'ko', repeats: null },
          { point: 'a1', rule: 'superko', repeats: 12 },
        ],
      }),
    );
    expect([count('last-ring'), count('ko'), count('atari'), count('liberty')]).toEqual([1, 1, 1, 1]);
    expect(label('d5')).toBe('d5, white stone, last move');
    expect(label('d4')).toBe('d4, black stone, in atari');
    expect(label('d3')).toBe('d3, empty, last liberty of a chain, legal');
    expect(label('j5')).toBe('j5, empty, ko, ko: play elsewhere first');
    expect(label('a1')).toBe('a1, empty, repeats the board after move 12');
  });

  test('shows the reason and no stone where none may go', () => {
    const { board, count, element } = made(
      input({ forbidden: [{ point: 'a1', rule: 'suicide', repeats: null }] }),
    );
    const pointed = board as unknown as { under(cell: string | null, pressed: boolean): void };
    pointed.under('a1', false);
    expect([count('hovered'), count('reason')]).toEqual([0, 1]);
    expect([...element.all()].find((one) => one.getAttribute('class')?.startsWith('reason'))?.textContent).toBe(
      'no liberties',
    );
    pointed.under('a1', true);
    expect([count('pressed'), count('reason')]).toEqual([0, 1]);
    pointed.under('b1', false);
    expect([count('hovered'), count('reason')]).toEqual([1, 0]);
  });

  test('numbers are those of the acts, and only where a stone has one', () => {
    const { element } = made(
      input(
        { stones: goStones('d4 e5', 'c3'), numbers: [{ point: 'e5', number: 12 }] },
        { settings: { ...settings, numbers: true } },
      ),
    );
    const numbers = [...element.all()].filter((one) => one.getAttribute('class') === 'number');
    expect(numbers.map((one) => one.textContent)).toEqual(['12']);
    expect(element.with('data-point', 'e5').getAttribute('aria-label')).toContain('stone 12');
  });

  test('taken stones are seen for a moment, crossed, and their points stay marked', () => {
    const { board, count, label } = made(input({ stones: goStones('d4', 'd5 e5') }));
    board.update(input({ stones: goStones('d4', ''), taken: goStones('', 'd5 e5'), last: 'd4' }));
    expect([count('leaving'), count('taken')]).toEqual([2, 2]);
    expect(label('d5')).toBe('d5, empty, just captured here, legal');
    vi.runAllTimers();
    expect([count('leaving'), count('taken')]).toEqual([0, 2]);
  });

  test('stones that another position lacks go at once', () => {
    const { board, count } = made(input({ stones: goStones('d4', 'd5 e5') }));
    board.update(input({ stones: goStones('d4', '') }));
    expect([count('leaving'), count('body')]).toEqual([0, 1]);
  });

  test('an explanation shows chain, enemies, liberties and what would be taken', () => {
    const stones = goStones('a2', 'b1 b2');
    const explanation = goExplanation({
      rule: 'suicide',
      point: 'a1',
      chain: ['a1', 'a2'],
      enemies: ['b1', 'b2'],
    });
    const { count } = made(input({ stones }, { explanation }));
    expect([count('live'), count('inner'), count('about')]).toEqual([1, 2, 1]);
    const taking = goExplanation({ point: 'a1', captures: [['b1', 'b2']], liberties: ['a3'] });
    const other = made(input({ stones }, { explanation: taking }));
    expect([other.count('dead-mark'), other.count('liberty')]).toEqual([2, 1]);
  });
});

describe('the board while it is settled', () => {
  const stones = goStones('d4 d5', 'e9 b2');
  const points = [
    { point: 'd3', kind: 'black' },
    { point: 'e8', kind: 'white' },
    { point: 'a9', kind: 'neutral' },
    { point: 'b9', kind: 'seki' },
  ];
  const settlement = {
    chains: [goChain('black', 'd4 d5'), goChain('white', 'e9'), goChain('white', 'b2')],
    by: 'white',
    dead: ['b2'],
    suggested: null,
    score: goScore({ points, dead: ['b2'] }),
  };
  const change = { stones, targets: null, settlement, step: { ask: 'settle', color: 'black' } as const };

  test('the standing proposal is drawn with its count, each kind of point in its own shape', () => {
    const { count, label, element } = made(input(change, { composed: null, active: false }));
    expect([count('dead-mark'), count('count-point'), count('count-open'), count('differs')]).toEqual([1, 2, 2, 0]);
    const drawn = [...element.all()].filter((one) => (one.getAttribute('class') ?? '').startsWith('count-point'));
    expect(new Set(drawn.map((one) => one.getAttribute('d')?.replaceAll(/[\d.]+/g, ''))).size).toBe(2);
    expect(label('b2')).toContain('marked dead');
    expect([label('d3'), label('e8'), label('a9'), label('b9')].map((one) => one.split(', ').at(-1))).toEqual([
      'point of Black',
      'point of White',
      'neutral',
      'not counted',
    ]);
  });

  test('marks that differ are ringed, and the old count is taken away', () => {
    const { count, label } = made(input(change, { composed: 'dead d4' }));
    expect([count('dead-mark'), count('differs'), count('count-point')]).toEqual([2, 3, 0]);
    expect(label('d5')).toContain('the proposal differs here');
    const score = goScore({ points: points.slice(0, 1) });
    const asked = made(input(change, { composed: 'dead d4', explanation: goExplanation({ score }) }));
    expect(asked.count('count-point')).toBe(1);
    const dead = goExplanation({ score, chain: ['d4', 'd5'] });
    expect(made(input(change, { composed: 'dead d4', explanation: dead })).count('ring')).toBe(0);
  });

  test('the pointer shows the chain that it would mark, and no stone', () => {
    const { board, count } = made(input(change, { composed: 'dead b2' }));
    const pointed = board as unknown as { under(cell: string | null, pressed: boolean): void };
    pointed.under('d5', false);
    expect([count('chosen'), count('hovered')]).toEqual([2, 0]);
    pointed.under('a1', false);
    expect([count('chosen'), count('hovered')]).toEqual([0, 0]);
  });
});

test('a picture of it is one whole document', () => {
  const { element } = made(
    input({ columns: 7, rows: 7, stones: goStones('d4', 'd5'), last: 'd5', ko: 'a1', taken: goStones('', 'b2') }),
  );
  const svg = picture(element as unknown as Drawn, (one) => (name) => one.getAttribute?.(name) ?? '', 'Go');
  const elements = parseXml(svg);
  expect(elements.filter((one) => /^url\(#.*-(black|white)\)$/.test(one.attributes.get('fill') ?? ''))).toHaveLength(2);
  expect(elements.map((one) => one.text)).toContain('G');
});

describe('drawing on a board of lines', () => {
  const drawn = (more: Partial<AnyInput> = {}) => {
    const strokes: string[] = [];
    const about: string[] = [];
    const chosen: string[] = [];
    const told: string[] = [];
    const board = face.board({
      intent: (cell) => chosen.push(cell),
      cancel: silent,
      ask: silent,
      about: (cell) => about.push(cell),
      stroke: ({ from, to }) => strokes.push(`${from} ${to}`),
      tell: (words) => told.push(words),
    });
    board.update(input({}, more));
    const element = board.element as unknown as FakeElement;
    const pointed = board as unknown as {
      under(cell: string | null, pressed: boolean): void;
      chose(cell: string, device: 'mouse'): void;
      cellAt(x: number, y: number): string | null;
    };
    const drag = (from: string, to: string) => {
      pointed.under(from, true);
      pointed.under(to, true);
      pointed.under(null, false);
      pointed.chose(to, 'mouse');
    };
    return { board, element, pointed, drag, strokes, about, chosen, told };
  };

  test('while it is chosen a press draws, and plays nothing', () => {
    const { drag, strokes, chosen, told } = drawn({ draws: true });
    drag('c3', 'd4');
    drag('c3', 'c3');
    expect([strokes, chosen]).toEqual([['c3 d4', 'c3 c3'], []]);
    expect(told).toEqual(['Arrow from c3 to d4.', 'Circle around c3.']);
    const other = drawn();
    other.drag('c3', 'd4');
    expect([other.strokes, other.chosen]).toEqual([[], ['d4']]);
  });

  test('what was drawn is shown and told', () => {
    const { element } = drawn({ strokes: [{ from: 'c3', to: 'd4' }, { from: 'd4', to: 'd4' }] });
    const label = (point: string) => element.with('data-point', point).getAttribute('aria-label');
    expect([label('c3'), label('d4')]).toEqual([
      expect.stringContaining('arrow to d4'),
      expect.stringContaining('circled'),
    ]);
  });

  test('the right button draws arrows, and asks where it is pressed in place', () => {
    const { element, pointed, strokes, about } = drawn();
    const { window } = fakeWindow();
    let at = 'c3';
    pointed.cellAt = () => at;
    const event = { button: 2, pointerType: 'mouse', isPrimary: true, pointerId: 1, clientX: 0, clientY: 0, preventDefault: silent };
    for (const to of ['d4', 'c3']) {
      at = 'c3';
      element.fire('pointerdown', event);
      element.fire('contextmenu', { ...event, target: element.with('data-point', 'c3') });
      at = to;
      window.fire('pointerup', event);
    }
    expect([strokes, about]).toEqual([['c3 d4'], ['c3']]);
    // Without a page that keeps drawings the menu asks, as ever.
    element.fire('contextmenu', { ...event, button: 0, target: element.with('data-point', 'd4') });
    expect(about).toEqual(['c3', 'd4']);
  });
});
