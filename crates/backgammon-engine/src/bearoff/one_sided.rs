//! How many throws a side needs, alone.

use super::home::{HOMES, Steps, homes, number};
use crate::Outputs;
use std::fmt;
use yonban_backgammon::{Board, Checkers};

/// The most throws that are told apart: with fewer checkers than 16 nobody needs more that counts in 16
/// bits.
pub(super) const THROWS: usize = 32;

/// The average of the pips of a throw: 49 / 6.
const PIPS: f64 = 49.0 / 6.0;

/// For each of the 54,264 home boards with at most 15 checkers: how many throws it takes to bear all off,
/// and how many to bear the first off.
///
/// Every throw is played so that the mean is least. That is not always best against an opponent who is
/// ahead or behind, so that chances of winning from two such distributions are close and not exact.
#[derive(PartialEq)]
pub struct OneSided {
    /// To bear all off.
    pub(super) all: Throws,
    /// To bear the first of 15 off: the boards with 15 checkers alone.
    pub(super) first: Throws,
}

/// How many throws boards take that follow each other by number.
#[derive(PartialEq)]
pub(super) struct Throws {
    /// The mean.
    pub(super) means: Vec<f64>,
    /// The chance of having done in so many throws or fewer, of 65,535: never falling, and 65,535 at last.
    pub(super) within: Vec<[u16; THROWS]>,
}

/// How many boards have 15 checkers: C(20, 5).
pub(super) const FULL: usize = HOMES - homes(14);

/// Without the numbers: they are many.
impl fmt::Debug for OneSided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OneSided").finish_non_exhaustive()
    }
}

impl OneSided {
    pub(super) fn build() -> OneSided {
        let steps = Steps::new(15);
        OneSided {
            all: Throws::build(&steps, 1, 0),
            first: Throws::build(&steps, HOMES - FULL, HOMES - FULL),
        }
    }

    /// The fewest throws that a side needs on average to bear all off; `None` unless all its checkers are
    /// at home.
    #[must_use]
    pub fn mean(&self, side: &Checkers) -> Option<f64> {
        number(side).map(|number| self.all.means[number])
    }

    /// The *effective pip count*: the mean number of throws in pips, 49/6 a throw. What it is above the
    /// pip count is wasted.
    #[must_use]
    pub fn effective_pips(&self, side: &Checkers) -> Option<f64> {
        self.mean(side).map(|mean| mean * PIPS)
    }

    /// The chance that a side has borne all off after so many throws.
    #[must_use]
    pub fn off_within(&self, side: &Checkers, throws: usize) -> Option<f32> {
        let within = &self.all.within[number(side)?];
        Some(chance(within[throws.min(THROWS - 1)]))
    }

    /// The chance that a side has borne a checker off after so many throws, if it plays for that; a side
    /// with fewer than 15 checkers has.
    #[must_use]
    pub fn first_off_within(&self, side: &Checkers, throws: usize) -> Option<f32> {
        let first = self.first(number(side)?);
        Some(first.map_or(1.0, |within| chance(within[throws.min(THROWS - 1)])))
    }

    fn first(&self, number: usize) -> Option<&[u16; THROWS]> {
        let full = number.checked_sub(HOMES - FULL)?;
        Some(&self.first.within[full])
    }

    /// How a race between two home boards will end, as if each side played for itself; `None` unless both
    /// sides have all their checkers at home and neither has finished.
    #[must_use]
    pub fn outputs(&self, board: &Board) -> Option<Outputs> {
        if board.is_finished() {
            return None;
        }
        let (own, other) = (number(board.own())?, number(board.other())?);
        let own_all = &self.all.within[own];
        let other_all = &self.all.within[other];
        // He throws first: his n-th throw comes before the other's.
        let win = later(own_all, other_all, 0).clamp(0.0, 1.0);
        let win_gammon = self
            .first(other)
            .map_or(0.0, |first| later(own_all, first, 0).clamp(0.0, win));
        let lose_gammon = self.first(own).map_or(0.0, |first| {
            later(other_all, first, 1).clamp(0.0, 1.0 - win)
        });
        Some(Outputs {
            win,
            win_gammon,
            win_backgammon: 0.0,
            lose_gammon,
            lose_backgammon: 0.0,
        })
    }
}

/// The chance that one side is done at a throw before which the other, having thrown `ahead` times more
/// than once less, was not.
fn later(done: &[u16; THROWS], other: &[u16; THROWS], ahead: usize) -> f32 {
    // Whole numbers of 1 / 65,535: the chances of the throws are together one, so that 32 bits are enough.
    let now = done.windows(2).map(|done| u32::from(done[1] - done[0]));
    let not = other[ahead..].iter().map(|&of| u32::from(u16::MAX - of));
    let sum: u32 = now.zip(not).map(|(now, not)| now * not).sum();
    sum as f32 / (65_535.0 * 65_535.0)
}

fn chance(of: u16) -> f32 {
    f32::from(of) / 65_535.0
}

impl Throws {
    /// Of the boards from number `from` on, where those below are done; kept for those from `keep` on.
    fn build(steps: &Steps, from: usize, keep: usize) -> Throws {
        let boards = steps.len();
        let mut means = vec![0.0_f64; boards];
        // The chance of having done in so many throws or fewer.
        let mut within = vec![[1.0_f32; THROWS]; boards];
        // Where the best one to four steps with a die lead, by die.
        let mut best = vec![[[0_u16; 6]; 4]; boards];
        for (board, best) in (0..from).zip(&mut best) {
            // Below 54,264.
            *best = [[board as u16; 6]; 4];
        }
        for board in from..boards {
            for die in 1..=6 {
                for count in 0..4 {
                    let after = |next: usize| match count {
                        0 => next,
                        _ => usize::from(best[next][count - 1][die - 1]),
                    };
                    let least = least(&means, steps.by(board, die).map(after));
                    // Below 54,264.
                    best[board][count][die - 1] = least as u16;
                }
            }
            let mut mean = 0.0;
            let mut done = [0.0; THROWS];
            let mut throw = |next: usize, times: f32| {
                mean += means[next] * f64::from(times);
                for (to, from) in done.iter_mut().zip(&within[next]) {
                    *to += times * from;
                }
            };
            for high in 1..=6 {
                throw(usize::from(best[board][3][high - 1]), 1.0);
                for low in 1..high {
                    let by = |first, second: usize| {
                        let next = steps.by(board, first);
                        next.map(move |next| (next, second - 1))
                    };
                    let plays = by(high, low).chain(by(low, high));
                    let ends = plays.map(|(next, die)| usize::from(best[next][0][die]));
                    throw(least(&means, ends), 2.0);
                }
            }
            means[board] = 1.0 + mean / 36.0;
            within[board][0] = 0.0;
            for throws in 1..THROWS {
                within[board][throws] = done[throws - 1] / 36.0;
            }
        }
        let sixteen = |within: &[f32; THROWS]| {
            let mut sixteen = within.map(|chance| (chance * 65_535.0).round() as u16);
            sixteen[THROWS - 1] = u16::MAX;
            // Where it hardly grows any more, rounding must not let it fall.
            let mut most = 0;
            sixteen.map(|chance| {
                most = chance.max(most);
                most
            })
        };
        Throws {
            means: means.split_off(keep),
            within: within[keep..].iter().map(sixteen).collect(),
        }
    }
}

/// The board with the least mean; the empty one if there is none.
fn least(means: &[f64], boards: impl Iterator<Item = usize>) -> usize {
    boards
        .min_by(|&a, &b| means[a].total_cmp(&means[b]))
        .unwrap_or(0)
}
