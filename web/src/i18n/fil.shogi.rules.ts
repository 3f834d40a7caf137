/** The sentences of the rules pages of shogi in Filipino; see `en.ts` and `fil.ts`. */

import type { ShogiRules } from './index';

export const rules: ShogiRules = {
  // The overview
  'rules.shogi.title': 'Ang mga patakaran ng shogi',
  'rules.shogi.intro': 'Salitang tumitira ang dalawang manlalaro at sinisikap na i-checkmate ang hari ng kalaban. Lumilipat ng panig ang nakaing piyesa at puwedeng ibalik sa board.',
  'rules.shogi.live': 'Sumasagot ang mga board sa mga page na ito. Igalaw ang mga piyesa ng dalawang panig: papayagan ito ng referee, o sasabihin kung bakit hindi.',
  'rules.shogi.first': 'Subukan',
  'rules.shogi.tsume': 'Mga problema sa mate (tsume)',
  'rules.shogi.tsume.text': 'Mag-ayos ng problema o mag-paste ng isa, at laruin ito laban sa pinakamahabang depensa.',

  // The board
  'rules.shogi.board': 'Board at simula',
  'rules.shogi.board.board': 'Tumira ng 7g7f, ang karaniwang unang tira. Masyadong malayo ang 7g7e para sa pawn.',

  // The pieces
  'rules.shogi.pieces': 'Ang mga piyesa',

  // Promotion
  'rules.shogi.promotion': 'Promotion',

  // Drops
  'rules.shogi.drops': 'Pagkain at pag-drop',

  // Drop-pawn mate
  'rules.shogi.pawn_mate': 'Drop-pawn mate (uchifuzume)',

  // Check and mate
  'rules.shogi.mate': 'Check at mate',

  // Fouls
  'rules.shogi.fouls': 'Mga foul at paghatol',

  // Repetition
  'rules.shogi.repetition': 'Pag-uulit',

  // Impasse
  'rules.shogi.impasse': 'Mga haring pumasok',
  'rules.shogi.impasse.credit.text': 'Sa Puti ang puntos ng mga piyesang ibinigay ng Puti. Kailangan pa rin ang sampung piyesa.',

  // The move limit and replays
  'rules.shogi.limit': 'Limitasyon sa tira at ulit na laro',

  // Handicaps
  'rules.shogi.handicaps': 'Mga handicap',

  // How moves are written
  'rules.shogi.notation': 'Paano isinusulat ang mga tira',

  // Rooms
  'rules.shogi.play': 'Subukan ang mga patakarang ito',
  'rules.shogi.play.board': 'Laruin ang dalawang panig.',
  'rules.shogi.about.shogi-club': 'Pang-araw-araw. Walang natatalo dahil sa nakaligtaang patakaran: tinatanggihan ito ng referee.',
  'rules.shogi.about.shogi-formal': 'Gaya sa torneo: talo ang foul, binibilang ang mga haring pumasok kung sang-ayon, at inuulit ang tabla.',
  'rules.shogi.about.shogi-official': 'Ang patakaran ng asosasyon: talo ang foul, at idinedeklara ang haring pumasok sa 24 puntos.',
  'rules.shogi.about.shogi-27': 'Gaya sa mga torneo ng computer: idinedeklara ang haring pumasok sa 27 puntos.',
  'rules.shogi.about.shogi-handicap': 'Nagbibigay ng piyesa ang Puti at nauuna. Puwedeng piliin ang kahit anong handicap.',
  'rules.shogi.short.board': '9 × 9, tig-20 piyesa.',
  'rules.shogi.short.wins': 'Mate. Talo ang walang tira.',
  'rules.shogi.short.fouls': 'Foul',
  'rules.shogi.short.fouls.block': 'Tinatanggihan.',
  'rules.shogi.short.fouls.lose': 'Talo.',
  'rules.shogi.short.repetition.replay': 'Sa ikaapat: walang resulta, uulitin. Talo ang walang-tigil na check.',
  'rules.shogi.short.repetition.draw': 'Sa ikaapat: tabla. Talo ang walang-tigil na check.',
  'rules.shogi.short.impasse.none': 'Walang patakaran.',
  'rules.shogi.short.impasse.24': 'Deklarasyon: panalo ang 31 puntos, tabla ang 24.',
  'rules.shogi.short.impasse.27': 'Deklarasyon: panalo ang 28 puntos ng Itim, 27 ng Puti.',
  'rules.shogi.short.impasse.points27': 'Bilangan kung sang-ayon; tabla ang tig-27.',
  'rules.shogi.short.impasse.try': 'Ang try rule.',
  'rules.shogi.short.limit': 'Limitasyon sa tira',
  'rules.shogi.short.limit.none': 'Wala.',
  'rules.shogi.short.limit.moves': (n) => `Tabla pagkatapos ng ${n} tira.`,
  'rules.shogi.short.first': 'Nauuna',
  'rules.shogi.short.first.black': 'Itim.',
  'rules.shogi.short.first.white': 'Puti, ang nagbibigay.',
  'rules.shogi.short.draws': 'Tabla',
  'rules.shogi.short.draws.replay': 'Uulitin nang magkapalit ang panig.',
  'rules.shogi.short.draws.stand': 'May bisa.',
  'rules.shogi.short.draws.keep': 'May bisa. Hindi nagpapalit ng panig sa rematch.',

  // A live board
  'rules.shogi.black_wins': 'Panalo ang Itim.',
  'rules.shogi.white_wins': 'Panalo ang Puti.',
  'rules.shogi.declare': 'Magdeklara',
  'rules.shogi.counted': (side, count) => `${side}: ${count}.`,

  // Where it comes from
  'rules.shogi.source.association': 'Japan Shogi Association: mga tanong tungkol sa patakaran ng laro',
  'rules.shogi.source.fesa': 'Federation of European Shogi Associations: mga patakaran',
  'rules.shogi.source.csa': 'Computer Shogi Association: format ng record at protocol',
  'rules.shogi.source.kif': 'Kakinoki: ang format na KIF',
  'rules.shogi.source.ours': 'Kung tahimik ang mga ito, pumili ang bahay: board lang ang batayan sa mga sagot sa idinrop na pawn, talo ang bigong deklarasyon kung saan talo ang foul, at hindi binabago ng foul ang posisyon.',
};

export default rules;
