/** The sentences of the rules pages of backgammon in simplified Chinese; see `en.backgammon.rules.ts`. */

import type { BackgammonRules } from './index';

export const rules: BackgammonRules = {
  // The overview
  'rules.backgammon.title': '西洋双陆棋规则',
  'rules.backgammon.intro': '双方各用十五枚棋子，按两颗骰子的点数绕棋盘行进并离盘。先全部离盘者胜。加倍骰会提高这一局的分值。',
  'rules.backgammon.live': '这些页面上的棋盘可以操作。请掷骰并走双方的棋子：裁判会放行，或说明为什么不行。',
  'rules.backgammon.fair.link': '本站的骰子：统计与验证',
  'rules.backgammon.first': '试一试',
  'rules.backgammon.first.board': '掷骰决定先手。点数大的一方先走，并走两个点数。',

  // The lessons
  'rules.backgammon.board': '棋盘与方向',
  'rules.backgammon.moves': '行棋与打子',
  'rules.backgammon.opening': '开局掷骰',
  'rules.backgammon.compulsory': '必须走的点数',
  'rules.backgammon.off': '收子',
  'rules.backgammon.value': '终局与分值',
  'rules.backgammon.cube': '加倍骰',
  'rules.backgammon.beaver': '海狸与浣熊',
  'rules.backgammon.jacoby': '雅各比规则',
  'rules.backgammon.match': '比赛与克劳福德规则',
  'rules.backgammon.resign': '认输',
  'rules.backgammon.real': '真骰子',
  'rules.backgammon.fair': '公平的骰子',
  'rules.backgammon.variants': '变体',
  'rules.backgammon.race': '竞跑计数',
  'rules.backgammon.openings': '开局走法',
  'rules.backgammon.notation': '记谱与ID',

  // Rooms
  'rules.backgammon.play': '试试这套规则',
  'rules.backgammon.play.board': '走双方的棋。',
  'rules.backgammon.about.one': '一局定胜负，不用加倍骰。',
  'rules.backgammon.about.tournament': '与赛事相同：有加倍骰和克劳福德规则，没有自动加倍。',
  'rules.backgammon.about.match': '自选的比赛：长度、起始布局、是否用加倍骰和克劳福德规则。',
  'rules.backgammon.about.money': '一局计分，使用加倍骰。双倍胜算两倍，三倍胜算三倍。',
  'rules.backgammon.about.auto': '一局计分。开局每掷平一次，加倍骰翻一次。',
  'rules.backgammon.about.auto_once': '一局计分。开局第一次掷平时，加倍骰翻一次。',
  'rules.backgammon.about.real': '在自己的桌上掷真骰子，再报出点数。',
  'rules.backgammon.short.board': '24个点，每方15枚棋子。',
  'rules.backgammon.short.wins.match': (n) => (n === 1 ? '一局，不用加倍骰。' : `先得${n}分者。`),
  'rules.backgammon.short.wins.points': '一局：1、2或3分，乘以加倍骰。',
  'rules.backgammon.short.cube': '加倍骰',
  'rules.backgammon.short.cube.plain': '有。',
  'rules.backgammon.short.cube.none': '没有。',
  'rules.backgammon.short.cube.crawford': '有，克劳福德局除外。',
  'rules.backgammon.short.ties': '开局掷平',
  'rules.backgammon.short.ties.none': '重掷。',
  'rules.backgammon.short.ties.once': '第一次翻加倍骰。',
  'rules.backgammon.short.ties.unlimited': '每次都翻加倍骰。',
  'rules.backgammon.short.chosen': '选了才有。',
  'rules.backgammon.short.dice': '骰子',
  'rules.backgammon.short.dice.server': '由本站掷出，可以验证。',
  'rules.backgammon.short.dice.manual': '由你掷，再报出。',

  // A live board
  'rules.backgammon.throw': '掷骰',
  'rules.backgammon.cocked': '骰子没放平',
  'rules.backgammon.score': (white, black, length) => `白${white}分，黑${black}分，先到${length}分。`,
  'rules.backgammon.crawford': '克劳福德局。',
  'rules.backgammon.won.white': (points) => `白方赢了一局：${points}分。`,
  'rules.backgammon.won.black': (points) => `黑方赢了一局：${points}分。`,

  // Where it comes from
  'rules.backgammon.source.usbgf': '美国西洋双陆棋联合会：比赛规则',
  'rules.backgammon.source.dbgf': '丹麦西洋双陆棋联合会：比赛规则',
  'rules.backgammon.source.bkgm': 'Backgammon Galore：规则与术语',
  'rules.backgammon.source.gnu': 'GNU Backgammon：手册，关于Position ID与Match ID',
  'rules.backgammon.source.ours': '出处没有规定的，由本站决定：死骰仍可翻；按最大损失提出的认输不能拒绝；因掷平而翻的骰不解除雅各比规则；超过比赛长度的分数照记。',
};

export default rules;
