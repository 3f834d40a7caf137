/** The sentences of the lessons of shogi about handicaps and notation in Filipino; see `en.ts` and `fil.ts`. */

import type { ShogiLore } from './index';

export const lore: ShogiLore = {
  // Handicaps
  'rules.shogi.handicaps.text': 'Puti ang mas malakas, kulang ng ilang piyesa, at nauuna. Wala na sa laro ang mga piyesang iyon.',
  'rules.shogi.handicaps.left': 'Sa Puti ang kaliwa at kanan: nasa 1a ang kaliwang lance nito.',
  'rules.shogi.handicaps.rating': 'Walang rating ang ganitong laro, at hindi nagpapalit ng panig sa rematch.',
  'rules.shogi.handicaps.board': 'Dalawang piyesa: walang rook at bishop ang Puti, at nauuna ito.',
  'rules.shogi.handicaps.all': 'Lahat ng handicap',
  'rules.shogi.handicaps.name': 'Handicap',
  'rules.shogi.handicaps.japanese': 'Sa Japanese',
  'rules.shogi.handicaps.off': 'Wala sa Puti',
  'rules.shogi.handicaps.credit': 'Puntos',
  'rules.shogi.handicaps.kept': (pieces) => `lahat maliban sa ${pieces}`,
  'rules.shogi.handicaps.hand': (pieces) => `sa kamay: ${pieces}`,

  // How moves are written
  'rules.shogi.notation.text': 'May ilang paraan ng pagsulat. Pumili sa settings; USI ang sa pag-type.',
  'rules.shogi.notation.japanese': 'Japanese: ▲ Itim, △ Puti, ang parisukat, ang piyesa. 同 ang parisukat ng huling tira, 打 ang drop na kaya rin sana ng piyesang nasa board, 成 nagpo-promote, 不成 tumatanggi. Sinasabi ng 右 左 直 上 寄 引 kung alin sa ilang piyesa.',
  'rules.shogi.notation.western': 'Kanluranin: ang piyesa, - galaw, x kain, * drop, + promote, = tumatanggi.',
  'rules.shogi.notation.kitao': 'Kitao–Kawasaki: ganoon din, gamit ang titik ng piyesa at dalawang numero.',
  'rules.shogi.notation.usi': 'USI: mula at papunta, + promote, P* drop ng pawn.',
  'rules.shogi.notation.csa': 'CSA: + Itim, - Puti, mula at papunta sa numero (00 ang kamay), at ang piyesa pagkatapos ng tira.',
  'rules.shogi.notation.examples': 'Mga halimbawa',
  'rules.shogi.notation.from': 'Mula sa ibang posisyon',
  'rules.shogi.notation.board': 'Ang mga unang tira ng talaan.',
  'rules.shogi.notation.second': 'Ang isa pang posisyon: silver na tumatanggi, isa sa dalawang gold, idinrop na gold.',
  'rules.shogi.style.japanese': 'Japanese',
  'rules.shogi.style.western': 'Kanluranin',
};

export default lore;
