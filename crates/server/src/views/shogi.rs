//! Shogi as a client sees it.

use yonban_protocol::{
    ShogiCheck, ShogiCount, ShogiHands, ShogiHeld, ShogiImpasse, ShogiLast, ShogiPiece,
    ShogiRepetition, ShogiView,
};
use yonban_rules::{AtTable, Game};
use yonban_shogi::rules::Judging;
use yonban_shogi::{Action, Board, Color, Count, Last, Shogi, Square};

use super::shogi_explained::{explanation_view, why};

/// Fills the view of a position. Nothing in it depends on who reads it.
pub(super) fn view(game: &Shogi) -> ShogiView {
    ShogiView {
        over: game.turn().is_over(),
        handicap: (!game.is_even()).then(|| game.rules().preset().name().to_owned()),
        last: game.last().map(last),
        repetition: game.recurrence().map(|recurrence| ShogiRepetition {
            times: recurrence.times,
            black_checks: recurrence.checks[Color::Black.index()],
            white_checks: recurrence.checks[Color::White.index()],
        }),
        impasse: game.impasse_counts().map(|[black, white]| ShogiImpasse {
            rule: game.rules().impasse().to_string(),
            black: count(&black),
            white: count(&white),
        }),
        moves_left: game.moves_left(),
        clean: (game.rules().judging() == Judging::Lose)
            .then(|| game.clean_moves().iter().map(ToString::to_string).collect()),
        why: why(game),
        ..bare(game.board(), game.number())
    }
}

/// What a position shows of itself, without a game around it.
pub(super) fn bare(board: &Board, number: u32) -> ShogiView {
    let mut pieces: Vec<ShogiPiece> = board
        .pieces()
        .map(|(square, piece)| ShogiPiece {
            square: square.to_string(),
            side: side(piece.color),
            piece: piece.kind.to_string(),
        })
        .collect();
    pieces.sort_unstable_by(|one, other| one.square.cmp(&other.square));
    let held = |color| {
        let kinds = board.hand(color).iter();
        kinds
            .map(|(kind, count)| ShogiHeld {
                piece: kind.to_string(),
                count,
            })
            .collect()
    };
    ShogiView {
        pieces,
        hands: ShogiHands {
            black: held(Color::Black),
            white: held(Color::White),
        },
        side: side(board.side()),
        over: !board.has_move(),
        handicap: None,
        check: board
            .king(board.side())
            .filter(|_| board.in_check())
            .map(|king| ShogiCheck {
                king: king.to_string(),
                by: board
                    .checkers()
                    .into_iter()
                    .map(|from| from.to_string())
                    .collect(),
            }),
        last: None,
        repetition: None,
        impasse: None,
        moves_left: None,
        clean: None,
        sfen: board.to_sfen(number),
        why: None,
    }
}

pub(super) fn side(color: Color) -> String {
    color.to_string()
}

pub(super) fn texts<'a>(squares: impl IntoIterator<Item = &'a Square>) -> Vec<String> {
    squares.into_iter().map(Square::to_string).collect()
}

pub(super) fn last(last: Last) -> ShogiLast {
    let made = match last.action {
        Action::Move(made) => Some(made),
        Action::Declare => None,
    };
    ShogiLast {
        side: side(last.side),
        action: last.action.to_string(),
        piece: last.piece.map(|piece| piece.kind.to_string()),
        from: made
            .and_then(yonban_shogi::Move::from)
            .map(|from| from.to_string()),
        to: made.map(|made| made.to().to_string()),
        captured: last.captured.map(|piece| piece.kind.to_string()),
        promoted: made.is_some_and(yonban_shogi::Move::promotes),
        foul: last.foul.is_some(),
    }
}

pub(super) fn count(count: &Count) -> ShogiCount {
    ShogiCount {
        king_in_zone: count.king_in_zone,
        in_check: count.in_check,
        pieces: count.pieces,
        pieces_needed: count.pieces_needed,
        points: count.points,
        credit: count.credit,
        win: count.win,
        draw: count.draw,
        holds: count.holds,
    }
}

/// What stands behind an action's text, where there is more to say than the rule's name.
pub(crate) fn explain(game: &Shogi, action: &str) -> Option<yonban_protocol::ShogiExplanation> {
    let explanation = game.explain(&action.parse().ok()?)?;
    Some(explanation_view(&explanation))
}
