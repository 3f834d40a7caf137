/** What the rooms of backgammon are like in Chinese; see `zh.ts`. */

import type { BackgammonRooms } from './index';

export default {
  'family.backgammon.what': '抢先把棋子全部带回家并移出。一方得够分数，比赛结束。',
  'family.backgammon-money.what': '一局计分：加倍骰使分数加倍，全胜算两倍，完胜算三倍。',

  // What all rooms of a family have in common
  'backgammon.tag.backgammon.what': '本站掷出的骰子事后任何人都可以核对。',
  'backgammon.tag.backgammon-money.what': '带加倍骰的单局。',

  // Rooms: one line, then how it goes
  'preset.bg-match-1.what': '一局定胜负，没有加倍骰。',
  'preset.bg-match-1.opening': '每胜一局得一分，所以没有加倍。',
  'preset.bg-match-3.what': '3分制比赛，有加倍骰。',
  'preset.bg-match-3.opening': '采用克劳福德规则：一方首次只差一分的那一局不能加倍。',
  'preset.bg-match-5.what': '5分制比赛，有加倍骰。',
  'preset.bg-match-5.opening': '采用克劳福德规则：一方首次只差一分的那一局不能加倍。',
  'preset.bg-match-7.what': '7分制比赛，有加倍骰。',
  'preset.bg-match-7.opening': '采用克劳福德规则：一方首次只差一分的那一局不能加倍。',
  'preset.bg-match-9.what': '9分制比赛，有加倍骰。',
  'preset.bg-match-9.opening': '采用克劳福德规则：一方首次只差一分的那一局不能加倍。',
  'preset.bg-match-11.what': '11分制比赛，有加倍骰。',
  'preset.bg-match-11.opening': '采用克劳福德规则：一方首次只差一分的那一局不能加倍。',
  'preset.bg-match.what': '自选长度和规则的比赛。',
  'preset.bg-match.opening': '采用克劳福德规则：一方首次只差一分的那一局不能加倍。',
  'preset.bg-money.what': '一局计分，有加倍骰；全胜照算。',
  'preset.bg-money.opening': '不用雅各比规则：没人加倍时全胜也算。',
  'preset.bg-money-auto.what': '开局掷骰每次点数相同，加倍骰就翻一倍。',
  'preset.bg-money-auto.opening': '加倍骰仍居中，双方都还可以加倍。',
  'preset.bg-money-auto-once.what': '开局掷骰第一次点数相同，加倍骰翻一倍。',
  'preset.bg-money-auto-once.opening': '加倍骰仍居中，双方都还可以加倍。',
  'preset.bg-real-dice.what': '双方掷真实的骰子并报出点数，由对方确认。',
  'preset.bg-real-dice.opening': '歪倒的骰子如实报出并重掷，全部记录在案。',

  // What may be chosen of the rules
  'backgammon.choice.length': '分数',
  'backgammon.choice.length.n': (n) => `${n}`,
  'backgammon.choice.crawford': '克劳福德规则',
  'backgammon.choice.crawford.': '有',
  'backgammon.choice.crawford.no': '无',
  'backgammon.choice.cube': '加倍骰',
  'backgammon.choice.cube.': '有',
  'backgammon.choice.cube.no': '无',
  'backgammon.choice.autodoubles': '自动加倍',
  'backgammon.choice.autodoubles.': '无',
  'backgammon.choice.autodoubles.unlimited': '不限',
  'backgammon.choice.autodoubles.n': (n) => `最多${n}次`,
  'backgammon.choice.beavers': '立即再加倍（beaver）',
  'backgammon.choice.beavers.': '无',
  'backgammon.choice.beavers.n': (n) => `最多${n}次`,
  'backgammon.choice.jacoby': '雅各比规则',
  'backgammon.choice.jacoby.no': '无',
  'backgammon.choice.jacoby.yes': '有：转过加倍骰后全胜才算',
  'backgammon.choice.variant': '开局',
  'backgammon.choice.variant.': '标准',
  'backgammon.choice.variant.nackgammon': 'Nackgammon',
  'backgammon.choice.variant.hypergammon': 'Hypergammon：每方三枚',
  'backgammon.choice.variant.longgammon': 'Longgammon：十五枚全在后方',

  // Rules that no room is named after, of a game that was brought.
  'choice.preset.match': '比赛',
  'choice.preset.tournament': '锦标赛规则的比赛',
  'choice.preset.money': '计分对局',
  'choice.preset.casual': '休闲对局',
} satisfies BackgammonRooms;
