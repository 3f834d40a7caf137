//! Explanations: they agree with the verdict, and what they draw is on the board.

mod pack;

use yonban_gomoku::explain::{Dead, Four};
use yonban_gomoku::reference::bench_boards;
use yonban_gomoku::{Action, Board, Color, Explanation, Gomoku, Point, Rules, forbidden};
use yonban_rules::{Game, PositionText};

fn game_on(rules: &str, board: &Board) -> Option<Gomoku> {
    let rows: Vec<String> = (0..15)
        .rev()
        .map(|rank| {
            let cell = |file| match board.get(Point::new(file, rank)) {
                None => "1".to_owned(),
                Some(Color::Black) => "B".to_owned(),
                Some(Color::White) => "W".to_owned(),
            };
            (0..15).map(cell).collect()
        })
        .collect();
    // A run may be written as single ones only if numbers stay apart: merge them.
    let mut text = String::new();
    for (n, row) in rows.iter().enumerate() {
        if n > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for cell in row.chars().chain(['.']) {
            if cell == '1' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            if cell != '.' {
                text.push(cell);
            }
        }
    }
    Gomoku::from_position(&rules.parse().unwrap(), &format!("{text} b")).ok()
}

fn check_four(board: &Board, four: &Four, point: Point) {
    assert_eq!(four.stones.len(), 4);
    assert!(four.stones.contains(&point) && !four.completions.is_empty());
    for &stone in four.stones.iter().filter(|&&stone| stone != point) {
        assert_eq!(board.get(stone), Some(Color::Black));
    }
}

fn check(board: &Board, game: &Gomoku, point: Point, dead_seen: &mut [usize; 5]) {
    let verdict = forbidden::judge(board, point);
    let explanation = game.explain_point(point);
    if let Some(kind) = verdict {
        let refused = game.explain(&Action::Place(point));
        assert_eq!(refused, explanation, "{point}");
        let explanation = explanation
            .as_ref()
            .expect("a forbidden point is explained");
        assert_eq!(explanation.rule(), kind.name());
    }
    let Some(explanation) = explanation else {
        return;
    };
    assert_eq!(explanation.point(), point);
    assert!(explanation.to_string().starts_with(&point.to_string()));
    match &explanation {
        Explanation::Overline { rows, .. } => {
            assert!(!rows.is_empty() && rows.iter().all(|row| row.len() > 5));
        }
        Explanation::DoubleFour { fours, .. } => {
            assert!(fours.len() >= 2);
            fours.iter().for_each(|four| check_four(board, four, point));
        }
        Explanation::DoubleThree { threes, .. } => {
            assert!(threes.len() >= 2);
            for three in threes {
                assert!(three.stones.len() == 3 && three.stones.contains(&point));
                assert!(board.is_empty_at(three.completion));
            }
        }
        Explanation::NoDoubleThree { threes, dead, .. } => {
            assert_eq!(verdict, None, "{point}\n{board}");
            assert!(threes.len() <= 1 && threes.len() + dead.len() >= 2);
            for completion in dead.iter().flat_map(|three| &three.completions) {
                assert!(board.is_empty_at(completion.point));
                let kind = match &completion.why {
                    Dead::Edge => 0,
                    Dead::Blocked { by } => {
                        assert_eq!(board.get(*by), Some(Color::White));
                        1
                    }
                    Dead::Six { .. } => 2,
                    Dead::Five { rows } => {
                        assert!(rows.iter().all(|row| row.len() == 5) && !rows.is_empty());
                        3
                    }
                    Dead::Forbidden(inner) => {
                        assert_eq!(inner.point(), completion.point);
                        let mut with = board.clone();
                        with.place(Color::Black, point);
                        let judged = forbidden::judge(&with, completion.point);
                        assert_eq!(
                            judged.map(yonban_gomoku::Forbidden::name),
                            Some(inner.rule())
                        );
                        4
                    }
                };
                dead_seen[kind] += 1;
            }
        }
        Explanation::Five { rows, .. } => {
            assert!(rows.iter().all(|row| row.len() == 5) && !rows.is_empty());
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn explanations_agree_with_the_verdict() {
    let mut dead_seen = [0; 5];
    let mut boards = bench_boards(5);
    for row in pack::rows("forbidden.tsv") {
        let mut board = Board::new(15);
        for (color, column) in [(Color::Black, "black"), (Color::White, "white")] {
            for word in row[column].split_whitespace().filter(|word| *word != "-") {
                board.place(color, word.parse().unwrap());
            }
        }
        boards.push(board);
    }
    let mut explained = 0;
    for board in boards {
        let Some(game) = game_on("renju", &board) else {
            continue;
        };
        for point in board.empty_points() {
            check(&board, &game, point, &mut dead_seen);
            explained += 1;
        }
    }
    assert!(explained > 15_000);
    assert!(dead_seen.iter().all(|&seen| seen > 0), "{dead_seen:?}");
}

fn play(rules: &str, actions: &str) -> Gomoku {
    let rules: Rules = rules.parse().unwrap();
    let mut game = Gomoku::new(&rules);
    for word in actions.split(',') {
        let seat = game.turn().seat().unwrap();
        game.play(seat, &word.parse().unwrap()).unwrap();
    }
    game
}

#[test]
fn sentences() {
    let three = play("renju", "g8,a1,i8,a3,h7,a5,h9,a7");
    let text =
        |game: &Gomoku, action: &str| game.explain(&action.parse().unwrap()).unwrap().to_string();
    assert_eq!(
        text(&three, "h8"),
        "h8 makes a double-three: g8-h8-i8 (straight four at f8) and h7-h8-h9 (straight four at h6)"
    );
    let four = play("renju", "e8,a1,f8,a3,g8,a5,h9,a7,h10,a9,h11,a11");
    assert_eq!(
        text(&four, "h8"),
        "h8 makes a double-four: e8-f8-g8-h8 (five at d8 or i8) and h8-h9-h10-h11 (five at h7 or h12)"
    );
    let six = play("renju", "e8,a1,f8,a3,g8,a5,j8,a7,i8,a9");
    assert_eq!(text(&six, "h8"), "h8 makes the overline e8-f8-g8-h8-i8-j8");
    let start = play("rif", "h8");
    assert_eq!(
        text(&start, "h10"),
        "h10 will not do: this stone goes in the central 3x3 (g7 to i9)"
    );
    assert_eq!(start.explain(&"pass".parse().unwrap()), None);
    assert_eq!(start.explain(&"h9".parse().unwrap()), None);
}

#[test]
fn endings_are_explained() {
    let lost = play("renju,judging=lose", "g8,a1,i8,a3,h7,a5,h9,a7,h8");
    assert_eq!(lost.explain_ending().unwrap().rule(), "double_three");
    let claimed = play("renju,judging=claim", "g8,a1,i8,a3,h7,a5,h9,a7,h8,claim");
    assert_eq!(claimed.explain_ending().unwrap().rule(), "double_three");
    let late = play(
        "renju,judging=claim",
        "e8,a1,f8,a3,g8,a5,j8,a7,i8,a9,h8,a11,o15,claim",
    );
    let Some(Explanation::Overline { rows, .. }) = late.explain_ending() else {
        panic!()
    };
    assert_eq!(rows[0].len(), 6);
    let won = play("renju", "h8,a1,i8,a3,j8,a5,k8,a7,l8");
    let Some(Explanation::Five { rows, point }) = won.explain_ending() else {
        panic!()
    };
    assert_eq!(
        (point.to_string().as_str(), rows),
        ("l8", won.winning_lines())
    );
    assert_eq!(play("renju", "h8,b2,c3,pass,pass").explain_ending(), None);
    assert_eq!(play("renju", "h8").explain_ending(), None);
}
