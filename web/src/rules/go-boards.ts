/** The boards of the rules pages of Go. */

import { rowsText, rulesBoard, type RulesBoard } from './board';

/** The columns of a board; there is no `i`. */
const COLUMNS = 'abcdefghjklmnopqrstuvwxyz';

/** What a set-up says besides its stones. */
interface Rest {
  /** How many stones Black and White have taken. */
  taken?: readonly [number, number];
  toMove?: 'b' | 'w';
}

/** Writes a position text of a square board from the names of points. */
function setUp(size: number, black: string, white: string, rest: Rest = {}): string {
  const letter = new Map<string, string>();
  for (const point of black.split(' ')) letter.set(point, 'B');
  for (const point of white.split(' ')) letter.set(point, 'W');
  const rows = rowsText(COLUMNS.slice(0, size), size, (point) => letter.get(point));
  const [byBlack, byWhite] = rest.taken ?? [0, 0];
  return `${rows} ${rest.toMove ?? 'b'} ${byBlack} ${byWhite} -`;
}

/** The points of whole columns on a board of seven lines. */
function columns(names: string): string {
  return [...names].flatMap((file) => [1, 2, 3, 4, 5, 6, 7].map((rank) => file + String(rank))).join(' ');
}

function board(id: string, rules: string, more: Partial<RulesBoard>): RulesBoard {
  return rulesBoard('go', id, rules, more);
}

/** Capture Go on a small board, as the lessons have it. */
const SMALL = 'capture,size=7';
/** The same without a target that comes into the way of a lesson. */
const FAR = 'capture,size=7,capture=20';

// Liberties and chains

export const LIBERTIES = board('liberties', SMALL, {
  start: setUp(7, 'd4 a7', 'e2 f2'),
  caption: 'rules.go.liberties.board',
  expects: [
    { act: 'd4', refused: 'occupied', liberties: 4 },
    { act: 'a7', refused: 'occupied', liberties: 2 },
    { act: 'e2', refused: 'occupied', liberties: 6 },
    { act: 'd5' },
  ],
});

// Capture

export const CAPTURE_ONE = board('capture-one', 'first-capture', {
  start: setUp(7, 'c4 d5 e4', 'd4 c6 f6'),
  way: 'play',
  marks: true,
  caption: 'rules.go.capture.one',
  line: ['d3'],
  expects: [{ act: 'd3', takes: 1, ends: 'target', wins: 'a' }, { after: ['g7'], act: 'd3' }],
});

export const CAPTURE_CHAINS = board('capture-chains', SMALL, {
  start: setUp(7, 'c4 d3 d5 d6 e7 f5 f6', 'd4 e5 e6 b2 f2'),
  marks: true,
  caption: 'rules.go.capture.chains',
  expects: [{ act: 'e4', takes: 3 }, { act: 'e3' }],
});

/** Both can take: Black one stone, White two. */
export const RACE = board('race', SMALL, {
  start: setUp(7, 'b3 c2 d3 e5 f5', 'c3 d5 e6 f6 g5 f4', { taken: [4, 3] }),
  way: 'play',
  marks: true,
  caption: 'rules.go.race.board',
  line: ['c4'],
  expects: [
    { act: 'c4', takes: 1, ends: 'target', wins: 'a' },
    { after: ['a7'], act: 'e4', takes: 2, ends: 'target', wins: 'b' },
  ],
});

// The forbidden point

export const FORBIDDEN = board('forbidden', SMALL, {
  start: setUp(7, 'a3 b2 c1', 'a2 b1 c5 d4 d6 e5 f7 g6'),
  caption: 'rules.go.forbidden.board',
  expects: [
    { act: 'd5', refused: 'suicide' },
    { act: 'g7', refused: 'suicide' },
    { act: 'a1', takes: 2 },
  ],
});

/** Black g6 fills the last liberty of g7 and its own. */
const TWO_STONES = setUp(7, 'g7 b2', 'f7 f6 g5 c4');

export const FORBIDDEN_CHAIN = board('forbidden-chain', SMALL, {
  start: TWO_STONES,
  caption: 'rules.go.forbidden.chain',
  expects: [{ act: 'g6', refused: 'suicide' }],
});

export const SUICIDE = board('suicide', 'new-zealand,size=7', {
  start: TWO_STONES,
  way: 'play',
  caption: 'rules.go.suicide.board',
  line: ['g6'],
  expects: [{ act: 'g6', takes: 2 }],
});

export const BOTH_AIRLESS = board('both-airless', SMALL, {
  start: setUp(7, 'b1 c1 a3 b3 c3 d2', 'a2 b2 c2 d1 e4'),
  way: 'play',
  caption: 'rules.go.airless.board',
  line: ['a1'],
  expects: [
    { act: 'a1', takes: 3 },
    { after: ['g7'], act: 'a1', takes: 2 },
  ],
});

// Snapback

export const SNAPBACK = board('snapback', 'capture,size=7,capture=3', {
  start: setUp(7, 'b1 b2 c3 d3 e2 e3', 'c2 d2 e1 f1 f2 f4'),
  way: 'play',
  caption: 'rules.go.snapback.board',
  line: ['d1', 'c1', 'd1'],
  expects: [
    { after: ['d1'], act: 'c1', takes: 1 },
    { after: ['d1', 'c1'], act: 'd1', takes: 3, ends: 'target', wins: 'a' },
    { after: ['c1'], act: 'd1' },
  ],
});

// Ko and superko

export const KO = board('ko', SMALL, {
  start: setUp(7, 'c4 d5 d3', 'd4 e5 f4 e3'),
  way: 'play',
  caption: 'rules.go.ko.board',
  line: ['e4', 'g1', 'a7', 'd4'],
  expects: [
    { act: 'e4', takes: 1 },
    { after: ['e4'], act: 'd4', refused: 'ko' },
    { after: ['e4', 'g1', 'a7'], act: 'd4', takes: 1 },
    { after: ['e4', 'g1'], act: 'd4' },
  ],
});

/** White throws in a second stone, Black takes two, White takes one back: the same board. */
const SENDING_TWO = setUp(7, 'a2 b2 b3 c3', 'b1 c2 d1 d2', { toMove: 'w' });

export const SUPERKO_POSITIONAL = board('superko-positional', FAR, {
  start: SENDING_TWO,
  way: 'play',
  caption: 'rules.go.superko.board',
  line: ['a1', 'c1'],
  expects: [
    { act: 'a1' },
    { after: ['a1'], act: 'c1', takes: 2 },
    { after: ['a1', 'c1'], act: 'b1', refused: 'superko' },
  ],
});

export const SUPERKO_SITUATIONAL = board('superko-situational', `${FAR},ko=situational`, {
  start: SENDING_TWO,
  way: 'play',
  caption: 'rules.go.superko.situational.board',
  line: ['a1', 'c1', 'b1', 'pass'],
  expects: [
    { after: ['a1', 'c1'], act: 'b1', takes: 1 },
    { after: ['a1', 'c1', 'b1', 'pass'], act: 'a1', refused: 'superko' },
  ],
});

// The end of a capture game

/** Nothing is in danger; Black has taken two, White one. */
const QUIET = setUp(7, 'b2 c4 e3', 'c5 e5 f3', { taken: [2, 1] });
const EVEN = setUp(7, 'b2 c4 e3', 'c5 e5 f3', { taken: [1, 1] });

export const AGREEING = board('agreeing', SMALL, {
  start: QUIET,
  way: 'play',
  caption: 'rules.go.ending.board',
  line: ['end', 'agree'],
  expects: [
    { after: ['pass'], act: 'pass', ends: 'two_passes', wins: 'a' },
    { after: ['end'], act: 'agree', ends: 'agreement', wins: 'a' },
    { act: 'agree', refused: 'no_offer' },
    { after: ['end', 'd4'], act: 'agree', refused: 'no_offer' },
  ],
});

export const TIE = board('tie', SMALL, {
  start: EVEN,
  way: 'play',
  caption: 'rules.go.tie.board',
  line: ['pass', 'pass'],
  expects: [{ after: ['pass'], act: 'pass', ends: 'two_passes', wins: 'draw' }],
});

export const TIE_AREA = board('tie-area', 'capture-race,size=7', {
  start: setUp(7, columns('d'), columns('e'), { taken: [1, 1] }),
  way: 'play',
  caption: 'rules.go.tie.area.board',
  line: ['pass', 'pass'],
  expects: [{ after: ['pass'], act: 'pass', ends: 'two_passes', wins: 'a', score: 'B+7' }],
});

export const NO_MOVES = board('no-moves', 'first-capture,size=5', {
  start: setUp(
    5,
    'a2 a4 a5 b1 b2 b3 b4',
    'c1 c2 c3 c4 c5 d1 d2 d3 d4 d5 e2 e3 e4 e5',
  ),
  way: 'play',
  caption: 'rules.go.no_moves.board',
  line: ['b5'],
  expects: [
    { act: 'pass', refused: 'pass_not_allowed' },
    { act: 'b5', ends: 'no_moves', wins: 'a' },
  ],
});

// Counting

/** Two walls: Black has four columns, White three. */
const WALLS = setUp(7, columns('d'), columns('e'));

export const AREA = board('area', 'chinese,size=7', {
  start: WALLS,
  way: 'play',
  caption: 'rules.go.area.board',
  line: ['pass', 'pass', 'dead', 'accept'],
  expects: [{ after: ['pass', 'pass', 'dead'], act: 'accept', ends: 'score', wins: 'b', score: 'W+0.5' }],
});

export const TERRITORY = board('territory', 'japanese,size=7', {
  start: setUp(7, columns('d'), columns('e'), { taken: [2, 1] }),
  way: 'play',
  caption: 'rules.go.territory.board',
  line: ['pass', 'pass', 'dead', 'accept'],
  expects: [{ after: ['pass', 'pass', 'dead'], act: 'accept', ends: 'score', wins: 'a', score: 'B+1.5' }],
});

export const AS_IS = board('as-is', 'tromp-taylor,size=7', {
  start: setUp(7, columns('d'), `${columns('e')} b4`),
  way: 'play',
  caption: 'rules.go.as_is.board',
  line: ['pass', 'pass'],
  expects: [{ after: ['pass'], act: 'pass', ends: 'score', wins: 'b', score: 'W+22.5' }],
});

/** One eye each, and one point that neither may fill. */
const BLACK_SIDE = 'a2 b2 b1 c3 d3 e3 f3 g3 c4 c5 c6 c7 c8 c9 g2 g1';
const WHITE_SIDE = 'c2 d2 e2 f2 d1 f1 a3 b3 b4 b5 b6 b7 b8 b9';

export const SEKI = board('seki', 'japanese,size=9', {
  start: setUp(9, BLACK_SIDE, WHITE_SIDE),
  way: 'play',
  caption: 'rules.go.seki.board',
  line: ['c1', 'a1'],
  expects: [
    { after: ['c1'], act: 'a1', takes: 4 },
    { after: ['pass', 'c1'], act: 'e1', takes: 7 },
  ],
});

// Settling

/** White b4 stands in Black's half and cannot live. */
const DEAD_STONE = setUp(7, columns('d'), `${columns('e')} b4`);

export const SETTLING = board('settling', 'chinese,size=7', {
  start: DEAD_STONE,
  actions: ['pass', 'pass'],
  way: 'play',
  caption: 'rules.go.settling.board',
  line: ['dead b4', 'accept'],
  expects: [
    { act: 'accept', refused: 'no_proposal' },
    { act: 'dead c3', refused: 'not_a_stone' },
    { after: ['dead b4'], act: 'accept', ends: 'score', wins: 'b', score: 'W+0.5' },
    { after: ['dead'], act: 'dead b4' },
  ],
});

export const DISPUTE = board('dispute', 'chinese,size=7', {
  start: DEAD_STONE,
  actions: ['pass', 'pass', 'dead b4'],
  way: 'play',
  caption: 'rules.go.dispute.board',
  line: ['resume', 'pass', 'pass'],
  expects: [
    { act: 'resume' },
    { after: ['resume', 'pass'], act: 'pass', ends: 'score', wins: 'b', score: 'W+22.5' },
  ],
});

// How a game starts

export const CROSSCUT = board('crosscut', 'capture,start=crosscut,colors=pie', {
  way: 'play',
  caption: 'rules.go.crosscut.board',
  line: ['d6', 'swap', 'e6'],
  expects: [
    { act: 'swap', refused: 'not_now' },
    { after: ['d6'], act: 'swap' },
    { after: ['d6', 'e6'], act: 'swap', refused: 'not_now' },
  ],
});

export const TWIN = board('twin', 'capture,start=crosscut2', {
  way: 'play',
  caption: 'rules.go.twin.board',
  expects: [{ act: 'c3', refused: 'occupied' }, { act: 'e5' }],
});

export const CHOOSING = board('choosing', 'capture,colors=choose', {
  way: 'play',
  caption: 'rules.go.choosing.board',
  line: ['white', 'e5'],
  expects: [{ act: 'e5', refused: 'not_now' }, { act: 'white' }, { act: 'black' }],
});

export const HANDICAP = board('handicap', 'chinese,size=9,handicap=3', {
  way: 'play',
  caption: 'rules.go.handicap.board',
  expects: [{ act: 'c3', refused: 'occupied' }, { act: 'e5' }],
});

export const FREE_HANDICAP = board('free-handicap', 'new-zealand,size=9,handicap=2', {
  way: 'play',
  caption: 'rules.go.handicap.free.board',
  line: ['c3', 'g7', 'g3'],
  expects: [
    { act: 'pass', refused: 'not_now' },
    { after: ['c3'], act: 'g7' },
  ],
});

/** A board to play on from the start of a game. */
export function emptyBoard(id: string, rules: string): RulesBoard {
  return board(`play-${id}`, rules, { way: 'play', caption: 'rules.go.play.board' });
}

/** Every board of every lesson. */
export const GO_BOARDS: readonly RulesBoard[] = [
  ...[LIBERTIES, CAPTURE_ONE, CAPTURE_CHAINS, RACE, FORBIDDEN, FORBIDDEN_CHAIN, SUICIDE, BOTH_AIRLESS],
  ...[SNAPBACK, KO, SUPERKO_POSITIONAL, SUPERKO_SITUATIONAL, AGREEING, TIE, TIE_AREA, NO_MOVES, AREA],
  ...[TERRITORY, AS_IS, SEKI, SETTLING, DISPUTE, CROSSCUT, TWIN, CHOOSING, HANDICAP, FREE_HANDICAP],
];
