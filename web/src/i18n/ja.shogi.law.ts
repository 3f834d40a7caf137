/** The sentences of the lessons of shogi about its laws in Japanese; see `en.shogi.law.ts` for what each is for. */

import type { ShogiLaw } from './index';

export const law: ShogiLaw = {
  // Fouls
  'rules.shogi.fouls.text': '駒の動きとしてはできても禁じられている手が四つあります。二歩、行き所のない駒、打ち歩詰め、王手放置です。',
  'rules.shogi.fouls.rest': '駒の動きにない手や、駒のあるマスに打つ手は、どのルールでも受け付けません。',
  'rules.shogi.fouls.block': '指せない',
  'rules.shogi.fouls.block.text': 'クラブのルールでは、反則の手は理由とともに断られるだけで、何も起こりません。',
  'rules.shogi.fouls.block.board': '７五歩と４七飛を試してみましょう。２二桂は必ず成るので、尋ねずに成ります。',
  'rules.shogi.fouls.lose': '負けになる',
  'rules.shogi.fouls.lose.text': '公式戦のルールでは、大会と同じように反則はすぐ負けです。その手は盤に反映されず、棋譜に残ります。',
  'rules.shogi.fouls.lose.board': '７五歩、４七飛、２二桂不成は、ここではどれも負けになります。６六飛は動きにない手なので、反則でもありません。',

  // Repetition
  'rules.shogi.repetition.text': '同じ局面が四回現れると、勝負なしで終わります。部屋の設定によっては引き分けです。盤、両方の持ち駒、手番のすべてが同じ場合です。',
  'rules.shogi.repetition.times': '四回は続いていなくてもかまいません。開始局面も一回に数えます。',
  'rules.shogi.repetition.board': '飛車が往復します。十二手目で開始局面が四回目になります。',
  'rules.shogi.perpetual': '連続王手の千日手',
  'rules.shogi.perpetual.text': '一回目から四回目までの一方の手がすべて王手だったら、その側の負けです。最後の手をどちらが指したかは関係ありません。',
  'rules.shogi.perpetual.board': '先手が王手を続け、最後の手は後手が指します。先手の負けです。',
  'rules.shogi.perpetual.checker.board': '最後の手を先手が指しても、先手の負けです。',
  'rules.shogi.perpetual.quiet': '王手でない手が一つ',
  'rules.shogi.perpetual.quiet.text': '途中に一手でも王手でない手があれば、それが最初の一巡でも、普通の千日手です。',
  'rules.shogi.perpetual.quiet.board': '先手の最初の手は王手ではないので、勝負なしです。',
  'rules.shogi.repetition.hands': '持ち駒も見る',
  'rules.shogi.repetition.hands.text': '盤が同じでも、持ち駒が違えば別の局面です。',
  'rules.shogi.repetition.hands.board': '先手が途中で歩を打ちます。その前の局面は数えないので、対局は続きます。',

  // Impasse
  'rules.shogi.impasse.text': '敵陣に入った玉はなかなか詰みません。そこで点数を数えます。飛車と角は成っていても五点、ほかの駒は一点、玉は数えません。合計は五十四点です。',
  'rules.shogi.impasse.rooms': 'ルールは部屋ごとに違います。自動では判定しません。自分の番に、指す代わりに宣言します。',
  'rules.shogi.impasse.27': '２７点法',
  'rules.shogi.impasse.27.text': '次のすべてを満たすと勝ちです。玉が敵陣にいて王手されていない、敵陣に玉以外の駒が十枚以上ある、その駒と持ち駒の点数が先手は二十八点、後手は二十七点以上ある。',
  'rules.shogi.impasse.27.board': '十枚と二十八点、ちょうど足りています。宣言してみましょう。',
  'rules.shogi.impasse.27.short': '十枚ですが二十七点で、先手には一点足りません。審判が断ります。',
  'rules.shogi.impasse.27.failed': '反則が負けになるルールで、駒が九枚しかありません。宣言すると負けです。',
  'rules.shogi.impasse.24': '２４点法',
  'rules.shogi.impasse.24.text': '条件は同じで、三十一点以上で勝ち、二十四～三十点で引き分けです。',
  'rules.shogi.impasse.24.board': '三十一点で勝ちです。',
  'rules.shogi.impasse.24.draw': '後手の番で二十四点。引き分けです。',
  'rules.shogi.impasse.count': '合意による計算',
  'rules.shogi.impasse.count.text': '両方の玉が入ったら、合意のうえで盤上と持ち駒のすべてを数えられます。二十七点に満たない方の負けです。',
  'rules.shogi.impasse.tie': '二十七点ずつなら引き分け。アマチュアの大会では後手の勝ちとすることも多くあります。',
  'rules.shogi.impasse.count.board': '先手三十点、後手二十四点です。',
  'rules.shogi.impasse.tie.board': '二十七点ずつで引き分けです。',
  'rules.shogi.impasse.tie.white': '二十七点ずつなら後手の勝ち、というルールです。',
  'rules.shogi.try': 'トライルール',
  'rules.shogi.try.text': '相手の玉の最初の位置に自分の玉が着くと、すぐに勝ちです。先手は５一、後手は５九です。王手になる所へは進めません。',
  'rules.shogi.try.board': '５一へ進んで勝ちです。',
  'rules.shogi.try.attacked': '飛車が５一に利いているので、玉は進めません。',
  'rules.shogi.impasse.none': '規定なし',
  'rules.shogi.impasse.none.text': '入玉の規定を設けないこともできます。その場合は詰み、千日手、手数制限だけで終わります。',
  'rules.shogi.impasse.credit': '駒落ちの場合',
  'rules.shogi.impasse.credit.board': '二枚落ちの上手です。十七点に落とした駒の十点を加えて二十七点になります。',

  // The move limit and replays
  'rules.shogi.limit.text': '両者合わせて決まった手数を指すと引き分けです。最後の手での詰みは勝ちになります。',
  'rules.shogi.limit.board': '見本として三手で制限しています。公式戦は五百手です。',
  'rules.shogi.limit.check': '王手の途中',
  'rules.shogi.limit.check.text': '最後の手が王手なら、王手でない局面になるまで続けます。',
  'rules.shogi.limit.check.board': '一手で制限。５八飛は王手なので、後手が受けてから引き分けになります。',
  'rules.shogi.replay': '指し直し',
  'rules.shogi.replay.text': '千日手のあとは、先後を入れ替えて指し直します。公式戦のルールでは引き分けも指し直します。残り時間は引き継ぎ、部屋の決めた時間を下回りません。',
  'rules.shogi.replay.handicap': '駒落ちでは上手と下手を入れ替えません。',
  'rules.shogi.replay.draws': '合意による引き分けはありません。',
  'rules.shogi.toss': '先手の決め方',
  'rules.shogi.toss.text': 'クラブや大会では五枚の歩で振り駒をします。ここでは抽選で決めます。',
};

export default law;
