//! The CSA server protocol of shogi, version 1.2.1 with floodgate's dialect: messages of both sides as
//! values, the summary of a game, names of games that carry the time, and both sides as state machines:
//! bytes and what the house or the player decides go in, bytes and events come out. No I/O, no clock.
//!
//! ```
//! use yonban_csa::{FromClient, Ply};
//!
//! let line: FromClient = "+7776FU,'* 30 -3334FU".parse()?;
//! let FromClient::Move { ply, comment } = line else { panic!("a move") };
//! assert_eq!(ply, "+7776FU".parse::<Ply>()?);
//! assert_eq!(comment.as_deref(), Some("* 30 -3334FU"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Sources
//!
//! The protocol pages of computer-shogi.org (server protocol 1.2 and 1.2.1); the extended mode and the
//! names of games as public servers use them.
//!
//! # What is not here
//!
//! Who a name belongs to, who plays whom, whether a move is legal: the house's. Sockets, timers: of
//! whoever drives these machines.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod comment;
mod from_client;
mod from_server;
mod game_name;
mod host;
mod line;
mod player;
mod ply;
mod position;
mod summary;
mod time;

pub use comment::{Comment, ParseCommentError};
pub use from_client::{
    Ask, BadClientLine, FromClient, MAX_NAME, MAX_PASSWORD, is_name, is_password,
};
pub use from_server::{End, FromServer, GameResult, Reason, Special, UnknownLine};
pub use game_name::{GameName, ParseGameNameError};
pub use host::{Fault, Heard, Host, Patience};
pub use line::{Lines, MAX_LINE, TooLong};
pub use player::{Player, Said, Trouble};
pub use ply::{ParsePlyError, Ply, code, color_of, kind_of, sign};
pub use position::{BadPosition, Position};
pub use summary::{BadSummary, GameSummary, SummaryReader};
pub use time::{Clocks, MAX_UNITS, ParseSpentError, Spent, TimeControl};
