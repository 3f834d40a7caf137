/** The sentences of the page of mate problems in Spanish; see `en.ts` and `es.ts`. */

import type { Tsume } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const tsume: Tsume = {
  'tsume.title': 'Problemas de mate',
  'tsume.lead': 'Tsume shogi: da mate con un jaque en cada jugada. La casa se defiende cuanto puede.',
  'tsume.rules': 'Las reglas del shogi',

  // Which problem
  'tsume.samples': 'Problemas para empezar',
  'tsume.sample': (plies, n) => `Mate en ${plies}, n.º ${n}`,
  'tsume.own': 'Un problema propio',
  'tsume.edit': 'Colocar',
  'tsume.edit.this': 'Cambiar la posición',
  'tsume.solve': 'Resolver',
  'tsume.paste': 'SFEN, KIF, KI2 o CSA',
  'tsume.paste.what': 'Pega una posición o un registro. De un registro se toma la posición inicial.',
  'tsume.read': 'Leer',
  'tsume.reading': 'Leyendo…',
  'tsume.share': 'Enlace a este problema',
  'tsume.copy': 'Copiar el enlace',
  'tsume.copied': 'Copiado',
  'tsume.sfen': 'Posición (SFEN)',

  // Setting up
  'tsume.piece': 'Pieza',
  'tsume.side': 'De quién',
  'tsume.erase': 'Quitar',
  'tsume.attacker': 'Quién da mate',
  'tsume.hand.more': (piece, side) => `${side}: un ${piece} más en mano`,
  'tsume.hand.fewer': (piece, side) => `${side}: un ${piece} menos en mano`,
  'tsume.rest': 'Todas las demás piezas a la mano de las blancas',
  'tsume.clear': 'Vaciar',
  'tsume.keys': 'Elige una pieza y luego una casilla. Teclas: las letras eligen, Intro coloca, + promueve, Supr quita.',
  'tsume.all_used': (piece) => `Ya no queda más: ${piece}.`,
  'tsume.set': (what, square) => `${what}, ${square}`,
  'tsume.removed': (square) => `${square} queda vacía.`,
  'tsume.left': (n) => `${plural(n, 'pieza', 'piezas')} sin usar.`,

  // What is known of it
  'tsume.asking': 'El solucionador piensa…',
  'tsume.unanswered': 'La casa no responde.',
  'tsume.again': 'Preguntar otra vez',
  'tsume.mate': (plies) => `Mate en ${plies}.`,
  'tsume.composed': (plies, composed) =>
    `Mate en ${plies}; en ${composed} sin interposiciones inútiles.`,
  'tsume.longer': 'No está descartado un mate más corto.',
  'tsume.no_mate': 'No hay mate a base de jaques.',
  'tsume.unsolved': 'El solucionador se rinde: ni el mate ni su ausencia están probados.',
  'tsume.one_first': 'Solo una primera jugada da mate tan rápido.',
  'tsume.first_moves': (n) => `${n} primeras jugadas dan mate tan rápido.`,

  // Playing
  'tsume.attack.black': 'Juegan las negras: da jaque.',
  'tsume.attack.white': 'Juegan las blancas: da jaque.',
  'tsume.defend.black': 'Las negras responden al jaque.',
  'tsume.defend.white': 'Las blancas responden al jaque.',
  'tsume.checks': (n) => `${plural(n, 'jaque posible', 'jaques posibles')}.`,
  'tsume.replies': (n) => `${plural(n, 'respuesta posible', 'respuestas posibles')}.`,
  'tsume.not_a_check': 'Eso no es jaque, o no está permitido.',
  'tsume.not_a_reply': 'Eso no responde al jaque, o no está permitido.',
  'tsume.answered': (move) => `La casa responde ${move}.`,
  'tsume.useless': 'interposición inútil',
  'tsume.useless.said': 'Es una interposición inútil.',
  'tsume.slower': (plies) => `También da mate, pero tarda ${plies} más.`,
  'tsume.escapes': 'Ese jaque no da mate. Deshazlo, o respóndelo tú y lo verás.',
  'tsume.maybe': 'No está probado si ese jaque da mate. Respóndelo tú o deshazlo.',
  'tsume.mated': (n) => `Mate, tras ${plural(n, 'jugada', 'jugadas')}.`,
  'tsume.no_checks': 'No queda ningún jaque.',
  'tsume.house': 'Responde la casa',
  'tsume.hint': 'Pista',
  'tsume.next': 'Mostrar la jugada siguiente',
  'tsume.solution': 'Solución',
  'tsume.hide': 'Ocultar la solución',
  'tsume.back': 'Deshacer',
  'tsume.start': 'Empezar de nuevo',
  'tsume.moves': 'Jugadas',
  'tsume.type': 'Escribe una jugada',
  'tsume.go': 'Jugar',

  // What is wrong with a position
  'tsume.bad': 'Esta posición no sirve.',
  'tsume.bad.syntax': 'No es una posición que se pueda leer.',
  'tsume.bad.missing_king': 'Falta un rey. Solo las negras pueden estar sin él.',
  'tsume.bad.too_many_kings': 'Un bando tiene dos reyes.',
  'tsume.bad.too_many_pieces': 'Hay más piezas de un tipo que en un juego.',
  'tsume.bad.two_pawns': 'Hay dos peones sin promover de un bando en una columna.',
  'tsume.bad.dead_piece': 'Una pieza está donde nunca podría moverse.',
  'tsume.bad.opponent_in_check': 'El bando al que no le toca ya está en jaque.',
  'tsume.bad.attacker_in_check': 'El bando que ha de dar mate está en jaque.',
};

export default tsume;
