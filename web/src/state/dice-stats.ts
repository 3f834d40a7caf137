/** The house's counts of its dice, put into shares and classes for the page that shows them. */

import type { DiceRoll, DiceStatistics } from '../protocol';

/** From this many throws on, five to be expected in each of 36 places, the tests say something. */
export const ENOUGH = 180;

/** How a probability is to be taken: as ordinary, as rare, as alarming. */
export type Weight = 'plain' | 'rare' | 'alarming';

/** What a test's probability means for a reader. */
export function weightOf(p: number): Weight {
  return p < 0.001 ? 'alarming' : p < 0.05 ? 'rare' : 'plain';
}

/** A throw of two dice, how often it came. */
export interface Cell {
  first: number;
  second: number;
  count: number;
  /** From 0, far fewer than expected, over 2 to 4, far more. */
  heat: number;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Six rows of six throws, the first die down and the second across; null where a game has other outcomes. */
export function cellsOf(stats: DiceStatistics): Cell[][] | null {
  const counts = new Map(stats.outcomes.map(({ outcome, count }) => [outcome, count]));
  const expected = stats.rolls / 36;
  // Two standard deviations up or down make the outer classes.
  const spread = Math.sqrt(expected * (1 - 1 / 36));
  const rows = FACES.map((first) =>
    FACES.flatMap((second): Cell[] => {
      const count = counts.get(`dice ${first} ${second}`);
      if (count === undefined) return [];
      const deviation = spread === 0 ? 0 : (count - expected) / spread;
      const heat = 2 + Math.max(-2, Math.min(2, Math.round(deviation)));
      return [{ first, second, count, heat }];
    }),
  );
  return rows.every((row) => row.length === 6) ? rows : null;
}

/** How many throws of a face are to be expected: two dice, six faces. */
export function expectedFace(stats: DiceStatistics): number {
  return stats.faces.reduce((sum, { count }) => sum + count, 0) / 6;
}

/** Throws as comma-separated values, as they are on the screen. */
export function asCsv(rolls: readonly DiceRoll[]): string {
  const rows = rolls.map(({ at_ms: at, table, index, outcome }) =>
    [new Date(at).toISOString(), table ?? '', index, ...outcome.replace(/^dice /, '').split(' ')].join(','),
  );
  return ['time,table,index,first,second', ...rows].join('\n') + '\n';
}
