import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { spent } from '../src/boards/backgammon-hand';
import { needFace, type AnyInput } from '../src/boards/faces';
import type { BackgammonPlay, BackgammonView } from '../src/protocol';
import { HANDS, parseSettings } from '../src/state/settings';
import { backgammonView, cubeView, side } from './fixture/backgammon';
import { stagesOf } from './fixture/backgammon-stages';
import { fakeDocument, fakeMotion, type FakeElement, type FakeMotion } from './fixture/dom';

const face = await needFace('backgammon');

let page: FakeElement;
let motion: FakeMotion;

beforeEach(() => {
  page = fakeDocument();
  motion = fakeMotion();
});

afterEach(() => {
  motion.restore();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const silent = () => undefined;
const settings = { coordinates: true, numbers: false } as AnyInput['settings'];

/** Black's 3 1 from the start, made. */
const PLAY: BackgammonPlay = {
  seat: 'b',
  dice: [3, 1],
  action: '8/5 6/5',
  steps: [{ from: 8, to: 5, hit: false }, { from: 6, to: 5, hit: false }],
};
const MADE = side({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 });

/** Before it, while it is Black's turn. */
const BEFORE: Partial<BackgammonView> = { phase: 'turn', on_roll: 'b' };
const AFTER: Partial<BackgammonView> = { phase: 'turn', on_roll: 'a', b: MADE, last_play: PLAY };

function input(change: Partial<BackgammonView>, more: Partial<AnyInput>): AnyInput {
  const view = backgammonView(change);
  const stages = view.phase === 'play' ? stagesOf(view) : [];
  return {
    position: { kind: 'backgammon', ...view, stages },
    targets: new Set(),
    active: view.on_roll === 'a',
    bottom: 'white',
    unsent: null,
    sending: null,
    settings,
    explanation: null,
    ...more,
  };
}

/** A board that has its hand, at a position; `comes` brings the next one. */
async function made(start: Partial<BackgammonView>, more: Partial<AnyInput> = { hand: 'calm' }) {
  const told: string[] = [];
  const shows: boolean[] = [];
  let intent = '';
  const board = face.board({
    intent: (action) => (intent = action),
    cancel: silent,
    ask: silent,
    shows: (on) => shows.push(on),
    tell: (words) => told.push(words),
  });
  await vi.dynamicImportSettled();
  board.update(input(start, more));
  const element = board.element as unknown as FakeElement;
  const all = (name: string) =>
    [...element.all()].filter((one) => (one.getAttribute('class') ?? '').split(' ').includes(name));
  return {
    board,
    told,
    shows,
    all,
    count: (name: string) => all(name).length,
    dice: () => all('die').map((one) => one.getAttribute('class')),
    label: (place: string) => element.with('data-place', place).getAttribute('aria-label') ?? '',
    comes: (change: Partial<BackgammonView>, other: Partial<AnyInput> = more) => board.update(input(change, other)),
    key: (key: string) => element.fire('keydown', { target: element.with('tabindex', '0'), key, preventDefault: silent }),
    click: (place: string) =>
      (board as unknown as { chose(cell: string, device: 'mouse'): void }).chose(element.with('data-place', place).getAttribute('data-point') ?? '', 'mouse'),
    /** Hands over what was put together; the action. */
    complete: () => {
      element.fire('click', { target: element.with('data-action', 'hand_over'), button: 0 });
      return intent;
    },
    replay: () => element.fire('click', { target: element.with('data-action', 'replay'), button: 0 }),
  };
}

describe('a play of the other side', () => {
  test('is shown as its throw, then checker by checker, and is named at once', async () => {
    const board = await made(BEFORE);
    board.comes(AFTER);
    // Whoever hears the board knows the whole play already.
    expect(board.label('20')).toContain('2 black checkers');
    expect([board.dice(), board.count('flies'), board.count('checker')]).toEqual([
      ['die black rolls', 'die black rolls'],
      0,
      30,
    ]);
    expect([board.count('last'), board.count('unsent')]).toEqual([0, 0]);
    motion.finish();
    expect([board.dice(), board.count('flies')]).toEqual([['die black used', 'die black'], 1]);
    motion.finish();
    expect([board.count('flies'), board.count('checker'), board.count('unsent')]).toEqual([0, 30, 0]);
    motion.finish();
    expect([board.dice(), board.count('flies')]).toEqual([['die black used', 'die black used'], 1]);
    motion.finish();
    expect([motion.running(), board.count('flies'), board.count('last'), board.count('checker')]).toEqual([0, 0, 2, 30]);
  });

  test('waits no longer for a throw than it has not been seen', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const board = await made(BEFORE);
    board.comes({ phase: 'play', on_roll: 'b', dice: [3, 1] });
    now.mockReturnValue(1200);
    board.comes(AFTER);
    expect(board.count('flies')).toBe(0);
    expect(motion.lasts()).toBe(500);
    const slow = await made(BEFORE, { hand: 'slow' });
    slow.comes({ phase: 'play', on_roll: 'b', dice: [3, 1] });
    now.mockReturnValue(9000);
    slow.comes(AFTER);
    expect(slow.count('flies')).toBe(1);
  });

  test('waits for a throw that came while another play was shown', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const board = await made(BEFORE);
    board.comes(AFTER);
    const steps = [{ from: 24, to: 18, hit: false }, { from: 18, to: 14, hit: false }];
    const own: BackgammonPlay = { seat: 'a', dice: [6, 4], action: '24/18 18/14', steps };
    const moved = { a: side({ 24: 1, 14: 1, 13: 5, 8: 3, 6: 5 }), b: MADE, last_play: own };
    board.comes({ ...moved, phase: 'turn', on_roll: 'b' });
    now.mockReturnValue(9000);
    board.comes({ ...moved, phase: 'play', on_roll: 'b', dice: [2, 1] });
    const next: BackgammonPlay = { seat: 'b', dice: [2, 1], action: '6/5 6/4', steps: [{ from: 6, to: 5, hit: false }, { from: 6, to: 4, hit: false }] };
    board.comes({ ...moved, phase: 'turn', on_roll: 'a', b: side({ 24: 2, 13: 5, 8: 2, 6: 2, 5: 3, 4: 1 }), last_play: next });
    expect(board.all('die').filter((die) => die.getAttribute('class') === 'die black rolls')).toHaveLength(2);
    expect([motion.lasts(), board.count('flies')]).toEqual([700, 0]);
  });

  test('is there as soon as anything is pressed', async () => {
    for (const press of ['pointerdown', 'keydown']) {
      const board = await made(BEFORE);
      board.comes(AFTER);
      motion.finish();
      expect(board.count('flies')).toBe(1);
      page.fire(press, {});
      expect([motion.running(), board.count('flies'), board.count('last')]).toEqual([0, 0, 2]);
      page.fire(press, {});
    }
  });

  test('goes on while the next throw comes, which is seen after it; whoever acts does not wait', async () => {
    const board = await made(BEFORE);
    board.comes(AFTER);
    motion.finish();
    const next: Partial<BackgammonView> = { ...AFTER, phase: 'play', dice: [6, 4] };
    board.comes(next);
    expect([board.count('flies'), board.dice()]).toEqual([1, ['die black used', 'die black']]);
    // The board answers all the same.
    expect(board.label('24')).toContain('can move');
    while (motion.running() > 0) motion.finish();
    expect(board.dice()).toEqual(['die white rolls', 'die white rolls']);

    const other = await made(BEFORE);
    other.comes(AFTER);
    other.comes(next);
    page.fire('pointerdown', {});
    expect(other.dice()).toEqual(['die white rolls', 'die white rolls']);
  });

  test('is overtaken by another play, which begins where it ends', async () => {
    const board = await made(BEFORE);
    board.comes(AFTER);
    const steps = [{ from: 24, to: 18, hit: false }, { from: 18, to: 14, hit: false }];
    const own: BackgammonPlay = { seat: 'a', dice: [6, 4], action: '24/18 18/14', steps };
    board.comes({ phase: 'turn', on_roll: 'b', a: side({ 24: 1, 14: 1, 13: 5, 8: 3, 6: 5 }), b: MADE, last_play: own });
    expect([board.dice(), board.count('checker')]).toEqual([['die white rolls', 'die white rolls'], 30]);
    while (motion.running() > 0) motion.finish();
    expect(board.label('14')).toContain('1 white checker');
  });

  test('without a step is shown as its throw', async () => {
    const closed = { a: side({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 24: 3 }), b: side({ 25: 1, 6: 14 }) };
    const board = await made({ ...BEFORE, ...closed });
    const danced: BackgammonPlay = { seat: 'b', dice: [6, 5], action: 'nomove', steps: [] };
    board.comes({ ...closed, phase: 'turn', on_roll: 'a', last_play: danced });
    expect(board.dice()).toEqual(['die black rolls', 'die black rolls']);
    motion.finish();
    expect([motion.running(), board.dice()]).toEqual([0, ['die black used', 'die black used']]);
    // It came once.
    board.comes({ ...closed, phase: 'turn', on_roll: 'a', last_play: danced }, { hand: 'calm', active: false });
    expect(motion.running()).toBe(0);
  });

  test('is there at once for whoever wants that, and where the system asks for no motion', async () => {
    const board = await made(BEFORE, { hand: 'at_once' });
    board.comes(AFTER);
    expect([motion.running(), board.count('last')]).toEqual([0, 2]);
    // Asked for once more, it is shown.
    board.replay();
    expect(motion.running()).toBe(1);
    page.fire('keydown', {});
    motion.restore();
    motion = fakeMotion(true);
    const still = await made(BEFORE, { hand: 'slow' });
    still.comes(AFTER);
    expect([motion.running(), still.count('last')]).toEqual([0, 2]);
    still.replay();
    expect(motion.running()).toBe(0);
  });

  test('in a record, and the reader’s own steps, wait for no throw', async () => {
    const board = await made(BEFORE, {});
    board.comes(AFTER);
    expect(board.count('flies')).toBe(1);
    motion.finish();
    expect(board.count('flies')).toBe(1);
    motion.finish();
    expect(motion.running()).toBe(0);
  });

  test('that does not lead from what is on the screen is not shown', async () => {
    const board = await made({ ...BEFORE, b: side({ 24: 2, 13: 5, 8: 3, 7: 5 }) });
    board.comes(AFTER);
    expect(motion.running()).toBe(0);
    const first = await made(AFTER);
    expect([motion.running(), first.count('last')]).toEqual([0, 2]);
  });
});

/** Black's last two checkers, and the throw that bears them off. */
const RACE: Partial<BackgammonView> = {
  phase: 'play',
  on_roll: 'b',
  dice: [5, 6],
  a: side({ 6: 3, 0: 12 }),
  b: side({ 6: 1, 5: 1, 0: 13 }),
  cube: cubeView({ value: 2, owner: 'b' }),
};
/** The next game, which begins in the rest after that. */
const NEXT: Partial<BackgammonView> = {
  phase: 'opening_throw',
  on_roll: null,
  game: 2,
  score: [0, 2],
  last_game: { number: 1, winner: 'b', points: 2, ending: 'single' },
};
const WON: Partial<AnyInput> = { hand: 'calm', active: false, played: '6/off 5/off' };

describe('the play that wins a game', () => {
  test('of a match is shown on what was there before, and then the next game is', async () => {
    const board = await made(RACE, { hand: 'calm', played: 'roll' });
    board.comes(NEXT, WON);
    const cube = () => board.all('cube').map((one) => `${one.textContent} ${one.getAttribute('transform')}`);
    const before = cube();
    // Whoever hears the board knows already that there is another game.
    expect(board.label('24')).toContain('2 white checkers');
    expect([board.dice(), board.count('checker'), board.count('borne'), board.shows]).toEqual([
      ['die black', 'die black'],
      5,
      25,
      [true],
    ]);
    motion.finish();
    expect([board.count('flies'), board.count('checker'), board.count('borne')]).toEqual([1, 5, 25]);
    motion.finish();
    // The next game's own throw does not end it, nor is it seen before its time.
    board.comes({ ...NEXT, phase: 'play', on_roll: 'a', dice: [3, 1], opening: true }, { ...WON, active: true });
    expect([board.count('flies'), board.count('borne')]).toEqual([0, 26]);
    motion.finish();
    expect([board.dice(), board.count('flies'), cube(), board.shows]).toEqual([
      ['die black used', 'die black used'],
      1,
      before,
      [true],
    ]);
    motion.finish();
    expect([motion.running(), board.count('checker'), board.count('borne'), board.shows]).toEqual([0, 30, 0, [true, false]]);
    expect(board.dice()).toEqual(['die white rolls', 'die black rolls']);
    expect(cube()).not.toEqual(before);
    expect(board.count('unsent')).toBe(0);
  });

  test('is there as soon as anything is pressed', async () => {
    const board = await made(RACE);
    board.comes(NEXT, WON);
    motion.finish();
    page.fire('keydown', {});
    expect([motion.running(), board.count('flies'), board.count('checker'), board.shows]).toEqual([0, 0, 30, [true, false]]);
  });

  test('does not keep the next game’s first play from being shown, from where that game begins', async () => {
    const board = await made(RACE);
    board.comes(NEXT, WON);
    board.comes({ ...NEXT, ...AFTER, game: 2 }, { ...WON, played: '8/5 6/5' });
    expect([board.dice(), board.count('checker')]).toEqual([['die black rolls', 'die black rolls'], 30]);
    while (motion.running() > 0) motion.finish();
    expect([board.count('last'), board.shows]).toEqual([2, [true, false, true, false]]);
  });

  test('of the match is shown too', async () => {
    const board = await made(RACE);
    const steps = [{ from: 6, to: 0, hit: false }, { from: 5, to: 0, hit: false }];
    const last: BackgammonPlay = { seat: 'b', dice: [5, 6], action: '6/off 5/off', steps };
    const over: Partial<BackgammonView> = { ...RACE, phase: 'over', dice: null, b: side({ 0: 15 }), last_play: last };
    board.comes({ ...over, score: [0, 2], last_game: NEXT.last_game ?? null }, WON);
    expect([board.count('checker'), board.shows]).toEqual([5, [true]]);
    while (motion.running() > 0) motion.finish();
    expect([board.count('checker'), board.count('borne'), board.shows]).toEqual([3, 27, [true, false]]);
  });

  test('is shown only where it is known: what was thrown, what was played, and that it took the last one off', async () => {
    const drop = { ...NEXT, last_game: { number: 1, winner: 'a' as const, points: 1, ending: 'drop' } };
    const cases: [string, Partial<BackgammonView>, Partial<BackgammonView>, string | null][] = [
      ['a double was dropped', { ...RACE, phase: 'doubled', dice: null }, drop, 'drop'],
      ['a resignation was accepted', { ...RACE, phase: 'resigning' }, drop, 'accept'],
      ['nothing is told of it', RACE, NEXT, null],
      ['its throw was not there', { ...RACE, phase: 'turn', dice: null }, NEXT, '6/off 5/off'],
      ['it leaves something', { ...RACE, b: side({ 6: 1, 5: 1, 4: 1, 0: 12 }) }, NEXT, '6/off 5/off'],
      ['it was made by the reader', { ...RACE, b: side({ 0: 15 }) }, NEXT, '6/off 5/off'],
      ['a whole game lies between', RACE, { ...NEXT, game: 3 }, '6/off 5/off'],
    ];
    for (const [why, from, to, played] of cases) {
      const board = await made(from);
      board.comes(to, { ...WON, played });
      expect([motion.running(), board.count('checker'), board.shows], why).toEqual([0, 30, []]);
    }
  });

  test('is not shown to whoever wants plays at once, nor where the system asks for no motion', async () => {
    const board = await made(RACE);
    board.comes(NEXT, { ...WON, hand: 'at_once' });
    expect([motion.running(), board.count('checker'), board.shows]).toEqual([0, 30, []]);
    motion.restore();
    motion = fakeMotion(true);
    const still = await made(RACE);
    still.comes(NEXT, WON);
    expect([motion.running(), still.count('checker'), still.shows]).toEqual([0, 30, []]);
  });
});

describe('whoever does something unasked', () => {
  test('is told while a play of others is shown, and never of the reader’s own steps', async () => {
    const board = await made(BEFORE);
    board.comes(AFTER);
    board.comes({ ...AFTER, phase: 'play', dice: [6, 4] });
    expect(board.shows).toEqual([true]);
    page.fire('pointerdown', {});
    expect(board.shows).toEqual([true, false]);
    board.click('24');
    expect(motion.running()).toBe(1);
    page.fire('pointerdown', {});
    board.key('U');
    board.replay();
    page.fire('pointerdown', {});
    expect(board.shows).toEqual([true, false]);
  });

  test('is told nothing where nothing is shown', async () => {
    const board = await made(BEFORE, { hand: 'at_once' });
    board.comes(AFTER);
    motion.restore();
    motion = fakeMotion(true);
    const still = await made(BEFORE);
    still.comes(AFTER);
    expect([board.shows, still.shows]).toEqual([[], []]);
  });
});

describe('the newest play once more', () => {
  /** Black has hit; White has one checker on the bar. */
  const hit: BackgammonPlay = { seat: 'b', dice: [3, 1], action: '8/4*', steps: [{ from: 8, to: 5, hit: false }, { from: 5, to: 4, hit: true }] };
  const a = side({ 25: 1, 24: 1, 13: 5, 8: 3, 6: 4, 21: 1 });
  const b = side({ 24: 2, 13: 5, 8: 2, 6: 5, 4: 1 });
  const due: Partial<BackgammonView> = { phase: 'play', on_roll: 'a', dice: [2, 1], a, b, last_play: hit };

  test('is not shown out of what the reader has put together, or has sent', async () => {
    const board = await made(due);
    const again = () => board.key('r');
    again();
    expect(motion.running()).toBe(1);
    page.fire('keydown', {});
    board.click('25');
    while (motion.running() > 0) motion.finish();
    expect(board.label('25')).toContain('empty');
    again();
    expect([motion.running(), board.count('checker')]).toEqual([0, 30]);
    board.click('24');
    while (motion.running() > 0) motion.finish();
    const sending = board.complete();
    board.comes(due, { hand: 'calm', active: false, sending });
    again();
    board.replay();
    expect([motion.running(), board.count('checker')]).toEqual([0, 30]);
    // Not taken, and put back: it is the stored position again.
    board.comes(due);
    board.key('U');
    again();
    expect(motion.running()).toBe(1);
  });
});

describe('the dice of a play', () => {
  const used = (dice: [number, number], ...steps: [number, number][]) =>
    spent(dice, steps.map(([from, to]) => ({ from, to, hit: false })))
      .map((die) => `${die.number}${die.used ? '-' : ''}`)
      .join(' ');

  test('are used up by the steps that have been made', () => {
    expect(used([1, 3])).toBe('3 1');
    expect(used([1, 3], [8, 7])).toBe('3 1-');
    expect(used([1, 3], [8, 5], [6, 5])).toBe('3- 1-');
    expect(used([2, 2], [8, 6], [8, 6])).toBe('2- 2- 2 2');
    // Borne off with more than is needed.
    expect(used([6, 3], [4, 0])).toBe('6- 3');
    expect(used([6, 3], [3, 0])).toBe('6 3-');
  });
});

test('a speed that is none is the calm one', () => {
  expect(parseSettings('{"hand":"fast"}').hand).toBe('calm');
  for (const hand of HANDS) expect(parseSettings(JSON.stringify({ hand })).hand).toBe(hand);
});
