/** The sentences of the lessons of backgammon about bearing off and the value of a game in simplified Chinese; see `en.backgammon.end.ts`. */

import type { BackgammonEnd } from './index';

export const end: BackgammonEnd = {
  // Bearing off
  'rules.backgammon.off.text': '自己的棋子全部进入内盘后就可以收子。每个点数收掉对应点上的一枚，或在内盘里走一枚。',
  'rules.backgammon.exact': '正好的点数',
  'rules.backgammon.exact.text': '点数收掉对应点上的一枚，后面还有别的棋子也可以。',
  'rules.backgammon.exact.board': '5收5点上的一枚，3收3点上的一枚。也可以在内盘里走。',
  'rules.backgammon.higher': '更大的点数',
  'rules.backgammon.higher.text': '点数大于最远的点时，收掉最远那点上的一枚，不能收别处的。',
  'rules.backgammon.higher.board': '6和5收掉4点上的两枚。',
  'rules.backgammon.behind.board': '6点上还有棋子时，4不能收3点上的棋子。先走6点上的那枚。',
  'rules.backgammon.home': '最后一枚回家',
  'rules.backgammon.home.text': '每一步单独判断。第一个点数可以把最后一枚带进内盘，第二个点数就能收子。',
  'rules.backgammon.home.board': '单用5不能收。走了7/6就可以。',
  'rules.backgammon.hit_back': '被打之后',
  'rules.backgammon.hit_back.text': '收子途中被打的棋子必须先入盘，绕一圈回来，才能继续收。',
  'rules.backgammon.hit_back.board': '2也能入盘，但那样4就走不了。所以用4入盘，2在内盘里走。',
  'rules.backgammon.six_three': '选择：6-3',
  'rules.backgammon.six_three.text': '可以先走小的点数，它会改变大的点数的走法。',
  'rules.backgammon.six_three.board': '收两枚会留下孤子，36种掷法里有20种能打到。先走5/2，再收2点上的一枚，就没有孤子。',

  // End and value
  'rules.backgammon.value.text': '先收完所有棋子的一方胜，剩下的点数作废。这一局算1、2或3分，乘以加倍骰。',
  'rules.backgammon.value.draw': '西洋双陆棋没有和棋。',
  'rules.backgammon.single': '单胜',
  'rules.backgammon.single.text': '输方至少收了一枚：1分。',
  'rules.backgammon.single.board': '黑方已收了几枚：单胜。',
  'rules.backgammon.saved.board': '黑方收了一枚。中条上还有一枚也没关系。',
  'rules.backgammon.gammon': '双倍胜（gammon）',
  'rules.backgammon.gammon.text': '输方一枚也没收：2分。',
  'rules.backgammon.gammon.board': '黑方一枚也没收：双倍胜。',
  'rules.backgammon.backgammon': '三倍胜（backgammon）',
  'rules.backgammon.backgammon.text': '输方一枚也没收，而且中条上或赢方内盘里还有棋子：3分。',
  'rules.backgammon.backgammon.board': '黑方一枚也没收，白方内盘里还有一枚：三倍胜。',
};

export default end;
