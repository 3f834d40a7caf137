//! A flag that several threads share.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Tells a thinking engine to answer now. Clones share one flag.
///
/// ```
/// let stop = yonban_search::Stop::new();
/// let elsewhere = stop.clone();
/// elsewhere.set();
/// assert!(stop.is_set());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    #[must_use]
    pub fn new() -> Self {
        Stop::default()
    }

    /// Sets the flag, for every clone.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Takes the flag back, for the next task.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether somebody set it.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
