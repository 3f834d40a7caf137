//! The house's own commands: deadlines, pauses, the computer's turn.

use crate::live::rows::{signed, unsigned};
use yonban_games::{Request, Standing};
use yonban_rules::Seat;
use yonban_table::Author;

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
        let due = self
            .table
            .deadline()
            .is_some_and(|at| signed(at) <= self.now());
        if due {
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

    pub(super) fn clock_is_live(&self) -> bool {
        let running = self.table.look(yonban_table::Role::Moderator).running;
        running.is_some_and(|turn| turn.since.is_some() && self.table.control(turn.seat).is_live())
    }

    /// Credits what an outage has cost and stops the clock until the seat to act is back.
    pub(super) async fn recover(&mut self, last_alive_ms: i64) {
        let now = self.now();
        let running = self.table.look(yonban_table::Role::Moderator).running;
        let Some(turn) = running.filter(|turn| self.table.control(turn.seat).is_live()) else {
            return;
        };
        if let Some(since) = turn.since {
            let from = last_alive_ms.max(signed(since));
            let overlap = unsigned(now.saturating_sub(from));
            let amount = overlap.saturating_add(crate::live::outage::BONUS_MS);
            self.by_house(Request::Credit { amount }).await;
            self.by_house(Request::Pause).await;
        }
        let wait = self.house.config().times.return_wait;
        self.resume_at =
            Some(now.saturating_add(i64::try_from(wait.as_millis()).unwrap_or(i64::MAX)));
        if self.is_here(turn.seat) {
            self.resume().await;
        }
    }

    pub(super) async fn resume(&mut self) {
        self.resume_at = None;
        let paused = self
            .table
            .look(yonban_table::Role::Moderator)
            .running
            .is_some_and(|turn| turn.since.is_none());
        if paused && !self.by_house(Request::Resume).await {
            // Tried again by the timer.
            self.resume_at = Some(self.now().saturating_add(1_000));
        }
    }
}
