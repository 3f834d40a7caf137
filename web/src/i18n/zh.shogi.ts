/** The sentences of shogi in simplified Chinese; see `zh.ts`. Names of pieces follow the signs on them. */

import type { Shogi } from './index';

export default {
  // The sides; in a game with a handicap White gives it and begins
  'shogi.side.black': '先手',
  'shogi.side.white': '后手',
  'shogi.side.handicap.black': '下手（受让）',
  'shogi.side.handicap.white': '上手（让子）',

  // Pieces
  'shogi.piece.K': '玉将',
  'shogi.piece.R': '飞车',
  'shogi.piece.B': '角行',
  'shogi.piece.G': '金将',
  'shogi.piece.S': '银将',
  'shogi.piece.N': '桂马',
  'shogi.piece.L': '香车',
  'shogi.piece.P': '步兵',
  'shogi.piece.+R': '龙王',
  'shogi.piece.+B': '龙马',
  'shogi.piece.+S': '成银',
  'shogi.piece.+N': '成桂',
  'shogi.piece.+L': '成香',
  'shogi.piece.+P': 'と金',

  // What is asked
  'shogi.step.move': '请走一步。',
  'shogi.step.check': '请应将。',
  'shogi.step.over': '对局已结束。',

  // Moves in words
  'shogi.square': (file, rank) => `${file}${'一二三四五六七八九'[Number(rank) - 1] ?? rank}`,
  'shogi.say.to': (piece, square) => `${piece}走到${square}`,
  'shogi.say.from': (piece, from) => `${from}的${piece}`,
  'shogi.say.takes': (piece, square) => `${piece}吃${square}`,
  'shogi.say.drop': (piece, square) => `${piece}打入${square}`,
  'shogi.say.promotes': '升变',
  'shogi.say.declines': '不升变',
  'shogi.say.captured': (piece) => `吃掉${piece}`,
  'shogi.say.check': '将军',
  'shogi.say.foul': '犯规',
  'shogi.say.declare': '宣言获胜',
  'shogi.move.declare': '入玉宣言',

  // Keys
  'shogi.typed.hint': '如 7g7f、P*5e',
  'shogi.keys.file': '跳到某一列',
  'shogi.keys.drop': '拿起一枚持驹，准备打入',
  'shogi.keys.promote': '升变或不升变',

  // Choices
  'shogi.promote': '要升变吗？',
  'shogi.promote.yes': (piece) => `升变为${piece}`,
  'shogi.promote.no': (piece) => `仍为${piece}`,
  'shogi.picked': (piece, n) => `已拿起${piece}，可走${n}处。`,
  'shogi.picked.queue': (piece) => `已拿起${piece}，用于预走。`,
  'shogi.unpicked': '已放回棋子。',

  // Declaring a win
  'shogi.action.declare': '入玉宣言',
  'shogi.declare.ask': '要作入玉宣言吗？',
  'shogi.declare.wins': (count) => `${count}宣言获胜。`,
  'shogi.declare.draws': (count) => `${count}宣言后为和棋。`,
  'shogi.declare.fails': (count) => `${count}条件不足，宣言即负。`,
  'shogi.declare.unknown': '缺少任何一项条件，宣言都不成立。',

  // Counting by agreement: what the offer to end a game means here
  'shogi.do.offer_end': '提议数点',
  'shogi.offer.end': (who) => `${who}提议数点。`,
  'shogi.offer.mine.end': '你已提议数点。',

  // Refusals by rule
  'shogi.reason.bad_action': '这不是本局的着法。',
  'shogi.reason.empty_square': '那一格没有棋子。',
  'shogi.reason.not_your_piece': '那不是你的棋子。',
  'shogi.reason.own_piece': '那里有你自己的棋子。',
  'shogi.reason.cannot_move_there': '这枚棋子不能走到那里。',
  'shogi.reason.cannot_promote': '这步棋不能升变。',
  'shogi.reason.not_in_hand': '持驹中没有这种棋子。',
  'shogi.reason.occupied': '那一格有棋子。',
  'shogi.reason.dead_square': '棋子到了那里便再也不能走动。',
  'shogi.reason.nifu': '二步：那一列已有你未升变的步兵。',
  'shogi.reason.king_left_in_check': '玉将会被吃掉（不应将）。',
  'shogi.reason.drop_pawn_mate': '打步诘：不得以打入步兵将死对方。',
  'shogi.reason.declaration_not_available': '本房间不能宣言。',
  'shogi.reason.king_not_in_zone': '宣言不成立：玉将不在敌阵三段之内。',
  'shogi.reason.in_check': '宣言不成立：正被将军。',
  'shogi.reason.too_few_pieces': '宣言不成立：敌阵三段之内的棋子不足。',
  'shogi.reason.too_few_points': '宣言不成立：点数不足。',
  'shogi.reason.kings_not_entered': '双方玉将都入玉之后才能数点。',

  // What has ended a game, as the head of its explanation
  'shogi.reason.perpetual_check': '连续将军的千日手判负。',
  'shogi.reason.repetition': '千日手。',
  'shogi.reason.declaration': '入玉宣言。',
  'shogi.reason.failed_declaration': '宣言不成立，判负。',
  'shogi.reason.impasse_draw': '持将棋：点数为和棋。',
  'shogi.reason.impasse_count': '持将棋：已数点。',
  'shogi.reason.try': '玉将到达了对方玉将的原位。',

  // What an explanation rests on
  'shogi.explain.nifu': (square) => `步兵在${square}。`,
  'shogi.explain.attacked': (squares) => `会受到${squares}的攻击。`,
  'shogi.explain.blocked': (square) => `${square}的棋子挡住了去路。`,
  'shogi.explain.replies': (list) => `怎样应都无济于事：${list}。`,
  'shogi.explain.reply': (move, squares) => `${move}之后玉将仍受${squares}攻击`,
  'shogi.explain.reply.bare': (move) => `${move}无济于事`,
  'shogi.explain.no_reply': '没有任何应手。',
  'shogi.explain.span': (first, last) => `从第${first}手到第${last}手，同一局面出现了四次。`,
  'shogi.explain.checker': (side) => `其间${side}每一手都是将军，因此${side}判负。`,
  'shogi.explain.counted': (black, white) => `先手${black}，后手${white}。`,

  // A count
  'shogi.count.sentence': (parts) => `目前：${parts}。`,
  'shogi.count.king.in': '玉将已入敌阵',
  'shogi.count.king.out': '玉将未入敌阵',
  'shogi.count.check': '正被将军',
  'shogi.count.no_check': '未被将军',
  'shogi.count.pieces': (n, of) => `敌阵内棋子${n}枚（须${of}枚）`,
  'shogi.count.points': (n, of) => `${n}点（须${of}点）`,
  'shogi.count.points.draw': (n, draw, win) => `${n}点（${draw}点和棋，${win}点获胜）`,
  'shogi.count.points.own': (n) => `${n}点`,
  'shogi.count.credit': (n) => `其中让子${n}点`,

  // Beside the board
  'shogi.impasse.title': '入玉',
  'shogi.impasse.show': '查看入玉点数',
  'shogi.impasse.hide': '隐藏点数',
  'shogi.repetition': (n) => `同一局面第${n}次出现。第四次出现时对局结束。`,
  'shogi.repetition.checks': (side) => `其间${side}每一手都是将军：若照此继续，第四次出现时${side}判负。`,
  'shogi.moves_left': (n) => (n === 0 ? '已到手数上限，只待将军结束。' : `再走${n}手便到手数上限，判和。`),

  // Endings
  'shogi.ending.checkmate': '将死',
  'shogi.ending.no_legal_move': '无棋可走',
  'shogi.ending.foul_nifu': '犯规：二步',
  'shogi.ending.foul_dead_square': '犯规：棋子再也不能走动',
  'shogi.ending.foul_drop_pawn_mate': '犯规：打步诘',
  'shogi.ending.foul_king_left_in_check': '犯规：不应将',
  'shogi.ending.perpetual_check': '犯规：连续将军的千日手',
  'shogi.ending.repetition': '同一局面第四次出现（千日手）',
  'shogi.ending.declaration': '入玉宣言',
  'shogi.ending.failed_declaration': '宣言不成立',
  'shogi.ending.impasse_draw': '持将棋，宣言和棋',
  'shogi.ending.impasse_count': '持将棋，数点判定',
  'shogi.ending.try': '玉将到达对方玉将的原位',
  'shogi.ending.move_limit': '已到手数上限',

  // The board
  'shogi.board': '将棋盘',
  'shogi.hand': (side) => `${side}的持驹`,
  'shogi.hand.held': (piece, n) => (n === 1 ? piece : `${piece}${n}枚`),
  'shogi.hand.empty': '无',
  'shogi.cell.piece': (side, piece) => `${side}的${piece}`,
  'shogi.cell.picked': '已拿起',
  'shogi.cell.target': '拿起的棋子可走到这里',
  'shogi.cell.check': '正被将军',
  'shogi.cell.from': '上一手由此走出',
} satisfies Shogi;
