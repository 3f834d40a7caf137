//! What the rules of gomoku and renju say about one action, to whoever wants to learn.

use yonban_gomoku::{Action, Color, Explanation, Gomoku, Illegal, Point, Preset, Step};
use yonban_protocol::{self as wire, StudyVerdict};
use yonban_rules::Game;

use super::gomoku::{color, explanation_view};
use super::study::{self, ending, unreadable};

/// Judges an action text of a line.
pub(super) fn judge(game: &Gomoku, text: &str) -> StudyVerdict {
    match text.parse() {
        Ok(action) => verdict(game, action),
        Err(error) => unreadable(text, &error),
    }
}

/// Judges what a reader points at. A bare point is an offer or a pick where one is due.
pub(super) fn judge_asked(game: &Gomoku, text: &str) -> StudyVerdict {
    match (text.parse(), game.step()) {
        (Ok(Action::Place(point)), Step::Offer { .. }) => verdict(game, Action::Offer(point)),
        (Ok(Action::Place(point)), Step::Pick { .. }) => verdict(game, Action::Pick(point)),
        (Ok(action), _) => verdict(game, action),
        (Err(error), _) => unreadable(text, &error),
    }
}

fn verdict(game: &Gomoku, action: Action) -> StudyVerdict {
    let refusal = game.check(&action).err();
    let told = match &refusal {
        None => action.point().and_then(|point| of_point(game, point)),
        Some(illegal) => of_refusal(game, action, illegal),
    };
    let told = told.map(|(side, explanation)| {
        let detail = explanation_view(&explanation, game);
        study::Told {
            side: side.map(|side| color(side).to_owned()),
            text: detail.text.clone(),
            detail: wire::Explanation::Gomoku(detail),
        }
    });
    study::verdict(game, &action, refusal, told, claimable)
}

type Told = (Option<Color>, Explanation);

/// What there is to say about a stone on an empty point: the five of the side to move first, then
/// what the point is to the side that has forbidden moves.
fn of_point(game: &Gomoku, point: Point) -> Option<Told> {
    if let Some(five) = game.explain_five(point) {
        return Some((game.to_move(), five));
    }
    let explanation = game.explain_point(point)?;
    Some((bound(game, point), explanation))
}

/// What there is to say about a refused action. Where the refusal is not the point's fault (the game
/// is over, the other side decides something), the point is judged all the same.
fn of_refusal(game: &Gomoku, action: Action, illegal: &Illegal) -> Option<Told> {
    if let Some(explanation) = game.explain(&action) {
        let side = match &explanation {
            Explanation::OfferSymmetric { .. } | Explanation::Area { .. } => game.to_move(),
            Explanation::Overline { .. }
            | Explanation::DoubleFour { .. }
            | Explanation::DoubleThree { .. }
            | Explanation::NoDoubleThree { .. }
            | Explanation::Five { .. } => bound(game, explanation.point()),
        };
        return Some((side, explanation));
    }
    let point = action.point()?;
    match illegal {
        // Other stones have changed what an earlier one was.
        Illegal::Occupied(_) if game.last_point() != Some(point) => None,
        _ => of_point(game, point),
    }
}

/// The side for which [`Gomoku::explain_point`] judges a point.
fn bound(game: &Gomoku, point: Point) -> Option<Color> {
    game.board().get(point).or(match game.rules().preset() {
        Preset::Omok => game.to_move(),
        _ => Some(Color::Black),
    })
}

fn claimable(game: &Gomoku) -> Option<String> {
    game.check(&Action::Claim).ok()?;
    let mut after = game.clone();
    after.play_unchecked(&Action::Claim);
    ending(&after)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after_all(rules: &str, actions: &[&str]) -> Gomoku {
        let mut game = Gomoku::new(&rules.parse().unwrap());
        for action in actions {
            let action = action.parse().unwrap();
            game.check(&action).unwrap();
            game.play_unchecked(&action);
        }
        game
    }

    /// Two threes cross on h8 for Black, who is to move.
    const CROSS: [&str; 8] = ["g8", "a1", "i8", "a3", "h7", "a5", "h9", "a7"];

    fn rule(verdict: &StudyVerdict) -> Option<&str> {
        match verdict.detail.as_ref()? {
            wire::Explanation::Gomoku(detail) => Some(&detail.rule),
            other => panic!("not of this game: {other:?}"),
        }
    }

    #[test]
    fn a_double_three_is_told_whatever_the_judging() {
        let block = judge(&after_all("renju,judging=block", &CROSS), "h8");
        assert!(!block.allowed);
        assert_eq!(block.reason.as_deref(), Some("double_three"));
        assert_eq!(rule(&block), Some("double_three"));
        assert_eq!((&block.ending, &block.claimable), (&None, &None));
        let lose = judge(&after_all("renju,judging=lose", &CROSS), "h8");
        assert!(lose.allowed);
        assert_eq!(lose.ending.as_deref(), Some("forbidden_double_three"));
        let claim = judge(&after_all("renju,judging=claim", &CROSS), "h8");
        assert!(claim.allowed);
        assert_eq!(rule(&claim), Some("double_three"));
        assert_eq!(claim.side.as_deref(), Some("black"));
        assert_eq!(claim.ending, None);
        assert_eq!(claim.claimable.as_deref(), Some("claimed_double_three"));
    }

    #[test]
    fn a_point_is_judged_for_black_while_white_is_to_move() {
        let game = after_all("renju,judging=claim", &CROSS[..7]);
        let verdict = judge(&game, "h8");
        assert!(verdict.allowed, "White may play there");
        assert_eq!(rule(&verdict), Some("double_three"));
        assert_eq!(verdict.side.as_deref(), Some("black"));
    }

    #[test]
    fn a_five_names_its_row() {
        let game = after_all(
            "freestyle",
            &["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"],
        );
        let verdict = judge(&game, "e1");
        assert_eq!(verdict.ending.as_deref(), Some("five"));
        assert_eq!(rule(&verdict), Some("five"));
        assert_eq!(verdict.side.as_deref(), Some("black"));
        assert_eq!(rule(&judge(&game, "e2")), None, "White's five is not due");
    }

    #[test]
    fn points_are_judged_after_the_end_but_old_stones_are_not() {
        let game = after_all("renju,judging=lose", &[&CROSS[..], &["h8"]].concat());
        let last = judge(&game, "h8");
        assert_eq!(last.reason.as_deref(), Some("game_over"));
        assert_eq!(rule(&last), Some("double_three"));
        let claim = after_all("renju,judging=claim", &[&CROSS[..], &["h8", "o1"]].concat());
        let old = judge(&claim, "h8");
        assert_eq!(
            (old.reason.as_deref(), rule(&old)),
            (Some("occupied"), None)
        );
    }

    #[test]
    fn a_bare_point_is_an_offer_where_one_is_due() {
        let game = after_all("yamaguchi", &["h8", "h9", "h10", "declare 2", "keep", "a1"]);
        assert!(matches!(game.step(), Step::Offer { .. }), "{game:?}");
        let verdict = judge_asked(&game, "c3");
        assert_eq!(verdict.action, "offer c3");
        assert!(verdict.allowed);
        assert_eq!(judge(&game, "c3").reason.as_deref(), Some("wrong_step"));
    }

    #[test]
    fn an_area_is_explained() {
        let game = after_all("rif", &["h8"]);
        let verdict = judge_asked(&game, "a1");
        assert_eq!(verdict.reason.as_deref(), Some("outside_area"));
        assert_eq!(rule(&verdict), Some("outside_area"));
        assert_eq!(
            judge_asked(&game, "nonsense").reason.as_deref(),
            Some("syntax")
        );
    }
}
