/** What the page of each room and of each rule set of Go holds. */

import type { RulesBoard, Section, Sentence } from './board';
import * as boards from './go-boards';

/** What the rules of a page say, key by key. A test has the referee read them. */
export interface Facts {
  size: number;
  /** How many stones have to be taken; absent in ordinary Go. */
  capture?: number;
  ko: 'simple' | 'positional' | 'situational';
  suicide: 'yes' | 'no';
  pass: 'none' | 'free';
  agree: 'yes' | 'no';
  /** Equal captures: a capture game has it. */
  tie?: 'draw' | 'area';
  /** These belong to ordinary Go. */
  scoring?: 'area' | 'territory';
  komi?: number;
  bonus?: 'none' | 'n' | 'n-1';
  settle?: 'agree' | 'as-is';
  placement?: 'fixed' | 'free';
  colors: 'fixed' | 'choose';
}

/** The page of a room or of a rule set. */
export interface SetPage {
  /** The page; of a room its preset id. */
  id: string;
  /** Whether tables are opened by that name. */
  room: boolean;
  family: 'capture-go' | 'go';
  /** The rules text. */
  rules: string;
  facts: Facts;
  /** What is particular. */
  about: Sentence;
  sections: readonly Section[];
  /** A board to play on. */
  board: RulesBoard;
  /** The lessons that belong to these rules. */
  lessons: readonly string[];
}

const CAPTURE: Facts = {
  size: 9,
  capture: 5,
  ko: 'positional',
  suicide: 'no',
  pass: 'free',
  agree: 'yes',
  tie: 'draw',
  colors: 'fixed',
};

const FIRST: Facts = { ...CAPTURE, size: 7, capture: 1, pass: 'none', agree: 'no' };

const RACE: Facts = { ...CAPTURE, size: 13, capture: 10, tie: 'area' };

const CHINESE: Facts = {
  size: 19,
  ko: 'positional',
  suicide: 'no',
  pass: 'free',
  agree: 'no',
  scoring: 'area',
  komi: 7.5,
  bonus: 'n',
  settle: 'agree',
  placement: 'fixed',
  colors: 'fixed',
};

const JAPANESE: Facts = { ...CHINESE, ko: 'simple', scoring: 'territory', komi: 6.5, bonus: 'none' };

const NEW_ZEALAND: Facts = {
  ...CHINESE,
  ko: 'situational',
  suicide: 'yes',
  komi: 7,
  bonus: 'none',
  placement: 'free',
};

const NO_PASSING: Section = {
  id: 'passing',
  title: 'rules.go.passing',
  text: ['rules.go.passing.text'],
  boards: [boards.NO_MOVES],
};

const SUICIDE: Section = {
  id: 'suicide',
  title: 'rules.go.suicide',
  text: ['rules.go.suicide.text'],
  boards: [boards.SUICIDE],
};

const FIRST_LESSONS = ['go-liberties', 'go-capture', 'go-forbidden'];
const RACE_LESSONS = [...FIRST_LESSONS, 'go-snapback', 'go-ko', 'go-superko', 'go-ending'];
const GO_LESSONS = [...FIRST_LESSONS, 'go-snapback', 'go-ko', 'go-superko', 'go-counting', 'go-settling'];

function capture(
  id: string,
  rules: string,
  facts: Facts,
  about: Sentence,
  more: Partial<SetPage> = {},
): SetPage {
  return {
    id,
    room: true,
    family: 'capture-go',
    rules,
    facts,
    about,
    sections: [],
    board: boards.emptyBoard(id, rules),
    lessons: RACE_LESSONS,
    ...more,
  };
}

function go(
  id: string,
  rules: string,
  facts: Facts,
  about: Sentence,
  more: Partial<SetPage> = {},
): SetPage {
  return { ...capture(id, rules, facts, about, { lessons: GO_LESSONS, ...more }), family: 'go' };
}

/** A rule set that no room is named after. */
const SET = { room: false } as const;

/** The pages, rooms first in each family. */
export const SETS: readonly SetPage[] = [
  capture('first-capture', 'first-capture', FIRST, 'rules.go.about.first-capture', {
    sections: [NO_PASSING],
    lessons: FIRST_LESSONS,
  }),
  capture('capture-5', 'capture', CAPTURE, 'rules.go.about.capture-5'),
  capture('capture-10', 'capture-race', RACE, 'rules.go.about.capture-race'),
  capture(
    'capture',
    'capture,colors=choose',
    { ...CAPTURE, colors: 'choose' },
    'rules.go.about.capture',
    { lessons: [...RACE_LESSONS, 'go-starts'] },
  ),
  capture('capture-race', 'capture-race', RACE, 'rules.go.about.capture-race', SET),
  go('go-9', 'chinese,size=9', { ...CHINESE, size: 9 }, 'rules.go.about.go'),
  go('go-13', 'chinese,size=13', { ...CHINESE, size: 13 }, 'rules.go.about.go'),
  go('go-19', 'chinese', CHINESE, 'rules.go.about.go'),
  go('chinese', 'chinese', CHINESE, 'rules.go.about.chinese', SET),
  go('japanese', 'japanese', JAPANESE, 'rules.go.about.japanese', SET),
  go('korean', 'korean', JAPANESE, 'rules.go.about.korean', SET),
  go('aga', 'aga', { ...CHINESE, ko: 'situational', bonus: 'n-1' }, 'rules.go.about.aga', SET),
  go('new-zealand', 'new-zealand', NEW_ZEALAND, 'rules.go.about.new-zealand', {
    ...SET,
    sections: [SUICIDE],
  }),
  go(
    'tromp-taylor',
    'tromp-taylor',
    { ...CHINESE, suicide: 'yes', bonus: 'none', settle: 'as-is' },
    'rules.go.about.tromp-taylor',
    { ...SET, sections: [SUICIDE] },
  ),
];

/** The page of a room or of a rule set. */
export function setPage(id: string): SetPage | undefined {
  return SETS.find((one) => one.id === id);
}
