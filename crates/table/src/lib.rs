//! One live table, as a pure state machine: people, clocks, offers and an append-only log around a
//! [`Game`](yonban_rules::Game).
//!
//! The table decides, the store commits, then the state changes. [`Table::apply`] is read-only: it
//! answers a [`Command`] with the [`Event`]s that would follow, or with a [`Refusal`]. Once they
//! are stored, [`Table::fold`] enters them. The log is the truth: [`Table::replay`] rebuilds a table
//! from its lines and proves every charge, every clock and the hash chain on the way, because the
//! same code that decided an event enters it.
//!
//! Nothing here reads a clock or draws at random: time is an argument, and chance follows from a
//! secret that [`Entropy`] gives, and from what both seats pledge ([`dice`]). The secret is sealed in
//! the log when a table begins and told with its end, so that a replay proves every throw.
//!
//! # What is not here
//!
//! Who may sit (the server's policy), presence, chat (it must be erasable, the log is not),
//! ratings, notation.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod agreement;
mod awaited;
mod chance;
mod clocks;
mod command;
mod delay;
pub mod dice;
mod entropy;
mod event;
mod fold;
mod id;
mod log;
mod offers;
mod refusal;
mod rest;
mod series;
mod snapshot;
mod table;
mod text;

pub use agreement::{
    Agreement, ClaimCost, ParseAgreementError, Policies, Takeback, game_of, spectator_delay_of,
    value_of,
};
pub use awaited::Awaited;
pub use chance::{Owed, Proof, Told};
pub use clocks::{FIRST_GRACE, LAST_GRACE, RunningTurn};
pub use command::{Absence, AbsenceClaim, Answer, Author, Command, Lag, OfferKind, Role};
pub use delay::Delay;
pub use entropy::Entropy;
pub use event::{AbortCause, Event, EventKind, Finish, HandOver, Termination};
pub use id::{ParseIdError, TableId};
pub use log::{CorruptLog, LineError, LogHash, ParseSealError, Seal, game_of_line};
pub use offers::PLIES_AFTER_REFUSAL;
pub use refusal::{Code, Refusal};
pub use rest::{REST, Rest};
pub use series::{Carry, Series, Sides, Tally, Until};
pub use snapshot::{ChanceLook, Snapshot};
pub use table::{Decision, IDLE_LIMIT, LONGEST_NAME, NextClocks, NextTable, Phase, Table};

pub use yonban_clock::Millis;
