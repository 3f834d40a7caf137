//! Numbers of sequences of moves, every row counted that fits the time of a test run.
//!
//! `YONBAN_SOAK=1` counts them all.

mod pack;

use yonban_rules::conformance::Dice;
use yonban_rules::{Game, PositionText, walk};
use yonban_shogi::{Board, Handicap, Shogi, Strictness};

#[test]
fn every_row() {
    let rows = pack::rows("perft.tsv");
    assert_eq!(rows.len(), 137);
    let most = if pack::soak() { u64::MAX } else { 20_000_000 };
    let mut counted = 0;
    for row in rows {
        let depth: u32 = row["depth"].parse().unwrap();
        let nodes: u64 = row["nodes"].parse().unwrap();
        if nodes <= most {
            counted += 1;
            let (board, _) = Board::from_sfen(&row["sfen"], Strictness::Game).unwrap();
            assert_eq!(board.perft(depth), nodes, "{} {depth}", row["name"]);
        }
    }
    assert!(counted >= 120, "{counted}");
}

/// Counts without any short cut.
fn walked(game: &Shogi, depth: u32) -> u64 {
    let actions = game.legal_actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = game.clone();
        next.play_unchecked(action);
        walked(&next, depth - 1)
    };
    actions.iter().map(after).sum()
}

#[test]
fn a_game_counts_what_it_lists() {
    let mut rules: Vec<String> = Vec::new();
    for limits in ["", ",maxmoves=2", ",maxmoves=3"] {
        for impasse in ["none", "24", "27", "try", "points27"] {
            rules.push(format!("even,impasse={impasse}{limits}"));
            rules.push(format!("official,impasse={impasse}{limits}"));
        }
    }
    // Kings that stand in their zones or one step before, one of which a check keeps from declaring.
    let starts = [
        Board::start().to_sfen(1),
        Handicap::NakedKing.sfen(),
        "4K4/PP7/9/9/9/9/9/7pp/4k4 b G 1".to_owned(),
        "9/9/9/4K3l/9/4k4/9/9/9 w Rr 1".to_owned(),
        "2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/9/9/9 b - 1".to_owned(),
        "8k/7P1/8S/9/9/9/9/9/K8 b P 1".to_owned(),
    ];
    for text in rules {
        let rules = text.parse().unwrap();
        for start in &starts {
            let game = Shogi::from_position(&rules, start).unwrap();
            for depth in 1..=2 {
                let nodes = walked(&game, depth);
                assert_eq!(game.perft(depth), nodes, "{text} {start} {depth}");
                assert_eq!(walk(&game, depth), nodes, "{text} {start} {depth}");
            }
        }
    }
}

/// Two lone kings with a step each: positions come back again and again.
#[test]
fn repetition_is_not_overlooked() {
    let rules = "even,impasse=none".parse().unwrap();
    let mut game = Shogi::from_position(&rules, "k8/9/9/9/9/9/9/9/8K b - 1").unwrap();
    let mut dice = Dice::new(1);
    for ply in 0..40 {
        let depth = if ply < 16 { 3 } else { 2 };
        assert_eq!(game.perft(depth), walked(&game, depth), "{game:?}");
        // Mostly the way back.
        let back = match ply % 4 {
            0 => "1i1h",
            1 => "9a9b",
            2 => "1h1i",
            _ => "9b9a",
        };
        let actions = game.legal_actions();
        let back = actions.iter().find(|action| action.to_string() == back);
        let Some(action) = back.or_else(|| actions.get(dice.below(actions.len().max(1)))) else {
            assert!(game.turn().is_over(), "{game:?}");
            assert_eq!(ply, 12, "the fourth time");
            return;
        };
        game.play_unchecked(action);
    }
    panic!("{game:?} does not end");
}
