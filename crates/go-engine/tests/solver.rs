//! The solver against the packs: solved boards and puzzles.

use std::fs;
use std::path::PathBuf;
use yonban_go::rules::{Rules, Start};
use yonban_go_engine::position::{BLACK, Position, WHITE};
use yonban_go_engine::rules::{shape, solver_rules, targets};
use yonban_go_engine::solver::{Move, Solver, Verdict};
use yonban_search::{Budget, Stop};

/// Rows that take minutes or gigabytes: only in the soak.
const LONG: [&str; 3] = ["v16", "v18", "v74"];
/// Rows whose winner is quick to prove, but not every first move.
const LONG_MOVES: [&str; 2] = ["v17", "v64"];

fn rows(file: &str) -> Vec<Vec<String>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../data/go")
        .join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().skip(1);
    lines
        .map(|line| line.split('\t').map(str::to_owned).collect())
        .collect()
}

fn soak() -> bool {
    std::env::var_os("YONBAN_SOAK").is_some()
}

/// The start of a game, or a position text.
fn position(rules: &Rules, text: Option<&str>) -> Position {
    let shape = shape(rules);
    let mut position = Position::new(shape)
        .with_targets(targets(rules))
        .with_suicide(rules.suicide());
    let Some(text) = text else {
        if rules.start() == Start::CrossCut {
            let c = shape.width() / 2 - 1;
            for (x, y, color) in [
                (c, c, BLACK),
                (c + 1, c + 1, BLACK),
                (c + 1, c, WHITE),
                (c, c + 1, WHITE),
            ] {
                position.set_up(shape.cell(x, y), color);
            }
        }
        return position;
    };
    let fields: Vec<&str> = text.split(' ').collect();
    for (n, row) in fields[0].split('/').enumerate() {
        let mut x = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                x += empty as usize;
                continue;
            }
            let color = if letter == 'B' { BLACK } else { WHITE };
            position.set_up(shape.cell(x, shape.height() - 1 - n), color);
            x += 1;
        }
    }
    let side = if fields[1] == "b" { BLACK } else { WHITE };
    let taken = [2, 3].map(|n| fields[n].parse().expect("captures"));
    position.set_state(side, taken, 0, 0);
    position
}

fn texts(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves
        .iter()
        .map(|m| match m {
            Move::Pass => "pass".to_owned(),
            Move::Stone(cell) => position.shape().text(*cell),
        })
        .collect();
    texts.sort_unstable();
    texts
}

#[test]
fn solved_boards() {
    let budget = Budget::nodes(u64::MAX);
    let mut proved = 0;
    for row in rows("solved.tsv") {
        let (id, text) = (row[0].as_str(), &row[1]);
        if LONG.contains(&id) && !soak() {
            continue;
        }
        let rules: Rules = text.parse().expect("rules");
        let (solving, left) = solver_rules(&rules).expect("a capture game");
        let position = position(&rules, None);
        let megabytes = if soak() { 1_024 } else { 64 };
        let mut solver = Solver::new(&position, solving, left, megabytes);
        let verdict = solver.verdict(&budget, &Stop::new());
        let want = match row[3].as_str() {
            "black" => Verdict::Win(BLACK),
            "white" => Verdict::Win(WHITE),
            _ => Verdict::Draw,
        };
        assert_eq!(verdict, Some(want), "{id}");
        proved += 1;
        let separated = row[4] != "-" || want == Verdict::Win(WHITE);
        if !separated || LONG_MOVES.contains(&id) && !soak() {
            continue;
        }
        let moves = solver.first_moves(want, &budget, &Stop::new());
        let moves = moves.expect("no limit");
        let mut want: Vec<&str> = row[4].split(' ').filter(|m| *m != "-").collect();
        want.sort_unstable();
        assert_eq!(texts(&position, &moves), want, "{id}");
    }
    assert_eq!(proved, if soak() { 74 } else { 74 - LONG.len() });
}

#[test]
fn puzzles_have_their_one_move() {
    let (mut found, mut all) = (0, 0);
    for row in rows("puzzles_dev.tsv") {
        let rules: Rules = row[1].parse().expect("rules");
        let (solving, left) = solver_rules(&rules).expect("a capture game");
        let position = position(&rules, Some(&row[2]));
        let mut solver = Solver::new(&position, solving, left, 16);
        let budget = Budget::nodes(400_000);
        all += 1;
        let Some(wins) = solver.wins(&budget, &Stop::new()) else {
            continue;
        };
        assert!(wins, "{}", row[0]);
        let line = solver.line();
        assert_eq!(texts(&position, &line[..1]), [row[3].clone()], "{}", row[0]);
        found += 1;
    }
    assert_eq!(found, all);
}
