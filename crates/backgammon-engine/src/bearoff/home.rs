//! Home boards by number.
//!
//! A side that has all its checkers on its points 1 to 6 gets a number: with `s(k)` checkers on its `k`
//! highest points together, the sum of `C(s(k) + k - 1, k)` for `k` from 1 to 6. All boards with at most
//! `n` checkers have the numbers below `C(n + 6, 6)`, the empty one is 0, and every step of a checker leads
//! to a lower number: going up by number, what follows a board is known before the board.

use yonban_backgammon::{Checkers, Origin, Point};

/// How many home boards there are with at most 15 checkers.
pub(super) const HOMES: usize = homes(15);

/// Where a home board does not go with a die.
const NOWHERE: u16 = u16::MAX;

/// How many home boards there are with at most so many checkers, at most 15.
pub(super) const fn homes(checkers: usize) -> usize {
    binomial(checkers + 6, 6)
}

const fn binomial(n: usize, k: usize) -> usize {
    let mut result = 1;
    let mut i = 0;
    while i < k {
        // A product of i + 1 numbers in a row is divisible by (i + 1)!.
        result = result * (n - i) / (i + 1);
        i += 1;
    }
    result
}

/// `BINOMIALS[k - 1][s]` is `C(s + k - 1, k)`.
const BINOMIALS: [[u16; 16]; 6] = {
    let mut table = [[0; 16]; 6];
    let mut k = 0;
    while k < 6 {
        let mut s = 1;
        while s < 16 {
            table[k][s] = binomial(s + k, k + 1) as u16;
            s += 1;
        }
        k += 1;
    }
    table
};

/// The number of a side; `None` if a checker is not at home.
pub(super) fn number(side: &Checkers) -> Option<usize> {
    if !side.all_home() || side.total() > 15 {
        return None;
    }
    let on = |point| Point::new(point).map_or(0, |point| side.on(Origin::Point(point)));
    Some(number_of([1, 2, 3, 4, 5, 6].map(on)))
}

/// The number of the board with so many checkers on the points 1 to 6, at most 15 together.
fn number_of(counts: [u8; 6]) -> usize {
    let mut sum = 0;
    let mut number = 0;
    for (count, row) in counts.iter().rev().zip(&BINOMIALS) {
        sum += usize::from(*count);
        number += usize::from(row[sum]);
    }
    number
}

/// Where one checker can go on each home board.
pub(super) struct Steps {
    /// By board and die less one.
    next: Vec<[[u16; 6]; 6]>,
}

impl Steps {
    /// The steps of the boards with at most so many checkers, at most 15.
    pub(super) fn new(checkers: u8) -> Steps {
        let mut next = vec![[[NOWHERE; 6]; 6]; homes(usize::from(checkers))];
        let mut counts = [0; 6];
        fill(&mut next, &mut counts, 0, checkers);
        Steps { next }
    }

    /// How many boards there are.
    pub(super) fn len(&self) -> usize {
        self.next.len()
    }

    /// The boards to which one checker's step by a die, 1 to 6, leads. None from the empty board alone:
    /// nobody stands in the way.
    pub(super) fn by(&self, board: usize, die: usize) -> impl Iterator<Item = usize> + '_ {
        let next = self.next[board][die - 1].iter();
        next.take_while(|&&next| next != NOWHERE)
            .map(|&next| usize::from(next))
    }
}

/// Writes the steps of all boards with what stands on the points below `point` and up to `left` checkers
/// on the others.
fn fill(next: &mut [[[u16; 6]; 6]], counts: &mut [u8; 6], point: usize, left: u8) {
    if point == 6 {
        next[number_of(*counts)] = steps(counts);
        return;
    }
    for count in 0..=left {
        counts[point] = count;
        fill(next, counts, point + 1, left - count);
    }
    counts[point] = 0;
}

/// Where one checker of a board can go with each die.
fn steps(counts: &[u8; 6]) -> [[u16; 6]; 6] {
    let mut steps = [[NOWHERE; 6]; 6];
    let Some(highest) = counts.iter().rposition(|&count| count > 0) else {
        return steps;
    };
    for (die, steps) in (1..).zip(&mut steps) {
        let mut to = steps.iter_mut();
        // Borne off from its own point, or from the highest if that is below; else moved inside.
        for from in (0..=highest).filter(|&from| counts[from] > 0) {
            if from + 1 < die && from < highest {
                continue;
            }
            let mut after = *counts;
            after[from] -= 1;
            if from >= die {
                after[from - die] += 1;
            }
            if let Some(to) = to.next() {
                // Below 54,264.
                *to = number_of(after) as u16;
            }
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_backgammon::{Board, Dice, Variant};

    pub(super) fn side(counts: [u8; 6]) -> Checkers {
        let mut all = [0; 25];
        all[..6].copy_from_slice(&counts);
        Checkers::from_counts(&all).unwrap()
    }

    #[test]
    fn numbers_are_dense() {
        assert_eq!((homes(6), HOMES), (924, 54_264));
        assert_eq!(number(&Checkers::default()), Some(0));
        let mut seen = vec![false; HOMES];
        let mut counts = [0; 6];
        fn all(counts: &mut [u8; 6], point: usize, left: u8, seen: &mut [bool]) {
            if point == 6 {
                let number = number(&side(*counts)).unwrap();
                assert!(!std::mem::replace(&mut seen[number], true));
                let total = usize::from(counts.iter().sum::<u8>());
                assert!(number < homes(total) && (total == 0 || number >= homes(total - 1)));
                return;
            }
            for count in 0..=left {
                counts[point] = count;
                all(counts, point + 1, left - count, seen);
            }
            counts[point] = 0;
        }
        all(&mut counts, 0, 15, &mut seen);
        assert!(seen.iter().all(|&seen| seen));
        let outside = Checkers::from_counts(&{
            let mut counts = [0; 25];
            counts[6] = 1;
            counts
        });
        assert_eq!(number(&outside.unwrap()), None);
    }

    /// Two steps in either order, or four, lead where the rules of the game lead.
    #[test]
    fn steps_make_the_plays_of_the_rules() {
        let steps = Steps::new(6);
        let other = side([1, 0, 0, 0, 0, 0]);
        for counts in [
            [1, 0, 0, 0, 0, 0],
            [0, 0, 1, 1, 0, 0],
            [0, 0, 0, 0, 0, 1],
            [1, 1, 1, 1, 1, 1],
            [2, 0, 2, 0, 2, 0],
            [0, 0, 3, 0, 0, 3],
            [0, 0, 0, 0, 6, 0],
            [0, 5, 0, 0, 0, 1],
        ] {
            let board = Board::new(side(counts), other, Variant::Standard).unwrap();
            let from = number(board.own()).unwrap();
            for (dice, _) in Dice::rolls() {
                let mut expected: Vec<usize> = board
                    .plays(dice)
                    .iter()
                    .map(|play| number(board.after(play).own()).unwrap())
                    .collect();
                expected.sort_unstable();
                expected.dedup();
                let (high, low) = (usize::from(dice.high()), usize::from(dice.low()));
                let orders: &[&[usize]] = if dice.is_doublet() {
                    &[&[high; 4]]
                } else {
                    &[&[high, low], &[low, high]]
                };
                let mut found = Vec::new();
                for order in orders {
                    let mut boards = vec![from];
                    for &die in *order {
                        boards = boards
                            .iter()
                            .flat_map(|&board| {
                                let next: Vec<usize> = steps.by(board, die).collect();
                                if next.is_empty() { vec![board] } else { next }
                            })
                            .collect();
                    }
                    found.extend(boards);
                }
                found.sort_unstable();
                found.dedup();
                assert_eq!(found, expected, "{counts:?} {dice:?}");
                assert!(found.iter().all(|&next| next < from));
            }
        }
    }
}
