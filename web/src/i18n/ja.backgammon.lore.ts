/** The sentences of the lessons of backgammon about dice, variants, counting and texts in Japanese; see `en.backgammon.lore.ts`. */

import type { BackgammonLore } from './index';

export const lore: BackgammonLore = {
  // Real dice
  'rules.backgammon.real.text': '本物のサイコロの部屋では、自分の卓で振り、出た目を入力します。相手がそれを確認します。',
  'rules.backgammon.real.cocked': '盤の右半分に平らに止まらなかったサイコロは無効です（コックト）。駒の上、バーの上、盤の外がそうです。最初の目でも、二つとも振り直します。記録に残ります。',
  'rules.backgammon.real.board': '無効の後は二つとも振り直します。',

  // Fair dice
  'rules.backgammon.fair.text': '目は前もってだれにも分からず、だれも選んでいないことを後でだれでも確かめられます。',
  'rules.backgammon.fair.how': '仕組み',
  'rules.backgammon.fair.step.lock': '最初に振る前に、サーバーが秘密の数を選び、その指紋（ハッシュ）を示します。その後は変えられません。',
  'rules.backgammon.fair.step.yours': '両者のブラウザーも数を選び、指紋を示してから数を示します。ほかを見てから選ぶことはできません。',
  'rules.backgammon.fair.step.throw': 'すべての目はこの三つの数から計算します。',
  'rules.backgammon.fair.step.open': '終わりにサーバーが秘密を示します。だれでも指紋と目を計算し直せます。一つでも変えられていれば分かります。',
  'rules.backgammon.fair.luck': '偶然には偏りがあり、悪い目ほど記憶に残ります。統計はこのサイトのすべての目を数えているので、比べられます。',
  'rules.backgammon.fair.link': 'このサイトのサイコロ：統計と検証',

  // Variants
  'rules.backgammon.variants.text': '初期配置だけが違い、ルールは同じです。その変種の駒を一つも上げていなければギャモンです。',
  'rules.backgammon.nackgammon': 'ナックギャモン',
  'rules.backgammon.nackgammon.text': '13と6から一つずつ取り、23に二つ置きます。後ろの駒が多く、長いゲームになります。',
  'rules.backgammon.nackgammon.board': '後ろに四つ、194ピップです。',
  'rules.backgammon.hypergammon': 'ハイパーギャモン',
  'rules.backgammon.hypergammon.text': '24、23、22に一つずつ、三個ずつで始めます。すぐに終わります。',
  'rules.backgammon.hypergammon.board': 'どの駒もブロットです。',
  'rules.backgammon.longgammon': 'ロングギャモン',
  'rules.backgammon.longgammon.text': '十五個とも24から始めます。',
  'rules.backgammon.longgammon.board': '全部が一周して360ピップです。',

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

export default lore;
