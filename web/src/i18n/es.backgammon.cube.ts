/** The sentences of the lessons of backgammon about the cube and matches in Spanish; see `en.backgammon.cube.ts`. */

import type { BackgammonCubeWords } from './index';

export const cube: BackgammonCubeWords = {
  // The cube
  'rules.backgammon.cube.text': 'El cubo empieza en el centro y vale 1. Antes de tirar puedes doblar. El rival acepta, y la partida vale el doble, o pasa, y pierde lo que el cubo marcaba antes.',
  'rules.backgammon.cube.when': 'Quien acepta se queda el cubo: solo ese bando puede doblar después. Nadie dobla antes de la primera jugada de una partida.',
  'rules.backgammon.cube.quarter': 'Sin gammons y sin el cubo, vale la pena aceptar con una posibilidad de cada cuatro: perder 2 tres veces y ganar 2 una vez es lo mismo que pasar cuatro veces. Como el cubo es tuyo, basta con algo menos.',
  'rules.backgammon.cube.board': 'Las blancas doblan. Responde por las negras: aceptar o pasar.',
  'rules.backgammon.owner': 'De quién es el cubo',
  'rules.backgammon.owner.text': 'Su dueño puede redoblar antes de cualquiera de sus tiradas. Quien lo entregó tiene que esperar a que vuelva.',
  'rules.backgammon.owner.board': 'El cubo, en 2, es de las negras. Si se acepta, pasa a 4 y a las blancas.',
  'rules.backgammon.shut': 'Sin poder entrar',
  'rules.backgammon.shut.text': 'Quien no puede entrar sigue teniendo su turno, y puede doblar antes de cada tirada. Aquí ningún botón se lo salta.',
  'rules.backgammon.shut.board': 'Las blancas no pueden entrar, salga lo que salga. Aun así pueden doblar.',
  'rules.backgammon.dead': 'Un cubo muerto',
  'rules.backgammon.dead.text': 'En un match el cubo puede valer ya tanto que ganar la partida gana el match. Doblarlo entonces no aporta nada y arriesga más. Está permitido; la página dice lo que significa.',
  'rules.backgammon.dead.board': 'Las blancas necesitan 2 puntos y el cubo marca 2. Doblar solo ayudaría a las negras.',

  // Beavers
  'rules.backgammon.beaver.text': 'Donde la modalidad lo permite, quien recibe un doble puede redoblar al momento y quedarse el cubo: un beaver. Dice que doblar fue un error.',
  'rules.backgammon.beaver.raccoon': 'El que dobló puede aceptar, pasar o redoblar otra vez: un raccoon. El cubo es siempre de quien recibió el primer doble. En los matches no existen.',
  'rules.backgammon.beaver.board': 'Doble y beaver: 4. Raccoon: 8. Quien pasa pierde la mitad de lo que se jugaría.',
  'rules.backgammon.beaver.none': 'Donde no hay beavers solo puedes aceptar o pasar.',

  // Jacoby
  'rules.backgammon.jacoby.text': 'En partidas por puntos, gammon y backgammon cuentan como simples mientras no se haya aceptado un doble. Así nadie sigue jugando por un gammon con el cubo en el centro.',
  'rules.backgammon.jacoby.ties': 'Un cubo doblado por empates sigue en el centro y no cuenta como aceptado. En los matches no hay esta regla.',
  'rules.backgammon.jacoby.board': 'Un gammon, pero nadie ha doblado: 1 punto.',
  'rules.backgammon.jacoby.taken': 'El cubo se aceptó en 2: el gammon vale 4.',

  // Matches
  'rules.backgammon.match.text': 'Un match se juega a un número de puntos. Las partidas se suceden, cada una con su tirada inicial y el cubo en el centro, hasta que un bando llega.',
  'rules.backgammon.match.board': 'Las blancas tienen 2 puntos de 7. Un gammon con el cubo en 2 las lleva a 6.',
  'rules.backgammon.crawford.title': 'La partida Crawford',
  'rules.backgammon.crawford.text': 'La primera partida en la que a un bando le falta un solo punto se juega sin cubo. Ocurre una vez por match.',
  'rules.backgammon.crawford.board': 'A las blancas les falta un punto. Las negras querrían doblar, y no pueden.',
  'rules.backgammon.post': 'Después de Crawford',
  'rules.backgammon.post.text': 'Luego vuelve el cubo. Quien va por detrás no tiene nada que perder y dobla enseguida.',
  'rules.backgammon.free_drop': 'Si a quien va por detrás le falta un número par de puntos, el líder puede pasar uno de esos dobles casi gratis: quedan las mismas partidas por ganar. Es el pase libre (free drop).',
  'rules.backgammon.free_drop.board': 'A las negras les faltan 4. Tras un pase les faltan 3: dos partidas dobladas, como antes.',
  'rules.backgammon.one_point': 'A un punto',
  'rules.backgammon.one_point.text': 'Un match a un punto es una sola partida, sin cubo.',
  'rules.backgammon.one_point.board': 'No hay nada que doblar.',

  // Resigning
  'rules.backgammon.resign.text': 'En tu turno puedes ofrecer rendirte por una partida simple, un gammon o un backgammon, por el cubo. El rival acepta, o rechaza y se sigue jugando.',
  'rules.backgammon.resign.most': 'No puedes ofrecer más de lo que aún puedes perder. El máximo que puedes perder no se puede rechazar, ni una oferta que termina el match.',
  'rules.backgammon.resign.double': 'Un doble se responde antes: abandonar entonces es pasar.',
  'rules.backgammon.resign.board': 'Las negras ofrecen una partida simple. Las blancas pueden esperar un gammon y rechazar.',
  'rules.backgammon.resign.less': 'Las negras han sacado una ficha y solo pueden perder una partida simple. Las blancas no pueden rechazarlo.',
};

export default cube;
