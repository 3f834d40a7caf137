//! Levels or depths against each other over money games with the cube, the luck of the dice taken off.
//!
//! `cargo run --release -p yonban-backgammon-engine --example duel -- A B GAMES [THREADS] [SEED]`, where A
//! and B are `level=N` or `plies=N`. Seats alternate; every pair of games has the same dice. Prints points
//! a game for A with one standard error, as they came and without luck.

use std::env;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use yonban_backgammon::{Action, Backgammon, Dice, Phase, Throw};
use yonban_backgammon_engine::analysis::{Part, Settings, analyse};
use yonban_backgammon_engine::search::Filters;
use yonban_backgammon_engine::{BackgammonEngine, Nets, Options};
use yonban_rules::conformance::Dice as Random;
use yonban_rules::{Game, Seat, Turn};
use yonban_search::{Budget, Choice, Engine, Level, Stop, Task};

const RULES: &str = "money,jacoby=no";

#[derive(Clone, Copy)]
struct Player {
    level: Level,
    plies: Option<u32>,
}

fn player(text: &str) -> Player {
    let number = |text: &str| text.parse().expect("a number");
    match text.split_once('=') {
        Some(("level", text)) => Player {
            level: Level::new(number(text) as u8).expect("a level from 1 to 10"),
            plies: None,
        },
        Some(("plies", text)) => Player {
            level: Level::FULL,
            plies: Some(number(text)),
        },
        _ => panic!("`level=N` or `plies=N`, not `{text}`"),
    }
}

/// One game; the points of the first player, as they came and without luck.
fn play(engine: &mut BackgammonEngine, players: [Player; 2], number: u64, seed: u64) -> [f32; 2] {
    let rules = RULES.parse().expect("rules");
    let mut game = Backgammon::new(&rules);
    // Two games share their dice, with the seats exchanged.
    let mut random = Random::new(seed ^ (number / 2).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let first = Seat::BOTH[(number % 2) as usize];
    let mut entries = Vec::new();
    loop {
        let entry = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => {
                let die = |random: &mut Random| random.below(6) as u8 + 1;
                let dice = Dice::new(die(&mut random), die(&mut random)).expect("dice");
                Throw::Dice(dice).to_string()
            }
            Turn::Seat(seat) => {
                let player = players[usize::from(seat != first)];
                let budget = Budget {
                    time: None,
                    nodes: None,
                    depth: player.plies,
                };
                // From the position: what was done before is known to it.
                let task = Task {
                    start: Some(yonban_rules::PositionText::position(&game)),
                    level: player.level,
                    ..Task::new(RULES, seat).with_budget(budget)
                };
                let answer = engine.think(&task, &mut |_| {}, &Stop::new());
                match answer.expect("an answer").choice {
                    Choice::Play(text) => text,
                    Choice::Resign => unreachable!("it never gives up a table"),
                }
            }
        };
        // An offer to resign is taken: what is left is decided.
        let accept = matches!(entry.parse(), Ok(Action::Resign(_)));
        game.enter(&entry).expect("legal");
        entries.push(entry);
        if accept && matches!(game.phase(), Phase::Resigning { .. }) {
            game.enter("accept").expect("legal");
            entries.push("accept".to_owned());
        }
    }
    let part = Part::of_texts(&rules, &entries).expect("texts");
    let luck = Settings {
        plies: 0,
        threads: 1,
    };
    let report = analyse(
        Nets::of(rules.variant()),
        &[part],
        &luck,
        &Stop::new(),
        &mut |_, _| {},
    );
    let sums = report.seats[first.index()];
    [sums.result, sums.adjusted].map(|points| points.expect("it is over"))
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, default: u64| args.get(at).map_or(default, |n| n.parse().expect("n"));
    let players = [player(&args[0]), player(&args[1])];
    let (games, threads, seed) = (number(2, 100), number(3, 1), number(4, 1));
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                let engine = BackgammonEngine::new(Options::default());
                let mut engine = engine.with_filters(Filters::narrow());
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= games / 2 {
                        return;
                    }
                    let mut game = |number| play(&mut engine, players, number, seed);
                    let (one, other) = (game(2 * pair), game(2 * pair + 1));
                    let means = [0, 1].map(|at| (one[at] + other[at]) / 2.0);
                    sender.send(means).expect("somebody counts");
                }
            });
        }
        drop(sender);
        let (mut n, mut sums, mut squares) = (0.0_f64, [0.0_f64; 2], [0.0_f64; 2]);
        for points in receiver {
            n += 1.0;
            for (at, points) in points.into_iter().enumerate() {
                sums[at] += f64::from(points);
                squares[at] += f64::from(points).powi(2);
            }
            if (n as u64).is_multiple_of(25) || n as u64 == games / 2 {
                let tell = |at: usize| {
                    let mean = sums[at] / n;
                    let error = ((squares[at] / n - mean * mean) / (n - 1.0)).sqrt();
                    format!("{mean:+.4} ± {error:.4}")
                };
                let (plain, adjusted) = (tell(0), tell(1));
                eprintln!(
                    "{} games: {plain} points a game, without luck {adjusted}",
                    2.0 * n
                );
            }
        }
    });
}
