/** The sentences of the rules pages in Japanese; see `en.rules.ts` for what each is for. */

import type { Rules } from './index';

export const rules: Rules = {
  // The front page
  'rules.title': 'ルール',
  'rules.front': '短い説明と、質問に答える盤で学べます。ゲームを選んでください。',
  'rules.game.gomoku': '五目並べと連珠',
  'rules.game.gomoku.what': '五つ並べれば勝ち。連珠では黒に禁手があります。',
  'rules.game.go': '囲碁と石取りゲーム',
  'rules.game.go.what': '石を囲んで取るか、盤のより広いところを囲みます。',
  'rules.game.shogi': '将棋',
  'rules.game.shogi.what': '相手の玉を詰ませます。取った駒は盤に打てます。',
  'rules.game.backgammon': 'バックギャモン',
  'rules.game.backgammon.what': '二つのダイスとダブリングキューブで、相手より先に自分の駒をすべてゴールさせます。',

  // A page of the rules
  'rules.contents': '目次',
  'rules.live': 'このページの盤は実際に打てます。Enterキーかクリックで点を選ぶと、そこに打てるかどうかと、その理由を審判が答えます。',
  'rules.choose': 'どのルールで打つ？',
  'rules.rooms': 'すべてのルール',
  'rules.course': '順番に学ぶ',
  'rules.sets': 'ルールの種類',
  'rules.next': (lesson) => `次：${lesson}`,

  // A room
  'rules.room': (room) => `ルール：${room}`,
  'rules.open': 'このルールで対局を作成',
  'rules.short': '要点',
  'rules.short.board': '盤',
  'rules.short.board.lines': (n) => `${n}路盤`,
  'rules.short.wins': '勝ち',
  'rules.short.pass': 'パス',

  // A live board
  'rules.play.caption': '黒白両方を打つか、例を見てみましょう。',
  'rules.ask.black': '黒の番です。点を選んで聞いてみましょう。',
  'rules.ask.white': '白の番です。点を選んで聞いてみましょう。',
  'rules.yes.black': (point) => `黒は${point}に打てます。`,
  'rules.yes.white': (point) => `白は${point}に打てます。`,
  'rules.done': '開局手順は終わりました。',
  'rules.black_wins': '黒の勝ちです。',
  'rules.white_wins': '白の勝ちです。',
  'rules.back': '一手戻す',
  'rules.again': '最初から',
  'rules.show': '次の手順を見る',
  'rules.asking': '審判に確認中…',
  'rules.unanswered': '審判から返事がありません。',
  'rules.retry': 'もう一度聞く',

  // Where it comes from
  'rules.sources': '出典',
};

export default rules;
