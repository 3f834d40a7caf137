//! Squares.

use std::fmt;
use std::str::FromStr;

/// One of the 81 squares. Files run from Black's right (1) to left (9), ranks from White's side (a)
/// down (i); the text is USI's, `7g`.
///
/// ```
/// use yonban_shogi::Square;
///
/// let square: Square = "7g".parse()?;
/// assert_eq!((square.file(), square.rank()), (7, 7));
/// assert_eq!(square.to_string(), "7g");
/// # Ok::<(), yonban_shogi::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// How many there are.
    pub const COUNT: usize = 81;

    /// The square of a file and a rank, both 1 to 9 (rank a is 1); `None` beyond the board.
    #[inline]
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file >= 1 && file <= 9 && rank >= 1 && rank <= 9 {
            Some(Square((file - 1) * 9 + rank - 1))
        } else {
            None
        }
    }

    /// The square of an index below 81: file by file from 1, each from rank a down.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < Square::COUNT {
            // Below 81: fits.
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// Every square, by index.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + Clone {
        (0..81).map(Square)
    }

    /// The index, 0 to 80.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The file, 1 to 9.
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / 9 + 1
    }

    /// The rank, 1 (a) to 9 (i).
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// The square after turning the board by half a turn.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Square {
        Square(80 - self.0)
    }
}

/// Prints `7g`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), char::from(b'a' + self.rank() - 1))
    }
}

/// A text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a square is a file 1 to 9 and a rank a to i, such as 7g")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let &[file @ b'1'..=b'9', rank @ b'a'..=b'i'] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        Square::new(file - b'0', rank - b'a' + 1).ok_or(ParseSquareError)
    }
}
