//! A conversation: what was set up, what is being thought about.

use super::command::{self, Clock, Command, Go};
use super::options::{NEVER, Options};
use super::thought::{Answer, GameThought, Thought};
use super::time::share;
use super::{Event, Heard};
use crate::search::Path;
use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};
use yonban_search::{Budget, Stop, TranspositionTable};
use yonban_shogi::{Board, Color, Kind, Move, Strictness};

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
    let in_hand: u8 = Color::BOTH
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
    /// The game is over and nobody has asked for the answer: it waits for a `stop` that may still come,
    /// and is forgotten with the next thing to do.
    dropped: bool,
    /// Whose clock it goes by, and how far the game is, once the expected move is made.
    turn: Option<(Color, u32)>,
    /// The clocks that it goes by then.
    clock: Option<Clock>,
}

/// One side of the conversation.
pub(super) struct Session<W> {
    output: W,
    events: SyncSender<Event>,
    options: Options,
    table: Arc<TranspositionTable>,
    /// The size that the table has; 0 before it was made.
    table_size: usize,
    /// None after one that was refused.
    position: Option<Position>,
    thinking: Option<Thinking>,
    /// What was heard while a search came to its end, and is to be acted on next.
    kept: VecDeque<Event>,
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
            position: Some(Position::start()),
            thinking: None,
            kept: VecDeque::new(),
            worker: None,
        }
    }

    /// Talks until `quit`, or until the input has ended and the last question is answered.
    pub(super) fn talk(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        let mut ended = false;
        while !(ended && self.thinking.is_none()) {
            let until = self.thinking.as_ref().and_then(|thinking| thinking.until);
            let event = match (self.kept.pop_front(), until) {
                (Some(event), _) => Ok(event),
                (None, None) => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
                (None, Some(until)) => {
                    events.recv_timeout(until.saturating_duration_since(Instant::now()))
                }
            };
            match event {
                Ok(Event::Heard(heard)) => {
                    if self.hear(&heard, events)? {
                        break;
                    }
                }
                Ok(Event::Told(line)) => self.told(&line)?,
                Ok(Event::Answered(answer)) => self.answered(answer)?,
                Ok(Event::Ended) => {
                    ended = true;
                    // Nobody will say `stop` any more.
                    match &self.thinking {
                        Some(thinking) if thinking.dropped => break,
                        Some(thinking) if thinking.waits => self.stop()?,
                        _ => {}
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

    /// A search has something to say.
    fn told(&mut self, line: &str) -> io::Result<()> {
        match &self.thinking {
            Some(thinking) if !thinking.dropped => self.say(line),
            _ => Ok(()),
        }
    }

    /// Waits for a search that was told to stop: what is asked next begins after it, with its answer
    /// given if one is owed. Lines of the GUI are kept for later.
    fn settle(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        loop {
            match &self.thinking {
                Some(thinking) if thinking.stop.is_set() => {}
                _ => return Ok(()),
            }
            if self.forget() {
                return Ok(());
            }
            match events.recv() {
                Ok(Event::Told(line)) => self.told(&line)?,
                Ok(Event::Answered(answer)) => self.answered(answer)?,
                Ok(event @ (Event::Heard(_) | Event::Ended)) => self.kept.push_back(event),
                // Cannot be: the session itself could still say something.
                Err(_) => return Ok(()),
            }
        }
    }

    /// Forgets a dropped search that has ended; whether there was one.
    fn forget(&mut self) -> bool {
        let is_over = self
            .thinking
            .as_ref()
            .is_some_and(|thinking| thinking.dropped && thinking.answer.is_some());
        if is_over {
            self.thinking = None;
        }
        is_over
    }

    /// Acts on a line; true for `quit`.
    fn hear(&mut self, heard: &Heard, events: &Receiver<Event>) -> io::Result<bool> {
        let Some(command) = command::read(&heard.line) else {
            return Ok(false);
        };
        match &command {
            Command::IsReady | Command::NewGame => self.settle(events)?,
            Command::Go(_) | Command::GoMate(_) | Command::Perft(_) => {
                self.settle(events)?;
                if self.thinking.is_some() {
                    self.say("info string still thinking: say stop first")?;
                    return Ok(false);
                }
            }
            _ => {}
        }
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
                let Some(position) = &self.position else {
                    self.no_position()?;
                    self.say("checkmate timeout")?;
                    return Ok(false);
                };
                let thought = Thought::Mate {
                    board: position.board.clone(),
                    budget,
                    megabytes: self.options.hash,
                };
                self.think(thought, false, None)?;
            }
            Command::Perft(depth) => {
                let Some(position) = &self.position else {
                    self.no_position()?;
                    return Ok(false);
                };
                let board = position.board.clone();
                self.think(Thought::Perft { board, depth }, false, None)?;
            }
            Command::Stop => self.stop()?,
            Command::PonderHit(clock) => self.ponder_hit(&clock, heard.at)?,
            Command::GameOver => {
                if let Some(thinking) = &mut self.thinking {
                    // An answer that is owed is still given.
                    thinking.dropped = thinking.waits;
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

    /// Says that there is nothing to think about.
    fn no_position(&mut self) -> io::Result<()> {
        self.say("info string no position: the last one was refused")
    }

    /// Sets up a position. One that cannot be read, or holds an illegal move, leaves none: an answer
    /// for any other would be one for the wrong game.
    fn set_position(&mut self, start: &str, moves: &[String]) -> io::Result<()> {
        self.position = None;
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
                return self.say(&format!("info string not a legal move: {text}"));
            };
            position.board.play(action);
            position.path.push(&position.board);
            position.ply = position.ply.saturating_add(1);
        }
        position.path.settle();
        self.position = Some(position);
        Ok(())
    }

    fn go(&mut self, go: &Go, at: Instant) -> io::Result<()> {
        let waits = go.ponder || go.infinite;
        let Some(position) = self.position.clone() else {
            self.no_position()?;
            self.thinking = Some(Thinking {
                stop: Stop::new(),
                waits,
                answer: None,
                until: None,
                dropped: false,
                turn: None,
                clock: None,
            });
            return self.answered(Answer::Line("bestmove resign".to_owned()));
        };
        let side = position.board.side();
        let mut soft = None;
        let mut time = go.move_time;
        if !waits && go.clock.is_set() {
            let share = share(&go.clock, side, position.ply, &self.options);
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
        self.make_ready();
        self.table.new_generation();
        let thought = Thought::Game(Box::new(GameThought {
            position,
            options: self.options.clone(),
            table: Arc::clone(&self.table),
            wanted: go.moves.clone(),
            budget,
            soft,
        }));
        self.think(thought, waits, go.ponder.then_some(go.clock))
    }

    /// Starts a thought; nothing else is being thought about.
    fn think(&mut self, thought: Thought, waits: bool, clock: Option<Clock>) -> io::Result<()> {
        if let Some(worker) = self.worker.take() {
            // It has answered: nothing is left to wait for.
            let _ended = worker.join();
        }
        let stop = Stop::new();
        match thought.start(stop.clone(), self.events.clone()) {
            Ok(worker) => {
                let turn = self.position.as_ref();
                self.worker = Some(worker);
                self.thinking = Some(Thinking {
                    stop,
                    waits,
                    answer: None,
                    until: None,
                    dropped: false,
                    turn: turn.map(|position| (position.board.side(), position.ply)),
                    clock,
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
        thinking.dropped = false;
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
        thinking.dropped = false;
        if let Some(answer) = thinking.answer.take() {
            return self.answered(answer);
        }
        let known = if clock.is_set() {
            Some(*clock)
        } else {
            thinking.clock.filter(Clock::is_set)
        };
        match known.zip(thinking.turn) {
            Some((clock, (side, ply))) => {
                let share = share(&clock, side, ply, &self.options);
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
        if thinking.waits {
            thinking.answer = Some(answer);
            return Ok(());
        }
        self.thinking = None;
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
