import { describe, expect, test } from 'vitest';
import { costly, dearest } from '../src/boards/backgammon-judged';
import {
  answerWords,
  away,
  cubeWords,
  decider,
  doubleWords,
  factsOf,
  gameWords,
  resignCost,
  resignWords,
  winsMatch,
} from '../src/boards/backgammon-match';
import { needs } from '../src/i18n/index';
import type { BackgammonDecision } from '../src/protocol';
import { backgammonView, cubeView } from './fixture/backgammon';

await needs('backgammon', 'backgammon.panel');

/** White has doubled to 4 in a match to 7 at 2 : 4. */
const doubled = backgammonView({
  phase: 'doubled',
  on_roll: 'a',
  score: [2, 4],
  cube: cubeView({ value: 2, owner: 'a', offer: { by: 'a', taken: 4, dropped: 2, redoubles: 0 }, may_double: false }),
});

describe('who decides', () => {
  test('the player on roll plays, the other one answers', () => {
    expect(decider(backgammonView())).toBe('a');
    expect(decider(backgammonView({ phase: 'play', on_roll: 'b' }))).toBe('b');
    expect(decider(doubled)).toBe('b');
    expect(decider(backgammonView({ phase: 'resigning', on_roll: 'b' }))).toBe('a');
    expect(decider(backgammonView({ phase: 'throw' }))).toBeNull();
    expect(decider(backgammonView({ phase: 'opening_throw', on_roll: null }))).toBeNull();
  });

  test('after a redouble at once it is the doubler again', () => {
    const offer = { by: 'b' as const, taken: 8, dropped: 4, redoubles: 1 };
    expect(decider({ ...doubled, cube: cubeView({ offer }) })).toBe('a');
  });
});

describe('what is at stake', () => {
  test('points and the match', () => {
    expect(away(doubled, 'a')).toBe(5);
    expect(winsMatch(doubled, 'b', 3)).toBe(true);
    expect(winsMatch(doubled, 'b', 2)).toBe(false);
    expect(winsMatch(backgammonView({ length: null }), 'a', 64)).toBe(false);
  });

  test('a double: what taking and dropping mean', () => {
    const before = backgammonView({ score: [2, 4], cube: cubeView({ value: 2, owner: 'a' }) });
    expect(doubleWords(before, 'a').join(' ')).toBe(
      'If Black takes, the game is for 4 and the cube is Black’s. If Black drops, you win 2 points.',
    );
    expect(doubleWords({ ...before, score: [5, 4] }, 'a')[1]).toBe('If Black drops, you win the match.');
  });

  test('the answers', () => {
    expect(answerWords(doubled, 'take')).toEqual(['The game goes on for 4, and the cube is yours.']);
    expect(answerWords({ ...doubled, score: [3, 4] }, 'take')).toHaveLength(2);
    expect(answerWords(doubled, 'drop')).toEqual(['The game ends, and White wins 2 points.']);
    expect(answerWords({ ...doubled, score: [5, 4] }, 'drop')).toEqual(['The game ends, and White wins the match.']);
    expect(answerWords(doubled, 'beaver')[0]).toContain('8');
    expect(answerWords(backgammonView(), 'take')).toEqual([]);
  });

  test('the cube of a redouble at once stays with whoever was doubled first', () => {
    const after = (by: 'a' | 'b', redoubles: number) => {
      const offer = { by, taken: 4, dropped: 2, redoubles };
      return answerWords(backgammonView({ phase: 'doubled', length: null, cube: cubeView({ offer }) }), 'take');
    };
    // White doubles, Black beavers, White raccoons: the cube is Black's all along.
    expect(after('a', 0)).toEqual(['The game goes on for 4, and the cube is yours.']);
    expect(after('b', 1)).toEqual(['The game goes on for 4, and the cube is Black’s.']);
    expect(after('a', 2)).toEqual(['The game goes on for 4, and the cube is yours.']);
  });

  test('a resignation costs the cube once, twice or three times, and once while gammons do not count', () => {
    const cube = cubeView({ value: 2, owner: 'b' });
    const position = backgammonView({ cube });
    expect(['single', 'gammon', 'backgammon'].map((kind) => resignCost(position, kind))).toEqual([2, 4, 6]);
    expect(resignCost(backgammonView({ length: null, gammons_off: true }), 'gammon')).toBe(1);
    expect(resignCost(backgammonView({ cube: null, length: 1 }), 'gammon')).toBe(2);
    expect(resignWords({ ...position, score: [0, 3] }, 'a', 'gammon')).toContain('match');
    expect(resignWords({ ...position, score: [0, 0] }, 'a', 'gammon')).toBe('If Black accepts, Black wins 4 points.');
  });
});

describe('the match in words', () => {
  test('where the cube is', () => {
    expect(cubeWords(backgammonView())).toBe('Cube 1, in the middle');
    expect(cubeWords(backgammonView({ cube: cubeView({ value: 4, owner: 'b' }) }))).toBe('Cube 4, Black’s');
    expect(cubeWords(doubled)).toBe('White offers the cube at 4');
    expect(cubeWords(backgammonView({ cube: null }))).toBeNull();
  });

  test('what stands about the game', () => {
    expect(factsOf(backgammonView({ crawford: true, game: 3 }))).toEqual(['Game 3', 'to 7 points', 'Crawford game: no doubles']);
    expect(factsOf(backgammonView({ post_crawford: true }))).toContain('After the Crawford game');
    expect(factsOf(backgammonView({ length: null, gammons_off: true }))).toEqual(['Gammons do not count yet']);
    expect(factsOf(backgammonView({ length: null, gammons_off: true, phase: 'over' }))).toEqual([]);
  });

  test('how a game ended', () => {
    expect(gameWords({ number: 2, winner: 'b', points: 4, ending: 'gammon' })).toBe('Black won 4 points: gammon.');
  });
});

describe('a report', () => {
  const decision = (index: number, loss: number): BackgammonDecision => ({
    index,
    game: 1,
    seat: 'a',
    kind: 'play',
    action: '8/5 6/5',
    dice: [3, 1],
    loss,
    chance_lost: null,
    mark: null,
    counted: true,
    candidates: [],
    cube: null,
    alternatives: [],
  });

  test('is sorted by what a decision lost, and leaves out what cost nothing', () => {
    const list = [decision(1, 0), decision(3, 0.2), decision(5, 0.0004), decision(7, 0.3), decision(9, 0.2)];
    expect(costly(dearest(list)).map((one) => one.index)).toEqual([7, 3, 9]);
  });
});
