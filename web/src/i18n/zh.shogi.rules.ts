/** The sentences of the rules pages of shogi in simplified Chinese; see `en.shogi.rules.ts` for what each is for. */

import type { ShogiRules } from './index';

export const rules: ShogiRules = {
  // The overview
  'rules.shogi.title': '将棋的规则',
  'rules.shogi.intro': '双方轮流走棋，设法将死对方的王。吃掉的棋子归自己，还能再打回棋盘。',
  'rules.shogi.live': '这些页面上的棋盘可以操作。请走双方的棋：裁判会放行，或说明为什么不行。',
  'rules.shogi.first': '试一试',
  'rules.shogi.tsume': '诘将棋',
  'rules.shogi.tsume.text': '摆一道题或粘贴一道题，对着最长的防守来解。',

  // The board
  'rules.shogi.board': '棋盘与开局布置',
  'rules.shogi.board.board': '走７六步，最常见的第一步。７五对步兵来说太远。',

  // The pieces
  'rules.shogi.pieces': '棋子',

  // Promotion
  'rules.shogi.promotion': '升变',

  // Drops
  'rules.shogi.drops': '吃子与打入',

  // Drop-pawn mate
  'rules.shogi.pawn_mate': '打步诘',

  // Check and mate
  'rules.shogi.mate': '将军与将死',

  // Fouls
  'rules.shogi.fouls': '犯规与判罚',

  // Repetition
  'rules.shogi.repetition': '千日手',

  // Impasse
  'rules.shogi.impasse': '入玉',
  'rules.shogi.impasse.credit.text': '后手让掉的棋子的点数算给后手，十枚的条件不变。',

  // The move limit and replays
  'rules.shogi.limit': '步数限制与重下',

  // Handicaps
  'rules.shogi.handicaps': '让子',

  // How moves are written
  'rules.shogi.notation': '着法的写法',

  // Rooms
  'rules.shogi.play': '试试这套规则',
  'rules.shogi.play.board': '走双方的棋。',
  'rules.shogi.about.shogi-club': '平常对局用。不会因疏忽犯规而输：裁判会拒绝。',
  'rules.shogi.about.shogi-formal': '如同比赛：犯规判负，入玉协议计点，和棋重下。',
  'rules.shogi.about.shogi-official': '联盟的规则：犯规判负，入玉按24点法宣言。',
  'rules.shogi.about.shogi-27': '如同电脑将棋比赛：入玉按27点法宣言。',
  'rules.shogi.about.shogi-handicap': '后手让子并先走。可以选择任何一种让子。',
  'rules.shogi.short.board': '9 × 9，每方20枚。',
  'rules.shogi.short.wins': '将死。无棋可走的一方输。',
  'rules.shogi.short.fouls': '犯规',
  'rules.shogi.short.fouls.block': '被拒绝。',
  'rules.shogi.short.fouls.lose': '判负。',
  'rules.shogi.short.repetition.replay': '第四次：无胜负，重下。连续将军的一方输。',
  'rules.shogi.short.repetition.draw': '第四次：和棋。连续将军的一方输。',
  'rules.shogi.short.impasse.none': '没有规定。',
  'rules.shogi.short.impasse.24': '宣言：31点胜，24点和。',
  'rules.shogi.short.impasse.27': '宣言：先手28点、后手27点获胜。',
  'rules.shogi.short.impasse.points27': '协议计点；各27点为和棋。',
  'rules.shogi.short.impasse.try': 'Try规则。',
  'rules.shogi.short.limit': '步数限制',
  'rules.shogi.short.limit.none': '无。',
  'rules.shogi.short.limit.moves': (n) => `${n}步后为和棋。`,
  'rules.shogi.short.first': '先走',
  'rules.shogi.short.first.black': '先手。',
  'rules.shogi.short.first.white': '后手（让子方）。',
  'rules.shogi.short.draws': '和棋',
  'rules.shogi.short.draws.replay': '交换先后手重下。',
  'rules.shogi.short.draws.stand': '有效。',
  'rules.shogi.short.draws.keep': '有效。再下一局时不换边。',

  // A live board
  'rules.shogi.black_wins': '先手胜。',
  'rules.shogi.white_wins': '后手胜。',
  'rules.shogi.declare': '宣言',
  'rules.shogi.counted': (side, count) => `${side}：${count}。`,

  // Where it comes from
  'rules.shogi.source.association': '日本将棋联盟：关于对局规定的问答',
  'rules.shogi.source.fesa': '欧洲将棋联盟（FESA）：规则',
  'rules.shogi.source.csa': '电脑将棋协会：棋谱格式与通信协议',
  'rules.shogi.source.kif': '柿木：KIF格式',
  'rules.shogi.source.ours': '出处没有规定的，由本站决定：对打入步兵的应手只按盘面判断；犯规判负的规则下，宣言失败也判负；犯规的一步不改变局面。',
};

export default rules;
