//! Lines of play on paper, whatever the game.

use yonban_games::AnyGame;
use yonban_protocol::{
    Explanation, PositionView, Study, StudyMove, StudyPosition, StudyVerdict, TurnView,
};
use yonban_rules::{Game, Reason, Seat, Turn};

use super::{
    backgammon, backgammon_study, go, go_study, gomoku, gomoku_study, in_styles, seat, shogi,
    shogi_study,
};

/// What the referee says about a line from `start`: up to the first refused action, every position
/// from number `from` on, and about `ask` in the last one.
pub(crate) fn study(
    start: &AnyGame,
    actions: &[String],
    from: Option<usize>,
    ask: Option<&str>,
) -> Study {
    let mut moves = Vec::with_capacity(actions.len());
    let mut last = start.clone();
    let mut refused = None;
    for action in actions {
        match one_move(&mut last, action) {
            Some(one) => moves.push(one),
            None => {
                refused = Some(judge(&last, action));
                break;
            }
        }
    }
    let positions = positions(start, &moves, from.unwrap_or(usize::MAX));
    Study {
        rules: last.rules(),
        positions,
        legal: last.legal(),
        refused,
        judged: ask.map(|ask| judge_asked(&last, ask)),
        moves,
    }
}

/// Makes one action; `None` where it is refused.
fn one_move(game: &mut AnyGame, action: &str) -> Option<StudyMove> {
    let by = match game.turn() {
        Turn::Seat(by) => Some(by),
        Turn::Chance | Turn::Over(_) => None,
    };
    let side = by.map(|by| game.seat_label(by).to_lowercase());
    let action = game.canonical(action).ok()?;
    let written = in_styles(&game.written(&action));
    game.play(&action).ok()?;
    Some(StudyMove {
        seat: by.map(seat),
        side,
        action,
        written,
    })
}

/// The positions from number `from` on, the last one always. The moves are known to be legal.
fn positions(start: &AnyGame, moves: &[StudyMove], from: usize) -> Vec<StudyPosition> {
    let from = from.min(moves.len());
    let mut game = start.clone();
    let mut positions = Vec::with_capacity(moves.len() - from + 1);
    for made in 0..=moves.len() {
        if made >= from {
            positions.push(position(&game, &moves[..made], made == moves.len()));
        }
        if let Some(next) = moves.get(made)
            && let Err(error) = game.play(&next.action)
        {
            tracing::error!(%error, "a line that was accepted is refused");
            break;
        }
    }
    positions
}

/// What a position shows; in the last one things are tried, the others are looked at.
fn position(game: &AnyGame, moves: &[StudyMove], is_last: bool) -> StudyPosition {
    let side = |of| game.seat_label(of).to_lowercase();
    StudyPosition {
        turn: match game.turn() {
            Turn::Seat(Seat::A) => TurnView::A,
            Turn::Seat(Seat::B) => TurnView::B,
            Turn::Chance => TurnView::Chance,
            Turn::Over(_) => TurnView::Nobody,
        },
        side_a: side(Seat::A),
        side_b: side(Seat::B),
        verdict: game.verdict().map(|verdict| verdict.to_string()),
        ending: game.ending(),
        position: match game {
            AnyGame::Gomoku(game) => {
                let actions = moves.iter().map(|one| one.action.as_str());
                PositionView::Gomoku(gomoku::on_paper(game, actions))
            }
            AnyGame::Go(game) => PositionView::Go(go::on_paper(game)),
            AnyGame::Shogi(game) => PositionView::Shogi(shogi::view(game)),
            AnyGame::Backgammon(game) if is_last => {
                PositionView::Backgammon(backgammon::view(game))
            }
            AnyGame::Backgammon(game) => PositionView::Backgammon(backgammon::on_paper(game)),
        },
    }
}

fn judge(game: &AnyGame, action: &str) -> StudyVerdict {
    match game {
        AnyGame::Gomoku(game) => gomoku_study::judge(game, action),
        AnyGame::Go(game) => go_study::judge(game, action),
        AnyGame::Shogi(game) => shogi_study::judge(game, action),
        AnyGame::Backgammon(game) => backgammon_study::judge(game, action),
    }
}

fn judge_asked(game: &AnyGame, action: &str) -> StudyVerdict {
    match game {
        AnyGame::Gomoku(game) => gomoku_study::judge_asked(game, action),
        AnyGame::Go(game) => go_study::judge_asked(game, action),
        AnyGame::Shogi(game) => shogi_study::judge(game, action),
        AnyGame::Backgammon(game) => backgammon_study::judge(game, action),
    }
}

/// What is said of a text that is no action of the game.
pub(super) fn unreadable(text: &str, error: &impl Reason) -> StudyVerdict {
    StudyVerdict {
        action: text.to_owned(),
        allowed: false,
        reason: Some(error.reason().to_owned()),
        message: Some(error.to_string()),
        ending: None,
        claimable: None,
        side: None,
        detail: None,
    }
}

/// What a game has to say about an action.
pub(super) struct Told {
    /// The side that it speaks of.
    pub(super) side: Option<String>,
    /// In plain English.
    pub(super) text: String,
    /// The same with its lines and points.
    pub(super) detail: Explanation,
}

/// What the rules say about an action that `refusal` refuses, or that none does. `claimable` tells of
/// the game after it what the other side may claim.
pub(super) fn verdict<G: Game>(
    game: &G,
    action: &G::Action,
    refusal: Option<G::Illegal>,
    told: Option<Told>,
    claimable: impl FnOnce(&G) -> Option<String>,
) -> StudyVerdict {
    let after = refusal.is_none().then(|| {
        let mut after = game.clone();
        after.play_unchecked(action);
        after
    });
    let (side, text, detail) = match told {
        Some(told) => (told.side, Some(told.text), Some(told.detail)),
        None => (None, None, None),
    };
    StudyVerdict {
        action: action.to_string(),
        allowed: refusal.is_none(),
        reason: refusal.as_ref().map(|illegal| illegal.reason().to_owned()),
        message: refusal.map_or(text, |illegal| Some(illegal.to_string())),
        ending: after.as_ref().and_then(ending),
        claimable: after.as_ref().and_then(claimable),
        side,
        detail,
    }
}

/// The rule that has ended a game.
pub(super) fn ending<G: Game>(game: &G) -> Option<String> {
    match game.turn() {
        Turn::Over(outcome) => Some(outcome.ending.to_string()),
        Turn::Seat(_) | Turn::Chance => None,
    }
}
