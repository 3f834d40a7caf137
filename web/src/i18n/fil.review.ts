/** The sentences of the review page in Filipino; see `en.ts` and `fil.ts`. */

import type { Review } from './index';

/** A sentence as it goes on after a colon. */
const low = (text: string) => text.charAt(0).toLocaleLowerCase('fil') + text.slice(1);

export const review: Review = {
  'review.title': 'Review',
  'review.title.of': (what) => `${what} · Review · Yonban`,
  'review.none': 'Walang natapos na laro rito.',
  'review.none.what': 'Baka kulang ang link, o hindi pa tapos ang laro.',
  'review.to_table': 'Pumunta sa mesa',
  'review.failed': (why) => `Hindi sumagot ang server: ${low(why)}`,
  'review.again': 'Subukan ulit',

  // Stepping
  'review.steps': 'Balikan ang laro nang paisa-isang tira',
  'review.first': 'Unang posisyon',
  'review.previous': 'Naunang tira',
  'review.next': 'Susunod na tira',
  'review.last': 'Huling posisyon',
  'review.ply': (n, of) => `${n} / ${of}`,
  'review.slider': 'Tira',
  'review.start': 'Simula',
  'review.start.say': 'Ang simula ng laro.',
  'review.move': (n, side, what) => `${n}. ${side}: ${what}`,
  'review.move.bare': (n, what) => `${n}. ${what}`,
  'review.time': (time) => `pagkatapos ng ${time}`,
  'review.time.short': 'wala pang isang segundo',
  'review.opening': (name) => `Opening: ${name}.`,
  'review.variation': 'sa isang variation',
  'review.marked': 'may marka',
  'review.remark': 'may komento',
  'review.fault': 'ang bawal na tira',
  'review.remarks': 'Komento',
  'review.labels': (list) => `Mga label: ${list}.`,
  'review.label': (point, text) => `${point}: ${text}`,
  'review.to_act': (side, task) => `${side}: ${low(task)}`,
  'review.players': 'Mga manlalaro at resulta',
  'review.position': 'Itong posisyon',

  // The game
  'review.unknown_player': 'hindi kilala',
  'review.wins': (side, name) => `Panalo ang ${side} (${name})`,
  'review.wins.side': (side) => `Panalo ang ${side}`,
  'review.ended': (headline, reason) => `${headline}: ${reason}.`,
  'review.resigned': (side) => `sumuko ang ${side}`,
  'review.timed_out': (side) => `naubusan ng oras ang ${side}`,
  'review.left': (side) => `umalis ang ${side}`,
  'review.rules': 'Ang mga patakaran ng room na ito',
  'review.rules.text': (text) => `Mga patakaran: ${text}`,
  'review.event': 'Torneo',
  'review.round': 'Round',
  'review.date': 'Petsa',
  'review.clock': 'Oras',
  'review.about': 'Tungkol sa larong ito',

  // The tree
  'review.moves': 'Mga tira at variation',
  'review.variations': (n) => `${n} pang ibang tira`,
  'review.folded': (n) => `${n} pang tira, nakatiklop`,
  'review.remove': (n) =>
    n === 1 ? 'Burahin ang tirang ito' : `Burahin mula rito (${n} tira)`,
  'review.removed': 'Binura ang variation.',
  'review.put_back': 'Ibalik',
  'review.try': 'Tumira sa board para sumubok ng ibang tira.',

  // Asking
  'review.ask': 'Magtanong tungkol sa punto',
  'review.ask.on': 'Pumili ng punto: sasabihin ng board kung ano ang puwede roon ayon sa patakaran, at kung bakit.',
  'review.ask.point': (point) => `Itanong ang ${point}`,
  'review.play.point': (point) => `Tumira sa ${point}`,
  'review.marks': 'Mga bawal na punto',
  'review.numbers': 'Mga numero',
  'review.allowed': (what) => `${what}: puwede ang tirang ito.`,
  'review.refused': (what, why) => `${what}: ${low(why)}`,
  'review.playable': 'Puwede pa ring tumira roon.',
  'review.for_side': (side) => `Pero kung ${side} ang titira roon:`,
  'review.ends': (how) => `Tatapusin nito agad ang laro: ${how}.`,
  'review.claimable': (how) => `Masasagot ito ng claim: ${how}.`,
  'review.close_answer': 'Isara ang sagot',

  // Drawing on the board
  'review.draw': 'Gumuhit',
  'review.draw.on': 'I-drag para sa palaso, pumili ng isang lugar para sa bilog; mabubura kapag inulit. Sa keyboard, Enter ang simula at Enter ang dulo. Laging gumuguhit ang kanang button.',
  'review.draw.clear': 'Burahin ang mga iginuhit',
  'review.draw.cleared': 'Nabura ang mga iginuhit dito.',
  'review.draw.begun': (from) => `Mula ${from}: piliin kung saan hahantong ang palaso, o ang parehong lugar para sa bilog.`,
  'review.draw.arrow': (from, to) => `Palaso mula ${from} hanggang ${to}.`,
  'review.draw.arrow.gone': (from, to) => `Nabura ang palaso mula ${from} hanggang ${to}.`,
  'review.draw.circle': (at) => `Bilog sa ${at}.`,
  'review.draw.circle.gone': (at) => `Nabura ang bilog sa ${at}.`,
  'review.draw.circled': 'may bilog',
  'review.draw.to': (to) => `palaso papuntang ${to}`,

  // Taking it along
  'review.take': 'Dalhin ang laro',
  'review.copy_link': 'Kopyahin ang link',
  'review.copy_moves': 'Kopyahin ang mga tira',
  'review.copied': 'Nakopya na.',
  'review.copy_failed': 'Hindi pinapayagan ng browser ang pagkopya rito.',
  'review.link': 'Link sa posisyong ito',
  'review.export': 'I-save',

  // Bringing a game
  'import.title': 'Mag-review ng laro',
  'import.dropping': 'Bitawan para basahin ang file.',
  'import.pasted': 'tekstong na-paste',
  'import.back': (n) => `Iba pang laro sa file na ito (${n})`,

  // Keys of this page
  'help.review': 'Sa page ng review:',
  'help.review.step': 'Nauna at susunod na tira, sa labas ng board',
  'help.review.ends': 'Una at huling posisyon, sa labas ng board',
  'help.review.beside': 'Nauna at susunod na variation, sa labas ng board',
  'help.review.anywhere': 'Ganoon din mula saanman, kahit sa board',
  'help.review.brackets': 'Nauna at susunod na tira, kahit sa board',
  'help.review.ask': 'Itanong ang puntong naka-focus',
  'help.review.delete': 'Burahin ang variation mula rito',
};

export default review;
