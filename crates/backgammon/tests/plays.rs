//! The generator against the packs: legal plays by text and by hash of their results.
//!
//! `YONBAN_SOAK=1` also compares a million random decisions with the plain twin.

mod pack;

use sha2::{Digest, Sha256};
use yonban_backgammon::notation::match_id::MatchId;
use yonban_backgammon::notation::position_id;
use yonban_backgammon::{Backgammon, Board, Dice, Play, Variant, reference};
use yonban_rules::{PositionText, conformance};

fn dice(text: &str) -> Dice {
    let bytes = text.as_bytes();
    Dice::new(bytes[0] - b'0', bytes[2] - b'0').unwrap()
}

/// The Match ID of a game for money in which seat A is to play a throw.
fn thrown(dice: &str) -> String {
    let id = MatchId {
        dice: Some(self::dice(dice)),
        ..MatchId::read("cAkAAAAAAAAA").unwrap()
    };
    id.write()
}

/// The distinct Position IDs after each play, the opponent on roll, sorted.
fn results(board: &Board, plays: &[Play]) -> Vec<String> {
    let mut ids: Vec<String> = plays
        .iter()
        .map(|play| position_id::write(&board.after(play).turned()))
        .collect();
    ids.sort();
    let all = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), all, "two plays have one result: {board}");
    ids
}

fn sha256(ids: &[String]) -> String {
    hex::encode(Sha256::digest(ids.join("\n")))
}

#[test]
fn tricky_positions() {
    let rows = pack::rows("plays.tsv");
    assert_eq!(rows.len(), 81);
    for row in rows {
        let id = &row["id"];
        let board = position_id::read(&row["position_id"], Variant::Standard).unwrap();
        let plays = board.plays(dice(&row["dice"]));
        let ids = results(&board, &plays);
        assert_eq!(plays.len().to_string(), row["results"], "{id}");
        assert_eq!(sha256(&ids), row["sha256"], "{id}");
        let text = format!("{}:{}", row["position_id"], thrown(&row["dice"]));
        let game = Backgammon::from_position(&"money".parse().unwrap(), &text).unwrap();
        assert_eq!(game.results(), ids, "{id}");
        if row["plays"] != "-" {
            let mut texts: Vec<String> = plays.iter().map(Play::to_string).collect();
            if texts.is_empty() {
                texts.push(Play::NO_MOVE.to_string());
            }
            texts.sort();
            assert_eq!(texts.join("; "), row["plays"], "{id}");
        }
    }
}

#[test]
fn random_decisions_of_the_pack() {
    let rows = pack::rows("plays_random_dev.tsv");
    assert_eq!(rows.len(), 10_000);
    for row in rows {
        let board = position_id::read(&row["position_id"], Variant::Standard).unwrap();
        let dice = dice(&row["dice"]);
        let plays = board.plays(dice);
        let ids = results(&board, &plays);
        assert_eq!(ids.len().to_string(), row["results"], "{board} {dice}");
        assert_eq!(sha256(&ids), row["sha256"], "{board} {dice}");
        assert_eq!(board.count_plays(dice), ids.len() as u64, "{board} {dice}");
    }
}

/// Compares one decision; gives the plays.
fn compare(board: &Board, dice: Dice) -> Vec<Play> {
    let plays = board.plays(dice);
    assert_eq!(
        board.count_plays(dice),
        plays.len() as u64,
        "{board} {dice}"
    );
    let mut fast: Vec<String> = plays.iter().map(Play::to_string).collect();
    let slow = reference::plays(board, dice);
    let mut slow: Vec<String> = slow.iter().map(Play::to_string).collect();
    fast.sort();
    slow.sort();
    assert_eq!(fast, slow, "{board} {dice}");
    plays
}

/// Random games of every variant, then random placements with both sides anywhere: many on the bar, in
/// the home boards, and behind each other.
#[test]
fn the_plain_twin_agrees() {
    let decisions = if pack::soak() { 1_000_000 } else { 200_000 };
    let mut random = conformance::Dice::new(6);
    let mut made = 0;
    while made < decisions {
        let variant = Variant::ALL[random.below(4)];
        let mut board = if random.below(3) == 0 {
            placement(&mut random)
        } else {
            Board::start(variant)
        };
        for _ in 0..200 {
            if board.is_finished() || made == decisions {
                break;
            }
            let dice = Dice::new(1 + random.below(6) as u8, 1 + random.below(6) as u8).unwrap();
            let plays = compare(&board, dice);
            made += 1;
            if !plays.is_empty() {
                board = board.after(&plays[random.below(plays.len())]);
            }
            board = board.turned();
        }
    }
}

fn placement(random: &mut conformance::Dice) -> Board {
    loop {
        let sides = [(); 2].map(|()| {
            let mut counts = [0; 25];
            let reach = [6, 8, 12, 25][random.below(4)];
            for _ in 0..1 + random.below(15) {
                counts[random.below(reach)] += 1;
            }
            yonban_backgammon::Checkers::from_counts(&counts).unwrap()
        });
        if let Ok(board) = Board::new(sides[0], sides[1], Variant::Standard) {
            return board;
        }
    }
}
