//! Keys of positions, made at compile time (Zobrist 1970): the board's key is the exclusive or of the
//! keys of its pieces and of the side to move; to it is added, for each piece in hand, the key of its
//! kind and owner. Equal positions have equal keys; where two keys are equal the positions are
//! compared.

use crate::{Color, Hand, Kind, Piece, Square};

const PIECES: usize = 2 * Kind::ALL.len() * Square::COUNT;
const HANDS: usize = 2 * Kind::HAND.len();

struct Keys {
    /// By color, kind and square.
    pieces: [[[u64; Square::COUNT]; Kind::ALL.len()]; 2],
    /// By color and kind.
    hands: [[u64; Kind::HAND.len()]; 2],
    /// White is to move.
    white: u64,
}

static KEYS: Keys = {
    let mut keys = Keys {
        pieces: [[[0; Square::COUNT]; Kind::ALL.len()]; 2],
        hands: [[0; Kind::HAND.len()]; 2],
        white: 0,
    };
    // SplitMix64 from a fixed start.
    let mut state: u64 = 0x596F_6E62_616E_5367;
    let mut n = 0;
    while n <= PIECES + HANDS {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        if n < PIECES {
            let (owner, at) = (n / Square::COUNT, n % Square::COUNT);
            keys.pieces[owner / Kind::ALL.len()][owner % Kind::ALL.len()][at] = z;
        } else if n < PIECES + HANDS {
            let owner = n - PIECES;
            keys.hands[owner / Kind::HAND.len()][owner % Kind::HAND.len()] = z;
        } else {
            keys.white = z;
        }
        n += 1;
    }
    keys
};

/// The key of a piece on a square.
#[inline]
pub(crate) fn piece(piece: Piece, at: Square) -> u64 {
    KEYS.pieces[piece.color.index()][piece.kind.index()][at.index()]
}

/// The key of one piece in hand; 0 for kinds that no hand holds.
#[inline]
pub(crate) fn in_hand(color: Color, kind: Kind) -> u64 {
    let keys = &KEYS.hands[color.index()];
    keys.get(kind.index()).copied().unwrap_or(0)
}

/// The key of a whole hand.
pub(crate) fn hand(color: Color, hand: Hand) -> u64 {
    hand.iter().fold(0, |sum: u64, (kind, count)| {
        sum.wrapping_add(in_hand(color, kind).wrapping_mul(u64::from(count)))
    })
}

/// What White's being to move adds by exclusive or.
#[inline]
pub(crate) fn white_to_move() -> u64 {
    KEYS.white
}
