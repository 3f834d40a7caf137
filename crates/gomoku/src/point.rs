//! Points and colors.

use std::fmt;
use std::str::FromStr;

/// A point of the grid: file and rank counted from 0 at the bottom left, as Black sees the board.
///
/// A point is a name, not a promise: `z9` and `h16` can be written, and are off a 15x15 board.
/// Points are ordered by rank, then by file: the order in which the board is listed.
///
/// ```
/// use yonban_gomoku::Point;
///
/// let tengen: Point = "H8".parse()?;
/// assert_eq!(tengen, Point::new(7, 7));
/// assert_eq!(tengen.to_string(), "h8");
/// # Ok::<(), yonban_gomoku::ParsePointError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point {
    rank: u8,
    file: u8,
}

impl Point {
    /// The number of files that have a letter.
    pub const FILES: u8 = 26;
    /// The number of ranks that can be written.
    pub const RANKS: u8 = 99;

    /// The point on `file` (0 = `a`, at most 25) and `rank` (0 = rank 1, at most 98).
    ///
    /// # Panics
    ///
    /// If the point cannot be written.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Self {
        assert!(file < Self::FILES && rank < Self::RANKS);
        Point { rank, file }
    }

    /// The file, 0 for `a`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.file
    }

    /// The rank, 0 for rank 1.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// The point `files` to the right and `ranks` up, if it can be written.
    #[must_use]
    pub fn offset(self, files: i16, ranks: i16) -> Option<Self> {
        let file = u8::try_from(i16::from(self.file) + files).ok()?;
        let rank = u8::try_from(i16::from(self.rank) + ranks).ok()?;
        (file < Self::FILES && rank < Self::RANKS).then(|| Point::new(file, rank))
    }
}

/// Prints `h8`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

/// A text that names no point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a point is a letter and a number, such as `h8`")]
pub struct ParsePointError;

/// Reads a letter `a` to `z` in either case and a number 1 to 99 without leading zeros.
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
        if !letter.is_ascii_lowercase() {
            return Err(ParsePointError);
        }
        Ok(Point::new(letter - b'a', number - 1))
    }
}

/// The color of a stone, and the side that places such stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// Moves first.
    Black,
    /// Moves second.
    White,
}

impl Color {
    /// Both colors, Black first.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// The other color.
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// 0 for Black, 1 for White: an index into a pair.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Prints `black` or `white`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Black => "black",
            Color::White => "white",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_that_can_be_written_reads_back() {
        for file in 0..Point::FILES {
            for rank in 0..Point::RANKS {
                let point = Point::new(file, rank);
                assert_eq!(point.to_string().parse(), Ok(point));
                assert_eq!(point.to_string().to_uppercase().parse(), Ok(point));
            }
        }
    }

    #[test]
    fn other_texts_are_no_points() {
        for text in [
            "", "h", "8", "h0", "h08", "h100", "8h", "hh", "h8 ", " h8", "ä8", "h-1", "{1",
        ] {
            assert_eq!(text.parse::<Point>(), Err(ParsePointError), "{text}");
        }
    }

    #[test]
    fn offsets_stop_where_names_end() {
        let h8 = Point::new(7, 7);
        assert_eq!(h8.offset(-7, -7), Some(Point::new(0, 0)));
        assert_eq!(h8.offset(-8, 0), None);
        assert_eq!(h8.offset(0, 92), None);
    }
}
