//! The numbers of the hand-written evaluation, in hundredths of a pawn, seen by the owner of a piece.
//!
//! Chosen by hand, not tuned: nothing was fitted to them. No table of another program is used.

use yonban_shogi::Kind;

/// A weight for the opening and one for the ending.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pair {
    pub(super) opening: i32,
    pub(super) ending: i32,
}

/// A pair.
pub(super) const fn pair(opening: i32, ending: i32) -> Pair {
    Pair { opening, ending }
}

/// A piece on the board, by index of [`Kind`].
pub(super) const BOARD: [Pair; 14] = [
    pair(95, 90),    // pawn
    pair(235, 230),  // lance
    pair(260, 265),  // knight
    pair(375, 390),  // silver
    pair(590, 570),  // bishop
    pair(660, 660),  // rook
    pair(440, 470),  // gold
    pair(0, 0),      // king
    pair(370, 460),  // tokin
    pair(380, 440),  // promoted lance
    pair(390, 440),  // promoted knight
    pair(420, 455),  // promoted silver
    pair(830, 850),  // horse
    pair(960, 1000), // dragon
];

/// A piece in hand, by index of the seven kinds that a hand holds.
pub(super) const HAND: [Pair; 7] = [
    pair(115, 105), // pawn
    pair(255, 260), // lance
    pair(290, 300), // knight
    pair(410, 450), // silver
    pair(630, 620), // bishop
    pair(720, 740), // rook
    pair(470, 530), // gold
];

/// What the later pawns in hand lose against the first.
pub(super) const MORE_PAWNS: i32 = 7;

/// What a piece counts when it changes hands, as seen by exchanges: on the board for one side, in hand
/// for the other.
#[must_use]
pub fn exchange_value(kind: Kind) -> i32 {
    const KING: i32 = 15_000;
    if kind == Kind::King {
        return KING;
    }
    BOARD[kind.index()].opening + HAND[kind.base().index()].opening
}

/// What a piece in hand is worth; 0 for kinds that no hand holds.
#[must_use]
pub fn hand_value(kind: Kind) -> i32 {
    HAND.get(kind.index()).map_or(0, |pair| pair.opening)
}

/// How much a side with pieces in hand is past the opening, by kind.
pub(super) const LATE: [i32; 7] = [1, 2, 2, 3, 4, 5, 4];
/// This much is the ending.
pub(super) const ALL_LATE: i32 = 24;

/// Ranks from the far side (1) to the own (9), for a piece on its way.
pub(super) const ADVANCE: [[i32; 9]; 8] = [
    [0, 40, 35, 25, 12, 6, 0, 0, 0],          // pawn
    [0, 30, 25, 10, 5, 0, -5, -5, 0],         // lance
    [0, 0, 40, 15, 0, 8, 5, 0, 0],            // knight
    [10, 20, 28, 22, 22, 16, 8, 0, -14],      // silver
    [20, 25, 25, 15, 10, 5, 5, 0, -10],       // bishop
    [30, 35, 35, 20, 5, 0, 0, 8, 0],          // rook
    [0, 10, 15, 5, 0, -2, 6, 8, -4],          // gold
    [120, 110, 90, -30, -90, -80, -45, 4, 8], // king
];

/// How a king likes the files in the opening, from the edge to the middle.
pub(super) const KING_FILES: [i32; 5] = [12, 34, 26, 4, -18];

/// A piece beside its own king, by kind: at one step, two, three.
pub(super) const GUARD: [[i32; 3]; 14] = [
    [16, 4, 0],   // pawn
    [8, 4, 0],    // lance
    [10, 4, 0],   // knight
    [30, 20, 8],  // silver
    [12, 8, 4],   // bishop
    [-16, -6, 0], // rook
    [38, 26, 10], // gold
    [0, 0, 0],    // king
    [24, 14, 6],  // tokin
    [24, 14, 6],  // promoted lance
    [24, 14, 6],  // promoted knight
    [26, 16, 6],  // promoted silver
    [44, 30, 14], // horse
    [14, 10, 4],  // dragon
];

/// A piece near the other king, by kind: at one step to four.
pub(super) const ATTACK: [[i32; 4]; 14] = [
    [10, 12, 6, 0],   // pawn
    [8, 8, 4, 0],     // lance
    [10, 22, 14, 4],  // knight
    [34, 30, 18, 6],  // silver
    [24, 18, 12, 8],  // bishop
    [30, 22, 14, 8],  // rook
    [46, 40, 20, 8],  // gold
    [0, 0, 0, 0],     // king
    [52, 44, 24, 10], // tokin
    [46, 38, 20, 8],  // promoted lance
    [46, 38, 20, 8],  // promoted knight
    [46, 38, 20, 8],  // promoted silver
    [50, 42, 28, 14], // horse
    [66, 52, 32, 16], // dragon
];

/// What a square of reach is worth to a lance, a bishop, a rook.
pub(super) const REACH: [i32; 3] = [3, 4, 5];

/// What a piece in hand adds to an attack on a king, by kind.
pub(super) const RESERVE: [i32; 7] = [2, 4, 5, 8, 8, 11, 10];

/// An attack on a king adds up: a square beside it that is attacked, attacked twice, attacked and not
/// guarded; a flight square taken.
pub(super) const RING: [i32; 3] = [6, 7, 13];
pub(super) const NO_FLIGHT: i32 = 5;
/// A piece that is attacked and not defended, in percent of its value; the mover's own counts less.
pub(super) const HANGING: [i32; 2] = [4, 9];
/// A piece attacked by a pawn, in percent of its value.
pub(super) const BY_PAWN: [i32; 2] = [3, 8];
/// Being on move.
pub(super) const TEMPO: i32 = 22;
