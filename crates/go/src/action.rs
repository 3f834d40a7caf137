//! What a seat does, what chance does, and their texts.

use crate::point::{ParsePointError, Point};
use std::fmt;
use std::str::FromStr;
use yonban_rules::{Reason, Seat};

/// One act of a seat. The text is lower case and needs no position to be read; reading ignores
/// case.
///
/// ```
/// use yonban_go::{Action, DeadStones, Point};
///
/// assert_eq!("D4".parse(), Ok(Action::Place(Point::new(3, 3))));
/// let dead: Action = "dead e5 d4 e5".parse()?;
/// assert_eq!(dead.to_string(), "dead d4 e5");
/// # Ok::<(), yonban_go::ParseActionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Place a stone of the color on turn; a handicap stone while one is owed.
    Place(Point),
    /// Make an empty move.
    Pass,
    /// Make an empty move that proposes that play is over.
    End,
    /// Agree to that.
    Agree,
    /// Settlement: propose which stones are dead.
    Dead(DeadStones),
    /// Settlement: accept the standing proposal.
    Accept,
    /// Settlement: play on.
    Resume,
    /// Take Black, at the start.
    Black,
    /// Take White, at the start.
    White,
    /// Take over Black and its first stone.
    Swap,
}

impl Action {
    /// The actions that are a single word and name no stones.
    pub const WORDS: [Action; 8] = [
        Action::Pass,
        Action::End,
        Action::Agree,
        Action::Accept,
        Action::Resume,
        Action::Black,
        Action::White,
        Action::Swap,
    ];

    /// The point of a stone that is placed.
    #[must_use]
    pub const fn point(&self) -> Option<Point> {
        match self {
            Action::Place(point) => Some(*point),
            _ => None,
        }
    }

    /// Whether it is an empty move.
    #[must_use]
    pub const fn is_empty_move(&self) -> bool {
        matches!(self, Action::Pass | Action::End)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(point) => write!(f, "{point}"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
            Action::Agree => f.write_str("agree"),
            Action::Dead(stones) => {
                f.write_str("dead")?;
                stones.points().iter().try_for_each(|p| write!(f, " {p}"))
            }
            Action::Accept => f.write_str("accept"),
            Action::Resume => f.write_str("resume"),
            Action::Black => f.write_str("black"),
            Action::White => f.write_str("white"),
            Action::Swap => f.write_str("swap"),
        }
    }
}

/// The points that a proposal of dead stones names: sorted by column and then by row, each once.
/// Any point of a chain names the chain.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct DeadStones(Box<[Point]>);

impl DeadStones {
    /// These points.
    pub fn new(points: impl IntoIterator<Item = Point>) -> Self {
        let mut points: Vec<Point> = points.into_iter().collect();
        points.sort_unstable_by_key(|point| (point.column(), point.row()));
        points.dedup();
        DeadStones(points.into())
    }

    /// The points, by column and then by row.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.0
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseActionError {
    /// A point after `dead` cannot be read.
    #[error(transparent)]
    Point(#[from] ParsePointError),
    /// Nothing that can be done here is called that.
    #[error(
        "an act is a point such as `d4`, or `pass`, `end`, `agree`, `dead POINTS`, `accept`, \
         `resume`, `black`, `white`, `swap`; there is no column `i`"
    )]
    Unknown,
}

impl Reason for ParseActionError {
    fn reason(&self) -> &'static str {
        "bad_action"
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let lower = text.to_ascii_lowercase();
        if let Some(points) = lower.strip_prefix("dead ") {
            let points: Result<Vec<Point>, _> = points.split(' ').map(str::parse).collect();
            return Ok(Action::Dead(DeadStones::new(points?)));
        }
        match lower.as_str() {
            "pass" => Ok(Action::Pass),
            "end" => Ok(Action::End),
            "agree" => Ok(Action::Agree),
            "dead" => Ok(Action::Dead(DeadStones::default())),
            "accept" => Ok(Action::Accept),
            "resume" => Ok(Action::Resume),
            "black" => Ok(Action::Black),
            "white" => Ok(Action::White),
            "swap" => Ok(Action::Swap),
            _ => lower
                .parse()
                .map(Action::Place)
                .map_err(|_| ParseActionError::Unknown),
        }
    }
}

/// The one chance outcome: which seat gets Black.
///
/// ```
/// use yonban_go::Nigiri;
/// use yonban_rules::Seat;
///
/// assert_eq!("nigiri b".parse(), Ok(Nigiri(Seat::B)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nigiri(
    /// The seat that gets Black.
    pub Seat,
);

/// Prints `nigiri a` or `nigiri b`.
impl fmt::Display for Nigiri {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "nigiri {}", self.0)
    }
}

/// A text that is no chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the draw of colors is `nigiri a` or `nigiri b`")]
pub struct ParseNigiriError;

impl Reason for ParseNigiriError {
    fn reason(&self) -> &'static str {
        "bad_action"
    }
}

impl FromStr for Nigiri {
    type Err = ParseNigiriError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.to_ascii_lowercase().as_str() {
            "nigiri a" => Ok(Nigiri(Seat::A)),
            "nigiri b" => Ok(Nigiri(Seat::B)),
            _ => Err(ParseNigiriError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back_in_either_case() {
        let mut actions = Action::WORDS.to_vec();
        let (low, high) = (Point::new(0, 0), Point::new(24, 98));
        actions.extend([low, high].map(Action::Place));
        for points in [&[][..], &[high], &[high, low]] {
            actions.push(Action::Dead(DeadStones::new(points.iter().copied())));
        }
        for action in actions {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action.clone()));
            assert_eq!(text.to_uppercase().parse(), Ok(action));
        }
        for seat in Seat::BOTH {
            assert_eq!(Nigiri(seat).to_string().parse(), Ok(Nigiri(seat)));
        }
    }

    #[test]
    fn dead_stones_are_sorted_by_column() {
        let action: Action = "dead b1 a3 a1 a3".parse().expect("points");
        assert_eq!(action.to_string(), "dead a1 a3 b1");
    }

    #[test]
    fn refusals_say_what_is_wrong() {
        for (text, error) in [
            ("", ParseActionError::Unknown),
            ("resign", ParseActionError::Unknown),
            ("i5", ParseActionError::Unknown),
            ("d 4", ParseActionError::Unknown),
            ("pass ", ParseActionError::Unknown),
            ("deadd4", ParseActionError::Unknown),
            ("dead ", ParseActionError::Point(ParsePointError)),
            ("dead d4  e5", ParseActionError::Point(ParsePointError)),
            ("dead d4 ", ParseActionError::Point(ParsePointError)),
            ("dead i4", ParseActionError::Point(ParsePointError)),
        ] {
            assert_eq!(text.parse::<Action>(), Err(error), "{text}");
        }
        assert!("nigiri c".parse::<Nigiri>().is_err());
    }
}
