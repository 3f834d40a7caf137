//! The symmetry ban on fifth moves (RIF rules 12.7).
//!
//! Two offers clash if a rotation or reflection with a shift maps the four stones onto themselves,
//! color by color, and one offer to the other. It is the symmetry of the *figure*: the axis may lie
//! off center, and an image that falls off the board is harmless.

use crate::board::Board;
use crate::point::{Color, Point};
use std::fmt;

/// Files and ranks of a point, possibly off the board.
type Spot = (i16, i16);

/// The eight rotations and reflections about the origin, the identity first, as matrix rows.
const TURNS: [[i16; 4]; 8] = [
    [1, 0, 0, 1],
    [-1, 0, 0, 1],
    [1, 0, 0, -1],
    [0, 1, 1, 0],
    [0, -1, -1, 0],
    [-1, 0, 0, -1],
    [0, -1, 1, 0],
    [0, 1, -1, 0],
];

const fn turned([a, b, c, d]: [i16; 4], (file, rank): Spot) -> Spot {
    (a * file + b * rank, c * file + d * rank)
}

const fn spot(point: Point) -> Spot {
    (point.file() as i16, point.rank() as i16)
}

/// A point of this board under one of its eight symmetries, 0 (the identity) to 7.
///
/// # Panics
///
/// If `symmetry` is above 7 or the point is off a board of `size` lines.
#[must_use]
pub fn image_on_board(point: Point, size: u8, symmetry: usize) -> Point {
    assert!(point.file() < size && point.rank() < size);
    let (file, rank) = turned(TURNS[symmetry], spot(point));
    let back = |at: i16, shift: bool| (at + if shift { i16::from(size) - 1 } else { 0 }) as u8;
    let [a, b, c, d] = TURNS[symmetry];
    Point::new(back(file, a + b < 0), back(rank, c + d < 0))
}

/// A symmetry of a figure of stones, other than leaving all where it is.
///
/// Coordinates are in half lines, as an axis or center may lie between two lines: 15 is the middle
/// of file (or rank) 7 and 8, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// Mirror across a file.
    AcrossFile {
        /// Twice the file of the axis.
        file2: i16,
    },
    /// Mirror across a rank.
    AcrossRank {
        /// Twice the rank of the axis.
        rank2: i16,
    },
    /// Mirror across a diagonal that rises to the right.
    AcrossRising {
        /// Rank minus file of the points of the axis.
        difference: i16,
    },
    /// Mirror across a diagonal that falls to the right.
    AcrossFalling {
        /// Rank plus file of the points of the axis.
        sum: i16,
    },
    /// Turn by 180 degrees.
    HalfTurn {
        /// Twice the file of the center.
        file2: i16,
        /// Twice the rank of the center.
        rank2: i16,
    },
}

impl Symmetry {
    /// Where the symmetry takes a point; `None` if that cannot be written.
    #[must_use]
    pub fn image(self, point: Point) -> Option<Point> {
        let (file, rank) = spot(point);
        let (to_file, to_rank) = match self {
            Symmetry::AcrossFile { file2 } => (file2 - file, rank),
            Symmetry::AcrossRank { rank2 } => (file, rank2 - rank),
            Symmetry::AcrossRising { difference } => (rank - difference, file + difference),
            Symmetry::AcrossFalling { sum } => (sum - rank, sum - file),
            Symmetry::HalfTurn { file2, rank2 } => (file2 - file, rank2 - rank),
        };
        point.offset(to_file - file, to_rank - rank)
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let files = |file2: i16| -> String {
            let letter = |file: i16| char::from(b'a' + file.clamp(0, 25) as u8).to_string();
            if file2 % 2 == 0 {
                letter(file2 / 2)
            } else {
                format!("{}/{}", letter(file2 / 2), letter(file2 / 2 + 1))
            }
        };
        let ranks = |rank2: i16| -> String {
            if rank2 % 2 == 0 {
                (rank2 / 2 + 1).to_string()
            } else {
                format!("{}/{}", rank2 / 2 + 1, rank2 / 2 + 2)
            }
        };
        match *self {
            Symmetry::AcrossFile { file2 } => write!(f, "mirror across file {}", files(file2)),
            Symmetry::AcrossRank { rank2 } => write!(f, "mirror across rank {}", ranks(rank2)),
            Symmetry::AcrossRising { .. } => f.write_str("mirror across a rising diagonal"),
            Symmetry::AcrossFalling { .. } => f.write_str("mirror across a falling diagonal"),
            Symmetry::HalfTurn { file2, rank2 } => {
                write!(f, "half turn about {} {}", files(file2), ranks(rank2))
            }
        }
    }
}

/// The symmetries of the stones on a board: at most four with the two black and two white stones of
/// an opening, most often none.
#[must_use]
pub fn symmetries(board: &Board) -> Vec<Symmetry> {
    let spots = |wanted: Color| -> Vec<Spot> {
        let of_color = board.stones().filter(|&(color, _)| color == wanted);
        of_color.map(|(_, point)| spot(point)).collect()
    };
    let colors = Color::BOTH.map(spots);
    TURNS[1..]
        .iter()
        .filter_map(|&turn| {
            let shift = shift(turn, &colors)?;
            let same = colors.iter().all(|stones| {
                stones.iter().all(|&at| {
                    let (file, rank) = turned(turn, at);
                    stones.contains(&(file + shift.0, rank + shift.1))
                })
            });
            same.then(|| named(turn, shift)).flatten()
        })
        .collect()
}

/// The only shift that can bring the turned stones back onto themselves: it moves their center back.
fn shift(turn: [i16; 4], colors: &[Vec<Spot>; 2]) -> Option<Spot> {
    let all = || colors.iter().flatten();
    let count = all().count() as i16;
    if count == 0 {
        return None;
    }
    let sum = |spots: &mut dyn Iterator<Item = Spot>| {
        spots.fold((0, 0), |(files, ranks), (file, rank)| {
            (files + file, ranks + rank)
        })
    };
    let before = sum(&mut all().copied());
    let after = sum(&mut all().map(|&at| turned(turn, at)));
    let (files, ranks) = (before.0 - after.0, before.1 - after.1);
    (files % count == 0 && ranks % count == 0).then(|| (files / count, ranks / count))
}

/// The name of a turn with a shift. A quarter turn has none: it cannot map two stones of a color
/// onto themselves. Nor can a mirror with a shift along its axis.
fn named(turn: [i16; 4], (files, ranks): Spot) -> Option<Symmetry> {
    match turn {
        [-1, 0, 0, 1] => Some(Symmetry::AcrossFile { file2: files }),
        [1, 0, 0, -1] => Some(Symmetry::AcrossRank { rank2: ranks }),
        [0, 1, 1, 0] => Some(Symmetry::AcrossRising { difference: ranks }),
        [0, -1, -1, 0] => Some(Symmetry::AcrossFalling { sum: files }),
        [-1, 0, 0, -1] => Some(Symmetry::HalfTurn {
            file2: files,
            rank2: ranks,
        }),
        _ => None,
    }
}

/// The earlier offer that a point repeats in another orientation, and how.
#[must_use]
pub fn clash(board: &Board, offered: &[Point], point: Point) -> Option<(Point, Symmetry)> {
    if offered.is_empty() {
        return None;
    }
    symmetries(board).into_iter().find_map(|symmetry| {
        let image = symmetry.image(point)?;
        offered.contains(&image).then_some((image, symmetry))
    })
}
