/** What shogi shows on request: the count of entered kings, and what may be set, in Dutch; see `nl.ts`. */

import type { ShogiMore } from './index';

export default {
  // Entered kings
  'shogi.impasse.king': 'Koning binnen',
  'shogi.impasse.check': 'Niet schaak',
  'shogi.impasse.pieces': 'Stukken binnen',
  'shogi.impasse.points': 'Punten',
  'shogi.impasse.yes': 'ja',
  'shogi.impasse.no': 'nee',
  'shogi.impasse.of': (n, of) => `${n} van ${of}`,
  'shogi.impasse.either': (draw, win) => `${draw} of ${win}`,
  'shogi.impasse.27': 'Met alle vier mag je aan zet winst verklaren. Niets wordt vanzelf opgeëist.',
  'shogi.impasse.24': (draw, win) =>
    `Met alle vier mag je aan zet verklaren: ${win} punten winnen, ${draw} geven remise. Niets wordt vanzelf opgeëist.`,
  'shogi.impasse.points27': 'Als beide koningen binnen zijn, kunnen beiden afspreken te tellen: de hoogste som wint.',
  'shogi.impasse.try': (square) => `Een koning die het beginveld van de andere bereikt, wint: ${square}.`,

  // Settings
  'shogi.settings': 'Shogi',
  'shogi.settings.pieces': 'Stukken',
  'shogi.settings.pieces.one': 'Eén teken',
  'shogi.settings.pieces.two': 'Twee tekens',
  'shogi.settings.pieces.international': 'Internationaal',
  'shogi.settings.tints': 'Stukken van Zwart en Wit met een eigen tint',
  'shogi.settings.hide_empty': 'Soorten verbergen die niet in de hand zijn',
  'shogi.settings.promote': 'Promotie',
  'shogi.settings.promote.ask': 'Altijd vragen',
  'shogi.settings.promote.big': 'Toren, loper en pion meteen',
  'shogi.settings.notation': 'Zetten worden geschreven',
  'shogi.settings.notation.auto': 'Zoals in de taal',
  'shogi.settings.notation.japanese': 'Japans: ▲７六歩',
  'shogi.settings.notation.western': 'Westers: P-7f',
  'shogi.settings.notation.kitao': 'Kitao–Kawasaki: 歩76',
  'shogi.settings.notation.usi': 'USI: 7g7f',
  'shogi.settings.notation.csa': 'CSA: +7776FU',
} satisfies ShogiMore;
