/** The lessons of backgammon by their titles, in the order in which they are best read. */

import type { LessonTitle, RulesBoard, Section, Sentence } from './board';

/** The page about the proof of the dice. */
export const FAIR_PAGE = 'backgammon-fair-dice';
/** The page that counts a race. */
export const RACE_PAGE = 'backgammon-race';
/** The page with the opening plays. */
export const OPENINGS_PAGE = 'backgammon-openings';
/** The page that shows how plays and positions are written. */
export const NOTATION_PAGE = 'backgammon-notation';

/** What they hold is in `backgammon-course.ts`, `-end.ts`, `-cube.ts`, `-lore.ts` and `-craft.ts`: a page comes with one of them. */
export const LESSONS: readonly LessonTitle[] = [
  { id: 'backgammon-board', title: 'rules.backgammon.board' },
  { id: 'backgammon-moves', title: 'rules.backgammon.moves' },
  { id: 'backgammon-opening', title: 'rules.backgammon.opening' },
  { id: 'backgammon-compulsory', title: 'rules.backgammon.compulsory' },
  { id: 'backgammon-bearing-off', title: 'rules.backgammon.off' },
  { id: 'backgammon-value', title: 'rules.backgammon.value' },
  { id: 'backgammon-cube', title: 'rules.backgammon.cube' },
  { id: 'backgammon-beavers', title: 'rules.backgammon.beaver' },
  { id: 'backgammon-jacoby', title: 'rules.backgammon.jacoby' },
  { id: 'backgammon-matches', title: 'rules.backgammon.match' },
  { id: 'backgammon-resigning', title: 'rules.backgammon.resign' },
  { id: 'backgammon-real-dice', title: 'rules.backgammon.real' },
  { id: FAIR_PAGE, title: 'rules.backgammon.fair' },
  { id: 'backgammon-variants', title: 'rules.backgammon.variants' },
  { id: RACE_PAGE, title: 'rules.backgammon.race' },
  { id: OPENINGS_PAGE, title: 'rules.backgammon.openings' },
  { id: NOTATION_PAGE, title: 'rules.backgammon.notation' },
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
