/**
 * The opening plays, as data: those of `data/backgammon/openings.tsv`, which a test holds them against.
 * Each is written as people write it.
 */

/** What a play is for. */
export type Idea = 'point' | 'run' | 'split' | 'choice';

export interface OpeningPlay {
  dice: string;
  idea: Idea;
  /** The plays, equally good: step by step, and as people write them. */
  plays: readonly (readonly [action: string, written: string])[];
}

function opening(dice: string, idea: Idea, ...plays: OpeningPlay['plays']): OpeningPlay {
  return { dice, idea, plays };
}

/** A play whose steps are different checkers is written as it is. */
const same = (action: string) => [action, action] as const;

export const OPENING_PLAYS: readonly OpeningPlay[] = [
  opening('2-1', 'choice', same('13/11 6/5'), same('24/23 13/11')),
  opening('3-1', 'point', same('8/5 6/5')),
  opening('4-1', 'split', same('24/23 13/9')),
  opening('5-1', 'split', same('24/23 13/8')),
  opening('6-1', 'point', same('13/7 8/7')),
  opening('3-2', 'split', same('24/21 13/11')),
  opening('4-2', 'point', same('8/4 6/4')),
  opening('5-2', 'split', same('24/22 13/8')),
  opening('6-2', 'split', same('24/18 13/11')),
  opening('4-3', 'choice', same('24/21 13/9'), same('13/10 13/9'), same('24/20 13/10')),
  opening('5-3', 'point', same('8/3 6/3')),
  opening('6-3', 'split', same('24/18 13/10')),
  opening('5-4', 'split', same('24/20 13/8')),
  opening('6-4', 'choice', ['24/18 18/14', '24/14'], same('24/18 13/9'), same('8/2 6/2')),
  opening('6-5', 'run', ['24/18 18/13', '24/13']),
];
