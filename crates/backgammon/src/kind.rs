//! What a game is won by.

use std::fmt;

/// What a game is won by, or resigned as: one, two or three times the cube.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The loser has borne off at least one checker.
    Single,
    /// The loser has borne off none.
    Gammon,
    /// The loser has borne off none and has one on the bar or in the winner's home board.
    Backgammon,
}

impl Kind {
    /// All of them, the cheapest first.
    pub const ALL: [Kind; 3] = [Kind::Single, Kind::Gammon, Kind::Backgammon];

    /// How often the cube's value is lost: 1, 2 or 3.
    #[must_use]
    pub const fn times(self) -> u32 {
        self as u32 + 1
    }

    /// The name: `single`, `gammon`, `backgammon`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Single => "single",
            Kind::Gammon => "gammon",
            Kind::Backgammon => "backgammon",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Prints the name.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
