/** The sentences of the page of mate problems in Dutch; see `en.ts` and `nl.ts`. */

import type { Tsume } from './index';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const tsume: Tsume = {
  'tsume.title': 'Matproblemen',
  'tsume.lead': 'Tsume-shogi: geef mat met schaak bij elke zet. Het huis verdedigt zich zo lang het kan.',
  'tsume.rules': 'De regels van shogi',

  // Which problem
  'tsume.samples': 'Problemen om te beginnen',
  'tsume.sample': (plies, n) => `Mat in ${plies}, nr. ${n}`,
  'tsume.own': 'Een eigen probleem',
  'tsume.edit': 'Opzetten',
  'tsume.edit.this': 'Stelling wijzigen',
  'tsume.solve': 'Oplossen',
  'tsume.paste': 'SFEN, KIF, KI2 of CSA',
  'tsume.paste.what': 'Plak een stelling of een partij. Van een partij telt de beginstelling.',
  'tsume.read': 'Lezen',
  'tsume.reading': 'Bezig met lezen…',
  'tsume.share': 'Link naar dit probleem',
  'tsume.copy': 'Link kopiëren',
  'tsume.copied': 'Gekopieerd',
  'tsume.sfen': 'Stelling (SFEN)',

  // Setting up
  'tsume.piece': 'Stuk',
  'tsume.side': 'Van wie',
  'tsume.erase': 'Weghalen',
  'tsume.attacker': 'Wie geeft mat',
  'tsume.hand.more': (piece, side) => `${side}: één ${piece} meer in de hand`,
  'tsume.hand.fewer': (piece, side) => `${side}: één ${piece} minder in de hand`,
  'tsume.rest': 'Alle overige stukken in de hand van Wit',
  'tsume.clear': 'Leegmaken',
  'tsume.keys': 'Kies een stuk, dan een veld. Toetsen: letters kiezen, Enter zet neer, + promoveert, Delete haalt weg.',
  'tsume.all_used': (piece) => `Elk stuk van dit soort staat al op het bord: ${piece}.`,
  'tsume.set': (what, square) => `${what}, ${square}`,
  'tsume.removed': (square) => `${square} is leeg.`,
  'tsume.left': (n) => `${plural(n, 'stuk', 'stukken')} ongebruikt.`,

  // What is known of it
  'tsume.asking': 'De oplosser denkt na…',
  'tsume.unanswered': 'Het huis antwoordt niet.',
  'tsume.again': 'Opnieuw vragen',
  'tsume.mate': (plies) => `Mat in ${plies}.`,
  'tsume.composed': (plies, composed) =>
    `Mat in ${plies}; in ${composed} zonder nutteloos tussenplaatsen.`,
  'tsume.longer': 'Een korter mat is niet uitgesloten.',
  'tsume.no_mate': 'Er is geen mat door schaaks.',
  'tsume.unsolved': 'De oplosser geeft het op: mat noch het ontbreken ervan is bewezen.',
  'tsume.one_first': 'Maar één eerste zet geeft zo snel mat.',
  'tsume.first_moves': (n) => `${n} eerste zetten geven zo snel mat.`,

  // Playing
  'tsume.attack.black': 'Zwart aan zet: geef schaak.',
  'tsume.attack.white': 'Wit aan zet: geef schaak.',
  'tsume.defend.black': 'Zwart beantwoordt het schaak.',
  'tsume.defend.white': 'Wit beantwoordt het schaak.',
  'tsume.checks': (n) => `${plural(n, 'schaak is', 'schaaks zijn')} mogelijk.`,
  'tsume.replies': (n) => `${plural(n, 'antwoord is', 'antwoorden zijn')} mogelijk.`,
  'tsume.not_a_check': 'Dat is geen schaak, of het mag niet.',
  'tsume.not_a_reply': 'Dat beantwoordt het schaak niet, of het mag niet.',
  'tsume.answered': (move) => `Het huis antwoordt ${move}.`,
  'tsume.useless': 'nutteloos tussenplaatsen',
  'tsume.useless.said': 'Dat is nutteloos tussenplaatsen.',
  'tsume.slower': (plies) => `Dat geeft ook mat, maar duurt ${plies} langer.`,
  'tsume.escapes': 'Dat schaak geeft geen mat. Neem het terug, of beantwoord het zelf en zie.',
  'tsume.maybe': 'Of dat schaak mat geeft is niet bewezen. Beantwoord het zelf, of neem het terug.',
  'tsume.mated': (n) => `Mat, na ${plural(n, 'zet', 'zetten')}.`,
  'tsume.no_checks': 'Er is geen schaak meer.',
  'tsume.house': 'Het huis antwoordt',
  'tsume.hint': 'Hint',
  'tsume.next': 'Volgende zet tonen',
  'tsume.solution': 'Oplossing',
  'tsume.hide': 'Oplossing verbergen',
  'tsume.back': 'Terugnemen',
  'tsume.start': 'Opnieuw beginnen',
  'tsume.moves': 'Zetten',
  'tsume.type': 'Typ een zet',
  'tsume.go': 'Spelen',

  // What is wrong with a position
  'tsume.bad': 'Deze stelling kan niet.',
  'tsume.bad.syntax': 'Dat is geen stelling die te lezen is.',
  'tsume.bad.missing_king': 'Er ontbreekt een koning. Alleen Zwart mag er zonder.',
  'tsume.bad.too_many_kings': 'Eén kant heeft twee koningen.',
  'tsume.bad.too_many_pieces': 'Er zijn meer stukken van een soort dan een spel heeft.',
  'tsume.bad.two_pawns': 'Er staan twee ongepromoveerde pionnen van één kant op een lijn.',
  'tsume.bad.dead_piece': 'Een stuk staat waar het nooit zou kunnen zetten.',
  'tsume.bad.opponent_in_check': 'Wie niet aan zet is, staat al schaak.',
  'tsume.bad.attacker_in_check': 'De kant die mat moet geven, staat zelf schaak.',
};

export default tsume;
