//! Backgammon: plays, cube, matches, position and record formats.
//!
//! Two sides race fifteen checkers past each other by the numbers of two dice. A checker alone can be
//! hit and starts again from the bar; whoever has borne all off first wins, once, twice or three times
//! what the doubling cube shows.
//!
//! ```
//! use yonban_backgammon::{Board, Dice, Variant};
//!
//! let board = Board::start(Variant::Standard);
//! let dice = Dice::new(6, 1).expect("two dice");
//! let play = "13/7 8/7".parse()?;
//! assert!(board.plays(dice).contains(&play));
//! assert_eq!(board.after(&play).own().pips(), 160);
//! # Ok::<(), yonban_backgammon::ParsePlayError>(())
//! ```
//!
//! # What is not here
//!
//! Leaving a match, time and claims (the table's); evaluation, bear-off tables, match equity (an
//! engine's); chouettes, doubling by a captain; a series of money games (the table's).

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod action;
mod board;
mod checkers;
mod compose;
mod cube;
mod dice;
mod ending;
mod entry;
pub mod explain;
mod game;
mod generate;
mod illegal;
mod kind;
mod legality;
pub mod notation;
mod play;
mod point;
#[cfg(feature = "reference")]
pub mod reference;
pub mod rules;
mod setup;
mod story;

pub use action::{Action, ParseActionError};
pub use board::{Board, BoardError};
pub use checkers::Checkers;
pub use compose::{Onward, Stage};
pub use cube::Cube;
pub use dice::{Dice, Throw};
pub use ending::Ending;
pub use entry::{Entry, EntryError};
pub use explain::Explanation;
pub use game::{Backgammon, Phase};
pub use illegal::Illegal;
pub use kind::Kind;
pub use play::{ParsePlayError, Play, Step};
pub use point::{Destination, Origin, Point};
pub use rules::{Preset, Rules, RulesError, Variant};
pub use setup::SetupError;
pub use story::{GameEnd, Story};
