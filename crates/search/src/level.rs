//! How well an engine should play.

use std::fmt::{self, Display};
use std::str::FromStr;

/// A skill level, 1 (beginner) to 10 (everything the engine can do). What a level means inside is
/// each engine's affair; at every level it plays by the rules.
///
/// ```
/// use yonban_search::Level;
///
/// assert_eq!("3".parse(), Ok(Level::new(3).unwrap()));
/// assert!("11".parse::<Level>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// Level 1.
    pub const LOWEST: Level = Level(1);
    /// Level 10: no handicap.
    pub const FULL: Level = Level(10);

    /// A level from 1 to 10, else `None`.
    #[must_use]
    pub const fn new(level: u8) -> Option<Level> {
        if level >= 1 && level <= 10 {
            Some(Level(level))
        } else {
            None
        }
    }

    /// The number, 1 to 10.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Every level, lowest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }
}

impl Default for Level {
    fn default() -> Self {
        Level::FULL
    }
}

impl Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

/// A text that is no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a level is a number from 1 to 10")]
pub struct ParseLevelError;

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number: u8 = text.parse().map_err(|_| ParseLevelError)?;
        Level::new(number).ok_or(ParseLevelError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_to_ten() {
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(11), None);
        assert_eq!(Level::all().count(), 10);
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for text in ["", "0", "-1", "1.5", "x", "300"] {
            assert_eq!(text.parse::<Level>(), Err(ParseLevelError), "{text}");
        }
    }
}
