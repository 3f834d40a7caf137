//! What follows a change: the list of open tables, the computer, the next table.

use crate::live::rows;
use crate::live::rows::{Listing, unsigned};
use yonban_rules::Seat;

use std::time::Duration;
use tokio::time::Instant;

use super::{Keeper, Message};

/// After so long a series that nobody came back to does not go on by itself.
const FORGOTTEN_MS: i64 = 3_600_000;
/// How long to wait after the store did not store.
const RETRY: Duration = Duration::from_secs(1);
/// How long to wait after a fault that will not go away.
const NEVER: Duration = Duration::from_secs(3_600);

impl Keeper {
    /// What a change asks of the house: the computer's move, a next table.
    pub(in crate::live) async fn after_change(&mut self) {
        self.make_next().await;
        self.settle_for_engines().await;
        self.ask_engine().await;
    }

    /// When the next table is made without anybody asking: a moment after a game that counts, while
    /// the series goes on. Not for a game of long ago that nobody came back to.
    pub(super) fn follows_at(&self) -> Option<i64> {
        if self.next_made || !self.past.goes_on(&self.table) {
            return None;
        }
        let pause = self.house.config().times.next_game.as_millis();
        let ended = self.listing.ended_ms?;
        (self.now() < ended.saturating_add(FORGOTTEN_MS))
            .then(|| ended.saturating_add(i64::try_from(pause).unwrap_or(i64::MAX)))
    }

    /// When the next table is to be made: at once where both want it.
    pub(super) fn next_due(&self) -> Option<i64> {
        if self.next_made {
            return None;
        }
        if self.table.rematch_agreed() {
            return Some(0);
        }
        self.follows_at()
    }

    /// Makes the next table once both want it, or the series asks for it. Made twice, it is one.
    pub(in crate::live) async fn make_next(&mut self) {
        let now = self.now();
        let due = self.next_due().is_some_and(|at| at <= now);
        if !due || self.next_retry.is_some_and(|at| at > Instant::now()) {
            return;
        }
        let (series, clocks) = self.past.next(&self.table);
        let mut secrets = self.house.secrets();
        let made = self.table.next(clocks, unsigned(now), &mut secrets);
        let Some((next, entries)) = made else {
            tracing::error!(table = self.id, "the next table cannot be made");
            self.next_retry = Some(Instant::now() + NEVER);
            return;
        };
        let names = Seat::BOTH.map(|seat| {
            let who = next.seated(seat)?;
            let here = Seat::BOTH
                .into_iter()
                .find(|here| self.table.seated(*here) == Some(who))?;
            self.listing.names[here.index()].clone()
        });
        let listing = Listing {
            names,
            series,
            public: self.listing.public,
            started_ms: None,
            ended_ms: None,
        }
        .after(&entries, &next);
        let head = rows::head(&next, &listing, now);
        match self
            .house
            .store()
            .create_table(head, rows::events(&entries, None))
            .await
        {
            Ok(_) => {
                self.next_made = true;
                self.next_retry = None;
                self.tell_all();
                // Its task asks the computer, if that is to act.
                self.house.send(&next.id().to_string(), Message::Refresh);
            }
            Err(error) => {
                tracing::warn!(%error, table = self.id, "the next table was not stored");
                self.next_retry = Some(Instant::now() + RETRY);
            }
        }
    }
}
