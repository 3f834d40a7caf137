/** What the lessons about counting, opening plays and texts hold. */

import * as boards from './backgammon-craft-boards';
import { NOTATION_PAGE, OPENINGS_PAGE, RACE_PAGE } from './backgammon-lessons';
import type { Lesson } from './board';

export const CRAFT: readonly Lesson[] = [
  {
    id: RACE_PAGE,
    title: 'rules.backgammon.race',
    text: ['rules.backgammon.race.text'],
    boards: [boards.RACING],
    sections: [],
  },
  {
    id: OPENINGS_PAGE,
    title: 'rules.backgammon.openings',
    text: ['rules.backgammon.openings.text'],
    boards: [boards.FIRST_PLAY],
    sections: [],
  },
  {
    id: NOTATION_PAGE,
    title: 'rules.backgammon.notation',
    text: ['rules.backgammon.notation.text'],
    boards: [boards.WRITTEN],
    sections: [],
  },
];
