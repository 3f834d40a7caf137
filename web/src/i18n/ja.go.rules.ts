/** The sentences of the rules pages of Go in Japanese; see `en.go.rules.ts` for what each is for. */

import type { GoRules } from './index';

export const rules: GoRules = {
  // The overview
  'rules.go.title': '囲碁と石取りゲームのルール',
  'rules.go.intro': '二人が黒から交互に、盤の点に石を一つずつ打ちます。打った石は動かしませんが、囲まれると取られます。',
  'rules.go.two': '二つの遊び方',
  'rules.go.two.capture': '石取りゲーム：決めた数の石を先に取った方が勝ち。最初の一歩にぴったりです。',
  'rules.go.two.ordinary': '囲碁：盤のより広いところを占めた方が勝ち。',

  // Liberties
  'rules.go.liberties': '石と呼吸点',
  'rules.go.liberties.text': '石から線に沿って隣にある空いた点が、その石の呼吸点です。',
  'rules.go.liberties.chain': '同じ色で線に沿ってつながった石は一団となり、呼吸点を共有します。同じ点は一度だけ数えます。',
  'rules.go.liberties.board': '石について聞くと、審判が呼吸点を数えます。d4は四つ、隅のa7は二つです。',

  // Capture
  'rules.go.capture': '石を取る',
  'rules.go.capture.text': '呼吸点がなくなった一団は、すぐに盤から取り上げます。残り一つになった状態がアタリです。',
  'rules.go.capture.one': '白d4はアタリです。d3で取りましょう。先に一つ取れば勝ちのルールなら、これで終わりです。',
  'rules.go.capture.chains': '一手でいくつもの一団を取れることもあります。e4について聞いてみましょう。三子取れます。',
  'rules.go.race': '石取り競争',
  'rules.go.race.text': '決めた数を取った瞬間に勝ちです。それより多くてもかまいません。',
  'rules.go.race.board': '先に五子取れば勝ち。黒は四子、白は三子。c4で取れば黒の勝ちです。ほかに打って、白e4を見てみるのもよいでしょう。',

  // The forbidden point
  'rules.go.forbidden': '着手禁止点',
  'rules.go.forbidden.text': '打った石の一団に呼吸点が残らない点には打てません（自殺手）。',
  'rules.go.forbidden.but': '相手の石を取れるなら打てます。先に相手の石が上がり、呼吸点ができるからです。',
  'rules.go.forbidden.board': '黒はd5に打てますか。g7は？a1は？a1では二子取れます。',
  'rules.go.forbidden.chain': 'g6に打つと二子とも呼吸点がなくなります。これも禁止です。',
  'rules.go.airless': 'どちらも呼吸点がないとき',
  'rules.go.airless.text': '一手で双方の一団の呼吸点がなくなったら、取られるのは相手の石だけです。',
  'rules.go.airless.board': 'どちらの一団も残りはa1だけ。そこに打った方が相手を取ります。',

  // Snapback
  'rules.go.snapback': 'ウッテガエシ',
  'rules.go.snapback.text': '一子を捨てて、もっと取り返します。捨て石を取った相手の一団は、自分がアタリになります。',
  'rules.go.snapback.board': '先に三子取れば勝ち。d1に打ち、白がc1で取り、またd1で三子取ります。先にc1に打つと、白はd1でつながります。',

  // Ko
  'rules.go.ko': 'コウ',
  'rules.go.ko.text': '一子で一子を取ると、相手もすぐ取り返せて、きりがありません。そこで、すぐには取り返せません。',
  'rules.go.ko.threat': 'まずほかに打ちます（コウ材）。相手がそれに受ければ、取り返せます。',
  'rules.go.ko.board': '黒はe4で取ります。白はすぐd4に取り返せませんが、お互いにほかへ一手打ったあとなら取れます。',

  // Superko
  'rules.go.superko': 'スーパーコウ（同形再現の禁止）',
  'rules.go.superko.text': 'もっと長い繰り返しも禁じます。一度現れた盤面（全局同形）に戻す手は打てません。',
  'rules.go.superko.kinds': '盤面だけを見る方式では、同じ盤面なら禁止。手番も見る方式では、手番まで同じときだけ禁止です。',
  'rules.go.superko.free': 'パスはいつでもできます。取った石の数は関係ありません。',
  'rules.go.superko.board': '盤面だけを見る方式。白はa1で二子を捨て、黒はc1で取ります。白はb1で取り返せますか。',
  'rules.go.superko.situational.board': '手番も見る方式。同じ手順でも、次は黒番なので白はb1で取れます。黒がパスしたあと、白はもう一度a1に打てますか。',
  'rules.go.superko.simple': 'すぐ取り返すことだけを禁じるルールもあります。その場合、地を数える対局で、どちらも得をしないまま同じ局面が三度現れたら、勝負なしです。',

  // The end of a capture game
  'rules.go.ending': '石取りゲームの終わり',
  'rules.go.ending.text': '決めた数に届かなければ、二人が続けてパスするか、一方が終局を提案して相手が同意すると終わりです。多く取った方が勝ちます。',
  'rules.go.ending.board': '黒は二子、白は一子取っています。二人ともパスするか、終局を提案して同意しましょう。',
  'rules.go.tie': '取った数が同じとき',
  'rules.go.tie.text': '引き分け、白の勝ち、盤を数える、打ち続ける、のどれかをルールで決めておきます。',
  'rules.go.tie.board': '一子ずつで、同数は引き分け。二人ともパスしましょう。',
  'rules.go.tie.area.board': '一子ずつで、盤を数えます。黒28、白21です。',
  'rules.go.passing': 'パスのルール',
  'rules.go.passing.text': 'パスには、自由、回数制限、禁止、一回ごとに石を一つ渡す、の種類があります。禁止の場合、打てる点がない側の負けです。',
  'rules.go.no_moves.board': '黒b5。残りの点は白にとってすべて自殺手なので、白の負けです。',

  // Counting
  'rules.go.counting': '数え方',
  'rules.go.counting.text': '囲碁は二人が続けてパスすると終わりです。空いた点のまとまりが一方の石だけに接していれば、その側のものです。',
  'rules.go.area': '中国式（石と地）',
  'rules.go.area.text': '盤上の自分の石と、囲った点を数えます。取った石は数えません。',
  'rules.go.area.board': '黒は28。白は21にコミ7.5を加えて28.5。二人ともパスし、死に石なしとして承認しましょう。',
  'rules.go.territory': '日本式（地とアゲハマ）',
  'rules.go.territory.text': '囲った地と、アゲハマと、相手の死に石を数えます。盤上の自分の石は数えません。',
  'rules.go.territory.board': '黒は地21とアゲハマ2で23。白は地14、アゲハマ1、コミ6.5で21.5です。',
  'rules.go.komi': 'コミと置き碁',
  'rules.go.komi.text': 'コミは後手の白に与える点です。半目があるので引き分けになりません。',
  'rules.go.handicap.text': '弱い方が黒を持ち、先に石を置きます。白から打ち始め、コミは半目です。',
  'rules.go.handicap.board': '決まった位置に三子。白から打ちます。',
  'rules.go.handicap.free.board': '自由な位置に二子。黒が一つずつ置きます。',
  'rules.go.seki': 'セキ',
  'rules.go.seki.text': '先に手を出した方が取られるため、どちらも攻められない形です。両方とも生きで、日本式ではセキの中の地は数えません。',
  'rules.go.seki.board': '眼は一つずつで、c1を共有しています。そこに打った方が取られます。試してみましょう。',

  // Dead stones
  'rules.go.settling': '死に石',
  'rules.go.settling.text': '逃げられない石は死に石です。実際に取る必要はなく、二人がパスしたあとに話し合って決めます。',
  'rules.go.settling.how': '一方が死に石を示し、相手は承認するか、別の石を示すか、対局を再開します。',
  'rules.go.settling.board': '白b4は生きられません。選んでから承認しましょう。',
  'rules.go.dispute': '意見が合わないとき',
  'rules.go.dispute.text': '対局を再開し、死んでいると思う石を取ります。石を打たないまま再び二人がパスしたら、すべて生きとして数えます。',
  'rules.go.dispute.turn': '中国式では手番はそのまま続きます。日本式では、再開を求めた側の相手から打ちます。',
  'rules.go.dispute.board': '黒はb4を死に石としました。白が再開し、二人ともパスすると、b4は生きとして数えます。',
  'rules.go.as_is': '話し合いなし',
  'rules.go.as_is.text': 'トロンプ・テイラー式では話し合いません。二回のパスのあと、盤面をそのまま数えます。',
  'rules.go.as_is.board': '二人ともパスしましょう。b4があるだけで、黒の半分が地になりません。',

  // Starts and colours
  'rules.go.starts': '始め方と手番',
  'rules.go.crosscut': '切り違い',
  'rules.go.crosscut.text': '切り違いの形から始めると、すぐに戦いになります。黒が有利なので、パイルールと組み合わせるとよいでしょう。',
  'rules.go.crosscut.board': '切り違いとパイルール：黒の初手のあと、相手は黒に替わることができます。',
  'rules.go.twin.board': '切り違いが二つ。',
  'rules.go.colors': '黒を持つのは',
  'rules.go.colors.text': '最初の人が黒、最初の人が選ぶ、ニギリで決める、のどれかです。パイルールでは、一方が初手を打ち、相手が黒白を入れ替えることができます。',
  'rules.go.choosing.board': '最初の人が色を選びます。先に打つのはどちらにしても黒です。',

  // Rules in a few lines
  'rules.go.short.wins.first': '先に石を取った方。',
  'rules.go.short.wins.target': (n) => `先に${n}子取った方。`,
  'rules.go.short.wins.count': '数えて多い方。',
  'rules.go.short.ko.none': '起こりません。',
  'rules.go.short.ko.simple': 'すぐ取り返すことだけ禁止。',
  'rules.go.short.ko.positional': 'スーパーコウ（盤面のみ）。',
  'rules.go.short.ko.situational': 'スーパーコウ（手番も見る）。',
  'rules.go.short.suicide.no': '禁止。',
  'rules.go.short.suicide.yes': '二子以上なら可。',
  'rules.go.short.pass.none': '不可。',
  'rules.go.short.pass.free': '可。',
  'rules.go.short.pass.agree': '可。合意による終局も可。',
  'rules.go.short.tie.draw': '引き分け。',
  'rules.go.short.tie.area': '盤を数えます。',
  'rules.go.short.komi': 'コミ',
  'rules.go.short.handicap': '置き碁',
  'rules.go.short.handicap.fixed': '決まった位置。',
  'rules.go.short.handicap.free': '自由な位置。',
  'rules.go.short.bonus.n': '置き石一子ごとに白に一点。',
  'rules.go.short.bonus.n-1': '置き石より一つ少ない点を白に。',
  'rules.go.short.dead.agree': '話し合いで決めます。',
  'rules.go.short.dead.as-is': '生きとして数えます。',
  'rules.go.short.colors.fixed': '最初の人。',
  'rules.go.short.colors.choose': '最初の人が選びます。',

  // Rooms and rule sets
  'rules.go.set.capture-race': '石取り競争',
  'rules.go.set.chinese': '中国ルール',
  'rules.go.set.japanese': '日本ルール',
  'rules.go.set.korean': '韓国ルール',
  'rules.go.set.aga': 'AGAルール',
  'rules.go.set.new-zealand': 'ニュージーランド・ルール',
  'rules.go.set.tromp-taylor': 'トロンプ・テイラー・ルール',
  'rules.go.about.first-capture': '初めての一局に。パスできないので、最後は安全な場所まで埋めることになります。余裕を残しておきましょう。',
  'rules.go.about.capture-5': '一子はよい場所と引き換えに捨てられますが、五子捨てれば負けです。',
  'rules.go.about.capture': '原典どおりの石取りゲーム。最初の人が色を選び、同数は引き分けです。',
  'rules.go.about.capture-race': '同数でも引き分けにせず、盤を数えます。盤が広いので、確かな地が大切になってきます。',
  'rules.go.about.go': '中国ルールの囲碁です。',
  'rules.go.about.chinese': '石と地を数えるので、自分の地に打っても損をしません。中国では石だけを数え、7.5目を3¾子といいます。',
  'rules.go.about.japanese': '地とアゲハマを数えるので、自分の地に打つと一目損をします。',
  'rules.go.about.korean': '打ち方も数え方も日本ルールと同じです。',
  'rules.go.about.aga': 'アメリカ囲碁協会のルール。パスのたびに石を一つ渡して地で数えることもでき、結果は同じです。',
  'rules.go.about.new-zealand': 'コミに半目がなく、引き分けもあります。置き碁ではコミなし。置き石の位置は自由です。',
  'rules.go.about.tromp-taylor': 'いちばん短いルール。パスの前に死に石を取っておきましょう。',
  'rules.go.suicide': '自殺手',
  'rules.go.suicide.text': '二子以上なら呼吸点をなくす手も打てます。その石は盤から上がり、相手が取ったことになります。一子だけの自殺手は打てません。',
  'rules.go.suicide.board': 'g6に打つと、黒の二子が上がります。',
  'rules.go.play': 'このルールで打ってみる',
  'rules.go.play.board': '黒白の両方を打ってみましょう。',

  // A live board
  'rules.go.first_player': '最初の人',
  'rules.go.marks': 'アタリの石を表示',
  'rules.go.yes.wins': 'これで勝ちです。',
  'rules.go.taken': (black, white) => `取った石：黒${black}、白${white}。`,
  'rules.go.taken.of': (black, white, of) => `取った石：黒${black}/${of}、白${white}/${of}。`,
  'rules.go.score': (black, white) => `計算：黒${black}、白${white}。`,

  // Where it comes from
  'rules.go.source.chinese': '中国囲棋規則（James Davies英訳）',
  'rules.go.source.japanese': '日本囲碁規約、1989年（James Davies英訳）',
  'rules.go.source.aga': 'アメリカ囲碁協会のルール',
  'rules.go.source.new-zealand': 'ニュージーランド囲碁協会',
  'rules.go.source.tromp-taylor': 'Tromp-Taylor：囲碁の論理的ルール',
  'rules.go.source.atari': 'Sensei’s Library：Atari Go',
  'rules.go.source.ours': '出典に定めのない点は当サイトで決めました。一子の自殺手は不可、終局の提案はその手番を使うこと、数えるときのセキの見分け方です。',
};

export default rules;
