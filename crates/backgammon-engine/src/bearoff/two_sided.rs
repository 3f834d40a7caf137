//! Races of few checkers, exactly, with the cube.
//!
//! Per unit of the cube and with `a` to throw against `b`, the cube of owner `o` (own, middle, the
//! opponent's):
//!
//! - `H(o, a, b)`, without a double now, is the mean over the throws of the best over the plays to `a'` of
//!   1 if `a'` is empty, else `-V(-o, b, a')`;
//! - `V(o, a, b)` is `H` if the opponent owns the cube, else the larger of `H(o, a, b)` and of the smaller
//!   of 1 (he drops) and `2 H(opponent's, a, b)` (he takes).

use super::home::{Steps, homes, number};
use std::fmt;
use yonban_backgammon::Board;

/// The most checkers of a side.
pub(super) const CHECKERS: u8 = 6;
/// How many home boards a side can have.
pub(super) const SIDES: usize = homes(CHECKERS as usize);

/// What a race is worth, for the player about to throw; no gammon can be won or lost. Equities are points
/// per unit of the present cube if he does *not* double now, both play exactly, and nothing limits the
/// cube.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exact {
    /// The chance of winning without a cube.
    pub win: f32,
    /// The equity if the cube is his.
    pub mine: f32,
    /// The equity if the cube is in the middle.
    pub centered: f32,
    /// The equity if the cube is the opponent's.
    pub theirs: f32,
}

/// The exact values of all 923 x 923 races between home boards of one to six checkers.
#[derive(PartialEq)]
pub struct TwoSided {
    /// By own board and the opponent's: cubeless equity, and the equity of a throw now with the cube his
    /// own, in the middle, the opponent's.
    pub(super) values: Vec<[f32; 4]>,
}

/// Without the numbers: they are many.
impl fmt::Debug for TwoSided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TwoSided").finish_non_exhaustive()
    }
}

impl TwoSided {
    pub(super) fn build() -> TwoSided {
        let plays = Plays::new(&Steps::new(CHECKERS));
        let mut table = Building {
            plays,
            values: vec![[0.0; 4]; SIDES * SIDES],
            after: vec![[1.0; 4]; SIDES * SIDES],
        };
        // A race is known when those are in which the other throws and the first has a lower board.
        for larger in 1..SIDES {
            for smaller in 1..larger {
                table.solve(larger, smaller);
            }
            for smaller in 1..larger {
                table.solve(smaller, larger);
            }
            table.solve(larger, larger);
        }
        TwoSided {
            values: table.values,
        }
    }

    /// What a race is worth; `None` unless each side has one to six checkers, all at home.
    #[must_use]
    pub fn exact(&self, board: &Board) -> Option<Exact> {
        let (own, other) = (number(board.own())?, number(board.other())?);
        if !(1..SIDES).contains(&own) || !(1..SIDES).contains(&other) {
            return None;
        }
        let [equity, mine, centered, theirs] = self.values[own * SIDES + other];
        Some(Exact {
            win: (equity + 1.0) / 2.0,
            mine,
            centered,
            theirs,
        })
    }
}

/// The table while it is made.
struct Building {
    plays: Plays,
    values: Vec<[f32; 4]>,
    /// By the board of who throws next and that of who has just played: what the latter has. Without cube,
    /// with his own, one in the middle, the other's. 1 where he has finished.
    after: Vec<[f32; 4]>,
}

impl Building {
    fn solve(&mut self, own: usize, other: usize) {
        let after = &self.after[other * SIDES..(other + 1) * SIDES];
        let mut sum = [0.0; 4];
        for (boards, times) in self.plays.of(own) {
            let mut best = [-1.0_f32; 4];
            for &board in boards {
                let value = &after[usize::from(board)];
                for (best, value) in best.iter_mut().zip(value) {
                    *best = if *value > *best { *value } else { *best };
                }
            }
            for (sum, best) in sum.iter_mut().zip(best) {
                *sum += times * best;
            }
        }
        let holds = sum.map(|sum| sum / 36.0);
        let [equity, mine, centered, theirs] = holds;
        let doubled = (2.0 * theirs).min(1.0);
        self.values[own * SIDES + other] = holds;
        self.after[own * SIDES + other] =
            [-equity, -theirs, -centered.max(doubled), -mine.max(doubled)];
    }
}

/// The boards to which each of the 21 rolls leads from each board.
struct Plays {
    boards: Vec<u16>,
    /// Where they begin, by board and roll; one more at the end.
    starts: Vec<usize>,
}

impl Plays {
    fn new(steps: &Steps) -> Plays {
        let mut plays = Plays {
            boards: Vec::new(),
            starts: vec![0],
        };
        for board in 0..steps.len() {
            for (high, low) in rolls() {
                let mut ends = Vec::new();
                if high == low {
                    follow(steps, board, &[high; 4], &mut ends);
                } else {
                    follow(steps, board, &[high, low], &mut ends);
                    follow(steps, board, &[low, high], &mut ends);
                }
                ends.sort_unstable();
                ends.dedup();
                plays.boards.extend(ends);
                plays.starts.push(plays.boards.len());
            }
        }
        plays
    }

    /// For each roll: where it leads, and how many of the 36 throws show it.
    fn of(&self, board: usize) -> impl Iterator<Item = (&[u16], f32)> {
        let starts = &self.starts[board * 21..=(board + 1) * 21];
        rolls().zip(starts.windows(2)).map(|((high, low), ends)| {
            let times = if high == low { 1.0 } else { 2.0 };
            (&self.boards[ends[0]..ends[1]], times)
        })
    }
}

/// The 21 rolls, the larger die first.
fn rolls() -> impl Iterator<Item = (usize, usize)> {
    (1..=6).flat_map(|high| (1..=high).map(move |low| (high, low)))
}

/// Adds where the dice lead, one step for each, until nothing is left.
fn follow(steps: &Steps, board: usize, dice: &[usize], ends: &mut Vec<u16>) {
    match dice {
        [die, rest @ ..] if board != 0 => {
            for next in steps.by(board, *die) {
                follow(steps, next, rest, ends);
            }
        }
        // Below 924.
        _ => ends.push(board as u16),
    }
}
