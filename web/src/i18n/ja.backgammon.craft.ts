/** The sentences of the lessons of backgammon about counting, opening plays and texts in Japanese; see `en.backgammon.craft.ts`. */

import type { BackgammonCraft } from './index';

export const craft: BackgammonCraft = {
  // Counting a race
  'rules.backgammon.race.text': 'すれ違った後はレースで、ピップカウントで決まります。重なりや空きは無駄になるので、補正して数えます。',
  'rules.backgammon.keith': 'キースカウント',
  'rules.backgammon.keith.text': 'それぞれのピップに足します。',
  'rules.backgammon.keith.one': '1ポイントの二つ目から、一つにつき2',
  'rules.backgammon.keith.two': '2ポイントの二つ目から、一つにつき1',
  'rules.backgammon.keith.three': '3ポイントの四つ目から、一つにつき1',
  'rules.backgammon.keith.gaps': '4、5、6ポイントの空き一つにつき1',
  'rules.backgammon.keith.seventh': '次に、振る方のカウントを七分の一増やします（端数は切り捨て）。',
  'rules.backgammon.keith.double': 'それが相手のカウントより多くて4までならダブル、3までならリダブル。2以上多ければテイクです。',
  'rules.backgammon.race.board': '白が振ります。ダブルの前に数えましょう。',
  'rules.backgammon.race.example': '上のレース',
  'rules.backgammon.race.side': '側',
  'rules.backgammon.race.pips': 'ピップ',
  'rules.backgammon.race.added': '加算',
  'rules.backgammon.race.raised': '七分の一を足す',
  'rules.backgammon.race.verdict': (white, black) => `${white}対${black}、差は${white - black}。ダブルもリダブルもでき、テイクです。`,
  'rules.backgammon.trice': 'トライスの62のルール',
  'rules.backgammon.trice.text': '振る番のリーダーのピップから、相手が何ピップ遅れまでテイクできるかが分かります。62ピップ以上なら十分の一に2を足し、それより少なければ5を引いて7で割ります。',
  'rules.backgammon.trice.double': 'その点の3ピップ手前からダブル、2ピップ手前からリダブルです。',
  'rules.backgammon.trice.leader': 'リーダー',
  'rules.backgammon.trice.first': 'ダブル',
  'rules.backgammon.trice.again': 'リダブル',
  'rules.backgammon.trice.last': 'テイクの限界',

  // Opening plays
  'rules.backgammon.openings.text': 'オープニングロールは十五通りです。それぞれに、強いプログラムが最善とする手、または同じくらい良い手がいくつかあります。',
  'rules.backgammon.openings.board': '6と1は13/7 8/7。バーポイントを作り、三つ続きのポイントで黒をふさぎます。',
  'rules.backgammon.openings.all': '十五通りすべて',
  'rules.backgammon.openings.throw': '目',
  'rules.backgammon.openings.play': '手',
  'rules.backgammon.openings.idea': 'ねらい',
  'rules.backgammon.openings.idea.point': 'ポイントを作る。',
  'rules.backgammon.openings.idea.run': '逃げる。',
  'rules.backgammon.openings.idea.split': '後ろを分け、ビルダーを下ろす。',
  'rules.backgammon.openings.idea.choice': 'どれも同じくらい良い。',
  'rules.backgammon.openings.source': '二つのプログラムがマネーゲームで三手先まで読んだ評価です。',

  // Notation
  'rules.backgammon.notation.text': '手は動かす側の番号で、ポイントからポイントへ8/5 6/5のように書きます。星印はヒット、barはバー、offは上がりです。',
  'rules.backgammon.notation.board': '24/20*/18と動かし、書き方を見てみましょう。',
  'rules.backgammon.notation.plays': '手',
  'rules.backgammon.notation.action': '一歩ずつ',
  'rules.backgammon.notation.written': 'ふだんの書き方',
  'rules.backgammon.notation.typing': 'どちらで入力してもかまいません。記録は大きい番号から一歩ずつ書きます。',
  'rules.backgammon.notation.ids': 'ID',
  'rules.backgammon.notation.ids.text': '局面は、ほかのプログラムも読める一行の文字で表せます。ゲームの始まりは次のとおりです。',
  'rules.backgammon.notation.position': 'Position ID：振る側から見た駒の配置。',
  'rules.backgammon.notation.match': 'Match ID：キューブ、目、点数、手番。',
  'rules.backgammon.notation.xgid': 'XGID：そのすべて。白がXです。',
  'rules.backgammon.notation.files': '棋譜は多くのプログラムが読める.mat形式か、SGF形式で保存します。',
};

export default craft;
