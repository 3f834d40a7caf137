//! Analysis streams, as Sabaki and Lizzie read them.

use super::words::{Refusal, color, list};
use crate::decide::Question;
use crate::mcts::Found;
use crate::objective::Objective;
use crate::position::{BLACK, NONE};
use crate::rules::point;
use std::io::{self, Write};
use std::time::{Duration, Instant};
use yonban_go::Color;

/// Whose words are spoken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    /// `winrate` from 0 to 10000.
    Leela,
    /// `winrate` from 0 to 1, `scoreLead`.
    Kata,
}

/// What a stream was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wish {
    /// The colour to move, if it was named.
    pub(super) color: Option<Color>,
    /// The time between two reports.
    pub(super) interval: Duration,
}

/// Reads `[color] [interval]` and what may follow; the interval is in centiseconds.
pub(super) fn wish(arguments: &[&str]) -> Result<Wish, Refusal> {
    let mut wish = Wish {
        color: None,
        interval: Duration::from_secs(1),
    };
    let mut words = arguments.iter().peekable();
    if let Some(word) = words.peek()
        && let Ok(color) = color(word)
    {
        wish.color = Some(color);
        words.next();
    }
    while let Some(word) = words.next() {
        let number = if *word == "interval" {
            words.next().ok_or(Refusal::Syntax)?
        } else {
            word
        };
        if let Ok(hundredths) = number.parse::<u32>() {
            wish.interval = Duration::from_millis(10 * u64::from(hundredths.clamp(1, 6_000)));
        }
    }
    Ok(wish)
}

/// Prints reports, but not more often than wished.
pub(super) struct Stream<'a, W> {
    output: &'a mut W,
    dialect: Dialect,
    interval: Duration,
    last: Option<Instant>,
    /// The first thing that went wrong with the output.
    pub(super) failed: io::Result<()>,
}

impl<'a, W: Write> Stream<'a, W> {
    pub(super) fn new(output: &'a mut W, dialect: Dialect, interval: Duration) -> Self {
        Stream {
            output,
            dialect,
            interval,
            last: Some(Instant::now()),
            failed: Ok(()),
        }
    }

    /// Prints what was found if it is time.
    pub(super) fn now_and_then(&mut self, question: &Question<'_>, found: impl FnOnce() -> Found) {
        if self.last.is_some_and(|last| last.elapsed() < self.interval) {
            return;
        }
        self.last = Some(Instant::now());
        self.print(question, &found());
    }

    /// Prints what was found.
    pub(super) fn print(&mut self, question: &Question<'_>, found: &Found) {
        let text = line(question, found, self.dialect);
        if !text.is_empty() && self.failed.is_ok() {
            self.failed = writeln!(self.output, "{text}").and_then(|()| self.output.flush());
        }
    }
}

/// One report: every move that was looked at, best first.
fn line(question: &Question<'_>, found: &Found, dialect: Dialect) -> String {
    let shape = question.position.shape();
    let shown = |p: usize| {
        if p == NONE {
            "pass".to_owned()
        } else {
            list([point(shape, p)])
        }
    };
    let tried = found.moves.iter().filter(|m| m.visits > 0);
    let mut parts = Vec::new();
    for (order, tried) in tried.take(20).enumerate() {
        let rate = match tried.proved {
            Some(true) => 1.0,
            Some(false) => 0.0,
            None => tried.rate.clamp(0.0, 1.0),
        };
        let winrate = match dialect {
            Dialect::Leela => format!("{:.0}", rate * 10_000.0),
            Dialect::Kata => format!("{rate:.4}"),
        };
        let lead = match (dialect, score_lead(question, found)) {
            (Dialect::Kata, Some(lead)) => format!(" scoreLead {lead:.1}"),
            _ => String::new(),
        };
        let prior = match dialect {
            Dialect::Leela => format!("{:.0}", tried.prior * 10_000.0),
            Dialect::Kata => format!("{:.4}", tried.prior),
        };
        let line = if order == 0 {
            let points: Vec<String> = found.line.iter().map(|&p| shown(p)).collect();
            points.join(" ")
        } else {
            shown(tried.point)
        };
        parts.push(format!(
            "info move {} visits {} winrate {winrate}{lead} prior {prior} order {order} pv {line}",
            shown(tried.point),
            tried.visits,
        ));
    }
    parts.join(" ")
}

/// By how much the side to move leads, from the owners of the points.
fn score_lead(question: &Question<'_>, found: &Found) -> Option<f32> {
    let Objective::Score(scoring) = &question.objective else {
        return None;
    };
    let points: f32 = found.ownership.iter().sum();
    let black = points - scoring.komi as f32 / 2.0;
    Some(if question.position.side() == BLACK {
        black
    } else {
        -black
    })
}
