/** What a game says on the rules pages besides what its face says at a table. */

import type { AnyExplanation } from '../boards/faces';
import type { PositionView, StudyVerdict } from '../protocol';

/** What chance may bring about on a board that no table throws for. */
export interface Chance {
  /** The name of the button. */
  name: string;
  words: string;
  /** An outcome, another one each time. */
  draw(): string;
}

export interface Voice {
  /** Whether a move of ordinary play is asked for: no step of an opening, nothing to settle. */
  plays(position: PositionView): boolean;
  /** Whoever acts, on a board that shows a game from its start. */
  who(position: PositionView, side: string, turn: 'a' | 'b'): string;
  /** Actions that get a button besides the decisions and the asides of the face. */
  tries(position: PositionView, legal: readonly string[]): readonly string[];
  /** The text of such a button, where the face's own would not do; null for the others. */
  tryWords(action: string): string | null;
  /** The action that a click on a cell means, where the game's face leaves it open; null for none. */
  click(position: PositionView, cell: string): string | null;
  /** What is said of an allowed action. */
  allowed(verdict: StudyVerdict, side: string | null, detail: AnyExplanation | null): string[];
  /** What each side has taken, or has by count, in whole sentences; nothing where a game has nothing of the kind. */
  tally(position: PositionView): string[];
  /** Buttons where chance is due, which the reader presses for it. None in a game without chance. */
  chances?(position: PositionView): readonly Chance[];
  /** Whether chance is due after an action of a side, so that both are made at once. */
  leadsToChance?(action: string): boolean;
  /** That a side has won, as a sentence. */
  wins(side: string): string;
  /** The button that marks what the face's `unmarked` leaves out. */
  marks(): string;
}
