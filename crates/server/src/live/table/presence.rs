//! Who is there, who is gone, and who is told of it.

use crate::live::outbox::Text;
use crate::live::rows::{signed, unsigned};
use crate::live::{Watcher, outbox};
use crate::views;
use tokio::time::Instant;
use yonban_games::{Request, Standing};
use yonban_protocol::{PresenceView, ServerMessage};
use yonban_rules::Seat;
use yonban_table::{Absence, AbsenceClaim, Author};

use super::{Keeper, PRESENCE_PACE, SystemEntropy};

impl Keeper {
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        self.table.seated(seat).is_some_and(|who| {
            views::engine_level(who).is_some()
                || self.watchers.values().any(|watcher| watcher.user.id == who)
        })
    }

    /// Notes who is here, and tells if that has changed.
    pub(super) fn attend(&mut self) {
        let now = self.now();
        for seat in Seat::BOTH {
            let here = self.is_here(seat);
            let attendance = &mut self.attendance[seat.index()];
            let was_here = attendance.gone_since.is_none();
            if was_here != here {
                attendance.gone_since = (!here).then_some(now);
                // A claim that was possible may be no longer, or will be again.
                if self.claim_told.take().is_some() {
                    self.tell_seat(seat.other());
                }
            }
        }
        let changed = self
            .presence_told
            .as_ref()
            .is_none_or(|(told, _)| *told != self.presence());
        if changed && self.presence_due.is_none() {
            match &self.presence_told {
                Some((_, at)) if at.elapsed() < PRESENCE_PACE => {
                    self.presence_due = Some(*at + PRESENCE_PACE);
                }
                _ => self.tell_presence(),
            }
        }
    }

    pub(super) fn presence(&self) -> PresenceView {
        let spectators = self
            .watchers
            .values()
            .filter(|one| self.seat_of(&one.user.id).is_none())
            .count();
        PresenceView {
            table: self.id.clone(),
            a: self.is_here(Seat::A),
            b: self.is_here(Seat::B),
            spectators: u32::try_from(spectators).unwrap_or(u32::MAX),
            names: Vec::new(),
            away: Vec::new(),
        }
    }

    /// What presence will be once this watcher counts.
    pub(super) fn presence_with(&self, watcher: &Watcher) -> PresenceView {
        let mut view = self.presence();
        if !self.watchers.contains_key(&watcher.id) {
            match self.seat_of(&watcher.user.id) {
                Some(Seat::A) => view.a = true,
                Some(Seat::B) => view.b = true,
                None => view.spectators += 1,
            }
        }
        view
    }

    pub(super) fn tell_presence(&mut self) {
        self.presence_due = None;
        let view = self.presence();
        if self
            .presence_told
            .as_ref()
            .is_some_and(|(told, _)| *told == view)
        {
            return;
        }
        if let Some(text) = outbox::text(&ServerMessage::Presence(view.clone())) {
            for watcher in self.watchers.values() {
                watcher.queue.table(&self.id, Text::clone(&text));
            }
        }
        self.presence_told = Some((view, Instant::now()));
    }

    /// What is known about an absent seat.
    pub(super) fn absence(&self, seat: Seat) -> Option<Absence> {
        Some(Absence {
            gone_since: unsigned(self.attendance[seat.index()].gone_since?),
            guest: true,
            left: false,
            weight_percent: 100,
        })
    }

    /// Whether a seat may claim the game now because the other is gone: the table is asked, so that
    /// there is one answer.
    pub(super) fn may_claim(&self, claimant: Seat) -> bool {
        if self.table.standing() != Standing::Running {
            return false;
        }
        self.absence(claimant.other()).is_some_and(|absence| {
            let grace = absence.grace(self.table.speed());
            let due = grace.map(|grace| absence.gone_since.saturating_add(grace));
            let request = Request::ClaimAbsence {
                claim: AbsenceClaim::Win,
                absence,
            };
            due.is_some_and(|due| due <= unsigned(self.now()))
                && self
                    .table
                    .decide(
                        Author::Seat(claimant),
                        &request,
                        unsigned(self.now()),
                        &mut SystemEntropy,
                    )
                    .is_ok()
        })
    }

    /// Which seat can claim the game, and from when, if it has not been told yet.
    pub(super) fn claimable_at(&self) -> Option<(Seat, i64)> {
        let absent = self.table.to_act()?;
        let policies = self.table.policies();
        if !policies.absence_claims || self.claim_told == Some(self.table.seq()) {
            return None;
        }
        if !Seat::BOTH
            .into_iter()
            .all(|seat| self.table.has_decided(seat))
        {
            return None;
        }
        let absence = self.absence(absent)?;
        let grace = absence.grace(self.table.speed())?;
        Some((
            absent.other(),
            signed(absence.gone_since.saturating_add(grace)),
        ))
    }
}
