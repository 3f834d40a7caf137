//! Whole games: no illegal action under any preset, a greedy player beaten, answers that depend on
//! the task alone.

use yonban_gomoku::{Action, Board, Color, Direction, Gomoku, Point, Preset, Rules, makes_five};
use yonban_gomoku_engine::{GomokuEngine, Options};
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, PositionText, Seat, Turn, Verdict};
use yonban_search::{Answer, Budget, Choice, Engine, Level, Stop, Task};

fn engine(seed: u64) -> GomokuEngine {
    GomokuEngine::new(Options {
        hash_megabytes: 1,
        seed,
    })
}

fn ask(engine: &mut GomokuEngine, task: &Task) -> Answer {
    engine
        .think(task, &mut |_| {}, &Stop::new())
        .unwrap_or_else(|e| panic!("{}: {e}", task.actions.join(" ")))
}

/// The rules texts of the games: every preset, and the judging modes and sizes that differ.
fn all_rules() -> Vec<String> {
    let mut all: Vec<String> = Preset::ALL.map(|preset| preset.to_string()).to_vec();
    all.extend(
        [
            "renju,judging=claim",
            "renju,judging=lose",
            "renju,judging=claim,pass=no",
            "renju,judging=lose,pass=no",
            "omok,judging=lose",
            "caro,five=more",
            "freestyle,size=22",
            "standard,size=13",
            "swap2,size=19,five=more",
            "yamaguchi,judging=claim,fifths=20",
            "freestyle,pass=yes",
        ]
        .map(str::to_owned),
    );
    all
}

#[test]
fn three_hundred_games_without_an_illegal_action() {
    let rules = all_rules();
    let mut endings = [0; 3];
    for n in 0..306 {
        let text = &rules[n % rules.len()];
        let parsed: Rules = text.parse().expect("rules");
        let mut game = Gomoku::new(&parsed);
        let mut dice = Dice::new(n as u64);
        let mut players = [engine(n as u64), engine(n as u64 + 1_000)];
        let levels = [1 + dice.below(10) as u8, 1 + dice.below(10) as u8];
        let mut actions: Vec<String> = Vec::new();
        while let Turn::Seat(seat) = game.turn() {
            let legal = game.legal_actions();
            // Some chance moves lead to positions that no player would choose.
            let text = if game.board().stone_count() > 0 && dice.below(12) == 0 {
                legal[dice.below(legal.len())].to_string()
            } else {
                let mut task = Task::new(text.clone(), seat)
                    .with_actions(actions.clone())
                    .with_budget(Budget::nodes(40));
                task.level = Level::new(levels[seat.index()]).expect("a level");
                match ask(&mut players[seat.index()], &task).choice {
                    Choice::Play(text) => text,
                    Choice::Resign => {
                        assert!(parsed.judging().is_some(), "{text} {}", actions.join(" "));
                        endings[2] += 1;
                        break;
                    }
                }
            };
            let action: Action = text.parse().expect("an action");
            game.play(seat, &action)
                .unwrap_or_else(|e| panic!("{parsed}: {e} {text} after {}", actions.join(" ")));
            actions.push(text);
            assert!(actions.len() < 900, "{parsed}: no end");
        }
        if let Turn::Over(outcome) = game.turn() {
            endings[usize::from(outcome.verdict == Verdict::Draw)] += 1;
        }
    }
    assert!(endings[0] > 200, "{endings:?}");
}

/// How good a point looks: the longest rows it makes or stops that can still become five.
fn greedy_score(board: &Board, color: Color, point: Point, rules: &Rules) -> u32 {
    let mut score = 0;
    for (side, weight) in [(color, 3), (color.other(), 2)] {
        if makes_five(board, side, point, rules) {
            score += weight * 100_000;
        }
        for direction in Direction::ALL {
            let mut own = 0;
            let mut room = 1;
            for way in [-1, 1] {
                for n in 1..5 {
                    let next = direction
                        .walk(point, way * n)
                        .filter(|&p| board.contains(p));
                    match next.map(|p| board.get(p)) {
                        Some(Some(stone)) if stone == side => own += 1,
                        Some(None) => {}
                        _ => break,
                    }
                    room += 1;
                }
            }
            if room >= 5 {
                score += weight * 10_u32.pow(own.min(4));
            }
        }
    }
    score
}

fn greedy_move(game: &Gomoku, dice: &mut Dice) -> Action {
    let color = game.to_move().expect("a color");
    let stones: Vec<Action> = (game.legal_actions().into_iter())
        .filter(|action| matches!(action, Action::Place(_)))
        .collect();
    let best = stones.iter().max_by_key(|action| {
        let point = action.point().expect("a point");
        greedy_score(game.board(), color, point, game.rules()) * 16 + dice.below(16) as u32
    });
    *best.unwrap_or(&Action::Pass)
}

fn beats_the_greedy_player(rules: &str) {
    let parsed: Rules = rules.parse().expect("rules");
    let mut won = 0;
    for n in 0..100_u64 {
        let mut game = Gomoku::new(&parsed);
        let mut dice = Dice::new(n + 1);
        let mut player = engine(n);
        let me = [Seat::A, Seat::B][(n % 2) as usize];
        let mut actions: Vec<String> = Vec::new();
        while let Turn::Seat(seat) = game.turn() {
            let text = if seat == me {
                let task = Task::new(rules, seat)
                    .with_actions(actions.clone())
                    .with_budget(Budget::nodes(3_000));
                match ask(&mut player, &task).choice {
                    Choice::Play(text) => text,
                    Choice::Resign => break,
                }
            } else {
                greedy_move(&game, &mut dice).to_string()
            };
            game.play(seat, &text.parse().expect("an action"))
                .expect("legal");
            actions.push(text);
        }
        let won_it = matches!(game.turn(), Turn::Over(o) if o.verdict == Verdict::Win(me));
        assert!(won_it, "{rules} game {n}: {}", actions.join(" "));
        won += 1;
    }
    assert_eq!(won, 100);
}

#[test]
fn beats_the_greedy_player_in_renju() {
    beats_the_greedy_player("renju");
}

#[test]
fn beats_the_greedy_player_in_freestyle() {
    beats_the_greedy_player("freestyle");
}

#[test]
fn answers_under_a_node_budget_depend_on_the_task_alone() {
    let moves = "h8 h9 i9 g7 g9 f9 g8 g10 i8 j8";
    let task = |budget| {
        Task::new("renju", Seat::A)
            .with_actions(moves.split(' '))
            .with_budget(budget)
    };
    let mut busy = engine(0);
    let first = ask(&mut busy, &task(Budget::nodes(20_000)));
    // Other thoughts in between leave no trace.
    ask(
        &mut busy,
        &task(Budget::time(std::time::Duration::from_millis(30))),
    );
    ask(&mut busy, &task(Budget::nodes(5_000)));
    assert_eq!(ask(&mut busy, &task(Budget::nodes(20_000))), first);
    assert_eq!(ask(&mut engine(0), &task(Budget::nodes(20_000))), first);
    let depth = ask(&mut busy, &task(Budget::depth(4)));
    assert_eq!(ask(&mut engine(0), &task(Budget::depth(4))), depth);
}

#[test]
fn a_set_up_position_is_continued() {
    let start = "15/15/15/15/15/15/15/3WBBB8/6B8/7B7/15/15/15/15/15 b";
    let mut task = Task::new("freestyle", Seat::A).with_budget(Budget::nodes(1_000));
    task.start = Some(start.to_owned());
    let answer = ask(&mut engine(0), &task);
    let Choice::Play(text) = answer.choice else {
        panic!("resigns")
    };
    let rules = Rules::from(Preset::Freestyle);
    let game = Gomoku::from_position(&rules, start).expect("a position");
    assert_eq!(game.check(&text.parse().expect("an action")), Ok(()));
    assert_eq!(answer.value, Some(yonban_search::Value::Win(3)));
}

#[test]
fn tasks_that_cannot_be_read_are_refused() {
    use yonban_search::EngineError as E;
    let mut player = engine(0);
    let mut refuse = |task: &Task| player.think(task, &mut |_| {}, &Stop::new()).unwrap_err();
    let new = |rules: &str| Task::new(rules, Seat::A);
    assert!(matches!(refuse(&new("chess")), E::Rules(_)));
    let mut task = new("renju");
    task.start = Some("nonsense".to_owned());
    assert!(matches!(refuse(&task), E::Start(_)));
    let task = new("renju").with_actions(["h8", "h8"]);
    assert!(matches!(refuse(&task), E::Action { index: 1, .. }));
    let task = new("renju").with_actions(["h8", "z"]);
    assert!(matches!(refuse(&task), E::Action { index: 1, .. }));
    let task = new("renju").with_actions(["h8"]);
    assert_eq!(refuse(&task), E::NotToAct(Seat::A));
    let over = "a1 b1 a2 b2 a3 b3 a4 b4 a5".split(' ');
    assert_eq!(
        refuse(&new("freestyle").with_actions(over)),
        E::NotToAct(Seat::A)
    );
}

#[test]
fn stop_and_time_end_a_thought() {
    use std::time::{Duration, Instant};
    let moves = "h8 h9 i9 g7 g9 f9";
    let task = Task::new("renju", Seat::A)
        .with_actions(moves.split(' '))
        .with_budget(Budget::time(Duration::from_secs(600)));
    let stop = Stop::new();
    let other = stop.clone();
    let start = Instant::now();
    let mut reports = 0;
    let answer = engine(0).think(
        &task,
        &mut |info| {
            reports += 1;
            if info.depth >= 3 {
                other.set();
            }
        },
        &stop,
    );
    assert!(matches!(answer.expect("an answer").choice, Choice::Play(_)));
    assert!(reports >= 3);
    assert!(start.elapsed() < Duration::from_secs(60));
    let opening = Task::new("taraguchi10", Seat::A)
        .with_actions("h8 keep h9 keep i10 keep g7 keep".split(' '))
        .with_budget(Budget::time(Duration::from_millis(200)));
    let start = Instant::now();
    ask(&mut engine(0), &opening);
    assert!(
        start.elapsed() < Duration::from_secs(5),
        "{:?}",
        start.elapsed()
    );
}

#[test]
fn time_is_kept() {
    use std::time::{Duration, Instant};
    let moves = "h8 h9 i9 g7 g9 f9 g8 g10 i8 j8";
    let mut player = engine(0);
    let mut least = Duration::MAX;
    for _ in 0..5 {
        let task = Task::new("renju", Seat::A)
            .with_actions(moves.split(' '))
            .with_budget(Budget::time(Duration::from_millis(60)));
        let start = Instant::now();
        ask(&mut player, &task);
        least = least.min(start.elapsed());
    }
    // The machine may be busy with other things, but not five times in a row.
    assert!(least <= Duration::from_millis(80), "{least:?}");
}
