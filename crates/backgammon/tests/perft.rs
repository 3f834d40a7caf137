//! Numbers of plays over all rolls, every row that fits the time of a test run.
//!
//! `YONBAN_SOAK=1` walks them all.

mod pack;

use yonban_backgammon::Rules;
use yonban_backgammon::notation::position_id;

#[test]
fn every_row() {
    let rows = pack::rows("perft.tsv");
    assert_eq!(rows.len(), 32);
    let (most, most_weighted) = if pack::soak() {
        (u64::MAX, u64::MAX)
    } else {
        (120_000_000, 10_000_000)
    };
    for row in rows {
        let rules: Rules = row["rules"].parse().unwrap();
        let board = position_id::read(&row["position_id"], rules.variant()).unwrap();
        let depth: u32 = row["depth"].parse().unwrap();
        let nodes: u64 = row["nodes"].parse().unwrap();
        if nodes <= most {
            assert_eq!(board.perft(depth), nodes, "{rules} {board} {depth}");
        }
        if nodes <= most_weighted {
            let weighted: u64 = row["weighted"].parse().unwrap();
            let found = board.perft_weighted(depth);
            assert_eq!(found, weighted, "{rules} {board} {depth}");
        }
    }
}
