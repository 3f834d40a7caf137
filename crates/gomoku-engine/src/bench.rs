//! Measured speed on fixed positions.

use crate::class::group;
use crate::position::Position;
use crate::search::Searcher;
use std::time::{Duration, Instant};
use yonban_gomoku::{Action, Color, Gomoku, Rules};
use yonban_rules::Game;
use yonban_search::{Budget, Stop, TranspositionTable};

/// What [`run`] found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// Positions searched: the signature. The same program gives the same number everywhere, and a
    /// change that alters the search alters it.
    pub nodes: u64,
    /// How long they took.
    pub elapsed: Duration,
    /// Positions a second.
    pub nps: u64,
    /// Moves made and taken back a second, patterns, sets and evaluation included.
    pub make_unmake: u64,
}

/// Rules and moves of the positions, some calm, some not.
const POSITIONS: [(&str, &str); 8] = [
    ("renju", "h8 h9 i9 g7 g9 f9"),
    ("renju", "h8 i9 j8 i7 g9 h10 f8 i10"),
    ("renju", "h8 g8 g7 i9 f6 h9 f9 j9 k9 h7"),
    ("renju", "h9 g9 d7 f10 h8 h7 g10 f9 g8 f7 f8 i8 e9 g6"),
    ("freestyle", "h8 i8 h9 h7 i9 g9 j10 j9 i7 i10"),
    ("freestyle,size=20", "j10 k11 k10 i10 l11 j9 m12 n13"),
    ("standard", "g9 h8 g7 g8 f8 i8 h10 e9 i11 j12"),
    ("caro", "h8 h9 i8 g8 i7 j6 i9 i10 g7 j10"),
];

/// Searches every position to `depth` plies (8 takes a second or so), then counts moves.
#[must_use]
pub fn run(depth: u32) -> Report {
    let mut nodes = 0;
    let mut searched = Duration::ZERO;
    let mut made = 0_u64;
    let mut making = Duration::ZERO;
    for (rules, moves) in POSITIONS {
        let Some((game, color)) = set_up(rules, moves) else {
            continue;
        };
        let position = Position::new(game.rules(), game.board(), color);
        let candidates = position
            .set(0, group::CANDIDATE)
            .or(&position.set(1, group::CANDIDATE));
        let points: Vec<usize> = candidates.iter().collect();
        let mut moving = position.clone();
        let start = Instant::now();
        for _ in 0..400 {
            for &p in &points {
                moving.make(p);
                moving.unmake(p);
            }
            made += points.len() as u64;
        }
        making += start.elapsed();
        let table = TranspositionTable::with_megabytes(16);
        let mut searcher = Searcher::new(position, &table, &Budget::depth(depth), &Stop::new());
        let start = Instant::now();
        let _found = searcher.think(&points, depth, &mut |_, _| {});
        searched += start.elapsed();
        nodes += searcher.deadline.nodes();
    }
    Report {
        nodes,
        elapsed: searched,
        nps: per_second(nodes, searched),
        make_unmake: per_second(made, making),
    }
}

fn set_up(rules: &str, moves: &str) -> Option<(Gomoku, Color)> {
    let rules: Rules = rules.parse().ok()?;
    let mut game = Gomoku::new(&rules);
    for text in moves.split(' ') {
        let action: Action = text.parse().ok()?;
        let seat = game.turn().seat()?;
        game.play(seat, &action).ok()?;
    }
    let color = game.to_move()?;
    Some((game, color))
}

fn per_second(count: u64, time: Duration) -> u64 {
    let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX).max(1);
    count.saturating_mul(1_000_000) / micros
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_set_up() {
        for (rules, moves) in POSITIONS {
            assert!(set_up(rules, moves).is_some(), "{rules} {moves}");
        }
    }

    #[test]
    fn the_signature_does_not_depend_on_time() {
        let first = run(4);
        assert_eq!(first.nodes, run(4).nodes);
        assert!(first.nodes > 1_000);
    }
}
