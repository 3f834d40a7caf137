/** The sentences of the review page in Spanish; see `en.ts` and `es.ts`. */

import type { Review } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** A sentence as it goes on after a colon. */
const low = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

/** «Negras» inside a sentence: «las negras». */
const the = (side: string) => `las ${low(side)}`;

export const review: Review = {
  'review.title': 'Análisis',
  'review.title.of': (what) => `${what} · Análisis · Yonban`,
  'review.none': 'Aquí no hay ninguna partida terminada.',
  'review.none.what': 'Puede que el enlace esté incompleto o que la partida siga en juego.',
  'review.to_table': 'Ir a la mesa',
  'review.failed': (why) => `El servidor no ha respondido: ${low(why)}`,
  'review.again': 'Intentar de nuevo',

  // Stepping
  'review.steps': 'Recorrer la partida',
  'review.first': 'Primera posición',
  'review.previous': 'Jugada anterior',
  'review.next': 'Jugada siguiente',
  'review.last': 'Última posición',
  'review.ply': (n, of) => `${n} / ${of}`,
  'review.slider': 'Jugada',
  'review.start': 'Inicio',
  'review.start.say': 'El inicio de la partida.',
  'review.move': (n, side, what) => `${n}. ${side}: ${what}`,
  'review.move.bare': (n, what) => `${n}. ${what}`,
  'review.time': (time) => `tras ${time}`,
  'review.time.short': 'en menos de un segundo',
  'review.opening': (name) => `Apertura: ${name}.`,
  'review.variation': 'en una variante',
  'review.marked': 'marcada',
  'review.remark': 'con comentario',
  'review.fault': 'la jugada prohibida',
  'review.remarks': 'Comentario',
  'review.labels': (list) => `Etiquetas: ${list}.`,
  'review.label': (point, text) => `${point}: ${text}`,
  'review.to_act': (side, task) => `${side}: ${low(task)}`,
  'review.players': 'Jugadores y resultado',
  'review.position': 'Esta posición',

  // The game
  'review.unknown_player': 'desconocido',
  'review.wins': (side, name) => `Ganan ${the(side)} (${name})`,
  'review.wins.side': (side) => `Ganan ${the(side)}`,
  'review.ended': (headline, reason) => `${headline}: ${reason}.`,
  'review.resigned': (side) => `${the(side)} abandonaron`,
  'review.timed_out': (side) => `a ${the(side)} se les acabó el tiempo`,
  'review.left': (side) => `${the(side)} se fueron`,
  'review.rules': 'Las reglas de esta modalidad',
  'review.rules.text': (text) => `Reglas: ${text}`,
  'review.event': 'Torneo',
  'review.round': 'Ronda',
  'review.date': 'Fecha',
  'review.clock': 'Tiempo',
  'review.about': 'Sobre esta partida',

  // The tree
  'review.moves': 'Jugadas y variantes',
  'review.variations': (n) => plural(n, 'otra jugada', 'otras jugadas'),
  'review.folded': (n) => plural(n, 'jugada más, plegada', 'jugadas más, plegadas'),
  'review.remove': (n) => (n === 1 ? 'Borrar esta jugada' : `Borrar desde aquí (${n} jugadas)`),
  'review.removed': 'Se ha borrado la variante.',
  'review.put_back': 'Recuperarla',
  'review.try': 'Juega en el tablero para probar otra jugada.',

  // Asking
  'review.ask': 'Preguntar por un punto',
  'review.ask.on': 'Elige un punto: el tablero dice qué permiten allí las reglas y por qué.',
  'review.ask.point': (point) => `Preguntar por ${point}`,
  'review.play.point': (point) => `Jugar ${point}`,
  'review.marks': 'Puntos prohibidos',
  'review.numbers': 'Números',
  'review.allowed': (what) => `${what}: la jugada está permitida.`,
  'review.refused': (what, why) => `${what}: ${low(why)}`,
  'review.playable': 'Aun así se puede jugar.',
  'review.for_side': (side) => `Pero si jugaran allí ${the(side)}:`,
  'review.ends': (how) => `Terminaría la partida en el acto: ${how}.`,
  'review.claimable': (how) => `Se podría responder con una reclamación: ${how}.`,
  'review.close_answer': 'Quitar la respuesta',

  // Drawing on the board
  'review.draw': 'Dibujar',
  'review.draw.on': 'Arrastra para una flecha, elige un lugar para un círculo; lo mismo otra vez lo borra. Con el teclado, Intro empieza e Intro termina. El botón derecho dibuja en todo momento.',
  'review.draw.clear': 'Borrar lo dibujado',
  'review.draw.cleared': 'Se ha borrado lo dibujado aquí.',
  'review.draw.begun': (from) => `Desde ${from}: elige dónde acaba la flecha, o el mismo lugar para un círculo.`,
  'review.draw.arrow': (from, to) => `Flecha de ${from} a ${to}.`,
  'review.draw.arrow.gone': (from, to) => `Se ha borrado la flecha de ${from} a ${to}.`,
  'review.draw.circle': (at) => `Círculo en ${at}.`,
  'review.draw.circle.gone': (at) => `Se ha borrado el círculo en ${at}.`,
  'review.draw.circled': 'con un círculo',
  'review.draw.to': (to) => `flecha a ${to}`,

  // Taking it along
  'review.take': 'Llevarse la partida',
  'review.copy_link': 'Copiar enlace',
  'review.copy_moves': 'Copiar jugadas',
  'review.copied': 'Copiado.',
  'review.copy_failed': 'El navegador no permite copiar aquí.',
  'review.link': 'Enlace a esta posición',
  'review.export': 'Guardar',

  // Bringing a game
  'import.title': 'Analizar una partida',
  'import.dropping': 'Suelta para leer el archivo.',
  'import.pasted': 'el texto pegado',
  'import.back': (n) => `Otras partidas de este archivo (${n})`,

  // Keys of this page
  'help.review': 'En la página de análisis:',
  'help.review.step': 'Jugada anterior y siguiente, fuera del tablero',
  'help.review.ends': 'Primera y última posición, fuera del tablero',
  'help.review.beside': 'Variante anterior y siguiente, fuera del tablero',
  'help.review.anywhere': 'Lo mismo desde cualquier sitio, también en el tablero',
  'help.review.brackets': 'Jugada anterior y siguiente, también en el tablero',
  'help.review.ask': 'Preguntar por el punto enfocado',
  'help.review.delete': 'Borrar la variante desde aquí',
};

export default review;
