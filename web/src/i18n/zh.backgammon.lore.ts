/** The sentences of the lessons of backgammon about dice and variants in simplified Chinese; see `en.backgammon.lore.ts`. */

import type { BackgammonLore } from './index';

export const lore: BackgammonLore = {
  // Real dice
  'rules.backgammon.real.text': '在真骰子的房间里，你在自己的桌上掷骰，并输入结果。由对方确认。',
  'rules.backgammon.real.cocked': '骰子没有平放在棋盘右半边就无效（cocked）：压在棋子上、在中条上、在盘外。这时整次作废，两颗都要重掷，开局也一样。记录里会写明。',
  'rules.backgammon.real.board': '无效之后两颗骰子都重掷。',

  // Fair dice
  'rules.backgammon.fair.text': '事先没有人知道点数，事后人人都能查证没有人挑选过。',
  'rules.backgammon.fair.how': '怎么做到',
  'rules.backgammon.fair.step.lock': '第一次掷骰之前，本站选定一个秘密的数并公布它的指纹。此后就不能再改。',
  'rules.backgammon.fair.step.yours': '双方的浏览器也各选一个数，先出示指纹，再出示数。所以没有人能看了别人的再选。',
  'rules.backgammon.fair.step.throw': '每次的点数都由这三个数算出。',
  'rules.backgammon.fair.step.open': '结束时本站公开秘密。任何人都可以重新计算指纹和每一次点数。改动一颗骰子都通不过。',
  'rules.backgammon.fair.luck': '运气有连续性，人们总记得坏的。统计包括本站所有的掷骰，可供比较。',

  // Variants
  'rules.backgammon.variants.text': '起始布局不同，规则相同。双倍胜指该变体的棋子一枚也没收。',
  'rules.backgammon.nackgammon': '纳克双陆（Nackgammon）',
  'rules.backgammon.nackgammon.text': '从13和6各取一枚，放两枚在23。后方棋子更多，一局更长。',
  'rules.backgammon.nackgammon.board': '后方四枚：194步。',
  'rules.backgammon.hypergammon': '超级双陆（Hypergammon）',
  'rules.backgammon.hypergammon.text': '每方三枚，在24、23和22。很快就结束。',
  'rules.backgammon.hypergammon.board': '每一枚都是孤子。',
  'rules.backgammon.longgammon': '长程双陆（Longgammon）',
  'rules.backgammon.longgammon.text': '十五枚都从24开始。',
  'rules.backgammon.longgammon.board': '全部走完全程：360步。',
};

export default lore;
