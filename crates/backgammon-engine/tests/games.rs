//! The player in whole games and matches: never an illegal action, under any rules, in any state.

mod judge;

use judge::PLAIN;
use yonban_backgammon::notation::position_id;
use yonban_backgammon::{Action, Backgammon, Board, Checkers, Rules, Variant};
use yonban_backgammon_engine::{BackgammonEngine, Options};
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, PositionText, Seat, Turn};
use yonban_search::{Answer, Budget, Choice, Engine, EngineError, Level, Stop, Task, Value};

fn engine(options: Options) -> BackgammonEngine {
    BackgammonEngine::with_judge(options, &PLAIN)
}

fn ask(engine: &mut BackgammonEngine, task: &Task) -> Answer {
    engine
        .think(task, &mut |_| {}, &Stop::new())
        .unwrap_or_else(|e| panic!("{} {}: {e}", task.rules, task.actions.join(" | ")))
}

fn level(level: u8) -> Level {
    Level::new(level).expect("a level")
}

const RULES: [&str; 14] = [
    "match,length=3",
    "match,length=1",
    "match,length=5,crawford=no,autodoubles=unlimited",
    "match,length=2,cube=no",
    "match,length=4,maxcube=2,variant=hypergammon",
    "tournament,length=2",
    "money",
    "money,beavers=1,jacoby=no",
    "money,beavers=6,maxcube=64",
    "money,autodoubles=2,variant=nackgammon",
    "money,cube=no,variant=longgammon",
    "casual",
    "casual,beavers=3,variant=hypergammon",
    "casual,jacoby=yes,dice=manual",
];

/// Plays a match of random actions, one in `every`, and of the engine's.
fn play(n: u64, rules: &str, every: usize) -> Vec<Action> {
    let parsed: Rules = rules.parse().expect("rules");
    let mut dice = Dice::new(n);
    let mut game = Backgammon::new(&parsed);
    let mut engine = engine(Options {
        hash_megabytes: 1,
        seed: n,
        ..Options::default()
    });
    let (mut actions, mut answers) = (Vec::new(), Vec::new());
    // One ply at most: what is tested is not strength.
    let budget = Budget::depth(u32::from(n.is_multiple_of(4)));
    loop {
        let text = match game.turn() {
            Turn::Over(_) => return answers,
            Turn::Chance => {
                let chances = game.chances();
                let chance = &chances[dice.below(chances.len())].0;
                game.resolve(chance);
                chance.to_string()
            }
            Turn::Seat(seat) => {
                let legal = game.legal_actions();
                let action = if dice.below(every) == 0 {
                    // Offers to resign stand at the end of the list.
                    let last = legal.len().min(1 + dice.below(legal.len()) * 3);
                    legal[legal.len() - 1 - dice.below(last)]
                } else {
                    let task = Task::new(rules, seat)
                        .with_actions(actions.iter().cloned())
                        .with_level(level(1 + dice.below(10) as u8))
                        .with_budget(budget);
                    let Choice::Play(text) = ask(&mut engine, &task).choice else {
                        panic!("{rules}: gave up after {actions:?}");
                    };
                    let action: Action = text.parse().expect("an action");
                    answers.push(action);
                    action
                };
                game.play(seat, &action)
                    .unwrap_or_else(|e| panic!("{rules}: {action}: {e} after {actions:?}"));
                action.to_string()
            }
        };
        actions.push(text);
    }
}

#[test]
fn matches_under_all_rules_without_an_illegal_action() {
    let mut answers = Vec::new();
    for (n, rules) in RULES.iter().cycle().take(8 * RULES.len()).enumerate() {
        answers.extend(play(n as u64, rules, 12));
    }
    let seen = |action: Action| answers.contains(&action);
    for action in [
        Action::Roll,
        Action::Double,
        Action::Take,
        Action::Drop,
        Action::Accept,
    ] {
        assert!(seen(action), "{action}");
    }
}

#[test]
fn the_same_task_has_the_same_answer() {
    let task = Task::new("money", Seat::B)
        .with_actions(["dice 3 1", "8/5 6/5", "roll", "dice 6 4"])
        .with_budget(Budget::depth(2));
    for strength in [1, 5, 8, 9, 10] {
        let task = task.clone().with_level(level(strength));
        let first = ask(&mut engine(Options::default()), &task);
        let mut other = engine(Options {
            threads: 2,
            hash_megabytes: 1,
            ..Options::default()
        });
        let _warm = ask(&mut other, &task.clone().with_level(level(4)));
        assert_eq!(ask(&mut other, &task), first, "level {strength}");
    }
}

/// A task from a position.
fn at(rules: &str, position: &str) -> Task {
    let parsed: Rules = rules.parse().expect("rules");
    let game = Backgammon::from_position(&parsed, position)
        .unwrap_or_else(|e| panic!("{rules} {position}: {e}"));
    let seat = game.turn().seat().expect("a seat acts");
    Task {
        start: Some(position.to_owned()),
        ..Task::new(rules, seat).with_budget(Budget::depth(2))
    }
}

fn choice(task: &Task) -> String {
    match ask(&mut engine(Options::default()), task).choice {
        Choice::Play(text) => text,
        Choice::Resign => "resign".to_owned(),
    }
}

/// After these actions from a position, the position's text.
fn after(rules: &str, position: &str, actions: &[&str]) -> Task {
    let mut task = at(rules, position);
    task.actions = actions.iter().map(ToString::to_string).collect();
    let parsed: Rules = rules.parse().expect("rules");
    let mut game = Backgammon::from_position(&parsed, position).expect("a position");
    for text in actions {
        game.enter(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    }
    task.seat = game.turn().seat().expect("a seat acts");
    task
}

#[test]
fn excluded_actions_are_not_answered_and_a_forced_one_is() {
    let mut task = Task::new("money", Seat::A)
        .with_actions(["dice 3 1"])
        .with_budget(Budget::depth(1));
    let first = choice(&task);
    task.excluded = vec![first.clone()];
    assert_ne!(choice(&task), first);
    let mut roll = after("money", "4HPwATDgc/ABMA", &[]);
    assert_eq!(choice(&roll), "roll");
    roll.excluded = vec!["roll".to_owned()];
    assert_eq!(choice(&roll), "double");
    roll.excluded = ["roll", "double", "resign single"]
        .map(str::to_owned)
        .into();
    assert_eq!(choice(&roll), "roll", "no other action is left");
}

/// A position in which seat A is to act: its checkers on a point, and one of B's on its ace point.
fn nearly_lost(count: u8, point: usize) -> String {
    let mut places = [[0; 25]; 2];
    places[0][point - 1] = count;
    places[1][0] = 1;
    let [own, other] = places.map(|places| Checkers::from_counts(&places).expect("a side"));
    let board = Board::new(own, other, Variant::Standard).expect("a board");
    position_id::write(&board)
}

#[test]
fn a_lost_game_is_resigned_for_what_it_costs_and_no_more() {
    let (single, gammon) = (nearly_lost(10, 10), nearly_lost(15, 13));
    for (rules, position, text) in [
        ("money", &single, "resign single"),
        ("money,jacoby=no", &single, "resign single"),
        ("money,jacoby=no", &gammon, "resign gammon"),
        // Gammons do not count: the cube was never taken.
        ("money,jacoby=yes", &gammon, "resign single"),
    ] {
        let task = at(rules, position);
        assert_eq!(choice(&task), text, "{rules} {position}");
        let options = Options {
            resigns: false,
            ..Options::default()
        };
        let answer = ask(&mut engine(options), &task);
        assert_eq!(answer.choice, Choice::Play("roll".to_owned()));
        // Beginners play on.
        let answer = choice(&task.with_level(level(3)));
        assert!(["roll", "double"].contains(&answer.as_str()), "{answer}");
    }
    // What was refused is not offered again.
    let refused = after("money,jacoby=no", &gammon, &["resign gammon", "reject"]);
    assert_eq!(choice(&refused), "roll");
    // A game that is not lost is not given up.
    assert_eq!(choice(&at("money", "4HPwATDgc/ABMA")), "roll");
}

#[test]
fn a_double_too_early_is_beavered_and_one_too_late_dropped() {
    let start = "4HPwATDgc/ABMA";
    let (early, late) = (["double"], nearly_lost(15, 13));
    for (rules, text) in [("money", "take"), ("money,beavers=2", "beaver")] {
        assert_eq!(choice(&after(rules, start, &early)), text, "{rules}");
    }
    // He has nothing to raccoon with, and too much to drop.
    let beavered = after("money,beavers=2", start, &["double", "beaver"]);
    assert_eq!(choice(&beavered), "take");
    // A gammon is sure: a beaver would only be dropped.
    for (actions, text) in [
        (&["double"][..], "take"),
        (&["double", "beaver"], "drop"),
        (&["double", "beaver", "raccoon"], "take"),
    ] {
        let task = after("money,beavers=3,jacoby=no", &late, actions);
        assert_eq!(choice(&task), text, "{actions:?}");
    }
}

#[test]
fn an_offer_is_accepted_where_it_brings_what_can_be_hoped_for() {
    let (single, gammon) = (nearly_lost(10, 10), nearly_lost(15, 13));
    let start = "4HPwATDgc/ABMA".to_owned();
    for (rules, position, offer, text) in [
        ("money,jacoby=no", &gammon, "resign single", "reject"),
        ("money,jacoby=no", &gammon, "resign gammon", "accept"),
        ("money,jacoby=no", &gammon, "resign backgammon", "accept"),
        ("money,jacoby=no", &single, "resign single", "accept"),
        ("money,jacoby=no", &start, "resign single", "accept"),
        ("match,length=5", &gammon, "resign single", "reject"),
        ("match,length=1", &gammon, "resign single", "accept"),
    ] {
        let task = after(rules, position, &[offer]);
        assert_eq!(choice(&task), text, "{rules} {offer}");
    }
    // The throw counts: the last checker is hit, or goes off.
    let thrown = after(
        "money,jacoby=no",
        &gammon,
        &["roll", "dice 2 1", "resign single"],
    );
    assert_eq!(choice(&thrown), "reject");
}

#[test]
fn the_value_is_the_equity_in_hundredths() {
    let answer = ask(
        &mut engine(Options::default()),
        &at("money,jacoby=no", &nearly_lost(15, 13)),
    );
    assert_eq!(answer.value, Some(Value::Score(-200)));
}

#[test]
fn tasks_that_make_no_sense_are_refused() {
    let refused = |task: Task| {
        engine(Options::default())
            .think(&task, &mut |_| {}, &Stop::new())
            .expect_err("refused")
    };
    assert!(matches!(
        refused(Task::new("chess", Seat::A)),
        EngineError::Rules(_)
    ));
    let task = Task {
        start: Some("nonsense".to_owned()),
        ..Task::new("money", Seat::A)
    };
    assert!(matches!(refused(task), EngineError::Start(_)));
    // The dice are due.
    let task = Task::new("money", Seat::A);
    assert_eq!(refused(task.clone()), EngineError::NotToAct(Seat::A));
    let task = task.with_actions(["dice 3 1", "24/20"]);
    assert!(matches!(
        refused(task),
        EngineError::Action { index: 1, .. }
    ));
}
