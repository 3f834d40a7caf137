//! What stands behind an action or an ending of shogi, as a client sees it.

use yonban_protocol::{ShogiExplanation, ShogiLine, ShogiReply, ShogiSpan};
use yonban_shogi::{Explanation, Shogi};

use super::shogi::{count, side, texts};

/// Why the game is over; `None` while it is not.
pub(super) fn why(game: &Shogi) -> Option<ShogiExplanation> {
    game.why().map(|told| explanation_view(&told))
}

pub(super) fn explanation_view(explanation: &Explanation) -> ShogiExplanation {
    let declaration = explanation.declaration();
    let checker = match explanation {
        Explanation::Repetition(recurrence) => recurrence.checker().map(side),
        _ => None,
    };
    let lines = explanation.lines().into_iter();
    let replies = explanation.replies().iter();
    ShogiExplanation {
        rule: explanation.rule().to_owned(),
        square: explanation.square().map(|square| square.to_string()),
        squares: texts(&explanation.squares()),
        lines: lines
            .map(|(from, to)| ShogiLine {
                from: from.to_string(),
                to: to.to_string(),
            })
            .collect(),
        replies: replies
            .map(|reply| ShogiReply {
                action: reply.action.to_string(),
                by: texts(&reply.by),
            })
            .collect(),
        count: declaration.map(|told| count(&told.count)),
        other: declaration.map(|told| count(&told.other)),
        span: explanation.span().map(|span| ShogiSpan {
            first: span.first,
            last: span.last,
            checker,
        }),
        text: explanation.to_string(),
    }
}
