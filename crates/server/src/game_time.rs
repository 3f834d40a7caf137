//! Game time: the wall clock read once, plus monotonic time since. It never jumps while a process
//! lives, whatever is done to the machine's clock.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A node's game time.
#[derive(Clone, Copy, Debug)]
pub struct GameTime {
    start: Instant,
    wall_ms: i64,
}

impl GameTime {
    /// Game time from now on. Never earlier than `floor_ms`, the newest instant that the store has
    /// seen: a wall clock that was set back between two runs must not run games backwards.
    #[must_use]
    pub fn start(floor_ms: i64) -> Self {
        let wall = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| {
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            });
        GameTime {
            start: Instant::now(),
            wall_ms: wall.max(floor_ms),
        }
    }

    /// Milliseconds since 1970-01-01 UTC.
    #[must_use]
    pub fn now_ms(&self) -> i64 {
        let passed = i64::try_from(self.start.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.wall_ms.saturating_add(passed)
    }

    /// How long it is until `at_ms`; nothing if that has passed.
    #[must_use]
    pub fn until(&self, at_ms: i64) -> Duration {
        Duration::from_millis(u64::try_from(at_ms.saturating_sub(self.now_ms())).unwrap_or(0))
    }

    /// How long the process has kept time.
    #[must_use]
    pub fn up(&self) -> Duration {
        self.start.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_never_starts_before_what_was_stored() {
        let far = 9_000_000_000_000;
        assert!(GameTime::start(far).now_ms() >= far);
        let time = GameTime::start(0);
        assert!(time.now_ms() > 1_600_000_000_000);
        assert_eq!(time.until(0), Duration::ZERO);
    }
}
