//! How much of the network's delay is taken off a player's charge.

use crate::Millis;

/// The compensation one seat may still get. It starts at three gains, grows by a gain with every
/// move and never exceeds seven.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LagQuota {
    gain: Millis,
    left: Millis,
}

/// One move's compensation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Compensated {
    /// What is taken off the charge.
    pub compensation: Millis,
    /// The quota after the move.
    pub quota: LagQuota,
}

/// What a round trip may vary beyond the trusted one.
const ROUND_TRIP_SLACK: Millis = 150;

impl LagQuota {
    /// The quota at the start of a game whose estimated length is `estimate` seconds per player.
    #[must_use]
    pub fn new(estimate: u64) -> LagQuota {
        let gain = estimate.saturating_mul(4).saturating_add(150).min(1_000);
        LagQuota {
            gain,
            left: 3 * gain,
        }
    }

    /// The same pace with another quota left, at most seven gains.
    #[must_use]
    pub fn with_left(self, left: Millis) -> LagQuota {
        LagQuota {
            left: left.min(7 * self.gain),
            ..self
        }
    }

    /// What one move adds.
    #[must_use]
    pub const fn gain(&self) -> Millis {
        self.gain
    }

    /// What may still be compensated.
    #[must_use]
    pub const fn left(&self) -> Millis {
        self.left
    }

    /// Compensates one move: `lag` is the turn as the server measured it minus the thinking time
    /// that the client reported (negative where the client claims more), `rtt95` the trusted round
    /// trip, `limit` one period or delay of the control.
    #[must_use]
    pub fn compensate(&self, lag: i64, rtt95: Millis, limit: Option<Millis>) -> Compensated {
        let compensation = u64::try_from(lag)
            .unwrap_or(0)
            .min(self.left)
            .min(rtt95.saturating_add(ROUND_TRIP_SLACK))
            .min(limit.unwrap_or(Millis::MAX));
        Compensated {
            compensation,
            quota: self.after(compensation),
        }
    }

    /// The quota after a move for which `compensation` was granted.
    #[must_use]
    pub fn after(&self, compensation: Millis) -> LagQuota {
        let left = (self.left + self.gain).saturating_sub(compensation);
        self.with_left(left)
    }
}
