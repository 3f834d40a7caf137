/**
 * A board of the rules pages, as data. Nothing here is judged by the page: it asks the referee.
 * What a caption claims stands in `expects`, and a test puts every expectation to the real server,
 * so that no example can grow stale.
 */

import type { Kind } from '../boards/faces';
import type {
  BackgammonCourse,
  BackgammonCraft,
  BackgammonCubeWords,
  BackgammonEnd,
  BackgammonLore,
  BackgammonRules,
  GomokuRules,
  GoRules,
  Rules,
  ShogiCourse,
  ShogiLaw,
  ShogiLore,
  ShogiRules,
} from '../i18n/index';

/** The keys of a chunk's plain sentences. */
type Plain<C> = { [K in keyof C]: C[K] extends string ? K : never }[keyof C];
/** The keys of a chunk's sentences with one number in them. */
type Counted<C> = { [K in keyof C]: C[K] extends (n: number) => string ? K : never }[keyof C];

/** Keys of the plain sentences of any rules page. */
export type Sentence =
  | Plain<Rules>
  | Plain<GomokuRules>
  | Plain<GoRules>
  | Plain<ShogiRules>
  | Plain<ShogiCourse>
  | Plain<ShogiLaw>
  | Plain<ShogiLore>
  | Plain<BackgammonRules>
  | Plain<BackgammonCourse>
  | Plain<BackgammonEnd>
  | Plain<BackgammonCubeWords>
  | Plain<BackgammonLore>
  | Plain<BackgammonCraft>;
/** A sentence of the catalogue, with its number if it has one. */
export type Line = Sentence | readonly [Counted<GomokuRules>, number];

/** The games that have rules pages. */
export type RulesKind = Kind;

/** What a caption claims: an action, and what the referee has to say about it. */
export interface Expectation {
  /** Actions on top of the board's own, before the one that is judged. */
  after?: readonly string[];
  /** The action. */
  act: string;
  /** The rule that refuses it; absent where it is allowed. */
  refused?: string;
  /** The rule that ends the game with it; absent where the game goes on. */
  ends?: string;
  /** Who has won then: the seat. */
  wins?: 'a' | 'b' | 'draw' | 'no_result';
  /** Gomoku: why lines that look like threes are none, in any order. */
  dead?: readonly string[];
  /** Go: how many liberties the chain has that stands there. */
  liberties?: number;
  /** Go: how many stones it takes off the board. */
  takes?: number;
  /** Go: the count that it leads to, such as `B+3.5`. Backgammon: the score of the match, `6-4`. */
  score?: string;
  /** Backgammon: whether it is the only play. */
  only?: boolean;
  /** Backgammon: where the play hits. */
  hits?: readonly number[];
  /** Backgammon: where the play leaves checkers alone that can be hit. */
  blots?: readonly number[];
  /** Backgammon: the pip counts of White and of Black afterwards. */
  pips?: readonly [number, number];
  /** Backgammon: what the cube shows if a double is taken, and what is lost by dropping. */
  stake?: readonly [taken: number, dropped: number];
  /** Backgammon: whether a double gains nothing. */
  idle?: boolean;
  /** Backgammon: whose the cube is afterwards, and what it shows: `b 2`, `nobody 1`. */
  cube?: string;
  /** Backgammon: the points of the game that it ends. */
  points?: number;
  /** Backgammon: whether the Crawford game follows. */
  crawford?: boolean;
}

/** A board that asks the referee. */
export interface RulesBoard {
  /** The game. */
  kind: RulesKind;
  /** Its name, unique over all pages. */
  id: string;
  /** The rules text. */
  rules: string;
  /** A position text; null for the start of a game. */
  start: string | null;
  /** Actions from there that have been made already. */
  actions: readonly string[];
  /** Whether a point is asked about, or played. */
  way: 'ask' | 'play';
  /** Whether what the face can leave out, such as forbidden points, is marked at the reader's wish. */
  marks: boolean;
  /** Whether it goes through an opening. */
  opening: boolean;
  caption: Sentence;
  /** Acts that get a button although they are refused, so that a reader may see why. */
  tries: readonly string[];
  /** A line of play that can be shown step by step, from the board's own actions on. */
  line: readonly string[];
  expects: readonly Expectation[];
}

/** A part of a page. */
export interface Section {
  /** The anchor. */
  id: string;
  title: Sentence;
  text: readonly Line[];
  /** Steps that are numbered. */
  steps?: readonly Line[];
  boards: readonly RulesBoard[];
  /** A page of the rules that is worth a link here. */
  link?: { page: string; title: Sentence };
}

/** A lesson by its page and its title. */
export interface LessonTitle {
  id: string;
  title: Sentence;
}

/** A page that teaches one thing. */
export interface Lesson extends LessonTitle {
  text: readonly Sentence[];
  boards: readonly RulesBoard[];
  /** What belongs to it besides. */
  sections: readonly Section[];
}

/** A board of a game, asked about from the start of a game unless more is said. */
export function rulesBoard(
  kind: RulesKind,
  id: string,
  rules: string,
  more: Partial<RulesBoard>,
): RulesBoard {
  return {
    kind,
    id,
    rules,
    start: null,
    actions: [],
    way: 'ask',
    marks: false,
    opening: false,
    caption: 'rules.play.caption',
    tries: [],
    line: [],
    expects: [],
    ...more,
  };
}

/** The rows of a position text from the top, from what stands on each point. */
export function rowsText(columns: string, rows: number, stone: (point: string) => string | undefined): string {
  const texts: string[] = [];
  for (let rank = rows; rank >= 1; rank -= 1) {
    let row = '';
    let gap = 0;
    for (const file of columns) {
      const letter = stone(file + String(rank));
      if (letter === undefined) gap += 1;
      else {
        row += (gap > 0 ? String(gap) : '') + letter;
        gap = 0;
      }
    }
    texts.push(row + (gap > 0 ? String(gap) : ''));
  }
  return texts.join('/');
}
