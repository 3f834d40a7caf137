//! The one list of games: [`GameKind`], and one value for a game ([`AnyGame`]) or a table
//! ([`AnyTable`]) of any kind, spoken to in texts. [`presets`] holds the rooms that a house offers,
//! [`paper`] reads and writes records.
//!
//! Server, command line and verifier use nothing else. No rule of any game is here: what follows
//! from a text is the game crate's affair.
//!
//! ```
//! use yonban_games::{AnyGame, GameKind};
//!
//! let kind: GameKind = "gomoku".parse()?;
//! let game = AnyGame::new(kind, "rif")?;
//! assert_eq!(game.legal(), ["h8"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! With the feature `engines`, [`engine()`] makes the built-in player of a game.
//!
//! # What is not here
//!
//! Rules, evaluation; view models (the server's); the games that are not yet written.

mod dice;
#[cfg(feature = "engines")]
mod engine;
mod game;
mod kind;
pub mod paper;
pub mod presets;
mod rules;
mod table;

pub use dice::Outcome;
#[cfg(feature = "engines")]
pub use engine::engine;
pub use game::{AnyGame, Refused};
pub use kind::{GameKind, UnknownGame};
pub use rules::{KeyMeaning, KeyValues, PresetDescription, RulesDescription, describe_rules};
pub use table::{
    AnyTable, Decided, Denied, Entry, Finished, Look, Move, ReplayError, Request, Sitting,
    Standing, Terms,
};
