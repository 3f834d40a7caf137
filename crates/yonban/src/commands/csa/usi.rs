//! Any engine that speaks USI, as a process of its own.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use yonban_csa::GameResult;
use yonban_rules::Game as _;
use yonban_search::Stop;
use yonban_shogi::{Action, Board, Color, Shogi};

use super::thinker::{Chosen, Mind, Question, Thought};
use super::usi_word;

/// How long an engine may take to introduce itself.
const USIOK: Duration = Duration::from_secs(30);
/// How long it may take to get ready: some load a large net first.
const READYOK: Duration = Duration::from_secs(120);
/// How much longer than its clock it may take before it is taken for dead.
const GRACE: Duration = Duration::from_secs(30);
/// How long it may take to answer `stop`.
const STOP: Duration = Duration::from_secs(10);
/// The longest line that is read of it, in bytes.
const MAX_LINE: usize = 65_536;
/// The score of a proved win.
const WIN: i32 = 30_000;

/// A running engine; told to quit when dropped.
pub(super) struct Usi {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    in_game: bool,
}

impl Usi {
    /// Starts `command` (words divided by blanks), and sets `NAME=VALUE` options.
    pub(super) fn start(command: &str, options: &[String], log: bool) -> Result<Usi> {
        let mut words = command.split_whitespace();
        let program = words.next().context("--engine names no program")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{program} cannot be started"))?;
        let input = child.stdin.take().context("the engine's input")?;
        let output = child.stdout.take().context("the engine's output")?;
        let (sender, lines) = mpsc::channel();
        std::thread::Builder::new()
            .name("usi".into())
            .spawn(move || {
                let mut output = BufReader::new(output);
                while let Ok(Some(line)) = next_line(&mut output) {
                    if log {
                        eprintln!("< {line}");
                    }
                    if sender.send(line).is_err() {
                        return;
                    }
                }
            })
            .context("a thread for the engine")?;
        let mut usi = Usi {
            child,
            input,
            lines,
            in_game: false,
        };
        usi.say("usi")?;
        usi.wait("usiok", USIOK)?;
        for option in options {
            match option.split_once('=') {
                Some((name, value)) => usi.say(&format!("setoption name {name} value {value}"))?,
                None => usi.say(&format!("setoption name {option}"))?,
            }
        }
        usi.ready()?;
        Ok(usi)
    }

    fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .context("the engine does not listen any more")
    }

    fn ready(&mut self) -> Result<()> {
        self.say("isready")?;
        self.wait("readyok", READYOK)
    }

    fn wait(&mut self, word: &str, patience: Duration) -> Result<()> {
        let until = Instant::now() + patience;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) if line == word => return Ok(()),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => bail!("the engine does not say {word}"),
                Err(RecvTimeoutError::Disconnected) => bail!("the engine is gone"),
            }
        }
    }
}

/// The next line of an engine, at most so long; `None` at its end.
fn next_line(output: &mut impl BufRead) -> std::io::Result<Option<String>> {
    yonban_search::next_line(output, MAX_LINE)
}

/// The position, as USI says it.
fn position(question: &Question) -> String {
    let start = match &question.start {
        Some(board) => board.clone(),
        None => Shogi::new(&question.rules).board().clone(),
    };
    let mut text = if start == Board::start() {
        "position startpos".to_owned()
    } else {
        format!("position sfen {}", start.to_sfen(1))
    };
    if !question.moves.is_empty() {
        text.push_str(" moves");
        for mv in &question.moves {
            text.push(' ');
            text.push_str(&mv.to_string());
        }
    }
    text
}

/// The clocks, as USI says them: what is left without the increment that is to come.
fn go(question: &Question) -> String {
    let clocks = &question.clocks;
    let [black, white] = Color::BOTH.map(|color| clocks.left(color));
    let [black_inc, white_inc] = Color::BOTH.map(|color| clocks.increment(color));
    let rest = if black_inc > 0 || white_inc > 0 {
        format!("binc {black_inc} winc {white_inc}")
    } else {
        format!("byoyomi {}", clocks.byoyomi(question.side))
    };
    format!("go btime {black} wtime {white} {rest}")
}

/// Score and line of an `info`.
fn info(line: &str) -> Option<(i32, Vec<String>)> {
    let mut words = line.strip_prefix("info ")?.split_whitespace();
    let (mut score, mut first) = (None, true);
    while let Some(word) = words.next() {
        match word {
            "string" => return None,
            "multipv" => first = words.next()? == "1",
            "score" => {
                let kind = words.next()?;
                let number = words.next()?;
                score = match kind {
                    "cp" => number.parse().ok(),
                    // `mate +` and `mate -` without a number exist.
                    "mate" if number.starts_with('-') => Some(-WIN),
                    "mate" => Some(WIN),
                    _ => None,
                };
            }
            "pv" => {
                let line = words.map(str::to_owned).collect();
                return score.filter(|_| first).map(|score| (score, line));
            }
            _ => {}
        }
    }
    None
}

impl Mind for Usi {
    fn think(&mut self, question: &Question, stop: &Stop) -> Result<Thought> {
        if !std::mem::replace(&mut self.in_game, true) {
            self.ready()?;
            self.say("usinewgame")?;
        }
        self.say(&position(question))?;
        self.say(&go(question))?;
        let allowed = Duration::from_millis(question.clocks.allowance(question.side));
        let mut until = Instant::now() + allowed + GRACE;
        let mut stopped = false;
        let (mut score, mut line) = (None, Vec::new());
        loop {
            if stop.is_set() && !std::mem::replace(&mut stopped, true) {
                self.say("stop")?;
                until = until.min(Instant::now() + STOP);
            }
            let said = match self.lines.recv_timeout(Duration::from_millis(20)) {
                Ok(said) => said,
                Err(RecvTimeoutError::Timeout) if Instant::now() < until => continue,
                Err(RecvTimeoutError::Timeout) => bail!("the engine does not answer"),
                Err(RecvTimeoutError::Disconnected) => bail!("the engine is gone"),
            };
            if let Some((found, moves)) = info(&said) {
                (score, line) = (Some(found), moves);
            }
            let Some(best) = said.strip_prefix("bestmove ") else {
                continue;
            };
            let best = best.split_whitespace().next().unwrap_or_default();
            let chosen = match best {
                "resign" => Chosen::Resign,
                "win" => Chosen::Action(Action::Declare),
                text => {
                    let action = text.parse::<Action>();
                    Chosen::Action(action.map_err(|_| anyhow!("the engine says {said:?}"))?)
                }
            };
            return Ok(Thought {
                chosen,
                score,
                line,
            });
        }
    }

    fn over(&mut self, result: GameResult) {
        self.in_game = false;
        // An engine that is gone is noticed at the next question.
        if let Err(error) = self.say(&format!("gameover {}", usi_word(result))) {
            eprintln!("{error:#}");
        }
    }
}

impl Drop for Usi {
    fn drop(&mut self) {
        if self.say("quit").is_err() {
            eprintln!("the engine was gone before it was told to quit");
        }
        let until = Instant::now() + Duration::from_secs(2);
        while Instant::now() < until {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        if let Err(error) = self.child.kill().and_then(|()| self.child.wait()) {
            eprintln!("the engine cannot be ended: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_csa::{Clocks, Spent, TimeControl};

    fn question(increment: u64, byoyomi: u64) -> Question {
        let time = TimeControl {
            total: 300,
            increment,
            byoyomi,
            ..TimeControl::SECONDS
        };
        let mut clocks = Clocks::new([time; 2]);
        clocks.charge(Color::Black, Spent::units(12));
        Question {
            rules: "even".parse().unwrap(),
            start: None,
            moves: vec!["7g7f".parse().unwrap()],
            clocks,
            side: Color::White,
        }
    }

    #[test]
    fn positions_and_clocks_are_said_in_usi() {
        let with_increment = question(10, 0);
        assert_eq!(position(&with_increment), "position startpos moves 7g7f");
        assert_eq!(
            go(&with_increment),
            "go btime 298000 wtime 300000 binc 10000 winc 10000"
        );
        assert_eq!(
            go(&question(0, 10)),
            "go btime 288000 wtime 300000 byoyomi 10000"
        );
        let handicap = Question {
            rules: "2-piece".parse().unwrap(),
            moves: Vec::new(),
            ..question(0, 0)
        };
        assert_eq!(
            position(&handicap),
            "position sfen lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"
        );
    }

    #[test]
    fn infos_are_read() {
        let read = info("info depth 3 score cp -35 nodes 10 pv 7g7f 3c3d");
        assert_eq!(read, Some((-35, vec!["7g7f".into(), "3c3d".into()])));
        assert_eq!(info("info score mate + pv 7g7f").unwrap().0, WIN);
        assert_eq!(info("info score mate -3 pv 7g7f").unwrap().0, -WIN);
        for other in [
            "info multipv 2 score cp 1 pv 7g7f",
            "info string score cp 1 pv 7g7f",
            "info depth 3",
            "info score",
            "bestmove 7g7f",
        ] {
            assert_eq!(info(other), None, "{other}");
        }
    }
}
