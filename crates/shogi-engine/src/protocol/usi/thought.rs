//! What runs on a thread of its own: a search, a mate solver, a count of moves.

use super::Event;
use super::options::Options;
use super::session::Position;
use crate::decide::{Question, decide};
use crate::level::skill;
use crate::mate::{Solution, solve};
use crate::search::{MATE, PROVED, Progress, Terms};
use std::fmt::Write as _;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;
use std::thread::{Builder, JoinHandle};
use std::time::Duration;
use yonban_search::{Bound, Budget, Stop, TranspositionTable};
use yonban_shogi::{Action, Board, Move, MoveList, Stage};

/// A question.
pub(super) enum Thought {
    Game(Box<GameThought>),
    Mate {
        board: Board,
        budget: Budget,
        megabytes: usize,
    },
    Perft {
        board: Board,
        depth: u32,
    },
}

/// A move is wanted.
pub(super) struct GameThought {
    pub(super) position: Position,
    pub(super) options: Options,
    pub(super) table: Arc<TranspositionTable>,
    /// The first moves that may be chosen; all if it is empty.
    pub(super) wanted: Vec<Move>,
    pub(super) budget: Budget,
    pub(super) soft: Option<Duration>,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// A line to be said.
    Line(String),
    /// A move, with the value that decides about resignation.
    Best {
        action: String,
        ponder: Option<Move>,
        value: Option<i32>,
    },
}

/// Bytes for the deepest line.
const STACK: usize = 16 << 20;
/// Values outside the window are told only after so long: before that they come in crowds.
const QUIET_FOR: Duration = Duration::from_secs(3);
/// How much worse a move of the opening may be with `USI_OwnBook`, and until which ply.
const BOOK: (i32, u32) = (15, 16);

impl Thought {
    /// Thinks on a thread of its own; tells and answers through `events`.
    pub(super) fn start(self, stop: Stop, events: SyncSender<Event>) -> io::Result<JoinHandle<()>> {
        Builder::new().stack_size(STACK).spawn(move || {
            let mut tell = |line: String| {
                // Nobody listens after `quit`.
                let _heard = events.send(Event::Told(line));
            };
            let answer = match self {
                Thought::Game(thought) => thought.choose(&stop, &mut tell),
                Thought::Mate {
                    board,
                    budget,
                    megabytes,
                } => Answer::Line(checkmate(&board, &budget, megabytes, &stop)),
                Thought::Perft { board, depth } => perft(board, depth, &stop, &mut tell),
            };
            let _heard = events.send(Event::Answered(answer));
        })
    }
}

impl GameThought {
    fn choose(&self, stop: &Stop, tell: &mut dyn FnMut(String)) -> Answer {
        let board = &self.position.board;
        let options = &self.options;
        let mut list = MoveList::new();
        board.generate(Stage::All, options.all_moves, &mut list);
        let all = list.to_vec();
        let mut allowed = all.clone();
        allowed.retain(|action| self.wanted.is_empty() || self.wanted.contains(action));
        if allowed.is_empty() {
            // Declined promotions may be asked for by name.
            allowed = board.moves();
            allowed.retain(|action| self.wanted.contains(action));
        }
        if allowed.is_empty() {
            allowed = all;
        }
        let me = board.side();
        let mut draw = [0; 2];
        draw[me.index()] = options.draw_value[me.index()];
        draw[me.other().index()] = -draw[me.index()];
        let mut skill = skill(options.skill_level);
        if options.own_book && self.position.ply < BOOK.1 {
            skill.variety[0] = skill.variety[0].max(BOOK.0);
        }
        let moves_left = (options.max_moves_to_draw > 0)
            .then(|| options.max_moves_to_draw.saturating_sub(self.position.ply));
        let question = Question {
            board,
            path: &self.position.path,
            terms: Terms {
                entering: options.entering(self.position.credit),
                moves_left,
                draw,
                sight: skill.vision,
            },
            allowed: &allowed,
            may_declare: self.wanted.is_empty(),
            ply: self.position.ply,
            budget: self.budget,
            soft: self.soft,
            skill,
            lines: options.multi_pv,
            threads: options.threads,
            seed: board.key(),
            table: &self.table,
            stop,
        };
        let several = options.multi_pv > 1;
        let decision = decide(&question, &mut |progress| {
            if progress.bound == Bound::Exact || progress.elapsed > QUIET_FOR {
                tell(info(&progress, several));
            }
        });
        match decision {
            None => Answer::Line("bestmove resign".to_owned()),
            Some(decision) => Answer::Best {
                action: match decision.action {
                    Action::Declare => "win".to_owned(),
                    Action::Move(action) => action.to_string(),
                },
                ponder: decision.line.get(1).copied(),
                value: decision.value,
            },
        }
    }
}

/// The line `info ...` of a report.
fn info(progress: &Progress<'_>, several: bool) -> String {
    let mut line = format!(
        "info depth {} seldepth {}",
        progress.depth, progress.deepest
    );
    // Writing to a text does not fail.
    if several {
        let _ok = write!(line, " multipv {}", progress.number + 1);
    }
    let _ok = write!(line, " score {}", score(progress.line.value));
    match progress.bound {
        Bound::Exact => {}
        Bound::Lower => line.push_str(" lowerbound"),
        Bound::Upper => line.push_str(" upperbound"),
    }
    let micros = progress.elapsed.as_micros().max(1);
    let _ok = write!(
        line,
        " nodes {} nps {} hashfull {} time {} pv",
        progress.nodes,
        u128::from(progress.nodes) * 1_000_000 / micros,
        progress.table_use,
        progress.elapsed.as_millis(),
    );
    for action in &progress.line.moves {
        let _ok = write!(line, " {action}");
    }
    line
}

/// A value, seen from the engine's side.
fn score(value: i32) -> String {
    if value >= PROVED {
        format!("mate {}", MATE - value)
    } else if value <= -PROVED {
        format!("mate -{}", MATE + value)
    } else {
        format!("cp {value}")
    }
}

fn checkmate(board: &Board, budget: &Budget, megabytes: usize, stop: &Stop) -> String {
    match solve(board, budget, megabytes, stop) {
        Solution::Mate(mate) => {
            let moves: String = mate
                .line
                .iter()
                .map(|action| format!(" {action}"))
                .collect();
            format!("checkmate{moves}")
        }
        Solution::NoMate => "checkmate nomate".to_owned(),
        Solution::Unsolved => "checkmate timeout".to_owned(),
    }
}

/// Counts sequences of moves, by their first.
fn perft(mut board: Board, depth: u32, stop: &Stop, tell: &mut dyn FnMut(String)) -> Answer {
    if depth == 0 {
        return Answer::Line("info string perft 0: 1".to_owned());
    }
    let mut sum = 0;
    for action in board.moves() {
        let undo = board.play(action);
        let nodes = count(&mut board, depth - 1, stop);
        board.undo(action, undo);
        if stop.is_set() {
            return Answer::Line(format!("info string perft {depth}: stopped"));
        }
        tell(format!("info string {action}: {nodes}"));
        sum += nodes;
    }
    Answer::Line(format!("info string perft {depth}: {sum}"))
}

/// Counts sequences of moves; what it has when it is told to stop means nothing.
fn count(board: &mut Board, depth: u32, stop: &Stop) -> u64 {
    if depth <= 2 {
        return board.perft(depth);
    }
    let mut sum = 0;
    for action in board.moves() {
        if stop.is_set() {
            break;
        }
        let undo = board.play(action);
        sum += count(board, depth - 1, stop);
        board.undo(action, undo);
    }
    sum
}
