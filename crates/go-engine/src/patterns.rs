//! Local shapes of three by three points around an empty one, as playouts look for them: hane, cuts
//! and edge moves after S. Gelly, Y. Wang, R. Munos, O. Teytaud, "Modification of UCT with Patterns
//! in Monte-Carlo Go" (2006).

use crate::position::{BLACK, BORDER, EMPTY, Position, WHITE};
use std::sync::LazyLock;

/// The eight cells around the centre, row by row. `X` and `O` are the two colours either way round,
/// `x` and `o` anything but them, `.` empty, `#` beyond the edge, `?` anything.
const SHAPES: [&str; 13] = [
    "XOX..???", // hane that encloses
    "XO...?.?", // hane
    "XO?X.x.?", // hane against a turned chain
    ".O.X....", // attachment
    "XO?Oo?o?", // cut that is not protected
    "XO?OX???", // cut that is peeped at
    "?X?OOooo", // cut between two stones
    "OX?oO???", // cut of a knight's move
    "X.?O.##?", // chase along the edge
    "OX?XO###", // cut at the edge
    "?X?xO###", // block at the edge
    "?XOxx###", // descent
    "?OXXO###", // cut under the edge
];

/// Where each of the eight cells goes when the board is turned by a quarter.
const TURN: [usize; 8] = [2, 4, 7, 1, 6, 0, 3, 5];
/// The same for a mirror.
const MIRROR: [usize; 8] = [2, 1, 0, 4, 3, 7, 6, 5];

static TABLE: LazyLock<Vec<u64>> = LazyLock::new(|| {
    let mut table = vec![0; 1 << 10];
    for shape in SHAPES {
        let mut cells: [u8; 8] = [0; 8];
        cells.copy_from_slice(shape.as_bytes());
        for _ in 0..2 {
            for _ in 0..4 {
                mark(&mut table, &cells, 0, 0);
                cells = moved(cells, TURN);
            }
            cells = moved(cells, MIRROR);
        }
    }
    table
});

fn moved(cells: [u8; 8], to: [usize; 8]) -> [u8; 8] {
    let mut out = cells;
    for (n, &cell) in cells.iter().enumerate() {
        out[to[n]] = cell;
    }
    out
}

/// Marks every neighbourhood that fits, in both colours.
fn mark(table: &mut [u64], cells: &[u8; 8], at: usize, code: usize) {
    if at == 8 {
        for swap in [false, true] {
            let code = if swap { swapped(code) } else { code };
            table[code / 64] |= 1 << (code % 64);
        }
        return;
    }
    let fits: &[u8] = match cells[at] {
        b'X' => &[BLACK],
        b'O' => &[WHITE],
        b'x' => &[WHITE, EMPTY, BORDER],
        b'o' => &[BLACK, EMPTY, BORDER],
        b'.' => &[EMPTY],
        b'#' => &[BORDER],
        _ => &[BLACK, WHITE, EMPTY, BORDER],
    };
    for &cell in fits {
        mark(table, cells, at + 1, code | usize::from(cell) << (2 * at));
    }
}

/// The code with the colours exchanged: 0 and 1 change places, 2 and 3 stay.
fn swapped(code: usize) -> usize {
    (0..8).fold(0, |out, n| {
        let cell = code >> (2 * n) & 3;
        let cell = if cell < 2 { cell ^ 1 } else { cell };
        out | cell << (2 * n)
    })
}

/// Whether the empty point `p` is in the middle of such a shape.
#[must_use]
pub fn fits(position: &Position, p: usize) -> bool {
    let stride = position.shape().stride();
    let (down, up) = (p - stride, p + stride);
    let cells = [up - 1, up, up + 1, p - 1, p + 1, down - 1, down, down + 1];
    let mut code = 0;
    for (n, cell) in cells.into_iter().enumerate() {
        code |= usize::from(position.at(cell)) << (2 * n);
    }
    TABLE[code / 64] >> (code % 64) & 1 != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shape::Shape;

    fn board(stones: &[(usize, usize, u8)]) -> Position {
        let shape = Shape::new(9, 9).unwrap();
        let mut position = Position::new(shape);
        for &(x, y, color) in stones {
            position.set_up(shape.cell(x, y), color);
        }
        position
    }

    #[test]
    fn shapes_are_seen_in_every_direction_and_colour() {
        for color in [BLACK, WHITE] {
            let foe = color ^ 1;
            // A cross-cut that lacks one stone, in its four turns.
            for (dx, dy) in [(0, 0), (0, 2), (2, 0), (2, 2)] {
                let position =
                    board(&[(3 + dx, 3 + dy, color), (3 + dx, 4, foe), (4, 3 + dy, foe)]);
                assert!(fits(&position, position.shape().cell(4, 4)), "{dx} {dy}");
            }
            // Nothing around, a lone stone.
            let position = board(&[(3, 3, color)]);
            assert!(!fits(&position, position.shape().cell(4, 4)));
            assert!(!fits(&position, position.shape().cell(7, 7)));
        }
    }
}
