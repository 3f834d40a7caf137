//! What the rules of shogi say about one action, to whoever wants to learn.

use yonban_protocol::{self as wire, StudyVerdict};
use yonban_rules::Game;
use yonban_shogi::{Action, Shogi};

use super::shogi::side;
use super::shogi_explained::explanation_view;
use super::study::{self, Told, unreadable};

/// Judges an action's text of a line, or one that a reader asks about.
pub(super) fn judge(game: &Shogi, text: &str) -> StudyVerdict {
    match text.parse() {
        Ok(action) => verdict(game, action),
        Err(error) => unreadable(text, &error),
    }
}

fn verdict(game: &Shogi, action: Action) -> StudyVerdict {
    let told = game.explain(&action).map(|told| {
        let detail = explanation_view(&told);
        Told {
            side: Some(side(game.side())),
            text: detail.text.clone(),
            detail: wire::Explanation::Shogi(detail),
        }
    });
    study::verdict(game, &action, game.check(&action).err(), told, |_| None)
}
