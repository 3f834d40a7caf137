//! Forbidden points: the packs under all eight symmetries, and the fast test against its slow twin.

mod pack;

use std::collections::BTreeMap;
use yonban_gomoku::opening::symmetry::image_on_board;
use yonban_gomoku::reference::{Reference, bench_boards};
use yonban_gomoku::{Board, Color, Direction, Five, Forbidden, Point, forbidden};

fn points(text: &str) -> Vec<Point> {
    let words = text.split_whitespace().filter(|word| *word != "-");
    words.map(|word| word.parse().unwrap()).collect()
}

fn turned(black: &[Point], white: &[Point], symmetry: usize) -> Board {
    let mut board = Board::new(15);
    for (color, stones) in [(Color::Black, black), (Color::White, white)] {
        for &point in stones {
            board.place(color, image_on_board(point, 15, symmetry));
        }
    }
    board
}

fn kind(text: &str) -> Forbidden {
    match text {
        "33" => Forbidden::DoubleThree,
        "44" => Forbidden::DoubleFour,
        "6+" => Forbidden::Overline,
        other => panic!("{other}"),
    }
}

fn exact_five(board: &Board, point: Point) -> bool {
    let along = |direction| Five::Exact.wins_along(board, Color::Black, point, direction);
    Direction::ALL.into_iter().any(along)
}

fn list(text: &str) -> BTreeMap<Point, Forbidden> {
    let pairs = text.split_whitespace().filter(|word| word.contains('='));
    pairs
        .map(|pair| {
            let (point, verdict) = pair.split_once('=').unwrap();
            (point.parse().unwrap(), kind(verdict))
        })
        .collect()
}

fn all_forbidden(board: &Board) -> BTreeMap<Point, Forbidden> {
    let judged = board
        .empty_points()
        .filter_map(|p| Some((p, forbidden::judge(board, p)?)));
    judged.collect()
}

fn image(map: &BTreeMap<Point, Forbidden>, symmetry: usize) -> BTreeMap<Point, Forbidden> {
    map.iter()
        .map(|(&p, &k)| (image_on_board(p, 15, symmetry), k))
        .collect()
}

#[test]
fn hand_picked_positions_under_all_symmetries() {
    let rows = pack::rows("forbidden.tsv");
    assert_eq!(rows.len(), 169);
    for row in rows {
        let (black, white) = (points(&row["black"]), points(&row["white"]));
        for symmetry in 0..8 {
            let board = turned(&black, &white, symmetry);
            let what = format!("position {} symmetry {symmetry}", row["pos"]);
            if row["kind"] == "all" {
                let wanted = image(&list(&row["verdict"]), symmetry);
                assert_eq!(all_forbidden(&board), wanted, "{what}");
                continue;
            }
            let point = image_on_board(row["point"].parse().unwrap(), 15, symmetry);
            let wanted = match row["verdict"].as_str() {
                "ok" | "five" => None,
                other => Some(kind(other)),
            };
            assert_eq!(forbidden::judge(&board, point), wanted, "{what} {point}");
            assert_eq!(
                exact_five(&board, point),
                row["verdict"] == "five",
                "{what} {point}"
            );
        }
    }
}

#[test]
fn random_boards_under_all_symmetries() {
    let rows = pack::rows("forbidden_random_dev.tsv");
    assert_eq!(rows.len(), 2_000);
    let mut cells = 0;
    for row in rows {
        let (black, white) = (points(&row["black"]), points(&row["white"]));
        let forbidden = list(&row["forbidden"]);
        let fives = points(&row["five"]);
        for symmetry in 0..8 {
            let board = turned(&black, &white, symmetry);
            let what = format!("{} symmetry {symmetry}", row["id"]);
            assert_eq!(all_forbidden(&board), image(&forbidden, symmetry), "{what}");
            let found: Vec<Point> = board
                .empty_points()
                .filter(|&p| exact_five(&board, p))
                .collect();
            let mut wanted: Vec<Point> = fives
                .iter()
                .map(|&point| image_on_board(point, 15, symmetry))
                .collect();
            wanted.sort_unstable();
            assert_eq!(found, wanted, "{what}");
            cells += board.empty_points().count();
        }
    }
    assert_eq!(cells, 8 * 386_359);
}

/// Compares on random boards until so many cells have been seen.
fn compare(cells: usize, seed: u64) {
    let (mut seen, mut found, mut next) = (0, 0, 1_000_000);
    for round in 0.. {
        for board in bench_boards(seed + round) {
            let slow = Reference::new(&board);
            for point in board.empty_points() {
                let (fast, plain) = (forbidden::judge(&board, point), slow.judge(point));
                assert_eq!(fast, plain, "{point} on\n{board}");
                assert_eq!(
                    exact_five(&board, point),
                    slow.makes_exact_five(Color::Black, point)
                );
                seen += 1;
                found += usize::from(fast.is_some());
            }
        }
        if seen >= next {
            eprintln!("{seen} cells compared, {found} forbidden");
            next += 1_000_000;
        }
        if seen >= cells {
            break;
        }
    }
    assert!(
        found * 50 > seen,
        "{found} of {seen} forbidden: the boards are too thin to prove it"
    );
}

#[test]
fn fast_test_agrees_with_its_slow_twin() {
    let soak = std::env::var("YONBAN_SOAK").is_ok_and(|value| value == "1");
    compare(if soak { 20_000_000 } else { 1_000_000 }, 1);
}

#[test]
fn omok_agrees_with_its_slow_twin() {
    for board in bench_boards(99) {
        let slow = Reference::new(&board);
        for point in board.empty_points() {
            for color in Color::BOTH {
                assert_eq!(
                    forbidden::judge_omok(&board, color, point),
                    slow.judge_omok(color, point),
                    "{color} {point} on\n{board}"
                );
            }
        }
    }
}

#[test]
fn dense_boards_with_overlines_agree_too() {
    // Claim rooms hold black overlines and shapes that could not come up otherwise: a long row and
    // stones thrown in at random.
    for board in bench_boards(4242).into_iter().take(60) {
        let mut board = board;
        for file in 3..10 {
            let point = Point::new(file, 7);
            board.remove(point);
            board.place(Color::Black, point);
        }
        let slow = Reference::new(&board);
        for point in board.empty_points() {
            assert_eq!(
                forbidden::judge(&board, point),
                slow.judge(point),
                "{point}\n{board}"
            );
        }
    }
}
