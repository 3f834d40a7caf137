//! What stands on the board when play begins: handicap stones and cross-cuts.

use crate::color::Color;
use crate::point::Point;
use crate::rules::{Placement, Rules, Start};
use crate::size::Size;

/// The line of the fixed handicap points, counted from 1: 3 from size 7, 4 from size 12. (GNU Go
/// places them so for every size to 19.)
const fn line(lines: u8) -> u8 {
    if lines < 12 { 3 } else { 4 }
}

/// The largest handicap. One handicap "stone" is none on the board, so it fits everywhere.
pub(crate) fn most_handicap(size: Size, placement: Placement) -> u8 {
    let most = match (placement, size.lines()) {
        (Placement::Free, _) => u8::try_from(size.points() / 2).map_or(25, |half| half.min(25)),
        (Placement::Fixed, None | Some(..7)) => 1,
        (Placement::Fixed, Some(lines)) if lines == 7 || lines % 2 == 0 => 4,
        (Placement::Fixed, Some(_)) => 9,
    };
    most.max(1)
}

/// The fixed points of so many handicap stones, in the order in which they are usually named; empty
/// for fewer than two and where the board has not so many.
///
/// ```
/// use yonban_go::{Size, handicap_points};
///
/// let names: Vec<String> = handicap_points(Size::square(19), 5)
///     .iter()
///     .map(ToString::to_string)
///     .collect();
/// assert_eq!(names, ["d4", "q16", "d16", "q4", "k10"]);
/// ```
#[must_use]
pub fn handicap_points(size: Size, handicap: u8) -> Vec<Point> {
    let Some(lines) = size.lines() else {
        return Vec::new();
    };
    if handicap < 2 || handicap > most_handicap(size, Placement::Fixed) {
        return Vec::new();
    }
    let low = line(lines) - 1;
    let (high, middle) = (lines - 1 - low, lines / 2);
    let corners = [(low, low), (high, high), (low, high), (high, low)];
    let sides = [(low, middle), (high, middle), (middle, low), (middle, high)];
    let count = usize::from(handicap);
    let mut points: Vec<(u8, u8)> = corners[..count.min(4)].to_vec();
    if count >= 6 {
        points.extend(&sides[..(count - 4) / 2 * 2]);
    }
    if count >= 5 && count % 2 == 1 {
        points.push((middle, middle));
    }
    points
        .into_iter()
        .map(|(column, row)| Point::new(column, row))
        .collect()
}

/// Where the first cross-cut begins: its lower left stone, counted from 1.
const fn corner(start: Start, lines: u8) -> u8 {
    match start {
        Start::Empty | Start::CrossCut => lines / 2,
        Start::TwinCrossCut => lines / 3,
    }
}

/// Whether a start fits on a board: it is square, and no stone of a cross-cut stands in a corner
/// without liberties.
pub(crate) fn fits(start: Start, size: Size) -> bool {
    match (start, size.lines()) {
        (Start::Empty, _) => true,
        (Start::CrossCut | Start::TwinCrossCut, Some(lines)) => corner(start, lines) >= 2,
        (Start::CrossCut | Start::TwinCrossCut, None) => false,
    }
}

/// The stones that stand on the board before anybody acts.
pub(crate) fn stones(rules: &Rules) -> Vec<(Color, Point)> {
    let size = rules.size();
    if let (Start::CrossCut | Start::TwinCrossCut, Some(lines)) = (rules.start(), size.lines()) {
        return cross_cuts(rules.start(), lines);
    }
    if rules.placement() == Placement::Free {
        return Vec::new();
    }
    handicap_points(size, rules.handicap())
        .into_iter()
        .map(|point| (Color::Black, point))
        .collect()
}

fn cross_cuts(start: Start, lines: u8) -> Vec<(Color, Point)> {
    let (low, last) = (corner(start, lines) - 1, lines - 1);
    let cut = [
        (Color::Black, low, low),
        (Color::Black, low + 1, low + 1),
        (Color::White, low + 1, low),
        (Color::White, low, low + 1),
    ];
    let mut stones: Vec<_> = cut
        .iter()
        .map(|&(color, column, row)| (color, Point::new(column, row)))
        .collect();
    if start == Start::TwinCrossCut {
        // The half turn about the center, in the same colors.
        let turned = |&(color, column, row): &(Color, u8, u8)| {
            (color, Point::new(last - column, last - row))
        };
        stones.extend(cut.iter().map(turned));
    }
    stones
}

/// How many handicap stones Black places itself.
pub(crate) fn owed(rules: &Rules) -> u8 {
    match rules.placement() {
        Placement::Free if rules.handicap() >= 2 => rules.handicap(),
        Placement::Free | Placement::Fixed => 0,
    }
}

/// Who begins once the start stands.
pub(crate) const fn first(rules: &Rules) -> Color {
    if rules.handicap() >= 2 {
        Color::White
    } else {
        Color::Black
    }
}
