/** What the rooms of backgammon are like in Dutch; see `nl.ts`. */

import type { BackgammonRooms } from './index';

export default {
  'family.backgammon.what': 'Breng je schijven als eerste thuis en van het bord. Een match duurt tot iemand genoeg punten heeft.',
  'family.backgammon-money.what': 'Eén spel om punten: de kubus verdubbelt ze, een gammon telt dubbel, een backgammon driedubbel.',

  // What all rooms of a family have in common
  'backgammon.tag.backgammon.what': 'De dobbelstenen van het huis kan iedereen achteraf narekenen.',
  'backgammon.tag.backgammon-money.what': 'Losse spellen met de kubus.',

  // Rooms: one line, then how it goes
  'preset.bg-match-1.what': 'Eén spel om één punt, zonder kubus.',
  'preset.bg-match-1.opening': 'Elke winst is één punt waard, dus verdubbelt niemand.',
  'preset.bg-match-3.what': 'Een match tot 3 punten, met de kubus.',
  'preset.bg-match-3.opening': 'De Crawfordregel geldt: in het eerste spel waarin iemand nog één punt nodig heeft wordt niet verdubbeld.',
  'preset.bg-match-5.what': 'Een match tot 5 punten, met de kubus.',
  'preset.bg-match-5.opening': 'De Crawfordregel geldt: in het eerste spel waarin iemand nog één punt nodig heeft wordt niet verdubbeld.',
  'preset.bg-match-7.what': 'Een match tot 7 punten, met de kubus.',
  'preset.bg-match-7.opening': 'De Crawfordregel geldt: in het eerste spel waarin iemand nog één punt nodig heeft wordt niet verdubbeld.',
  'preset.bg-match-9.what': 'Een match tot 9 punten, met de kubus.',
  'preset.bg-match-9.opening': 'De Crawfordregel geldt: in het eerste spel waarin iemand nog één punt nodig heeft wordt niet verdubbeld.',
  'preset.bg-match-11.what': 'Een match tot 11 punten, met de kubus.',
  'preset.bg-match-11.opening': 'De Crawfordregel geldt: in het eerste spel waarin iemand nog één punt nodig heeft wordt niet verdubbeld.',
  'preset.bg-match.what': 'Een match waarvan je lengte en regels kiest.',
  'preset.bg-match.opening': 'De Crawfordregel geldt: in het eerste spel waarin iemand nog één punt nodig heeft wordt niet verdubbeld.',
  'preset.bg-money.what': 'Een spel om punten, met de kubus; gammons tellen altijd.',
  'preset.bg-money.opening': 'Geen Jacobyregel: een gammon telt ook als niemand verdubbeld heeft.',
  'preset.bg-money-auto.what': 'Elke gelijke beginworp verdubbelt de kubus.',
  'preset.bg-money-auto.opening': 'De kubus blijft in het midden, en beiden mogen nog verdubbelen.',
  'preset.bg-money-auto-once.what': 'De eerste gelijke beginworp verdubbelt de kubus.',
  'preset.bg-money-auto-once.opening': 'De kubus blijft in het midden, en beiden mogen nog verdubbelen.',
  'preset.bg-real-dice.what': 'Jullie gooien echte dobbelstenen en melden wat er ligt; de ander bevestigt.',
  'preset.bg-real-dice.opening': 'Een scheve worp wordt als scheef gemeld en overgedaan; alles staat in het verslag.',

  // What may be chosen of the rules
  'backgammon.choice.length': 'Punten',
  'backgammon.choice.length.n': (n) => `${n}`,
  'backgammon.choice.crawford': 'Crawfordregel',
  'backgammon.choice.crawford.': 'Ja',
  'backgammon.choice.crawford.no': 'Nee',
  'backgammon.choice.cube': 'Kubus',
  'backgammon.choice.cube.': 'Ja',
  'backgammon.choice.cube.no': 'Nee',
  'backgammon.choice.autodoubles': 'Automatische verdubbelingen',
  'backgammon.choice.autodoubles.': 'Geen',
  'backgammon.choice.autodoubles.unlimited': 'Onbeperkt',
  'backgammon.choice.autodoubles.n': (n) => `Hoogstens ${n}`,
  'backgammon.choice.beavers': 'Directe herverdubbelingen (beavers)',
  'backgammon.choice.beavers.': 'Geen',
  'backgammon.choice.beavers.n': (n) => `Hoogstens ${n}`,
  'backgammon.choice.jacoby': 'Jacobyregel',
  'backgammon.choice.jacoby.no': 'Nee',
  'backgammon.choice.jacoby.yes': 'Ja: gammons tellen pas als er verdubbeld is',
  'backgammon.choice.variant': 'Begin',
  'backgammon.choice.variant.': 'Gewoon',
  'backgammon.choice.variant.nackgammon': 'Nackgammon',
  'backgammon.choice.variant.hypergammon': 'Hypergammon: drie schijven',
  'backgammon.choice.variant.longgammon': 'Longgammon: alle vijftien achteraan',

  // Rules that no room is named after, of a game that was brought.
  'choice.preset.match': 'Match',
  'choice.preset.tournament': 'Toernooimatch',
  'choice.preset.money': 'Partijen om punten',
  'choice.preset.casual': 'Vrije partij',
} satisfies BackgammonRooms;
