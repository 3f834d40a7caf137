//! `yonban analyze` of a file that holds a position and nothing that was done: what to do there.

use crate::cli::Analyze;
use crate::draw;
use anyhow::{Result, anyhow};
use serde_json::{Value, json};
use std::fmt::Write;
use yonban_backgammon::Backgammon;
use yonban_backgammon::notation::{Record, move_text};
use yonban_backgammon_engine::analysis::{Choice, Situation, situation};
use yonban_backgammon_engine::search::{Candidate, Searcher};
use yonban_backgammon_engine::{CubeDecision, Nets, Outputs, Right};
use yonban_rules::{Game, PositionText, Turn};

/// How many plays are shown, unless all are asked for.
const SHOWN: usize = 10;

/// The position of a record in which nothing is done; `None` where there is something to judge, or nothing to
/// decide.
pub(super) fn of_record(record: &Record) -> Option<Backgammon> {
    let [game] = &record.games[..] else {
        return None;
    };
    let start = game.start(&record.rules);
    let decides = !matches!(start.turn(), Turn::Over(_));
    (game.entries.is_empty() && game.from.is_some() && decides).then_some(start)
}

pub(super) fn analyze(game: &Backgammon, args: &Analyze) -> Result<String> {
    let variant = game.rules().variant();
    let mut searcher = Searcher::new(Nets::of(variant), variant).with_threads(args.threads);
    let known = situation(&mut searcher, game, args.plies)
        .ok_or_else(|| anyhow!("nothing is to be decided before the opening throw"))?;
    Ok(if args.json {
        format!("{:#}\n", as_json(game, &known))
    } else {
        as_text(game, &known, args.all)
    })
}

fn as_text(game: &Backgammon, known: &Situation, all: bool) -> String {
    let mut text = draw::backgammon(game, game.on_roll());
    let who = game.seat_label(known.seat);
    let line = |what: &str, worth: f32| (what.to_owned(), worth);
    let (due, worths) = match &known.choice {
        Choice::Play(plays) => {
            // Writing to a string cannot fail, here and below.
            let dice = game.dice().map(|dice| dice.to_string()).unwrap_or_default();
            let _ok = writeln!(text, "{who} plays {dice}");
            plays_as_text(&mut text, plays, all);
            return text;
        }
        Choice::Double(cube) if cube.allowed => {
            let worths = [
                line("no double", cube.no_double),
                line("double, take", cube.double_take),
                line("double, drop", cube.double_drop),
            ];
            (": roll or double?", worths.to_vec())
        }
        Choice::Double(cube) => (" rolls", vec![line("with the cube", cube.no_double)]),
        Choice::Throw(equity) => (" throws", vec![line("with the cube", *equity)]),
        Choice::Answer(worths) => {
            let lines = worths
                .iter()
                .map(|(action, worth)| (action.to_string(), *worth));
            (" answers", lines.collect())
        }
    };
    let (on_roll, outputs) = (game.seat_label(game.on_roll()), &known.outputs);
    let _ok = writeln!(text, "{who}{due}\n  {on_roll} {}", chances(outputs));
    let _ok = writeln!(text, "  without a cube   {:+.3}", outputs.equity());
    for (what, worth) in worths {
        let _ok = writeln!(text, "  {what:<16} {worth:+.3}");
    }
    if let Choice::Double(cube) = &known.choice
        && cube.allowed
    {
        let _ok = writeln!(text, "  best: {cube}");
    }
    let figures = known.figures(game);
    let percent = |take: f32| format!("{:.1} %", 100.0 * take);
    match figures.takes.map(|take| take.map(percent)) {
        [Some(other), Some(own)] => {
            let _ok = writeln!(
                text,
                "  a double is taken from {other} on, by {on_roll} from {own} on"
            );
        }
        [Some(other), None] => {
            let _ok = writeln!(text, "  a double is taken from {other} on");
        }
        [None, Some(own)] => {
            let _ok = writeln!(text, "  {on_roll} takes a double from {own} on");
        }
        [None, None] => {}
    }
    let [own, other] = figures.gammon_prices;
    let _ok = writeln!(
        text,
        "  price of a gammon {own:.2}, of the other's {other:.2}"
    );
    if matches!(known.choice, Choice::Double(_)) && !figures.scores.is_empty() {
        scores_as_text(&mut text, &figures.scores);
    }
    text
}

fn plays_as_text(text: &mut String, plays: &[Candidate], all: bool) {
    let best = plays.first().map_or(0.0, |best| best.equity);
    let shown = if all { plays.len() } else { SHOWN };
    let width = plays
        .iter()
        .take(shown)
        .map(|one| move_text::write(&one.play).len());
    let width = width.max().unwrap_or(0);
    for (n, one) in plays.iter().take(shown).enumerate() {
        let lost = match n {
            0 => String::new(),
            _ => format!("{:+.3}", one.equity - best),
        };
        let _ok = writeln!(
            text,
            "  {:>2}. {:<width$}  {:+.3} {lost:>6}  at {}-ply  {}",
            n + 1,
            move_text::write(&one.play),
            one.equity,
            one.plies,
            chances(&one.outputs)
        );
    }
    if plays.len() > shown {
        let _ok = writeln!(text, "  and {} more (--all)", plays.len() - shown);
    }
}

fn chances(outputs: &Outputs) -> String {
    let (won, lost) = (
        [outputs.win, outputs.win_gammon, outputs.win_backgammon],
        [outputs.lose_gammon, outputs.lose_backgammon],
    );
    let ([win, gammon, backgammon], [lost_gammon, lost_backgammon]) = (
        won.map(|chance| 100.0 * chance),
        lost.map(|chance| 100.0 * chance),
    );
    format!(
        "wins {win:.1} % (gammon {gammon:.1}, backgammon {backgammon:.1}), \
         loses gammon {lost_gammon:.1}, backgammon {lost_backgammon:.1}"
    )
}

/// A letter for what is right.
const fn letter(right: Right) -> char {
    match right {
        Right::NoDouble => '.',
        Right::TooGood => '!',
        Right::Drop => 'D',
        Right::Take => 'T',
    }
}

fn scores_as_text(text: &mut String, scores: &[Vec<CubeDecision>]) {
    let _ok = writeln!(
        text,
        "\n  At every score, the cube in the middle (rows: needs so many points, columns: the other does;\n  \
         no Crawford game): . no double, T double and take, D double and drop, ! too good"
    );
    let heads: String = (1..=scores.len())
        .map(|away| format!("{away:>3}"))
        .collect();
    let _ok = writeln!(text, "     {heads}");
    for (n, row) in scores.iter().enumerate() {
        let cells: String = row
            .iter()
            .map(|cube| format!("{:>3}", letter(cube.right())))
            .collect();
        let _ok = writeln!(text, "  {:>2} {cells}", n + 1);
    }
}

fn outputs_as_json(outputs: &Outputs) -> Value {
    json!({
        "win": outputs.win, "win_gammon": outputs.win_gammon, "win_backgammon": outputs.win_backgammon,
        "lose_gammon": outputs.lose_gammon, "lose_backgammon": outputs.lose_backgammon,
        "equity": outputs.equity(),
    })
}

fn cube_as_json(cube: &CubeDecision) -> Value {
    json!({
        "allowed": cube.allowed, "no_double": cube.no_double, "double_take": cube.double_take,
        "double_drop": cube.double_drop, "action": cube.action.to_string(), "answer": cube.answer.to_string(),
    })
}

fn as_json(game: &Backgammon, known: &Situation) -> Value {
    let choice = match &known.choice {
        Choice::Play(plays) => {
            let play = |one: &Candidate| {
                json!({
                    "play": one.play.to_string(), "equity": one.equity, "plies": one.plies,
                    "chances": outputs_as_json(&one.outputs),
                })
            };
            json!({ "plays": plays.iter().map(play).collect::<Vec<_>>() })
        }
        Choice::Double(cube) => json!({ "cube": cube_as_json(cube) }),
        Choice::Answer(worths) => {
            let answer = |(action, equity): &(yonban_backgammon::Action, f32)| json!({ "action": action.to_string(), "equity": equity });
            json!({ "answers": worths.iter().map(answer).collect::<Vec<_>>() })
        }
        Choice::Throw(equity) => json!({ "equity": equity }),
    };
    let figures = known.figures(game);
    let [own, other] = figures.gammon_prices;
    let mut told = json!({
        "rules": game.rules().to_string(), "position": game.position(), "seat": known.seat.to_string(),
        "on_roll": game.on_roll().to_string(), "plies": known.plies, "chances": outputs_as_json(&known.outputs),
        "choice": choice, "match_chances": figures.match_chances,
        "gammon_prices": { "on_roll": own, "other": other },
    });
    if game.dice().is_none() {
        let row = |row: &Vec<CubeDecision>| row.iter().map(ToString::to_string).collect();
        let scores: Vec<Vec<String>> = figures.scores.iter().map(row).collect();
        let [other, on_roll] = figures.takes;
        told["take_points"] = json!({ "other": other, "on_roll": on_roll });
        told["scores"] = json!(scores);
    }
    told
}
