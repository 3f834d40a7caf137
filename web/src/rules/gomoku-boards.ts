/** The boards of the rules pages of gomoku and renju. */

import { rowsText, rulesBoard, type Expectation, type RulesBoard } from './board';

/** Writes a position text on 15 lines from the names of points. */
function setUp(black: string, white: string, toMove: 'b' | 'w'): string {
  const letter = new Map<string, string>();
  for (const point of black.split(' ')) letter.set(point, 'B');
  for (const point of white.split(' ')) letter.set(point, 'W');
  return `${rowsText('abcdefghijklmno', 15, (point) => letter.get(point))} ${toMove}`;
}

function board(id: string, rules: string, more: Partial<RulesBoard>): RulesBoard {
  return rulesBoard('gomoku', id, rules, more);
}

/** Four stones, a gap at h8 and one stone behind it: c8 makes five, h8 makes six. */
const ROW = 'd8 e8 f8 g8 i8';
const ROW_AGAINST = 'd9 e7 g10 h6 j9';

/** h8 makes a three on the rank and one on the file. */
const CROSS = 'f8 g8 h9 h10';

/** White threatens five on h8; for Black that is a double-three. */
const TRAP = setUp('f8 g8 h9 h10 m13', 'i9 j10 k11 l12 c5', 'b');

export const FIVE_MORE = board('five-more', 'freestyle', {
  start: setUp(ROW, ROW_AGAINST, 'b'),
  caption: 'rules.five.more.board',
  expects: [
    { act: 'c8', ends: 'five', wins: 'a' },
    { act: 'h8', ends: 'five', wins: 'a' },
    { act: 'i7' },
  ],
});

export const FIVE_EXACT = board('five-exact', 'standard', {
  start: setUp(ROW, ROW_AGAINST, 'b'),
  caption: 'rules.five.exact.board',
  expects: [{ act: 'c8', ends: 'five', wins: 'a' }, { act: 'h8' }],
});

export const FIVE_RENJU = board('five-renju', 'renju', {
  start: setUp(ROW_AGAINST, ROW, 'w'),
  caption: 'rules.five.renju.board',
  expects: [
    { act: 'c8', ends: 'five', wins: 'b' },
    { act: 'h8', ends: 'five', wins: 'b' },
  ],
});

export const FIVE_CARO = board('five-caro', 'caro', {
  start: setUp('e8 f8 g8 h8 a1 a2 a3 a4', 'd8 j8 a6 c3 d5 g10 k7 l9', 'b'),
  caption: 'rules.five.caro.board',
  expects: [{ act: 'i8' }, { act: 'a5', ends: 'five', wins: 'a' }],
});

export const THREE = board('three', 'renju', {
  start: setUp('f8 g8 h8', 'f9 g6 i10', 'b'),
  way: 'play',
  caption: 'rules.shapes.board',
  line: ['i8', 'e8', 'j8'],
  expects: [
    { act: 'i8' },
    { after: ['i8', 'e8'], act: 'j8', ends: 'five', wins: 'a' },
    { after: ['i8', 'j8'], act: 'e8', ends: 'five', wins: 'a' },
  ],
});

export const DOUBLE_THREE = board('double-three', 'renju', {
  start: setUp(CROSS, 'f10 g6 j9 k6', 'b'),
  marks: true,
  caption: 'rules.double_three.board',
  expects: [{ act: 'h8', refused: 'double_three' }, { act: 'i8' }],
});

export const DOUBLE_FOUR = board('double-four', 'renju', {
  start: setUp(
    'e5 f5 g5 h6 h7 h8 e12 g12 i12 k12',
    'd5 h9 f7 j6 k9 c10 f10 j11 l7 g14',
    'b',
  ),
  marks: true,
  caption: 'rules.double_four.board',
  expects: [
    { act: 'h5', refused: 'double_four' },
    { act: 'h12', refused: 'double_four' },
  ],
});

export const FOUR_THREE = board('four-three', 'renju', {
  start: setUp('e8 f8 g8 h9 h10', 'd8 f10 g6 j9 k6', 'b'),
  marks: true,
  caption: 'rules.four_three.board',
  expects: [{ act: 'h8' }],
});

export const OVERLINE = board('overline', 'renju', {
  start: setUp(ROW, ROW_AGAINST, 'b'),
  marks: true,
  caption: 'rules.overline.board',
  expects: [
    { act: 'h8', refused: 'overline' },
    { act: 'c8', ends: 'five', wins: 'a' },
  ],
});

export const REAL_THREE = board('real-three', 'renju', {
  start: setUp('f8 g8 h9 h10 i9 i10 i11', 'd8 i12 f10 g6 k9 k6 l7', 'b'),
  marks: true,
  caption: 'rules.real.board',
  expects: [{ act: 'h8', dead: ['no_room', 'double_four'] }],
});

export const REAL_SIX = board('real-six', 'renju', {
  start: setUp('f8 g8 h9 h10 k8', 'd8 f10 g6 j6 m9', 'b'),
  marks: true,
  caption: 'rules.real.six',
  expects: [{ act: 'h8', dead: ['no_room', 'makes_overline'] }],
});

export const FIVE_FIRST = board('five-first', 'renju', {
  start: setUp('d8 e8 f8 g8 h5 h6 h7 h9 h10', 'c8 h4 h12 d10 e6 f10 j7 k9 j5', 'b'),
  marks: true,
  caption: 'rules.first.board',
  expects: [{ act: 'h8', ends: 'five', wins: 'a' }],
});

export const OMOK = board('omok', 'omok', {
  start: setUp(`${CROSS} c4 c5 c6 d3 e3 f3`, 'c7 g3 f10 g6 j9 k6 e10 l8 m5 d12', 'b'),
  marks: true,
  caption: 'rules.omok.board',
  expects: [
    { act: 'h8', refused: 'double_three' },
    { act: 'c3' },
    { after: ['o15'], act: 'h8' },
  ],
});

export const OMOK_WHITE = board('omok-white', 'omok', {
  start: setUp('f10 g6 j9 k6 m4', CROSS, 'w'),
  caption: 'rules.omok.white',
  expects: [{ act: 'h8', refused: 'double_three' }],
});

export const BLOCK = board('block', 'national,judging=block', {
  start: TRAP,
  way: 'play',
  caption: 'rules.trap.board',
  expects: [
    { act: 'h8', refused: 'double_three' },
    { after: ['a15'], act: 'h8', ends: 'five', wins: 'b' },
  ],
});

export const LOSE = board('lose', 'national,judging=lose', {
  start: TRAP,
  way: 'play',
  caption: 'rules.trap.board',
  line: ['h8'],
  expects: [{ act: 'h8', ends: 'forbidden_double_three', wins: 'b' }],
});

export const CLAIM = board('claim', 'national', {
  start: TRAP,
  way: 'play',
  caption: 'rules.claim.board',
  line: ['h8', 'claim'],
  expects: [
    { act: 'h8' },
    { after: ['h8'], act: 'claim', ends: 'claimed_double_three', wins: 'b' },
    { after: ['h8', 'i8', 'a15'], act: 'claim', refused: 'claim_unfounded' },
    { after: ['h8', 'pass', 'a15'], act: 'claim', refused: 'claim_unfounded' },
  ],
});

export const CLAIM_OVERLINE = board('claim-overline', 'national', {
  start: setUp(`${ROW} k3 k4 k5 k6`, `${ROW_AGAINST} k2 l4 m6 n9`, 'b'),
  actions: ['h8'],
  way: 'play',
  caption: 'rules.claim.overline',
  line: ['a15', 'b15', 'claim'],
  expects: [
    { act: 'claim', ends: 'claimed_overline', wins: 'b' },
    { after: ['a15', 'b15'], act: 'claim', ends: 'claimed_overline', wins: 'b' },
    { after: ['a15'], act: 'k7', ends: 'five', wins: 'a' },
  ],
});

export const PASSES = board('passes', 'national,judging=block', {
  start: setUp('h8 i9', 'h9', 'w'),
  way: 'play',
  caption: 'rules.pass.board',
  line: ['pass', 'pass'],
  expects: [
    { act: 'pass' },
    { after: ['pass'], act: 'pass', ends: 'two_passes', wins: 'draw' },
    { after: ['pass', 'i8'], act: 'pass' },
  ],
});

export const SYMMETRY = board('symmetry', 'rif', {
  actions: ['h8', 'i9', 'j8', 'keep', 'i7', 'offer g8'],
  caption: 'rules.symmetry.board',
  expects: [
    { act: 'offer k8', refused: 'offer_symmetric' },
    { act: 'offer k9' },
    { act: 'offer g8', refused: 'offer_duplicate' },
  ],
});

/** The board on which any three-stone opening gets its name. */
export const NAMING = board('naming', 'yamaguchi52', {
  way: 'play',
  caption: 'rules.naming.board',
  line: ['h8', 'h9', 'i9'],
  expects: [
    { act: 'h9', refused: 'outside_area' },
    { after: ['h8', 'h9'], act: 'i9' },
  ],
});

/** Stones 1 to 3 of Kagetsu, as every opening with named patterns allows them. */
const KAGETSU = ['h8', 'h9', 'i9'] as const;

/** Opening rules by rules text: a line through the whole opening, and what is refused on the way. */
const OPENINGS: readonly (readonly [string, readonly string[], readonly Expectation[]])[] = [
  ['national,judging=block', ['h8'], [{ act: 'h9', refused: 'outside_area' }]],
  [
    'rif',
    [...KAGETSU, 'swap', 'i7', 'offer g8', 'offer g9', 'pick g9', 'j8'],
    [
      { act: 'g8', refused: 'outside_area' },
      { after: ['h8'], act: 'h10', refused: 'outside_area' },
      { after: KAGETSU, act: 'j9', refused: 'wrong_step' },
      { after: ['h8'], act: 'pass', refused: 'pass_in_opening' },
    ],
  ],
  [
    'yamaguchi',
    [...KAGETSU, 'declare 3', 'keep', 'i7', 'offer g8', 'offer g9', 'offer j8', 'pick j8', 'g9'],
    [{ after: KAGETSU, act: 'declare 13', refused: 'declare_out_of_range' }],
  ],
  [
    'yamaguchi52',
    ['h8', 'h9', 'k9', 'declare 2', 'keep', 'i7', 'offer g8', 'offer j8', 'pick j8', 'g9'],
    [{ after: ['h8', 'h9'], act: 'l9', refused: 'outside_area' }],
  ],
  [
    'yamaguchi-free',
    ['h8', 'i9', 'j7', 'declare 1', 'swap', 'g7', 'offer j9', 'pick j9', 'i7'],
    [{ act: 'i9', refused: 'outside_area' }],
  ],
  [
    'tarannikov',
    ['h8', 'keep', 'i9', 'swap', 'j7', 'keep', 'g7', 'keep', 'j10', 'keep', 'i8'],
    [{ after: ['h8'], act: 'i9', refused: 'wrong_step' }],
  ],
  [
    'taraguchi',
    [
      ...['h8', 'keep', 'i9', 'keep', 'j7', 'keep', 'g7', 'keep'],
      ...['offer j10', 'offer j9', 'offer k8', 'offer i7', 'offer g10', 'pick i7', 'h7'],
    ],
    [{ after: ['h8', 'keep', 'i9', 'keep', 'j7', 'keep', 'g7', 'keep'], act: 'm8', refused: 'outside_area' }],
  ],
  [
    'taraguchi10',
    ['h8', 'keep', 'i9', 'keep', 'j7', 'keep', 'g7', 'swap', 'j10', 'keep', 'i8'],
    [{ after: ['h8', 'keep', 'i9', 'keep', 'j7', 'keep', 'g7', 'swap'], act: 'offer j10', refused: 'wrong_step' }],
  ],
  [
    'jonsson',
    [...KAGETSU, 'keep', 'i7', 'declare 2', 'keep', 'offer g8', 'offer j8', 'pick j8', 'g9'],
    [{ after: [...KAGETSU, 'keep', 'i7'], act: 'declare 4', refused: 'declare_out_of_range' }],
  ],
  [
    'soosorv',
    [...KAGETSU, 'keep', 'i7', 'declare 2', 'swap', 'offer g8', 'offer j8', 'pick j8', 'g9'],
    [{ after: [...KAGETSU, 'keep', 'i7'], act: 'declare 5', refused: 'declare_out_of_range' }],
  ],
  [
    'soosorv8',
    [...KAGETSU, 'swap', 'i7', 'declare 3', 'keep', 'offer g8', 'offer j8', 'offer g9', 'pick j8', 'g9'],
    [{ after: [...KAGETSU, 'keep', 'i7'], act: 'declare 9', refused: 'declare_out_of_range' }],
  ],
  [
    'sakata',
    [...KAGETSU, 'g7', 'j10', 'white', 'i8'],
    [{ after: KAGETSU, act: 'm8', refused: 'outside_area' }],
  ],
  ['ordinary', ['h8', 'i9', 'j7', 'swap', 'g7'], [{ after: ['h8', 'i9', 'j7'], act: 'g7', refused: 'wrong_step' }]],
  ['swap', ['e5', 'h8', 'i10', 'keep', 'g7'], [{ after: ['e5', 'h8', 'i10'], act: 'g7', refused: 'wrong_step' }]],
  ['swap1', ['d4', 'keep', 'h8'], [{ after: ['d4'], act: 'h8', refused: 'wrong_step' }]],
  [
    'swap2',
    ['h8', 'i9', 'j7', 'more', 'g7', 'h10', 'black', 'i8'],
    [{ after: ['h8', 'i9', 'j7', 'more', 'g7', 'h10'], act: 'more', refused: 'wrong_step' }],
  ],
  [
    'swap5',
    ['e5', 'keep', 'h8', 'swap', 'i10', 'keep', 'g7', 'keep', 'k9', 'keep', 'i8'],
    [{ after: ['e5'], act: 'h8', refused: 'wrong_step' }],
  ],
  [
    'pro',
    ['h8', 'i9', 'k7', 'j8'],
    [
      { act: 'i8', refused: 'outside_area' },
      { after: ['h8', 'i9'], act: 'j7', refused: 'inside_area' },
    ],
  ],
  ['longpro', ['h8', 'i9', 'l7', 'j8'], [{ after: ['h8', 'i9'], act: 'k7', refused: 'inside_area' }]],
];

/** The playable board of an opening rule, by its rules text. */
export const OPENING: ReadonlyMap<string, RulesBoard> = new Map(
  OPENINGS.map(([rules, line, expects]) => [
    rules,
    board(`opening-${rules.split(',')[0] ?? rules}`, rules, { way: 'play', opening: true, line, expects }),
  ]),
);

/** Every board of every page. */
export const BOARDS: readonly RulesBoard[] = [
  ...[FIVE_MORE, FIVE_EXACT, FIVE_RENJU, FIVE_CARO, THREE, DOUBLE_THREE, DOUBLE_FOUR, FOUR_THREE],
  ...[OVERLINE, REAL_THREE, REAL_SIX, FIVE_FIRST, OMOK, OMOK_WHITE, BLOCK, LOSE, CLAIM],
  ...[CLAIM_OVERLINE, PASSES, SYMMETRY, NAMING, ...OPENING.values()],
];
