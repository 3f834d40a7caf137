//! The house: HTTP, sockets, live tables and computer players around the pure core.
//!
//! Everything serves one sentence: *the screen never claims more than what is durably stored, and
//! says so*. A table's task decides with `yonban-games`, appends to the store, and only then changes
//! its state, answers the author and tells the watchers.
//!
//! [`startup::App`] is the real thing on any port; [`serve`] runs it until the process is told to
//! stop. `docs/server.md` walks through it.
//!
//! # What is not here
//!
//! Accounts with passwords, ratings, tournaments; a second node's bus.

pub mod config;
mod csa;
mod engines;
mod error;
mod fairness;
mod game_time;
mod http;
mod limits;
pub mod live;
mod random;
mod socket;
pub mod startup;
mod views;
mod words;

pub use config::{Config, StoreChoice};
pub use error::ApiError;
pub use http::Assets;
pub use startup::{App, StartError, serve};
pub use views::explain;

/// The build that clients compare with their own.
pub const BUILD: &str = env!("CARGO_PKG_VERSION");
