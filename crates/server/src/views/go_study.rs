//! What the rules of Go say about one act, to whoever wants to learn.

use yonban_go::{Action, DeadStones, Go, Step};
use yonban_protocol::{self as wire, StudyVerdict};
use yonban_rules::Game;

use super::go::{color, explanation_view};
use super::study::{self, Told, unreadable};

/// Judges an act's text of a line.
pub(super) fn judge(game: &Go, text: &str) -> StudyVerdict {
    match text.parse() {
        Ok(action) => verdict(game, &action),
        Err(error) => unreadable(text, &error),
    }
}

/// Judges what a reader points at. A bare point names a dead chain while these are settled.
pub(super) fn judge_asked(game: &Go, text: &str) -> StudyVerdict {
    match (text.parse(), game.step()) {
        (Ok(Action::Place(point)), Step::Settle) => {
            verdict(game, &Action::Dead(DeadStones::new([point])))
        }
        (Ok(action), _) => verdict(game, &action),
        (Err(error), _) => unreadable(text, &error),
    }
}

fn verdict(game: &Go, action: &Action) -> StudyVerdict {
    let told = game.explain(action).map(|told| {
        let detail = explanation_view(&told, game);
        Told {
            side: Some(color(game.side()).to_owned()),
            text: detail.text.clone(),
            detail: wire::Explanation::Go(detail),
        }
    });
    study::verdict(game, action, game.check(action).err(), told, |_| None)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after_all(rules: &str, actions: &[&str]) -> Go {
        let mut game = Go::new(&rules.parse().unwrap());
        for action in actions {
            let action = action.parse().unwrap();
            game.check(&action).unwrap();
            game.play_unchecked(&action);
        }
        game
    }

    fn detail(verdict: &StudyVerdict) -> &wire::GoExplanation {
        match verdict.detail.as_ref() {
            Some(wire::Explanation::Go(detail)) => detail,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_capture_is_told_with_its_totals() {
        let game = after_all("capture", &["b1", "a1"]);
        let verdict = judge(&game, "A2");
        assert!(verdict.allowed);
        assert_eq!(verdict.action, "a2");
        let detail = detail(&verdict);
        assert_eq!(detail.captures, [["a1"]]);
        assert_eq!(detail.totals.map(|totals| totals.black), Some(1));
        assert_eq!(
            detail.text,
            "black may play a2: 3 liberties, takes 1, 1 of 5"
        );
    }

    #[test]
    fn a_refused_stone_is_told_with_its_chain() {
        let game = after_all("capture", &["b1", "e5", "a2"]);
        let verdict = judge(&game, "a1");
        assert_eq!(verdict.reason.as_deref(), Some("suicide"));
        assert_eq!(detail(&verdict).chain, ["a1"]);
        assert_eq!(detail(&verdict).enemies, ["b1", "a2"]);
        assert_eq!(judge(&game, "i9").reason.as_deref(), Some("bad_action"));
    }

    #[test]
    fn a_point_names_a_dead_chain_in_settlement() {
        let game = after_all("chinese,size=5", &["c3", "a1", "pass", "pass"]);
        let verdict = judge_asked(&game, "a1");
        assert_eq!(verdict.action, "dead a1");
        assert!(verdict.allowed);
        let score = detail(&verdict).score.as_ref().unwrap();
        assert_eq!(
            (score.text.as_str(), &score.dead[..]),
            ("B+17.5", &["a1".to_owned()][..])
        );
        assert_eq!(judge(&game, "a1").reason.as_deref(), Some("not_now"));
    }
}
