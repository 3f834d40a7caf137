//! Shogi: moves, drops, fouls, repetition, impasse, handicaps.
//!
//! ```
//! use yonban_shogi::Move;
//!
//! let push: Move = "7g7f".parse()?;
//! assert_eq!(push.to().to_string(), "7f");
//! # Ok::<(), yonban_shogi::ParseActionError>(())
//! ```
//!
//! # What is not here
//!
//! Resignation, time and leaving (the table's); evaluation and search (an engine's); the toss of
//! pawns that decides who begins.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod action;
pub mod attacks;
mod bitboard;
mod board;
mod color;
mod ending;
mod generate;
mod hand;
mod handicap;
mod illegal;
mod legality;
mod piece;
pub mod rules;
mod setup;
mod square;
mod zobrist;

pub use action::{Action, Move, ParseActionError};
pub use bitboard::{Bitboard, Squares};
pub use board::{Board, Undo};
pub use color::Color;
pub use ending::Ending;
pub use generate::{MoveList, Stage};
pub use hand::Hand;
pub use handicap::Handicap;
pub use illegal::{Foul, Illegal};
pub use piece::{Kind, Piece};
pub use rules::{Preset, Rules, RulesError};
pub use setup::{SetupError, Strictness};
pub use square::{ParseSquareError, Square};
