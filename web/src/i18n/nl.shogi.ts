/** The sentences of shogi in Dutch; see `nl.ts`. The reader is ‘je’. */

import type { Shogi } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const ORDINAL: Readonly<Record<number, string>> = { 2: 'tweede', 3: 'derde', 4: 'vierde' };

export default {
  // The sides; in a game with a handicap White gives it and begins
  'shogi.side.black': 'Zwart',
  'shogi.side.white': 'Wit',
  'shogi.side.handicap.black': 'Zwart (krijgt voorgift)',
  'shogi.side.handicap.white': 'Wit (geeft voorgift)',

  // Pieces
  'shogi.piece.K': 'koning',
  'shogi.piece.R': 'toren',
  'shogi.piece.B': 'loper',
  'shogi.piece.G': 'goud',
  'shogi.piece.S': 'zilver',
  'shogi.piece.N': 'paard',
  'shogi.piece.L': 'lans',
  'shogi.piece.P': 'pion',
  'shogi.piece.+R': 'draak',
  'shogi.piece.+B': 'drakenpaard',
  'shogi.piece.+S': 'gepromoveerd zilver',
  'shogi.piece.+N': 'gepromoveerd paard',
  'shogi.piece.+L': 'gepromoveerde lans',
  'shogi.piece.+P': 'tokin',

  // What is asked
  'shogi.step.move': 'Doe een zet.',
  'shogi.step.check': 'Weerleg het schaak.',
  'shogi.step.over': 'De partij is afgelopen.',

  // Moves in words
  'shogi.square': (file, rank) => `${file} ${rank}`,
  'shogi.say.to': (piece, square) => `${piece} naar ${square}`,
  'shogi.say.from': (piece, from) => `${piece} van ${from}`,
  'shogi.say.takes': (piece, square) => `${piece} slaat op ${square}`,
  'shogi.say.drop': (piece, square) => `${piece} ingezet op ${square}`,
  'shogi.say.promotes': 'promoveert',
  'shogi.say.declines': 'promoveert niet',
  'shogi.say.captured': (piece) => `geslagen: ${piece}`,
  'shogi.say.check': 'schaak',
  'shogi.say.foul': 'een overtreding',
  'shogi.say.declare': 'verklaart gewonnen te hebben',
  'shogi.move.declare': 'verklaart',

  // Keys
  'shogi.typed.hint': 'zoals 7g7f, P*5e',
  'shogi.keys.file': 'Naar een kolom',
  'shogi.keys.drop': 'Een stuk uit je hand pakken om in te zetten',
  'shogi.keys.promote': 'Wel of niet promoveren',

  // Choices
  'shogi.promote': 'Promoveren?',
  'shogi.promote.yes': (piece) => `Promoveren tot ${piece}`,
  'shogi.promote.no': (piece) => `Blijft ${piece}`,
  'shogi.picked': (piece, n) => `${piece} gepakt, ${plural(n, 'veld', 'velden')}.`,
  'shogi.picked.queue': (piece) => `${piece} gepakt voor een zet vooraf.`,
  'shogi.unpicked': 'Er is niets meer gepakt.',

  // Declaring a win
  'shogi.action.declare': 'Winst verklaren',
  'shogi.declare.ask': 'Winst verklaren omdat je koning binnen is?',
  'shogi.declare.wins': (count) => `${count} Dat wint.`,
  'shogi.declare.draws': (count) => `${count} Dat is remise.`,
  'shogi.declare.fails': (count) => `${count} Dat is niet genoeg: de verklaring zou verliezen.`,
  'shogi.declare.unknown': 'Ontbreekt er een voorwaarde, dan mislukt de verklaring.',

  // Counting by agreement: what the offer to end a game means here
  'shogi.do.offer_end': 'Voorstellen punten te tellen',
  'shogi.offer.end': (who) => `${who} stelt voor de punten te tellen.`,
  'shogi.offer.mine.end': 'Je hebt voorgesteld de punten te tellen.',

  // Refusals by rule
  'shogi.reason.bad_action': 'Dat is geen zet van dit spel.',
  'shogi.reason.empty_square': 'Er staat geen stuk op dat veld.',
  'shogi.reason.not_your_piece': 'Dat stuk is niet van jou.',
  'shogi.reason.own_piece': 'Daar staat een eigen stuk.',
  'shogi.reason.cannot_move_there': 'Daar gaat het stuk niet heen.',
  'shogi.reason.cannot_promote': 'Met die zet kan het stuk niet promoveren.',
  'shogi.reason.not_in_hand': 'Zo’n stuk is er niet in de hand.',
  'shogi.reason.occupied': 'Er staat een stuk op dat veld.',
  'shogi.reason.dead_square': 'Vanaf dat veld zou het stuk nooit meer kunnen zetten.',
  'shogi.reason.nifu': 'Twee pionnen (nifu): op die kolom staat al een ongepromoveerde pion van je.',
  'shogi.reason.king_left_in_check': 'De koning zou schaak staan.',
  'shogi.reason.drop_pawn_mate': 'Mat met een ingezette pion (uchifuzume) mag niet.',
  'shogi.reason.declaration_not_available': 'In deze ruimte valt er niets te verklaren.',
  'shogi.reason.king_not_in_zone': 'De verklaring mislukt: de koning staat niet op de drie vijandelijke rijen.',
  'shogi.reason.in_check': 'De verklaring mislukt: de koning staat schaak.',
  'shogi.reason.too_few_pieces': 'De verklaring mislukt: te weinig stukken op de drie vijandelijke rijen.',
  'shogi.reason.too_few_points': 'De verklaring mislukt: te weinig punten.',
  'shogi.reason.kings_not_entered': 'Punten worden pas geteld als beide koningen binnen zijn.',

  // What has ended a game, as the head of its explanation
  'shogi.reason.perpetual_check': 'Eeuwig schaak verliest.',
  'shogi.reason.repetition': 'Herhaling (sennichite).',
  'shogi.reason.declaration': 'Een verklaring met de koning binnen.',
  'shogi.reason.failed_declaration': 'De verklaring mislukt, en verliest.',
  'shogi.reason.impasse_draw': 'Impasse (jishogi): de punten geven remise.',
  'shogi.reason.impasse_count': 'Impasse (jishogi): de punten zijn geteld.',
  'shogi.reason.try': 'De koning staat op het beginveld van de andere koning.',

  // What an explanation rests on
  'shogi.explain.nifu': (square) => `De pion staat op ${square}.`,
  'shogi.explain.attacked': (squares) => `Hij zou aangevallen zijn vanaf ${squares}.`,
  'shogi.explain.blocked': (square) => `Het stuk op ${square} staat in de weg.`,
  'shogi.explain.replies': (list) => `Geen antwoord helpt: ${list}.`,
  'shogi.explain.reply': (move, squares) => `na ${move} staat de koning schaak vanaf ${squares}`,
  'shogi.explain.reply.bare': (move) => `${move} helpt niet`,
  'shogi.explain.no_reply': 'Er is geen enkel antwoord.',
  'shogi.explain.span': (first, last) => `De stelling kwam vier keer voor, tussen zet ${first} en zet ${last}.`,
  'shogi.explain.checker': (side) => `Elke zet van ${side} daartussen gaf schaak, dus ${side} verliest.`,
  'shogi.explain.counted': (black, white) => `Zwart heeft ${black}, Wit ${white}.`,

  // A count
  'shogi.count.sentence': (parts) => `De telling: ${parts}.`,
  'shogi.count.king.in': 'koning binnen',
  'shogi.count.king.out': 'koning niet binnen',
  'shogi.count.check': 'schaak',
  'shogi.count.no_check': 'niet schaak',
  'shogi.count.pieces': (n, of) => `${n} van ${of} stukken binnen`,
  'shogi.count.points': (n, of) => `${n} van ${of} punten`,
  'shogi.count.points.draw': (n, draw, win) => `${plural(n, 'punt', 'punten')}; ${draw} remise, ${win} wint`,
  'shogi.count.points.own': (n) => plural(n, 'punt', 'punten'),
  'shogi.count.credit': (n) => `waarvan ${n} voor de voorgift`,

  // Beside the board
  'shogi.impasse.title': 'Koning naar binnen',
  'shogi.impasse.show': 'Telling voor koningen die binnen zijn',
  'shogi.impasse.hide': 'Telling verbergen',
  'shogi.repetition': (n) =>
    `De stelling staat hier voor de ${ORDINAL[n] ?? `${n}e`} keer. De vierde keer beëindigt de partij.`,
  'shogi.repetition.checks': (side) =>
    `Elke zet van ${side} sindsdien gaf schaak: gaat het zo door, dan verliest ${side} bij de vierde keer.`,
  'shogi.moves_left': (n) =>
    n === 0 ? 'De zettengrens is bereikt; alleen het schaak wordt nog beantwoord.' : `Nog ${plural(n, 'zet', 'zetten')} tot de zettengrens, die remise geeft.`,

  // Endings
  'shogi.ending.checkmate': 'door schaakmat',
  'shogi.ending.no_legal_move': 'er was geen zet meer',
  'shogi.ending.foul_nifu': 'door een overtreding: twee pionnen op een kolom (nifu)',
  'shogi.ending.foul_dead_square': 'door een overtreding: een stuk dat nooit meer kan zetten',
  'shogi.ending.foul_drop_pawn_mate': 'door een overtreding: mat met een ingezette pion (uchifuzume)',
  'shogi.ending.foul_king_left_in_check': 'door een overtreding: de koning bleef schaak staan',
  'shogi.ending.perpetual_check': 'door een overtreding: eeuwig schaak',
  'shogi.ending.repetition': 'dezelfde stelling kwam voor de vierde keer',
  'shogi.ending.declaration': 'door een verklaring met de koning binnen',
  'shogi.ending.failed_declaration': 'door een mislukte verklaring',
  'shogi.ending.impasse_draw': 'impasse, verklaard met punten voor remise',
  'shogi.ending.impasse_count': 'impasse, door het tellen van de punten',
  'shogi.ending.try': 'de koning bereikte het beginveld van de andere koning',
  'shogi.ending.move_limit': 'de zettengrens is bereikt',

  // The board
  'shogi.board': 'Shogibord',
  'shogi.hand': (side) => `Hand van ${side}`,
  'shogi.hand.held': (piece, n) => (n === 1 ? piece : `${piece}, ${n}`),
  'shogi.hand.empty': 'leeg',
  'shogi.cell.piece': (side, piece) => `${piece} van ${side}`,
  'shogi.cell.picked': 'gepakt',
  'shogi.cell.target': 'hier mag het gepakte stuk heen',
  'shogi.cell.check': 'staat schaak',
  'shogi.cell.from': 'hier kwam de laatste zet vandaan',
} satisfies Shogi;
