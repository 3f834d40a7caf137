//! A bus that misbehaves by a seed, for tests of those who must cope.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::time::{Instant, sleep_until};

use crate::{Answer, Bus, BusError, Payload, Received, Source, Subscription};

/// What happens to messages, each subscriber apart. Probabilities are in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faults {
    /// A message is lost.
    pub drop_per_mille: u16,
    /// A message arrives a second time, possibly much later.
    pub duplicate_per_mille: u16,
    /// A message is held back and may be overtaken by later ones.
    pub delay_per_mille: u16,
    /// The longest that a message is held back.
    pub max_delay: Duration,
}

impl Faults {
    /// Nothing happens.
    pub const NONE: Faults = Faults {
        drop_per_mille: 0,
        duplicate_per_mille: 0,
        delay_per_mille: 0,
        max_delay: Duration::ZERO,
    };

    /// A bad day: a tenth lost, a tenth doubled, a third late by up to half a second.
    pub const ROUGH: Faults = Faults {
        drop_per_mille: 100,
        duplicate_per_mille: 100,
        delay_per_mille: 333,
        max_delay: Duration::from_millis(500),
    };
}

/// Wraps a bus; publishing is passed on, every subscription suffers the faults. The same seed,
/// the same order of subscriptions and the same messages give the same losses and delays.
pub struct FlakyBus {
    inner: Arc<dyn Bus>,
    seed: u64,
    faults: Faults,
    subscriptions: AtomicU64,
}

impl FlakyBus {
    /// A flaky view of another bus.
    #[must_use]
    pub fn new(inner: Arc<dyn Bus>, seed: u64, faults: Faults) -> Self {
        FlakyBus {
            inner,
            seed,
            faults,
            subscriptions: AtomicU64::new(0),
        }
    }
}

impl fmt::Debug for FlakyBus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FlakyBus")
            .field("seed", &self.seed)
            .field("faults", &self.faults)
            .finish_non_exhaustive()
    }
}

impl Bus for FlakyBus {
    fn publish<'a>(
        &'a self,
        subject: &'a str,
        payload: Payload,
    ) -> Answer<'a, Result<(), BusError>> {
        self.inner.publish(subject, payload)
    }

    fn subscribe<'a>(&'a self, subject: &'a str) -> Answer<'a, Result<Subscription, BusError>> {
        Box::pin(async move {
            let inner = self.inner.subscribe(subject).await?;
            let number = self.subscriptions.fetch_add(1, Ordering::Relaxed);
            Ok(Subscription::new(FlakySource {
                inner,
                faults: self.faults,
                random: Random(self.seed ^ number.wrapping_mul(0xd6e8_feb8_6659_fd93)),
                held: Vec::new(),
                ended: false,
            }))
        })
    }
}

/// `SplitMix64` (Steele, Lea, Flood 2014): a few lines, and the same on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn happens(&mut self, per_mille: u16) -> bool {
        self.next() % 1000 < u64::from(per_mille)
    }

    fn delay(&mut self, longest: Duration) -> Duration {
        let micros = u64::try_from(longest.as_micros()).unwrap_or(u64::MAX);
        Duration::from_micros(self.next() % micros.saturating_add(1).max(1))
    }
}

struct FlakySource {
    inner: Subscription,
    faults: Faults,
    random: Random,
    /// What is on its way, in order of arrival; the first to be handed out is the earliest due.
    held: Vec<(Instant, Received)>,
    ended: bool,
}

impl FlakySource {
    fn take_in(&mut self, received: Received) {
        // A gap is the subscriber's own lag, not a message: nothing can lose it.
        if matches!(received, Received::Gap { .. }) {
            self.held.push((Instant::now(), received));
            return;
        }
        // All dice are rolled for every message, so that what happens to one does not depend on
        // what happened to another.
        let lost = self.random.happens(self.faults.drop_per_mille);
        let doubled = self.random.happens(self.faults.duplicate_per_mille);
        let late = self.random.happens(self.faults.delay_per_mille);
        let delay = self.random.delay(self.faults.max_delay);
        let again = self.random.delay(self.faults.max_delay);
        let now = Instant::now();
        if doubled && !lost {
            self.held.push((now + again, received.clone()));
        }
        if !lost {
            self.held
                .push((if late { now + delay } else { now }, received));
        }
    }

    fn earliest(&self) -> Option<(usize, Instant)> {
        self.held
            .iter()
            .enumerate()
            .map(|(i, (at, _))| (i, *at))
            .min_by_key(|(i, at)| (*at, *i))
    }
}

impl Source for FlakySource {
    fn next(&mut self) -> Answer<'_, Option<Received>> {
        Box::pin(async move {
            loop {
                let earliest = self.earliest();
                if let Some((index, at)) = earliest
                    && at <= Instant::now()
                {
                    return Some(self.held.remove(index).1);
                }
                let received = match (earliest, self.ended) {
                    (None, true) => return None,
                    (None, false) => self.inner.next().await,
                    (Some((_, at)), true) => {
                        sleep_until(at).await;
                        continue;
                    }
                    (Some((_, at)), false) => tokio::select! {
                        biased;
                        received = self.inner.next() => received,
                        () = sleep_until(at) => continue,
                    },
                };
                match received {
                    Some(received) => self.take_in(received),
                    None => self.ended = true,
                }
            }
        })
    }
}
