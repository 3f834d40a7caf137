//! The entries of a table's log.

use crate::dice::Bytes;
use crate::{Agreement, Answer, Author, ClaimCost, OfferKind, TableId};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use yonban_clock::{Millis, SeatClock};
use yonban_rules::{Game, Seat, Verdict};

/// One entry: who did what, when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event<G: Game> {
    /// The place in the log, from 1.
    pub seq: u64,
    /// Game time in milliseconds; never before the previous event.
    pub at: Millis,
    /// Who asked for it. What follows by itself ([`EventKind::Started`], a drawn
    /// [`EventKind::Rolled`]) is the house's.
    pub author: Author,
    /// What happened.
    pub kind: EventKind<G>,
}

/// A turn that ended: what it cost, and the clock of its seat after the hand-over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandOver {
    /// The charge of the whole turn.
    pub charge: Millis,
    /// The clock after it.
    pub clock: SeatClock,
}

/// Why a table ended without a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AbortCause {
    /// The author asked for it.
    Requested,
    /// This seat did not make its first decision in time, or owed a pledge or its value.
    NotStarted(Seat),
    /// Both seats owed a pledge, or a value.
    NeitherStarted,
    /// Nothing happened for 60 days at a table without a clock.
    Idle,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventKind<G: Game> {
    /// The table exists.
    Created {
        /// Its name.
        id: TableId,
        /// What is played here.
        agreement: Arc<Agreement<G>>,
    },
    /// The house's secret for this table is chosen, and cannot be exchanged any more. Only where the
    /// table draws.
    Sealed {
        /// The hash of the secret: [`dice::seal`](crate::dice::seal).
        hash: Bytes,
    },
    /// A seat has chosen its value.
    Pledged {
        /// Which.
        seat: Seat,
        /// The hash of the value: [`dice::pledge`](crate::dice::pledge).
        hash: Bytes,
    },
    /// A seat tells its value: both have pledged.
    Revealed {
        /// Which.
        seat: Seat,
        /// The value.
        value: Bytes,
    },
    /// The house tells its secret: the table is over.
    Unsealed {
        /// The secret.
        secret: Bytes,
    },
    /// Somebody took a seat.
    Seated {
        /// Which.
        seat: Seat,
        /// The user, in the server's words.
        who: String,
    },
    /// Both seats are taken, and what chance follows from is settled: the first turn begins.
    Started,
    /// An action of the game.
    Played {
        /// Whose.
        seat: Seat,
        /// What.
        action: G::Action,
        /// The charge of the turn so far, this action included; 0 for a seat's first decision.
        charge: Millis,
        /// Lag compensation for this action.
        compensation: Millis,
        /// The seat's clock after it: after the hand-over if this ends the turn.
        clock: SeatClock,
    },
    /// What a seat says that the dice show, where people throw: it counts once the other one says so
    /// too.
    Told {
        /// Which.
        seat: Seat,
        /// The outcome.
        chance: G::Chance,
    },
    /// A seat asks the other one what the dice show: that one says it next.
    Asked {
        /// Who asks.
        seat: Seat,
    },
    /// What was told does not count.
    Disputed {
        /// Who said so: the other seat, or the one that told it.
        seat: Seat,
    },
    /// A chance outcome: drawn, by the house; or told, by the seat that confirmed it.
    Rolled {
        /// How many came before it, in the game as it now stands.
        index: u32,
        /// The outcome.
        chance: G::Chance,
        /// Present where the outcome gave the turn to the other seat.
        hand_over: Option<HandOver>,
    },
    /// An offer.
    Offered {
        /// Whose.
        seat: Seat,
        /// What.
        offer: OfferKind,
    },
    /// A reply to the other seat's offer.
    Answered {
        /// Whose reply.
        seat: Seat,
        /// To which offer.
        offer: OfferKind,
        /// The reply.
        answer: Answer,
    },
    /// An offer taken back.
    Withdrawn {
        /// Whose.
        seat: Seat,
        /// What.
        offer: OfferKind,
    },
    /// The game stands as it did before the event `to`.
    TookBack {
        /// The `seq` of the first action taken back.
        to: u64,
        /// Both clocks after it.
        clocks: [SeatClock; 2],
    },
    /// A seat gave up.
    Resigned {
        /// Which.
        seat: Seat,
    },
    /// A seat used up its time.
    TimedOut {
        /// Which.
        seat: Seat,
        /// The opponent's win, or a draw.
        verdict: Verdict,
    },
    /// A seat was gone, and its opponent claimed.
    Abandoned {
        /// The absent seat.
        seat: Seat,
        /// Since when.
        gone_since: Millis,
        /// How long it had to be gone.
        grace: Millis,
        /// The claimant's win, or a draw.
        verdict: Verdict,
    },
    /// The table ended without a result.
    Aborted {
        /// Why.
        cause: AbortCause,
    },
    /// Both seats agreed on the result.
    Agreed {
        /// Which: a draw.
        verdict: Verdict,
    },
    /// House or moderator decided.
    Adjudicated {
        /// What.
        verdict: Verdict,
    },
    /// A seat is ready for the next part of the game.
    Ready {
        /// Which.
        seat: Seat,
    },
    /// The next part begins although not both are ready.
    RestOver,
    /// The clock stopped.
    Paused,
    /// The clock runs again.
    Resumed,
    /// Time taken off the running turn.
    Credited {
        /// Whose turn.
        seat: Seat,
        /// How much.
        amount: Millis,
    },
    /// Time given by the opponent.
    TimeGiven {
        /// Who got it.
        seat: Seat,
        /// How much.
        amount: Millis,
        /// The clock after it.
        clock: SeatClock,
    },
    /// An unfounded claim at a table that prices them.
    ClaimRefused {
        /// Whose.
        seat: Seat,
        /// The game's reason for the refusal.
        reason: String,
        /// The price.
        price: ClaimCost,
    },
}

impl<G: Game> EventKind<G> {
    /// The kind's name in the log.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            EventKind::Created { .. } => "created",
            EventKind::Sealed { .. } => "sealed",
            EventKind::Pledged { .. } => "pledged",
            EventKind::Revealed { .. } => "revealed",
            EventKind::Unsealed { .. } => "unsealed",
            EventKind::Seated { .. } => "seated",
            EventKind::Started => "started",
            EventKind::Played { .. } => "played",
            EventKind::Told { .. } => "told",
            EventKind::Asked { .. } => "asked",
            EventKind::Disputed { .. } => "disputed",
            EventKind::Rolled { .. } => "rolled",
            EventKind::Offered { .. } => "offered",
            EventKind::Answered { .. } => "answered",
            EventKind::Withdrawn { .. } => "withdrawn",
            EventKind::TookBack { .. } => "took_back",
            EventKind::Resigned { .. } => "resigned",
            EventKind::TimedOut { .. } => "timed_out",
            EventKind::Abandoned { .. } => "abandoned",
            EventKind::Aborted { .. } => "aborted",
            EventKind::Agreed { .. } => "agreed",
            EventKind::Adjudicated { .. } => "adjudicated",
            EventKind::Ready { .. } => "ready",
            EventKind::RestOver => "rest_over",
            EventKind::Paused => "paused",
            EventKind::Resumed => "resumed",
            EventKind::Credited { .. } => "credited",
            EventKind::TimeGiven { .. } => "time_given",
            EventKind::ClaimRefused { .. } => "claim_refused",
        }
    }
}

/// By what a table ended. Reasons of play and reasons of the table are different enums.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination<E> {
    /// A rule of the game.
    Rules(E),
    /// A seat gave up.
    Resigned,
    /// A seat used up its time.
    TimedOut,
    /// Both agreed.
    Agreed,
    /// A seat was gone.
    Abandoned,
    /// House or moderator decided.
    Adjudicated,
    /// It does not count.
    Aborted,
}

impl<E> Termination<E> {
    /// The name on the wire; that of the rule stands beside `rules`.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Termination::Rules(_) => "rules",
            Termination::Resigned => "resigned",
            Termination::TimedOut => "timed_out",
            Termination::Agreed => "agreed",
            Termination::Abandoned => "abandoned",
            Termination::Adjudicated => "adjudicated",
            Termination::Aborted => "aborted",
        }
    }
}

/// The end of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Finish<E> {
    /// Who won.
    pub verdict: Verdict,
    /// By what.
    pub termination: Termination<E>,
}

impl AbortCause {
    /// The name in the log.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            AbortCause::Requested => "requested",
            AbortCause::NotStarted(_) | AbortCause::NeitherStarted => "not_started",
            AbortCause::Idle => "idle",
        }
    }
}

/// Prints `requested`, `not_started:a`, `not_started` (neither did) or `idle`.
impl fmt::Display for AbortCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            AbortCause::NotStarted(seat) => write!(f, ":{seat}"),
            AbortCause::Requested | AbortCause::NeitherStarted | AbortCause::Idle => Ok(()),
        }
    }
}

/// Reads what `Display` writes.
impl FromStr for AbortCause {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once(':') {
            None if text == "requested" => Ok(AbortCause::Requested),
            None if text == "not_started" => Ok(AbortCause::NeitherStarted),
            None if text == "idle" => Ok(AbortCause::Idle),
            Some(("not_started", seat)) => seat.parse().map(AbortCause::NotStarted).map_err(|_| ()),
            _ => Err(()),
        }
    }
}
