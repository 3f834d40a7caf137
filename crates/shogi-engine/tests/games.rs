//! The player in whole games and in traps: never a foul, always an end by the rules.

use yonban_rules::{Game, PositionText, Seat, Turn};
use yonban_search::{Budget, Choice, Engine, EngineError, Level, Stop, Task, Value};
use yonban_shogi::{Action, Ending, Rules, Shogi};
use yonban_shogi_engine::{Options, ShogiEngine};

fn engine(seed: u64) -> ShogiEngine {
    ShogiEngine::new(Options {
        hash_megabytes: 4,
        seed,
        ..Options::default()
    })
}

fn level(level: u8) -> Level {
    Level::new(level).expect("a level")
}

/// Plays a game of the engine against itself; every answer must be a clean one.
fn play(rules: &str, levels: [u8; 2], nodes: u64, seed: u64) -> Ending {
    let parsed: Rules = rules.parse().expect("rules");
    let mut game = Shogi::new(&parsed);
    let mut actions: Vec<String> = Vec::new();
    let mut engine = engine(seed);
    loop {
        let seat = match game.turn() {
            Turn::Over(outcome) => return outcome.ending,
            Turn::Seat(seat) => seat,
            Turn::Chance => unreachable!("shogi has no chance"),
        };
        let strength = levels[usize::from(seat == Seat::B)];
        let task = Task::new(rules, seat)
            .with_actions(actions.iter().cloned())
            .with_level(level(strength))
            .with_budget(Budget::nodes(nodes));
        let answer = engine.think(&task, &mut |_| {}, &Stop::new());
        let Choice::Play(text) = answer.expect("an answer").choice else {
            panic!("{rules}: resigned after {actions:?}");
        };
        let action: Action = text.parse().expect("an action");
        let clean = match action {
            Action::Move(action) => game.clean_moves().contains(&action),
            Action::Declare => true,
        };
        assert!(clean, "{rules}: {text} after {actions:?}");
        game.play(seat, &action)
            .unwrap_or_else(|e| panic!("{rules}: {text}: {e}"));
        actions.push(text);
    }
}

#[test]
fn games_under_every_kind_of_rules_end_by_a_rule() {
    for (n, (rules, levels)) in [
        ("even,maxmoves=120", [1, 2]),
        ("official,maxmoves=120", [2, 3]),
        ("official,impasse=try,maxmoves=120", [4, 1]),
        ("beginner,maxmoves=120", [3, 5]),
        ("2-piece,maxmoves=120", [6, 4]),
        ("10-piece,judging=lose,maxmoves=120", [1, 5]),
        ("naked-king,maxmoves=120", [4, 8]),
        ("even,impasse=24,maxmoves=100,repetition=draw", [10, 9]),
    ]
    .into_iter()
    .enumerate()
    {
        let ending = play(rules, levels, 300, n as u64);
        eprintln!("{rules} {levels:?}: {ending:?}");
        assert!(
            !ending.name().starts_with("foul") && ending != Ending::FailedDeclaration,
            "{rules}: {ending:?}"
        );
    }
}

#[test]
fn the_same_task_has_the_same_answer() {
    for strength in [1, 4, 7, 10] {
        let task = Task::new("even", Seat::A)
            .with_actions(["7g7f", "3c3d"])
            .with_level(level(strength))
            .with_budget(Budget::nodes(3_000));
        let first = engine(1).think(&task, &mut |_| {}, &Stop::new());
        let mut other = engine(1);
        let _warm = other.think(&Task::new("even", Seat::A), &mut |_| {}, &Stop::new());
        let second = other.think(&task, &mut |_| {}, &Stop::new());
        assert_eq!(first, second);
    }
}

/// A task from a position.
fn at(rules: &str, sfen: &str) -> Task {
    let seat = if sfen.contains(" b ") {
        Seat::A
    } else {
        Seat::B
    };
    Task {
        start: Some(sfen.to_owned()),
        ..Task::new(rules, seat).with_budget(Budget::nodes(20_000))
    }
}

fn choice(task: &Task) -> String {
    let answer = engine(0).think(task, &mut |_| {}, &Stop::new());
    match answer.expect("an answer").choice {
        Choice::Play(text) => text,
        Choice::Resign => "resign".to_owned(),
    }
}

#[test]
fn a_declaration_that_wins_is_made_and_none_that_fails() {
    const PACK: &str = include_str!("../../../data/shogi/impasse.tsv");
    let header: Vec<&str> = PACK.lines().next().expect("a header").split('\t').collect();
    let mut declared = 0;
    for row in PACK.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let field = |name: &str| fields[header.iter().position(|h| *h == name).expect(name)];
        for judging in ["block", "lose"] {
            let rules = format!("{},impasse=27,judging={judging}", field("preset"));
            let mut task = at(&rules, field("sfen"));
            task.budget = Budget::nodes(200);
            let parsed: Rules = rules.parse().expect("rules");
            let game = Shogi::from_position(&parsed, field("sfen")).expect("a position");
            if matches!(game.turn(), Turn::Over(_)) {
                continue;
            }
            let text = choice(&task);
            assert_eq!(
                text == "declare",
                field("result_27") == "win",
                "{rules} {row}"
            );
            declared += u32::from(text == "declare");
        }
    }
    assert!(declared > 5);
}

#[test]
fn the_try_is_made() {
    let task = at("even,impasse=try", "9/4K4/9/9/9/9/9/9/4k4 b - 1");
    assert_eq!(choice(&task), "5b5a");
}

#[test]
fn excluded_actions_are_not_answered_and_a_forced_one_is() {
    let mut task = Task::new("even", Seat::A).with_budget(Budget::nodes(500));
    let first = choice(&task);
    task.excluded = vec![first.clone()];
    assert_ne!(choice(&task), first);
    let one = "6g2/1+N2lgs1l/l+Pkp+Bp2b/5P1p1/2pnP1PNp/2PP3P1/L3S2+n1/5RS2/2G1K1G1P w RS5P 80";
    let forced = choice(&at("even", one));
    let mut task = at("even", one);
    task.excluded = vec![forced.clone()];
    assert_eq!(choice(&task), forced, "nothing else is legal");
}

#[test]
fn tasks_that_make_no_sense_are_refused() {
    let answer = |task: &Task| engine(0).think(task, &mut |_| {}, &Stop::new());
    let refused = |task: Task| answer(&task).expect_err("refused");
    assert!(matches!(
        refused(Task::new("chess", Seat::A)),
        EngineError::Rules(_)
    ));
    assert!(matches!(
        refused(at("even", "9/9 b - 1")),
        EngineError::Start(_)
    ));
    assert_eq!(
        refused(Task::new("even", Seat::B)),
        EngineError::NotToAct(Seat::B)
    );
    let task = Task::new("even", Seat::A).with_actions(["7g7f", "7g7f"]);
    assert!(matches!(
        refused(task),
        EngineError::Action { index: 1, .. }
    ));
}

#[test]
fn a_mate_is_seen_and_played() {
    let task = at("even", "4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    let answer = engine(0)
        .think(&task, &mut |_| {}, &Stop::new())
        .expect("an answer");
    assert_eq!(answer.choice, Choice::Play("G*5b".to_owned()));
    assert_eq!(answer.value, Some(Value::Win(1)));
}

#[test]
fn no_level_closes_a_perpetual_check() {
    // Three laps of check; the fourth occurrence would lose for Black.
    let lap = ["5h3h", "3a2a", "3h2h", "2a3a"];
    let again = ["2h3h", "3a2a", "3h2h", "2a3a"];
    let mut task = at("even", "6k2/1+p7/9/9/9/9/9/1+P2R4/6K2 b - 1");
    let laps = lap.iter().chain(again.iter().cycle().take(8));
    task = task.with_actions(laps.map(|text| (*text).to_owned()));
    for strength in 1..=10 {
        let task = task
            .clone()
            .with_level(level(strength))
            .with_budget(Budget::nodes(1_000));
        let text = choice(&task);
        assert_ne!(text, "2h3h", "level {strength}");
    }
}
