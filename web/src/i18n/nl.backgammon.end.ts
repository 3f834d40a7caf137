/** The sentences of the lessons of backgammon about bearing off and the value of a game in Dutch; see `en.backgammon.end.ts`. */

import type { BackgammonEnd } from './index';

export const end: BackgammonEnd = {
  // Bearing off
  'rules.backgammon.off.text': 'Als al je stenen in je thuisveld staan, mag je ze uitspelen. Elk getal neemt er één van zijn eigen punt, of zet er één binnen.',
  'rules.backgammon.exact': 'Precies',
  'rules.backgammon.exact.text': 'Het getal neemt een steen van zijn eigen punt, ook als er verder weg nog staan.',
  'rules.backgammon.exact.board': 'De 5 neemt er één van 5, de 3 één van 3. Je mag ook binnen zetten.',
  'rules.backgammon.higher': 'Met een hoger getal',
  'rules.backgammon.higher.text': 'Een getal hoger dan je verste punt neemt een steen van dat punt, en van geen ander.',
  'rules.backgammon.higher.board': 'De 6 en de 5 nemen beide stenen van 4.',
  'rules.backgammon.behind.board': 'Een 4 neemt niets van 3 zolang er één op 6 staat. Zet die eerst.',
  'rules.backgammon.home': 'Thuiskomen',
  'rules.backgammon.home.text': 'Het wordt bij elke stap bekeken. Het eerste getal mag je laatste steen thuisbrengen, het tweede uitspelen.',
  'rules.backgammon.home.board': 'De 5 alleen mag niet uitspelen. Na 7/6 wel.',
  'rules.backgammon.hit_back': 'Na een klap',
  'rules.backgammon.hit_back.text': 'Een steen die tijdens het uitspelen wordt geslagen, moet eerst binnenkomen en helemaal rond.',
  'rules.backgammon.hit_back.board': 'De 2 kwam ook binnen, maar dan kon de 4 niet. Dus komt de 4 binnen, en zet de 2 binnen het thuisveld.',
  'rules.backgammon.six_three': 'Een keus: 6-3',
  'rules.backgammon.six_three.text': 'Het lage getal mag eerst, en kan veranderen wat het hoge doet.',
  'rules.backgammon.six_three.board': 'Twee eraf laat een blot die 20 van de 36 worpen slaan. Eerst 5/2 en dan één van 2 eraf laat er geen.',

  // End and value
  'rules.backgammon.value.text': 'Wie het eerst alle stenen eraf heeft, wint, ook als er nog getallen over zijn. Het spel telt 1, 2 of 3, maal de kubus.',
  'rules.backgammon.value.draw': 'Bij backgammon is er geen remise.',
  'rules.backgammon.single': 'Enkel spel',
  'rules.backgammon.single.text': 'De verliezer heeft minstens één steen eraf: 1.',
  'rules.backgammon.single.board': 'Zwart heeft er al een paar af: een enkel spel.',
  'rules.backgammon.saved.board': 'Zwart heeft er één af. Dat er nog één op de bar staat, maakt niet uit.',
  'rules.backgammon.gammon': 'Gammon',
  'rules.backgammon.gammon.text': 'De verliezer heeft niets eraf: 2.',
  'rules.backgammon.gammon.board': 'Zwart heeft niets eraf: een gammon.',
  'rules.backgammon.backgammon': 'Backgammon',
  'rules.backgammon.backgammon.text': 'De verliezer heeft niets eraf, en een steen op de bar of in het thuisveld van de winnaar: 3.',
  'rules.backgammon.backgammon.board': 'Zwart heeft niets eraf, en één steen in het thuisveld van Wit: een backgammon.',
};

export default end;
