//! `yonban analyze`: every decision of a match of backgammon, what it lost, and what luck the dice brought; or what
//! to do in a position.

mod position;

use super::bytes;
use crate::cli::Analyze;
use anyhow::{Context, Result, anyhow};
use serde_json::{Value, json};
use std::io::{self, IsTerminal, Write};
use yonban_backgammon::notation::{self, Format, Record, move_text};
use yonban_backgammon::{Action, Backgammon};
use yonban_backgammon_engine::Nets;
use yonban_backgammon_engine::analysis::{
    Decided, Judged, Mark, MatchReport, Part, Settings, Sums, analyse,
};
use yonban_games::paper::MAX_BYTES;
use yonban_rules::{Game, Seat};
use yonban_search::Stop;

pub(crate) fn analyze(args: &Analyze) -> Result<()> {
    let bytes = bytes(&args.file).with_context(|| args.file.clone())?;
    let format = args.from.as_deref().map(str::parse::<Format>).transpose()?;
    if bytes.len() > MAX_BYTES {
        return Err(anyhow!("{}: more than {MAX_BYTES} bytes", args.file));
    }
    let reading = notation::read(format, &bytes).with_context(|| args.file.clone())?;
    for loss in &reading.losses {
        eprintln!("{}: {loss}", args.file);
    }
    let record = &reading.record;
    if let Some(game) = position::of_record(record) {
        let told = position::analyze(&game, args).with_context(|| args.file.clone())?;
        return Ok(io::stdout().lock().write_all(told.as_bytes())?);
    }
    let settings = Settings {
        plies: args.plies,
        threads: args.threads,
    };
    let shows = io::stderr().is_terminal();
    let mut progress = |done: usize, all: usize| {
        if shows {
            eprint!("\r{done} of {all} ");
        }
    };
    let parts = Part::of_record(record);
    let report = analyse(
        Nets::of(record.rules.variant()),
        &parts,
        &settings,
        &Stop::new(),
        &mut progress,
    );
    if shows {
        eprintln!();
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{:#}", as_json(record, &report))?;
    } else {
        write!(out, "{}", as_text(record, &report, args.all))?;
    }
    Ok(())
}

/// What the sides are called.
fn names(record: &Record) -> [String; 2] {
    let game = Backgammon::new(&record.rules);
    Seat::BOTH.map(|seat| match record.names[seat.index()].as_str() {
        "" => game.seat_label(seat).to_owned(),
        name => name.to_owned(),
    })
}

const fn mark(judged: Option<Mark>) -> &'static str {
    match judged {
        Some(Mark::VeryBad) => "very bad",
        Some(Mark::Bad) => "bad",
        Some(Mark::Doubtful) => "doubtful",
        None => "",
    }
}

/// What was done, and what would have been better.
fn words(what: &Decided) -> [String; 2] {
    match what {
        Decided::Play { dice, played, best } => {
            let write = |play| move_text::write(play);
            let best = best.first().map(|best| write(&best.play));
            [
                format!("{dice}: {}", write(&played.play)),
                best.unwrap_or_default(),
            ]
        }
        Decided::Double { doubled, cube } => {
            let said = if *doubled { "double" } else { "no double" };
            let right = if cube.double_take.min(cube.double_drop) > cube.no_double {
                "double"
            } else {
                "no double"
            };
            [said.to_owned(), right.to_owned()]
        }
        Decided::Answer { said, right, .. } => [said.to_string(), right.0.to_string()],
        Decided::Resigned { kind, .. } => [Action::Resign(*kind).to_string(), "play on".to_owned()],
        Decided::Settled { accepted, .. } => {
            let word = |accept: bool| if accept { "accept" } else { "reject" }.to_owned();
            [word(*accepted), word(!*accepted)]
        }
    }
}

fn as_text(record: &Record, report: &MatchReport, all: bool) -> String {
    use std::fmt::Write;
    let names = names(record);
    let mut text = String::new();
    let mut part = None;
    // Writing to a string cannot fail.
    for one in &report.decisions {
        if one.mark().is_none() && !all {
            continue;
        }
        if part.replace(one.part) != Some(one.part) {
            let _ok = writeln!(text, "game {}", one.part + 1);
        }
        let [did, better] = words(&one.what);
        let _ok = write!(
            text,
            "  {:>4} {:<10} {did}",
            one.at + 1,
            names[one.seat.index()]
        );
        if one.loss > 0.0 {
            let _ok = write!(
                text,
                "  -{:.3} {}; better {better}",
                one.loss,
                mark(one.mark())
            );
        }
        text.push('\n');
    }
    for refused in &report.refused {
        let (part, at, reason) = (refused.part + 1, refused.at + 1, refused.reason);
        let _ok = writeln!(
            text,
            "game {part}, entry {at}: {reason}; looked at no further"
        );
    }
    for seat in Seat::BOTH {
        let sums = &report.seats[seat.index()];
        let _ok = writeln!(text, "{}: {}", names[seat.index()], summed(sums));
    }
    text
}

fn summed(sums: &Sums) -> String {
    let rating = sums
        .rating()
        .map_or_else(|| "-".to_owned(), |rating| format!("{rating:.1}"));
    let counted = sums.counted();
    let [doubtful, bad, very_bad] = sums.marks;
    let mut text = format!(
        "PR {rating}, {:.3} lost in {} decisions (plays {:.3}, doubles {:.3}, answers {:.3}); \
         doubtful {doubtful}, bad {bad}, very bad {very_bad}; luck {:+.3}",
        counted.loss,
        counted.count,
        sums.plays.loss,
        sums.doubles.loss,
        sums.answers.loss,
        sums.luck
    );
    if let (Some(result), Some(adjusted)) = (sums.result, sums.adjusted) {
        text += &format!("; result {result:+.2}, without luck {adjusted:+.2}");
    }
    text
}

fn decision(one: &Judged) -> Value {
    let [did, better] = words(&one.what);
    json!({
        "game": one.part + 1, "entry": one.at, "seat": one.seat.to_string(), "did": did, "better": better,
        "loss": one.loss, "cost": one.cost, "mark": one.mark().map(|one| mark(Some(one))),
        "plies": one.plies, "counted": one.counted,
    })
}

fn as_json(record: &Record, report: &MatchReport) -> Value {
    let names = names(record);
    let seats: Vec<Value> = Seat::BOTH
        .into_iter()
        .map(|seat| {
            let sums = &report.seats[seat.index()];
            let counted = sums.counted();
            json!({
                "name": names[seat.index()], "pr": sums.rating(), "error_rate": sums.error_rate(),
                "counted": counted.count, "loss": counted.loss, "cost": sums.cost,
                "plays": sums.plays.loss, "doubles": sums.doubles.loss, "answers": sums.answers.loss,
                "marks": sums.marks, "luck": sums.luck, "gain": sums.gain,
                "result": sums.result, "adjusted": sums.adjusted,
            })
        })
        .collect();
    let throws: Vec<Value> = report
        .throws
        .iter()
        .map(|one| {
            json!({ "game": one.part + 1, "entry": one.at, "seat": one.seat.to_string(),
                "dice": one.dice.to_string(), "luck": one.luck, "gain": one.gain })
        })
        .collect();
    let refused: Vec<Value> = report
        .refused
        .iter()
        .map(|one| json!({ "game": one.part + 1, "entry": one.at, "reason": one.reason }))
        .collect();
    json!({
        "rules": record.rules.to_string(), "seats": seats,
        "decisions": report.decisions.iter().map(decision).collect::<Vec<_>>(),
        "throws": throws, "refused": refused,
    })
}
