//! The rating of every level: its money games against itself, judged by a look ahead.
//!
//! `cargo run --release -p yonban-backgammon-engine --example levels -- GAMES PLIES [FIRST] [LAST]`.

use std::env;
use yonban_backgammon::{Action, Backgammon, Dice, Throw};
use yonban_backgammon_engine::analysis::{Part, Settings, analyse};
use yonban_backgammon_engine::{BackgammonEngine, Nets, Options};
use yonban_rules::conformance::Dice as Random;
use yonban_rules::{Game, PositionText, Turn};
use yonban_search::{Budget, Choice, Engine, Level, Stop, Task};

const RULES: &str = "money,jacoby=no";

/// A game of a level against itself.
fn play(engine: &mut BackgammonEngine, level: Level, seed: u64) -> Part {
    let rules = RULES.parse().expect("rules");
    let start = Backgammon::new(&rules);
    let mut game = start.clone();
    let mut random = Random::new(seed);
    let mut entries: Vec<String> = Vec::new();
    let endless = Budget {
        time: None,
        nodes: None,
        depth: None,
    };
    loop {
        let entry = match game.turn() {
            Turn::Over(_) => return Part::of_texts(&rules, &entries).expect("texts"),
            Turn::Chance => {
                let die = |random: &mut Random| random.below(6) as u8 + 1;
                let dice = Dice::new(die(&mut random), die(&mut random)).expect("dice");
                Throw::Dice(dice).to_string()
            }
            Turn::Seat(_)
                if entries
                    .last()
                    .is_some_and(|last| last.starts_with("resign")) =>
            {
                Action::Accept.to_string()
            }
            Turn::Seat(seat) => {
                let task = Task {
                    start: Some(game.position()),
                    level,
                    ..Task::new(RULES, seat).with_budget(endless)
                };
                match engine
                    .think(&task, &mut |_| {}, &Stop::new())
                    .expect("an answer")
                    .choice
                {
                    Choice::Play(text) => text,
                    Choice::Resign => unreachable!("it never gives up a table"),
                }
            }
        };
        game.enter(&entry).expect("legal");
        entries.push(entry);
    }
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, default: u64| args.get(at).map_or(default, |n| n.parse().expect("n"));
    let (games, plies) = (number(0, 20), number(1, 1) as u8);
    for level in Level::all().filter(|level| {
        let level = u64::from(level.get());
        (number(2, 1)..=number(3, 8)).contains(&level)
    }) {
        let mut engine = BackgammonEngine::new(Options::default());
        let (mut loss, mut count, mut cubes) = (0.0, 0, (0.0, 0));
        for seed in 0..games {
            let part = play(&mut engine, level, seed);
            let settings = Settings { plies, threads: 1 };
            let report = analyse(
                Nets::shipped(),
                &[part],
                &settings,
                &Stop::new(),
                &mut |_, _| {},
            );
            for sums in report.seats {
                loss += sums.counted().loss;
                count += sums.counted().count;
                cubes.0 += sums.doubles.loss + sums.answers.loss;
                cubes.1 += sums.doubles.count + sums.answers.count;
            }
        }
        let rating = |loss: f32, count: u32| 500.0 * loss / count.max(1) as f32;
        eprintln!(
            "level {level}: rating {:.1} over {count} decisions, of the cube {:.1} over {}",
            rating(loss, count),
            rating(cubes.0, cubes.1),
            cubes.1
        );
    }
}
