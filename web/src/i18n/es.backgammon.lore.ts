/** The sentences of the lessons of backgammon about dice and variants in Spanish; see `en.backgammon.lore.ts`. */

import type { BackgammonLore } from './index';

export const lore: BackgammonLore = {
  // Real dice
  'rules.backgammon.real.text': 'En una modalidad con dados de verdad tiras en tu propia mesa e introduces lo que ha salido. El rival lo confirma.',
  'rules.backgammon.real.cocked': 'Un dado no vale cuando no queda plano en la mitad derecha del tablero: sobre una ficha, en la barra, fuera. Entonces se anula toda la tirada, los dos dados, también al inicio. El registro lo guarda.',
  'rules.backgammon.real.board': 'Tras una tirada nula se tiran de nuevo los dos dados.',

  // Fair dice
  'rules.backgammon.fair.text': 'Nadie conoce los dados de antemano, y después todos pueden comprobar que nadie los eligió.',
  'rules.backgammon.fair.how': 'Cómo funciona',
  'rules.backgammon.fair.step.lock': 'Antes de la primera tirada la casa elige un número secreto y muestra su huella. Desde entonces no puede cambiarlo.',
  'rules.backgammon.fair.step.yours': 'Los navegadores de ambos jugadores también eligen números; muestran las huellas y solo después los números. Así nadie puede elegir tras ver los de los demás.',
  'rules.backgammon.fair.step.throw': 'Cada tirada se calcula con esos tres números.',
  'rules.backgammon.fair.step.open': 'Al final la casa muestra su secreto. Quien quiera vuelve a calcular la huella y cada tirada. Un solo dado cambiado no pasa.',
  'rules.backgammon.fair.luck': 'El azar tiene rachas, y se recuerdan las malas. Las estadísticas cuentan todas las tiradas de la casa, para que puedas comparar.',

  // Variants
  'rules.backgammon.variants.text': 'Otra posición inicial, las mismas reglas. Gammon es no haber sacado ninguna de las fichas que tiene la variante.',
  'rules.backgammon.nackgammon': 'Nackgammon',
  'rules.backgammon.nackgammon.text': 'Dos fichas en el 23 en lugar de una en el 13 y otra en el 6. Las partidas son más largas, con más fichas atrás.',
  'rules.backgammon.nackgammon.board': 'Cuatro fichas atrás: 194 pips.',
  'rules.backgammon.hypergammon': 'Hypergammon',
  'rules.backgammon.hypergammon.text': 'Tres fichas por bando, en 24, 23 y 22. Se acaba pronto.',
  'rules.backgammon.hypergammon.board': 'Cada ficha es un blot.',
  'rules.backgammon.longgammon': 'Longgammon',
  'rules.backgammon.longgammon.text': 'Las quince fichas empiezan en el 24.',
  'rules.backgammon.longgammon.board': 'Todo el camino para todas: 360 pips.',
};

export default lore;
