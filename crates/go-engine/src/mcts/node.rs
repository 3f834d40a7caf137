//! The nodes of the search tree, in one vector.

/// A move and what is known of the position after it. Values are those of the side that made the
/// move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The cell, 0 for an empty move.
    pub(super) point: u16,
    /// How many children, once expanded.
    pub(super) count: u16,
    /// Where the children begin; 0: not expanded.
    pub(super) first: u32,
    /// Playouts through here, and the sum of their values.
    pub(super) visits: u32,
    pub(super) value: f32,
    /// Playouts in which the move came at any time first, and the sum of their values.
    pub(super) rave_visits: u32,
    pub(super) rave_value: f32,
    /// Playouts that the move's looks are worth, and the sum of their values.
    pub(super) prior_visits: f32,
    pub(super) prior_value: f32,
    /// What is proved for the side that made the move.
    pub(super) proof: Proof,
}

/// Whether a result is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    None,
    Win,
    Loss,
}

impl Node {
    pub(super) fn new(point: usize, prior: Prior) -> Self {
        Node {
            point: point as u16,
            count: 0,
            first: 0,
            visits: 0,
            value: 0.0,
            rave_visits: 0,
            rave_value: 0.0,
            prior_visits: prior.visits,
            prior_value: prior.value,
            proof: Proof::None,
        }
    }

    /// The mean of playouts and prior.
    pub(super) fn mean(&self) -> f32 {
        (self.value + self.prior_value) / (self.visits as f32 + self.prior_visits)
    }

    /// The mean of the playouts alone; `None` without any.
    pub(super) fn rate(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.value / self.visits as f32)
    }

    /// How good the move seems for choosing where to look next.
    pub(super) fn worth(&self) -> f32 {
        match self.proof {
            Proof::Win => return f32::INFINITY,
            Proof::Loss => return f32::NEG_INFINITY,
            Proof::None => {}
        }
        let mean = self.mean();
        if self.rave_visits == 0 {
            return mean;
        }
        let n = self.visits as f32 + self.prior_visits;
        let rave = self.rave_visits as f32;
        let beta = rave / (rave + n + rave * n / RAVE_EQUALS);
        beta * (self.rave_value / rave) + (1.0 - beta) * mean
    }
}

/// Playouts after which a move's own mean counts as much as the mean of all games with it.
const RAVE_EQUALS: f32 = 3_000.0;

/// What the looks of a move are worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prior {
    pub(super) visits: f32,
    pub(super) value: f32,
}

impl Prior {
    /// Nothing is known: a few playouts, half of them won.
    pub(super) const EVEN: Prior = Prior {
        visits: 10.0,
        value: 5.0,
    };

    /// Adds `n` playouts that were won.
    pub(super) fn good(&mut self, n: f32) {
        self.visits += n;
        self.value += n;
    }

    /// Adds `n` playouts that were lost.
    pub(super) fn bad(&mut self, n: f32) {
        self.visits += n;
    }
}
