//! Whole matches of the player against itself: no illegal action, and what is exported as .mat comes back
//! to the same positions.

use std::fmt::Write;
use yonban_backgammon::notation::{self, Format, GameRecord, Record};
use yonban_backgammon::{Action, Backgammon, Phase, Rules};
use yonban_backgammon_engine::{BackgammonEngine, Options};
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, PositionText, Turn};
use yonban_search::{Choice, Engine, Level, Stop, Task};

/// What the matches came to.
#[derive(Debug, Default)]
struct Sums {
    matches: u32,
    games: usize,
    plays: usize,
    doubles: usize,
    drops: usize,
    resignations: usize,
    crawford: usize,
}

/// Plays a match; its entries as texts.
fn play(
    engines: &mut [BackgammonEngine; 2],
    rules: &Rules,
    seed: u64,
    level: Level,
) -> Vec<String> {
    let mut dice = Dice::new(seed);
    let mut game = Backgammon::new(rules);
    let mut texts: Vec<String> = Vec::new();
    // Where the present game began: what happened before it decides nothing.
    let (mut start, mut begun) = (game.position(), 0);
    loop {
        let score = game.score();
        match game.turn() {
            Turn::Over(_) => return texts,
            Turn::Chance => {
                let (throw, _) = game.chances()[dice.below(36)];
                game.resolve(&throw);
                texts.push(throw.to_string());
            }
            Turn::Seat(seat) => {
                let task = Task {
                    start: Some(start.clone()),
                    ..Task::new(rules.to_string(), seat)
                        .with_actions(texts[begun..].iter().cloned())
                        .with_level(level)
                };
                let task = Task {
                    budget: yonban_search::Budget {
                        time: None,
                        nodes: None,
                        depth: None,
                    },
                    ..task
                };
                let answer = engines[seat.index()].think(&task, &mut |_| {}, &Stop::new());
                let answer = answer.unwrap_or_else(|e| panic!("{e}: {}", texts.join(", ")));
                let Choice::Play(text) = answer.choice else {
                    panic!("gave up the match after {}", texts.join(", "));
                };
                let action: Action = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
                if let Err(error) = game.play(seat, &action) {
                    panic!("{text}: {error}: {}", game.position());
                }
                texts.push(text);
            }
        }
        if game.score() != score {
            (start, begun) = (game.position(), texts.len());
        }
    }
}

/// The positions in which checkers are moved, one a line.
fn positions(games: &[GameRecord], rules: &Rules) -> String {
    let mut text = String::new();
    for (number, game) in games.iter().enumerate() {
        let states = game.states(rules);
        assert_eq!(
            states.len(),
            game.entries.len() + 1,
            "what is kept is legal"
        );
        for state in states {
            if matches!(state.phase(), Phase::Play(_)) {
                // Writing to a string cannot fail.
                let _ok = writeln!(text, "{number} {}", state.position());
            }
        }
    }
    text
}

/// The export comes back with the same positions, results and score.
fn goes_round(record: &Record, seed: u64) {
    let written = notation::write(Format::Mat, record);
    let file = String::from_utf8(written.bytes.clone()).expect("text");
    let again = notation::read(Some(Format::Mat), &written.bytes)
        .unwrap_or_else(|e| panic!("match {seed}: {e}: {file}"));
    let (rules, games) = (&record.rules, &again.record.games);
    assert_eq!(&again.record.rules, rules, "match {seed}");
    assert_eq!(
        positions(games, rules),
        positions(&record.games, rules),
        "match {seed}: {file}"
    );
    for (game, wanted) in games.iter().zip(&record.games) {
        assert_eq!(
            (game.score, game.crawford, game.result),
            (wanted.score, wanted.crawford, wanted.result),
            "match {seed}: {file}"
        );
    }
}

fn matches(rules: &str, count: u64, level: u8) -> Sums {
    let rules: Rules = rules.parse().expect("rules");
    let level = Level::new(level).expect("a level");
    let mut engines = [1, 2].map(|seed| {
        let options = Options {
            seed,
            ..Options::default()
        };
        BackgammonEngine::new(options)
    });
    let mut sums = Sums::default();
    for seed in 0..count {
        let texts = play(&mut engines, &rules, seed, level);
        let record = Record::of_texts(&rules, &texts).unwrap_or_else(|e| panic!("{seed}: {e}"));
        goes_round(&record, seed);
        let of = |start: &str| texts.iter().filter(|text| text.starts_with(start)).count();
        sums.matches += 1;
        sums.games += record.games.len();
        sums.plays += texts.iter().filter(|text| text.contains('/')).count() + of("nomove");
        sums.doubles += of("double");
        sums.drops += of("drop");
        sums.resignations += of("accept");
        sums.crawford += record.games.iter().filter(|game| game.crawford).count();
        if (seed + 1) % 50 == 0 {
            eprintln!("{sums:?}");
        }
    }
    sums
}

#[test]
fn matches_are_legal_and_their_export_comes_back() {
    for level in [1, 8] {
        let sums = matches("match,length=7", 3, level);
        assert!(sums.games >= 6 && sums.plays > 100, "{sums:?}");
    }
}

/// Three checkers a side have nets of their own; gammons end games there.
#[test]
fn matches_of_hypergammon_are_legal_and_their_export_comes_back() {
    for level in [2, 8] {
        let sums = matches("match,length=5,variant=hypergammon", 6, level);
        assert!(sums.games >= 12 && sums.plays > 100, "{sums:?}");
        assert!(sums.doubles > 0, "{sums:?}");
    }
}

/// The acceptance figure: 1,000 seven-point matches.
#[test]
#[ignore = "long: a quarter of an hour"]
fn a_thousand_matches_are_legal_and_their_export_comes_back() {
    let sums = matches("match,length=7", 1_000, 8);
    eprintln!("{sums:?}");
    assert!(sums.doubles > sums.drops && sums.crawford > 100, "{sums:?}");
}
