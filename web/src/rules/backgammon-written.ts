/** Plays and positions as they are written, as data; a test holds each against what the server writes. */

import { START, type Place } from './backgammon-position';

/** Plays, each from a position of its own. */
export const PLAYS: readonly { at: Place; action: string; written: string }[] = [
  { at: { white: START, black: START, dice: '3-1' }, action: '8/5 6/5', written: '8/5 6/5' },
  { at: { white: START, black: START, dice: '6-5' }, action: '24/18 18/13', written: '24/13' },
  {
    at: { white: START, black: START, dice: '2-2' },
    action: '13/11 13/11 6/4 6/4',
    written: '13/11(2) 6/4(2)',
  },
  {
    at: { white: START, black: '24:2 13:5 8:3 6:4 5:1', dice: '4-2' },
    action: '24/20* 20/18',
    written: '24/20*/18',
  },
  {
    at: { white: 'bar:1 24:1 13:5 8:3 6:5', black: START, dice: '6-2' },
    action: 'bar/23 24/18',
    written: 'bar/23 24/18',
  },
  {
    at: { white: '5:2 2:2', black: '6:5 5:5', dice: '5-5' },
    action: '5/off 5/off 2/off 2/off',
    written: '5/off(2) 2/off(2)',
  },
];

/** The start of a game for points, White on roll, in the IDs of other programs. */
export const START_IDS = {
  position: '4HPwATDgc/ABMA',
  match: 'cAkAAAAAAAAE',
  xgid: 'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10',
} as const;
