/** The sentences of the review page in simplified Chinese; see `en.review.ts` for what each is for. */

import type { Review } from './index';

export const review: Review = {
  'review.title': '复盘',
  'review.title.of': (what) => `${what} · 复盘 · Yonban`,
  'review.none': '这里没有已结束的对局。',
  'review.none.what': '链接可能不完整，或对局还在进行。',
  'review.to_table': '回到对局',
  'review.failed': (why) => `服务器没有答复：${why}`,
  'review.again': '重试',

  // Stepping
  'review.steps': '打谱',
  'review.first': '最初局面',
  'review.previous': '上一手',
  'review.next': '下一手',
  'review.last': '最后局面',
  'review.ply': (n, of) => `${n} / ${of}`,
  'review.slider': '手数',
  'review.start': '开始',
  'review.start.say': '对局开始时的局面。',
  'review.move': (n, side, what) => `${n}. ${side}：${what}`,
  'review.move.bare': (n, what) => `${n}. ${what}`,
  'review.time': (time) => `用时${time}`,
  'review.time.short': '用时不到1秒',
  'review.opening': (name) => `开局：${name}。`,
  'review.variation': '变化中',
  'review.marked': '有标记',
  'review.remark': '有评注',
  'review.fault': '禁手',
  'review.remarks': '评注',
  'review.labels': (list) => `标注：${list}。`,
  'review.label': (point, text) => `${point}：${text}`,
  'review.to_act': (side, task) => `${side}：${task}`,
  'review.players': '棋手与结果',
  'review.position': '当前局面',

  // The game
  'review.unknown_player': '不详',
  'review.wins': (side, name) => `${side}（${name}）胜`,
  'review.wins.side': (side) => `${side}胜`,
  'review.ended': (headline, reason) => `${headline}：${reason}。`,
  'review.resigned': (side) => `${side}认输`,
  'review.timed_out': (side) => `${side}超时`,
  'review.left': (side) => `${side}离开`,
  'review.rules': '此规则的说明',
  'review.rules.text': (text) => `规则：${text}`,
  'review.event': '赛事',
  'review.round': '轮次',
  'review.date': '日期',
  'review.clock': '用时',
  'review.about': '对局信息',

  // The tree
  'review.moves': '着法与变化',
  'review.variations': (n) => `另有${n}种下法`,
  'review.folded': (n) => `还有${n}手，已折叠`,
  'review.remove': (n) => (n === 1 ? '删除这一手' : `从这里删除（${n}手）`),
  'review.removed': '变化已删除。',
  'review.put_back': '恢复',
  'review.try': '在棋盘上落子即可试下其他着法。',

  // Asking
  'review.ask': '询问某点',
  'review.ask.on': '选一个点：棋盘会说明能否落子及原因。',
  'review.ask.point': (point) => `询问 ${point}`,
  'review.play.point': (point) => `下在 ${point}`,
  'review.marks': '标出禁手点',
  'review.numbers': '棋子上显示手数',
  'review.allowed': (what) => `${what}：可以落子。`,
  'review.refused': (what, why) => `${what}：${why}`,
  'review.playable': '但仍然可以落子。',
  'review.for_side': (side) => `若为${side}：`,
  'review.ends': (how) => `落子即终局：${how}。`,
  'review.claimable': (how) => `对方可以指出：${how}。`,
  'review.close_answer': '收起答复',

  // Drawing on the board
  'review.draw': '标注',
  'review.draw.on': '拖动画箭头，点选一处画圆圈；再画一次即擦除。用键盘时，按 Enter 开始，再按 Enter 结束。右键随时可画。',
  'review.draw.clear': '清除标注',
  'review.draw.cleared': '此局面的标注已清除。',
  'review.draw.begun': (from) => `从${from}开始：请选择箭头的终点；选同一处则画圆圈。`,
  'review.draw.arrow': (from, to) => `从${from}到${to}的箭头。`,
  'review.draw.arrow.gone': (from, to) => `从${from}到${to}的箭头已擦除。`,
  'review.draw.circle': (at) => `圈出${at}。`,
  'review.draw.circle.gone': (at) => `${at}的圆圈已擦除。`,
  'review.draw.circled': '已圈出',
  'review.draw.to': (to) => `箭头指向${to}`,

  // Taking it along
  'review.take': '分享与保存',
  'review.copy_link': '复制链接',
  'review.copy_moves': '复制着法',
  'review.copied': '已复制。',
  'review.copy_failed': '浏览器不允许在此复制。',
  'review.link': '此局面的链接',
  'review.export': '保存',

  // Bringing a game
  'import.title': '复盘棋谱',
  'import.dropping': '松开即读取文件。',
  'import.pasted': '粘贴的文本',
  'import.back': (n) => `此文件的其他对局（${n}）`,

  // Keys of this page
  'help.review': '在复盘页：',
  'help.review.step': '上一手、下一手（焦点不在棋盘时）',
  'help.review.ends': '最初、最后局面（焦点不在棋盘时）',
  'help.review.beside': '前一、后一变化（焦点不在棋盘时）',
  'help.review.anywhere': '同上，任何位置可用，包括棋盘上',
  'help.review.brackets': '上一手、下一手，棋盘上也可用',
  'help.review.ask': '询问焦点所在的点',
  'help.review.delete': '删除从此处开始的变化',
};

export default review;
