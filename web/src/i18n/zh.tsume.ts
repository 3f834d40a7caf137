/** The sentences of the page of mate problems in simplified Chinese; see `en.tsume.ts` for what each is for. */

import type { Tsume } from './index';

export const tsume: Tsume = {
  'tsume.title': '诘将棋',
  'tsume.lead': '每一步都将军，直到将死。系统会尽量拖长防守。',
  'tsume.rules': '将棋的规则',

  // Which problem
  'tsume.samples': '入门题',
  'tsume.sample': (plies, n) => `${plies}手诘，第${n}题`,
  'tsume.own': '自己的题目',
  'tsume.edit': '摆题',
  'tsume.edit.this': '修改局面',
  'tsume.solve': '求解',
  'tsume.paste': 'SFEN、KIF、KI2或CSA',
  'tsume.paste.what': '粘贴局面或棋谱。棋谱取其开始局面。',
  'tsume.read': '读取',
  'tsume.reading': '正在读取…',
  'tsume.share': '本题链接',
  'tsume.copy': '复制链接',
  'tsume.copied': '已复制',
  'tsume.sfen': '局面（SFEN）',

  // Setting up
  'tsume.piece': '棋子',
  'tsume.side': '哪一方',
  'tsume.erase': '移除',
  'tsume.attacker': '攻方',
  'tsume.hand.more': (piece, side) => `${side}：持驹加一枚${piece}`,
  'tsume.hand.fewer': (piece, side) => `${side}：持驹减一枚${piece}`,
  'tsume.rest': '其余棋子全部归后手持驹',
  'tsume.clear': '清空',
  'tsume.keys': '先选棋子，再选格子。按键：字母选棋子，回车放置，+升变，Delete移除。',
  'tsume.all_used': (piece) => `${piece}已全部在盘上。`,
  'tsume.set': (what, square) => `${what}，${square}`,
  'tsume.removed': (square) => `${square}已空。`,
  'tsume.left': (n) => `还有${n}枚未用。`,

  // What is known of it
  'tsume.asking': '正在求解…',
  'tsume.unanswered': '系统没有答复。',
  'tsume.again': '再问一次',
  'tsume.mate': (plies) => `${plies}手诘。`,
  'tsume.composed': (plies, composed) =>
    `${plies}手诘；不计无效合驹为${composed}手。`,
  'tsume.longer': '不排除有更短的解。',
  'tsume.no_mate': '连续将军无法将死。',
  'tsume.unsolved': '求解未完成：既未证明能将死，也未证明不能。',
  'tsume.one_first': '只有一个第一手能这样快将死。',
  'tsume.first_moves': (n) => `有${n}个第一手能这样快将死。`,

  // Playing
  'tsume.attack.black': '轮到先手：请将军。',
  'tsume.attack.white': '轮到后手：请将军。',
  'tsume.defend.black': '先手应将。',
  'tsume.defend.white': '后手应将。',
  'tsume.checks': (n) => `有${n}种将军。`,
  'tsume.replies': (n) => `有${n}种应法。`,
  'tsume.not_a_check': '那不是将军，或不允许。',
  'tsume.not_a_reply': '那不能应将，或不允许。',
  'tsume.answered': (move) => `系统应${move}。`,
  'tsume.useless': '无效合驹',
  'tsume.useless.said': '这是无效合驹。',
  'tsume.slower': (plies) => `也能将死，但要多${plies}手。`,
  'tsume.escapes': '这样将军将不死。请退回，或自己应一手看看。',
  'tsume.maybe': '未能证明这样能否将死。请自己应一手，或退回。',
  'tsume.mated': (n) => `将死，共${n}手。`,
  'tsume.no_checks': '已经没有将军的着法。',
  'tsume.house': '由系统应对',
  'tsume.hint': '提示',
  'tsume.next': '看下一手',
  'tsume.solution': '解答',
  'tsume.hide': '隐藏解答',
  'tsume.back': '退回',
  'tsume.start': '重新开始',
  'tsume.moves': '着法',
  'tsume.type': '输入着法',
  'tsume.go': '走',

  // What is wrong with a position
  'tsume.bad': '这个局面不能用。',
  'tsume.bad.syntax': '这不是能读取的局面。',
  'tsume.bad.missing_king': '缺少王将。只有先手可以没有。',
  'tsume.bad.too_many_kings': '一方有两个王将。',
  'tsume.bad.too_many_pieces': '某种棋子超过了一副的数目。',
  'tsume.bad.two_pawns': '同一筋上有一方两枚未升变的步兵。',
  'tsume.bad.dead_piece': '有棋子在再也不能动的地方。',
  'tsume.bad.opponent_in_check': '没轮到走的一方已被将军。',
  'tsume.bad.attacker_in_check': '攻方自己正被将军。',
};

export default tsume;
