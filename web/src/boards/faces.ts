/**
 * The one list of games: what a page that serves every game asks of a game. A page knows a position
 * by its `kind` and nothing else about it. A game's board and words are fetched when they are first
 * needed, so that nobody loads those of another game.
 */

import { needs, type Chunk } from '../i18n/index';
import type { Explanation, PositionView } from '../protocol';
import type { BoardInput, BoardOutput, BoardView } from './board';

/** A game by the name that its positions carry. */
export type Kind = PositionView['kind'];
/** The positions of one game. */
export type PositionOf<K extends Kind> = Extract<PositionView, { kind: K }>;

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

/** An act beside ordinary play that is no cell, such as a pass; it is asked about before it is made. */
export interface Aside {
  action: string;
  label: string;
  /** The question, and what comes of it. */
  ask: { title: string; what: string };
}

/**
 * What a game shows and says. Every text comes from the catalogue. `P` and `E` are the positions
 * and explanations of the game; a page has those of any game.
 */
export interface Face<P = PositionView, E = AnyExplanation> {
  board(out: BoardOutput): AnyBoard;
  /** The choices that the legal list leaves a click, two at least; empty where it leaves none. */
  clicks(legal: readonly string[]): ClickChoice[];
  /** The cells that may be acted on, each with the action that a click there means. */
  targets(legal: readonly string[], click: string): Map<string, string>;
  /** The action that a click means, allowed or not; null where a click on a cell means nothing. */
  actionAt(position: P, legal: readonly string[], cell: string, click: string): string | null;
  /** Whether `side`, who waits for the other, may queue an action that makes sense unseen. */
  queues(position: P, side: string): boolean;
  /** The action that a click queues; null where there is none. */
  queuedAt(position: P, cell: string): string | null;
  /** What somebody typed, as an action text. */
  typed(position: P, legal: readonly string[], text: string, click: string): string;
  /** The cell that an action is about; null for those that are about none. */
  cellOf(action: string): string | null;
  /** The choices of the legal list that are no cells and are what is asked. */
  decisions(legal: readonly string[]): string[];
  /** A decision as the text of its button, for whoever has `side`. */
  decisionWords(action: string, side: string): string;
  /** The acts of the legal list that lie beside ordinary play, for whoever has `side`. */
  asides(position: P, legal: readonly string[], side: string): Aside[];
  /** Whether `side` may claim something now; null where there is nothing to claim. */
  claims(position: P, side: string): boolean | null;
  /** An action in a list of moves, or as it is spoken. */
  actionWords(where: 'move' | 'say', action: string): string;
  /** The button that sends an action which has not been sent yet. */
  confirmWords(action: string): string;
  /** What is asked of whoever acts. */
  stepWords(position: P): string;
  explanationWords(explanation: E): string[];
  /** A rule that refuses an action; null where there are no words for it. */
  reasonWords(reason: string): string | null;
  /** A rule that has ended the game. */
  endingWords(ending: string): string;
  sideWord(side: string): string;
  /** The side whose piece an action put on the board, where that is to be seen in `position`. */
  pieceOf(position: P, action: string): string | null;
  /** The position without the marks that warn of points. */
  unmarked(position: P): P;
  /** Why the position is how it is, once the rules have ended the game. */
  explained(position: P): E | null;
  /** The cell of the action that broke a rule, where that has ended the game. */
  fault(position: P): string | null;
  /** The named opening, and its name in another script. */
  opening(position: P): { name: string; native: string | null; lang: string } | null;
  /** The formats that records of this game can be saved in, the fullest first. */
  readonly formats: readonly string[];
  /** The board in words, a line for each side. */
  textBoard(position: P): string[];
}

/** Where a game's parts are. */
interface Parts {
  face: () => Promise<Face>;
  /** Its sentences. */
  words: Chunk;
  /** What its rooms are like. */
  rooms: Chunk;
}

const GAMES: Readonly<Partial<Record<Kind, Parts>>> = {
  gomoku: {
    face: () => import('./gomoku-face').then((found) => found.gomokuFace),
    words: 'gomoku',
    rooms: 'gomoku.rooms',
  },
};

/** The game that was shown last in this browser: the likeliest one to be shown next. */
const LAST = 'yonban.game';

const faces = new Map<Kind, Face>();

/** The game that the home page opens with. */
export const FIRST: Kind = 'gomoku';

/** Whether this page can show a game of that name. */
export function hasFace(kind: string): kind is Kind {
  return Object.hasOwn(GAMES, kind);
}

function partsOf(kind: Kind): Parts {
  const parts = GAMES[kind];
  if (parts === undefined) throw new Error(`this page does not know ${kind}`);
  return parts;
}

/** Fetches a game's board and words. */
export async function needFace(kind: Kind): Promise<Face> {
  const game = partsOf(kind);
  const [face] = await Promise.all([game.face(), needs(game.words)]);
  faces.set(kind, face);
  try {
    localStorage.setItem(LAST, kind);
  } catch {
    // Without storage the first game of the house is the guess.
  }
  return face;
}

/**
 * Begins to fetch the game that is likely to be needed, while the page still waits for the server
 * to say which it is.
 */
export function expectFace(): void {
  let kind: string | null = null;
  try {
    kind = localStorage.getItem(LAST);
  } catch {
    // As above.
  }
  const game = partsOf(kind !== null && hasFace(kind) ? kind : FIRST);
  void Promise.all([game.face(), needs(game.words)]).catch(() => undefined);
}

/** Fetches what the rooms of a game are like. */
export function needRooms(kind: Kind): Promise<void> {
  return needs(partsOf(kind).rooms);
}

/** The face of a game, if it has been fetched. */
export function faceHere(kind: string): Face | null {
  return hasFace(kind) ? (faces.get(kind) ?? null) : null;
}

/** The face of a game that has been fetched with {@link needFace}. */
export function faceOf(kind: Kind): Face {
  const face = faces.get(kind);
  if (face === undefined) throw new Error(`${kind} has not been fetched`);
  return face;
}
