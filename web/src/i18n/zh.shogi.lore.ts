/** The sentences of the lessons of shogi about handicaps and notation in simplified Chinese; see `en.shogi.lore.ts` for what each is for. */

import type { ShogiLore } from './index';

export const lore: ShogiLore = {
  // Handicaps
  'rules.shogi.handicaps.text': '较强的一方执后手，少摆一些棋子，并且先走。让掉的棋子不再使用。',
  'rules.shogi.handicaps.left': '左右以后手自己为准：左香车在１一。',
  'rules.shogi.handicaps.rating': '让子局不计等级分，再下一局时也不换边。',
  'rules.shogi.handicaps.board': '让二枚：后手没有飞车和角行，并且先走。',
  'rules.shogi.handicaps.all': '所有让子',
  'rules.shogi.handicaps.name': '让子',
  'rules.shogi.handicaps.japanese': '日文名称',
  'rules.shogi.handicaps.off': '后手缺少',
  'rules.shogi.handicaps.credit': '点数',
  'rules.shogi.handicaps.kept': (pieces) => `除${pieces}外全部`,
  'rules.shogi.handicaps.hand': (pieces) => `持驹：${pieces}`,

  // How moves are written
  'rules.shogi.notation.text': '着法有几种写法，可以在设置里选择；输入时用USI。',
  'rules.shogi.notation.japanese': '日式：▲先手，△后手，然后是格子和棋子。同指上一步的格子，打指盘上的棋子也能到时的打入，成为升变，不成为不升变。右左直上寄引用来区分同种棋子。',
  'rules.shogi.notation.western': '西式：棋子字母，-为走，x为吃，*为打入，+升变，=不升变。',
  'rules.shogi.notation.kitao': '北尾-川崎式：写法相同，用棋子的汉字和两位数字。',
  'rules.shogi.notation.usi': 'USI：起点和终点，+升变，P*为打入步兵。',
  'rules.shogi.notation.csa': 'CSA：+先手，-后手，起点和终点用数字（00为持驹），棋子写走后的名称。',
  'rules.shogi.notation.examples': '例子',
  'rules.shogi.notation.from': '另一个局面',
  'rules.shogi.notation.board': '表中的前几步。',
  'rules.shogi.notation.second': '另一个局面：银不升变，两枚金之一，打入的金。',
  'rules.shogi.style.japanese': '日式',
  'rules.shogi.style.western': '西式',
};

export default lore;
