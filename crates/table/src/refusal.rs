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
    /// Dice were thrown since.
    #[error("a decision cannot be taken back once chance has spoken")]
    TakebackAcrossChance,
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
    /// Both seats have decided once.
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
            | Refusal::TakebackAcrossChance => Code::Illegal,
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
            | Refusal::AbortTooLate => Code::WindowClosed,
            Refusal::OutOfOrder | Refusal::NoChances => Code::Internal,
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
            Refusal::TakebackAcrossChance => "takeback_across_chance",
            Refusal::FlagNotDue => "flag_not_due",
            Refusal::AbsenceNotClaimable => "absence_not_claimable",
            Refusal::NotGoneLongEnough => "not_gone_long_enough",
            Refusal::CannotWin => "cannot_win",
            Refusal::AbortTooLate => "abort_too_late",
            Refusal::GiftForbidden => "gift_forbidden",
            Refusal::NoTriesLeft => "no_tries_left",
            Refusal::BadAmount => "bad_amount",
            Refusal::OutOfOrder => "out_of_order",
            Refusal::NoChances => "no_chances",
        }
    }
}
