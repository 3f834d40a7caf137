/** The sentences of the lessons of shogi about its laws in simplified Chinese; see `en.shogi.law.ts` for what each is for. */

import type { ShogiLaw } from './index';

export const law: ShogiLaw = {
  // Fouls
  'rules.shogi.fouls.text': '有四种走法，棋子走得到却被禁止：二步、无路可走的格子、打步诘、让自己的王被将军。',
  'rules.shogi.fouls.rest': '棋子根本走不到的地方，或打在有子的格子上，在任何规则下都不接受。',
  'rules.shogi.fouls.block': '拒绝',
  'rules.shogi.fouls.block.text': '在俱乐部规则中，裁判拒绝犯规的一步并说明原因，局面不变。',
  'rules.shogi.fouls.block.board': '试试把步兵打在７五、飞车走到４七。桂马到２二会直接升变：必须如此。',
  'rules.shogi.fouls.lose': '判负',
  'rules.shogi.fouls.lose.text': '在正式规则中，犯规立即判负，如同比赛。这一步不执行，但记入棋谱。',
  'rules.shogi.fouls.lose.board': '步兵打在７五、飞车到４七、桂马到２二不升变：每一步都会输棋。飞车到６六连犯规都算不上。',

  // Repetition
  'rules.shogi.repetition.text': '同一局面第四次出现时，对局无胜负结束；房间也可选择判为和棋。棋盘、双方持驹和轮到谁走都要相同。',
  'rules.shogi.repetition.times': '四次不必连续。开局局面也算一次。',
  'rules.shogi.repetition.board': '双方飞车来回走。第十二步使开局局面第四次出现。',
  'rules.shogi.perpetual': '连续将军',
  'rules.shogi.perpetual.text': '如果从第一次到第四次之间，一方的每一步都在将军，这一方输。最后一步由谁走没有关系。',
  'rules.shogi.perpetual.board': '先手不停地将军，最后一步由后手走。先手输。',
  'rules.shogi.perpetual.checker.board': '这里最后一步由先手走，同样先手输。',
  'rules.shogi.perpetual.quiet': '一步不将军',
  'rules.shogi.perpetual.quiet.text': '中间只要有一步不是将军，哪怕在第一轮，就是普通的千日手。',
  'rules.shogi.perpetual.quiet.board': '先手的第一步没有将军：无胜负。',
  'rules.shogi.repetition.hands': '持驹也算',
  'rules.shogi.repetition.hands.text': '棋盘相同而持驹不同，就是另一个局面。',
  'rules.shogi.repetition.hands.board': '先手中途打了步兵。之前的局面不算在内：对局继续。',

  // Impasse
  'rules.shogi.impasse.text': '进入对方三段的王很难将死，这时按点数决定：飞车和角行各5点，升变也一样，其他各1点，王不算。全部共54点。',
  'rules.shogi.impasse.rooms': '各种规则不同。系统不会自动判定：轮到自己时，可以不走棋而宣言。',
  'rules.shogi.impasse.27': '27点法',
  'rules.shogi.impasse.27.text': '同时满足以下条件就获胜：王在对方三段内且没有被将军，那里还有自己的其他棋子十枚以上，这些棋子加持驹，先手满28点，后手满27点。',
  'rules.shogi.impasse.27.board': '十枚、28点，刚好够。请宣言。',
  'rules.shogi.impasse.27.short': '有十枚，但只有27点：先手还差一点，裁判拒绝。',
  'rules.shogi.impasse.27.failed': '犯规判负的规则下，只有九枚：宣言就输。',
  'rules.shogi.impasse.24': '24点法',
  'rules.shogi.impasse.24.text': '条件相同，但31点获胜，24到30点为和棋。',
  'rules.shogi.impasse.24.board': '31点：获胜。',
  'rules.shogi.impasse.24.draw': '轮到后手，24点：和棋。',
  'rules.shogi.impasse.count': '协议计点',
  'rules.shogi.impasse.count.text': '双方的王都已进入时，双方可以同意把盘上和手中的全部棋子计点，不满27点的一方输。',
  'rules.shogi.impasse.tie': '各27点为和棋。许多业余比赛判后手胜。',
  'rules.shogi.impasse.count.board': '先手30点，后手24点。',
  'rules.shogi.impasse.tie.board': '各27点：和棋。',
  'rules.shogi.impasse.tie.white': '各27点，而规则规定平分归后手。',
  'rules.shogi.try': 'Try规则',
  'rules.shogi.try.text': '王走到对方王的初始位置就立即获胜：先手为５一，后手为５九。不能走进将军。',
  'rules.shogi.try.board': '走到５一获胜。',
  'rules.shogi.try.attacked': '飞车守着５一：王不能去。',
  'rules.shogi.impasse.none': '没有规定',
  'rules.shogi.impasse.none.text': '也可以不设入玉规定。那时只有将死、千日手或步数限制能结束对局。',
  'rules.shogi.impasse.credit': '让子时',
  'rules.shogi.impasse.credit.board': '后手让了飞车和角行：17点加上让子的10点，共27点。',

  // The move limit and replays
  'rules.shogi.limit.text': '双方合计走满规定步数即为和棋。最后一步将死仍然算胜。',
  'rules.shogi.limit.board': '为了演示，限制为三步。正式对局为500步。',
  'rules.shogi.limit.check': '限制时正被将军',
  'rules.shogi.limit.check.text': '如果最后一步是将军，就继续走到没有将军为止。',
  'rules.shogi.limit.check.board': '限制为一步。飞车到５八将军：后手先应将，然后是和棋。',
  'rules.shogi.replay': '重下',
  'rules.shogi.replay.text': '千日手之后交换先后手重下。正式规则下和棋也重下；剩余时间保留，并有规则所定的最低时间。',
  'rules.shogi.replay.handicap': '让子时不交换。',
  'rules.shogi.replay.draws': '双方不能协议和棋。',
  'rules.shogi.toss': '谁先走',
  'rules.shogi.toss.text': '在俱乐部或比赛中，抛五枚步兵决定（振驹）。这里由系统抽签。',
};

export default law;
