import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Stroke } from '../src/boards/board';
import { needFace, type AnyBoard, type AnyInput } from '../src/boards/faces';
import { picture, type Drawn } from '../src/boards/picture';
import { needs } from '../src/i18n/index';
import type { BackgammonView } from '../src/protocol';
import { backgammonView, cubeView, side } from './fixture/backgammon';
import { stagesOf } from './fixture/backgammon-stages';
import type { FakeElement } from './fixture/dom';
import { fakeDocument, parseXml } from './fixture/dom';

const face = await needFace('backgammon');
await needs('review');

beforeAll(fakeDocument);
afterAll(() => {
  vi.unstubAllGlobals();
});

const settings = { coordinates: true, numbers: false } as AnyInput['settings'];
const silent = () => undefined;

function input(change: Partial<BackgammonView> = {}, more: Partial<AnyInput> = {}): AnyInput {
  const view = backgammonView({ phase: 'play', dice: [3, 1], ...change });
  return {
    position: { kind: 'backgammon', ...view, stages: change.stages ?? stagesOf(view) },
    targets: new Set(),
    active: true,
    bottom: 'white',
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
  const strokes: Stroke[] = [];
  let cancelled = 0;
  const board: AnyBoard = face.board({
    intent: (cell) => intents.push(cell),
    cancel: () => (cancelled += 1),
    ask: silent,
    about: silent,
    stroke: (one) => strokes.push(one),
    tell: (words) => told.push(words),
  });
  board.update(given);
  const element = board.element as unknown as FakeElement;
  const classes = (one: FakeElement) => (one.getAttribute('class') ?? '').split(' ');
  const all = (name: string) => [...element.all()].filter((one) => classes(one).includes(name));
  const cell = (place: string) => element.with('data-place', place).getAttribute('data-point') ?? '';
  const label = (place: string) => element.with('data-place', place).getAttribute('aria-label') ?? '';
  const pointed = board as unknown as Pointed;
  const click = (place: string) => {
    pointed.under(cell(place), true);
    pointed.under(null, false);
    pointed.chose(cell(place), 'mouse');
  };
  const drag = (from: string, to: string) => {
    pointed.under(cell(from), true);
    pointed.drags(10, 10);
    pointed.under(cell(to), true);
    pointed.under(null, false);
    pointed.chose(cell(to), 'mouse');
  };
  const control = (action: string) => element.with('data-action', action);
  const press = (action: string) => element.fire('click', { target: control(action), button: 0 });
  const has = (action: string) => [...element.all()].some((one) => one.getAttribute('data-action') === action);
  const on = (action: string) => has(action) && control(action).getAttribute('aria-disabled') !== 'true';
  const key = (name: string, target: FakeElement = element.with('tabindex', '0'), repeat = false) =>
    element.fire('keydown', { target, key: name, repeat, ctrlKey: false, metaKey: false, altKey: false, preventDefault: silent });
  const walk = (place: string) => board.focus(cell(place));
  return {
    ...{ board, element, all, label, intents, told, strokes, click, drag, press, on, has, key, walk, pointed, cell },
    count: (name: string) => all(name).length,
    cancels: () => cancelled,
  };
}

describe('the board of backgammon', () => {
  test('has 24 points, two halves of the bar, two trays, and names all of them', () => {
    const { element, all, label, count } = made(input());
    expect([...element.all()].filter((one) => one.getAttribute('role') === 'gridcell')).toHaveLength(28);
    expect(count('checker')).toBe(30);
    expect(all('coordinate').map((one) => Number(one.textContent)).sort((x, y) => x - y)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1));
    expect(label('8')).toBe('8 point: 3 white checkers, can move');
    expect(label('1')).toBe('1 point: 2 black checkers');
    expect(label('2')).toBe('2 point: empty');
    expect(label('25')).toBe('Bar of White: empty');
    expect(label('0')).toBe('Tray of White: empty, 167 pips to go');
    expect(all('pips').map((one) => one.textContent)).toEqual(['167 pips', '167 pips']);
  });

  test('tells more than five checkers by a number, and shows those that were borne off', () => {
    const { all, count } = made(input({ a: side({ 6: 8, 5: 3, 0: 4 }), b: side({ 6: 15 }) }));
    expect(all('stack-count').map((one) => one.textContent)).toEqual(['8', '15']);
    expect([count('borne'), count('checker')]).toEqual([4, 5 + 3 + 5]);
  });

  test('turns, and bears off to either side', () => {
    const x = (board: ReturnType<typeof made>, place: string) => Number(board.element.with('data-place', place).getAttribute('x'));
    const y = (board: ReturnType<typeof made>, place: string) => Number(board.element.with('data-place', place).getAttribute('y'));
    const usual = made(input());
    expect(x(usual, '1')).toBeGreaterThan(x(usual, '12'));
    expect(y(usual, '1')).toBeGreaterThan(y(usual, '24'));
    const left = made(input({}, { settings: { ...settings, bear_left: true } }));
    expect(x(left, '1')).toBeLessThan(x(left, '12'));
    expect(x(left, '0')).toBeLessThan(x(left, '1'));
    const turned = made(input({}, { bottom: 'black' }));
    expect(turned.cell('1')).toBe('24');
    expect(y(turned, '1')).toBeGreaterThan(y(turned, '24'));
    expect(turned.label('1')).toContain('2 white checkers');
    // The numbers at the points are those of whoever sits below.
    expect(turned.label('24')).toBe('24 point: 2 black checkers');
  });

  test('shows the cube in the middle, with its owner, and offered', () => {
    const cube = (change: Partial<BackgammonView>) => made(input(change)).all('cube')[0];
    expect(cube({})?.textContent).toBe('1');
    const middle = cube({})?.getAttribute('transform');
    expect(cube({ cube: cubeView({ value: 2, owner: 'a' }) })?.getAttribute('transform')).not.toBe(middle);
    const offer = { by: 'a' as const, taken: 4, dropped: 2, redoubles: 0 };
    const offered = cube({ phase: 'doubled', dice: null, cube: cubeView({ value: 2, offer }) });
    expect([offered?.textContent, offered?.getAttribute('class')]).toEqual(['4', 'cube offered']);
    expect(cube({ crawford: true })?.getAttribute('class')).toBe('cube rests');
    expect(made(input({ cube: null })).count('cube')).toBe(0);
  });

  test('draws dice: two, four of a doublet, one on each side at the opening, used ones pale', () => {
    const plain = made(input());
    expect([plain.count('die'), plain.all('die').map((one) => one.getAttribute('class'))]).toEqual([2, ['die white', 'die white']]);
    expect(made(input({ dice: [2, 2] })).count('die')).toBe(4);
    const opening = made(input({ opening: true, dice: [1, 3], on_roll: 'b' }));
    expect(opening.all('die').map((one) => one.getAttribute('class')).sort()).toEqual(['die black', 'die white']);
    plain.click('8');
    expect(plain.all('die').map((one) => one.getAttribute('class'))).toEqual(['die white used', 'die white']);
  });

  test('shows the newest play with arrows, and plays it once more', () => {
    const last = { seat: 'b' as const, dice: [3, 1] as [number, number], action: '8/5 6/5', steps: [{ from: 8, to: 5, hit: false }, { from: 6, to: 5, hit: false }] };
    const { count, press, told } = made(input({ last_play: last, b: side({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }) }));
    expect([count('last'), count('left-from')]).toEqual([2, 2]);
    press('replay');
    expect(told).toEqual(['The last play: 8 to 5, 6 to 5.']);
  });

  test('draws what an explanation speaks of, by the numbers of whoever acts', () => {
    const explanation = { rule: 'must_use_all', from: [24], to: 18, instead: '24/18 18/13', hits: [], blots: [], pips: null, offer: null, text: '' };
    const { count } = made(input({}, { explanation }));
    expect([count('why'), count('rests'), count('about')]).toEqual([1, 1, 1]);
  });

  test('becomes a picture without its buttons', () => {
    const { element } = made(input());
    const style = () => () => '';
    const xml = parseXml(picture(element as unknown as Drawn, style, 'A board'));
    expect(xml.filter((one) => one.name === 'circle').length).toBeGreaterThan(60);
    expect(xml.some((one) => one.attributes.has('data-action') || one.attributes.get('d')?.startsWith('M-11 0') === true)).toBe(false);
  });
});

describe('a play', () => {
  test('is put together by clicks, and goes out whole when it is handed over', () => {
    const board = made(input());
    board.click('8');
    expect([board.intents, board.on('hand_over'), board.count('unsent')]).toEqual([[], false, 1]);
    board.click('6');
    expect([board.intents, board.on('hand_over'), board.count('unsent')]).toEqual([[], true, 2]);
    expect(board.told.at(-1)).toBe('6 to 5. The play is complete: 8/5 6/5. Enter or the dice hand it over.');
    expect(board.label('5')).toBe('5 point: 2 white checkers');
    board.press('hand_over');
    expect(board.intents).toEqual(['8/5 6/5']);
  });

  test('is handed over by the dice too; before that they change their order', () => {
    const board = made(input());
    board.press('dice');
    expect(board.told).toEqual(['The 1 is used first.']);
    board.click('8');
    expect(board.label('7')).toContain('1 white checker');
    board.click('7');
    expect(board.label('4')).toContain('1 white checker');
    board.press('dice');
    // Either order ends in one text.
    expect(board.intents).toEqual(['8/5 5/4']);
  });

  test('by dragging, also with both numbers at once', () => {
    const board = made(input({ dice: [6, 5] }));
    board.drag('24', '13');
    expect([board.intents, board.on('hand_over')]).toEqual([[], true]);
    expect(board.all('die').every((one) => (one.getAttribute('class') ?? '').includes('used'))).toBe(true);
    board.press('hand_over');
    expect(board.intents).toEqual(['24/18 18/13']);
  });

  test('marks where a lifted checker may land, and only that', () => {
    const { board, pointed, cell, count, label, all } = made(input({ dice: [6, 5] }));
    pointed.under(cell('24'), true);
    pointed.drags(10, 10);
    expect([count('landing'), count('lifted'), count('dragged')]).toEqual([2, 1, 1]);
    expect(all('goal-number').map((one) => one.textContent)).toEqual(['6']);
    board.update(input({ dice: [6, 5] }));
    expect([label('18'), label('19')]).toEqual(['18 point: empty, the lifted checker may land here', '19 point: 5 black checkers']);
    pointed.under(cell('19'), true);
    pointed.under(null, false);
    pointed.chose(cell('19'), 'mouse');
    expect([count('landing'), count('lifted')]).toEqual([0, 0]);
  });

  test('a checker that is let go beside the board, or that asked about its point, lies where it was', async () => {
    for (const lift of [false, true]) {
      const board = made(input({}, { settings: { ...settings, lift } }));
      if (lift) board.click('8');
      const before = [board.count('lifted'), board.count('checker')];
      expect(before).toEqual([lift ? 1 : 0, 30]);
      board.pointed.under(board.cell('8'), true);
      board.pointed.drags(10, 10);
      expect([board.count('dragged'), board.count('checker')]).toEqual([1, 30]);
      board.pointed.under(null, false);
      await Promise.resolve();
      expect([board.count('lifted'), board.count('checker'), board.count('dragged')]).toEqual([...before, 0]);
      expect(board.told.at(-1)).toBe(lift ? board.told[0] : 'Put down again.');
    }
  });

  test('with the setting a click only lifts, and a second one lands', () => {
    const board = made(input({}, { settings: { ...settings, lift: true } }));
    board.click('8');
    expect([board.count('lifted'), board.count('unsent')]).toEqual([1, 0]);
    board.click('5');
    expect([board.count('lifted'), board.count('unsent')]).toEqual([0, 1]);
    board.click('6');
    board.click('6');
    expect(board.told.at(-1)).toBe('Put down again.');
  });

  test('by keys: lift, land, choose a die, undo, hand over', () => {
    const board = made(input());
    board.key('1');
    expect(board.told.at(-1)).toBe('The 1 is used first.');
    board.walk('8');
    board.key('Enter');
    expect(board.told.at(-1)).toBe('Lifted from 8 point. May land on: 7 point, 5 point, 4 point.');
    board.walk('5');
    board.key('Enter');
    board.walk('6');
    board.key('Enter');
    board.key('Enter');
    expect(board.label('5')).toContain('2 white checkers');
    board.key('u');
    expect(board.label('5')).toContain('1 white checker');
    board.key('Backspace');
    expect(board.told.at(-1)).toBe('1 step undone.');
    board.walk('8');
    board.key('Enter');
    board.walk('5');
    board.key('Enter');
    board.walk('6');
    board.key('Enter');
    board.walk('5');
    board.key('Enter');
    board.key('Enter', undefined, true);
    expect(board.intents).toEqual([]);
    board.key('Enter');
    expect(board.intents).toEqual(['8/5 6/5']);
  });

  test('is undone step by step, or all of it', () => {
    const board = made(input());
    expect([board.on('undo'), board.on('undo_all')]).toEqual([false, false]);
    board.click('8');
    board.click('6');
    board.press('undo');
    expect([board.count('unsent'), board.on('hand_over')]).toEqual([1, false]);
    board.click('6');
    board.press('undo_all');
    expect([board.count('unsent'), board.label('8')]).toEqual([0, '8 point: 3 white checkers, can move']);
    board.click('8');
    board.key('Escape');
    expect([board.count('unsent'), board.cancels()]).toEqual([0, 0]);
    board.key('Escape');
    expect(board.cancels()).toBe(1);
  });

  test('survives what happens beside the board, and not another position', () => {
    const board = made(input());
    board.click('8');
    board.board.update(input({}, { settings: { ...settings, coordinates: false } }));
    expect(board.count('unsent')).toBe(1);
    board.board.update(input({}, { active: false }));
    expect(board.count('unsent')).toBe(0);
    board.board.update(input());
    expect(board.count('unsent')).toBe(1);
    board.board.update(input({ dice: [6, 5] }));
    expect([board.count('unsent'), board.on('undo')]).toEqual([0, false]);
  });

  test('is shown as being sent until the server has it', () => {
    const board = made(input());
    board.click('8');
    board.click('6');
    board.press('hand_over');
    board.board.update(input({}, { active: false, sending: '8/5 6/5' }));
    expect([board.count('sending'), board.count('unsent'), board.has('hand_over')]).toEqual([2, 0, false]);
    const last = { seat: 'a' as const, dice: [3, 1] as [number, number], action: '8/5 6/5', steps: [{ from: 8, to: 5, hit: false }, { from: 6, to: 5, hit: false }] };
    board.board.update(input({ a: side({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }), phase: 'turn', dice: null, on_roll: 'b', last_play: last }, { active: false }));
    expect([board.count('sending'), board.label('5')]).toEqual([0, '5 point: 2 white checkers']);
  });

  test('goes out at once where the reader wants that', () => {
    const board = made(input({}, { settings: { ...settings, hand_over: true } }));
    board.click('8');
    board.click('6');
    expect(board.intents).toEqual(['8/5 6/5']);
  });

  test('hits, and what was hit lies on the bar', () => {
    const board = made(input({ b: side({ 24: 2, 13: 5, 8: 3, 6: 4, 20: 1 }) }));
    board.drag('6', '5');
    expect(board.told.at(-1)).toBe('6 to 5, hits.');
    expect(board.element.with('data-point', 'bar:black').getAttribute('aria-label')).toBe('Bar of Black: 1 black checker');
  });

  test('the only one is shown, and one press makes it, another hands it over', () => {
    const board = made(input({ dice: [6, 5], a: side({ 25: 1, 6: 5 }), b: side({ 1: 2, 2: 2, 3: 2, 4: 2, 6: 2 }) }));
    expect([board.count('forced'), board.on('hand_over')]).toEqual([1, true]);
    board.press('hand_over');
    expect([board.intents, board.count('forced')]).toEqual([[], 0]);
    board.press('hand_over');
    expect(board.intents).toEqual(['bar/20 20/14']);
  });

  test('where no number can be used one press passes the dice on', () => {
    const closed = { a: side({ 25: 1, 6: 5 }), b: side({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 }) };
    const board = made(input({ dice: [6, 5], ...closed }));
    expect(board.on('hand_over')).toBe(true);
    board.press('hand_over');
    expect(board.intents).toEqual(['nomove']);
  });

  test('a checker is borne off by dragging it to the tray', () => {
    const board = made(input({ dice: [6, 3], a: side({ 6: 1, 3: 1, 0: 13 }), b: side({ 1: 15 }) }));
    board.drag('6', '0');
    board.drag('3', '0');
    expect([board.count('borne'), board.on('hand_over')]).toEqual([15, true]);
    board.press('hand_over');
    expect(board.intents).toEqual(['6/off 3/off']);
  });

  test('nobody but whoever acts puts one together', () => {
    const board = made(input({}, { active: false }));
    board.click('8');
    board.key('u');
    expect([board.count('unsent'), board.has('hand_over'), board.told]).toEqual([0, false, []]);
    const turn = made(input({ phase: 'turn', dice: null }));
    turn.click('8');
    expect([turn.count('unsent'), turn.has('hand_over')]).toEqual([0, false]);
  });

  test('while the reader draws nothing is moved', () => {
    const board = made(input({}, { draws: true }));
    board.pointed.under('8', true);
    board.pointed.under('5', true);
    board.pointed.chose('5', 'mouse');
    expect([board.strokes, board.count('unsent')]).toEqual([[{ from: '8', to: '5' }], 0]);
  });
});
