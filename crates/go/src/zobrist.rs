//! A key for each stone on each cell, made at compile time: the key of a board is the exclusive or
//! of the keys of its stones (Zobrist 1970). Equal boards have equal keys; where two keys are equal
//! the boards are compared.

use crate::board::CELLS;

/// By color, then by cell.
pub(crate) static STONES: [[u64; CELLS]; 2] = keys();

const fn keys() -> [[u64; CELLS]; 2] {
    let mut keys = [[0; CELLS]; 2];
    // SplitMix64 from a fixed start.
    let mut state: u64 = 0x596F_6E62_616E_476F;
    let mut n = 0;
    while n < 2 * CELLS {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        keys[n / CELLS][n % CELLS] = z ^ (z >> 31);
        n += 1;
    }
    keys
}
