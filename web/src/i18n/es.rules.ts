/** The sentences of the rules pages in Spanish; see `en.ts` and `es.ts`. */

import type { Rules } from './index';

export const rules: Rules = {
  // The front page
  'rules.title': 'Las reglas',
  'rules.front': 'Cada juego en pocas palabras, con tableros que responden. Elige un juego.',
  'rules.game.gomoku': 'Gomoku y renju',
  'rules.game.gomoku.what': 'Gana quien forme cinco en línea. El renju prohíbe algunas jugadas a las negras.',
  'rules.game.go': 'Go y go de captura',
  'rules.game.go.what': 'Rodea piedras para capturarlas, o rodea la mayor parte del tablero.',
  'rules.game.shogi': 'Shogi',
  'rules.game.shogi.what': 'Da mate al rey rival. Lo que capturas puedes volver a ponerlo en el tablero.',
  'rules.game.backgammon': 'Backgammon',
  'rules.game.backgammon.what': 'Lleva tus fichas a casa y sácalas antes que el rival, con dos dados y un cubo de doblar.',

  // A page of the rules
  'rules.contents': 'En esta página',
  'rules.live': 'Los tableros de estas páginas responden. Elige un punto, con Intro o con un clic, y el árbitro dirá si se puede jugar allí y, si no, por qué.',
  'rules.choose': '¿Qué modalidad?',
  'rules.rooms': 'Todas las modalidades',
  'rules.course': 'Paso a paso',
  'rules.sets': 'Reglamentos',
  'rules.next': (lesson) => `Siguiente: ${lesson}`,

  // A room
  'rules.room': (room) => `Reglas: ${room}`,
  'rules.open': 'Abrir una mesa con estas reglas',
  'rules.short': 'En breve',
  'rules.short.board': 'Tablero',
  'rules.short.board.lines': (n) => `${n} × ${n}`,
  'rules.short.wins': 'Gana',
  'rules.short.pass': 'Pasar',

  // A live board
  'rules.play.caption': 'Juega por ambos bandos o mira un ejemplo.',
  'rules.ask.black': 'Juegan las negras. Pregunta por un punto.',
  'rules.ask.white': 'Juegan las blancas. Pregunta por un punto.',
  'rules.yes.black': (point) => `Las negras pueden jugar ${point}.`,
  'rules.yes.white': (point) => `Las blancas pueden jugar ${point}.`,
  'rules.done': 'La apertura ha terminado.',
  'rules.black_wins': 'Ganan las negras.',
  'rules.white_wins': 'Ganan las blancas.',
  'rules.back': 'Deshacer',
  'rules.again': 'Empezar de nuevo',
  'rules.show': 'Mostrar el paso siguiente',
  'rules.asking': 'Preguntando al árbitro…',
  'rules.unanswered': 'El árbitro no responde.',
  'rules.retry': 'Preguntar otra vez',

  // Where it comes from
  'rules.sources': 'Fuentes',
};

export default rules;
