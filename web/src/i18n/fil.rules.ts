/** The sentences of the rules pages in Filipino; see `en.ts` and `fil.ts`. */

import type { Rules } from './index';

export const rules: Rules = {
  // The front page
  'rules.title': 'Ang mga patakaran',
  'rules.front': 'Bawat laro sa iilang salita, may mga board na sumasagot. Pumili ng laro.',
  'rules.game.gomoku': 'Gomoku at renju',
  'rules.game.gomoku.what': 'Panalo ang limang magkakasunod. Sa renju, may mga bawal na tira ang Itim.',
  'rules.game.go': 'Go at capture Go',
  'rules.game.go.what': 'Palibutan ang mga bato para mahuli ang mga ito, o palibutan ang mas malaking bahagi ng board.',
  'rules.game.shogi': 'Shogi',
  'rules.game.shogi.what': 'I-mate ang hari ng kalaban. Ang nakain mo, puwede mong ibalik sa board.',
  'rules.game.backgammon': 'Backgammon',
  'rules.game.backgammon.what': 'Iuwi at ilabas ang mga piyesa mo bago ang kalaban, gamit ang dalawang dice at isang doubling cube.',

  // A page of the rules
  'rules.contents': 'Sa page na ito',
  'rules.live': 'Sumasagot ang mga board sa mga page na ito. Pumili ng punto, sa Enter o sa click, at sasabihin ng referee kung puwedeng tumira roon, at kung bakit hindi.',
  'rules.choose': 'Aling room?',
  'rules.rooms': 'Lahat ng room',
  'rules.course': 'Hakbang-hakbang',
  'rules.sets': 'Mga set ng patakaran',
  'rules.next': (lesson) => `Susunod: ${lesson}`,

  // A room
  'rules.room': (room) => `Mga patakaran: ${room}`,
  'rules.open': 'Magbukas ng mesa sa ganitong patakaran',
  'rules.short': 'Sa madaling salita',
  'rules.short.board': 'Board',
  'rules.short.board.lines': (n) => `${n} × ${n}`,
  'rules.short.wins': 'Panalo',
  'rules.short.pass': 'Pag-pass',

  // A live board
  'rules.play.caption': 'Laruin ang dalawang panig, o manood ng halimbawa.',
  'rules.ask.black': 'Itim ang titira. Magtanong tungkol sa isang punto.',
  'rules.ask.white': 'Puti ang titira. Magtanong tungkol sa isang punto.',
  'rules.yes.black': (point) => `Puwedeng tumira ang Itim sa ${point}.`,
  'rules.yes.white': (point) => `Puwedeng tumira ang Puti sa ${point}.`,
  'rules.done': 'Tapos na ang opening.',
  'rules.black_wins': 'Panalo ang Itim.',
  'rules.white_wins': 'Panalo ang Puti.',
  'rules.back': 'Bawiin',
  'rules.again': 'Magsimula ulit',
  'rules.show': 'Ipakita ang susunod na hakbang',
  'rules.asking': 'Nagtatanong sa referee…',
  'rules.unanswered': 'Hindi sumasagot ang referee.',
  'rules.retry': 'Magtanong ulit',

  // Where it comes from
  'rules.sources': 'Mga pinagkunan',
};

export default rules;
