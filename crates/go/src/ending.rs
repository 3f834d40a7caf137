//! How the rules end a game.

use std::fmt;

/// One variant per way the rules end a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Capture Go: the stones taken reach the number set (rule R10 of capture Go).
    Target,
    /// A side that must place a stone has no point for one: it loses.
    NoMoves,
    /// Two empty moves in succession: more captures wins, else the tie rule decides.
    TwoPasses,
    /// Both agreed that play is over; decided in the same way.
    Agreement,
    /// Ordinary Go: the board was counted.
    Score,
    /// Ordinary Go with the simple ko: the same situation a third time. No result.
    Repetition,
}

impl Ending {
    /// The name in `snake_case`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Target => "target",
            Ending::NoMoves => "no_moves",
            Ending::TwoPasses => "two_passes",
            Ending::Agreement => "agreement",
            Ending::Score => "score",
            Ending::Repetition => "repetition",
        }
    }
}

/// Prints `target`, `two_passes`, ...
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
