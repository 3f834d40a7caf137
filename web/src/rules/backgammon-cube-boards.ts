/** The boards of the lessons about the cube, matches and resigning. */

import { bgBoard as board } from './backgammon-boards';
import { START } from './backgammon-position';
import type { RulesBoard } from './board';

/** White is ahead in a game that is far from over. */
const AHEAD = { white: '13:2 8:3 6:4 5:3 4:3', black: '24:2 13:4 8:3 6:4 5:2' } as const;
/** White bears off its last checker while Black has none off, and none behind. */
const LAST = { white: '1:1', black: '13:2 8:3 6:4 5:3 4:3', dice: '6-5' } as const;

// The cube

export const DOUBLING = board('doubling', AHEAD, {
  caption: 'rules.backgammon.cube.board',
  tries: ['double'],
  line: ['double', 'take', 'roll'],
  expects: [
    { act: 'double', stake: [2, 1] },
    { after: ['double'], act: 'take', cube: 'b 2' },
    { after: ['double'], act: 'drop', ends: 'drop', wins: 'a', points: 1 },
    { after: ['double', 'take'], act: 'double', refused: 'not_cube_owner' },
  ],
});

export const OWNED = board('owned', { ...AHEAD, on: 'black', cube: 2, owner: 'black' }, {
  caption: 'rules.backgammon.owner.board',
  tries: ['double'],
  line: ['double', 'take'],
  expects: [
    { act: 'double', stake: [4, 2] },
    { after: ['double'], act: 'take', cube: 'a 4' },
    { after: ['double'], act: 'drop', ends: 'drop', wins: 'b', points: 2 },
  ],
});

export const SHUT_OUT = board(
  'shut-out',
  {
    white: 'bar:1 6:3 5:3 4:3 3:3 2:2',
    black: '13:1 8:2 6:2 5:2 4:2 3:2 2:2 1:2',
  },
  {
    caption: 'rules.backgammon.shut.board',
    line: ['double', 'take', 'roll', 'dice 6 5', 'nomove'],
    expects: [
      { act: 'double', stake: [2, 1] },
      { after: ['roll', 'dice 6 5'], act: 'nomove', only: true },
    ],
  },
);

export const DEAD = board(
  'dead-cube',
  { ...AHEAD, cube: 2, owner: 'white', match: [5, 3, 3] },
  {
    caption: 'rules.backgammon.dead.board',
    expects: [{ act: 'double', stake: [4, 2], idle: true }],
  },
  'match,length=5',
);

// Beavers

export const BEAVER = board(
  'beaver',
  { ...AHEAD, jacoby: true },
  {
    caption: 'rules.backgammon.beaver.board',
    line: ['double', 'beaver', 'raccoon', 'take'],
    expects: [
      { after: ['double'], act: 'beaver', stake: [4, 2] },
      { after: ['double', 'beaver'], act: 'take', cube: 'b 4' },
      { after: ['double', 'beaver'], act: 'drop', ends: 'drop', wins: 'b', points: 2 },
      { after: ['double', 'beaver'], act: 'raccoon', stake: [8, 4] },
      { after: ['double', 'beaver', 'raccoon'], act: 'take', cube: 'b 8' },
      { after: ['double', 'beaver', 'raccoon'], act: 'beaver', refused: 'beaver_not_allowed' },
    ],
  },
  'money,beavers=2',
);

export const NO_BEAVER = board(
  'no-beaver',
  { ...AHEAD, jacoby: true },
  {
    caption: 'rules.backgammon.beaver.none',
    tries: ['beaver'],
    expects: [{ after: ['double'], act: 'beaver', refused: 'beaver_not_allowed' }],
  },
  'money',
);

// Jacoby

export const JACOBY = board(
  'jacoby',
  { ...LAST, jacoby: true },
  {
    caption: 'rules.backgammon.jacoby.board',
    line: ['1/off'],
    expects: [{ act: '1/off', ends: 'gammon', wins: 'a', points: 1 }],
  },
  'money',
);

export const JACOBY_TAKEN = board(
  'jacoby-taken',
  { ...LAST, cube: 2, owner: 'black', jacoby: true },
  {
    caption: 'rules.backgammon.jacoby.taken',
    line: ['1/off'],
    expects: [{ act: '1/off', ends: 'gammon', wins: 'a', points: 4 }],
  },
  'money',
);

// Matches

export const SCORING = board(
  'scoring',
  { ...LAST, cube: 2, owner: 'black', match: [7, 2, 4] },
  {
    caption: 'rules.backgammon.match.board',
    line: ['1/off'],
    expects: [{ act: '1/off', points: 4, score: '6-4', crawford: true }],
  },
  'match,length=7',
);

export const CRAWFORD = board(
  'crawford',
  { white: '24:2 13:5 8:2 6:4 5:2', black: START, on: 'black', match: [7, 6, 4], crawford: true },
  {
    caption: 'rules.backgammon.crawford.board',
    tries: ['double'],
    expects: [{ act: 'double', refused: 'crawford' }, { act: 'roll' }],
  },
  'match,length=7',
);

export const FREE_DROP = board(
  'free-drop',
  { white: '24:2 13:5 8:2 6:4 5:2', black: START, on: 'black', match: [7, 6, 3] },
  {
    caption: 'rules.backgammon.free_drop.board',
    line: ['double', 'drop'],
    expects: [
      { act: 'double', stake: [2, 1] },
      { after: ['double'], act: 'drop', points: 1, score: '6-4', crawford: false },
    ],
  },
  'match,length=7',
);

export const ONE_POINT = board(
  'one-point',
  { ...AHEAD, match: [1, 0, 0] },
  {
    caption: 'rules.backgammon.one_point.board',
    tries: ['double'],
    expects: [{ act: 'double', refused: 'no_cube' }],
  },
  'match,length=1',
);

// Resigning

export const RESIGNING = board('resigning', { ...AHEAD, on: 'black', cube: 2, owner: 'black' }, {
  caption: 'rules.backgammon.resign.board',
  tries: ['reject'],
  line: ['resign single', 'reject'],
  expects: [
    { after: ['resign single'], act: 'accept', ends: 'resign_single', wins: 'a', points: 2 },
    { after: ['resign single'], act: 'reject' },
    { after: ['resign gammon'], act: 'accept', ends: 'resign_gammon', wins: 'a', points: 4 },
    { after: ['resign backgammon'], act: 'reject', refused: 'resign_sufficient' },
  ],
});

export const RESIGNING_LESS = board(
  'resigning-less',
  { white: '4:2 3:2 2:2', black: '6:3 5:4 4:4 3:3', on: 'black' },
  {
    caption: 'rules.backgammon.resign.less',
    tries: ['resign gammon', 'reject'],
    line: ['resign single', 'accept'],
    expects: [
      { act: 'resign gammon', refused: 'resign_too_high' },
      { after: ['resign single'], act: 'reject', refused: 'resign_sufficient' },
    ],
  },
);

/** Every board of these lessons. */
export const CUBE_BOARDS: readonly RulesBoard[] = [
  ...[DOUBLING, OWNED, SHUT_OUT, DEAD, BEAVER, NO_BEAVER, JACOBY, JACOBY_TAKEN],
  ...[SCORING, CRAWFORD, FREE_DROP, ONE_POINT, RESIGNING, RESIGNING_LESS],
];
