/** What the lessons about dice, variants, counting, opening plays and texts hold. */

import { FAIR_PAGE, NOTATION_PAGE, OPENINGS_PAGE, RACE_PAGE, section } from './backgammon-lessons';
import * as boards from './backgammon-lore-boards';
import type { Lesson } from './board';

export const LORE: readonly Lesson[] = [
  {
    id: 'backgammon-real-dice',
    title: 'rules.backgammon.real',
    text: ['rules.backgammon.real.text', 'rules.backgammon.real.cocked'],
    boards: [boards.REAL_DICE],
    sections: [],
  },
  {
    id: FAIR_PAGE,
    title: 'rules.backgammon.fair',
    text: ['rules.backgammon.fair.text'],
    boards: [],
    sections: [
      {
        id: 'how',
        title: 'rules.backgammon.fair.how',
        text: [],
        steps: [
          'rules.backgammon.fair.step.lock',
          'rules.backgammon.fair.step.yours',
          'rules.backgammon.fair.step.throw',
          'rules.backgammon.fair.step.open',
        ],
        boards: [],
      },
    ],
  },
  {
    id: 'backgammon-variants',
    title: 'rules.backgammon.variants',
    text: ['rules.backgammon.variants.text'],
    boards: [],
    sections: [
      section(
        'nackgammon',
        'rules.backgammon.nackgammon',
        ['rules.backgammon.nackgammon.text'],
        boards.NACKGAMMON,
      ),
      section(
        'hypergammon',
        'rules.backgammon.hypergammon',
        ['rules.backgammon.hypergammon.text'],
        boards.HYPERGAMMON,
      ),
      section(
        'longgammon',
        'rules.backgammon.longgammon',
        ['rules.backgammon.longgammon.text'],
        boards.LONGGAMMON,
      ),
    ],
  },
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
