/** The sentences of the rules pages of backgammon in Dutch; see `en.backgammon.rules.ts`. */

import type { BackgammonRules } from './index';

export const rules: BackgammonRules = {
  // The overview
  'rules.backgammon.title': 'De regels van backgammon',
  'rules.backgammon.intro': 'Twee spelers brengen elk vijftien stenen rond het bord en eraf, met de ogen van twee dobbelstenen. Wie het eerst klaar is, wint. De kubus verhoogt wat het spel waard is.',
  'rules.backgammon.live': 'De borden op deze pagina’s geven antwoord. Gooi de dobbelstenen en zet voor beide kanten: de scheidsrechter staat het toe, of zegt waarom niet.',
  'rules.backgammon.fair.link': 'De dobbelstenen van dit huis: statistiek en bewijs',
  'rules.backgammon.first': 'Probeer het',
  'rules.backgammon.first.board': 'Gooi voor het begin. De hoogste steen begint en speelt beide getallen.',

  // The lessons
  'rules.backgammon.board': 'Bord en richting',
  'rules.backgammon.moves': 'Zetten en slaan',
  'rules.backgammon.opening': 'De openingsworp',
  'rules.backgammon.compulsory': 'Wat je moet spelen',
  'rules.backgammon.off': 'Uitspelen',
  'rules.backgammon.value': 'Einde en waarde',
  'rules.backgammon.cube': 'De verdubbelkubus',
  'rules.backgammon.beaver': 'Beavers en raccoons',
  'rules.backgammon.jacoby': 'De Jacoby-regel',
  'rules.backgammon.match': 'Matches en Crawford',
  'rules.backgammon.resign': 'Opgeven',
  'rules.backgammon.real': 'Echte dobbelstenen',
  'rules.backgammon.fair': 'Eerlijke dobbelstenen',
  'rules.backgammon.variants': 'Varianten',
  'rules.backgammon.race': 'Een race tellen',
  'rules.backgammon.openings': 'Openingszetten',
  'rules.backgammon.notation': 'Notatie en ID’s',

  // Rooms
  'rules.backgammon.play': 'Probeer deze regels',
  'rules.backgammon.play.board': 'Speel beide kanten.',
  'rules.backgammon.about.one': 'Eén spel beslist, zonder kubus.',
  'rules.backgammon.about.tournament': 'Zoals op een toernooi: met kubus en Crawford-regel, zonder automatische verdubbelingen.',
  'rules.backgammon.about.match': 'Een match zoals jij wilt: de lengte, het begin, met of zonder kubus en Crawford.',
  'rules.backgammon.about.money': 'Eén spel om punten, met kubus. Een gammon telt dubbel, een backgammon driedubbel.',
  'rules.backgammon.about.auto': 'Eén spel om punten. Elke gelijke openingsworp draait de kubus.',
  'rules.backgammon.about.auto_once': 'Eén spel om punten. De eerste gelijke openingsworp draait de kubus.',
  'rules.backgammon.about.real': 'Je gooit echte dobbelstenen aan je eigen tafel en zegt wat er ligt.',
  'rules.backgammon.short.board': '24 punten, 15 stenen per kant.',
  'rules.backgammon.short.wins.match': (n) => (n === 1 ? 'Eén spel, zonder kubus.' : `Wie het eerst ${n} punten heeft.`),
  'rules.backgammon.short.wins.points': 'Eén spel: 1, 2 of 3 punten, maal de kubus.',
  'rules.backgammon.short.cube': 'Kubus',
  'rules.backgammon.short.cube.plain': 'Ja.',
  'rules.backgammon.short.cube.none': 'Geen.',
  'rules.backgammon.short.cube.crawford': 'Ja, behalve in het Crawford-spel.',
  'rules.backgammon.short.ties': 'Gelijk bij het begin',
  'rules.backgammon.short.ties.none': 'Wordt overgegooid.',
  'rules.backgammon.short.ties.once': 'De eerste keer draait de kubus.',
  'rules.backgammon.short.ties.unlimited': 'Elke keer draait de kubus.',
  'rules.backgammon.short.chosen': 'Alleen als je het kiest.',
  'rules.backgammon.short.dice': 'Dobbelstenen',
  'rules.backgammon.short.dice.server': 'Het huis gooit, en het is na te rekenen.',
  'rules.backgammon.short.dice.manual': 'Jij gooit, en zegt het.',

  // A live board
  'rules.backgammon.throw': 'Gooi de dobbelstenen',
  'rules.backgammon.cocked': 'Er ligt een dobbelsteen scheef',
  'rules.backgammon.score': (white, black, length) => `Wit ${white}, Zwart ${black}, tot ${length} punten.`,
  'rules.backgammon.crawford': 'Het Crawford-spel.',
  'rules.backgammon.won.white': (points) => `Wit heeft een spel gewonnen: ${points} ${points === 1 ? 'punt' : 'punten'}.`,
  'rules.backgammon.won.black': (points) => `Zwart heeft een spel gewonnen: ${points} ${points === 1 ? 'punt' : 'punten'}.`,

  // Where it comes from
  'rules.backgammon.source.usbgf': 'Amerikaanse backgammonbond (USBGF): toernooiregels',
  'rules.backgammon.source.dbgf': 'Deense backgammonbond: toernooiregels',
  'rules.backgammon.source.bkgm': 'Backgammon Galore: regels en woordenlijst',
  'rules.backgammon.source.gnu': 'GNU Backgammon: handleiding, over Position ID en Match ID',
  'rules.backgammon.source.ours': 'Waar die zwijgen heeft dit huis gekozen: een dode kubus mag worden gedraaid, een aanbod om het meeste op te geven kan niet worden geweigerd, een kubus die door gelijke worpen is gedraaid heft de Jacoby-regel niet op, en punten boven de lengte van een match blijven staan.',
};

export default rules;
