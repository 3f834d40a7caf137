//! GNU Backgammon's Position ID: where the checkers stand.
//!
//! Eighty bits: first the opponent, then the player on roll; for each its own points 1 to 24 and the
//! bar, as many one-bits as checkers and a zero-bit. Borne-off checkers are those that are missing.
//! Source: GNU Backgammon manual, "A technical description of the Position ID".

use super::base64::{self, Base64Error};
use crate::board::{Board, BoardError};
use crate::checkers::Checkers;
use crate::point::{BAR, Point};
use crate::rules::Variant;
use yonban_rules::Reason;

/// Why a text is no Position ID.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionIdError {
    /// Not 14 characters.
    #[error("a Position ID has 14 characters")]
    BadLength,
    /// A character that is not of the standard base64 alphabet.
    #[error("a Position ID is written with A-Z, a-z, 0-9, + and /")]
    BadAlphabet,
    /// The last character says more than the 80 bits.
    #[error("the last character of the Position ID holds bits that mean nothing")]
    SpareBits,
    /// One-bits after the last place.
    #[error("the Position ID goes on after the last place")]
    TrailingBits,
    /// A side has more checkers than the variant gives it, or its bits do not end.
    #[error("a side has more than {0} checkers")]
    TooManyCheckers(u8),
    /// Both sides stand on one point.
    #[error("both sides stand on point {0}")]
    BothOnPoint(Point),
    /// Both are on the bar against closed boards.
    #[error("both sides are on the bar against closed boards")]
    Deadlock,
}

impl Reason for PositionIdError {
    fn reason(&self) -> &'static str {
        match self {
            PositionIdError::BadLength => "bad_length",
            PositionIdError::BadAlphabet => "bad_alphabet",
            PositionIdError::SpareBits => "spare_bits",
            PositionIdError::TrailingBits => "trailing_bits",
            PositionIdError::TooManyCheckers(_) => "too_many_checkers",
            PositionIdError::BothOnPoint(_) => "both_on_point",
            PositionIdError::Deadlock => "deadlock",
        }
    }
}

impl From<BoardError> for PositionIdError {
    fn from(error: BoardError) -> Self {
        match error {
            BoardError::TooManyCheckers(most) => PositionIdError::TooManyCheckers(most),
            BoardError::BothOnPoint(point) => PositionIdError::BothOnPoint(point),
            BoardError::Deadlock => PositionIdError::Deadlock,
        }
    }
}

impl From<Base64Error> for PositionIdError {
    fn from(error: Base64Error) -> Self {
        match error {
            Base64Error::BadLength => PositionIdError::BadLength,
            Base64Error::BadAlphabet => PositionIdError::BadAlphabet,
            Base64Error::SpareBits => PositionIdError::SpareBits,
        }
    }
}

/// Writes the Position ID of the player on roll.
///
/// ```
/// use yonban_backgammon::notation::position_id;
/// use yonban_backgammon::{Board, Variant};
///
/// let board = Board::start(Variant::Standard);
/// assert_eq!(position_id::write(&board), "4HPwATDgc/ABMA");
/// assert_eq!(position_id::read("4HPwATDgc/ABMA", Variant::Standard), Ok(board));
/// ```
#[must_use]
pub fn write(board: &Board) -> String {
    let mut bits = 0_u128;
    let mut at = 0;
    for side in [board.other(), board.own()] {
        for index in 1..=BAR {
            let count = side.count(index);
            bits |= ((1 << count) - 1) << at;
            at += count + 1;
        }
    }
    base64::write(&bits.to_le_bytes()[..10])
}

/// Reads a Position ID, which may be that of a finished game.
///
/// # Errors
///
/// The text is none, or the variant has no such position.
pub fn read(text: &str, variant: Variant) -> Result<Board, PositionIdError> {
    let bytes: [u8; 10] = base64::read(text)?;
    let mut wide = [0; 16];
    wide[..10].copy_from_slice(&bytes);
    let mut bits = u128::from_le_bytes(wide);
    let mut left = 80;
    let too_many = PositionIdError::TooManyCheckers(variant.checkers());
    let mut side = || {
        let mut counts = [0; 25];
        for count in &mut counts {
            let ones = bits.trailing_ones();
            if ones >= left {
                return Err(too_many);
            }
            left -= ones + 1;
            bits >>= ones + 1;
            *count = u8::try_from(ones).map_err(|_| too_many)?;
        }
        Checkers::from_counts(&counts).ok_or(too_many)
    };
    let (other, own) = (side()?, side()?);
    if bits != 0 {
        return Err(PositionIdError::TrailingBits);
    }
    Ok(Board::new(own, other, variant)?)
}
