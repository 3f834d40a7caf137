//! Forbidden points (RIF rules 9.2 and 9.3), fast.
//!
//! The order of work is the order of cost: five, overline and fours follow from the stones alone.
//! Only a point with two apparent threes needs to look ahead, and then only at the points that
//! would complete them. Each step of that look adds a stone, so it ends by itself.
//!
//! ```
//! use yonban_gomoku::{Board, Color, Forbidden, forbidden};
//!
//! let mut board = Board::new(15);
//! for point in ["g8", "i8", "h7", "h9"] {
//!     board.place(Color::Black, point.parse()?);
//! }
//! assert_eq!(forbidden::judge(&board, "h8".parse()?), Some(Forbidden::DoubleThree));
//! # Ok::<(), yonban_gomoku::ParsePointError>(())
//! ```

use crate::board::{Board, Direction};
use crate::point::{Color, Point};
use crate::shapes::Shapes;
use std::fmt;

/// Why a point is forbidden. What is more than one of these is named by the first: in rooms with
/// claims the right to claim an overline lasts longest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Forbidden {
    /// Six or more in a row.
    Overline,
    /// Two or more different fours.
    DoubleFour,
    /// Two or more threes.
    DoubleThree,
}

impl Forbidden {
    /// All three.
    pub const ALL: [Forbidden; 3] = [
        Forbidden::Overline,
        Forbidden::DoubleFour,
        Forbidden::DoubleThree,
    ];

    /// `overline`, `double_four` or `double_three`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Forbidden::Overline => "overline",
            Forbidden::DoubleFour => "double_four",
            Forbidden::DoubleThree => "double_three",
        }
    }
}

/// Prints the name.
impl fmt::Display for Forbidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What a stone on a point comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It makes a five, which outranks whatever else it makes.
    Five,
    /// It may not be placed.
    Forbidden(Forbidden),
    /// Neither.
    Fine,
}

/// Whose forbidden moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kinds {
    /// Renju: overline, double-four, double-three.
    All,
    /// Omok: only the double-three.
    DoubleThree,
}

/// Why Black may not place a stone on an empty point in renju, or `None` where Black may.
///
/// The board may hold anything, forbidden shapes of Black included: the point is judged on the
/// board as it stands.
///
/// # Panics
///
/// May panic if the point is off the board; means nothing if it holds a stone.
#[inline]
#[must_use]
pub fn judge(board: &Board, point: Point) -> Option<Forbidden> {
    kind(verdict(board, Color::Black, point, Kinds::All))
}

/// Why `color` may not place a stone on an empty point in omok (double-three only, for both sides).
///
/// # Panics
///
/// As [`judge`].
#[inline]
#[must_use]
pub fn judge_omok(board: &Board, color: Color, point: Point) -> Option<Forbidden> {
    kind(verdict(board, color, point, Kinds::DoubleThree))
}

const fn kind(verdict: Verdict) -> Option<Forbidden> {
    match verdict {
        Verdict::Forbidden(kind) => Some(kind),
        Verdict::Five | Verdict::Fine => None,
    }
}

#[inline]
pub(crate) fn verdict(board: &Board, color: Color, point: Point, kinds: Kinds) -> Verdict {
    let shapes = Shapes::at(board, color, point);
    match settled(&shapes, kinds) {
        Some(verdict) => verdict,
        // The look ahead puts stones on the board: a copy, made for few points in a hundred.
        None => look_ahead(&mut board.clone(), color, point, &shapes, kinds),
    }
}

/// The verdict, if the stones alone give it.
#[inline]
fn settled(shapes: &Shapes, kinds: Kinds) -> Option<Verdict> {
    if shapes.has_five() {
        return Some(Verdict::Five);
    }
    if kinds == Kinds::All {
        if shapes.has_overline() {
            return Some(Verdict::Forbidden(Forbidden::Overline));
        }
        if shapes.fours() >= 2 {
            return Some(Verdict::Forbidden(Forbidden::DoubleFour));
        }
    }
    (shapes.threes() < 2).then_some(Verdict::Fine)
}

/// Counts the lines whose three is real.
#[cold]
fn look_ahead(
    board: &mut Board,
    color: Color,
    point: Point,
    shapes: &Shapes,
    kinds: Kinds,
) -> Verdict {
    board.place(color, point);
    let (mut real, mut left) = (0, shapes.threes());
    for (direction, shape) in Direction::ALL.into_iter().zip(shapes.lines) {
        if !shape.has_three() {
            continue;
        }
        left -= 1;
        let is_real = shape.completions().any(|steps| {
            // A completion lies on the board: the cell was seen to be empty.
            direction
                .walk(point, steps)
                .is_some_and(|completion| completes(board, color, completion, kinds))
        });
        real += usize::from(is_real);
        if real == 2 || real + left < 2 {
            break;
        }
    }
    board.remove(point);
    if real == 2 {
        Verdict::Forbidden(Forbidden::DoubleThree)
    } else {
        Verdict::Fine
    }
}

/// Whether a stone that makes a straight four of a three may be placed and makes no five on another
/// line: then the three is real.
pub(crate) fn completes(board: &mut Board, color: Color, completion: Point, kinds: Kinds) -> bool {
    let shapes = Shapes::at(board, color, completion);
    let verdict = settled(&shapes, kinds)
        .unwrap_or_else(|| look_ahead(board, color, completion, &shapes, kinds));
    verdict == Verdict::Fine
}
