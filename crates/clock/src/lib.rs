//! Time controls of a game for two, in integer milliseconds, as pure functions.
//!
//! A *turn* runs from the event that hands the clock to a seat until the event that hands it away.
//! [`TurnCharge`] adds up what the turn costs; [`Control::spend`] turns that charge into the state
//! after the hand-over, or into [`Flagged`]. Nothing here reads a clock: the caller says how long a
//! turn took.
//!
//! ```
//! use yonban_clock::{Control, TurnCharge};
//!
//! let control: Control = "fischer,base=5m,inc=3s".parse()?;
//! let clock = control.start();
//! let mut turn = TurnCharge::default();
//! turn.add_span(10_150);
//! turn.add_compensation(150);
//! let after = control.spend(&clock, turn.charge()).expect("ten seconds of five minutes");
//! assert_eq!(after.to_string(), "r=293000");
//! # Ok::<(), yonban_clock::ParseControlError>(())
//! ```
//!
//! Every row of `data/clock` is a test of this crate. The browser shows clocks by the same rows and
//! decides nothing.

#![warn(clippy::disallowed_types, clippy::disallowed_methods)]

mod charge;
mod control;
mod duration;
mod lag;
mod speed;
mod state;

pub use charge::TurnCharge;
pub use control::{Control, InvalidControl, MAX_COUNT, ParseControlError, Rounding, Timing};
pub use duration::{MAX_DURATION, ParseDurationError, format_duration, parse_duration};
pub use lag::{Compensated, LagQuota};
pub use speed::{Occasion, Speed};
pub use state::{Flagged, ParseSeatClockError, SeatClock};

/// A duration or a point in time, in milliseconds.
pub type Millis = u64;

/// One second.
pub const SECOND: Millis = 1_000;
/// One minute.
pub const MINUTE: Millis = 60 * SECOND;
/// One hour.
pub const HOUR: Millis = 60 * MINUTE;
/// One day.
pub const DAY: Millis = 24 * HOUR;
