import { describe, expect, test } from 'vitest';
import { automatic, isRace, unaskedAfter, type Wishes } from '../src/boards/backgammon-auto';
import { backgammonView, side } from './fixture/backgammon';
import { Seeded } from './seeded';

const ALL: Wishes = { roll: true, pass: true, bearOff: true, neverDouble: false };
const NONE: Wishes = { roll: false, pass: false, bearOff: false, neverDouble: false };
const RESIGN = ['resign single', 'resign gammon', 'resign backgammon'];

describe('rolling', () => {
  const turn = backgammonView();

  test('is done where no double is legal and it was asked for', () => {
    expect(automatic(turn, 'a', ['roll', ...RESIGN], ALL)).toBe('roll');
    expect(automatic(turn, 'a', ['roll', ...RESIGN], NONE)).toBeNull();
  });

  test('never skips a chance to double, whatever else was asked for', () => {
    const legal = ['roll', 'double', ...RESIGN];
    for (let bits = 0; bits < 8; bits += 1) {
      const wishes = { roll: (bits & 1) > 0, pass: (bits & 2) > 0, bearOff: (bits & 4) > 0, neverDouble: false };
      expect(automatic(turn, 'a', legal, wishes)).toBeNull();
    }
    expect(automatic(turn, 'a', legal, { ...NONE, neverDouble: true })).toBe('roll');
  });

  test('against a closed board the cube is still offered', () => {
    const closed = backgammonView({ a: side({ 25: 1, 6: 5, 5: 5, 4: 4 }), b: side({ 6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 8: 3 }) });
    expect(automatic(closed, 'a', ['roll', 'double'], ALL)).toBeNull();
  });

  test('a dead cube is not a forbidden one', () => {
    const dead = backgammonView({ cube: { value: 4, owner: 'a', offer: null, may_double: true, dead: true } });
    expect(automatic(dead, 'a', ['roll', 'double'], ALL)).toBeNull();
  });
});

describe('a play', () => {
  const dance = backgammonView({ phase: 'play', dice: [6, 6], a: side({ 25: 1, 6: 14 }), b: side({ 6: 5, 5: 5, 4: 5 }) });

  test('that is none is handed over where it was asked for', () => {
    expect(automatic(dance, 'a', ['nomove', ...RESIGN], ALL)).toBe('nomove');
    expect(automatic(dance, 'a', ['nomove', ...RESIGN], { ...ALL, pass: false })).toBeNull();
  });

  const off = (change: object) => backgammonView({ phase: 'play', a: side({ 6: 2, 5: 2, 1: 1, 0: 10 }), b: side({ 6: 2, 0: 13 }), ...change });

  test('that bears off with every number is the best there is', () => {
    const race = off({ dice: [6, 5] });
    expect(isRace(race)).toBe(true);
    expect(automatic(race, 'a', ['6/off 5/off', '6/1 6/off', ...RESIGN], ALL)).toBe('6/off 5/off');
    expect(automatic(race, 'a', ['6/off 5/off', '6/1 6/off'], { ...ALL, bearOff: false })).toBeNull();
  });

  test('is left to the reader where there is a choice', () => {
    expect(automatic(off({ dice: [6, 2] }), 'a', ['6/off 6/4', '6/off 5/3'], ALL)).toBeNull();
  });

  test('is left to the reader while there is contact, or a checker outside', () => {
    const contact = off({ dice: [6, 5], b: side({ 25: 1, 6: 2, 0: 12 }) });
    expect(isRace(contact)).toBe(false);
    expect(automatic(contact, 'a', ['6/off 5/off'], ALL)).toBeNull();
    const outside = off({ dice: [6, 5], a: side({ 7: 1, 6: 2 }) });
    expect(automatic(outside, 'a', ['7/1 6/1'], ALL)).toBeNull();
  });

  test('that ends the game with fewer steps than numbers is whole', () => {
    expect(automatic(off({ dice: [4, 4], a: side({ 3: 2, 0: 13 }) }), 'a', ['3/off 3/off'], ALL)).toBe('3/off 3/off');
  });

  test('of the other side is judged by that side’s checkers', () => {
    const race = off({ on_roll: 'b', dice: [6, 6], a: side({ 12: 1 }), b: side({ 6: 4 }) });
    expect(automatic(race, 'b', ['6/off 6/off 6/off 6/off'], ALL)).toBe('6/off 6/off 6/off 6/off');
  });
});

describe('answers', () => {
  test('a double is never answered for anybody', () => {
    const doubled = backgammonView({ phase: 'doubled' });
    for (const legal of [['take', 'drop'], ['take', 'drop', 'beaver'], ['take']]) {
      expect(automatic(doubled, 'b', legal, { ...ALL, neverDouble: true })).toBeNull();
    }
  });

  test('only a resignation that cannot be rejected is accepted', () => {
    const resigning = backgammonView({ phase: 'resigning', resigning: 'gammon' });
    expect(automatic(resigning, 'b', ['accept'], NONE)).toBe('accept');
    expect(automatic(resigning, 'b', ['accept', 'reject'], ALL)).toBeNull();
  });
});

describe('what is done unasked', () => {
  test('waits where a play is shown, and only there', () => {
    for (const left of [0, 5000, 120_000, Infinity]) expect(unaskedAfter(false, left)).toBe(500);
    expect(unaskedAfter(true, Infinity)).toBe(8500);
    expect(unaskedAfter(true, 120_000)).toBe(8500);
  });

  test('leaves most of the time that there is, and never waits for less than nothing', () => {
    expect(unaskedAfter(true, 12_000)).toBe(3500);
    expect(unaskedAfter(true, 1000)).toBe(750);
    expect(unaskedAfter(true, 0)).toBe(500);
    expect(unaskedAfter(true, -300)).toBe(500);
  });
});

describe('whatever is legal', () => {
  test('what is sent is legal, and never a double, a take, a drop or a resignation', () => {
    const seeded = new Seeded(7);
    const next = () => seeded.unit();
    const words = ['roll', 'double', 'take', 'drop', 'beaver', 'raccoon', 'accept', 'reject', 'nomove', '6/off', '6/5 6/4', ...RESIGN];
    const phases = ['opening_throw', 'turn', 'throw', 'play', 'doubled', 'resigning', 'over'];
    for (let turn = 0; turn < 5000; turn += 1) {
      const legal = words.filter(() => next() < 0.3);
      const phase = phases[Math.floor(next() * phases.length)] ?? 'turn';
      const wishes = { roll: next() < 0.5, pass: next() < 0.5, bearOff: next() < 0.5, neverDouble: next() < 0.3 };
      const position = backgammonView({ phase, dice: [6, 1], a: side({ 6: 3 }), b: side({ 6: 3 }) });
      const sent = automatic(position, 'a', legal, wishes);
      if (sent === null) continue;
      expect(legal).toContain(sent);
      expect(['double', 'take', 'drop', 'beaver', 'raccoon', 'reject', ...RESIGN]).not.toContain(sent);
      if (sent === 'roll' && legal.includes('double')) expect(wishes.neverDouble).toBe(true);
    }
  });
});
