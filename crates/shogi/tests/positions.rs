//! The packs about single positions: what may be set up, and what may be played.

mod pack;

use proptest::prelude::*;
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

/// Texts near to positions: a position of a pack with some of its characters changed.
fn near_positions() -> impl Strategy<Value = String> {
    let mut texts: Vec<String> = ["legality.tsv", "perft.tsv", "sfen_bad.tsv"]
        .into_iter()
        .flat_map(pack::rows)
        .filter_map(|mut row| row.remove("sfen"))
        .collect();
    texts.dedup();
    let letters: Vec<char> = "0123456789/+ -bwPLNSGBRKplnsgbrkx歩".chars().collect();
    let edits = prop::collection::vec(
        (any::<prop::sample::Index>(), prop::sample::select(letters)),
        0..4,
    );
    (prop::sample::select(texts), edits).prop_map(|(text, edits)| {
        let mut letters: Vec<char> = text.chars().collect();
        for (at, letter) in edits {
            if !letters.is_empty() {
                let at = at.index(letters.len());
                letters[at] = letter;
            }
        }
        letters.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_096))]

    #[test]
    fn what_is_read_is_printed_and_read_again(text in near_positions()) {
        if let Ok((board, number)) = Board::from_sfen(&text, Strictness::Problem) {
            let printed = board.to_sfen(number);
            let again = Board::from_sfen(&printed, Strictness::Problem);
            prop_assert_eq!(again, Ok((board.clone(), number)));
            let turned = board.turned();
            prop_assert_eq!(turned.key() == board.key(), turned == board);
            prop_assert_eq!(turned.count_moves(), board.count_moves());
            for action in board.moves() {
                prop_assert!(turned.is_legal(action.turned()));
            }
        }
    }

    #[test]
    fn anything_is_read_or_refused(text in "\\PC*") {
        let _either = Board::from_sfen(&text, Strictness::Game);
    }

    #[test]
    fn any_two_bytes_are_a_move_that_is_listed_or_refused(bits: u16, text in near_positions()) {
        let read = Board::from_sfen(&text, Strictness::Problem);
        if let (Some(action), Ok((board, _))) = (Move::from_bits(bits), read) {
            prop_assert_eq!(board.moves().contains(&action), board.is_legal(action));
        }
    }
}

#[test]
fn every_move_is_listed_or_refused() {
    let every: Vec<Move> = (0..=u16::MAX).filter_map(Move::from_bits).collect();
    for row in pack::rows("positions_random_dev.tsv").iter().step_by(50) {
        let board = board(&row["sfen"]);
        let mut legal: Vec<Move> = every
            .iter()
            .copied()
            .filter(|&m| board.is_legal(m))
            .collect();
        let mut listed = board.moves();
        legal.sort_unstable();
        listed.sort_unstable();
        assert_eq!(legal, listed, "{row:?}");
    }
}
