/** The sentences of the lessons of backgammon about bearing off and the value of a game in Japanese; see `en.backgammon.end.ts`. */

import type { BackgammonEnd } from './index';

export const end: BackgammonEnd = {
  // Bearing off
  'rules.backgammon.off.text': '自分の駒が全部ホームボードに入ったら上げられます。目と同じポイントの駒を一つ上げるか、中で動かします。',
  'rules.backgammon.exact': 'ちょうどの目',
  'rules.backgammon.exact.text': '後ろに駒があっても、目と同じポイントの駒は上げられます。',
  'rules.backgammon.exact.board': '5で5から一つ、3で3から一つ。中で動かしてもかまいません。',
  'rules.backgammon.higher': '大きい目',
  'rules.backgammon.higher.text': '最も遠い駒より大きい目なら、最も遠いポイントの駒を上げます。ほかからは上げられません。',
  'rules.backgammon.higher.board': '6と5で、4の駒が二つとも上がります。',
  'rules.backgammon.behind.board': '6に駒があるうちは、4で3の駒は上げられません。先に6の駒を動かします。',
  'rules.backgammon.home': '全部が入るとき',
  'rules.backgammon.home.text': '一歩ごとに判断します。一つ目の目で最後の駒を入れ、二つ目の目で上げられます。',
  'rules.backgammon.home.board': '5だけでは上げられません。7/6の後なら上げられます。',
  'rules.backgammon.hit_back': 'ヒットされたら',
  'rules.backgammon.hit_back.text': 'ベアオフ中にヒットされた駒は、エンターして盤を回り直すまで、ほかの駒を上げられません。',
  'rules.backgammon.hit_back.board': '2でも入れますが、それでは4が使えません。4で入り、2は中で動かします。',
  'rules.backgammon.six_three': '6-3の選択',
  'rules.backgammon.six_three.text': '小さい目を先に使うと、大きい目でできることが変わります。',
  'rules.backgammon.six_three.board': '二つ上げると、36通りのうち20通りでヒットされるブロットが残ります。先に5/2、次に2から一つ上げれば残りません。',

  // End and value
  'rules.backgammon.value.text': '先に全部の駒を上げた方が勝ちで、残った目は使いません。点数は1、2、3のいずれかにキューブの数を掛けます。',
  'rules.backgammon.value.draw': 'バックギャモンに引き分けはありません。',
  'rules.backgammon.single': 'シングル',
  'rules.backgammon.single.text': '負けた方が一つでも上げていれば1点です。',
  'rules.backgammon.single.board': '黒はいくつか上げています。シングルです。',
  'rules.backgammon.saved.board': '黒は一つ上げています。バーに駒が残っていても関係ありません。',
  'rules.backgammon.gammon': 'ギャモン',
  'rules.backgammon.gammon.text': '負けた方が一つも上げていなければ2点です。',
  'rules.backgammon.gammon.board': '黒は一つも上げていません。ギャモンです。',
  'rules.backgammon.backgammon': 'バックギャモン',
  'rules.backgammon.backgammon.text': '一つも上げておらず、さらにバーか勝った方のホームボードに駒が残っていれば3点です。',
  'rules.backgammon.backgammon.board': '黒は一つも上げておらず、白のホームボードに一つ残っています。バックギャモンです。',
};

export default end;
