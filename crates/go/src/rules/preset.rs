//! Named sets of rules.

use super::options::{Bonus, Colors, Ko, Pass, Placement, Scoring, Settle, Start, Targets, Tie};
use super::{Goal, Rules};
use crate::half_points::HalfPoints;
use crate::size::Size;
use std::fmt;

/// A named set of rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Preset {
    /// Capture Go: five stones on 9x9.
    Capture,
    /// The first capture wins; nobody passes.
    FirstCapture,
    /// Ten stones on 13x13; area decides a tie.
    CaptureRace,
    /// Area, positional superko, komi 7.5 (Chinese rules 2002).
    Chinese,
    /// Territory, simple ko, komi 6.5 (Japanese rules 1989).
    Japanese,
    /// As the Japanese.
    Korean,
    /// Area, situational superko, komi 7.5 (AGA rules).
    Aga,
    /// Area, situational superko, suicide, komi 7 (New Zealand rules).
    NewZealand,
    /// Area of the board as it stands, positional superko, suicide (Tromp-Taylor).
    TrompTaylor,
}

impl Preset {
    /// All of them, in the order of the rules text's documentation.
    pub const ALL: [Preset; 9] = [
        Preset::Capture,
        Preset::FirstCapture,
        Preset::CaptureRace,
        Preset::Chinese,
        Preset::Japanese,
        Preset::Korean,
        Preset::Aga,
        Preset::NewZealand,
        Preset::TrompTaylor,
    ];

    /// The name in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Capture => "capture",
            Preset::FirstCapture => "first-capture",
            Preset::CaptureRace => "capture-race",
            Preset::Chinese => "chinese",
            Preset::Japanese => "japanese",
            Preset::Korean => "korean",
            Preset::Aga => "aga",
            Preset::NewZealand => "new-zealand",
            Preset::TrompTaylor => "tromp-taylor",
        }
    }

    /// What it means, in one line.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Preset::Capture => "capture Go: whoever takes five stones first wins",
            Preset::FirstCapture => {
                "capture Go for beginners: the first stone taken wins, no passing"
            }
            Preset::CaptureRace => "capture Go: ten stones; at equal captures the larger area wins",
            Preset::Chinese => "ordinary Go: area, positional superko",
            Preset::Japanese => "ordinary Go: territory, simple ko",
            Preset::Korean => "ordinary Go: territory, simple ko",
            Preset::Aga => "ordinary Go: area, situational superko",
            Preset::NewZealand => "ordinary Go: area, situational superko, suicide allowed",
            Preset::TrompTaylor => {
                "ordinary Go: the area as it stands, positional superko, suicide allowed"
            }
        }
    }

    /// Whether it is capture Go: the game has a number of stones to take.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        matches!(
            self,
            Preset::Capture | Preset::FirstCapture | Preset::CaptureRace
        )
    }

    pub(super) fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// The komi without a `komi=` in the rules text.
    pub(super) const fn default_komi(self, handicap: u8) -> HalfPoints {
        match (self, handicap) {
            (Preset::Capture | Preset::FirstCapture | Preset::CaptureRace, _) => HalfPoints::ZERO,
            (Preset::NewZealand, 1..) => HalfPoints::ZERO,
            (_, 1..) => HalfPoints::from_halves(1),
            (Preset::Chinese | Preset::Aga | Preset::TrompTaylor, 0) => HalfPoints::from_halves(15),
            (Preset::Japanese | Preset::Korean, 0) => HalfPoints::from_halves(13),
            (Preset::NewZealand, 0) => HalfPoints::whole(7),
        }
    }
}

/// Prints the name.
impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A game of capture Go.
const fn capture(preset: Preset, size: u8, number: u8, tie: Tie) -> Rules {
    let targets = Targets {
        black: number,
        white: number,
    };
    Rules {
        size: Size::square(size),
        goal: Goal::Capture { targets, tie },
        agree: true,
        ..scored(preset, Ko::Positional, false, Scoring::Area, Bonus::None)
    }
}

/// A game of ordinary Go.
const fn scored(preset: Preset, ko: Ko, suicide: bool, scoring: Scoring, bonus: Bonus) -> Rules {
    Rules {
        preset,
        size: Size::square(19),
        ko,
        suicide,
        pass: Pass::Free,
        agree: false,
        goal: Goal::Score {
            scoring,
            bonus,
            settle: Settle::Agree,
        },
        komi: None,
        handicap: 0,
        placement: Placement::Fixed,
        start: Start::Empty,
        colors: Colors::Fixed,
    }
}

/// The preset with its defaults.
impl From<Preset> for Rules {
    fn from(preset: Preset) -> Self {
        use Preset as P;
        match preset {
            P::Capture => capture(preset, 9, 5, Tie::Draw),
            P::FirstCapture => Rules {
                pass: Pass::None,
                agree: false,
                ..capture(preset, 7, 1, Tie::Draw)
            },
            P::CaptureRace => capture(preset, 13, 10, Tie::Area),
            P::Chinese => scored(preset, Ko::Positional, false, Scoring::Area, Bonus::Each),
            P::Japanese | P::Korean => {
                scored(preset, Ko::Simple, false, Scoring::Territory, Bonus::None)
            }
            P::Aga => scored(
                preset,
                Ko::Situational,
                false,
                Scoring::Area,
                Bonus::EachButFirst,
            ),
            P::NewZealand => Rules {
                placement: Placement::Free,
                ..scored(preset, Ko::Situational, true, Scoring::Area, Bonus::None)
            },
            P::TrompTaylor => Rules {
                goal: Goal::Score {
                    scoring: Scoring::Area,
                    bonus: Bonus::None,
                    settle: Settle::AsIs,
                },
                ..scored(preset, Ko::Positional, true, Scoring::Area, Bonus::None)
            },
        }
    }
}
