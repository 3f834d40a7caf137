import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRoute } from '../src/state/route';
import {
  EMPTY,
  HAND_KINDS,
  hold,
  left,
  looksLikeSfen,
  put,
  readProblem,
  remove,
  restToWhite,
  setUp,
  sfenIn,
  sfenOf,
  turnOver,
  unused,
  used,
  viewOf,
  writeProblem,
  type Setup,
} from '../src/state/tsume';
import { SAMPLES } from '../src/state/tsume-samples';

const black = (piece: string) => ({ side: 'black', piece }) as const;
const white = (piece: string) => ({ side: 'white', piece }) as const;

/** Puts pieces on squares; each has to be there. */
function on(...pieces: [string, ReturnType<typeof black> | ReturnType<typeof white>][]): Setup {
  let setup = EMPTY;
  for (const [square, stands] of pieces) {
    const next = put(setup, square, stands);
    if (next === null) throw new Error(`nothing left for ${square}`);
    setup = next;
  }
  return setup;
}

describe('setting a problem up', () => {
  test('a gold on the head, with everything else in White\u2019s hand', () => {
    const setup = on(['5a', white('K')], ['5c', black('P')]);
    const held = hold(setup, 'black', 'G', 1);
    expect(held).not.toBeNull();
    const whole = restToWhite(held ?? setup);
    expect(sfenOf(whole)).toBe('4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1');
    expect(unused(whole)).toBe(0);
    for (const kind of HAND_KINDS) expect(left(whole, kind), kind).toBe(0);
  });

  test('an empty board', () => {
    expect(sfenOf(EMPTY)).toBe('9/9/9/9/9/9/9/9/9 b - 1');
    expect(unused(EMPTY)).toBe(38);
    expect(sfenOf({ ...EMPTY, side: 'white' })).toBe('9/9/9/9/9/9/9/9/9 w - 1');
  });

  test('a king moves, and another piece comes from the box, then from a hand', () => {
    const moved = put(on(['5i', black('K')]), '5h', black('K'));
    expect([...(moved?.pieces.keys() ?? [])]).toEqual(['5h']);
    const whole = restToWhite(EMPTY);
    const taken = put(whole, '7f', black('+R'));
    expect(taken?.hands.white['R']).toBe(1);
    expect(taken === null ? 0 : used(taken, 'R')).toBe(2);
    const none = on(['1a', black('R')], ['2a', black('R')]);
    expect(put(none, '3a', white('R'))).toBeNull();
    // What is replaced goes back into the box first.
    expect(put(none, '2a', white('R'))?.pieces.get('2a')).toEqual(white('R'));
  });

  test('hands take from the box, then from each other, and no more than there is', () => {
    const whole = restToWhite(EMPTY);
    const one = hold(whole, 'black', 'B', 1);
    expect(one?.hands).toMatchObject({ black: { B: 1 }, white: { B: 1 } });
    expect(hold(EMPTY, 'black', 'P', -1)).toBeNull();
    const bishops = on(['1a', black('B')], ['2a', white('+B')]);
    expect(hold(bishops, 'white', 'B', 1)).toBeNull();
  });

  test('pieces are turned over, but for kings and golds', () => {
    const setup = on(['5e', black('P')], ['5a', white('G')], ['1a', white('K')]);
    expect(turnOver(setup, '5e').pieces.get('5e')).toEqual(black('+P'));
    expect(turnOver(turnOver(setup, '5e'), '5e')).toEqual(setup);
    for (const square of ['5a', '1a', '9i']) expect(turnOver(setup, square)).toBe(setup);
    expect(remove(setup, '5e').pieces.has('5e')).toBe(false);
  });

  test('what a board draws is what was set up', () => {
    const setup = restToWhite(on(['5a', white('K')], ['5c', black('+P')]));
    const view = viewOf(setup);
    expect(view.sfen).toBe(sfenOf(setup));
    expect(sfenOf(setUp(view))).toBe(sfenOf(setup));
  });
});

describe('texts', () => {
  test('SFEN is known by its shape, alone or in a line of USI', () => {
    const sfen = '4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1';
    for (const text of [sfen, ` ${sfen}\n`, `sfen ${sfen}`, `position sfen ${sfen} moves G*5b`]) {
      expect(looksLikeSfen(text), text).toBe(true);
      expect(sfenIn(text)).toBe(sfen);
    }
    for (const text of ['', '7g7f 3c3d', '手合割：平手', "V2.2\nPI\n+", 'position startpos moves 7g7f']) {
      expect(looksLikeSfen(text), text).toBe(false);
    }
  });

  test('links', () => {
    for (const { sfen } of SAMPLES) {
      const fragment = writeProblem(sfen);
      expect(fragment).not.toMatch(/\s/);
      expect(readProblem(fragment)).toBe(sfen);
      expect(readProblem(encodeURIComponent(fragment))).toBe(sfen);
    }
    expect(readProblem('')).toBeNull();
    expect(readProblem('%')).toBe('%');
    expect(parseRoute('/tsume', 'x')).toEqual({ at: 'tsume', fragment: 'x' });
    expect(parseRoute('/tsume/')).toEqual({ at: 'tsume', fragment: '' });
  });

  test('the problems to begin with are rows of the pack, with one first move each', () => {
    const rows = readFileSync(new URL('../../data/shogi/mates_dev.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'));
    for (const { id, sfen, plies } of SAMPLES) {
      const row = rows.find(([name]) => name === id);
      expect(row?.[1], id).toBe(sfen);
      expect(row?.[2], id).toBe(String(plies));
      expect(row?.[3]?.split(' '), id).toHaveLength(1);
    }
  });
});
