/** The sentences of the lessons of shogi about handicaps and notation in Japanese; see `en.shogi.lore.ts` for what each is for. */

import type { ShogiLore } from './index';

export const lore: ShogiLore = {
  // Handicaps
  'rules.shogi.handicaps.text': '強い方が上手（後手側）になり、駒を減らして並べ、先に指します。落とした駒は使いません。',
  'rules.shogi.handicaps.left': '左右は上手から見たものです。左の香は１一にあります。',
  'rules.shogi.handicaps.rating': 'レーティングの対象にならず、再戦でも上手と下手は変わりません。',
  'rules.shogi.handicaps.board': '二枚落ち：上手は飛車と角がなく、先に指します。',
  'rules.shogi.handicaps.all': '駒落ちの一覧',
  'rules.shogi.handicaps.name': '手合',
  'rules.shogi.handicaps.japanese': '日本語名',
  'rules.shogi.handicaps.off': '落とす駒',
  'rules.shogi.handicaps.credit': '点数',
  'rules.shogi.handicaps.kept': (pieces) => `${pieces}以外すべて`,
  'rules.shogi.handicaps.hand': (pieces) => `持ち駒：${pieces}`,

  // How moves are written
  'rules.shogi.notation.text': '指し手にはいくつかの書き方があります。設定で選べます。入力はUSIです。',
  'rules.shogi.notation.japanese': '日本式：▲は先手、△は後手、続いてマスと駒。同は直前の手と同じマス、打は盤上の駒でも行けるときの打つ手、成は成り、不成は成らない手。右・左・直・上・寄・引で同じ種類の駒を区別します。',
  'rules.shogi.notation.western': '西洋式：駒の文字、動きは-、取るのは x、打つのは *、成りは +、不成は = 。',
  'rules.shogi.notation.kitao': '北尾・川崎式：同じ書き方で、駒の字と数字二つを使います。',
  'rules.shogi.notation.usi': 'USI：元のマスと先のマス、成りは +、歩を打つのは P* 。',
  'rules.shogi.notation.csa': 'CSA：+は先手、-は後手、元と先のマスを数字で（00は持ち駒）、駒は動いた後の名前。',
  'rules.shogi.notation.examples': '例',
  'rules.shogi.notation.from': '別の局面から',
  'rules.shogi.notation.board': '表の手順です。',
  'rules.shogi.notation.second': 'もう一つの局面です。銀の不成、二枚の金の一方、打つ金。',
  'rules.shogi.style.japanese': '日本式',
  'rules.shogi.style.western': '西洋式',
};

export default lore;
