/** The sentences of the lessons of backgammon about checkers and dice in Dutch; see `en.backgammon.course.ts`. */

import type { BackgammonCourse } from './index';

export const course: BackgammonCourse = {
  // The board
  'rules.backgammon.board.text': 'Vierentwintig punten in vier kwarten, met een bar ertussen. Elke kant heeft vijftien stenen.',
  'rules.backgammon.board.way': 'De kanten gaan tegen elkaar in: ieder van de verre kant rond naar het eigen thuisveld, de punten 6 tot 1, en dan eraf.',
  'rules.backgammon.board.numbers': 'Elke kant telt de punten vanaf zijn eigen einde: 24 is het verst, 1 het dichtst bij. Jouw 24 is de 1 van de ander. Een steen op de bar telt als op 25.',
  'rules.backgammon.board.pips': 'De pipcount is de som van die getallen: 167 elk aan het begin. Wie minder heeft, ligt voor.',
  'rules.backgammon.board.white': 'Wit heeft 3 en 1 gegooid. Zet één steen van 8 naar 5 en één van 6 naar 5.',
  'rules.backgammon.board.black': 'Zwart heeft hetzelfde gegooid. Met de eigen telling van Zwart is de zet ook dezelfde: 8/5 6/5.',

  // Moving and hitting
  'rules.backgammon.moves.text': 'Elke dobbelsteen zet één steen zoveel punten als hij ogen heeft. Eén steen mag ze allebei nemen, na elkaar.',
  'rules.backgammon.moves.open': 'Een steen mag op elk punt komen waar niet twee of meer stenen van de ander staan, ook onderweg. Je eigen stenen staan je nooit in de weg.',
  'rules.backgammon.moves.board': 'Zes en vijf. Eén steen kan van 24 over 18 naar 13. Over 19 kan het niet: dat punt is van Zwart.',
  'rules.backgammon.doublet': 'Dubbels',
  'rules.backgammon.doublet.text': 'Twee gelijke dobbelstenen worden vier keer gespeeld.',
  'rules.backgammon.doublet.board': 'Vier drieën, met zoveel stenen als je wilt.',
  'rules.backgammon.hit': 'Slaan',
  'rules.backgammon.hit.text': 'Een steen alleen is een blot. Een steen van de ander die erop komt, ook onderweg, stuurt hem naar de bar: hij begint opnieuw.',
  'rules.backgammon.hit.board': 'De zwarte steen op 20 staat alleen. De 4 slaat hem, en dezelfde steen mag met de 2 verder. Over 22 wordt niets geslagen.',
  'rules.backgammon.enter': 'Binnenkomen',
  'rules.backgammon.enter.text': 'Wie een steen op de bar heeft, moet die eerst binnenbrengen, in het thuisveld van de ander: een 1 komt op 24, een 6 op 19.',
  'rules.backgammon.enter.board': 'De 6 komt niet binnen: 19 is van Zwart. Kom binnen met de 2, op 23, en speel dan de 6.',
  'rules.backgammon.enter.two': 'Twee op de bar, en alleen de 3 komt binnen. De 6 vervalt.',
  'rules.backgammon.dance': 'Dansen',
  'rules.backgammon.dance.text': 'Waar geen getal gespeeld kan worden, gaat de beurt voorbij. Niet van de bar komen heet dansen.',
  'rules.backgammon.dance.board': 'Zwart heeft zijn thuisveld dicht. De enige zet van Wit is niet zetten.',

  // The opening throw
  'rules.backgammon.opening.text': 'Elke kant gooit één dobbelsteen. De hoogste begint en speelt beide getallen: de eerste zet is dus nooit een dubbel.',
  'rules.backgammon.opening.tie': 'Bij gelijk wordt overgegooid. Niemand verdubbelt voor de eerste zet. Elk spel van een match begint zo.',
  'rules.backgammon.opening.board': 'Eerst gelijk, dan 3 en 1: Wit begint met allebei. De volgende worpen zijn van één speler, die erom vraagt.',
  'rules.backgammon.auto': 'Automatische verdubbelingen',
  'rules.backgammon.auto.text': 'Sommigen laten elke gelijke worp vanzelf de kubus draaien, of alleen de eerste. De kubus blijft in het midden en beiden mogen nog verdubbelen. Op toernooien doet men dat niet.',
  'rules.backgammon.auto.board': 'Zonder grens: twee keer gelijk, en de kubus staat op 4.',
  'rules.backgammon.auto.once': 'Hooguit één keer: de tweede telt niet, en de kubus staat op 2.',

  // What has to be played
  'rules.backgammon.compulsory.text': 'Je moet zoveel getallen gebruiken als je kunt. Verder moet niets: niemand hoeft te slaan of uit te spelen als de getallen ook anders kunnen.',
  'rules.backgammon.both': 'Beide getallen',
  'rules.backgammon.both.text': 'Als beide getallen kunnen, in welke volgorde ook, moeten ze allebei.',
  'rules.backgammon.both.board': 'Na 20/15 was er geen 1 meer. Van 10 kunnen ze allebei, dus dat is de enige zet.',
  'rules.backgammon.larger': 'Maar één',
  'rules.backgammon.larger.text': 'Kan elk van de twee, maar niet allebei, dan moet het hoogste. Kan alleen het laagste, dan dat.',
  'rules.backgammon.larger.board': 'Na de 6 is er geen 5, en na de 5 geen 6. Dus moet het de 6 zijn.',
  'rules.backgammon.smaller.board': 'Hier kan de 6 niet. Dan de 5.',
  'rules.backgammon.three': 'Een deel van een dubbel',
  'rules.backgammon.three.text': 'Ook van vier gelijke getallen speel je er zoveel als kan.',
  'rules.backgammon.three.board': 'Van de vier drieën kunnen er drie.',
  'rules.backgammon.last': 'De laatste steen',
  'rules.backgammon.last.text': 'Aan het einde is er geen uitzondering: kunnen beide getallen, dan moeten ze, ook als één ervan de laatste steen al zou uitspelen.',
  'rules.backgammon.last.board': 'De 6 alleen speelt al uit. Maar 1 en 6 kunnen allebei: eerst de 1, en die slaat.',
};

export default course;
