//! Why a table refuses a command. A refusal leaves the table untouched.

use crate::OfferKind;
use std::fmt;
use yonban_rules::{AtTable, Game, Reason};

/// Why a command is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal<G: Game> {
    /// A rule of the game.
    #[error("{0}")]
    Illegal(G::Illegal),
    /// The other seat acts.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The table is over.
    #[error("the game is over")]
    Over,
    /// The author does not sit here.
    #[error("you do not sit at this table")]
    NotSeated,
    /// The command is not this author's to give.
    #[error("this is not for you to ask")]
    NotAllowed,
    /// A seat is still free.
    #[error("the game has not begun")]
    NotStarted,
    /// The seat is taken, or the game has begun.
    #[error("the seat is taken")]
    SeatTaken,
    /// The user's name is empty or too long.
    #[error("a user's name has 1 to 128 bytes")]
    BadName,
    /// The action came when the time was used up.
    #[error("your time is used up")]
    TimeOver,
    /// The clock stands still.
    #[error("the clock is paused")]
    Paused,
    /// The clock is not paused.
    #[error("the clock is not paused")]
    NotPaused,
    /// The room, or the game, does not know this offer.
    #[error("this table knows no {0} offers")]
    OfferForbidden(OfferKind),
    /// A rematch is a matter of finished tables, a draw or a takeback one of running tables.
    #[error("there is a time for a {0} offer, but not now")]
    OfferUntimely(OfferKind),
    /// The own offer is still open.
    #[error("your offer is still open")]
    OfferOpen,
    /// Refused a short while ago.
    #[error("your offer was refused: wait for {plies} more turns")]
    OfferTooSoon {
        /// Turns that must end before the next offer of this kind.
        plies: u32,
    },
    /// There is no such open offer.
    #[error("there is no such offer")]
    NoOffer,
    /// Both sides have to want this, and they have not said so.
    #[error("both sides have to agree to this first: offer it")]
    NotAgreed,
    /// The offerer has not decided anything yet.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// There is time left, or the grace for the network is not over.
    #[error("there is time left")]
    FlagNotDue,
    /// This table, its speed, or this moment knows no claims of absence.
    #[error("absence cannot be claimed here and now")]
    AbsenceNotClaimable,
    /// The opponent has not been gone long enough.
    #[error("your opponent has not been gone long enough")]
    NotGoneLongEnough,
    /// The claimant could not win by the rules: only a draw can be claimed.
    #[error("you could not win this game: claim a draw")]
    CannotWin,
    /// Both seats have decided once, or dice were seen.
    #[error("it is too late to abort: resign, or offer a draw")]
    AbortTooLate,
    /// The room, or the control, knows no gifts of time.
    #[error("time cannot be given here and now")]
    GiftForbidden,
    /// Too many unfounded claims.
    #[error("you have no claims left")]
    NoTriesLeft,
    /// An amount of 0, or beyond 366 days.
    #[error("this amount of time is out of range")]
    BadAmount,
    /// Chance comes to this table in another way, or not at all.
    #[error("this table does not ask for that: chance comes to it in another way, or not at all")]
    ChanceForbidden,
    /// The seat has pledged a value: it stays.
    #[error("you have pledged a value already")]
    PledgedAlready,
    /// A value is told only when both are chosen.
    #[error("both seats have to pledge before a value is revealed")]
    PledgeMissing,
    /// The seat has told its value.
    #[error("you have revealed your value already")]
    RevealedAlready,
    /// The value has another hash.
    #[error("this is not the value that you pledged")]
    RevealDiffers,
    /// Nothing is thrown now.
    #[error("no throw is due")]
    NoThrowDue,
    /// The game lists no such outcome here.
    #[error("this throw has no such outcome")]
    UnknownOutcome,
    /// Something was told and waits for the other seat.
    #[error("a throw was told already: it has to be confirmed or disputed first")]
    ThrowTold,
    /// Who says no to a throw, or is asked for it, says what it shows.
    #[error("the side that disputed the throw, or was asked for it, says what the dice show")]
    DisputerTells,
    /// Nothing was told.
    #[error("no throw was told")]
    NothingTold,
    /// The other seat confirms.
    #[error("the other side has to confirm your throw")]
    OwnThrow,
    /// The next part of the game waits for both.
    #[error("the next game has not begun: both have to be ready")]
    Resting,
    /// The seat is ready.
    #[error("you are ready already")]
    ReadyAlready,
    /// Nobody is on turn whose clock could run.
    #[error("no clock is running")]
    NoClock,
    /// The secret is not the one that was sealed: the house has lost its key.
    #[error("the secret of this table is not the one that was sealed")]
    SecretDiffers,
    /// An outcome does not follow from the secret: only a log that somebody edited has one.
    #[error("the outcome of event {seq} does not follow from the secret")]
    RollDiffers {
        /// The event.
        seq: u64,
    },
    /// An event that does not follow here: only a log that somebody edited asks for it.
    #[error("this does not follow from the game so far")]
    OutOfOrder,
    /// The game asks for chance but lists no outcome.
    #[error("the game lists no outcome of chance")]
    NoChances,
}

/// The stable codes of refusals on the wire; what else is refused never reaches a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Code {
    /// `illegal`
    Illegal,
    /// `not_your_turn`
    NotYourTurn,
    /// `game_over`
    GameOver,
    /// `not_seated`
    NotSeated,
    /// `too_large`
    TooLarge,
    /// `claim_invalid`
    ClaimInvalid,
    /// `window_closed`
    WindowClosed,
    /// `internal`
    Internal,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Code::Illegal => "illegal",
            Code::NotYourTurn => "not_your_turn",
            Code::GameOver => "game_over",
            Code::NotSeated => "not_seated",
            Code::TooLarge => "too_large",
            Code::ClaimInvalid => "claim_invalid",
            Code::WindowClosed => "window_closed",
            Code::Internal => "internal",
        })
    }
}

impl<G: AtTable> Refusal<G> {
    /// The code on the wire.
    #[must_use]
    pub fn code(&self) -> Code {
        match self {
            Refusal::Illegal(reason) if G::is_unfounded_claim(reason) => Code::ClaimInvalid,
            Refusal::Illegal(_)
            | Refusal::NotAllowed
            | Refusal::OfferForbidden(_)
            | Refusal::GiftForbidden
            | Refusal::NothingToTakeBack
            | Refusal::ChanceForbidden
            | Refusal::UnknownOutcome
            | Refusal::RevealDiffers
            | Refusal::OwnThrow => Code::Illegal,
            Refusal::NotYourTurn => Code::NotYourTurn,
            Refusal::Over => Code::GameOver,
            Refusal::NotSeated => Code::NotSeated,
            Refusal::BadName | Refusal::BadAmount => Code::TooLarge,
            Refusal::FlagNotDue
            | Refusal::AbsenceNotClaimable
            | Refusal::NotGoneLongEnough
            | Refusal::CannotWin
            | Refusal::NoTriesLeft => Code::ClaimInvalid,
            Refusal::NotStarted
            | Refusal::SeatTaken
            | Refusal::TimeOver
            | Refusal::Paused
            | Refusal::NotPaused
            | Refusal::OfferUntimely(_)
            | Refusal::OfferOpen
            | Refusal::OfferTooSoon { .. }
            | Refusal::NoOffer
            | Refusal::NotAgreed
            | Refusal::AbortTooLate
            | Refusal::PledgedAlready
            | Refusal::PledgeMissing
            | Refusal::RevealedAlready
            | Refusal::NoThrowDue
            | Refusal::ThrowTold
            | Refusal::DisputerTells
            | Refusal::NothingTold
            | Refusal::Resting
            | Refusal::ReadyAlready
            | Refusal::NoClock => Code::WindowClosed,
            Refusal::OutOfOrder
            | Refusal::NoChances
            | Refusal::SecretDiffers
            | Refusal::RollDiffers { .. } => Code::Internal,
        }
    }
}

impl<G: Game> Refusal<G> {
    /// The name of what refuses, in `snake_case`: the rule's own name where a rule does.
    #[must_use]
    pub fn reason(&self) -> &'static str {
        match self {
            Refusal::Illegal(illegal) => illegal.reason(),
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::Over => "game_over",
            Refusal::NotSeated => "not_seated",
            Refusal::NotAllowed => "not_allowed",
            Refusal::NotStarted => "not_started",
            Refusal::SeatTaken => "seat_taken",
            Refusal::BadName => "bad_name",
            Refusal::TimeOver => "time_over",
            Refusal::Paused => "paused",
            Refusal::NotPaused => "not_paused",
            Refusal::OfferForbidden(_) => "offer_forbidden",
            Refusal::OfferUntimely(_) => "offer_untimely",
            Refusal::OfferOpen => "offer_open",
            Refusal::OfferTooSoon { .. } => "offer_too_soon",
            Refusal::NoOffer => "no_offer",
            Refusal::NotAgreed => "not_agreed",
            Refusal::NothingToTakeBack => "nothing_to_take_back",
            Refusal::FlagNotDue => "flag_not_due",
            Refusal::AbsenceNotClaimable => "absence_not_claimable",
            Refusal::NotGoneLongEnough => "not_gone_long_enough",
            Refusal::CannotWin => "cannot_win",
            Refusal::AbortTooLate => "abort_too_late",
            Refusal::GiftForbidden => "gift_forbidden",
            Refusal::NoTriesLeft => "no_tries_left",
            Refusal::BadAmount => "bad_amount",
            Refusal::ChanceForbidden => "no_chance",
            Refusal::PledgedAlready => "pledged_already",
            Refusal::PledgeMissing => "pledge_missing",
            Refusal::RevealedAlready => "revealed_already",
            Refusal::RevealDiffers => "reveal_differs",
            Refusal::NoThrowDue => "no_throw_due",
            Refusal::UnknownOutcome => "unknown_outcome",
            Refusal::ThrowTold => "throw_told",
            Refusal::DisputerTells => "disputer_tells",
            Refusal::NothingTold => "nothing_told",
            Refusal::OwnThrow => "own_throw",
            Refusal::Resting => "resting",
            Refusal::ReadyAlready => "ready_already",
            Refusal::NoClock => "no_clock",
            Refusal::SecretDiffers => "secret_differs",
            Refusal::RollDiffers { .. } => "roll_differs",
            Refusal::OutOfOrder => "out_of_order",
            Refusal::NoChances => "no_chances",
        }
    }
}
