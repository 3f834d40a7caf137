//! From a question to an action: what each state of the game asks.

use crate::equity::{CubeAction, Ladder};
use crate::level::Skill;
use crate::resign;
use crate::search::{Candidate, Searcher};
use crate::{Owner, Stakes};
use yonban_backgammon::{Action, Backgammon, Kind, Phase, Play};

/// Everything a decision depends on.
#[derive(Debug)]
pub(crate) struct Question<'a> {
    pub(crate) game: &'a Backgammon,
    /// Seen by the player on roll.
    pub(crate) stakes: Stakes,
    /// The legal actions that are not excluded; at least one.
    pub(crate) allowed: &'a [Action],
    pub(crate) skill: Skill,
    pub(crate) plies: u8,
    pub(crate) seed: u64,
    /// Whether it may offer to resign.
    pub(crate) resigns: bool,
    /// The largest offer to resign that the other has refused in this game.
    pub(crate) refused_offer: Option<Kind>,
}

/// What comes of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Decision {
    pub(crate) action: Action,
    /// What the game is worth to the seat that acts; `None` where it was not judged.
    pub(crate) equity: Option<f32>,
}

impl Decision {
    const fn new(action: Action, equity: f32) -> Decision {
        Decision {
            action,
            equity: Some(equity),
        }
    }

    const fn at_once(action: Action) -> Decision {
        Decision {
            action,
            equity: None,
        }
    }
}

/// Tells what is thought after a look of so many plies, with the positions that were judged.
pub(crate) type Tell<'a> = &'a mut dyn FnMut(&Decision, u8, u64);

/// Decides; `None` where no seat acts.
pub(crate) fn decide(
    question: &Question<'_>,
    searcher: &mut Searcher<'_>,
    tell: Tell<'_>,
) -> Option<Decision> {
    match question.game.phase() {
        Phase::Turn => Some(turn(question, searcher, tell)),
        Phase::Play(_) => play(question, searcher, tell),
        Phase::Doubled { redoubles } => Some(answer(question, searcher, redoubles)),
        Phase::Resigning { kind, .. } => Some(answer_offer(question, searcher, kind)),
        Phase::OpeningThrow | Phase::Throw | Phase::Over(_) => None,
    }
}

impl Question<'_> {
    fn may(&self, action: Action) -> bool {
        self.allowed.contains(&action)
    }

    /// The first of these actions that is allowed; of those that are legal here one always is, unless
    /// all were excluded.
    fn first(&self, wanted: &[Action]) -> Action {
        let found = wanted.iter().find(|action| self.may(**action));
        *found.or(self.allowed.first()).unwrap_or(&Action::Roll)
    }
}

/// Roll, double, or give the game up.
fn turn(question: &Question<'_>, searcher: &mut Searcher<'_>, tell: Tell<'_>) -> Decision {
    let (board, stakes) = (question.game.board(), &question.stakes);
    if let Some(offer) = offer(question, searcher) {
        return offer;
    }
    if !question.may(Action::Double) {
        return Decision::at_once(question.first(&[Action::Roll]));
    }
    let cube = searcher.cube(board, stakes, question.plies);
    let blur = question.skill.blur(board, question.seed);
    // Whoever misjudges the position misjudges the double, at twice the stakes, twice.
    let (held, taken) = (cube.no_double + blur, cube.double_take + 2.0 * blur);
    let doubles = if blur == 0.0 {
        cube.action == CubeAction::Double
    } else {
        cube.allowed && taken.min(cube.double_drop) > held
    };
    let decision = if doubles {
        let answered = cube.double_take.min(cube.double_drop);
        Decision::new(question.first(&[Action::Double]), answered)
    } else {
        Decision::new(
            question.first(&[Action::Roll, Action::Double]),
            cube.no_double,
        )
    };
    tell(&decision, question.plies, searcher.nodes());
    decision
}

/// An offer to resign, where nothing is left to play for.
fn offer(question: &Question<'_>, searcher: &mut Searcher<'_>) -> Option<Decision> {
    let (game, stakes) = (question.game, &question.stakes);
    if !question.resigns || question.skill.noise > 0.0 {
        return None;
    }
    // Most positions are out of the question at a glance, and most others at the next.
    let board = game.board();
    if searcher.evaluate(board, 0).win > 0.05 || searcher.evaluate(board, 1).win > 0.005 {
        return None;
    }
    let kind = resign::offer(&searcher.evaluate(board, 2), game.largest_loss())?;
    let ladder = Ladder::new(stakes);
    let lost = |kind: Kind| ladder.equity(&ladder.lost(kind));
    // In a match a smaller offer may lose as much.
    let cheapest = Kind::ALL.into_iter().find(|one| lost(*one) <= lost(kind))?;
    let wanted = Action::Resign(cheapest.min(kind));
    let is_new = question
        .refused_offer
        .is_none_or(|refused| refused < cheapest);
    (is_new && question.may(wanted)).then(|| Decision::new(wanted, lost(kind)))
}

/// The play of a throw.
fn play(question: &Question<'_>, searcher: &mut Searcher<'_>, tell: Tell<'_>) -> Option<Decision> {
    let plays: Vec<Play> = question
        .allowed
        .iter()
        .filter_map(|action| match action {
            Action::Play(play) => Some(*play),
            _ => None,
        })
        .collect();
    let decision = |best: &Candidate| Decision::new(Action::Play(best.play), best.equity);
    match plays[..] {
        // Every play was excluded: what is left are offers to resign.
        [] => return question.allowed.first().copied().map(Decision::at_once),
        [only] => return Some(Decision::at_once(Action::Play(only))),
        _ => {}
    }
    let (board, stakes) = (question.game.board(), &question.stakes);
    let mut told = |searcher: &Searcher<'_>, ranked: &[Candidate]| {
        if let Some(best) = ranked.first() {
            tell(&decision(best), best.plies, searcher.nodes());
        }
    };
    if question.skill.noise == 0.0 {
        let ranked = searcher.rank(board, &plays, stakes, question.plies, &mut told);
        return ranked.first().map(decision);
    }
    let seen = searcher.evaluate_plays(board, &plays, stakes, 0)?;
    let blurred =
        |one: &Candidate| one.equity + question.skill.blur(&board.after(&one.play), question.seed);
    let best = seen
        .iter()
        .max_by(|one, other| blurred(one).total_cmp(&blurred(other)))?;
    told(searcher, &[*best]);
    Some(decision(best))
}

/// The answer to a double, or to the last of so many redoubles.
fn answer(question: &Question<'_>, searcher: &mut Searcher<'_>, redoubles: u8) -> Decision {
    let (board, stakes) = (question.game.board(), &question.stakes);
    let blur = question.skill.blur(board, question.seed);
    if redoubles == 0 {
        let cube = searcher.cube(board, stakes, question.plies);
        let taken = cube.double_take + 2.0 * blur;
        // A beaver of too much is dropped, which brings two cubes; taking then brings more.
        let wanted = if taken < 0.0 && taken > -2.0 {
            [Action::Beaver, Action::Take, Action::Drop]
        } else if taken <= cube.double_drop {
            [Action::Take, Action::Drop, Action::Beaver]
        } else {
            [Action::Drop, Action::Take, Action::Beaver]
        };
        let action = question.first(&wanted);
        let equity = match action {
            Action::Drop => cube.double_drop,
            Action::Beaver => 2.0 * cube.double_take,
            _ => cube.double_take,
        };
        return Decision::new(action, -equity);
    }
    // The cube belongs to the player who was doubled first, and money is played for: what is taken is
    // worth twice the present cube to whoever takes, and a drop loses the present one.
    let mut taken = *stakes;
    if let Stakes::Money { cube, owner, .. } = &mut taken {
        (*cube, *owner) = (*cube * 2, Owner::Theirs);
    }
    let held = searcher
        .thrown(board, &taken, question.plies)
        .or_else(|| searcher.thrown(board, &taken, 0));
    let roller = held.map_or(0.0, |(_, equity)| equity) + blur;
    let mine = if redoubles % 2 == 1 { roller } else { -roller };
    let again = [Action::Raccoon, Action::Beaver];
    let [redouble, _] = again;
    let redouble = if question.may(redouble) {
        redouble
    } else {
        again[1]
    };
    let wanted = if mine > 0.0 && mine < 1.0 {
        [redouble, Action::Take, Action::Drop]
    } else if mine >= -0.5 {
        [Action::Take, redouble, Action::Drop]
    } else {
        [Action::Drop, Action::Take, redouble]
    };
    let action = question.first(&wanted);
    Decision::new(
        action,
        match action {
            Action::Drop => -1.0,
            Action::Take => 2.0 * mine,
            _ => 4.0 * mine,
        },
    )
}

/// The answer to an offer to resign.
fn answer_offer(question: &Question<'_>, searcher: &mut Searcher<'_>, kind: Kind) -> Decision {
    let (board, stakes) = (question.game.board(), &question.stakes);
    let expected = match question.game.dice() {
        Some(dice) => {
            let ranked = searcher.rank_plays(board, dice, stakes, question.plies.min(2));
            ranked.first().map_or(0.0, |best| best.equity)
        }
        None => {
            let plies = question.plies.min(2);
            let deep = searcher.position(board, stakes, plies);
            let known = deep.or_else(|| searcher.position(board, stakes, 0));
            known.map_or(0.0, |(_, equity)| equity)
        }
    };
    if resign::accepts(kind, stakes, expected) {
        let ladder = Ladder::new(stakes);
        let won = -ladder.equity(&ladder.lost(kind));
        Decision::new(question.first(&[Action::Accept]), won)
    } else {
        Decision::new(question.first(&[Action::Reject, Action::Accept]), -expected)
    }
}
