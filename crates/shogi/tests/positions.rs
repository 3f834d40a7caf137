//! The packs about single positions: what may be set up, and what may be played.

mod pack;

use yonban_rules::Reason;
use yonban_shogi::{Board, Move, Strictness};

fn board(sfen: &str) -> Board {
    let read = Board::from_sfen(sfen, Strictness::Game);
    read.unwrap_or_else(|e| panic!("{sfen}: {e}")).0
}

#[test]
fn legality() {
    let rows = pack::rows("legality.tsv");
    assert_eq!(rows.len(), 79);
    for row in rows {
        let action: Move = row["move"].parse().unwrap();
        let upright = board(&row["sfen"]);
        let turned = upright.turned();
        for (board, action) in [(upright, action), (turned, action.turned())] {
            let verdict = board.check(action);
            let reason = verdict.as_ref().map_or_else(Reason::reason, |()| "-");
            assert_eq!(reason, row["reason"], "{row:?} {board:?}");
            assert_eq!(verdict.is_ok(), row["verdict"] == "legal", "{row:?}");
            let listed = board.moves().contains(&action);
            assert_eq!(listed, verdict.is_ok(), "{row:?}");
        }
    }
}

#[test]
fn refused_texts() {
    let rows = pack::rows("sfen_bad.tsv");
    assert_eq!(rows.len(), 49);
    for row in rows {
        let refused = |strictness| {
            let read = Board::from_sfen(&row["sfen"], strictness);
            read.map_or_else(|e| e.reason(), |_| "-")
        };
        assert_eq!(refused(Strictness::Game), row["reason"], "{row:?}");
        let problem = match row["mode"].as_str() {
            "any" => row["reason"].as_str(),
            "game" => "-",
            mode => panic!("{mode}"),
        };
        assert_eq!(refused(Strictness::Problem), problem, "{row:?}");
    }
}

#[test]
fn canonical_texts() {
    let rows = pack::rows("sfen_canonical.tsv");
    assert_eq!(rows.len(), 14);
    for row in rows {
        let (board, number) = Board::from_sfen(&row["input"], Strictness::Game).unwrap();
        assert_eq!(board.to_sfen(number), row["canonical"], "{row:?}");
    }
}
