/** What the page of each room of shogi holds. */

import type { RulesBoard, Sentence } from './board';
import { startBoard } from './shogi-boards';

/** What the rules of a page say, key by key. A test has the referee read them. */
export interface Facts {
  judging: 'block' | 'lose';
  impasse: 'none' | '24' | '27' | 'try' | 'points27';
  maxmoves: number | 'none';
  repetition: 'replay' | 'draw';
}

/** The page of a room. */
export interface SetPage {
  /** The page: the room's preset id. */
  id: string;
  family: 'shogi' | 'shogi-handicap';
  /** The rules text. */
  rules: string;
  facts: Facts;
  /** What comes of a draw. */
  draws: 'replay' | 'stand' | 'keep';
  /** What is particular. */
  about: Sentence;
  /** A board to play on. */
  board: RulesBoard;
  /** The lessons that matter most here. */
  lessons: readonly string[];
}

const EVEN: Facts = { judging: 'block', impasse: '27', maxmoves: 'none', repetition: 'replay' };
const OFFICIAL: Facts = { judging: 'lose', impasse: '24', maxmoves: 500, repetition: 'replay' };

const COURSE = ['shogi-pieces', 'shogi-promotion', 'shogi-drops', 'shogi-pawn-mate', 'shogi-mate'];
const FORMAL = ['shogi-fouls', 'shogi-repetition', 'shogi-impasse', 'shogi-limit'];

function room(id: string, rules: string, facts: Facts, about: Sentence, more: Partial<SetPage> = {}): SetPage {
  return {
    id,
    family: 'shogi',
    rules,
    facts,
    draws: 'stand',
    about,
    board: startBoard(id, rules),
    lessons: [...COURSE, 'shogi-repetition', 'shogi-impasse'],
    ...more,
  };
}

/** The pages, in the order of the rooms. */
export const SETS: readonly SetPage[] = [
  room('shogi-club', 'beginner', { ...EVEN, impasse: 'points27' }, 'rules.shogi.about.shogi-club'),
  room(
    'shogi-formal',
    'official,impasse=points27',
    { ...OFFICIAL, impasse: 'points27' },
    'rules.shogi.about.shogi-formal',
    { draws: 'replay', lessons: FORMAL },
  ),
  room('shogi-official', 'official', OFFICIAL, 'rules.shogi.about.shogi-official', {
    draws: 'replay',
    lessons: FORMAL,
  }),
  room('shogi-27', 'even', EVEN, 'rules.shogi.about.shogi-27'),
  room('shogi-handicap', 'lance', EVEN, 'rules.shogi.about.shogi-handicap', {
    family: 'shogi-handicap',
    draws: 'keep',
    lessons: ['shogi-handicaps', ...COURSE, 'shogi-impasse'],
  }),
];

/** The page of a room. */
export function setPage(id: string): SetPage | undefined {
  return SETS.find((one) => one.id === id);
}
