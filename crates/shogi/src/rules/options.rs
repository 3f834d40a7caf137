//! What the keys of the rules text may be set to.

use std::fmt;

/// Implements names in the rules text for an option that is one word.
macro_rules! words {
    ($option:ident: $($value:ident = $word:literal),+) => {
        impl $option {
            /// All values, each with its word in the rules text.
            pub const WORDS: &'static [($option, &'static str)] =
                &[$(($option::$value, $word)),+];
        }

        /// Prints the word.
        impl fmt::Display for $option {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $($option::$value => $word),+
                })
            }
        }
    };
}

/// What becomes of a foul.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judging {
    /// It is refused.
    Block,
    /// It loses.
    Lose,
}

words!(Judging: Block = "block", Lose = "lose");

/// What ends a game in which the kings have entered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Impasse {
    /// Nothing.
    None,
    /// A declaration: 31 points win, 24 draw.
    Declare24,
    /// A declaration: 28 points of Black or 27 of White win.
    Declare27,
    /// The king reaches the enemy king's first square.
    Try,
    /// A count of all pieces, by agreement, once both kings have entered.
    Count,
}

words!(Impasse: None = "none", Declare24 = "24", Declare27 = "27", Try = "try", Count = "points27");

/// A count by agreement: who wins at equal counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tie27 {
    /// Nobody.
    Draw,
    /// White.
    Gote,
}

words!(Tie27: Draw = "draw", Gote = "gote");

/// What a plain repetition is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repetition {
    /// No result: the game is to be played again.
    Replay,
    /// A draw.
    Draw,
}

words!(Repetition: Replay = "replay", Draw = "draw");
