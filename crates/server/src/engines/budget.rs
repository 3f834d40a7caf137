//! How long a computer player may think about one decision.

use std::time::Duration;

use yonban_clock::{Control, SeatClock, Timing};
use yonban_search::{Budget, Level};

/// The longest that the strongest level thinks, however long its clock is.
const LONGEST: Duration = Duration::from_millis(2_000);
/// What even the weakest level gets, if its clock allows.
const SHORTEST: Duration = Duration::from_millis(60);
/// Kept back for the way to the table and the commit.
const RESERVE: Duration = Duration::from_millis(150);

/// A seat's clock at the moment when it is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    /// Its control.
    pub(crate) control: Control,
    /// Its state at the start of the turn.
    pub(crate) state: SeatClock,
    /// What the turn has cost already, in milliseconds.
    pub(crate) spent_ms: u64,
}

impl Clock {
    /// What is left until the flag; `None` without a limit.
    fn left(&self) -> Option<Duration> {
        let deadline = self.control.deadline(&self.state)?;
        Some(Duration::from_millis(
            deadline.saturating_sub(self.spent_ms),
        ))
    }

    /// What every turn brings anew.
    fn per_turn(&self) -> Duration {
        Duration::from_millis(match self.control.timing() {
            Timing::Fischer { inc, .. } => inc,
            Timing::Bronstein { delay, .. } | Timing::Delay { delay, .. } => delay,
            Timing::Byoyomi { period, .. } => period,
            Timing::Fixed { per } => per,
            _ => 0,
        })
    }
}

/// A thinking time: by level, by the clock, and shared among those who wait.
pub(crate) fn budget(level: Level, clock: &Clock, moves: u32, crowd: u32) -> Budget {
    let by_level = SHORTEST + (LONGEST - SHORTEST) * (u32::from(level.get()) - 1) / 9;
    let fair = by_level / crowd.max(1);
    let time = match clock.left() {
        None => fair,
        Some(left) => {
            let left = left.saturating_sub(RESERVE);
            let share =
                Budget::from_clock(left, clock.per_turn() / 2, Some(fair), moves.max(1)).time;
            share.unwrap_or(fair)
        }
    };
    Budget::time(time.max(Duration::from_millis(5)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(control: &str, spent_ms: u64) -> Clock {
        let control: Control = control.parse().unwrap();
        Clock {
            control,
            state: control.start(),
            spent_ms,
        }
    }

    fn time(level: u8, clock: &Clock, crowd: u32) -> Duration {
        budget(Level::new(level).unwrap(), clock, 30, crowd)
            .time
            .unwrap()
    }

    #[test]
    fn a_level_thinks_longer_than_a_lower_one() {
        let long = clock("unlimited", 0);
        assert_eq!(time(1, &long, 1), SHORTEST);
        assert_eq!(time(10, &long, 1), LONGEST);
        assert!((1..10).all(|n| time(n, &long, 1) < time(n + 1, &long, 1)));
        assert_eq!(time(10, &long, 4), LONGEST / 4);
    }

    #[test]
    fn a_short_clock_is_never_used_up() {
        for spent in [0, 500, 900, 999, 1_000] {
            let short = clock("sudden,base=1s", spent);
            let left = Duration::from_millis(1_000 - spent);
            let time = time(10, &short, 1);
            assert!(
                time < left || time <= Duration::from_millis(5),
                "{spent}: {time:?}"
            );
        }
        assert!(time(10, &clock("fixed,per=1s", 0), 1) < Duration::from_millis(900));
    }
}
