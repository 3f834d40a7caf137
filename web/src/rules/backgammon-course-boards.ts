/** The boards of the lessons about checkers and dice. Edge cases are those of `data/backgammon`. */

import { bgBoard as board } from './backgammon-boards';
import { START } from './backgammon-position';
import type { RulesBoard } from './board';

// The board

export const WHITE_SIDE = board('white-side', { white: START, black: START, dice: '3-1' }, {
  caption: 'rules.backgammon.board.white',
  line: ['8/5 6/5'],
  expects: [{ act: '8/5 6/5', pips: [163, 167] }, { act: '24/23 13/10' }],
});

export const BLACK_SIDE = board('black-side', { white: START, black: START, on: 'black', dice: '3-1' }, {
  caption: 'rules.backgammon.board.black',
  line: ['8/5 6/5'],
  expects: [{ act: '8/5 6/5', pips: [167, 163] }],
});

// Moving and hitting

export const RUNNING = board('running', { white: START, black: START, dice: '6-5' }, {
  caption: 'rules.backgammon.moves.board',
  line: ['24/18 18/13'],
  expects: [
    { act: '24/18 18/13' },
    { act: '24/19 19/13', refused: 'blocked' },
    { act: '13/8 13/7' },
  ],
});

export const DOUBLET = board('doublet', { white: START, black: START, dice: '3-3' }, {
  caption: 'rules.backgammon.doublet.board',
  line: ['8/5 8/5 6/3 6/3'],
  expects: [
    { act: '8/5 8/5 6/3 6/3' },
    { act: '24/21 24/21 13/10 13/10' },
    { act: '8/5 8/5', refused: 'must_use_all' },
  ],
});

export const HITTING = board(
  'hitting',
  { white: START, black: '24:2 13:5 8:3 6:4 5:1', dice: '4-2' },
  {
    caption: 'rules.backgammon.hit.board',
    line: ['24/20* 20/18'],
    expects: [
      { act: '24/20* 20/18', hits: [20] },
      { act: '24/22 22/18', hits: [] },
      { act: '24/20* 6/4', hits: [20] },
    ],
  },
);

export const ENTERING = board(
  'entering',
  { white: 'bar:1 24:1 13:5 8:3 6:5', black: START, dice: '6-2' },
  {
    caption: 'rules.backgammon.enter.board',
    line: ['bar/23 24/18'],
    expects: [
      { act: 'bar/23 24/18' },
      { act: 'bar/19 13/11', refused: 'blocked' },
      { act: '24/18 13/11', refused: 'must_enter' },
    ],
  },
);

export const TWO_ON_BAR = board(
  'two-on-bar',
  { white: 'bar:2 13:5 8:3 6:5', black: START, dice: '6-3' },
  {
    caption: 'rules.backgammon.enter.two',
    line: ['bar/22'],
    expects: [
      { act: 'bar/22', only: true },
      { act: 'bar/22 13/7', refused: 'must_enter' },
    ],
  },
);

export const DANCING = board(
  'dancing',
  { white: 'bar:1 13:5 8:3 6:5 5:1', black: '13:1 8:2 6:2 5:2 4:2 3:2 2:2 1:2', dice: '4-3' },
  {
    caption: 'rules.backgammon.dance.board',
    line: ['nomove'],
    expects: [
      { act: 'nomove', only: true },
      { act: '13/10 13/9', refused: 'no_legal_play' },
    ],
  },
);

// The opening throw

export const OPENING = board('opening', null, {
  caption: 'rules.backgammon.opening.board',
  tries: ['double'],
  line: ['dice 4 4', 'dice 3 1', '8/5 6/5', 'roll', 'dice 6 6'],
  expects: [
    { after: ['dice 4 4', 'dice 3 1'], act: '8/5 6/5', cube: 'nobody 1' },
    { after: ['dice 1 3'], act: '8/5 6/5' },
    { after: ['dice 3 1'], act: 'double', refused: 'not_now' },
  ],
});

const TIES = ['dice 2 2', 'dice 5 5', 'dice 6 4'] as const;

export const AUTOMATIC = board(
  'automatic',
  null,
  {
    caption: 'rules.backgammon.auto.board',
    line: TIES,
    expects: [{ after: TIES, act: '24/18 18/14', cube: 'nobody 4' }],
  },
  'casual',
);

export const AUTOMATIC_ONCE = board(
  'automatic-once',
  null,
  {
    caption: 'rules.backgammon.auto.once',
    line: TIES,
    expects: [{ after: TIES, act: '24/18 18/14', cube: 'nobody 2' }],
  },
  'money,autodoubles=1',
);

// What has to be played

export const BOTH = board(
  'both',
  { white: '20:1 10:1 1:3', black: '16:2 11:2 6:2 4:3 3:3 2:3', dice: '5-1' },
  {
    caption: 'rules.backgammon.both.board',
    line: ['10/5 5/4'],
    expects: [
      { act: '10/5 5/4', only: true },
      { act: '20/15', refused: 'must_use_all' },
    ],
  },
);

export const LARGER = board(
  'larger',
  { white: '20:1 2:2 1:2', black: '16:2 6:3 4:3 3:3 2:2 1:2', dice: '6-5' },
  {
    caption: 'rules.backgammon.larger.board',
    line: ['20/14'],
    expects: [
      { act: '20/14', only: true },
      { act: '20/15', refused: 'must_use_higher' },
    ],
  },
);

export const SMALLER = board(
  'smaller',
  { white: '20:1 2:2 1:2', black: '16:2 11:2 6:3 4:3 3:3 2:2', dice: '6-5' },
  {
    caption: 'rules.backgammon.smaller.board',
    line: ['20/15'],
    expects: [
      { act: '20/15', only: true },
      { act: '20/14', refused: 'blocked' },
    ],
  },
);

export const THREE = board(
  'three-of-four',
  { white: '16:1 2:2 1:2', black: '21:2 6:3 5:3 4:3 3:2 2:2', dice: '3-3' },
  {
    caption: 'rules.backgammon.three.board',
    line: ['16/13 13/10 10/7'],
    expects: [
      { act: '16/13 13/10 10/7', only: true },
      { act: '16/13 13/10', refused: 'must_use_all' },
    ],
  },
);

export const LAST = board(
  'last-checker',
  { white: '4:1', black: '22:1 6:3 5:3 4:3 3:2 2:2', dice: '6-1' },
  {
    caption: 'rules.backgammon.last.board',
    line: ['4/3* 3/off'],
    expects: [
      { act: '4/3* 3/off', only: true, ends: 'single', wins: 'a', points: 1 },
      { act: '4/off', refused: 'must_use_all' },
    ],
  },
);

/** Every board of these lessons. */
export const COURSE_BOARDS: readonly RulesBoard[] = [
  ...[WHITE_SIDE, BLACK_SIDE, RUNNING, DOUBLET, HITTING, ENTERING, TWO_ON_BAR, DANCING],
  ...[OPENING, AUTOMATIC, AUTOMATIC_ONCE, BOTH, LARGER, SMALLER, THREE, LAST],
];
