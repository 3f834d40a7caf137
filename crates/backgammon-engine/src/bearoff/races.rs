//! Races of three checkers a side, exactly.
//!
//! Without a cube and with `a` to throw against `b`: `V(a, b)` is the mean over the throws of `V(b, a')`
//! turned, where the play to `a'` makes the equity most. Once the other has nothing left, the rules say
//! what was lost: a gammon with all three in play, a backgammon with one of them on the points 19 to 24.

use crate::Outputs;
use std::fmt;
use std::sync::LazyLock;
use yonban_backgammon::{Board, Checkers, Dice, Variant};

/// The farthest point in a race: with somebody behind it, the opponent has nobody left in play.
const REAR: usize = 23;

/// All 587,926 races of hypergammon between one to three checkers a side, wherever they stand: how the
/// game will end if both play for points without a cube.
///
/// ```
/// use yonban_backgammon::{Board, Checkers, Variant};
/// use yonban_backgammon_engine::bearoff::Races;
///
/// // All six on the ace points: a doublet wins a gammon, any other throw leaves one checker there, and then the
/// // other needs a doublet.
/// let mut counts = [0; 25];
/// counts[0] = 3;
/// let side = Checkers::from_counts(&counts).expect("a side");
/// let board = Board::new(side, side, Variant::Hypergammon)?;
/// let outputs = Races::shared().outputs(&board).expect("nobody can meet");
/// assert!((outputs.win_gammon - 1.0 / 6.0).abs() < 1e-6);
/// assert!((outputs.win - (1.0 - 5.0 / 36.0)).abs() < 1e-6);
/// assert_eq!(outputs.lose_gammon, 0.0);
/// # Ok::<(), yonban_backgammon::BoardError>(())
/// ```
#[derive(PartialEq)]
pub struct Races {
    /// One row for each side that is to throw, one after the other; in it what every side of the opponent
    /// makes of that, the empty one too, which has won.
    values: Vec<Outputs>,
    /// Where the rows begin.
    starts: Vec<usize>,
}

/// Without the numbers: they are many.
impl fmt::Debug for Races {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Races").finish_non_exhaustive()
    }
}

/// The number of a side whose checkers stand on the points `a >= b >= c`, 0 being off: the
/// `C(a + 2, 3)` sides with the rear checker below `a` come first, of the others the `C(b + 1, 2)` with the
/// second below `b`, and so on. The empty side is 0, and every step leads to a lower number.
const fn number_of([a, b, c]: [usize; 3]) -> usize {
    a * (a + 1) * (a + 2) / 6 + b * (b + 1) / 2 + c
}

/// The points of at most three checkers from the rear; `None` if there are more.
fn points(side: &Checkers) -> Option<[usize; 3]> {
    let mut points = [0; 3];
    let mut free = points.iter_mut();
    for (place, count) in side.places() {
        for _ in 0..count {
            *free.next()? = usize::from(place.pips());
        }
    }
    Some(points)
}

/// The sides without anybody behind [`REAR`] by number: their points, and the board on which nobody else is
/// left.
fn sides() -> Vec<([usize; 3], Board)> {
    let mut sides = Vec::new();
    for a in 0..=REAR {
        for b in 0..=a {
            for c in 0..=b {
                let points = [a, b, c];
                let mut counts = [0; 25];
                for point in points.into_iter().filter(|&point| point > 0) {
                    counts[point - 1] += 1;
                }
                let side = Checkers::from_counts(&counts).unwrap_or_default();
                let alone = Board::new(side, Checkers::default(), Variant::Hypergammon);
                sides.push((points, alone.expect("three checkers stand anywhere")));
            }
        }
    }
    sides
}

/// The numbers of the sides to which each of the 21 rolls leads. Nobody stands in the way.
fn plays(side: &Board) -> Vec<Vec<u16>> {
    let ends = |(dice, _)| {
        let plays = side.plays(dice);
        let after = plays.iter().map(|play| side.after(play));
        let mut ends: Vec<u16> = after
            // Below 2,600.
            .filter_map(|after| Some(number_of(points(after.own())?) as u16))
            .collect();
        ends.sort_unstable();
        ends.dedup();
        ends
    };
    Dice::rolls().map(ends).collect()
}

/// What a player about to throw has lost if the other has nothing left.
fn lost(board: &Board) -> Outputs {
    Outputs::won(board.turned().won_kind(Variant::Hypergammon)).turned()
}

impl Races {
    /// Computes them.
    #[must_use]
    pub fn build() -> Races {
        let sides = sides();
        let mut races = Races {
            values: Vec::new(),
            starts: Vec::new(),
        };
        // What they are worth, once more: most of the work is to compare them.
        let mut equities = Vec::new();
        for ([rear, ..], board) in &sides {
            races.starts.push(races.values.len());
            let end = races.values.len() + number_of([REAR + 2 - rear, 0, 0]);
            races.values.push(lost(board));
            races.values.resize(end, Outputs::default());
            equities.push(lost(board).equity());
            equities.resize(end, 0.0);
        }
        let plays: Vec<_> = sides.iter().map(|(_, board)| plays(board)).collect();
        // A race is known when those are in which the other throws and the first has a lower number.
        for larger in 1..sides.len() {
            let apart = races.row(larger).len().min(larger + 1);
            let mut solve = |own: usize, other: usize| {
                let outputs = races.solved(&equities, &plays[own], other);
                let at = races.starts[own] + other;
                (races.values[at], equities[at]) = (outputs, outputs.equity());
            };
            (1..apart).for_each(|smaller| solve(larger, smaller));
            (1..apart).for_each(|smaller| solve(smaller, larger));
        }
        races
    }

    /// The races of this process, computed by whoever asks first while all others wait.
    #[must_use]
    pub fn shared() -> &'static Races {
        static SHARED: LazyLock<Races> = LazyLock::new(Races::build);
        &SHARED
    }

    /// How a race of hypergammon will end, or a game that is over; `None` with contact.
    #[must_use]
    pub fn outputs(&self, board: &Board) -> Option<Outputs> {
        if board.other().is_empty() {
            return Some(lost(board));
        }
        if board.own().is_empty() {
            return Some(lost(&board.turned()).turned());
        }
        if !board.is_race() {
            return None;
        }
        let (own, other) = (points(board.own())?, points(board.other())?);
        self.row(number_of(own)).get(number_of(other)).copied()
    }

    /// What the sides of the opponent make of a side that is to throw.
    fn row(&self, own: usize) -> &[Outputs] {
        let end = self.starts.get(own + 1).copied();
        &self.values[self.starts[own]..end.unwrap_or(self.values.len())]
    }

    /// How the game will end for a side with these plays against another whose row is known so far.
    fn solved(&self, equities: &[f32], plays: &[Vec<u16>], other: usize) -> Outputs {
        let start = self.starts[other];
        let mut sum = [0.0; 6];
        for (ends, (_, times)) in plays.iter().zip(Dice::rolls()) {
            let after = ends.iter().map(|&end| start + usize::from(end));
            let best = after.min_by(|&one, &two| equities[one].total_cmp(&equities[two]));
            let ways = self.values[best.unwrap_or(start)].turned().exclusive();
            for (sum, way) in sum.iter_mut().zip(ways) {
                *sum += times as f32 * way;
            }
        }
        Outputs::of_exclusive(sum.map(|sum| sum / 36.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_dense_and_races_are_counted() {
        let sides = sides();
        for (number, (side, board)) in sides.iter().enumerate() {
            assert_eq!(number_of(*side), number);
            assert_eq!(points(board.own()), Some(*side));
        }
        let races = Races::shared();
        let rows = (1..sides.len()).map(|own| races.row(own).len() - 1);
        assert_eq!(rows.sum::<usize>(), 587_926);
        for (own, (points, _)) in sides.iter().enumerate().skip(1) {
            let apart = |other: &&([usize; 3], Board)| other.0[0] + points[0] < 25;
            assert_eq!(
                races.row(own).len(),
                1 + sides.iter().skip(1).filter(apart).count()
            );
        }
    }
}
