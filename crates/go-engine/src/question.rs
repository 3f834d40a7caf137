//! A task, read and made ready for the searches.

use crate::mcts::side_key;
use crate::objective::{Objective, Scoring};
use crate::position::{NONE, Position};
use crate::rules::{cell, index, shape, solver_rules, targets};
use crate::solver::{PassRule, SolverRules, Tie};
use std::str::FromStr;
use yonban_go::rules::{self, Goal, Ko, Rules, Settle};
use yonban_go::{Action, Go, Nigiri, Step};
use yonban_rules::{Game, PositionText, Reason, Turn};
use yonban_search::{EngineError, Task};

/// A game with the earlier boards, as the searches need them.
#[derive(Clone, Debug)]
pub struct Record {
    /// The state now.
    pub game: Go,
    /// Keys of the boards and situations of the history, see [`Record::history`].
    keys: Vec<(u64, u8)>,
    /// Whether play was resumed from settlement at some time.
    pub resumed: bool,
    /// Proposals of dead stones since play ended, by the act that made them.
    pub proposals: u32,
    /// Whether the history is older than the game.
    continued: bool,
}

impl Record {
    /// The start of a game.
    #[must_use]
    pub fn new(game: Go) -> Self {
        let mut record = Record {
            game,
            keys: Vec::new(),
            resumed: false,
            proposals: 0,
            continued: false,
        };
        record.remember();
        record
    }

    /// Reads a task.
    ///
    /// # Errors
    ///
    /// The rules, the start or an action cannot be read or are refused.
    pub fn of_task(task: &Task) -> Result<Self, EngineError> {
        let rules: Rules = task
            .rules
            .parse()
            .map_err(|e: <Rules as FromStr>::Err| EngineError::Rules(e.to_string()))?;
        let game = match &task.start {
            None => Go::new(&rules),
            Some(text) => {
                Go::from_position(&rules, text).map_err(|e| EngineError::Start(e.to_string()))?
            }
        };
        let mut record = Record::new(game);
        for (n, text) in task.actions.iter().enumerate() {
            record.act(text).map_err(|reason| EngineError::Action {
                index: n,
                text: text.clone(),
                reason,
            })?;
        }
        Ok(record)
    }

    /// Takes an act or a chance outcome.
    ///
    /// # Errors
    ///
    /// What refuses it.
    pub fn act(&mut self, text: &str) -> Result<(), String> {
        match self.game.turn() {
            Turn::Over(_) => return Err("game_over".to_owned()),
            Turn::Chance => {
                let chance: Nigiri = text
                    .parse()
                    .map_err(|e: <Nigiri as FromStr>::Err| e.reason().to_owned())?;
                self.game.resolve(&chance);
            }
            Turn::Seat(seat) => {
                let action: Action = text
                    .parse()
                    .map_err(|e: <Action as FromStr>::Err| e.reason().to_owned())?;
                self.game
                    .play(seat, &action)
                    .map_err(|e| e.reason().to_owned())?;
                match action {
                    Action::Resume => self.resumed = true,
                    Action::Dead(_) => self.proposals += 1,
                    Action::Place(_) => self.proposals = 0,
                    _ => {}
                }
            }
        }
        self.remember();
        Ok(())
    }

    /// The same record going on from another state of the board: the history is kept.
    #[must_use]
    pub fn continued(&self, game: Go) -> Self {
        let mut record = Record {
            game,
            keys: self.keys.clone(),
            resumed: self.resumed,
            proposals: 0,
            continued: true,
        };
        record.remember();
        record
    }

    /// Whether the history is older than the game.
    #[must_use]
    pub fn is_continued(&self) -> bool {
        self.continued
    }

    /// What must not come again of the state now, as [`history`](Self::history) has it.
    #[must_use]
    pub fn situation(&self) -> u64 {
        let position = position(&self.game);
        self.key(position.board_key(), position.side())
    }

    fn key(&self, board: u64, side: u8) -> u64 {
        if self.game.rules().ko() == Ko::Situational {
            board ^ side_key(side)
        } else {
            board
        }
    }

    fn remember(&mut self) {
        if self.game.step() == Step::Play {
            let position = position(&self.game);
            self.keys.push((position.board_key(), position.side()));
        }
    }

    /// The keys of the boards that must not come again, sorted.
    #[must_use]
    pub fn history(&self) -> Vec<u64> {
        let keys = self.keys.iter();
        let mut keys: Vec<u64> = keys.map(|&(key, side)| self.key(key, side)).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }
}

/// The fast board of a game's state.
#[must_use]
pub fn position(game: &Go) -> Position {
    let rules = game.rules();
    let shape = shape(rules);
    let mut position = Position::new(shape)
        .with_targets(targets(rules))
        .with_suicide(rules.suicide());
    for (color, point) in game.board().stones() {
        position.set_up(cell(shape, point), index(color));
    }
    let side = game.side();
    let taken = yonban_go::Color::BOTH.map(|color| {
        // A target is at most 99; prisoners of a long scored game may be more.
        u16::try_from(game.captures(color)).unwrap_or(u16::MAX - 1)
    });
    let ko = game.ko_point().map_or(NONE, |point| cell(shape, point));
    let passes = match (game.must_place(), game.just_passed()) {
        (true, _) => 2,
        (false, true) => 1,
        (false, false) => 0,
    };
    position.set_state(index(side), taken, ko, passes);
    let mut last = [NONE; 2];
    let mut placed = game.placed().iter().rev();
    if let Some(point) = game.last_point() {
        last[0] = cell(shape, point);
        placed.next();
    }
    if let Some(&(color, point)) = placed.next()
        && color == side
    {
        last[1] = cell(shape, point);
    }
    position.set_last(last);
    position
}

/// What wins under the rules of the game. `dead` marks stones that are taken off when play ends by
/// agreement.
#[must_use]
pub fn objective(record: &Record, dead: Vec<bool>) -> Objective {
    let rules = record.game.rules();
    match rules.goal() {
        Goal::Capture { tie, .. } => Objective::Capture(capture_rules(rules, tie)),
        Goal::Score {
            scoring, settle, ..
        } => {
            let komi = rules.komi() + rules.bonus();
            let agreed = settle == Settle::Agree && !record.resumed;
            Objective::Score(Scoring {
                komi: komi.halves(),
                territory: scoring == rules::Scoring::Territory,
                dead: if agreed { dead } else { Vec::new() },
            })
        }
    }
}

/// The solver's rules, also where it cannot prove by them.
fn capture_rules(rules: &Rules, tie: rules::Tie) -> SolverRules {
    if let Some((rules, _)) = solver_rules(rules) {
        return rules;
    }
    SolverRules {
        target: targets(rules),
        suicide: rules.suicide(),
        pass: match rules.pass() {
            rules::Pass::Free => PassRule::Free,
            rules::Pass::None => PassRule::None,
            rules::Pass::Limited(_) => PassRule::Limited,
            rules::Pass::Prisoner => PassRule::Prisoner,
        },
        tie: match tie {
            rules::Tie::Draw => Tie::Draw,
            rules::Tie::White => Tie::White,
            rules::Tie::PlayOn => Tie::PlayOn,
            rules::Tie::Area => Tie::Area {
                komi: rules.komi().halves(),
            },
        },
    }
}

/// The empty moves Black and White have left, where they are counted.
#[must_use]
pub fn passes_left(game: &Go) -> [u8; 2] {
    yonban_go::Color::BOTH.map(|color| {
        let left = game.passes_left(color).unwrap_or(0);
        u8::try_from(left).unwrap_or(u8::MAX)
    })
}
