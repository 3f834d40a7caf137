/** The sentences of shogi in English; see `en.ts`. */

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const ORDINAL: Readonly<Record<number, string>> = { 2: 'second', 3: 'third', 4: 'fourth' };

export const shogi = {
  // The sides; in a game with a handicap White gives it and begins
  'shogi.side.black': 'Black',
  'shogi.side.white': 'White',
  'shogi.side.handicap.black': 'Black (receiver)',
  'shogi.side.handicap.white': 'White (giver)',

  // Pieces
  'shogi.piece.K': 'king',
  'shogi.piece.R': 'rook',
  'shogi.piece.B': 'bishop',
  'shogi.piece.G': 'gold',
  'shogi.piece.S': 'silver',
  'shogi.piece.N': 'knight',
  'shogi.piece.L': 'lance',
  'shogi.piece.P': 'pawn',
  'shogi.piece.+R': 'dragon',
  'shogi.piece.+B': 'horse',
  'shogi.piece.+S': 'promoted silver',
  'shogi.piece.+N': 'promoted knight',
  'shogi.piece.+L': 'promoted lance',
  'shogi.piece.+P': 'tokin',

  // What is asked
  'shogi.step.move': 'Make a move.',
  'shogi.step.check': 'Answer the check.',
  'shogi.step.over': 'The game is over.',

  // Moves in words: `silver takes 5 2, promotes`
  'shogi.square': (file: string, rank: string) => `${file} ${rank}`,
  'shogi.say.to': (piece: string, square: string) => `${piece} to ${square}`,
  'shogi.say.from': (piece: string, from: string) => `${piece} from ${from}`,
  'shogi.say.takes': (piece: string, square: string) => `${piece} takes ${square}`,
  'shogi.say.drop': (piece: string, square: string) => `${piece} dropped on ${square}`,
  'shogi.say.promotes': 'promotes',
  'shogi.say.declines': 'does not promote',
  'shogi.say.captured': (piece: string) => `takes a ${piece}`,
  'shogi.say.check': 'check',
  'shogi.say.foul': 'a foul',
  'shogi.say.declare': 'declares a win',
  'shogi.move.declare': 'declares',

  // Keys
  'shogi.typed.hint': 'such as 7g7f, P*5e',
  'shogi.keys.file': 'Jump to a file',
  'shogi.keys.drop': 'Pick a piece from your hand, to be dropped',
  'shogi.keys.promote': 'Promote, or not',

  // Choices
  'shogi.promote': 'Promote?',
  'shogi.promote.yes': (piece: string) => `Promote to ${piece}`,
  'shogi.promote.no': (piece: string) => `Stay ${piece}`,
  'shogi.picked': (piece: string, n: number) => `${piece} picked, ${plural(n, 'square', 'squares')}.`,
  'shogi.picked.queue': (piece: string) => `${piece} picked, to be queued.`,
  'shogi.unpicked': 'Nothing is picked any more.',

  // Declaring a win
  'shogi.action.declare': 'Declare a win',
  'shogi.declare.ask': 'Declare a win by your entered king?',
  'shogi.declare.wins': (count: string) => `${count} That wins.`,
  'shogi.declare.draws': (count: string) => `${count} That makes a draw.`,
  'shogi.declare.fails': (count: string) => `${count} That is not enough: the declaration would lose.`,
  'shogi.declare.unknown': 'If a condition is missing, the declaration fails.',

  // Counting by agreement: what the offer to end a game means here
  'shogi.do.offer_end': 'Propose to count points',
  'shogi.offer.end': (who: string) => `${who} proposes to count the points.`,
  'shogi.offer.mine.end': 'You proposed to count the points.',

  // Refusals by rule
  'shogi.reason.bad_action': 'That is not an action of this game.',
  'shogi.reason.empty_square': 'There is no piece on that square.',
  'shogi.reason.not_your_piece': 'That piece is not yours.',
  'shogi.reason.own_piece': 'A piece of your own stands there.',
  'shogi.reason.cannot_move_there': 'The piece does not move there.',
  'shogi.reason.cannot_promote': 'The piece cannot promote with that move.',
  'shogi.reason.not_in_hand': 'There is no such piece in hand.',
  'shogi.reason.occupied': 'There is a piece on that square.',
  'shogi.reason.dead_square': 'From that square the piece could never move again.',
  'shogi.reason.nifu': 'Two pawns (nifu): there is an unpromoted pawn of yours on that file.',
  'shogi.reason.king_left_in_check': 'The king would be in check.',
  'shogi.reason.drop_pawn_mate': 'Drop-pawn mate (uchifuzume): a dropped pawn may not mate.',
  'shogi.reason.declaration_not_available': 'In this room nothing can be declared.',
  'shogi.reason.king_not_in_zone': 'A declaration fails: the king is not in the enemy’s three ranks.',
  'shogi.reason.in_check': 'A declaration fails: the king is in check.',
  'shogi.reason.too_few_pieces': 'A declaration fails: too few pieces in the enemy’s three ranks.',
  'shogi.reason.too_few_points': 'A declaration fails: too few points.',
  'shogi.reason.kings_not_entered': 'Points are counted only when both kings have entered.',

  // What has ended a game, as the head of its explanation
  'shogi.reason.perpetual_check': 'Perpetual check loses.',
  'shogi.reason.repetition': 'Repetition (sennichite).',
  'shogi.reason.declaration': 'A declaration with an entered king.',
  'shogi.reason.failed_declaration': 'The declaration fails, and loses.',
  'shogi.reason.impasse_draw': 'Impasse (jishogi): the points of a draw.',
  'shogi.reason.impasse_count': 'Impasse (jishogi): the points were counted.',
  'shogi.reason.try': 'The king has got to the other king’s first square.',

  // What an explanation rests on
  'shogi.explain.nifu': (square: string) => `The pawn stands on ${square}.`,
  'shogi.explain.attacked': (squares: string) => `It would be attacked from ${squares}.`,
  'shogi.explain.blocked': (square: string) => `The piece on ${square} is in the way.`,
  'shogi.explain.replies': (list: string) => `No reply helps: ${list}.`,
  'shogi.explain.reply': (move: string, squares: string) => `${move} leaves the king attacked from ${squares}`,
  'shogi.explain.reply.bare': (move: string) => `${move} does not help`,
  'shogi.explain.no_reply': 'There is no reply at all.',
  'shogi.explain.span': (first: number, last: number) => `The position came four times, between move ${first} and move ${last}.`,
  'shogi.explain.checker': (side: string) => `Every move of ${side} in between gave check, so ${side} loses.`,
  'shogi.explain.counted': (black: string, white: string) => `Black has ${black}, White ${white}.`,

  // A count
  'shogi.count.sentence': (parts: string) => `The count: ${parts}.`,
  'shogi.count.king.in': 'king entered',
  'shogi.count.king.out': 'king not entered',
  'shogi.count.check': 'in check',
  'shogi.count.no_check': 'not in check',
  'shogi.count.pieces': (n: number, of: number) => `${n} of ${of} pieces entered`,
  'shogi.count.points': (n: number, of: number) => `${n} of ${of} points`,
  'shogi.count.points.draw': (n: number, draw: number, win: number) => `${n} points; ${draw} draw, ${win} win`,
  'shogi.count.points.own': (n: number) => plural(n, 'point', 'points'),
  'shogi.count.credit': (n: number) => `${n} of them for the handicap`,

  // Beside the board
  'shogi.impasse.title': 'Entering king',
  'shogi.impasse.show': 'Count for entering kings',
  'shogi.impasse.hide': 'Hide the count',
  'shogi.repetition': (n: number) =>
    `The position is here for the ${ORDINAL[n] ?? `${n}th`} time. The fourth time ends the game.`,
  'shogi.repetition.checks': (side: string) => `Every move of ${side} since then gave check: if it goes on so, ${side} loses with the fourth time.`,
  'shogi.moves_left': (n: number) =>
    n === 0 ? 'The move limit is reached; only the check is still answered.' : `${plural(n, 'move', 'moves')} left to the move limit, which makes a draw.`,

  // Endings
  'shogi.ending.checkmate': 'by checkmate',
  'shogi.ending.no_legal_move': 'no move was left',
  'shogi.ending.foul_nifu': 'by a foul: two pawns on a file (nifu)',
  'shogi.ending.foul_dead_square': 'by a foul: a piece that can never move again',
  'shogi.ending.foul_drop_pawn_mate': 'by a foul: mate with a dropped pawn (uchifuzume)',
  'shogi.ending.foul_king_left_in_check': 'by a foul: the king was left in check',
  'shogi.ending.perpetual_check': 'by a foul: perpetual check',
  'shogi.ending.repetition': 'the same position came for the fourth time',
  'shogi.ending.declaration': 'by declaration with an entered king',
  'shogi.ending.failed_declaration': 'by a declaration that failed',
  'shogi.ending.impasse_draw': 'impasse, declared with the points of a draw',
  'shogi.ending.impasse_count': 'impasse, by the count of points',
  'shogi.ending.try': 'the king got to the other king’s first square',
  'shogi.ending.move_limit': 'the move limit was reached',

  // The board
  'shogi.board': 'Shogi board',
  'shogi.hand': (side: string) => `Hand of ${side}`,
  'shogi.hand.held': (piece: string, n: number) => (n === 1 ? piece : `${piece}, ${n}`),
  'shogi.hand.empty': 'empty',
  'shogi.cell.piece': (side: string, piece: string) => `${side} ${piece}`,
  'shogi.cell.picked': 'picked',
  'shogi.cell.target': 'the picked piece may go here',
  'shogi.cell.check': 'in check',
  'shogi.cell.from': 'the last move came from here',
} as const;

export type English = typeof shogi;
