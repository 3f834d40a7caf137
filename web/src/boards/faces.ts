/**
 * The one list of boards: what a page that serves every game asks of a game. A page knows a
 * position by its `kind` and nothing else about it.
 */

import type { Explanation, PositionView } from '../protocol';
import type { BoardInput, BoardOutput, BoardView } from './board';
import { gomokuFace } from './gomoku-face';

type Untagged<E> = E extends { kind: string } ? Omit<E, 'kind'> : never;
/** An explanation whose game is known from where it stands. */
export type AnyExplanation = Untagged<Explanation>;
/** What a board of any game is given. */
export type AnyInput = BoardInput<PositionView> & { explanation: AnyExplanation | null };
/** A board of any game. */
export interface AnyBoard extends BoardView<PositionView> {
  update(input: AnyInput): void;
}

/** How a click is meant where the rules leave a choice. */
export interface ClickChoice {
  value: string;
  label: string;
}

/** What a game shows and says. Every text comes from the catalogue. */
export interface Face {
  board(out: BoardOutput): AnyBoard;
  /** The choices that the legal list leaves a click, two at least; empty where it leaves none. */
  clicks(legal: readonly string[]): ClickChoice[];
  /** The cells that may be acted on, each with the action that a click there means. */
  targets(legal: readonly string[], click: string): Map<string, string>;
  /** The action that a click means, allowed or not; null where a click on a cell means nothing. */
  actionAt(
    position: PositionView,
    legal: readonly string[],
    cell: string,
    click: string,
  ): string | null;
  /** Whether `side`, who waits for the other, may queue an action that makes sense unseen. */
  queues(position: PositionView, side: string): boolean;
  /** The action that a click queues; null where there is none. */
  queuedAt(position: PositionView, cell: string): string | null;
  /** What somebody typed, as an action text. */
  typed(position: PositionView, legal: readonly string[], text: string, click: string): string;
  /** The cell that an action is about; null for those that are about none. */
  cellOf(action: string): string | null;
  /** The choices of the legal list that are no cells. */
  decisions(legal: readonly string[]): string[];
  /** A decision as the text of its button, for whoever has `side`. */
  decisionWords(action: string, side: string): string;
  /** An action in a list of moves, or as it is spoken. */
  actionWords(where: 'move' | 'say', action: string): string;
  /** What is asked of whoever acts. */
  stepWords(position: PositionView): string;
  explanationWords(explanation: AnyExplanation): string[];
  sideWord(side: string): string;
  /** The side whose piece an action put on the board, where that is to be seen in `position`. */
  pieceOf(position: PositionView, action: string): string | null;
  /** The position without the marks that warn of points. */
  unmarked(position: PositionView): PositionView;
  /** Why the position is how it is, once the rules have ended the game. */
  explained(position: PositionView): AnyExplanation | null;
  /** The cell of the action that broke a rule, where that has ended the game. */
  fault(position: PositionView): string | null;
  /** The named opening, and its name in another script. */
  opening(position: PositionView): { name: string; native: string | null; lang: string } | null;
  /** The formats that records of this game can be saved in, the fullest first. */
  readonly formats: readonly string[];
  /** The board in words, a line for each side. */
  textBoard(position: PositionView): string[];
}

const FACES = { gomoku: gomokuFace } satisfies Record<PositionView['kind'], Face>;

/** The face of a game. */
export function faceOf(kind: PositionView['kind']): Face {
  return FACES[kind];
}

/** Whether this page can show a game of that name. */
export function hasFace(kind: string): kind is PositionView['kind'] {
  return kind in FACES;
}
