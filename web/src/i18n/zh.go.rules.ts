/** The sentences of the rules pages of Go in simplified Chinese; see `en.go.rules.ts` for what each is for. */

import type { GoRules } from './index';

export const rules: GoRules = {
  // The overview
  'rules.go.title': '围棋与吃子棋的规则',
  'rules.go.intro': '双方轮流在棋盘的交叉点上落子，每次一子，黑方先行。棋子不移动，但会被围住提走。',
  'rules.go.two': '两种下法',
  'rules.go.two.capture': '吃子棋：先提到规定数目的一方获胜。入门最好从这里开始。',
  'rules.go.two.ordinary': '围棋：占得棋盘较大部分的一方获胜。',

  // Liberties
  'rules.go.liberties': '棋子与气',
  'rules.go.liberties.text': '沿着线紧邻棋子的空点，就是它的气。',
  'rules.go.liberties.chain': '同色棋子沿线相连成为一块，共用它们的气；同一个点只算一口。',
  'rules.go.liberties.board': '点一个棋子问问，裁判会数出它的气。d4有四口气，角上的a7有两口。',

  // Capture
  'rules.go.capture': '提子',
  'rules.go.capture.text': '没有气的一块棋立即被提走。只剩一口气时叫被打吃。',
  'rules.go.capture.one': '白d4被打吃。在d3提掉它：规定先提一子为胜时，这盘棋就结束了。',
  'rules.go.capture.chains': '一手棋可以同时提几块。问问e4：它能提三子。',
  'rules.go.race': '吃子竞赛',
  'rules.go.race.text': '提够规定数目的一方立即获胜，超过也算。',
  'rules.go.race.board': '先提五子为胜：黑已提四子，白三子。黑在c4提子获胜；也可以下别处，看看白下e4会怎样。',

  // The forbidden point
  'rules.go.forbidden': '禁着点',
  'rules.go.forbidden.text': '落子后己方这块棋没有气，又提不掉对方的，这样的点不能下，即自杀。',
  'rules.go.forbidden.but': '能提子就可以下：先提走对方的子，自己就有了气。',
  'rules.go.forbidden.board': '黑能下d5吗？g7呢？a1呢？下在a1能提两子。',
  'rules.go.forbidden.chain': '下在g6，两子都没有气，同样不可以。',
  'rules.go.airless': '双方都没有气',
  'rules.go.airless.text': '落子后双方都有没气的棋，只提走对方的。',
  'rules.go.airless.board': '两块棋都只剩a1一口气。谁下在那里，谁就提掉对方。',

  // Snapback
  'rules.go.snapback': '倒扑',
  'rules.go.snapback.text': '送一子，吃更多。对方提掉这一子后，自己那块棋只剩一口气。',
  'rules.go.snapback.board': '先提三子为胜。黑下d1，白在c1提；黑再下d1提三子。如果先下c1，白就在d1连上了。',

  // Ko
  'rules.go.ko': '打劫',
  'rules.go.ko.text': '一子提一子，对方又能提回，如此没有尽头。所以不能立即提回。',
  'rules.go.ko.threat': '要先在别处下一手。对方在那里应了，就可以提回。',
  'rules.go.ko.board': '黑在e4提。白不能立即在d4提回，双方在别处各下一手之后才可以。',

  // Superko
  'rules.go.superko': '全局同形禁止再现',
  'rules.go.superko.text': '更长的循环也不允许：任何一手都不能使以前出现过的棋盘再次出现。',
  'rules.go.superko.kinds': '只看局面：棋盘相同就不行。兼看轮次：棋盘相同，并且轮到同一方，才不行。',
  'rules.go.superko.free': '停一手永远不受限制。提子数目不影响判断。',
  'rules.go.superko.board': '只看局面。白a1送两子，黑在c1提。白能在b1提回吗？',
  'rules.go.superko.situational.board': '兼看轮次。同样的着法，这次白可以在b1提，因为之后轮到黑方。让黑停一手：白还能再下a1吗？',
  'rules.go.superko.simple': '有的规则只禁止立即提回。在那里，计点的对局若同一情形第三次出现而谁也没有得利，就以无胜负结束。',

  // The end of a capture game
  'rules.go.ending': '吃子棋的终局',
  'rules.go.ending.text': '若无人提够数目，双方接连停一手，或一方提出终局而另一方同意，对局结束。提子多的一方获胜。',
  'rules.go.ending.board': '黑已提两子，白一子。让双方都停一手，或者提出终局并同意。',
  'rules.go.tie': '提子相等',
  'rules.go.tie.text': '怎么办由规则决定：和棋、白胜、数棋盘，或者继续下。',
  'rules.go.tie.board': '各提一子，相等为和棋。让双方都停一手。',
  'rules.go.tie.area.board': '各提一子，要数棋盘：黑28点，白21点。',
  'rules.go.passing': '停一手的规定',
  'rules.go.passing.text': '停一手可以不限、限次数、禁止，或者每次付对方一个提子。禁止时，无处落子的一方负。',
  'rules.go.no_moves.board': '黑下b5。剩下的点对白方都是自杀，白负。',

  // Counting
  'rules.go.counting': '计点',
  'rules.go.counting.text': '双方接连停一手，围棋就结束了。一片空点如果只挨着一方的棋子，就归这一方。',
  'rules.go.area': '数子法',
  'rules.go.area.text': '盘上的活子和围住的空点都算。提过的子不算。',
  'rules.go.area.board': '黑28点。白21点加贴7.5，共28.5。让双方停一手，申明没有死子，再接受。',
  'rules.go.territory': '数目法',
  'rules.go.territory.text': '围住的空点，加上对方被提的子和死子。自己盘上的棋子不算。',
  'rules.go.territory.board': '黑围21目，提两子，共23。白围14目，提一子，加贴6.5，共21.5。',
  'rules.go.komi': '贴目与让子',
  'rules.go.komi.text': '白方后行，贴目是给白方的补偿。半目使对局没有和棋。',
  'rules.go.handicap.text': '棋力较弱的一方执黑，先在盘上摆若干子，由白方先下，只贴半目。',
  'rules.go.handicap.board': '固定位置让三子，白方先下。',
  'rules.go.handicap.free.board': '让两子，位置自定：黑方一子一子地摆。',
  'rules.go.seki': '双活',
  'rules.go.seki.text': '有时双方谁也不能先动手，动手就被提，于是都活，叫双活。用数目法时，双活中的空点不算。',
  'rules.go.seki.board': '双方各有一只眼，又都要靠c1。谁下在那里谁就被提。试试看。',

  // Dead stones
  'rules.go.settling': '死子',
  'rules.go.settling.text': '逃不掉的棋子是死子，不必真的提掉：双方停一手之后，协商确定哪些是死子。',
  'rules.go.settling.how': '一方指出死子，另一方接受、另提，或者继续下。',
  'rules.go.settling.board': '白b4活不了。点选它，然后接受。',
  'rules.go.dispute': '有争议时',
  'rules.go.dispute.text': '继续下，把你认为死的提掉。如果双方没有再落子又都停一手，所有棋子都按活子计算。',
  'rules.go.dispute.turn': '数子法按原来的次序轮流；数目法由要求续下的一方的对手先下。',
  'rules.go.dispute.board': '黑认为b4是死子。让白继续下，再让双方停一手：b4就按活子计算。',
  'rules.go.as_is': '不作协商',
  'rules.go.as_is.text': 'Tromp-Taylor规则不问任何人：两次停一手之后，盘面是什么样就怎么数。',
  'rules.go.as_is.board': '让双方停一手：一颗b4毁了黑方整个半边。',

  // Starts and colours
  'rules.go.starts': '开局形与先后手',
  'rules.go.crosscut': '扭十字',
  'rules.go.crosscut.text': '对局可以从扭十字开始，立刻交战。这对黑方有利，适合配合换手规则。',
  'rules.go.crosscut.board': '扭十字加换手规则：黑下第一手后，另一方可以改执黑。',
  'rules.go.twin.board': '两个扭十字。',
  'rules.go.colors': '谁执黑',
  'rules.go.colors.text': '先手方执黑，或由他选择，或由本站猜先。用换手规则时，一方下第一手，另一方可以交换黑白。',
  'rules.go.choosing.board': '先手方选择颜色。总是黑方先下。',

  // Rules in a few lines
  'rules.go.short.wins.first': '先提到子的一方。',
  'rules.go.short.wins.target': (n) => `先提${n}子的一方。`,
  'rules.go.short.wins.count': '计点较多的一方。',
  'rules.go.short.ko.none': '不会出现。',
  'rules.go.short.ko.simple': '不得立即提回。',
  'rules.go.short.ko.positional': '禁全局同形，只看局面。',
  'rules.go.short.ko.situational': '禁全局同形，兼看轮次。',
  'rules.go.short.suicide.no': '禁止。',
  'rules.go.short.suicide.yes': '两子以上可以。',
  'rules.go.short.pass.none': '不可以。',
  'rules.go.short.pass.free': '可以。',
  'rules.go.short.pass.agree': '可以；也可协商终局。',
  'rules.go.short.tie.draw': '和棋。',
  'rules.go.short.tie.area': '数棋盘。',
  'rules.go.short.komi': '贴目',
  'rules.go.short.handicap': '让子',
  'rules.go.short.handicap.fixed': '固定位置。',
  'rules.go.short.handicap.free': '位置自定。',
  'rules.go.short.bonus.n': '每让一子白方加一点。',
  'rules.go.short.bonus.n-1': '每让一子白方加一点，少算一子。',
  'rules.go.short.dead.agree': '双方协商。',
  'rules.go.short.dead.as-is': '按活子计算。',
  'rules.go.short.colors.fixed': '先手方。',
  'rules.go.short.colors.choose': '由先手方选择。',

  // Rooms and rule sets
  'rules.go.set.capture-race': '吃子竞赛',
  'rules.go.set.chinese': '中国规则',
  'rules.go.set.japanese': '日本规则',
  'rules.go.set.korean': '韩国规则',
  'rules.go.set.aga': 'AGA规则',
  'rules.go.set.new-zealand': '新西兰规则',
  'rules.go.set.tromp-taylor': 'Tromp-Taylor规则',
  'rules.go.about.first-capture': '适合第一盘棋。不能停一手，最后连安全的地方也要填，所以要留下余地。',
  'rules.go.about.capture-5': '为了好位置可以送一子，送五子就输了。',
  'rules.go.about.capture': '按原规则文本的吃子棋。先手方选择颜色，提子相等为和棋。',
  'rules.go.about.capture-race': '提子相等不算和棋，要数棋盘。棋盘大了，安全的地盘开始重要。',
  'rules.go.about.go': '采用中国规则的围棋。',
  'rules.go.about.chinese': '用数子法：在自己的地盘里下子不吃亏。中国只数一方的子，7.5点即3¾子。',
  'rules.go.about.japanese': '用数目法：在自己的地盘里下一子，损一目。',
  'rules.go.about.korean': '下法与计点同日本规则。',
  'rules.go.about.aga': '美国围棋协会的规则。也可以用数目法，每停一手交对方一子，结果相同。',
  'rules.go.about.new-zealand': '贴目没有半目，所以可能和棋；让子棋不贴目。让子的位置自定。',
  'rules.go.about.tromp-taylor': '最短的一套规则。停一手之前要把死子提掉。',
  'rules.go.suicide': '自杀',
  'rules.go.suicide.text': '两子以上可以自杀：从盘上拿走，算作对方的提子。单独一子永远不可以。',
  'rules.go.suicide.board': '下在g6，两颗黑子被拿走。',
  'rules.go.play': '试下这套规则',
  'rules.go.play.board': '双方的棋都由你来下。',

  // A live board
  'rules.go.first_player': '先手方',
  'rules.go.marks': '标出被打吃的棋',
  'rules.go.yes.wins': '这样就获胜。',
  'rules.go.taken': (black, white) => `提子：黑${black}，白${white}。`,
  'rules.go.taken.of': (black, white, of) => `提子：黑${black}/${of}，白${white}/${of}。`,
  'rules.go.score': (black, white) => `计点：黑${black}，白${white}。`,

  // Where it comes from
  'rules.go.source.chinese': '中国围棋规则（James Davies英译）',
  'rules.go.source.japanese': '日本围棋规约，1989年（James Davies英译）',
  'rules.go.source.aga': '美国围棋协会规则',
  'rules.go.source.new-zealand': '新西兰围棋协会',
  'rules.go.source.tromp-taylor': 'Tromp-Taylor：围棋的逻辑规则',
  'rules.go.source.atari': 'Sensei’s Library：Atari Go',
  'rules.go.source.ours': '以上没有规定的由本站决定：单独一子不得自杀；提出终局即放弃这一手；计点时如何认定双活。',
};

export default rules;
