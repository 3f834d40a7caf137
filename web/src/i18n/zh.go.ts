/** The sentences of Go in simplified Chinese; see `zh.ts`. The words are those of the Chinese rules. */

import type { Go } from './index';

export default {
  // What is asked
  'go.step.nigiri': '由系统猜先，决定谁执黑。',
  'go.step.choose': '请选择执黑或执白。',
  'go.step.handicap': (left) => (left === 1 ? '放置最后一枚让子。' : `还要放置${left}枚让子。`),
  'go.step.play': (color) => `下一枚${color}子。`,
  'go.step.swap': (color) => `下一枚${color}子，或交换黑白。`,
  'go.step.end_said': (side) => `${side}认为棋已下完。可以同意，也可以继续下。`,
  'go.step.stone': (color) => `请下一枚${color}子：停着没有结果。`,
  'go.step.settle': '请标出死子并提出。',
  'go.step.settle.proposed': (side) => `接受${side}提出的死子，或另提。`,
  'go.step.over': '对局已结束。',

  // Actions as buttons
  'go.action.end': '棋已下完',
  'go.action.agree': '同意：棋已下完',
  'go.action.swap': (side) => `交换：改为${side}`,
  'go.action.black': '执黑',
  'go.action.white': '执白',
  'go.action.pass_left': (n) => `停一手（还剩${n}次）`,
  'go.action.accept': '接受',
  'go.action.propose': (n) => (n === 0 ? '提出：没有死子' : `提出${n}枚死子`),
  'go.action.resume': '继续下',
  'go.action.reset': '撤销我的标记',
  'go.action.suggestion': '按建议标记',

  // What is asked before it is done
  'go.pass.capture': '如果对方也停一手，棋就下完了，提子多者胜。',
  'go.pass.scored': '如果对方也停一手，棋就下完了，接着确认死子。',
  'go.pass.last': '对方刚停一手：你再停一手，棋就下完了。',
  'go.end.ask': '确定表示棋已下完吗？',
  'go.end.what': '你放弃这一手。对方可以同意，也可以继续下。',

  // Actions in the list of moves
  'go.move.pass': '停一手',
  'go.move.end': '棋已下完',
  'go.move.agree': '同意',
  'go.move.swap': '交换',
  'go.move.black': '选黑',
  'go.move.white': '选白',
  'go.move.dead': (points) => (points === '' ? '没有死子' : `死子：${points}`),
  'go.move.accept': '接受',
  'go.move.resume': '继续下',
  'go.move.nigiri': '猜先',

  // What is spoken
  'go.say.pass': '停一手',
  'go.say.end': '表示棋已下完',
  'go.say.agree': '同意棋已下完',
  'go.say.swap': '交换黑白',
  'go.say.black': '选择执黑',
  'go.say.white': '选择执白',
  'go.say.dead': (points) => (points === '' ? '提出没有死子' : `提出死子：${points}`),
  'go.say.accept': '接受',
  'go.say.resume': '要求继续下',
  'go.say.nigiri': '已猜先',
  'go.say.captures': (point, n) => `${point}，提${n}子`,
  'go.say.total': (n, of) => `${of}子中已提${n}子`,

  // What each side has taken
  'go.tally.of': (side, n, of) => `${side}已提${n}子，目标${of}子`,
  'go.tally.prisoners': (side, n) => `${side}已提${n}子`,
  'go.tally.label': '提子',
  'go.tally.one_more': '再提一子即胜',

  // Refusals by rule
  'go.reason.bad_action': '这不是本棋的着法。',
  'go.reason.not_now': '现在要做的是别的。',
  'go.reason.no_offer': '没有人表示棋已下完。',
  'go.reason.end_not_offered': '此规则下只能以停着结束。',
  'go.reason.no_proposal': '还没有人提出死子。',
  'go.reason.not_a_stone': '该点没有棋子。',
  'go.reason.suicide': '禁着点：落子后无气，又不能提子。',
  'go.reason.ko': '打劫：不能立即提回，须先在别处下一手。',
  'go.reason.superko': '禁全局同形：同样的局面已经出现过。',
  'go.mark.suicide': '无气',
  'go.mark.ko': '劫：先在别处下一手',
  'go.mark.superko': (n) => (n === 0 ? '与开局时全局同形' : `与第${n}手后全局同形`),
  'go.mark.superko.earlier': '与先前全局同形',

  // Explanations in words
  'go.explain.chain': (stones) => `这块棋将是${stones}。`,
  'go.explain.stands': (n, liberties) => `那里有一块${n}子的棋，${liberties}口气。`,
  'go.explain.enemies': (stones) => `最后的气被${stones}占住。`,
  'go.explain.liberties': (n, points) => `${n}口气：${points}。`,
  'go.explain.captures': (n, stones) => `提${n}子：${stones}。`,
  'go.explain.ko': (stone) => `${stone}刚在那里提了一子。`,
  'go.explain.repeats': (n) => (n === 0 ? '就是开局时的局面。' : `就是第${n}手后的局面。`),
  'go.explain.totals': (black, white) => `此后提子：黑${black}，白${white}。`,
  'go.explain.score': (score) => `计算结果将是：${score}。`,

  // Endings
  'go.ending.target': '已提满约定的子数',
  'go.ending.no_moves': '已无处落子',
  'go.ending.two_passes': '双方接连停一手',
  'go.ending.agreement': '双方同意棋已下完',
  'go.ending.score': '经计算',
  'go.ending.repetition': '同一局面第三次出现',

  // The board
  'go.board': (columns, rows) => `棋盘，${columns}×${rows}`,
  'go.cell.ko': '劫',
  'go.cell.atari': '被打吃',
  'go.cell.liberty': '一块棋最后的气',
  'go.cell.taken': '刚在此被提',
  'go.cell.dead': '标为死子',
  'go.cell.differs': '与提议不同',
  'go.cell.point.black': '黑方的点',
  'go.cell.point.white': '白方的点',
  'go.cell.point.neutral': '公气',
  'go.cell.point.seki': '双活，不计',

  // The count
  'go.count.title': '计算',
  'go.count.area': '数子',
  'go.count.territory': '数目',
  'go.count.row.stones': '活子',
  'go.count.row.territory': '围住的点',
  'go.count.row.prisoners': '提子与死子',
  'go.count.row.komi': '贴目',
  'go.count.row.bonus': '让子补偿',
  'go.count.row.total': '合计',
  'go.count.by': (side, n) => `${side}胜${n}`,
  'go.count.even': '和棋',
  'go.count.neutral': (n) => `公气${n}点`,
  'go.count.seki': (n) => `双活${n}点，不计`,

  // The settlement
  'go.settle.title': '死子',
  'go.settle.how': '点选一块棋，标为死或活。',
  'go.settle.suggested': '系统标出了它认为的死子，尚无人提出。',
  'go.settle.none': '还没有提议。',
  'go.settle.by': (side, n) => (n === 0 ? `${side}提出没有死子。` : `${side}提出${n}枚死子。`),
  'go.settle.differ': (points) => `你的标记在${points}处不同。`,
  'go.settle.counting': '正在计算…',
  'go.settle.uncounted': '无法读取计算结果。',
  'go.settle.marked': (point, n) => `${point}：${n}子，死。`,
  'go.settle.unmarked': (point, n) => `${point}：${n}子，活。`,
  'go.settle.no_stone': (point) => `${point}：没有棋子。`,
} satisfies Go;
