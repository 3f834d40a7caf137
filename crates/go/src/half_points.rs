//! Whole and half points, kept as an integer of half points.

use crate::color::Color;
use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

/// A number of points in steps of one half: komi, and what is counted.
///
/// ```
/// use yonban_go::HalfPoints;
///
/// let komi: HalfPoints = "7.5".parse()?;
/// assert_eq!(komi.halves(), 15);
/// assert_eq!((HalfPoints::whole(3) - komi).to_string(), "-4.5");
/// # Ok::<(), yonban_go::ParseHalfPointsError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct HalfPoints(i32);

impl HalfPoints {
    /// None.
    pub const ZERO: HalfPoints = HalfPoints(0);
    /// The largest komi, 999.5.
    pub const MAX_KOMI: HalfPoints = HalfPoints(1999);

    /// So many halves: 15 are 7.5 points.
    #[must_use]
    pub const fn from_halves(halves: i32) -> Self {
        HalfPoints(halves)
    }

    /// So many whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        HalfPoints(points * 2)
    }

    /// The number of halves.
    #[must_use]
    pub const fn halves(self) -> i32 {
        self.0
    }

    /// A score: how far Black (above 0) or White (below 0) is ahead. `B+3.5`, `W+0.5`, `0`.
    #[must_use]
    pub fn score_text(self) -> String {
        match self.leader() {
            None => "0".to_owned(),
            Some(Color::Black) => format!("B+{self}"),
            Some(Color::White) => format!("W+{}", -self),
        }
    }

    /// Who leads, if this is Black's points less White's.
    #[must_use]
    pub const fn leader(self) -> Option<Color> {
        match self.0 {
            0 => None,
            1.. => Some(Color::Black),
            _ => Some(Color::White),
        }
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;

    fn add(self, other: Self) -> Self {
        HalfPoints(self.0 + other.0)
    }
}

impl Sub for HalfPoints {
    type Output = HalfPoints;

    fn sub(self, other: Self) -> Self {
        HalfPoints(self.0 - other.0)
    }
}

impl Neg for HalfPoints {
    type Output = HalfPoints;

    fn neg(self) -> Self {
        HalfPoints(-self.0)
    }
}

/// Prints `7`, `7.5`, `-5.5`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.unsigned_abs() / 2)
    }
}

/// A text that is no komi.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("komi is a number of whole or half points such as `7`, `7.5` or `-5.5`, up to 999.5")]
pub struct ParseHalfPointsError;

/// Reads what is printed, from -999.5 to 999.5.
impl FromStr for HalfPoints {
    type Err = ParseHalfPointsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (digits, half) = match text.strip_suffix(".5") {
            Some(digits) => (digits, 1),
            None => (text, 0),
        };
        let whole: i32 = digits
            .trim_start_matches('-')
            .parse()
            .map_err(|_| ParseHalfPointsError)?;
        if whole > 999 {
            return Err(ParseHalfPointsError);
        }
        let halves = whole * 2 + half;
        let value = HalfPoints(if digits.starts_with('-') {
            -halves
        } else {
            halves
        });
        // `07`, `+7`, `-0` and `--7` are no canonical texts.
        (value.to_string() == text)
            .then_some(value)
            .ok_or(ParseHalfPointsError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_komi_reads_back() {
        for halves in -HalfPoints::MAX_KOMI.0..=HalfPoints::MAX_KOMI.0 {
            let komi = HalfPoints(halves);
            assert_eq!(komi.to_string().parse(), Ok(komi));
        }
        for text in [
            "",
            "-",
            ".5",
            "-.5",
            "7.0",
            "7.25",
            "7.",
            "07",
            "+7",
            "-0",
            "--7",
            "1000",
            "1000.5",
            "seven",
            "7,5",
            "99999999999",
        ] {
            let read = text.parse::<HalfPoints>();
            assert_eq!(read, Err(ParseHalfPointsError), "{text}");
        }
    }

    #[test]
    fn scores_name_the_leader() {
        assert_eq!(HalfPoints::from_halves(7).score_text(), "B+3.5");
        assert_eq!(HalfPoints::from_halves(-1).score_text(), "W+0.5");
        assert_eq!(HalfPoints::ZERO.score_text(), "0");
    }
}
