/** The sentences of the page of mate problems in Filipino; see `en.ts` and `fil.ts`. */

import type { Tsume } from './index';

export const tsume: Tsume = {
  'tsume.title': 'Mga problema sa mate',
  'tsume.lead': 'Tsume shogi: mag-mate nang may check sa bawat tira. Dumedepensa ang bahay hangga’t kaya.',
  'tsume.rules': 'Ang mga patakaran ng shogi',

  // Which problem
  'tsume.samples': 'Mga problemang pang-umpisa',
  'tsume.sample': (plies, n) => `Mate sa ${plies}, blg. ${n}`,
  'tsume.own': 'Sariling problema',
  'tsume.edit': 'Ayusin',
  'tsume.edit.this': 'Baguhin ang posisyon',
  'tsume.solve': 'Lutasin',
  'tsume.paste': 'SFEN, KIF, KI2 o CSA',
  'tsume.paste.what': 'Mag-paste ng posisyon o record. Sa record, ang simula nito ang kukunin.',
  'tsume.read': 'Basahin',
  'tsume.reading': 'Binabasa…',
  'tsume.share': 'Link sa problemang ito',
  'tsume.copy': 'Kopyahin ang link',
  'tsume.copied': 'Nakopya na',
  'tsume.sfen': 'Posisyon (SFEN)',

  // Setting up
  'tsume.piece': 'Piyesa',
  'tsume.side': 'Kanino',
  'tsume.erase': 'Alisin',
  'tsume.attacker': 'Sino ang magme-mate',
  'tsume.hand.more': (piece, side) => `${side}: isa pang ${piece} sa kamay`,
  'tsume.hand.fewer': (piece, side) => `${side}: bawas ng isang ${piece} sa kamay`,
  'tsume.rest': 'Lahat ng natitirang piyesa sa kamay ng Puti',
  'tsume.clear': 'Linisin',
  'tsume.keys': 'Pumili ng piyesa, saka ng parisukat. Mga key: letra ang pumipili, Enter ang naglalagay, + ang nagpo-promote, Delete ang nag-aalis.',
  'tsume.all_used': (piece) => `Nasa board na ang lahat ng ${piece}.`,
  'tsume.set': (what, square) => `${what}, ${square}`,
  'tsume.removed': (square) => `Bakante na ang ${square}.`,
  'tsume.left': (n) => `${n} piyesa ang hindi nagamit.`,

  // What is known of it
  'tsume.asking': 'Nag-iisip ang solver…',
  'tsume.unanswered': 'Hindi sumasagot ang bahay.',
  'tsume.again': 'Magtanong ulit',
  'tsume.mate': (plies) => `Mate sa ${plies}.`,
  'tsume.composed': (plies, composed) =>
    `Mate sa ${plies}; sa ${composed} kung walang saysay na harang.`,
  'tsume.longer': 'Posible pa ang mas maikling mate.',
  'tsume.no_mate': 'Walang mate sa pamamagitan ng mga check.',
  'tsume.unsolved': 'Sumuko ang solver: hindi napatunayan kung may mate o wala.',
  'tsume.one_first': 'Iisa lang ang unang tirang ganito kabilis mag-mate.',
  'tsume.first_moves': (n) => `${n} unang tira ang ganito kabilis mag-mate.`,

  // Playing
  'tsume.attack.black': 'Itim ang titira: mag-check.',
  'tsume.attack.white': 'Puti ang titira: mag-check.',
  'tsume.defend.black': 'Sasagutin ng Itim ang check.',
  'tsume.defend.white': 'Sasagutin ng Puti ang check.',
  'tsume.checks': (n) => `${n} check ang posible.`,
  'tsume.replies': (n) => `${n} sagot ang posible.`,
  'tsume.not_a_check': 'Hindi iyon check, o hindi puwede.',
  'tsume.not_a_reply': 'Hindi iyon sagot sa check, o hindi puwede.',
  'tsume.answered': (move) => `Sagot ng bahay: ${move}.`,
  'tsume.useless': 'walang saysay na harang',
  'tsume.useless.said': 'Walang saysay na harang iyon.',
  'tsume.slower': (plies) => `Mate rin iyon, pero mas matagal nang ${plies}.`,
  'tsume.escapes': 'Hindi mate ang check na iyon. Bawiin, o sagutin mo mismo at tingnan.',
  'tsume.maybe': 'Hindi napatunayan kung mate ang check na iyon. Sagutin mo mismo, o bawiin.',
  'tsume.mated': (n) => `Mate, pagkatapos ng ${n} tira.`,
  'tsume.no_checks': 'Wala nang check.',
  'tsume.house': 'Bahay ang sumasagot',
  'tsume.hint': 'Pahiwatig',
  'tsume.next': 'Ipakita ang susunod na tira',
  'tsume.solution': 'Solusyon',
  'tsume.hide': 'Itago ang solusyon',
  'tsume.back': 'Bawiin',
  'tsume.start': 'Magsimula ulit',
  'tsume.moves': 'Mga tira',
  'tsume.type': 'Mag-type ng tira',
  'tsume.go': 'Itira',

  // What is wrong with a position
  'tsume.bad': 'Hindi magagamit ang posisyong ito.',
  'tsume.bad.syntax': 'Hindi iyon posisyong nababasa.',
  'tsume.bad.missing_king': 'May kulang na hari. Itim lang ang puwedeng wala nito.',
  'tsume.bad.too_many_kings': 'May dalawang hari ang isang panig.',
  'tsume.bad.too_many_pieces': 'Mas marami ang isang uri ng piyesa kaysa sa isang set.',
  'tsume.bad.two_pawns': 'May dalawang pawn na hindi naka-promote ng isang panig sa iisang file.',
  'tsume.bad.dead_piece': 'May piyesa kung saan hindi na ito makakagalaw.',
  'tsume.bad.opponent_in_check': 'Naka-check na ang panig na hindi titira.',
  'tsume.bad.attacker_in_check': 'Naka-check ang panig na dapat mag-mate.',
};

export default tsume;
