/** The boards of the lessons about pieces and moves. Edge cases are those of `data/shogi`. */

import type { RulesBoard } from './board';
import { shogiBoard as board } from './shogi-boards';

// The pieces

/** Both kings out of the way of a piece on 5e. */
function alone(id: string, rows: string, more: Partial<RulesBoard>): RulesBoard {
  return board(id, `7k1/9/${rows}/9/9/1K7 b - 1`, more);
}

export const KING = board('king', '7k1/9/9/9/4K4/9/9/9/9 b - 1', {
  caption: 'rules.shogi.king.board',
  expects: [
    ...['5e5d', '5e6d', '5e4d', '5e6e', '5e4e', '5e5f', '5e6f', '5e4f'].map((act) => ({ act })),
    { act: '5e5c', refused: 'cannot_move_there' },
  ],
});

export const ROOK = board('rook', '7k1/9/9/9/1p2R4/9/4P4/9/1K7 b - 1', {
  caption: 'rules.shogi.rook.board',
  expects: [
    { act: '5e8e' },
    { act: '5e9e', refused: 'cannot_move_there' },
    { act: '5e5a' },
    { act: '5e5f' },
    { act: '5e5g', refused: 'own_piece' },
    { act: '5e4d', refused: 'cannot_move_there' },
  ],
});

export const BISHOP = alone('bishop', '6p2/9/4B4/9', {
  caption: 'rules.shogi.bishop.board',
  expects: [
    { act: '5e3c' },
    { act: '5e2b', refused: 'cannot_move_there' },
    { act: '5e9i' },
    { act: '5e5d', refused: 'cannot_move_there' },
  ],
});

export const GOLD = alone('gold', '9/9/4G4/9', {
  caption: 'rules.shogi.gold.board',
  expects: [
    ...['5e5d', '5e6d', '5e4d', '5e6e', '5e4e', '5e5f'].map((act) => ({ act })),
    { act: '5e6f', refused: 'cannot_move_there' },
    { act: '5e4f', refused: 'cannot_move_there' },
  ],
});

export const SILVER = alone('silver', '9/9/4S4/9', {
  caption: 'rules.shogi.silver.board',
  expects: [
    ...['5e5d', '5e6d', '5e4d', '5e6f', '5e4f'].map((act) => ({ act })),
    { act: '5e5f', refused: 'cannot_move_there' },
    { act: '5e6e', refused: 'cannot_move_there' },
  ],
});

export const KNIGHT = alone('knight', '9/3ppp3/3PNP3/9', {
  caption: 'rules.shogi.knight.board',
  expects: [
    { act: '5e6c' },
    { act: '5e4c' },
    { act: '5e5c', refused: 'cannot_move_there' },
    { act: '5e6g', refused: 'cannot_move_there' },
  ],
});

export const LANCE = board('lance', '7k1/9/4p4/9/9/9/4L4/9/1K7 b - 1', {
  caption: 'rules.shogi.lance.board',
  expects: [
    { act: '5g5c' },
    { act: '5g5e' },
    { act: '5g5b', refused: 'cannot_move_there' },
    { act: '5g5h', refused: 'cannot_move_there' },
  ],
});

export const PAWN = alone('pawn', '9/9/4pp3/4P4', {
  caption: 'rules.shogi.pawn.board',
  expects: [
    { act: '5f5e' },
    { act: '5f4e', refused: 'cannot_move_there' },
    { act: '5f5g', refused: 'cannot_move_there' },
  ],
});

export const DRAGON = alone('dragon', '9/9/4+R4/9', {
  caption: 'rules.shogi.dragon.board',
  expects: [
    { act: '5e5a' },
    { act: '5e4d' },
    { act: '5e6f' },
    { act: '5e3c', refused: 'cannot_move_there' },
  ],
});

export const HORSE = alone('horse', '9/9/4+B4/9', {
  caption: 'rules.shogi.horse.board',
  expects: [
    { act: '5e9a' },
    { act: '5e5d' },
    { act: '5e5c', refused: 'cannot_move_there' },
  ],
});

export const TOKIN = alone('tokin', '9/9/2+S1+P1+N2/9', {
  caption: 'rules.shogi.tokin.board',
  expects: [
    { act: '5e5f' },
    { act: '5e6f', refused: 'cannot_move_there' },
    { act: '7e7f' },
    { act: '7e8f', refused: 'cannot_move_there' },
    { act: '3e2e' },
    { act: '3e2c', refused: 'cannot_move_there' },
  ],
});

// Promotion

export const ENTERING = board('entering', '4k4/9/9/2G4S1/9/5S3/9/9/4K4 b - 1', {
  caption: 'rules.shogi.entering.board',
  expects: [
    { act: '2d1c+' },
    { act: '2d1c' },
    { act: '4f3e+', refused: 'cannot_promote' },
    { act: '7d7c+', refused: 'cannot_promote' },
  ],
});

export const LEAVING = board('leaving', '4k4/9/7S1/9/9/9/9/9/4K4 b - 1', {
  caption: 'rules.shogi.leaving.board',
  expects: [{ act: '2c1d+' }, { act: '2c3b+' }, { act: '2c1d' }],
});

export const FORCED = board('forced', 'k8/8P/9/4N1L2/9/9/9/9/4K4 b - 1', {
  caption: 'rules.shogi.forced.board',
  expects: [
    { act: '1b1a', refused: 'dead_square' },
    { act: '1b1a+' },
    { act: '5d4b', refused: 'dead_square' },
    { act: '5d4b+' },
    { act: '3d3a', refused: 'dead_square' },
    { act: '3d3b' },
  ],
});

// Drops

export const TAKING = board('taking', '8k/9/9/9/4+p4/9/9/9/K3R4 b - 1', {
  caption: 'rules.shogi.taking.board',
  line: ['5i5e', '1a1b', 'P*2d'],
  expects: [
    { act: 'P*2d', refused: 'not_in_hand' },
    { after: ['5i5e', '1a1b'], act: 'P*2d' },
    { after: ['5i5e', '1a1b'], act: 'P*5e', refused: 'occupied' },
  ],
});

export const NIFU = board('nifu', '4k4/9/9/2+P6/9/9/4P4/3p5/4K4 b P 1', {
  caption: 'rules.shogi.nifu.board',
  expects: [
    { act: 'P*5e', refused: 'nifu' },
    { act: 'P*5h', refused: 'nifu' },
    { act: 'P*7e' },
    { act: 'P*6e' },
  ],
});

export const DEAD = board('dead', '4k4/9/9/9/9/9/9/9/4K4 b NLP 1', {
  caption: 'rules.shogi.dead.board',
  expects: [
    { act: 'P*1a', refused: 'dead_square' },
    { act: 'P*1b' },
    { act: 'L*1a', refused: 'dead_square' },
    { act: 'L*1b' },
    { act: 'N*1b', refused: 'dead_square' },
    { act: 'N*1c' },
  ],
});

export const SAFE = board('safe', '4k4/9/9/9/4r4/9/9/9/4K4 b P 1', {
  caption: 'rules.shogi.safe.board',
  expects: [{ act: 'P*1d', refused: 'king_left_in_check' }, { act: 'P*5g' }],
});

// Drop-pawn mate

const PAWN_MATE = { refused: 'drop_pawn_mate' } as const;

export const CORNER = board('pawn-mate-corner', '7lk/9/8S/9/9/9/9/7L1/8K b P 1', {
  caption: 'rules.shogi.pawn_mate.corner',
  expects: [{ act: 'P*1b', ...PAWN_MATE }],
});

export const OPEN = board('pawn-mate-open', '3lkl3/9/3S1S3/9/4b4/9/9/9/4K4 b P 1', {
  caption: 'rules.shogi.pawn_mate.open',
  expects: [{ act: 'P*5b', ...PAWN_MATE }],
});

export const OTHER_PIECE = board('pawn-mate-lance', '3rkr3/9/8p/4N4/1B7/9/1SG6/1KS6/9 b LPp 1', {
  caption: 'rules.shogi.pawn_mate.lance',
  line: ['L*5b'],
  expects: [
    { act: 'P*5b', ...PAWN_MATE },
    { act: 'L*5b', ends: 'checkmate', wins: 'a' },
  ],
});

export const PUSHED = board('pawn-mate-pushed', '7lk/9/7SP/9/9/9/9/9/8K b - 1', {
  caption: 'rules.shogi.pawn_mate.pushed',
  line: ['1c1b'],
  expects: [
    { act: '1c1b', ends: 'checkmate', wins: 'a' },
    { act: '1c1b+', ends: 'checkmate', wins: 'a' },
  ],
});

export const TAKEN_BY_KING = board('pawn-mate-loose', '8k/9/9/9/9/9/9/9/K8 b P 1', {
  caption: 'rules.shogi.pawn_mate.loose',
  line: ['P*1b', '1a1b'],
  expects: [{ act: 'P*1b' }, { after: ['P*1b'], act: '1a1b' }],
});

export const TAKEN = board('pawn-mate-taken', '7gk/9/8S/9/9/9/9/9/K8 b P 1', {
  caption: 'rules.shogi.pawn_mate.taken',
  line: ['P*1b', '2a1b'],
  expects: [{ act: 'P*1b' }, { after: ['P*1b'], act: '2a1b' }],
});

export const PINNED = board('pawn-mate-pinned', 'R6gk/9/8S/9/9/9/9/9/K8 b P 1', {
  caption: 'rules.shogi.pawn_mate.pinned',
  expects: [{ act: 'P*1b', ...PAWN_MATE }],
});

export const ALONG = board('pawn-mate-along', '3lkl3/9/3SrS3/4L4/9/9/9/9/4K4 b P 1', {
  caption: 'rules.shogi.pawn_mate.along',
  line: ['P*5b', '5c5b'],
  expects: [{ act: 'P*5b' }, { after: ['P*5b'], act: '5c5b' }],
});

export const PROTECTOR = board('pawn-mate-protector', '7rk/9/7S1/9/9/9/9/9/7K1 b P 1', {
  caption: 'rules.shogi.pawn_mate.protector',
  expects: [{ act: 'P*1b', ...PAWN_MATE }],
});

export const NEIGHBOUR = board('pawn-mate-neighbour', '8k/7P1/9/7N1/9/9/9/9/K8 b P 1', {
  caption: 'rules.shogi.pawn_mate.neighbour',
  line: ['P*1b', '1a2b'],
  expects: [{ act: 'P*1b' }, { after: ['P*1b'], act: '1a2b' }],
});

export const GUARDED = board('pawn-mate-guarded', '8k/7P1/8S/9/9/9/9/9/K8 b P 1', {
  caption: 'rules.shogi.pawn_mate.guarded',
  expects: [{ act: 'P*1b', ...PAWN_MATE }],
});

export const SHUT = board('pawn-mate-shut', '6lk1/9/7S1/5B3/9/9/9/9/K8 b P 1', {
  caption: 'rules.shogi.pawn_mate.shut',
  line: ['P*2b', '2a1a'],
  expects: [{ act: 'P*2b' }, { after: ['P*2b'], act: '2a1a' }],
});

export const BEHIND = board('pawn-mate-behind', '6lk1/9/7S1/9/9/9/9/8L/K8 b P 1', {
  caption: 'rules.shogi.pawn_mate.behind',
  expects: [{ act: 'P*2b', ...PAWN_MATE }],
});

export const SHUT_IN = board('pawn-mate-shut-in', '8k/9/7S1/9/9/9/9/9/K8 b P 1', {
  caption: 'rules.shogi.pawn_mate.shut_in.board',
  line: ['P*2b'],
  expects: [{ act: 'P*2b', ends: 'no_legal_move', wins: 'a' }],
});

/** The rook that gives check could take the pawn, were it not pinned by the bishop. */
export const ANSWER = board('pawn-mate-answer', '3lkl3/K4r3/3G5/7B1/9/9/9/9/9 b P 1', {
  caption: 'rules.shogi.pawn_mate.answer.board',
  expects: [
    { act: 'P*5b', ...PAWN_MATE },
    { act: 'P*1e', refused: 'king_left_in_check' },
    { act: '6c6b' },
  ],
});

// Check and mate

export const CHECK = board('check', '4k4/9/9/9/4r4/9/3G5/7B1/4K4 b P 1', {
  caption: 'rules.shogi.check.board',
  expects: [
    { act: '5i6h' },
    { act: '2h5e' },
    { act: '6g5g' },
    { act: 'P*5f' },
    { act: '5i5h', refused: 'king_left_in_check' },
    { act: 'P*1d', refused: 'king_left_in_check' },
  ],
});

export const PIN = board('pin', '4k4/4g4/9/4L4/9/9/9/4K4/9 w - 1', {
  caption: 'rules.shogi.pin.board',
  expects: [{ act: '5b4b', refused: 'king_left_in_check' }, { act: '5b5c' }],
});

export const DOUBLE = board('double', '4k4/9/9/1B7/4R4/9/9/9/4K4 w g 1', {
  caption: 'rules.shogi.double.board',
  expects: [{ act: 'G*5b', refused: 'king_left_in_check' }, { act: '5a6a' }],
});

export const KNIGHT_CHECK = board('knight-check', '4k4/9/3N5/9/9/9/9/9/K8 w g 1', {
  caption: 'rules.shogi.knight_check.board',
  expects: [{ act: 'G*5b', refused: 'king_left_in_check' }, { act: '5a6a' }],
});

export const MATE = board('mate', '4k4/9/4P4/9/9/9/9/9/4K4 b G 1', {
  caption: 'rules.shogi.mate.board',
  line: ['G*5b'],
  expects: [{ act: 'G*5b', ends: 'checkmate', wins: 'a' }, { act: 'G*6b' }],
});

export const NO_MOVE = board('no-move', 'k8/9/P7R/9/9/9/9/9/4K4 b - 1', {
  caption: 'rules.shogi.no_move.board',
  line: ['1c8c'],
  expects: [{ act: '1c8c', ends: 'no_legal_move', wins: 'a' }],
});

/** Every board of these lessons, but for the first. */
export const COURSE_BOARDS: readonly RulesBoard[] = [
  ...[KING, ROOK, BISHOP, GOLD, SILVER, KNIGHT, LANCE, PAWN, DRAGON, HORSE, TOKIN],
  ...[ENTERING, LEAVING, FORCED, TAKING, NIFU, DEAD, SAFE],
  ...[CORNER, OPEN, OTHER_PIECE, PUSHED, TAKEN_BY_KING, TAKEN, PINNED, ALONG, PROTECTOR, NEIGHBOUR],
  ...[GUARDED, SHUT, BEHIND, SHUT_IN, ANSWER, CHECK, PIN, DOUBLE, KNIGHT_CHECK, MATE, NO_MOVE],
];
