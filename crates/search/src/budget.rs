//! How long an engine may think.

use crate::Stop;
use std::time::{Duration, Instant};

/// Limits of one task. Whichever is reached first ends it; `None` is no limit.
///
/// A budget without `time` makes an engine's answer reproducible: it then depends on the task alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Wall time. An engine answers at most about 20 ms later.
    pub time: Option<Duration>,
    /// Positions to look at, at most; counted exactly, 0 is read as 1.
    pub nodes: Option<u64>,
    /// Plies of the main search, at most.
    pub depth: Option<u32>,
}

impl Default for Budget {
    /// One second.
    fn default() -> Self {
        Budget::time(Duration::from_secs(1))
    }
}

impl Budget {
    /// Only wall time.
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Budget {
            time: Some(time),
            nodes: None,
            depth: None,
        }
    }

    /// Only a number of positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Budget {
            time: None,
            nodes: Some(nodes),
            depth: None,
        }
    }

    /// Only a depth.
    #[must_use]
    pub const fn depth(depth: u32) -> Self {
        Budget {
            time: None,
            nodes: None,
            depth: Some(depth),
        }
    }

    /// The same with at most `nodes` positions.
    #[must_use]
    pub fn with_nodes(mut self, nodes: u64) -> Self {
        self.nodes = Some(self.nodes.map_or(nodes, |n| n.min(nodes)));
        self
    }

    /// A share of a game clock for one move: `remaining` for the rest of the game, `increment` after
    /// each move, at most `per_move` if that is given, for a game that may last `moves_to_go` more
    /// moves of this seat (0 is read as 1). Never more than half of what remains.
    ///
    /// ```
    /// use std::time::Duration;
    /// use yonban_search::Budget;
    ///
    /// let second = Duration::from_secs(1);
    /// let budget = Budget::from_clock(60 * second, second, None, 30);
    /// assert_eq!(budget.time, Some(3 * second));
    /// let short = Budget::from_clock(second, Duration::ZERO, Some(5 * second), 1);
    /// assert_eq!(short.time, Some(second / 2));
    /// ```
    #[must_use]
    pub fn from_clock(
        remaining: Duration,
        increment: Duration,
        per_move: Option<Duration>,
        moves_to_go: u32,
    ) -> Self {
        let share = (remaining / moves_to_go.max(1)).saturating_add(increment);
        let share = share.min(remaining / 2);
        Budget::time(per_move.map_or(share, |limit| share.min(limit)))
    }
}

/// A running budget: counts positions and looks at the clock now and then.
#[derive(Clone, Debug)]
pub struct Deadline {
    started: Instant,
    until: Option<Instant>,
    nodes: u64,
    node_limit: u64,
    next_look: u64,
    interval: u64,
    over: bool,
    stop: Stop,
}

impl Deadline {
    /// Starts the clock. `interval` is the number of positions between two looks at the clock and
    /// at the flag (0 is read as 1).
    #[must_use]
    pub fn start(budget: &Budget, interval: u64, stop: &Stop) -> Self {
        let started = Instant::now();
        let node_limit = budget.nodes.map_or(u64::MAX, |n| n.max(1));
        let interval = interval.max(1);
        Deadline {
            started,
            until: budget.time.and_then(|time| started.checked_add(time)),
            nodes: 0,
            node_limit,
            next_look: interval.min(node_limit),
            interval,
            over: false,
            stop: stop.clone(),
        }
    }

    /// Counts one position; true when thinking must end. Once true, always true.
    pub fn tick(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look();
        }
        self.over
    }

    /// Looks at the clock and at the flag now; true when thinking must end.
    pub fn look(&mut self) -> bool {
        self.next_look = self
            .nodes
            .saturating_add(self.interval)
            .min(self.node_limit.max(self.nodes + 1));
        self.over = self.over
            || self.nodes >= self.node_limit
            || self.stop.is_set()
            || self.until.is_some_and(|until| Instant::now() >= until);
        self.over
    }

    /// Whether thinking must end, as of the last look.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Positions counted.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Whether more than this share (in percent) of the time or of the positions is used up: a new
    /// iteration is not worth starting.
    #[must_use]
    pub fn is_past(&self, percent: u32) -> bool {
        let nodes = self.node_limit != u64::MAX
            && u128::from(self.nodes) * 100 > u128::from(self.node_limit) * u128::from(percent);
        let time = self.until.is_some_and(|until| {
            let whole = until.saturating_duration_since(self.started);
            self.elapsed() * 100 > whole * percent
        });
        nodes || time
    }

    /// Positions a second so far; 0 while less than a millisecond has passed.
    #[must_use]
    pub fn nps(&self) -> u64 {
        let millis = u64::try_from(self.elapsed().as_millis()).unwrap_or(u64::MAX);
        (self.nodes.saturating_mul(1000))
            .checked_div(millis)
            .unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_counted_exactly() {
        let mut deadline = Deadline::start(&Budget::nodes(1_000), 256, &Stop::new());
        let mut n = 1;
        while !deadline.tick() {
            n += 1;
        }
        assert_eq!(n, 1_000);
        assert!(deadline.tick(), "over stays over");
    }

    #[test]
    fn the_flag_ends_it_at_the_next_look() {
        let stop = Stop::new();
        let mut deadline = Deadline::start(&Budget::nodes(u64::MAX), 100, &stop);
        assert!(!deadline.tick());
        stop.set();
        let n = (2..).find(|_| deadline.tick());
        assert_eq!(n, Some(100));
    }

    #[test]
    fn time_ends_it() {
        let mut deadline =
            Deadline::start(&Budget::time(Duration::from_millis(5)), 1, &Stop::new());
        while !deadline.tick() {}
        assert!(deadline.elapsed() >= Duration::from_millis(5));
        assert!(deadline.is_past(99));
    }

    #[test]
    fn an_endless_time_is_no_limit() {
        let budget = Budget::time(Duration::MAX);
        let mut deadline = Deadline::start(&budget, 1, &Stop::new());
        assert!(!deadline.tick());
    }
}
