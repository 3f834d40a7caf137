/** The sentences of backgammon in English; see `en.ts`. */

export const backgammon = {
  // The sides
  'backgammon.side.white': 'White',
  'backgammon.side.black': 'Black',

  // The board
  'backgammon.board': 'Backgammon board',
} as const;

export type English = typeof backgammon;
