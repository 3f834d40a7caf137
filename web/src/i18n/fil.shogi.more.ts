/** What shogi shows on request: the count of entered kings, and what may be set, in Filipino; see `fil.ts`. */

import type { ShogiMore } from './index';

export default {
  // Entered kings
  'shogi.impasse.king': 'Nakapasok ang hari',
  'shogi.impasse.check': 'Hindi naka-check',
  'shogi.impasse.pieces': 'Piyesang nakapasok',
  'shogi.impasse.points': 'Puntos',
  'shogi.impasse.yes': 'oo',
  'shogi.impasse.no': 'hindi',
  'shogi.impasse.of': (n, of) => `${n} sa ${of}`,
  'shogi.impasse.either': (draw, win) => `${draw} o ${win}`,
  'shogi.impasse.27': 'Kapag kumpleto ang apat at turno mo na, puwede kang magdeklara ng panalo. Walang kusang nadedeklara.',
  'shogi.impasse.24': (draw, win) =>
    `Kapag kumpleto ang apat at turno mo na, puwede kang magdeklara: panalo ang ${win} puntos, tabla ang ${draw}. Walang kusang nadedeklara.`,
  'shogi.impasse.points27': 'Kapag parehong nakapasok ang mga hari, puwedeng magkasundong magbilang: panalo ang mas mataas.',
  'shogi.impasse.try': (square) => `Panalo ang haring makarating sa unang parisukat ng kabilang hari: ${square}.`,

  // Settings
  'shogi.settings': 'Shogi',
  'shogi.settings.pieces': 'Mga piyesa',
  'shogi.settings.pieces.one': 'Isang titik',
  'shogi.settings.pieces.two': 'Dalawang titik',
  'shogi.settings.pieces.international': 'Internasyonal',
  'shogi.settings.tints': 'Bigyan ng kulay ang mga piyesa ng Itim at Puti',
  'shogi.settings.hide_empty': 'Itago ang mga uring wala sa kamay',
  'shogi.settings.promote': 'Promotion',
  'shogi.settings.promote.ask': 'Laging magtanong',
  'shogi.settings.promote.big': 'Agad ang rook, bishop, at pawn',
  'shogi.settings.notation': 'Pagsulat ng mga tira',
  'shogi.settings.notation.auto': 'Ayon sa wika',
  'shogi.settings.notation.japanese': 'Hapon: ▲７六歩',
  'shogi.settings.notation.western': 'Kanluranin: P-7f',
  'shogi.settings.notation.kitao': 'Kitao–Kawasaki: 歩76',
  'shogi.settings.notation.usi': 'USI: 7g7f',
  'shogi.settings.notation.csa': 'CSA: +7776FU',
} satisfies ShogiMore;
