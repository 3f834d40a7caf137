//! What the rules of shogi say about one action, to whoever wants to learn.

use yonban_protocol::{self as wire, StudyVerdict};
use yonban_rules::{Game, Reason, Turn};
use yonban_shogi::{Action, Shogi};

use super::shogi::side;
use super::shogi_explained::explanation_view;

/// Judges an action's text of a line, or one that a reader asks about.
pub(super) fn judge(game: &Shogi, text: &str) -> StudyVerdict {
    match text.parse() {
        Ok(action) => verdict(game, action),
        Err(error) => unreadable(text, &error),
    }
}

fn unreadable(text: &str, error: &yonban_shogi::ParseActionError) -> StudyVerdict {
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

fn verdict(game: &Shogi, action: Action) -> StudyVerdict {
    let refusal = game.check(&action).err();
    let detail = game.explain(&action).map(|told| explanation_view(&told));
    let after = refusal.is_none().then(|| {
        let mut after = game.clone();
        after.play_unchecked(&action);
        after
    });
    StudyVerdict {
        action: action.to_string(),
        allowed: refusal.is_none(),
        reason: refusal.as_ref().map(|illegal| illegal.reason().to_owned()),
        message: match &refusal {
            Some(illegal) => Some(illegal.to_string()),
            None => detail.as_ref().map(|detail| detail.text.clone()),
        },
        ending: after.and_then(|after| match after.turn() {
            Turn::Over(outcome) => Some(outcome.ending.to_string()),
            Turn::Seat(_) | Turn::Chance => None,
        }),
        claimable: None,
        side: detail.as_ref().map(|_| side(game.side())),
        detail: detail.map(wire::Explanation::Shogi),
    }
}
