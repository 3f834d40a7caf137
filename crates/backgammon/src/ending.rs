//! How the rules end a game.

use crate::kind::Kind;
use std::fmt;

/// One variant per way the rules end a game; at a table of several games, how the last one ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A side has borne off its last checker. The kind keeps its name where Jacoby's rule counts it
    /// single.
    BorneOff(Kind),
    /// A double was not taken.
    Drop,
    /// A resignation was accepted.
    Resigned(Kind),
}

impl Ending {
    /// The name in `snake_case`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::BorneOff(kind) => kind.name(),
            Ending::Drop => "drop",
            Ending::Resigned(Kind::Single) => "resign_single",
            Ending::Resigned(Kind::Gammon) => "resign_gammon",
            Ending::Resigned(Kind::Backgammon) => "resign_backgammon",
        }
    }
}

/// Prints `gammon`, `drop`, `resign_single`, ...
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
