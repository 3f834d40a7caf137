/** The sentences of the lessons of shogi about its laws in Dutch; see `en.ts` and `nl.ts`. */

import type { ShogiLaw } from './index';

export const law: ShogiLaw = {
  // Fouls
  'rules.shogi.fouls.text': 'Vier dingen kunnen de stukken doen en zijn toch verboden: twee pionnen, een dood veld, pionvalmat, en een koning die schaak blijft staan.',
  'rules.shogi.fouls.rest': 'Wat een stuk helemaal niet kan, en inzetten op een bezet veld, wordt overal geweigerd.',
  'rules.shogi.fouls.block': 'Geweigerd',
  'rules.shogi.fouls.block.text': 'In clubvormen weigert de scheidsrechter een fout en zegt waarom. Er gebeurt niets.',
  'rules.shogi.fouls.block.board': 'Probeer een pion op 7e en de toren naar 4g. Het paard naar 2b promoveert vanzelf: het moet.',
  'rules.shogi.fouls.lose': 'Verloren',
  'rules.shogi.fouls.lose.text': 'In officiële vormen verliest een fout meteen, zoals op een toernooi. De zet wordt niet uitgevoerd; hij blijft in het verslag.',
  'rules.shogi.fouls.lose.board': 'Een pion op 7e, de toren naar 4g, het paard naar 2b zonder promotie: elk verliest de partij. De toren naar 6f is niet eens een fout.',

  // Repetition
  'rules.shogi.repetition.text': 'Staat dezelfde stelling er voor de vierde keer, dan eindigt de partij zonder uitslag (sennichite), of in remise als daarvoor gekozen is. Bord, beide handen en wie aan zet is moeten gelijk zijn.',
  'rules.shogi.repetition.times': 'De vier keren hoeven niet op elkaar te volgen. De beginstelling telt mee.',
  'rules.shogi.repetition.board': 'De torens gaan heen en weer. Met de twaalfde zet staat de beginstelling er voor de vierde keer.',
  'rules.shogi.perpetual': 'Eeuwig schaak',
  'rules.shogi.perpetual.text': 'Gaf tussen de eerste en de vierde keer elke zet van één kant schaak, dan verliest die kant. Wie de laatste zet doet, maakt niet uit.',
  'rules.shogi.perpetual.board': 'Zwart geeft steeds schaak, en Wit doet de laatste zet. Zwart verliest.',
  'rules.shogi.perpetual.checker.board': 'Hier doet Zwart de laatste zet, en verliest ook.',
  'rules.shogi.perpetual.quiet': 'Eén stille zet',
  'rules.shogi.perpetual.quiet.text': 'Eén zet zonder schaak ertussen, zelfs in de eerste ronde, maakt er gewone herhaling van.',
  'rules.shogi.perpetual.quiet.board': 'De eerste zet van Zwart geeft geen schaak: geen uitslag.',
  'rules.shogi.repetition.hands': 'De hand telt mee',
  'rules.shogi.repetition.hands.text': 'Hetzelfde bord met andere stukken in de hand is een andere stelling.',
  'rules.shogi.repetition.hands.board': 'Zwart zet onderweg de pion in. Wat daarvoor kwam telt niet: de partij gaat door.',

  // Impasse
  'rules.shogi.impasse.text': 'Een koning in de drie rijen van de tegenstander is moeilijk mat te zetten. Dan beslissen punten: toren en loper elk 5, gepromoveerd of niet, al het andere 1, de koning niets. Samen zijn het er 54.',
  'rules.shogi.impasse.rooms': 'Spelvormen verschillen. Niets gaat vanzelf: wie aan zet is, verklaart in plaats van te zetten.',
  'rules.shogi.impasse.27': '27 punten',
  'rules.shogi.impasse.27.text': 'Het wint als alles klopt: de koning staat in de zone en niet schaak, er staan daar nog tien eigen stukken, en die stukken en de hand maken 28 punten voor Zwart of 27 voor Wit.',
  'rules.shogi.impasse.27.board': 'Tien stukken en 28 punten, net genoeg. Verklaar.',
  'rules.shogi.impasse.27.short': 'Tien stukken, maar 27 punten: één te weinig voor Zwart. De scheidsrechter weigert.',
  'rules.shogi.impasse.27.failed': 'Maar negen stukken, waar fouten verliezen: de verklaring verliest.',
  'rules.shogi.impasse.24': '24 punten',
  'rules.shogi.impasse.24.text': 'Dezelfde voorwaarden, maar 31 punten winnen en 24 tot 30 is remise.',
  'rules.shogi.impasse.24.board': '31 punten: gewonnen.',
  'rules.shogi.impasse.24.draw': 'Wit aan zet, 24 punten: remise.',
  'rules.shogi.impasse.count': 'Tellen in overleg',
  'rules.shogi.impasse.count.text': 'Zijn beide koningen binnen, dan kunnen beiden afspreken alles op bord en in hand te tellen. Wie minder dan 27 heeft, verliest.',
  'rules.shogi.impasse.tie': 'Ieder 27 is remise. Bij veel amateurtoernooien wint Wit dan.',
  'rules.shogi.impasse.count.board': 'Zwart heeft 30 punten, Wit 24.',
  'rules.shogi.impasse.tie.board': 'Ieder 27: remise.',
  'rules.shogi.impasse.tie.white': 'Ieder 27, waar gelijk voor Wit is.',
  'rules.shogi.try': 'Try-regel',
  'rules.shogi.try.text': 'Een koning die op het beginveld van de andere koning komt, wint meteen: 5a voor Zwart, 5i voor Wit. Hij mag niet in schaak stappen.',
  'rules.shogi.try.board': 'Stap naar 5a en win.',
  'rules.shogi.try.attacked': 'De toren bewaakt 5a: de koning mag er niet heen.',
  'rules.shogi.impasse.none': 'Geen regel',
  'rules.shogi.impasse.none.text': 'Het kan ook zonder. Dan eindigt de partij alleen door mat, herhaling of een zettenlimiet.',
  'rules.shogi.impasse.credit': 'Met voorgift',
  'rules.shogi.impasse.credit.board': 'Wit gaf toren en loper: 17 punten en 10 voor de voorgift maken 27.',

  // The move limit and replays
  'rules.shogi.limit.text': 'Na een vast aantal zetten, van beide kanten samen, is het remise. Mat met de laatste zet telt.',
  'rules.shogi.limit.board': 'Een limiet van drie zetten, om het te zien. Officiële partijen hebben er 500.',
  'rules.shogi.limit.check': 'Limiet bij schaak',
  'rules.shogi.limit.check.text': 'Geeft de laatste zet schaak, dan gaat het door tot er geen meer is.',
  'rules.shogi.limit.check.board': 'Een limiet van één zet. De toren naar 5h geeft schaak: Wit antwoordt nog, dan is het remise.',
  'rules.shogi.replay': 'Overspelen',
  'rules.shogi.replay.text': 'Na een herhaling wordt met verwisselde kanten opnieuw gespeeld. Officiële vormen spelen ook remise over; de resterende tijd blijft, met een minimum dat de spelvorm noemt.',
  'rules.shogi.replay.handicap': 'Met voorgift blijven de kanten.',
  'rules.shogi.replay.draws': 'Remise afspreken kan niet.',
  'rules.shogi.toss': 'Wie begint',
  'rules.shogi.toss.text': 'In een club of op een toernooi worden vijf pionnen geworpen (furigoma). Hier loot het huis.',
};

export default law;
