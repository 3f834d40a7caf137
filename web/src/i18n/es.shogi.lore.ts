/** The sentences of the lessons of shogi about handicaps and notation in Spanish; see `en.ts` and `es.ts`. */

import type { ShogiLore } from './index';

export const lore: ShogiLore = {
  // Handicaps
  'rules.shogi.handicaps.text': 'Quien juega mejor lleva las blancas, prescinde de algunas piezas y empieza. Esas piezas quedan fuera de la partida.',
  'rules.shogi.handicaps.left': 'Izquierda y derecha son las de las blancas: su lanza izquierda está en 1a.',
  'rules.shogi.handicaps.rating': 'No puntúan, y la revancha mantiene los bandos.',
  'rules.shogi.handicaps.board': 'Dos piezas: las blancas no tienen torre ni alfil, y empiezan.',
  'rules.shogi.handicaps.all': 'Todas las ventajas',
  'rules.shogi.handicaps.name': 'Ventaja',
  'rules.shogi.handicaps.japanese': 'En japonés',
  'rules.shogi.handicaps.off': 'Las blancas no tienen',
  'rules.shogi.handicaps.credit': 'Puntos',
  'rules.shogi.handicaps.kept': (pieces) => `nada salvo ${pieces}`,
  'rules.shogi.handicaps.hand': (pieces) => `en mano: ${pieces}`,

  // How moves are written
  'rules.shogi.notation.text': 'Hay varias maneras. Eliges una en los ajustes; para teclear se usa USI.',
  'rules.shogi.notation.japanese': 'Japonesa: ▲ negras, △ blancas, la casilla y la pieza. 同 es la casilla de la última jugada; 打, poner una pieza donde otra del tablero podría ir; 成 promueve, 不成 renuncia. 右 左 直 上 寄 引 dicen cuál de varias piezas.',
  'rules.shogi.notation.western': 'Occidental: la pieza, - mueve, x captura, * pone, + promueve, = renuncia.',
  'rules.shogi.notation.kitao': 'Kitao–Kawasaki: lo mismo con el signo de la pieza y dos cifras.',
  'rules.shogi.notation.usi': 'USI: desde y hasta, + promueve, P* pone un peón.',
  'rules.shogi.notation.csa': 'CSA: + negras, - blancas, desde y hasta en cifras (00 es la mano) y la pieza tal como queda.',
  'rules.shogi.notation.examples': 'Ejemplos',
  'rules.shogi.notation.from': 'Desde otra posición',
  'rules.shogi.notation.board': 'Las primeras jugadas de la tabla.',
  'rules.shogi.notation.second': 'La otra posición: una plata que renuncia, un oro de dos, un oro puesto.',
  'rules.shogi.style.japanese': 'Japonesa',
  'rules.shogi.style.western': 'Occidental',
};

export default lore;
