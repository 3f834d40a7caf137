//! Points, and where checkers come from and go to.

use std::fmt;

/// The index of the bar where points have theirs.
pub(crate) const BAR: u8 = 25;
/// The index of checkers that have been borne off.
pub(crate) const OFF: u8 = 0;

/// One of the 24 points, numbered by the player who moves: 24 is the farthest, 1 (the ace point) the
/// nearest to being borne off. The opponent calls it `25 - n`.
///
/// ```
/// use yonban_backgammon::Point;
///
/// let bar_point = Point::new(7).expect("a point");
/// assert!(!bar_point.is_home());
/// assert_eq!(bar_point.opposite().number(), 18);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// The point of a number from 1 to 24.
    #[must_use]
    pub const fn new(number: u8) -> Option<Point> {
        match number {
            1..=24 => Some(Point(number)),
            _ => None,
        }
    }

    /// The number, 1 to 24.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether it is in the home board of the player who numbers it: 1 to 6.
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 <= 6
    }

    /// The same point in the opponent's numbering.
    #[must_use]
    pub const fn opposite(self) -> Point {
        Point(25 - self.0)
    }
}

/// Prints the number.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Where a step begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// On a point.
    Point(Point),
    /// On the bar: the checker enters.
    Bar,
}

impl Origin {
    /// The point's number, 25 for the bar: what the pip count adds for a checker here.
    #[must_use]
    pub const fn pips(self) -> u8 {
        match self {
            Origin::Point(point) => point.number(),
            Origin::Bar => BAR,
        }
    }

    /// Of an index from 1 to 25; the generator makes no others.
    pub(crate) const fn of(index: u8) -> Origin {
        match Point::new(index) {
            Some(point) => Origin::Point(point),
            None => Origin::Bar,
        }
    }
}

/// Prints the number, or `bar`.
impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Point(point) => point.fmt(f),
            Origin::Bar => f.write_str("bar"),
        }
    }
}

/// Where a step ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Destination {
    /// The checker is borne off.
    Off,
    /// On a point.
    Point(Point),
}

impl Destination {
    /// Of an index from 0 to 24; the generator makes no others.
    pub(crate) const fn of(index: u8) -> Destination {
        match Point::new(index) {
            Some(point) => Destination::Point(point),
            None => Destination::Off,
        }
    }
}

/// Prints the number, or `off`.
impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Destination::Point(point) => point.fmt(f),
            Destination::Off => f.write_str("off"),
        }
    }
}
