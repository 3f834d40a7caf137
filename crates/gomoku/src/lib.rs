//! Gomoku and renju: rules, openings, forbidden points, notation.
//!
//! Two sides place stones on the points of a grid; a row of five wins. The crate knows the plain
//! game, the exact-five game, caro, omok and renju with its forbidden moves, and every opening rule
//! in use as an entry of one table-driven machine.
//!
//! ```
//! use yonban_gomoku::{Action, Ending, Gomoku, Rules};
//! use yonban_rules::{Game, Seat, Turn, Verdict};
//!
//! let rules: Rules = "renju,judging=lose".parse()?;
//! let mut game = Gomoku::new(&rules);
//! for text in ["g8", "a1", "i8", "a3", "h7", "a5", "h9", "a7", "h8"] {
//!     let seat = game.turn().seat().ok_or("over")?;
//!     game.play(seat, &text.parse()?)?;
//! }
//! // Black made two threes at once and lost.
//! let Turn::Over(outcome) = game.turn() else { panic!() };
//! assert_eq!(outcome.verdict, Verdict::Win(Seat::B));
//! assert_eq!(outcome.ending.to_string(), "forbidden_double_three");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Positions can be set up and printed:
//!
//! ```
//! use yonban_gomoku::{Gomoku, Preset, Rules};
//! use yonban_rules::{Game, PositionText};
//!
//! let text = "15/15/15/15/15/15/15/7B7/15/15/15/15/15/15/15 w";
//! let game = Gomoku::from_position(&Rules::from(Preset::Renju), text)?;
//! assert_eq!(game.legal_actions().len(), 224);
//! assert_eq!(game.position(), text);
//! # Ok::<(), yonban_rules::SetupError>(())
//! ```
//!
//! # What is not here
//!
//! Resignation, agreed draws, time and leaving (the table's); a penalty for unfounded claims (the
//! room's); evaluation and search (crate `yonban-gomoku-engine`); the continuous game of Gomocup;
//! Super Sakata, Super Taraguchi-10, the Swap rule of 1989-1995 and LianHuan; record formats other
//! than the list of moves.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod action;
mod board;
mod ending;
pub mod explain;
pub mod forbidden;
mod game;
mod illegal;
pub mod lines;
pub mod notation;
pub mod opening;
mod point;
#[cfg(feature = "reference")]
pub mod reference;
pub mod rules;
mod setup;
mod shapes;

pub use action::{Action, ParseActionError};
pub use board::{Board, Direction, MAX_SIZE, MIN_SIZE};
pub use ending::Ending;
pub use explain::Explanation;
pub use forbidden::Forbidden;
pub use game::Gomoku;
pub use illegal::Illegal;
pub use lines::{Five, makes_five};
pub use opening::names::{OpeningName, opening_name};
pub use opening::{Area, Step};
pub use point::{Color, ParsePointError, Point};
pub use rules::{Judging, Preset, Rules, RulesError};

/// The README's example, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
