/** What shogi shows on request: the count of entered kings, and what may be set, in Spanish; see `es.ts`. */

import type { ShogiMore } from './index';

export default {
  // Entered kings
  'shogi.impasse.king': 'Rey dentro',
  'shogi.impasse.check': 'Sin jaque',
  'shogi.impasse.pieces': 'Piezas dentro',
  'shogi.impasse.points': 'Puntos',
  'shogi.impasse.yes': 'sí',
  'shogi.impasse.no': 'no',
  'shogi.impasse.of': (n, of) => `${n} de ${of}`,
  'shogi.impasse.either': (draw, win) => `${draw} o ${win}`,
  'shogi.impasse.27': 'Con las cuatro condiciones y en tu turno puedes declarar la victoria. Nada se reclama solo.',
  'shogi.impasse.24': (draw, win) =>
    `Con las cuatro condiciones y en tu turno puedes declarar: ${win} puntos ganan, ${draw} dan tablas. Nada se reclama solo.`,
  'shogi.impasse.points27': 'Cuando han entrado los dos reyes se puede acordar contar: gana la suma mayor.',
  'shogi.impasse.try': (square) => `Gana el rey que llega a la casilla inicial del otro: ${square}.`,

  // Settings
  'shogi.settings': 'Shogi',
  'shogi.settings.pieces': 'Piezas',
  'shogi.settings.pieces.one': 'Un signo',
  'shogi.settings.pieces.two': 'Dos signos',
  'shogi.settings.pieces.international': 'Internacional',
  'shogi.settings.tints': 'Teñir las piezas de negras y blancas',
  'shogi.settings.hide_empty': 'Ocultar las piezas que faltan en la mano',
  'shogi.settings.promote': 'Promoción',
  'shogi.settings.promote.ask': 'Preguntar siempre',
  'shogi.settings.promote.big': 'Torre, alfil y peón sin preguntar',
  'shogi.settings.notation': 'Las jugadas se escriben',
  'shogi.settings.notation.auto': 'Según el idioma',
  'shogi.settings.notation.japanese': 'Japonesa: ▲７六歩',
  'shogi.settings.notation.western': 'Occidental: P-7f',
  'shogi.settings.notation.kitao': 'Kitao–Kawasaki: 歩76',
  'shogi.settings.notation.usi': 'USI: 7g7f',
  'shogi.settings.notation.csa': 'CSA: +7776FU',
} satisfies ShogiMore;
