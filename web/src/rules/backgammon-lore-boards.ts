/** The boards of the lessons about dice and variants. */

import { bgBoard as board } from './backgammon-boards';
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

/** Every board of these lessons. */
export const LORE_BOARDS: readonly RulesBoard[] = [REAL_DICE, NACKGAMMON, HYPERGAMMON, LONGGAMMON];
