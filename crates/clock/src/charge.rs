//! What one turn costs.

use crate::Millis;

/// The cost of one turn so far. A turn may hold several commands of one seat; each adds its span.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TurnCharge {
    spans: Millis,
    price: Millis,
    compensation: Millis,
    credit: Millis,
}

impl TurnCharge {
    /// Adds time on the clock: from the hand-over, or the previous command, to this one.
    pub fn add_span(&mut self, span: Millis) {
        self.spans = self.spans.saturating_add(span);
    }

    /// Adds what a room takes for an unfounded claim.
    pub fn add_price(&mut self, price: Millis) {
        self.price = self.price.saturating_add(price);
    }

    /// Adds lag compensation.
    pub fn add_compensation(&mut self, compensation: Millis) {
        self.compensation = self.compensation.saturating_add(compensation);
    }

    /// Adds a credit: an outage, or time given under a control without a reserve.
    pub fn add_credit(&mut self, credit: Millis) {
        self.credit = self.credit.saturating_add(credit);
    }

    /// The time on the clock so far.
    #[must_use]
    pub const fn spans(&self) -> Millis {
        self.spans
    }

    /// What compensation and credits take off the charge, together.
    #[must_use]
    pub const fn relief(&self) -> Millis {
        self.compensation.saturating_add(self.credit)
    }

    /// `max(0, spans + price - compensation - credit)`, before any rounding.
    #[must_use]
    pub const fn charge(&self) -> Millis {
        self.spans
            .saturating_add(self.price)
            .saturating_sub(self.relief())
    }

    /// How much longer the turn may last until its charge reaches `deadline`: 0 where it has.
    #[must_use]
    pub const fn until(&self, deadline: Millis) -> Millis {
        deadline
            .saturating_add(self.relief())
            .saturating_sub(self.spans.saturating_add(self.price))
    }
}
