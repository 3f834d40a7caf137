//! Points.

use std::fmt;
use std::str::FromStr;

/// The letters of the columns, from the left: there is no `i`.
const LETTERS: &[u8; 25] = b"abcdefghjklmnopqrstuvwxyz";

/// A point of the grid: column and row counted from 0 at the bottom left, as Black sees the board.
///
/// A point is a name, not a promise: `z9` and `a26` can be written, and are off a 9x9 board. Points
/// are ordered by row, then by column: the order in which the board is listed.
///
/// ```
/// use yonban_go::Point;
///
/// let point: Point = "J5".parse()?;
/// assert_eq!(point, Point::new(8, 4)); // the ninth column: there is no `i`
/// assert_eq!(point.to_string(), "j5");
/// assert!("i5".parse::<Point>().is_err());
/// # Ok::<(), yonban_go::ParsePointError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point {
    row: u8,
    column: u8,
}

impl Point {
    /// The number of columns that have a letter.
    pub const COLUMNS: u8 = 25;
    /// The number of rows that can be written.
    pub const ROWS: u8 = 99;

    /// The point in `column` (0 = `a`, at most 24) and `row` (0 = row 1, at most 98).
    ///
    /// # Panics
    ///
    /// If the point cannot be written.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Self {
        assert!(column < Self::COLUMNS && row < Self::ROWS);
        Point { row, column }
    }

    /// The column, 0 for `a`, 8 for `j`.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// The row, 0 for row 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }
}

/// Prints `d4`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = LETTERS[usize::from(self.column)];
        write!(f, "{}{}", char::from(letter), self.row + 1)
    }
}

/// A text that names no point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a point is a letter other than `i` and a number, such as `d4`")]
pub struct ParsePointError;

/// Reads a letter `a` to `z` without `i`, in either case, and a number 1 to 99 without leading
/// zeros.
impl FromStr for Point {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (letter, number) = match text.as_bytes() {
            [letter, ones @ b'1'..=b'9'] => (letter, ones - b'0'),
            [letter, tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => {
                (letter, (tens - b'0') * 10 + (ones - b'0'))
            }
            _ => return Err(ParsePointError),
        };
        let letter = letter.to_ascii_lowercase();
        let column = (0..Self::COLUMNS)
            .find(|&column| LETTERS[usize::from(column)] == letter)
            .ok_or(ParsePointError)?;
        Ok(Point::new(column, number - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_that_can_be_written_reads_back() {
        for column in 0..Point::COLUMNS {
            for row in 0..Point::ROWS {
                let point = Point::new(column, row);
                assert_eq!(point.to_string().parse(), Ok(point));
                assert_eq!(point.to_string().to_uppercase().parse(), Ok(point));
            }
        }
    }

    #[test]
    fn other_texts_are_no_points() {
        for text in [
            "", "d", "4", "d0", "d04", "d100", "4d", "dd", "d4 ", " d4", "ä4", "d-1", "{1", "i5",
            "I5", "@3",
        ] {
            assert_eq!(text.parse::<Point>(), Err(ParsePointError), "{text}");
        }
    }
}
