//! Players against each other, without a cube.

use super::turn::{Results, opening, throw};
use crate::Nets;
use crate::baseline::Linear;
use crate::nets::Work;
use crate::random::Random;
use yonban_backgammon::{Board, Dice, Variant};

/// Who chooses among positions.
pub trait Player {
    /// The index of the best of `results`, in which the opponent is about to throw.
    fn best(&mut self, results: &[Board]) -> usize;
}

/// The nets at ply 0.
pub struct Static<'a>(&'a Nets, Work);

impl std::fmt::Debug for Static<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Static")
    }
}

impl<'a> Static<'a> {
    /// Plays by these nets.
    #[must_use]
    pub fn new(nets: &'a Nets) -> Self {
        Static(nets, Work::new())
    }
}

impl Player for Static<'_> {
    fn best(&mut self, results: &[Board]) -> usize {
        let nets = self.0;
        least(results, |board| {
            nets.evaluate_with(board, &mut self.1).equity()
        })
    }
}

impl Player for &Linear {
    fn best(&mut self, results: &[Board]) -> usize {
        least(results, |board| -self.value(&board.turned()))
    }
}

/// Plays anything.
#[derive(Clone, Debug)]
pub struct Anything(Random);

impl Anything {
    /// Starts from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Anything(Random::new(seed))
    }
}

impl Player for Anything {
    fn best(&mut self, results: &[Board]) -> usize {
        self.0.below(results.len())
    }
}

/// The index of the first of the least.
pub(super) fn least(results: &[Board], mut value: impl FnMut(&Board) -> f32) -> usize {
    let mut best = (0, f32::INFINITY);
    if results.len() == 1 {
        return 0;
    }
    for (n, board) in results.iter().enumerate() {
        let value = value(board);
        if value < best.1 {
            best = (n, value);
        }
    }
    best.0
}

/// What came out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// Games played.
    pub games: u32,
    /// Points a game for the first player.
    pub mean: f64,
    /// One standard error of it, over pairs of games with the same dice.
    pub error: f64,
    /// Share of gammons and backgammons.
    pub gammons: f64,
    /// Turns a game.
    pub plies: f64,
}

/// Plays `pairs` pairs of games from the start of a variant. Both games of a pair have the same dice;
/// in the second the players change seats.
pub fn play(
    one: &mut dyn Player,
    other: &mut dyn Player,
    variant: Variant,
    pairs: u32,
    seed: u64,
) -> Score {
    let (mut sum, mut squares, mut gammons, mut plies) = (0.0, 0.0, 0u32, 0u64);
    let mut results = Results::default();
    for pair in 0..pairs {
        let mut won = 0.0;
        for swapped in [false, true] {
            let mut dice = Random::split(seed, u64::from(pair));
            let mut next = |first: bool| -> Dice {
                if first {
                    opening(&mut dice)
                } else {
                    throw(&mut dice)
                }
            };
            let mut board = Board::start(variant);
            let mut turn = swapped;
            let mut first = true;
            loop {
                let results = results.of(&board, next(first));
                first = false;
                let best = if turn {
                    other.best(results)
                } else {
                    one.best(results)
                };
                board = results[best];
                plies += 1;
                if board.other().is_empty() {
                    break;
                }
                turn = !turn;
            }
            let times = board.turned().won_kind(variant).times();
            gammons += u32::from(times > 1);
            won += if turn {
                -f64::from(times)
            } else {
                f64::from(times)
            };
        }
        let mean = won / 2.0;
        sum += mean;
        squares += mean * mean;
    }
    let n = f64::from(pairs);
    let mean = sum / n;
    Score {
        games: 2 * pairs,
        mean,
        error: ((squares / n - mean * mean) / n).max(0.0).sqrt(),
        gammons: f64::from(gammons) / (2.0 * n),
        plies: plies as f64 / (2.0 * n),
    }
}
