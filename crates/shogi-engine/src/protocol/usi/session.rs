//! A conversation: what was set up, what is being thought about.

use super::command::{self, Clock, Command, Go};
use super::options::{NEVER, Options};
use super::thought::{Answer, Thought};
use super::time::share;
use super::{Event, Heard};
use crate::search::Path;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};
use yonban_search::{Budget, Stop, TranspositionTable};
use yonban_shogi::{Board, Kind, Move, Strictness};

/// The position under discussion.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) board: Board,
    pub(super) path: Path,
    /// Plies of the game, by the number of the position text.
    pub(super) ply: u32,
    /// What the start lacks of 54 points: White's credit at an impasse.
    pub(super) credit: u8,
}

impl Position {
    pub(super) fn start() -> Self {
        Position::of(Board::start(), 1)
    }

    fn of(board: Board, number: u32) -> Self {
        Position {
            path: Path::new(&board),
            ply: number.saturating_sub(1),
            credit: credit(&board),
            board,
        }
    }
}

/// What the pieces of a position lack of a full set of 54 points.
fn credit(board: &Board) -> u8 {
    let worth = |kind: Kind| match kind.base() {
        Kind::Rook | Kind::Bishop => 5,
        Kind::King => 0,
        _ => 1_u8,
    };
    let on_board: u8 = board.pieces().map(|(_, piece)| worth(piece.kind)).sum();
    let in_hand: u8 = yonban_shogi::Color::BOTH
        .into_iter()
        .flat_map(|color| board.hand(color).iter().collect::<Vec<_>>())
        .map(|(kind, count)| count * worth(kind))
        .sum();
    54_u8.saturating_sub(on_board + in_hand)
}

/// A search under way.
struct Thinking {
    stop: Stop,
    /// No answer before `stop` or `ponderhit`.
    waits: bool,
    /// What was answered while it waits.
    answer: Option<Answer>,
    /// When to stop it.
    until: Option<Instant>,
    /// Nobody wants to know any more.
    dropped: bool,
}

/// One side of the conversation.
pub(super) struct Session<W> {
    output: W,
    events: SyncSender<Event>,
    options: Options,
    table: Arc<TranspositionTable>,
    /// The size that the table has; 0 before it was made.
    table_size: usize,
    position: Position,
    thinking: Option<Thinking>,
    /// The clocks that a pondering search goes by once its move is made.
    ponder_clock: Option<Clock>,
    /// The search thread, to be waited for.
    worker: Option<std::thread::JoinHandle<()>>,
}

/// The smallest table, until `isready` makes the real one.
fn no_table() -> Arc<TranspositionTable> {
    Arc::new(TranspositionTable::with_megabytes(0))
}

impl<W: Write> Session<W> {
    pub(super) fn new(output: W, events: SyncSender<Event>) -> Self {
        Session {
            output,
            events,
            options: Options::default(),
            table: no_table(),
            table_size: 0,
            position: Position::start(),
            thinking: None,
            ponder_clock: None,
            worker: None,
        }
    }

    /// Talks until `quit`, or until the input has ended and the last question is answered.
    pub(super) fn talk(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        let mut ended = false;
        while !(ended && self.thinking.is_none()) {
            let event = match self.thinking.as_ref().and_then(|thinking| thinking.until) {
                None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(until) => events.recv_timeout(until.saturating_duration_since(Instant::now())),
            };
            match event {
                Ok(Event::Heard(heard)) => {
                    if self.hear(&heard)? {
                        break;
                    }
                }
                Ok(Event::Told(line)) => {
                    if self.thinking.as_ref().is_some_and(|t| !t.dropped) {
                        self.say(&line)?;
                    }
                }
                Ok(Event::Answered(answer)) => self.answered(answer)?,
                Ok(Event::Ended) => {
                    ended = true;
                    // Nobody will say `stop` any more.
                    if self
                        .thinking
                        .as_ref()
                        .is_some_and(|thinking| thinking.waits)
                    {
                        self.stop()?;
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(thinking) = &mut self.thinking {
                        thinking.until = None;
                        thinking.stop.set();
                    }
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.leave();
        Ok(())
    }

    /// Ends whatever is going on.
    fn leave(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.stop.set();
        }
    }

    /// The search thread, to be joined once nobody listens any more.
    pub(super) fn into_worker(self) -> Option<std::thread::JoinHandle<()>> {
        self.worker
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    /// Acts on a line; true for `quit`.
    fn hear(&mut self, heard: &Heard) -> io::Result<bool> {
        let Some(command) = command::read(&heard.line) else {
            return Ok(false);
        };
        match command {
            Command::Usi => self.introduce()?,
            Command::IsReady => {
                if self.thinking.is_none() {
                    self.make_ready();
                }
                self.say("readyok")?;
            }
            Command::SetOption { name, value } => {
                if !self.options.set(&name, value.as_deref().unwrap_or("")) {
                    self.say(&format!("info string no option {name} with this value"))?;
                }
            }
            Command::NewGame => {
                if self.thinking.is_none() {
                    self.table.clear();
                }
            }
            Command::Position { start, moves } => self.set_position(&start, &moves)?,
            Command::Go(go) => self.go(&go, heard.at)?,
            Command::GoMate(time) => {
                let budget = Budget {
                    time: time.map(|time| time.saturating_sub(heard.at.elapsed())),
                    nodes: None,
                    depth: None,
                };
                self.think(false, None, |position, options, _| Thought::Mate {
                    board: position.board.clone(),
                    budget,
                    megabytes: options.hash,
                })?;
            }
            Command::Perft(depth) => {
                self.think(false, None, |position, _, _| Thought::Perft {
                    board: position.board.clone(),
                    depth,
                })?;
            }
            Command::Stop => self.stop()?,
            Command::PonderHit(clock) => self.ponder_hit(&clock, heard.at)?,
            Command::GameOver => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.dropped = true;
                    thinking.stop.set();
                }
            }
            Command::Quit => return Ok(true),
        }
        Ok(false)
    }

    fn introduce(&mut self) -> io::Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        self.say(&format!("id name Yonban shogi {version}"))?;
        self.say("id author The Yonban contributors")?;
        for line in Options::lines() {
            self.say(&line)?;
        }
        self.say("usiok")
    }

    /// Makes the table that the options ask for.
    fn make_ready(&mut self) {
        if self.table_size != self.options.hash {
            // First the old one goes, so that both are never there.
            self.table = no_table();
            self.table = Arc::new(TranspositionTable::with_megabytes(self.options.hash));
            self.table_size = self.options.hash;
        }
    }

    /// Sets up a position, as far as its moves are legal.
    fn set_position(&mut self, start: &str, moves: &[String]) -> io::Result<()> {
        let (board, number) = match Board::from_sfen(start, Strictness::Problem) {
            Ok(position) => position,
            Err(error) => return self.say(&format!("info string no position: {error}")),
        };
        let mut position = Position::of(board, number);
        for text in moves {
            let legal = text
                .parse::<Move>()
                .ok()
                .filter(|&action| position.board.is_legal(action));
            let Some(action) = legal else {
                self.say(&format!("info string not a legal move: {text}"))?;
                break;
            };
            position.board.play(action);
            position.path.push(&position.board);
            position.ply = position.ply.saturating_add(1);
        }
        position.path.settle();
        self.position = position;
        Ok(())
    }

    fn go(&mut self, go: &Go, at: Instant) -> io::Result<()> {
        let side = self.position.board.side();
        let waits = go.ponder || go.infinite;
        let mut soft = None;
        let mut time = go.move_time;
        if !waits && go.clock.is_set() {
            let share = share(&go.clock, side, self.position.ply, &self.options);
            soft = Some(share.soft);
            time = Some(time.map_or(share.hard, |time| time.min(share.hard)));
        }
        let limited = time.is_some() || go.depth.is_some() || go.nodes.is_some();
        if !limited && !waits {
            // A bare `go`.
            time = Some(Duration::from_secs(1));
        }
        let spent = at.elapsed();
        let budget = Budget {
            time: time.map(|time| time.saturating_sub(spent)),
            nodes: go.nodes,
            depth: go.depth,
        };
        let wanted = go.moves.clone();
        let ponder_clock = go.ponder.then_some(go.clock);
        self.make_ready();
        self.table.new_generation();
        self.think(waits, ponder_clock, move |position, options, table| {
            Thought::Game(Box::new(super::thought::GameThought {
                position: position.clone(),
                options: options.clone(),
                table: Arc::clone(table),
                wanted,
                budget,
                soft,
            }))
        })
    }

    /// Starts a thought.
    fn think(
        &mut self,
        waits: bool,
        clock: Option<Clock>,
        thought: impl FnOnce(&Position, &Options, &Arc<TranspositionTable>) -> Thought,
    ) -> io::Result<()> {
        if self.thinking.is_some() {
            return self.say("info string still thinking: say stop first");
        }
        if let Some(worker) = self.worker.take() {
            // It has answered: nothing is left to wait for.
            let _ended = worker.join();
        }
        let thought = thought(&self.position, &self.options, &self.table);
        let stop = Stop::new();
        self.ponder_clock = clock;
        match thought.start(stop.clone(), self.events.clone()) {
            Ok(worker) => {
                self.worker = Some(worker);
                self.thinking = Some(Thinking {
                    stop,
                    waits,
                    answer: None,
                    until: None,
                    dropped: false,
                });
                Ok(())
            }
            Err(error) => self.say(&format!("info string no thread: {error}")),
        }
    }

    fn stop(&mut self) -> io::Result<()> {
        let Some(thinking) = &mut self.thinking else {
            return Ok(());
        };
        thinking.stop.set();
        thinking.waits = false;
        match thinking.answer.take() {
            Some(answer) => self.answered(answer),
            None => Ok(()),
        }
    }

    /// The opponent made the expected move: now the clock runs.
    fn ponder_hit(&mut self, clock: &Clock, at: Instant) -> io::Result<()> {
        let Some(thinking) = &mut self.thinking else {
            return Ok(());
        };
        if !thinking.waits {
            return Ok(());
        }
        thinking.waits = false;
        if let Some(answer) = thinking.answer.take() {
            return self.answered(answer);
        }
        let known = if clock.is_set() {
            Some(*clock)
        } else {
            self.ponder_clock.filter(Clock::is_set)
        };
        let side = self.position.board.side();
        match known {
            Some(clock) => {
                let share = share(&clock, side, self.position.ply, &self.options);
                // What was thought on the opponent's time counts: the soft limit is enough.
                thinking.until = Some(at + share.soft);
            }
            // Nothing to go by: what has been found is the answer.
            None => thinking.stop.set(),
        }
        Ok(())
    }

    /// A thought has come to an end.
    fn answered(&mut self, answer: Answer) -> io::Result<()> {
        let Some(thinking) = &mut self.thinking else {
            return Ok(());
        };
        if thinking.waits && !thinking.dropped {
            thinking.answer = Some(answer);
            return Ok(());
        }
        let dropped = thinking.dropped;
        self.thinking = None;
        if dropped {
            return Ok(());
        }
        let resigns = self.options.resign_value;
        let line = match answer {
            Answer::Line(line) => line,
            Answer::Best { value, .. }
                if resigns < NEVER && value.is_some_and(|v| v <= -resigns) =>
            {
                "bestmove resign".to_owned()
            }
            Answer::Best { action, ponder, .. } => match ponder {
                Some(ponder) => format!("bestmove {action} ponder {ponder}"),
                None => format!("bestmove {action}"),
            },
        };
        self.say(&line)
    }
}
