/** The sentences of shogi in Spanish; see `es.ts`. Sides are plural, as in `es.go.ts`. */

import type { Shogi } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const ORDINAL: Readonly<Record<number, string>> = { 2: 'segunda', 3: 'tercera', 4: 'cuarta' };

/** A name as it stands inside a sentence. */
const low = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

export default {
  // The sides; in a game with a handicap White gives it and begins
  'shogi.side.black': 'Negras',
  'shogi.side.white': 'Blancas',
  'shogi.side.handicap.black': 'Negras (reciben ventaja)',
  'shogi.side.handicap.white': 'Blancas (dan ventaja)',

  // Pieces
  'shogi.piece.K': 'rey',
  'shogi.piece.R': 'torre',
  'shogi.piece.B': 'alfil',
  'shogi.piece.G': 'oro',
  'shogi.piece.S': 'plata',
  'shogi.piece.N': 'caballo',
  'shogi.piece.L': 'lanza',
  'shogi.piece.P': 'peón',
  'shogi.piece.+R': 'dragón',
  'shogi.piece.+B': 'caballo dragón',
  'shogi.piece.+S': 'plata promovida',
  'shogi.piece.+N': 'caballo promovido',
  'shogi.piece.+L': 'lanza promovida',
  'shogi.piece.+P': 'tokin',

  // What is asked
  'shogi.step.move': 'Haz una jugada.',
  'shogi.step.check': 'Responde al jaque.',
  'shogi.step.over': 'La partida ha terminado.',

  // Moves in words
  'shogi.square': (file, rank) => `${file} ${rank}`,
  'shogi.say.to': (piece, square) => `${piece} a ${square}`,
  'shogi.say.from': (piece, from) => `${piece} de ${from}`,
  'shogi.say.takes': (piece, square) => `${piece} captura en ${square}`,
  'shogi.say.drop': (piece, square) => `${piece} de la mano en ${square}`,
  'shogi.say.promotes': 'promueve',
  'shogi.say.declines': 'sin promover',
  'shogi.say.captured': (piece) => `pieza capturada: ${piece}`,
  'shogi.say.check': 'jaque',
  'shogi.say.foul': 'falta',
  'shogi.say.declare': 'declara la victoria',
  'shogi.move.declare': 'declara',

  // Keys
  'shogi.typed.hint': 'como 7g7f, P*5e',
  'shogi.keys.file': 'Ir a una columna',
  'shogi.keys.drop': 'Tomar una pieza de la mano para soltarla',
  'shogi.keys.promote': 'Promover o no',

  // Choices
  'shogi.promote': '¿Promover?',
  'shogi.promote.yes': (piece) => `Promover: ${piece}`,
  'shogi.promote.no': (piece) => `Dejar como ${piece}`,
  'shogi.picked': (piece, n) => `${piece}: pieza elegida, ${plural(n, 'casilla', 'casillas')}.`,
  'shogi.picked.queue': (piece) => `${piece}: pieza elegida para la jugada en espera.`,
  'shogi.unpicked': 'Ya no hay pieza elegida.',

  // Declaring a win
  'shogi.action.declare': 'Declarar la victoria',
  'shogi.declare.ask': '¿Declarar la victoria por la entrada del rey?',
  'shogi.declare.wins': (count) => `${count} Con esto se gana.`,
  'shogi.declare.draws': (count) => `${count} Con esto hay tablas.`,
  'shogi.declare.fails': (count) => `${count} No basta: la declaración haría perder.`,
  'shogi.declare.unknown': 'Si falta una condición, la declaración fracasa.',

  // Counting by agreement: what the offer to end a game means here
  'shogi.do.offer_end': 'Proponer contar los puntos',
  'shogi.offer.end': (who) => `${who} propone contar los puntos.`,
  'shogi.offer.mine.end': 'Has propuesto contar los puntos.',

  // Refusals by rule
  'shogi.reason.bad_action': 'Eso no es una acción de este juego.',
  'shogi.reason.empty_square': 'En esa casilla no hay ninguna pieza.',
  'shogi.reason.not_your_piece': 'Esa pieza no es tuya.',
  'shogi.reason.own_piece': 'Ahí hay una pieza tuya.',
  'shogi.reason.cannot_move_there': 'La pieza no se mueve ahí.',
  'shogi.reason.cannot_promote': 'La pieza no puede promover con esa jugada.',
  'shogi.reason.not_in_hand': 'No hay tal pieza en la mano.',
  'shogi.reason.occupied': 'En esa casilla hay una pieza.',
  'shogi.reason.dead_square': 'Desde esa casilla la pieza ya nunca podría moverse.',
  'shogi.reason.nifu': 'Dos peones (nifu): en esa columna ya hay un peón tuyo sin promover.',
  'shogi.reason.king_left_in_check': 'El rey quedaría en jaque.',
  'shogi.reason.drop_pawn_mate': 'Mate con peón soltado (uchifuzume): no se permite.',
  'shogi.reason.declaration_not_available': 'En esta sala no se puede declarar nada.',
  'shogi.reason.king_not_in_zone': 'La declaración fracasa: el rey no está en las tres filas enemigas.',
  'shogi.reason.in_check': 'La declaración fracasa: el rey está en jaque.',
  'shogi.reason.too_few_pieces': 'La declaración fracasa: hay pocas piezas en las tres filas enemigas.',
  'shogi.reason.too_few_points': 'La declaración fracasa: faltan puntos.',
  'shogi.reason.kings_not_entered': 'Los puntos solo se cuentan cuando han entrado los dos reyes.',

  // What has ended a game, as the head of its explanation
  'shogi.reason.perpetual_check': 'El jaque perpetuo pierde.',
  'shogi.reason.repetition': 'Repetición (sennichite).',
  'shogi.reason.declaration': 'Declaración con el rey dentro.',
  'shogi.reason.failed_declaration': 'La declaración fracasa y pierde.',
  'shogi.reason.impasse_draw': 'Impasse (jishogi): los puntos dan tablas.',
  'shogi.reason.impasse_count': 'Impasse (jishogi): se contaron los puntos.',
  'shogi.reason.try': 'El rey ha llegado a la casilla inicial del otro rey.',

  // What an explanation rests on
  'shogi.explain.nifu': (square) => `El peón está en ${square}.`,
  'shogi.explain.attacked': (squares) => `Lo atacarían desde ${squares}.`,
  'shogi.explain.blocked': (square) => `La pieza de ${square} estorba.`,
  'shogi.explain.replies': (list) => `Ninguna respuesta sirve: ${list}.`,
  'shogi.explain.reply': (move, squares) => `tras ${move} el rey sigue atacado desde ${squares}`,
  'shogi.explain.reply.bare': (move) => `${move} no sirve`,
  'shogi.explain.no_reply': 'No hay ninguna respuesta.',
  'shogi.explain.span': (first, last) => `La posición se dio cuatro veces, entre las jugadas ${first} y ${last}.`,
  'shogi.explain.checker': (side) => `Todas las jugadas de las ${low(side)} en ese tramo dieron jaque: las ${low(side)} pierden.`,
  'shogi.explain.counted': (black, white) => `Negras: ${black}; blancas: ${white}.`,

  // A count
  'shogi.count.sentence': (parts) => `La cuenta: ${parts}.`,
  'shogi.count.king.in': 'rey dentro',
  'shogi.count.king.out': 'rey fuera',
  'shogi.count.check': 'en jaque',
  'shogi.count.no_check': 'sin jaque',
  'shogi.count.pieces': (n, of) => `${n} de ${of} piezas dentro`,
  'shogi.count.points': (n, of) => `${n} de ${of} puntos`,
  'shogi.count.points.draw': (n, draw, win) => `${plural(n, 'punto', 'puntos')}; ${draw} dan tablas y ${win} ganan`,
  'shogi.count.points.own': (n) => plural(n, 'punto', 'puntos'),
  'shogi.count.credit': (n) => `${n} de ellos por la ventaja`,

  // Beside the board
  'shogi.impasse.title': 'Entrada del rey',
  'shogi.impasse.show': 'Cuenta por la entrada del rey',
  'shogi.impasse.hide': 'Ocultar la cuenta',
  'shogi.repetition': (n) =>
    `La posición se da por ${ORDINAL[n] ?? `${n}.ª`} vez. A la cuarta termina la partida.`,
  'shogi.repetition.checks': (side) =>
    `Desde entonces todas las jugadas de las ${low(side)} dieron jaque: si sigue así, las ${low(side)} pierden a la cuarta vez.`,
  'shogi.moves_left': (n) =>
    n === 0 ? 'Se alcanzó el límite de jugadas; solo se responde todavía al jaque.' : `${plural(n, 'jugada', 'jugadas')} hasta el límite, que da tablas.`,

  // Endings
  'shogi.ending.checkmate': 'por jaque mate',
  'shogi.ending.no_legal_move': 'no quedaba ninguna jugada',
  'shogi.ending.foul_nifu': 'por falta: dos peones en una columna (nifu)',
  'shogi.ending.foul_dead_square': 'por falta: una pieza que ya nunca puede moverse',
  'shogi.ending.foul_drop_pawn_mate': 'por falta: mate con peón soltado (uchifuzume)',
  'shogi.ending.foul_king_left_in_check': 'por falta: el rey quedó en jaque',
  'shogi.ending.perpetual_check': 'por falta: jaque perpetuo',
  'shogi.ending.repetition': 'la misma posición se dio por cuarta vez',
  'shogi.ending.declaration': 'por declaración con el rey dentro',
  'shogi.ending.failed_declaration': 'por una declaración fallida',
  'shogi.ending.impasse_draw': 'impasse, declarado con los puntos de tablas',
  'shogi.ending.impasse_count': 'impasse, por la cuenta de puntos',
  'shogi.ending.try': 'el rey llegó a la casilla inicial del otro rey',
  'shogi.ending.move_limit': 'se alcanzó el límite de jugadas',

  // The board
  'shogi.board': 'Tablero de shogi',
  'shogi.hand': (side) => `Mano de las ${low(side)}`,
  'shogi.hand.held': (piece, n) => (n === 1 ? piece : `${piece}, ${n}`),
  'shogi.hand.empty': 'vacía',
  'shogi.cell.piece': (side, piece) => `${piece} de las ${low(side)}`,
  'shogi.cell.picked': 'pieza elegida',
  'shogi.cell.target': 'la pieza elegida puede ir aquí',
  'shogi.cell.check': 'en jaque',
  'shogi.cell.from': 'de aquí salió la última jugada',
} satisfies Shogi;
