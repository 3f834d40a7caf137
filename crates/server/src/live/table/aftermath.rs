//! What follows a change: the list of open tables, the computer, the next table.

use crate::live::rows;
use crate::live::rows::{Listing, unsigned};
use yonban_rules::Seat;

use super::{Keeper, Message, SystemEntropy};

impl Keeper {
    /// What a change asks of the house: the computer's move, a next table.
    pub(in crate::live) async fn after_change(&mut self) {
        self.make_next().await;
        self.ask_engine().await;
    }

    /// Makes the next table once both want it. Made twice, it is one.
    pub(in crate::live) async fn make_next(&mut self) {
        if self.next_made || self.table.next_id().is_none() {
            return;
        }
        let now = self.now();
        let Some((next, entries)) = self.table.next(unsigned(now), &mut SystemEntropy) else {
            tracing::error!(table = self.id, "the next table cannot be made");
            return;
        };
        let names = Seat::BOTH.map(|seat| {
            let who = next.seated(seat)?;
            let here = self.seat_of(who)?;
            self.listing.names[here.index()].clone()
        });
        let listing = Listing {
            names,
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
                self.tell_all();
                // Its task asks the computer, if that is to act.
                self.house.send(&next.id().to_string(), Message::Refresh);
            }
            Err(error) => {
                tracing::warn!(%error, table = self.id, "the next table was not stored");
            }
        }
    }
}
