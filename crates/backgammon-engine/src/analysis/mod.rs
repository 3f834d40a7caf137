//! The analysis of a match: every decision, what it lost, and what luck the dice brought.
//!
//! A decision is judged by a look ahead of so many plies. Where only one play was legal nothing was
//! decided; a double that was left out is looked at deeply only where the static judgement finds it
//! close. The luck of a throw is how much better its best play is than the mean of all throws' best
//! plays, by the static judgement. Source of what is counted and marked: `spec/backgammon.md` 29.
//!
//! ```
//! use yonban_backgammon_engine::Nets;
//! use yonban_backgammon_engine::analysis::{Part, Settings, analyse};
//! use yonban_search::Stop;
//!
//! let rules = "money".parse()?;
//! let part = Part::of_texts(&rules, &["dice 3 1", "8/5 6/5", "roll", "dice 6 4"])?;
//! let quick = Settings { plies: 0, threads: 1 };
//! let report = analyse(Nets::shipped(), &[part], &quick, &Stop::new(), &mut |_, _| {});
//! assert_eq!(report.seats[0].plays.count, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod judge;
mod position;
mod report;

pub use position::{Choice, Figures, Situation, situation};
pub use report::{Decided, Fortune, Judged, Luck, Mark, MatchReport, Refused, Sums, Tally};

use crate::Evaluator;
use crate::search::{Filters, Searcher};
use judge::{Found, judge};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use yonban_backgammon::notation::Record;
use yonban_backgammon::{Backgammon, Entry, Phase, Rules, Throw};
use yonban_rules::{Game, PositionText, Reason, Seat, Turn, Verdict};
use yonban_search::Stop;

/// A part of a match that hangs together: a position, and what was done from it on.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// The beginning.
    pub start: Backgammon,
    /// Actions and throws, in order.
    pub entries: Vec<Entry>,
}

/// How an analysis is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The plies of the look ahead: 2 for a good one, 0 for a quick one.
    pub plies: u8,
    /// How many threads, at least one. They do not change the report.
    pub threads: usize,
}

/// Two plies, one thread.
impl Default for Settings {
    fn default() -> Self {
        Settings {
            plies: 2,
            threads: 1,
        }
    }
}

/// Why texts are no part of a match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PartError {
    /// The position cannot be set up.
    #[error("start position: {0}")]
    Start(#[from] yonban_backgammon::SetupError),
    /// A text is neither an action nor a throw.
    #[error("entry {at} (`{text}`) is neither an action nor a throw")]
    Text {
        /// Which, from 0.
        at: usize,
        /// The text.
        text: String,
    },
}

impl Part {
    /// A match from its beginning, as action and chance texts.
    ///
    /// # Errors
    ///
    /// A text cannot be read. What the rules refuse is told by the report.
    pub fn of_texts<T: AsRef<str>>(rules: &Rules, texts: &[T]) -> Result<Part, PartError> {
        Part::after(Backgammon::new(rules), texts)
    }

    /// The same from a position text on.
    ///
    /// # Errors
    ///
    /// A text cannot be read.
    pub fn of_position<T: AsRef<str>>(
        rules: &Rules,
        position: &str,
        texts: &[T],
    ) -> Result<Part, PartError> {
        Part::after(Backgammon::from_position(rules, position)?, texts)
    }

    fn after<T: AsRef<str>>(start: Backgammon, texts: &[T]) -> Result<Part, PartError> {
        let entries = texts.iter().enumerate().map(|(at, text)| {
            let text = text.as_ref();
            text.parse().map_err(|_| PartError::Text {
                at,
                text: text.to_owned(),
            })
        });
        Ok(Part {
            entries: entries.collect::<Result<_, _>>()?,
            start,
        })
    }

    /// The games of a record, a part each.
    #[must_use]
    pub fn of_record(record: &Record) -> Vec<Part> {
        let part = |game: &yonban_backgammon::notation::GameRecord| Part {
            start: game.start(&record.rules),
            entries: game.entries.iter().map(|noted| noted.entry).collect(),
        };
        record.games.iter().map(part).collect()
    }
}

/// Something to be judged: a decision or a throw, and the state before it.
#[derive(Clone, Debug)]
struct Item {
    part: usize,
    at: usize,
    before: Backgammon,
    entry: Entry,
}

/// Analyses parts of a match, in order. `progress` is told how many items of how many are done. Where
/// `stop` is set the report holds what is known then.
pub fn analyse(
    judge: &dyn Evaluator,
    parts: &[Part],
    settings: &Settings,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> MatchReport {
    let mut report = MatchReport::default();
    let mut items = Vec::new();
    let mut last = None;
    for (number, part) in parts.iter().enumerate() {
        let mut game = part.start.clone();
        for (at, entry) in part.entries.iter().enumerate() {
            let before = game.clone();
            if let Err(illegal) = game.take(entry) {
                report.refused.push(Refused {
                    part: number,
                    at,
                    reason: illegal.reason(),
                });
                break;
            }
            if is_item(&before, entry) {
                items.push(Item {
                    part: number,
                    at,
                    before,
                    entry: *entry,
                });
            }
        }
        last = Some(game);
    }
    let found = judge_all(judge, &items, settings, stop, progress);
    report.undone = items.len() - found.len();
    for (_, found) in found {
        match found {
            Found::Nothing => {}
            Found::Judged(one) => {
                report.seats[one.seat.index()].add(&one);
                report.decisions.push(one);
            }
            Found::Luck(one) => {
                let sums = &mut report.seats[one.seat.index()];
                sums.luck += one.luck;
                sums.gain += one.gain;
                report.throws.push(one);
            }
        }
    }
    if let (Some(game), 0) = (last, report.undone) {
        results(&mut report, parts, &game);
    }
    report
}

/// Whether there is anything to judge.
fn is_item(before: &Backgammon, entry: &Entry) -> bool {
    match (before.phase(), entry) {
        (Phase::OpeningThrow, Entry::Throw(Throw::Dice(dice))) => !dice.is_doublet(),
        (Phase::Throw, Entry::Throw(throw)) => *throw != Throw::Cocked,
        (_, Entry::Throw(_)) => false,
        (_, Entry::Action(_)) => true,
    }
}

/// The results of both seats, with and without luck.
fn results(report: &mut MatchReport, parts: &[Part], last: &Backgammon) {
    let Turn::Over(outcome) = last.turn() else {
        return;
    };
    let points = |seat: Seat| {
        let of = |game: &Backgammon| game.score()[seat.index()] as f32;
        of(last) - parts.first().map_or(0.0, |part| of(&part.start))
    };
    let gains = Seat::BOTH.map(|seat| report.seats[seat.index()].gain);
    for seat in Seat::BOTH {
        let result = match last.rules().length() {
            Some(_) => f32::from(u8::from(outcome.verdict == Verdict::Win(seat))),
            None => points(seat) - points(seat.other()),
        };
        let luck = gains[seat.index()] - gains[seat.other().index()];
        let sums = &mut report.seats[seat.index()];
        sums.result = Some(result);
        sums.adjusted = Some(result - luck);
    }
}

/// Judges items on several threads. Those of one turn go to one thread, which then knows the position.
fn judge_all(
    evaluator: &dyn Evaluator,
    items: &[Item],
    settings: &Settings,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Vec<(usize, Found)> {
    let same_turn = |one: &Item, next: &Item| {
        one.part == next.part && one.before.board_of(Seat::A) == next.before.board_of(Seat::A)
    };
    let mut turns = Vec::new();
    let mut begin = 0;
    for turn in items.chunk_by(same_turn) {
        turns.push(begin..begin + turn.len());
        begin += turn.len();
    }
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut found = Vec::new();
    std::thread::scope(|scope| {
        for _ in 0..settings.threads.max(1) {
            let sender = sender.clone();
            let (next, turns) = (&next, &turns);
            scope.spawn(move || {
                let Some(first) = items.first() else {
                    return;
                };
                let variant = first.before.rules().variant();
                let mut searcher =
                    Searcher::new(evaluator, variant).with_filters(Filters::narrow());
                let endless = yonban_search::Budget {
                    time: None,
                    nodes: None,
                    depth: None,
                };
                searcher.limit(&endless, stop);
                while let Some(turn) = turns.get(next.fetch_add(1, Ordering::Relaxed)) {
                    for at in turn.clone() {
                        let one = judge(&mut searcher, &items[at], settings.plies);
                        // What was judged while the flag was set may be half thought.
                        if stop.is_set() || sender.send((at, one)).is_err() {
                            return;
                        }
                    }
                }
            });
        }
        drop(sender);
        for one in receiver {
            found.push(one);
            progress(found.len(), items.len());
        }
    });
    found.sort_unstable_by_key(|(at, _)| *at);
    found
}
