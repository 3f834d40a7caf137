//! Positions in which other programs hung or moved illegally: a legal answer in time.

use serde_json::Value as Json;
use std::time::{Duration, Instant};
use yonban_gomoku::{Action, Gomoku, Rules};
use yonban_gomoku_engine::{GomokuEngine, Options};
use yonban_rules::Game;
use yonban_search::{Budget, Choice, Engine, Level, Stop, Task};

fn texts(value: &Json) -> Vec<String> {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter()
        .map(|text| text.as_str().expect("a text").to_owned())
        .collect()
}

fn cases() -> Vec<Json> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/gomoku/traps.jsonl");
    let pack = std::fs::read_to_string(path).expect("data/gomoku/traps.jsonl");
    let cases: Vec<Json> = pack
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(cases.len() >= 48);
    cases
}

fn answer(engine: &mut GomokuEngine, case: &Json, budget: Budget, level: Level) {
    let id = case["id"].as_str().expect("an id");
    let rules = case["rules"].as_str().expect("rules");
    let expect = &case["expect"];
    let actions = texts(&case["actions"]);
    let mut game = Gomoku::new(&rules.parse::<Rules>().expect("rules"));
    let mut done = Vec::new();
    for text in actions {
        let action: Action = text.parse().expect("an action");
        let seat = game.turn().seat().expect("a seat");
        if game.play(seat, &action).is_err() {
            break;
        }
        done.push(text);
    }
    let Some(seat) = game.turn().seat() else {
        panic!("{id}: over")
    };
    let mut task = Task::new(rules, seat)
        .with_actions(done)
        .with_budget(budget)
        .with_level(level);
    task.excluded = texts(&expect["engine_excluded"]);
    let must = texts(&expect["engine_must"]);
    let start = Instant::now();
    let answer = engine.think(&task, &mut |_| {}, &Stop::new()).expect(id);
    // The machine may be busy; this only tells an answer from a hang.
    assert!(
        start.elapsed() < Duration::from_secs(5),
        "{id}: {:?}",
        start.elapsed()
    );
    match answer.choice {
        Choice::Resign => assert!(must.is_empty(), "{id} resigns"),
        Choice::Play(text) => {
            let action: Action = text.parse().expect(id);
            assert_eq!(game.check(&action), Ok(()), "{id} {text}");
            assert!(!task.excluded.contains(&text), "{id} {text} is excluded");
            if level == Level::FULL {
                assert!(must.is_empty() || must.contains(&text), "{id} plays {text}");
            }
        }
    }
}

#[test]
fn every_trap_is_answered_in_time() {
    let mut engine = GomokuEngine::new(Options::default());
    let budget = Budget::time(Duration::from_millis(300));
    for case in cases() {
        answer(&mut engine, &case, budget, Level::FULL);
    }
}

#[test]
fn every_trap_is_answered_legally_on_every_level() {
    let mut engine = GomokuEngine::new(Options::default());
    for level in Level::all() {
        for case in cases() {
            answer(&mut engine, &case, Budget::nodes(200), level);
        }
    }
}
