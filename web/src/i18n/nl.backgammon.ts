/** The sentences of backgammon in Dutch; see `nl.ts`. */

import type { Backgammon } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export default {
  // The sides
  'backgammon.side.white': 'Wit',
  'backgammon.side.black': 'Zwart',

  // Places and checkers
  'backgammon.bar': 'bar',
  'backgammon.off': 'van het bord',
  'backgammon.point': (n) => `punt ${n}`,
  'backgammon.checkers.white': (n) => plural(n, 'witte schijf', 'witte schijven'),
  'backgammon.checkers.black': (n) => plural(n, 'zwarte schijf', 'zwarte schijven'),
  'backgammon.pips': (n) => plural(n, 'pip te gaan', 'pips te gaan'),
  'backgammon.pips.short': (n) => `${n} pips`,

  // The board
  'backgammon.board': 'Backgammonbord',
  'backgammon.row.upper': 'Bovenste helft',
  'backgammon.row.lower': 'Onderste helft',
  'backgammon.cell': (place, what) => `${place}: ${what}`,
  'backgammon.cell.bar': (side) => `Bar van ${side}`,
  'backgammon.cell.off': (side) => `Bak van ${side}`,
  'backgammon.cell.lifted': 'opgepakt',
  'backgammon.cell.landing': 'hier mag de opgepakte schijf neer',
  'backgammon.cell.source': 'kan zetten',

  // Putting a play together
  'backgammon.controls': 'Dobbelstenen en zet',
  'backgammon.control.dice': 'De dobbelstenen',
  'backgammon.control.swap': (first) => `Eerst wordt de ${first} gebruikt. De andere steen eerst gebruiken`,
  'backgammon.control.force': 'De enige geldige zet doen',
  'backgammon.control.hand_over': 'De zet afgeven, zodra hij compleet is',
  'backgammon.control.undo': 'Eén stap terug',
  'backgammon.control.undo_all': 'De hele zet terug',
  'backgammon.control.replay': 'De laatste zet nog eens tonen',
  'backgammon.lifted': (place, goals) => `Opgepakt van ${place}. Mag neer op: ${goals}.`,
  'backgammon.made': (steps) => `${steps}.`,
  'backgammon.put_down': 'Weer neergezet.',
  'backgammon.first': (n) => `Eerst wordt de ${n} gebruikt.`,
  'backgammon.no_step': (place) => `${place}: daarvandaan kan nu geen schijf zetten.`,
  'backgammon.undone': (n) => `${plural(n, 'stap', 'stappen')} teruggenomen.`,
  'backgammon.undone.all': (n) => `Alles teruggenomen: ${plural(n, 'stap', 'stappen')}.`,
  'backgammon.complete': (play) => `${play} afgeven`,
  'backgammon.complete.say': (play) => `De zet is compleet: ${play}. Met Enter of de dobbelstenen geef je hem af.`,
  'backgammon.replayed': (steps) => `De laatste zet: ${steps}.`,

  // Steps and actions in words
  'backgammon.step': (from, to) => `${from} naar ${to}`,
  'backgammon.step.off': (from) => `${from} van het bord`,
  'backgammon.step.hits': (step) => `${step}, slaat`,
  'backgammon.review.marks': 'Pijlen',
  'backgammon.say.throw': (one, other) => `${one} en ${other}`,
  'backgammon.move.none': 'geen zet',
  'backgammon.act.roll': 'gooit',
  'backgammon.act.double': 'verdubbelt',
  'backgammon.act.take': 'neemt aan',
  'backgammon.act.drop': 'past',
  'backgammon.act.beaver': 'beavert',
  'backgammon.act.raccoon': 'raccoont',
  'backgammon.act.resign_single': 'biedt aan enkel op te geven',
  'backgammon.act.resign_gammon': 'biedt aan een gammon op te geven',
  'backgammon.act.resign_backgammon': 'biedt aan een backgammon op te geven',
  'backgammon.act.accept': 'aanvaardt de opgave',
  'backgammon.act.reject': 'speelt door',
  'backgammon.kind.single': 'een enkel spel',
  'backgammon.kind.gammon': 'een gammon',
  'backgammon.kind.backgammon': 'een backgammon',

  // Buttons
  'backgammon.decide.nomove': 'Dobbelstenen doorgeven',
  'backgammon.decide.roll': 'Gooien',
  'backgammon.decide.double': 'Verdubbelen',
  'backgammon.decide.take': 'Aannemen',
  'backgammon.decide.drop': 'Passen',
  'backgammon.decide.beaver': 'Beaver',
  'backgammon.decide.raccoon': 'Raccoon',
  'backgammon.decide.accept': 'Opgave aanvaarden',
  'backgammon.decide.reject': 'Doorspelen',
  'backgammon.decide.throw': (one, other) => `Worp ${one} en ${other}`,

  // What is asked
  'backgammon.step.opening': 'De beginworp: de hoogste steen begint.',
  'backgammon.step.opening.tie': 'Gelijk: de beginworp wordt overgedaan.',
  'backgammon.step.opening.told': 'Gooi ieder één steen en meld wat er ligt.',
  'backgammon.step.turn': 'Gooi de dobbelstenen.',
  'backgammon.step.turn.cube': 'Gooi de dobbelstenen, of verdubbel.',
  'backgammon.step.told': 'Gooi de dobbelstenen en meld wat er ligt.',
  'backgammon.step.thrown': 'De dobbelstenen worden gegooid.',
  'backgammon.step.play': (high, low) => `Speel ${high} en ${low}.`,
  'backgammon.step.forced': 'Er is maar één zet.',
  'backgammon.step.blocked': (one, other) => `Geen geldige zet: beide ogen, ${one} en ${other}, zijn geblokkeerd.`,
  'backgammon.step.blocked.one': (n) => `Geen geldige zet: de ${n} is geblokkeerd.`,
  'backgammon.step.answer': 'Beantwoord de verdubbeling.',
  'backgammon.step.doubled': (taken, dropped) =>
    `Neem aan, en de kubus staat op ${taken}; of pas, en verlies ${plural(dropped, 'punt', 'punten')}.`,
  'backgammon.step.resigning': (kind) => `Aanvaard de opgave van ${kind}, of speel door.`,
  'backgammon.step.over': 'De match is afgelopen.',

  // Keys
  'backgammon.typed.hint': 'zoals 8/5 6/5, 24/18*, double',
  'backgammon.keys.dice': 'Die steen eerst gebruiken',
  'backgammon.keys.undo': 'Eén stap terug; met Shift alles',
  'backgammon.keys.replay': 'De laatste zet nog eens tonen',
  'backgammon.keys.lift': 'Een schijf oppakken of neerzetten; een complete zet afgeven',

  // Refusals by rule
  'backgammon.reason.bad_action': 'Dat is geen actie van dit spel.',
  'backgammon.reason.not_now': 'Dat is nu niet aan de orde.',
  'backgammon.reason.cocked_not_allowed': 'Het huis gooit de dobbelstenen: die liggen nooit scheef.',
  'backgammon.reason.no_cube': 'In dit spel is er geen kubus.',
  'backgammon.reason.crawford': 'Crawfordspel: daarin verdubbelt niemand.',
  'backgammon.reason.not_cube_owner': 'De kubus is van de tegenstander.',
  'backgammon.reason.cube_limit': 'De kubus gaat niet hoger.',
  'backgammon.reason.beaver_not_allowed': 'Deze regels staan geen verdere directe herverdubbeling toe.',
  'backgammon.reason.resign_too_high': 'Zoveel kan hier niet verloren worden.',
  'backgammon.reason.resign_sufficient': 'Meer dan het aanbod is niet te winnen: de opgave kan niet geweigerd worden.',
  'backgammon.reason.resign_repeated': 'Deze opgave is net geweigerd. Bied meer aan of speel eerst verder.',
  'backgammon.reason.must_move': 'Er kan gezet worden, dus dat moet.',
  'backgammon.reason.no_legal_play': 'Er kan niet gezet worden: de beurt gaat door.',
  'backgammon.reason.must_enter': 'Eerst moet de schijf van de bar binnenkomen.',
  'backgammon.reason.no_checker': 'Daar staat geen schijf van jou.',
  'backgammon.reason.wrong_number': 'Voor deze stap is geen worp over.',
  'backgammon.reason.blocked': 'Het punt is bezet door twee of meer schijven van de tegenstander.',
  'backgammon.reason.bear_off_not_home': 'Er gaat niets van het bord zolang een schijf niet thuis is.',
  'backgammon.reason.bear_off_higher_behind': 'Met een hogere worp gaat geen schijf van het bord zolang er een verder achter staat.',
  'backgammon.reason.hit_mark': 'Een ster staat waar een blot geslagen wordt, en nergens anders.',
  'backgammon.reason.not_canonical': 'Deze zet wordt anders geschreven.',
  'backgammon.reason.must_use_all': 'Van de worp moet zoveel mogelijk gebruikt worden.',
  'backgammon.reason.must_use_higher': 'Er kan maar één steen gebruikt worden, en dat moet de hoogste zijn.',
  'backgammon.reason.legal': 'Dit mag.',

  // What an explanation rests on
  'backgammon.explain.step': (from, to) => `Van ${from} naar ${to}.`,
  'backgammon.explain.from': (from) => `Het gaat om: ${from}.`,
  'backgammon.explain.instead': (play) => `Geldig zou zijn ${play}.`,
  'backgammon.explain.hits': (points) => `De zet slaat op ${points}.`,
  'backgammon.explain.blots': (points) => `Er blijft een blot op ${points}.`,
  'backgammon.explain.safe': 'Er blijft geen blot die geslagen kan worden.',
  'backgammon.explain.pips': (own, other) => `Daarna heb je nog ${own} pips te gaan en de tegenstander ${other}.`,
  'backgammon.explain.offer': (taken, dropped) =>
    `Aangenomen staat de kubus op ${taken}; gepast is het ${plural(dropped, 'punt', 'punten')} waard.`,
  'backgammon.explain.dead': 'De kubus wint de match al: verdubbelen levert niets op.',

  // Endings
  'backgammon.ending.single': 'een enkel spel: alle schijven van het bord',
  'backgammon.ending.gammon': 'een gammon: de verliezer heeft geen schijf van het bord',
  'backgammon.ending.backgammon': 'een backgammon: de verliezer heeft geen schijf van het bord en staat nog op de bar of in het thuisbord van de winnaar',
  'backgammon.ending.drop': 'op de verdubbeling werd gepast',
  'backgammon.ending.resign_single': 'een enkel spel werd opgegeven',
  'backgammon.ending.resign_gammon': 'een gammon werd opgegeven',
  'backgammon.ending.resign_backgammon': 'een backgammon werd opgegeven',

  // Beside the board
  'backgammon.score': (side, n, of) => `${side}: ${n} van ${plural(of, 'punt', 'punten')}`,
  'backgammon.score.money': (side, n) => `${side}: ${plural(n, 'punt', 'punten')}`,
  'backgammon.score.one_away': 'nog één punt',
  'backgammon.score.crawford': 'Crawfordspel',
  'backgammon.text.place': (place, n) => `${n} op ${place}`,
  'backgammon.text.off': (n) => `${n} van het bord`,
  'backgammon.text.cube': (value, owner) => `Kubus: ${value}, ${owner}`,
  'backgammon.cube.middle': 'in het midden',
  'backgammon.text.score': (a, b, of) => `Stand: Wit ${a}, Zwart ${b}, match tot ${of}`,
  'backgammon.text.id': (id) => `Position ID ${id}`,

  // Settings
  'backgammon.settings': 'Backgammon',
  'backgammon.settings.bear': 'Uitspelen',
  'backgammon.settings.bear.right': 'Naar rechts',
  'backgammon.settings.bear.left': 'Naar links',
  'backgammon.settings.click': 'Een klik op een schijf',
  'backgammon.settings.click.move': 'Zet hem',
  'backgammon.settings.click.lift': 'Pakt hem op',
  'backgammon.settings.hand_over': 'Een zet meteen afgeven zodra hij compleet is',
} satisfies Backgammon;
