//! The slow, plain twin of the forbidden test, written from the definitions and sharing no code with
//! the fast one, and random boards to compare the two on (feature `reference`).

use crate::board::Board;
use crate::forbidden::Forbidden;
use crate::point::{Color, Point};

/// Stones on a grid, nothing clever.
#[derive(Clone, Debug)]
pub struct Reference {
    size: i32,
    cells: Vec<Option<Color>>,
}

/// Files and ranks, possibly off the board.
type Spot = (i32, i32);

const DIRECTIONS: [Spot; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

impl Reference {
    /// Copies the stones of a board.
    #[must_use]
    pub fn new(board: &Board) -> Self {
        Reference {
            size: i32::from(board.size()),
            cells: board.points().map(|point| board.get(point)).collect(),
        }
    }

    fn is_on_board(&self, (file, rank): Spot) -> bool {
        (0..self.size).contains(&file) && (0..self.size).contains(&rank)
    }

    fn at(&self, spot: Spot) -> Option<Color> {
        if self.is_on_board(spot) {
            self.cells[(spot.1 * self.size + spot.0) as usize]
        } else {
            None
        }
    }

    fn is_empty(&self, spot: Spot) -> bool {
        self.is_on_board(spot) && self.at(spot).is_none()
    }

    fn with(&self, color: Color, spot: Spot) -> Reference {
        let mut copy = self.clone();
        copy.cells[(spot.1 * self.size + spot.0) as usize] = Some(color);
        copy
    }

    /// The stones of the run through a spot, from its one end to the other.
    fn run(&self, color: Color, spot: Spot, (df, dr): Spot) -> Vec<Spot> {
        let mut run = vec![spot];
        let mut back = (spot.0 - df, spot.1 - dr);
        while self.at(back) == Some(color) {
            run.insert(0, back);
            back = (back.0 - df, back.1 - dr);
        }
        let mut ahead = (spot.0 + df, spot.1 + dr);
        while self.at(ahead) == Some(color) {
            run.push(ahead);
            ahead = (ahead.0 + df, ahead.1 + dr);
        }
        run
    }

    fn has_five(&self, color: Color, spot: Spot) -> bool {
        DIRECTIONS
            .iter()
            .any(|&d| self.run(color, spot, d).len() == 5)
    }

    fn has_overline(&self, color: Color, spot: Spot) -> bool {
        DIRECTIONS
            .iter()
            .any(|&d| self.run(color, spot, d).len() > 5)
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
                let mut run = self.with(color, empty).run(color, empty, d);
                if run.len() == 5 && run.contains(&spot) {
                    run.retain(|&stone| stone != empty);
                    if !sets.contains(&run) {
                        sets.push(run);
                    }
                }
            }
        }
        sets.len()
    }

    /// Whether the run through a stone is a straight four: exactly four, and an empty point at each
    /// end makes it exactly five.
    fn is_straight_four(&self, color: Color, spot: Spot, d: Spot) -> bool {
        let run = self.run(color, spot, d);
        let ends = [
            (run[0].0 - d.0, run[0].1 - d.1),
            (run[run.len() - 1].0 + d.0, run[run.len() - 1].1 + d.1),
        ];
        run.len() == 4
            && ends.iter().all(|&end| {
                self.is_empty(end) && self.with(color, end).run(color, end, d).len() == 5
            })
    }

    /// Whether a stone has a real three on a line.
    fn has_three(&self, color: Color, spot: Spot, d: Spot, only_threes: bool) -> bool {
        (-4..=4).any(|steps| {
            let empty = (spot.0 + d.0 * steps, spot.1 + d.1 * steps);
            if !self.is_empty(empty) {
                return false;
            }
            let next = self.with(color, empty);
            next.run(color, empty, d).contains(&spot)
                && next.is_straight_four(color, empty, d)
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
