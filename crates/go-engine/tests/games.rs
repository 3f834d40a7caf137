//! Whole games: no illegal action under any rules, answers that depend on the task alone, sensible
//! endings.

use yonban_go::{Action, Go, Nigiri, Preset, Rules};
use yonban_go_engine::{GoEngine, Options};
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, Seat, Turn, Verdict};
use yonban_search::{Answer, Budget, Choice, Engine, Level, Stop, Task};

fn engine(seed: u64) -> GoEngine {
    GoEngine::new(Options {
        hash_megabytes: 1,
        seed,
    })
}

fn ask(engine: &mut GoEngine, task: &Task) -> Answer {
    engine
        .think(task, &mut |_| {}, &Stop::new())
        .unwrap_or_else(|e| panic!("{}: {e}", task.actions.join(" ")))
}

/// Rules on small boards with every option that changes what is asked.
fn all_rules() -> Vec<String> {
    let mut all: Vec<String> = Preset::ALL
        .iter()
        .map(|preset| format!("{preset},size=5"))
        .collect();
    all.extend(
        [
            "capture,size=5,colors=choose",
            "capture,size=5,colors=pie,tie=white",
            "capture,size=6,colors=nigiri,capture=2:3,tie=play-on",
            "capture,size=5,pass=none,suicide=yes",
            "capture,size=5,pass=limited:2,agree=no,start=crosscut",
            "capture,size=5,pass=prisoner,ko=situational",
            "capture-race,size=5,colors=pie",
            "first-capture,size=4x6",
            "first-capture,size=3",
            "chinese,size=9,handicap=4,placement=free",
            "chinese,size=5,colors=pie",
            "japanese,size=6,komi=0",
            "korean,size=7x5,settle=agree",
            "new-zealand,size=7,handicap=3",
            "aga,size=5,ko=positional,pass=prisoner",
            "tromp-taylor,size=4",
        ]
        .map(str::to_owned),
    );
    all
}

#[test]
fn games_under_all_rules_without_an_illegal_action() {
    let rules = all_rules();
    let mut ends = 0;
    let mut resigned = 0;
    for n in 0..3 * rules.len() {
        let text = &rules[n % rules.len()];
        let parsed: Rules = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
        let mut game = Go::new(&parsed);
        let mut dice = Dice::new(n as u64);
        let mut players = [engine(n as u64), engine(n as u64 + 1_000)];
        let levels = [1 + dice.below(10) as u8, 1 + dice.below(10) as u8];
        let mut actions: Vec<String> = Vec::new();
        loop {
            let text = match game.turn() {
                Turn::Over(_) => {
                    ends += 1;
                    break;
                }
                Turn::Chance => {
                    let seat = [Seat::A, Seat::B][dice.below(2)];
                    game.resolve(&Nigiri(seat));
                    actions.push(Nigiri(seat).to_string());
                    continue;
                }
                Turn::Seat(seat) => {
                    let legal = game.legal_actions();
                    // Some chance moves lead to positions that no player would choose.
                    if dice.below(10) == 0 {
                        legal[dice.below(legal.len())].to_string()
                    } else {
                        let mut task = Task::new(text.clone(), seat)
                            .with_actions(actions.clone())
                            .with_budget(Budget::nodes(60));
                        task.level = Level::new(levels[seat.index()]).expect("a level");
                        match ask(&mut players[seat.index()], &task).choice {
                            Choice::Play(text) => text,
                            Choice::Resign => {
                                resigned += 1;
                                break;
                            }
                        }
                    }
                }
            };
            let seat = game.turn().seat().expect("a seat");
            let action: Action = text.parse().expect("an action");
            game.play(seat, &action)
                .unwrap_or_else(|e| panic!("{parsed}: {e} {text} after {}", actions.join(" ")));
            actions.push(text);
            assert!(actions.len() < 800, "{parsed}: no end");
        }
    }
    assert!(ends > 2 * rules.len(), "{ends} ended, {resigned} resigned");
}

#[test]
fn answers_under_a_node_budget_depend_on_the_task_alone() {
    for (rules, moves) in [
        ("capture", "e5 d5 d4 e4 f4 c4"),
        ("chinese,size=9", "e5 c3 g3 c7 g7 d5"),
    ] {
        let task = Task::new(rules, Seat::A)
            .with_actions(moves.split(' '))
            .with_budget(Budget::nodes(400));
        let mut busy = engine(0);
        let first = ask(&mut busy, &task);
        ask(&mut busy, &task.clone().with_budget(Budget::nodes(50)));
        assert_eq!(ask(&mut busy, &task), first);
        assert_eq!(ask(&mut engine(0), &task), first);
    }
}

#[test]
fn the_engine_takes_and_saves() {
    let play = |rules: &str, moves: &str, seat| {
        let task = Task::new(rules, seat)
            .with_actions(moves.split(' '))
            .with_budget(Budget::nodes(400));
        ask(&mut engine(0), &task).choice
    };
    let at = |text: &str| Choice::Play(text.to_owned());
    // White's stone can be taken.
    assert_eq!(
        play("first-capture", "d4 d5 c5 a1 e5 a7", Seat::A),
        at("d6")
    );
    // Black's can, and Black is to move.
    assert_eq!(
        play("first-capture", "d4 c4 a1 e4 a3 d5", Seat::A),
        at("d3")
    );
}

#[test]
fn a_solved_board_is_played_without_a_blunder() {
    // White wins on 4x4; so does Black on 3x4, whoever plays against it.
    for (rules, me) in [
        ("first-capture,size=4", Seat::B),
        ("first-capture,size=4x3", Seat::A),
    ] {
        let parsed: Rules = rules.parse().expect("rules");
        for n in 0..10 {
            let mut game = Go::new(&parsed);
            let mut dice = Dice::new(n);
            let mut player = engine(n);
            let mut actions: Vec<String> = Vec::new();
            while let Turn::Seat(seat) = game.turn() {
                let text = if seat == me {
                    let task = Task::new(rules, seat)
                        .with_actions(actions.clone())
                        .with_budget(Budget::nodes(200_000));
                    let Choice::Play(text) = ask(&mut player, &task).choice else {
                        panic!("resigns")
                    };
                    text
                } else {
                    let legal = game.legal_actions();
                    legal[dice.below(legal.len())].to_string()
                };
                game.play(seat, &text.parse().expect("an action"))
                    .expect("legal");
                actions.push(text);
            }
            let won = matches!(game.turn(), Turn::Over(o) if o.verdict == Verdict::Win(me));
            assert!(won, "{rules}: {}", actions.join(" "));
        }
    }
}

/// A finished 9x9 game: Black holds the left, White the right; White's stone on b3 is dead.
const FINISHED: &str =
    "1B1BW1W2/BBBBWWW2/BB1BW1WW1/BBBBW1W1W/B1BBWWWWW/BBBBW1W2/BW1BWWWWW/B2BW3W/1BBBWW1W1 b 0 0 -";

fn finished(rules: &str, actions: &[&str], seat: Seat) -> Choice {
    let mut task = Task::new(rules, seat)
        .with_actions(actions.iter().copied())
        .with_budget(Budget::nodes(400));
    task.start = Some(FINISHED.to_owned());
    ask(&mut engine(0), &task).choice
}

#[test]
fn a_finished_game_is_passed_and_settled() {
    let play = |text: &str| Choice::Play(text.to_owned());
    for rules in ["chinese,size=9", "japanese,size=9"] {
        // The other has passed: the winner passes too.
        assert_eq!(finished(rules, &["pass"], Seat::B), play("pass"), "{rules}");
        let passed = ["pass", "pass"];
        assert_eq!(finished(rules, &passed, Seat::A), play("dead b3"));
        let right = ["pass", "pass", "dead b3"];
        assert_eq!(finished(rules, &right, Seat::B), play("accept"));
        let wrong = ["pass", "pass", "dead"];
        assert_eq!(finished(rules, &wrong, Seat::B), play("dead b3"));
        let greedy = ["pass", "pass", "dead e9"];
        assert_eq!(finished(rules, &greedy, Seat::B), play("dead b3"));
        // After a second refusal there is nothing left to say.
        let stubborn = ["pass", "pass", "dead e9", "dead b3", "dead e9"];
        assert_eq!(finished(rules, &stubborn, Seat::B), play("resume"));
    }
}

#[test]
fn tasks_that_cannot_be_read_are_refused() {
    use yonban_search::EngineError as E;
    let mut player = engine(0);
    let mut refuse = |task: &Task| player.think(task, &mut |_| {}, &Stop::new()).unwrap_err();
    let new = |rules: &str| Task::new(rules, Seat::A);
    assert!(matches!(refuse(&new("chess")), E::Rules(_)));
    let mut task = new("capture");
    task.start = Some("nonsense".to_owned());
    assert!(matches!(refuse(&task), E::Start(_)));
    let task = new("capture").with_actions(["d4", "d4"]);
    assert!(matches!(refuse(&task), E::Action { index: 1, .. }));
    let task = new("capture").with_actions(["d4", "i4"]);
    assert!(matches!(refuse(&task), E::Action { index: 1, .. }));
    let task = new("capture").with_actions(["d4"]);
    assert_eq!(refuse(&task), E::NotToAct(Seat::A));
}

#[test]
fn stop_ends_a_thought() {
    use std::time::Duration;
    let task =
        Task::new("chinese,size=9", Seat::A).with_budget(Budget::time(Duration::from_secs(600)));
    let stop = Stop::new();
    let other = stop.clone();
    let mut reports = 0;
    let answer = engine(0).think(
        &task,
        &mut |_| {
            reports += 1;
            other.set();
        },
        &stop,
    );
    assert!(matches!(answer.expect("an answer").choice, Choice::Play(_)));
    assert_eq!(reports, 1);
}
