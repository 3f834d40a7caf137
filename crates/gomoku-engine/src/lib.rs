//! The computer player of gomoku and renju: every rule set and every opening of the rules crate, on
//! ten levels.
//!
//! [`GomokuEngine`] answers tasks in text behind [`yonban_search::Engine`]; [`protocol::gomocup`]
//! speaks the protocol of Gomocup over any pair of streams; [`vcf::solve`] proves wins by fours;
//! [`mod@bench`] measures.
//!
//! ```
//! use yonban_gomoku_engine::{GomokuEngine, Options};
//! use yonban_rules::Seat;
//! use yonban_search::{Budget, Choice, Engine, Stop, Task};
//!
//! let mut engine = GomokuEngine::new(Options { hash_megabytes: 1, ..Options::default() });
//! // Black has an open three and wins.
//! let task = Task::new("renju", Seat::A)
//!     .with_actions(["h8", "a1", "i8", "a15", "j8", "o1", "h11", "o15"])
//!     .with_budget(Budget::nodes(2_000));
//! let answer = engine.think(&task, &mut |_| {}, &Stop::new())?;
//! assert!(matches!(&answer.choice, Choice::Play(p) if ["g8", "k8"].contains(&p.as_str())));
//! # Ok::<(), yonban_search::EngineError>(())
//! ```
//!
//! # Promises
//!
//! - Every answer has passed [`Game::check`]: no illegal action, in whatever trap.
//! - Under a node or depth budget the answer depends on the task and the options alone.
//! - As Black in renju it makes no forbidden move, in `claim` and `lose` rooms neither; as White it
//!   claims whenever a claim holds. If everything is forbidden it passes, and where it cannot pass it
//!   resigns. It does not resign otherwise.
//!
//! # What is not here
//!
//! Wins by threes (VCT) as proofs, an opening book, trained weights, several threads.

pub mod bench;
mod class;
mod decide;
mod level;
mod opening;
mod position;
pub mod protocol;
mod search;
pub mod vcf;
mod weights;

use decide::Decision;
use std::time::Instant;
use yonban_gomoku::{Action, Gomoku, Rules};
use yonban_rules::{Game, PositionText, Turn};
use yonban_search::{
    Answer, Choice, Engine, EngineError, Info, Stop, Task, TranspositionTable, Value,
};

/// What does not change from task to task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of the transposition table in MiB.
    pub hash_megabytes: usize,
    /// Where the dice of low levels and of opening choices start from.
    pub seed: u64,
}

/// 16 MiB, seed 0.
impl Default for Options {
    fn default() -> Self {
        Options {
            hash_megabytes: 16,
            seed: 0,
        }
    }
}

/// The player. See the [crate page](crate).
#[derive(Debug)]
pub struct GomokuEngine {
    options: Options,
    table: TranspositionTable,
    /// The rules that the table's entries belong to.
    table_rules: Option<Rules>,
}

impl GomokuEngine {
    /// A player with an empty memory.
    #[must_use]
    pub fn new(options: Options) -> Self {
        GomokuEngine {
            table: TranspositionTable::with_megabytes(options.hash_megabytes),
            options,
            table_rules: None,
        }
    }

    /// Forgets everything that was learned while thinking.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    fn game(task: &Task) -> Result<Gomoku, EngineError> {
        let rules: Rules = task
            .rules
            .parse()
            .map_err(|e: <Rules as std::str::FromStr>::Err| EngineError::Rules(e.to_string()))?;
        let mut game = match &task.start {
            None => Gomoku::new(&rules),
            Some(text) => Gomoku::from_position(&rules, text)
                .map_err(|e| EngineError::Start(e.to_string()))?,
        };
        for (index, text) in task.actions.iter().enumerate() {
            let refused = |reason: String| EngineError::Action {
                index,
                text: text.clone(),
                reason,
            };
            let action: Action = text
                .parse()
                .map_err(|e: <Action as std::str::FromStr>::Err| refused(e.to_string()))?;
            let Turn::Seat(seat) = game.turn() else {
                return Err(refused("game_over".to_owned()));
            };
            game.play(seat, &action)
                .map_err(|e| refused(e.reason().to_owned()))?;
        }
        Ok(game)
    }
}

impl Engine for GomokuEngine {
    fn name(&self) -> &str {
        concat!("yonban-gomoku ", env!("CARGO_PKG_VERSION"))
    }

    fn think(
        &mut self,
        task: &Task,
        report: &mut dyn FnMut(Info),
        stop: &Stop,
    ) -> Result<Answer, EngineError> {
        let started = Instant::now();
        let game = Self::game(task)?;
        if game.turn().seat() != Some(task.seat) {
            return Err(EngineError::NotToAct(task.seat));
        }
        let legal = game.legal_actions();
        let excluded: Vec<Action> = task
            .excluded
            .iter()
            .filter_map(|t| t.parse().ok())
            .collect();
        let mut allowed: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| !excluded.contains(action))
            .collect();
        if allowed.is_empty() {
            allowed = legal;
        }
        // What an earlier task left in the table would make the answer depend on more than the task.
        let small;
        let table = if task.budget.time.is_none() {
            let wanted = task.budget.nodes.unwrap_or(u64::MAX) / (1 << 16) + 1;
            let wanted = usize::try_from(wanted).unwrap_or(usize::MAX);
            small = TranspositionTable::with_megabytes(wanted.min(self.options.hash_megabytes));
            &small
        } else {
            if self.table_rules != Some(*game.rules()) {
                self.table.clear();
                self.table_rules = Some(*game.rules());
            }
            self.table.new_generation();
            &self.table
        };
        // The first task under a rule set pays for its tables out of its own time.
        let _tables = class::Tables::of(game.rules());
        let mut budget = task.budget;
        budget.time = budget
            .time
            .map(|time| time.saturating_sub(started.elapsed()));
        let decision = decide::decide(
            &decide::Question {
                game: &game,
                seat: task.seat,
                allowed: &allowed,
                budget,
                level: task.level,
                seed: self.options.seed,
                table,
                stop,
            },
            report,
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
            } => {
                // The last gate: whatever went wrong above, the answer is legal.
                let sound = game.check(&action).is_ok() && allowed.contains(&action);
                let action = if sound {
                    action
                } else {
                    decide::plain(&game, &allowed)
                };
                Answer {
                    choice: Choice::Play(action.to_string()),
                    value,
                    line: if sound { line } else { Vec::new() },
                }
            }
        })
    }
}

/// A search value for people.
pub(crate) fn value_of(value: i32) -> Value {
    if value >= search::PROVED {
        Value::Win((search::MATE - value).unsigned_abs())
    } else if value <= -search::PROVED {
        Value::Loss((search::MATE + value).unsigned_abs())
    } else {
        Value::Score(value)
    }
}
