/** The boards of the lessons about the laws. Edge cases are those of `data/shogi`. */

import type { RulesBoard } from './board';
import { shogiBoard as board } from './shogi-boards';

// Fouls

const FOULS = '4k4/9/9/8N/9/4r4/2P1R4/9/4K4 b P 1';

export const BLOCKED = board('fouls-block', FOULS, {
  caption: 'rules.shogi.fouls.block.board',
  expects: [
    { act: 'P*7e', refused: 'nifu' },
    { act: '1d2b', refused: 'dead_square' },
    { act: '5g4g', refused: 'king_left_in_check' },
    { act: '5g6f', refused: 'cannot_move_there' },
  ],
});

export const LOSING = board(
  'fouls-lose',
  FOULS,
  {
    caption: 'rules.shogi.fouls.lose.board',
    line: ['P*7e'],
    expects: [
      { act: 'P*7e', ends: 'foul_nifu', wins: 'b' },
      { act: '1d2b', ends: 'foul_dead_square', wins: 'b' },
      { act: '5g4g', ends: 'foul_king_left_in_check', wins: 'b' },
      { act: '5g6f', refused: 'cannot_move_there' },
    ],
  },
  'even,judging=lose,impasse=none',
);

// Repetition

const ROOKS = ['2h3h', '8b7b', '3h2h', '7b8b'];
const EVADER_CLOSES = ['3h2h', '2a3a', '2h3h', '3a2a'];
const QUIET_LAP = ['3h4h', '2a3a', '4h3h', '3a2a'];

/** What is played before the last move of some laps. */
function before(...laps: readonly (readonly string[])[]): string[] {
  return laps.flat().slice(0, -1);
}

export const REPETITION = board('repetition', null, {
  caption: 'rules.shogi.repetition.board',
  line: [...ROOKS, ...ROOKS, ...ROOKS],
  expects: [
    { after: before(ROOKS, ROOKS), act: '7b8b' },
    { after: before(ROOKS, ROOKS, ROOKS), act: '7b8b', ends: 'repetition', wins: 'no_result' },
  ],
});

/** Black checks the king to and fro; it is White's turn to step away. */
const CHASED = '7k1/1+p7/9/9/9/9/9/1+P4R2/6K2 b - 1';

export const PERPETUAL = board('perpetual', CHASED, {
  caption: 'rules.shogi.perpetual.board',
  line: [...EVADER_CLOSES, ...EVADER_CLOSES, ...EVADER_CLOSES],
  expects: [
    {
      after: before(EVADER_CLOSES, EVADER_CLOSES, EVADER_CLOSES),
      act: '3a2a',
      ends: 'perpetual_check',
      wins: 'b',
    },
  ],
});

const CHECKER_CLOSES = ['5h3h', '3a2a', '3h2h', '2a3a', '2h3h', '3a2a', '3h2h', '2a3a', '2h3h', '3a2a', '3h2h', '2a3a'];

export const PERPETUAL_CHECKER = board('perpetual-checker', '6k2/1+p7/9/9/9/9/9/1+P2R4/6K2 b - 1', {
  caption: 'rules.shogi.perpetual.checker.board',
  line: [...CHECKER_CLOSES, '2h3h'],
  expects: [{ after: CHECKER_CLOSES, act: '2h3h', ends: 'perpetual_check', wins: 'b' }],
});

export const QUIET = board('perpetual-quiet', CHASED, {
  caption: 'rules.shogi.perpetual.quiet.board',
  line: [...QUIET_LAP, ...EVADER_CLOSES, ...EVADER_CLOSES],
  expects: [
    {
      after: before(QUIET_LAP, EVADER_CLOSES, EVADER_CLOSES),
      act: '3a2a',
      ends: 'repetition',
      wins: 'no_result',
    },
  ],
});

const KINGS = ['5i5h', '5a5b', '5h5i', '5b5a', 'P*1e', '5a5b', '5i5h', '5b5a', '5h5i', '5a5b', '5i5h', '5b5a'];

export const HANDS = board('repetition-hands', '4k4/9/9/9/9/9/9/9/R3K4 b P 1', {
  caption: 'rules.shogi.repetition.hands.board',
  line: KINGS,
  expects: [{ after: KINGS.slice(0, -1), act: '5b5a' }],
});

// Impasse

const TEN_PIECES = '+S1+P1+P1+S2/KL3+PG+P1/+N+R7/9/p+r1+l5/5p2g/1+p+n+s5/2+b1g3g/6+pk1 b BN2L6Psn4p 182';
const ONE_SHORT = 'K1R+P1+NG1+P/+S2P1BP2/4+S4/2+r4+l1/+n3+p4/9/+s2k5/9/9 b 2GS2L4Pbg2nl9p 289';

export const DECLARE_27 = board(
  'impasse-27',
  TEN_PIECES,
  {
    caption: 'rules.shogi.impasse.27.board',
    line: ['declare'],
    expects: [{ act: 'declare', ends: 'declaration', wins: 'a' }],
  },
  'even',
);

export const SHORT_27 = board(
  'impasse-27-short',
  ONE_SHORT,
  {
    caption: 'rules.shogi.impasse.27.short',
    expects: [{ act: 'declare', refused: 'too_few_points' }],
  },
  'even',
);

export const FAILED_27 = board(
  'impasse-27-failed',
  '2SGS4/+B+RGKG2RB/9/9/7pp/8k/9/9/9 b g2s4n4l16p 1',
  {
    caption: 'rules.shogi.impasse.27.failed',
    line: ['declare'],
    expects: [{ act: 'declare', ends: 'failed_declaration', wins: 'b' }],
  },
  'even,judging=lose',
);

export const WINS_24 = board(
  'impasse-24',
  '2+SK+P1G1+P/1+P+S1L+R+PP1/2+P3+P2/7+p1/6+s2/2+p6/5p3/1k4g2/9 b R2G4NL3P2bs2l5p 295',
  {
    caption: 'rules.shogi.impasse.24.board',
    line: ['declare'],
    expects: [{ act: 'declare', ends: 'declaration', wins: 'a' }],
  },
  'even,impasse=24',
);

export const DRAW_24 = board(
  'impasse-24-draw',
  '7K1/+P6P1/4+P1G2/1+PP4+P1/P8/+B8/1g+r2+n3/p2pl1+pk1/1g2+n+p2+n w RG3S3L5Pbsn2p 228',
  {
    caption: 'rules.shogi.impasse.24.draw',
    line: ['declare'],
    expects: [{ act: 'declare', ends: 'impasse_draw', wins: 'draw' }],
  },
  'even,impasse=24',
);

export const COUNT = board(
  'impasse-count',
  '2+L1G+B3/1+PBG1+S1L1/1PK1N+L3/4p4/5+p3/9/l4+sp2/2k6/5+s3 b GS2N7P2rgn6p 353',
  {
    caption: 'rules.shogi.impasse.count.board',
    line: ['declare'],
    expects: [{ act: 'declare', ends: 'impasse_count', wins: 'a' }],
  },
  'even,impasse=points27',
);

const EQUAL = '+P2SG1+N2/B+N1+L+P+PP1+P/K3+S2+P1/1g7/3p5/8+p/2g6/9/7k+p b BGS3P2rs2n3l6p 389';

export const COUNT_TIE = board(
  'impasse-tie',
  EQUAL,
  {
    caption: 'rules.shogi.impasse.tie.board',
    line: ['declare'],
    expects: [{ act: 'declare', ends: 'impasse_count', wins: 'draw' }],
  },
  'even,impasse=points27',
);

export const COUNT_TIE_WHITE = board(
  'impasse-tie-white',
  EQUAL,
  {
    caption: 'rules.shogi.impasse.tie.white',
    line: ['declare'],
    expects: [{ act: 'declare', ends: 'impasse_count', wins: 'b' }],
  },
  'even,impasse=points27,tie27=gote',
);

export const TRY = board(
  'try',
  '9/3K5/9/9/9/9/9/9/4k4 b - 1',
  {
    caption: 'rules.shogi.try.board',
    line: ['6b5a'],
    expects: [
      { act: '6b5a', ends: 'try', wins: 'a' },
      { act: '6b6a' },
      { act: 'declare', refused: 'declaration_not_available' },
    ],
  },
  'even,impasse=try',
);

export const TRY_ATTACKED = board(
  'try-attacked',
  'r8/3K5/9/9/9/9/9/9/4k4 b - 1',
  {
    caption: 'rules.shogi.try.attacked',
    expects: [{ act: '6b5a', refused: 'king_left_in_check' }],
  },
  'even,impasse=try',
);

export const CREDIT = board(
  'impasse-credit',
  '7+B1/1+N5+P1/1G1PN1G2/7K1/1+R6+N/4P4/9/+p1+p+pk+lg1p/+p1+l1+p2+p1 w 3SN5Pgs2l3p 373',
  {
    caption: 'rules.shogi.impasse.credit.board',
    line: ['declare'],
    expects: [{ act: 'declare', ends: 'declaration', wins: 'b' }],
  },
  '2-piece',
);

// The move limit

export const LIMIT = board(
  'limit',
  null,
  {
    caption: 'rules.shogi.limit.board',
    line: ['2h6h', '6c6d', '3i4h'],
    expects: [{ after: ['2h6h', '6c6d'], act: '3i4h', ends: 'move_limit', wins: 'draw' }],
  },
  'even,impasse=none,maxmoves=3',
);

export const LIMIT_CHECK = board(
  'limit-check',
  '4k4/9/9/9/9/9/9/5R3/3K5 b - 1',
  {
    caption: 'rules.shogi.limit.check.board',
    line: ['4h5h', '5a4a'],
    expects: [
      { act: '4h5h' },
      { after: ['4h5h'], act: '5a4a', ends: 'move_limit', wins: 'draw' },
      { act: '4h4g', ends: 'move_limit', wins: 'draw' },
    ],
  },
  'even,impasse=none,maxmoves=1',
);

/** Every board of these lessons. */
export const LAW_BOARDS: readonly RulesBoard[] = [
  ...[BLOCKED, LOSING, REPETITION, PERPETUAL, PERPETUAL_CHECKER, QUIET, HANDS],
  ...[DECLARE_27, SHORT_27, FAILED_27, WINS_24, DRAW_24, COUNT, COUNT_TIE, COUNT_TIE_WHITE, TRY],
  ...[TRY_ATTACKED, CREDIT, LIMIT, LIMIT_CHECK],
];
