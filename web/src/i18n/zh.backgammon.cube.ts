/** The sentences of the lessons of backgammon about the cube and matches in simplified Chinese; see `en.backgammon.cube.ts`. */

import type { BackgammonCubeWords } from './index';

export const cube: BackgammonCubeWords = {
  // The cube
  'rules.backgammon.cube.text': '加倍骰起初在中间，算1。掷骰之前可以加倍。对方接受，这一局分值翻倍；放弃，则输掉骰上原来的分数。',
  'rules.backgammon.cube.when': '接受的一方拥有加倍骰，之后只有这一方可以加倍。一局的第一手之前不能加倍。',
  'rules.backgammon.cube.quarter': '不算双倍胜和加倍骰的作用，四次里能赢一次就值得接受：三次输2分、一次赢2分，等于放弃四次。因为骰归你，再低一点也行。',
  'rules.backgammon.cube.board': '白方加倍。请替黑方回答：接受或放弃。',
  'rules.backgammon.owner': '骰归谁',
  'rules.backgammon.owner.text': '拥有者在自己每次掷骰之前都可以再加倍。把骰交出去的一方要等它回来。',
  'rules.backgammon.owner.board': '黑方拥有加倍骰，现为2。接受后变成4，归白方。',
  'rules.backgammon.shut': '被封在外',
  'rules.backgammon.shut.text': '进不来的一方仍有轮次，每次掷骰之前都可以加倍。这里没有会跳过这一步的按钮。',
  'rules.backgammon.shut.board': '不管掷出什么，白方都进不来。但仍然可以加倍。',
  'rules.backgammon.dead': '死骰',
  'rules.backgammon.dead.text': '比赛中加倍骰有时已大到赢下这一局就赢得比赛。这时再翻没有好处，只会多冒险。规则允许；页面会说明。',
  'rules.backgammon.dead.board': '白方还差2分，骰为2。加倍只会帮黑方。',

  // Beavers
  'rules.backgammon.beaver.text': '房间允许时，被加倍的一方可以当场再翻倍，骰仍归自己：这叫海狸（beaver），意思是对方加倍错了。',
  'rules.backgammon.beaver.raccoon': '加倍的一方可以接受、放弃，或再翻一次：这叫浣熊（raccoon）。骰归最先被加倍的一方。比赛中没有这些。',
  'rules.backgammon.beaver.board': '加倍加海狸：4。浣熊：8。放弃时输掉赌注的一半。',
  'rules.backgammon.beaver.none': '没有海狸的房间里只能接受或放弃。',

  // Jacoby
  'rules.backgammon.jacoby.text': '计分局里，加倍被接受之前，双倍胜和三倍胜都按单胜算。这样就没人会把骰留在中间、一味追求双倍胜。',
  'rules.backgammon.jacoby.ties': '因掷平而翻的骰仍在中间，不算被接受。比赛中没有这条规则。',
  'rules.backgammon.jacoby.board': '是双倍胜，但没有人加倍：1分。',
  'rules.backgammon.jacoby.taken': '加倍在2时被接受：双倍胜算4分。',

  // Matches
  'rules.backgammon.match.text': '比赛先到约定的分数为胜。一局接一局，每局重新掷骰开局，加倍骰回到中间，直到一方得够。',
  'rules.backgammon.match.board': '白方在7分制里有2分。骰为2的双倍胜使它到6分。',
  'rules.backgammon.crawford.title': '克劳福德局',
  'rules.backgammon.crawford.text': '一方只差1分的第一局不用加倍骰。一场比赛只有一次。',
  'rules.backgammon.crawford.board': '白方差1分。黑方想加倍，但不可以。',
  'rules.backgammon.post': '克劳福德之后',
  'rules.backgammon.post.text': '之后加倍骰恢复使用。落后的一方没什么可失去的，会马上加倍。',
  'rules.backgammon.free_drop': '落后的一方还差偶数分时，领先者可以几乎无代价地放弃一次：对方要赢的局数不变。这叫免费放弃（free drop）。',
  'rules.backgammon.free_drop.board': '黑方差4分。放弃后差3分：仍要赢两局加倍的棋。',
  'rules.backgammon.one_point': '一分制',
  'rules.backgammon.one_point.text': '一分制比赛只有一局，没有加倍骰。',
  'rules.backgammon.one_point.board': '没有什么可以加倍。',

  // Resigning
  'rules.backgammon.resign.text': '轮到你时可以提出按单胜、双倍胜或三倍胜认输，乘以加倍骰。对方同意，或拒绝并继续。',
  'rules.backgammon.resign.most': '不能提出超过你还可能输掉的分数。按可能的最大损失认输不能拒绝，会结束比赛的认输也不能拒绝。',
  'rules.backgammon.resign.double': '加倍要先回答：这时认输就是放弃。',
  'rules.backgammon.resign.board': '黑方提出按单胜认输。白方可以指望双倍胜而拒绝。',
  'rules.backgammon.resign.less': '黑方已收一枚，只可能输单胜。白方不能拒绝。',
};

export default cube;
