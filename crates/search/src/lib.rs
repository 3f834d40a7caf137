//! What the computer players of Yonban share: the [`Engine`] trait with its texts, [`Budget`] and
//! [`Deadline`], the [`Stop`] flag, skill [`Level`]s, a [`TranspositionTable`] and [`next_line`] for the
//! protocols.
//!
//! Everything that crosses [`Engine`] is text, so that a built-in player and an external program
//! look alike. Positions, evaluations and searches are typed inside each engine's own crate.
//!
//! ```
//! use yonban_rules::Seat;
//! use yonban_search::{Answer, Budget, Choice, Engine, EngineError, Info, Level, Stop, Task};
//!
//! /// Always says the same.
//! struct Parrot;
//!
//! impl Engine for Parrot {
//!     fn name(&self) -> &str {
//!         "parrot"
//!     }
//!     fn think(
//!         &mut self,
//!         _task: &Task,
//!         _report: &mut dyn FnMut(Info),
//!         _stop: &Stop,
//!     ) -> Result<Answer, EngineError> {
//!         Ok(Answer { choice: Choice::Play("h8".to_owned()), value: None, line: vec![] })
//!     }
//! }
//!
//! let mut engine: Box<dyn Engine> = Box::new(Parrot);
//! let task = Task::new("renju", Seat::A).with_budget(Budget::nodes(1_000));
//! let answer = engine.think(&task, &mut |_| {}, &Stop::new()).unwrap();
//! assert_eq!(answer.choice, Choice::Play("h8".to_owned()));
//! assert_eq!(task.level, Level::FULL);
//! ```
//!
//! # What is not here
//!
//! Search algorithms: what two games' searches share is their bookkeeping, not their trees.

mod budget;
mod level;
mod lines;
mod stop;
mod transposition;

pub use budget::{Budget, Deadline};
pub use level::{Level, ParseLevelError};
pub use lines::next_line;
pub use stop::Stop;
pub use transposition::{Bound, Entry, TranspositionTable};

use std::fmt::{self, Display};
use yonban_rules::Seat;

/// A computer player. Object-safe; one value thinks about one task at a time.
///
/// The caller checks an answer with the rules before it touches a table, and never waits for an
/// engine with its correctness: an engine that is silent past its budget may be dropped.
pub trait Engine: Send {
    /// What to call it, with its version, for logs and people.
    fn name(&self) -> &str;

    /// Chooses an action for `task.seat`. Calls `report` from time to time, and returns soon (within
    /// about 20 ms) after `stop` is set, with the best it has.
    ///
    /// # Errors
    ///
    /// The task cannot be read, does not ask this seat, or the engine itself failed.
    fn think(
        &mut self,
        task: &Task,
        report: &mut dyn FnMut(Info),
        stop: &Stop,
    ) -> Result<Answer, EngineError>;
}

/// What an engine is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Task {
    /// The rules text, `PRESET[,key=value...]`.
    pub rules: String,
    /// A position text to start from; `None` is the start of the game under the rules.
    pub start: Option<String>,
    /// What has been done since, chance outcomes included, in order.
    pub actions: Vec<String>,
    /// Whom the engine plays for. It must be this seat's turn.
    pub seat: Seat,
    /// How long it may think.
    pub budget: Budget,
    /// How well it should play.
    pub level: Level,
    /// Actions it must not answer with, as long as another legal one is left.
    pub excluded: Vec<String>,
}

impl Task {
    /// The first decision of a game under `rules`, at full strength, with the default budget.
    #[must_use]
    pub fn new(rules: impl Into<String>, seat: Seat) -> Self {
        Task {
            rules: rules.into(),
            start: None,
            actions: Vec::new(),
            seat,
            budget: Budget::default(),
            level: Level::FULL,
            excluded: Vec::new(),
        }
    }

    /// The same with these actions done already.
    #[must_use]
    pub fn with_actions<I, T>(mut self, actions: I) -> Self
    where
        I: IntoIterator<Item = T>,
        T: Into<String>,
    {
        self.actions = actions.into_iter().map(Into::into).collect();
        self
    }

    /// The same with another budget.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// The same at another level.
    #[must_use]
    pub fn with_level(mut self, level: Level) -> Self {
        self.level = level;
        self
    }
}

/// What an engine answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The action, or resignation.
    pub choice: Choice,
    /// What the engine thinks of the position, seen from the seat it plays for; `None` where it
    /// did not judge (a forced or a book action).
    pub value: Option<Value>,
    /// The actions it expects, its own first. Empty where it did not look ahead.
    pub line: Vec<String>,
}

/// An action or resignation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// This action.
    Play(String),
    /// The engine gives up: a table event, not an action of the rules.
    Resign,
}

/// A judgement, seen from one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// An estimate in the engine's units: 0 is even, 100 is a clear advantage.
    Score(i32),
    /// A proved win after this many plies (1: the next action wins).
    Win(u32),
    /// A proved loss after this many plies.
    Loss(u32),
}

/// Prints `+0.35`, `win in 9`, `loss in 4`.
impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Score(score) => {
                let sign = if *score < 0 { '-' } else { '+' };
                let size = score.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
            Value::Win(plies) => write!(f, "win in {plies}"),
            Value::Loss(plies) => write!(f, "loss in {plies}"),
        }
    }
}

/// A report while thinking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// Completed depth in plies.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Positions a second; 0 while no time has passed.
    pub nps: u64,
    /// The judgement so far, seen from the seat that thinks.
    pub value: Value,
    /// The line it expects, its own action first.
    pub line: Vec<String>,
}

/// Why an engine has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineError {
    /// The rules text cannot be read.
    #[error("rules text: {0}")]
    Rules(String),
    /// The start position cannot be set up.
    #[error("start position: {0}")]
    Start(String),
    /// An action of the task is refused.
    #[error("action {index} ({text}): {reason}")]
    Action {
        /// Which, from 0.
        index: usize,
        /// Its text.
        text: String,
        /// What refuses it.
        reason: String,
    },
    /// It is not the seat's turn, or the game is over.
    #[error("seat {0} is not to act")]
    NotToAct(Seat),
    /// The engine does not play this game or these rules.
    #[error("not supported: {0}")]
    Unsupported(String),
    /// An external engine died, was silent or spoke nonsense.
    #[error("the engine failed: {0}")]
    Failed(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_print_for_people() {
        assert_eq!(Value::Score(35).to_string(), "+0.35");
        assert_eq!(Value::Score(-1205).to_string(), "-12.05");
        assert_eq!(Value::Score(i32::MIN).to_string(), "-21474836.48");
        assert_eq!(Value::Win(9).to_string(), "win in 9");
        assert_eq!(Value::Loss(4).to_string(), "loss in 4");
    }
}
