/** The boards of the lessons about dice, variants, counting, opening plays and texts. */

import { bgBoard as board } from './backgammon-boards';
import { START } from './backgammon-position';
import type { RulesBoard } from './board';

export const REAL_DICE = board(
  'real-dice',
  null,
  {
    caption: 'rules.backgammon.real.board',
    line: ['dice 3 1', '8/5 6/5', 'roll', 'cocked', 'dice 4 2', '8/4 6/4'],
    expects: [
      { after: ['dice 3 1', '8/5 6/5', 'roll', 'cocked', 'dice 4 2'], act: '8/4 6/4' },
      { after: ['dice 3 1', '8/5 6/5', 'roll', 'cocked'], act: 'roll', refused: 'not_now' },
    ],
  },
  'money,dice=manual',
);

export const NACKGAMMON = board(
  'nackgammon',
  null,
  {
    caption: 'rules.backgammon.nackgammon.board',
    expects: [{ after: ['dice 6 2'], act: '24/18 23/21', pips: [186, 194] }],
  },
  'money,variant=nackgammon',
);

export const HYPERGAMMON = board(
  'hypergammon',
  null,
  {
    caption: 'rules.backgammon.hypergammon.board',
    expects: [{ after: ['dice 6 2'], act: '24/18 22/20', pips: [61, 69] }],
  },
  'money,variant=hypergammon',
);

export const LONGGAMMON = board(
  'longgammon',
  null,
  {
    caption: 'rules.backgammon.longgammon.board',
    expects: [{ after: ['dice 6 2'], act: '24/22 24/18', pips: [352, 360] }],
  },
  'money,variant=longgammon',
);

/** The race that is counted on the page. White is on roll. */
export const RACE = { white: '6:3 5:3 4:3 3:2 2:2 1:2', black: '6:4 5:4 4:3 3:2 2:1 1:1' } as const;

export const RACING = board('racing', RACE, {
  caption: 'rules.backgammon.race.board',
  line: ['double', 'take'],
  expects: [{ act: 'double', pips: [57, 65] }],
});

export const FIRST_PLAY = board('first-play', { white: START, black: START, dice: '6-1' }, {
  caption: 'rules.backgammon.openings.board',
  line: ['13/7 8/7'],
  expects: [{ act: '13/7 8/7', blots: [] }],
});

export const WRITTEN = board('written', { white: START, black: '24:2 13:5 8:3 6:4 5:1', dice: '4-2' }, {
  caption: 'rules.backgammon.notation.board',
  line: ['24/20* 20/18'],
  expects: [{ act: '24/20* 20/18' }],
});

/** Every board of these lessons. */
export const LORE_BOARDS: readonly RulesBoard[] = [
  ...[REAL_DICE, NACKGAMMON, HYPERGAMMON, LONGGAMMON, RACING, FIRST_PLAY, WRITTEN],
];
