/** The sentences of the lessons of backgammon about counting, opening plays and texts in Dutch; see `en.backgammon.craft.ts`. */

import type { BackgammonCraft } from './index';

export const craft: BackgammonCraft = {
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

export default craft;
