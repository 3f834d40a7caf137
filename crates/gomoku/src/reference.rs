//! The slow, plain twin of the forbidden test, written from the definitions and sharing no code with
//! the fast one, and random boards to compare the two on (feature `reference`).

use crate::board::Board;
use crate::forbidden::Forbidden;
use crate::point::{Color, Point};

/// Stones on a grid, nothing clever.
#[derive(Clone, Debug)]
pub struct Reference {
    size: i32,
    cells: [Option<Color>; WIDTH * WIDTH],
}

/// Cells from one rank to the next: room for the largest board.
const WIDTH: usize = 22;

/// Files and ranks, possibly off the board.
type Spot = (i32, i32);

const DIRECTIONS: [Spot; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

impl Reference {
    /// Copies the stones of a board.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let mut reference = Reference {
            size: i32::from(board.size()),
            cells: [None; WIDTH * WIDTH],
        };
        for point in board.points() {
            reference.cells[index(spot_of(point))] = board.get(point);
        }
        reference
    }

    fn is_on_board(&self, (file, rank): Spot) -> bool {
        (0..self.size).contains(&file) && (0..self.size).contains(&rank)
    }

    fn at(&self, spot: Spot) -> Option<Color> {
        if self.is_on_board(spot) {
            self.cells[index(spot)]
        } else {
            None
        }
    }

    fn is_empty(&self, spot: Spot) -> bool {
        self.is_on_board(spot) && self.at(spot).is_none()
    }

    fn with(&self, color: Color, spot: Spot) -> Reference {
        let mut copy = self.clone();
        copy.cells[index(spot)] = Some(color);
        copy
    }

    /// How many stones follow a spot without a gap on one side of it.
    fn arm(&self, color: Color, spot: Spot, (df, dr): Spot) -> i32 {
        let mut length = 0;
        while self.at((spot.0 + df * (length + 1), spot.1 + dr * (length + 1))) == Some(color) {
            length += 1;
        }
        length
    }

    /// The run through a spot, the spot itself counted: its first stone and its length.
    fn run(&self, color: Color, spot: Spot, (df, dr): Spot) -> (Spot, i32) {
        let back = self.arm(color, spot, (-df, -dr));
        let ahead = self.arm(color, spot, (df, dr));
        ((spot.0 - df * back, spot.1 - dr * back), back + 1 + ahead)
    }

    /// The spots of a run.
    fn stones((first, length): (Spot, i32), (df, dr): Spot) -> Vec<Spot> {
        (0..length)
            .map(|n| (first.0 + df * n, first.1 + dr * n))
            .collect()
    }

    fn has_five(&self, color: Color, spot: Spot) -> bool {
        DIRECTIONS.iter().any(|&d| self.run(color, spot, d).1 == 5)
    }

    fn has_overline(&self, color: Color, spot: Spot) -> bool {
        DIRECTIONS.iter().any(|&d| self.run(color, spot, d).1 > 5)
    }

    /// The different sets of four stones through a stone that one empty point makes exactly five.
    fn fours(&self, color: Color, spot: Spot) -> usize {
        let mut sets: Vec<Vec<Spot>> = Vec::new();
        for d in DIRECTIONS {
            for steps in -4..=4 {
                let empty = (spot.0 + d.0 * steps, spot.1 + d.1 * steps);
                if !self.is_empty(empty) {
                    continue;
                }
                let run = self.with(color, empty).run(color, empty, d);
                if run.1 != 5 || !Self::stones(run, d).contains(&spot) {
                    continue;
                }
                let mut four = Self::stones(run, d);
                four.retain(|&stone| stone != empty);
                if !sets.contains(&four) {
                    sets.push(four);
                }
            }
        }
        sets.len()
    }

    /// Whether the run through a stone is a straight four: exactly four, and an empty point at each
    /// end makes it exactly five.
    fn is_straight_four(&self, color: Color, spot: Spot, d: Spot) -> bool {
        let (first, length) = self.run(color, spot, d);
        let ends = [
            (first.0 - d.0, first.1 - d.1),
            (first.0 + d.0 * length, first.1 + d.1 * length),
        ];
        length == 4
            && ends
                .iter()
                .all(|&end| self.is_empty(end) && self.with(color, end).run(color, end, d).1 == 5)
    }

    /// Whether a stone has a real three on a line.
    fn has_three(&self, color: Color, spot: Spot, d: Spot, only_threes: bool) -> bool {
        (-4..=4).any(|steps| {
            let empty = (spot.0 + d.0 * steps, spot.1 + d.1 * steps);
            if !self.is_empty(empty) {
                return false;
            }
            let next = self.with(color, empty);
            next.is_straight_four(color, empty, d)
                && Self::stones(next.run(color, empty, d), d).contains(&spot)
                && !next.has_five(color, empty)
                && self.judge_spot(color, empty, only_threes).is_none()
        })
    }

    fn judge_spot(&self, color: Color, spot: Spot, only_threes: bool) -> Option<Forbidden> {
        let next = self.with(color, spot);
        if next.has_five(color, spot) {
            return None;
        }
        if !only_threes {
            if next.has_overline(color, spot) {
                return Some(Forbidden::Overline);
            }
            if next.fours(color, spot) >= 2 {
                return Some(Forbidden::DoubleFour);
            }
        }
        let threes = DIRECTIONS
            .iter()
            .filter(|&&d| next.has_three(color, spot, d, only_threes));
        (threes.count() >= 2).then_some(Forbidden::DoubleThree)
    }

    /// As [`forbidden::judge`](crate::forbidden::judge).
    #[must_use]
    pub fn judge(&self, point: Point) -> Option<Forbidden> {
        self.judge_spot(Color::Black, spot_of(point), false)
    }

    /// As [`forbidden::judge_omok`](crate::forbidden::judge_omok).
    #[must_use]
    pub fn judge_omok(&self, color: Color, point: Point) -> Option<Forbidden> {
        self.judge_spot(color, spot_of(point), true)
    }

    /// Whether a stone of `color` on an empty point makes exactly five.
    #[must_use]
    pub fn makes_exact_five(&self, color: Color, point: Point) -> bool {
        self.with(color, spot_of(point))
            .has_five(color, spot_of(point))
    }

    fn makes_five_or_more(&self, color: Color, spot: Spot) -> bool {
        let next = self.with(color, spot);
        next.has_five(color, spot) || next.has_overline(color, spot)
    }
}

fn index((file, rank): Spot) -> usize {
    rank as usize * WIDTH + file as usize
}

fn spot_of(point: Point) -> Spot {
    (i32::from(point.file()), i32::from(point.rank()))
}

/// SplitMix64: the same seed gives the same boards everywhere.
#[derive(Clone, Debug)]
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }
}

/// A random board without a five: 20-32 % of the points black, 2-15 % white, scattered. One board in
/// four is drawn with stones nearer together.
fn random_board(dice: &mut Dice) -> Board {
    let mut board = Board::new(15);
    let black = 20 + dice.below(13);
    let white = 2 + dice.below(14);
    let points: Vec<Point> = board.points().collect();
    let clustered = dice.below(4) == 0;
    for point in points {
        let draw = dice.below(100);
        let far = u64::from(point.file().abs_diff(7).max(point.rank().abs_diff(7)));
        let scale = if clustered { 140 - 14 * far } else { 100 };
        let color = if draw * 100 < black * scale {
            Color::Black
        } else if draw * 100 < (black + white) * scale {
            Color::White
        } else {
            continue;
        };
        if !Reference::new(&board).makes_five_or_more(color, spot_of(point)) {
            board.place(color, point);
        }
    }
    board
}

/// A hundred dense random boards, the same for the same seed: what speed figures are taken on.
#[must_use]
pub fn bench_boards(seed: u64) -> Vec<Board> {
    let mut dice = Dice(seed);
    (0..100).map(|_| random_board(&mut dice)).collect()
}
