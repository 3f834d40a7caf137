//! Named sets of rules.

use super::options::{AutoDoubles, DiceSource, Variant};
use super::{Rules, Stakes};
use std::fmt;

/// A named set of rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Preset {
    /// A match to so many points, with the Crawford rule.
    Match,
    /// The same with everything as tournaments have it.
    Tournament,
    /// One game for points, with Jacoby's rule.
    Money,
    /// One game at home: no Jacoby, automatic doubles without limit.
    Casual,
}

impl Preset {
    /// All of them, in the order of the rules text's documentation.
    pub const ALL: [Preset; 4] = [
        Preset::Match,
        Preset::Tournament,
        Preset::Money,
        Preset::Casual,
    ];

    /// The name in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Match => "match",
            Preset::Tournament => "tournament",
            Preset::Money => "money",
            Preset::Casual => "casual",
        }
    }

    /// What it means, in one line.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Preset::Match => "games until a side has so many points; Crawford rule",
            Preset::Tournament => "a match as tournaments play it",
            Preset::Money => "one game for points; Jacoby rule",
            Preset::Casual => "one game; each tie of the opening throw turns the cube",
        }
    }

    /// Whether games are played until a side has so many points.
    #[must_use]
    pub const fn is_match(self) -> bool {
        matches!(self, Preset::Match | Preset::Tournament)
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
        let stakes = match preset {
            Preset::Match | Preset::Tournament => Stakes::Match {
                length: 7,
                crawford: true,
            },
            Preset::Money | Preset::Casual => Stakes::Game {
                jacoby: preset == Preset::Money,
                beavers: 0,
            },
        };
        Rules {
            preset,
            stakes,
            autodoubles: match preset {
                Preset::Casual => AutoDoubles::Unlimited,
                Preset::Match | Preset::Tournament | Preset::Money => AutoDoubles::None,
            },
            maxcube: 10,
            cube: true,
            variant: Variant::Standard,
            dice: DiceSource::Server,
        }
    }
}
