//! What can be asked of a table.

use crate::dice::Bytes;
use std::fmt;
use std::str::FromStr;
use yonban_clock::{Millis, SECOND, Speed};
use yonban_rules::{Game, Seat, Verdict};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Author {
    /// Somebody who sits, or wants to sit, here.
    Seat(Seat),
    /// The server itself: timers, outages.
    House,
    /// A moderator.
    Moderator,
}

impl Author {
    /// The seat, if a seat asks.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Author::Seat(seat) => Some(seat),
            Author::House | Author::Moderator => None,
        }
    }
}

/// Prints `a`, `b`, `house` or `mod`.
impl fmt::Display for Author {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Author::Seat(seat) => fmt::Display::fmt(seat, f),
            Author::House => f.write_str("house"),
            Author::Moderator => f.write_str("mod"),
        }
    }
}

/// Reads what `Display` writes.
impl FromStr for Author {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "house" => Ok(Author::House),
            "mod" => Ok(Author::Moderator),
            seat => seat.parse().map(Author::Seat).map_err(|_| ()),
        }
    }
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Who sits here.
    Seat(Seat),
    /// Anybody else.
    Spectator,
    /// A moderator.
    Moderator,
}

/// What one seat may ask of the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum OfferKind {
    /// To end the game without a winner.
    Draw,
    /// To call play over, as the rules of the game have it.
    End,
    /// To go back to before the offerer's last decision.
    Takeback,
    /// To play another game when this one is over.
    Rematch,
}

impl OfferKind {
    /// Every kind.
    pub const ALL: [OfferKind; 4] = [
        OfferKind::Draw,
        OfferKind::End,
        OfferKind::Takeback,
        OfferKind::Rematch,
    ];
}

impl fmt::Display for OfferKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OfferKind::Draw => "draw",
            OfferKind::End => "end",
            OfferKind::Takeback => "takeback",
            OfferKind::Rematch => "rematch",
        })
    }
}

/// Reads what `Display` writes.
impl FromStr for OfferKind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        OfferKind::ALL
            .into_iter()
            .find(|kind| kind.to_string() == text)
            .ok_or(())
    }
}

/// The reply to an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// Yes.
    Accept,
    /// No.
    Refuse,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Answer::Accept => "accept",
            Answer::Refuse => "refuse",
        })
    }
}

/// Reads what `Display` writes.
impl FromStr for Answer {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "accept" => Ok(Answer::Accept),
            "refuse" => Ok(Answer::Refuse),
            _ => Err(()),
        }
    }
}

/// What the server knows about the network's share of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lag {
    /// The thinking time that the client reports. Not trusted: compensation is limited by the
    /// round trip and the quota.
    pub think: Millis,
    /// The 95th percentile of the server's own pings in this game.
    pub rtt95: Millis,
}

/// What is claimed when the opponent is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AbsenceClaim {
    /// The game.
    Win,
    /// Half of it.
    Draw,
}

/// What the server knows about an absent opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Absence {
    /// Since when no live node reports the seat, without the time in which its node restarted.
    pub gone_since: Millis,
    /// Whether a guest sits there: half the grace.
    pub guest: bool,
    /// Whether the seat left deliberately: 10 s.
    pub left: bool,
    /// How the record of the absent user weighs the grace; 100 changes nothing.
    pub weight_percent: u32,
}

/// The shortest time after which an absence can be claimed.
pub(crate) const SHORTEST_ABSENCE: Millis = 10 * SECOND;

impl Absence {
    /// How long the seat must be gone at this speed; `None` by correspondence.
    #[must_use]
    pub fn grace(&self, speed: Speed) -> Option<Millis> {
        let base = speed.absence_grace()?;
        if self.left {
            return Some(SHORTEST_ABSENCE);
        }
        let weighted = base.saturating_mul(Millis::from(self.weight_percent)) / 100;
        let halved = if self.guest { weighted / 2 } else { weighted };
        Some(halved.max(SHORTEST_ABSENCE))
    }
}

/// A request to a table; it may be refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<G: Game> {
    /// Take this seat. Seats only.
    Sit {
        /// The user, as the server names users: 1 to 128 bytes.
        who: String,
    },
    /// Take an action of the game. Seats only.
    Act {
        /// The action.
        action: G::Action,
        /// The network's share, where the server measured it.
        lag: Option<Lag>,
    },
    /// Give up, on either turn. Seats only.
    Resign,
    /// Ask the other seat. To offer what the other seat has already offered (not a takeback)
    /// accepts it. Seats only.
    Offer(OfferKind),
    /// Reply to the other seat's open offer. Seats only.
    Answer {
        /// Which offer.
        offer: OfferKind,
        /// The reply.
        answer: Answer,
    },
    /// Take the own open offer back. Seats only.
    Withdraw(OfferKind),
    /// Ask the other seat and accept for it, in one append: for tables whose seats are both one
    /// person's, which the server knows. Seats only.
    Agree(OfferKind),
    /// Say that the seat on turn has used up its time: at once for the own time, after a grace for
    /// the opponent's. Seats only.
    ClaimFlag,
    /// Claim the game because the opponent, who owes the next act, is gone. Seats only.
    ClaimAbsence {
        /// What is claimed.
        claim: AbsenceClaim,
        /// What the server knows about it.
        absence: Absence,
    },
    /// End the table without a result: seats until both have decided once or dice were seen, house and
    /// moderators any time.
    Abort,
    /// Give the other seat time. Seats only.
    GiveTime,
    /// Pledge a value for the throws of this table, from when the seat is taken. Seats only.
    Pledge {
        /// The hash of the value: [`dice::pledge`](crate::dice::pledge).
        hash: Bytes,
    },
    /// Tell that value, once both have pledged; with the second one the game begins. Seats only.
    Reveal {
        /// The value.
        value: Bytes,
    },
    /// Tell what the dice show, where people throw. Seats only.
    Throw {
        /// The outcome.
        chance: G::Chance,
        /// Whether the other seat confirms it in the same append: for tables whose seats are both
        /// one person's, which the server knows.
        agreed: bool,
    },
    /// Ask the other seat what the dice show, once the table is under way: for a seat that owes a throw
    /// and sees no dice, such as the computer's. Seats only.
    AskThrow,
    /// Say that what the other seat told is so. Seats only.
    Confirm,
    /// Say that it is not, or take back what the own seat told; and say next what the dice show. Seats
    /// only.
    Dispute,
    /// Be ready for the next part of a game; or be back after a pause: the seat on turn starts its
    /// clock again. Where both are waited for, only the house does. Seats only.
    Ready,
    /// Look at the time: due at [`Table::deadline`](crate::Table::deadline), harmless before. House
    /// only.
    Tick,
    /// Stop the clock. House and moderators.
    Pause,
    /// Start it again. House and moderators.
    Resume,
    /// Give whoever is waited for time back for an outage. House only.
    Credit {
        /// How much, above 0 and at most 366 days.
        amount: Millis,
    },
    /// Decide the game. House and moderators.
    Adjudicate {
        /// The decision.
        verdict: Verdict,
    },
}
