/** What shogi shows on request: the count of entered kings, and what may be set, in simplified Chinese; see `zh.ts`. */

import type { ShogiMore } from './index';

export default {
  // Entered kings
  'shogi.impasse.king': '玉将已入敌阵',
  'shogi.impasse.check': '未被将军',
  'shogi.impasse.pieces': '敌阵内棋子',
  'shogi.impasse.points': '点数',
  'shogi.impasse.yes': '是',
  'shogi.impasse.no': '否',
  'shogi.impasse.of': (n, of) => `${n} / ${of}`,
  'shogi.impasse.either': (draw, win) => `${draw}或${win}`,
  'shogi.impasse.27': '四项齐备且轮到自己走时，可以宣言获胜。系统不会代为宣言。',
  'shogi.impasse.24': (draw, win) =>
    `四项齐备且轮到自己走时可以宣言：${win}点以上获胜，${draw}点以上和棋。系统不会代为宣言。`,
  'shogi.impasse.points27': '双方都入玉后，可以商定数点：点数多者胜。',
  'shogi.impasse.try': (square) => `玉将到达对方玉将的原位即胜：${square}。`,

  // Settings
  'shogi.settings': '将棋',
  'shogi.settings.pieces': '棋子',
  'shogi.settings.pieces.one': '一字',
  'shogi.settings.pieces.two': '二字',
  'shogi.settings.pieces.international': '国际',
  'shogi.settings.tints': '以深浅区分双方棋子',
  'shogi.settings.hide_empty': '不显示持驹中没有的棋子',
  'shogi.settings.promote': '升变',
  'shogi.settings.promote.ask': '每次询问',
  'shogi.settings.promote.big': '飞、角、步直接升变',
  'shogi.settings.notation': '着法写法',
  'shogi.settings.notation.auto': '随语言',
  'shogi.settings.notation.japanese': '日式：▲７六歩',
  'shogi.settings.notation.western': '西式：P-7f',
  'shogi.settings.notation.kitao': '北尾–川崎式：歩76',
  'shogi.settings.notation.usi': 'USI：7g7f',
  'shogi.settings.notation.csa': 'CSA：+7776FU',
} satisfies ShogiMore;
