//! Whom a table waits for: the seat whose clock runs, or both where each owes something and neither has
//! the turn. There is one answer for clocks, absences, pauses and outages.

use crate::{AbortCause, EventKind, Phase, Refusal, Table};
use yonban_clock::{Millis, TurnCharge};
use yonban_rules::{AtTable, Seat, Turn};

/// Who owes the next act, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Awaited {
    /// Which seats, A first.
    pub seats: [bool; 2],
    /// Since when the present span runs; `None` while it stands still.
    pub since: Option<Millis>,
}

impl Awaited {
    /// Whether this seat owes something.
    #[must_use]
    pub const fn is(&self, seat: Seat) -> bool {
        self.seats[seat.index()]
    }
}

/// The time for what both seats owe: pledges, values, the throw for the right to begin.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Owing {
    since: Option<Millis>,
    charges: [TurnCharge; 2],
}

impl Owing {
    pub(crate) fn begin(&mut self, at: Millis) {
        *self = Owing {
            since: Some(at),
            charges: Default::default(),
        };
    }
}

impl<G: AtTable> Table<G> {
    /// Whom the table waits for; `None` while it waits for nobody who sits here, rests, or is over.
    #[must_use]
    pub fn awaited(&self) -> Option<Awaited> {
        if let Some(turn) = self.clocks.running {
            return Some(Awaited {
                seats: Seat::BOTH.map(|seat| seat == turn.seat),
                since: turn.since,
            });
        }
        let seats = match self.phase {
            Phase::Pledging => Seat::BOTH.map(|seat| self.owed(seat).is_some()),
            Phase::Running if self.rest.is_none() && self.game.turn() == Turn::Chance => [true; 2],
            Phase::Waiting | Phase::Running | Phase::Over(_) => return None,
        };
        let since = self.owing.since;
        Some(Awaited { seats, since })
    }

    /// Whether time stands still for those who are waited for.
    pub(crate) fn is_paused(&self) -> bool {
        self.awaited()
            .is_some_and(|awaited| awaited.since.is_none())
    }

    /// Until when both have to do what they owe before anybody has decided anything: as long as a first
    /// decision may take, each time. `None` where nobody owes anything so, or without a clock.
    #[must_use]
    pub fn owed_by(&self) -> Option<Millis> {
        if self.clocks.running.is_some() || self.clocks.decided == [true, true] {
            return None;
        }
        let awaited = self.awaited()?;
        let since = awaited.since?;
        let owing = Seat::BOTH.into_iter().filter(|seat| awaited.is(*seat));
        let ends: Option<Vec<Millis>> = owing
            .map(|seat| {
                let charge = &self.owing.charges[seat.index()];
                let allowance = self.start_allowance(seat)?;
                Some(since.saturating_add(charge.until(allowance)))
            })
            .collect();
        ends?.into_iter().max()
    }

    /// Who has not done in time what was owed.
    pub(crate) fn failed_to_start(&self) -> AbortCause {
        match self.awaited().map(|awaited| awaited.seats) {
            Some([true, false]) => AbortCause::NotStarted(Seat::A),
            Some([false, true]) => AbortCause::NotStarted(Seat::B),
            Some(_) | None => AbortCause::NeitherStarted,
        }
    }

    /// Why there is no time to stop, to start again or to credit.
    pub(crate) fn waited_for(&self) -> Result<Awaited, Refusal<G>> {
        self.awaited().ok_or_else(|| self.not_running())
    }

    pub(crate) fn stop_time(&mut self, at: Millis) -> Result<EventKind<G>, Refusal<G>> {
        let since = self.waited_for()?.since.ok_or(Refusal::Paused)?;
        if self.clocks.running.is_some() {
            self.clocks.pause(at);
        } else {
            let span = at.saturating_sub(since);
            self.owing.charges.iter_mut().for_each(|c| c.add_span(span));
            self.owing.since = None;
        }
        Ok(EventKind::Paused)
    }

    pub(crate) fn start_time(
        &mut self,
        by: Option<Seat>,
        at: Millis,
    ) -> Result<EventKind<G>, Refusal<G>> {
        let awaited = match self.phase {
            Phase::Waiting | Phase::Over(_) => return Err(self.not_running()),
            Phase::Pledging | Phase::Running => self.awaited(),
        };
        let awaited = awaited
            .filter(|awaited| awaited.since.is_none())
            .ok_or(Refusal::NotPaused)?;
        if let Some(seat) = by {
            if !awaited.is(seat) {
                return Err(Refusal::NotYourTurn);
            }
            // One seat says nothing of the other: where both are waited for, the house knows who is back.
            if awaited.is(seat.other()) {
                return Err(Refusal::NotAllowed);
            }
        }
        if self.clocks.running.is_some() {
            self.clocks.resume(at);
        } else {
            self.owing.since = Some(at);
        }
        Ok(EventKind::Resumed)
    }

    /// Takes time off what a seat has used.
    pub(crate) fn credit(
        &mut self,
        seat: Seat,
        amount: Millis,
    ) -> Result<EventKind<G>, Refusal<G>> {
        if !self.waited_for()?.is(seat) {
            return Err(Refusal::OutOfOrder);
        }
        match &mut self.clocks.running {
            Some(turn) => turn.charge.add_credit(amount),
            None => self.owing.charges[seat.index()].add_credit(amount),
        }
        Ok(EventKind::Credited { seat, amount })
    }
}
