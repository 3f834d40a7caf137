/** The sentences of the lessons of backgammon about bearing off and the value of a game in Filipino; see `en.backgammon.end.ts`. */

import type { BackgammonEnd } from './index';

export const end: BackgammonEnd = {
  // Bearing off
  'rules.backgammon.off.text': 'Kapag nasa home board mo na ang lahat ng checker mo, puwede mo nang ilabas ang mga ito. Bawat numero ay naglalabas ng isa mula sa sarili nitong point, o nagpapagalaw ng isa sa loob.',
  'rules.backgammon.exact': 'Eksaktong numero',
  'rules.backgammon.exact.text': 'Inilalabas ng numero ang checker sa sarili nitong point, kahit may mas malayo pa.',
  'rules.backgammon.exact.board': 'Isa mula sa 5 ang 5, isa mula sa 3 ang 3. Puwede ring gumalaw sa loob.',
  'rules.backgammon.higher': 'Mas malaking numero',
  'rules.backgammon.higher.text': 'Ang numerong mas malaki sa pinakamalayo mong point ay naglalabas ng checker doon, at wala nang iba.',
  'rules.backgammon.higher.board': 'Inilalabas ng 6 at 5 ang dalawang checker sa 4.',
  'rules.backgammon.behind.board': 'Hindi makapaglalabas ang 4 mula sa 3 habang may isa sa 6. Igalaw muna iyon.',
  'rules.backgammon.home': 'Pag-uwi',
  'rules.backgammon.home.text': 'Hinuhusgahan ito sa bawat hakbang. Puwedeng iuwi ng unang numero ang huling checker, at maglabas ang ikalawa.',
  'rules.backgammon.home.board': 'Hindi puwedeng maglabas ang 5 nang mag-isa. Pagkatapos ng 7/6, puwede na.',
  'rules.backgammon.hit_back': 'Kapag na-hit',
  'rules.backgammon.hit_back.text': 'Ang checker na na-hit habang nagbe-bear off ay papasok at iikot muna nang buo.',
  'rules.backgammon.hit_back.board': 'Makapapasok din ang 2, pero hindi na magagamit ang 4. Kaya 4 ang papasok, at sa loob gagalaw ang 2.',
  'rules.backgammon.six_three': 'Pagpili: 6-3',
  'rules.backgammon.six_three.text': 'Puwedeng mauna ang mas maliit na numero, at mababago nito ang magagawa ng mas malaki.',
  'rules.backgammon.six_three.board': 'Kung dalawa ang ilalabas, may maiiwang blot na tinatamaan ng 20 sa 36 na hagis. Kung 5/2 muna, saka isa mula sa 2, walang maiiwan.',

  // End and value
  'rules.backgammon.value.text': 'Panalo ang unang makalabas ng lahat ng checker, kahit may natirang numero. 1, 2 o 3 ang halaga ng laro, beses ang cube.',
  'rules.backgammon.value.draw': 'Walang tabla sa backgammon.',
  'rules.backgammon.single': 'Simpleng panalo',
  'rules.backgammon.single.text': 'Nakapaglabas ang natalo ng kahit isang checker: 1.',
  'rules.backgammon.single.board': 'May nailabas na ang Itim: simpleng panalo.',
  'rules.backgammon.saved.board': 'May isang nailabas ang Itim. Hindi mahalaga na may isa pa sa bar.',
  'rules.backgammon.gammon': 'Gammon',
  'rules.backgammon.gammon.text': 'Walang nailabas ang natalo: 2.',
  'rules.backgammon.gammon.board': 'Walang nailabas ang Itim: gammon.',
  'rules.backgammon.backgammon': 'Backgammon',
  'rules.backgammon.backgammon.text': 'Walang nailabas ang natalo, at may checker sa bar o sa home board ng nanalo: 3.',
  'rules.backgammon.backgammon.board': 'Walang nailabas ang Itim, at may isa sa home board ng Puti: backgammon.',
};

export default end;
