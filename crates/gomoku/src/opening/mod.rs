//! The openings as one machine: a preset is a list of lines, walked from the first to the end.
//!
//! A line says who acts and what is asked. After an answer the walk goes on at the next line, or
//! jumps where the line says so. When it runs past the end, normal play begins.

pub mod names;
pub(crate) mod presets;
pub mod symmetry;

use crate::action::Action;
use crate::point::{Color, Point};
use crate::rules::{Rules, Second};
use std::fmt;
use yonban_rules::Seat;

/// A part of the board: the squares of the opening rules are centered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Area {
    /// Any point.
    Anywhere,
    /// The central square of so many lines a side. On a board with an even number of lines the
    /// square of one line is the four central points.
    Central(u8),
    /// Any point but those of the central square of so many lines a side.
    Outside(u8),
}

impl Area {
    /// Whether the point of a board of `size` lines lies in the area.
    #[must_use]
    pub fn contains(self, point: Point, size: u8) -> bool {
        let inside = |width: u8, point: Point| {
            // Twice the distance from the center, so that even boards have one too.
            let far = |at: u8| (2 * at).abs_diff(size - 1);
            far(point.file()) <= width && far(point.rank()) <= width
        };
        match self {
            Area::Anywhere => true,
            Area::Central(width) => inside(width, point),
            Area::Outside(width) => !inside(width, point),
        }
    }

    /// The lower left and upper right corner of the central square that the area names, if any.
    #[must_use]
    pub fn square(self, size: u8) -> Option<(Point, Point)> {
        let (Area::Central(width) | Area::Outside(width)) = self else {
            return None;
        };
        let first = (size - width.min(size)) / 2;
        let last = size - 1 - first;
        Some((Point::new(first, first), Point::new(last, last)))
    }
}

/// Prints `anywhere`, `in the central 5x5`, `outside the central 5x5`, `on the center`.
impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Area::Anywhere => f.write_str("anywhere"),
            Area::Central(1) => f.write_str("on the center"),
            Area::Central(width) => write!(f, "in the central {width}x{width}"),
            Area::Outside(width) => write!(f, "outside the central {width}x{width}"),
        }
    }
}

/// What is asked of the seat that acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// An opening stone.
    Place {
        /// Its color.
        color: Color,
        /// Where it may go.
        area: Area,
    },
    /// Exchange colors or not.
    SwapOrKeep,
    /// Say how many fifth moves will be offered.
    Declare {
        /// The largest number allowed; the smallest is 1.
        max: u8,
    },
    /// A further fifth move to choose from.
    Offer {
        /// How many there will be.
        needed: u8,
        /// How many stand.
        offered: u8,
    },
    /// Choose one of the offered fifth moves.
    Pick {
        /// How many there are.
        offered: u8,
    },
    /// Take a color.
    Choose {
        /// Whether adding two stones instead is open.
        more: bool,
    },
    /// Place the fifth stone, or begin to offer several.
    PlaceOrOffer {
        /// Where the stone may go; an offer may go anywhere.
        area: Area,
        /// How many offers there will be.
        needed: u8,
    },
    /// A move of normal play.
    Play,
    /// Nothing: the game is over.
    Over,
}

/// Who acts on a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// This seat.
    Seat(Seat),
    /// The seat that holds this color.
    Holds(Color),
    /// The seat that did not act on the line before: after a stone, the one that did not place it.
    Other,
    /// The seat that acted on the line before.
    Same,
}

/// What a line asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// A stone of a color.
    Stone(Color, Where),
    /// `swap` (the branch) or `keep`.
    Swap,
    /// A number up to the rules' `fifths`.
    Number,
    /// So many fifth moves, one action each.
    Offers(Count),
    /// One of the offers.
    Pick,
    /// `black` or `white`.
    Choice,
    /// `black`, `white` or `more` (the branch).
    ChoiceOrMore,
    /// A black stone, or the first offer (the branch; the offers that follow are the branch's line).
    StoneOrOffer(Area),
}

/// Where a stone may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    /// In a fixed area.
    In(Area),
    /// As the rules' `second` says.
    Second,
}

/// How many offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Count {
    /// A fixed number.
    Fixed(u8),
    /// The declared number.
    Declared,
    /// The rules' `fifths`.
    Fifths,
}

/// One line of an opening.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) who: Who,
    pub(crate) ask: Ask,
    /// How many lines further the walk goes.
    pub(crate) next: u8,
    /// How many lines further it goes when the answer takes the branch.
    pub(crate) branch: u8,
}

impl Line {
    pub(crate) const fn new(who: Who, ask: Ask) -> Line {
        Line {
            who,
            ask,
            next: 1,
            branch: 1,
        }
    }

    /// Goes on `next` lines further.
    pub(crate) const fn then(self, next: u8) -> Line {
        Line { next, ..self }
    }

    /// Goes on `branch` lines further when the answer takes the branch.
    pub(crate) const fn or(self, branch: u8) -> Line {
        Line { branch, ..self }
    }
}

/// An opening under way.
#[derive(Clone, Debug)]
pub(crate) struct Progress {
    line: usize,
    actor: Seat,
    declared: u8,
    offered: Vec<Point>,
    /// All actions so far: the position text of an opening. Not compared: the future does not
    /// depend on the order in which it was reached.
    log: Vec<Action>,
}

/// What the machine tells the game to do after an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    /// The opening goes on.
    On,
    /// Normal play begins.
    Play,
}

impl Progress {
    /// The first line, or `None` where there is no opening.
    pub(crate) fn start(rules: &Rules) -> Option<Progress> {
        let first = rules.opening().first()?;
        let mut progress = Progress {
            line: 0,
            actor: Seat::A,
            declared: 0,
            offered: Vec::new(),
            log: Vec::new(),
        };
        progress.actor = progress.resolve(first.who, Seat::A);
        Some(progress)
    }

    pub(crate) const fn actor(&self) -> Seat {
        self.actor
    }

    pub(crate) fn offered(&self) -> &[Point] {
        &self.offered
    }

    pub(crate) fn log(&self) -> &[Action] {
        &self.log
    }

    fn ask(&self, rules: &Rules) -> Ask {
        rules.opening()[self.line].ask
    }

    fn needed(&self, count: Count, rules: &Rules) -> u8 {
        match count {
            Count::Fixed(number) => number,
            Count::Declared => self.declared,
            Count::Fifths => rules.fifths(),
        }
    }

    /// What is asked now.
    pub(crate) fn step(&self, rules: &Rules) -> Step {
        let offered = self.offered.len() as u8;
        match self.ask(rules) {
            Ask::Stone(color, place) => {
                let area = match (place, rules.second()) {
                    (Where::In(area), _) => area,
                    (Where::Second, Second::Any) => Area::Anywhere,
                    (Where::Second, Second::Adjacent) => Area::Central(3),
                };
                Step::Place { color, area }
            }
            Ask::Swap => Step::SwapOrKeep,
            Ask::Number => Step::Declare {
                max: rules.fifths(),
            },
            Ask::Offers(count) => Step::Offer {
                needed: self.needed(count, rules),
                offered,
            },
            Ask::Pick => Step::Pick { offered },
            Ask::Choice => Step::Choose { more: false },
            Ask::ChoiceOrMore => Step::Choose { more: true },
            Ask::StoneOrOffer(area) => Step::PlaceOrOffer {
                area,
                needed: rules.fifths(),
            },
        }
    }

    fn resolve(&self, who: Who, black: Seat) -> Seat {
        match who {
            Who::Seat(seat) => seat,
            Who::Holds(Color::Black) => black,
            Who::Holds(Color::White) => black.other(),
            Who::Other => self.actor.other(),
            Who::Same => self.actor,
        }
    }

    /// Takes a legal answer. `black` is the seat that holds Black, exchanged here if the answer
    /// says so. The stone, if the answer is one, is the game's to place.
    pub(crate) fn answer(&mut self, action: Action, rules: &Rules, black: &mut Seat) -> Then {
        self.log.push(action);
        let line = rules.opening()[self.line];
        let mut takes_branch = false;
        match action {
            Action::Swap => {
                *black = black.other();
                takes_branch = true;
            }
            Action::Declare(number) => self.declared = number,
            Action::Offer(point) => {
                self.offered.push(point);
                takes_branch = matches!(line.ask, Ask::StoneOrOffer(_));
                if let Ask::Offers(count) = line.ask
                    && self.offered.len() < usize::from(self.needed(count, rules))
                {
                    return Then::On;
                }
            }
            Action::Black => *black = self.actor,
            Action::White => *black = self.actor.other(),
            Action::More => takes_branch = true,
            Action::Pick(_) => self.offered.clear(),
            Action::Place(_) | Action::Keep | Action::Pass | Action::Claim => {}
        }
        self.line += usize::from(if takes_branch { line.branch } else { line.next });
        // The branch of a stone-or-offer step may find all its offers made.
        if let Some(Line {
            ask: Ask::Offers(count),
            next,
            ..
        }) = rules.opening().get(self.line)
            && self.offered.len() >= usize::from(self.needed(*count, rules))
        {
            self.line += usize::from(*next);
        }
        match rules.opening().get(self.line) {
            Some(line) => {
                self.actor = self.resolve(line.who, *black);
                Then::On
            }
            None => Then::Play,
        }
    }
}

/// The same future: the same line, actor and number, and the same offers in any order.
impl PartialEq for Progress {
    fn eq(&self, other: &Self) -> bool {
        let sorted = |points: &[Point]| {
            let mut points = points.to_vec();
            points.sort_unstable();
            points
        };
        self.line == other.line
            && self.actor == other.actor
            && self.declared == other.declared
            && self.offered.len() == other.offered.len()
            && sorted(&self.offered) == sorted(&other.offered)
    }
}

impl Eq for Progress {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_centered() {
        for (size, width, count) in [
            (15, 1, 1),
            (15, 3, 9),
            (15, 5, 25),
            (15, 9, 81),
            (19, 5, 25),
            (20, 1, 4),
            (13, 7, 49),
        ] {
            let board = crate::Board::new(size);
            let area = Area::Central(width);
            let inside: Vec<Point> = board.points().filter(|&p| area.contains(p, size)).collect();
            assert_eq!(inside.len(), count, "{size} {width}");
            let (low, high) = area.square(size).unwrap();
            assert_eq!(
                (inside[0], inside[count - 1]),
                (low, high),
                "{size} {width}"
            );
            let outside = board
                .points()
                .filter(|&p| Area::Outside(width).contains(p, size));
            assert_eq!(
                outside.count(),
                usize::from(size) * usize::from(size) - count
            );
        }
        assert_eq!(Area::Anywhere.square(15), None);
    }
}
