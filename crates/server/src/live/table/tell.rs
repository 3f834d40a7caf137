//! What watchers are told.

use crate::live::outbox::Text;
use crate::live::rows::unsigned;
use crate::live::{Mark, Watcher, outbox};
use crate::views;
use crate::views::Beside;
use std::sync::Arc;
use tokio::time::Instant;
use yonban_games::Entry;
use yonban_protocol::{ServerMessage, Snapshot};
use yonban_rules::Seat;

use super::{Keeper, MOST_EVENTS};

impl Keeper {
    /// The seats that a user has: both, where both are played on one device.
    pub(super) fn seats_of(&self, user: &str) -> impl Iterator<Item = Seat> + '_ {
        let owned = Seat::BOTH.map(|seat| {
            let who = self.table.seated(seat);
            who.is_some_and(|who| views::owner(who) == user)
        });
        Seat::BOTH
            .into_iter()
            .filter(move |seat| owned[seat.index()])
    }

    /// Which seat a user has now. Whoever has both is the one that acts.
    pub(in crate::live) fn seat_of(&self, user: &str) -> Option<Seat> {
        let to_act = self.table.to_act();
        let acting = self.seats_of(user).find(|seat| to_act == Some(*seat));
        let own = |seat: &Seat| self.table.seated(*seat) == Some(user);
        acting.or_else(|| self.seats_of(user).find(own))
    }

    /// Whether both seats are played on one device.
    pub(super) fn here(&self) -> bool {
        views::one_person(self.table.seated(Seat::A), self.table.seated(Seat::B))
    }

    /// The whole table as this reader may know it.
    pub(super) fn snapshot(&self, reader: Option<Seat>) -> Snapshot {
        views::snapshot(self.seen_by(reader), reader, &self.beside(reader))
    }

    pub(super) fn beside(&self, reader: Option<Seat>) -> Beside<'_> {
        Beside {
            names: &self.listing.names,
            may_claim_absence: reader.is_some_and(|seat| self.may_claim(seat)),
            next_table: self.next_made.then(|| self.table.next_id().to_string()),
            series: views::Score {
                next_at: self.follows_at().map(unsigned),
                ..self.past.score(&self.table)
            },
            here: self.here(),
            late: self.is_late(reader),
            chat: self.rooms(reader),
            now: unsigned(self.now()),
        }
    }

    pub(super) fn events_text(
        &self,
        reader: Option<Seat>,
        from: u64,
        entries: &[Entry],
    ) -> Option<Text> {
        let seen = self.seen_by(reader);
        outbox::text(&ServerMessage::Ev {
            table: self.id.clone(),
            from,
            seq: seen.seq(),
            hash: seen.hash().to_string(),
            events: entries.iter().map(views::event).collect(),
            view: views::view(seen, reader, &self.beside(reader)),
            now: unsigned(self.now()),
        })
    }

    /// Sends these last events to everybody who reads as `reader`. One text serves them all.
    pub(super) fn tell(&self, reader: Option<Seat>, entries: &[Entry]) {
        let mut text = None;
        let from = entries
            .first()
            .map_or(self.seen_by(reader).seq() + 1, |entry| entry.seq);
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
        let text = match mark.and_then(|mark| self.since(seat, mark)) {
            Some(entries) => {
                metrics::counter!("yonban_resumes", "how" => "events").increment(1);
                let from = self.seen_by(seat).seq() + 1 - entries.len() as u64;
                self.events_text(seat, from, &entries)
            }
            None => {
                metrics::counter!("yonban_resumes", "how" => "snapshot").increment(1);
                outbox::text(&ServerMessage::Snap(self.snapshot(seat)))
            }
        };
        if let Some(text) = text {
            watcher.queue.table(&self.id, text);
        }
        self.state
            .watchers()
            .insert(watcher.id, Arc::clone(&watcher.queue));
        self.watchers.insert(watcher.id, watcher.clone());
        self.attend();
        if let Some(text) = outbox::text(&ServerMessage::Presence(self.presence(seat))) {
            watcher.queue.table(&self.id, text);
        }
        self.open_chat(&watcher).await;
        if self.digest_due.is_none() || seat.is_some() {
            self.tell_other_nodes().await;
        }
        let is_back = |keeper: &Keeper| {
            let mut seats = keeper.seats_of(&watcher.user.id);
            seats.any(|seat| keeper.are_back(seat))
        };
        if self.resume_at.is_some() && is_back(self) {
            self.resume().await;
        }
    }

    pub(super) async fn unwatch(&mut self, id: u64) {
        self.watchers.remove(&id);
        self.state.watchers().remove(&id);
        self.leave_chat(id);
        self.idle_since = Instant::now();
        self.attend();
        self.tell_other_nodes().await;
    }

    /// The events since a mark, if its hash is right and the gap is not too wide.
    pub(super) fn since(&self, reader: Option<Seat>, mark: Mark) -> Option<Vec<Entry>> {
        let seen = self.seen_by(reader);
        if mark.seq == 0 || mark.seq > seen.seq() {
            return None;
        }
        let gap = seen.seq() - mark.seq;
        let hash = if gap == 0 {
            seen.hash()
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
                .filter(|entry| entry.seq > mark.seq && entry.seq <= seen.seq())
                .cloned()
                .collect()
        })
    }
}
