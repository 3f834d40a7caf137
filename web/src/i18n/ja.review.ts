/** The sentences of the review page in Japanese; see `en.review.ts` for what each is for. */

import type { Review } from './index';

export const review: Review = {
  'review.title': '検討',
  'review.title.of': (what) => `${what} · 検討 · Yonban`,
  'review.none': '検討できる対局がありません。',
  'review.none.what': 'リンクが途中で切れているか、対局がまだ続いているのかもしれません。',
  'review.to_table': '対局へ',
  'review.failed': (why) => `サーバーから返事がありません：${why}`,
  'review.again': 'もう一度試す',

  // Stepping
  'review.steps': '棋譜を並べる',
  'review.first': '最初の局面',
  'review.previous': '一手戻る',
  'review.next': '一手進む',
  'review.last': '最後の局面',
  'review.ply': (n, of) => `${n} / ${of}`,
  'review.slider': '手数',
  'review.start': '開始',
  'review.start.say': '対局開始の局面です。',
  'review.move': (n, side, what) => `${n}. ${side}：${what}`,
  'review.move.bare': (n, what) => `${n}. ${what}`,
  'review.time': (time) => `消費${time}`,
  'review.time.short': '消費1秒未満',
  'review.opening': (name) => `珠型：${name}。`,
  'review.variation': '変化手順',
  'review.marked': '印あり',
  'review.remark': 'コメントあり',
  'review.fault': '禁手',
  'review.remarks': 'コメント',
  'review.labels': (list) => `ラベル：${list}。`,
  'review.label': (point, text) => `${point}：${text}`,
  'review.to_act': (side, task) => `${side}：${task}`,
  'review.players': '対局者と結果',
  'review.position': 'この局面',

  // The game
  'review.unknown_player': '不明',
  'review.wins': (side, name) => `${side}（${name}）の勝ち`,
  'review.wins.side': (side) => `${side}の勝ち`,
  'review.ended': (headline, reason) => `${headline}：${reason}。`,
  'review.resigned': (side) => `${side}が投了`,
  'review.timed_out': (side) => `${side}の時間切れ`,
  'review.left': (side) => `${side}が不在`,
  'review.rules': 'このルールの説明',
  'review.rules.text': (text) => `ルール：${text}`,
  'review.event': '大会',
  'review.round': '回戦',
  'review.date': '対局日',
  'review.clock': '持ち時間',
  'review.about': '対局情報',

  // The tree
  'review.moves': '棋譜と変化',
  'review.variations': (n) => `ほかの手${n}つ`,
  'review.folded': (n) => `さらに${n}手（折りたたみ）`,
  'review.remove': (n) => (n === 1 ? 'この手を削除' : `ここから削除（${n}手）`),
  'review.removed': '変化を削除しました。',
  'review.put_back': '元に戻す',
  'review.try': '盤に打つと、別の手を試せます。',

  // Asking
  'review.ask': '点について聞く',
  'review.ask.on': '点を選ぶと、そこに打てるかどうかと、その理由が示されます。',
  'review.ask.point': (point) => `${point}について聞く`,
  'review.play.point': (point) => `${point}に打つ`,
  'review.marks': '禁点を表示',
  'review.numbers': '石に手数を表示',
  'review.allowed': (what) => `${what}：打てる手です。`,
  'review.refused': (what, why) => `${what}：${why}`,
  'review.playable': 'それでも打つことはできます。',
  'review.for_side': (side) => `${side}の場合：`,
  'review.ends': (how) => `打てばすぐに終局します：${how}。`,
  'review.claimable': (how) => `指摘を受ける手です：${how}。`,
  'review.close_answer': '答えを閉じる',

  // Drawing on the board
  'review.draw': '描き込む',
  'review.draw.on': 'ドラッグで矢印、一か所を選ぶと丸が描けます。同じものをもう一度描くと消えます。キーでは Enter で始め、Enter で終えます。右ボタンならいつでも描けます。',
  'review.draw.clear': '描き込みを消す',
  'review.draw.cleared': 'この局面の描き込みを消しました。',
  'review.draw.begun': (from) => `${from}から：矢印の先を選んでください。同じ場所なら丸になります。`,
  'review.draw.arrow': (from, to) => `${from}から${to}への矢印。`,
  'review.draw.arrow.gone': (from, to) => `${from}から${to}への矢印を消しました。`,
  'review.draw.circle': (at) => `${at}に丸。`,
  'review.draw.circle.gone': (at) => `${at}の丸を消しました。`,
  'review.draw.circled': '丸つき',
  'review.draw.to': (to) => `${to}への矢印`,

  // Taking it along
  'review.take': '共有と保存',
  'review.copy_link': 'リンクをコピー',
  'review.copy_moves': '手順をコピー',
  'review.copied': 'コピーしました。',
  'review.copy_failed': 'このブラウザーではここでコピーできません。',
  'review.link': 'この局面へのリンク',
  'review.export': '保存',

  // Bringing a game
  'import.title': '棋譜を検討',
  'import.dropping': '放すとファイルを読み込みます。',
  'import.pasted': '貼り付けたテキスト',
  'import.back': (n) => `このファイルのほかの対局（${n}）`,

  // Keys of this page
  'help.review': '検討ページでは：',
  'help.review.step': '一手戻る・進む（盤の外で）',
  'help.review.ends': '最初・最後の局面（盤の外で）',
  'help.review.beside': '前・次の変化（盤の外で）',
  'help.review.anywhere': '同じ操作をどこからでも（盤の上でも）',
  'help.review.brackets': '一手戻る・進む（盤の上でも）',
  'help.review.ask': 'フォーカスのある点について聞く',
  'help.review.delete': 'ここから先の変化を削除',
};

export default review;
