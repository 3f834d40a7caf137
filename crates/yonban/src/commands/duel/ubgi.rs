//! Any engine that speaks UBGI, as a process of its own.

use super::contestant::{Contestant, PATIENCE, Trouble};
use anyhow::{Context, Result, anyhow, bail};
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use yonban_backgammon::notation::{Diagram, move_text, position_id, xgid};
use yonban_backgammon::rules::Variant;
use yonban_backgammon::{Action, Backgammon, Phase, Play, Rules};
use yonban_rules::Game;
use yonban_search::next_line;

/// The longest line that is read of it, in bytes.
const MAX_LINE: usize = 4_096;

/// A running engine; ended when dropped.
pub(super) struct Ubgi {
    command: String,
    time: Option<Duration>,
    /// `KEY=VALUE`.
    set: Vec<String>,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// Whether it knows the role `cube`; of the others nobody doubles, and all is taken.
    cube: bool,
    /// Whether it reads an XGID; the others are given the checkers and the dice alone.
    xgid: bool,
}

impl Ubgi {
    /// Starts `command`, words divided by blanks, and sets keys.
    pub(super) fn start(command: &str, time: Option<Duration>, set: &[String]) -> Result<Ubgi> {
        let mut words = command.split_whitespace();
        let program = words.next().context("an empty command")?;
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
            .name("ubgi".into())
            .spawn(move || {
                let mut output = BufReader::new(output);
                while let Ok(Some(line)) = next_line(&mut output, MAX_LINE) {
                    if sender.send(line).is_err() {
                        return;
                    }
                }
            })
            .context("a thread for the engine")?;
        let mut engine = Ubgi {
            command: command.to_owned(),
            time,
            set: set.to_vec(),
            child,
            input,
            lines,
            cube: true,
            xgid: true,
        };
        engine.say("ubgi")?;
        // Version 0.1 has no `ubgiok`.
        engine.until(|line| line == "ubgiok" || line == "readyok")?;
        if let Some(time) = time {
            // An engine of another family refuses the key, and may then take as long as it likes.
            engine.say(&format!("set engine.time_ms {}", time.as_millis()))?;
        }
        for pair in set {
            let (key, value) = pair.split_once('=').context("--set takes KEY=VALUE")?;
            engine.say(&format!("set {key} {value}"))?;
        }
        engine.sync()?;
        Ok(engine)
    }

    fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            // Not as it is: a broken pipe of our own output is no error, this one is.
            .map_err(|error| anyhow!("the engine does not listen any more: {error}"))
    }

    /// The next line that is what was waited for.
    fn until(&mut self, wanted: impl Fn(&str) -> bool) -> Result<String> {
        let until = Instant::now() + PATIENCE + self.time.unwrap_or_default();
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) if wanted(&line) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => bail!("the engine is silent"),
                Err(RecvTimeoutError::Disconnected) => bail!("the engine is gone"),
            }
        }
    }

    /// Nothing that was said before is still to come.
    fn sync(&mut self) -> Result<()> {
        self.say("isready")?;
        self.until(|line| line == "readyok")?;
        while self.lines.try_recv().is_ok() {}
        Ok(())
    }

    /// Asks for a decision; what follows `bestmove`, or the error.
    fn ask(&mut self, game: &Backgammon, role: &str) -> Result<Result<String, String>> {
        let diagram = Diagram::of(game).map(|(diagram, _)| diagram);
        match diagram {
            Some(diagram) if self.xgid => {
                self.say(&format!("position xgid {}", xgid::write(&diagram)))?;
            }
            _ => {
                let id = position_id::write(game.board());
                self.say(&format!("position gnubgid {id}"))?;
                if let Some(dice) = game.dice() {
                    self.say(&format!("dice {} {}", dice.first(), dice.second()))?;
                }
            }
        }
        self.say(&format!("go role {role}"))?;
        let line =
            self.until(|line| line.starts_with("bestmove ") || line.starts_with("error "))?;
        match line.strip_prefix("bestmove ") {
            Some(answer) => Ok(Ok(answer.trim().to_owned())),
            None => {
                self.sync()?;
                Ok(Err(line))
            }
        }
    }

    fn act(&mut self, game: &Backgammon) -> Result<Result<Action, Trouble>> {
        let phase = game.phase();
        let illegal = |text: String| Ok(Err(Trouble::Illegal(text)));
        if let Phase::Play(dice) = phase {
            let mut answer = self.ask(game, "chequer")?;
            if answer.is_err() && self.xgid {
                // A bare Position ID is what every engine knows.
                self.xgid = false;
                answer = self.ask(game, "chequer")?;
            }
            let action = match answer {
                Err(error) => return illegal(error),
                Ok(answer) if answer == "pass" || answer.is_empty() => Action::Play(Play::NO_MOVE),
                Ok(answer) => match move_text::read(&answer, game.board(), dice) {
                    Ok(play) => Action::Play(play),
                    Err(error) => return illegal(format!("{answer}: {error}")),
                },
            };
            return Ok(match game.check(&action) {
                Ok(()) => Ok(action),
                Err(error) => Err(Trouble::Illegal(format!("{action}: {error}"))),
            });
        }
        if matches!(phase, Phase::Doubled { redoubles } if redoubles > 1) || !self.cube {
            return Ok(Err(Trouble::NoWord));
        }
        let answer = match self.ask(game, "cube")? {
            Ok(answer) => answer,
            Err(_) => {
                self.cube = false;
                return Ok(Err(Trouble::NoWord));
            }
        };
        let text = match (phase, answer.as_str()) {
            (Phase::Doubled { redoubles: 1 }, "beaver") => "raccoon",
            (Phase::Turn, "nodouble") => "roll",
            (_, text) => text,
        };
        Ok(match text.parse::<Action>() {
            Ok(action) if game.check(&action).is_ok() => Ok(action),
            Ok(_) | Err(_) => Err(Trouble::Illegal(answer)),
        })
    }
}

impl Contestant for Ubgi {
    fn name(&self) -> String {
        self.command.clone()
    }

    fn begin(&mut self, rules: &Rules) -> Result<()> {
        let kind = match rules.length() {
            Some(length) => format!("match length {length} crawford {}", on(rules.crawford())),
            None => format!(
                "money jacoby {} beavers {}",
                on(rules.jacoby()),
                on(rules.beavers() > 0)
            ),
        };
        // Whoever does not know a word refuses it, and hears the next one.
        if rules.variant() != Variant::Standard {
            self.say(&format!("set game.variant {}", rules.variant()))?;
        }
        self.say(&format!("newsession type {kind}"))?;
        self.say("newgame")?;
        self.sync()
    }

    fn decide(&mut self, game: &Backgammon) -> Result<Action, Trouble> {
        self.act(game)
            .unwrap_or_else(|error| Err(Trouble::Crashed(format!("{error:#}"))))
    }

    fn restart(&mut self) -> Result<()> {
        *self = Ubgi::start(&self.command.clone(), self.time, &self.set.clone())?;
        Ok(())
    }
}

const fn on(yes: bool) -> &'static str {
    if yes { "on" } else { "off" }
}

impl Drop for Ubgi {
    fn drop(&mut self) {
        // Whether it still listens or not: it is over.
        let _asked = self.say("quit");
        let until = Instant::now() + Duration::from_secs(2);
        while Instant::now() < until {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _killed = self.child.kill();
        let _reaped = self.child.wait();
    }
}
