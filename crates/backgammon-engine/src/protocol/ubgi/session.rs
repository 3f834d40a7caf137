//! A conversation: what was set up, what is being thought about.

use super::command::{self, Code, Command, Fault, Role};
use super::context::Context;
use super::keys::{self, Settings};
use super::{Event, Job};
use crate::protocol::Manner;
use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender};
use std::time::Duration;
use yonban_backgammon::notation::move_text::write_plain;
use yonban_backgammon::{Action, Phase};
use yonban_search::{Info, Stop};

/// So many bytes of lines are kept while the engine thinks.
const MOST_KEPT: usize = 1 << 20;

/// What the engine is busy with.
enum Busy {
    /// Getting ready.
    Preparing,
    /// Thinking.
    Thinking {
        stop: Stop,
        /// The question was a line of version 0.1: the answer is the action alone.
        bare: bool,
    },
}

/// A line to be done when the engine has answered.
struct Kept {
    line: String,
    /// `stop` or `quit` came after it: what it asks is answered at once.
    hastened: bool,
}

/// One side of the conversation.
pub(super) struct Session<W> {
    output: W,
    jobs: Sender<Job>,
    name: String,
    settings: Settings,
    context: Context,
    busy: Option<Busy>,
    kept: VecDeque<Kept>,
    kept_bytes: usize,
}

/// A line of the controller leads to the end.
struct Quit;

impl<W: Write> Session<W> {
    pub(super) fn new(output: W, jobs: Sender<Job>, name: String) -> Self {
        Session {
            output,
            jobs,
            name,
            settings: Settings::default(),
            context: Context::default(),
            busy: None,
            kept: VecDeque::new(),
            kept_bytes: 0,
        }
    }

    /// Talks until `quit`, or until the input has ended and the last question is answered.
    pub(super) fn talk(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        let mut ended = false;
        loop {
            if self.busy.is_none() {
                if let Some(Kept { line, hastened }) = self.kept.pop_front() {
                    self.kept_bytes -= line.len();
                    if self.act(&line, hastened)?.is_some() {
                        return Ok(());
                    }
                    continue;
                }
                if ended {
                    return Ok(());
                }
            }
            let Ok(event) = events.recv() else {
                return Ok(());
            };
            match event {
                Event::Heard(line) if self.busy.is_some() => self.interrupted(line)?,
                Event::Heard(line) => {
                    if self.act(&line, false)?.is_some() {
                        return Ok(());
                    }
                }
                Event::Ended => ended = true,
                Event::Ready => {
                    self.busy = None;
                    self.say("readyok")?;
                }
                Event::Told(info) => self.told(&info)?,
                Event::Answered(action) => self.answered(action)?,
            }
        }
    }

    /// Ends whatever is going on.
    pub(super) fn leave(self) {
        if let Some(Busy::Thinking { stop, .. }) = self.busy {
            stop.set();
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")?;
        self.output.flush()
    }

    fn refuse(&mut self, fault: &Fault) -> io::Result<()> {
        self.say(&fault.to_string())
    }

    /// A line that comes while the engine is busy.
    fn interrupted(&mut self, line: String) -> io::Result<()> {
        match line.as_str() {
            "stop" | "quit" => {
                if let Some(Busy::Thinking { stop, .. }) = &self.busy {
                    stop.set();
                }
                for kept in &mut self.kept {
                    kept.hastened = true;
                }
            }
            "isready" if self.kept.is_empty() => {
                if let Some(Busy::Thinking { .. }) = &self.busy {
                    return self.say("readyok");
                }
            }
            _ if self.kept_bytes + line.len() > MOST_KEPT => {
                let text = "too many lines while the engine thinks";
                return self.refuse(&Fault::new(Code::BadState, text));
            }
            _ => {}
        }
        if line != "stop" {
            self.kept_bytes += line.len();
            let hastened = false;
            self.kept.push_back(Kept { line, hastened });
        }
        Ok(())
    }

    /// Acts on a line while the engine is not busy.
    fn act(&mut self, line: &str, hastened: bool) -> io::Result<Option<Quit>> {
        let command = match command::read(line) {
            Ok(Command::Quit) => return Ok(Some(Quit)),
            Ok(command) => command,
            Err(fault) => {
                // Nothing is answered for another position than the one that was meant.
                if command::describes(line) {
                    self.context.forget();
                }
                self.refuse(&fault)?;
                if fault.code == Code::NoCommand {
                    self.say("sorry")?;
                }
                return Ok(None);
            }
        };
        if let Err(fault) = self.obey(command, hastened)? {
            self.refuse(&fault)?;
        }
        Ok(None)
    }

    fn obey(&mut self, command: Command, hastened: bool) -> io::Result<Result<(), Fault>> {
        match command {
            Command::Ubgi => {
                self.introduce()?;
                self.prepare();
            }
            Command::IsReady => self.prepare(),
            // Nothing is being thought about; `quit` has been seen to.
            Command::Stop | Command::Quit => {}
            Command::Keys => {
                for line in keys::lines() {
                    self.say(&line)?;
                }
            }
            Command::Get(key) => match keys::get(&key, &self.context, &self.settings) {
                Ok((key, value)) => self.say(&format!("value {key} {value}"))?,
                Err(fault) => return Ok(Err(fault)),
            },
            Command::Set(key, value) => {
                let set = keys::set(&key, &value, &mut self.context, &mut self.settings);
                if set.is_ok() {
                    self.send(Job::SetThreads(self.settings.threads));
                }
                return Ok(set);
            }
            Command::NewSession(session) => self.context.new_session(session),
            Command::NewGame => self.context.new_game(),
            Command::Position(id, text) => {
                let set = self.context.set_position(id, &text);
                if set.is_err() {
                    self.context.forget();
                }
                return Ok(set);
            }
            Command::Dice(dice) => self.context.set_dice(dice),
            Command::SetCube(cube) => self.context.set_cube(cube),
            Command::SetTurn(player) => self.context.set_turn(player),
            Command::SetScore(score) => {
                let set = self.context.set_score(score);
                if set.is_err() {
                    self.context.forget();
                }
                return Ok(set);
            }
            Command::Go(role) => return Ok(self.go(role, hastened)),
            Command::Best(id, text) => {
                let asked = self
                    .context
                    .set_position(id, &text)
                    .and_then(|()| self.think(hastened, true));
                if asked.is_err() {
                    self.context.forget();
                    self.say("sorry")?;
                }
            }
        }
        Ok(Ok(()))
    }

    fn introduce(&mut self) -> io::Result<()> {
        let (name, version) = self.name.rsplit_once(' ').unwrap_or((&self.name, ""));
        let id = format!(
            "id name {name}\nid author the Yonban contributors\nid version {version}\nproto 0.2"
        );
        self.say(&id)?;
        for line in keys::lines() {
            self.say(&line)?;
        }
        self.say("ubgiok")
    }

    fn send(&self, job: Job) {
        // Who thinks ends after the session only.
        let _sent = self.jobs.send(job);
    }

    fn prepare(&mut self) {
        self.busy = Some(Busy::Preparing);
        self.send(Job::Prepare);
    }

    fn go(&mut self, role: Role, hastened: bool) -> Result<(), Fault> {
        let game = self.context.game()?;
        let is_play = matches!(game.phase(), Phase::Play(_));
        match role {
            Role::Chequer if !is_play => Err(Fault::new(Code::BadState, "missing dice")),
            Role::Cube if is_play => {
                let text = "the dice are thrown: give the position again for the cube";
                Err(Fault::new(Code::BadState, text))
            }
            Role::Chequer | Role::Cube | Role::Turn => self.think(hastened, false),
        }
    }

    fn think(&mut self, hastened: bool, bare: bool) -> Result<(), Fault> {
        let game = self.context.game()?;
        let settings = self.settings;
        let manner = Manner {
            level: settings.level,
            plies: settings.ply.checked_sub(1),
            time: (settings.time > 0).then(|| Duration::from_millis(settings.time)),
            resigns: false,
        };
        let stop = Stop::new();
        if hastened {
            stop.set();
        }
        self.send(Job::Choose {
            game: Box::new(game),
            manner,
            stop: stop.clone(),
        });
        self.busy = Some(Busy::Thinking { stop, bare });
        Ok(())
    }

    /// The engine reports.
    fn told(&mut self, info: &Info) -> io::Result<()> {
        // Whoever speaks version 0.1 waits for one line.
        let Some(Busy::Thinking { bare: false, .. }) = self.busy else {
            return Ok(());
        };
        let mut line = format!(
            "info depth {} nodes {} score {}",
            info.depth, info.nodes, info.value
        );
        if let Some(best) = info.line.first() {
            line.push_str(" pv ");
            line.push_str(best);
        }
        self.say(&line)
    }

    /// The engine has decided.
    fn answered(&mut self, action: Option<Action>) -> io::Result<()> {
        let Some(Busy::Thinking { bare, .. }) = self.busy.take() else {
            return Ok(());
        };
        match action {
            Some(action) if bare => self.say(&word(&action)),
            Some(Action::Play(play)) if play.is_no_move() => self.say("bestmove pass"),
            Some(action) => self.say(&format!("bestmove {}", word(&action))),
            // A game in which nobody acts is never asked about: it would not have been set up.
            None if bare => self.say("sorry"),
            None => self.refuse(&Fault::new(Code::BadState, "nobody is to act")),
        }
    }
}

/// An action as programs write it; empty where no number can be used.
fn word(action: &Action) -> String {
    match action {
        Action::Play(play) => write_plain(play),
        Action::Raccoon => Action::Beaver.to_string(),
        other => other.to_string(),
    }
}
