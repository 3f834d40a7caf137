//! Whoever chooses the moves, on a thread of its own.

use std::sync::mpsc::{self, Sender};

use anyhow::{Context, Result, anyhow};
use yonban_csa::{Clocks, GameName, GameResult, GameSummary};
use yonban_rules::Game as _;
use yonban_search::Stop;
use yonban_shogi::rules::Rules;
use yonban_shogi::{Action, Board, Color, Move, Shogi};

use super::Event;

/// What an engine is asked.
#[derive(Clone)]
pub(crate) struct Question {
    /// The rules, as far as the server has said them.
    pub(crate) rules: Rules,
    /// Where the game began; `None`: where the rules say.
    pub(crate) start: Option<Board>,
    /// What was played since.
    pub(crate) moves: Vec<Move>,
    /// What both have left, by the times that the server reported.
    pub(crate) clocks: Clocks,
    /// Which side is ours.
    pub(crate) side: Color,
}

/// What it chose.
pub(crate) enum Chosen {
    /// This.
    Action(Action),
    /// To give up.
    Resign,
}

/// What it answers.
pub(crate) struct Thought {
    /// What to do.
    pub(crate) chosen: Chosen,
    /// How it stands, in hundredths, from the engine's own side.
    pub(crate) score: Option<i32>,
    /// What it expects, its own move first, in USI.
    pub(crate) line: Vec<String>,
}

/// An engine, as a player needs it.
pub(crate) trait Mind: Send {
    /// Chooses; soon after `stop` is set, anything.
    fn think(&mut self, question: &Question, stop: &Stop) -> Result<Thought>;
    /// A game is over.
    fn over(&mut self, result: GameResult);
}

enum Work {
    Think(u64, Box<Question>, Stop),
    Over(GameResult),
}

/// The way to an engine.
pub(crate) struct Thinker {
    work: Sender<Work>,
    next: u64,
}

impl Thinker {
    /// Starts the thread; answers become events.
    pub(crate) fn start(mut mind: Box<dyn Mind>, events: Sender<Event>) -> Result<Thinker> {
        let (work, inbox) = mpsc::channel();
        std::thread::Builder::new()
            .name("csa-mind".into())
            .spawn(move || {
                for work in inbox {
                    match work {
                        Work::Think(number, question, stop) => {
                            let thought = mind.think(&question, &stop);
                            if events.send(Event::Thought(number, thought)).is_err() {
                                return;
                            }
                        }
                        Work::Over(result) => mind.over(result),
                    }
                }
            })
            .context("a thread for the engine")?;
        Ok(Thinker { work, next: 0 })
    }

    /// Asks; the answer has the number that this returns.
    pub(crate) fn ask(&mut self, question: Question, stop: Stop) -> Result<u64> {
        self.next += 1;
        let work = Work::Think(self.next, Box::new(question), stop);
        self.work
            .send(work)
            .map_err(|_| anyhow!("the engine is gone"))?;
        Ok(self.next)
    }

    /// Tells how a game ended.
    pub(crate) fn over(&self, result: GameResult) {
        // An engine that is gone is noticed at the next question.
        if self.work.send(Work::Over(result)).is_err() {
            eprintln!("the engine is gone");
        }
    }
}

/// A game's rules and start, as a server announces them.
pub(crate) struct Game {
    rules: Rules,
    start: Option<Board>,
}

impl Game {
    /// The handicap whose start this is, else even from a set position. Fouls are never wanted;
    /// declarations are where the server announces them.
    pub(crate) fn new(summary: &GameSummary) -> Game {
        let declaration = summary.declaration.as_deref().unwrap_or_default();
        let impasse = if declaration.starts_with("Jishogi 1") {
            "27"
        } else {
            "none"
        };
        let moves = match summary.max_moves {
            Some(moves @ 1..=9_999) => moves.to_string(),
            _ => "none".to_owned(),
        };
        let rules = |preset: &str| {
            let text = format!(
                "{preset},judging=block,impasse={impasse},maxmoves={moves},repetition=draw"
            );
            text.parse::<Rules>().ok()
        };
        let handicaps = GameName::handicaps().iter().map(|(_, preset)| *preset);
        let known = std::iter::once("even").chain(handicaps);
        let start = &summary.position.start;
        let found = known
            .filter_map(rules)
            .find(|rules| Shogi::new(rules).board() == start);
        match found {
            Some(rules) => Game { rules, start: None },
            None => Game {
                rules: rules("even").unwrap_or_else(|| "even".parse().expect("a preset's name")),
                start: Some(start.clone()),
            },
        }
    }

    pub(crate) fn question(&self, moves: &[Move], clocks: Clocks, side: Color) -> Question {
        Question {
            rules: self.rules,
            start: self.start.clone(),
            moves: moves.to_vec(),
            clocks,
            side,
        }
    }
}
