/** The sentences of Go in Japanese; see `ja.ts`. The words are those of the Japanese rules. */

import type { Go } from './index';

export default {
  // What is asked
  'go.step.nigiri': 'ニギリで黒番を決めます。',
  'go.step.choose': '黒か白かを選びます。',
  'go.step.handicap': (left) => (left === 1 ? '最後の置き石を置きます。' : `置き石をあと${left}個置きます。`),
  'go.step.play': (color) => `${color}石を打ちます。`,
  'go.step.swap': (color) => `${color}石を打つか、黒白を交替します。`,
  'go.step.end_said': (side) => `${side}は打ち終わりと言っています。同意するか、打ち続けます。`,
  'go.step.stone': (color) => `パスでは決まりません。${color}石を打ちます。`,
  'go.step.settle': '死に石に印を付けて提案します。',
  'go.step.settle.proposed': (side) => `${side}の死に石の提案を承諾するか、別の提案をします。`,
  'go.step.over': '対局は終わりました。',

  // Actions as buttons
  'go.action.end': '打ち終わり',
  'go.action.agree': '同意する（打ち終わり）',
  'go.action.swap': (side) => `交替する（${side}番になる）`,
  'go.action.black': '黒番を選ぶ',
  'go.action.white': '白番を選ぶ',
  'go.action.pass_left': (n) => `パス（残り${n}回）`,
  'go.action.accept': '承諾',
  'go.action.propose': (n) => (n === 0 ? '死に石なしで提案' : `死に石${n}個で提案`),
  'go.action.resume': '打ち続ける',
  'go.action.reset': '自分の印を戻す',
  'go.action.suggestion': '候補どおりに印を付ける',

  // What is asked before it is done
  'go.pass.capture': '相手もパスすると打ち終わりとなり、取った石の多いほうが勝ちます。',
  'go.pass.scored': '相手もパスすると打ち終わりとなり、死に石を確認します。',
  'go.pass.last': '相手が今パスしました。あなたもパスすると打ち終わりです。',
  'go.end.ask': '打ち終わりと言いますか？',
  'go.end.what': 'この手番は相手に移ります。相手は同意することも、打ち続けることもできます。',

  // Actions in the list of moves
  'go.move.pass': 'パス',
  'go.move.end': '打ち終わり',
  'go.move.agree': '同意',
  'go.move.swap': '交替',
  'go.move.black': '黒を選択',
  'go.move.white': '白を選択',
  'go.move.dead': (points) => (points === '' ? '死に石なし' : `死に石：${points}`),
  'go.move.accept': '承諾',
  'go.move.resume': '続行',
  'go.move.nigiri': 'ニギリ',

  // What is spoken
  'go.say.pass': 'パス',
  'go.say.end': '打ち終わりと言いました',
  'go.say.agree': '打ち終わりに同意',
  'go.say.swap': '黒白を交替',
  'go.say.black': '黒番を選択',
  'go.say.white': '白番を選択',
  'go.say.dead': (points) => (points === '' ? '死に石なしと提案' : `死に石を提案：${points}`),
  'go.say.accept': '承諾',
  'go.say.resume': '打ち続けます',
  'go.say.nigiri': 'ニギリが済みました',
  'go.say.captures': (point, n) => `${point}、${n}子取り`,
  'go.say.total': (n, of) => `${of}子のうち${n}子`,

  // What each side has taken
  'go.tally.of': (side, n, of) => `${side}は${of}子のうち${n}子を取りました`,
  'go.tally.prisoners': (side, n) => `${side}のアゲハマは${n}子`,
  'go.tally.label': 'アゲハマ',
  'go.tally.one_more': 'あと1子で勝ち',

  // Refusals by rule
  'go.reason.bad_action': 'このゲームの着手ではありません。',
  'go.reason.not_now': '今は別のことが求められています。',
  'go.reason.no_offer': '打ち終わりの申し出はありません。',
  'go.reason.end_not_offered': 'このルールではパスでのみ打ち終わりになります。',
  'go.reason.no_proposal': '死に石の提案がまだありません。',
  'go.reason.not_a_stone': 'その点に石はありません。',
  'go.reason.suicide': '着手禁止点：呼吸点がなくなり、石も取れません。',
  'go.reason.ko': 'コウ：すぐには取り返せません。先に別の場所に打ちます。',
  'go.reason.superko': 'スーパーコウ：同じ盤面が前に現れています。',
  'go.mark.suicide': '呼吸点なし',
  'go.mark.ko': 'コウ：先に別の場所へ',
  'go.mark.superko': (n) => (n === 0 ? '最初の盤面と同形' : `${n}手目の後と同形`),
  'go.mark.superko.earlier': '前の盤面と同形',

  // Explanations in words
  'go.explain.chain': (stones) => `つながる石は${stones}です。`,
  'go.explain.stands': (n, liberties) => `そこには${n}子の連があり、呼吸点は${liberties}です。`,
  'go.explain.enemies': (stones) => `最後の呼吸点は${stones}がふさいでいます。`,
  'go.explain.liberties': (n, points) => `呼吸点${n}：${points}。`,
  'go.explain.captures': (n, stones) => `${n}子を取ります：${stones}。`,
  'go.explain.ko': (stone) => `${stone}がそこの石を取ったばかりです。`,
  'go.explain.repeats': (n) => (n === 0 ? '最初の盤面です。' : `${n}手目の後の盤面です。`),
  'go.explain.totals': (black, white) => `取った石の合計：黒${black}、白${white}。`,
  'go.explain.score': (score) => `計算の結果：${score}。`,

  // Endings
  'go.ending.target': '決められた数の石を取りました',
  'go.ending.no_moves': '打てる点がありません',
  'go.ending.two_passes': '双方が続けてパス',
  'go.ending.agreement': '双方が打ち終わりに同意',
  'go.ending.score': '計算による',
  'go.ending.repetition': '同じ局面が三度現れました',

  // The board
  'go.board': (columns, rows) => `碁盤、${columns}×${rows}`,
  'go.cell.ko': 'コウ',
  'go.cell.atari': 'アタリ',
  'go.cell.liberty': '連の最後の呼吸点',
  'go.cell.taken': '今ここで取られた石',
  'go.cell.dead': '死に石の印',
  'go.cell.differs': '提案と違います',
  'go.cell.point.black': '黒の地',
  'go.cell.point.white': '白の地',
  'go.cell.point.neutral': 'ダメ',
  'go.cell.point.seki': 'セキ、数えません',

  // The count
  'go.count.title': '計算',
  'go.count.area': '囲った点と生き石',
  'go.count.territory': '地とアゲハマ',
  'go.count.row.stones': '生き石',
  'go.count.row.territory': '囲った点',
  'go.count.row.prisoners': 'アゲハマ',
  'go.count.row.komi': 'コミ',
  'go.count.row.bonus': '置き石の補償',
  'go.count.row.total': '合計',
  'go.count.by': (side, n) => `${side}${n}勝ち`,
  'go.count.even': '持碁',
  'go.count.neutral': (n) => `ダメ${n}`,
  'go.count.seki': (n) => `セキ${n}（数えません）`,

  // The settlement
  'go.settle.title': '死に石',
  'go.settle.how': '連を選ぶと、死に石と生き石が切り替わります。',
  'go.settle.suggested': '死に石と思われるものに印を付けました。まだ誰の提案でもありません。',
  'go.settle.none': 'まだ提案はありません。',
  'go.settle.by': (side, n) => (n === 0 ? `${side}の提案：死に石なし。` : `${side}の提案：死に石${n}個。`),
  'go.settle.differ': (points) => `あなたの印は${points}で違います。`,
  'go.settle.counting': '計算中…',
  'go.settle.uncounted': '計算結果を読めませんでした。',
  'go.settle.marked': (point, n) => `${point}：${n}子、死に石。`,
  'go.settle.unmarked': (point, n) => `${point}：${n}子、生き石。`,
  'go.settle.no_stone': (point) => `${point}：石はありません。`,
} satisfies Go;
