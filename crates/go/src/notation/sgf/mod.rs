//! SGF, FF\[4\], `GM[1]`. Source: the format's specification, red-bean.com/sgf.
//!
//! Moves are `;B[ee]`, column and row from the top left; a pass is `;B[]`, and `;B[tt]` on boards of at
//! most 19 lines. Set-up (`AB AW AE PL`), marks (`TR CR SQ MA SL TB TW LB LN AR`), comments, names and
//! the facts of the root are understood; every other property is kept as it stood and written back.
//!
//! No standard property holds what our rules say and what is no move, so we write our own:
//! `YONBAN[rules text]` in the root, `YONBANACT[end]`, `YONBANACT[dead d4]` in nodes of their own,
//! `YONBANMS[n]` for the time an act took, `YONBANPOS[position text]` beside a set-up with captures or
//! a ko. Stones that the rules put on the board are repeated as `AB` and `AW`, so that other readers
//! show the game.
//!
//! A set-up and a move of one node, several moves, a move in the root: each goes to a node of its own,
//! told. What else the node says goes with the last of them; of the root it stays there. A list names
//! each point once.

mod read;
mod write;

pub(crate) use read::{read, with_handicap};
pub(crate) use write::write;

use crate::point::Point;
use crate::size::Size;

/// A point as SGF writes it: `a` to `y` for column and row, from the top left.
fn letters(point: Point, size: Size) -> String {
    let letter = |n: u8| char::from(if n < 26 { b'a' + n } else { b'A' + n - 26 });
    let row = size.rows().saturating_sub(1 + point.row());
    [letter(point.column()), letter(row)].iter().collect()
}

/// Reads a point that is on the board.
fn point(text: &str, size: Size) -> Option<Point> {
    let number = |letter: u8| match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    };
    let [column, row] = text.trim().as_bytes() else {
        return None;
    };
    let (column, row) = (number(*column)?, number(*row)?);
    (column < size.columns() && row < size.rows())
        .then(|| Point::new(column, size.rows() - 1 - row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_every_size_reads_back() {
        for columns in 1..=Size::MAX {
            for rows in 1..=Size::MAX {
                let size = Size::new(columns, rows);
                for column in 0..columns {
                    for row in 0..rows {
                        let here = Point::new(column, row);
                        assert_eq!(point(&letters(here, size), size), Some(here));
                    }
                }
            }
        }
        let size = Size::new(13, 9);
        assert_eq!(letters(Point::new(0, 0), size), "ai");
        for text in ["", "a", "aaa", "na", "aj", "a1", "éa", "AA", "\u{e9}"] {
            assert_eq!(point(text, size), None, "{text}");
        }
    }
}
