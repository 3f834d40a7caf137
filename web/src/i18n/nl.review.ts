/** The sentences of the review page in Dutch; see `en.ts` and `nl.ts`. */

import type { Review } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** A sentence as it goes on after a colon. */
const low = (text: string) => text.charAt(0).toLocaleLowerCase('nl') + text.slice(1);

export const review: Review = {
  'review.title': 'Analyse',
  'review.title.of': (what) => `${what} · Analyse · Yonban`,
  'review.none': 'Hier is geen afgelopen partij.',
  'review.none.what': 'Misschien is de link niet compleet, of wordt er nog gespeeld.',
  'review.to_table': 'Naar de tafel',
  'review.failed': (why) => `De server heeft niet geantwoord: ${low(why)}`,
  'review.again': 'Opnieuw proberen',

  // Stepping
  'review.steps': 'Door de partij stappen',
  'review.first': 'Beginstelling',
  'review.previous': 'Vorige zet',
  'review.next': 'Volgende zet',
  'review.last': 'Eindstelling',
  'review.ply': (n, of) => `${n} / ${of}`,
  'review.slider': 'Zet',
  'review.start': 'Begin',
  'review.start.say': 'Het begin van de partij.',
  'review.move': (n, side, what) => `${n}. ${side}: ${what}`,
  'review.move.bare': (n, what) => `${n}. ${what}`,
  'review.time': (time) => `na ${time}`,
  'review.time.short': 'binnen een seconde',
  'review.opening': (name) => `Opening: ${name}.`,
  'review.variation': 'in een variant',
  'review.marked': 'gemarkeerd',
  'review.remark': 'met opmerking',
  'review.fault': 'de verboden zet',
  'review.remarks': 'Opmerking',
  'review.labels': (list) => `Labels: ${list}.`,
  'review.label': (point, text) => `${point}: ${text}`,
  'review.to_act': (side, task) => `${side}: ${low(task)}`,
  'review.players': 'Spelers en uitslag',
  'review.position': 'Deze stelling',

  // The game
  'review.unknown_player': 'onbekend',
  'review.wins': (side, name) => `${side} (${name}) wint`,
  'review.wins.side': (side) => `${side} wint`,
  'review.ended': (headline, reason) => `${headline}: ${reason}.`,
  'review.resigned': (side) => `${side} gaf op`,
  'review.timed_out': (side) => `de tijd van ${side} was op`,
  'review.left': (side) => `${side} is vertrokken`,
  'review.rules': 'De regels van deze spelvorm',
  'review.rules.text': (text) => `Regels: ${text}`,
  'review.event': 'Toernooi',
  'review.round': 'Ronde',
  'review.date': 'Datum',
  'review.clock': 'Tijd',
  'review.about': 'Over deze partij',

  // The tree
  'review.moves': 'Zetten en varianten',
  'review.variations': (n) => plural(n, 'andere zet', 'andere zetten'),
  'review.folded': (n) => `nog ${plural(n, 'zet', 'zetten')}, ingeklapt`,
  'review.remove': (n) =>
    n === 1 ? 'Deze zet verwijderen' : `Vanaf hier verwijderen (${n} zetten)`,
  'review.removed': 'De variant is verwijderd.',
  'review.put_back': 'Terugzetten',
  'review.try': 'Zet op het bord om een andere zet te proberen.',

  // Asking
  'review.ask': 'Naar een punt vragen',
  'review.ask.on': 'Kies een punt: het bord zegt wat daar volgens de regels mag, en waarom.',
  'review.ask.point': (point) => `Vragen naar ${point}`,
  'review.play.point': (point) => `${point} spelen`,
  'review.marks': 'Verboden punten',
  'review.numbers': 'Nummers',
  'review.allowed': (what) => `${what}: de zet is toegestaan.`,
  'review.refused': (what, why) => `${what}: ${low(why)}`,
  'review.playable': 'Toch kan er worden gespeeld.',
  'review.for_side': (side) => `Maar als ${side} daar zou spelen:`,
  'review.ends': (how) => `Daarmee zou de partij meteen afgelopen zijn: ${how}.`,
  'review.claimable': (how) => `Daarop kan een claim volgen: ${how}.`,
  'review.close_answer': 'Antwoord sluiten',

  // Drawing on the board
  'review.draw': 'Tekenen',
  'review.draw.on': 'Sleep voor een pijl, kies één plek voor een cirkel; nog eens hetzelfde haalt het weg. Met toetsen begint Enter en eindigt Enter. De rechterknop tekent altijd.',
  'review.draw.clear': 'Tekeningen wissen',
  'review.draw.cleared': 'Wat hier getekend was, is weg.',
  'review.draw.begun': (from) => `Vanaf ${from}: kies waar de pijl eindigt, of dezelfde plek voor een cirkel.`,
  'review.draw.arrow': (from, to) => `Pijl van ${from} naar ${to}.`,
  'review.draw.arrow.gone': (from, to) => `De pijl van ${from} naar ${to} is weg.`,
  'review.draw.circle': (at) => `Cirkel om ${at}.`,
  'review.draw.circle.gone': (at) => `De cirkel om ${at} is weg.`,
  'review.draw.circled': 'omcirkeld',
  'review.draw.to': (to) => `pijl naar ${to}`,

  // Taking it along
  'review.take': 'Meenemen',
  'review.copy_link': 'Link kopiëren',
  'review.copy_moves': 'Zetten kopiëren',
  'review.copied': 'Gekopieerd.',
  'review.copy_failed': 'De browser staat kopiëren hier niet toe.',
  'review.link': 'Link naar deze stelling',
  'review.export': 'Opslaan',

  // Bringing a game
  'import.title': 'Een partij analyseren',
  'import.dropping': 'Laat los om het bestand in te lezen.',
  'import.pasted': 'de geplakte tekst',
  'import.back': (n) => `Andere partijen uit dit bestand (${n})`,

  // Keys of this page
  'help.review': 'Op de analysepagina:',
  'help.review.step': 'Vorige en volgende zet, buiten het bord',
  'help.review.ends': 'Begin- en eindstelling, buiten het bord',
  'help.review.beside': 'Vorige en volgende variant, buiten het bord',
  'help.review.anywhere': 'Hetzelfde vanaf elke plek, ook op het bord',
  'help.review.brackets': 'Vorige en volgende zet, ook op het bord',
  'help.review.ask': 'Vragen naar het punt in focus',
  'help.review.delete': 'De variant vanaf hier verwijderen',
};

export default review;
