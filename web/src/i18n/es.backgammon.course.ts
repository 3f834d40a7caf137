/** The sentences of the lessons of backgammon about checkers and dice in Spanish; see `en.backgammon.course.ts`. */

import type { BackgammonCourse } from './index';

export const course: BackgammonCourse = {
  // The board
  'rules.backgammon.board.text': 'Veinticuatro puntos en cuatro cuadros, con una barra en medio. Cada bando tiene quince fichas.',
  'rules.backgammon.board.way': 'Los bandos avanzan en sentidos opuestos: cada uno desde el lado más lejano hasta su casa, los puntos 6 a 1, y después fuera.',
  'rules.backgammon.board.numbers': 'Cada bando cuenta los puntos desde su lado: el 24 es el más lejano y el 1 el más cercano. Tu 24 es el 1 del rival. Una ficha en la barra cuenta como si estuviera en el 25.',
  'rules.backgammon.board.pips': 'El recuento de pips es la suma de esos números: 167 por bando al empezar. Quien tiene menos va por delante.',
  'rules.backgammon.board.white': 'Las blancas han sacado 3 y 1. Mueve una ficha del 8 al 5 y otra del 6 al 5.',
  'rules.backgammon.board.black': 'Las negras han sacado lo mismo. Con su propia numeración la jugada también es la misma: 8/5 6/5.',

  // Moving and hitting
  'rules.backgammon.moves.text': 'Cada dado mueve una ficha tantos puntos como marca. Una misma ficha puede usar los dos, uno tras otro.',
  'rules.backgammon.moves.open': 'Una ficha puede caer en cualquier punto que no ocupen dos o más fichas rivales, también a medio camino. Las tuyas nunca te estorban.',
  'rules.backgammon.moves.board': 'Seis y cinco. Una ficha puede ir del 24 al 13 pasando por el 18. Por el 19 no: es de las negras.',
  'rules.backgammon.doublet': 'Dobles',
  'rules.backgammon.doublet.text': 'Dos dados iguales se juegan cuatro veces.',
  'rules.backgammon.doublet.board': 'Cuatro treses, con las fichas que quieras.',
  'rules.backgammon.hit': 'Golpear',
  'rules.backgammon.hit.text': 'Una ficha sola es un blot. Si una rival cae sobre ella, aunque sea de paso, la manda a la barra y vuelve a empezar.',
  'rules.backgammon.hit.board': 'La ficha negra del 20 está sola. El 4 la golpea y la misma ficha puede seguir con el 2. Por el 22 no se golpea nada.',
  'rules.backgammon.enter': 'Entrar',
  'rules.backgammon.enter.text': 'Quien tiene una ficha en la barra debe entrarla antes de nada, en la casa rival: con un 1 en el 24, con un 6 en el 19.',
  'rules.backgammon.enter.board': 'Con el 6 no se entra: el 19 es de las negras. Entra con el 2, en el 23, y juega luego el 6.',
  'rules.backgammon.enter.two': 'Dos en la barra y solo entra el 3. El 6 se pierde.',
  'rules.backgammon.dance': 'Bailar',
  'rules.backgammon.dance.text': 'Cuando ningún número se puede jugar, pasa el turno. No poder entrar de la barra se llama bailar.',
  'rules.backgammon.dance.board': 'Las negras han cerrado su casa. La única jugada de las blancas es no mover.',

  // The opening throw
  'rules.backgammon.opening.text': 'Cada bando tira un dado. Empieza el más alto, y juega los dos números: la primera jugada nunca es un doble.',
  'rules.backgammon.opening.tie': 'Si empatan, se tira otra vez. Nadie dobla antes de la primera jugada. Así empieza cada partida de un match.',
  'rules.backgammon.opening.board': 'Primero un empate, después 3 y 1: empiezan las blancas con los dos. Las tiradas siguientes son de un solo jugador, que las pide.',
  'rules.backgammon.auto': 'Dobles automáticos',
  'rules.backgammon.auto.text': 'Hay quien deja que cada empate doble el cubo por sí solo, o solo el primero. El cubo sigue en el centro y ambos pueden doblar. En los torneos no se hace.',
  'rules.backgammon.auto.board': 'Sin límite: dos empates, y el cubo está en 4.',
  'rules.backgammon.auto.once': 'Una vez como mucho: el segundo empate no cuenta, y el cubo está en 2.',

  // What has to be played
  'rules.backgammon.compulsory.text': 'Hay que usar tantos números como se pueda. Nada más es obligatorio: nadie tiene que golpear ni sacar si los números se pueden usar de otro modo.',
  'rules.backgammon.both': 'Los dos números',
  'rules.backgammon.both.text': 'Si se pueden usar los dos, en un orden u otro, hay que usarlos.',
  'rules.backgammon.both.board': 'Tras 20/15 no habría un 1. Desde el 10 se juegan los dos, así que es la única jugada.',
  'rules.backgammon.larger': 'Solo uno',
  'rules.backgammon.larger.text': 'Si se puede usar cualquiera de los dos, pero no ambos, ha de ser el mayor. Si solo se puede el menor, ese.',
  'rules.backgammon.larger.board': 'Tras el 6 no hay 5, y tras el 5 no hay 6. Así que ha de ser el 6.',
  'rules.backgammon.smaller.board': 'Aquí el 6 está cerrado. Toca el 5.',
  'rules.backgammon.three': 'Parte de un doble',
  'rules.backgammon.three.text': 'También de cuatro números iguales se juegan todos los que se pueda.',
  'rules.backgammon.three.board': 'De los cuatro treses se pueden usar tres.',
  'rules.backgammon.last': 'La última ficha',
  'rules.backgammon.last.text': 'Al final no hay excepción: si se pueden usar los dos números, se usan, aunque uno bastara para sacar la última ficha.',
  'rules.backgammon.last.board': 'Con el 6 bastaría para sacar. Pero se pueden usar el 1 y el 6: primero el 1, que golpea.',
};

export default course;
