/** The sentences of the lessons of shogi about its laws in Spanish; see `en.ts` and `es.ts`. */

import type { ShogiLaw } from './index';

export const law: ShogiLaw = {
  // Fouls
  'rules.shogi.fouls.text': 'Cuatro cosas que las piezas pueden hacer están prohibidas: dos peones, casilla sin salida, mate con peón puesto y dejar al rey en jaque.',
  'rules.shogi.fouls.rest': 'Lo que una pieza no puede hacer, o poner una pieza sobre otra, se rechaza siempre.',
  'rules.shogi.fouls.block': 'Rechazada',
  'rules.shogi.fouls.block.text': 'En las modalidades de club el árbitro rechaza la falta y dice por qué. No pasa nada.',
  'rules.shogi.fouls.block.board': 'Prueba un peón en 7e y la torre a 4g. El caballo a 2b promueve sin preguntar: tiene que hacerlo.',
  'rules.shogi.fouls.lose': 'Perdida',
  'rules.shogi.fouls.lose.text': 'En las formales una falta pierde en el acto, como en un torneo. La jugada no se ejecuta; queda en el registro.',
  'rules.shogi.fouls.lose.board': 'Un peón en 7e, la torre a 4g, el caballo a 2b sin promover: cada una pierde. La torre a 6f ni siquiera es una falta.',

  // Repetition
  'rules.shogi.repetition.text': 'Cuando la misma posición se da por cuarta vez, la partida acaba sin resultado (sennichite), o en tablas donde así se haya elegido. Han de coincidir tablero, ambas manos y el turno.',
  'rules.shogi.repetition.times': 'Las cuatro veces no tienen que ser seguidas. La posición inicial cuenta.',
  'rules.shogi.repetition.board': 'Las torres van y vienen. Con la duodécima jugada la posición inicial se da por cuarta vez.',
  'rules.shogi.perpetual': 'Jaque perpetuo',
  'rules.shogi.perpetual.text': 'Si entre la primera vez y la cuarta todas las jugadas de un bando dieron jaque, ese bando pierde. No importa quién haga la última jugada.',
  'rules.shogi.perpetual.board': 'Las negras dan jaque sin fin y las blancas hacen la última jugada. Pierden las negras.',
  'rules.shogi.perpetual.checker.board': 'Aquí la última jugada es de las negras, que también pierden.',
  'rules.shogi.perpetual.quiet': 'Una jugada sin jaque',
  'rules.shogi.perpetual.quiet.text': 'Una sola jugada sin jaque en medio, aunque sea en la primera vuelta, y es repetición simple.',
  'rules.shogi.perpetual.quiet.board': 'La primera jugada de las negras no da jaque: sin resultado.',
  'rules.shogi.repetition.hands': 'Las manos cuentan',
  'rules.shogi.repetition.hands.text': 'El mismo tablero con otras piezas en mano es otra posición.',
  'rules.shogi.repetition.hands.board': 'Las negras ponen el peón por el camino. Lo anterior no cuenta: la partida sigue.',

  // Impasse
  'rules.shogi.impasse.text': 'A un rey en las tres filas rivales es difícil darle mate. Entonces deciden los puntos: torre y alfil 5 cada uno, promovidos o no; las demás 1; el rey ninguno. En total son 54.',
  'rules.shogi.impasse.rooms': 'Depende de la modalidad. Nada se reclama solo: en su turno, un bando declara en vez de mover.',
  'rules.shogi.impasse.27': '27 puntos',
  'rules.shogi.impasse.27.text': 'Gana si se cumple todo: el rey está en la zona y no en jaque, hay allí otras diez piezas propias, y esas piezas con la mano suman 28 puntos para las negras o 27 para las blancas.',
  'rules.shogi.impasse.27.board': 'Diez piezas y 28 puntos, lo justo. Declara.',
  'rules.shogi.impasse.27.short': 'Diez piezas, pero 27 puntos: a las negras les falta uno. El árbitro lo rechaza.',
  'rules.shogi.impasse.27.failed': 'Solo nueve piezas, donde las faltas pierden: la declaración pierde.',
  'rules.shogi.impasse.24': '24 puntos',
  'rules.shogi.impasse.24.text': 'Las mismas condiciones, pero 31 puntos ganan y de 24 a 30 son tablas.',
  'rules.shogi.impasse.24.board': '31 puntos: victoria.',
  'rules.shogi.impasse.24.draw': 'Juegan las blancas con 24 puntos: tablas.',
  'rules.shogi.impasse.count': 'Recuento de acuerdo',
  'rules.shogi.impasse.count.text': 'Cuando han entrado ambos reyes, los dos pueden acordar contar todo lo del tablero y la mano. Quien tenga menos de 27 pierde.',
  'rules.shogi.impasse.tie': 'Con 27 cada uno son tablas. En muchos torneos de aficionados ganan entonces las blancas.',
  'rules.shogi.impasse.count.board': 'Las negras tienen 30 puntos; las blancas, 24.',
  'rules.shogi.impasse.tie.board': '27 cada uno: tablas.',
  'rules.shogi.impasse.tie.white': '27 cada uno, donde el empate es de las blancas.',
  'rules.shogi.try': 'Regla try',
  'rules.shogi.try.text': 'El rey que llega a la casilla inicial del otro rey gana en el acto: 5a para las negras, 5i para las blancas. No puede entrar en jaque.',
  'rules.shogi.try.board': 'Ve a 5a y gana.',
  'rules.shogi.try.attacked': 'La torre vigila 5a: el rey no puede ir.',
  'rules.shogi.impasse.none': 'Sin regla',
  'rules.shogi.impasse.none.text': 'Se puede jugar sin ella. Entonces solo acaban la partida el mate, la repetición o un límite de jugadas.',
  'rules.shogi.impasse.credit': 'Con ventaja',
  'rules.shogi.impasse.credit.board': 'Las blancas dieron torre y alfil: 17 puntos y 10 por la ventaja suman 27.',

  // The move limit and replays
  'rules.shogi.limit.text': 'Tras un número fijado de jugadas, contando ambos bandos, son tablas. Un mate en la última jugada cuenta.',
  'rules.shogi.limit.board': 'Un límite de tres jugadas, para verlo. Las partidas oficiales tienen 500.',
  'rules.shogi.limit.check': 'Límite en jaque',
  'rules.shogi.limit.check.text': 'Si la última jugada da jaque, se sigue hasta que no lo haya.',
  'rules.shogi.limit.check.board': 'Límite de una jugada. La torre a 5h da jaque: las blancas aún responden y son tablas.',
  'rules.shogi.replay': 'Partida de nuevo',
  'rules.shogi.replay.text': 'Tras una repetición se juega de nuevo con los bandos cambiados. Las modalidades formales repiten también las tablas; se conserva el tiempo restante, con el mínimo que fija la modalidad.',
  'rules.shogi.replay.handicap': 'Con ventaja los bandos no cambian.',
  'rules.shogi.replay.draws': 'No se pueden acordar tablas.',
  'rules.shogi.toss': 'Quién empieza',
  'rules.shogi.toss.text': 'En un club o un torneo se lanzan cinco peones (furigoma). Aquí la casa lo sortea.',
};

export default law;
