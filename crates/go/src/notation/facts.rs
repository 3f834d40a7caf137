//! What a record says about a game besides the game: names, dates, results.

use crate::color::Color;
use crate::half_points::HalfPoints;
use std::fmt;
use std::str::FromStr;

/// A fact about a game, by the words of SGF's root properties. Facts are ordered as they are written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fact {
    /// The program that wrote the record, `name:version`.
    Application,
    /// Black's name.
    BlackName,
    /// Black's rank, `3k`, `5d`, `9p`.
    BlackRank,
    /// Black's team.
    BlackTeam,
    /// White's name.
    WhiteName,
    /// White's rank.
    WhiteRank,
    /// White's team.
    WhiteTeam,
    /// Date, `2026-05-01` where it is known whole.
    Date,
    /// Tournament or occasion.
    Event,
    /// Round.
    Round,
    /// Where it was played.
    Place,
    /// The rules in free words.
    Rules,
    /// Komi.
    Komi,
    /// Handicap stones.
    Handicap,
    /// Main time in seconds.
    Time,
    /// Overtime in free words.
    Overtime,
    /// The result, see [`Finish`].
    Result,
    /// A name for the game.
    GameName,
    /// What is said of the game as a whole; the only fact that may have several lines.
    GameComment,
    /// The opening that was played.
    Opening,
    /// Who entered the record.
    User,
    /// Who annotated the game.
    Annotator,
    /// Where the record comes from.
    Source,
    /// Who has the copyright.
    Copyright,
}

impl Fact {
    /// All of them.
    pub const ALL: [Fact; 24] = [
        Fact::Application,
        Fact::BlackName,
        Fact::BlackRank,
        Fact::BlackTeam,
        Fact::WhiteName,
        Fact::WhiteRank,
        Fact::WhiteTeam,
        Fact::Date,
        Fact::Event,
        Fact::Round,
        Fact::Place,
        Fact::Rules,
        Fact::Komi,
        Fact::Handicap,
        Fact::Time,
        Fact::Overtime,
        Fact::Result,
        Fact::GameName,
        Fact::GameComment,
        Fact::Opening,
        Fact::User,
        Fact::Annotator,
        Fact::Source,
        Fact::Copyright,
    ];

    /// The SGF property.
    #[must_use]
    pub const fn property(self) -> &'static str {
        match self {
            Fact::Application => "AP",
            Fact::BlackName => "PB",
            Fact::BlackRank => "BR",
            Fact::BlackTeam => "BT",
            Fact::WhiteName => "PW",
            Fact::WhiteRank => "WR",
            Fact::WhiteTeam => "WT",
            Fact::Date => "DT",
            Fact::Event => "EV",
            Fact::Round => "RO",
            Fact::Place => "PC",
            Fact::Rules => "RU",
            Fact::Komi => "KM",
            Fact::Handicap => "HA",
            Fact::Time => "TM",
            Fact::Overtime => "OT",
            Fact::Result => "RE",
            Fact::GameName => "GN",
            Fact::GameComment => "GC",
            Fact::Opening => "ON",
            Fact::User => "US",
            Fact::Annotator => "AN",
            Fact::Source => "SO",
            Fact::Copyright => "CP",
        }
    }

    /// The fact that an SGF property tells.
    #[must_use]
    pub fn of_property(identifier: &str) -> Option<Fact> {
        let mut all = Fact::ALL.into_iter();
        all.find(|fact| fact.property() == identifier)
    }

    /// The name of a color.
    #[must_use]
    pub const fn name_of(color: Color) -> Fact {
        match color {
            Color::Black => Fact::BlackName,
            Color::White => Fact::WhiteName,
        }
    }

    /// The rank of a color.
    #[must_use]
    pub const fn rank_of(color: Color) -> Fact {
        match color {
            Color::Black => Fact::BlackRank,
            Color::White => Fact::WhiteRank,
        }
    }
}

/// How a game ended, as SGF's `RE` tells it.
///
/// ```
/// use yonban_go::Color;
/// use yonban_go::notation::{By, Finish};
///
/// let finish: Finish = "W+Resign".parse()?;
/// assert_eq!(finish, Finish::Win { winner: Color::White, by: By::Resignation });
/// assert_eq!(finish.to_string(), "W+R");
/// assert_eq!("B+3.5".parse::<Finish>()?.to_string(), "B+3.5");
/// # Ok::<(), yonban_go::notation::ParseFinishError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    /// Somebody won.
    Win {
        /// Who.
        winner: Color,
        /// By what.
        by: By,
    },
    /// Nobody won.
    Draw,
    /// There is no result.
    NoResult,
}

/// By what a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// That is not known.
    Unknown,
    /// Points more; in capture Go the stones that the winner took.
    Points(HalfPoints),
    /// Resignation.
    Resignation,
    /// Time.
    Time,
    /// Leaving, or a decision of the house.
    Forfeit,
}

/// Prints `B+3.5`, `W+R`, `B+T`, `W+F`, `B+`, `0`, `Void`.
impl fmt::Display for Finish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finish::Win { winner, by } => {
                f.write_str(match winner {
                    Color::Black => "B+",
                    Color::White => "W+",
                })?;
                match by {
                    By::Unknown => Ok(()),
                    By::Points(points) => write!(f, "{points}"),
                    By::Resignation => f.write_str("R"),
                    By::Time => f.write_str("T"),
                    By::Forfeit => f.write_str("F"),
                }
            }
            Finish::Draw => f.write_str("0"),
            Finish::NoResult => f.write_str("Void"),
        }
    }
}

/// A text that tells no result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a result is `B+3.5`, `W+R`, `B+T`, `W+F`, `B+`, `0`, `Draw` or `Void`")]
pub struct ParseFinishError;

/// Reads what is printed and the longer words of other programs, in either case.
impl FromStr for Finish {
    type Err = ParseFinishError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let lower = text.trim().to_ascii_lowercase();
        match lower.as_str() {
            "0" | "draw" | "jigo" => return Ok(Finish::Draw),
            "void" | "no result" => return Ok(Finish::NoResult),
            _ => {}
        }
        let (winner, by) = lower.split_once('+').ok_or(ParseFinishError)?;
        let winner = match winner.trim() {
            "b" | "black" => Color::Black,
            "w" | "white" => Color::White,
            _ => return Err(ParseFinishError),
        };
        let by = match by.trim() {
            "" | "?" => By::Unknown,
            "r" | "res" | "resign" | "resignation" => By::Resignation,
            "t" | "time" => By::Time,
            "f" | "forfeit" => By::Forfeit,
            points => By::Points(points_of(points).ok_or(ParseFinishError)?),
        };
        Ok(Finish::Win { winner, by })
    }
}

/// A number of points: whole and half ones, with or without zeros behind the point.
pub(crate) fn points_of(text: &str) -> Option<HalfPoints> {
    let text = text.trim();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let half = match part.trim_end_matches('0') {
        "" => 0,
        "5" => 1,
        _ => return None,
    };
    let well = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 6 || !well(whole) || !well(part) {
        return None;
    }
    let whole: i32 = whole.parse().ok()?;
    Some(HalfPoints::from_halves(sign * (2 * whole + half)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_read_back() {
        for text in [
            "B+", "W+R", "B+T", "W+F", "0", "Void", "B+3.5", "W+0.5", "B+7", "W+361",
        ] {
            let finish: Finish = text.parse().unwrap();
            assert_eq!(finish.to_string(), text);
        }
        for (text, read) in [
            ("Draw", "0"),
            ("jigo", "0"),
            ("Black+Time", "B+T"),
            ("w+resign", "W+R"),
            ("B+3.50", "B+3.5"),
            ("W+12.0", "W+12"),
        ] {
            assert_eq!(text.parse::<Finish>().unwrap().to_string(), read);
        }
        for text in [
            "",
            "?",
            "B",
            "B+3.25",
            "X+R",
            "B+lots",
            "B+1e9",
            "B+9999999",
        ] {
            assert_eq!(text.parse::<Finish>(), Err(ParseFinishError), "{text}");
        }
    }

    #[test]
    fn facts_have_properties_of_their_own() {
        for fact in Fact::ALL {
            assert_eq!(Fact::of_property(fact.property()), Some(fact));
        }
        assert!(Fact::ALL.is_sorted());
    }
}
