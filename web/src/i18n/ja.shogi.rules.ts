/** The sentences of the rules pages of shogi in Japanese; see `en.shogi.rules.ts` for what each is for. */

import type { ShogiRules } from './index';

export const rules: ShogiRules = {
  // The overview
  'rules.shogi.title': '将棋のルール',
  'rules.shogi.intro': '二人が交互に駒を動かし、相手の玉を詰ませます。取った駒は自分の駒として打つことができます。',
  'rules.shogi.live': 'このページの盤は実際に指せます。両方の駒を動かしてみましょう。指せないときは、審判がその理由を答えます。',
  'rules.shogi.first': '指してみる',
  'rules.shogi.tsume': '詰将棋',
  'rules.shogi.tsume.text': '問題を並べるか貼り付けて、最も長い受けを相手に解いてみましょう。',

  // The board
  'rules.shogi.board': '盤と初形',
  'rules.shogi.board.board': '初手の定番、７六歩を指してみましょう。７五歩は一手では届きません。',

  // The pieces
  'rules.shogi.pieces': '駒の動き',

  // Promotion
  'rules.shogi.promotion': '成り',

  // Drops
  'rules.shogi.drops': '取ることと打つこと',

  // Drop-pawn mate
  'rules.shogi.pawn_mate': '打ち歩詰め',

  // Check and mate
  'rules.shogi.mate': '王手と詰み',

  // Fouls
  'rules.shogi.fouls': '反則と判定',

  // Repetition
  'rules.shogi.repetition': '千日手',

  // Impasse
  'rules.shogi.impasse': '入玉と持将棋',
  'rules.shogi.impasse.credit.text': '上手が落とした駒の点数は上手に加えます。十枚の条件は変わりません。',

  // The move limit and replays
  'rules.shogi.limit': '手数制限と指し直し',

  // Handicaps
  'rules.shogi.handicaps': '駒落ち',

  // How moves are written
  'rules.shogi.notation': '指し手の書き方',

  // Rooms
  'rules.shogi.play': 'このルールで指してみる',
  'rules.shogi.play.board': '先手後手の両方を指してみましょう。',
  'rules.shogi.about.shogi-club': '普段の対局に。うっかり反則で負けることはなく、審判が断ります。',
  'rules.shogi.about.shogi-formal': '大会のように。反則は負け、入玉は合意で数え、引き分けは指し直します。',
  'rules.shogi.about.shogi-official': '連盟のルール。反則は負け、入玉は２４点法で宣言します。',
  'rules.shogi.about.shogi-27': 'コンピュータ将棋の大会のように、入玉は２７点法で宣言します。',
  'rules.shogi.about.shogi-handicap': '上手が駒を落として先に指します。すべての手合から選べます。',
  'rules.shogi.short.board': '九×九、二十枚ずつ。',
  'rules.shogi.short.wins': '詰み。指す手がない方の負け。',
  'rules.shogi.short.fouls': '反則',
  'rules.shogi.short.fouls.block': '指せません。',
  'rules.shogi.short.fouls.lose': '負け。',
  'rules.shogi.short.repetition.replay': '四回目で勝負なし、指し直し。連続王手は負け。',
  'rules.shogi.short.repetition.draw': '四回目で引き分け。連続王手は負け。',
  'rules.shogi.short.impasse.none': '規定なし。',
  'rules.shogi.short.impasse.24': '宣言：三十一点で勝ち、二十四点で引き分け。',
  'rules.shogi.short.impasse.27': '宣言：先手二十八点、後手二十七点で勝ち。',
  'rules.shogi.short.impasse.points27': '合意で計算。二十七点ずつなら引き分け。',
  'rules.shogi.short.impasse.try': 'トライルール。',
  'rules.shogi.short.limit': '手数制限',
  'rules.shogi.short.limit.none': 'なし。',
  'rules.shogi.short.limit.moves': (n) => `${n}手で引き分け。`,
  'rules.shogi.short.first': '先に指すのは',
  'rules.shogi.short.first.black': '先手。',
  'rules.shogi.short.first.white': '上手（後手側）。',
  'rules.shogi.short.draws': '引き分け',
  'rules.shogi.short.draws.replay': '先後を入れ替えて指し直し。',
  'rules.shogi.short.draws.stand': 'そのまま。',
  'rules.shogi.short.draws.keep': 'そのまま。再戦でも上手と下手は同じ。',

  // A live board
  'rules.shogi.black_wins': '先手の勝ちです。',
  'rules.shogi.white_wins': '後手の勝ちです。',
  'rules.shogi.declare': '宣言する',
  'rules.shogi.counted': (side, count) => `${side}：${count}。`,

  // Where it comes from
  'rules.shogi.source.association': '日本将棋連盟：対局規定についての質問',
  'rules.shogi.source.fesa': 'ヨーロッパ将棋連盟（FESA）：ルール',
  'rules.shogi.source.csa': 'コンピュータ将棋協会：棋譜形式と通信プロトコル',
  'rules.shogi.source.kif': '柿木将棋：KIF形式',
  'rules.shogi.source.ours': '出典に定めのない点は当サイトで決めました。打った歩への応手は盤面だけで判断し、反則が負けになるルールでは宣言の失敗も負け、反則の手は局面に反映しません。',
};

export default rules;
