//! The mate solver on the pack of shortest mates, and on positions with a twist.

use yonban_search::{Budget, Stop};
use yonban_shogi::{Board, Move, Strictness};
use yonban_shogi_engine::mate::{Mate, Solution, solve};

const PACK: &str = include_str!("../../../data/shogi/mates_dev.tsv");

fn board(sfen: &str) -> Board {
    Board::from_sfen(sfen, Strictness::Problem)
        .expect("a position")
        .0
}

fn mate(sfen: &str, nodes: u64) -> Mate {
    match solve(&board(sfen), &Budget::nodes(nodes), 16, &Stop::new()) {
        Solution::Mate(mate) => mate,
        other => panic!("{sfen}: {other:?}"),
    }
}

fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// Plays a line: every move legal, every attack a check, mate at the end.
fn is_sound(sfen: &str, line: &[Move]) {
    let mut board = board(sfen);
    for (ply, &action) in line.iter().enumerate() {
        assert!(board.is_legal(action), "{sfen}: {action}");
        board.play(action);
        assert!(ply % 2 == 1 || board.in_check(), "{sfen}: {action}");
    }
    assert!(board.in_check() && !board.has_move(), "{sfen}");
}

#[test]
fn every_mate_of_the_pack_is_found_with_its_length_and_first_moves() {
    let mut rows = 0;
    for row in PACK.lines().skip(1) {
        let [id, sfen, plies, first, _] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}");
        };
        let plies: usize = plies.parse().expect("a number");
        // A million positions a second on one core: well below 1, 10 and 50 ms.
        let nodes = [1_000, 8_000, 40_000][plies / 2];
        let found = mate(sfen, nodes);
        assert_eq!(found.line.len(), plies, "{id} {sfen}");
        assert!(found.shortest, "{id} {sfen}");
        let mut expected: Vec<&str> = first.split([' ', ',']).collect();
        expected.sort_unstable();
        assert_eq!(texts(&found.first_moves), expected, "{id} {sfen}");
        is_sound(sfen, &found.line);
        rows += 1;
    }
    assert_eq!(rows, 300);
}

#[test]
fn a_problem_of_nine_plies_and_no_king_of_the_attacker() {
    let sfen = "5kgnl/9/4+B1pp1/8p/9/9/9/9/9 b 2S2rb3g2s3n3l15p 1";
    let found = mate(sfen, 1_000_000);
    assert_eq!(found.line.len(), 9);
    assert!(found.shortest);
    is_sound(sfen, &found.line);
}

#[test]
fn no_check_is_no_mate_and_a_spent_budget_is_neither() {
    let nothing = board("4k4/9/9/9/9/9/9/9/9 b P 1");
    let answer = solve(&nothing, &Budget::nodes(1_000), 1, &Stop::new());
    assert_eq!(answer, Solution::NoMate);
    let problem = board("5kgnl/9/4+B1pp1/8p/9/9/9/9/9 b 2S2rb3g2s3n3l15p 1");
    let answer = solve(&problem, &Budget::nodes(50), 1, &Stop::new());
    assert_eq!(answer, Solution::Unsolved);
    let answer = solve(&problem, &Budget::depth(7), 16, &Stop::new());
    assert_eq!(answer, Solution::NoMate, "within seven plies");
    let stop = Stop::new();
    stop.set();
    let answer = solve(&problem, &Budget::nodes(1 << 40), 1, &stop);
    assert_eq!(answer, Solution::Unsolved, "stopped before it began");
}

#[test]
fn a_piece_put_in_between_for_nothing_is_told() {
    // The rook's check from afar is mate; the gold put in between is taken and changes nothing.
    let found = mate("kl7/9/1G7/9/9/9/9/9/8R b g 1", 1_000_000);
    let line = texts(&found.line);
    assert_eq!(line.len(), 3, "{line:?}");
    assert_eq!((line[0].as_str(), &line[1][..2]), ("1i9i", "G*"));
    assert_eq!(found.useless, [1]);
    assert_eq!(found.composed_length(), 1);
    // Here it opens a flight square: the gold must be taken by another piece, or not at all.
    let found = mate("kl7/9/1G7/9/9/9/9/9/8R b - 1", 1_000_000);
    assert_eq!((found.line.len(), found.useless.len()), (1, 0));
}

/// Whether the side to move mates by checks within so many plies: every move tried.
fn mates_by_trying(board: &mut Board, plies: u32) -> bool {
    board.moves().into_iter().any(|action| {
        if !board.gives_check(action) {
            return false;
        }
        let undo = board.play(action);
        let mates = !board.has_move()
            || plies > 2
                && board.moves().into_iter().all(|reply| {
                    let undo = board.play(reply);
                    let mates = mates_by_trying(board, plies - 2);
                    board.undo(reply, undo);
                    mates
                });
        board.undo(action, undo);
        mates
    })
}

#[test]
fn a_solver_that_tries_everything_agrees() {
    const POSITIONS: &str = include_str!("../../../data/shogi/positions_random_dev.tsv");
    let mut mates = 0;
    for row in POSITIONS.lines().skip(1).step_by(23) {
        let sfen = row.split('\t').next().unwrap_or("");
        let mut board = board(sfen);
        let expected = mates_by_trying(&mut board, 3);
        let found = solve(&board, &Budget::depth(3), 1, &Stop::new());
        assert_eq!(matches!(found, Solution::Mate(_)), expected, "{sfen}");
        mates += u32::from(expected);
    }
    assert!(mates > 5, "{mates} mates: no test");
}
