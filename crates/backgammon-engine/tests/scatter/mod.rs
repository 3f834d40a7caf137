//! A player that needs no nets: the protocols are tested for what they make of answers, not for how good
//! these are.

#![allow(
    dead_code,
    reason = "each test file uses a part of this module, which part differs"
)]

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;
use yonban_backgammon::{Action, Backgammon, Entry, Rules, Throw};
use yonban_backgammon_engine::Outputs;
use yonban_backgammon_engine::protocol::{Thinker, Worth};
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, PositionText, Turn};
use yonban_search::{Answer, Choice, Engine, EngineError, Info, Stop, Task, Value};

/// Does something legal, always the same in the same position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scatter {
    /// Does not answer before it is told to stop.
    pub(crate) waits: bool,
    /// Answers this, whether it is legal or not.
    pub(crate) says: Option<&'static str>,
}

impl Engine for Scatter {
    fn name(&self) -> &'static str {
        "scatter 1"
    }

    fn think(
        &mut self,
        task: &Task,
        report: &mut dyn FnMut(Info),
        stop: &Stop,
    ) -> Result<Answer, EngineError> {
        let rules: Rules = task.rules.parse().expect("rules");
        let start = task.start.as_deref().expect("a position");
        let game = Backgammon::from_position(&rules, start).expect("a position");
        if let Some(text) = self.says {
            return Ok(Answer {
                choice: Choice::Play(text.to_owned()),
                value: None,
                line: vec![],
            });
        }
        let mut legal = game.legal_actions();
        legal.retain(|action| !task.excluded.contains(&action.to_string()));
        let mut hasher = DefaultHasher::new();
        (start, task.level).hash(&mut hasher);
        let mut dice = Dice::new(hasher.finish());
        // Nearly nobody resigns, and few double.
        let rare = |action: &Action| matches!(action, Action::Resign(_) | Action::Double);
        if legal.len() > 1 && dice.below(6) > 0 && legal.iter().any(|action| !rare(action)) {
            legal.retain(|action| !rare(action));
        }
        let text = legal[dice.below(legal.len())].to_string();
        report(Info {
            depth: 1,
            nodes: 1,
            nps: 0,
            value: Value::Score(0),
            line: vec![text.clone()],
        });
        while self.waits && !stop.is_set() {
            std::thread::sleep(Duration::from_millis(1));
        }
        Ok(Answer {
            choice: Choice::Play(text),
            value: None,
            line: vec![],
        })
    }
}

impl Thinker for Scatter {
    fn set_threads(&mut self, _threads: usize) {}

    fn worth(&mut self, _game: &Backgammon, plies: u32, cubeful: bool, _stop: &Stop) -> Worth {
        Worth {
            outputs: Outputs {
                win: 0.5,
                win_gammon: 0.25,
                win_backgammon: 0.125,
                lose_gammon: 0.25,
                lose_backgammon: 0.0625,
            },
            equity: plies as f32 + if cubeful { 0.5 } else { 0.0 },
        }
    }
}

/// Plays a match or a game; each decision is made by `decide`, which is given the game as it stands.
pub(crate) fn play(
    rules: &str,
    seed: u64,
    mut decide: impl FnMut(&Backgammon) -> Action,
) -> Backgammon {
    let rules: Rules = rules.parse().expect("rules");
    let mut game = Backgammon::new(&rules);
    let mut dice = Dice::new(seed);
    loop {
        let entry = match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance => {
                let throws: Vec<Throw> = game.chances().into_iter().map(|(one, _)| one).collect();
                Entry::Throw(throws[dice.below(36)])
            }
            Turn::Seat(_) => Entry::Action(decide(&game)),
        };
        game.take(&entry)
            .unwrap_or_else(|e| panic!("{entry}: {e}: {}", game.position()));
    }
}
