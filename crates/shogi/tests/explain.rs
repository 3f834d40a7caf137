//! Explanations: they agree with the verdict, and what they show is on the board.

mod pack;

use yonban_rules::{Game, PositionText, Reason};
use yonban_shogi::explain::Reply;
use yonban_shogi::{
    Action, Board, Explanation, Illegal, Kind, Move, Piece, Rules, Shogi, Square, Strictness,
};

fn rules(text: &str) -> Rules {
    text.parse().unwrap()
}

/// What each refusal shows is as it says.
fn shows_what_is_there(board: &Board, action: Move, explanation: &Explanation) {
    let us = board.side();
    match explanation {
        Explanation::Refused(Illegal::Nifu { to, pawn }) => {
            assert_eq!(board.piece(*pawn), Some(Piece::new(us, Kind::Pawn)));
            assert_eq!(pawn.file(), to.file());
            assert_eq!(explanation.squares(), [*pawn, *to]);
        }
        Explanation::Refused(Illegal::KingLeftInCheck { king, attackers }) => {
            let mut after = board.clone();
            after.play(action);
            assert_eq!(after.king(us), Some(*king));
            let by: Vec<Square> = after.attackers(us.other(), *king).iter().collect();
            assert_eq!(*attackers, by);
            assert_eq!(explanation.lines().len(), by.len());
        }
        Explanation::DropPawnMate { to, king, replies } => {
            assert_eq!(explanation.square(), Some(*to));
            assert_eq!(explanation.lines(), [(*to, *king)]);
            replies_fail(board, action, *king, replies);
        }
        _ => {}
    }
}

/// Every reply that might help is named, and each leaves the king in check from where it says.
fn replies_fail(board: &Board, drop: Move, king: Square, replies: &[Reply]) {
    let mut dropped = board.clone();
    dropped.play(drop);
    assert!(!dropped.has_move(), "{dropped:?}");
    for reply in replies {
        let refusal = dropped.refusal(reply.action).unwrap();
        let Illegal::KingLeftInCheck { attackers, .. } = refusal else {
            panic!("{refusal}: {} {dropped:?}", reply.action)
        };
        assert_eq!(attackers, reply.by);
    }
    // Whatever else the defender tries is refused too; what the board refuses for the king's safety
    // alone, and that moves the king or takes the pawn, is named.
    for from in dropped.by_color(dropped.side()) {
        for to in Square::all().filter(|to| *to != from) {
            let action = Move::board(from, to, false);
            let refusal = dropped.refusal(action).unwrap();
            if refusal.reason() == "king_left_in_check" && (from == king || to == drop.to()) {
                assert!(replies.iter().any(|reply| reply.action == action));
            }
        }
    }
}

#[test]
fn every_refusal_of_the_pack() {
    let rows = pack::rows("legality.tsv");
    assert_eq!(rows.len(), 79);
    for row in rows {
        let game = Shogi::from_position(&rules("official,impasse=none"), &row["sfen"]).unwrap();
        let action: Move = row["move"].parse().unwrap();
        let Some(explanation) = game.explain(&Action::Move(action)) else {
            // Nothing is legal there: the game is over, and says why.
            assert_eq!(row["verdict"], "illegal", "{}", row["id"]);
            assert!(game.why().is_some() && !game.board().has_move());
            continue;
        };
        let wanted = match row["reason"].as_str() {
            "-" => "legal",
            reason => reason,
        };
        assert_eq!(explanation.rule(), wanted, "{}", row["id"]);
        shows_what_is_there(game.board(), action, &explanation);
    }
}

#[test]
fn every_drop_pawn_mate_of_the_pack() {
    let mut seen = 0;
    for row in pack::rows("positions_random_dev.tsv") {
        if row["drop_pawn_mate"] == "-" {
            continue;
        }
        seen += 1;
        let game = Shogi::from_position(&rules("even,impasse=none"), &row["sfen"]).unwrap();
        let action: Move = row["drop_pawn_mate"].parse().unwrap();
        let explanation = game.explain(&Action::Move(action)).unwrap();
        assert_eq!(explanation.rule(), "drop_pawn_mate", "{}", row["sfen"]);
        assert!(explanation.to_string().starts_with("drop-pawn mate: "));
        shows_what_is_there(game.board(), action, &explanation);
    }
    assert_eq!(seen, 150);
}

/// What a legal move is said to do is what it does.
#[test]
fn every_legal_move_says_whether_it_checks() {
    for row in pack::rows("positions_random_dev.tsv").iter().step_by(25) {
        let (board, _) = Board::from_sfen(&row["sfen"], Strictness::Game).unwrap();
        let game = Shogi::from_position(&rules("even,impasse=none"), &row["sfen"]).unwrap();
        for action in game.clean_moves() {
            let Some(Explanation::Legal(outlook)) = game.explain(&Action::Move(action)) else {
                panic!("{action} {board:?}")
            };
            assert_eq!(outlook.check.is_some(), board.gives_check(action));
            assert_eq!(outlook.captured, board.piece(action.to()));
            let text = outlook.to_string();
            assert_eq!(
                text.contains("gives check"),
                outlook.check.is_some(),
                "{text}"
            );
            assert_eq!(text.contains("promotes"), action.promotes(), "{text}");
        }
    }
}

/// A declaration names the first condition that fails, and both counts.
#[test]
fn every_declaration_of_the_pack() {
    for row in pack::rows("impasse.tsv") {
        for impasse in ["24", "27", "points27"] {
            let text = format!("{},impasse={impasse}", row["preset"]);
            let game = Shogi::from_position(&rules(&text), &row["sfen"]).unwrap();
            let explanation = game.explain(&Action::Declare).unwrap();
            let refused = game.check(&Action::Declare).err();
            let reason = refused.as_ref().map_or("legal", Reason::reason);
            assert_eq!(explanation.rule(), reason, "{} {impasse}", row["id"]);
            let declaration = explanation.declaration().unwrap();
            let counts = game.impasse_counts().unwrap();
            assert_eq!(declaration.count, counts[game.side().index()]);
            assert_eq!(declaration.other, counts[game.side().other().index()]);
        }
        let game = Shogi::from_position(&rules("even,impasse=try"), &row["sfen"]).unwrap();
        let explanation = game.explain(&Action::Declare).unwrap();
        assert_eq!(explanation.rule(), "declaration_not_available");
    }
}
