//! Rows that win.

use crate::board::{Board, Direction};
use crate::point::{Color, Point};
use crate::rules::Rules;

/// Which rows win for a color.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Five {
    /// Five or more.
    OrMore,
    /// Exactly five.
    Exact,
    /// Exactly five, unless enemy stones close it at both ends; the edge of the board does not
    /// close.
    Unclosed,
    /// As `Unclosed`, and six or more always.
    UnclosedOrMore,
}

impl Five {
    /// Whether a stone of `color` on the point makes a winning row along `direction`. The point may
    /// be empty or hold that stone already.
    #[inline]
    #[must_use]
    pub fn wins_along(
        self,
        board: &Board,
        color: Color,
        point: Point,
        direction: Direction,
    ) -> bool {
        let (back, ahead) = board.arms(color, point, direction);
        let length = back + ahead + 1;
        match self {
            Five::OrMore => length >= 5,
            Five::Exact => length == 5,
            Five::Unclosed => length == 5 && !is_closed(board, color, point, direction),
            Five::UnclosedOrMore => {
                length > 5 || length == 5 && !is_closed(board, color, point, direction)
            }
        }
    }
}

/// Whether enemy stones stand at both ends of the row through the point.
fn is_closed(board: &Board, color: Color, point: Point, direction: Direction) -> bool {
    let (back, ahead) = board.arms(color, point, direction);
    [-i16::from(back) - 1, i16::from(ahead) + 1]
        .into_iter()
        .all(|steps| {
            direction
                .walk(point, steps)
                .is_some_and(|end| board.get(end) == Some(color.other()))
        })
}

/// Whether a stone of `color` on the point makes a row that wins under `rules`. The point may be
/// empty or hold that stone already; it must be on the board.
#[inline]
#[must_use]
pub fn makes_five(board: &Board, color: Color, point: Point, rules: &Rules) -> bool {
    let five = rules.five(color);
    Direction::ALL
        .into_iter()
        .any(|direction| five.wins_along(board, color, point, direction))
}

/// The points of the row of `color` through a point, from one end to the other.
#[must_use]
pub fn row(board: &Board, color: Color, point: Point, direction: Direction) -> Vec<Point> {
    let (back, ahead) = board.arms(color, point, direction);
    (-i16::from(back)..=i16::from(ahead))
        .filter_map(|steps| direction.walk(point, steps))
        .collect()
}

/// The rows through a stone that win under `rules`.
#[must_use]
pub fn winning_rows(board: &Board, color: Color, point: Point, rules: &Rules) -> Vec<Vec<Point>> {
    let five = rules.five(color);
    Direction::ALL
        .into_iter()
        .filter(|&direction| five.wins_along(board, color, point, direction))
        .map(|direction| row(board, color, point, direction))
        .collect()
}

/// A row of six or more stones of `color`, if there is one.
#[must_use]
pub fn overline(board: &Board, color: Color) -> Option<Vec<Point>> {
    board
        .stones()
        .filter(|&(stone, _)| stone == color)
        .flat_map(|(_, point)| Direction::ALL.map(|direction| (point, direction)))
        .find(|&(point, direction)| {
            let (back, ahead) = board.arms(color, point, direction);
            back + ahead + 1 > 5
        })
        .map(|(point, direction)| row(board, color, point, direction))
}
