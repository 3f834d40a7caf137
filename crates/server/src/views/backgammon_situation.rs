//! One position of backgammon and what can be done there, as a client sees it.

use yonban_backgammon::notation::{self, Format};
use yonban_backgammon::{Action, Backgammon};
use yonban_backgammon_engine::analysis::{Choice, Part, situation};
use yonban_backgammon_engine::search::Searcher;
use yonban_backgammon_engine::{Nets, Right};
use yonban_protocol::{BackgammonAnalysisRequest, BackgammonSituation};
use yonban_rules::{Game, PositionText};

use super::backgammon::thrown;
use super::backgammon_judged::{
    THREADS, Unjudged, alternative, candidate, chances, depth, judgement, part,
};
use super::seat;

/// How many plays are told.
const PLAYS: usize = 10;

/// Judges the position that a line leads to; `None` where nothing is to be decided: before the opening throw,
/// after the end.
pub(crate) fn of_line(
    asked: &BackgammonAnalysisRequest,
) -> Result<Option<BackgammonSituation>, Unjudged> {
    let plies = depth(asked.plies)?;
    let Part { mut start, entries } = part(asked)?;
    for (at, entry) in entries.iter().enumerate() {
        start
            .take(entry)
            .map_err(|reason| Unjudged::refused(at, &reason))?;
    }
    Ok(judged(&start, plies, Vec::new()))
}

/// Judges the position that an XGID, an OGID, or a Position ID and a Match ID name.
pub(crate) fn of_id(id: &str, plies: u8) -> Result<Option<BackgammonSituation>, Unjudged> {
    let plies = depth(plies)?;
    let bad = |error: &dyn std::fmt::Display| Unjudged::new("id", error);
    let bytes = id.as_bytes();
    // The names of files are looked for first: an ID of a position is not a record of games.
    let format = Format::detect(bytes).filter(|format| !format.holds_games());
    let format = format.ok_or_else(|| bad(&"neither XGID, nor OGID, nor Position ID"))?;
    let reading = notation::read(Some(format), bytes).map_err(|error| bad(&error))?;
    let record = &reading.record;
    let game = record.games.first().map(|game| game.start(&record.rules));
    let game = game.ok_or_else(|| bad(&"no position"))?;
    let losses = reading.losses.iter().map(ToString::to_string).collect();
    Ok(judged(&game, plies, losses))
}

fn judged(game: &Backgammon, plies: u8, losses: Vec<String>) -> Option<BackgammonSituation> {
    let variant = game.rules().variant();
    let mut searcher = Searcher::new(Nets::of(variant), variant).with_threads(THREADS);
    let known = situation(&mut searcher, game, plies)?;
    let figures = known.figures(game);
    let mut told = BackgammonSituation {
        rules: game.rules().to_string(),
        position: game.position(),
        seat: seat(known.seat),
        on_roll: seat(game.on_roll()),
        kind: String::new(),
        dice: game.dice().map(thrown),
        plies: known.plies,
        chances: chances(&known.outputs),
        cubeless: f64::from(known.outputs.equity()),
        equity: 0.0,
        candidates: Vec::new(),
        plays: 0,
        cube: None,
        alternatives: Vec::new(),
        gammon_prices: figures.gammon_prices.map(f64::from),
        match_chances: figures.match_chances.map(|pair| pair.map(f64::from)),
        takes: figures.takes.map(|take| take.map(f64::from)),
        scores: figures
            .scores
            .iter()
            .map(|row| {
                row.iter()
                    .map(|cube| word(cube.right()).to_owned())
                    .collect()
            })
            .collect(),
        losses,
    };
    let (kind, equity) = match &known.choice {
        Choice::Play(plays) => {
            told.candidates = plays.iter().take(PLAYS).map(candidate).collect();
            told.plays = u32::try_from(plays.len()).unwrap_or(u32::MAX);
            ("play", plays.first().map_or(0.0, |best| best.equity))
        }
        Choice::Double(cube) if cube.allowed => {
            told.cube = Some(judgement(cube, known.plies, &known.outputs, known.plies));
            ("double", cube.best())
        }
        Choice::Double(cube) => ("throw", cube.no_double),
        Choice::Throw(equity) => ("throw", *equity),
        Choice::Answer(worths) => {
            let answer = |(action, worth): &(Action, f32)| alternative(action.to_string(), *worth);
            told.alternatives = worths.iter().map(answer).collect();
            ("answer", worths.first().map_or(0.0, |best| best.1))
        }
    };
    (told.kind, told.equity) = (kind.to_owned(), f64::from(equity));
    Some(told)
}

/// The word for what is right at a score.
const fn word(right: Right) -> &'static str {
    match right {
        Right::NoDouble => "no_double",
        Right::TooGood => "too_good",
        Right::Drop => "drop",
        Right::Take => "take",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(actions: &[&str]) -> BackgammonAnalysisRequest {
        BackgammonAnalysisRequest {
            rules: "match,length=3".to_owned(),
            start: None,
            actions: actions.iter().map(|text| (*text).to_owned()).collect(),
            plies: 0,
        }
    }

    fn told(actions: &[&str]) -> BackgammonSituation {
        let found = of_line(&line(actions)).expect("a line");
        found.expect("something to decide")
    }

    #[test]
    fn each_thing_that_can_be_decided_is_told() {
        let play = told(&["dice 3 1"]);
        assert_eq!((play.kind.as_str(), play.dice), ("play", Some([3, 1])));
        assert_eq!(play.candidates[0].written, "8/5 6/5");
        assert_eq!((play.candidates.len(), play.plays), (10, 16));
        assert!(play.scores.is_empty() && play.takes == [None; 2] && play.cube.is_none());
        assert_eq!(play.equity.to_bits(), play.candidates[0].equity.to_bits());

        let double = told(&["dice 3 1", "8/5 6/5"]);
        assert_eq!(
            (double.kind.as_str(), double.seat),
            ("double", yonban_protocol::Seat::B)
        );
        let cube = double.cube.expect("he may double");
        assert_eq!(
            (cube.best.as_str(), cube.answer.as_str()),
            ("no_double", "take")
        );
        assert_eq!((double.scores.len(), double.scores[2].len()), (3, 3));
        // Who needs one point has no use for the cube; who needs more after the Crawford game has.
        assert_eq!(
            (double.scores[0][2].as_str(), double.scores[2][0].as_str()),
            ("no_double", "take")
        );
        assert!(
            double
                .takes
                .iter()
                .flatten()
                .all(|take| (0.1..0.5).contains(take))
        );

        let answer = told(&["dice 3 1", "8/5 6/5", "double"]);
        let (other, seat) = (answer.on_roll, answer.seat);
        assert_eq!(
            (answer.kind.as_str(), other, seat),
            ("answer", double.seat, yonban_protocol::Seat::A)
        );
        let names: Vec<&str> = answer
            .alternatives
            .iter()
            .map(|one| one.action.as_str())
            .collect();
        assert_eq!(names, ["take", "drop"]);

        let throw = told(&["dice 3 1", "8/5 6/5", "roll"]);
        assert_eq!((throw.kind.as_str(), throw.seat), ("throw", double.seat));
        let taken = told(&["dice 3 1", "8/5 6/5", "double", "take"]);
        assert!(taken.kind == "throw" && taken.cube.is_none() && taken.equity < 0.0);
        let offer = told(&["dice 3 1", "resign single"]);
        assert_eq!((offer.kind.as_str(), offer.dice), ("answer", Some([3, 1])));
        assert!(offer.scores.is_empty());
        assert_eq!(of_line(&line(&[])), Ok(None), "the opening throw is due");
        let end = ["resign backgammon", "accept"];
        let over = of_line(&line(&[&["dice 3 1"][..], &end].concat()));
        assert_eq!(over, Ok(None));
    }

    #[test]
    fn an_id_names_the_same_position_as_its_line() {
        let line = told(&["dice 3 1", "8/5 6/5"]);
        let id = format!("XGID={}", "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:3:10");
        let play = of_id(&id, 0).expect("an ID").expect("a play");
        assert_eq!(play.candidates[0].written, "8/5 6/5");
        let start = line.position.split(' ').next().expect("a position");
        let same = of_id(start, 0).expect("an ID").expect("a double");
        assert_eq!(same.chances, line.chances);
        for bad in [
            "",
            "XGID=",
            "AAAA",
            "(;GM[6])",
            "; [Site \"x\"]\n 3 point match",
            "XGID=-a-B--C-dE--dE---c-e----BA:0:0:1:00:0:0:0:5:10",
        ] {
            assert_eq!(of_id(bad, 0).expect_err(bad).field, "id", "{bad}");
        }
        assert_eq!(of_id(&id, 3).expect_err("too deep").field, "plies");
    }

    #[test]
    fn what_is_no_line_is_told_by_field() {
        let refused = of_line(&line(&["dice 3 1", "8/4"])).expect_err("illegal");
        assert_eq!(refused.field, "actions");
        assert!(
            refused.message.starts_with("action 1: "),
            "{}",
            refused.message
        );
        let mut odd = line(&[]);
        odd.rules = "chess".to_owned();
        assert_eq!(of_line(&odd).expect_err("no rules").field, "rules");
    }
}
