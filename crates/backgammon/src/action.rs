//! What a seat does, and its text.

use crate::kind::Kind;
use crate::play::Play;
use std::fmt;
use std::str::FromStr;
use yonban_rules::Reason;

/// One act of a seat. The text is lower case and needs no position to be read.
///
/// ```
/// use yonban_backgammon::{Action, Kind};
///
/// assert_eq!("resign gammon".parse(), Ok(Action::Resign(Kind::Gammon)));
/// let play: Action = "bar/20 24/18*".parse()?;
/// assert_eq!(play.to_string(), "bar/20 24/18*");
/// # Ok::<(), yonban_backgammon::ParseActionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Move the checkers of a throw, all of them at once.
    Play(Play),
    /// Ask for the dice.
    Roll,
    /// Offer to double the cube.
    Double,
    /// Accept a double, or the last redouble.
    Take,
    /// Refuse it and lose the game.
    Drop,
    /// Redouble at once and keep the cube, instead of taking.
    Beaver,
    /// Redouble a beaver.
    Raccoon,
    /// Offer to lose the game as a single, a gammon or a backgammon.
    Resign(Kind),
    /// Accept such an offer.
    Accept,
    /// Refuse it.
    Reject,
}

impl Action {
    /// The actions that are no play.
    pub const WORDS: [Action; 11] = [
        Action::Roll,
        Action::Double,
        Action::Take,
        Action::Drop,
        Action::Beaver,
        Action::Raccoon,
        Action::Resign(Kind::Single),
        Action::Resign(Kind::Gammon),
        Action::Resign(Kind::Backgammon),
        Action::Accept,
        Action::Reject,
    ];
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(play) => play.fmt(f),
            Action::Roll => f.write_str("roll"),
            Action::Double => f.write_str("double"),
            Action::Take => f.write_str("take"),
            Action::Drop => f.write_str("drop"),
            Action::Beaver => f.write_str("beaver"),
            Action::Raccoon => f.write_str("raccoon"),
            Action::Resign(kind) => write!(f, "resign {kind}"),
            Action::Accept => f.write_str("accept"),
            Action::Reject => f.write_str("reject"),
        }
    }
}

/// A text that is neither an action nor a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "an act is `roll`, `double`, `take`, `drop`, `beaver`, `raccoon`, `resign KIND`, `accept`, \
     `reject`, `nomove` or a play such as `24/18* 6/5`, its steps by descending origin; the dice \
     are `dice 3 1` or `cocked`"
)]
pub struct ParseActionError;

impl Reason for ParseActionError {
    fn reason(&self) -> &'static str {
        "bad_action"
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "roll" => Ok(Action::Roll),
            "double" => Ok(Action::Double),
            "take" => Ok(Action::Take),
            "drop" => Ok(Action::Drop),
            "beaver" => Ok(Action::Beaver),
            "raccoon" => Ok(Action::Raccoon),
            "accept" => Ok(Action::Accept),
            "reject" => Ok(Action::Reject),
            _ => match text.strip_prefix("resign ") {
                Some(kind) => Kind::from_name(kind).map(Action::Resign),
                None => text.parse().ok().map(Action::Play),
            }
            .ok_or(ParseActionError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back() {
        for action in Action::WORDS {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!("nomove".parse(), Ok(Action::Play(Play::NO_MOVE)));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "Roll",
            "roll ",
            "resign",
            "resign ",
            "resign match",
            "pass",
            "redouble",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseActionError), "{text}");
        }
    }
}
