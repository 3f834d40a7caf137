/** The sentences of gomoku and renju in Japanese; see `ja.ts`. */

import type { Gomoku } from './index';

export default {
  // Whose turn, and what is asked
  'step.place': (n, color) => `第${n}珠（${color}）を打ちます。`,
  'step.place.inside': (n, color, size) =>
    size === 1
      ? `第${n}珠（${color}）を天元に打ちます。`
      : `第${n}珠（${color}）を中央${size}×${size}の中に打ちます。`,
  'step.place.outside': (n, color, size) =>
    `第${n}珠（${color}）を中央${size}×${size}の外に打ちます。`,
  'step.swap_or_keep': '黒白を交替するか、そのまま打つかを選びます。',
  'step.declare': (max) => `5珠の題数（候補の数）を1〜${max}で指定します。`,
  'step.offer': (nth, total) =>
    total === 1
      ? '5珠を提示します。'
      : `5珠の候補を${total}か所提示します（${nth}か所目）。`,
  'step.offer.left': (left) =>
    left === 1 ? '最後の5珠を提示します。' : `5珠の候補をあと${left}か所提示します。`,
  'step.pick': '提示された5珠から1つを選びます。',
  'step.choose': '黒か白かを選びます。',
  'step.choose.more': '黒か白かを選ぶか、2珠を足して選択を相手に委ねます。',
  'step.place_or_offer': (inside, offers) =>
    `第5珠を中央${inside}×${inside}の中に打つか、盤上の好きなところに5珠の候補を${offers}か所提示します。`,
  'step.play': (color) => `${color}石を打ちます。`,
  'step.over': '対局は終わりました。',

  // Actions as buttons
  'action.swap': (side) => `交替する（${side}番になる）`,
  'action.keep': (side) => `交替しない（${side}番のまま）`,
  'action.declare': (n) => `${n}題`,
  'action.black': '黒を持つ',
  'action.white': '白を持つ',
  'action.more': '2珠を足し、選択を相手に委ねる',
  'action.claim': '禁手を指摘',
  'action.claim.hint': '黒の直前の手が禁手か、盤上に黒の長連があれば、あなたの勝ちです。',
  'action.mode.place': '第5珠を打つ',
  'action.mode.offer': '5珠を提示',
  'action.confirm.offer': (point) => `${point}を提示`,
  'action.confirm.pick': (point) => `${point}を選ぶ`,

  // Actions in the list of moves
  'move.place': (point) => point,
  'move.pass': 'パス',
  'move.swap': '交替',
  'move.keep': '交替なし',
  'move.declare': (n) => `${n}題`,
  'move.offer': (point) => `提示 ${point}`,
  'move.pick': (point) => `選択 ${point}`,
  'move.black': '黒を選択',
  'move.white': '白を選択',
  'move.more': '2珠追加',
  'move.claim': '禁手指摘',

  // What is spoken
  'say.place': (point) => point,
  'say.pass': 'パス',
  'say.swap': '黒白を交替',
  'say.keep': '交替なし',
  'say.declare': (n) => `題数は${n}`,
  'say.offer': (point) => `${point}を提示`,
  'say.pick': (point) => `${point}を選択`,
  'say.black': '黒を選択',
  'say.white': '白を選択',
  'say.more': '2珠を追加',
  'say.claim': '禁手を指摘',

  // At the table
  'do.pass.what': '双方が続けてパスすると引き分けになります。',

  // Results
  'ending.five': '五連',
  'ending.forbidden_double_three': '三々の禁手',
  'ending.forbidden_double_four': '四々の禁手',
  'ending.forbidden_overline': '長連の禁手',
  'ending.claimed_double_three': '白が三々を指摘',
  'ending.claimed_double_four': '白が四々を指摘',
  'ending.claimed_overline': '白が長連を指摘',
  'ending.two_passes': '双方が続けてパス',
  'ending.board_full': '満局',

  // Refusals by rule
  'reason.pass_in_opening': 'パスは開局手順が終わってからです。',
  'reason.wrong_step': '今は別の操作が必要です。',
  'reason.claim_not_in_mode': 'このルールに禁手の指摘はありません。',
  'reason.claim_not_white': '指摘できるのは、白が自分の手番のときだけです。',
  'reason.claim_unfounded': '指摘できる禁手はありません。対局は続き、引き続きあなたの番です。',
  'reason.outside_area': 'この石は示された範囲の中に打ってください。',
  'reason.inside_area': 'この石は示された範囲の外に打ってください。',
  'reason.declare_out_of_range': 'その題数は指定できません。',
  'reason.offer_duplicate': 'その5珠はすでに提示されています。',
  'reason.offer_symmetric': 'この5珠は、すでに提示された5珠と対称形です。',
  'reason.pick_not_offered': 'その点は提示されていません。',
  'reason.double_three': '三々の禁手です。',
  'reason.double_four': '四々の禁手です。',
  'reason.overline': '長連の禁手です。',

  // Explanations in words
  'explain.shape.overline': (stones) => `長連：${stones}。`,
  'explain.shape.four': (stones) => `四：${stones}。`,
  'explain.shape.three': (stones) => `三：${stones}。`,
  'explain.shape.dead_three': (stones) => `見せかけの三：${stones}。`,
  'explain.shape.other': (stones) => `並び：${stones}。`,
  'explain.completes': (points) => `五になる点：${points}。`,
  'explain.opens': (points) => `棒四になる点：${points}。`,
  'explain.dead': (point, why) => `${point}は不可：${why}。`,
  'explain.mirrors': (point) => `${point}と対称形です。`,
  'dead.makes_five': '同時に五連ができる',
  'dead.makes_overline': '長連になる',
  'dead.no_room': '余地がない',
  'dead.double_three': 'そこは三々の禁点',
  'dead.double_four': 'そこは四々の禁点',
  'dead.overline': 'そこは長連の禁点',

  // The board
  'board.label': (size) => `${size}路盤`,
  'cell.offered': (n) => `5珠の候補${n}`,
  'cell.winning': '勝ちの並び',
  'cell.mark.double_three': '禁点、三々',
  'cell.mark.double_four': '禁点、四々',
  'cell.mark.overline': '禁点、長連',
} satisfies Gomoku;
