//! Capture Go and ordinary Go: rules, ko and superko, settlement, counting.
//!
//! Two sides place stones on the points of a grid; a chain without liberties is taken. In capture Go
//! whoever takes a set number of stones first wins; in ordinary Go the larger area or territory.
//!
//! ```
//! use yonban_go::{Board, Color, Size};
//!
//! let mut board = Board::new(Size::square(9));
//! for (color, point) in [
//!     (Color::Black, "e5"),
//!     (Color::White, "d5"),
//!     (Color::White, "f5"),
//!     (Color::White, "e6"),
//! ] {
//!     board.put(color, point.parse()?);
//! }
//! assert!(board.chain("e5".parse()?).is_some_and(|chain| chain.in_atari()));
//! assert_eq!(board.place(Color::White, "e4".parse()?).captured.len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is not here
//!
//! Resignation, agreed draws, time and leaving (the table's); evaluation, search and suggestions of
//! dead stones (an engine's); Ing's ko rule, stone scoring; pass stones other than `pass=prisoner`.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod action;
mod board;
mod color;
mod effect;
mod ending;
pub mod explain;
mod game;
mod half_points;
mod history;
mod illegal;
pub mod notation;
mod point;
#[cfg(feature = "reference")]
pub mod reference;
pub mod rules;
mod score;
mod settlement;
mod setup;
mod size;
mod start;
mod zobrist;

pub use action::{Action, DeadStones, Nigiri, ParseActionError, ParseNigiriError};
pub use board::{Board, Chain, Placed};
pub use color::Color;
pub use ending::Ending;
pub use explain::Explanation;
pub use game::Go;
pub use half_points::{HalfPoints, ParseHalfPointsError};
pub use illegal::{Forbidden, Illegal, NoPass, Step};
pub use point::{ParsePointError, Point};
pub use rules::{Preset, Rules, RulesError};
pub use score::{Column, Owner, Region, Score};
pub use settlement::{Proposal, Settlement};
pub use setup::SetupError;
pub use size::{ParseSizeError, Size};
pub use start::handicap_points;
