//! The bare board: no dice, no cube, no score.

use crate::checkers::{BAR_BIT, Checkers, POINTS, opposite};
use crate::kind::Kind;
use crate::play::Play;
use crate::point::{Origin, Point};
use crate::rules::Variant;
use std::fmt;

/// Where the checkers stand, seen by the player on roll. Both sides are numbered by their own players.
///
/// ```
/// use yonban_backgammon::{Board, Dice, Variant};
///
/// let board = Board::start(Variant::Standard);
/// assert_eq!(board.own().to_string(), "24:2 13:5 8:3 6:5");
/// let dice = Dice::new(3, 1).expect("two dice");
/// let plays = board.plays(dice);
/// assert_eq!(plays.len(), 16);
/// let best = plays.iter().find(|play| play.to_string() == "8/5 6/5").expect("it is legal");
/// let next = board.after(best).turned();
/// assert_eq!(next.other().to_string(), "24:2 13:5 8:2 6:4 5:2");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    own: Checkers,
    other: Checkers,
}

/// Why two sides cannot stand as they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardError {
    /// A side has more checkers than the variant gives it.
    #[error("a side has more than {0} checkers")]
    TooManyCheckers(u8),
    /// Both stand on one point.
    #[error("both sides stand on point {0}")]
    BothOnPoint(Point),
    /// Both have a checker on the bar against a closed board: nobody could ever move, and no game
    /// leads there.
    #[error("both sides are on the bar against closed boards")]
    Deadlock,
}

impl Board {
    /// The position in which a variant begins. Both sides stand alike.
    #[must_use]
    pub fn start(variant: Variant) -> Board {
        let mut side = Checkers::default();
        for &(point, count) in variant.start() {
            for _ in 0..count {
                side.add(1 << point);
            }
        }
        Board {
            own: side,
            other: side,
        }
    }

    /// A position with the checkers of the player on roll and of the opponent, each by his own
    /// numbering. One in which a side has nothing left is a finished game.
    ///
    /// # Errors
    ///
    /// The variant has no such position.
    pub fn new(own: Checkers, other: Checkers, variant: Variant) -> Result<Board, BoardError> {
        let most = variant.checkers();
        if own.total() > most || other.total() > most {
            return Err(BoardError::TooManyCheckers(most));
        }
        let both = own.any() & opposite(other.any());
        if let Some(point) = Point::new(both.trailing_zeros() as u8) {
            return Err(BoardError::BothOnPoint(point));
        }
        let closed = |side: &Checkers| side.many() & 0x7E == 0x7E;
        if [own, other]
            .iter()
            .all(|side| side.on_bar() > 0 && closed(side))
        {
            return Err(BoardError::Deadlock);
        }
        Ok(Board { own, other })
    }

    /// The checkers of the player on roll.
    #[must_use]
    pub const fn own(&self) -> &Checkers {
        &self.own
    }

    /// The checkers of the opponent, by the opponent's numbering.
    #[must_use]
    pub const fn other(&self) -> &Checkers {
        &self.other
    }

    /// The same position with the other player on roll.
    #[must_use]
    pub const fn turned(self) -> Board {
        Board {
            own: self.other,
            other: self.own,
        }
    }

    /// Whether a side has nothing left in play.
    #[must_use]
    pub const fn is_finished(&self) -> bool {
        self.own.is_empty() || self.other.is_empty()
    }

    /// Whether no checker can meet an enemy any more.
    #[must_use]
    pub const fn is_race(&self) -> bool {
        // The enemy's places in the own numbering; its bar is point 0, behind everything.
        let enemy = opposite(self.other.any()) | (self.other.any() >> 25 & 1);
        let (own, first_enemy) = (self.own.any(), enemy.trailing_zeros());
        enemy == 0 || own >> first_enemy == 0
    }

    /// What the opponent has lost by when the last own checker has just been borne off.
    #[must_use]
    pub const fn won_kind(&self, variant: Variant) -> Kind {
        // The loser's points 19 to 24 are the winner's home board.
        const WINNERS_HOME: u32 = 0x01F8_0000;
        if self.other.total() < variant.checkers() {
            Kind::Single
        } else if self.other.any() & (WINNERS_HOME | BAR_BIT) == 0 {
            Kind::Gammon
        } else {
            Kind::Backgammon
        }
    }

    /// The position after a play that this one allows, with the same player's view.
    #[must_use]
    pub fn after(&self, play: &Play) -> Board {
        let mut next = *self;
        for step in play.steps() {
            next.step(step.origin(), step.target());
        }
        next
    }

    /// Moves one checker from an index to a lower one, and sends a blot there to its bar. Says whether
    /// it hit.
    pub(crate) const fn step(&mut self, from: u8, to: u8) -> bool {
        self.own.remove(1 << from);
        if to == 0 {
            return false;
        }
        self.own.add(1 << to);
        let hit = 1 << (25 - to);
        if self.other.any() & hit == 0 {
            return false;
        }
        self.other.remove(hit);
        self.other.add(BAR_BIT);
        true
    }

    /// The points, in the own numbering, that fewer than two enemies hold.
    pub(crate) const fn open(&self) -> u32 {
        POINTS & !opposite(self.other.many())
    }

    /// The points, in the own numbering, on which one enemy stands alone.
    pub(crate) const fn blots(&self) -> u32 {
        opposite(self.other.any() & !self.other.many())
    }

    /// The own points with one checker that an enemy can still come to, from the farthest.
    #[must_use]
    pub fn exposed(&self) -> Vec<Point> {
        let behind = |point: Point| {
            let mut enemies = self.other.places();
            enemies.any(|(place, _)| place.pips() > point.opposite().number())
        };
        let alone = self.own.places().filter(|(_, count)| *count == 1);
        alone
            .filter_map(|(place, _)| match place {
                Origin::Point(point) if behind(point) => Some(point),
                Origin::Point(_) | Origin::Bar => None,
            })
            .collect()
    }

    /// How many enemies stand on a point of the own numbering.
    #[must_use]
    pub const fn enemies(&self, point: Point) -> u8 {
        self.other.on(Origin::Point(point.opposite()))
    }
}

/// Prints both sides, `24:2 13:5 8:3 6:5 v 24:2 13:5 8:3 6:5`.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} v {}", self.own, self.other)
    }
}
