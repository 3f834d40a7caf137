/** The sentences of the lessons of backgammon about checkers and dice in Filipino; see `en.backgammon.course.ts`. */

import type { BackgammonCourse } from './index';

export const course: BackgammonCourse = {
  // The board
  'rules.backgammon.board.text': 'Dalawampu’t apat na point sa apat na bahagi, at may bar sa gitna. Labinlimang checker ang bawat panig.',
  'rules.backgammon.board.way': 'Magkasalungat ang direksiyon ng dalawang panig: mula sa malayo paikot hanggang sa sariling home board, ang mga point 6 hanggang 1, saka palabas.',
  'rules.backgammon.board.numbers': 'Binibilang ng bawat panig ang mga point mula sa sarili nitong dulo: 24 ang pinakamalayo, 1 ang pinakamalapit. Ang 24 mo ay 1 ng kalaban. Ang checker sa bar ay parang nasa 25.',
  'rules.backgammon.board.pips': 'Ang pip count ay kabuuan ng mga numerong ito: tig-167 sa simula. Nauuna sa karera ang may mas kaunti.',
  'rules.backgammon.board.white': '3 at 1 ang hagis ng Puti. Igalaw ang isang checker mula 8 papuntang 5 at isa mula 6 papuntang 5.',
  'rules.backgammon.board.black': 'Pareho ang hagis ng Itim. Sa sariling bilang ng Itim, pareho rin ang tira: 8/5 6/5.',

  // Moving and hitting
  'rules.backgammon.moves.text': 'Bawat dice ay nagpapagalaw ng isang checker ayon sa numero nito. Puwedeng isang checker ang gumamit ng dalawa, sunod-sunod.',
  'rules.backgammon.moves.open': 'Puwedeng lumapag ang checker sa kahit anong point maliban kung may dalawa o higit pang kalaban doon, pati sa daraanan. Hindi ka hinaharangan ng sarili mong checker.',
  'rules.backgammon.moves.board': 'Anim at lima. Puwedeng tumakbo ang isang checker mula 24 sa 18 hanggang 13. Hindi puwede sa 19: hawak iyon ng Itim.',
  'rules.backgammon.doublet': 'Doble',
  'rules.backgammon.doublet.text': 'Apat na beses ginagamit ang dalawang magkaparehong dice.',
  'rules.backgammon.doublet.board': 'Apat na tatlo, sa kahit ilang checker.',
  'rules.backgammon.hit': 'Pag-hit',
  'rules.backgammon.hit.text': 'Blot ang checker na nag-iisa. Kapag nilapagan ito ng kalaban, kahit dumaan lang, mapupunta ito sa bar at magsisimula muli.',
  'rules.backgammon.hit.board': 'Nag-iisa ang checker ng Itim sa 20. Na-hit ito ng 4, at puwedeng tumuloy ang checker gamit ang 2. Kung sa 22 dadaan, walang na-hit.',
  'rules.backgammon.enter': 'Pagpasok',
  'rules.backgammon.enter.text': 'Kapag may checker ka sa bar, papasukin muna ito sa home board ng kalaban: ang 1 sa 24, ang 6 sa 19.',
  'rules.backgammon.enter.board': 'Hindi makapapasok ang 6: hawak ng Itim ang 19. Pumasok gamit ang 2, sa 23, saka gamitin ang 6.',
  'rules.backgammon.enter.two': 'Dalawa ang nasa bar, at 3 lang ang makapapasok. Sayang ang 6.',
  'rules.backgammon.dance': 'Dance',
  'rules.backgammon.dance.text': 'Kapag walang magagamit na numero, lilipat ang turno. Dance ang tawag kapag hindi makapasok mula sa bar.',
  'rules.backgammon.dance.board': 'Isinara ng Itim ang board nito. Walang ibang tira ang Puti kundi hindi gumalaw.',

  // The opening throw
  'rules.backgammon.opening.text': 'Naghahagis ng tig-isang dice. Ang mas mataas ang mauuna at gagamit ng dalawang numero: kaya hindi kailanman doble ang unang tira.',
  'rules.backgammon.opening.tie': 'Ihahagis muli kapag tabla. Walang dumodoble bago ang unang tira. Ganito nagsisimula ang bawat laro ng match.',
  'rules.backgammon.opening.board': 'Tabla muna, saka 3 at 1: Puti ang mauuna gamit ang dalawa. Ang mga susunod na hagis ay sa iisang manlalaro, kapag hiningi niya.',
  'rules.backgammon.auto': 'Awtomatikong doble',
  'rules.backgammon.auto.text': 'May mga nagpapadoble ng cube sa bawat tabla, o sa una lang. Nananatili sa gitna ang cube at puwede pa ring dumoble ang dalawa. Hindi ito ginagawa sa torneo.',
  'rules.backgammon.auto.board': 'Walang limitasyon: dalawang tabla, at 4 na ang cube.',
  'rules.backgammon.auto.once': 'Isang beses lang: hindi binibilang ang ikalawang tabla, at 2 ang cube.',

  // What has to be played
  'rules.backgammon.compulsory.text': 'Gamitin ang pinakamaraming numerong kaya. Wala nang ibang sapilitan: hindi kailangang mag-hit o mag-bear off kung magagamit ang mga numero sa ibang paraan.',
  'rules.backgammon.both': 'Dalawang numero',
  'rules.backgammon.both.text': 'Kung magagamit ang dalawang numero, sa alinmang ayos, gagamitin ang dalawa.',
  'rules.backgammon.both.board': 'Pagkatapos ng 20/15, wala nang 1. Mula 10, magagamit ang dalawa, kaya iyon lang ang tira.',
  'rules.backgammon.larger': 'Isa lang',
  'rules.backgammon.larger.text': 'Kung magagamit ang alinman pero hindi pareho, ang mas malaki ang dapat. Kung ang mas maliit lang ang magagamit, iyon.',
  'rules.backgammon.larger.board': 'Pagkatapos ng 6 walang 5, at pagkatapos ng 5 walang 6. Kaya 6 ang dapat.',
  'rules.backgammon.smaller.board': 'Nakaharang ang 6 dito. Kaya 5.',
  'rules.backgammon.three': 'Bahagi ng doble',
  'rules.backgammon.three.text': 'Sa apat na magkaparehong numero, pinakamarami ring kaya ang ginagamit.',
  'rules.backgammon.three.board': 'Tatlo sa apat na tatlo ang magagamit.',
  'rules.backgammon.last': 'Ang huling checker',
  'rules.backgammon.last.text': 'Walang eksepsiyon sa dulo: kung magagamit ang dalawang numero, gagamitin, kahit sapat na ang isa para ilabas ang huling checker.',
  'rules.backgammon.last.board': 'Sapat na ang 6 para lumabas. Pero magagamit ang 1 at 6: una ang 1, at nag-hit ito.',
};

export default course;
