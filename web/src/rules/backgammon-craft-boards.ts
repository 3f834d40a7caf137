/** The boards of the lessons about counting, opening plays and texts. */

import { bgBoard as board } from './backgammon-boards';
import { START } from './backgammon-position';
import type { RulesBoard } from './board';

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
export const CRAFT_BOARDS: readonly RulesBoard[] = [RACING, FIRST_PLAY, WRITTEN];
