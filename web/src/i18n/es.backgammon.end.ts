/** The sentences of the lessons of backgammon about bearing off and the value of a game in Spanish; see `en.backgammon.end.ts`. */

import type { BackgammonEnd } from './index';

export const end: BackgammonEnd = {
  // Bearing off
  'rules.backgammon.off.text': 'Cuando todas tus fichas están en tu casa puedes sacarlas. Cada número saca una de su punto, o mueve una por dentro.',
  'rules.backgammon.exact': 'Con el número justo',
  'rules.backgammon.exact.text': 'El número saca una ficha de su propio punto, aunque haya otras más atrás.',
  'rules.backgammon.exact.board': 'El 5 saca una del 5 y el 3 una del 3. También puedes mover por dentro.',
  'rules.backgammon.higher': 'Con un número mayor',
  'rules.backgammon.higher.text': 'Un número mayor que tu punto más lejano saca una ficha de ese punto, y de ningún otro.',
  'rules.backgammon.higher.board': 'El 6 y el 5 sacan las dos fichas del 4.',
  'rules.backgammon.behind.board': 'Un 4 no saca ninguna del 3 mientras haya una en el 6. Mueve antes esa.',
  'rules.backgammon.home': 'Llegar a casa',
  'rules.backgammon.home.text': 'Se juzga a cada paso. El primer número puede traer la última ficha, y el segundo sacar.',
  'rules.backgammon.home.board': 'El 5 solo no puede sacar. Después de 7/6, sí.',
  'rules.backgammon.hit_back': 'Si te golpean',
  'rules.backgammon.hit_back.text': 'Una ficha golpeada mientras sacas tiene que entrar y dar toda la vuelta antes.',
  'rules.backgammon.hit_back.board': 'El 2 también entraría, pero entonces el 4 no se podría usar. Así que entra el 4 y el 2 mueve por dentro.',
  'rules.backgammon.six_three': 'Una elección: 6-3',
  'rules.backgammon.six_three.text': 'El número menor puede ir primero, y cambiar lo que hace el mayor.',
  'rules.backgammon.six_three.board': 'Sacar dos deja un blot que golpean 20 tiradas de 36. Con 5/2 primero y luego una del 2 fuera no queda ninguno.',

  // End and value
  'rules.backgammon.value.text': 'Gana quien primero saca todas las fichas, aunque queden números. La partida vale 1, 2 o 3, por el cubo.',
  'rules.backgammon.value.draw': 'En el backgammon no hay empates.',
  'rules.backgammon.single': 'Partida simple',
  'rules.backgammon.single.text': 'El perdedor ha sacado al menos una ficha: 1.',
  'rules.backgammon.single.board': 'Las negras han sacado algunas: partida simple.',
  'rules.backgammon.saved.board': 'Las negras han sacado una. Que tengan otra en la barra no importa.',
  'rules.backgammon.gammon': 'Gammon',
  'rules.backgammon.gammon.text': 'El perdedor no ha sacado ninguna: 2.',
  'rules.backgammon.gammon.board': 'Las negras no han sacado ninguna: gammon.',
  'rules.backgammon.backgammon': 'Backgammon',
  'rules.backgammon.backgammon.text': 'El perdedor no ha sacado ninguna y tiene una ficha en la barra o en la casa del ganador: 3.',
  'rules.backgammon.backgammon.board': 'Las negras no han sacado ninguna y tienen una en la casa de las blancas: backgammon.',
};

export default end;
