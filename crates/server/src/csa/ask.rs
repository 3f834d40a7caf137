//! The extended mode: what can be asked beside playing, and what the house answers.

use yonban_csa::Ask;

use super::session::{Session, tag};
use super::terms;
use crate::words;

/// What `%%HELP` says.
const HELP: [&str; 13] = [
    "%%WHO: who is here",
    "%%LIST: the games in play",
    "%%SHOW <game id>: a game as it stands",
    "%%GAME <name> <+|-|*>: wait for this game; alone: for none",
    "%%CHALLENGE <name> <+|-|*>: play it with somebody who waits for it now",
    "%%MONITOR2ON <game id>: watch a game",
    "%%MONITOR2OFF <game id>: watch it no longer",
    "%%CHAT <text>: say something to all who are here in this mode; it is not kept",
    "%%RESUME <game id> <token>: go on with a game after a lost connection",
    "%%RATING: the house keeps no ratings",
    "%%VERSION: of the house",
    "%%HELP: this",
    "names of games carry the time: floodgate-300-10F is 300 s and 10 s for each move",
];

impl Session {
    /// Answers a request of the extended mode.
    pub(super) async fn ask(&mut self, ask: Ask) {
        let tag = tag(&ask);
        match ask {
            Ask::Who => {
                let lines = self.hall.who();
                self.host.answer(tag, lines);
            }
            Ask::List => {
                let lines = self.hall.list();
                self.host.answer(tag, lines);
            }
            Ask::Help => self.host.answer(tag, HELP),
            Ask::Version => {
                let version = format!("Yonban {}, CSA server protocol 1.2.1", crate::BUILD);
                self.host.answer(tag, [version]);
            }
            Ask::Rating => self.host.answer(tag, ["the house keeps no ratings"]),
            Ask::NoGame => {
                self.unwait();
                self.host.answer(tag, ["waiting for none"]);
            }
            Ask::Game { name, side } => {
                let answer = match self.deal(&name) {
                    None => format!("{name} cannot be played here"),
                    Some(_) if self.is_playing() => "you play already".to_owned(),
                    Some(deal) => {
                        // Said before a game is offered, since that may be at once.
                        self.host.answer(tag, [format!("waiting for {name}")]);
                        self.wait(&deal, side);
                        return;
                    }
                };
                self.host.answer(tag, [answer]);
            }
            Ask::Challenge { name, side } => {
                let met = match self.deal(&name) {
                    Some(deal) if !self.is_playing() => self.challenge(&deal, side),
                    _ => false,
                };
                let answer = if met {
                    "met"
                } else {
                    "nobody waits for that game"
                };
                self.host.answer(tag, [answer]);
            }
            Ask::Show(table) => match self.look(&table).await {
                Some(snapshot) => match terms::summary_of(&snapshot, None) {
                    Some(summary) => {
                        let text = summary.to_string();
                        self.host.answer(tag, text.lines());
                    }
                    None => self.not_found(tag, &table),
                },
                None => self.not_found(tag, &table),
            },
            Ask::Monitor(table) => {
                let shogi = self.look(&table).await;
                let shogi = shogi.and_then(|snapshot| terms::summary_of(&snapshot, None));
                if shogi.is_none() {
                    self.not_found(tag, &table);
                } else if !self.monitor(&table) {
                    self.host.answer(tag, ["you watch too many games"]);
                }
                // Else the game is the answer.
            }
            Ask::Unmonitor(table) => {
                if self.unmonitor(&table) {
                    self.host.answer(tag, [&table]);
                } else {
                    self.not_found(tag, &table);
                }
            }
            Ask::Chat(text) => match words::line(&text) {
                Ok(text) => self.hall.chat(self.name(), &text),
                Err(_) => self.host.answer(tag, ["that cannot be said here"]),
            },
            Ask::Resume { game, token } => {
                if let Err(why) = self.resume(&game, &token).await {
                    self.host.answer(tag, [why]);
                }
                // Else the game's summary is the answer.
            }
        }
    }

    fn not_found(&mut self, tag: &str, table: &str) {
        self.host.answer(tag, [format!("NOT_FOUND {table}")]);
    }
}
