/** The sentences of the lessons of backgammon about checkers and dice in Japanese; see `en.backgammon.course.ts`. */

import type { BackgammonCourse } from './index';

export const course: BackgammonCourse = {
  // The board
  'rules.backgammon.board.text': '二十四のポイントが四つの区画に分かれ、間にバーがあります。駒は十五個ずつです。',
  'rules.backgammon.board.way': '白と黒は逆向きに進みます。遠い側から盤を回って自分のホームボード（6から1のポイント）に入り、最後に上がります。',
  'rules.backgammon.board.numbers': 'ポイントはそれぞれ自分の側から数えます。24が最も遠く、1が最も近い。自分の24は相手の1です。バーの駒は25にいるとみなします。',
  'rules.backgammon.board.pips': 'ピップカウントはこの数の合計で、最初はどちらも167です。少ない方がレースでリードしています。',
  'rules.backgammon.board.white': '白の目は3と1です。駒を一つ8から5へ、もう一つ6から5へ動かしましょう。',
  'rules.backgammon.board.black': '黒も同じ目です。黒から数えれば手も同じ8/5 6/5です。',

  // Moving and hitting
  'rules.backgammon.moves.text': 'サイコロ一つで駒を一つ、目の数だけ進めます。一つの駒で両方の目を続けて使ってもかまいません。',
  'rules.backgammon.moves.open': '相手の駒が二つ以上あるポイントには、途中でも止まれません。それ以外ならどこでも止まれます。自分の駒は邪魔になりません。',
  'rules.backgammon.moves.board': '6と5です。一つの駒が24から18を経て13へ走れます。19は黒のポイントなので通れません。',
  'rules.backgammon.doublet': 'ゾロ目',
  'rules.backgammon.doublet.text': '同じ目が出たら四回動かします。',
  'rules.backgammon.doublet.board': '3を四回、いくつの駒で使ってもかまいません。',
  'rules.backgammon.hit': 'ヒット',
  'rules.backgammon.hit.text': '一つだけの駒をブロットといいます。相手の駒が止まると、通過でも、ヒットされてバーに送られ、最初からやり直しです。',
  'rules.backgammon.hit.board': '20の黒は一つだけです。4でヒットし、同じ駒で2を続けられます。22を通るとヒットになりません。',
  'rules.backgammon.enter': 'エンター',
  'rules.backgammon.enter.text': 'バーに駒があれば、まず相手のホームボードに入れます。1なら24、6なら19に入ります。',
  'rules.backgammon.enter.board': '19は黒のポイントなので6では入れません。2で23に入り、それから6を使います。',
  'rules.backgammon.enter.two': 'バーに二つあり、入れるのは3だけ。6は使えません。',
  'rules.backgammon.dance': 'ダンス',
  'rules.backgammon.dance.text': '使える目がなければ手番が移ります。バーから入れないことをダンスといいます。',
  'rules.backgammon.dance.board': '黒がホームボードを閉じています。白は何も動かせません。',

  // The opening throw
  'rules.backgammon.opening.text': 'それぞれがサイコロを一つ振ります。大きい方が先手で、両方の目を使います。だから最初の手がゾロ目になることはありません。',
  'rules.backgammon.opening.tie': '同じ目なら振り直します。最初の手の前にダブルはできません。マッチではゲームごとにこう始めます。',
  'rules.backgammon.opening.board': 'まず同じ目、次に3と1。白が両方の目で始めます。その後は手番の人が自分で振ります。',
  'rules.backgammon.auto': 'オートマチックダブル',
  'rules.backgammon.auto.text': '同じ目が出るたびに、または一度だけ、キューブを自動で倍にする遊び方があります。キューブは中央のままで、どちらもダブルできます。大会では使いません。',
  'rules.backgammon.auto.board': '制限なし。同じ目が二回で、キューブは4です。',
  'rules.backgammon.auto.once': '一度だけ。二回目は数えず、キューブは2です。',

  // What has to be played
  'rules.backgammon.compulsory.text': '使える目はできるだけ多く使います。ほかに強制はありません。別の使い方があれば、ヒットもベアオフもしなくてかまいません。',
  'rules.backgammon.both': '両方の目',
  'rules.backgammon.both.text': 'どちらの順でも両方使えるなら、両方使います。',
  'rules.backgammon.both.board': '20/15では1が使えません。10からなら両方使えるので、これが唯一の手です。',
  'rules.backgammon.larger': '片方だけ',
  'rules.backgammon.larger.text': 'どちらか一つしか使えないときは大きい方を使います。小さい方しか使えなければ、そちらです。',
  'rules.backgammon.larger.board': '6の後に5はなく、5の後に6もありません。だから6を使います。',
  'rules.backgammon.smaller.board': 'ここでは6がふさがれています。5を使います。',
  'rules.backgammon.three': 'ゾロ目の一部',
  'rules.backgammon.three.text': '四回の同じ目も、できるだけ多く使います。',
  'rules.backgammon.three.board': '四回の3のうち三回使えます。',
  'rules.backgammon.last': '最後の一つ',
  'rules.backgammon.last.text': '最後にも例外はありません。一つの目で上がれるときも、両方使えるなら両方使います。',
  'rules.backgammon.last.board': '6だけで上がれますが、1と6の両方が使えます。先に1で、ヒットになります。',
};

export default course;
