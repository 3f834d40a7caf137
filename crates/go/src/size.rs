//! The size of a board.

use std::fmt;
use std::str::FromStr;

/// Columns and rows of a board, each 1 to 25.
///
/// ```
/// use yonban_go::Size;
///
/// assert_eq!("13x9".parse(), Ok(Size::new(13, 9)));
/// assert_eq!(Size::square(9).to_string(), "9");
/// assert_eq!(Size::new(13, 9).points(), 117);
/// # Ok::<(), yonban_go::ParseSizeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Size {
    columns: u8,
    rows: u8,
}

impl Size {
    /// The largest number of columns or rows.
    pub const MAX: u8 = 25;

    /// A board of so many columns and rows.
    ///
    /// # Panics
    ///
    /// If one of them is not 1 to 25.
    #[must_use]
    pub const fn new(columns: u8, rows: u8) -> Self {
        assert!(1 <= columns && columns <= Self::MAX);
        assert!(1 <= rows && rows <= Self::MAX);
        Size { columns, rows }
    }

    /// A square board of `lines` lines a side.
    ///
    /// # Panics
    ///
    /// If `lines` is not 1 to 25.
    #[must_use]
    pub const fn square(lines: u8) -> Self {
        Size::new(lines, lines)
    }

    /// The number of columns.
    #[inline]
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows.
    #[inline]
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The number of points, 1 to 625.
    #[must_use]
    pub const fn points(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// Lines a side, if the board is square.
    #[must_use]
    pub const fn lines(self) -> Option<u8> {
        if self.columns == self.rows {
            Some(self.columns)
        } else {
            None
        }
    }
}

/// Prints `9`, or `13x9` (columns x rows) where the board is not square.
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lines() {
            Some(lines) => write!(f, "{lines}"),
            None => write!(f, "{}x{}", self.columns, self.rows),
        }
    }
}

/// A text that names no size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a size is a number such as `9`, or columns and rows such as `13x9`, each 1 to 25")]
pub struct ParseSizeError;

/// Reads `9`, `9x9` and `13x9`, without leading zeros.
impl FromStr for Size {
    type Err = ParseSizeError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |text: &str| {
            let number: u8 = text.parse().map_err(|_| ParseSizeError)?;
            ((1..=Size::MAX).contains(&number) && number.to_string() == text)
                .then_some(number)
                .ok_or(ParseSizeError)
        };
        match text.split_once('x') {
            Some((columns, rows)) => Ok(Size::new(number(columns)?, number(rows)?)),
            None => Ok(Size::square(number(text)?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_read_back_and_others_are_refused() {
        for columns in 1..=Size::MAX {
            for rows in 1..=Size::MAX {
                let size = Size::new(columns, rows);
                assert_eq!(size.to_string().parse(), Ok(size));
                assert_eq!(format!("{columns}x{rows}").parse(), Ok(size));
            }
        }
        for text in [
            "", "0", "26", "09", "9x", "x9", "9x9x9", "+9", "9x26", "nine",
        ] {
            assert_eq!(text.parse::<Size>(), Err(ParseSizeError), "{text}");
        }
    }
}
