//! Numbers of sequences of moves, every row counted that fits the time of a test run.
//!
//! `YONBAN_SOAK=1` counts them all.

mod pack;

use yonban_shogi::{Board, Strictness};

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
