/** What the lessons about handicaps and notation hold. */

import type { Lesson } from './board';
import { HANDICAPS_PAGE, NOTATION_PAGE } from './shogi-lessons';
import * as boards from './shogi-lore-boards';

export const LORE: readonly Lesson[] = [
  {
    id: HANDICAPS_PAGE,
    title: 'rules.shogi.handicaps',
    text: [
      'rules.shogi.handicaps.text',
      'rules.shogi.handicaps.left',
      'rules.shogi.handicaps.rating',
    ],
    boards: [boards.GIVER],
    sections: [],
  },
  {
    id: NOTATION_PAGE,
    title: 'rules.shogi.notation',
    text: ['rules.shogi.notation.text'],
    boards: [],
    sections: [],
  },
];
