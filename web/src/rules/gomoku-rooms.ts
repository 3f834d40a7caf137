/** What the page of each room of gomoku and renju holds: its rules text, and the sections in their order. */

import type { Line, Section, Sentence } from './board';
import * as boards from './gomoku-boards';

/** What wins, what is forbidden, and what becomes of a forbidden stone. */
export type Wins = 'more' | 'exact' | 'renju' | 'caro';
export type Fouls = 'free' | 'omok' | 'block' | 'lose' | 'claim';

/** The page of a room. */
export interface RoomPage {
  /** The room's preset id. */
  id: string;
  family: 'gomoku' | 'renju';
  /** The rules text. */
  rules: string;
  wins: Wins;
  fouls: Fouls;
  sections: readonly Section[];
}

const FIVE: Readonly<Record<Wins, Section>> = {
  more: { id: 'five', title: 'rules.five', text: ['rules.five.more'], boards: [boards.FIVE_MORE] },
  exact: { id: 'five', title: 'rules.five', text: ['rules.five.exact'], boards: [boards.FIVE_EXACT] },
  renju: { id: 'five', title: 'rules.five', text: ['rules.five.renju'], boards: [boards.FIVE_RENJU] },
  caro: { id: 'five', title: 'rules.five', text: ['rules.five.caro'], boards: [boards.FIVE_CARO] },
};

const SHAPES: Section = {
  id: 'shapes',
  title: 'rules.shapes',
  text: ['rules.shapes.four', 'rules.shapes.three'],
  boards: [boards.THREE],
};

const FORBIDDEN: readonly Section[] = [
  SHAPES,
  {
    id: 'double-three',
    title: 'rules.double_three',
    text: ['rules.double_three.text'],
    boards: [boards.DOUBLE_THREE],
  },
  {
    id: 'double-four',
    title: 'rules.double_four',
    text: ['rules.double_four.text'],
    boards: [boards.DOUBLE_FOUR],
  },
  {
    id: 'overline',
    title: 'rules.overline',
    text: ['rules.overline.text'],
    boards: [boards.OVERLINE],
  },
  {
    id: 'four-three',
    title: 'rules.four_three',
    text: ['rules.four_three.text'],
    boards: [boards.FOUR_THREE],
  },
  {
    id: 'real',
    title: 'rules.real',
    text: ['rules.real.text'],
    boards: [boards.REAL_THREE, boards.REAL_SIX],
  },
  { id: 'first', title: 'rules.first', text: ['rules.first.text'], boards: [boards.FIVE_FIRST] },
];

const OMOK: readonly Section[] = [
  SHAPES,
  {
    id: 'double-three',
    title: 'rules.omok',
    text: ['rules.omok.text', 'rules.block'],
    boards: [boards.OMOK, boards.OMOK_WHITE],
  },
];

const FOULS: Readonly<Record<'block' | 'lose' | 'claim', Section>> = {
  block: { id: 'fouls', title: 'rules.fouls', text: ['rules.block'], boards: [boards.BLOCK] },
  lose: { id: 'fouls', title: 'rules.fouls', text: ['rules.lose'], boards: [boards.LOSE] },
  claim: {
    id: 'fouls',
    title: 'rules.fouls',
    text: ['rules.claim', 'rules.claim.until', 'rules.claim.silent'],
    boards: [boards.CLAIM, boards.CLAIM_OVERLINE],
  },
};

const PASSING: Section = {
  id: 'ending',
  title: 'rules.ending',
  text: ['rules.pass.yes', 'rules.draw'],
  boards: [boards.PASSES],
};

const NO_PASSING: Section = {
  id: 'ending',
  title: 'rules.ending',
  text: ['rules.pass.no', 'rules.draw'],
  boards: [],
};

const SYMMETRY: Section = {
  id: 'symmetry',
  title: 'rules.symmetry',
  text: ['rules.symmetry.text'],
  boards: [boards.SYMMETRY],
};

/** An opening as far as it is told: its steps, and what they have to do with. */
interface Opening {
  steps: readonly Line[];
  /** Whether colours can be exchanged or chosen. */
  swaps?: boolean;
  /** Whether fifth moves are offered. */
  offers?: boolean;
  /** Whether its three stones have names. */
  named?: boolean;
}

const PLAY: Line = 'rules.step.play';

function yamaguchi(stones: Line): Opening {
  return {
    steps: [
      stones,
      ['rules.step.declare', 12],
      'rules.step.swap',
      'rules.step.fourth',
      'rules.step.offer.declared',
      'rules.step.pick',
      PLAY,
    ],
    swaps: true,
    offers: true,
    named: true,
  };
}

function soosorv(max: number): Opening {
  return {
    steps: [
      'rules.step.three',
      'rules.step.swap',
      ['rules.step.fourth.declare', max],
      'rules.step.swap.black',
      'rules.step.offer.declared',
      'rules.step.pick',
      PLAY,
    ],
    swaps: true,
    offers: true,
    named: true,
  };
}

function taraguchi(offers: number): Opening {
  return {
    steps: ['rules.step.growing4', 'rules.step.way1', ['rules.step.way2', offers], PLAY],
    swaps: true,
    offers: true,
    named: true,
  };
}

const CENTER: Opening = { steps: ['rules.step.center', PLAY] };

const RIF: Opening = {
  steps: [
    'rules.step.three',
    'rules.step.swap',
    'rules.step.fourth',
    ['rules.step.offer', 2],
    'rules.step.pick',
    PLAY,
  ],
  swaps: true,
  offers: true,
  named: true,
};

/** Where the openings with names are. */
const OPENINGS = { page: 'openings', title: 'rules.openings' } as const;

/** The board of an opening: of the room's own rules, or of rules that open in the same way. */
function opening(told: Opening, like: string): Section[] {
  const board = boards.OPENING.get(like);
  const section: Section = {
    id: 'opening',
    title: 'rules.opening',
    text: [
      ...(told.swaps === true ? (['rules.opening.why'] as const) : []),
      ...(told.offers === true ? (['rules.fifths'] as const) : []),
    ],
    steps: told.steps,
    boards: board === undefined ? [] : [board],
    ...(told.named === true ? { link: OPENINGS } : {}),
  };
  return told.offers === true ? [section, SYMMETRY] : [section];
}

function gomoku(id: string, rules: string, wins: Wins, told: Opening | null): RoomPage {
  return {
    id,
    family: 'gomoku',
    rules,
    wins,
    fouls: 'free',
    sections: [FIVE[wins], ...(told === null ? [] : opening(told, rules)), NO_PASSING],
  };
}

function renju(
  id: string,
  rules: string,
  fouls: 'block' | 'lose' | 'claim',
  told: Opening | null,
  like = rules,
): RoomPage {
  return {
    id,
    family: 'renju',
    rules,
    wins: 'renju',
    fouls,
    sections: [
      ...(told === null ? [] : opening(told, like)),
      FIVE.renju,
      ...FORBIDDEN,
      FOULS[fouls],
      PASSING,
    ],
  };
}

const BLOCKED_NATIONAL = 'national,judging=block';

/** The pages of all rooms, those for a start first. */
export const ROOMS: readonly RoomPage[] = [
  gomoku('free', 'freestyle', 'more', null),
  gomoku('ordinary', 'ordinary', 'more', {
    steps: ['rules.step.turns', 'rules.step.swap', PLAY],
    swaps: true,
  }),
  gomoku('standard', 'standard', 'exact', null),
  gomoku('swap', 'swap', 'exact', {
    steps: ['rules.step.anywhere', 'rules.step.swap', PLAY],
    swaps: true,
  }),
  gomoku('swap1', 'swap1', 'exact', {
    steps: ['rules.step.one', 'rules.step.swap', PLAY],
    swaps: true,
  }),
  gomoku('swap2', 'swap2', 'exact', {
    steps: ['rules.step.anywhere', 'rules.step.swap2', 'rules.step.swap2.more', PLAY],
    swaps: true,
  }),
  gomoku('swap5', 'swap5', 'exact', { steps: ['rules.step.swap5', PLAY], swaps: true }),
  gomoku('pro', 'pro', 'exact', { steps: [['rules.step.pro', 5], PLAY] }),
  gomoku('longpro', 'longpro', 'exact', { steps: [['rules.step.pro', 7], PLAY] }),
  gomoku('caro', 'caro', 'caro', null),
  {
    id: 'omok',
    family: 'gomoku',
    rules: 'omok',
    wins: 'exact',
    fouls: 'omok',
    sections: [FIVE.exact, ...OMOK, NO_PASSING],
  },
  renju('national-block', BLOCKED_NATIONAL, 'block', CENTER),
  renju('national', 'national', 'claim', CENTER, BLOCKED_NATIONAL),
  renju('national-lose', 'national,judging=lose', 'lose', CENTER, BLOCKED_NATIONAL),
  renju('renju', 'renju', 'block', null),
  renju('professional', 'professional', 'claim', RIF, 'rif'),
  renju('rif', 'rif', 'block', RIF),
  renju('yamaguchi', 'yamaguchi', 'block', yamaguchi('rules.step.three')),
  renju('yamaguchi52', 'yamaguchi52', 'block', yamaguchi('rules.step.three52')),
  renju('yamaguchi-free', 'yamaguchi-free', 'block', yamaguchi('rules.step.shared')),
  renju('tarannikov', 'tarannikov', 'block', {
    steps: ['rules.step.growing', 'rules.step.sixth', PLAY],
    swaps: true,
    named: true,
  }),
  renju('taraguchi', 'taraguchi', 'block', taraguchi(5)),
  renju('taraguchi10', 'taraguchi10', 'block', taraguchi(10)),
  renju('jonsson', 'jonsson', 'block', soosorv(3)),
  renju('soosorv', 'soosorv', 'block', soosorv(4)),
  renju('soosorv8', 'soosorv8', 'block', soosorv(8)),
  renju('sakata', 'sakata', 'block', {
    steps: [
      'rules.step.three',
      'rules.step.sakata',
      'rules.step.choose',
      'rules.step.sixth',
      PLAY,
    ],
    swaps: true,
    named: true,
  }),
];

/** The page of a room. */
export function roomPage(id: string): RoomPage | undefined {
  return ROOMS.find((room) => room.id === id);
}

/** Which rooms suit whom. */
export const CHOICES: readonly { whom: Sentence; rooms: readonly string[] }[] = [
  { whom: 'rules.choose.new', rooms: ['free', 'ordinary', 'national-block'] },
  { whom: 'rules.choose.even', rooms: ['swap2', 'swap', 'pro'] },
  { whom: 'rules.choose.claims', rooms: ['national', 'professional'] },
  { whom: 'rules.choose.classic', rooms: ['rif', 'sakata'] },
  { whom: 'rules.choose.long', rooms: ['soosorv8', 'taraguchi10', 'yamaguchi'] },
  { whom: 'rules.choose.other', rooms: ['standard', 'caro', 'omok'] },
];
