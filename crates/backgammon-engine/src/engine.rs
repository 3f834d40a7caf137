//! The player behind texts.

use crate::bearoff::{Races, Tables};
use crate::decide::{Decision, Question, decide};
use crate::level;
use crate::protocol::{Thinker, Worth};
use crate::search::{Filters, Searcher};
use crate::{Evaluator, Nets, Stakes};
use std::fmt;
use std::time::Instant;
use yonban_backgammon::{Action, Backgammon, Entry, Kind, Rules, Variant};
use yonban_rules::{Game, PositionText, Reason};
use yonban_search::{Answer, Budget, Choice, Engine, EngineError, Info, Stop, Task, Value};

/// What does not change from task to task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of the memory in MiB, for each thread.
    pub hash_megabytes: usize,
    /// How many threads search. They change the time that an answer takes, not the answer.
    pub threads: usize,
    /// Where the errors of low levels start from.
    pub seed: u64,
    /// Whether it offers to resign a game that is lost.
    pub resigns: bool,
}

/// 8 MiB, one thread, seed 0; it resigns.
impl Default for Options {
    fn default() -> Self {
        Options {
            hash_megabytes: 8,
            threads: 1,
            seed: 0,
            resigns: true,
        }
    }
}

/// The player of backgammon: every rules text and variant of the rules crate, in every state in which a
/// seat acts.
///
/// # Promises
///
/// - Every answer has passed [`Game::check`].
/// - Without a time in the budget the answer depends on the task and the options alone, whatever the
///   threads.
/// - It never gives up a match ([`Choice::Resign`]); it offers to resign a *game* as an action, where no
///   throw can save it, and for no more than it loses anyway.
///
/// The value of an answer is the equity with the cube in hundredths: 100 is the present value of the
/// cube won for sure; in a match what is worth as much (EMG). Forced actions have none.
pub struct BackgammonEngine {
    options: Options,
    /// Who judges every variant; nobody where each has its own nets.
    judge: Option<&'static dyn Evaluator>,
    filters: Filters,
    /// The variant of the last question, which is what the searcher knows.
    variant: Variant,
    searcher: Searcher<'static>,
}

impl BackgammonEngine {
    /// A player that sees positions as [the nets of their variant](Nets::of) do.
    #[must_use]
    pub fn new(options: Options) -> Self {
        BackgammonEngine::of(options, None)
    }

    /// A player that sees the positions of all variants as one judge does.
    #[must_use]
    pub fn with_judge(options: Options, judge: &'static dyn Evaluator) -> Self {
        BackgammonEngine::of(options, Some(judge))
    }

    fn of(options: Options, judge: Option<&'static dyn Evaluator>) -> Self {
        let (variant, filters) = (Variant::Standard, Filters::default());
        let searcher = searcher(&options, judge, &filters, variant);
        BackgammonEngine {
            options,
            judge,
            filters,
            variant,
            searcher,
        }
    }

    /// The same with other filters of plays.
    #[must_use]
    pub fn with_filters(mut self, filters: Filters) -> Self {
        self.filters = filters;
        self.searcher = searcher(&self.options, self.judge, &self.filters, self.variant);
        self
    }

    /// Turns to the variant of a game. What is known of another is of no use in it.
    fn turn_to(&mut self, variant: Variant) {
        if self.variant != variant {
            self.variant = variant;
            self.searcher = searcher(&self.options, self.judge, &self.filters, variant);
        }
    }

    /// Forgets everything that was learned while thinking.
    pub fn clear(&mut self) {
        self.searcher.clear();
    }
}

/// Somebody who looks ahead and knows nothing yet.
fn searcher(
    options: &Options,
    judge: Option<&'static dyn Evaluator>,
    filters: &Filters,
    variant: Variant,
) -> Searcher<'static> {
    Searcher::new(judge.unwrap_or_else(|| Nets::of(variant)), variant)
        .with_threads(options.threads)
        .with_memory(options.hash_megabytes)
        .with_filters(filters.clone())
}

impl fmt::Debug for BackgammonEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BackgammonEngine")
            .field("options", &self.options)
            .field("searcher", &self.searcher)
            .finish_non_exhaustive()
    }
}

/// The game of a task, and the largest offers to resign that the seats have refused in the present one.
fn game_of(task: &Task) -> Result<(Backgammon, Option<Kind>), EngineError> {
    let rules: Rules = task
        .rules
        .parse()
        .map_err(|e: <Rules as std::str::FromStr>::Err| EngineError::Rules(e.to_string()))?;
    let mut game = match &task.start {
        None => Backgammon::new(&rules),
        Some(text) => Backgammon::from_position(&rules, text)
            .map_err(|e| EngineError::Start(e.to_string()))?,
    };
    let mut refused_offer = None;
    for (index, text) in task.actions.iter().enumerate() {
        let refused = |reason: &str| EngineError::Action {
            index,
            text: text.clone(),
            reason: reason.to_owned(),
        };
        let entry: Entry = text.parse().map_err(|e| {
            let e: <Entry as std::str::FromStr>::Err = e;
            refused(e.reason())
        })?;
        let before = game.score();
        let offered = match game.phase() {
            yonban_backgammon::Phase::Resigning { kind, .. } => Some((game.on_roll(), kind)),
            _ => None,
        };
        game.take(&entry).map_err(|e| refused(e.reason()))?;
        if game.score() != before {
            refused_offer = None;
        } else if let (Some((seat, kind)), Entry::Action(Action::Reject)) = (offered, entry)
            && seat == task.seat
        {
            refused_offer = refused_offer.max(Some(kind));
        }
    }
    Ok((game, refused_offer))
}

impl Engine for BackgammonEngine {
    fn name(&self) -> &str {
        concat!("yonban-backgammon ", env!("CARGO_PKG_VERSION"))
    }

    fn think(
        &mut self,
        task: &Task,
        report: &mut dyn FnMut(Info),
        stop: &Stop,
    ) -> Result<Answer, EngineError> {
        let started = Instant::now();
        let (game, refused_offer) = game_of(task)?;
        if game.turn().seat() != Some(task.seat) {
            return Err(EngineError::NotToAct(task.seat));
        }
        let excluded: Vec<Action> = task
            .excluded
            .iter()
            .filter_map(|text| text.parse().ok())
            .collect();
        let mut allowed = game.legal_actions();
        allowed.retain(|action| !excluded.contains(action));
        if allowed.is_empty() {
            allowed = game.legal_actions();
        }
        self.turn_to(game.rules().variant());
        let mut budget = task.budget;
        budget.time = budget
            .time
            .map(|time| time.saturating_sub(started.elapsed()));
        self.searcher.limit(&budget, stop);
        let skill = level::skill(task.level);
        let question = Question {
            game: &game,
            stakes: Stakes::of(&game),
            allowed: &allowed,
            skill,
            plies: skill.plies_within(&budget),
            seed: self.options.seed,
            resigns: self.options.resigns,
            refused_offer,
        };
        let mut tell = |decision: &Decision, plies: u8, nodes: u64| {
            let micros = started.elapsed().as_micros();
            report(Info {
                depth: u32::from(plies),
                nodes,
                nps: (u128::from(nodes) * 1_000_000)
                    .checked_div(micros)
                    .map_or(0, |nps| u64::try_from(nps).unwrap_or(u64::MAX)),
                value: value_of(decision.equity.unwrap_or_default()),
                line: vec![decision.action.to_string()],
            });
        };
        let decision = decide(&question, &mut self.searcher, &mut tell);
        let sound = decision.filter(|decision| {
            allowed.contains(&decision.action) && game.check(&decision.action).is_ok()
        });
        Ok(match sound {
            Some(decision) => Answer {
                choice: Choice::Play(decision.action.to_string()),
                value: decision.equity.map(value_of),
                line: match decision.equity {
                    Some(_) => vec![decision.action.to_string()],
                    None => Vec::new(),
                },
            },
            // The last gate: whatever went wrong above, the answer is legal. A seat that acts has a
            // legal action.
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

/// Where no cube is in use, or none is wanted.
fn cubeless(stakes: Stakes) -> Stakes {
    let mut stakes = stakes;
    let (Stakes::Money { cube, most, .. } | Stakes::Match { cube, most, .. }) = &mut stakes;
    *most = *cube;
    stakes
}

impl Thinker for BackgammonEngine {
    fn prepare(&mut self) {
        // The tables of bearing off take seconds when they are first needed, for whichever variant.
        let _tables = (Tables::shared(), Races::shared());
    }

    fn set_threads(&mut self, threads: usize) {
        self.options.threads = threads.max(1);
        self.searcher.set_threads(threads);
    }

    fn worth(&mut self, game: &Backgammon, plies: u32, cubeful: bool, stop: &Stop) -> Worth {
        let endless = Budget {
            time: None,
            nodes: None,
            depth: None,
        };
        self.turn_to(game.rules().variant());
        self.searcher.limit(&endless, stop);
        let stakes = Stakes::of(game);
        let stakes = if cubeful { stakes } else { cubeless(stakes) };
        let plies = u8::try_from(plies).unwrap_or(u8::MAX);
        let deep = self.searcher.position(game.board(), &stakes, plies);
        let (outputs, equity) = deep
            .or_else(|| self.searcher.position(game.board(), &stakes, 0))
            .unwrap_or_default();
        Worth { outputs, equity }
    }
}

/// An equity for people, in hundredths.
fn value_of(equity: f32) -> Value {
    Value::Score((equity * 100.0).round() as i32)
}
