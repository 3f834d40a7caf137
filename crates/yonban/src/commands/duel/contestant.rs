//! Who plays in a duel.

use super::ubgi::Ubgi;
use anyhow::{Context, Result, bail};
use std::io::BufReader;
use std::net::TcpStream;
use std::time::Duration;
use yonban_backgammon::{Action, Backgammon, Rules};
use yonban_backgammon_engine::protocol::external::{Peer, PeerError};
use yonban_games::GameKind;
use yonban_rules::{Game, PositionText, Turn};
use yonban_search::{Budget, Choice, Engine, Level, Stop, Task};

/// How long an answer over a wire may take beyond what was agreed.
pub(super) const PATIENCE: Duration = Duration::from_secs(120);

/// A player.
pub(super) trait Contestant {
    /// What it is called.
    fn name(&self) -> String;
    /// A match, or a game for points, begins.
    fn begin(&mut self, rules: &Rules) -> Result<()>;
    /// A legal action of the seat that acts.
    fn decide(&mut self, game: &Backgammon) -> Result<Action, Trouble>;
    /// Starts again after a crash.
    fn restart(&mut self) -> Result<()>;
}

/// Why there is no action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// Its protocol cannot ask this.
    NoWord,
    /// It answered something that is not legal.
    Illegal(String),
    /// It is gone, or silent.
    Crashed(String),
}

/// `builtin[:level=N][,plies=N]`, `external:HOST:PORT` for a peer that listens, or a command that speaks
/// UBGI.
pub(super) fn of(
    text: &str,
    time: Option<Duration>,
    set: &[String],
) -> Result<Box<dyn Contestant>> {
    if text == "builtin" || text.starts_with("builtin:") {
        return Ok(Box::new(Builtin::of(text, time)?));
    }
    if let Some(address) = text.strip_prefix("external:") {
        return Ok(Box::new(External::connect(address)?));
    }
    Ok(Box::new(Ubgi::start(text, time, set)?))
}

/// Our own player.
struct Builtin {
    name: String,
    engine: Box<dyn Engine>,
    level: Level,
    budget: Budget,
}

impl Builtin {
    fn of(text: &str, time: Option<Duration>) -> Result<Builtin> {
        let mut level = Level::FULL;
        let mut budget = Budget {
            time,
            nodes: None,
            depth: None,
        };
        let options = text.strip_prefix("builtin:").unwrap_or_default();
        for option in options.split(',').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("level", number)) => level = number.parse().context("level")?,
                Some(("plies", number)) => budget.depth = Some(number.parse().context("plies")?),
                _ => bail!("{option:?}: our player has `level=N` and `plies=N`"),
            }
        }
        Ok(Builtin {
            name: text.to_owned(),
            engine: yonban_games::engine(GameKind::Backgammon)
                .context("there is no computer player for backgammon here")?,
            level,
            budget,
        })
    }
}

impl Contestant for Builtin {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn begin(&mut self, _rules: &Rules) -> Result<()> {
        Ok(())
    }

    fn decide(&mut self, game: &Backgammon) -> Result<Action, Trouble> {
        let Turn::Seat(seat) = game.turn() else {
            return Err(Trouble::NoWord);
        };
        let task = Task {
            start: Some(game.position()),
            budget: self.budget,
            level: self.level,
            // A resignation that is refused would be offered again: the task knows no past.
            excluded: ["single", "gammon", "backgammon"]
                .map(|kind| format!("resign {kind}"))
                .to_vec(),
            ..Task::new(game.rules().to_string(), seat)
        };
        let answer = self.engine.think(&task, &mut |_| {}, &Stop::new());
        match answer.map(|answer| answer.choice) {
            Ok(Choice::Play(text)) => match text.parse::<Action>() {
                Ok(action) if game.check(&action).is_ok() => Ok(action),
                Ok(_) | Err(_) => Err(Trouble::Illegal(text)),
            },
            Ok(Choice::Resign) => Err(Trouble::Illegal("gives up".to_owned())),
            Err(error) => Err(Trouble::Illegal(error.to_string())),
        }
    }

    fn restart(&mut self) -> Result<()> {
        Ok(())
    }
}

/// A peer that listens, as external players are asked.
struct External {
    address: String,
    peer: Peer<BufReader<TcpStream>, TcpStream>,
}

impl External {
    fn connect(address: &str) -> Result<External> {
        Ok(External {
            peer: Peer::connect(address, PATIENCE).with_context(|| address.to_owned())?,
            address: address.to_owned(),
        })
    }
}

impl Contestant for External {
    fn name(&self) -> String {
        format!("external:{}", self.address)
    }

    fn begin(&mut self, _rules: &Rules) -> Result<()> {
        Ok(())
    }

    fn decide(&mut self, game: &Backgammon) -> Result<Action, Trouble> {
        self.peer.ask(game).map_err(|error| match error {
            PeerError::NoWord => Trouble::NoWord,
            PeerError::Answer(_) | PeerError::NoEvaluation(_) => {
                Trouble::Illegal(error.to_string())
            }
            PeerError::Io(_) | PeerError::HungUp => Trouble::Crashed(error.to_string()),
        })
    }

    fn restart(&mut self) -> Result<()> {
        self.peer = Peer::connect(&self.address, PATIENCE)?;
        Ok(())
    }
}
