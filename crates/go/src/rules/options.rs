//! What the keys of the rules text may be set to.

use crate::color::Color;
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

/// Which repetitions are forbidden. The basic ko is forbidden under every kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ko {
    /// No stone may make a board that stood before.
    Positional,
    /// No stone may make a board that stood before with the same side to move.
    Situational,
    /// Only the basic ko.
    Simple,
}

words!(Ko: Positional = "positional", Situational = "situational", Simple = "simple");

/// Who may make empty moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pass {
    /// Everybody, always.
    Free,
    /// Nobody; a side that can place no stone loses.
    None,
    /// So many by Black and by White; who has none left is as under `None`.
    Limited([u8; 2]),
    /// Everybody, and each gives the opponent one captured stone.
    Prisoner,
}

/// Prints `free`, `none`, `limited:2`, `limited:0:2` (Black, White) or `prisoner`.
impl fmt::Display for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pass::Free => f.write_str("free"),
            Pass::None => f.write_str("none"),
            Pass::Limited([black, white]) if black == white => write!(f, "limited:{black}"),
            Pass::Limited([black, white]) => write!(f, "limited:{black}:{white}"),
            Pass::Prisoner => f.write_str("prisoner"),
        }
    }
}

/// Capture Go: what decides when play ends at equal captures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tie {
    /// Nothing: a draw.
    Draw,
    /// The area of the board as it stands, with komi.
    Area,
    /// White wins.
    White,
    /// Empty moves do not end play: the next act must be a stone.
    PlayOn,
}

words!(Tie: Draw = "draw", Area = "area", White = "white", PlayOn = "play-on");

/// What counts in ordinary Go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scoring {
    /// Own stones and own regions.
    Area,
    /// Own regions that are not in seki, and stones taken.
    Territory,
}

words!(Scoring: Area = "area", Territory = "territory");

/// How handicap stones are placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Placement {
    /// On fixed points.
    Fixed,
    /// By Black, one act each.
    Free,
}

words!(Placement: Fixed = "fixed", Free = "free");

/// What White gets for two or more handicap stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// Nothing.
    None,
    /// A point for each.
    Each,
    /// A point for each but the first.
    EachButFirst,
}

words!(Bonus: None = "none", Each = "n", EachButFirst = "n-1");

/// What follows the end of play in ordinary Go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Settle {
    /// The seats agree which stones are dead.
    Agree,
    /// The board is counted as it stands.
    AsIs,
}

words!(Settle: Agree = "agree", AsIs = "as-is");

/// What stands on the board at the start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// Nothing but handicap stones.
    Empty,
    /// A cross-cut in the middle.
    CrossCut,
    /// Two of them, a third from two corners.
    TwinCrossCut,
}

words!(Start: Empty = "empty", CrossCut = "crosscut", TwinCrossCut = "crosscut2");

/// How the seats come by their colors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colors {
    /// Seat A holds Black.
    Fixed,
    /// Seat A chooses.
    Choose,
    /// Chance gives Black to one of them.
    Nigiri,
    /// Seat A places the first stone, then seat B may take Black over.
    Pie,
}

words!(Colors: Fixed = "fixed", Choose = "choose", Nigiri = "nigiri", Pie = "pie");

/// How many stones each color must take in capture Go, 1 to 99.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Targets {
    /// Black.
    pub black: u8,
    /// White.
    pub white: u8,
}

impl Targets {
    /// That of a color.
    #[must_use]
    pub const fn of(self, color: Color) -> u8 {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }
}

/// Prints `5`, or `2:5` (Black, White) where they differ.
impl fmt::Display for Targets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.black == self.white {
            write!(f, "{}", self.black)
        } else {
            write!(f, "{}:{}", self.black, self.white)
        }
    }
}
