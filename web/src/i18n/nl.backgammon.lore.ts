/** The sentences of the lessons of backgammon about dice, variants, counting and texts in Dutch; see `en.backgammon.lore.ts`. */

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
  'rules.backgammon.fair.link': 'De dobbelstenen van dit huis: statistiek en bewijs',

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

  // Counting a race
  'rules.backgammon.race.text': 'Zijn de kanten elkaar voorbij, dan is het een race en beslist de pipcount. Stapels en gaten verspillen pips, dus spelers corrigeren hem.',
  'rules.backgammon.keith': 'Keith-telling',
  'rules.backgammon.keith.text': 'Tel bij de pips van elke kant op:',
  'rules.backgammon.keith.one': '2 voor elke steen boven de eerste op punt 1',
  'rules.backgammon.keith.two': '1 voor elke steen boven de eerste op punt 2',
  'rules.backgammon.keith.three': '1 voor elke steen boven de derde op punt 3',
  'rules.backgammon.keith.gaps': '1 voor elk leeg punt van 4, 5 en 6',
  'rules.backgammon.keith.seventh': 'Verhoog dan de telling van wie aan beurt is met een zevende, zonder de rest.',
  'rules.backgammon.keith.double': 'Verdubbel als dat hooguit 4 meer is dan de andere telling, opnieuw als het hooguit 3 is. Accepteer als het minstens 2 meer is.',
  'rules.backgammon.race.board': 'Wit is aan beurt. Tel voor je verdubbelt.',
  'rules.backgammon.race.example': 'De race hierboven',
  'rules.backgammon.race.side': 'Kant',
  'rules.backgammon.race.pips': 'Pips',
  'rules.backgammon.race.added': 'Erbij',
  'rules.backgammon.race.raised': 'Met het zevende deel',
  'rules.backgammon.race.verdict': (white, black) => `${white} tegen ${black}: ${white - black} meer. Verdubbelen, opnieuw verdubbelen en accepteren.`,
  'rules.backgammon.trice': 'De regel van 62 van Trice',
  'rules.backgammon.trice.text': 'Die zegt uit de pips van de leider, die aan beurt is, hoever de ander achter mag liggen en toch kan accepteren. Vanaf 62 pips: een tiende en 2. Daaronder: trek er 5 af en deel door 7.',
  'rules.backgammon.trice.double': 'Verdubbel vanaf 3 pips voor dat punt, opnieuw vanaf 2.',
  'rules.backgammon.trice.leader': 'Leider',
  'rules.backgammon.trice.first': 'Verdubbel vanaf',
  'rules.backgammon.trice.again': 'Opnieuw vanaf',
  'rules.backgammon.trice.last': 'Accepteer tot',

  // Opening plays
  'rules.backgammon.openings.text': 'Er zijn vijftien openingsworpen. Voor elke is er een zet die sterke programma’s het best vinden, of een paar die even goed zijn.',
  'rules.backgammon.openings.board': 'Zes en één: 13/7 8/7 maakt het barpunt, en drie punten op rij houden Zwart tegen.',
  'rules.backgammon.openings.all': 'Alle vijftien',
  'rules.backgammon.openings.throw': 'Worp',
  'rules.backgammon.openings.play': 'Zet',
  'rules.backgammon.openings.idea': 'Idee',
  'rules.backgammon.openings.idea.point': 'Maakt een punt.',
  'rules.backgammon.openings.idea.run': 'Loopt weg.',
  'rules.backgammon.openings.idea.split': 'Splitst achter en haalt een bouwsteen.',
  'rules.backgammon.openings.idea.choice': 'Meer zetten zijn even goed.',
  'rules.backgammon.openings.source': 'Zoals twee programma’s ze om geld beoordelen, drie halve zetten vooruit.',

  // Notation
  'rules.backgammon.notation.text': 'Een zet schrijf je van punt naar punt, met de telling van wie zet: 8/5 6/5. Een ster is een klap; “bar” en “off” zijn de bar en eraf.',
  'rules.backgammon.notation.board': 'Speel 24/20*/18 en zie hoe het wordt geschreven.',
  'rules.backgammon.notation.plays': 'Zetten',
  'rules.backgammon.notation.action': 'Stap voor stap',
  'rules.backgammon.notation.written': 'Zoals mensen schrijven',
  'rules.backgammon.notation.typing': 'Je mag beide typen. Wat het huis bewaart, gaat stap voor stap van hoog naar laag.',
  'rules.backgammon.notation.ids': 'ID’s',
  'rules.backgammon.notation.ids.text': 'Een stelling past in een regel tekst die andere programma’s lezen. Het begin van een spel:',
  'rules.backgammon.notation.position': 'Position ID: de stenen, gezien door wie aan beurt is.',
  'rules.backgammon.notation.match': 'Match ID: kubus, dobbelstenen, stand en wie aan beurt is.',
  'rules.backgammon.notation.xgid': 'XGID: dat alles in één, met Wit als X.',
  'rules.backgammon.notation.files': 'Spellen worden bewaard als .mat, dat de meeste programma’s lezen, of als SGF.',
};

export default lore;
