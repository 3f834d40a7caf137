//! The rules text's options, as the searches need them.

use crate::position::{BLACK, WHITE};
use crate::shape::Shape;
use crate::solver::{self, PassRule, SolverRules};
use yonban_go::rules::{Goal, Pass, Rules, Tie};
use yonban_go::{Color, Point};

/// The index of a colour on the fast board.
#[must_use]
pub const fn index(color: Color) -> u8 {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

/// The rectangle of the rules; every size the rules allow has one.
#[must_use]
pub fn shape(rules: &Rules) -> Shape {
    let size = rules.size();
    Shape::new(size.columns(), size.rows()).unwrap_or(Shape::SMALLEST)
}

/// The cell of a point.
#[must_use]
pub fn cell(shape: Shape, point: Point) -> usize {
    shape.cell(usize::from(point.column()), usize::from(point.row()))
}

/// The point of a cell.
#[must_use]
pub fn point(shape: Shape, cell: usize) -> Point {
    let (column, row) = shape.column_row(cell);
    Point::new(column as u8, row as u8)
}

/// The targets of Black and White, none in ordinary Go.
#[must_use]
pub fn targets(rules: &Rules) -> [u16; 2] {
    let of = |color| rules.target(color).map_or(u16::MAX, u16::from);
    [of(Color::Black), of(Color::White)]
}

/// What the solver plays by, and the empty moves of both colours at the start; `None` in ordinary
/// Go, and where `end` and `agree` are more than two empty moves.
#[must_use]
pub fn solver_rules(rules: &Rules) -> Option<(SolverRules, [u8; 2])> {
    let Goal::Capture { tie, .. } = rules.goal() else {
        return None;
    };
    let (pass, left) = match rules.pass() {
        Pass::Free => (PassRule::Free, [0; 2]),
        Pass::None => (PassRule::None, [0; 2]),
        Pass::Limited(left) => (PassRule::Limited, left),
        Pass::Prisoner => (PassRule::Prisoner, [0; 2]),
    };
    let counted = matches!(pass, PassRule::Limited | PassRule::Prisoner);
    if counted && rules.agree() || rules.agree() && tie == Tie::PlayOn {
        return None;
    }
    let tie = match tie {
        Tie::Draw => solver::Tie::Draw,
        Tie::White => solver::Tie::White,
        Tie::PlayOn => solver::Tie::PlayOn,
        Tie::Area => solver::Tie::Area {
            komi: rules.komi().halves(),
        },
    };
    let rules = SolverRules {
        target: targets(rules),
        suicide: rules.suicide(),
        pass,
        tie,
    };
    Some((rules, left))
}
