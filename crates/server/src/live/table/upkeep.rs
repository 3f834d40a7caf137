//! The house's own commands: deadlines, pauses, the computer's turn.

use crate::live::rows::{signed, unsigned};
use yonban_games::{Request, Standing};
use yonban_rules::Seat;
use yonban_table::{Author, Awaited};

use super::{Asked, BACKOFF, Keeper};

impl Keeper {
    pub(in crate::live) async fn by_house(&mut self, request: Request) -> bool {
        let now = self.now();
        let ask = |_: &Keeper| {
            Ok(Asked {
                author: Author::House,
                request: request.clone(),
                name: None,
            })
        };
        match self.commit(None, now, &ask).await {
            Ok(_) => true,
            Err(failure) => {
                tracing::debug!(?failure, ?request, table = self.id, "the house was refused");
                false
            }
        }
    }

    /// Looks at the time.
    pub(super) async fn tick(&mut self) {
        if self.deadline().is_some_and(|at| at <= self.now()) {
            if !self.by_house(Request::Tick).await {
                // Not stored: the deadline stands, and is not tried again at once.
                tokio::time::sleep(BACKOFF).await;
            }
            self.after_change().await;
        }
    }

    pub(super) async fn refresh(&mut self) {
        if let Err(error) = self.reload().await {
            tracing::debug!(%error, table = self.id, "the log was not read");
        }
        self.after_change().await;
    }

    /// Closes a table at which nobody waits any more.
    pub(super) async fn abandon(&mut self) {
        let nobody = Seat::BOTH.into_iter().all(|seat| !self.is_here(seat));
        if nobody && self.table.standing() == Standing::Waiting {
            self.by_house(Request::Abort).await;
        }
    }

    /// Whom the table waits for, where that costs live time.
    fn awaited_live(&self) -> Option<Awaited> {
        let live = |awaited: &Awaited| {
            let mut seats = Seat::BOTH.into_iter();
            seats.any(|seat| awaited.is(seat) && self.table.control(seat).is_live())
        };
        self.table.awaited().filter(live)
    }

    pub(super) fn clock_is_live(&self) -> bool {
        let awaited = self.awaited_live();
        awaited.is_some_and(|awaited| awaited.since.is_some())
    }

    /// Whether everybody who is waited for is here, this seat among them.
    pub(super) fn are_back(&self, seat: Seat) -> bool {
        let here = |awaited: Awaited| {
            let mut seats = Seat::BOTH.into_iter();
            awaited.is(seat) && seats.all(|seat| !awaited.is(seat) || self.is_here(seat))
        };
        self.table.awaited().is_some_and(here)
    }

    /// Credits what an outage has cost and stops the clock until whoever owes the next act is back. A rest
    /// has no clock: it is held for as long, unless both say before that they are ready.
    pub(super) async fn recover(&mut self, last_alive_ms: i64) {
        let now = self.now();
        let wait = self.house.config().times.return_wait;
        let until = now.saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX));
        if self.table.rest().is_some() {
            self.resume_at = Some(until);
            return;
        }
        let Some(awaited) = self.awaited_live() else {
            return;
        };
        if let Some(since) = awaited.since {
            let from = last_alive_ms.max(signed(since));
            let overlap = unsigned(now.saturating_sub(from));
            let amount = overlap.saturating_add(crate::live::outage::BONUS_MS);
            self.by_house(Request::Credit { amount }).await;
            self.by_house(Request::Pause).await;
        }
        self.resume_at = Some(until);
        if Seat::BOTH.into_iter().any(|seat| self.are_back(seat)) {
            self.resume().await;
        }
    }

    /// When the table itself has something to do. After an outage a rest does not end before people had time to
    /// find the page again.
    pub(super) fn deadline(&self) -> Option<i64> {
        let due = self.table.deadline().map(signed)?;
        let held = self.table.rest().and(self.resume_at);
        Some(due.max(held.unwrap_or(due)))
    }

    pub(super) async fn resume(&mut self) {
        self.resume_at = None;
        let awaited = self.table.awaited();
        let paused = awaited.is_some_and(|awaited| awaited.since.is_none());
        if paused && !self.by_house(Request::Resume).await {
            // Tried again by the timer.
            self.resume_at = Some(self.now().saturating_add(1_000));
        }
    }
}
