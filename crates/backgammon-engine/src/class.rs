//! What kind of a position it is: which net judges it.

use crate::inputs::Side;
use yonban_backgammon::Board;

/// Kinds of positions that are judged by different means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// A side has nothing left in play: the game is finished.
    Over,
    /// No checker can meet an enemy any more.
    Race,
    /// Contact, and a side has at most [`Class::CRASHED`] useful checkers.
    Crashed,
    /// Every other position.
    Contact,
}

impl Class {
    /// How many useful checkers a crashed side has at most. Of those in play on the points 1 and 2 only
    /// the first of each is useful: the rest cannot take part in a fight any more.
    pub const CRASHED: u8 = 6;

    /// The classes that have a net of their own, in the order of the weights file.
    pub const WITH_NET: [Class; 3] = [Class::Contact, Class::Crashed, Class::Race];

    /// The class of a position; it is the same for both players.
    #[must_use]
    pub fn of(board: &Board) -> Class {
        if board.is_finished() {
            return Class::Over;
        }
        Class::of_sides(&Side::of(board.own()), &Side::of(board.other()))
    }

    /// The same of an unfinished game of which the sides are known.
    pub(crate) const fn of_sides(own: &Side, other: &Side) -> Class {
        if own.rear() + other.rear() < 25 {
            // The own rear checker is nearer than the enemy's; the bars are 25 and thus behind all.
            Class::Race
        } else if own.useful() <= Class::CRASHED || other.useful() <= Class::CRASHED {
            Class::Crashed
        } else {
            Class::Contact
        }
    }
}
