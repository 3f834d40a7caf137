//! What the skill levels mean for this engine: how much a level sees, not how often it errs.

use crate::search::{Quiet, Vision};
use yonban_search::{Budget, Level};

/// What a level looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Plies, at most; `None` is no limit.
    pub depth: Option<u32>,
    /// Positions for one decision, at most; `None` is no limit.
    pub nodes: Option<u64>,
    /// What the search sees.
    pub vision: Vision,
    /// Judges by pieces and squares alone.
    pub plain: bool,
    /// Looks for a mate of so many plies before anything else; 0 does not look.
    pub mate: u32,
    /// Chooses among moves that are so much worse than the best, in hundredths of a pawn: in the
    /// opening, and later.
    pub variety: [i32; 2],
    /// What it overlooks, for people.
    pub sentence: &'static str,
}

/// The last ply of what counts as the opening.
pub const OPENING: u32 = 24;

const fn vision(quiet: Quiet, mate_in_one: bool, prunes: bool) -> Vision {
    Vision {
        quiet,
        mate_in_one,
        prunes,
    }
}

/// Every level sees what the one below it sees, and more.
///
/// Measured after four random moves: in 40 games 3 v 1 40-0, 4 v 2 40-0, 5 v 3 39-1, 6 v 4 34-6; in 20
/// games 7 v 5 19-1, 8 v 6 20-0 (`tests/matches.rs`).
#[must_use]
pub fn skill(level: Level) -> Skill {
    let base = Skill {
        depth: None,
        nodes: None,
        vision: Vision::FULL,
        plain: false,
        mate: 0,
        variety: [0, 0],
        sentence: "",
    };
    match level.get() {
        0 | 1 => Skill {
            depth: Some(1),
            vision: vision(Quiet::Blind, false, false),
            plain: true,
            variety: [60, 30],
            sentence: "Takes what hangs, and does not see that it is taken back.",
            ..base
        },
        2 => Skill {
            depth: Some(1),
            vision: vision(Quiet::Recaptures, false, false),
            plain: true,
            variety: [50, 20],
            sentence: "Sees what is taken back, but no threat and no mate.",
            ..base
        },
        3 => Skill {
            depth: Some(2),
            vision: vision(Quiet::Recaptures, true, false),
            plain: true,
            variety: [40, 10],
            sentence: "Sees the answer to its move and a mate in one, but no second blow.",
            ..base
        },
        4 => Skill {
            depth: Some(2),
            vision: vision(Quiet::All, true, false),
            variety: [35, 5],
            sentence: "Follows every exchange to its end, but plans one move ahead only.",
            ..base
        },
        5 => Skill {
            depth: Some(4),
            vision: vision(Quiet::All, true, true),
            mate: 3,
            variety: [30, 0],
            sentence: "Looks two moves ahead and finds a mate in three, but no slow attack.",
            ..base
        },
        6 => Skill {
            depth: Some(6),
            nodes: Some(5_000),
            mate: 5,
            variety: [25, 0],
            sentence: "Looks three moves ahead, and misses what takes longer.",
            ..base
        },
        7 => Skill {
            nodes: Some(20_000),
            mate: 7,
            variety: [20, 0],
            sentence: "Follows forced lines far; quiet moves only a little way.",
            ..base
        },
        8 => Skill {
            nodes: Some(80_000),
            mate: 9,
            variety: [12, 0],
            sentence: "Seldom overlooks a tactic; long plans it does not see.",
            ..base
        },
        9 => Skill {
            nodes: Some(320_000),
            mate: 15,
            variety: [6, 0],
            sentence: "Overlooks only what lies many moves ahead.",
            ..base
        },
        _ => Skill {
            mate: 99,
            sentence: "Everything the engine can do in its time.",
            ..base
        },
    }
}

impl Skill {
    /// A budget within what the level may use.
    #[must_use]
    pub fn limit(&self, budget: Budget) -> Budget {
        let budget = match self.nodes {
            Some(nodes) => budget.with_nodes(nodes),
            None => budget,
        };
        let depth = match (budget.depth, self.depth) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        Budget { depth, ..budget }
    }

    /// How much worse than the best a move may be at a ply of the game.
    #[must_use]
    pub fn variety_at(&self, ply: u32) -> i32 {
        self.variety[usize::from(ply >= OPENING)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_sentence_of_its_own_and_sees_no_less_than_the_one_below() {
        let skills: Vec<Skill> = Level::all().map(skill).collect();
        for pair in skills.windows(2) {
            assert!(!pair[0].sentence.is_empty());
            assert_ne!(pair[0].sentence, pair[1].sentence);
            let [low, high] = [&pair[0], &pair[1]];
            assert!(high.depth.unwrap_or(u32::MAX) >= low.depth.unwrap_or(u32::MAX));
            assert!(high.mate >= low.mate);
            assert!(high.variety[0] <= low.variety[0] && high.variety[1] <= low.variety[1]);
        }
        assert_eq!(
            skill(Level::FULL).limit(Budget::default()),
            Budget::default()
        );
    }
}
