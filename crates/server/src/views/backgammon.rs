//! Backgammon as a client sees it.

use yonban_backgammon::notation::{Diagram, position_id, xgid};
use yonban_backgammon::{
    Action, Backgammon, Checkers, Destination, Dice, Explanation, Origin, Phase, Play, Stage, Step,
};
use yonban_protocol::{
    BackgammonCube, BackgammonExplanation, BackgammonGame, BackgammonMoved, BackgammonOffer,
    BackgammonPlay, BackgammonStage, BackgammonStake, BackgammonStep, BackgammonView,
};
use yonban_rules::{Game, Seat};

use super::seat;
use yonban_backgammon::rules::DiceSource;

/// Fills the view of a position. Nothing in it depends on who reads it.
pub(super) fn view(game: &Backgammon) -> BackgammonView {
    let stages = match game.phase() {
        Phase::Play(dice) => game.board().stages(dice),
        _ => Vec::new(),
    };
    BackgammonView {
        stages: stages.iter().map(stage).collect(),
        ..on_paper(game)
    }
}

/// The same without the stages of a play, for positions that are only looked at: they may be hundreds.
pub(super) fn on_paper(game: &Backgammon) -> BackgammonView {
    let story = game.story();
    let checkers = game.rules().variant().checkers();
    let [a, b] = Seat::BOTH.map(|seat| *game.board_of(seat).own());
    let before = matches!(game.phase(), Phase::OpeningThrow);
    BackgammonView {
        a: counts(&a, checkers),
        b: counts(&b, checkers),
        checkers,
        pips: [a.pips(), b.pips()],
        phase: phase(game.phase()).to_owned(),
        on_roll: (!before).then(|| seat(game.on_roll())),
        dice: game.dice().map(thrown),
        opening: story.opening,
        ties: story.ties,
        stages: Vec::new(),
        cube: game.rules().has_cube().then(|| cube(game)),
        length: game.rules().length(),
        score: game.score(),
        crawford: game.is_crawford(),
        post_crawford: game.is_post_crawford(),
        gammons_off: game.gammons_are_off(),
        resigning: match game.phase() {
            Phase::Resigning { kind, .. } => Some(kind.to_string()),
            _ => None,
        },
        game: story.game,
        last_game: story.last_game.map(|end| BackgammonGame {
            number: end.number,
            winner: seat(end.winner),
            points: end.points,
            ending: end.ending.to_string(),
        }),
        last_play: story.last_play.map(|(by, dice, play)| BackgammonPlay {
            seat: seat(by),
            dice: thrown(dice),
            action: Action::Play(play).to_string(),
            steps: play.steps().iter().copied().map(moved).collect(),
        }),
        told: game.rules().dice() == DiceSource::Manual,
        position_id: position_id::write(game.board()),
        xgid: Diagram::of(game).map(|(diagram, _)| xgid::write(&diagram)),
    }
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::OpeningThrow => "opening_throw",
        Phase::Turn => "turn",
        Phase::Throw => "throw",
        Phase::Play(_) => "play",
        Phase::Doubled { .. } => "doubled",
        Phase::Resigning { .. } => "resigning",
        Phase::Over(_) => "over",
    }
}

/// Those off, then points 1 to 24, then the bar.
fn counts(side: &Checkers, checkers: u8) -> Vec<u8> {
    let mut counts = vec![0; 26];
    counts[0] = checkers.saturating_sub(side.total());
    for (place, count) in side.places() {
        counts[usize::from(place.pips())] = count;
    }
    counts
}

pub(super) const fn thrown(dice: Dice) -> [u8; 2] {
    [dice.first(), dice.second()]
}

fn cube(game: &Backgammon) -> BackgammonCube {
    let cube = game.cube();
    let offer = match game.phase() {
        Phase::Doubled { redoubles } => game.turn().seat().map(|answers| BackgammonOffer {
            by: seat(answers.other()),
            taken: cube.value() * 2,
            dropped: cube.value(),
            redoubles,
        }),
        _ => None,
    };
    BackgammonCube {
        value: cube.value(),
        owner: cube.owner().map(seat),
        offer,
        may_double: game.check(&Action::Double).is_ok(),
        dead: game.cube_is_dead(game.on_roll()),
    }
}

fn stage(stage: &Stage) -> BackgammonStage {
    let next = stage.next.iter();
    BackgammonStage {
        done: stage.done.map(|play| Action::Play(play).to_string()),
        steps: next
            .map(|onward| BackgammonStep {
                from: onward.step.from().pips(),
                to: target(onward.step.to()),
                die: onward.number,
                hit: onward.step.hits(),
                // A throw has fewer than ten thousand stages.
                next: u32::try_from(onward.stage).unwrap_or(u32::MAX),
            })
            .collect(),
    }
}

fn moved(step: Step) -> BackgammonMoved {
    BackgammonMoved {
        from: step.from().pips(),
        to: target(step.to()),
        hit: step.hits(),
    }
}

fn target(to: Destination) -> u8 {
    match to {
        Destination::Point(point) => point.number(),
        Destination::Off => 0,
    }
}

/// What stands behind an action's text, where there is more to say than the rule's name.
pub(crate) fn explain(game: &Backgammon, action: &str) -> Option<BackgammonExplanation> {
    let explanation = game.explain(&action.parse().ok()?)?;
    Some(explanation_view(&explanation))
}

pub(super) fn explanation_view(explanation: &Explanation) -> BackgammonExplanation {
    let bare = BackgammonExplanation {
        rule: explanation.rule().to_owned(),
        from: Vec::new(),
        to: None,
        instead: None,
        hits: Vec::new(),
        blots: Vec::new(),
        pips: None,
        offer: None,
        text: explanation.to_string(),
    };
    let numbers =
        |points: &[yonban_backgammon::Point]| points.iter().map(|point| point.number()).collect();
    match explanation {
        Explanation::Play(outlook) => BackgammonExplanation {
            hits: numbers(&outlook.hits),
            blots: numbers(&outlook.blots),
            pips: Some(outlook.pips),
            ..bare
        },
        Explanation::Double(offer) => BackgammonExplanation {
            offer: Some(BackgammonStake {
                taken: offer.taken,
                dropped: offer.dropped,
                owner: seat(offer.owner),
                dead: offer.dead,
            }),
            ..bare
        },
        Explanation::Refused(refusal) => BackgammonExplanation {
            from: refusal.from.iter().copied().map(Origin::pips).collect(),
            to: refusal.to.map(target),
            instead: refusal.instead.as_ref().map(Play::to_string),
            ..bare
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_backgammon::Rules;

    fn played(rules: &str, texts: &[&str]) -> Backgammon {
        let mut game = Backgammon::new(&rules.parse::<Rules>().expect(rules));
        for text in texts {
            game.enter(text).expect(text);
        }
        game
    }

    #[test]
    fn a_play_is_put_together_from_its_stages() {
        let seen = view(&played("match,length=3", &["dice 2 2", "dice 3 1"]));
        assert_eq!(
            (seen.ties, seen.opening, seen.dice),
            (1, true, Some([3, 1]))
        );
        assert_eq!(seen.phase, "play");
        assert_eq!(seen.on_roll, Some(yonban_protocol::Seat::A));
        let first = seen.stages[0]
            .steps
            .iter()
            .find(|step| (step.from, step.to) == (8, 5));
        let then = &seen.stages[first.expect("8/5").next as usize];
        let last = then
            .steps
            .iter()
            .find(|step| (step.from, step.to) == (6, 5))
            .expect("6/5");
        let done = seen.stages[last.next as usize].done.as_deref();
        assert_eq!(done, Some("8/5 6/5"));
        assert!(
            on_paper(&played("match,length=3", &["dice 3 1"]))
                .stages
                .is_empty()
        );
    }

    #[test]
    fn a_double_shows_what_is_at_stake() {
        let line = ["dice 3 1", "8/5 6/5", "double"];
        let seen = view(&played("money,beavers=1", &line));
        let cube = seen.cube.expect("there is a cube");
        let offer = cube.offer.expect("it is offered");
        assert_eq!(
            (offer.taken, offer.dropped, offer.by),
            (2, 1, yonban_protocol::Seat::B)
        );
        assert!(seen.gammons_off);
        let line = ["dice 3 1", "8/5 6/5", "double", "beaver"];
        let seen = view(&played("money,beavers=1", &line));
        let offer = seen
            .cube
            .expect("there is a cube")
            .offer
            .expect("it is offered");
        assert_eq!(
            (offer.taken, offer.dropped, offer.by),
            (4, 2, yonban_protocol::Seat::A)
        );
    }

    #[test]
    fn refusals_name_places() {
        let game = played("match", &["dice 3 1"]);
        let told = explain(&game, "8/5").expect("it is refused");
        assert_eq!(told.rule, "must_use_all");
        assert!(told.instead.is_some());
        let told = explain(&game, "24/20 6/5").expect("it is refused");
        assert_eq!(
            (told.rule.as_str(), told.from, told.to),
            ("wrong_number", vec![24], Some(20))
        );
    }

    #[test]
    fn a_game_of_a_match_leaves_its_story() {
        let line = ["dice 3 1", "8/5 6/5", "double", "drop"];
        let seen = view(&played("match,length=3", &line));
        let last = seen.last_game.expect("one has ended");
        assert_eq!(
            (last.number, last.points, last.ending.as_str()),
            (1, 1, "drop")
        );
        assert_eq!((seen.game, seen.score), (2, [0, 1]));
        assert_eq!(seen.phase, "opening_throw");
        assert_eq!(seen.on_roll, None);
    }
}
