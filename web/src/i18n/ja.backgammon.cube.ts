/** The sentences of the lessons of backgammon about the cube and matches in Japanese; see `en.backgammon.cube.ts`. */

import type { BackgammonCubeWords } from './index';

export const cube: BackgammonCubeWords = {
  // The cube
  'rules.backgammon.cube.text': 'キューブは中央で1から始まります。振る前にダブルできます。相手はテイクすれば二倍の勝負になり、パスすればそれまでのキューブの点数を失います。',
  'rules.backgammon.cube.when': 'テイクした方がキューブを持ち、次にダブルできるのはその人だけです。ゲームの最初の手の前にはダブルできません。',
  'rules.backgammon.cube.quarter': 'ギャモンもキューブもなければ、四回に一回勝てるならテイクが得です。三回2点を失い、一回2点を得ると、四回パスしたのと同じになります。キューブを持つので、もう少し低くてもかまいません。',
  'rules.backgammon.cube.board': '白がダブルします。黒になってテイクかパスを選びましょう。',
  'rules.backgammon.owner': 'キューブの持ち主',
  'rules.backgammon.owner.text': '持ち主は自分が振る前ならいつでもリダブルできます。渡した方は、戻ってくるまで待ちます。',
  'rules.backgammon.owner.board': '黒が2のキューブを持っています。テイクされると4になり、白のものになります。',
  'rules.backgammon.shut': '閉め出されたとき',
  'rules.backgammon.shut.text': '入れないときも手番はあり、振る前にダブルできます。ここではその機会を飛ばしません。',
  'rules.backgammon.shut.board': '白は何が出ても入れません。それでもダブルはできます。',
  'rules.backgammon.dead': '死んだキューブ',
  'rules.backgammon.dead.text': 'マッチでは、このゲームに勝てばマッチに勝てるほどキューブが大きいことがあります。そのとき回しても得はなく、危険が増えるだけです。許されますが、画面がその意味を伝えます。',
  'rules.backgammon.dead.board': '白はあと2点で、キューブは2です。ダブルは黒を助けるだけです。',

  // Beavers
  'rules.backgammon.beaver.text': '許されている部屋では、ダブルされた方がキューブを持ったまま即座に倍にできます。これがビーバーで、ダブルが間違いだという意思表示です。',
  'rules.backgammon.beaver.raccoon': 'ダブルした方はテイク、パス、またはもう一度倍にするラクーンを選べます。キューブは最初にダブルされた方のものです。マッチにはありません。',
  'rules.backgammon.beaver.board': 'ダブルとビーバーで4、ラクーンで8。パスすると、賭かる点数の半分を失います。',
  'rules.backgammon.beaver.none': 'ビーバーのない部屋では、テイクかパスだけです。',

  // Jacoby
  'rules.backgammon.jacoby.text': '点数勝負では、ダブルがテイクされるまでギャモンもバックギャモンも1点と数えます。キューブを中央に置いたままギャモンを狙い続けることがなくなります。',
  'rules.backgammon.jacoby.ties': '同じ目で倍になったキューブは中央のままなので、テイクされたことになりません。マッチにこのルールはありません。',
  'rules.backgammon.jacoby.board': 'ギャモンですが、だれもダブルしていないので1点です。',
  'rules.backgammon.jacoby.taken': 'キューブは2でテイクされています。ギャモンは4点です。',

  // Matches
  'rules.backgammon.match.text': 'マッチは決めた点数まで続けます。ゲームごとにオープニングロールをし、キューブは中央に戻り、先に達した方が勝ちです。',
  'rules.backgammon.match.board': '白は7点のうち2点です。キューブ2のギャモンで6点になります。',
  'rules.backgammon.crawford.title': 'クロフォードゲーム',
  'rules.backgammon.crawford.text': 'どちらかがあと1点になった最初のゲームではキューブを使いません。マッチに一度だけです。',
  'rules.backgammon.crawford.board': '白はあと1点です。黒はダブルしたくても、できません。',
  'rules.backgammon.post': 'クロフォードの後',
  'rules.backgammon.post.text': 'その後はまたキューブを使います。負けている方は失うものがなく、すぐにダブルします。',
  'rules.backgammon.free_drop': '負けている方があと偶数点なら、リードしている方は一度だけほぼただでパスできます。必要なゲーム数が変わらないからです。これをフリードロップといいます。',
  'rules.backgammon.free_drop.board': '黒はあと4点。パスされてもあと3点で、倍のゲームを二回勝つのは同じです。',
  'rules.backgammon.one_point': '1点マッチ',
  'rules.backgammon.one_point.text': '1点マッチは一ゲームで、キューブはありません。',
  'rules.backgammon.one_point.board': 'ダブルするものがありません。',

  // Resigning
  'rules.backgammon.resign.text': '自分の手番に、シングル、ギャモン、バックギャモンのどれかで投了を申し出られます。点数にはキューブの数が掛かります。相手は受けるか、拒否して続けます。',
  'rules.backgammon.resign.most': 'まだ失い得る以上は申し出られません。失い得る最大の投了と、マッチが終わる投了は拒否できません。',
  'rules.backgammon.resign.double': 'ダブルには先に答えます。そのときの投了はパスです。',
  'rules.backgammon.resign.board': '黒がシングルを申し出ます。白はギャモンを狙って拒否できます。',
  'rules.backgammon.resign.less': '黒は一つ上げており、シングルしか失いません。白は拒否できません。',
};

export default cube;
