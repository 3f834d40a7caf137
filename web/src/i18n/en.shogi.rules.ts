/** The sentences of the rules pages of shogi in English; see `en.ts`. */

export const rules = {
  // The overview
  'rules.shogi.title': 'The rules of shogi',
  'rules.shogi.intro': 'Two players move pieces in turn and try to mate the enemy king. Pieces that are taken change sides and come back.',
  'rules.shogi.live': 'The boards on these pages are live. Move the pieces of both sides: the referee allows it, or says why not.',
  'rules.shogi.first': 'Try it',
  'rules.shogi.tsume': 'Mate problems (tsume)',
  'rules.shogi.tsume.text': 'Set up a problem or paste one, and play it against the longest defence.',

  // The board
  'rules.shogi.board': 'Board and set-up',
  'rules.shogi.board.board': 'Play 7g7f, the usual first move. 7g7e is too far for a pawn.',

  // The pieces
  'rules.shogi.pieces': 'The pieces',

  // Promotion
  'rules.shogi.promotion': 'Promotion',

  // Drops
  'rules.shogi.drops': 'Taking and dropping',

  // Drop-pawn mate
  'rules.shogi.pawn_mate': 'Drop-pawn mate (uchifuzume)',

  // Check and mate
  'rules.shogi.mate': 'Check and mate',

  // Fouls
  'rules.shogi.fouls': 'Fouls and judging',

  // Repetition
  'rules.shogi.repetition': 'Repetition',

  // Impasse
  'rules.shogi.impasse': 'Entering kings',
  'rules.shogi.impasse.credit.text': 'The points of the pieces White has given count for White. The ten pieces are still needed.',

  // The move limit and replays
  'rules.shogi.limit': 'Move limit and replay',

  // Handicaps
  'rules.shogi.handicaps': 'Handicaps',

  // How moves are written
  'rules.shogi.notation': 'How moves are written',

  // Rooms
  'rules.shogi.play': 'Try these rules',
  'rules.shogi.play.board': 'Play both sides.',
  'rules.shogi.about.shogi-club': 'For every day. Nobody loses by an oversight against the rules: the referee refuses it.',
  'rules.shogi.about.shogi-formal': 'As at a tournament: fouls lose, entered kings are counted by agreement, and draws are played again.',
  'rules.shogi.about.shogi-official': 'The association’s own rules: fouls lose, and an entered king is declared by 24 points.',
  'rules.shogi.about.shogi-27': 'As at events of computers: an entered king is declared by 27 points.',
  'rules.shogi.about.shogi-handicap': 'White gives pieces and moves first. Every handicap can be chosen.',
  'rules.shogi.short.board': '9 × 9, 20 pieces each.',
  'rules.shogi.short.wins': 'Mate. A side without a move loses.',
  'rules.shogi.short.fouls': 'A foul',
  'rules.shogi.short.fouls.block': 'Is refused.',
  'rules.shogi.short.fouls.lose': 'Loses.',
  'rules.shogi.short.repetition.replay': 'The fourth time: no result, replayed. Perpetual check loses.',
  'rules.shogi.short.repetition.draw': 'The fourth time: a draw. Perpetual check loses.',
  'rules.shogi.short.impasse.none': 'No rule.',
  'rules.shogi.short.impasse.24': 'Declaration: 31 points win, 24 draw.',
  'rules.shogi.short.impasse.27': 'Declaration: 28 points win for Black, 27 for White.',
  'rules.shogi.short.impasse.points27': 'Count by agreement; 27 each is a draw.',
  'rules.shogi.short.impasse.try': 'The try rule.',
  'rules.shogi.short.limit': 'Move limit',
  'rules.shogi.short.limit.none': 'None.',
  'rules.shogi.short.limit.moves': (n: number) => `A draw after ${n} moves.`,
  'rules.shogi.short.first': 'Begins',
  'rules.shogi.short.first.black': 'Black.',
  'rules.shogi.short.first.white': 'White, the giver.',
  'rules.shogi.short.draws': 'Draws',
  'rules.shogi.short.draws.replay': 'Are replayed with sides exchanged.',
  'rules.shogi.short.draws.stand': 'Stand.',
  'rules.shogi.short.draws.keep': 'Stand. A rematch keeps the sides.',

  // A live board
  'rules.shogi.black_wins': 'Black wins.',
  'rules.shogi.white_wins': 'White wins.',
  'rules.shogi.declare': 'Declare',
  'rules.shogi.counted': (side: string, count: string) => `${side}: ${count}.`,

  // Where it comes from
  'rules.shogi.source.association': 'Japan Shogi Association: questions about the rules of play',
  'rules.shogi.source.fesa': 'Federation of European Shogi Associations: rules',
  'rules.shogi.source.csa': 'Computer Shogi Association: record format and protocol',
  'rules.shogi.source.kif': 'Kakinoki: the KIF format',
  'rules.shogi.source.ours': 'Where these are silent this house has chosen: replies to a dropped pawn are judged by the board alone, a failed declaration loses where fouls lose, and a foul leaves the position as it was.',
} as const;

export type English = typeof rules;
