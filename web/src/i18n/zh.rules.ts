/** The sentences of the rules pages in simplified Chinese; see `en.rules.ts` for what each is for. */

import type { Rules } from './index';

export const rules: Rules = {
  // The front page
  'rules.title': '规则',
  'rules.front': '用几句话讲清每种棋，棋盘会回答你的提问。请选择一种棋。',
  'rules.game.gomoku': '五子棋与连珠',
  'rules.game.gomoku.what': '五子连成一线为胜。连珠中黑方有禁手。',
  'rules.game.go': '围棋与吃子棋',
  'rules.game.go.what': '围住棋子把它提掉，或者围住棋盘的大半。',
  'rules.game.shogi': '将棋',
  'rules.game.shogi.what': '将死对方的王。吃到的棋子可以再打回棋盘。',
  'rules.game.backgammon': '双陆棋',
  'rules.game.backgammon.what': '用两颗骰子和一颗加倍骰，抢先把己方棋子全部带回家并移出棋盘。',

  // A page of the rules
  'rules.contents': '本页内容',
  'rules.live': '这些页面上的棋盘可以操作。用回车键或点击选一个点，裁判会告诉你能否落子及原因。',
  'rules.choose': '选哪种规则？',
  'rules.rooms': '所有规则',
  'rules.course': '一步一步学',
  'rules.sets': '规则体系',
  'rules.next': (lesson) => `下一课：${lesson}`,

  // A room
  'rules.room': (room) => `规则：${room}`,
  'rules.open': '用此规则创建对局',
  'rules.short': '概要',
  'rules.short.board': '棋盘',
  'rules.short.board.lines': (n) => `${n}路`,
  'rules.short.wins': '胜',
  'rules.short.pass': '停一手',

  // A live board
  'rules.play.caption': '下双方的棋，或看一个例子。',
  'rules.ask.black': '轮到黑方。选一个点询问。',
  'rules.ask.white': '轮到白方。选一个点询问。',
  'rules.yes.black': (point) => `黑方可以下 ${point}。`,
  'rules.yes.white': (point) => `白方可以下 ${point}。`,
  'rules.done': '开局已完成。',
  'rules.black_wins': '黑方胜。',
  'rules.white_wins': '白方胜。',
  'rules.back': '退一手',
  'rules.again': '重新开始',
  'rules.show': '看下一步',
  'rules.asking': '正在询问裁判…',
  'rules.unanswered': '裁判没有答复。',
  'rules.retry': '再问一次',

  // Where it comes from
  'rules.sources': '出处',
};

export default rules;
