//! Measured speed of the nets.

use crate::random::Random;
use crate::{Class, Evaluator, Linear, Nets};
use std::time::{Duration, Instant};
use yonban_backgammon::{Board, Dice, Variant};

/// What [`run`] found, on one core.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// Positions of the class [`Contact`](Class::Contact), a second.
    pub contact: u64,
    /// Races a second, judged by their net.
    pub race: u64,
}

/// Evaluates the positions of `games` games of the linear player against itself (100 take some
/// milliseconds a round), all of them `rounds` times. The inputs are computed each time.
#[must_use]
pub fn run(games: u64, rounds: u32) -> Report {
    let nets = Nets::shipped().clone().without_tables();
    let boards = positions(games);
    let speed = |class| {
        let of_class = boards
            .iter()
            .copied()
            .filter(|board| Class::of(board) == class);
        let of_class: Vec<Board> = of_class.collect();
        let mut outputs = Vec::with_capacity(of_class.len());
        let mut least = Duration::MAX;
        for _ in 0..rounds {
            outputs.clear();
            let started = Instant::now();
            nets.evaluate_all(&of_class, &mut outputs);
            least = least.min(started.elapsed());
        }
        (of_class.len() as f64 / least.as_secs_f64()) as u64
    };
    Report {
        contact: speed(Class::Contact),
        race: speed(Class::Race),
    }
}

/// The positions of games of the linear player, always the same.
fn positions(games: u64) -> Vec<Board> {
    let mut boards = Vec::new();
    for game in 0..games {
        let mut random = Random::split(1, game);
        let mut board = Board::start(Variant::Standard);
        while !board.is_finished() {
            boards.push(board);
            let dice = Dice::new(random.below(6) as u8 + 1, random.below(6) as u8 + 1);
            if let Some(play) = dice.and_then(|dice| Linear::shipped().choose(&board, dice)) {
                board = board.after(&play);
            }
            board = board.turned();
        }
    }
    boards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_classes_are_met() {
        let boards = positions(3);
        for class in [Class::Contact, Class::Race] {
            assert!(
                boards.iter().any(|board| Class::of(board) == class),
                "{class:?}"
            );
        }
        let report = run(1, 1);
        assert!(report.contact > 0 && report.race > 0, "{report:?}");
    }
}
