//! The numbers by which the shipped nets were made.

use super::fit::Plan;
use super::td::Sizes;
use yonban_backgammon::Variant;

/// Hidden units of the nets that learn by temporal differences, and of the race net. Three checkers are
/// never more than [crashed](crate::Class::CRASHED): in hypergammon the other nets with contact are
/// not asked.
#[must_use]
pub const fn sizes(variant: Variant) -> Sizes {
    match variant {
        Variant::Hypergammon => Sizes {
            contact: 16,
            prime: 16,
            back: 16,
            crashed: 80,
            race: 32,
        },
        _ => Sizes {
            contact: 128,
            prime: 128,
            back: 128,
            crashed: 128,
            race: 64,
        },
    }
}

/// The seed of the first weights.
pub const FIRST_WEIGHTS: u64 = 7;
/// The seed of the games of temporal differences.
pub const TD_GAMES: u64 = 5;
/// How many of them there are.
#[must_use]
pub const fn td_count(variant: Variant) -> u64 {
    match variant {
        Variant::Hypergammon => 500_000,
        _ => 320_000,
    }
}

/// The rate of a game of temporal differences: from 0.02 slowly down, in the last three eighths of the
/// games faster.
#[must_use]
pub fn td_rate(variant: Variant, game: u64) -> f32 {
    // In units of which the whole has 320,000.
    let games = game as f32 * (320_000.0 / td_count(variant) as f32);
    let slow = 0.02 * 0.1_f32.powf(games.min(200_000.0) / 400_000.0);
    slow * 0.1_f32.powf((games - 200_000.0).max(0.0) / 120_000.0)
}

/// Games and rate of the baseline's comparison training, and its seed.
pub const BASELINE: (u32, f32, u64) = (3_000, 0.1, 1);

/// The seed of the games whose returns are labels.
pub const RETURNS: u64 = 0x5EED << 48;

/// The seed of the games whose positions are rolled out.
pub const ROLLED: u64 = 0x2011;

/// The share of a return that goes on to the position before.
pub const SHARE: f32 = 0.85;

/// How a round of supervised learning fits.
#[must_use]
pub fn fitting(round: u64) -> Plan {
    Plan {
        epochs: 14,
        rate: 3e-3,
        batch: 128,
        decay: 1e-4,
        seed: 100 + round,
    }
}
