/** The boards of the rules pages of shogi: what they share, and those of the overview and the rooms. */

import { rulesBoard, type RulesBoard } from './board';

/** The usual rules without an impasse rule, whose counts would be in the way of most lessons. */
const PLAIN = 'even,impasse=none';

/** A board to play on from a position, or from the start of a game. */
export function shogiBoard(
  id: string,
  start: string | null,
  more: Partial<RulesBoard>,
  rules = PLAIN,
): RulesBoard {
  return rulesBoard('shogi', id, rules, { start, way: 'play', ...more });
}

export const SET_UP = shogiBoard('set-up', null, {
  caption: 'rules.shogi.board.board',
  line: ['7g7f', '3c3d', '8h2b+', '3a2b'],
  expects: [
    { act: '7g7f' },
    { act: '7g7e', refused: 'cannot_move_there' },
    { act: '3c3d', refused: 'not_your_piece' },
    { act: '8h7g', refused: 'own_piece' },
  ],
});

/** A board to play on from the start of a game. */
export function startBoard(id: string, rules: string): RulesBoard {
  return shogiBoard(`play-${id}`, null, { caption: 'rules.shogi.play.board' }, rules);
}
