/** The boards of the lessons about bearing off and the value of a game. Edge cases are those of `data/backgammon`. */

import { bgBoard as board } from './backgammon-boards';
import type { RulesBoard } from './board';

// Bearing off

const HOME = '6:3 5:3 4:3 3:2 2:2 1:2';

export const EXACT = board('exact', { white: HOME, black: HOME, dice: '5-3' }, {
  caption: 'rules.backgammon.exact.board',
  line: ['5/off 3/off'],
  expects: [{ act: '5/off 3/off' }, { act: '6/3 6/1' }],
});

export const HIGHER = board('higher', { white: '4:2 3:2 2:1', black: HOME, dice: '6-5' }, {
  caption: 'rules.backgammon.higher.board',
  line: ['4/off 4/off'],
  expects: [
    { act: '4/off 4/off', only: true },
    { act: '4/off 3/off', refused: 'bear_off_higher_behind' },
  ],
});

export const BEHIND = board('behind', { white: '6:1 3:2', black: HOME, dice: '5-4' }, {
  caption: 'rules.backgammon.behind.board',
  line: ['6/1 3/off'],
  expects: [
    { act: '3/off 3/off', refused: 'bear_off_higher_behind' },
    { act: '6/1 3/off' },
    { act: '6/2 3/off' },
  ],
});

export const COMING_HOME = board('coming-home', { white: '7:1 6:2 5:2 3:2', black: HOME, dice: '5-1' }, {
  caption: 'rules.backgammon.home.board',
  line: ['7/6 5/off'],
  expects: [
    { act: '7/6 5/off' },
    { act: '5/off 3/2', refused: 'bear_off_not_home' },
  ],
});

export const HIT_BACK = board(
  'hit-back',
  { white: 'bar:1 4:2 2:2', black: '6:2 5:2 3:2 1:2', dice: '4-2' },
  {
    caption: 'rules.backgammon.hit_back.board',
    line: ['bar/21 4/2'],
    expects: [
      { act: 'bar/21 4/2', only: true },
      { act: '4/off 2/off', refused: 'must_enter' },
      { act: 'bar/23 4/off', refused: 'bear_off_not_home' },
    ],
  },
);

/** The example of the source: a blot on White's ace point, another checker on the bar. */
export const SIX_THREE = board(
  'six-three',
  { white: '5:1 2:2', black: 'bar:1 24:1 6:4 5:4 4:3 3:2', dice: '6-3' },
  {
    caption: 'rules.backgammon.six_three.board',
    line: ['5/2 2/off'],
    expects: [
      { act: '5/off 2/off', blots: [2] },
      { act: '5/2 2/off', blots: [] },
    ],
  },
);

// End and value

export const SINGLE = board('single', { white: '1:1', black: '3:2 2:2', dice: '6-5' }, {
  caption: 'rules.backgammon.single.board',
  line: ['1/off'],
  expects: [{ act: '1/off', ends: 'single', wins: 'a', points: 1 }],
});

export const GAMMON = board('gammon', { white: '1:1', black: '13:2 8:3 6:4 5:3 4:3', dice: '6-5' }, {
  caption: 'rules.backgammon.gammon.board',
  line: ['1/off'],
  expects: [{ act: '1/off', ends: 'gammon', wins: 'a', points: 2 }],
});

export const BACKGAMMON = board(
  'backgammon',
  { white: '1:1', black: '22:1 6:5 5:4 4:3 3:2', dice: '6-5' },
  {
    caption: 'rules.backgammon.backgammon.board',
    line: ['1/off'],
    expects: [{ act: '1/off', ends: 'backgammon', wins: 'a', points: 3 }],
  },
);

export const SAVED = board(
  'saved',
  { white: '1:1', black: 'bar:1 6:5 5:4 4:4', dice: '6-5' },
  {
    caption: 'rules.backgammon.saved.board',
    line: ['1/off'],
    expects: [{ act: '1/off', ends: 'single', wins: 'a', points: 1 }],
  },
);

/** Every board of these lessons. */
export const END_BOARDS: readonly RulesBoard[] = [
  ...[EXACT, HIGHER, BEHIND, COMING_HOME, HIT_BACK, SIX_THREE, SINGLE, GAMMON, BACKGAMMON, SAVED],
];
