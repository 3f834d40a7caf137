/** What the page of each room of backgammon holds. */

import { startBoard } from './backgammon-boards';
import type { RulesBoard, Sentence } from './board';

/** What the rules of a page say, key by key. A test has the referee read them. */
export interface Facts {
  /** Points to the match; absent where one game is played. */
  length?: number;
  crawford: 'yes' | 'no';
  jacoby: 'yes' | 'no';
  beavers: number;
  autodoubles: 'none' | 1 | 'unlimited';
  cube: 'yes' | 'no';
  variant: 'standard' | 'nackgammon' | 'hypergammon' | 'longgammon';
  dice: 'server' | 'manual';
}

/** The page of a room. */
export interface SetPage {
  /** The page: the room's preset id. */
  id: string;
  family: 'backgammon' | 'backgammon-money';
  /** The rules text. */
  rules: string;
  facts: Facts;
  /** What is particular. */
  about: Sentence;
  /** A board to play on. */
  board: RulesBoard;
  /** The lessons that matter most here. */
  lessons: readonly string[];
}

const BASE: Facts = {
  crawford: 'yes',
  jacoby: 'no',
  beavers: 0,
  autodoubles: 'none',
  cube: 'yes',
  variant: 'standard',
  dice: 'server',
};
const POINTS: Facts = { ...BASE, crawford: 'no' };

const COURSE = [
  ...['backgammon-board', 'backgammon-moves', 'backgammon-compulsory', 'backgammon-bearing-off'],
  'backgammon-value',
];
const MATCH = [...COURSE, 'backgammon-cube', 'backgammon-matches', 'backgammon-resigning'];
const MONEY = [...COURSE, 'backgammon-cube', 'backgammon-resigning'];

function room(
  id: string,
  rules: string,
  facts: Facts,
  about: Sentence,
  lessons: readonly string[],
): SetPage {
  const family = facts.length === undefined ? 'backgammon-money' : 'backgammon';
  return { id, family, rules, facts, about, board: startBoard(id, rules), lessons };
}

/** A match as tournaments play it. */
function tournament(length: number): SetPage {
  const id = `bg-match-${length}`;
  const about = length === 1 ? 'rules.backgammon.about.one' : 'rules.backgammon.about.tournament';
  return room(id, `tournament,length=${length}`, { ...BASE, length }, about, MATCH);
}

/** The pages, in the order of the rooms. */
export const SETS: readonly SetPage[] = [
  ...[1, 3, 5, 7, 9, 11].map(tournament),
  room('bg-match', 'match,length=7', { ...BASE, length: 7 }, 'rules.backgammon.about.match', [
    ...MATCH,
    'backgammon-variants',
  ]),
  room('bg-money', 'money,jacoby=no', POINTS, 'rules.backgammon.about.money', [
    ...MONEY,
    ...['backgammon-jacoby', 'backgammon-beavers', 'backgammon-variants'],
  ]),
  room(
    'bg-money-auto',
    'money,jacoby=no,autodoubles=unlimited',
    { ...POINTS, autodoubles: 'unlimited' },
    'rules.backgammon.about.auto',
    ['backgammon-opening', ...MONEY],
  ),
  room(
    'bg-money-auto-once',
    'money,jacoby=no,autodoubles=1',
    { ...POINTS, autodoubles: 1 },
    'rules.backgammon.about.auto_once',
    ['backgammon-opening', ...MONEY],
  ),
  room(
    'bg-real-dice',
    'match,length=3,dice=manual',
    { ...BASE, length: 3, dice: 'manual' },
    'rules.backgammon.about.real',
    ['backgammon-real-dice', ...MATCH],
  ),
];

/** The page of a room. */
export function setPage(id: string): SetPage | undefined {
  return SETS.find((one) => one.id === id);
}
