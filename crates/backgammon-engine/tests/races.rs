//! The races of hypergammon against a recursion over the rules crate's plays, and what they are worth.

use std::collections::HashMap;
use yonban_backgammon::{Board, Checkers, Dice, Variant};
use yonban_backgammon_engine::bearoff::{Races, Tables};
use yonban_backgammon_engine::search::Searcher;
use yonban_backgammon_engine::training::arena::{Static, play};
use yonban_backgammon_engine::{Evaluator, Nets, Outputs, Owner, Stakes};

const VARIANT: Variant = Variant::Hypergammon;

/// A side by the points of its checkers.
fn side(points: &[usize]) -> Checkers {
    let mut counts = [0; 25];
    for point in points {
        counts[point - 1] += 1;
    }
    Checkers::from_counts(&counts).expect("a side")
}

fn board(own: &[usize], other: &[usize]) -> Board {
    Board::new(side(own), side(other), VARIANT).expect("a board")
}

/// The chances that exclude each other, as [`Outputs::exclusive`] has them.
type Ways = [f64; 6];

fn equity(ways: &Ways) -> f64 {
    let points = [-3.0, -2.0, -1.0, 1.0, 2.0, 3.0];
    points
        .iter()
        .zip(ways)
        .map(|(points, way)| points * way)
        .sum()
}

fn turned(mut ways: Ways) -> Ways {
    ways.reverse();
    ways
}

/// How a game ends that the player has won.
fn won(board: &Board) -> Ways {
    let mut ways = [0.0; 6];
    ways[2 + board.won_kind(VARIANT).times() as usize] = 1.0;
    ways
}

/// The mean over the throws of the best that the plays of the rules lead to.
fn over_throws(board: &Board, mut after: impl FnMut(&Board) -> Ways) -> Ways {
    let mut sum = [0.0; 6];
    for (dice, times) in Dice::rolls() {
        let plays = board.plays(dice);
        let results = plays
            .iter()
            .map(|play| turned(after(&board.after(play).turned())));
        let best = results.max_by(|one, two| equity(one).total_cmp(&equity(two)));
        for (sum, way) in sum.iter_mut().zip(best.expect("nobody stands in the way")) {
            *sum += times as f64 / 36.0 * way;
        }
    }
    sum
}

/// The game to its end, by the rules alone.
fn played_out(board: &Board, known: &mut HashMap<Board, Ways>) -> Ways {
    if board.other().is_empty() {
        return turned(won(&board.turned()));
    }
    if let Some(ways) = known.get(board) {
        return *ways;
    }
    let ways = over_throws(board, |next| played_out(next, known));
    known.insert(*board, ways);
    ways
}

fn assert_same(board: &Board, outputs: &Outputs, expected: &Ways) {
    let off = f64::from(outputs.equity()) - equity(expected);
    assert!(off.abs() < 1e-5, "{board}: {outputs:?} {expected:?}");
    // Of two plays of equal worth either may be the best, and they need not win the same kinds of games.
    for (way, expected) in outputs.exclusive().into_iter().zip(expected) {
        let off = f64::from(way) - expected;
        assert!(off.abs() < 0.05, "{board}: {outputs:?} {expected:?}");
    }
}

#[test]
fn races_end_as_the_rules_play_them_out() {
    let mut known = HashMap::new();
    for (own, other) in [
        // All home boards, and the way there.
        (&[6, 6, 6][..], &[6, 6, 6][..]),
        (&[9, 8, 2], &[7, 7, 1]),
        // Backgammons, if the rear checkers do not get away.
        (&[1, 1, 1], &[23, 23, 23]),
        (&[4, 2, 1], &[20, 19, 1]),
        (&[2, 1], &[21, 20, 12]),
    ] {
        let board = board(own, other);
        played_out(&board, &mut known);
        played_out(&board.turned(), &mut known);
    }
    assert!(known.len() > 10_000, "{}", known.len());
    let (mut gammons, mut backgammons) = (0, 0);
    for (board, expected) in &known {
        let outputs = Races::shared().outputs(board).expect("a race");
        assert_same(board, &outputs, expected);
        gammons += i32::from(expected[1] > 0.01);
        backgammons += i32::from(expected[0] > 0.01);
    }
    assert!(
        gammons > 1_000 && backgammons > 50,
        "{gammons} {backgammons}"
    );
}

/// Every so many of all sides without anybody on the bar or on point 24.
fn sides(every: usize) -> Vec<Vec<usize>> {
    let mut sides = Vec::new();
    for a in 0..24 {
        for b in 0..=a {
            for c in 0..=b {
                sides.push([a, b, c].into_iter().filter(|&point| point > 0).collect());
            }
        }
    }
    // The empty one is left out.
    sides.into_iter().skip(1).step_by(every).collect()
}

/// Races between sides from all over the board.
fn races(every: usize) -> Vec<Board> {
    let sides = sides(every);
    let pairs = sides
        .iter()
        .flat_map(|own| sides.iter().map(move |other| (own, other)));
    let apart = pairs.filter(|(own, other)| own[0] + other[0] < 25);
    apart.map(|(own, other)| board(own, other)).collect()
}

#[test]
fn a_throw_further_by_the_plays_of_the_rules() {
    let table = Races::shared();
    let races = races(29);
    assert!(races.len() > 500, "{}", races.len());
    for board in races {
        let after = |next: &Board| {
            let outputs = table.outputs(next).expect("a race");
            outputs.exclusive().map(f64::from)
        };
        let outputs = table.outputs(&board).expect("a race");
        assert_same(&board, &outputs, &over_throws(&board, after));
    }
}

#[test]
fn chances_are_chances_and_to_throw_first_is_never_worse() {
    for board in races(17) {
        let [first, second] = [board, board.turned()].map(|board| {
            let outputs = Races::shared().outputs(&board).expect("a race");
            let ways = outputs.exclusive();
            assert!(
                ways.iter().all(|way| (-1e-6..=1.0 + 1e-6).contains(way)),
                "{board}: {ways:?}"
            );
            // Who has one off loses no gammon, who is not in the other's home board no backgammon.
            assert!(
                board.own().total() == 3 || outputs.lose_gammon == 0.0,
                "{board}"
            );
            assert!(
                board.other().total() == 3 || outputs.win_gammon == 0.0,
                "{board}"
            );
            let behind = board.own().places().any(|(place, _)| place.pips() > 18);
            assert!(behind || outputs.lose_backgammon == 0.0, "{board}");
            outputs.equity()
        });
        assert!(first + second >= -1e-5, "{board}: {first} {second}");
    }
}

#[test]
fn races_without_gammons_are_those_of_any_variant() {
    for board in races(1).iter().filter(|board| {
        let sides = [board.own(), board.other()];
        sides.iter().all(|side| side.total() < 3 && side.all_home())
    }) {
        let exact = Tables::shared().two_sided().exact(board).expect("two each");
        let outputs = Races::shared().outputs(board).expect("a race");
        assert!((outputs.win - exact.win).abs() < 1e-6, "{board}");
    }
}

#[test]
fn finished_games_and_others() {
    let outputs = |own: &[usize], other: &[usize]| Races::shared().outputs(&board(own, other));
    for (other, equity) in [
        (&[18, 18, 18][..], 2.0),
        (&[18, 18, 19], 3.0),
        (&[25, 1, 1], 3.0),
        (&[24, 24], 1.0),
    ] {
        assert_eq!(
            outputs(&[], other).map(|outputs| outputs.equity()),
            Some(equity)
        );
        assert_eq!(
            outputs(other, &[]).map(|outputs| outputs.equity()),
            Some(-equity)
        );
    }
    for (own, other) in [
        (&[24, 1][..], &[2][..]),
        (&[13, 1, 1], &[13, 1, 1]),
        (&[25], &[1, 1, 1]),
        (&[1], &[25]),
    ] {
        assert_eq!(outputs(own, other), None, "{own:?} {other:?}");
    }
    // Not three checkers a side.
    let four = Board::new(side(&[1, 1, 1, 1]), side(&[1]), Variant::Standard);
    assert_eq!(Races::shared().outputs(&four.expect("a board")), None);
}

/// A look ahead of exact chances finds the same chances.
#[test]
fn the_nets_know_them_at_every_ply() {
    let nets = Nets::of(VARIANT);
    let mut searcher = Searcher::new(nets, VARIANT);
    for (own, other) in [
        (&[1, 1, 1][..], &[1, 1, 1][..]),
        (&[6, 5, 4], &[6, 6, 6]),
        (&[3, 2, 1], &[20, 9, 4]),
        (&[12, 11, 3], &[12, 9, 8]),
        (&[6, 5], &[2, 2]),
    ] {
        let board = board(own, other);
        let exact = Races::shared().outputs(&board).expect("a race");
        assert_eq!(nets.evaluate(&board), exact);
        for plies in 0..=2 {
            let looked = searcher.evaluate(&board, plies);
            assert!(
                (looked.equity() - exact.equity()).abs() < 1e-4,
                "{board} {plies}: {looked:?}"
            );
        }
    }
}

/// Where no gammon is left to lose, the cube is that of any variant, and exact.
#[test]
fn the_cube_of_races_without_gammons_is_exact() {
    let stakes = Stakes::Money {
        jacoby: false,
        beavers: 0,
        cube: 1,
        owner: Owner::Centered,
        most: 1024,
    };
    let board = board(&[6, 5], &[6, 2]);
    let exact = Tables::shared()
        .two_sided()
        .exact(&board)
        .expect("two each");
    for variant in [VARIANT, Variant::Standard] {
        let mut searcher = Searcher::new(Nets::of(variant), variant);
        let thrown = searcher
            .thrown(&board, &stakes, 0)
            .map(|(_, equity)| equity);
        assert_eq!(thrown, Some(exact.centered), "{variant}");
    }
}

/// Pairs of games with the same dice, which part only in races.
#[test]
fn whoever_knows_them_wins_more() {
    let nets = Nets::of(VARIANT);
    let without = nets.clone().without_tables();
    let score = play(
        &mut Static::new(nets),
        &mut Static::new(&without),
        VARIANT,
        5_000,
        77,
    );
    assert!(score.mean > 2.0 * score.error, "{score:?}");
}
