/** The boards of the lessons about handicaps and notation. */

import type { RulesBoard } from './board';
import { shogiBoard as board } from './shogi-boards';
import { FIRST_MOVES, SECOND_MOVES, SECOND_START } from './shogi-written';

// Handicaps

export const GIVER = board(
  'giver',
  null,
  {
    caption: 'rules.shogi.handicaps.board',
    line: ['3c3d', '7g7f'],
    expects: [
      { act: '7g7f', refused: 'not_your_piece' },
      { act: '8b7b', refused: 'empty_square' },
      { act: '3c3d' },
    ],
  },
  '2-piece,impasse=none',
);

// How moves are written

export const WRITTEN = board('written', null, {
  caption: 'rules.shogi.notation.board',
  line: FIRST_MOVES.map((one) => one.action),
  expects: [{ act: FIRST_MOVES[0]?.action ?? '' }],
});

export const SECOND = board('written-second', SECOND_START, {
  caption: 'rules.shogi.notation.second',
  expects: SECOND_MOVES.map((one) => ({ act: one.action })),
});

/** Every board of these lessons. */
export const LORE_BOARDS: readonly RulesBoard[] = [GIVER, WRITTEN, SECOND];
