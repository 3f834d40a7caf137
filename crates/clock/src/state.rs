//! The state of one seat's clock between turns.

use crate::Millis;
use std::fmt;
use std::str::FromStr;

/// What one seat has left. Which form applies is the control's matter
/// ([`Control::fits`](crate::Control::fits)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SeatClock {
    /// Nothing is kept from turn to turn: `-`.
    Stateless,
    /// A reserve: `r=300000`.
    Reserve(Millis),
    /// Main time and periods: `m=10000,n=3`.
    Byoyomi {
        /// Main time left.
        main: Millis,
        /// Periods left, at least 1 while the seat has not flagged.
        periods: u32,
    },
    /// Main time and a block: `m=0,b=58000,s=4`.
    Canadian {
        /// Main time left.
        main: Millis,
        /// Time left in the block.
        block: Millis,
        /// Moves left to make in the block.
        moves: u32,
    },
}

impl fmt::Display for SeatClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatClock::Stateless => f.write_str("-"),
            SeatClock::Reserve(reserve) => write!(f, "r={reserve}"),
            SeatClock::Byoyomi { main, periods } => write!(f, "m={main},n={periods}"),
            SeatClock::Canadian { main, block, moves } => {
                write!(f, "m={main},b={block},s={moves}")
            }
        }
    }
}

/// Why a text is no clock state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a clock state is `-`, `r=..`, `m=..,n=..` or `m=..,b=..,s=..`")]
pub struct ParseSeatClockError;

impl FromStr for SeatClock {
    type Err = ParseSeatClockError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let part = |part: &str, key: &str| -> Result<Millis, ParseSeatClockError> {
            let digits = part.strip_prefix(key).ok_or(ParseSeatClockError)?;
            let number: Millis = digits.parse().map_err(|_| ParseSeatClockError)?;
            // `+5` and `05` would print differently than they were read.
            (number.to_string() == digits)
                .then_some(number)
                .ok_or(ParseSeatClockError)
        };
        let count = |text: &str, key: &str| {
            part(text, key).and_then(|n| u32::try_from(n).map_err(|_| ParseSeatClockError))
        };
        let parts: Vec<&str> = text.split(',').collect();
        match parts.as_slice() {
            ["-"] => Ok(SeatClock::Stateless),
            [r] => Ok(SeatClock::Reserve(part(r, "r=")?)),
            [m, n] => Ok(SeatClock::Byoyomi {
                main: part(m, "m=")?,
                periods: count(n, "n=")?,
            }),
            [m, b, s] => Ok(SeatClock::Canadian {
                main: part(m, "m=")?,
                block: part(b, "b=")?,
                moves: count(s, "s=")?,
            }),
            _ => Err(ParseSeatClockError),
        }
    }
}

/// The charge of the turn used up all the time the seat had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the time is used up")]
pub struct Flagged;
