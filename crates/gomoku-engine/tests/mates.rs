//! Wins by fours: found at their exact length, and replayed against every defence.

use std::collections::HashMap;
use yonban_gomoku::{Action, Color, Gomoku, Point, Preset, Rules, makes_five};
use yonban_gomoku_engine::vcf::{self, Vcf};
use yonban_gomoku_engine::{GomokuEngine, Options};
use yonban_rules::{Game, Turn, Verdict};
use yonban_search::{Budget, Engine, Stop, Task, Value};

const NODES: u64 = 2_000_000;

struct Row {
    id: String,
    attacks: u32,
    moves: Vec<String>,
}

/// The rows of a kind.
fn rows(kind: &str) -> Vec<Row> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/gomoku/mates.tsv");
    let pack = std::fs::read_to_string(path).expect("data/gomoku/mates.tsv");
    let mut lines = pack.lines();
    let head: Vec<&str> = lines.next().expect("a head").split('\t').collect();
    let column: HashMap<&str, usize> = head.iter().enumerate().map(|(n, &h)| (h, n)).collect();
    lines
        .map(|line| line.split('\t').collect::<Vec<_>>())
        .filter(|fields| fields[column["kind"]] == kind)
        .map(|fields| Row {
            id: fields[column["id"]].to_owned(),
            attacks: fields[column["attacks"]].parse().expect("a number"),
            moves: fields[column["moves"]]
                .split(' ')
                .map(str::to_owned)
                .collect(),
        })
        .collect()
}

fn game(moves: &[String]) -> Gomoku {
    let mut game = Gomoku::new(&Rules::from(Preset::Renju));
    for text in moves {
        let seat = game.turn().seat().expect("a seat");
        game.play(seat, &text.parse().expect("an action"))
            .expect("legal");
    }
    game
}

fn play(game: &mut Gomoku, point: Point) {
    let seat = game.turn().seat().expect("a seat");
    game.play(seat, &Action::Place(point)).expect("legal");
}

/// Plays the attack and answers every legal defence with a new search, until the attacker has won.
fn replay(game: &Gomoku, attacker: Color, id: &str) {
    let seat = game.seat_of(attacker);
    let found: Vcf = vcf::solve(game, 30, NODES).unwrap_or_else(|| panic!("{id}: the win is gone"));
    let mut game = game.clone();
    play(&mut game, found.line[0]);
    if let Turn::Over(outcome) = game.turn() {
        assert_eq!(outcome.verdict, Verdict::Win(seat), "{id}");
        return;
    }
    let rules = *game.rules();
    let fives: Vec<Point> = game
        .board()
        .empty_points()
        .filter(|&p| makes_five(game.board(), attacker, p, &rules))
        .collect();
    assert!(!fives.is_empty(), "{id}: {} is no four", found.line[0]);
    for action in game.legal_actions() {
        let stops = action.point().is_some_and(|p| fives == [p]);
        let mut reply = game.clone();
        let defender = reply.turn().seat().expect("a seat");
        reply.play(defender, &action).expect("legal");
        assert!(!reply.turn().is_over(), "{id}: {action} ends the game");
        if stops {
            replay(&reply, attacker, id);
        } else {
            let five = fives
                .iter()
                .find(|&&p| reply.board().is_empty_at(p))
                .expect("a five");
            play(&mut reply, *five);
            let Turn::Over(outcome) = reply.turn() else {
                panic!("{id}: {five} is no five")
            };
            assert_eq!(outcome.verdict, Verdict::Win(seat), "{id}");
        }
    }
}

#[test]
fn wins_by_fours_are_found_at_their_exact_length_and_hold() {
    let rows = rows("vcf");
    assert!(rows.len() >= 20);
    for row in rows {
        let game = game(&row.moves);
        let attacker = game.to_move().expect("a color");
        let found = vcf::solve(&game, 30, NODES).unwrap_or_else(|| panic!("{}: no win", row.id));
        assert_eq!(found.attacks, row.attacks, "{}", row.id);
        assert_eq!(
            vcf::solve(&game, row.attacks - 1, NODES),
            None,
            "{}",
            row.id
        );
        replay(&game, attacker, &row.id);
    }
}

#[test]
fn the_engine_says_so() {
    let mut engine = GomokuEngine::new(Options::default());
    for row in rows("vcf") {
        let game = game(&row.moves);
        let seat = game.turn().seat().expect("a seat");
        let task = Task::new("renju", seat)
            .with_actions(row.moves)
            .with_budget(Budget::nodes(NODES));
        let answer = engine
            .think(&task, &mut |_| {}, &Stop::new())
            .expect("an answer");
        assert_eq!(
            answer.value,
            Some(Value::Win(2 * row.attacks + 1)),
            "{}",
            row.id
        );
    }
}

#[test]
fn there_is_no_win_by_fours_where_threes_are_needed() {
    for row in rows("vct") {
        assert_eq!(vcf::solve(&game(&row.moves), 30, NODES), None, "{}", row.id);
    }
}
