/** The sentences of the rules pages of Go in Spanish; see `en.ts` and `es.ts`. */

import type { GoRules } from './index';

export const rules: GoRules = {
  // The overview
  'rules.go.title': 'Las reglas del go y del go de captura',
  'rules.go.intro': 'Dos jugadores colocan por turno una piedra en un punto del tablero; empiezan las negras. Las piedras no se mueven, pero se pueden rodear y capturar.',
  'rules.go.two': 'Dos juegos',
  'rules.go.two.capture': 'Go de captura: gana quien antes capture el número fijado de piedras. Es la mejor manera de empezar.',
  'rules.go.two.ordinary': 'Go: gana quien tenga la mayor parte del tablero.',

  // Liberties
  'rules.go.liberties': 'Piedras y libertades',
  'rules.go.liberties.text': 'Los puntos vacíos contiguos a una piedra, siguiendo las líneas, son sus libertades.',
  'rules.go.liberties.chain': 'Las piedras de un color que se tocan por una línea forman una cadena. Comparten las libertades; cada punto cuenta una vez.',
  'rules.go.liberties.board': 'Pregunta por una piedra: el árbitro cuenta sus libertades. d4 tiene cuatro; a7, en la esquina, dos.',

  // Capture
  'rules.go.capture': 'Capturar piedras',
  'rules.go.capture.text': 'Una cadena sin libertades se retira en el acto. Si le queda una sola, está en atari.',
  'rules.go.capture.one': 'La piedra blanca d4 está en atari. Captúrala en d3: donde gana la primera captura, ahí acaba la partida.',
  'rules.go.capture.chains': 'Una piedra puede capturar varias cadenas. Pregunta por e4: captura tres piedras.',
  'rules.go.race': 'La carrera',
  'rules.go.race.text': 'Quien haya capturado el número fijado gana en el acto. Da igual si son más.',
  'rules.go.race.board': 'A cinco: las negras llevan cuatro; las blancas, tres. Captura en c4 y gana, o juega en otro sitio y deja que las blancas jueguen e4.',

  // The forbidden point
  'rules.go.forbidden': 'El punto prohibido',
  'rules.go.forbidden.text': 'No se puede poner una piedra donde su cadena quede sin libertades: eso es suicidio.',
  'rules.go.forbidden.but': 'Se puede si captura algo. Primero se retira al rival, y eso deja sitio.',
  'rules.go.forbidden.board': '¿Pueden las negras jugar d5? ¿Y g7? ¿Y a1? En a1 la piedra captura dos.',
  'rules.go.forbidden.chain': 'g6 dejaría dos piedras sin libertades. También está prohibido.',
  'rules.go.airless': 'Ambas sin libertades',
  'rules.go.airless.text': 'Si una piedra deja sin libertades cadenas de ambos bandos, solo se retiran las del rival.',
  'rules.go.airless.board': 'A las dos cadenas solo les queda a1. Quien juegue ahí captura la otra.',

  // Snapback
  'rules.go.snapback': 'Contracaptura (snapback)',
  'rules.go.snapback.text': 'Da una piedra y captura más. La piedra que captura la tuya deja su propia cadena en atari.',
  'rules.go.snapback.board': 'A tres. Juega d1; las blancas la capturan en c1; captura tres en d1. Si juegas antes c1, las blancas conectan en d1.',

  // Ko
  'rules.go.ko': 'Ko',
  'rules.go.ko.text': 'Una piedra captura una piedra y el otro bando podría recapturar, y así sin fin. Por eso no se puede recapturar en el acto.',
  'rules.go.ko.threat': 'Juega antes en otro sitio. Si el rival responde allí, el ko vuelve a estar abierto.',
  'rules.go.ko.board': 'Captura en e4. Las blancas no pueden recapturar en d4 en el acto, pero sí después de una jugada de cada uno en otro sitio.',

  // Superko
  'rules.go.superko': 'Superko',
  'rules.go.superko.text': 'También se impiden los ciclos más largos: ninguna piedra puede repetir un tablero que ya se ha dado.',
  'rules.go.superko.kinds': 'Posicional: basta el mismo tablero. Situacional: además debe tocarle al mismo bando.',
  'rules.go.superko.free': 'Pasar no se prohíbe nunca. El número de capturas no importa.',
  'rules.go.superko.board': 'Posicional. Las blancas dan dos piedras con a1 y las negras las capturan en c1. ¿Pueden las blancas recapturar en b1?',
  'rules.go.superko.situational.board': 'Situacional. Las mismas jugadas: ahora las blancas sí pueden capturar en b1, porque después les toca a las negras. Haz pasar a las negras: ¿pueden las blancas volver a jugar a1?',
  'rules.go.superko.simple': 'Algunos reglamentos solo tienen el ko simple. Allí, una partida con recuento acaba sin resultado cuando una situación se da por tercera vez sin que nadie haya ganado nada.',

  // The end of a capture game
  'rules.go.ending': 'El final del go de captura',
  'rules.go.ending.text': 'Si nadie llega al número, el juego acaba cuando ambos pasan seguidos, o cuando uno dice que se ha terminado y el otro acepta. Gana quien haya capturado más.',
  'rules.go.ending.board': 'Las negras han capturado dos; las blancas, una. Haz pasar a los dos, o di que se ha terminado y acepta.',
  'rules.go.tie': 'Capturas iguales',
  'rules.go.tie.text': 'Las reglas dicen qué pasa: tablas, ganan las blancas, se cuenta el tablero o se sigue jugando.',
  'rules.go.tie.board': 'Una cada uno, y eso son tablas. Haz pasar a los dos.',
  'rules.go.tie.area.board': 'Una cada uno, y se cuenta el tablero: las negras tienen 28 puntos; las blancas, 21.',
  'rules.go.passing': 'Reglas para pasar',
  'rules.go.passing.text': 'Pasar puede ser libre, tener un límite, estar prohibido o costar una piedra capturada. Donde está prohibido, pierde quien no pueda poner una piedra.',
  'rules.go.no_moves.board': 'Las negras juegan b5. Todo punto que queda es suicidio para las blancas, que pierden.',

  // Counting
  'rules.go.counting': 'El recuento',
  'rules.go.counting.text': 'El go acaba cuando ambos pasan seguidos. Una región vacía que solo toca piedras de un color pertenece a ese bando.',
  'rules.go.area': 'Por área',
  'rules.go.area.text': 'Tus piedras en el tablero y los puntos que rodean. Lo capturado no cuenta.',
  'rules.go.area.board': 'Las negras tienen 28 puntos. Las blancas, 21 y 7,5 de komi: 28,5. Haz pasar a los dos, di que no hay nada muerto y acepta.',
  'rules.go.territory': 'Por territorio',
  'rules.go.territory.text': 'Los puntos que rodeas y las piedras rivales capturadas o muertas. Tus propias piedras en el tablero no cuentan.',
  'rules.go.territory.board': 'Las negras rodean 21 puntos y han capturado dos: 23. Las blancas rodean 14, han capturado una y tienen 6,5 de komi: 21,5.',
  'rules.go.komi': 'Komi y hándicap',
  'rules.go.komi.text': 'El komi son puntos para las blancas, que juegan en segundo lugar. El medio punto evita las tablas.',
  'rules.go.handicap.text': 'El jugador más débil lleva las negras y empieza con piedras en el tablero. Entonces empiezan las blancas, y el komi es de medio punto.',
  'rules.go.handicap.board': 'Tres piedras en puntos fijos. Empiezan las blancas.',
  'rules.go.handicap.free.board': 'Dos piedras donde se quiera: las negras las ponen una a una.',
  'rules.go.seki': 'Seki',
  'rules.go.seki.text': 'A veces ningún bando puede atacar sin ser capturado. Ambos viven: seki. Por territorio, los puntos dentro de un seki no cuentan.',
  'rules.go.seki.board': 'Cada bando tiene un ojo, y ambos necesitan c1. Quien juegue ahí es capturado. Pruébalo.',

  // Dead stones
  'rules.go.settling': 'Piedras muertas',
  'rules.go.settling.text': 'Las piedras que no pueden escapar están muertas. No hace falta capturarlas: cuando ambos han pasado, los jugadores se ponen de acuerdo.',
  'rules.go.settling.how': 'Un bando nombra las piedras muertas. El otro acepta, nombra otras o sigue jugando.',
  'rules.go.settling.board': 'La piedra blanca b4 no puede vivir. Elígela y acepta.',
  'rules.go.dispute': 'Si no hay acuerdo',
  'rules.go.dispute.text': 'Sigue jugando y captura lo que creas muerto. Si ambos vuelven a pasar sin ninguna piedra entre medias, todas cuentan como vivas.',
  'rules.go.dispute.turn': 'Por área, el turno sigue como estaba. Por territorio, juega primero el rival de quien sigue jugando.',
  'rules.go.dispute.board': 'Las negras dan b4 por muerta. Haz que las blancas sigan jugando y que ambos pasen: b4 cuenta como viva.',
  'rules.go.as_is': 'Sin acuerdo',
  'rules.go.as_is.text': 'Tromp-Taylor no pregunta a nadie: tras dos pases, el tablero se cuenta tal como está.',
  'rules.go.as_is.board': 'Haz pasar a los dos: b4 estropea toda la mitad de las negras.',

  // Starts and colours
  'rules.go.starts': 'Salidas y colores',
  'rules.go.crosscut': 'Piedras cruzadas',
  'rules.go.crosscut.text': 'Una partida puede empezar con un corte cruzado: la lucha es inmediata. Favorece a las negras, así que va bien con la regla del pastel.',
  'rules.go.crosscut.board': 'Corte cruzado y regla del pastel: tras la primera piedra negra, el otro jugador puede quedarse con las negras.',
  'rules.go.twin.board': 'Dos cortes cruzados.',
  'rules.go.colors': 'Quién lleva las negras',
  'rules.go.colors.text': 'El primer jugador lleva las negras, o elige, o la casa lo sortea (nigiri). Con la regla del pastel, uno pone la primera piedra y el otro puede cambiar los colores.',
  'rules.go.choosing.board': 'El primer jugador elige color. Empiezan las negras de todos modos.',

  // Rules in a few lines
  'rules.go.short.wins.first': 'Quien capture la primera piedra.',
  'rules.go.short.wins.target': (n) => `Quien antes capture ${n} piedras.`,
  'rules.go.short.wins.count': 'El mayor recuento.',
  'rules.go.short.ko.none': 'No puede darse.',
  'rules.go.short.ko.simple': 'Ko simple.',
  'rules.go.short.ko.positional': 'Superko posicional.',
  'rules.go.short.ko.situational': 'Superko situacional.',
  'rules.go.short.suicide.no': 'Prohibido.',
  'rules.go.short.suicide.yes': 'Permitido con dos piedras o más.',
  'rules.go.short.pass.none': 'Nunca.',
  'rules.go.short.pass.free': 'Permitido.',
  'rules.go.short.pass.agree': 'Permitido; también se puede acordar el final.',
  'rules.go.short.tie.draw': 'Tablas.',
  'rules.go.short.tie.area': 'Se cuenta el tablero.',
  'rules.go.short.komi': 'Komi',
  'rules.go.short.handicap': 'Hándicap',
  'rules.go.short.handicap.fixed': 'En puntos fijos.',
  'rules.go.short.handicap.free': 'Donde se quiera.',
  'rules.go.short.bonus.n': 'Las blancas reciben un punto por piedra.',
  'rules.go.short.bonus.n-1': 'Las blancas reciben un punto por piedra, menos una.',
  'rules.go.short.dead.agree': 'Por acuerdo.',
  'rules.go.short.dead.as-is': 'Cuentan como vivas.',
  'rules.go.short.colors.fixed': 'El primer jugador.',
  'rules.go.short.colors.choose': 'El primer jugador elige.',

  // Rooms and rule sets
  'rules.go.set.capture-race': 'Carrera de capturas',
  'rules.go.set.chinese': 'Reglas chinas',
  'rules.go.set.japanese': 'Reglas japonesas',
  'rules.go.set.korean': 'Reglas coreanas',
  'rules.go.set.aga': 'Reglas de la AGA',
  'rules.go.set.new-zealand': 'Reglas de Nueva Zelanda',
  'rules.go.set.tromp-taylor': 'Reglas Tromp-Taylor',
  'rules.go.about.first-capture': 'Para la primera partida. No se puede pasar: al final hay que llenar hasta el sitio seguro, así que guarda un poco.',
  'rules.go.about.capture-5': 'Se puede dar una piedra por un sitio mejor; cinco, no.',
  'rules.go.about.capture': 'El go de captura como lo escribe la fuente. El primer jugador elige color, y con capturas iguales hay tablas.',
  'rules.go.about.capture-race': 'Aquí las capturas iguales no son tablas: se cuenta el tablero. En el tablero grande empieza a importar el territorio seguro.',
  'rules.go.about.go': 'Go con las reglas chinas.',
  'rules.go.about.chinese': 'Recuento por área: jugar en el propio territorio no cuesta nada. En China se cuentan solo piedras, y 7,5 puntos se llaman 3¾ piedras.',
  'rules.go.about.japanese': 'Recuento por territorio: una piedra en el propio territorio cuesta un punto.',
  'rules.go.about.korean': 'En el juego y en el recuento, como las reglas japonesas.',
  'rules.go.about.aga': 'La Asociación Americana de Go. Sus jugadores también pueden contar por territorio y entregar una piedra por cada pase: el resultado es el mismo.',
  'rules.go.about.new-zealand': 'El komi no tiene medio punto, así que puede haber tablas; con hándicap no hay komi. Las piedras de hándicap van donde se quiera.',
  'rules.go.about.tromp-taylor': 'Las reglas más cortas que hay. Captura las piedras muertas antes de pasar.',
  'rules.go.suicide': 'Suicidio',
  'rules.go.suicide.text': 'Dos piedras o más pueden quedar sin libertades. Se retiran y cuentan como capturadas por el rival. Una sola, nunca.',
  'rules.go.suicide.board': 'Juega g6: se retiran las dos piedras negras.',
  'rules.go.play': 'Prueba estas reglas',
  'rules.go.play.board': 'Juega por ambos bandos.',

  // A live board
  'rules.go.first_player': 'Primer jugador',
  'rules.go.marks': 'Marcar las cadenas en atari',
  'rules.go.yes.wins': 'Con eso gana.',
  'rules.go.taken': (black, white) => `Capturas: negras ${black}, blancas ${white}.`,
  'rules.go.taken.of': (black, white, of) => `Capturas: negras ${black} de ${of}, blancas ${white} de ${of}.`,
  'rules.go.score': (black, white) => `Recuento: negras ${black}, blancas ${white}.`,

  // Where it comes from
  'rules.go.source.chinese': 'Reglas chinas, traducción de James Davies (en inglés)',
  'rules.go.source.japanese': 'Reglas japonesas de 1989, traducción de James Davies (en inglés)',
  'rules.go.source.aga': 'Reglas de la American Go Association',
  'rules.go.source.new-zealand': 'New Zealand Go Society',
  'rules.go.source.tromp-taylor': 'Tromp-Taylor: las reglas lógicas del go',
  'rules.go.source.atari': 'Sensei’s Library: Atari Go',
  'rules.go.source.ours': 'Donde estas callan, la casa ha elegido: una sola piedra nunca puede suicidarse, decir que se ha terminado cede el turno, y cómo se reconoce un seki en el recuento.',
};

export default rules;
