//! What the rules of backgammon say about one action, to whoever wants to learn.

use yonban_backgammon::{Action, Backgammon};
use yonban_protocol::{self as wire, StudyVerdict};
use yonban_rules::Game;

use super::backgammon::explanation_view;
use super::study::{self, Told, unreadable};

/// Judges an action's text of a line, or one that a reader asks about. A throw is no action: it is
/// judged only where it cannot be.
pub(super) fn judge(game: &Backgammon, text: &str) -> StudyVerdict {
    match text.parse::<Action>() {
        Ok(action) => verdict(game, action),
        Err(error) => match text.parse().map(|entry| game.check_entry(&entry)) {
            Ok(Err(illegal)) => unreadable(text, &illegal),
            Ok(Ok(())) | Err(_) => unreadable(text, &error),
        },
    }
}

fn verdict(game: &Backgammon, action: Action) -> StudyVerdict {
    let told = game.explain(&action).map(|told| {
        let detail = explanation_view(&told);
        Told {
            side: game
                .turn()
                .seat()
                .map(|seat| game.seat_label(seat).to_lowercase()),
            text: detail.text.clone(),
            detail: wire::Explanation::Backgammon(detail),
        }
    });
    study::verdict(game, &action, game.check(&action).err(), told, |_| None)
}
