/** The sentences of the lessons of backgammon about the cube and matches in Filipino; see `en.backgammon.cube.ts`. */

import type { BackgammonCubeWords } from './index';

export const cube: BackgammonCubeWords = {
  // The cube
  'rules.backgammon.cube.text': 'Nasa gitna ang cube sa simula at 1 ang halaga. Bago ka maghagis puwede kang dumoble. Kung mag-take ang kalaban, doble na ang laro; kung mag-drop, matatalo siya sa halaga ng cube bago iyon.',
  'rules.backgammon.cube.when': 'Ang nag-take ang may-ari ng cube: siya lang ang puwedeng dumoble sunod. Walang dumodoble bago ang unang tira ng laro.',
  'rules.backgammon.cube.quarter': 'Kung walang gammon at walang cube, sulit mag-take kapag isa sa apat ang tsansa: matalo ng 2 nang tatlong beses at manalo ng 2 nang isa, kapareho ng apat na drop. Dahil sa iyo ang cube, sapat na ang mas kaunti nang kaunti.',
  'rules.backgammon.cube.board': 'Dumodoble ang Puti. Sumagot para sa Itim: take o drop.',
  'rules.backgammon.owner': 'Kanino ang cube',
  'rules.backgammon.owner.text': 'Puwedeng dumoble muli ang may-ari bago ang alinman sa kaniyang hagis. Maghihintay ang nagbigay ng cube hanggang bumalik ito.',
  'rules.backgammon.owner.board': 'Hawak ng Itim ang cube sa 2. Kapag na-take, magiging 4 at mapupunta sa Puti.',
  'rules.backgammon.shut': 'Nasaraduhan',
  'rules.backgammon.shut.text': 'May turno pa rin ang hindi makapasok, at puwedeng dumoble bago ang bawat hagis. Walang button dito na lumalaktaw roon.',
  'rules.backgammon.shut.board': 'Hindi makapapasok ang Puti anuman ang lumabas. Puwede pa rin itong dumoble.',
  'rules.backgammon.dead': 'Patay na cube',
  'rules.backgammon.dead.text': 'Sa match, puwedeng napakataas na ng cube na panalo na sa match ang mananalo sa laro. Walang mapapala ang pag-ikot nito at mas malaki ang itataya. Pinapayagan ito; sinasabi ng page ang ibig sabihin.',
  'rules.backgammon.dead.board': '2 puntos ang kailangan ng Puti at 2 ang cube. Itim lang ang matutulungan ng doble.',

  // Beavers
  'rules.backgammon.beaver.text': 'Kung pinapayagan ng silid, puwedeng dumoble kaagad ang dinoblehan at siya pa rin ang may hawak ng cube: beaver. Sinasabi nitong mali ang pagdoble.',
  'rules.backgammon.beaver.raccoon': 'Puwedeng mag-take, mag-drop, o dumoble muli ang unang dumoble: raccoon. Sa unang dinoblehan pa rin ang cube. Wala ng mga ito sa match.',
  'rules.backgammon.beaver.board': 'Doble at beaver: 4. Raccoon: 8. Bawat drop ay talo ng kalahati ng paglalabanan sana.',
  'rules.backgammon.beaver.none': 'Sa silid na walang beaver, take o drop lang.',

  // Jacoby
  'rules.backgammon.jacoby.text': 'Sa mga larong para sa puntos, simple ang bilang ng gammon at backgammon hangga’t walang na-take na doble. Kaya walang naghahabol ng gammon habang nasa gitna ang cube.',
  'rules.backgammon.jacoby.ties': 'Nasa gitna pa rin ang cube na dinoble ng tabla at hindi ito na-take. Walang ganitong patakaran sa match.',
  'rules.backgammon.jacoby.board': 'Gammon, pero walang dumoble: 1 puntos.',
  'rules.backgammon.jacoby.taken': 'Na-take ang cube sa 2: 4 ang gammon.',

  // Matches
  'rules.backgammon.match.text': 'Nilalaro ang match hanggang sa isang bilang ng puntos. Sunod-sunod ang mga laro, bawat isa may bagong unang hagis at nasa gitna ang cube, hanggang may umabot.',
  'rules.backgammon.match.board': '2 sa 7 puntos na ang Puti. Magiging 6 sa gammon na 2 ang cube.',
  'rules.backgammon.crawford.title': 'Ang larong Crawford',
  'rules.backgammon.crawford.text': 'Walang cube sa unang laro na isang puntos na lang ang kulang ng isang panig. Isang beses lang ito sa match.',
  'rules.backgammon.crawford.board': 'Isang puntos na lang ang Puti. Gusto sanang dumoble ng Itim, pero hindi puwede.',
  'rules.backgammon.post': 'Pagkatapos ng Crawford',
  'rules.backgammon.post.text': 'Bumabalik ang cube. Walang mawawala sa nahuhuli, kaya dumodoble siya agad.',
  'rules.backgammon.free_drop': 'Kapag even ang kulang na puntos ng nahuhuli, halos libre ang isang drop ng nangunguna: pareho pa rin ang bilang ng larong dapat ipanalo. Iyon ang free drop.',
  'rules.backgammon.free_drop.board': '4 ang kulang ng Itim. Pagkatapos ng drop, 3: dalawang dobleng laro pa rin.',
  'rules.backgammon.one_point': 'Isang puntos',
  'rules.backgammon.one_point.text': 'Isang laro lang ang match na hanggang isang puntos, at walang cube.',
  'rules.backgammon.one_point.board': 'Walang dodoblehin.',

  // Resigning
  'rules.backgammon.resign.text': 'Sa turno mo, puwede kang mag-alok ng pagsuko bilang simpleng talo, gammon o backgammon, beses ang cube. Tatanggapin ito ng kalaban, o tatanggihan at itutuloy ang laro.',
  'rules.backgammon.resign.most': 'Hindi ka makapag-aalok nang higit sa puwede mo pang ikatalo. Hindi matatanggihan ang pinakamalaking puwedeng ikatalo, o ang alok na tatapos sa match.',
  'rules.backgammon.resign.double': 'Sasagutin muna ang doble: drop ang pagsuko noon.',
  'rules.backgammon.resign.board': 'Nag-aalok ang Itim ng simpleng talo. Puwedeng umasa ang Puti sa gammon at tumanggi.',
  'rules.backgammon.resign.less': 'May isang nailabas ang Itim at simpleng talo lang ang puwede. Hindi ito matatanggihan ng Puti.',
};

export default cube;
