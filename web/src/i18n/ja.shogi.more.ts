/** What shogi shows on request: the count of entered kings, and what may be set, in Japanese; see `ja.ts`. */

import type { ShogiMore } from './index';

export default {
  // Entered kings
  'shogi.impasse.king': '玉が敵陣に入る',
  'shogi.impasse.check': '王手がかかっていない',
  'shogi.impasse.pieces': '敵陣の駒',
  'shogi.impasse.points': '点数',
  'shogi.impasse.yes': 'はい',
  'shogi.impasse.no': 'いいえ',
  'shogi.impasse.of': (n, of) => `${n} / ${of}`,
  'shogi.impasse.either': (draw, win) => `${draw}・${win}`,
  'shogi.impasse.27': '四つともそろえば、自分の手番で宣言できます。自動では勝ちになりません。',
  'shogi.impasse.24': (draw, win) =>
    `四つともそろえば、自分の手番で宣言できます。${win}点以上で勝ち、${draw}点以上で引き分けです。自動では宣言されません。`,
  'shogi.impasse.points27': '双方が入玉したら、合意して点数を数えられます。点数の多いほうが勝ちです。',
  'shogi.impasse.try': (square) => `相手の玉の元の位置に自分の玉が達すれば勝ちです：${square}。`,

  // Settings
  'shogi.settings': '将棋',
  'shogi.settings.pieces': '駒',
  'shogi.settings.pieces.one': '一字',
  'shogi.settings.pieces.two': '二字',
  'shogi.settings.pieces.international': '国際駒',
  'shogi.settings.tints': '先手と後手の駒を色分けする',
  'shogi.settings.hide_empty': '持ち駒にない種類を駒台に表示しない',
  'shogi.settings.promote': '成り',
  'shogi.settings.promote.ask': '毎回たずねる',
  'shogi.settings.promote.big': '飛角歩はすぐ成る',
  'shogi.settings.notation': '棋譜の表記',
  'shogi.settings.notation.auto': '言語に合わせる',
  'shogi.settings.notation.japanese': '日本式：▲７六歩',
  'shogi.settings.notation.western': '西洋式：P-7f',
  'shogi.settings.notation.kitao': '北尾・川崎式：歩76',
  'shogi.settings.notation.usi': 'USI：7g7f',
  'shogi.settings.notation.csa': 'CSA：+7776FU',
} satisfies ShogiMore;
