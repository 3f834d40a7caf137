//! What a search plays for: captures, or the score.

use crate::position::{BLACK, EMPTY, Position, WHITE};
use crate::solver::{PassRule, SolverRules, Tie};

/// What wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Objective {
    /// Capture Go.
    Capture(SolverRules),
    /// Ordinary Go.
    Score(Scoring),
}

/// How an ordinary game is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// White's points, bonus included, in half points.
    pub komi: i32,
    /// Whether territory and prisoners count, not area.
    pub territory: bool,
    /// For each cell, whether its stone is held to be dead when play ends; empty: none is.
    pub dead: Vec<bool>,
}

/// How much a margin weighs beside winning.
const MARGIN: f32 = 0.03;

impl Objective {
    /// Whether a side without a sensible move passes in a playout.
    #[must_use]
    pub fn may_pass_in_playouts(&self) -> bool {
        match self {
            Objective::Capture(rules) => rules.pass == PassRule::Free,
            Objective::Score(_) => true,
        }
    }

    /// Whether own eyes are never filled.
    #[must_use]
    pub fn keeps_eyes(&self) -> bool {
        self.may_pass_in_playouts()
    }

    /// Black's stones placed minus White's so far: what area counts more than territory.
    #[must_use]
    pub fn placed(&self, position: &Position) -> i32 {
        match self {
            Objective::Score(scoring) if scoring.territory => {
                let mut stones = 0;
                for p in position.shape().points() {
                    stones += match position.at(p) {
                        BLACK => 1,
                        WHITE => -1,
                        _ => 0,
                    };
                }
                let [black, white] = position.taken().map(i32::from);
                stones + white - black
            }
            Objective::Score(_) | Objective::Capture(_) => 0,
        }
    }

    /// The value for Black of a target reached, or of a side without a move, by `winner`.
    #[must_use]
    pub fn won(&self, winner: u8, position: &Position) -> f32 {
        let [black, white] = position.taken().map(f32::from);
        let target = position.target();
        let most = f32::from(target[0].max(target[1]).clamp(1, 99));
        let margin = ((black - white) / (2.0 * most)).clamp(-1.0, 1.0);
        let won = if winner == BLACK { 1.0 } else { 0.0 };
        won * (1.0 - 2.0 * MARGIN) + MARGIN * (1.0 + margin)
    }

    fn of_score(half_points: i32, area: usize) -> f32 {
        let margin = (half_points as f32 / (2.0 * area as f32)).clamp(-1.0, 1.0);
        let won = match half_points.signum() {
            1 => 1.0,
            0 => 0.5,
            _ => 0.0,
        };
        won * (1.0 - 2.0 * MARGIN) + MARGIN * (1.0 + margin)
    }

    /// The value for Black where a playout has ended; `placed` is what [`placed`](Self::placed) said
    /// before it.
    #[must_use]
    pub fn at_playout_end(&self, position: &Position, placed: i32) -> f32 {
        match self {
            Objective::Score(scoring) => {
                let points = position.quick_area() - placed;
                Self::of_score(2 * points - scoring.komi, position.shape().area())
            }
            Objective::Capture(_) => self.at_end(position),
        }
    }

    /// The value for Black where play has ended by two empty moves.
    #[must_use]
    pub fn at_end(&self, position: &Position) -> f32 {
        match self {
            Objective::Score(scoring) => {
                let score = scoring.half_points(position);
                Self::of_score(score, position.shape().area())
            }
            Objective::Capture(rules) => {
                let [black, white] = position.taken();
                match black.cmp(&white) {
                    std::cmp::Ordering::Greater => self.won(BLACK, position),
                    std::cmp::Ordering::Less => self.won(WHITE, position),
                    std::cmp::Ordering::Equal => match rules.tie {
                        Tie::Draw | Tie::PlayOn => 0.5,
                        Tie::White => self.won(WHITE, position),
                        Tie::Area { komi } => {
                            let score = 2 * position.area() - komi;
                            Self::of_score(score, position.shape().area())
                        }
                    },
                }
            }
        }
    }
}

impl Scoring {
    /// Black's half points minus White's on the board as it stands, dead stones taken off.
    #[must_use]
    pub fn half_points(&self, position: &Position) -> i32 {
        let shape = position.shape();
        let mut clean = Position::new(shape);
        let mut prisoners = 0;
        for p in shape.points() {
            let color = position.at(p);
            if color == EMPTY {
                continue;
            }
            if self.dead.get(p).copied().unwrap_or(false) {
                prisoners += if color == WHITE { 1 } else { -1 };
            } else {
                clean.set_up(p, color);
            }
        }
        let area = clean.area();
        let points = if self.territory {
            let mut stones = 0;
            for p in shape.points() {
                stones += match clean.at(p) {
                    BLACK => 1,
                    WHITE => -1,
                    _ => 0,
                };
            }
            let [black, white] = position.taken().map(i32::from);
            area - stones + prisoners + black - white
        } else {
            area
        };
        2 * points - self.komi
    }
}
