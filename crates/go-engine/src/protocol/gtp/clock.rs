//! Time settings: how long the next move may take.

use super::words::Refusal;
use std::time::Duration;
use yonban_search::Budget;

/// What a move may take if nobody said.
const DEFAULT_MOVE: Duration = Duration::from_secs(2);
/// Time kept back from each move for the way to the controller.
const MARGIN: Duration = Duration::from_millis(50);

/// The settings and what is left of them, for Black and White.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Clock {
    settings: Option<Settings>,
    left: [Left; 2],
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Settings {
    main: Duration,
    /// Time for each period, and the stones to play in it.
    period: Duration,
    stones: u32,
}

#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Left {
    time: Duration,
    /// Stones still to play in this period; 0 in main time.
    stones: u32,
}

impl Clock {
    pub(super) fn new() -> Self {
        Clock {
            settings: None,
            left: [Left::default(); 2],
        }
    }

    fn set(&mut self, main: Duration, period: Duration, stones: u32) {
        self.settings = Some(Settings {
            main,
            period,
            stones,
        });
        let left = if main.is_zero() {
            Left {
                time: period,
                stones,
            }
        } else {
            Left {
                time: main,
                stones: 0,
            }
        };
        self.left = [left; 2];
    }

    /// `time_settings MAIN PERIOD STONES`, in seconds. A period without stones is no limit.
    pub(super) fn time_settings(&mut self, arguments: &[&str]) -> Result<(), Refusal> {
        let [main, period, stones] = arguments else {
            return Err(Refusal::Syntax);
        };
        let stones: u32 = stones.parse().map_err(|_| Refusal::Syntax)?;
        let (main, period) = (seconds(main)?, seconds(period)?);
        if stones == 0 && !period.is_zero() {
            self.settings = None;
        } else {
            self.set(main, period, stones);
        }
        Ok(())
    }

    /// `none`, `absolute M`, `byoyomi M P N`, `canadian M T S`; KataGo adds `fischer M I`.
    pub(super) fn named_settings(&mut self, arguments: &[&str]) -> Result<(), Refusal> {
        match arguments {
            ["none"] => self.settings = None,
            ["absolute", main] => self.set(seconds(main)?, Duration::ZERO, 0),
            ["byoyomi", main, period, periods] => {
                let _periods: u32 = periods.parse().map_err(|_| Refusal::Syntax)?;
                self.set(seconds(main)?, seconds(period)?, 1);
            }
            ["canadian", main, period, stones] => {
                let stones: u32 = stones.parse().map_err(|_| Refusal::Syntax)?;
                self.set(seconds(main)?, seconds(period)?, stones);
            }
            ["fischer" | "fischer-capped", main, increment, ..] => {
                self.set(seconds(main)?, seconds(increment)?, 1);
            }
            _ => return Err(Refusal::Syntax),
        }
        Ok(())
    }

    /// `time_left COLOR TIME STONES`.
    pub(super) fn time_left(
        &mut self,
        color: usize,
        time: &str,
        stones: &str,
    ) -> Result<(), Refusal> {
        self.left[color] = Left {
            time: seconds(time)?,
            stones: stones.parse().map_err(|_| Refusal::Syntax)?,
        };
        Ok(())
    }

    /// The colour has used so much for one move.
    pub(super) fn charge(&mut self, color: usize, used: Duration) {
        let Some(settings) = self.settings else {
            return;
        };
        let left = &mut self.left[color];
        left.time = left.time.saturating_sub(used);
        let new_period = if left.stones > 0 {
            left.stones -= 1;
            left.stones == 0
        } else {
            left.time.is_zero()
        };
        if new_period && settings.stones > 0 {
            *left = Left {
                time: settings.period,
                stones: settings.stones,
            };
        }
    }

    /// What the next move may take, on a board that may see so many more moves of the colour.
    pub(super) fn budget(&self, color: usize, moves_to_go: u32) -> Budget {
        let Some(settings) = self.settings else {
            return Budget::time(DEFAULT_MOVE);
        };
        let left = self.left[color];
        let time = if left.stones > 0 {
            left.time / left.stones
        } else {
            let each = settings
                .period
                .checked_div(settings.stones)
                .unwrap_or(Duration::ZERO);
            let main = Budget::from_clock(left.time, Duration::ZERO, None, moves_to_go);
            main.time.unwrap_or(Duration::ZERO) + each * 4 / 5
        };
        let time = time.saturating_sub(MARGIN.min(time / 4));
        Budget::time(time.max(Duration::from_millis(1)))
    }
}

/// Seconds, whole or with a fraction; at most a year.
fn seconds(text: &str) -> Result<Duration, Refusal> {
    let seconds: f64 = text.parse().map_err(|_| Refusal::Syntax)?;
    if (0.0..=31_536_000.0).contains(&seconds) {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(Refusal::Syntax)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(clock: &Clock) -> u128 {
        clock
            .budget(0, 30)
            .time
            .map_or(u128::MAX, |time| time.as_millis())
    }

    #[test]
    fn settings_become_budgets() {
        let mut clock = Clock::new();
        assert_eq!(millis(&clock), 2_000);
        clock.time_settings(&["0", "60", "1"]).unwrap();
        assert_eq!(millis(&clock), 59_950);
        clock.time_settings(&["0", "60", "30"]).unwrap();
        assert_eq!(millis(&clock), 1_950);
        clock.time_settings(&["300", "0", "0"]).unwrap();
        assert_eq!(millis(&clock), 9_950);
        clock.time_left(0, "3", "0").unwrap();
        assert_eq!(millis(&clock), 75);
        clock.time_settings(&["0", "5", "0"]).unwrap();
        assert_eq!(millis(&clock), 2_000, "no limit");
        clock.named_settings(&["byoyomi", "60", "10", "5"]).unwrap();
        assert_eq!(millis(&clock), 9_950);
        clock.charge(0, Duration::from_secs(70));
        assert_eq!(millis(&clock), 9_950, "a period");
        for wrong in [&["1", "2"][..], &["-1", "0", "0"], &["a", "b", "c"]] {
            assert_eq!(clock.time_settings(wrong), Err(Refusal::Syntax));
        }
        assert_eq!(clock.named_settings(&["sudden"]), Err(Refusal::Syntax));
    }
}
