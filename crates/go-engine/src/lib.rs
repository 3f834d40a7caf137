//! The computer player of capture Go and Go: every rule set of the rules crate, on ten levels.
//!
//! [`GoEngine`] answers tasks in text behind [`yonban_search::Engine`]; [`protocol::gtp`] speaks GTP
//! over any pair of streams; [`solver`] proves who wins capture games; [`mcts`] searches the rest with
//! [`playout`]s and [`tactics`]; [`score`] says which stones are dead; [`position`] is the fast board
//! below all that; [`mod@bench`] measures.
//!
//! ```
//! use yonban_go_engine::{GoEngine, Options};
//! use yonban_rules::Seat;
//! use yonban_search::{Budget, Choice, Engine, Stop, Task};
//!
//! let mut engine = GoEngine::new(Options { hash_megabytes: 1, ..Options::default() });
//! // White's stone has one liberty.
//! let task = Task::new("first-capture", Seat::A)
//!     .with_actions(["d4", "d5", "c5", "a1", "e5", "a7"])
//!     .with_budget(Budget::nodes(500));
//! let answer = engine.think(&task, &mut |_| {}, &Stop::new())?;
//! assert_eq!(answer.choice, Choice::Play("d6".to_owned()));
//! # Ok::<(), yonban_search::EngineError>(())
//! ```
//!
//! # Promises
//!
//! - Every answer has passed [`Game::check`]: no illegal action, in whatever phase.
//! - Under a node or depth budget the answer depends on the task and the options alone.
//! - A level sees less than the one above it; none plays at random.
//! - It gives up only scored games, late and when nothing is left to hope for.
//!
//! # What is not here
//!
//! An opening book, trained networks, several threads, semeai proofs; superko in the solver.

pub mod bench;
mod decide;
pub mod dice;
pub mod level;
pub mod mcts;
pub mod objective;
mod opening;
pub mod patterns;
pub mod playout;
pub mod position;
pub mod protocol;
pub mod question;
pub mod reference;
pub mod rules;
pub mod score;
mod settle;
pub mod shape;
pub mod solver;
pub mod tactics;

pub use settle::suggested_dead;

use decide::{Decision, Question};
use objective::Objective;
use question::Record;
use std::time::Instant;
use yonban_go::{Action, Step};
use yonban_rules::{Game, Seat};
use yonban_search::{Answer, Budget, Choice, Engine, EngineError, Info, Level, Stop, Task};

/// What does not change from task to task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of a proof's table in MiB.
    pub hash_megabytes: usize,
    /// Where the dice of playouts start from.
    pub seed: u64,
}

/// 32 MiB, seed 0.
impl Default for Options {
    fn default() -> Self {
        Options {
            hash_megabytes: 32,
            seed: 0,
        }
    }
}

/// The player. See the [crate page](crate).
#[derive(Debug)]
pub struct GoEngine {
    options: Options,
}

impl GoEngine {
    /// A player.
    #[must_use]
    pub fn new(options: Options) -> Self {
        GoEngine { options }
    }

    /// Decides for the seat on turn. The answer has passed the rules.
    #[expect(clippy::too_many_arguments, reason = "a task, taken apart")]
    pub(crate) fn choose(
        &self,
        record: &Record,
        seat: Seat,
        level: Level,
        budget: Budget,
        excluded: &[Action],
        report: &mut dyn FnMut(Info),
        stop: &Stop,
    ) -> Decision {
        let legal = record.game.legal_actions();
        let mut allowed: Vec<Action> = legal
            .iter()
            .filter(|action| !excluded.contains(action))
            .cloned()
            .collect();
        if allowed.is_empty() {
            allowed = legal;
        }
        let question = self.question(record, seat, &allowed, level, budget, stop);
        match decide::decide(&question, report) {
            // The last gate: whatever went wrong above, the answer is legal.
            Decision::Play { action, .. }
                if record.game.check(&action).is_err()
                    || record.game.is_listed(&action) && !allowed.contains(&action) =>
            {
                Decision::at_once(decide::plain(&allowed))
            }
            decision => decision,
        }
    }

    /// Does something with the question that the seat on turn is asked.
    pub(crate) fn with_question<T>(
        &self,
        record: &Record,
        level: Level,
        budget: Budget,
        stop: &Stop,
        what: impl FnOnce(&Question<'_>) -> T,
    ) -> T {
        let allowed = record.game.legal_actions();
        let seat = record.game.turn().seat().unwrap_or(Seat::A);
        what(&self.question(record, seat, &allowed, level, budget, stop))
    }

    fn question<'a>(
        &self,
        record: &'a Record,
        seat: Seat,
        allowed: &'a [Action],
        level: Level,
        budget: Budget,
        stop: &'a Stop,
    ) -> Question<'a> {
        let mut question = Question {
            position: question::position(&record.game),
            objective: question::objective(record, Vec::new()),
            history: record.history(),
            status: None,
            record,
            seat,
            allowed,
            budget,
            skill: level::skill(level),
            seed: self.options.seed,
            hash_megabytes: self.options.hash_megabytes,
            stop,
        };
        if let Objective::Score(_) = question.objective
            && record.game.step() == Step::Play
        {
            // Ending play is worth what the count without the dead stones says.
            let status = settle::judge(&question, 120);
            question.objective = question::objective(record, status.dead.clone());
            question.status = Some(status);
        }
        question
    }
}

impl Engine for GoEngine {
    fn name(&self) -> &str {
        concat!("yonban-go ", env!("CARGO_PKG_VERSION"))
    }

    fn think(
        &mut self,
        task: &Task,
        report: &mut dyn FnMut(Info),
        stop: &Stop,
    ) -> Result<Answer, EngineError> {
        let started = Instant::now();
        let record = Record::of_task(task)?;
        if record.game.turn().seat() != Some(task.seat) {
            return Err(EngineError::NotToAct(task.seat));
        }
        let mut budget = task.budget;
        budget.time = budget
            .time
            .map(|time| time.saturating_sub(started.elapsed()));
        let excluded: Vec<Action> = task
            .excluded
            .iter()
            .filter_map(|t| t.parse().ok())
            .collect();
        let decision = self.choose(
            &record, task.seat, task.level, budget, &excluded, report, stop,
        );
        Ok(match decision {
            Decision::Resign => Answer {
                choice: Choice::Resign,
                value: None,
                line: Vec::new(),
            },
            Decision::Play {
                action,
                value,
                line,
            } => Answer {
                choice: Choice::Play(action.to_string()),
                value,
                line,
            },
        })
    }
}
