//! Numbers of action sequences. Small ones are walked; large ones are counted: points that a
//! symmetry of the board takes to one another have equally many sequences behind them, and the
//! sequences of offers follow from the sizes of the classes that the symmetry ban makes.
//!
//! `YONBAN_SOAK=1` walks all rows up to 25 million without these short cuts.

mod pack;

use std::collections::BTreeSet;
use yonban_gomoku::opening::symmetry::{image_on_board, symmetries};
use yonban_gomoku::{Action, Board, Gomoku, Point, Rules, Step};
use yonban_rules::Game;

fn after(game: &Gomoku, action: &Action) -> Gomoku {
    let mut next = game.clone();
    next.play_unchecked(action);
    next
}

fn walk(game: &Gomoku, depth: u32) -> u64 {
    let actions = game.legal_actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    actions
        .iter()
        .map(|action| walk(&after(game, action), depth - 1))
        .sum()
}

fn count(game: &Gomoku, depth: u32) -> u64 {
    if depth == 1 {
        return game.legal_actions().len() as u64;
    }
    if let Step::Offer { needed, offered: 0 } = game.step() {
        return count_offers(game, u32::from(needed), depth);
    }
    let actions = game.legal_actions();
    if !game.offered().is_empty() {
        return actions
            .iter()
            .map(|action| count(&after(game, action), depth - 1))
            .sum();
    }
    let kept = kept_by(game.board());
    let size = game.board().size();
    let mut sum = 0;
    for action in &actions {
        let images: BTreeSet<Point> = match action {
            Action::Place(point) => kept
                .iter()
                .map(|&symmetry| image_on_board(*point, size, symmetry))
                .collect(),
            _ => BTreeSet::new(),
        };
        let is_first = action.point().is_none() || images.first() == action.point().as_ref();
        if images.is_empty() || is_first {
            sum += images.len().max(1) as u64 * count(&after(game, action), depth - 1);
        }
    }
    sum
}

/// The symmetries of the board that leave the stones in place.
fn kept_by(board: &Board) -> Vec<usize> {
    let keeps = |symmetry: &usize| {
        board.stones().all(|(color, point)| {
            board.get(image_on_board(point, board.size(), *symmetry)) == Some(color)
        })
    };
    (0..8).filter(keeps).collect()
}

/// Sequences that begin with the first of `needed` offers.
fn count_offers(game: &Gomoku, needed: u32, depth: u32) -> u64 {
    let maps = symmetries(game.board());
    let classes: BTreeSet<BTreeSet<Point>> = game
        .board()
        .empty_points()
        .map(|point| {
            let images = maps.iter().filter_map(|map| map.image(point));
            images
                .chain([point])
                .filter(|&p| game.board().is_empty_at(p))
                .collect()
        })
        .collect();
    let made = needed.min(depth);
    // ways[k]: unordered choices of k points from different classes.
    let mut ways = vec![0u64; made as usize + 1];
    ways[0] = 1;
    for class in &classes {
        for k in (1..ways.len()).rev() {
            ways[k] += ways[k - 1] * class.len() as u64;
        }
    }
    let orders: u64 = (1..=u64::from(made)).product();
    let sequences = ways[made as usize] * orders;
    if depth == made {
        return sequences;
    }
    // What follows does not depend on which points were offered: no row can be made yet.
    let mut game = game.clone();
    for _ in 0..made {
        let first = game.legal_actions()[0];
        game.play_unchecked(&first);
    }
    sequences * count(&game, depth - made)
}

fn soak() -> bool {
    std::env::var("YONBAN_SOAK").is_ok_and(|value| value == "1")
}

#[test]
fn every_row() {
    let rows = pack::rows("perft.tsv");
    assert_eq!(rows.len(), 138);
    for row in rows {
        let rules: Rules = row["rules"].parse().unwrap();
        let depth: u32 = row["depth"].parse().unwrap();
        let nodes: u64 = row["nodes"].parse().unwrap();
        let game = Gomoku::new(&rules);
        assert_eq!(count(&game, depth), nodes, "{rules} {depth}");
        if nodes <= if soak() { 25_000_000 } else { 100_000 } {
            assert_eq!(walk(&game, depth), nodes, "{rules} {depth}, walked");
        }
    }
}

#[test]
fn counting_offers_agrees_with_walking() {
    // A figure with three symmetries, one with one, one with none.
    for stones in [
        "h8 h9 i9 keep i8",
        "h8 h9 h10 keep g8",
        "h8 h9 h10 keep h7",
        "h8 i9 i7 keep f6",
    ] {
        let mut game = Gomoku::new(&"rif".parse().unwrap());
        for word in stones.split(' ') {
            let seat = game.turn().seat().unwrap();
            game.play(seat, &word.parse().unwrap()).unwrap();
        }
        assert_eq!(count(&game, 2), walk(&game, 2), "{stones}");
        assert_eq!(count(&game, 3), walk(&game, 3), "{stones}");
    }
}
