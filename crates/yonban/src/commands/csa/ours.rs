//! Our own engine.

use std::time::Duration;

use anyhow::{Context, Result};
use yonban_csa::{Clocks, GameResult};
use yonban_rules::Seat;
use yonban_search::{Budget, Choice, Engine, Level, Stop, Task, Value};
use yonban_shogi::Color;
use yonban_shogi_engine::{Options, ShogiEngine};

use super::thinker::{Chosen, Mind, Question, Thought};

/// What the line may take of every move's time.
const MARGIN: Duration = Duration::from_millis(1_500);
/// What a move may always take: engines need a moment to see anything.
const LEAST: Duration = Duration::from_millis(50);
/// How many more moves a game is reckoned to last.
const MOVES_TO_GO: u32 = 40;
/// The score of a proved win in one.
const WIN: i32 = 30_000;

pub(super) struct Ours {
    engine: ShogiEngine,
    level: Level,
}

impl Ours {
    pub(super) fn new(level: u8, hash_megabytes: usize, threads: usize) -> Result<Ours> {
        Ok(Ours {
            engine: ShogiEngine::new(Options {
                hash_megabytes,
                threads,
                ..Options::default()
            }),
            level: Level::new(level).context("levels go from 1 to 10")?,
        })
    }
}

/// A share of what is left and all that is new with each move, but for a margin.
fn budget(clocks: &Clocks, side: Color) -> Budget {
    let millis = Duration::from_millis;
    let left = millis(clocks.left(side));
    let new = millis(clocks.increment(side) + clocks.byoyomi(side));
    let share = (left / MOVES_TO_GO).min(left / 2) + new;
    let most = millis(clocks.allowance(side)).saturating_sub(MARGIN);
    Budget::time(share.saturating_sub(MARGIN).min(most).max(LEAST))
}

impl Mind for Ours {
    fn think(&mut self, question: &Question, stop: &Stop) -> Result<Thought> {
        let seat = match question.side {
            Color::Black => Seat::A,
            Color::White => Seat::B,
        };
        let mut task = Task::new(question.rules.to_string(), seat)
            .with_actions(question.moves.iter().map(ToString::to_string))
            .with_budget(budget(&question.clocks, question.side))
            .with_level(self.level);
        task.start = question.start.as_ref().map(|board| board.to_sfen(1));
        let answer = self.engine.think(&task, &mut |_| {}, stop)?;
        let far = |plies: u32| i32::try_from(plies).unwrap_or(WIN).min(WIN / 2);
        Ok(Thought {
            chosen: match answer.choice {
                Choice::Play(text) => Chosen::Action(text.parse()?),
                Choice::Resign => Chosen::Resign,
            },
            score: answer.value.map(|value| match value {
                Value::Score(score) => score,
                Value::Win(plies) => WIN - far(plies),
                Value::Loss(plies) => far(plies) - WIN,
            }),
            line: answer.line,
        })
    }

    fn over(&mut self, _result: GameResult) {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_csa::TimeControl;

    #[test]
    fn no_more_is_taken_than_there_is() {
        for (total, byoyomi, increment) in
            [(0, 1, 0), (0, 10, 0), (300, 0, 10), (900, 0, 0), (1, 0, 0)]
        {
            let time = TimeControl {
                total,
                byoyomi,
                increment,
                ..TimeControl::SECONDS
            };
            let clocks = Clocks::new([time; 2]);
            let time = budget(&clocks, Color::Black).time.unwrap();
            let all = Duration::from_millis(clocks.allowance(Color::Black));
            assert!(time < all && time >= LEAST, "{total} {byoyomi} {increment}");
        }
    }
}
