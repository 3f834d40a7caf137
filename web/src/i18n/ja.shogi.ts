/** The sentences of shogi in Japanese; see `ja.ts`. The words are those of the association. */

import type { Shogi } from './index';

export default {
  // The sides; in a game with a handicap White gives it and begins
  'shogi.side.black': '先手',
  'shogi.side.white': '後手',
  'shogi.side.handicap.black': '下手',
  'shogi.side.handicap.white': '上手',

  // Pieces
  'shogi.piece.K': '玉',
  'shogi.piece.R': '飛車',
  'shogi.piece.B': '角',
  'shogi.piece.G': '金',
  'shogi.piece.S': '銀',
  'shogi.piece.N': '桂馬',
  'shogi.piece.L': '香車',
  'shogi.piece.P': '歩',
  'shogi.piece.+R': '竜',
  'shogi.piece.+B': '馬',
  'shogi.piece.+S': '成銀',
  'shogi.piece.+N': '成桂',
  'shogi.piece.+L': '成香',
  'shogi.piece.+P': 'と金',

  // What is asked
  'shogi.step.move': '指してください。',
  'shogi.step.check': '王手を防いでください。',
  'shogi.step.over': '対局は終わりました。',

  // Moves in words
  'shogi.square': (file, rank) => `${file}${'一二三四五六七八九'[Number(rank) - 1] ?? rank}`,
  'shogi.say.to': (piece, square) => `${square}${piece}`,
  'shogi.say.from': (piece, from) => `${from}の${piece}`,
  'shogi.say.takes': (piece, square) => `${square}${piece}、駒を取る`,
  'shogi.say.drop': (piece, square) => `${square}${piece}打`,
  'shogi.say.promotes': '成る',
  'shogi.say.declines': '成らず',
  'shogi.say.captured': (piece) => `取った駒は${piece}`,
  'shogi.say.check': '王手',
  'shogi.say.foul': '反則',
  'shogi.say.declare': '入玉宣言',
  'shogi.move.declare': '入玉宣言',

  // Keys
  'shogi.typed.hint': '例：7g7f、P*5e',
  'shogi.keys.file': '筋へ移動',
  'shogi.keys.drop': '持ち駒を選んで打つ',
  'shogi.keys.promote': '成る・成らず',

  // Choices
  'shogi.promote': '成りますか？',
  'shogi.promote.yes': (piece) => `成る（${piece}）`,
  'shogi.promote.no': (piece) => `成らない（${piece}）`,
  'shogi.picked': (piece, n) => `${piece}を選びました。行き先は${n}か所です。`,
  'shogi.picked.queue': (piece) => `${piece}を選びました。予約する手です。`,
  'shogi.unpicked': '選択を解きました。',

  // Declaring a win
  'shogi.action.declare': '入玉宣言',
  'shogi.declare.ask': '入玉宣言をしますか？',
  'shogi.declare.wins': (count) => `${count}宣言勝ちになります。`,
  'shogi.declare.draws': (count) => `${count}持将棋（引き分け）になります。`,
  'shogi.declare.fails': (count) => `${count}条件を満たしていないので、宣言すると負けになります。`,
  'shogi.declare.unknown': '条件を一つでも欠くと、宣言は認められません。',

  // Counting by agreement: what the offer to end a game means here
  'shogi.do.offer_end': '点数計算を提案する',
  'shogi.offer.end': (who) => `${who}が点数計算を提案しています。`,
  'shogi.offer.mine.end': '点数計算を提案しました。',

  // Refusals by rule
  'shogi.reason.bad_action': 'この対局の手ではありません。',
  'shogi.reason.empty_square': 'そのマスに駒はありません。',
  'shogi.reason.not_your_piece': '自分の駒ではありません。',
  'shogi.reason.own_piece': 'そこには自分の駒があります。',
  'shogi.reason.cannot_move_there': 'その駒はそこへは動けません。',
  'shogi.reason.cannot_promote': 'その手では成れません。',
  'shogi.reason.not_in_hand': 'その駒は持ち駒にありません。',
  'shogi.reason.occupied': 'そのマスには駒があります。',
  'shogi.reason.dead_square': '行き所のない駒になります。',
  'shogi.reason.nifu': '二歩です。その筋には自分の歩があります。',
  'shogi.reason.king_left_in_check': '玉が取られる状態になります（王手放置）。',
  'shogi.reason.drop_pawn_mate': '打ち歩詰めです。歩を打って詰ますことはできません。',
  'shogi.reason.declaration_not_available': 'この部屋では宣言できません。',
  'shogi.reason.king_not_in_zone': '宣言は成立しません。玉が敵陣三段目以内にいません。',
  'shogi.reason.in_check': '宣言は成立しません。王手がかかっています。',
  'shogi.reason.too_few_pieces': '宣言は成立しません。敵陣三段目以内の駒が足りません。',
  'shogi.reason.too_few_points': '宣言は成立しません。点数が足りません。',
  'shogi.reason.kings_not_entered': '点数を数えるのは、双方の玉が入玉してからです。',

  // What has ended a game, as the head of its explanation
  'shogi.reason.perpetual_check': '連続王手の千日手は反則負けです。',
  'shogi.reason.repetition': '千日手です。',
  'shogi.reason.declaration': '入玉宣言です。',
  'shogi.reason.failed_declaration': '宣言は成立せず、負けになります。',
  'shogi.reason.impasse_draw': '持将棋です。点数は引き分けの範囲です。',
  'shogi.reason.impasse_count': '持将棋です。点数を数えました。',
  'shogi.reason.try': '玉が相手の玉の元の位置に達しました（トライ）。',

  // What an explanation rests on
  'shogi.explain.nifu': (square) => `歩は${square}にあります。`,
  'shogi.explain.attacked': (squares) => `${squares}の駒に取られます。`,
  'shogi.explain.blocked': (square) => `${square}の駒が邪魔をしています。`,
  'shogi.explain.replies': (list) => `どの手でも逃れられません：${list}。`,
  'shogi.explain.reply': (move, squares) => `${move}は${squares}から玉を取られる`,
  'shogi.explain.reply.bare': (move) => `${move}でも逃れられない`,
  'shogi.explain.no_reply': '応手が一つもありません。',
  'shogi.explain.span': (first, last) => `${first}手目から${last}手目までに同一局面が4回現れました。`,
  'shogi.explain.checker': (side) => `その間の${side}の手はすべて王手なので、${side}の負けです。`,
  'shogi.explain.counted': (black, white) => `先手${black}、後手${white}。`,

  // A count
  'shogi.count.sentence': (parts) => `現在の状態：${parts}。`,
  'shogi.count.king.in': '玉は敵陣',
  'shogi.count.king.out': '玉は敵陣の外',
  'shogi.count.check': '王手がかかっている',
  'shogi.count.no_check': '王手はかかっていない',
  'shogi.count.pieces': (n, of) => `敵陣の駒${n}枚（${of}枚必要）`,
  'shogi.count.points': (n, of) => `${n}点（${of}点必要）`,
  'shogi.count.points.draw': (n, draw, win) => `${n}点（${draw}点で引き分け、${win}点で勝ち）`,
  'shogi.count.points.own': (n) => `${n}点`,
  'shogi.count.credit': (n) => `うち駒落ちの分${n}点`,

  // Beside the board
  'shogi.impasse.title': '入玉',
  'shogi.impasse.show': '入玉の点数を見る',
  'shogi.impasse.hide': '点数を隠す',
  'shogi.repetition': (n) => `同一局面${n}回目です。4回目で対局が終わります。`,
  'shogi.repetition.checks': (side) => `その間の${side}の手はすべて王手です。このまま続くと、4回目で${side}の負けです。`,
  'shogi.moves_left': (n) =>
    n === 0 ? '最大手数に達しました。王手が続くあいだだけ指し続けます。' : `あと${n}手で最大手数となり、引き分けです。`,

  // Endings
  'shogi.ending.checkmate': '詰み',
  'shogi.ending.no_legal_move': '指せる手がない',
  'shogi.ending.foul_nifu': '反則（二歩）',
  'shogi.ending.foul_dead_square': '反則（行き所のない駒）',
  'shogi.ending.foul_drop_pawn_mate': '反則（打ち歩詰め）',
  'shogi.ending.foul_king_left_in_check': '反則（王手放置）',
  'shogi.ending.perpetual_check': '反則（連続王手の千日手）',
  'shogi.ending.repetition': '千日手',
  'shogi.ending.declaration': '入玉宣言',
  'shogi.ending.failed_declaration': '入玉宣言の不成立',
  'shogi.ending.impasse_draw': '持将棋（宣言による引き分け）',
  'shogi.ending.impasse_count': '持将棋（点数による）',
  'shogi.ending.try': 'トライ',
  'shogi.ending.move_limit': '最大手数',

  // The board
  'shogi.board': '将棋盤',
  'shogi.hand': (side) => `${side}の持ち駒`,
  'shogi.hand.held': (piece, n) => (n === 1 ? piece : `${piece}${n}枚`),
  'shogi.hand.empty': 'なし',
  'shogi.cell.piece': (side, piece) => `${side}の${piece}`,
  'shogi.cell.picked': '選択中',
  'shogi.cell.target': '選んだ駒の行き先',
  'shogi.cell.check': '王手がかかっている',
  'shogi.cell.from': '直前の手の元の位置',
} satisfies Shogi;
