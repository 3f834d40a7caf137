//! Who is there, who is gone and since when, who may claim and from when; and who is told of it.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::live::outbox;
use crate::live::rows::{signed, unsigned};
use crate::views;
use tokio::time::Instant;
use yonban_bus::event_subject;
use yonban_games::{Request, Standing};
use yonban_protocol::{AwayView, MAX_NAMED, PresenceView, ServerMessage};
use yonban_rules::Seat;
use yonban_table::{Absence, AbsenceClaim, Author};

use super::{Elsewhere, Keeper, PRESENCE_PACE};

/// How often nodes tell one another whom they have at their sockets.
const DIGEST: Duration = Duration::from_secs(5);
/// For so long that is believed.
const DIGEST_LIFE: Duration = Duration::from_secs(15);
/// The word before such a digest on the bus.
const HERE: &str = "here ";

/// Everybody who is told of presence, each in the words of their role.
const READERS: [Option<Seat>; 3] = [None, Some(Seat::A), Some(Seat::B)];

fn reader_index(reader: Option<Seat>) -> usize {
    reader.map_or(0, |seat| 1 + seat.index())
}

impl Keeper {
    /// Whether a socket of this node has this seat.
    fn is_at_this_node(&self, seat: Seat) -> bool {
        self.table.seated(seat).is_some_and(|who| {
            self.watchers
                .values()
                .any(|watcher| watcher.user.id == views::owner(who))
        })
    }

    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let engine = self
            .table
            .seated(seat)
            .is_some_and(|who| views::engine_level(who).is_some());
        let elsewhere = self
            .elsewhere
            .values()
            .any(|node| node.seats[seat.index()] && node.heard.elapsed() < DIGEST_LIFE);
        engine || self.is_at_this_node(seat) || elsewhere
    }

    /// Notes who is here, and tells if that has changed, or what follows from it.
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
            .is_none_or(|(told, _)| *told != self.presences());
        if changed && self.presence_due.is_none() {
            match &self.presence_told {
                Some((_, at)) if at.elapsed() < PRESENCE_PACE => {
                    self.presence_due = Some(*at + PRESENCE_PACE);
                }
                _ => self.tell_presence(),
            }
        }
    }

    fn presences(&self) -> [PresenceView; 3] {
        let all = self.presence(None);
        READERS.map(|reader| PresenceView {
            away: self.away(reader),
            ..all.clone()
        })
    }

    /// Presence as this reader is told it.
    pub(super) fn presence(&self, reader: Option<Seat>) -> PresenceView {
        // One person with two tabs watches once.
        let watching: BTreeMap<&str, &str> = self
            .watchers
            .values()
            .filter(|one| self.seat_of(&one.user.id).is_none())
            .map(|one| (one.user.id.as_str(), one.user.name.as_str()))
            .collect();
        let mut names: Vec<String> = watching.values().map(|name| (*name).to_owned()).collect();
        names.sort();
        names.truncate(MAX_NAMED);
        PresenceView {
            table: self.id.clone(),
            a: self.is_here(Seat::A),
            b: self.is_here(Seat::B),
            spectators: u32::try_from(watching.len()).unwrap_or(u32::MAX),
            names,
            away: self.away(reader),
        }
    }

    /// The seats that are gone from a game in play, as this reader is told it. Whoever sees the
    /// game late is not: whose turn it is now follows from it.
    fn away(&self, reader: Option<Seat>) -> Vec<AwayView> {
        if self.table.standing() != Standing::Running || self.is_late(reader) {
            return Vec::new();
        }
        let gone = |seat: Seat| {
            let since = self.attendance[seat.index()].gone_since?;
            let claim = reader.filter(|reader| *reader == seat.other());
            Some(AwayView {
                seat: views::seat(seat),
                since_ms: unsigned(since),
                claim_at_ms: claim
                    .and_then(|claimant| self.claim_from(claimant))
                    .map(unsigned),
            })
        };
        Seat::BOTH.into_iter().filter_map(gone).collect()
    }

    pub(super) fn tell_presence(&mut self) {
        self.presence_due = None;
        let views = self.presences();
        let told = self.presence_told.as_ref().map(|(told, _)| told);
        for reader in READERS {
            let view = &views[reader_index(reader)];
            if told.is_some_and(|told| told[reader_index(reader)] == *view) {
                continue;
            }
            let Some(text) = outbox::text(&ServerMessage::Presence(view.clone())) else {
                continue;
            };
            for watcher in self.watchers.values() {
                if self.seat_of(&watcher.user.id) == reader {
                    watcher.queue.table(&self.id, outbox::Text::clone(&text));
                }
            }
        }
        self.presence_told = Some((views, Instant::now()));
    }

    /// What is known about an absent seat. Being away while the other one thinks hurts nobody: what
    /// counts begins with the own turn, and again after a pause.
    fn absence(&self, seat: Seat) -> Option<Absence> {
        let gone_since = unsigned(self.attendance[seat.index()].gone_since?);
        let turn_since = self
            .table
            .awaited()
            .filter(|awaited| awaited.is(seat))
            .and_then(|awaited| awaited.since)
            .unwrap_or(gone_since);
        Some(Absence {
            gone_since: gone_since.max(turn_since),
            guest: true,
            left: false,
            weight_percent: self.house.config().times.absence_percent,
        })
    }

    /// The same for a claim. Where the table knows no claims at all, it says so itself, whether or
    /// not the seat is gone.
    pub(super) fn claimed_absence(&self, seat: Seat) -> Option<Absence> {
        self.absence(seat).or_else(|| {
            let claims = self.table.policies().absence_claims;
            (!claims).then(|| Absence {
                gone_since: unsigned(self.now()),
                guest: true,
                left: false,
                weight_percent: 100,
            })
        })
    }

    /// From when a seat may claim the game because the other, who owes the next act, is gone: if nothing
    /// changes, and if the clock does not end before.
    fn claim_from(&self, claimant: Seat) -> Option<i64> {
        let absent = claimant.other();
        self.attendance[absent.index()].gone_since?;
        let claims = self.table.policies().absence_claims && self.table.is_underway();
        // Nothing counts while the clock stands still.
        self.table
            .awaited()
            .filter(|awaited| claims && awaited.is(absent))?
            .since?;
        let absence = self.absence(absent)?;
        let grace = absence.grace(self.table.speed())?;
        let from = absence.gone_since.saturating_add(grace);
        let ends_before = self.table.deadline().is_some_and(|end| end <= from);
        (!ends_before).then_some(signed(from))
    }

    /// Whether a seat may claim the game, or half of it, now because the other is gone: the table is
    /// asked, so that there is one answer.
    pub(super) fn may_claim(&self, claimant: Seat) -> bool {
        let now = self.now();
        let due = self.claim_from(claimant).is_some_and(|from| from <= now);
        let Some(absence) = self.absence(claimant.other()).filter(|_| due) else {
            return false;
        };
        let holds = |claim| {
            let request = Request::ClaimAbsence { claim, absence };
            let author = Author::Seat(claimant);
            self.table
                .decide(author, &request, unsigned(now), &mut self.house.secrets())
                .is_ok()
        };
        holds(AbsenceClaim::Win) || holds(AbsenceClaim::Draw)
    }

    /// Which seat can claim the game, and from when, if it has not been told yet.
    pub(super) fn claimable_at(&self) -> Option<(Seat, i64)> {
        if self.claim_told == Some(self.table.seq()) {
            return None;
        }
        Seat::BOTH
            .into_iter()
            .find_map(|seat| Some((seat, self.claim_from(seat)?)))
    }

    /// Tells the other nodes which seats are at the sockets of this one, and plans to do it again
    /// while anybody watches.
    pub(super) async fn tell_other_nodes(&mut self) {
        self.digest_due = (!self.watchers.is_empty()).then(|| Instant::now() + DIGEST);
        let flag = |seat| u8::from(self.is_at_this_node(seat));
        let digest = format!(
            "{HERE}{}{} {}",
            flag(Seat::A),
            flag(Seat::B),
            self.house.config().node
        );
        let told = self
            .house
            .bus()
            .publish(&event_subject(&self.id), digest.into())
            .await;
        if let Err(error) = told {
            tracing::debug!(%error, "other nodes were not told who is here");
        }
    }

    /// Takes up what came over the bus about this table.
    pub(super) async fn hear_news(&mut self, text: &str) {
        if text == super::chat::NEWS {
            self.hear_all().await;
        } else if let Some(digest) = text.strip_prefix(HERE) {
            self.hear_digest(digest).await;
        } else if text.parse::<u64>().is_ok_and(|seq| seq <= self.table.seq()) {
            // An own event, or one that is known.
        } else {
            self.refresh().await;
        }
    }

    async fn hear_digest(&mut self, digest: &str) {
        let Some((flags, node)) = digest.split_once(' ') else {
            return;
        };
        if node == self.house.config().node {
            return;
        }
        let seats = match flags {
            "00" => [false, false],
            "10" => [true, false],
            "01" => [false, true],
            "11" => [true, true],
            _ => return,
        };
        let heard = Elsewhere {
            seats,
            heard: Instant::now(),
        };
        let new = self.elsewhere.insert(node.to_owned(), heard).is_none();
        self.elsewhere
            .retain(|_, node| node.heard.elapsed() < DIGEST_LIFE);
        self.attend();
        // A node that has just taken the table up does not know who is here.
        if new {
            self.tell_other_nodes().await;
        }
    }
}
