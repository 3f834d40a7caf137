/** The lessons of shogi by their titles, in the order in which they are best read. */

import type { LessonTitle, RulesBoard, Section, Sentence } from './board';

/** The page that names every handicap. */
export const HANDICAPS_PAGE = 'shogi-handicaps';
/** The page that shows how moves are written. */
export const NOTATION_PAGE = 'shogi-notation';

/** What they hold is in `shogi-course.ts`, `shogi-law.ts` and `shogi-lore.ts`: a page comes with one of them. */
export const LESSONS: readonly LessonTitle[] = [
  { id: 'shogi-board', title: 'rules.shogi.board' },
  { id: 'shogi-pieces', title: 'rules.shogi.pieces' },
  { id: 'shogi-promotion', title: 'rules.shogi.promotion' },
  { id: 'shogi-drops', title: 'rules.shogi.drops' },
  { id: 'shogi-pawn-mate', title: 'rules.shogi.pawn_mate' },
  { id: 'shogi-mate', title: 'rules.shogi.mate' },
  { id: 'shogi-fouls', title: 'rules.shogi.fouls' },
  { id: 'shogi-repetition', title: 'rules.shogi.repetition' },
  { id: 'shogi-impasse', title: 'rules.shogi.impasse' },
  { id: 'shogi-limit', title: 'rules.shogi.limit' },
  { id: HANDICAPS_PAGE, title: 'rules.shogi.handicaps' },
  { id: NOTATION_PAGE, title: 'rules.shogi.notation' },
];

/** A section with a title, a sentence or two, and its boards. */
export function section(
  id: string,
  title: Sentence,
  text: readonly Sentence[],
  ...its: readonly RulesBoard[]
): Section {
  return { id, title, text, boards: its };
}
