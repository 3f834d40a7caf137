//! The rest between two parts of a game, such as the games of a match: nothing is thrown and no clock
//! runs until both seats are ready, or until it has lasted long enough.

use crate::fold::by_house;
use crate::{Author, EventKind, Phase, Refusal, Table};
use yonban_clock::{Millis, SECOND};
use yonban_rules::{AtTable, Seat};

/// The longest rest.
pub const REST: Millis = 60 * SECOND;

/// A rest that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rest {
    /// When play goes on by itself.
    pub until: Millis,
    /// Which seats are ready, A first.
    pub ready: [bool; 2],
}

impl<G: AtTable> Table<G> {
    /// The rest, while it lasts.
    #[must_use]
    pub const fn rest(&self) -> Option<Rest> {
        self.rest
    }

    /// After an action: the turn is over, and the next part waits for both.
    pub(crate) fn rest_begins(&mut self, at: Millis) -> Result<(), Refusal<G>> {
        self.clocks.hand_over(None, at, None)?;
        self.rest = Some(Rest {
            until: at.saturating_add(REST),
            ready: [false; 2],
        });
        Ok(())
    }

    pub(crate) fn ready(&mut self, seat: Seat, at: Millis) -> Result<EventKind<G>, Refusal<G>> {
        self.running()?;
        let rest = self.rest.as_mut().ok_or(Refusal::NotPaused)?;
        let ready = &mut rest.ready[seat.index()];
        if std::mem::replace(ready, true) {
            return Err(Refusal::ReadyAlready);
        }
        if rest.ready == [true, true] {
            self.rest_ends(at)?;
        }
        Ok(EventKind::Ready { seat })
    }

    pub(crate) fn rest_over(
        &mut self,
        author: Author,
        at: Millis,
    ) -> Result<EventKind<G>, Refusal<G>> {
        by_house(author)?;
        if self.phase != Phase::Running || self.rest.is_none_or(|rest| at < rest.until) {
            return Err(Refusal::OutOfOrder);
        }
        self.rest_ends(at)?;
        Ok(EventKind::RestOver)
    }

    fn rest_ends(&mut self, at: Millis) -> Result<(), Refusal<G>> {
        self.rest = None;
        self.pass_clock(at)
    }
}
