//! The game of an engine: from waiting for it to its end, and back into it after a lost connection.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::Instant;
use yonban_csa::{End, GameSummary, Ply, Special, Spent};
use yonban_protocol::{
    Code, EventView, MoveView, Seat as WireSeat, ServerMessage, Snapshot, TableCommand, TableView,
};
use yonban_rules::{Seat, Verdict};
use yonban_shogi::{Action, Color};
use yonban_table::TableId;

use super::session::Session;
use super::sign_in;
use super::terms::{self, Deal, spent};
use crate::live::{CommandRequest, Reply, Watcher};
use crate::random;

/// The pause before a command is sent again that is not known to be stored.
const RETRY: Duration = Duration::from_millis(100);
/// The pause before two meet again whose table could not be made.
const AFTER_FAILURE: Duration = Duration::from_secs(2);
/// How often a command is tried.
const MAX_RETRIES: u32 = 30;

/// The game of this engine.
#[derive(Debug)]
pub(super) struct Playing {
    pub(super) table: String,
    pub(super) color: Color,
    /// Whether the table has been seen since this connection is in the game.
    pub(super) seen: bool,
    /// How many actions have been told.
    pub(super) told: usize,
    /// The last event that has been seen.
    pub(super) seq: u64,
    /// When the last action was made.
    pub(super) at_ms: u64,
}

impl Session {
    /// Outside the extended mode an engine that is free waits.
    pub(super) fn wait_again(&self) {
        let wish = self.engine.as_ref().and_then(|engine| engine.wish.as_ref());
        if let Some(deal) = wish {
            self.wait(deal, None);
        }
    }

    /// Waits for this game; whether it could.
    pub(super) fn wait(&self, deal: &Deal, side: Option<Color>) -> bool {
        match random::id() {
            Ok(table) if !self.shared.stopping() => {
                self.hall.wait(self.id, side, deal, &table);
                true
            }
            _ => false,
        }
    }

    /// Offers this game to somebody who waits for it; whether there is anybody.
    pub(super) fn challenge(&self, deal: &Deal, side: Option<Color>) -> bool {
        match random::id() {
            Ok(table) if !self.shared.stopping() => {
                self.hall.challenge(self.id, side, deal, &table)
            }
            _ => false,
        }
    }

    pub(super) fn unwait(&self) {
        self.hall.unwait(self.id);
    }

    /// The side of this engine in the game that is offered.
    pub(super) fn seat_in_offer(&self) -> Color {
        self.host.side().unwrap_or(Color::Black)
    }

    pub(super) fn enter_game(&mut self, table: String, color: Color, told: usize) {
        self.watch(&table);
        self.playing = Some(Playing {
            table,
            color,
            seen: false,
            told,
            seq: 0,
            at_ms: self.now(),
        });
    }

    /// Watches a table: a snapshot comes, and events after it.
    pub(super) fn watch(&self, table: &str) {
        if let Some(engine) = &self.engine {
            let watcher = Watcher {
                id: self.id,
                user: engine.user.clone(),
                queue: Arc::clone(&self.queue),
            };
            self.shared.house().watch(table, watcher, None);
        }
    }

    /// Both must agree before there is a table.
    pub(super) async fn agree(&mut self) {
        if let Some(playing) = &self.playing {
            // Back in a game that goes on.
            self.watch(&playing.table);
            return;
        }
        let Some((table, agreed)) = self.hall.agree(self.id) else {
            return;
        };
        let made = match table_id(&table) {
            Some(id) => {
                let [black, white] = &agreed.users;
                let house = self.shared.house();
                house
                    .open_paired(id, &agreed.deal.terms, [black, white])
                    .await
            }
            None => Err(crate::live::OpenError::Refused("no id".into())),
        };
        match made {
            Ok(()) if self.hall.begin(&table) => {}
            Ok(()) => {
                // Somebody went while the table was made.
                self.adjudicate(&table, Verdict::NoResult).await;
            }
            Err(error) => {
                tracing::error!(%error, "the table of two engines was not made");
                // They meet again at once: a store in trouble must not be asked without end.
                tokio::time::sleep(AFTER_FAILURE).await;
                self.hall.failed(&table);
            }
        }
    }

    pub(super) fn reject(&mut self) {
        if let Some(playing) = self.playing.take() {
            // Does not want to come back after all: its clock runs on.
            self.hall.over(self.id, &playing.table);
            self.host
                .rejected(self.engine.as_ref().map_or("", |engine| &engine.name));
        } else {
            self.hall.reject(self.id);
        }
    }

    /// What an engine says about its move goes to those who watch it.
    pub(super) fn comment(&self, comment: Option<String>) {
        if let (Some(text), Some(playing)) = (comment, &self.playing) {
            self.hall.comment(&playing.table, &text);
        }
    }

    /// Takes an action at the table. What no rule can read, or refuses, is a foul.
    pub(super) async fn act(&mut self, action: Option<Action>, ply: Option<Ply>, read_ms: i64) {
        let Some(playing) = &self.playing else { return };
        let (table, color) = (playing.table.clone(), playing.color);
        let answer = match action {
            Some(action) => {
                let action = action.to_string();
                Some(self.command(TableCommand::Act { action }, read_ms).await)
            }
            None => None,
        };
        match answer {
            Some(ServerMessage::Ack { .. }) => {}
            Some(ServerMessage::Nack { code, .. }) if code != Code::Illegal => {
                tracing::debug!(?code, table, "an action of an engine was not taken");
                self.host.undecided();
            }
            _ => {
                if let Some(ply) = ply {
                    self.hall.note_impossible(&table, ply);
                }
                let winner = match color {
                    Color::Black => Seat::B,
                    Color::White => Seat::A,
                };
                self.adjudicate(&table, Verdict::Win(winner)).await;
            }
        }
    }

    pub(super) async fn adjudicate(&self, table: &str, verdict: Verdict) {
        if self
            .shared
            .house()
            .adjudicate(table, verdict)
            .await
            .is_err()
        {
            tracing::warn!(table, "a game of engines was not decided");
        }
    }

    /// Asks the table of this engine's game and waits for the answer. What is not known to be stored is
    /// asked again under the same id, so that it happens once.
    pub(super) async fn command(&self, command: TableCommand, read_ms: i64) -> ServerMessage {
        let nothing = |code| ServerMessage::Nack {
            id: String::new(),
            code,
            seq: 0,
            reason: None,
            message: String::new(),
            detail: None,
        };
        let (Some(playing), Some(engine)) = (&self.playing, &self.engine) else {
            return nothing(Code::NotSeated);
        };
        let Ok(id) = random::id() else {
            return nothing(Code::Internal);
        };
        let mut last = nothing(Code::Internal);
        for _ in 0..MAX_RETRIES {
            let (reply, answer) = oneshot::channel();
            self.shared.house().command(CommandRequest {
                id: id.clone(),
                table: playing.table.clone(),
                user: engine.user.clone(),
                seq_seen: playing.seq,
                command: command.clone(),
                think_ms: None,
                round_trip_ms: None,
                read_ms,
                reply: Reply::Once(reply),
            });
            last = answer.await.unwrap_or_else(|_| nothing(Code::Internal));
            let again = matches!(
                last,
                ServerMessage::Nack {
                    code: Code::ConflictRetry | Code::Draining | Code::RateLimited | Code::Internal,
                    ..
                }
            );
            if !again || self.shared.stopping() {
                break;
            }
            tokio::time::sleep(RETRY).await;
        }
        last
    }

    /// Leaves the game: called off while that is possible, given up after that.
    pub(super) async fn leave_game(&self) {
        if self.playing.is_none() {
            return;
        }
        let now = self.shared.time().now_ms();
        if !matches!(
            self.command(TableCommand::Abort, now).await,
            ServerMessage::Ack { .. }
        ) {
            self.command(TableCommand::Resign, now).await;
        }
    }

    pub(super) fn is_mine(&self, table: &str) -> bool {
        self.playing.as_ref().is_some_and(|one| one.table == table)
    }

    /// A table as it stands: the first look at it, or after frames were dropped.
    pub(super) fn see(&mut self, snapshot: &Snapshot) {
        let table = snapshot.table.as_str();
        if self.watched.contains_key(table) {
            self.monitor_snapshot(snapshot);
        }
        if !self.is_mine(table) {
            return;
        }
        let Some(playing) = &mut self.playing else {
            return;
        };
        playing.seq = playing.seq.max(snapshot.seq);
        let told = playing.told;
        if !std::mem::replace(&mut playing.seen, true) {
            self.host.start();
            if let (true, Some(engine)) = (self.host.is_extended(), &self.engine) {
                let token = sign_in::token(table, &engine.secret);
                self.host.tell("RESUME", &format!("{table} {token}"));
            }
        }
        for played in snapshot.moves.iter().skip(told) {
            self.tell_move(played);
        }
        self.finish(table, &snapshot.view, &[]);
    }

    /// Tells the actions among these events that have not been told.
    pub(super) fn follow(&mut self, events: &[EventView], seq: u64) {
        if let Some(playing) = &mut self.playing {
            // What comes before the first look is in it.
            if !playing.seen {
                return;
            }
            playing.seq = playing.seq.max(seq);
        }
        for played in events.iter().filter_map(|event| event.played.as_ref()) {
            self.tell_move(played);
        }
    }

    pub(super) fn tell_move(&mut self, played: &MoveView) {
        let Some(playing) = &mut self.playing else {
            return;
        };
        let number = usize::try_from(played.n).unwrap_or(usize::MAX);
        if number != playing.told + 1 {
            return;
        }
        playing.told = number;
        playing.at_ms = played.at_ms;
        match played.action.parse::<Action>() {
            Ok(action) => self.host.played(action, spent(played.charged_ms)),
            Err(error) => tracing::error!(%error, "an action of shogi cannot be read"),
        }
    }

    /// Tells how the game ended, if it has.
    pub(super) fn finish(&mut self, table: &str, view: &TableView, events: &[EventView]) {
        let Some(result) = &view.result else { return };
        let Some(playing) = self.playing.take() else {
            return;
        };
        let verdict = result.verdict.parse().unwrap_or(Verdict::NoResult);
        let end = End::of(&result.termination, result.ending.as_deref(), verdict);
        let ended_ms = events.last().map_or(playing.at_ms, |event| event.at_ms);
        let thought = || spent(ended_ms.saturating_sub(playing.at_ms));
        match result.termination.as_str() {
            "resigned" => {
                let own_turn = self.host.board().map(yonban_shogi::Board::side);
                let by = result.by.map(|seat| match seat {
                    WireSeat::A => Color::Black,
                    WireSeat::B => Color::White,
                });
                let spent = if by == own_turn {
                    thought()
                } else {
                    Spent::units(0)
                };
                self.host.spoke(Special::Resign, spent);
            }
            "adjudicated" => {
                if let Some(ply) = self.hall.impossible(table) {
                    self.host.impossible(ply, thought());
                }
            }
            _ => {}
        }
        self.host.over(end);
        self.hall.over(self.id, table);
        if !self.watched.contains_key(table) {
            self.shared.house().unwatch(table, self.id);
        }
        self.wait_again();
    }

    /// Goes on with a game, if the token is the one for it.
    pub(super) async fn resume(&mut self, table: &str, token: &str) -> Result<(), &'static str> {
        let Some(engine) = &self.engine else {
            return Err("log in first");
        };
        if self.playing.is_some() {
            return Err("you play already");
        }
        if !random::is_id(table) || sign_in::token(table, &engine.secret) != token {
            return Err("no such game, or not your token");
        }
        let snapshot = self.look(table).await.ok_or("no such game")?;
        let color = match snapshot.view.role {
            yonban_protocol::Role::A => Color::Black,
            yonban_protocol::Role::B => Color::White,
            yonban_protocol::Role::Spectator => return Err("you do not play there"),
        };
        if snapshot.view.result.is_some() {
            return Err("this game is over");
        }
        let summary: GameSummary =
            terms::summary_of(&snapshot, Some(color)).ok_or("no such game")?;
        if !self.hall.resume(self.id, table, summary.names.clone()) {
            return Err("not now");
        }
        let told = summary.position.plies.len();
        self.host.offer(&summary);
        self.offered = Some(Instant::now());
        self.playing = Some(Playing {
            table: table.to_owned(),
            color,
            seen: false,
            told,
            seq: 0,
            at_ms: self.now(),
        });
        Ok(())
    }

    /// A table as this engine may see it.
    pub(super) async fn look(&self, table: &str) -> Option<Snapshot> {
        if !random::is_id(table) {
            return None;
        }
        let (reply, answer) = oneshot::channel();
        let reader = self.user().cloned();
        self.shared.house().look(table, reader, reply);
        match answer.await {
            Ok(Ok(snapshot)) => Some(*snapshot),
            Ok(Err(_)) | Err(_) => None,
        }
    }
}

/// The id of a table from its text.
fn table_id(text: &str) -> Option<TableId> {
    let bytes = hex::decode(text).ok()?;
    Some(TableId(bytes.try_into().ok()?))
}
