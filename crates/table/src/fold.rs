//! The one place where an event changes a table. Decisions and replays both go through
//! [`Table::enter`], so every rule is checked twice by the same code: when it is decided and when
//! the log is read.

use crate::chance::Word;
use crate::command::SHORTEST_ABSENCE;
use crate::table::{Step, What};
use crate::{
    AbortCause, Answer, Author, ClaimCost, EventKind, Finish, LONGEST_NAME, OfferKind, Phase,
    Refusal, Table, Takeback, Termination,
};
use yonban_clock::{Flagged, MAX_DURATION, Millis, Speed};
use yonban_rules::{AtTable, Outcome, Seat, Turn, Verdict};

impl<G: AtTable> From<Flagged> for Refusal<G> {
    fn from(_: Flagged) -> Self {
        Refusal::TimeOver
    }
}

impl<G: AtTable> Table<G> {
    /// Changes the table by an event, if it may happen. What follows from the log (charges, clocks,
    /// indices, verdicts of flags) is computed, whatever the event says; the completed event comes
    /// back.
    ///
    /// After a refusal the table may be half changed: the callers work on copies.
    pub(crate) fn enter(
        &mut self,
        author: Author,
        at: Millis,
        kind: EventKind<G>,
    ) -> Result<EventKind<G>, Refusal<G>> {
        self.keeps_promise(&kind)?;
        match kind {
            EventKind::Created { .. } => Err(Refusal::OutOfOrder),
            EventKind::Sealed { hash } => self.seal(author, hash),
            EventKind::Seated { seat, who } => self.sit(author, seat, who, at),
            EventKind::Pledged { seat, hash } => {
                by(author, seat)?;
                self.pledge(seat, hash, at)
            }
            EventKind::Revealed { seat, value } => {
                by(author, seat)?;
                self.reveal(seat, value)
            }
            EventKind::Unsealed { secret } => self.unseal(author, secret),
            EventKind::Started => self.start(author, at),
            EventKind::Played {
                seat,
                action,
                compensation,
                ..
            } => {
                by(author, seat)?;
                self.play(seat, action, compensation, at)
            }
            EventKind::Told { seat, chance } => {
                by(author, seat)?;
                self.tell(seat, chance, at)
            }
            EventKind::Asked { seat } => {
                by(author, seat)?;
                self.ask_throw(seat, at)
            }
            EventKind::Disputed { seat } => {
                by(author, seat)?;
                self.dispute(seat, at)
            }
            EventKind::Rolled { chance, .. } => self.roll(author, chance, at),
            EventKind::Offered { seat, offer } => {
                by(author, seat)?;
                self.may_offer(seat, offer)?;
                self.offers.open(seat, offer, self.clocks.plies)?;
                Ok(EventKind::Offered { seat, offer })
            }
            EventKind::Answered {
                seat,
                offer,
                answer,
            } => {
                by(author, seat)?;
                self.answer(seat, offer, answer)?;
                Ok(EventKind::Answered {
                    seat,
                    offer,
                    answer,
                })
            }
            EventKind::Withdrawn { seat, offer } => {
                by(author, seat)?;
                self.offers.close(seat, offer)?;
                Ok(EventKind::Withdrawn { seat, offer })
            }
            EventKind::TookBack { .. } => {
                let Some((seat, OfferKind::Takeback)) = self.promised.take() else {
                    return Err(Refusal::OutOfOrder);
                };
                by(author, seat.other())?;
                self.take_back(seat, at)
            }
            EventKind::Resigned { seat } => {
                by(author, seat)?;
                self.running()?;
                let verdict = Verdict::Win(seat.other());
                self.end(verdict, Termination::Resigned, at);
                Ok(EventKind::Resigned { seat })
            }
            EventKind::TimedOut { seat, .. } => self.time_out(author, seat, at),
            EventKind::Abandoned {
                seat,
                gone_since,
                grace,
                verdict,
            } => {
                by(author, seat.other())?;
                self.may_claim_absence(seat, verdict)?;
                if grace < SHORTEST_ABSENCE || at < gone_since.saturating_add(grace) {
                    return Err(Refusal::NotGoneLongEnough);
                }
                self.end(verdict, Termination::Abandoned, at);
                Ok(EventKind::Abandoned {
                    seat,
                    gone_since,
                    grace,
                    verdict,
                })
            }
            EventKind::Aborted { cause } => {
                self.may_abort(author, cause, at)?;
                self.end(Verdict::NoResult, Termination::Aborted, at);
                Ok(EventKind::Aborted { cause })
            }
            EventKind::Agreed { .. } => {
                let Some((seat, OfferKind::Draw)) = self.promised.take() else {
                    return Err(Refusal::OutOfOrder);
                };
                by(author, seat.other())?;
                let verdict = Verdict::Draw;
                self.end(verdict, Termination::Agreed, at);
                Ok(EventKind::Agreed { verdict })
            }
            EventKind::Adjudicated { verdict } => {
                not_by_seat(author)?;
                self.running()?;
                self.end(verdict, Termination::Adjudicated, at);
                Ok(EventKind::Adjudicated { verdict })
            }
            EventKind::Ready { seat } => {
                by(author, seat)?;
                self.ready(seat, at)
            }
            EventKind::RestOver => self.rest_over(author, at),
            EventKind::Paused => {
                not_by_seat(author)?;
                self.stop_time(at)
            }
            EventKind::Resumed => self.start_time(author.seat(), at),
            EventKind::Credited { seat, amount } => {
                by_house(author)?;
                if amount == 0 || amount > MAX_DURATION {
                    return Err(Refusal::BadAmount);
                }
                self.credit(seat, amount)
            }
            EventKind::TimeGiven { seat, .. } => {
                by(author, seat.other())?;
                self.give(seat)
            }
            EventKind::ClaimRefused { seat, reason, .. } => {
                by(author, seat)?;
                let price = self.charge_claim(seat)?;
                Ok(EventKind::ClaimRefused {
                    seat,
                    reason,
                    price,
                })
            }
        }
    }

    /// What was accepted is carried out before anything else; so is what belongs to the beginning and
    /// the end of a table that draws.
    fn keeps_promise(&self, kind: &EventKind<G>) -> Result<(), Refusal<G>> {
        let due = self.seal_is_due() || self.start_is_due() || self.secret_is_due();
        let is_due = match kind {
            EventKind::Sealed { .. } => self.seal_is_due(),
            EventKind::Started => self.start_is_due(),
            EventKind::Unsealed { .. } => self.secret_is_due(),
            _ => false,
        };
        if due && !is_due {
            return Err(Refusal::OutOfOrder);
        }
        match (self.promised, kind) {
            (None, _)
            | (Some((_, OfferKind::Draw)), EventKind::Agreed { .. })
            | (Some((_, OfferKind::Takeback)), EventKind::TookBack { .. }) => Ok(()),
            (Some((_, OfferKind::End)), EventKind::Played { action, .. })
                if self.game.agreed_end().as_ref() == Some(action) =>
            {
                Ok(())
            }
            (Some(_), _) => Err(Refusal::OutOfOrder),
        }
    }

    /// Why nothing runs.
    pub(crate) fn not_running(&self) -> Refusal<G> {
        match self.phase {
            Phase::Waiting | Phase::Pledging => Refusal::NotStarted,
            Phase::Over(_) => Refusal::Over,
            // Both rest, or people throw for the right to begin.
            Phase::Running => Refusal::NoClock,
        }
    }

    pub(crate) fn running(&self) -> Result<(), Refusal<G>> {
        if self.phase == Phase::Running {
            Ok(())
        } else {
            Err(self.not_running())
        }
    }

    fn sit(
        &mut self,
        author: Author,
        seat: Seat,
        who: String,
        at: Millis,
    ) -> Result<EventKind<G>, Refusal<G>> {
        by(author, seat)?;
        match self.phase {
            Phase::Waiting => {}
            Phase::Pledging | Phase::Running => return Err(Refusal::SeatTaken),
            Phase::Over(_) => return Err(Refusal::Over),
        }
        if who.is_empty() || who.len() > LONGEST_NAME {
            return Err(Refusal::BadName);
        }
        let chair = &mut self.seats[seat.index()];
        if chair.is_some() {
            return Err(Refusal::SeatTaken);
        }
        *chair = Some(who.clone());
        if self.draws() && self.seats.iter().all(Option::is_some) {
            self.pledging_begins(at);
        }
        Ok(EventKind::Seated { seat, who })
    }

    fn start(&mut self, author: Author, at: Millis) -> Result<EventKind<G>, Refusal<G>> {
        by_house(author)?;
        let sit = self.phase == Phase::Waiting && self.seats.iter().all(Option::is_some);
        if !sit && !self.start_is_due() {
            return Err(Refusal::OutOfOrder);
        }
        // Who did the last of what was owed says nothing of the other: time goes on standing still.
        let paused = self.is_paused();
        self.phase = Phase::Running;
        self.clocks.begin(self.game.turn().seat(), at, self.free());
        self.owing.begin(at);
        if paused {
            self.stop_time(at)?;
        }
        self.end_by_rules(at);
        Ok(EventKind::Started)
    }

    /// Whether the seat may take this action now, clocks aside.
    pub(crate) fn may_play(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal<G>> {
        self.running()?;
        if self.rest.is_some() {
            return Err(Refusal::Resting);
        }
        if self.game.turn() != Turn::Seat(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let checked = self.game.check(action);
        if let ClaimCost::Tries(tries) = self.agreement.policies.claim_cost
            && self.unfounded[seat.index()] >= tries
        {
            // A claim is what a seat may do although it is not shown that it can, or what is
            // refused as an unfounded one: without tries both are refused alike, so that the answer
            // tells nothing.
            let is_claim = match &checked {
                Ok(()) => {
                    self.game.is_listed(action) && !self.game.shown_actions().contains(action)
                }
                Err(illegal) => G::is_unfounded_claim(illegal),
            };
            if is_claim {
                return Err(Refusal::NoTriesLeft);
            }
        }
        checked.map_err(Refusal::Illegal)?;
        if let Some(illegal) = self.game.asked_in_vain(action) {
            return Err(Refusal::Illegal(illegal));
        }
        let agreed = matches!(self.promised, Some((_, OfferKind::End)));
        if !agreed && self.game.needs_agreement(action) {
            return Err(Refusal::NotAgreed);
        }
        Ok(())
    }

    fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        compensation: Millis,
        at: Millis,
    ) -> Result<EventKind<G>, Refusal<G>> {
        self.may_play(seat, &action)?;
        if self.clocks.is_paused() {
            return Err(Refusal::Paused);
        }
        if !self.clocks.may_compensate(compensation, at) {
            return Err(Refusal::OutOfOrder);
        }
        let before = self.clocks.states;
        let charge = self.clocks.act(compensation, at)?;
        self.game.play_unchecked(&action);
        self.steps.push(Step {
            seq: self.seq + 1,
            what: What::Played(seat, action.clone()),
            clocks: before,
        });
        self.offers.acted(seat);
        if matches!(self.promised, Some((_, OfferKind::End))) && self.game.agreed_end().is_none() {
            self.promised = None;
        }
        if self.game.begins_part() && !self.game.turn().is_over() {
            self.rest_begins(at)?;
        } else {
            self.pass_clock(at)?;
        }
        Ok(EventKind::Played {
            seat,
            action,
            charge,
            compensation,
            clock: self.clocks.states[seat.index()],
        })
    }

    /// Gives the clock to whoever acts now. Chance takes no time and hands nothing over: the seat
    /// that acts after it decides whether the turn is over. A question within a turn holds it, and it
    /// goes on after the answer with what it has cost.
    pub(crate) fn pass_clock(&mut self, at: Millis) -> Result<(), Refusal<G>> {
        match self.game.turn() {
            Turn::Chance if self.clocks.running.is_none() => self.owing.begin(at),
            Turn::Chance => {}
            Turn::Seat(next) if self.game.answers_within_turn() => {
                self.clocks.ask(next, at, false, self.free());
            }
            Turn::Seat(next) => {
                if self.clocks.held() == Some(next) {
                    self.clocks.answered(at)?;
                } else if self.clocks.running.is_none_or(|turn| turn.seat != next) {
                    self.clocks.hand_over(Some(next), at, self.free())?;
                }
            }
            Turn::Over(_) => {
                self.clocks.hand_over(None, at, None)?;
                self.end_by_rules(at);
            }
        }
        Ok(())
    }

    fn end_by_rules(&mut self, at: Millis) {
        if let Turn::Over(Outcome { verdict, ending }) = self.game.turn() {
            self.end(verdict, Termination::Rules(ending), at);
        }
    }

    fn end(&mut self, verdict: Verdict, termination: Termination<G::Ending>, at: Millis) {
        self.clocks.stop(at);
        self.offers.clear();
        self.word = Word::Anybody;
        self.rest = None;
        self.phase = Phase::Over(Finish {
            verdict,
            termination,
        });
    }

    /// The first event of the game that goes if the seat's last decision is taken back.
    pub(crate) fn last_decision(&self, seat: Seat) -> Option<u64> {
        let mine = |step: &&Step<G>| matches!(step.what, What::Played(who, _) if who == seat);
        self.steps.iter().rev().find(mine).map(|step| step.seq)
    }

    pub(crate) fn may_offer(&self, seat: Seat, offer: OfferKind) -> Result<(), Refusal<G>> {
        let policies = &self.agreement.policies;
        match (offer, self.phase.clone()) {
            (OfferKind::Rematch, Phase::Over(_)) => {
                // A table that was aborted before anybody came has nobody to answer.
                if self.rematch || self.seats.iter().any(Option::is_none) {
                    return Err(Refusal::OfferUntimely(offer));
                }
            }
            (OfferKind::Rematch, Phase::Waiting | Phase::Pledging | Phase::Running) => {
                return Err(Refusal::OfferUntimely(offer));
            }
            (
                OfferKind::Draw | OfferKind::End | OfferKind::Takeback,
                Phase::Waiting | Phase::Pledging | Phase::Over(_),
            ) => return Err(self.not_running()),
            (OfferKind::End, Phase::Running) => {
                if self.game.agreed_end().is_none() {
                    return Err(Refusal::OfferForbidden(offer));
                }
            }
            (OfferKind::Draw, Phase::Running) => {
                if !policies.draw_offers || !self.game.draw_can_be_agreed() {
                    return Err(Refusal::OfferForbidden(offer));
                }
            }
            (OfferKind::Takeback, Phase::Running) => {
                if policies.takeback == Takeback::Never {
                    return Err(Refusal::OfferForbidden(offer));
                }
                self.may_take_back(seat)?;
            }
        }
        Ok(())
    }

    /// Where a takeback of this seat's last decision would begin, as an index into the steps.
    fn may_take_back(&self, seat: Seat) -> Result<usize, Refusal<G>> {
        let to = self.last_decision(seat).ok_or(Refusal::NothingToTakeBack)?;
        Ok(self.steps.iter().take_while(|step| step.seq < to).count())
    }

    fn answer(&mut self, seat: Seat, offer: OfferKind, answer: Answer) -> Result<(), Refusal<G>> {
        let offerer = seat.other();
        match answer {
            Answer::Refuse => self.offers.refuse(offerer, offer, self.clocks.plies),
            Answer::Accept => {
                self.offers.close(offerer, offer)?;
                match offer {
                    OfferKind::Rematch => {
                        self.rematch = true;
                        self.offers.clear();
                    }
                    OfferKind::Draw | OfferKind::End | OfferKind::Takeback => {
                        self.promised = Some((offerer, offer))
                    }
                }
                Ok(())
            }
        }
    }

    /// Goes back to before the seat's last decision: the game is played again up to there, clocks
    /// keep their values, periods spent since are refunded. What was drawn since comes again: the next
    /// throw has the same index.
    fn take_back(&mut self, seat: Seat, at: Millis) -> Result<EventKind<G>, Refusal<G>> {
        let from = self.may_take_back(seat)?;
        let paused = self.is_paused();
        self.clocks.settle(at)?;
        let step = self.steps.get(from).ok_or(Refusal::NothingToTakeBack)?;
        let to = step.seq;
        self.clocks.refund(&step.clocks);
        self.steps.truncate(from);
        self.game = G::new(&self.agreement.rules);
        for step in &self.steps {
            match &step.what {
                What::Played(_, action) => self.game.play_unchecked(action),
                What::Rolled(chance) => self.game.resolve(chance),
            }
        }
        self.offers.clear();
        self.word = Word::Anybody;
        self.rest = None;
        self.clocks.begin(self.game.turn().seat(), at, self.free());
        if paused {
            self.clocks.pause(at);
        }
        Ok(EventKind::TookBack {
            to,
            clocks: self.clocks.states,
        })
    }

    fn time_out(
        &mut self,
        author: Author,
        seat: Seat,
        at: Millis,
    ) -> Result<EventKind<G>, Refusal<G>> {
        self.running()?;
        if author == Author::Moderator {
            return Err(Refusal::NotAllowed);
        }
        if self.clocks.is_paused() {
            return Err(Refusal::Paused);
        }
        let flag = self.clocks.flag_at().ok_or(Refusal::FlagNotDue)?;
        // The own client knows that no action of its own is on its way.
        let grace = if author == Author::Seat(seat) {
            0
        } else {
            self.clocks.grace(seat)
        };
        let runs = self.clocks.running.is_some_and(|turn| turn.seat == seat);
        if !runs || at < flag.saturating_add(grace) {
            return Err(Refusal::FlagNotDue);
        }
        let verdict = self.flag_verdict(seat);
        self.end(verdict, Termination::TimedOut, at);
        Ok(EventKind::TimedOut { seat, verdict })
    }

    fn may_claim_absence(&self, absent: Seat, verdict: Verdict) -> Result<(), Refusal<G>> {
        self.running()?;
        let awaited = self.awaited();
        let claimable = self.agreement.policies.absence_claims
            && self.agreement.speed() != Speed::Correspondence
            && self.is_underway()
            && awaited.is_some_and(|awaited| awaited.is(absent));
        if !claimable {
            return Err(Refusal::AbsenceNotClaimable);
        }
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        match verdict {
            Verdict::Draw => Ok(()),
            Verdict::Win(seat) if seat == absent.other() => {
                if self.game.can_win(seat) {
                    Ok(())
                } else {
                    Err(Refusal::CannotWin)
                }
            }
            Verdict::Win(_) | Verdict::NoResult => Err(Refusal::OutOfOrder),
        }
    }

    fn may_abort(&self, author: Author, cause: AbortCause, at: Millis) -> Result<(), Refusal<G>> {
        if let Phase::Over(_) = self.phase {
            return Err(Refusal::Over);
        }
        match (cause, author) {
            (AbortCause::Requested, Author::Seat(seat)) => {
                if self.seats[seat.index()].is_none() {
                    return Err(Refusal::NotSeated);
                }
                if !self.may_call_off() {
                    return Err(Refusal::AbortTooLate);
                }
                Ok(())
            }
            (AbortCause::Requested, Author::House | Author::Moderator) => Ok(()),
            (AbortCause::NotStarted(_) | AbortCause::NeitherStarted, Author::House)
                if self.clocks.running.is_none() =>
            {
                let overdue = self.owed_by().is_some_and(|due| at >= due);
                if overdue && self.failed_to_start() == cause {
                    Ok(())
                } else {
                    Err(Refusal::OutOfOrder)
                }
            }
            (AbortCause::NeitherStarted, Author::House) => Err(Refusal::OutOfOrder),
            (AbortCause::NotStarted(seat), Author::House) => {
                let runs = self.clocks.running.is_some_and(|turn| turn.seat == seat);
                let due = self
                    .start_allowance(seat)
                    .and_then(|allowance| self.clocks.start_at(allowance));
                match due {
                    Some(due) if runs && at >= due => Ok(()),
                    _ => Err(Refusal::OutOfOrder),
                }
            }
            (AbortCause::Idle, Author::House) => {
                let timed = self.clocks.flag_at().is_some() || self.owed_by().is_some();
                let waits = self
                    .awaited()
                    .is_some_and(|awaited| awaited.since.is_some());
                if waits && !timed && at >= self.idle_at() {
                    Ok(())
                } else {
                    Err(Refusal::OutOfOrder)
                }
            }
            (
                AbortCause::NotStarted(_) | AbortCause::NeitherStarted | AbortCause::Idle,
                Author::Seat(_) | Author::Moderator,
            ) => Err(Refusal::NotAllowed),
        }
    }

    fn give(&mut self, seat: Seat) -> Result<EventKind<G>, Refusal<G>> {
        self.running()?;
        let n = seat.index();
        let control = self.clocks.controls[n];
        let amount = control.gift().ok_or(Refusal::GiftForbidden)?;
        if !self.agreement.policies.give_time {
            return Err(Refusal::GiftForbidden);
        }
        match (
            control.give(&self.clocks.states[n], amount),
            &mut self.clocks.running,
        ) {
            (Some(more), _) => self.clocks.states[n] = more,
            // Without a reserve time can only be given to the turn that runs.
            (None, Some(turn)) if turn.seat == seat => turn.charge.add_credit(amount),
            (None, _) => return Err(Refusal::GiftForbidden),
        }
        Ok(EventKind::TimeGiven {
            seat,
            amount,
            clock: self.clocks.states[n],
        })
    }

    fn charge_claim(&mut self, seat: Seat) -> Result<ClaimCost, Refusal<G>> {
        self.running()?;
        if self.to_act() != Some(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let price = self.agreement.policies.claim_cost;
        match price {
            ClaimCost::Nothing => return Err(Refusal::OutOfOrder),
            ClaimCost::Tries(tries) if self.unfounded[seat.index()] >= tries => {
                return Err(Refusal::NoTriesLeft);
            }
            ClaimCost::Tries(_) => {}
            ClaimCost::Time(time) => {
                if let Some(turn) = &mut self.clocks.running
                    && self.clocks.decided[seat.index()]
                {
                    turn.charge.add_price(time);
                }
            }
        }
        let count = &mut self.unfounded[seat.index()];
        *count = count.saturating_add(1);
        Ok(price)
    }
}

/// The event must be this seat's.
fn by<G: AtTable>(author: Author, seat: Seat) -> Result<(), Refusal<G>> {
    if author == Author::Seat(seat) {
        Ok(())
    } else {
        Err(Refusal::NotAllowed)
    }
}

pub(crate) fn by_house<G: AtTable>(author: Author) -> Result<(), Refusal<G>> {
    match author {
        Author::House => Ok(()),
        Author::Seat(_) | Author::Moderator => Err(Refusal::NotAllowed),
    }
}

fn not_by_seat<G: AtTable>(author: Author) -> Result<(), Refusal<G>> {
    match author {
        Author::House | Author::Moderator => Ok(()),
        Author::Seat(_) => Err(Refusal::NotAllowed),
    }
}
