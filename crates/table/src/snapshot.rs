//! What may be shown of a table.

use crate::{
    Agreement, ClaimCost, LogHash, OfferKind, Owed, Phase, Proof, Rest, Role, RunningTurn, Table,
    TableId, Told,
};
use std::sync::Arc;
use yonban_clock::{Millis, SeatClock};
use yonban_rules::{AtTable, ChanceSource, Seat};

/// How chance comes to a table, as one role may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChanceLook<C> {
    /// Who throws: the table or people.
    pub source: ChanceSource,
    /// What the throws follow from, as far as it is told.
    pub proof: Proof,
    /// What each seat owes before the game can begin, A first.
    pub owed: [Option<Owed>; 2],
    /// Until when, or until when somebody has to say what the first throw shows.
    pub owed_by: Option<Millis>,
    /// How many outcomes the game as it stands holds: the index of the next one.
    pub rolls: u32,
    /// What people told and have not agreed on yet.
    pub told: Option<Told<C>>,
    /// What this role may tell now: every outcome; nothing but for a seat.
    pub outcomes: Vec<C>,
}

/// A table as one role may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot<G: AtTable> {
    /// The table's name.
    pub id: TableId,
    /// What is played here.
    pub agreement: Arc<Agreement<G>>,
    /// The last event.
    pub seq: u64,
    /// The last event that changed the game.
    pub position_seq: u64,
    /// The hash of the log.
    pub hash: LogHash,
    /// The time of the last event.
    pub at: Millis,
    /// Who sits where, A first.
    pub seats: [Option<String>; 2],
    /// Where the table stands.
    pub phase: Phase<G::Ending>,
    /// The position's text.
    pub position: String,
    /// What the field calls the side that each seat has now.
    pub labels: [&'static str; 2],
    /// The actions and chance outcomes of the game as it stands, as text.
    pub records: Vec<String>,
    /// The seat that acts.
    pub to_act: Option<Seat>,
    /// What the seat that acts may be told it can do; nothing for anybody else.
    pub legal: Option<Vec<G::Action>>,
    /// What both seats had left when the running turn began.
    pub clocks: [SeatClock; 2],
    /// The turn on the clock.
    pub running: Option<RunningTurn>,
    /// When the seat on turn has used up its time: without the grace for the network.
    pub flag_at: Option<Millis>,
    /// When the first decision of the seat on turn is overdue.
    pub start_at: Option<Millis>,
    /// The open offers.
    pub offers: Vec<(Seat, OfferKind)>,
    /// Whether both want another game.
    pub rematch_agreed: bool,
    /// What this role may offer now; nothing but for a seat.
    pub may_offer: Vec<OfferKind>,
    /// Whether this role may abort now: for a seat, until both have decided once or dice were seen.
    pub may_abort: bool,
    /// Whether this role may give its opponent time now.
    pub may_give_time: bool,
    /// The claims each seat has left, where a room counts them.
    pub claims_left: Option<[u32; 2]>,
    /// How chance comes to the table, where the game knows more of it than a lot.
    pub chance: Option<ChanceLook<G::Chance>>,
    /// The rest between two parts of the game.
    pub rest: Option<Rest>,
}

impl<G: AtTable> Table<G> {
    /// The table as `role` may see it.
    #[must_use]
    pub fn snapshot(&self, role: Role) -> Snapshot<G> {
        let running = self.phase == Phase::Running;
        let over = matches!(self.phase, Phase::Over(_));
        let me = match role {
            Role::Seat(seat) => self.seated(seat).map(|_| seat),
            Role::Spectator | Role::Moderator => None,
        };
        let to_act = self.to_act();
        let acting = me.filter(|seat| to_act == Some(*seat));
        let policies = &self.agreement.policies;
        let gift = |seat: Seat| {
            let control = self.agreement.control(seat);
            let keeps = control.give(&control.start(), 0).is_some();
            let on_turn = to_act == Some(seat);
            policies.give_time && control.gift().is_some() && (keeps || on_turn)
        };
        Snapshot {
            id: self.id,
            agreement: Arc::clone(&self.agreement),
            seq: self.seq,
            position_seq: self.position_seq,
            hash: self.hash,
            at: self.at,
            seats: self.seats.clone(),
            phase: self.phase.clone(),
            position: self.game.position(),
            labels: Seat::BOTH.map(|seat| self.game.seat_label(seat)),
            records: self.records().collect(),
            to_act,
            legal: acting.map(|_| self.game.shown_actions()),
            clocks: self.clocks.shown(),
            running: self.clocks.running,
            flag_at: self.clocks.flag_at(),
            start_at: self
                .clocks
                .running
                .and_then(|turn| self.start_allowance(turn.seat))
                .and_then(|allowance| self.clocks.start_at(allowance)),
            offers: self.offers.list(),
            rematch_agreed: self.rematch,
            may_offer: me.map_or_else(Vec::new, |seat| self.offers_of(seat)),
            may_abort: !over
                && match role {
                    Role::Seat(_) => me.is_some() && self.may_call_off(),
                    Role::Moderator => true,
                    Role::Spectator => false,
                },
            may_give_time: running && me.is_some_and(|seat| gift(seat.other())),
            claims_left: match policies.claim_cost {
                ClaimCost::Tries(tries) => {
                    Some(self.unfounded.map(|used| tries.saturating_sub(used)))
                }
                ClaimCost::Nothing | ClaimCost::Time(_) => None,
            },
            chance: self.chance_look(me),
            rest: self.rest,
        }
    }

    fn chance_look(&self, me: Option<Seat>) -> Option<ChanceLook<G::Chance>> {
        let source = self.game.chance_source();
        let may_tell = me.is_some_and(|seat| self.may_tell(seat).is_ok());
        let thrown = matches!(source, ChanceSource::Table | ChanceSource::People);
        thrown.then(|| ChanceLook {
            source,
            proof: self.proof.clone(),
            owed: Seat::BOTH.map(|seat| self.owed(seat)),
            owed_by: self.owed_by(),
            rolls: self.rolls(),
            told: self.told().cloned(),
            outcomes: if may_tell {
                let chances = self.game.chances();
                chances.into_iter().map(|(chance, _)| chance).collect()
            } else {
                Vec::new()
            },
        })
    }

    /// What this seat may offer now.
    fn offers_of(&self, seat: Seat) -> Vec<OfferKind> {
        let possible = |kind: &OfferKind| {
            let mut offers = self.offers.clone();
            self.may_offer(seat, *kind).is_ok()
                && offers.open::<G>(seat, *kind, self.clocks.plies).is_ok()
        };
        OfferKind::ALL.into_iter().filter(possible).collect()
    }
}
