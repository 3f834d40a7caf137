//! How long a search may go on, for all its threads together.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use yonban_search::{Budget, Stop};

/// A running budget that several threads look at. Without a time and with one thread, where it ends
/// depends on what is searched alone.
#[derive(Debug)]
pub(super) struct Limit {
    until: Option<Instant>,
    most: u64,
    nodes: AtomicU64,
    stop: Stop,
}

impl Limit {
    /// Starts the clock; the depth is not looked at here.
    pub(super) fn start(budget: &Budget, stop: &Stop) -> Self {
        Limit {
            until: budget
                .time
                .and_then(|time| Instant::now().checked_add(time)),
            most: budget.nodes.map_or(u64::MAX, |nodes| nodes.max(1)),
            nodes: AtomicU64::new(0),
            stop: stop.clone(),
        }
    }

    /// No limit at all.
    pub(super) fn none() -> Self {
        let endless = Budget {
            time: None,
            nodes: None,
            depth: None,
        };
        Limit::start(&endless, &Stop::new())
    }

    /// Counts positions that were judged.
    pub(super) fn count(&self, nodes: usize) {
        self.nodes.fetch_add(nodes as u64, Ordering::Relaxed);
    }

    /// How many positions were judged.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Whether thinking must end.
    pub(super) fn is_over(&self) -> bool {
        self.stop.is_set()
            || self.nodes() >= self.most
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
