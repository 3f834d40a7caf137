//! Whether to double, and how to answer.

use crate::equity::{CubeValues, Ladder};
use crate::{Crawford, Outputs, Owner, Stakes};
use std::fmt;

/// What the player about to throw does with the cube.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CubeAction {
    /// He throws: a double gains nothing, or he may not.
    NoDouble,
    /// He throws: he has more than the cube's value, and a double would be dropped.
    TooGood,
    /// He doubles.
    Double,
}

/// What the other does with a double.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// He takes.
    Take,
    /// He drops.
    Drop,
    /// He redoubles at once and keeps the cube.
    Beaver,
}

/// What is right with the cube, both sides taken together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Right {
    /// He does not double.
    NoDouble,
    /// He doubles, and the other takes, or redoubles at once.
    Take,
    /// He doubles, and the other drops.
    Drop,
    /// He plays on for a gammon.
    TooGood,
}

/// A decision of the cube, judged from both sides. Equities are those of the player about to throw, in
/// points per unit of the present cube, in a match equivalent to money.
///
/// ```
/// use yonban_backgammon_engine::{Answer, CubeAction, CubeDecision, Outputs, Owner, Stakes};
///
/// let stakes = Stakes::Money { jacoby: true, beavers: 0, cube: 1, owner: Owner::Centered, most: 1024 };
/// let good = Outputs { win: 0.7, win_gammon: 0.2, lose_gammon: 0.05, ..Outputs::default() };
/// let decision = CubeDecision::at_leaf(&good, 0.68, &stakes);
/// assert_eq!((decision.action, decision.answer), (CubeAction::Double, Answer::Take));
/// assert_eq!(decision.to_string(), "double, take");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CubeDecision {
    /// He throws now.
    pub no_double: f32,
    /// He doubles and the other takes. Equal to `no_double` where the cube cannot be turned to any effect.
    pub double_take: f32,
    /// He doubles and the other drops: +1. Equal to `no_double` where he may not double.
    pub double_drop: f32,
    /// Whether the rules let him double.
    pub allowed: bool,
    /// What is best for him.
    pub action: CubeAction,
    /// What is then, or would be, best for the other.
    pub answer: Answer,
    /// What the double is worth with that answer. Equal to `no_double` where he may not double.
    pub doubled: f32,
}

impl CubeDecision {
    /// Judges the decision from what the position is worth in every state of the cube if the player
    /// throws now (see [`Ladder::holds`]).
    #[must_use]
    pub fn of(ladder: &Ladder, holds: &CubeValues) -> CubeDecision {
        let no_double = ladder.equity(holds);
        if !ladder.may_double() {
            return CubeDecision {
                no_double,
                double_take: no_double,
                double_drop: no_double,
                allowed: false,
                action: CubeAction::NoDouble,
                answer: Answer::Take,
                doubled: no_double,
            };
        }
        let double_take = ladder.taken(holds, 0).unwrap_or(no_double);
        CubeDecision::of_equities(no_double, double_take, ladder.beavered(holds, 0))
    }

    /// Judges a decision whose equities are known, as a rollout finds them: of no double, of a double that
    /// is taken, and of one that is beavered where the rules allow that. A drop is +1.
    #[must_use]
    pub fn of_equities(no_double: f32, double_take: f32, beavered: Option<f32>) -> CubeDecision {
        let double_drop = 1.0;
        let (answer, doubled) = if let Some(equity) = beavered.filter(|&it| it < double_take) {
            (Answer::Beaver, equity)
        } else if double_take < double_drop {
            (Answer::Take, double_take)
        } else {
            (Answer::Drop, double_drop)
        };
        let action = if doubled > no_double {
            CubeAction::Double
        } else if no_double > double_drop {
            CubeAction::TooGood
        } else {
            CubeAction::NoDouble
        };
        CubeDecision {
            no_double,
            double_take,
            double_drop,
            allowed: true,
            action,
            answer,
            doubled,
        }
    }

    /// The same from chances alone, without a look ahead. `efficiency` is a share from 0 to 1, see
    /// [`efficiency`](super::efficiency()).
    #[must_use]
    pub fn at_leaf(outputs: &Outputs, efficiency: f32, stakes: &Stakes) -> CubeDecision {
        let ladder = Ladder::new(stakes);
        CubeDecision::of(&ladder, &ladder.holds(outputs, efficiency))
    }

    /// The decisions of one position at every score of a match up to a length: `matrix[own - 1][other -
    /// 1]` is where the player needs `own` points and the opponent `other`. The cube is in the middle at 1;
    /// where one needs a single point the Crawford game is over.
    #[must_use]
    pub fn matrix(outputs: &Outputs, efficiency: f32, length: u32) -> Vec<Vec<CubeDecision>> {
        let at = |own, other| {
            let crawford = match (own, other) {
                (1, _) | (_, 1) => Crawford::After,
                _ => Crawford::Before,
            };
            let stakes = Stakes::Match {
                away: [own, other],
                crawford,
                cube: 1,
                owner: Owner::Centered,
                most: 1024,
            };
            CubeDecision::at_leaf(outputs, efficiency, &stakes)
        };
        let row = |own| (1..=length).map(|other| at(own, other)).collect();
        (1..=length).map(row).collect()
    }

    /// What is right, in one word.
    #[must_use]
    pub const fn right(&self) -> Right {
        match (self.action, self.answer) {
            (CubeAction::NoDouble, _) => Right::NoDouble,
            (CubeAction::TooGood, _) => Right::TooGood,
            (CubeAction::Double, Answer::Drop) => Right::Drop,
            (CubeAction::Double, Answer::Take | Answer::Beaver) => Right::Take,
        }
    }

    /// What the position is worth if both do the best with the cube.
    #[must_use]
    pub fn best(&self) -> f32 {
        self.no_double.max(self.doubled)
    }
}

/// Prints the verdict: `no double, take`, `double, drop`, `too good, drop`.
impl fmt::Display for CubeDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}", self.action, self.answer)
    }
}

/// Prints `no double`, `too good` or `double`.
impl fmt::Display for CubeAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            CubeAction::NoDouble => "no double",
            CubeAction::TooGood => "too good",
            CubeAction::Double => "double",
        })
    }
}

/// Prints `take`, `drop` or `beaver`.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Answer::Take => "take",
            Answer::Drop => "drop",
            Answer::Beaver => "beaver",
        })
    }
}
