/** The sentences of the rules pages of shogi in Spanish; see `en.ts` and `es.ts`. */

import type { ShogiRules } from './index';

export const rules: ShogiRules = {
  // The overview
  'rules.shogi.title': 'Las reglas del shogi',
  'rules.shogi.intro': 'Dos jugadores mueven piezas por turno e intentan dar mate al rey contrario. Las piezas capturadas cambian de bando y vuelven a jugar.',
  'rules.shogi.live': 'Los tableros de estas páginas responden. Mueve las piezas de ambos bandos: el árbitro lo permite o dice por qué no.',
  'rules.shogi.first': 'Pruébalo',
  'rules.shogi.tsume': 'Problemas de mate (tsume)',
  'rules.shogi.tsume.text': 'Coloca un problema o pégalo, y juégalo contra la defensa más larga.',

  // The board
  'rules.shogi.board': 'Tablero y posición inicial',
  'rules.shogi.board.board': 'Juega 7g7f, la primera jugada habitual. 7g7e es demasiado lejos para un peón.',

  // The pieces
  'rules.shogi.pieces': 'Las piezas',

  // Promotion
  'rules.shogi.promotion': 'Promoción',

  // Drops
  'rules.shogi.drops': 'Capturar y reintroducir',

  // Drop-pawn mate
  'rules.shogi.pawn_mate': 'Mate con peón puesto (uchifuzume)',

  // Check and mate
  'rules.shogi.mate': 'Jaque y mate',

  // Fouls
  'rules.shogi.fouls': 'Faltas y arbitraje',

  // Repetition
  'rules.shogi.repetition': 'Repetición',

  // Impasse
  'rules.shogi.impasse': 'Reyes que entran',
  'rules.shogi.impasse.credit.text': 'Los puntos de las piezas que dan las blancas cuentan para las blancas. Las diez piezas siguen haciendo falta.',

  // The move limit and replays
  'rules.shogi.limit': 'Límite y repetición de la partida',

  // Handicaps
  'rules.shogi.handicaps': 'Ventajas',

  // How moves are written
  'rules.shogi.notation': 'Cómo se escriben las jugadas',

  // Rooms
  'rules.shogi.play': 'Prueba estas reglas',
  'rules.shogi.play.board': 'Juega por ambos bandos.',
  'rules.shogi.about.shogi-club': 'Para cada día. Nadie pierde por un descuido con las reglas: el árbitro lo rechaza.',
  'rules.shogi.about.shogi-formal': 'Como en un torneo: las faltas pierden, los reyes entrados se cuentan de acuerdo y las tablas se juegan de nuevo.',
  'rules.shogi.about.shogi-official': 'Las reglas de la asociación: las faltas pierden y el rey entrado se declara con 24 puntos.',
  'rules.shogi.about.shogi-27': 'Como en torneos de ordenadores: el rey entrado se declara con 27 puntos.',
  'rules.shogi.about.shogi-handicap': 'Las blancas dan piezas y empiezan. Se puede elegir cualquier ventaja.',
  'rules.shogi.short.board': '9 × 9, 20 piezas cada uno.',
  'rules.shogi.short.wins': 'El mate. Quien no tiene jugada pierde.',
  'rules.shogi.short.fouls': 'Una falta',
  'rules.shogi.short.fouls.block': 'Se rechaza.',
  'rules.shogi.short.fouls.lose': 'Pierde.',
  'rules.shogi.short.repetition.replay': 'A la cuarta: sin resultado, se juega de nuevo. El jaque perpetuo pierde.',
  'rules.shogi.short.repetition.draw': 'A la cuarta: tablas. El jaque perpetuo pierde.',
  'rules.shogi.short.impasse.none': 'Sin regla.',
  'rules.shogi.short.impasse.24': 'Declaración: 31 puntos ganan, 24 tablas.',
  'rules.shogi.short.impasse.27': 'Declaración: ganan 28 puntos de las negras, 27 de las blancas.',
  'rules.shogi.short.impasse.points27': 'Recuento de acuerdo; 27 cada uno son tablas.',
  'rules.shogi.short.impasse.try': 'La regla try.',
  'rules.shogi.short.limit': 'Límite de jugadas',
  'rules.shogi.short.limit.none': 'Ninguno.',
  'rules.shogi.short.limit.moves': (n) => `Tablas tras ${n} jugadas.`,
  'rules.shogi.short.first': 'Empiezan',
  'rules.shogi.short.first.black': 'Las negras.',
  'rules.shogi.short.first.white': 'Las blancas, que dan ventaja.',
  'rules.shogi.short.draws': 'Tablas',
  'rules.shogi.short.draws.replay': 'Se juega de nuevo con los bandos cambiados.',
  'rules.shogi.short.draws.stand': 'Valen.',
  'rules.shogi.short.draws.keep': 'Valen. La revancha mantiene los bandos.',

  // A live board
  'rules.shogi.black_wins': 'Ganan las negras.',
  'rules.shogi.white_wins': 'Ganan las blancas.',
  'rules.shogi.declare': 'Declarar',
  'rules.shogi.counted': (side, count) => `${side}: ${count}.`,

  // Where it comes from
  'rules.shogi.source.association': 'Asociación Japonesa de Shogi: preguntas sobre las reglas de juego',
  'rules.shogi.source.fesa': 'Federación de Asociaciones Europeas de Shogi: reglas',
  'rules.shogi.source.csa': 'Computer Shogi Association: formato de registro y protocolo',
  'rules.shogi.source.kif': 'Kakinoki: el formato KIF',
  'rules.shogi.source.ours': 'Donde callan, esta casa ha decidido: las respuestas a un peón puesto se juzgan solo por el tablero, una declaración fallida pierde donde las faltas pierden, y una falta deja la posición como estaba.',
};

export default rules;
