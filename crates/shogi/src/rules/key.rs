//! The keys of the rules text.

use super::options::{Impasse, Judging, Repetition, Tie27};
use std::fmt;

/// A key of the rules text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// What becomes of a foul.
    Judging,
    /// What ends a game in which the kings have entered.
    Impasse,
    /// Who wins at equal counts.
    Tie27,
    /// After how many moves the game is a draw.
    MaxMoves,
    /// What a plain repetition is.
    Repetition,
}

impl Key {
    /// All of them, in the order in which they are printed.
    pub const ALL: [Key; 5] = [
        Key::Judging,
        Key::Impasse,
        Key::Tie27,
        Key::MaxMoves,
        Key::Repetition,
    ];

    /// The name in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Key::Judging => "judging",
            Key::Impasse => "impasse",
            Key::Tie27 => "tie27",
            Key::MaxMoves => "maxmoves",
            Key::Repetition => "repetition",
        }
    }

    /// The key of a name.
    pub(super) fn from_name(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.name() == name)
    }

    /// What it means, in one line.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Key::Judging => "whether a foul is refused or loses",
            Key::Impasse => {
                "what ends a game whose kings have entered: nothing, a declaration by 24 or 27 \
                 points, reaching the enemy king's first square, or a count of all pieces by \
                 agreement"
            }
            Key::Tie27 => "who wins a count at equal points (with `impasse=points27` only)",
            Key::MaxMoves => "after how many moves the game is a draw",
            Key::Repetition => {
                "whether the fourth time a position stands is no result or a draw; perpetual check \
                 loses under both"
            }
        }
    }

    /// The values that it may be set to, a range as `1..9999`. `tie27` goes only with
    /// `impasse=points27`.
    #[must_use]
    pub fn allowed(self) -> Vec<String> {
        fn words<T>(words: &[(T, &str)]) -> Vec<String> {
            words.iter().map(|(_, word)| (*word).to_owned()).collect()
        }
        match self {
            Key::Judging => words(Judging::WORDS),
            Key::Impasse => words(Impasse::WORDS),
            Key::Tie27 => words(Tie27::WORDS),
            Key::MaxMoves => ["none", "1..9999"].map(str::to_owned).to_vec(),
            Key::Repetition => words(Repetition::WORDS),
        }
    }
}

/// Prints the name.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
