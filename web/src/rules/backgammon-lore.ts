/** What the lessons about dice and variants hold. */

import { FAIR_PAGE, section } from './backgammon-lessons';
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
];
