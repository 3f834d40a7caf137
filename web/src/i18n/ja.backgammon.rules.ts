/** The sentences of the rules pages of backgammon in Japanese; see `en.backgammon.rules.ts`. */

import type { BackgammonRules } from './index';

export const rules: BackgammonRules = {
  // The overview
  'rules.backgammon.title': 'バックギャモンのルール',
  'rules.backgammon.intro': '二人が十五個ずつの駒を、二つのサイコロの目に従って盤を回らせ、先に全部上げた方が勝ちです。キューブで勝負の点数が上がります。',
  'rules.backgammon.live': 'このページの盤は実際に動かせます。サイコロを振り、両方の駒を動かしてみましょう。できないときは、審判がその理由を答えます。',
  'rules.backgammon.fair.link': 'このサイトのサイコロ：統計と検証',
  'rules.backgammon.first': 'やってみる',
  'rules.backgammon.first.board': '最初の目を振ります。大きい方が先手で、両方の目を使います。',

  // The lessons
  'rules.backgammon.board': '盤と進む方向',
  'rules.backgammon.moves': '動きとヒット',
  'rules.backgammon.opening': 'オープニングロール',
  'rules.backgammon.compulsory': '使わなければならない目',
  'rules.backgammon.off': 'ベアオフ',
  'rules.backgammon.value': '終わりと点数',
  'rules.backgammon.cube': 'ダブリングキューブ',
  'rules.backgammon.beaver': 'ビーバーとラクーン',
  'rules.backgammon.jacoby': 'ジャコビールール',
  'rules.backgammon.match': 'マッチとクロフォードルール',
  'rules.backgammon.resign': '投了',
  'rules.backgammon.real': '本物のサイコロ',
  'rules.backgammon.fair': '公正なサイコロ',
  'rules.backgammon.variants': '変種',
  'rules.backgammon.race': 'レースの数え方',
  'rules.backgammon.openings': 'オープニングの手',
  'rules.backgammon.notation': '棋譜とID',

  // Rooms
  'rules.backgammon.play': 'このルールで遊んでみる',
  'rules.backgammon.play.board': '白と黒の両方を動かしてみましょう。',
  'rules.backgammon.about.one': '一ゲーム勝負で、キューブはありません。',
  'rules.backgammon.about.tournament': '大会と同じです。キューブとクロフォードルールがあり、オートマチックダブルはありません。',
  'rules.backgammon.about.match': '長さ、初期配置、キューブ、クロフォードルールを選べるマッチです。',
  'rules.backgammon.about.money': 'キューブを使う一ゲームの点数勝負です。ギャモンは二倍、バックギャモンは三倍です。',
  'rules.backgammon.about.auto': '一ゲームの点数勝負です。最初の目が同じたびにキューブが倍になります。',
  'rules.backgammon.about.auto_once': '一ゲームの点数勝負です。最初の目が同じなら、一度だけキューブが倍になります。',
  'rules.backgammon.about.real': '自分の卓で本物のサイコロを振り、出た目を入力します。',
  'rules.backgammon.short.board': 'ポイント24、駒は15個ずつ。',
  'rules.backgammon.short.wins.match': (n) => (n === 1 ? '一ゲーム、キューブなし。' : `先に${n}点を取った方。`),
  'rules.backgammon.short.wins.points': '一ゲーム。1点、2点、3点のいずれかにキューブの数を掛けます。',
  'rules.backgammon.short.cube': 'キューブ',
  'rules.backgammon.short.cube.plain': 'あり。',
  'rules.backgammon.short.cube.none': 'なし。',
  'rules.backgammon.short.cube.crawford': 'あり。ただしクロフォードゲームではなし。',
  'rules.backgammon.short.ties': '最初の目が同じとき',
  'rules.backgammon.short.ties.none': '振り直します。',
  'rules.backgammon.short.ties.once': '一度目だけキューブが倍になります。',
  'rules.backgammon.short.ties.unlimited': 'そのたびにキューブが倍になります。',
  'rules.backgammon.short.chosen': '選んだときだけ。',
  'rules.backgammon.short.dice': 'サイコロ',
  'rules.backgammon.short.dice.server': 'サーバーが振り、あとで検証できます。',
  'rules.backgammon.short.dice.manual': '自分で振り、入力します。',

  // A live board
  'rules.backgammon.throw': 'サイコロを振る',
  'rules.backgammon.cocked': 'サイコロが傾いた',
  'rules.backgammon.score': (white, black, length) => `白${white}点、黒${black}点、${length}点マッチ。`,
  'rules.backgammon.crawford': 'クロフォードゲームです。',
  'rules.backgammon.won.white': (points) => `白がゲームに勝ち、${points}点を得ました。`,
  'rules.backgammon.won.black': (points) => `黒がゲームに勝ち、${points}点を得ました。`,

  // Where it comes from
  'rules.backgammon.source.usbgf': '米国バックギャモン連盟：競技規則',
  'rules.backgammon.source.dbgf': 'デンマーク・バックギャモン連盟：競技規則',
  'rules.backgammon.source.bkgm': 'Backgammon Galore：ルールと用語集',
  'rules.backgammon.source.gnu': 'GNU Backgammon：マニュアル（Position IDとMatch ID）',
  'rules.backgammon.source.ours': 'これらに定めのない点は当サイトで決めました。死んだキューブも回せます。最大の投了は拒否できません。同じ目で倍になったキューブではジャコビールールは解除されません。マッチの点数を超えた分も記録します。',
};

export default rules;
