//! What the skill levels mean for this engine.

use yonban_search::{Budget, Level};

/// The handicap of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Handicap {
    /// Positions at most; `None` is no limit.
    pub(crate) nodes: Option<u64>,
    /// Plies at most.
    pub(crate) depth: Option<u32>,
    /// Whether leaves look for wins by fours.
    pub(crate) sees_fours: bool,
    /// How far, in evaluation units, a move's value may be misjudged. 0: moves are compared by the
    /// full search.
    pub(crate) noise: u32,
    /// How bad a loss seems that is not the very next move, in evaluation units: beginners see an
    /// open three and shrug.
    pub(crate) alarm: i32,
    /// In percent: how often a threatened five is overlooked.
    pub(crate) blindness: u32,
}

/// How far from even a certain win or loss counts where values are misjudged.
pub(crate) const CERTAIN: i32 = 3_000;

/// The handicap of a level: levels 1 to 4 misjudge, 5 to 9 look less far, 10 has none.
pub(crate) fn handicap(level: Level) -> Handicap {
    let weak = |depth, noise, alarm, blindness| Handicap {
        nodes: Some(20_000),
        depth: Some(depth),
        sees_fours: false,
        noise,
        alarm,
        blindness,
    };
    let short = |nodes, depth| Handicap {
        nodes: Some(nodes),
        depth: Some(depth),
        sees_fours: true,
        noise: 0,
        alarm: CERTAIN,
        blindness: 0,
    };
    match level.get() {
        0 | 1 => weak(1, 200, 120, 10),
        2 => weak(1, 100, 400, 2),
        3 => weak(2, 75, CERTAIN, 0),
        4 => weak(3, 45, CERTAIN, 0),
        5 => short(2_500, 4),
        6 => short(6_000, 5),
        7 => short(25_000, 7),
        8 => short(100_000, 10),
        9 => short(400_000, 14),
        _ => Handicap {
            nodes: None,
            depth: None,
            sees_fours: true,
            noise: 0,
            alarm: CERTAIN,
            blindness: 0,
        },
    }
}

impl Handicap {
    /// The budget, cut to the level.
    pub(crate) fn limit(&self, mut budget: Budget) -> Budget {
        if let Some(nodes) = self.nodes {
            budget = budget.with_nodes(nodes);
        }
        if let Some(depth) = self.depth {
            budget.depth = Some(budget.depth.map_or(depth, |d| d.min(depth)));
        }
        budget
    }
}

/// A small deterministic generator (SplitMix64) for the moves of low levels and for variety in
/// openings.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    /// Starts from a seed.
    pub(crate) fn new(seed: u64) -> Self {
        Dice(seed)
    }

    /// A number below `bound` (0 if that is 0).
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        u32::try_from(((z >> 32) * u64::from(bound)) >> 32).unwrap_or(0)
    }

    /// From `-size` to `size`, small numbers more often.
    pub(crate) fn noise(&mut self, size: u32) -> i32 {
        let throw = |dice: &mut Self| dice.below(size + 1).cast_signed();
        throw(self) - throw(self)
    }
}
