//! Positions that stronger programs have judged, looked at two plies deep with the nets of this crate.

use yonban_backgammon::notation::{position_id, xgid};
use yonban_backgammon::{Board, Dice, Variant};
use yonban_backgammon_engine::search::Searcher;
use yonban_backgammon_engine::{CubeAction, Nets, Owner, Stakes};

const MONEY: Stakes = Stakes::Money {
    jacoby: true,
    beavers: 0,
    cube: 1,
    owner: Owner::Centered,
    most: 1024,
};

/// The rows of a pack, by the names of its columns.
fn rows(pack: &'static str) -> impl Iterator<Item = impl Fn(&str) -> &'static str> {
    let mut lines = pack.lines();
    let header: Vec<&str> = lines.next().expect("a header").split('\t').collect();
    lines.map(move |line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let header = header.clone();
        move |name: &str| fields[header.iter().position(|one| *one == name).expect(name)]
    })
}

fn dice(text: &str) -> Dice {
    let (first, second) = text.split_once('-').expect("two dice");
    let die = |text: &str| text.parse().expect("a die");
    Dice::new(die(first), die(second)).expect("two dice")
}

fn searcher() -> Searcher<'static> {
    Searcher::new(Nets::shipped(), Variant::Standard).with_threads(2)
}

#[test]
fn opening_plays_are_accepted_ones() {
    let mut searcher = searcher();
    let board = Board::start(Variant::Standard);
    let mut odd = Vec::new();
    for row in rows(include_str!("../../../data/backgammon/openings.tsv")) {
        let ranked = searcher.rank_plays(&board, dice(row("dice")), &MONEY, 2);
        let best = ranked[0].play.to_string();
        if !row("accepted").split("; ").any(|play| play == best) {
            odd.push(format!("{} {best}", row("dice")));
        }
    }
    assert!(odd.is_empty(), "{odd:?}");
}

#[test]
fn clear_plays_are_found() {
    let mut searcher = searcher();
    let mut missed = Vec::new();
    for row in rows(include_str!("../../../data/backgammon/moves.tsv")) {
        let board = position_id::read(row("position_id"), Variant::Standard).expect("a board");
        let ranked = searcher.rank_plays(&board, dice(row("dice")), &MONEY, 2);
        let best = ranked[0].play.to_string();
        if best != row("best") {
            missed.push(format!("{}: {best} for {}", row("id"), row("best")));
        }
    }
    eprintln!("{} missed of 60: {missed:?}", missed.len());
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn clear_cubes_are_judged_right() {
    let mut searcher = searcher();
    let mut missed = Vec::new();
    for row in rows(include_str!("../../../data/backgammon/cubes.tsv")) {
        let diagram = xgid::read(row("xgid"), Variant::Standard).expect("an XGID");
        let game = diagram.game().expect("a position");
        let cube = searcher.cube(game.board(), &Stakes::of(&game), 2);
        let action = match cube.action {
            CubeAction::NoDouble => "no_double",
            CubeAction::TooGood => "too_good",
            CubeAction::Double => "double",
        };
        let answer = if cube.double_take < 1.0 {
            "take"
        } else {
            "drop"
        };
        let verdict = format!("{action}_{answer}");
        if verdict != row("verdict") {
            missed.push(format!("{}: {verdict} for {}", row("id"), row("verdict")));
        }
    }
    eprintln!("{} missed of 103: {missed:?}", missed.len());
    assert!(missed.len() <= 5, "{missed:?}");
}
