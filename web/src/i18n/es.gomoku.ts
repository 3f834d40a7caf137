/** The sentences of gomoku and renju in Spanish; see `es.ts`. */

import type { Gomoku } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const quintas = (n: number) => plural(n, 'quinta jugada', 'quintas jugadas');

/** A sentence as it goes on after a colon. */
const low = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

export default {
  // Whose turn, and what is asked
  'step.place': (n, color) => `Coloca la piedra ${n} (${color}).`,
  'step.place.inside': (n, color, size) =>
    size === 1
      ? `Coloca la piedra ${n} (${color}) en el centro.`
      : `Coloca la piedra ${n} (${color}) dentro del ${size}×${size} central.`,
  'step.place.outside': (n, color, size) =>
    `Coloca la piedra ${n} (${color}) fuera del ${size}×${size} central.`,
  'step.swap_or_keep': 'Intercambia los colores o conserva los actuales.',
  'step.declare': (max) => `Indica cuántas quintas jugadas habrá, de 1 a ${max}.`,
  'step.offer': (nth, total) =>
    total === 1
      ? 'Ofrece la quinta jugada.'
      : `Ofrece ${total} quintas jugadas distintas; esta es la ${nth} de ${total}.`,
  'step.offer.left': (left) =>
    left === 1 ? 'Ofrece la última quinta jugada.' : `Ofrece ${left} quintas jugadas más.`,
  'step.pick': 'Elige una de las quintas jugadas ofrecidas.',
  'step.choose': 'Elige color.',
  'step.choose.more': 'Elige color, o coloca dos piedras más y deja elegir al rival.',
  'step.place_or_offer': (inside, offers) =>
    `Coloca la piedra 5 dentro del ${inside}×${inside} central, u ofrece ${quintas(offers)} en cualquier punto.`,
  'step.play': (color) => `Juega una piedra ${color}.`,
  'step.over': 'La partida ha terminado.',

  // Actions as buttons
  'action.swap': (side) => `Intercambiar: jugarás con ${low(side)}`,
  'action.keep': (side) => `Mantener: sigues con ${low(side)}`,
  'action.declare': (n) => quintas(n),
  'action.black': 'Jugar con negras',
  'action.white': 'Jugar con blancas',
  'action.more': 'Poner dos piedras más; elige el rival',
  'action.claim': 'Reclamar jugada prohibida',
  'action.claim.hint': 'Ganas si la última jugada de las negras estaba prohibida o si tienen una línea larga (seis o más).',
  'action.mode.place': 'coloca la piedra 5',
  'action.mode.offer': 'ofrece una quinta jugada',
  'action.confirm.offer': (point) => `Ofrecer ${point}`,
  'action.confirm.pick': (point) => `Elegir ${point}`,

  // Actions in the list of moves
  'move.place': (point) => point,
  'move.pass': 'pasa',
  'move.swap': 'intercambia',
  'move.keep': 'mantiene',
  'move.declare': (n) => `pide ${n}`,
  'move.offer': (point) => `ofrece ${point}`,
  'move.pick': (point) => `elige ${point}`,
  'move.black': 'toma negras',
  'move.white': 'toma blancas',
  'move.more': 'dos más',
  'move.claim': 'reclama',

  // What is spoken
  'say.place': (point) => point,
  'say.pass': 'pasan',
  'say.swap': 'intercambian los colores',
  'say.keep': 'mantienen los colores',
  'say.declare': (n) => `piden ${quintas(n)}`,
  'say.offer': (point) => `ofrecen ${point}`,
  'say.pick': (point) => `eligen ${point}`,
  'say.black': 'se quedan con las negras',
  'say.white': 'se quedan con las blancas',
  'say.more': 'colocan dos piedras más',
  'say.claim': 'reclaman una jugada prohibida',

  // At the table
  'do.pass.what': 'Dos pases seguidos son tablas.',

  // Results
  'ending.five': 'cinco en línea',
  'ending.forbidden_double_three': 'se hizo un doble tres prohibido',
  'ending.forbidden_double_four': 'se hizo un doble cuatro prohibido',
  'ending.forbidden_overline': 'se hizo una línea larga prohibida (seis o más)',
  'ending.claimed_double_three': 'las blancas reclamaron un doble tres',
  'ending.claimed_double_four': 'las blancas reclamaron un doble cuatro',
  'ending.claimed_overline': 'las blancas reclamaron una línea larga (seis o más)',
  'ending.two_passes': 'dos pases seguidos',
  'ending.board_full': 'tablero lleno',

  // Refusals by rule
  'reason.pass_in_opening': 'Solo se puede pasar después de la apertura.',
  'reason.wrong_step': 'Ahora toca otra cosa.',
  'reason.claim_not_in_mode': 'En esta modalidad no hay nada que reclamar.',
  'reason.claim_not_white': 'Solo reclaman las blancas, y en su turno.',
  'reason.claim_unfounded': 'Aquí no hay nada que reclamar. La partida sigue y te toca a ti.',
  'reason.outside_area': 'Esta piedra tiene que ir dentro de la zona marcada.',
  'reason.inside_area': 'Esta piedra tiene que ir fuera de la zona marcada.',
  'reason.declare_out_of_range': 'Ese número no está permitido.',
  'reason.offer_duplicate': 'Esa quinta jugada ya está ofrecida.',
  'reason.offer_symmetric': 'Esta quinta jugada es simétrica de otra ya ofrecida.',
  'reason.pick_not_offered': 'Ese punto no se ha ofrecido.',
  'reason.double_three': 'Prohibido por doble tres.',
  'reason.double_four': 'Prohibido por doble cuatro.',
  'reason.overline': 'Prohibido por línea larga (seis o más).',

  // Explanations in words
  'explain.shape.overline': (stones) => `Línea larga (seis o más): ${stones}.`,
  'explain.shape.four': (stones) => `Cuatro: ${stones}.`,
  'explain.shape.three': (stones) => `Tres: ${stones}.`,
  'explain.shape.dead_three': (stones) => `Parece un tres, pero no lo es: ${stones}.`,
  'explain.shape.other': (stones) => `Línea: ${stones}.`,
  'explain.completes': (points) => `Se convierte en cinco en ${points}.`,
  'explain.opens': (points) => `Se convierte en cuatro abierto en ${points}.`,
  'explain.dead': (point, why) => `En ${point} no: ${why}.`,
  'explain.mirrors': (point) => `Es simétrica de ${point}.`,
  'dead.makes_five': 'forma un cinco directamente',
  'dead.makes_overline': 'forma una línea larga (seis o más)',
  'dead.no_room': 'no hay espacio',
  'dead.double_three': 'allí hay un doble tres prohibido',
  'dead.double_four': 'allí hay un doble cuatro prohibido',
  'dead.overline': 'allí hay una línea larga prohibida (seis o más)',

  // The board
  'board.label': (size) => `Tablero de ${size} por ${size}`,
  'cell.offered': (n) => `quinta jugada ofrecida ${n}`,
  'cell.winning': 'en la línea ganadora',
  'cell.mark.double_three': 'prohibido, doble tres',
  'cell.mark.double_four': 'prohibido, doble cuatro',
  'cell.mark.overline': 'prohibido, línea larga (seis o más)',
} satisfies Gomoku;
