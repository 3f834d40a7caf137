//! Speed of the forbidden test, of its slow twin, and of replaying: `cargo bench -p yonban-gomoku`.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use std::hint::black_box;
use std::time::{Duration, Instant};
use yonban_gomoku::reference::{Reference, bench_boards};
use yonban_gomoku::{Action, Board, Color, Gomoku, Point, Preset, Rules, forbidden};
use yonban_rules::Game;

/// Nanoseconds for each of `count` calls, the best of five runs.
fn best(count: usize, mut run: impl FnMut()) -> f64 {
    let once = |run: &mut dyn FnMut()| {
        let start = Instant::now();
        run();
        start.elapsed()
    };
    let best: Duration = (0..5).map(|_| once(&mut run)).min().unwrap_or_default();
    best.as_nanos() as f64 / count as f64
}

fn main() {
    let boards = bench_boards(1);
    let cells: Vec<(Board, Vec<Point>)> = boards
        .into_iter()
        .map(|board| {
            let empty = board.empty_points().collect();
            (board, empty)
        })
        .collect();
    let count: usize = cells.iter().map(|(_, empty)| empty.len()).sum();
    let rounds = 50;
    let fast = best(count * rounds, || {
        for _ in 0..rounds {
            for (board, empty) in &cells {
                for &point in empty {
                    black_box(forbidden::judge(board, point));
                }
            }
        }
    });
    println!("forbidden test        {fast:8.1} ns an empty cell");
    let slow = best(count, || {
        for (board, empty) in &cells {
            let reference = Reference::new(board);
            for &point in empty {
                black_box(reference.judge(point));
            }
        }
    });
    println!(
        "slow twin             {slow:8.1} ns an empty cell, {:.0} times slower",
        slow / fast
    );

    let mut board = cells[0].0.clone();
    let empty = &cells[0].1;
    let make = best(empty.len() * 10_000, || {
        for _ in 0..10_000 {
            for &point in empty {
                board.place(Color::Black, black_box(point));
                board.remove(point);
            }
        }
    });
    println!(
        "place and remove      {make:8.1} ns, {:.1} M/s",
        1_000.0 / make
    );

    for preset in [Preset::Renju, Preset::National, Preset::Freestyle] {
        let rules = Rules::from(preset);
        let actions = long_game(&rules);
        let rounds = 2_000;
        let replay = best(actions.len() * rounds, || {
            for _ in 0..rounds {
                let mut game = Gomoku::new(&rules);
                for action in &actions {
                    if let Some(seat) = game.turn().seat() {
                        let _played = black_box(game.play(seat, action));
                    }
                }
                black_box(&game);
            }
        });
        println!(
            "replay {preset:<14} {replay:8.1} ns an action, {:.2} M actions/s",
            1_000.0 / replay
        );
    }
}

/// The longest of a few hundred games of scattered legal stones.
fn long_game(rules: &Rules) -> Vec<Action> {
    let game = |seed: usize| {
        let mut game = Gomoku::new(rules);
        let mut played = Vec::new();
        let mut state = seed;
        loop {
            let mut legal = game.legal_actions();
            legal.retain(|action| matches!(action, Action::Place(_)));
            if legal.is_empty() {
                return played;
            }
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let action = legal[(state >> 33) % legal.len()];
            game.play_unchecked(&action);
            played.push(action);
        }
    };
    (0..200).map(game).max_by_key(Vec::len).unwrap_or_default()
}
