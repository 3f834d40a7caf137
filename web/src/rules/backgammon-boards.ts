/** The boards of the rules pages of backgammon: what they share, and those of the overview and the rooms. */

import { positionText, type Place } from './backgammon-position';
import { rulesBoard, type RulesBoard } from './board';

/** One game for points without special rules. */
export const PLAIN = 'money,jacoby=no';

/** A board to play on, from a position or, where that is null, from the opening throw. */
export function bgBoard(
  id: string,
  start: Place | null,
  more: Partial<RulesBoard>,
  rules = PLAIN,
): RulesBoard {
  const text = start === null ? null : positionText(start);
  return rulesBoard('backgammon', `bg-${id}`, rules, { start: text, way: 'play', ...more });
}

export const SET_UP = bgBoard('set-up', null, {
  caption: 'rules.backgammon.first.board',
  line: ['dice 3 1', '8/5 6/5', 'roll', 'dice 4 2', '8/4 6/4'],
  expects: [
    { after: ['dice 3 1'], act: '8/5 6/5' },
    { after: ['dice 3 1'], act: '8/5', refused: 'must_use_all' },
    { after: ['dice 3 1', '8/5 6/5'], act: 'roll' },
  ],
});

/** A board to play on from the start of a game or match. */
export function startBoard(id: string, rules: string): RulesBoard {
  return bgBoard(`play-${id}`, null, { caption: 'rules.backgammon.play.board' }, rules);
}
