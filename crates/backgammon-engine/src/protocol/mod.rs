//! Protocols for managers and other programs, over any pair of streams.
//!
//! Both speak for a [`Thinker`]. Whatever it answers, what is said has passed
//! [`Game::check`]: no illegal play, no double where there is none.

pub mod external;
pub mod ubgi;

use crate::Outputs;
use std::time::Duration;
use yonban_backgammon::notation::Diagram;
use yonban_backgammon::{Action, Backgammon, Kind, Rules};
use yonban_rules::{Game, PositionText, Turn};
use yonban_search::{Budget, Choice, Engine, Info, Level, Stop, Task};

/// Whoever thinks for a protocol: an engine that can also say what a position is worth.
pub trait Thinker: Engine {
    /// Does what takes long and needs to be done only once.
    fn prepare(&mut self) {}

    /// How many threads may think; whoever uses one only does nothing.
    fn set_threads(&mut self, threads: usize);

    /// What the position is worth to the player on roll, about to double or throw: by so many plies
    /// of look-ahead, with the cube as it stands or without one. Answers soon after `stop` is set.
    fn worth(&mut self, game: &Backgammon, plies: u32, cubeful: bool, stop: &Stop) -> Worth;
}

/// What a position is worth to the player on roll.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// How the game will end without a cube.
    pub outputs: Outputs,
    /// What is won on average, in units of the present cube (in a match: normalised to them).
    pub equity: f32,
}

/// How a decision is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Manner {
    level: Level,
    /// Plies of look-ahead, 0 is none; `None` as the level has it.
    plies: Option<u32>,
    time: Option<Duration>,
    /// Whether it may offer to resign.
    resigns: bool,
}

/// What a thinker does here; `None` where no seat acts. If its answer is refused, or if it fails, the
/// first legal action that keeps the game going.
fn choose(
    thinker: &mut impl Thinker,
    game: &Backgammon,
    manner: &Manner,
    report: &mut dyn FnMut(Info),
    stop: &Stop,
) -> Option<Action> {
    let Turn::Seat(seat) = game.turn() else {
        return None;
    };
    let excluded = if manner.resigns {
        Vec::new()
    } else {
        Kind::ALL
            .map(|kind| Action::Resign(kind).to_string())
            .to_vec()
    };
    let task = Task {
        start: Some(game.position()),
        budget: Budget {
            time: manner.time,
            nodes: None,
            depth: manner.plies,
        },
        level: manner.level,
        excluded,
        ..Task::new(game.rules().to_string(), seat)
    };
    let answer = thinker.think(&task, report, stop);
    let action = answer.ok().and_then(|answer| match answer.choice {
        Choice::Play(text) => text.parse::<Action>().ok(),
        Choice::Resign => None,
    });
    action
        .filter(|action| manner.resigns || !matches!(action, Action::Resign(_)))
        .filter(|action| game.check(action).is_ok())
        // Roll, the first play, take, accept.
        .or_else(|| game.legal_actions().first().copied())
}

/// A match that is longer than any of the rules, as the end of one that is not: whoever needs more
/// points than that needs that many.
fn fitted(diagram: &Diagram) -> Diagram {
    let longest = u16::from(Rules::LONGEST_MATCH);
    if diagram.length <= longest {
        return *diagram;
    }
    let away = diagram
        .score
        .map(|points| diagram.length.saturating_sub(points).min(longest));
    Diagram {
        length: longest,
        score: away.map(|away| longest - away),
        ..*diagram
    }
}
