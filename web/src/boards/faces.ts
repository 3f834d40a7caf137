/**
 * The one list of games: what a page that serves every game asks of a game. A page knows a position
 * by its `kind` and nothing else about it. A game's board and words are fetched when they are first
 * needed, so that nobody loads those of another game.
 */

import { needs, type Chunk } from '../i18n/index';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Sound } from '../components/sound';
import type { Explanation, PositionView, Seat, TableView } from '../protocol';
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

/** An action, with how its field writes it where the server has told: by the names of the styles. */
export interface Told {
  action: string;
  written?: Readonly<Record<string, string>>;
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

/** What a side has gathered, told beside its name. */
export interface Tally {
  count: number;
  /** How many win; null where they do not. */
  of: number | null;
  /** The whole of it, spoken. */
  words: string;
  /** A word beside the number. */
  note: string | null;
}

/** Actions that are put together from several choices of cells before they are sent. */
export interface Composer<P = PositionView> {
  /** Whether cells do so in a position. */
  composes(position: P): boolean;
  /** The action that it begins with. */
  start(position: P): string;
  /** The action after a choice of a cell. */
  with(position: P, action: string, cell: string): string;
  /** What that choice has changed, spoken. */
  said(position: P, action: string, cell: string): string;
  /** The cell that somebody typed; null for anything else. */
  cell(position: P, text: string): string | null;
}

/** What the part of a game beside its board is given. */
export interface PanelProps<P = PositionView, E = AnyExplanation> {
  position: P;
  legal: readonly string[];
  busy: boolean;
  /** Whether what others did is still being shown on the board. */
  shows?: ReadonlySignal<boolean>;
  /** The action that the reader puts together; null for whoever does not act. */
  composed: string | null;
  /** What the referee says of it, once it has. */
  judged: E | null;
  /** Whether the referee could not be asked. */
  failed: boolean;
  /** The table that is played at, and its id; null where a game is looked through. */
  view: TableView | null;
  table: string | null;
  /** Begins again, with another action or with the one that it began with. */
  compose(action: string | null): void;
  act(action: string): void;
}

/** What a game tells of its chance. */
export interface Chance<P = PositionView> {
  /** Every outcome that is drawn, each as likely as any other, in the game's order. */
  readonly outcomes: readonly string[];
  /** The seats of which each throws one die, in the order of an outcome; null where one seat throws all. */
  each(position: P): readonly [Seat, Seat] | null;
}

/** What a report on a game is given. */
export interface ReportProps {
  rules: string;
  /** The position it began from; null for the game's own start. */
  start: string | null;
  /** Actions and outcomes of chance, in order. */
  actions: readonly string[];
  /** Those that lead to the position on the board. */
  here: readonly string[];
  /** Who sits where. */
  names: readonly [string, string];
  /** Shows the position before one of the actions. */
  show(index: number): void;
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
  /** Whether the board has asked for a confirmation itself before it says anything. */
  readonly confirmed?: boolean;
  /** Whether `side`, who waits for the other, may queue an action that makes sense unseen. */
  queues(position: P, side: string): boolean;
  /** The action that a click queues; null where there is none. */
  queuedAt(position: P, cell: string): string | null;
  /** What of the legal list may be sent for somebody who has not seen the position yet. */
  unseen(position: P, legal: readonly string[]): readonly string[];
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
  actionWords(where: 'move' | 'say', told: Told): string;
  /** The newest action as it is spoken, with what it did in `position`. */
  playedWords(position: P, told: Told): string;
  /** An action of `position` that the server has not seen, told as far as the page can. */
  drafted(position: P, action: string): Told;
  /** The button that sends an action which has not been sent yet. */
  confirmWords(told: Told): string;
  /** What is asked of whoever acts. */
  stepWords(position: P): string;
  explanationWords(explanation: E): string[];
  /** A rule that refuses an action; null where there are no words for it. */
  reasonWords(reason: string): string | null;
  /** A rule that has ended the game. */
  endingWords(ending: string): string;
  /** What a side is shown by, where its name would be too long. */
  readonly icon: 'stone' | 'piece';
  /** Whether its board has two ends, so that it may be turned. */
  readonly turns: boolean;
  /** The side at the bottom where nobody plays; `black` where it is absent. */
  readonly bottom?: string;
  /** A side as a name; `position` is told where its game may call the sides otherwise. */
  sideWord(side: string, position?: P): string;
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
  /** What a side has gathered; null where nothing is counted. */
  tally(position: P, side: string): Tally | null;
  /** What the newest action sounds like, where it is more than a piece put down. */
  sound(position: P, action: string): Sound | null;
  /** How actions are put together from several cells; null where each cell is one. */
  readonly composer: Composer<P> | null;
  /** What the game shows beside its board; null where that is nothing. */
  readonly Panel: ComponentType<PanelProps<P, E>> | null;
  /** Whether that asks for the decisions of the legal list itself. */
  readonly panelDecides?: boolean;
  /** Where chance has a part in the game: what it tells of that. */
  readonly chance?: Chance<P>;
  /** A report on a game that is over, for the games that have one. */
  readonly Report?: ComponentType<ReportProps>;
  /** What may be typed, as an example; the house's own where it is absent. */
  hint?(): string;
  /** The keys of its board in place of the letters of columns, and what each does. */
  keys?(): readonly [keys: string, what: string][];
  /** What a reader may set for this game alone; null where that is nothing. */
  readonly Settings: ComponentType<object> | null;
}

/** Where a game's parts are. */
interface Parts {
  face: () => Promise<Face>;
  /** Its sentences. */
  words: Chunk;
  /** What its rooms are like. */
  rooms: Chunk;
}

const GAMES: Readonly<Record<Kind, Parts>> = {
  gomoku: {
    face: () => import('./gomoku-face').then((found) => found.gomokuFace as Face),
    words: 'gomoku',
    rooms: 'gomoku.rooms',
  },
  go: {
    face: () => import('./go-face').then((found) => found.goFace as Face),
    words: 'go',
    rooms: 'go.rooms',
  },
  shogi: {
    face: () => import('./shogi-face').then((found) => found.ready as Promise<Face>),
    words: 'shogi',
    rooms: 'shogi.rooms',
  },
  backgammon: {
    face: () => import('./backgammon-face').then((found) => found.backgammonFace as Face),
    words: 'backgammon',
    rooms: 'backgammon.rooms',
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

/** Fetches a game's board and words. */
export async function needFace(kind: Kind): Promise<Face> {
  const game = GAMES[kind];
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
  const game = GAMES[kind !== null && hasFace(kind) ? kind : FIRST];
  void Promise.all([game.face(), needs(game.words)]).catch(() => undefined);
}

/** Fetches what the rooms of a game are like. */
export function needRooms(kind: Kind): Promise<void> {
  return needs(GAMES[kind].rooms);
}

/** The games that have been fetched. */
export function facesHere(): Face[] {
  return [...faces.values()];
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
