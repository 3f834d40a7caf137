//! Measured speed of searches on fixed positions.

use super::Searcher;
use crate::{Evaluator, Nets, Owner, Stakes};
use std::time::{Duration, Instant};
use yonban_backgammon::notation::position_id;
use yonban_backgammon::{Board, Dice, Variant};
use yonban_search::{Budget, Stop};

/// What was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// How many decisions.
    pub count: u64,
    /// How many positions were judged: the signature. The same program and nets give the same number
    /// everywhere.
    pub nodes: u64,
    /// How long it took, on one core.
    pub elapsed: Duration,
}

impl Report {
    /// Decisions a second.
    #[must_use]
    pub fn per_second(&self) -> f64 {
        self.count as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// The start, an early fight, a prime against an anchor, a blitz, a holding game, a back game.
const POSITIONS: [&str; 6] = [
    "4HPwATDgc/ABMA",
    "HmsgiDE2PiMAUQ",
    "duuAAQxjnh0GAA",
    "ewAABLC7FQEJAA",
    "jGfkBQTg28EAQw",
    "21gjAShocwPgQg",
];

fn boards() -> impl Iterator<Item = Board> {
    let read = |id: &&str| position_id::read(id, Variant::Standard).ok();
    POSITIONS.iter().filter_map(read)
}

/// Plays chosen by a look of so many plies: the 21 throws of `positions` of the six positions, with the
/// cube in the middle, each position by a searcher that knows nothing yet.
#[must_use]
pub fn decisions(plies: u8, positions: usize) -> Report {
    let stakes = Stakes::Money {
        jacoby: true,
        beavers: 0,
        cube: 1,
        owner: Owner::Centered,
        most: 1024,
    };
    let endless = Budget {
        time: None,
        nodes: None,
        depth: None,
    };
    let (mut count, mut nodes) = (0, 0);
    // The first question reads the nets.
    let _first = Nets::shipped().evaluate(&Board::start(Variant::Standard));
    let started = Instant::now();
    for board in boards().take(positions) {
        let mut searcher = Searcher::new(Nets::shipped(), Variant::Standard);
        searcher.limit(&endless, &Stop::new());
        for (dice, _) in Dice::rolls() {
            let _ranked = searcher.rank_plays(&board, dice, &stakes, plies);
            count += 1;
        }
        nodes += searcher.nodes();
    }
    Report {
        count,
        nodes,
        elapsed: started.elapsed(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_fixed() {
        assert_eq!(boards().count(), POSITIONS.len());
        let [one, other] = [decisions(0, 6), decisions(0, 6)];
        assert_eq!((one.count, one.nodes), (126, other.nodes));
        assert!(decisions(1, 1).nodes > 20 * decisions(0, 1).nodes);
    }
}
