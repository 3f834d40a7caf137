//! How the rules end a game.

use crate::forbidden::Forbidden;
use std::fmt;

/// One variant per way the rules end a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A winning row.
    Five,
    /// A stone on a forbidden point, under `judging=lose`.
    Forbidden(Forbidden),
    /// A forbidden move that the opponent claimed (RIF rules 9.8).
    Claimed(Forbidden),
    /// Two passes in succession: a draw (RIF rules 10.3).
    TwoPasses,
    /// No empty point left: a draw.
    BoardFull,
}

/// Prints `five`, `forbidden_double_three`, `claimed_overline`, ...
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Five => f.write_str("five"),
            Ending::Forbidden(kind) => write!(f, "forbidden_{kind}"),
            Ending::Claimed(kind) => write!(f, "claimed_{kind}"),
            Ending::TwoPasses => f.write_str("two_passes"),
            Ending::BoardFull => f.write_str("board_full"),
        }
    }
}
