//! What a stone would do, told without placing it: so the points of a whole board are judged without
//! copying it.

use crate::board::{Board, Liberties, around};
use crate::color::Color;
use crate::zobrist;

/// What a stone on an empty point would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effect {
    /// How many enemy stones it takes.
    pub(crate) captured: u16,
    /// How many own stones would be left without liberties, itself included; 0 if it has one.
    pub(crate) airless: u16,
    /// The key of the board after it, captured and airless stones removed.
    pub(crate) key: u64,
}

/// What a stone of `color` in an empty cell would do. `chain_at` tells the liberties of the chain of
/// a neighbouring cell.
pub(crate) fn effect(
    board: &Board,
    color: Color,
    cell: usize,
    chain_at: impl Fn(usize) -> Liberties,
) -> Effect {
    let mut effect = Effect {
        captured: 0,
        airless: 1,
        key: board.key() ^ zobrist::STONES[color.index()][cell],
    };
    let mut breathes = false;
    // The key of the own stones that would be left without liberties.
    let mut own_key = zobrist::STONES[color.index()][cell];
    // A chain may lie on up to four sides of the point, and is counted once.
    let mut counted = [0; 4];
    for (side, next) in around(cell).into_iter().enumerate() {
        if board.is_empty_cell(next) {
            breathes = true;
            continue;
        }
        let Some(beside) = board.stone_in(next) else {
            continue;
        };
        let Liberties::Last { id, stones, key } = chain_at(next) else {
            breathes |= beside == color;
            continue;
        };
        if counted.contains(&id) {
            continue;
        }
        counted[side] = id;
        if beside == color {
            effect.airless += stones;
            own_key ^= key;
        } else {
            effect.captured += stones;
            effect.key ^= key;
        }
    }
    if breathes || effect.captured > 0 {
        effect.airless = 0;
    } else {
        effect.key ^= own_key;
    }
    effect
}
