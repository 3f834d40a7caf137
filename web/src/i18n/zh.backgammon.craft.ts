/** The sentences of the lessons of backgammon about counting, opening plays and texts in simplified Chinese; see `en.backgammon.craft.ts`. */

import type { BackgammonCraft } from './index';

export const craft: BackgammonCraft = {
  // Counting a race
  'rules.backgammon.race.text': '双方错开之后就是竞跑，由总步数决定。堆叠和空点会浪费步数，所以要作修正。',
  'rules.backgammon.keith': '基思计数',
  'rules.backgammon.keith.text': '给每方的步数加上：',
  'rules.backgammon.keith.one': '1点上第二枚起每枚加2',
  'rules.backgammon.keith.two': '2点上第二枚起每枚加1',
  'rules.backgammon.keith.three': '3点上第四枚起每枚加1',
  'rules.backgammon.keith.gaps': '4、5、6点每个空点加1',
  'rules.backgammon.keith.seventh': '再把轮到掷骰一方的数加上七分之一，舍去小数。',
  'rules.backgammon.keith.double': '结果比对方多4以内就加倍，多3以内就再加倍。多2或以上就接受。',
  'rules.backgammon.race.board': '轮到白方。加倍之前先数一数。',
  'rules.backgammon.race.example': '上面的竞跑',
  'rules.backgammon.race.side': '方',
  'rules.backgammon.race.pips': '步数',
  'rules.backgammon.race.added': '加上',
  'rules.backgammon.race.raised': '加七分之一',
  'rules.backgammon.race.verdict': (white, black) => `${white}对${black}：多${white - black}。可以加倍、再加倍，也应接受。`,
  'rules.backgammon.trice': '特赖斯的62法则',
  'rules.backgammon.trice.text': '由轮到掷骰的领先者的步数，得出对方最多落后多少还能接受。62步及以上：十分之一再加2。不到62：减5再除以7。',
  'rules.backgammon.trice.double': '离这一点3步起加倍，2步起再加倍。',
  'rules.backgammon.trice.leader': '领先者',
  'rules.backgammon.trice.first': '加倍起点',
  'rules.backgammon.trice.again': '再加倍起点',
  'rules.backgammon.trice.last': '接受上限',

  // Opening plays
  'rules.backgammon.openings.text': '开局有十五种掷法。每种都有强程序最推荐的走法，或几种同样好的走法。',
  'rules.backgammon.openings.board': '6和1：13/7 8/7占住中条点，连续三个点挡住黑方。',
  'rules.backgammon.openings.all': '全部十五种',
  'rules.backgammon.openings.throw': '掷骰',
  'rules.backgammon.openings.play': '走法',
  'rules.backgammon.openings.idea': '意图',
  'rules.backgammon.openings.idea.point': '占点。',
  'rules.backgammon.openings.idea.run': '逃跑。',
  'rules.backgammon.openings.idea.split': '分开后方，带来建点子。',
  'rules.backgammon.openings.idea.choice': '几种同样好。',
  'rules.backgammon.openings.source': '两个程序按计分局、往前看三步的评价。',

  // Notation
  'rules.backgammon.notation.text': '走法按走的一方的数法从点写到点：8/5 6/5。星号表示打子，bar是中条，off是离盘。',
  'rules.backgammon.notation.board': '走24/20*/18，看看怎么写。',
  'rules.backgammon.notation.plays': '走法',
  'rules.backgammon.notation.action': '逐步',
  'rules.backgammon.notation.written': '通常的写法',
  'rules.backgammon.notation.typing': '两种都可以输入。本站保存的写法按数字从大到小逐步写。',
  'rules.backgammon.notation.ids': 'ID',
  'rules.backgammon.notation.ids.text': '一个局面可以写成一行文字，其他程序也能读。一局的开始：',
  'rules.backgammon.notation.position': 'Position ID：从轮到的一方看的棋子位置。',
  'rules.backgammon.notation.match': 'Match ID：加倍骰、骰子、比分和轮次。',
  'rules.backgammon.notation.xgid': 'XGID：以上全部合一，白方为X。',
  'rules.backgammon.notation.files': '棋局可存为多数程序能读的.mat，或SGF。',
};

export default craft;
