//! The computer player of shogi: every rule set and every handicap of the rules crate, on ten levels.
//!
//! [`ShogiEngine`] answers tasks in text behind [`yonban_search::Engine`]; [`protocol::usi`] speaks USI
//! over any pair of streams; [`mate::solve`] proves mates by continuous checks; [`mod@search`] is the
//! search and [`evaluate`] the judge it asks; [`mod@bench`] measures.
//!
//! ```
//! use yonban_rules::Seat;
//! use yonban_search::{Budget, Choice, Engine, Stop, Task};
//! use yonban_shogi_engine::{Options, ShogiEngine};
//!
//! let mut engine = ShogiEngine::new(Options { hash_megabytes: 1, ..Options::default() });
//! // White's bishop hangs.
//! let task = Task::new("even", Seat::A)
//!     .with_actions(["7g7f", "8c8d", "2g2f", "2b8h+"])
//!     .with_budget(Budget::nodes(2_000));
//! let answer = engine.think(&task, &mut |_| {}, &Stop::new());
//! assert!(answer.is_err(), "3c stands in the bishop's way");
//! let task = Task::new("even", Seat::A)
//!     .with_actions(["7g7f", "3c3d", "2g2f", "2b8h+"])
//!     .with_budget(Budget::nodes(2_000));
//! let answer = engine.think(&task, &mut |_| {}, &Stop::new())?;
//! assert!(matches!(answer.choice, Choice::Play(text) if ["7i8h", "2h8h"].contains(&text.as_str())));
//! # Ok::<(), yonban_search::EngineError>(())
//! ```
//!
//! # Promises
//!
//! - Every answer has passed [`Game::check`]: no illegal action. Where fouls are legal and lose, it
//!   commits none.
//! - Under a node or depth budget, and with one thread, the answer depends on the task and the options
//!   alone.
//! - A level sees less than the one above it; none plays at random. It never resigns.
//! - A declaration that wins is made; a count by agreement is left to the table.
//!
//! # What is not here
//!
//! An opening book, trained networks, mates with quiet moves as proofs.

pub mod bench;
mod decide;
pub mod dice;
pub mod evaluate;
pub mod level;
pub mod mate;
pub mod protocol;

pub mod search;

use decide::{Question, decide, value_of};
use search::{Entering, Path, Terms};
use std::time::Instant;
use yonban_rules::{Game, PositionText, Turn};
use yonban_search::{Answer, Choice, Engine, EngineError, Info, Stop, Task, TranspositionTable};
use yonban_shogi::rules::Impasse;
use yonban_shogi::{Action, Color, Move, Rules, Shogi};

/// What does not change from task to task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of the transposition table in MiB.
    pub hash_megabytes: usize,
    /// How many threads search. More than one makes answers depend on chance.
    pub threads: usize,
    /// Where the dice of low levels start from.
    pub seed: u64,
}

/// 32 MiB, one thread, seed 0.
impl Default for Options {
    fn default() -> Self {
        Options {
            hash_megabytes: 32,
            threads: 1,
            seed: 0,
        }
    }
}

/// The player. See the [crate page](crate).
#[derive(Debug)]
pub struct ShogiEngine {
    options: Options,
    table: TranspositionTable,
    /// What the table's entries belong to: the rules, and whether the judge was the plain one.
    table_of: Option<(Rules, bool)>,
}

impl ShogiEngine {
    /// A player with an empty memory.
    #[must_use]
    pub fn new(options: Options) -> Self {
        ShogiEngine {
            table: TranspositionTable::with_megabytes(options.hash_megabytes),
            options,
            table_of: None,
        }
    }

    /// Forgets everything that was learned while thinking.
    pub fn clear(&mut self) {
        self.table.clear();
    }
}

/// The game of a task, and the way through it.
fn game_of(task: &Task) -> Result<(Shogi, Path), EngineError> {
    let rules: Rules = task
        .rules
        .parse()
        .map_err(|e: <Rules as std::str::FromStr>::Err| EngineError::Rules(e.to_string()))?;
    let mut game = match &task.start {
        None => Shogi::new(&rules),
        Some(text) => {
            Shogi::from_position(&rules, text).map_err(|e| EngineError::Start(e.to_string()))?
        }
    };
    let mut path = Path::new(game.board());
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
        path.push(game.board());
    }
    path.settle();
    Ok((game, path))
}

impl Engine for ShogiEngine {
    fn name(&self) -> &str {
        concat!("yonban-shogi ", env!("CARGO_PKG_VERSION"))
    }

    fn think(
        &mut self,
        task: &Task,
        report: &mut dyn FnMut(Info),
        stop: &Stop,
    ) -> Result<Answer, EngineError> {
        let started = Instant::now();
        let (game, path) = game_of(task)?;
        if game.turn().seat() != Some(task.seat) {
            return Err(EngineError::NotToAct(task.seat));
        }
        let excluded: Vec<Action> = task
            .excluded
            .iter()
            .filter_map(|text| text.parse().ok())
            .collect();
        // Fouls are never among these, whatever the rules make of them.
        let clean = game.clean_moves();
        let mut allowed: Vec<Move> = clean.clone();
        allowed.retain(|&action| !excluded.contains(&Action::Move(action)));
        let may_declare = !excluded.contains(&Action::Declare);
        let nothing = allowed.is_empty();
        if nothing {
            allowed = clean;
        }
        let skill = level::skill(task.level);
        // What an earlier task left in the table would make the answer depend on more than the task.
        let small;
        let table = if task.budget.time.is_none() {
            let nodes = skill.limit(task.budget).nodes.unwrap_or(u64::MAX);
            let wanted = usize::try_from(nodes / (1 << 15) + 1).unwrap_or(usize::MAX);
            small = TranspositionTable::with_megabytes(wanted.min(self.options.hash_megabytes));
            &small
        } else {
            if self.table_of != Some((*game.rules(), skill.plain)) {
                self.table.clear();
                self.table_of = Some((*game.rules(), skill.plain));
            }
            self.table.new_generation();
            &self.table
        };
        let mut budget = task.budget;
        budget.time = budget
            .time
            .map(|time| time.saturating_sub(started.elapsed()));
        // A draw is a little less than nothing for whoever thinks.
        let me = game.side();
        let draw = Color::BOTH.map(|color| if color == me { -2 } else { 2 });
        let question = Question {
            board: game.board(),
            path: &path,
            terms: Terms {
                entering: Entering::of(game.rules()),
                moves_left: game.moves_left(),
                draw,
                sight: skill.vision,
            },
            allowed: &allowed,
            may_declare: may_declare && game.rules().impasse() != Impasse::Count,
            ply: game.moves_played(),
            budget,
            soft: None,
            skill,
            lines: 1,
            threads: self.options.threads.max(1),
            seed: self.options.seed,
            table,
            stop,
        };
        let mut tell = |progress: search::Progress<'_>| {
            let micros = progress.elapsed.as_micros();
            report(Info {
                depth: progress.depth,
                nodes: progress.nodes,
                nps: (u128::from(progress.nodes) * 1_000_000)
                    .checked_div(micros)
                    .map_or(0, |nps| u64::try_from(nps).unwrap_or(u64::MAX)),
                value: value_of(progress.line.value),
                line: texts(&progress.line.moves),
            });
        };
        let decision = decide(&question, &mut tell);
        let sound = decision.filter(|decision| game.check(&decision.action).is_ok());
        Ok(match sound {
            Some(decision) => Answer {
                choice: Choice::Play(decision.action.to_string()),
                value: decision.value.map(value_of),
                line: if decision.value.is_some() {
                    texts(&decision.line)
                } else {
                    Vec::new()
                },
            },
            // The last gate: whatever went wrong above, the answer is legal. A seat on turn has a
            // clean move: without one the game is over.
            None => Answer {
                choice: allowed
                    .first()
                    .map_or(Choice::Resign, |action| Choice::Play(action.to_string())),
                value: None,
                line: Vec::new(),
            },
        })
    }
}

/// Moves as action texts.
fn texts(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}
