//! The analysis of a match of backgammon, as a client sees it.

use std::time::{Duration, Instant};
use yonban_backgammon::notation::move_text;
use yonban_backgammon::{Action, Backgammon, Entry, Kind, Rules};
use yonban_backgammon_engine::analysis::{
    self, Decided, Fortune, Judged, Luck, Mark, MatchReport, Part, Settings, Sums,
};
use yonban_backgammon_engine::search::Candidate;
use yonban_backgammon_engine::{Answer, CubeAction, CubeDecision, Evaluator, Nets, Outputs};
use yonban_protocol::{
    BackgammonAlternative, BackgammonCandidate, BackgammonCubeJudgement, BackgammonDecision,
    BackgammonLuck, BackgammonReport, BackgammonReportRequest, BackgammonTotals,
};
use yonban_rules::Game;
use yonban_search::Stop;

use super::backgammon::thrown;
use super::seat;

/// After so long a report tells what is known then.
const PATIENCE: Duration = Duration::from_secs(25);
/// The deepest look.
const MAX_PLIES: u8 = 2;
/// How many threads look.
const THREADS: usize = 2;

/// Why there is no report: the field of the request, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NoReport {
    pub(crate) field: &'static str,
    pub(crate) message: String,
}

impl NoReport {
    fn new(field: &'static str, message: &dyn std::fmt::Display) -> NoReport {
        NoReport {
            field,
            message: message.to_string(),
        }
    }
}

/// Judges every decision of a match.
pub(crate) fn report(asked: &BackgammonReportRequest) -> Result<BackgammonReport, NoReport> {
    let rules: Rules = asked
        .rules
        .parse()
        .map_err(|error: yonban_backgammon::RulesError| NoReport::new("rules", &error))?;
    if asked.plies > MAX_PLIES {
        return Err(NoReport::new("plies", &format!("0 to {MAX_PLIES}")));
    }
    let part = match &asked.start {
        None => Part::of_texts(&rules, &asked.actions),
        Some(start) => Part::of_position(&rules, start, &asked.actions),
    };
    let part = part.map_err(|error| match error {
        analysis::PartError::Start(_) => NoReport::new("start", &error),
        analysis::PartError::Text { .. } => NoReport::new("actions", &error),
    })?;
    let settings = Settings {
        plies: asked.plies,
        threads: THREADS,
    };
    let (began, stop) = (Instant::now(), Stop::new());
    let parts = [part];
    let nets = Nets::of(rules.variant());
    let found = analysis::analyse(nets, &parts, &settings, &stop, &mut |_, _| {
        if began.elapsed() > PATIENCE {
            stop.set();
        }
    });
    if let Some(refused) = found.refused.first() {
        let message = format!("action {}: {}", refused.at, refused.reason);
        return Err(NoReport::new("actions", &message));
    }
    let [part] = &parts;
    Ok(wire(&found, &states(part), rules.length().is_some()))
}

/// The state before each entry.
fn states(part: &Part) -> Vec<(Backgammon, Entry)> {
    let mut game = part.start.clone();
    let entries = part.entries.iter();
    entries
        .map_while(|entry| {
            let before = game.clone();
            game.take(entry).ok().map(|()| (before, *entry))
        })
        .collect()
}

fn wire(found: &MatchReport, states: &[(Backgammon, Entry)], is_match: bool) -> BackgammonReport {
    let decisions = found.decisions.iter();
    BackgammonReport {
        decisions: decisions
            .filter_map(|one| Some(decision(one, states.get(one.at)?, is_match)))
            .collect(),
        luck: found.throws.iter().map(luck).collect(),
        totals: [0, 1].map(|at| totals(&found.seats[at], is_match)),
        undone: u32::try_from(found.undone).unwrap_or(u32::MAX),
    }
}

fn decision(
    one: &Judged,
    (before, entry): &(Backgammon, Entry),
    is_match: bool,
) -> BackgammonDecision {
    let alternative = |action: String, equity: f32| BackgammonAlternative {
        action,
        equity: f64::from(equity),
    };
    let resigns = |kind: Kind| Action::Resign(kind).to_string();
    let (kind, dice, candidates, cube, alternatives) = match &one.what {
        Decided::Play { dice, played, best } => {
            let mut list: Vec<BackgammonCandidate> = best.iter().map(candidate).collect();
            if !best.iter().any(|other| other.play == played.play) {
                list.push(candidate(played));
            }
            ("play", Some(thrown(*dice)), list, None, Vec::new())
        }
        Decided::Double { cube, .. } => {
            let judged = judgement(cube, one.plies, before);
            ("double", None, Vec::new(), Some(judged), Vec::new())
        }
        Decided::Answer { said, worth, right } => {
            let mut list = vec![alternative(right.0.to_string(), right.1)];
            if right.0 != *said {
                list.push(alternative(said.to_string(), *worth));
            }
            ("take", None, Vec::new(), None, list)
        }
        Decided::Resigned { kind, worth } => {
            let list = vec![
                alternative(resigns(*kind), worth[0]),
                alternative(String::new(), worth[1]),
            ];
            ("resign", None, Vec::new(), None, list)
        }
        Decided::Settled { worth, .. } => {
            let list = vec![
                alternative(Action::Accept.to_string(), worth[0]),
                alternative(Action::Reject.to_string(), worth[1]),
            ];
            ("settle", None, Vec::new(), None, list)
        }
    };
    BackgammonDecision {
        index: index(one.at),
        game: before.story().game,
        seat: seat(one.seat),
        kind: kind.to_owned(),
        action: entry.to_string(),
        dice,
        loss: f64::from(one.loss),
        chance_lost: is_match.then(|| f64::from(one.cost)),
        mark: one.mark().map(|mark| {
            let name = match mark {
                Mark::Doubtful => "doubtful",
                Mark::Bad => "bad",
                Mark::VeryBad => "very_bad",
            };
            name.to_owned()
        }),
        counted: one.counted,
        candidates,
        cube,
        alternatives,
    }
}

fn index(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

fn candidate(one: &Candidate) -> BackgammonCandidate {
    BackgammonCandidate {
        action: Action::Play(one.play).to_string(),
        written: move_text::write(&one.play),
        equity: f64::from(one.equity),
        plies: one.plies,
        chances: chances(&one.outputs),
    }
}

fn chances(outputs: &Outputs) -> [f64; 5] {
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

fn judgement(cube: &CubeDecision, plies: u8, before: &Backgammon) -> BackgammonCubeJudgement {
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
        chances: chances(&Nets::of(before.rules().variant()).evaluate(before.board())),
    }
}

fn luck(one: &Luck) -> BackgammonLuck {
    BackgammonLuck {
        index: index(one.at),
        seat: seat(one.seat),
        luck: f64::from(one.luck),
        mark: one.fortune().map(|fortune| {
            let name = match fortune {
                Fortune::VeryUnlucky => "very_unlucky",
                Fortune::Unlucky => "unlucky",
                Fortune::Lucky => "lucky",
                Fortune::VeryLucky => "very_lucky",
            };
            name.to_owned()
        }),
    }
}

fn totals(sums: &Sums, is_match: bool) -> BackgammonTotals {
    BackgammonTotals {
        plays: sums.plays.count,
        cubes: sums.doubles.count + sums.answers.count,
        play_loss: f64::from(sums.plays.loss),
        cube_loss: f64::from(sums.doubles.loss + sums.answers.loss),
        performance: sums.rating().map(f64::from),
        chance_lost: is_match.then(|| f64::from(sums.cost)),
        luck: f64::from(sums.luck),
        marks: sums.marks,
        result: sums.result.map(f64::from),
        adjusted: sums.adjusted.map(f64::from),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(actions: &[&str], plies: u8) -> BackgammonReportRequest {
        BackgammonReportRequest {
            rules: "match,length=3".to_owned(),
            start: None,
            actions: actions.iter().map(|text| (*text).to_owned()).collect(),
            plies,
        }
    }

    #[test]
    fn a_blunder_is_told_with_what_was_better() {
        let line = ["dice 3 1", "24/23 6/3", "double", "drop"];
        let told = report(&asked(&line, 0)).expect("a report");
        let play = &told.decisions[0];
        assert_eq!(
            (play.index, play.kind.as_str(), play.dice),
            (1, "play", Some([3, 1]))
        );
        assert!(
            play.loss > 0.1 && play.mark.as_deref() == Some("very_bad"),
            "{play:?}"
        );
        assert_eq!(play.candidates[0].written, "8/5 6/5");
        assert!(play.candidates.iter().any(|one| one.action == "24/23 6/3"));
        let double = &told.decisions[1];
        assert_eq!(double.kind, "double");
        assert_eq!(double.cube.as_ref().expect("equities").best, "no_double");
        let answer = &told.decisions[2];
        assert_eq!(
            (answer.kind.as_str(), answer.action.as_str()),
            ("take", "drop")
        );
        assert_eq!(answer.alternatives[0].action, "take");
        assert_eq!(told.luck.len(), 1);
        let [white, black] = &told.totals;
        assert!(white.performance.is_some_and(|rating| rating > 50.0));
        assert_eq!(
            (white.plays, white.cubes, black.plays, black.cubes),
            (1, 1, 0, 1)
        );
    }

    #[test]
    fn what_is_no_match_is_told_by_field() {
        let field = |asked: &BackgammonReportRequest| report(asked).expect_err("none").field;
        assert_eq!(field(&asked(&["dice 3 1", "8/5"], 0)), "actions");
        assert_eq!(field(&asked(&["what"], 0)), "actions");
        assert_eq!(field(&asked(&[], 9)), "plies");
        let mut odd = asked(&[], 0);
        odd.start = Some("AAAA".to_owned());
        assert_eq!(field(&odd), "start");
        odd.rules = "chess".to_owned();
        assert_eq!(field(&odd), "rules");
    }
}
