/** The sentences of the page of mate problems in Japanese; see `en.tsume.ts` for what each is for. */

import type { Tsume } from './index';

export const tsume: Tsume = {
  'tsume.title': '詰将棋',
  'tsume.lead': '毎手王手をかけて詰ませます。相手は最も長く粘る手で受けます。',
  'tsume.rules': '将棋のルール',

  // Which problem
  'tsume.samples': 'はじめの問題',
  'tsume.sample': (plies, n) => `${plies}手詰　第${n}問`,
  'tsume.own': '自分の問題',
  'tsume.edit': '並べる',
  'tsume.edit.this': '局面を直す',
  'tsume.solve': '解く',
  'tsume.paste': 'SFEN、KIF、KI2、CSA',
  'tsume.paste.what': '局面か棋譜を貼り付けます。棋譜からは開始局面を使います。',
  'tsume.read': '読み込む',
  'tsume.reading': '読み込み中…',
  'tsume.share': 'この問題へのリンク',
  'tsume.copy': 'リンクをコピー',
  'tsume.copied': 'コピーしました',
  'tsume.sfen': '局面（SFEN）',

  // Setting up
  'tsume.piece': '駒',
  'tsume.side': 'どちらの駒',
  'tsume.erase': '取り除く',
  'tsume.attacker': '攻め方',
  'tsume.hand.more': (piece, side) => `${side}の持ち駒に${piece}を一枚加える`,
  'tsume.hand.fewer': (piece, side) => `${side}の持ち駒から${piece}を一枚減らす`,
  'tsume.rest': '残りの駒をすべて後手の持ち駒に',
  'tsume.clear': 'すべて消す',
  'tsume.keys': '駒を選び、マスを選びます。キー：文字で駒を選び、Enterで置き、+で成り、Deleteで取り除きます。',
  'tsume.all_used': (piece) => `${piece}はすべて盤上にあります。`,
  'tsume.set': (what, square) => `${square}、${what}`,
  'tsume.removed': (square) => `${square}を空けました。`,
  'tsume.left': (n) => `使っていない駒：${n}枚。`,

  // What is known of it
  'tsume.asking': '考えています…',
  'tsume.unanswered': '返事がありません。',
  'tsume.again': 'もう一度聞く',
  'tsume.mate': (plies) => `${plies}手詰。`,
  'tsume.composed': (plies, composed) =>
    `${plies}手詰。無駄合を除けば${composed}手詰。`,
  'tsume.longer': 'もっと短い詰みがないとは限りません。',
  'tsume.no_mate': '王手の連続では詰みません。',
  'tsume.unsolved': '解けませんでした。詰みも不詰も証明できていません。',
  'tsume.one_first': 'この手数で詰む初手は一つだけです。',
  'tsume.first_moves': (n) => `この手数で詰む初手は${n}通りあります。`,

  // Playing
  'tsume.attack.black': '先手の番です。王手をかけましょう。',
  'tsume.attack.white': '後手の番です。王手をかけましょう。',
  'tsume.defend.black': '先手が王手を受けます。',
  'tsume.defend.white': '後手が王手を受けます。',
  'tsume.checks': (n) => `王手は${n}通りです。`,
  'tsume.replies': (n) => `受けは${n}通りです。`,
  'tsume.not_a_check': '王手でないか、指せない手です。',
  'tsume.not_a_reply': '王手を受けていないか、指せない手です。',
  'tsume.answered': (move) => `受けは${move}です。`,
  'tsume.useless': '無駄合',
  'tsume.useless.said': 'これは無駄合です。',
  'tsume.slower': (plies) => `それでも詰みますが、${plies}手長くなります。`,
  'tsume.escapes': 'その王手では詰みません。一手戻すか、自分で受けてみましょう。',
  'tsume.maybe': 'その王手で詰むかどうかは証明できていません。自分で受けるか、一手戻しましょう。',
  'tsume.mated': (n) => `詰みました。${n}手です。`,
  'tsume.no_checks': 'もう王手がありません。',
  'tsume.house': '受けは自動',
  'tsume.hint': 'ヒント',
  'tsume.next': '次の手を見る',
  'tsume.solution': '解答',
  'tsume.hide': '解答を隠す',
  'tsume.back': '一手戻す',
  'tsume.start': '最初から',
  'tsume.moves': '指し手',
  'tsume.type': '指し手を入力',
  'tsume.go': '指す',

  // What is wrong with a position
  'tsume.bad': 'この局面は使えません。',
  'tsume.bad.syntax': '局面として読めません。',
  'tsume.bad.missing_king': '玉がありません。なくてもよいのは先手の玉だけです。',
  'tsume.bad.too_many_kings': '一方に玉が二枚あります。',
  'tsume.bad.too_many_pieces': '一組の枚数より多い駒があります。',
  'tsume.bad.two_pawns': '同じ筋に一方の歩が二枚あります（二歩）。',
  'tsume.bad.dead_piece': '行き所のない駒があります。',
  'tsume.bad.opponent_in_check': '手番でない方の玉に、すでに王手がかかっています。',
  'tsume.bad.attacker_in_check': '攻め方の玉に王手がかかっています。',
};

export default tsume;
