//! The clocks of a table: whose turn runs, what it has cost, and what both seats have left.

use crate::{Agreement, Lag};
use yonban_clock::{Control, Flagged, LagQuota, Millis, SeatClock, TurnCharge};
use yonban_rules::{Game, Seat};

/// The shortest time for which the flag of somebody else's clock waits for an action on its way.
pub const FIRST_GRACE: Millis = 250;
/// The longest such time; between the two it is the seat's lag quota.
pub const LAST_GRACE: Millis = 2_000;

/// The turn on the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RunningTurn {
    /// Whose turn.
    pub seat: Seat,
    /// Since when the present span runs; `None` while the clock is paused.
    pub since: Option<Millis>,
    /// What the turn has cost before that span. For a seat that has not yet decided, what counts
    /// against the start timer.
    pub charge: TurnCharge,
    /// Whether its time counts: not before the seat's first decision, while a start timer runs
    /// instead.
    pub timed: bool,
    /// Whether a decision of this turn is charged: not if it holds the seat's first one only.
    pub(crate) counts: bool,
}

/// What one seat is asked within the turn of the other, or before the first turn. Each has one turn of
/// the clock for it, however often the word goes back and forth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asking {
    /// Whose turn goes on afterwards.
    owner: Option<Seat>,
    /// The turn of whoever is not asked now.
    waiting: Option<RunningTurn>,
}

/// Both clocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    pub(crate) controls: [Control; 2],
    pub(crate) states: [SeatClock; 2],
    pub(crate) quotas: [LagQuota; 2],
    /// Which seats have ever decided; a takeback does not undo it.
    pub(crate) decided: [bool; 2],
    pub(crate) running: Option<RunningTurn>,
    pub(crate) asking: Option<Asking>,
    /// Turns that ended, also those taken back since.
    pub(crate) plies: u32,
}

impl Clocks {
    pub(crate) fn new<G: Game>(agreement: &Agreement<G>) -> Clocks {
        let controls = agreement.controls;
        Clocks {
            controls,
            states: controls.map(|control| control.start()),
            quotas: controls
                .map(|control| LagQuota::new(control.estimate(agreement.moves).unwrap_or(0))),
            decided: [false; 2],
            running: None,
            asking: None,
            plies: 0,
        }
    }

    /// Gives the clock to `next`, or to nobody. A first decision is the start timer's matter; but
    /// where `free` is told, so much of it is free and the clock runs on from there.
    pub(crate) fn begin(&mut self, next: Option<Seat>, at: Millis, free: Option<Millis>) {
        self.running = next.map(|seat| {
            let decided = self.decided[seat.index()];
            let mut charge = TurnCharge::default();
            if !decided {
                charge.add_credit(free.unwrap_or(0));
            }
            RunningTurn {
                seat,
                since: Some(at),
                charge,
                timed: decided || free.is_some(),
                counts: false,
            }
        });
    }

    /// The compensation for an action at `at`.
    pub(crate) fn compensation(&self, lag: Option<Lag>, at: Millis) -> Millis {
        let (Some(lag), Some(turn)) = (lag, self.running) else {
            return 0;
        };
        let (Some(since), true) = (turn.since, self.decided[turn.seat.index()]) else {
            return 0;
        };
        let signed = |time: Millis| i64::try_from(time).unwrap_or(i64::MAX);
        let late = signed(at.saturating_sub(since)).saturating_sub(signed(lag.think));
        let limit = self.controls[turn.seat.index()].compensation_limit();
        self.quotas[turn.seat.index()]
            .compensate(late, lag.rtt95, limit)
            .compensation
    }

    /// Whether so much compensation can have been granted at `at`.
    pub(crate) fn may_compensate(&self, compensation: Millis, at: Millis) -> bool {
        let widest = Lag {
            think: 0,
            rtt95: Millis::MAX,
        };
        compensation <= self.compensation(Some(widest), at)
    }

    /// Charges an action of the running turn at `at`. Returns the charge of the turn so far.
    ///
    /// Does nothing where no clock runs: the caller has looked.
    pub(crate) fn act(&mut self, compensation: Millis, at: Millis) -> Result<Millis, Flagged> {
        let Some(turn) = &mut self.running else {
            return Ok(0);
        };
        let seat = turn.seat.index();
        if !self.decided[seat] {
            // The start timer's matter, but for what goes beyond it where dice lie on the board. What
            // the seat decides next in the same turn is charged.
            self.decided[seat] = true;
            turn.charge.add_span(span(turn.since, at));
            let late = if turn.timed { turn.charge.charge() } else { 0 };
            turn.charge = TurnCharge::default();
            turn.since = Some(at);
            turn.timed = true;
            if late > 0 {
                self.states[seat] = self.controls[seat].settle(&self.states[seat], late)?;
            }
            return Ok(late);
        }
        turn.charge.add_span(span(turn.since, at));
        turn.charge.add_compensation(compensation);
        turn.since = Some(at);
        turn.counts = true;
        let charge = turn.charge.charge();
        let deadline = self.controls[seat].deadline(&self.states[seat]);
        if deadline.is_some_and(|deadline| charge >= deadline) {
            return Err(Flagged);
        }
        self.quotas[seat] = self.quotas[seat].after(compensation);
        Ok(charge)
    }

    /// Adds what the running turn has taken until `at`, where its seat does not act.
    pub(crate) fn pass_time(&mut self, at: Millis) {
        if let Some(turn) = &mut self.running {
            turn.charge.add_span(span(turn.since, at));
            turn.since = turn.since.map(|_| at);
        }
    }

    /// Ends the running turn with a hand-over and gives the clock to `next`.
    pub(crate) fn hand_over(
        &mut self,
        next: Option<Seat>,
        at: Millis,
        free: Option<Millis>,
    ) -> Result<(), Flagged> {
        if let Some(turn) = self.asking.take().and_then(|asking| asking.waiting) {
            self.close(turn)?;
        }
        if let Some(turn) = self.running.take() {
            let seat = turn.seat.index();
            if turn.counts {
                self.states[seat] =
                    self.controls[seat].spend(&self.states[seat], turn.charge.charge())?;
            }
            self.plies = self.plies.saturating_add(1);
        }
        self.begin(next, at, free);
        Ok(())
    }

    /// Whose turn is held while something is asked.
    pub(crate) fn held(&self) -> Option<Seat> {
        self.asking?.owner
    }

    /// Whether this seat, whose clock may run, can still act at `at`.
    pub(crate) fn in_time(&self, seat: Seat, at: Millis) -> Result<(), Flagged> {
        let runs = self.running.is_some_and(|turn| turn.seat == seat);
        match self.flag_at() {
            Some(flag) if runs && at >= flag => Err(Flagged),
            Some(_) | None => Ok(()),
        }
    }

    /// Takes what has passed since `from` off the running turn; returns it.
    pub(crate) fn forgive(&mut self, from: Millis, at: Millis) -> Millis {
        let Some(turn) = &mut self.running else {
            return 0;
        };
        let stood = span(turn.since.map(|since| since.max(from)), at);
        turn.charge.add_span(span(turn.since, at) - stood);
        turn.since = turn.since.map(|_| at);
        stood
    }

    /// Adds so much to what the running turn has taken.
    pub(crate) fn add_time(&mut self, time: Millis) {
        if let Some(turn) = &mut self.running {
            turn.charge.add_span(time);
        }
    }

    /// The clock of this seat runs: it is asked something, and the turn that ran is held.
    pub(crate) fn ask(&mut self, seat: Seat, at: Millis, paused: bool, free: Option<Millis>) {
        if self.running.is_some_and(|turn| turn.seat == seat) {
            return;
        }
        self.pause(at);
        let held = self.running.take();
        let waited = match &mut self.asking {
            Some(asking) => std::mem::replace(&mut asking.waiting, held),
            None => {
                self.asking = Some(Asking {
                    owner: held.map(|turn| turn.seat),
                    waiting: held,
                });
                None
            }
        };
        match waited {
            Some(turn) => self.running = Some(turn),
            None => self.begin(Some(seat), at, free),
        }
        if let Some(turn) = &mut self.running {
            turn.since = (!paused).then_some(at);
        }
    }

    /// What was asked is settled: the turn that was held goes on, with what it has cost.
    pub(crate) fn answered(&mut self, at: Millis) -> Result<(), Flagged> {
        let Some(asking) = self.asking.take() else {
            return Ok(());
        };
        let paused = self.is_paused();
        self.pause(at);
        for turn in [self.running.take(), asking.waiting].into_iter().flatten() {
            if asking.owner == Some(turn.seat) {
                self.running = Some(turn);
            } else {
                self.close(turn)?;
            }
        }
        if !paused {
            self.resume(at);
        }
        Ok(())
    }

    /// Charges a turn that stands still and does not go on. An answer that is a decision of the game
    /// ends a turn like any other; by what is none nothing is earned.
    fn close(&mut self, turn: RunningTurn) -> Result<(), Flagged> {
        if !turn.counts {
            return self.break_off(turn);
        }
        let n = turn.seat.index();
        self.states[n] = self.controls[n].spend(&self.states[n], turn.charge.charge())?;
        Ok(())
    }

    /// What a turn that stands still has used is gone, nothing is earned.
    fn break_off(&mut self, turn: RunningTurn) -> Result<(), Flagged> {
        let (n, charge) = (turn.seat.index(), turn.charge.charge());
        if turn.timed && charge > 0 {
            self.states[n] = self.controls[n].settle(&self.states[n], charge)?;
        }
        Ok(())
    }

    /// The turns that are on the clocks now, which then stand still.
    fn take_turns(&mut self, at: Millis) -> impl Iterator<Item = RunningTurn> + use<> {
        self.pause(at);
        let waiting = self.asking.take().and_then(|asking| asking.waiting);
        [self.running.take(), waiting].into_iter().flatten()
    }

    /// Breaks off what runs at `at`: what was used is gone, nothing is earned.
    pub(crate) fn settle(&mut self, at: Millis) -> Result<(), Flagged> {
        for turn in self.take_turns(at) {
            self.break_off(turn)?;
        }
        Ok(())
    }

    /// Stops both clocks for good: a clock that ran out shows nothing left.
    pub(crate) fn stop(&mut self, at: Millis) {
        for turn in self.take_turns(at) {
            if self.break_off(turn).is_err() {
                let n = turn.seat.index();
                self.states[n] = self.controls[n].used_up();
            }
        }
    }

    /// What both seats had when the running turn began, without what a turn that is held has used.
    pub(crate) fn shown(&self) -> [SeatClock; 2] {
        let mut states = self.states;
        if let Some(turn) = self.asking.and_then(|asking| asking.waiting)
            && turn.timed
        {
            let n = turn.seat.index();
            let left = self.controls[n].settle(&states[n], turn.charge.charge());
            states[n] = left.unwrap_or_else(|_| self.controls[n].used_up());
        }
        states
    }

    /// Gives back the periods that were spent since the clocks showed `then`.
    pub(crate) fn refund(&mut self, then: &[SeatClock; 2]) {
        for (state, then) in self.states.iter_mut().zip(then) {
            if let (
                SeatClock::Byoyomi { periods, .. },
                SeatClock::Byoyomi {
                    periods: before, ..
                },
            ) = (state, then)
            {
                *periods = (*periods).max(*before);
            }
        }
    }

    /// When the running turn's seat has used up its time: `None` while paused, without a deadline,
    /// or while a start timer runs instead.
    pub(crate) fn flag_at(&self) -> Option<Millis> {
        let turn = self.running.filter(|turn| turn.timed)?;
        let seat = turn.seat.index();
        let deadline = self.controls[seat].deadline(&self.states[seat])?;
        Some(turn.since?.saturating_add(turn.charge.until(deadline)))
    }

    /// When a first decision is overdue that may take `allowance`.
    pub(crate) fn start_at(&self, allowance: Millis) -> Option<Millis> {
        let turn = self.running.filter(|turn| !turn.timed)?;
        Some(turn.since?.saturating_add(turn.charge.until(allowance)))
    }

    /// How long others wait before they flag this seat.
    pub(crate) fn grace(&self, seat: Seat) -> Millis {
        self.quotas[seat.index()]
            .left()
            .clamp(FIRST_GRACE, LAST_GRACE)
    }

    /// Whether the running turn is paused.
    pub(crate) fn is_paused(&self) -> bool {
        self.running.is_some_and(|turn| turn.since.is_none())
    }

    /// Stops the running span.
    pub(crate) fn pause(&mut self, at: Millis) {
        if let Some(turn) = &mut self.running {
            turn.charge.add_span(span(turn.since, at));
            turn.since = None;
        }
    }

    /// Starts the next span.
    pub(crate) fn resume(&mut self, at: Millis) {
        if let Some(turn) = &mut self.running {
            turn.since = Some(at);
        }
    }
}

/// The time from `since` to `at`; nothing while paused.
fn span(since: Option<Millis>, at: Millis) -> Millis {
    since.map_or(0, |since| at.saturating_sub(since))
}
