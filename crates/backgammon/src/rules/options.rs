//! The values of the keys.

use std::fmt;

/// What ties of the opening throw do to the cube.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AutoDoubles {
    /// Nothing.
    None,
    /// Each of the first so many ties turns it once.
    Limited(u8),
    /// Each tie turns it once.
    Unlimited,
}

/// Prints `none`, the number, or `unlimited`.
impl fmt::Display for AutoDoubles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AutoDoubles::None => f.write_str("none"),
            AutoDoubles::Limited(most) => write!(f, "{most}"),
            AutoDoubles::Unlimited => f.write_str("unlimited"),
        }
    }
}

/// How the checkers stand at the start. Everything else is the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// Fifteen checkers in the usual places.
    Standard,
    /// Four checkers far behind instead of two.
    Nackgammon,
    /// Three checkers, on 24, 23 and 22.
    Hypergammon,
    /// All fifteen on 24.
    Longgammon,
}

impl Variant {
    /// All of them.
    pub const ALL: [Variant; 4] = [
        Variant::Standard,
        Variant::Nackgammon,
        Variant::Hypergammon,
        Variant::Longgammon,
    ];

    /// The word in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Nackgammon => "nackgammon",
            Variant::Hypergammon => "hypergammon",
            Variant::Longgammon => "longgammon",
        }
    }

    /// How many checkers a side has.
    #[must_use]
    pub const fn checkers(self) -> u8 {
        match self {
            Variant::Standard | Variant::Nackgammon | Variant::Longgammon => 15,
            Variant::Hypergammon => 3,
        }
    }

    /// The points of a side at the start, in its own numbering, with their numbers of checkers.
    pub(crate) const fn start(self) -> &'static [(u8, u8)] {
        match self {
            Variant::Standard => &[(24, 2), (13, 5), (8, 3), (6, 5)],
            Variant::Nackgammon => &[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)],
            Variant::Hypergammon => &[(24, 1), (23, 1), (22, 1)],
            Variant::Longgammon => &[(24, 15)],
        }
    }
}

/// Prints the name.
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who throws the dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DiceSource {
    /// The house.
    Server,
    /// People, who enter what lies on a real board.
    Manual,
}

impl DiceSource {
    /// The word in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DiceSource::Server => "server",
            DiceSource::Manual => "manual",
        }
    }
}

/// Prints the word.
impl fmt::Display for DiceSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
