//! Numbers of sequences of acts, every row walked that fits the time of a test run.
//!
//! `YONBAN_SOAK=1` walks them all.

mod pack;

use yonban_go::{Go, Rules};
use yonban_rules::Game;

fn walk(game: &Go, depth: u32) -> u64 {
    let actions = game.legal_actions();
    if depth == 1 {
        return actions.len() as u64;
    }
    actions
        .iter()
        .map(|action| {
            let mut next = game.clone();
            next.play_unchecked(action);
            walk(&next, depth - 1)
        })
        .sum()
}

#[test]
fn every_row() {
    let rows = pack::rows("perft.tsv");
    assert_eq!(rows.len(), 257);
    let most = if pack::soak() { u64::MAX } else { 500_000 };
    for row in rows {
        let rules: Rules = row["rules"].parse().unwrap();
        let depth: u32 = row["depth"].parse().unwrap();
        let nodes: u64 = row["nodes"].parse().unwrap();
        if nodes <= most {
            assert_eq!(walk(&Go::new(&rules), depth), nodes, "{rules} {depth}");
        }
    }
}
