/** The sentences of the lessons of backgammon about checkers and dice in simplified Chinese; see `en.backgammon.course.ts`. */

import type { BackgammonCourse } from './index';

export const course: BackgammonCourse = {
  // The board
  'rules.backgammon.board.text': '二十四个点分成四区，中间是中条。每方十五枚棋子。',
  'rules.backgammon.board.way': '双方方向相反：各自从最远处绕到自己的内盘（6到1点），然后离盘。',
  'rules.backgammon.board.numbers': '各自从自己一侧数点：24最远，1最近。你的24是对方的1。中条上的棋子算在25。',
  'rules.backgammon.board.pips': '这些数字之和就是总步数（pip），开局各167。步数少的一方领先。',
  'rules.backgammon.board.white': '白方掷出3和1。把一枚从8走到5，一枚从6走到5。',
  'rules.backgammon.board.black': '黑方掷出同样的点数。按黑方自己的数法，走法也一样：8/5 6/5。',

  // Moving and hitting
  'rules.backgammon.moves.text': '每颗骰子按点数走一枚棋子。一枚棋子也可以接连走两个点数。',
  'rules.backgammon.moves.open': '有两枚或以上对方棋子的点不能停，中途也不行；其余都可以。自己的棋子不会挡路。',
  'rules.backgammon.moves.board': '6和5。一枚棋子可以从24经18走到13。经19不行：那是黑方的点。',
  'rules.backgammon.doublet': '对子',
  'rules.backgammon.doublet.text': '两颗相同时走四次。',
  'rules.backgammon.doublet.board': '四个3，用几枚棋子都可以。',
  'rules.backgammon.hit': '打子',
  'rules.backgammon.hit.text': '单独一枚叫孤子（blot）。对方棋子停到上面，哪怕只是经过，就把它打到中条，从头再来。',
  'rules.backgammon.hit.board': '黑方在20的棋子落单。用4打它，同一枚可以再走2。经22走则打不到。',
  'rules.backgammon.enter': '入盘',
  'rules.backgammon.enter.text': '中条上有棋子时必须先入盘，进入对方内盘：1入24，6入19。',
  'rules.backgammon.enter.board': '6进不去：19是黑方的。用2进到23，再走6。',
  'rules.backgammon.enter.two': '中条上两枚，只有3能进。6作废。',
  'rules.backgammon.dance': '跳舞',
  'rules.backgammon.dance.text': '没有点数可走时轮到对方。从中条进不来俗称跳舞（dance）。',
  'rules.backgammon.dance.board': '黑方封死了内盘。白方只能不走。',

  // The opening throw
  'rules.backgammon.opening.text': '各掷一颗骰子。大的一方先走，并走这两个点数：所以第一手不会是对子。',
  'rules.backgammon.opening.tie': '掷平就重掷。第一手之前不能加倍。比赛的每一局都这样开始。',
  'rules.backgammon.opening.board': '先掷平，再掷出3和1：白方用这两点先走。以后由轮到的一方自己掷。',
  'rules.backgammon.auto': '自动加倍',
  'rules.backgammon.auto.text': '有人约定每次掷平都自动翻加倍骰，或只翻第一次。骰仍在中间，双方都可以加倍。正式赛事没有这一条。',
  'rules.backgammon.auto.board': '不限次数：掷平两次，加倍骰为4。',
  'rules.backgammon.auto.once': '最多一次：第二次不算，加倍骰为2。',

  // What has to be played
  'rules.backgammon.compulsory.text': '能走的点数要尽量多走。此外没有强制：只要点数有别的走法，就不必打子，也不必收子。',
  'rules.backgammon.both': '两个点数',
  'rules.backgammon.both.text': '两个点数不论先后只要都能走，就都要走。',
  'rules.backgammon.both.board': '走20/15之后没有1可走。从10走两个都行，所以只有这一种走法。',
  'rules.backgammon.larger': '只能走一个',
  'rules.backgammon.larger.text': '两个都能走、但不能都走时，必须走大的。只有小的能走，就走小的。',
  'rules.backgammon.larger.board': '走了6就没有5，走了5就没有6。所以必须走6。',
  'rules.backgammon.smaller.board': '这里6被挡住，只能走5。',
  'rules.backgammon.three': '对子的一部分',
  'rules.backgammon.three.text': '四个相同的点数也要尽量多走。',
  'rules.backgammon.three.board': '四个3里能走三个。',
  'rules.backgammon.last': '最后一枚',
  'rules.backgammon.last.text': '到最后也没有例外：两个点数都能走就都要走，哪怕其中一个就能收掉最后一枚。',
  'rules.backgammon.last.board': '单用6就能离盘。但1和6都能走：先走1，而且打子。',
};

export default course;
