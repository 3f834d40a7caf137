//! What a seat does, and its text.

use crate::{Kind, Square};
use std::fmt;
use std::str::FromStr;
use yonban_rules::Reason;

/// A move of a piece on the board, or a drop. Two bytes; says nothing about whether it is legal, nor
/// whose it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move(u16);

/// Bits 0-6: the target. Bits 7-13: the origin, or 81 plus the kind that is dropped. Bit 14:
/// promotion.
const FROM: u16 = 7;
const PROMOTES: u16 = 1 << 14;
const MASK: u16 = 0x7f;

impl Move {
    /// Fills lists; no move of a game, as nothing goes from a square to itself.
    pub(crate) const NONE: Move = Move(0);

    /// A move on the board.
    #[inline]
    #[must_use]
    pub const fn board(from: Square, to: Square, promotes: bool) -> Move {
        // Both are below 81.
        let squares = to.index() as u16 | (from.index() as u16) << FROM;
        Move(if promotes {
            squares | PROMOTES
        } else {
            squares
        })
    }

    /// A drop of one of the kinds that a hand holds; `None` for K and promoted kinds.
    #[inline]
    #[must_use]
    pub const fn drop(kind: Kind, to: Square) -> Option<Move> {
        if kind.index() < Kind::King.index() {
            Some(Move(to.index() as u16 | (81 + kind.index() as u16) << FROM))
        } else {
            None
        }
    }

    /// Where the piece goes.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        match Square::from_index((self.0 & MASK) as usize) {
            Some(square) => square,
            None => unreachable!(),
        }
    }

    /// Where it comes from; `None` for a drop.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        Square::from_index((self.0 >> FROM & MASK) as usize)
    }

    /// The kind that is dropped; `None` for a move on the board.
    #[inline]
    #[must_use]
    pub const fn dropped(self) -> Option<Kind> {
        match (self.0 >> FROM & MASK).checked_sub(81) {
            Some(kind) => Some(Kind::ALL[kind as usize]),
            None => None,
        }
    }

    /// Whether it promotes.
    #[inline]
    #[must_use]
    pub const fn promotes(self) -> bool {
        self.0 & PROMOTES != 0
    }

    /// The move as a number below 2¹⁵, for tables.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The move of a number that [`bits`](Move::bits) gave; `None` for other numbers.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Move> {
        let origin = bits >> FROM & MASK;
        let drop = origin >= 81;
        if bits & MASK >= 81 || bits >> 15 != 0 || origin >= 88 || (drop && bits & PROMOTES != 0) {
            None
        } else {
            Some(Move(bits))
        }
    }

    /// The same move after turning the board by half a turn.
    #[must_use]
    pub const fn turned(self) -> Move {
        match (self.from(), self.dropped()) {
            (Some(from), _) => Move::board(from.turned(), self.to().turned(), self.promotes()),
            (None, _) => Move(self.0 & !MASK | self.to().turned().index() as u16),
        }
    }
}

/// Prints USI's text: `7g7f`, `8h2b+`, `P*5e`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.from(), self.dropped()) {
            (Some(from), _) => write!(f, "{from}{}", self.to())?,
            (None, kind) => {
                let letter = kind.map_or('P', Kind::letter);
                write!(f, "{letter}*{}", self.to())?;
            }
        }
        if self.promotes() {
            f.write_str("+")
        } else {
            Ok(())
        }
    }
}

impl FromStr for Move {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let square = |range| {
            let part: Option<&str> = text.get(range);
            part.and_then(|part| part.parse::<Square>().ok())
                .ok_or(ParseActionError)
        };
        if text.as_bytes().get(1) == Some(&b'*') && text.len() == 4 {
            let kind = text.chars().next().and_then(Kind::from_letter);
            let to = square(2..4)?;
            return kind
                .and_then(|kind| Move::drop(kind, to))
                .ok_or(ParseActionError);
        }
        let promotes = match text.len() {
            4 => false,
            5 if text.ends_with('+') => true,
            _ => return Err(ParseActionError),
        };
        let (from, to) = (square(0..2)?, square(2..4)?);
        // No piece stays where it is: no position gives `7g7g` a meaning.
        if from == to {
            return Err(ParseActionError);
        }
        Ok(Move::board(from, to, promotes))
    }
}

/// One act of a seat: a move, or the declaration of an impasse. The text is USI's, or `declare`, and
/// needs no position to be read.
///
/// ```
/// use yonban_shogi::{Action, Kind, Move, Square};
///
/// let to = Square::new(5, 5).ok_or("beyond the board")?;
/// assert_eq!("P*5e".parse::<Action>()?, Action::Move(Move::drop(Kind::Pawn, to).ok_or("no drop")?));
/// assert_eq!(Action::Declare.to_string(), "declare");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Move a piece or drop one.
    Move(Move),
    /// Declare an impasse: a win, a draw or a count by the rule in force.
    Declare,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Move(action) => action.fmt(f),
            Action::Declare => f.write_str("declare"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an action is a move such as `7g7f` or `8h2b+`, a drop such as `P*5e`, or `declare`")]
pub struct ParseActionError;

impl Reason for ParseActionError {
    fn reason(&self) -> &'static str {
        "bad_action"
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "declare" {
            return Ok(Action::Declare);
        }
        text.parse().map(Action::Move)
    }
}
