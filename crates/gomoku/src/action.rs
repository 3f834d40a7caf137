//! What a seat does, and its text.

use crate::point::{ParsePointError, Point};
use std::fmt;
use std::str::FromStr;
use yonban_rules::Reason;

/// One decision of a seat. The text is lower case and needs no position to be read; reading ignores
/// case.
///
/// ```
/// use yonban_gomoku::{Action, Point};
///
/// assert_eq!("offer g7".parse(), Ok(Action::Offer(Point::new(6, 6))));
/// assert_eq!(Action::Declare(3).to_string(), "declare 3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Place a stone of the color that is due.
    Place(Point),
    /// Pass (RIF rules 12.9).
    Pass,
    /// Exchange colors.
    Swap,
    /// Do not exchange colors.
    Keep,
    /// Say how many fifth moves will be offered.
    Declare(u8),
    /// Offer one fifth move (Black).
    Offer(Point),
    /// Choose one of the offered fifth moves (White); it becomes a stone.
    Pick(Point),
    /// Take Black.
    Black,
    /// Take White.
    White,
    /// Add a white and a black stone and let the other seat choose (swap2).
    More,
    /// Claim that Black has made a forbidden move (RIF rules 9.8).
    Claim,
}

impl Action {
    /// The actions that are a single word.
    pub const WORDS: [Action; 7] = [
        Action::Pass,
        Action::Swap,
        Action::Keep,
        Action::Black,
        Action::White,
        Action::More,
        Action::Claim,
    ];

    /// The point that the action names, if it names one.
    #[must_use]
    pub const fn point(self) -> Option<Point> {
        match self {
            Action::Place(point) | Action::Offer(point) | Action::Pick(point) => Some(point),
            Action::Pass
            | Action::Swap
            | Action::Keep
            | Action::Declare(_)
            | Action::Black
            | Action::White
            | Action::More
            | Action::Claim => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(point) => write!(f, "{point}"),
            Action::Pass => f.write_str("pass"),
            Action::Swap => f.write_str("swap"),
            Action::Keep => f.write_str("keep"),
            Action::Declare(number) => write!(f, "declare {number}"),
            Action::Offer(point) => write!(f, "offer {point}"),
            Action::Pick(point) => write!(f, "pick {point}"),
            Action::Black => f.write_str("black"),
            Action::White => f.write_str("white"),
            Action::More => f.write_str("more"),
            Action::Claim => f.write_str("claim"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseActionError {
    /// The point cannot be read.
    #[error(transparent)]
    Point(#[from] ParsePointError),
    /// The number after `declare` is not one of 0 to 255.
    #[error("`declare` is followed by a number, such as `declare 3`")]
    Number,
    /// Nothing that can be done here is called that.
    #[error(
        "an action is a point such as `h8`, or `pass`, `swap`, `keep`, `declare N`, `offer POINT`, \
         `pick POINT`, `black`, `white`, `more`, `claim`"
    )]
    Unknown,
}

impl Reason for ParseActionError {
    fn reason(&self) -> &'static str {
        "syntax"
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let lower = text.to_ascii_lowercase();
        if let Some((word, rest)) = lower.split_once(' ') {
            return match word {
                "offer" => Ok(Action::Offer(rest.parse()?)),
                "pick" => Ok(Action::Pick(rest.parse()?)),
                "declare" => {
                    let number: u8 = rest.parse().map_err(|_| ParseActionError::Number)?;
                    // `declare 03` and `declare +3` are no canonical texts.
                    (number.to_string() == rest)
                        .then_some(Action::Declare(number))
                        .ok_or(ParseActionError::Number)
                }
                _ => Err(ParseActionError::Unknown),
            };
        }
        match lower.as_str() {
            "pass" => Ok(Action::Pass),
            "swap" => Ok(Action::Swap),
            "keep" => Ok(Action::Keep),
            "black" => Ok(Action::Black),
            "white" => Ok(Action::White),
            "more" => Ok(Action::More),
            "claim" => Ok(Action::Claim),
            _ => lower
                .parse()
                .map(Action::Place)
                .map_err(|_| ParseActionError::Unknown),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back_in_either_case() {
        let mut actions = Action::WORDS.to_vec();
        actions.extend((0..=255).map(Action::Declare));
        for point in [Point::new(0, 0), Point::new(7, 7), Point::new(25, 98)] {
            actions.extend([
                Action::Place(point),
                Action::Offer(point),
                Action::Pick(point),
            ]);
        }
        for action in actions {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action));
            assert_eq!(text.to_uppercase().parse(), Ok(action));
        }
    }

    #[test]
    fn refusals_say_what_is_wrong() {
        for (text, error) in [
            ("", ParseActionError::Unknown),
            ("resign", ParseActionError::Unknown),
            ("h 8", ParseActionError::Unknown),
            ("pass ", ParseActionError::Unknown),
            ("offer", ParseActionError::Unknown),
            ("declare", ParseActionError::Unknown),
            ("declare 03", ParseActionError::Number),
            ("declare +3", ParseActionError::Number),
            ("declare 256", ParseActionError::Number),
            ("offer 7", ParseActionError::Point(ParsePointError)),
            ("offer  g7", ParseActionError::Point(ParsePointError)),
            ("pick g7 ", ParseActionError::Point(ParsePointError)),
        ] {
            assert_eq!(text.parse::<Action>(), Err(error), "{text}");
        }
    }
}
