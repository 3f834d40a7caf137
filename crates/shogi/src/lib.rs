//! Shogi: moves, drops, fouls, repetition, impasse, handicaps.
//!
//! ```
//! use yonban_rules::{Game, Seat};
//! use yonban_shogi::{Preset, Rules, Shogi};
//!
//! let mut game = Shogi::new(&Rules::from(Preset::Even));
//! game.play(Seat::A, &"7g7f".parse()?)?;
//! game.play(Seat::B, &"3c3d".parse()?)?;
//! game.play(Seat::A, &"8h2b+".parse()?)?;
//! let refused = game.play(Seat::B, &"P*5e".parse()?).unwrap_err();
//! assert_eq!(refused.to_string(), "no pawn is in hand");
//! game.play(Seat::B, &"3a2b".parse()?)?;
//! assert_eq!(
//!     game.board().to_sfen(game.number()),
//!     "lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL b Bb 5"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
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
mod checks;
mod color;
mod drawing;
mod ending;
pub mod explain;
mod game;
mod generate;
mod hand;
mod handicap;
mod history;
mod illegal;
pub mod impasse;
mod legality;
pub mod notation;
mod physical;
mod piece;
#[cfg(feature = "reference")]
pub mod reference;
pub mod rules;
mod setup;
mod square;
mod zobrist;

pub use action::{Action, Move, ParseActionError};
pub use bitboard::{Bitboard, Squares};
pub use board::{Board, Undo};
pub use checks::CheckSquares;
pub use color::Color;
pub use ending::Ending;
pub use explain::Explanation;
pub use game::{Check, Last, Shogi};
pub use generate::{MoveList, Stage};
pub use hand::Hand;
pub use handicap::Handicap;
pub use history::{Recurrence, Span};
pub use illegal::{Foul, Illegal};
pub use impasse::Count;
pub use piece::{Kind, Piece};
pub use rules::{Preset, Rules, RulesError};
pub use setup::{SetupError, Strictness};
pub use square::{ParseSquareError, Square};
