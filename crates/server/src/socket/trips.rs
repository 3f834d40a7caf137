//! Round trips as the house measures them. What clients report is not trusted: the compensation of
//! lag depends on it.

use std::collections::VecDeque;
use std::time::Duration;

use tokio::time::Instant;

/// How many measurements count.
const KEPT: usize = 20;

/// The house's own pings on one socket.
#[derive(Debug, Default)]
pub(super) struct Trips {
    sent: Option<(u64, Instant)>,
    next: u64,
    measured: VecDeque<Duration>,
}

impl Trips {
    /// What the next ping carries. An unanswered one is forgotten.
    pub(super) fn ping(&mut self, now: Instant) -> [u8; 8] {
        self.next += 1;
        self.sent = Some((self.next, now));
        self.next.to_be_bytes()
    }

    /// Takes a pong; whether it answers the last ping.
    pub(super) fn pong(&mut self, payload: &[u8], now: Instant) -> bool {
        let Some((number, sent)) = self.sent.take_if(|(n, _)| n.to_be_bytes() == payload) else {
            return false;
        };
        debug_assert!(number <= self.next);
        if self.measured.len() == KEPT {
            self.measured.pop_front();
        }
        self.measured.push_back(now.saturating_duration_since(sent));
        true
    }

    /// The 95th percentile in milliseconds; `None` before the first measurement.
    pub(super) fn percentile_95(&self) -> Option<u32> {
        let mut sorted: Vec<Duration> = self.measured.iter().copied().collect();
        sorted.sort_unstable();
        // The smallest one that at least 95 of 100 do not exceed.
        let rank = (sorted.len() * 95).div_ceil(100);
        let trip = sorted.get(rank.checked_sub(1)?)?;
        Some(u32::try_from(trip.as_millis()).unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_answers_to_the_last_ping_count() {
        let mut trips = Trips::default();
        let start = Instant::now();
        assert_eq!(trips.percentile_95(), None);
        let first = trips.ping(start);
        let second = trips.ping(start);
        assert!(!trips.pong(&first, start), "an old one");
        assert!(!trips.pong(b"x", start), "a foreign one");
        assert!(trips.pong(&second, start + Duration::from_millis(40)));
        assert!(
            !trips.pong(&second, start + Duration::from_secs(9)),
            "once only"
        );
        assert_eq!(trips.percentile_95(), Some(40));
    }

    #[test]
    fn one_in_twenty_may_be_worse() {
        let mut trips = Trips::default();
        let start = Instant::now();
        for n in 0..20 {
            let ping = trips.ping(start);
            let trip = if n == 3 { 900 } else { 30 };
            assert!(trips.pong(&ping, start + Duration::from_millis(trip)));
        }
        assert_eq!(trips.percentile_95(), Some(30));
        let ping = trips.ping(start);
        assert!(trips.pong(&ping, start + Duration::from_millis(800)));
        assert_eq!(trips.percentile_95(), Some(800));
    }
}
