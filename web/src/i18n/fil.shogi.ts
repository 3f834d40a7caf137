/** The sentences of shogi in Filipino; see `fil.ts`. Words of the game stay as players say them. */

import type { Shogi } from './index';

const ORDINAL: Readonly<Record<number, string>> = { 2: 'ikalawang', 3: 'ikatlong', 4: 'ikaapat na' };

export default {
  // The sides; in a game with a handicap White gives it and begins
  'shogi.side.black': 'Itim',
  'shogi.side.white': 'Puti',
  'shogi.side.handicap.black': 'Itim (may palugit)',
  'shogi.side.handicap.white': 'Puti (nagpapalugit)',

  // Pieces
  'shogi.piece.K': 'hari',
  'shogi.piece.R': 'rook',
  'shogi.piece.B': 'bishop',
  'shogi.piece.G': 'gold',
  'shogi.piece.S': 'silver',
  'shogi.piece.N': 'knight',
  'shogi.piece.L': 'lance',
  'shogi.piece.P': 'pawn',
  'shogi.piece.+R': 'dragon',
  'shogi.piece.+B': 'horse',
  'shogi.piece.+S': 'promoted silver',
  'shogi.piece.+N': 'promoted knight',
  'shogi.piece.+L': 'promoted lance',
  'shogi.piece.+P': 'tokin',

  // What is asked
  'shogi.step.move': 'Tumira.',
  'shogi.step.check': 'Sagutin ang check.',
  'shogi.step.over': 'Tapos na ang laro.',

  // Moves in words
  'shogi.square': (file, rank) => `${file} ${rank}`,
  'shogi.say.to': (piece, square) => `${piece} sa ${square}`,
  'shogi.say.from': (piece, from) => `${piece} mula ${from}`,
  'shogi.say.takes': (piece, square) => `${piece}, kumain sa ${square}`,
  'shogi.say.drop': (piece, square) => `${piece} mula sa kamay, inilagay sa ${square}`,
  'shogi.say.promotes': 'nag-promote',
  'shogi.say.declines': 'hindi nag-promote',
  'shogi.say.captured': (piece) => `nakain: ${piece}`,
  'shogi.say.check': 'check',
  'shogi.say.foul': 'foul',
  'shogi.say.declare': 'nagdeklara ng panalo',
  'shogi.move.declare': 'deklara',

  // Keys
  'shogi.typed.hint': 'gaya ng 7g7f, P*5e',
  'shogi.keys.file': 'Pumunta sa isang hanay',
  'shogi.keys.drop': 'Kumuha ng piyesa sa kamay para ilagay',
  'shogi.keys.promote': 'Mag-promote o hindi',

  // Choices
  'shogi.promote': 'Mag-promote?',
  'shogi.promote.yes': (piece) => `Gawing ${piece}`,
  'shogi.promote.no': (piece) => `Manatiling ${piece}`,
  'shogi.picked': (piece, n) => `Napili ang ${piece}, ${n} parisukat.`,
  'shogi.picked.queue': (piece) => `Napili ang ${piece} para sa nakapilang tira.`,
  'shogi.unpicked': 'Wala nang napiling piyesa.',

  // Declaring a win
  'shogi.action.declare': 'Magdeklara ng panalo',
  'shogi.declare.ask': 'Magdeklara ng panalo dahil nakapasok ang hari?',
  'shogi.declare.wins': (count) => `${count} Panalo iyon.`,
  'shogi.declare.draws': (count) => `${count} Tabla iyon.`,
  'shogi.declare.fails': (count) => `${count} Kulang iyon: talo ang magdedeklara.`,
  'shogi.declare.unknown': 'Kapag may kulang na kondisyon, bigo ang deklarasyon.',

  // Counting by agreement: what the offer to end a game means here
  'shogi.do.offer_end': 'Imungkahing bilangin ang puntos',
  'shogi.offer.end': (who) => `Iminumungkahi ni ${who} na bilangin ang puntos.`,
  'shogi.offer.mine.end': 'Iminungkahi mong bilangin ang puntos.',

  // Refusals by rule
  'shogi.reason.bad_action': 'Hindi iyan tira sa larong ito.',
  'shogi.reason.empty_square': 'Walang piyesa sa parisukat na iyon.',
  'shogi.reason.not_your_piece': 'Hindi sa iyo ang piyesang iyon.',
  'shogi.reason.own_piece': 'May sarili kang piyesa roon.',
  'shogi.reason.cannot_move_there': 'Hindi roon nakakapunta ang piyesa.',
  'shogi.reason.cannot_promote': 'Hindi puwedeng mag-promote ang piyesa sa tirang iyon.',
  'shogi.reason.not_in_hand': 'Walang ganoong piyesa sa kamay.',
  'shogi.reason.occupied': 'May piyesa sa parisukat na iyon.',
  'shogi.reason.dead_square': 'Mula roon, hindi na kailanman makakagalaw ang piyesa.',
  'shogi.reason.nifu': 'Dalawang pawn (nifu): may pawn ka na sa hanay na iyon na hindi pa promoted.',
  'shogi.reason.king_left_in_check': 'Mache-check ang hari.',
  'shogi.reason.drop_pawn_mate': 'Bawal ang mate gamit ang inilagay na pawn (uchifuzume).',
  'shogi.reason.declaration_not_available': 'Walang deklarasyon sa silid na ito.',
  'shogi.reason.king_not_in_zone': 'Bigo ang deklarasyon: wala ang hari sa tatlong hilera ng kalaban.',
  'shogi.reason.in_check': 'Bigo ang deklarasyon: naka-check ang hari.',
  'shogi.reason.too_few_pieces': 'Bigo ang deklarasyon: kulang ang piyesa sa tatlong hilera ng kalaban.',
  'shogi.reason.too_few_points': 'Bigo ang deklarasyon: kulang ang puntos.',
  'shogi.reason.kings_not_entered': 'Binibilang lang ang puntos kapag parehong nakapasok ang mga hari.',

  // What has ended a game, as the head of its explanation
  'shogi.reason.perpetual_check': 'Talo ang walang tigil na check.',
  'shogi.reason.repetition': 'Pag-uulit (sennichite).',
  'shogi.reason.declaration': 'Deklarasyon na nakapasok ang hari.',
  'shogi.reason.failed_declaration': 'Bigo ang deklarasyon, kaya talo.',
  'shogi.reason.impasse_draw': 'Impasse (jishogi): pang-tabla ang puntos.',
  'shogi.reason.impasse_count': 'Impasse (jishogi): binilang ang puntos.',
  'shogi.reason.try': 'Nakarating ang hari sa unang parisukat ng kabilang hari.',

  // What an explanation rests on
  'shogi.explain.nifu': (square) => `Nasa ${square} ang pawn.`,
  'shogi.explain.attacked': (squares) => `Aatakihin ito mula sa ${squares}.`,
  'shogi.explain.blocked': (square) => `Nakaharang ang piyesa sa ${square}.`,
  'shogi.explain.replies': (list) => `Walang sagot na makakatulong: ${list}.`,
  'shogi.explain.reply': (move, squares) => `pagkatapos ng ${move}, inaatake pa rin ang hari mula sa ${squares}`,
  'shogi.explain.reply.bare': (move) => `hindi nakakatulong ang ${move}`,
  'shogi.explain.no_reply': 'Wala nang anumang sagot.',
  'shogi.explain.span': (first, last) => `Apat na beses lumabas ang posisyon, sa pagitan ng tira ${first} at tira ${last}.`,
  'shogi.explain.checker': (side) => `Check ang bawat tira ng ${side} sa pagitan, kaya talo ang ${side}.`,
  'shogi.explain.counted': (black, white) => `Itim: ${black}. Puti: ${white}.`,

  // A count
  'shogi.count.sentence': (parts) => `Ang bilang: ${parts}.`,
  'shogi.count.king.in': 'nakapasok ang hari',
  'shogi.count.king.out': 'hindi pa nakapasok ang hari',
  'shogi.count.check': 'naka-check',
  'shogi.count.no_check': 'hindi naka-check',
  'shogi.count.pieces': (n, of) => `${n} sa ${of} piyesa ang nakapasok`,
  'shogi.count.points': (n, of) => `${n} sa ${of} puntos`,
  'shogi.count.points.draw': (n, draw, win) => `${n} puntos; tabla ang ${draw}, panalo ang ${win}`,
  'shogi.count.points.own': (n) => `${n} puntos`,
  'shogi.count.credit': (n) => `${n} dito ay dahil sa palugit`,

  // Beside the board
  'shogi.impasse.title': 'Pagpasok ng hari',
  'shogi.impasse.show': 'Bilang sa pagpasok ng hari',
  'shogi.impasse.hide': 'Itago ang bilang',
  'shogi.repetition': (n) =>
    `Narito ang posisyon sa ${ORDINAL[n] ?? `ika-${n} na`} beses. Sa ikaapat, tapos ang laro.`,
  'shogi.repetition.checks': (side) => `Check ang bawat tira ng ${side} mula noon: kung magpapatuloy nang ganito, talo ang ${side} sa ikaapat na beses.`,
  'shogi.moves_left': (n) =>
    n === 0 ? 'Naabot na ang hangganan ng mga tira; sinasagot na lang ang check.' : `${n} tira na lang bago ang hangganan, na tabla.`,

  // Endings
  'shogi.ending.checkmate': 'sa checkmate',
  'shogi.ending.no_legal_move': 'wala nang matira',
  'shogi.ending.foul_nifu': 'sa foul: dalawang pawn sa isang hanay (nifu)',
  'shogi.ending.foul_dead_square': 'sa foul: piyesang hindi na makakagalaw',
  'shogi.ending.foul_drop_pawn_mate': 'sa foul: mate gamit ang inilagay na pawn (uchifuzume)',
  'shogi.ending.foul_king_left_in_check': 'sa foul: naiwang naka-check ang hari',
  'shogi.ending.perpetual_check': 'sa foul: walang tigil na check',
  'shogi.ending.repetition': 'ikaapat na beses lumabas ang parehong posisyon',
  'shogi.ending.declaration': 'sa deklarasyon na nakapasok ang hari',
  'shogi.ending.failed_declaration': 'sa bigong deklarasyon',
  'shogi.ending.impasse_draw': 'impasse, idineklara na may puntos na pang-tabla',
  'shogi.ending.impasse_count': 'impasse, sa bilang ng puntos',
  'shogi.ending.try': 'nakarating ang hari sa unang parisukat ng kabilang hari',
  'shogi.ending.move_limit': 'naabot ang hangganan ng mga tira',

  // The board
  'shogi.board': 'Board ng shogi',
  'shogi.hand': (side) => `Kamay ng ${side}`,
  'shogi.hand.held': (piece, n) => (n === 1 ? piece : `${piece}, ${n}`),
  'shogi.hand.empty': 'walang laman',
  'shogi.cell.piece': (side, piece) => `${piece} ng ${side}`,
  'shogi.cell.picked': 'napili',
  'shogi.cell.target': 'puwede rito ang napiling piyesa',
  'shogi.cell.check': 'naka-check',
  'shogi.cell.from': 'dito nagmula ang huling tira',
} satisfies Shogi;
