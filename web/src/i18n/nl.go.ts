/** The sentences of Go in Dutch; see `nl.ts`. The reader is ‘je’. */

import type { Go } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const INFLECTED: Readonly<Record<string, string>> = { zwart: 'zwarte', wit: 'witte' };

/** ‘zwarte steen’, ‘witte steen’. */
const stone = (color: string) => `${INFLECTED[color] ?? color} steen`;

const stenen = (n: number) => plural(n, 'steen', 'stenen');
const vrijheden = (n: number) => plural(n, 'vrijheid', 'vrijheden');

export default {
  // What is asked
  'go.step.nigiri': 'Het huis loot wie Zwart krijgt.',
  'go.step.choose': 'Kies een kleur.',
  'go.step.handicap': (left) =>
    left === 1 ? 'Plaats de laatste voorgiftsteen.' : `Plaats ${left} voorgiftstenen.`,
  'go.step.play': (color) => `Plaats een ${stone(color)}.`,
  'go.step.swap': (color) => `Plaats een ${stone(color)} of wissel van kleur.`,
  'go.step.end_said': (side) => `${side} vindt dat er is uitgespeeld. Stem in of speel door.`,
  'go.step.stone': (color) => `Plaats een ${stone(color)}: passen heeft niets beslist.`,
  'go.step.settle': 'Markeer de dode stenen en stel ze voor.',
  'go.step.settle.proposed': (side) => `Accepteer wat ${side} als dood voorstelt of stel iets anders voor.`,
  'go.step.over': 'De partij is afgelopen.',

  // Actions as buttons
  'go.action.end': 'Uitgespeeld',
  'go.action.agree': 'Akkoord: uitgespeeld',
  'go.action.swap': (side) => `Kleuren wisselen: je krijgt ${side}`,
  'go.action.black': 'Met Zwart spelen',
  'go.action.white': 'Met Wit spelen',
  'go.action.pass_left': (n) => `Passen (nog ${n})`,
  'go.action.accept': 'Accepteren',
  'go.action.propose': (n) =>
    n === 0 ? 'Voorstellen: niets is dood' : `${plural(n, 'dode steen', 'dode stenen')} voorstellen`,
  'go.action.resume': 'Doorspelen',
  'go.action.reset': 'Mijn markering terugzetten',
  'go.action.suggestion': 'Markeren zoals voorgesteld',

  // What is asked before it is done
  'go.pass.capture': 'Als je tegenstander ook past, is er uitgespeeld en wint wie de meeste stenen heeft geslagen.',
  'go.pass.scored': 'Als je tegenstander ook past, is er uitgespeeld en worden de dode stenen afgesproken.',
  'go.pass.last': 'Je tegenstander heeft net gepast: hiermee is er uitgespeeld.',
  'go.end.ask': 'Zeggen dat er is uitgespeeld?',
  'go.end.what': 'Je geeft deze beurt op. Je tegenstander kan instemmen of doorspelen.',

  // Actions in the list of moves
  'go.move.pass': 'past',
  'go.move.end': 'uitgespeeld',
  'go.move.agree': 'stemt in',
  'go.move.swap': 'wisselt',
  'go.move.black': 'neemt Zwart',
  'go.move.white': 'neemt Wit',
  'go.move.dead': (points) => (points === '' ? 'niets dood' : `dood: ${points}`),
  'go.move.accept': 'accepteert',
  'go.move.resume': 'speelt door',
  'go.move.nigiri': 'loting',

  // What is spoken
  'go.say.pass': 'past',
  'go.say.end': 'zegt dat er is uitgespeeld',
  'go.say.agree': 'stemt in dat er is uitgespeeld',
  'go.say.swap': 'wisselt de kleuren',
  'go.say.black': 'neemt Zwart',
  'go.say.white': 'neemt Wit',
  'go.say.dead': (points) =>
    points === '' ? 'stelt voor dat niets dood is' : `stelt als dood voor: ${points}`,
  'go.say.accept': 'accepteert',
  'go.say.resume': 'speelt door',
  'go.say.nigiri': 'er is geloot',
  'go.say.captures': (point, n) => `${point}, slaat er ${n}`,
  'go.say.total': (n, of) => `${n} van ${of}`,

  // What each side has taken
  'go.tally.of': (side, n, of) => `${side} heeft ${n} van ${of} geslagen`,
  'go.tally.prisoners': (side, n) => `${side} heeft ${plural(n, 'gevangene', 'gevangenen')}`,
  'go.tally.label': 'gevangenen',
  'go.tally.one_more': 'nog één wint',

  // Refusals by rule
  'go.reason.bad_action': 'Dat is geen actie van dit spel.',
  'go.reason.not_now': 'Er wordt nu iets anders gevraagd.',
  'go.reason.no_offer': 'Niemand heeft gezegd dat er is uitgespeeld.',
  'go.reason.end_not_offered': 'In deze spelvorm eindigt het spelen alleen door passen.',
  'go.reason.no_proposal': 'Er zijn nog geen dode stenen voorgesteld.',
  'go.reason.not_a_stone': 'Op dat punt ligt geen steen.',
  'go.reason.suicide': 'Zelfmoord: de steen zou geen vrijheid hebben en slaat niets.',
  'go.reason.ko': 'Ko: die steen mag niet meteen worden teruggeslagen. Speel eerst ergens anders.',
  'go.reason.superko': 'Superko: hetzelfde bord is er al eerder geweest.',
  'go.mark.suicide': 'geen vrijheden',
  'go.mark.ko': 'ko: speel eerst ergens anders',
  'go.mark.superko': (n) =>
    n === 0 ? 'herhaalt het bord van het begin' : `herhaalt het bord na zet ${n}`,
  'go.mark.superko.earlier': 'herhaalt een eerder bord',

  // Explanations in words
  'go.explain.chain': (stones) => `De keten zou ${stones} zijn.`,
  'go.explain.stands': (n, liberties) =>
    `Daar staat een keten van ${stenen(n)} met ${vrijheden(liberties)}.`,
  'go.explain.enemies': (stones) => `De laatste vrijheden zijn bezet door ${stones}.`,
  'go.explain.liberties': (n, points) => `${vrijheden(n)}: ${points}.`,
  'go.explain.captures': (n, stones) => `Dit slaat ${stenen(n)}: ${stones}.`,
  'go.explain.ko': (stone) => `${stone} heeft daar net een steen geslagen.`,
  'go.explain.repeats': (n) =>
    n === 0 ? 'Het is het bord van het begin.' : `Het is het bord na zet ${n}.`,
  'go.explain.totals': (black, white) => `Geslagen daarna: Zwart ${black}, Wit ${white}.`,
  'go.explain.score': (score) => `De telling zou zijn: ${score}.`,

  // Endings
  'go.ending.target': 'het afgesproken aantal stenen is geslagen',
  'go.ending.no_moves': 'er kon geen steen meer worden geplaatst',
  'go.ending.two_passes': 'beiden pasten na elkaar',
  'go.ending.agreement': 'beiden vonden dat er was uitgespeeld',
  'go.ending.score': 'na telling',
  'go.ending.repetition': 'dezelfde stelling kwam voor de derde keer',

  // The board
  'go.board': (columns, rows) => `Bord van ${columns} bij ${rows}`,
  'go.cell.ko': 'ko',
  'go.cell.atari': 'in atari',
  'go.cell.liberty': 'laatste vrijheid van een keten',
  'go.cell.taken': 'hier net geslagen',
  'go.cell.dead': 'als dood gemarkeerd',
  'go.cell.differs': 'het voorstel verschilt hier',
  'go.cell.point.black': 'punt van Zwart',
  'go.cell.point.white': 'punt van Wit',
  'go.cell.point.neutral': 'neutraal',
  'go.cell.point.seki': 'in seki, telt niet',

  // The count
  'go.count.title': 'Telling',
  'go.count.area': 'op oppervlakte',
  'go.count.territory': 'op gebied',
  'go.count.row.stones': 'Levende stenen',
  'go.count.row.territory': 'Omsingelde punten',
  'go.count.row.prisoners': 'Gevangenen',
  'go.count.row.komi': 'Komi',
  'go.count.row.bonus': 'Voor voorgiftstenen',
  'go.count.row.total': 'Som',
  'go.count.by': (side, n) => `${side} met ${n}`,
  'go.count.even': 'gelijk',
  'go.count.neutral': (n) => plural(n, 'neutraal punt', 'neutrale punten'),
  'go.count.seki': (n) => `${plural(n, 'punt', 'punten')} in seki, niet geteld`,

  // The settlement
  'go.settle.title': 'Dode stenen',
  'go.settle.how': 'Kies een keten om die als dood of levend te markeren.',
  'go.settle.suggested': 'Het huis heeft gemarkeerd wat het dood acht. Niemand heeft dat voorgesteld.',
  'go.settle.none': 'Er is nog niets voorgesteld.',
  'go.settle.by': (side, n) =>
    n === 0
      ? `${side} stelt voor dat niets dood is.`
      : `${side} stelt ${stenen(n)} als dood voor.`,
  'go.settle.differ': (points) => `Jij verschilt bij ${points}.`,
  'go.settle.counting': 'Tellen…',
  'go.settle.uncounted': 'De telling kon niet worden gelezen.',
  'go.settle.marked': (point, n) => `${point}: ${stenen(n)} dood.`,
  'go.settle.unmarked': (point, n) => `${point}: ${stenen(n)} levend.`,
  'go.settle.no_stone': (point) => `${point}: geen steen.`,
} satisfies Go;
