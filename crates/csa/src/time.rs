//! Time: what a summary announces, what a move cost, and what is left by that.

use std::fmt;
use std::str::FromStr;

use yonban_clock::{Control, Millis, Rounding, Timing};
use yonban_shogi::Color;

/// The most units that a time may have; more is not read.
pub const MAX_UNITS: u64 = 10_000_000_000;

/// The time of one side as a summary announces it, in units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// The unit in milliseconds: 1, 1,000 or 60,000 by the standard.
    pub unit: Millis,
    /// For the whole game (`Total_Time`).
    pub total: u64,
    /// For each move once the total is used up (`Byoyomi`).
    pub byoyomi: u64,
    /// Added for each move (`Increment`); it can be used in the very turn for which it is added.
    pub increment: u64,
    /// What a move costs at least (`Least_Time_Per_Move`).
    pub least: u64,
    /// Whether a begun unit counts as a whole one (`Time_Roundup`).
    pub roundup: bool,
    /// What each move has free (`Delay`).
    pub delay: u64,
}

impl TimeControl {
    /// Whole seconds, rounded down; no time yet.
    pub const SECONDS: TimeControl = TimeControl {
        unit: 1_000,
        total: 0,
        byoyomi: 0,
        increment: 0,
        least: 0,
        roundup: false,
        delay: 0,
    };

    /// The control of a table that is played under this time; `None` where a table knows no such: with
    /// both a byo-yomi and an increment, with a delay, rounded up, or without any time.
    ///
    /// The increment of the first turn is part of the time at its start: the flag falls when what is
    /// left *and* the increment are used up, and a table adds its increment at the hand-over.
    #[must_use]
    pub fn control(&self) -> Option<Control> {
        if self.roundup || self.delay > 0 {
            return None;
        }
        let millis = |units: u64| units.checked_mul(self.unit);
        let (total, byoyomi) = (millis(self.total)?, millis(self.byoyomi)?);
        let increment = millis(self.increment)?;
        let timing = match (self.byoyomi, self.increment) {
            (0, 0) => Timing::Sudden { base: total },
            (_, 0) => Timing::Byoyomi {
                main: total,
                periods: 1,
                period: byoyomi,
                inc: 0,
            },
            (0, _) => Timing::Fischer {
                base: total.checked_add(increment)?,
                inc: increment,
                cap: None,
            },
            _ => return None,
        };
        let rounding = Rounding {
            unit: self.unit,
            least: millis(self.least)?,
        };
        Control::new(timing, rounding).ok()
    }
}

/// The time that a turn cost, in thousandths of a unit: `T12`, `T12.345`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Spent(u64);

impl Spent {
    /// Whole units.
    #[must_use]
    pub const fn units(units: u64) -> Spent {
        Spent(units.saturating_mul(1_000))
    }

    /// The whole units in it.
    #[must_use]
    pub const fn whole(self) -> u64 {
        self.0 / 1_000
    }

    /// In milliseconds, of a unit that has `unit` of them.
    #[must_use]
    pub const fn millis(self, unit: Millis) -> Millis {
        (self.0 / 1_000)
            .saturating_mul(unit)
            .saturating_add((self.0 % 1_000).saturating_mul(unit) / 1_000)
    }
}

/// Prints what stands behind the `T`: `12`, `12.345`.
impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 / 1_000)?;
        match self.0 % 1_000 {
            0 => Ok(()),
            part => {
                let digits = format!("{part:03}");
                write!(f, ".{}", digits.trim_end_matches('0'))
            }
        }
    }
}

/// A text that is no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a time is a number with at most three decimals")]
pub struct ParseSpentError;

impl FromStr for Spent {
    type Err = ParseSpentError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (whole, part) = match text.split_once('.') {
            Some((whole, part)) => (whole, Some(part)),
            None => (text, None),
        };
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if !digits(whole) || part.is_some_and(|part| !digits(part) || part.len() > 3) {
            return Err(ParseSpentError);
        }
        let whole: u64 = whole.parse().map_err(|_| ParseSpentError)?;
        if whole > MAX_UNITS {
            return Err(ParseSpentError);
        }
        let thousandths = match part {
            // One to three digits.
            Some(part) => format!("{part:0<3}").parse().map_err(|_| ParseSpentError)?,
            None => 0,
        };
        Ok(Spent(whole * 1_000 + thousandths))
    }
}

/// What both sides have left, by nothing but what the server has said that moves cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocks {
    times: [TimeControl; 2],
    left: [Millis; 2],
}

impl Clocks {
    /// Both at the start.
    #[must_use]
    pub fn new(times: [TimeControl; 2]) -> Clocks {
        Clocks {
            times,
            left: times.map(|time| time.total.saturating_mul(time.unit)),
        }
    }

    /// A move of this side has cost so much.
    pub fn charge(&mut self, color: Color, spent: Spent) {
        let time = &self.times[color.index()];
        let left = &mut self.left[color.index()];
        *left = left
            .saturating_add(time.increment.saturating_mul(time.unit))
            .saturating_sub(spent.millis(time.unit));
    }

    /// What this side has left, in milliseconds, without the increment that is still to come.
    #[must_use]
    pub const fn left(&self, color: Color) -> Millis {
        self.left[color.index()]
    }

    /// The increment of this side in milliseconds.
    #[must_use]
    pub const fn increment(&self, color: Color) -> Millis {
        let time = &self.times[color.index()];
        time.increment.saturating_mul(time.unit)
    }

    /// The byo-yomi of this side in milliseconds.
    #[must_use]
    pub const fn byoyomi(&self, color: Color) -> Millis {
        let time = &self.times[color.index()];
        time.byoyomi.saturating_mul(time.unit)
    }

    /// The charge at which this side's flag falls in its next turn, in milliseconds.
    #[must_use]
    pub const fn allowance(&self, color: Color) -> Millis {
        self.left(color)
            .saturating_add(self.increment(color))
            .saturating_add(self.byoyomi(color))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn times_print_as_they_are_read() {
        for text in ["0", "12", "12.345", "12.3", "0.001"] {
            assert_eq!(text.parse::<Spent>().unwrap().to_string(), text);
        }
        assert_eq!("12.340".parse::<Spent>(), "12.34".parse());
        for text in [
            "",
            ".",
            "1.",
            ".5",
            "-1",
            "+1",
            "1.2345",
            "1e3",
            "99999999999999",
        ] {
            assert!(text.parse::<Spent>().is_err(), "{text}");
        }
        assert_eq!("1.5".parse::<Spent>().unwrap().millis(60_000), 90_000);
    }

    fn time(total: u64, byoyomi: u64, increment: u64) -> TimeControl {
        TimeControl {
            total,
            byoyomi,
            increment,
            ..TimeControl::SECONDS
        }
    }

    #[test]
    fn a_table_knows_the_times_that_names_carry() {
        let text = |time: TimeControl| time.control().map(|control| control.to_string());
        assert_eq!(
            text(time(300, 0, 10)).as_deref(),
            Some("fischer,base=310s,inc=10s,unit=1s")
        );
        assert_eq!(
            text(time(900, 0, 0)).as_deref(),
            Some("sudden,base=15m,unit=1s")
        );
        assert_eq!(
            text(time(0, 10, 0)).as_deref(),
            Some("byoyomi,main=0s,periods=1,period=10s,unit=1s")
        );
        assert_eq!(text(time(1, 1, 1)), None);
        assert_eq!(text(time(0, 0, 0)), None);
        let delay = TimeControl {
            delay: 1,
            ..time(10, 0, 0)
        };
        assert_eq!(text(delay), None);
    }

    proptest! {
        /// The client's sum over the reported times and the table's clock agree on every flag.
        #[test]
        fn both_sides_count_alike(
            total in 0_u64..100,
            extra in 0_u64..20,
            fischer: bool,
            turns in prop::collection::vec(0_u64..30_000, 1..40),
        ) {
            prop_assume!(total + extra > 0);
            let time = if fischer { time(total, 0, extra) } else { time(total, extra, 0) };
            let control = time.control().unwrap();
            let mut state = control.start();
            let mut clocks = Clocks::new([time; 2]);
            for charge in turns {
                prop_assert_eq!(control.deadline(&state), Some(clocks.allowance(Color::Black)));
                match control.spend(&state, charge) {
                    Ok(after) => {
                        state = after;
                        clocks.charge(Color::Black, Spent::units(charge / 1_000));
                    }
                    Err(_) => {
                        prop_assert!(charge / 1_000 * 1_000 >= clocks.allowance(Color::Black));
                        break;
                    }
                }
            }
        }
    }
}
