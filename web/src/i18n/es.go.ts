/**
 * The sentences of Go in Spanish; see `es.ts`. Sides are plural («las negras capturan»); what is
 * asked of a player reads the same after «Te toca» and after a name.
 */

import type { Go } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** A sentence as it goes on after a colon. */
const low = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

const piedras = (n: number) => plural(n, 'piedra', 'piedras');
const muertas = (n: number) => plural(n, 'piedra muerta', 'piedras muertas');
const libertades = (n: number) => plural(n, 'libertad', 'libertades');

export default {
  // What is asked
  'go.step.nigiri': 'La casa sortea quién lleva las negras.',
  'go.step.choose': 'Elige un color.',
  'go.step.handicap': (left) =>
    left === 1 ? 'Coloca la última piedra de ventaja.' : `Coloca ${left} piedras de ventaja.`,
  'go.step.play': (color) => `Juega una piedra ${color}.`,
  'go.step.swap': (color) => `Juega una piedra ${color} o intercambia los colores.`,
  'go.step.end_said': (side) => `Las ${low(side)} dan el juego por acabado. Acepta o sigue jugando.`,
  'go.step.stone': (color) => `Juega una piedra ${color}: los pases no han decidido nada.`,
  'go.step.settle': 'Marca las piedras muertas y propónlas.',
  'go.step.settle.proposed': (side) => `Acepta las piedras muertas que proponen las ${low(side)} o propón otras.`,
  'go.step.over': 'La partida ha terminado.',

  // Actions as buttons
  'go.action.end': 'Dar por acabado',
  'go.action.agree': 'De acuerdo: se ha acabado',
  'go.action.swap': (side) => `Intercambiar: jugarás con ${low(side)}`,
  'go.action.black': 'Jugar con negras',
  'go.action.white': 'Jugar con blancas',
  'go.action.pass_left': (n) => `Pasar (quedan ${n})`,
  'go.action.accept': 'Aceptar',
  'go.action.propose': (n) =>
    n === 0 ? 'Proponer: no hay nada muerto' : `Proponer ${muertas(n)}`,
  'go.action.resume': 'Seguir jugando',
  'go.action.reset': 'Deshacer mis marcas',
  'go.action.suggestion': 'Marcar lo sugerido',

  // What is asked before it is done
  'go.pass.capture': 'Si tu rival también pasa, se acaba de jugar y gana quien haya capturado más piedras.',
  'go.pass.scored': 'Si tu rival también pasa, se acaba de jugar y se acuerdan las piedras muertas.',
  'go.pass.last': 'Tu rival acaba de pasar: con esto se acaba de jugar.',
  'go.end.ask': '¿Dar el juego por acabado?',
  'go.end.what': 'Cedes este turno. Tu rival puede aceptar o seguir jugando.',

  // Actions in the list of moves
  'go.move.pass': 'pasa',
  'go.move.end': 'da por acabado',
  'go.move.agree': 'acepta',
  'go.move.swap': 'intercambia',
  'go.move.black': 'toma negras',
  'go.move.white': 'toma blancas',
  'go.move.dead': (points) => (points === '' ? 'nada muerto' : `muertas: ${points}`),
  'go.move.accept': 'acepta',
  'go.move.resume': 'sigue jugando',
  'go.move.nigiri': 'sorteo',

  // What is spoken
  'go.say.pass': 'pasan',
  'go.say.end': 'dan el juego por acabado',
  'go.say.agree': 'aceptan que se ha acabado de jugar',
  'go.say.swap': 'intercambian los colores',
  'go.say.black': 'toman las negras',
  'go.say.white': 'toman las blancas',
  'go.say.dead': (points) =>
    points === '' ? 'proponen que no hay nada muerto' : `proponen como muertas: ${points}`,
  'go.say.accept': 'aceptan',
  'go.say.resume': 'siguen jugando',
  'go.say.nigiri': 'sorteo hecho',
  'go.say.captures': (point, n) => `${point}, capturan ${n}`,
  'go.say.total': (n, of) => `${n} de ${of}`,

  // What each side has taken
  'go.tally.of': (side, n, of) => `Las ${low(side)} han capturado ${n} de ${of}`,
  'go.tally.prisoners': (side, n) => `Las ${low(side)} tienen ${plural(n, 'prisionero', 'prisioneros')}`,
  'go.tally.label': 'prisioneros',
  'go.tally.one_more': 'una más gana',

  // Refusals by rule
  'go.reason.bad_action': 'Eso no es una acción de este juego.',
  'go.reason.not_now': 'Ahora se pide otra cosa.',
  'go.reason.no_offer': 'Nadie ha dado el juego por acabado.',
  'go.reason.end_not_offered': 'En esta modalidad solo se acaba pasando.',
  'go.reason.no_proposal': 'Nadie ha propuesto todavía piedras muertas.',
  'go.reason.not_a_stone': 'En ese punto no hay ninguna piedra.',
  'go.reason.suicide': 'Suicidio: la piedra quedaría sin libertades y no captura nada.',
  'go.reason.ko': 'Ko: esa piedra no se puede recapturar enseguida. Juega antes en otro sitio.',
  'go.reason.superko': 'Superko: ese mismo tablero ya ha estado antes.',
  'go.mark.suicide': 'sin libertades',
  'go.mark.ko': 'ko: juega antes en otro sitio',
  'go.mark.superko': (n) =>
    n === 0 ? 'repite el tablero del comienzo' : `repite el tablero tras la jugada ${n}`,
  'go.mark.superko.earlier': 'repite un tablero anterior',

  // Explanations in words
  'go.explain.chain': (stones) => `La cadena sería ${stones}.`,
  'go.explain.stands': (n, liberties) =>
    `Ahí hay una cadena de ${piedras(n)} con ${libertades(liberties)}.`,
  'go.explain.enemies': (stones) => `Sus últimas libertades las ocupan ${stones}.`,
  'go.explain.liberties': (n, points) => `${libertades(n)}: ${points}.`,
  'go.explain.captures': (n, stones) => `Captura ${piedras(n)}: ${stones}.`,
  'go.explain.ko': (stone) => `${stone} acaba de capturar una piedra ahí.`,
  'go.explain.repeats': (n) =>
    n === 0 ? 'Es el tablero del comienzo.' : `Es el tablero tras la jugada ${n}.`,
  'go.explain.totals': (black, white) => `Capturas después: negras ${black}, blancas ${white}.`,
  'go.explain.score': (score) => `El recuento sería: ${low(score)}.`,

  // Endings
  'go.ending.target': 'se ha capturado el número fijado de piedras',
  'go.ending.no_moves': 'no quedaba dónde poner una piedra',
  'go.ending.two_passes': 'dos pases seguidos',
  'go.ending.agreement': 'ambas partes dieron el juego por acabado',
  'go.ending.score': 'por recuento',
  'go.ending.repetition': 'la misma posición se ha dado por tercera vez',

  // The board
  'go.board': (columns, rows) => `Tablero de ${columns} por ${rows}`,
  'go.cell.ko': 'ko',
  'go.cell.atari': 'en atari',
  'go.cell.liberty': 'última libertad de una cadena',
  'go.cell.taken': 'recién capturada aquí',
  'go.cell.dead': 'marcada como muerta',
  'go.cell.differs': 'la propuesta difiere aquí',
  'go.cell.point.black': 'punto de las negras',
  'go.cell.point.white': 'punto de las blancas',
  'go.cell.point.neutral': 'neutral',
  'go.cell.point.seki': 'en seki, no cuenta',

  // The count
  'go.count.title': 'Recuento',
  'go.count.area': 'por área',
  'go.count.territory': 'por territorio',
  'go.count.row.stones': 'Piedras vivas',
  'go.count.row.territory': 'Puntos rodeados',
  'go.count.row.prisoners': 'Prisioneros',
  'go.count.row.komi': 'Komi',
  'go.count.row.bonus': 'Por piedras de ventaja',
  'go.count.row.total': 'Suma',
  'go.count.by': (side, n) => `${side} por ${n}`,
  'go.count.even': 'empate',
  'go.count.neutral': (n) => plural(n, 'punto neutral', 'puntos neutrales'),
  'go.count.seki': (n) => `${plural(n, 'punto', 'puntos')} en seki, sin contar`,

  // The settlement
  'go.settle.title': 'Piedras muertas',
  'go.settle.how': 'Elige una cadena para marcarla como muerta o viva.',
  'go.settle.suggested': 'La casa ha marcado lo que considera muerto. Nadie lo ha propuesto.',
  'go.settle.none': 'Todavía no se ha propuesto nada.',
  'go.settle.by': (side, n) =>
    n === 0
      ? `Las ${low(side)} proponen que no hay nada muerto.`
      : `Las ${low(side)} proponen ${piedras(n)} como muertas.`,
  'go.settle.differ': (points) => `Tú difieres en ${points}.`,
  'go.settle.counting': 'Contando…',
  'go.settle.uncounted': 'No se ha podido leer el recuento.',
  'go.settle.marked': (point, n) => `${point}: ${muertas(n)}.`,
  'go.settle.unmarked': (point, n) => `${point}: ${plural(n, 'piedra viva', 'piedras vivas')}.`,
  'go.settle.no_stone': (point) => `${point}: ninguna piedra.`,
} satisfies Go;
