//! What kind of a position it is: which net judges it.

use crate::inputs::{Contact, Race, Side, Sparse};
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
    /// Contact, neither side crashed, and an enemy behind five points in a row: whether and when the row has
    /// to be broken decides, many throws ahead.
    Prime,
    /// Contact, none of the two above, and a side has at least [`Class::BACK`] checkers in the enemy's home
    /// board or on the bar: a back game, or a game of one point there.
    Back,
    /// Every other position.
    Contact,
}

impl Class {
    /// How many useful checkers a crashed side has at most. Of those in play on the points 1 and 2 only
    /// the first of each is useful: the rest cannot take part in a fight any more.
    pub const CRASHED: u8 = 9;

    /// How many checkers a side that plays from behind has there at least.
    pub const BACK: u8 = 5;

    /// The classes that have a net of their own, in the order of the weights file.
    pub const WITH_NET: [Class; 5] = [
        Class::Contact,
        Class::Prime,
        Class::Back,
        Class::Crashed,
        Class::Race,
    ];

    /// Those of them in which the sides can still meet.
    pub const WITH_CONTACT: [Class; 4] =
        [Class::Contact, Class::Prime, Class::Back, Class::Crashed];

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
        } else if own.holds(other) || other.holds(own) {
            Class::Prime
        } else if own.behind() >= Class::BACK || other.behind() >= Class::BACK {
            Class::Back
        } else {
            Class::Contact
        }
    }

    /// The place of its net in [`WITH_NET`](Class::WITH_NET). What is over is asked of nobody.
    pub(crate) const fn net(self) -> usize {
        match self {
            Class::Contact => 0,
            Class::Prime => 1,
            Class::Back => 2,
            Class::Crashed => 3,
            Class::Race | Class::Over => 4,
        }
    }

    /// How many inputs its net has.
    pub(crate) const fn inputs(self) -> usize {
        match self {
            Class::Race | Class::Over => Race::COUNT,
            Class::Contact | Class::Prime | Class::Back | Class::Crashed => Contact::COUNT,
        }
    }

    /// Describes a position of this class for its net.
    #[inline(always)]
    pub(crate) fn write(self, own: &Side, other: &Side, inputs: &mut Sparse) {
        match self {
            Class::Race | Class::Over => Race::write(own, other, inputs),
            Class::Contact | Class::Prime | Class::Back | Class::Crashed => {
                Contact::write(own, other, inputs)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_backgammon::{Checkers, Variant};

    /// A board of checkers on points, 25 being the bar.
    fn board(sides: [&[(usize, u8)]; 2]) -> Board {
        let [own, other] = sides.map(|places| {
            let mut counts = [0; 25];
            places.iter().for_each(|(place, n)| counts[place - 1] = *n);
            Checkers::from_counts(&counts).expect("a side")
        });
        Board::new(own, other, Variant::Standard).expect("a board")
    }

    #[test]
    fn every_class_is_the_same_for_both() {
        let home = [(6, 5), (5, 5), (4, 5)];
        let around = [(24, 2), (13, 5), (8, 3), (6, 5)];
        let row = [(3, 2), (4, 2), (5, 2), (6, 2), (7, 2), (13, 5)];
        let cases = [
            (board([&home, &home]), Class::Race),
            (Board::start(Variant::Standard), Class::Contact),
            // The enemy's two on its point 24, our point 1, are behind our points 3 to 7; on point 22, our
            // 3, they would stand in the row.
            (board([&row, &around]), Class::Prime),
            (
                board([&row, &[(25, 1), (13, 6), (8, 3), (6, 5)]]),
                Class::Prime,
            ),
            (
                board([&row, &[(16, 2), (13, 5), (8, 3), (6, 5)]]),
                Class::Contact,
            ),
            // Four in a row hold nobody.
            (
                board([&[(3, 2), (4, 2), (5, 2), (6, 2), (9, 2), (13, 5)], &around]),
                Class::Contact,
            ),
            (
                board([
                    &[(24, 3), (22, 2), (13, 5), (6, 5)],
                    &[(13, 6), (8, 4), (6, 5)],
                ]),
                Class::Back,
            ),
            (
                board([
                    &[(24, 2), (22, 2), (13, 6), (6, 5)],
                    &[(13, 6), (8, 4), (6, 5)],
                ]),
                Class::Contact,
            ),
            (board([&[(20, 1), (2, 8), (5, 6)], &around]), Class::Crashed),
        ];
        for (board, class) in cases {
            assert_eq!(Class::of(&board), class, "{board}");
            assert_eq!(Class::of(&board.turned()), class, "{board} turned");
        }
    }
}
