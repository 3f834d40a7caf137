//! How long a game is expected to last, and what follows from it.

use crate::{Control, MINUTE, Millis, SECOND, Timing};
use std::fmt;

/// The speed class of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Speed {
    /// Below 30 s a player.
    Ultra,
    /// Below 3 min.
    Bullet,
    /// Below 8 min.
    Blitz,
    /// Below 25 min.
    Rapid,
    /// Longer, but live.
    Classical,
    /// Correspondence and unlimited.
    Correspondence,
}

/// What a game is played for: it decides how long the start may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occasion {
    /// Two people who met in the lobby.
    Casual,
    /// A tournament game.
    Tournament,
}

impl Speed {
    /// The class of an estimate in seconds per player; `None` is correspondence.
    #[must_use]
    pub const fn of(estimate: Option<u64>) -> Speed {
        match estimate {
            None => Speed::Correspondence,
            Some(0..30) => Speed::Ultra,
            Some(30..180) => Speed::Bullet,
            Some(180..480) => Speed::Blitz,
            Some(480..1_500) => Speed::Rapid,
            Some(1_500..) => Speed::Classical,
        }
    }

    /// How long a seat's first decision may take; opening decisions get twice that. `None` by
    /// correspondence, where the first turn lasts as long as any other.
    #[must_use]
    pub const fn start_timer(self, occasion: Occasion) -> Option<Millis> {
        let (casual, tournament) = match self {
            Speed::Ultra => (15, 11),
            Speed::Bullet => (20, 16),
            Speed::Blitz => (25, 21),
            Speed::Rapid => (30, 25),
            Speed::Classical => (35, 30),
            Speed::Correspondence => return None,
        };
        Some(match occasion {
            Occasion::Casual => casual * SECOND,
            Occasion::Tournament => tournament * SECOND,
        })
    }

    /// How long a seat must be gone before its opponent may claim; `None` by correspondence.
    /// Guests get half, and the record may weigh it, but never below 10 s.
    #[must_use]
    pub const fn absence_grace(self) -> Option<Millis> {
        match self {
            Speed::Ultra | Speed::Bullet => Some(30 * SECOND),
            Speed::Blitz => Some(40 * SECOND),
            Speed::Rapid => Some(80 * SECOND),
            Speed::Classical => Some(2 * MINUTE),
            Speed::Correspondence => None,
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Speed::Ultra => "ultra",
            Speed::Bullet => "bullet",
            Speed::Blitz => "blitz",
            Speed::Rapid => "rapid",
            Speed::Classical => "classical",
            Speed::Correspondence => "correspondence",
        })
    }
}

impl Control {
    /// The expected length in whole seconds per player, for a game in which one player is expected
    /// to make `moves` moves; `None` for correspondence and unlimited.
    #[must_use]
    pub fn estimate(&self, moves: u32) -> Option<u64> {
        let n = u64::from(moves);
        let millis = match self.timing() {
            Timing::Sudden { base } => base,
            Timing::Fischer { base, inc, .. } => base.saturating_add(n.saturating_mul(inc)),
            Timing::Fixed { per } => n.div_ceil(2).saturating_mul(per),
            Timing::Bronstein { base, delay } | Timing::Delay { base, delay } => {
                base.saturating_add(n.saturating_mul(delay.min(8 * SECOND)))
            }
            Timing::Byoyomi {
                main, period, inc, ..
            } => main
                .saturating_add(n.saturating_mul(inc))
                .saturating_add(n.div_ceil(2).saturating_mul(period)),
            Timing::Canadian {
                main, block, moves, ..
            } => main.saturating_add(n.saturating_mul(block) / u64::from(moves.max(1))),
            Timing::Correspondence { .. }
            | Timing::CorrespondenceFischer { .. }
            | Timing::Unlimited => return None,
        };
        Some(millis / SECOND)
    }

    /// The speed class for a game of `moves` expected moves of one player.
    #[must_use]
    pub fn speed(&self, moves: u32) -> Speed {
        Speed::of(self.estimate(moves))
    }
}
