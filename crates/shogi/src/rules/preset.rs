//! Named sets of rules.

use super::Rules;
use super::options::{Impasse, Judging, Repetition, Tie27};
use crate::handicap::Handicap;
use std::fmt;

/// A named set of rules. A handicap is a preset of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Preset {
    /// The even game; fouls are refused, an impasse is declared by 27 points.
    Even,
    /// The even game as in official play: fouls lose, an impasse is declared by 24 points, 500 moves.
    Official,
    /// The even game for beginners: fouls are refused, an impasse is counted by agreement.
    Beginner,
    /// White lacks pieces and moves first; otherwise as [`Even`](Preset::Even).
    Handicap(Handicap),
}

impl Preset {
    /// All of them, in the order of the rules text's documentation.
    pub const ALL: [Preset; 3 + Handicap::ALL.len()] = {
        let mut all = [Preset::Even; 3 + Handicap::ALL.len()];
        all[1] = Preset::Official;
        all[2] = Preset::Beginner;
        let mut n = 0;
        while n < Handicap::ALL.len() {
            all[3 + n] = Preset::Handicap(Handicap::ALL[n]);
            n += 1;
        }
        all
    };

    /// The name in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Even => "even",
            Preset::Official => "official",
            Preset::Beginner => "beginner",
            Preset::Handicap(handicap) => handicap.name(),
        }
    }

    /// What it means, in one line.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Preset::Even => "even game; fouls are refused",
            Preset::Official => "even game as in official play: fouls lose, 500 moves",
            Preset::Beginner => "even game; fouls are refused, an impasse is counted by agreement",
            Preset::Handicap(handicap) => handicap.meaning(),
        }
    }

    /// What White lacks.
    #[must_use]
    pub const fn handicap(self) -> Option<Handicap> {
        match self {
            Preset::Handicap(handicap) => Some(handicap),
            Preset::Even | Preset::Official | Preset::Beginner => None,
        }
    }

    pub(super) fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }
}

/// Prints the name.
impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The preset with its defaults.
impl From<Preset> for Rules {
    fn from(preset: Preset) -> Self {
        let even = Rules {
            preset,
            judging: Judging::Block,
            impasse: Impasse::Declare27,
            tie27: Tie27::Draw,
            max_moves: None,
            repetition: Repetition::Replay,
        };
        match preset {
            Preset::Even | Preset::Handicap(_) => even,
            Preset::Official => Rules {
                judging: Judging::Lose,
                impasse: Impasse::Declare24,
                max_moves: Some(500),
                ..even
            },
            Preset::Beginner => Rules {
                impasse: Impasse::Count,
                ..even
            },
        }
    }
}
