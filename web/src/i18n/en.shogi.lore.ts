/** The sentences of the lessons of shogi about handicaps and notation in English; see `en.ts`. */

export const lore = {
  // Handicaps
  'rules.shogi.handicaps.text': 'The stronger player takes White, sets up without some pieces, and moves first. Those pieces are out of the game.',
  'rules.shogi.handicaps.left': 'Left and right are White’s own: its left lance stands on 1a.',
  'rules.shogi.handicaps.rating': 'Such games are not rated, and a rematch keeps the sides.',
  'rules.shogi.handicaps.board': 'Two pieces: White has neither rook nor bishop, and moves first.',
  'rules.shogi.handicaps.all': 'All handicaps',
  'rules.shogi.handicaps.name': 'Handicap',
  'rules.shogi.handicaps.japanese': 'In Japanese',
  'rules.shogi.handicaps.off': 'White lacks',
  'rules.shogi.handicaps.credit': 'Points',
  'rules.shogi.handicaps.kept': (pieces: string) => `all but ${pieces}`,
  'rules.shogi.handicaps.hand': (pieces: string) => `in hand: ${pieces}`,

  // How moves are written
  'rules.shogi.notation.text': 'The field writes moves in several ways. You choose one in the settings; typing takes USI.',
  'rules.shogi.notation.japanese': 'Japanese: ▲ Black, △ White, the square, the piece. 同 is the square of the last move, 打 a drop that a piece on the board could have been, 成 promotes, 不成 declines. 右 左 直 上 寄 引 say which of several pieces.',
  'rules.shogi.notation.western': 'Western: the piece, - for a move, x for a capture, * for a drop, + promotes, = declines.',
  'rules.shogi.notation.kitao': 'Kitao–Kawasaki: the same with the piece’s sign and two digits.',
  'rules.shogi.notation.usi': 'USI: from and to, + promotes, P* drops a pawn.',
  'rules.shogi.notation.csa': 'CSA: + Black, - White, from and to in digits (00 is the hand), and the piece as it is after the move.',
  'rules.shogi.notation.examples': 'Examples',
  'rules.shogi.notation.from': 'From another position',
  'rules.shogi.notation.board': 'The first moves of the table.',
  'rules.shogi.notation.second': 'The other position: a silver that declines, one gold of two, a gold dropped.',
  'rules.shogi.style.japanese': 'Japanese',
  'rules.shogi.style.western': 'Western',
} as const;

export type English = typeof lore;
