/** What shogi shows on request: the count of entered kings, and what may be set, in English; see `en.ts`. */

export const shogiMore = {
  // Entered kings
  'shogi.impasse.king': 'King entered',
  'shogi.impasse.check': 'Not in check',
  'shogi.impasse.pieces': 'Pieces entered',
  'shogi.impasse.points': 'Points',
  'shogi.impasse.yes': 'yes',
  'shogi.impasse.no': 'no',
  'shogi.impasse.of': (n: number, of: string) => `${n} of ${of}`,
  'shogi.impasse.either': (draw: number, win: number) => `${draw} or ${win}`,
  'shogi.impasse.27': 'With all four on your turn you may declare a win. Nothing is claimed by itself.',
  'shogi.impasse.24': (draw: number, win: number) =>
    `With all four on your turn you may declare: ${win} points win, ${draw} make a draw. Nothing is claimed by itself.`,
  'shogi.impasse.points27': 'When both kings have entered, both may agree to count: the higher sum wins.',
  'shogi.impasse.try': (square: string) => `A king that gets to the other king’s first square wins: ${square}.`,

  // Settings
  'shogi.settings': 'Shogi',
  'shogi.settings.pieces': 'Pieces',
  'shogi.settings.pieces.one': 'One sign',
  'shogi.settings.pieces.two': 'Two signs',
  'shogi.settings.pieces.international': 'International',
  'shogi.settings.tints': 'Tint the pieces of Black and White',
  'shogi.settings.hide_empty': 'Hide the kinds that a hand lacks',
  'shogi.settings.promote': 'Promotion',
  'shogi.settings.promote.ask': 'Always ask',
  'shogi.settings.promote.big': 'Rook, bishop and pawn at once',
  'shogi.settings.notation': 'Moves are written',
  'shogi.settings.notation.auto': 'As the language does',
  'shogi.settings.notation.japanese': 'Japanese: ▲７六歩',
  'shogi.settings.notation.western': 'Western: P-7f',
  'shogi.settings.notation.kitao': 'Kitao–Kawasaki: 歩76',
  'shogi.settings.notation.usi': 'USI: 7g7f',
  'shogi.settings.notation.csa': 'CSA: +7776FU',
} as const;

export type English = typeof shogiMore;
