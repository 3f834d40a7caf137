/** Sums and orders of a report on a match of backgammon. */

import type { BackgammonDecision, BackgammonTotals } from '../protocol';

/** Losses below this are rounding. */
const SLIGHT = 0.0005;

/** Decisions, the one that lost most first; those that lost the same in the order of the game. */
export function dearest(decisions: readonly BackgammonDecision[]): BackgammonDecision[] {
  return [...decisions].sort((x, y) => y.loss - x.loss || x.index - y.index);
}

/** The decisions that lost something. */
export function costly(decisions: readonly BackgammonDecision[]): BackgammonDecision[] {
  return decisions.filter((one) => one.loss >= SLIGHT);
}

/** What a side lost by plays and by the cube. */
export function lostBy(totals: BackgammonTotals): number {
  return totals.play_loss + totals.cube_loss;
}
