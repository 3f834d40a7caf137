import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { needFace, type AnyBoard, type AnyInput } from '../src/boards/faces';
import { picture, type Drawn } from '../src/boards/picture';
import { toggled } from '../src/boards/strokes';
import { hasGlyphs, KANJI, readGlyphs } from '../src/boards/shogi-glyphs';
import { needs } from '../src/i18n/index';
import type { ShogiView } from '../src/protocol';
import type { FakeElement } from './fixture/dom';
import { fakeDocument, fakeWindow, parseXml } from './fixture/dom';
import { shogiExplanation, shogiView, START } from './fixture/shogi';

const face = await needFace('shogi');
await needs('review');

beforeAll(fakeDocument);
afterAll(() => {
  vi.unstubAllGlobals();
});

const settings = { coordinates: true, numbers: false } as AnyInput['settings'];
const silent = () => undefined;

function input(sfen = START, more: Partial<AnyInput> = {}, change: Partial<ShogiView> = {}): AnyInput {
  return {
    position: { kind: 'shogi', ...shogiView(sfen, change) },
    targets: new Set(),
    active: true,
    unsent: null,
    sending: null,
    settings,
    explanation: null,
    ...more,
  };
}

/** What pointing does to a board, without a pointer. */
interface Pointed {
  under(cell: string | null, pressed: boolean): void;
  chose(cell: string, device: 'mouse' | 'touch'): void;
  drags(x: number, y: number): void;
}

function made(given: AnyInput) {
  const intents: string[] = [];
  const told: string[] = [];
  const about: string[] = [];
  const strokes: string[] = [];
  let cancelled = 0;
  const board: AnyBoard = face.board({
    intent: (cell) => intents.push(cell),
    cancel: () => (cancelled += 1),
    ask: silent,
    about: (cell) => about.push(cell),
    stroke: ({ from, to }) => strokes.push(`${from} ${to}`),
    tell: (words) => told.push(words),
  });
  board.update(given);
  const element = board.element as unknown as FakeElement;
  const classes = (one: FakeElement) => (one.getAttribute('class') ?? '').split(' ');
  const all = (name: string) => [...element.all()].filter((one) => classes(one).includes(name));
  const label = (square: string) => element.with('data-point', square).getAttribute('aria-label') ?? '';
  const pointed = board as unknown as Pointed;
  const click = (cell: string) => {
    pointed.under(cell, true);
    pointed.under(null, false);
    pointed.chose(cell, 'mouse');
  };
  const drag = (from: string, to: string) => {
    pointed.under(from, true);
    pointed.drags(10, 10);
    pointed.under(to, true);
    pointed.under(null, false);
    pointed.chose(to, 'mouse');
  };
  const key = (name: string, target: FakeElement = element) =>
    element.fire('keydown', { target, key: name, ctrlKey: false, metaKey: false, altKey: false, preventDefault: silent });
  const focused = () => [...element.all()].find((one) => one.getAttribute('tabindex') === '0' && one.getAttribute('data-point') !== null)?.getAttribute('data-point');
  return {
    ...{ board, element, all, label, intents, told, about, strokes, click, drag, key, focused, pointed },
    count: (name: string) => all(name).length,
    cancels: () => cancelled,
  };
}

/** A bishop that may take and promote, a pawn in hand, a rook. */
const PLAY = '4k4/9/6p2/9/9/9/9/1B5R1/4K4 b 2P 1';
const legal = new Set(['8h3c', '8h3c+', '8h7g', '2h2a+', '2h2a', 'P*5e', 'P*4e']);

describe('the board of shogi', () => {
  test('has 81 squares, its coordinates, both hands, and a king of each sign', () => {
    const { element, all, label } = made(input());
    expect([...element.all()].filter((one) => one.getAttribute('role') === 'gridcell')).toHaveLength(81);
    expect(all('coordinate').map((one) => one.textContent).join('')).toBe('987654321abcdefghi');
    expect(all('piece').filter((one) => !/none/.test(one.getAttribute('class') ?? ''))).toHaveLength(40);
    expect(label('7g')).toBe('7 7, Black pawn');
    expect(label('5a')).toBe('5 1, White king');
    expect(label('5e')).toBe('5 5, empty');
    const texts = all('letter').map((one) => one.textContent);
    expect([texts.filter((one) => one === '王'), texts.filter((one) => one === '玉')].map((one) => one.length)).toEqual([1, 1]);
    expect([...element.all()].filter((one) => one.getAttribute('role') === 'note').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Hand of Black: empty',
      'Hand of White: empty',
    ]);
  });

  test('shows the kinds that a hand lacks pale, or not at all; none changes its place', () => {
    const { all, count, board, element } = made(input(PLAY));
    const place = () => all('held').map((one) => one.getAttribute('transform'));
    const before = place();
    expect([count('none'), count('held'), count('held-count')]).toEqual([13, 1, 1]);
    board.update(input(PLAY, { settings: { ...settings, hide_empty: true } }));
    expect([count('none'), count('held'), count('held-count')]).toEqual([0, 1, 1]);
    expect(place()).toEqual(before);
    expect(element.with('data-held', 'black:P').getAttribute('aria-label')).toContain('2');
  });

  test('turns with its coordinates, pieces and hands', () => {
    const { all, board, element } = made(input(PLAY, { bottom: 'white' }));
    expect(all('coordinate').map((one) => one.textContent).join('')).toBe('123456789ihgfedcba');
    const rows = [...element.all()].filter((one) => one.getAttribute('role') === 'gridcell');
    expect([rows[0]?.getAttribute('data-point'), rows[80]?.getAttribute('data-point')]).toEqual(['1i', '9a']);
    const turned = (one: FakeElement) => /rotate\(180\)/.test(one.getAttribute('transform') ?? '');
    expect(all('black').filter((one) => !turned(one))).toEqual([]);
    expect(all('white').filter(turned)).toEqual([]);
    const hand = element.with('data-held', 'black:P');
    const before = Number(hand.getAttribute('y'));
    board.update(input(PLAY));
    expect(Number(element.with('data-held', 'black:P').getAttribute('y'))).toBeGreaterThan(before);
  });

  test('marks the last move, the check, and what an explanation speaks of', () => {
    const last = { side: 'white', action: '3c3d', piece: 'P', from: '3c', to: '3d', captured: null, promoted: false, foul: false };
    const explanation = shogiExplanation({ rule: 'nifu', square: '5e', squares: ['5g'], lines: [{ from: '5g', to: '5e' }] });
    const { count, label } = made(input(START, { explanation }, { last, check: { king: '5i', by: ['5a'] } }));
    expect([count('last-from'), count('last-to'), count('in-check')]).toEqual([1, 1, 2]);
    expect([count('about'), count('rests'), count('why')]).toEqual([1, 1, 1]);
    expect(label('3d')).toBe('3 4, empty, last move');
    expect(label('3c')).toBe('3 3, White pawn, the last move came from here');
    expect(label('5i')).toBe('5 9, Black king, in check');
  });

  test('a foul is drawn as the arrow that it was, and stands nowhere', () => {
    const last = { side: 'black', action: 'P*5e', piece: 'P', from: null, to: '5e', captured: null, promoted: false, foul: true };
    const { count } = made(input(PLAY, { active: false }, { last, over: true }));
    expect([count('foul'), count('last-to')]).toEqual([1, 0]);
  });

  test('sets differ, and promoted pieces are marked in each', () => {
    const sfen = '4k4/9/9/9/4+P4/9/9/9/4K4 b - 1';
    for (const [pieces, sign] of [['one', 'と'], ['two', 'と'], ['international', '+P']] as const) {
      const { all } = made(input(sfen, { settings: { ...settings, pieces } }));
      expect(all('promoted').map((one) => one.textContent)).toEqual([sign]);
    }
    const { all, count } = made(input(START, { settings: { ...settings, pieces: 'two', tints: true } }));
    expect(all('kanji').map((one) => one.textContent).join('')).toContain('飛車');
    expect(count('tinted')).toBe(40 + 14);
  });
});

describe('moves', () => {
  test('are picked up and put down by two clicks', () => {
    const { click, intents, count, label, told } = made(input(PLAY, { targets: legal }));
    click('8h');
    expect([count('picked'), count('goal'), count('goal-corners')]).toEqual([1, 1, 1]);
    expect(label('8h')).toContain('picked');
    expect(label('7g')).toContain('the picked piece may go here');
    expect(told).toEqual(['bishop picked, 2 squares.']);
    click('7g');
    expect(intents).toEqual(['8h7g']);
    expect(count('picked')).toBe(0);
  });

  test('a second click on the piece puts it back, one on another picks that', () => {
    const { click, intents, count, told } = made(input(PLAY, { targets: legal }));
    click('8h');
    click('8h');
    expect([count('picked'), count('goal'), told.at(-1)]).toEqual([0, 0, 'Nothing is picked any more.']);
    click('8h');
    click('2h');
    expect([count('picked'), told.at(-1)]).toEqual([1, 'rook picked, 1 square.']);
    click('3c');
    // The rook does not get there: the server says why.
    expect(intents).toEqual(['2h3c']);
  });

  test('pieces of the other side and empty squares pick nothing', () => {
    const { click, intents, count } = made(input(PLAY, { targets: legal }));
    click('5a');
    click('5e');
    click('white:R');
    expect([intents, count('picked')]).toEqual([[], 0]);
    const over = made(input(PLAY, {}, { over: true }));
    over.click('8h');
    expect(over.count('picked')).toBe(0);
  });

  test('are dragged, and drops come from the hand', () => {
    const { drag, click, intents, count } = made(input(PLAY, { targets: legal }));
    drag('8h', '7g');
    drag('black:P', '5e');
    click('black:P');
    expect([count('picked'), count('goal')]).toEqual([1, 2]);
    click('4e');
    // A drop on a piece is put to the server too; on a piece of one's own it means nothing.
    click('black:P');
    click('3c');
    drag('black:P', '8h');
    expect(intents).toEqual(['8h7g', 'P*5e', 'P*4e', 'P*3c']);
  });

  test('a dragged piece follows the pointer', () => {
    const { pointed, count } = made(input(PLAY, { targets: legal }));
    pointed.under('8h', true);
    expect(count('dragged')).toBe(0);
    pointed.drags(20, 20);
    expect(count('dragged')).toBe(1);
    pointed.under(null, false);
    expect(count('dragged')).toBe(0);
  });

  test('a promotion is asked about at the square, where both are listed', () => {
    const { click, intents, count, element, board } = made(input(PLAY, { targets: legal }));
    click('8h');
    click('3c');
    expect([intents, count('card'), count('option')]).toEqual([[], 1, 2]);
    const options = [...element.all()].filter((one) => one.getAttribute('data-option') !== null);
    expect(options.map((one) => one.getAttribute('aria-label'))).toEqual(['Promote to horse', 'Stay bishop']);
    expect(options[0]?.getAttribute('data-focused')).toBe('true');
    click('+');
    click('2h');
    click('2a');
    click('=');
    click('2h');
    click('2a');
    click('beside');
    expect([intents, count('card')]).toEqual([['8h3c+', '2h2a'], 0]);
    // Another position closes the question.
    click('2a');
    expect(count('card')).toBe(1);
    board.update(input(START));
    expect(count('card')).toBe(0);
  });

  test('rook, bishop and pawn promote unasked where that is wished', () => {
    const { click, intents } = made(input(PLAY, { targets: legal, settings: { ...settings, promote: 'big' } }));
    click('8h');
    click('3c');
    click('8h');
    click('7g');
    expect(intents).toEqual(['8h3c+', '8h7g']);
  });

  test('what is unsent, sent or queued is shown at its square', () => {
    const { board, count, label, click, intents } = made(input(PLAY, { targets: legal, unsent: '8h3c+' }));
    expect([count('unsent'), count('leaving')]).toEqual([2, 1]);
    expect(label('3c')).toContain('not sent yet');
    click('3c');
    expect(intents).toEqual(['8h3c+']);
    board.update(input(PLAY, { active: false, sending: 'P*5e' }));
    expect([count('sending'), count('sand')]).toEqual([2, 1]);
    expect(label('5e')).toBe('5 5, empty, being sent');
  });

  test('are queued by the side that waits', () => {
    const { click, intents, told, label, board } = made(input(PLAY.replace(' b ', ' w '), { active: false, queues: true }));
    click('5a');
    expect(told).toEqual([]);
    click('8h');
    expect(told).toEqual(['bishop picked, to be queued.']);
    click('7g');
    click('black:P');
    click('5e');
    click('8h');
    click('3c');
    click('+');
    expect(intents).toEqual(['8h7g', 'P*5e', '8h3c+']);
    board.update(input(PLAY.replace(' b ', ' w '), { active: false, queues: true, queued: 'P*5e' }));
    expect(label('5e')).toContain('queued for your turn');
  });

  test('a piece stays picked while its turn comes, and not when it is taken', () => {
    const { click, count, board } = made(input(PLAY.replace(' b ', ' w '), { active: false, queues: true }));
    click('8h');
    board.update(input(PLAY, { targets: legal }));
    expect([count('picked'), count('goal')]).toEqual([1, 1]);
    board.update(input(PLAY.replace('1B5R1', '1b5R1')));
    expect(count('picked')).toBe(0);
  });

  test('arrows show what may follow, also from a hand', () => {
    const { count, all } = made(input(PLAY, { arrows: ['8h7g', 'P*5e', 'declare'] }));
    expect([count('main'), count('other')]).toEqual([1, 1]);
    expect(all('arrow').at(-1)?.getAttribute('class')).toBe('arrow main');
  });
});

describe('keys', () => {
  test('move over the squares, pick and put down', () => {
    const { board, key, focused, intents } = made(input(PLAY, { targets: legal }));
    board.focus('5e');
    key('8');
    key('ArrowDown');
    key('ArrowDown');
    key('ArrowDown');
    expect(focused()).toBe('8h');
    key('Enter');
    key('ArrowRight');
    key('ArrowUp');
    expect(focused()).toBe('7g');
    key(' ');
    expect(intents).toEqual(['8h7g']);
  });

  test('a letter picks from the hand, and the square is where the keyboard is', () => {
    const { board, key, intents, count, told } = made(input(PLAY, { targets: legal }));
    board.focus('5e');
    key('r');
    expect([told, count('picked')]).toEqual([[], 0]);
    key('P');
    expect(told).toEqual(['pawn picked, 2 squares.']);
    key('Enter');
    expect(intents).toEqual(['P*5e']);
  });

  test('answer the question of a promotion', () => {
    const { board, key, intents, element, click, focused } = made(input(PLAY, { targets: legal }));
    const ask = () => {
      click('8h');
      board.focus('3c');
      key('Enter');
    };
    const option = (name: string) => element.with('data-option', name);
    ask();
    key('Enter', option('+'));
    ask();
    key('ArrowRight', option('+'));
    expect(option('=').getAttribute('data-focused')).toBe('true');
    key('Enter', option('='));
    ask();
    key('=', option('+'));
    ask();
    key('+', option('+'));
    ask();
    key('Escape', option('+'));
    expect(intents).toEqual(['8h3c+', '8h3c', '8h3c', '8h3c+']);
    expect(focused()).toBe('3c');
  });

  test('Escape puts the piece back, and then asks the page', () => {
    const { click, key, count, cancels } = made(input(PLAY, { targets: legal }));
    click('8h');
    key('Escape');
    expect([count('picked'), cancels()]).toEqual([0, 0]);
    key('Escape');
    expect(cancels()).toBe(1);
  });

  test('the question mark asks about a move of the picked piece', () => {
    const { board, click, key, about } = made(input(PLAY, { targets: legal }));
    board.focus('6f');
    key('?');
    click('8h');
    board.focus('6f');
    key('?');
    expect(about).toEqual(['8h6f']);
  });
});

describe('drawing', () => {
  const drawing = (more: Partial<AnyInput> = {}) => made(input(PLAY, { targets: legal, draws: true, ...more }));
  const rest = () => new Promise((resolve) => setTimeout(resolve));

  test('the same again takes it away, and nothing else', () => {
    const one = { from: '7g', to: '7f' };
    const two = { from: '7f', to: '7g' };
    expect(toggled(toggled([], one), two)).toEqual([one, two]);
    expect(toggled([one, two], { ...one })).toEqual([two]);
  });

  test('a drag is an arrow, a press a circle, also of a piece in hand; nothing is picked or sent', () => {
    const { drag, click, strokes, told, intents, count } = drawing();
    drag('8h', '3c');
    click('5a');
    drag('black:P', '5e');
    click('black:P');
    expect(strokes).toEqual(['8h 3c', '5a 5a', 'black:P 5e', 'black:P black:P']);
    expect(told).toEqual(['Arrow from 8 8 to 3 3.', 'Circle around 5 1.', 'Arrow from Hand of Black: pawn to 5 5.', 'Circle around Hand of Black: pawn.']);
    expect([intents, count('picked')]).toEqual([[], 0]);
    // An arrow ends on the board.
    drag('8h', 'black:P');
    expect(strokes).toHaveLength(4);
  });

  test('a press that is let go beside the board draws nothing', async () => {
    const { pointed, strokes, count, click } = drawing();
    pointed.under('8h', true);
    pointed.under('7g', true);
    expect(count('begun')).toBe(1);
    pointed.under(null, false);
    await rest();
    expect([strokes, count('begun')]).toEqual([[], 0]);
    click('5a');
    expect(strokes).toEqual(['5a 5a']);
  });

  test('what was drawn is shown and told, and lies over every other arrow', () => {
    const strokes = [{ from: '8h', to: '3c' }, { from: 'black:P', to: '5e' }, { from: '5a', to: '5a' }];
    const { count, all, label, told, drag } = drawing({ strokes, arrows: ['8h7g'] });
    expect([count('drawn'), count('ring'), count('arrow')]).toEqual([3, 1, 3]);
    expect(all('arrow')[0]?.getAttribute('class')).toBe('arrow main');
    expect(label('8h')).toContain('arrow to 3 3');
    expect(label('5a')).toContain('circled');
    drag('8h', '3c');
    expect(told).toEqual(['The arrow from 8 8 to 3 3 is gone.']);
  });

  test('keys begin and end; a letter begins at the hand; Escape puts it back', () => {
    const { board, key, strokes, cancels, told, element } = drawing();
    board.focus('8h');
    key('Enter');
    board.focus('7g');
    key('Enter');
    key('Enter');
    key(' ');
    key('P');
    board.focus('5e');
    key('Enter');
    key('Enter', element.with('data-held', 'black:P'));
    board.focus('4e');
    key('Enter');
    expect(strokes).toEqual(['8h 7g', '7g 7g', 'black:P 5e', 'black:P 4e']);
    expect(told[0]).toContain('From 8 8: choose');
    key('Enter');
    key('Escape');
    expect([strokes.length, cancels()]).toEqual([4, 0]);
    key('Escape');
    expect(cancels()).toBe(1);
  });

  test('another position puts back what was begun', () => {
    const { board, key, count } = drawing();
    board.focus('8h');
    key('Enter');
    expect(count('begun')).toBe(1);
    board.update(input(START, { draws: true }));
    expect(count('begun')).toBe(0);
  });

  test('the right button draws at any time, and still asks about a move of the picked piece', () => {
    const { board, element, strokes, about, click, pointed } = made(input(PLAY, { targets: legal }));
    const { window } = fakeWindow();
    // The middle of a cell stands for the place that was pressed.
    let at: string | null = null;
    (pointed as unknown as { cellAt(): string | null }).cellAt = () => at;
    let prevented = 0;
    const event = { button: 2, pointerType: 'mouse', isPrimary: true, pointerId: 1, clientX: 0, clientY: 0, preventDefault: () => (prevented += 1) };
    const right = (from: string | null, to: string | null) => {
      at = from;
      element.fire('pointerdown', event);
      element.fire('contextmenu', { ...event, target: from === null ? element : element.with('data-point', from) });
      at = to;
      window.fire('pointermove', event);
      window.fire('pointerup', event);
    };
    right('8h', '3c');
    right('5e', '5e');
    right('5e', null);
    right(null, '5e');
    expect([strokes, about, prevented]).toEqual([['8h 3c', '5e 5e'], [], 3]);
    click('8h');
    right('6f', '6f');
    right('7g', '7f');
    expect([strokes, about]).toEqual([['8h 3c', '5e 5e', '7g 7f'], ['8h6f']]);
    board.destroy();
    right('8h', '3c');
    expect(strokes).toHaveLength(3);
  });
});

describe('the signs of the pieces', () => {
  const file = readFileSync(new URL('../src/boards/shogi-glyphs.svg', import.meta.url), 'utf8');

  test('are all there, each in its box', () => {
    const signs = readGlyphs(file);
    for (const set of Object.values(KANJI)) {
      for (const sign of Object.values(set).join('')) expect(signs.has(sign), sign).toBe(true);
    }
    for (const [sign, { d, box }] of signs) {
      expect(d.startsWith('M'), sign).toBe(true);
      if (!/^\+?[A-Z]$/.test(sign)) expect(Math.min(box[2], box[3]), sign).toBeGreaterThan(100);
    }
    for (const kind of ['K', 'R', 'B', 'G', 'S', 'N', 'L', 'P', '+R', '+B', '+S', '+N', '+L', '+P']) {
      expect(signs.get(kind)?.d, kind).toMatch(/^M/);
    }
    expect(parseXml(file.replaceAll(/<!--[\s\S]*?-->/g, '').trim()).length).toBe(signs.size + 1);
  });

  test('are plain text where the outlines cannot be had', () => {
    expect(hasGlyphs()).toBe(false);
    expect(made(input()).count('kanji')).toBe(40 + 14);
  });

  test('a picture of it is one whole document, without what only serves the page', () => {
    const { element } = made(input(PLAY, { labels: [{ point: '5e', text: 'A' }] }));
    const svg = picture(element as unknown as Drawn, (one) => (name) => one.getAttribute?.(name) ?? '', 'Shogi');
    const elements = parseXml(svg);
    expect(elements.filter((one) => one.text === '玉')).toHaveLength(1);
    expect(elements.map((one) => one.text)).toContain('A');
    expect(elements.some((one) => one.attributes.has('tabindex'))).toBe(false);
  });
});
