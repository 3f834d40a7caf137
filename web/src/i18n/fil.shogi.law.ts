/** The sentences of the lessons of shogi about its laws in Filipino; see `en.ts` and `fil.ts`. */

import type { ShogiLaw } from './index';

export const law: ShogiLaw = {
  // Fouls
  'rules.shogi.fouls.text': 'Apat na bagay ang kaya ng mga piyesa pero bawal: dalawang pawn, patay na parisukat, drop-pawn mate, at haring naiwan sa check.',
  'rules.shogi.fouls.rest': 'Ang talagang hindi kaya ng piyesa, at ang drop sa may laman, ay tinatanggihan kahit saan.',
  'rules.shogi.fouls.block': 'Tinatanggihan',
  'rules.shogi.fouls.block.text': 'Sa mga club room, tinatanggihan ng referee ang foul at sinasabi kung bakit. Walang mangyayari.',
  'rules.shogi.fouls.block.board': 'Subukan ang pawn sa 7e at ang rook sa 4g. Kusang nagpo-promote ang knight sa 2b: kailangan iyon.',
  'rules.shogi.fouls.lose': 'Talo',
  'rules.shogi.fouls.lose.text': 'Sa mga pormal na room, talo agad ang foul, gaya sa torneo. Hindi isinasagawa ang tira; nasa record ito.',
  'rules.shogi.fouls.lose.board': 'Pawn sa 7e, rook sa 4g, knight sa 2b na hindi nagpo-promote: talo ang bawat isa. Hindi man lang foul ang rook sa 6f.',

  // Repetition
  'rules.shogi.repetition.text': 'Kapag pang-apat na beses nang naganap ang parehong posisyon, natatapos ang laro nang walang resulta (sennichite), o sa tabla kung iyon ang pinili ng room. Dapat pareho ang board, ang mga kamay at ang titira.',
  'rules.shogi.repetition.times': 'Hindi kailangang magkakasunod ang apat. Kasama sa bilang ang simula ng laro.',
  'rules.shogi.repetition.board': 'Pabalik-balik ang mga rook. Sa ikalabindalawang tira, pang-apat na beses na ang simula.',
  'rules.shogi.perpetual': 'Walang-tigil na check',
  'rules.shogi.perpetual.text': 'Kung check ang bawat tira ng isang panig mula sa una hanggang sa ikaapat na beses, talo ang panig na iyon. Walang kinalaman kung sino ang huling tumira.',
  'rules.shogi.perpetual.board': 'Walang-tigil na nagche-check ang Itim, at Puti ang huling tumira. Talo ang Itim.',
  'rules.shogi.perpetual.checker.board': 'Dito, Itim ang huling tumira, at talo rin.',
  'rules.shogi.perpetual.quiet': 'Isang tirang walang check',
  'rules.shogi.perpetual.quiet.text': 'Isang tirang walang check sa pagitan, kahit sa unang ikot, at karaniwang pag-uulit na ito.',
  'rules.shogi.perpetual.quiet.board': 'Walang check ang unang tira ng Itim: walang resulta.',
  'rules.shogi.repetition.hands': 'Kasama ang mga kamay',
  'rules.shogi.repetition.hands.text': 'Ibang posisyon ang parehong board na may ibang piyesa sa kamay.',
  'rules.shogi.repetition.hands.board': 'Idinrop ng Itim ang pawn sa daan. Hindi kasama ang nauna roon: tuloy ang laro.',

  // Impasse
  'rules.shogi.impasse.text': 'Mahirap i-mate ang haring nasa tatlong rank ng kalaban. Puntos ang magpapasya: tig-5 ang rook at bishop, na-promote man o hindi, tig-1 ang iba, wala ang hari. 54 ang lahat.',
  'rules.shogi.impasse.rooms': 'Iba-iba ang mga room. Walang awtomatiko: sa sariling turno, nagdedeklara ang panig sa halip na gumalaw.',
  'rules.shogi.impasse.27': '27 puntos',
  'rules.shogi.impasse.27.text': 'Panalo kung totoo ang lahat: nasa zone ang hari at hindi naka-check, may sampung iba pang sariling piyesa roon, at ang mga iyon at ang kamay ay may 28 puntos para sa Itim o 27 para sa Puti.',
  'rules.shogi.impasse.27.board': 'Sampung piyesa at 28 puntos, sakto lang. Magdeklara.',
  'rules.shogi.impasse.27.short': 'Sampung piyesa, pero 27 puntos: kulang ng isa ang Itim. Tatanggi ang referee.',
  'rules.shogi.impasse.27.failed': 'Siyam lang ang piyesa, sa room na talo ang foul: talo ang deklarasyon.',
  'rules.shogi.impasse.24': '24 puntos',
  'rules.shogi.impasse.24.text': 'Ganoon ding mga kondisyon, pero panalo ang 31 puntos at tabla ang 24 hanggang 30.',
  'rules.shogi.impasse.24.board': '31 puntos: panalo.',
  'rules.shogi.impasse.24.draw': 'Puti ang titira, 24 puntos: tabla.',
  'rules.shogi.impasse.count': 'Bilangan kung sang-ayon',
  'rules.shogi.impasse.count.text': 'Kapag pumasok na ang dalawang hari, puwedeng magkasundo ang dalawa na bilangin ang lahat sa board at kamay. Talo ang kulang sa 27.',
  'rules.shogi.impasse.tie': 'Tabla ang tig-27. Sa maraming torneo ng mga amateur, panalo ang Puti.',
  'rules.shogi.impasse.count.board': '30 puntos ang Itim, 24 ang Puti.',
  'rules.shogi.impasse.tie.board': 'Tig-27: tabla.',
  'rules.shogi.impasse.tie.white': 'Tig-27, kung saan sa Puti ang tabla.',
  'rules.shogi.try': 'Try rule',
  'rules.shogi.try.text': 'Panalo agad ang haring makarating sa unang parisukat ng kabilang hari: 5a para sa Itim, 5i para sa Puti. Bawal itong humakbang sa check.',
  'rules.shogi.try.board': 'Humakbang sa 5a at manalo.',
  'rules.shogi.try.attacked': 'Binabantayan ng rook ang 5a: bawal ang hari roon.',
  'rules.shogi.impasse.none': 'Walang patakaran',
  'rules.shogi.impasse.none.text': 'Puwedeng wala nito ang isang room. Mate, pag-uulit o limitasyon sa tira lang ang tatapos sa laro.',
  'rules.shogi.impasse.credit': 'Kapag may handicap',
  'rules.shogi.impasse.credit.board': 'Ibinigay ng Puti ang rook at bishop: 17 puntos at 10 para sa handicap ay 27.',

  // The move limit and replays
  'rules.shogi.limit.text': 'Pagkatapos ng itinakdang bilang ng tira ng dalawang panig, tabla ang laro. May bisa ang mate sa huling tira.',
  'rules.shogi.limit.board': 'Limitasyong tatlong tira, para makita. 500 ang sa opisyal na laro.',
  'rules.shogi.limit.check': 'Limitasyon habang naka-check',
  'rules.shogi.limit.check.text': 'Kung check ang huling tira, tuloy ang laro hanggang mawala ito.',
  'rules.shogi.limit.check.board': 'Limitasyong isang tira. Check ang rook sa 5h: sasagot pa ang Puti, saka tabla.',
  'rules.shogi.replay': 'Ulit na laro',
  'rules.shogi.replay.text': 'Pagkatapos ng pag-uulit, naglalaro ulit nang magkapalit ang panig. Inuulit din ng mga pormal na room ang tabla; dala ang natitirang oras, na may pinakamababang itinakda ng room.',
  'rules.shogi.replay.handicap': 'Kapag may handicap, hindi nagpapalit ng panig.',
  'rules.shogi.replay.draws': 'Hindi puwedeng magkasundo sa tabla.',
  'rules.shogi.toss': 'Sino ang mauuna',
  'rules.shogi.toss.text': 'Sa club o torneo, inihahagis ang limang pawn (furigoma). Dito, ang bahay ang bumubunot.',
};

export default law;
