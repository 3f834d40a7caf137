//! The protocol of Gomocup (Piskvork), with a few words of the Yixin dialect.
//!
//! Source: plastovicka.github.io/protocl2en.htm. Points are `x,y` from 0 at the top left. Rules:
//! `INFO rule` 0 freestyle, 1 exactly five, 2 and 4 renju, 8 caro with six or more winning, 9 caro;
//! 5 and 6 (freestyle with a swap) count as freestyle, 17 is omok.
//!
//! Commands: START, RECTSTART (square boards), RESTART, BEGIN, TURN, PLAY, BOARD, TAKEBACK, INFO,
//! SWAP2BOARD, ABOUT, END; YXBOARD, YXSTOP and STOP, YXSHOWFORBID, YXHASHCLEAR. Anything else is
//! answered `UNKNOWN`. An empty line is skipped.

use crate::{GomokuEngine, Options};
use std::io::{self, BufRead, Write};
use std::sync::mpsc;
use std::time::Duration;
use yonban_gomoku::{Board, Color, Point, Preset, Rules, forbidden};
use yonban_rules::Seat;
use yonban_search::{Budget, Choice, Engine, Info, Level, Stop, Task, next_line};

/// Bytes of a line that are looked at.
const LONGEST: usize = 4_096;
/// Time kept back from each turn for the way to the manager.
const MARGIN: Duration = Duration::from_millis(30);
/// What a turn may take if nobody said.
const DEFAULT_TURN: Duration = Duration::from_secs(30);
/// Moves of ours that the rest of the game may take.
const MOVES_TO_GO: u32 = 25;

/// Speaks the protocol until END or the end of the input.
///
/// `input` is read by a thread of its own, so that STOP and END are heard while the engine thinks;
/// after END the function returns at once.
///
/// ```
/// let mut output = Vec::new();
/// yonban_gomoku_engine::protocol::gomocup::run(&b"START 15\nBEGIN\nEND\n"[..], &mut output)?;
/// assert_eq!(output, b"OK\r\n7,7\r\n");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// Those of the two streams.
pub fn run(input: impl BufRead + Send, output: impl Write) -> io::Result<()> {
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel(1_024);
        let reader = scope.spawn(move || read(input, &sender));
        let mut session = Session::new(output);
        let spoken = session.talk(&receiver);
        // A reader that still has something to say finds nobody listening, and ends.
        drop(receiver);
        match spoken {
            Ok(()) => reader.join().unwrap_or(Ok(())),
            Err(error) => Err(error),
        }
    })
}

/// A line, and the flag that stops the thinking it may cause.
struct Heard {
    line: String,
    stop: Stop,
}

fn read(mut input: impl BufRead, sender: &mpsc::SyncSender<Heard>) -> io::Result<()> {
    let mut last = Stop::new();
    while let Some(line) = next_line(&mut input, LONGEST)? {
        let word = line
            .split_whitespace()
            .next()
            .unwrap_or("")
            .to_ascii_uppercase();
        let is_end = word == "END";
        if is_end || word == "STOP" || word == "YXSTOP" {
            last.set();
        }
        let stop = Stop::new();
        last = stop.clone();
        if sender.send(Heard { line, stop }).is_err() || is_end {
            break;
        }
    }
    Ok(())
}

/// Why a command is not carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum Refusal {
    #[error("boards have 13 to 22 lines")]
    Size,
    #[error("only square boards")]
    Square,
    #[error("renju is played on 15 lines")]
    RenjuSize,
    #[error("START first")]
    NotStarted,
    #[error("a point is x,y")]
    Syntax,
    #[error("point {0},{1} is off the board")]
    OffBoard(u32, u32),
    #[error("point {0},{1} holds a stone")]
    Occupied(u32, u32),
    #[error("point {0},{1} holds no stone")]
    Empty(u32, u32),
    #[error("blocked points are not supported")]
    Blocked,
    #[error("swap2 knows 0, 3 or 5 stones")]
    Swap2,
    #[error("the game is over")]
    Over,
    #[error("{0}")]
    Engine(#[from] yonban_search::EngineError),
}

/// Whose stone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Owner {
    Own,
    Opponent,
}

/// What the stones of a block are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// The position to think about.
    Think,
    /// The position, without thinking.
    SetUp,
    /// A step of swap2; the lines name no owner.
    Swap2,
}

/// A command that goes on until DONE: its stones so far, and the first thing wrong with them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Block {
    purpose: Purpose,
    stones: Vec<(Point, Owner)>,
    wrong: Option<Refusal>,
}

impl Block {
    fn new(purpose: Purpose) -> Self {
        Block {
            purpose,
            stones: Vec::new(),
            wrong: None,
        }
    }
}

struct Session<W> {
    output: W,
    engine: GomokuEngine,
    size: u8,
    stones: Vec<(Point, Owner)>,
    rule: u32,
    turn: Option<Duration>,
    left: Option<Duration>,
    nodes: Option<u64>,
    depth: Option<u32>,
    level: Level,
    /// A command that goes on until DONE.
    block: Option<Block>,
}

impl<W: Write> Session<W> {
    fn new(output: W) -> Self {
        Session {
            output,
            engine: GomokuEngine::new(Options::default()),
            size: 0,
            stones: Vec::new(),
            rule: 0,
            turn: Some(DEFAULT_TURN),
            left: None,
            nodes: None,
            depth: None,
            level: Level::FULL,
            block: None,
        }
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())?;
        self.output.write_all(b"\r\n")?;
        self.output.flush()
    }

    fn talk(&mut self, receiver: &mpsc::Receiver<Heard>) -> io::Result<()> {
        while let Ok(Heard { line, stop }) = receiver.recv() {
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            let word = word.to_ascii_uppercase();
            if word == "END" {
                break;
            }
            if let Some(block) = self.block.take() {
                self.go_on(block, &line, &stop)?;
                continue;
            }
            match self.obey(&word, rest.trim(), &stop) {
                Ok(Some(answer)) => self.say(&answer)?,
                Ok(None) => {}
                Err(refusal) => self.say(&format!("ERROR {refusal}"))?,
            }
        }
        Ok(())
    }

    /// A line of BOARD or SWAP2BOARD.
    fn go_on(&mut self, mut block: Block, line: &str, stop: &Stop) -> io::Result<()> {
        if !line.eq_ignore_ascii_case("done") {
            if !line.is_empty() && block.wrong.is_none() {
                match self.stone(line, &block) {
                    Ok(stone) => block.stones.push(stone),
                    Err(refusal) => block.wrong = Some(refusal),
                }
            }
            self.block = Some(block);
            return Ok(());
        }
        let answer = match (block.wrong, block.purpose) {
            (Some(refusal), _) => Err(refusal),
            (None, Purpose::Swap2) => self.swap2(&block.stones, stop).map(Some),
            (None, Purpose::SetUp) => {
                self.stones = block.stones;
                Ok(None)
            }
            (None, Purpose::Think) => {
                self.stones = block.stones;
                self.think(stop).map(Some)
            }
        };
        match answer {
            Ok(Some(text)) => self.say(&text),
            Ok(None) => Ok(()),
            Err(refusal) => self.say(&format!("ERROR {refusal}")),
        }
    }

    fn stone(&self, line: &str, block: &Block) -> Result<(Point, Owner), Refusal> {
        let mut fields = line.split(',').map(str::trim);
        let (Some(x), Some(y)) = (fields.next(), fields.next()) else {
            return Err(Refusal::Syntax);
        };
        let owner = match (block.purpose, fields.next()) {
            (Purpose::Swap2, _) => Owner::Own,
            (_, Some("1")) => Owner::Own,
            (_, Some("2")) => Owner::Opponent,
            (_, Some("3")) => return Err(Refusal::Blocked),
            _ => return Err(Refusal::Syntax),
        };
        let point = self.free_point(x, y, &block.stones)?;
        Ok((point, owner))
    }

    fn free_point(&self, x: &str, y: &str, stones: &[(Point, Owner)]) -> Result<Point, Refusal> {
        let (x, y) = numbers(x, y)?;
        let point = self.point(x, y)?;
        if stones.iter().any(|&(taken, _)| taken == point) {
            return Err(Refusal::Occupied(x, y));
        }
        Ok(point)
    }

    fn point(&self, x: u32, y: u32) -> Result<Point, Refusal> {
        let size = u32::from(self.size);
        if x >= size || y >= size {
            return Err(Refusal::OffBoard(x, y));
        }
        let coordinate = |n: u32| u8::try_from(n).map_err(|_| Refusal::OffBoard(x, y));
        Ok(Point::new(coordinate(x)?, coordinate(size - 1 - y)?))
    }

    fn text(&self, point: Point) -> String {
        format!("{},{}", point.file(), self.size - 1 - point.rank())
    }

    /// One command of a single line. `Ok(None)`: nothing to say.
    fn obey(&mut self, word: &str, rest: &str, stop: &Stop) -> Result<Option<String>, Refusal> {
        let ok = Ok(Some("OK".to_owned()));
        match word {
            "" => Ok(None),
            "START" => {
                self.start(rest)?;
                ok
            }
            "RECTSTART" => {
                let (w, h) = rest.split_once(',').ok_or(Refusal::Syntax)?;
                if w.trim() != h.trim() {
                    return Err(Refusal::Square);
                }
                self.start(w.trim())?;
                ok
            }
            "RESTART" => {
                self.started()?;
                self.stones.clear();
                ok
            }
            "BEGIN" => {
                self.started()?;
                self.think(stop).map(Some)
            }
            "TURN" => {
                self.add(rest, Owner::Opponent)?;
                self.think(stop).map(Some)
            }
            "PLAY" => {
                let point = self.add(rest, Owner::Own)?;
                Ok(Some(self.text(point)))
            }
            "TAKEBACK" => {
                self.started()?;
                let (x, y) = rest.split_once(',').ok_or(Refusal::Syntax)?;
                let (x, y) = numbers(x, y)?;
                let point = self.point(x, y)?;
                let at = self.stones.iter().rposition(|&(stone, _)| stone == point);
                self.stones.remove(at.ok_or(Refusal::Empty(x, y))?);
                ok
            }
            "BOARD" | "YXBOARD" => {
                self.started()?;
                let purpose = if word == "BOARD" {
                    Purpose::Think
                } else {
                    Purpose::SetUp
                };
                self.block = Some(Block::new(purpose));
                Ok(None)
            }
            "SWAP2BOARD" => {
                self.started()?;
                self.block = Some(Block::new(Purpose::Swap2));
                Ok(None)
            }
            "INFO" => {
                self.info(rest);
                Ok(None)
            }
            "ABOUT" => Ok(Some(format!(
                "name=\"Yonban\", version=\"{}\", author=\"The Yonban contributors\", \
                 country=\"-\"",
                env!("CARGO_PKG_VERSION")
            ))),
            "YXSHOWFORBID" => {
                self.started()?;
                Ok(Some(self.forbidden()))
            }
            "YXHASHCLEAR" => {
                self.engine.clear();
                Ok(None)
            }
            // Heard by the reader already, which set the flag of the command before.
            "STOP" | "YXSTOP" => Ok(None),
            _ => Ok(Some("UNKNOWN command".to_owned())),
        }
    }

    fn started(&self) -> Result<(), Refusal> {
        if self.size == 0 {
            return Err(Refusal::NotStarted);
        }
        Ok(())
    }

    fn start(&mut self, text: &str) -> Result<(), Refusal> {
        let size: u8 = text.parse().map_err(|_| Refusal::Size)?;
        if !(yonban_gomoku::MIN_SIZE..=yonban_gomoku::MAX_SIZE).contains(&size) {
            return Err(Refusal::Size);
        }
        self.size = size;
        self.stones.clear();
        Ok(())
    }

    fn add(&mut self, text: &str, owner: Owner) -> Result<Point, Refusal> {
        self.started()?;
        let (x, y) = text.split_once(',').ok_or(Refusal::Syntax)?;
        let point = self.free_point(x, y, &self.stones)?;
        self.stones.push((point, owner));
        Ok(point)
    }

    /// INFO never fails and is never answered; what is not understood is left as it was.
    fn info(&mut self, rest: &str) {
        let Some((key, value)) = rest.split_once(char::is_whitespace) else {
            return;
        };
        let Ok(number) = value.trim().parse::<i64>() else {
            return;
        };
        let millis = Duration::from_millis(u64::try_from(number).unwrap_or(0));
        match key.to_ascii_lowercase().as_str() {
            "timeout_turn" => self.turn = Some(millis),
            "timeout_match" if number == 0 => self.left = None,
            "timeout_match" => self.left = Some(millis),
            "time_left" if number == i64::from(i32::MAX) => self.left = None,
            "time_left" => self.left = Some(millis),
            "max_memory" if number > 0 => self.resize(number / 4),
            "hash_size" if number > 0 => self.resize(number.saturating_mul(1_024)),
            "max_node" => self.nodes = u64::try_from(number).ok().filter(|&n| n > 0),
            "max_depth" => self.depth = u32::try_from(number).ok().filter(|&n| n > 0),
            "strength" => {
                let level = 1 + number.clamp(0, 100) * 9 / 100;
                let level = u8::try_from(level).ok().and_then(Level::new);
                self.level = level.unwrap_or(Level::FULL);
            }
            "rule" => self.rule = u32::try_from(number).unwrap_or(0),
            _ => {}
        }
    }

    /// A table of about so many bytes, from 1 MiB to 256 MiB.
    fn resize(&mut self, bytes: i64) {
        let megabytes = (bytes >> 20).clamp(1, 256);
        self.engine = GomokuEngine::new(Options {
            hash_megabytes: usize::try_from(megabytes).unwrap_or(1),
            ..Options::default()
        });
    }

    fn rules(&self) -> Result<String, Refusal> {
        let size = self.size;
        Ok(match self.rule {
            1 => format!("standard,size={size}"),
            2 | 4 if size == 15 => "renju,pass=no".to_owned(),
            2 | 4 => return Err(Refusal::RenjuSize),
            8 => format!("caro,size={size},five=more"),
            9 => format!("caro,size={size}"),
            17 => format!("omok,size={size}"),
            _ => format!("freestyle,size={size}"),
        })
    }

    fn budget(&self) -> Budget {
        let turn = self.turn.unwrap_or(DEFAULT_TURN).saturating_sub(MARGIN);
        let mut budget = match self.left {
            None => Budget::time(turn),
            Some(left) => Budget::from_clock(
                left.saturating_sub(MARGIN),
                Duration::ZERO,
                Some(turn),
                MOVES_TO_GO,
            ),
        };
        budget.nodes = self.nodes;
        budget.depth = self.depth;
        budget
    }

    /// The color of the side to move: Black after an even number of stones. It is ours.
    fn color(&self) -> Color {
        Color::BOTH[self.stones.len() % 2]
    }

    fn board(&self) -> Board {
        let mut board = Board::new(self.size);
        for &(point, owner) in &self.stones {
            let color = match owner {
                Owner::Own => self.color(),
                Owner::Opponent => self.color().other(),
            };
            if board.is_empty_at(point) {
                board.place(color, point);
            }
        }
        board
    }

    /// The position text of the stones, with us to move.
    fn position(&self) -> String {
        let board = self.board();
        let mut text = String::new();
        for rank in (0..self.size).rev() {
            let mut empty = 0;
            for file in 0..self.size {
                let Some(color) = board.get(Point::new(file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push(if color == Color::Black { 'B' } else { 'W' });
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            text.push(if rank == 0 { ' ' } else { '/' });
        }
        text.push(if self.color() == Color::Black {
            'b'
        } else {
            'w'
        });
        text
    }

    fn think(&mut self, stop: &Stop) -> Result<String, Refusal> {
        let board = self.board();
        let Some(free) = board.empty_points().next() else {
            return Err(Refusal::Over);
        };
        let mut task = Task::new(self.rules()?, Seat::A).with_budget(self.budget());
        task.level = self.level;
        // A set-up position gives seat a Black.
        task.seat = [Seat::A, Seat::B][self.color().index()];
        if !self.stones.is_empty() {
            task.start = Some(self.position());
        }
        let answer = self.ask(&task, stop)?;
        // This protocol knows neither passes nor resignation: a losing stone is as good.
        let point = match &answer {
            Choice::Play(text) => text.parse().unwrap_or(free),
            Choice::Resign => free,
        };
        self.stones.push((point, Owner::Own));
        Ok(self.text(point))
    }

    fn ask(&mut self, task: &Task, stop: &Stop) -> Result<Choice, Refusal> {
        let mut lines = Vec::new();
        let mut tell = |info: Info| lines.push(info);
        let answer = self.engine.think(task, &mut tell, stop)?;
        if let Some(info) = lines.pop() {
            let message = format!(
                "MESSAGE depth {} value {} nodes {} speed {} line {}",
                info.depth,
                info.value,
                info.nodes,
                info.nps,
                info.line.join(" ")
            );
            // A message that cannot be delivered is no reason to lose the answer.
            self.say(&message).unwrap_or(());
        }
        Ok(answer.choice)
    }

    fn swap2(&mut self, stones: &[(Point, Owner)], stop: &Stop) -> Result<String, Refusal> {
        let five = if matches!(self.rule, 1 | 9) {
            "exact"
        } else {
            "more"
        };
        let rules: Rules = format!("swap2,size={},five={five}", self.size)
            .parse()
            .unwrap_or(Rules::from(Preset::Swap2));
        let mut task = Task::new(rules.to_string(), Seat::A).with_budget(self.budget());
        task.level = self.level;
        task.actions = stones.iter().map(|(point, _)| point.to_string()).collect();
        self.stones.clear();
        match stones.len() {
            0 => self.several(&mut task, 3, stop),
            3 => {
                task.seat = Seat::B;
                self.choose(&mut task, stop)
            }
            5 => {
                task.actions.insert(3, "more".to_owned());
                self.choose(&mut task, stop)
            }
            _ => Err(Refusal::Swap2),
        }
    }

    /// Chooses a color; as White with a stone, after `more` with two.
    fn choose(&mut self, task: &mut Task, stop: &Stop) -> Result<String, Refusal> {
        let Choice::Play(choice) = self.ask(task, stop)? else {
            return Err(Refusal::Over);
        };
        task.actions.push(choice.clone());
        match choice.as_str() {
            "black" => Ok("SWAP".to_owned()),
            "more" => self.several(task, 2, stop),
            _ => self.several(task, 1, stop),
        }
    }

    fn several(&mut self, task: &mut Task, stones: usize, stop: &Stop) -> Result<String, Refusal> {
        let mut points = Vec::new();
        for _ in 0..stones {
            let Choice::Play(text) = self.ask(task, stop)? else {
                return Err(Refusal::Over);
            };
            let point: Point = text.parse().map_err(|_| Refusal::Syntax)?;
            points.push(self.text(point));
            task.actions.push(text);
        }
        Ok(points.join(" "))
    }

    /// The points forbidden to Black.
    fn forbidden(&self) -> String {
        let board = self.board();
        let mut text = "FORBID ".to_owned();
        if matches!(self.rule, 2 | 4) && self.size == 15 {
            for point in board.empty_points() {
                if forbidden::judge(&board, point).is_some() {
                    let y = self.size - 1 - point.rank();
                    text.push_str(&format!("{:02}{y:02}", point.file()));
                }
            }
        }
        text.push('.');
        text
    }
}

fn numbers(x: &str, y: &str) -> Result<(u32, u32), Refusal> {
    let number = |text: &str| text.trim().parse::<u32>().map_err(|_| Refusal::Syntax);
    Ok((number(x)?, number(y)?))
}
