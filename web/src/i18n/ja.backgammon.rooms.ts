/** What the rooms of backgammon are like in Japanese; see `ja.ts`. */

import type { BackgammonRooms } from './index';

export default {
  'family.backgammon.what': '相手より先に駒をすべてゴールさせます。マッチは決めた点数に達するまで続きます。',
  'family.backgammon-money.what': '点数を争う1ゲーム。キューブで倍になり、ギャモンは2倍、バックギャモンは3倍です。',

  // What all rooms of a family have in common
  'backgammon.tag.backgammon.what': 'ハウスが振ったサイコロは、後で誰でも確かめられます。',
  'backgammon.tag.backgammon-money.what': 'キューブを使う単独のゲーム。',

  // Rooms: one line, then how it goes
  'preset.bg-match-1.what': '1点を争う1ゲーム。キューブはありません。',
  'preset.bg-match-1.opening': '勝ちはどれも1点なので、ダブルはありません。',
  'preset.bg-match-3.what': '3ポイントマッチ。キューブを使います。',
  'preset.bg-match-3.opening': 'クロフォードルール：一方が初めてあと1点になったゲームではダブルできません。',
  'preset.bg-match-5.what': '5ポイントマッチ。キューブを使います。',
  'preset.bg-match-5.opening': 'クロフォードルール：一方が初めてあと1点になったゲームではダブルできません。',
  'preset.bg-match-7.what': '7ポイントマッチ。キューブを使います。',
  'preset.bg-match-7.opening': 'クロフォードルール：一方が初めてあと1点になったゲームではダブルできません。',
  'preset.bg-match-9.what': '9ポイントマッチ。キューブを使います。',
  'preset.bg-match-9.opening': 'クロフォードルール：一方が初めてあと1点になったゲームではダブルできません。',
  'preset.bg-match-11.what': '11ポイントマッチ。キューブを使います。',
  'preset.bg-match-11.opening': 'クロフォードルール：一方が初めてあと1点になったゲームではダブルできません。',
  'preset.bg-match.what': '長さとルールを選べるマッチです。',
  'preset.bg-match.opening': 'クロフォードルール：一方が初めてあと1点になったゲームではダブルできません。',
  'preset.bg-money.what': '点数を争う1ゲーム。キューブあり、ギャモンは常に数えます。',
  'preset.bg-money.opening': 'ジャコビールールなし：誰もダブルしなくてもギャモンを数えます。',
  'preset.bg-money-auto.what': 'オープニングロールが同じ目になるたびにキューブが倍になります。',
  'preset.bg-money-auto.opening': 'キューブは中央のままで、どちらもまだダブルできます。',
  'preset.bg-money-auto-once.what': 'オープニングロールが最初に同じ目になるとキューブが倍になります。',
  'preset.bg-money-auto-once.opening': 'キューブは中央のままで、どちらもまだダブルできます。',
  'preset.bg-real-dice.what': '本物のサイコロを振って目を知らせ、相手が確認します。',
  'preset.bg-real-dice.opening': '傾いたサイコロはそのまま知らせて振り直します。すべて記録に残ります。',

  // What may be chosen of the rules
  'backgammon.choice.length': 'ポイント',
  'backgammon.choice.length.n': (n) => `${n}`,
  'backgammon.choice.crawford': 'クロフォードルール',
  'backgammon.choice.crawford.': 'あり',
  'backgammon.choice.crawford.no': 'なし',
  'backgammon.choice.cube': 'キューブ',
  'backgammon.choice.cube.': 'あり',
  'backgammon.choice.cube.no': 'なし',
  'backgammon.choice.autodoubles': 'オートダブル',
  'backgammon.choice.autodoubles.': 'なし',
  'backgammon.choice.autodoubles.unlimited': '無制限',
  'backgammon.choice.autodoubles.n': (n) => `最大${n}回`,
  'backgammon.choice.beavers': '即時リダブル（ビーバー）',
  'backgammon.choice.beavers.': 'なし',
  'backgammon.choice.beavers.n': (n) => `最大${n}回`,
  'backgammon.choice.jacoby': 'ジャコビールール',
  'backgammon.choice.jacoby.no': 'なし',
  'backgammon.choice.jacoby.yes': 'あり：キューブを回して初めてギャモンを数えます',
  'backgammon.choice.variant': '開始配置',
  'backgammon.choice.variant.': '標準',
  'backgammon.choice.variant.nackgammon': 'ナックギャモン',
  'backgammon.choice.variant.hypergammon': 'ハイパーギャモン：駒3枚',
  'backgammon.choice.variant.longgammon': 'ロングギャモン：15枚とも最後方',

  // Rules that no room is named after, of a game that was brought.
  'choice.preset.match': 'マッチ',
  'choice.preset.tournament': 'トーナメントのマッチ',
  'choice.preset.money': 'ポイントゲーム',
  'choice.preset.casual': '気軽なゲーム',
} satisfies BackgammonRooms;
