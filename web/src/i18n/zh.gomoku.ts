/** The sentences of gomoku and renju in Chinese; see `zh.ts`. */

import type { Gomoku } from './index';

export default {
  // Whose turn, and what is asked
  'step.place': (n, color) => `下第${n}子（${color}）。`,
  'step.place.inside': (n, color, size) =>
    size === 1
      ? `在天元下第${n}子（${color}）。`
      : `在中央${size}×${size}内下第${n}子（${color}）。`,
  'step.place.outside': (n, color, size) =>
    `在中央${size}×${size}外下第${n}子（${color}）。`,
  'step.swap_or_keep': '选择交换黑白，或不交换。',
  'step.declare': (max) => `声明五手打点数（1～${max}）。`,
  'step.offer': (nth, total) =>
    total === 1
      ? '给出五手打点。'
      : `给出${total}个不同的五手打点，这是第${nth}个。`,
  'step.offer.left': (left) =>
    left === 1 ? '给出最后一个五手打点。' : `还要给出${left}个五手打点。`,
  'step.pick': '从给出的五手打点中选定一个。',
  'step.choose': '选择执黑或执白。',
  'step.choose.more': '选择执黑或执白，或再下两子，由对方选择。',
  'step.place_or_offer': (inside, offers) =>
    `在中央${inside}×${inside}内下第5子，或在任意处给出${offers}个五手打点。`,
  'step.play': (color) => `下一枚${color}子。`,
  'step.over': '对局已结束。',

  // Actions as buttons
  'action.swap': (side) => `交换：改为${side}`,
  'action.keep': (side) => `不交换：仍为${side}`,
  'action.declare': (n) => `五手${n}打`,
  'action.black': '执黑',
  'action.white': '执白',
  'action.more': '再下两子，由对方选择',
  'action.claim': '指出禁手',
  'action.claim.hint': '如果黑方上一手是禁手，或棋盘上有黑方的长连，你就获胜。',
  'action.mode.place': '下第5子',
  'action.mode.offer': '给出打点',
  'action.confirm.offer': (point) => `打点 ${point}`,
  'action.confirm.pick': (point) => `选定 ${point}`,

  // Actions in the list of moves
  'move.place': (point) => point,
  'move.pass': '停一手',
  'move.swap': '交换',
  'move.keep': '不交换',
  'move.declare': (n) => `${n}打`,
  'move.offer': (point) => `打点 ${point}`,
  'move.pick': (point) => `选定 ${point}`,
  'move.black': '选黑',
  'move.white': '选白',
  'move.more': '再下两子',
  'move.claim': '指禁',

  // What is spoken
  'say.place': (point) => point,
  'say.pass': '停一手',
  'say.swap': '交换黑白',
  'say.keep': '不交换',
  'say.declare': (n) => `声明五手${n}打`,
  'say.offer': (point) => `打点 ${point}`,
  'say.pick': (point) => `选定 ${point}`,
  'say.black': '选择执黑',
  'say.white': '选择执白',
  'say.more': '再下两子',
  'say.claim': '指出禁手',

  // At the table
  'do.pass.what': '双方接连停一手即为和棋。',

  // Results
  'ending.five': '五连',
  'ending.forbidden_double_three': '三三禁手',
  'ending.forbidden_double_four': '四四禁手',
  'ending.forbidden_overline': '长连禁手',
  'ending.claimed_double_three': '白方指出三三禁手',
  'ending.claimed_double_four': '白方指出四四禁手',
  'ending.claimed_overline': '白方指出长连禁手',
  'ending.two_passes': '双方接连停一手',
  'ending.board_full': '棋盘已满',

  // Refusals by rule
  'reason.pass_in_opening': '开局阶段结束后才能停一手。',
  'reason.wrong_step': '现在要做的是另一步。',
  'reason.claim_not_in_mode': '此规则下不需要指出禁手。',
  'reason.claim_not_white': '只有白方能指出禁手，且须轮到白方时。',
  'reason.claim_unfounded': '没有可指出的禁手。对局继续，仍轮到你。',
  'reason.outside_area': '这一子必须下在标出的区域内。',
  'reason.inside_area': '这一子必须下在标出的区域外。',
  'reason.declare_out_of_range': '打点数超出范围。',
  'reason.offer_duplicate': '这个打点已经给出。',
  'reason.offer_symmetric': '这个打点与已给出的打点对称。',
  'reason.pick_not_offered': '该点不是给出的打点。',
  'reason.double_three': '三三禁手。',
  'reason.double_four': '四四禁手。',
  'reason.overline': '长连禁手。',

  // Explanations in words
  'explain.shape.overline': (stones) => `长连：${stones}。`,
  'explain.shape.four': (stones) => `四：${stones}。`,
  'explain.shape.three': (stones) => `活三：${stones}。`,
  'explain.shape.dead_three': (stones) => `假活三：${stones}。`,
  'explain.shape.other': (stones) => `连线：${stones}。`,
  'explain.completes': (points) => `成五点：${points}。`,
  'explain.opens': (points) => `成活四点：${points}。`,
  'explain.dead': (point, why) => `${point} 不算：${why}。`,
  'explain.mirrors': (point) => `与 ${point} 对称。`,
  'dead.makes_five': '同时会成五连',
  'dead.makes_overline': '会成长连',
  'dead.no_room': '空间不够',
  'dead.double_three': '该点是三三禁手',
  'dead.double_four': '该点是四四禁手',
  'dead.overline': '该点是长连禁手',

  // The board
  'board.label': (size) => `${size}路棋盘`,
  'cell.offered': (n) => `五手打点${n}`,
  'cell.winning': '在获胜连线上',
  'cell.mark.double_three': '禁手点，三三',
  'cell.mark.double_four': '禁手点，四四',
  'cell.mark.overline': '禁手点，长连',
} satisfies Gomoku;
