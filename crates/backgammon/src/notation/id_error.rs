//! Why a text is no XGID or OGID.

use crate::board::BoardError;
use crate::point::Point;
use yonban_rules::Reason;

/// Why a text is no XGID or OGID.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum IdError {
    /// It has more or fewer fields between colons.
    #[error("the ID has another number of fields")]
    FieldCount,
    /// The board of an XGID is not 26 characters long.
    #[error("the board of an XGID has 26 characters")]
    BoardLength,
    /// A character of the board means nothing.
    #[error("`{0}` stands for no checkers")]
    BoardCharacter(char),
    /// A side stands on the bar of the other one.
    #[error("a side stands on the other side's bar")]
    BarSide,
    /// A side has more checkers than the variant gives it.
    #[error("a side has more than {0} checkers")]
    TooManyCheckers(u8),
    /// Both sides stand on one point.
    #[error("both sides stand on point {0}")]
    BothOnPoint(Point),
    /// Both are on the bar against closed boards.
    #[error("both sides are on the bar against closed boards")]
    Deadlock,
    /// The cube is no power of two up to 32,768, or its offer means nothing.
    #[error("the cube cannot stand so")]
    BadCube,
    /// The owner of the cube is neither a side nor nobody.
    #[error("the cube has no such owner")]
    BadOwner,
    /// It is no side's turn.
    #[error("the ID says of no side that it is its turn")]
    BadTurn,
    /// The dice are none.
    #[error("the dice cannot lie so")]
    BadDice,
    /// A score is no number from 0 to 32,767.
    #[error("a score is a number from 0 to 32767")]
    BadScore,
    /// The length is no number from 0 to 32,767.
    #[error("a match is to a number of points from 1 to 32767, money has 0")]
    BadMatchLength,
    /// A side has already won the match.
    #[error("a side has as many points as win the match")]
    ScoreBeyondLength,
    /// A flag that the kind of play does not know.
    #[error("the flags of the ID mean nothing here")]
    BadFlag,
    /// A Crawford game without a side one point away.
    #[error("no side is one point away, as in a Crawford game one is")]
    BadCrawford,
    /// The largest cube is no power of two up to 32,768.
    #[error("the largest cube is 2 to the power of 0 to 15")]
    BadMaxCube,
}

impl Reason for IdError {
    fn reason(&self) -> &'static str {
        match self {
            IdError::FieldCount => "field_count",
            IdError::BoardLength => "board_length",
            IdError::BoardCharacter(_) => "board_character",
            IdError::BarSide => "bar_side",
            IdError::TooManyCheckers(_) => "too_many_checkers",
            IdError::BothOnPoint(_) => "both_on_point",
            IdError::Deadlock => "deadlock",
            IdError::BadCube => "bad_cube",
            IdError::BadOwner => "bad_owner",
            IdError::BadTurn => "bad_turn",
            IdError::BadDice => "bad_dice",
            IdError::BadScore => "bad_score",
            IdError::BadMatchLength => "bad_match_length",
            IdError::ScoreBeyondLength => "score_beyond_length",
            IdError::BadFlag => "bad_flag",
            IdError::BadCrawford => "bad_crawford",
            IdError::BadMaxCube => "bad_maxcube",
        }
    }
}

impl From<BoardError> for IdError {
    fn from(error: BoardError) -> Self {
        match error {
            BoardError::TooManyCheckers(most) => IdError::TooManyCheckers(most),
            BoardError::BothOnPoint(point) => IdError::BothOnPoint(point),
            BoardError::Deadlock => IdError::Deadlock,
        }
    }
}
