//! The linear baseline learns to play as the nets do.

use super::arena::least;
use super::turn::{Results, opening, throw};
use crate::Nets;
use crate::baseline::{INPUTS, Linear, inputs};
use crate::nets::Work;
use crate::random::Random;
use yonban_backgammon::{Board, Variant};

/// Comparison training (Tesauro 1989): whichever play the nets prefer is to have the largest product. The
/// chance of a play is the softmax of the products, and the logarithm of the chance of the preferred one
/// climbs. The games go on by the nets' plays or by the linear player's own, turn by turn at random, so that he
/// learns about positions that he brings about. The rate falls linearly to a hundredth.
#[must_use]
pub fn imitate(nets: &Nets, games: u32, rate: f32, seed: u64) -> Linear {
    let mut linear = Linear {
        contact: [0.0; INPUTS],
        race: [0.0; INPUTS],
    };
    let (mut results, mut work) = (Results::default(), Work::new());
    let mut chances = Vec::new();
    for game in 0..games {
        let mut random = Random::split(seed, u64::from(game));
        let rate = rate * (1.0 - 0.99 * game as f32 / games as f32);
        let mut board = Board::start(Variant::Standard);
        let mut dice = opening(&mut random);
        while !board.is_finished() {
            let results = results.of(&board, dice);
            let best = least(results, |board| {
                nets.evaluate_with(board, &mut work).equity()
            });
            chances.clear();
            chances.extend(results.iter().map(|board| linear.value(&board.turned())));
            let most = chances.iter().copied().fold(f32::MIN, f32::max);
            let own = chances.iter().position(|value| *value == most).unwrap_or(0);
            chances
                .iter_mut()
                .for_each(|value| *value = (*value - most).exp());
            let sum: f32 = chances.iter().sum();
            for (n, (board, chance)) in results.iter().zip(&chances).enumerate() {
                let blame = f32::from(u8::from(n == best)) - chance / sum;
                linear.climb(&board.turned(), rate * blame);
            }
            board = results[if random.below(2) == 0 { best } else { own }];
            dice = throw(&mut random);
        }
    }
    linear
}

impl Linear {
    fn climb(&mut self, board: &Board, by: f32) {
        let weights = if board.is_race() {
            &mut self.race
        } else {
            &mut self.contact
        };
        for (n, input) in inputs(board) {
            weights[n] += by * input;
        }
    }
}
