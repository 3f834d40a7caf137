/** The sentences of the lessons of backgammon about dice and variants in Dutch; see `en.backgammon.lore.ts`. */

import type { BackgammonLore } from './index';

export const lore: BackgammonLore = {
  // Real dice
  'rules.backgammon.real.text': 'In een kamer voor echte dobbelstenen gooi je aan je eigen tafel en voer je in wat er ligt. De ander bevestigt het.',
  'rules.backgammon.real.cocked': 'Een steen ligt scheef (cocked) als hij niet vlak op de rechterhelft van het bord ligt: op een schijf, op de bar, ernaast. Dan is de hele worp ongeldig, beide stenen, ook bij het begin. Het verslag bewaart het.',
  'rules.backgammon.real.board': 'Na een scheve worp worden beide dobbelstenen opnieuw gegooid.',

  // Fair dice
  'rules.backgammon.fair.text': 'Niemand kent de worpen vooraf, en achteraf kan iedereen narekenen dat niemand ze heeft gekozen.',
  'rules.backgammon.fair.how': 'Hoe het gaat',
  'rules.backgammon.fair.step.lock': 'Voor de eerste worp kiest het huis een geheim getal en laat de vingerafdruk zien. Vanaf dan kan het huis het getal niet meer veranderen.',
  'rules.backgammon.fair.step.yours': 'Ook de browsers van beide spelers kiezen getallen, tonen de vingerafdrukken en pas daarna de getallen. Zo kan niemand kiezen na de andere te hebben gezien.',
  'rules.backgammon.fair.step.throw': 'Elke worp wordt uit die drie getallen berekend.',
  'rules.backgammon.fair.step.open': 'Aan het einde toont het huis zijn geheim. Wie wil, rekent de vingerafdruk en elke worp na. Eén veranderde steen valt op.',
  'rules.backgammon.fair.luck': 'Toeval heeft reeksen, en de slechte blijven je bij. De statistiek telt alle worpen van het huis, zodat je kunt vergelijken.',

  // Variants
  'rules.backgammon.variants.text': 'Een ander begin, dezelfde regels. Een gammon is geen van de stenen eraf te hebben die de variant heeft.',
  'rules.backgammon.nackgammon': 'Nackgammon',
  'rules.backgammon.nackgammon.text': 'Twee stenen op 23, in plaats van één op 13 en één op 6. De spellen duren langer, met meer stenen achter.',
  'rules.backgammon.nackgammon.board': 'Vier stenen achter: 194 pips.',
  'rules.backgammon.hypergammon': 'Hypergammon',
  'rules.backgammon.hypergammon.text': 'Drie stenen per kant, op 24, 23 en 22. Het is snel voorbij.',
  'rules.backgammon.hypergammon.board': 'Elke steen is een blot.',
  'rules.backgammon.longgammon': 'Longgammon',
  'rules.backgammon.longgammon.text': 'Alle vijftien stenen beginnen op 24.',
  'rules.backgammon.longgammon.board': 'De hele weg voor allemaal: 360 pips.',
};

export default lore;
