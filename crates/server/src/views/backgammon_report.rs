//! The analysis of a match of backgammon, as a client sees it.

use std::time::{Duration, Instant};
use yonban_backgammon::{Action, Backgammon, Entry, Kind};
use yonban_backgammon_engine::analysis::{
    self, Decided, Fortune, Judged, Luck, Mark, MatchReport, Part, Settings, Sums,
};
use yonban_backgammon_engine::{Evaluator, Nets};
use yonban_protocol::{
    BackgammonAnalysisRequest, BackgammonCandidate, BackgammonDecision, BackgammonLuck,
    BackgammonReport, BackgammonTotals,
};
use yonban_rules::Game;
use yonban_search::Stop;

use super::backgammon::thrown;
use super::backgammon_judged::{THREADS, Unjudged, alternative, candidate, depth, judgement, part};
use super::seat;

/// After so long a report tells what is known then.
const PATIENCE: Duration = Duration::from_secs(25);

/// Judges every decision of a match.
pub(crate) fn report(asked: &BackgammonAnalysisRequest) -> Result<BackgammonReport, Unjudged> {
    let part = part(asked)?;
    let settings = Settings {
        plies: depth(asked.plies)?,
        threads: THREADS,
    };
    let (began, stop) = (Instant::now(), Stop::new());
    let rules = *part.start.rules();
    let nets = Nets::of(rules.variant());
    let parts = [part];
    let found = analysis::analyse(nets, &parts, &settings, &stop, &mut |_, _| {
        if began.elapsed() > PATIENCE {
            stop.set();
        }
    });
    if let Some(refused) = found.refused.first() {
        return Err(Unjudged::refused(refused.at, &refused.reason));
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
            // The look ahead was for the equities: the chances are those of the nets.
            let outputs = Nets::of(before.rules().variant()).evaluate(before.board());
            let judged = judgement(cube, one.plies, &outputs, 0);
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

    fn asked(actions: &[&str], plies: u8) -> BackgammonAnalysisRequest {
        BackgammonAnalysisRequest {
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
        let field = |asked: &BackgammonAnalysisRequest| report(asked).expect_err("none").field;
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
