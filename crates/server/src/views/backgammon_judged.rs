//! What an analysis of backgammon says of plays, cubes and answers, as a client sees it.

use std::fmt::Display;
use yonban_backgammon::notation::move_text;
use yonban_backgammon::{Action, Rules, RulesError};
use yonban_backgammon_engine::analysis::{Part, PartError};
use yonban_backgammon_engine::search::Candidate;
use yonban_backgammon_engine::{Answer, CubeAction, CubeDecision, Outputs};
use yonban_protocol::{
    BackgammonAlternative, BackgammonAnalysisRequest, BackgammonCandidate, BackgammonCubeJudgement,
};

/// The deepest look.
const MAX_PLIES: u8 = 2;
/// How many threads look.
pub(super) const THREADS: usize = 2;

/// Why nothing is judged: the field of the request, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unjudged {
    pub(crate) field: &'static str,
    pub(crate) message: String,
}

impl Unjudged {
    pub(super) fn new(field: &'static str, message: &dyn Display) -> Unjudged {
        Unjudged {
            field,
            message: message.to_string(),
        }
    }

    /// The rules refuse an action.
    pub(super) fn refused(at: usize, reason: &dyn Display) -> Unjudged {
        Unjudged::new("actions", &format!("action {at}: {reason}"))
    }
}

/// A depth that a request may ask for.
pub(super) fn depth(plies: u8) -> Result<u8, Unjudged> {
    match plies {
        0..=MAX_PLIES => Ok(plies),
        _ => Err(Unjudged::new("plies", &format!("0 to {MAX_PLIES}"))),
    }
}

/// The line of a request.
pub(super) fn part(asked: &BackgammonAnalysisRequest) -> Result<Part, Unjudged> {
    let rules: Rules = asked
        .rules
        .parse()
        .map_err(|error: RulesError| Unjudged::new("rules", &error))?;
    let part = match &asked.start {
        None => Part::of_texts(&rules, &asked.actions),
        Some(start) => Part::of_position(&rules, start, &asked.actions),
    };
    part.map_err(|error| match error {
        PartError::Start(_) => Unjudged::new("start", &error),
        PartError::Text { .. } => Unjudged::new("actions", &error),
    })
}

pub(super) fn alternative(action: String, equity: f32) -> BackgammonAlternative {
    BackgammonAlternative {
        action,
        equity: f64::from(equity),
    }
}

pub(super) fn candidate(one: &Candidate) -> BackgammonCandidate {
    BackgammonCandidate {
        action: Action::Play(one.play).to_string(),
        written: move_text::write(&one.play),
        equity: f64::from(one.equity),
        plies: one.plies,
        chances: chances(&one.outputs),
    }
}

pub(super) fn chances(outputs: &Outputs) -> [f64; 5] {
    [
        outputs.win,
        outputs.win_gammon,
        outputs.win_backgammon,
        outputs.lose_gammon,
        outputs.lose_backgammon,
    ]
    // The mean of many throws may be beside a bound by a rounding.
    .map(|chance| f64::from(chance).clamp(0.0, 1.0))
}

pub(super) fn judgement(
    cube: &CubeDecision,
    plies: u8,
    outputs: &Outputs,
    chances_plies: u8,
) -> BackgammonCubeJudgement {
    BackgammonCubeJudgement {
        no_double: f64::from(cube.no_double),
        double_take: f64::from(cube.double_take),
        double_drop: f64::from(cube.double_drop),
        best: match cube.action {
            CubeAction::NoDouble => "no_double",
            CubeAction::TooGood => "too_good",
            CubeAction::Double => "double",
        }
        .to_owned(),
        answer: match cube.answer {
            Answer::Take => "take",
            Answer::Drop => "drop",
            Answer::Beaver => "beaver",
        }
        .to_owned(),
        plies,
        chances: chances(outputs),
        chances_plies,
    }
}
