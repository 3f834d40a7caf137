//! What watchers are told.

use crate::live::outbox::Text;
use crate::live::rows::unsigned;
use crate::live::{Mark, Watcher, outbox};
use crate::views;
use crate::views::Beside;
use std::sync::Arc;
use tokio::time::Instant;
use yonban_games::Entry;
use yonban_protocol::ServerMessage;
use yonban_rules::Seat;

use super::{Keeper, MOST_EVENTS};

impl Keeper {
    /// Which seat a user has.
    pub(in crate::live) fn seat_of(&self, user: &str) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|seat| self.table.seated(*seat) == Some(user))
    }

    pub(super) fn beside(&self, reader: Option<Seat>) -> Beside<'_> {
        Beside {
            names: &self.listing.names,
            may_claim_absence: reader.is_some_and(|seat| self.may_claim(seat)),
            next_table: self
                .table
                .next_id()
                .filter(|_| self.next_made)
                .map(|id| id.to_string()),
            series: views::Score {
                game: 1,
                ..views::Score::default()
            },
            here: false,
            chat: Vec::new(),
            now: unsigned(self.now()),
        }
    }

    pub(super) fn events_text(
        &self,
        reader: Option<Seat>,
        from: u64,
        entries: &[Entry],
    ) -> Option<Text> {
        outbox::text(&ServerMessage::Ev {
            table: self.id.clone(),
            from,
            seq: self.table.seq(),
            hash: self.table.hash().to_string(),
            events: entries.iter().map(views::event).collect(),
            view: views::view(&self.table, reader, &self.beside(reader)),
            now: unsigned(self.now()),
        })
    }

    /// Sends these last events to everybody who reads as `reader`. One text serves them all.
    pub(super) fn tell(&self, reader: Option<Seat>, entries: &[Entry]) {
        let mut text = None;
        let from = entries
            .first()
            .map_or(self.table.seq() + 1, |entry| entry.seq);
        for watcher in self.watchers.values() {
            if self.seat_of(&watcher.user.id) != reader {
                continue;
            }
            if text.is_none() {
                text = self.events_text(reader, from, entries);
            }
            if let Some(text) = &text {
                watcher.queue.table(&self.id, Text::clone(text));
            }
        }
    }

    /// Sends the view again to a seat, for something that is no event.
    pub(super) fn tell_seat(&self, seat: Seat) {
        self.tell(Some(seat), &[]);
    }

    pub(in crate::live) fn tell_all(&self) {
        for seat in [None, Some(Seat::A), Some(Seat::B)] {
            self.tell(seat, &[]);
        }
    }

    pub(super) async fn watch(&mut self, watcher: Watcher, mark: Option<Mark>) {
        let seat = self.seat_of(&watcher.user.id);
        let text = match mark.and_then(|mark| self.since(mark)) {
            Some(entries) => {
                metrics::counter!("yonban_resumes", "how" => "events").increment(1);
                let from = self.table.seq() + 1 - entries.len() as u64;
                self.events_text(seat, from, &entries)
            }
            None => {
                metrics::counter!("yonban_resumes", "how" => "snapshot").increment(1);
                let snapshot = views::snapshot(&self.table, seat, &self.beside(seat));
                outbox::text(&ServerMessage::Snap(snapshot))
            }
        };
        if let Some(text) = text {
            watcher.queue.table(&self.id, text);
        }
        if let Some(text) = outbox::text(&ServerMessage::Presence(self.presence_with(&watcher))) {
            watcher.queue.table(&self.id, text);
        }
        self.state
            .watchers()
            .insert(watcher.id, Arc::clone(&watcher.queue));
        self.watchers.insert(watcher.id, watcher);
        self.attend();
        if let Some(seat) = seat
            && self.resume_at.is_some()
            && self.table.to_act() == Some(seat)
        {
            self.resume().await;
        }
    }

    pub(super) fn unwatch(&mut self, id: u64) {
        self.watchers.remove(&id);
        self.state.watchers().remove(&id);
        self.idle_since = Instant::now();
        self.attend();
    }

    /// The events since a mark, if its hash is right and the gap is not too wide.
    pub(super) fn since(&self, mark: Mark) -> Option<Vec<Entry>> {
        if mark.seq == 0 || mark.seq > self.table.seq() {
            return None;
        }
        let gap = self.table.seq() - mark.seq;
        let hash = if gap == 0 {
            self.table.hash()
        } else {
            self.recent.iter().find(|entry| entry.seq == mark.seq)?.hash
        };
        if hash.0 != mark.hash {
            metrics::counter!("yonban_resumes", "how" => "hash_mismatch").increment(1);
            tracing::error!(
                table = self.id,
                seq = mark.seq,
                "a client had another history"
            );
            return None;
        }
        (gap <= MOST_EVENTS).then(|| {
            self.recent
                .iter()
                .filter(|entry| entry.seq > mark.seq)
                .cloned()
                .collect()
        })
    }
}
