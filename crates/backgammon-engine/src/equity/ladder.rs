//! The values that the cube can still come to.

use crate::bearoff::Exact;
use crate::equity::MatchEquity;
use crate::{Crawford, Owner, Stakes};
use yonban_backgammon::Kind;

/// The most values of the cube that a ladder tells apart: 1 to 32 in a match of 25 points.
pub(super) const RUNGS: usize = 6;

/// The values that the cube can still come to from the present one, the *rungs*, and what every end of
/// the game is worth at each; seen by the player about to throw or double.
///
/// Built once for a decision. In money play the rungs above would repeat the first for ever, each twice
/// as large, so that one rung is enough; where the rules limit the cube to fewer than six more doubles
/// each has its own.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ladder {
    pub(super) rungs: [Rung; RUNGS],
    /// How many of them there are.
    pub(super) len: usize,
    /// Whether the last rung stands for itself and for all above it.
    pub(super) endless: bool,
    /// Whether gammons count single as long as the cube is in the middle.
    pub(super) jacoby: bool,
    /// Whether a double may be beavered.
    pub(super) beavers: bool,
    pub(super) owner: Owner,
    /// Whether the rules let the cube be turned, whoever has it.
    pub(super) alive: bool,
    /// The player's chance of winning the match after losing and after winning the present cube.
    chances: Option<[f64; 2]>,
}

/// What the ends of a game are worth at one value of the cube.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Rung {
    /// A single game, a gammon, a backgammon won.
    pub(super) win: [f32; 3],
    /// The same lost: below `win`.
    pub(super) lose: [f32; 3],
}

/// What a position is worth in every state that the cube may have, for the player about to throw or
/// double, in points per unit of the ladder's present cube.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct CubeValues {
    /// The cube in the middle, at its present value.
    pub(super) centered: f32,
    /// On each rung: his cube, and the opponent's.
    pub(super) owned: [[f32; 2]; RUNGS],
}

impl Ladder {
    /// The ladder of a game with these stakes.
    #[must_use]
    pub fn new(stakes: &Stakes) -> Ladder {
        match *stakes {
            Stakes::Money {
                jacoby,
                beavers,
                cube,
                owner,
                most,
            } => {
                let doubles = doubles(cube, most);
                let endless = doubles >= RUNGS;
                let mut ladder = Ladder {
                    rungs: [Rung::default(); RUNGS],
                    len: if endless { 1 } else { doubles + 1 },
                    endless,
                    jacoby,
                    beavers: beavers > 0,
                    owner,
                    alive: doubles > 0,
                    chances: None,
                };
                for (rung, points) in ladder
                    .rungs
                    .iter_mut()
                    .zip([1.0, 2.0, 4.0, 8.0, 16.0, 32.0])
                {
                    *rung = Rung {
                        win: [points, 2.0 * points, 3.0 * points],
                        lose: [-points, -2.0 * points, -3.0 * points],
                    };
                }
                ladder
            }
            Stakes::Match {
                away,
                crawford,
                cube,
                owner,
                most,
            } => {
                let needed = away[0].max(away[1]);
                let alive = crawford != Crawford::Now && doubles(cube, most) > 0;
                // No more than it takes until one game decides the match for both.
                let useful = (0..RUNGS - 1).take_while(|&n| worth(cube, n) < needed);
                let useful = useful.count().min(doubles(cube, most));
                let table = MatchEquity::shared();
                let after = |won, points| table.after(away, crawford, won, points);
                let chances = [after(false, cube.max(1)), after(true, cube.max(1))];
                let mut ladder = Ladder {
                    rungs: [Rung::default(); RUNGS],
                    len: if alive { useful + 1 } else { 1 },
                    endless: false,
                    jacoby: false,
                    beavers: false,
                    owner,
                    alive,
                    chances: Some(chances),
                };
                for (n, rung) in ladder.rungs.iter_mut().enumerate() {
                    let worth = |won| {
                        Kind::ALL.map(|kind| {
                            let points = worth(cube, n).saturating_mul(kind.times());
                            equivalent(after(won, points), chances)
                        })
                    };
                    *rung = Rung {
                        win: worth(true),
                        lose: worth(false),
                    };
                }
                ladder
            }
        }
    }

    /// The same seen by the other player. Equities change their sign.
    #[must_use]
    pub fn turned(&self) -> Ladder {
        let mut ladder = *self;
        for rung in &mut ladder.rungs {
            *rung = Rung {
                win: rung.lose.map(|equity| -equity),
                lose: rung.win.map(|equity| -equity),
            };
        }
        ladder.owner = self.owner.turned();
        ladder.chances = self.chances.map(|[lost, won]| [1.0 - won, 1.0 - lost]);
        ladder
    }

    /// Whether the player may double: the cube is his or in the middle, is in use, and can go higher. True
    /// for a *dead* cube, which already decides the match; turning it is legal and senseless.
    #[must_use]
    pub fn may_double(&self) -> bool {
        self.alive && self.owner != Owner::Theirs
    }

    /// The chance of winning the match that an equity stands for; `None` for money.
    #[must_use]
    pub fn match_chance(&self, equity: f32) -> Option<f32> {
        self.chances.map(|[lost, won]| {
            let chance = lost + (f64::from(equity) + 1.0) / 2.0 * (won - lost);
            chance.clamp(0.0, 1.0) as f32
        })
    }

    /// A game that the player about to throw has already lost by a kind, in every state of the cube; for
    /// one that he has won, the turned values of the turned ladder.
    #[must_use]
    pub fn lost(&self, kind: Kind) -> CubeValues {
        let mut values = CubeValues::default();
        for (value, rung) in values.owned.iter_mut().zip(&self.rungs[..self.len]) {
            *value = [rung.lose[kind as usize]; 2];
        }
        let kind = if self.jacoby { Kind::Single } else { kind };
        values.centered = self.rungs[0].lose[kind as usize];
        values
    }

    /// What the exact table of small races says, if it holds for these stakes: those of money play whose
    /// cube nothing limits.
    #[must_use]
    pub fn exact(&self, race: &Exact) -> Option<CubeValues> {
        let mut values = CubeValues {
            centered: race.centered,
            ..CubeValues::default()
        };
        values.owned[0] = [race.mine, race.theirs];
        self.endless.then_some(values)
    }

    /// Where a double on a rung leads: to which rung, and how often its equity counts.
    pub(super) fn above(&self, rung: usize) -> Option<(usize, f32)> {
        if self.endless {
            Some((rung, 2.0))
        } else {
            (rung + 1 < self.len).then_some((rung + 1, 1.0))
        }
    }

    /// What a double on a rung is worth if it is taken; `None` where it cannot be turned to any effect.
    pub(super) fn taken(&self, values: &CubeValues, rung: usize) -> Option<f32> {
        let (next, times) = self.above(rung)?;
        Some(times * values.owned[next][1])
    }

    /// What a double on a rung is worth if it is beavered; `None` where it must not be.
    pub(super) fn beavered(&self, values: &CubeValues, rung: usize) -> Option<f32> {
        if !self.beavers {
            return None;
        }
        let (next, times) = self.above(rung)?;
        Some(times * self.taken(values, next)?)
    }

    /// What a double on a rung is worth when the opponent answers as is best for him.
    fn doubled(&self, values: &CubeValues, rung: usize) -> Option<f32> {
        let taken = self.taken(values, rung)?;
        let dropped = self.rungs[rung].win[0];
        let beavered = self.beavered(values, rung).unwrap_or(taken);
        Some(taken.min(dropped).min(beavered))
    }

    /// From what a position is worth if the player throws now (its *holds*), what it is worth if he may
    /// first double and the opponent answers, each doing the best for himself.
    #[must_use]
    pub fn choose(&self, holds: &CubeValues) -> CubeValues {
        let mut values = *holds;
        if let Some(doubled) = self.doubled(holds, 0) {
            values.centered = values.centered.max(doubled);
        }
        for rung in 0..self.len {
            if let Some(doubled) = self.doubled(holds, rung) {
                values.owned[rung][0] = values.owned[rung][0].max(doubled);
            }
        }
        values
    }

    /// What the position is worth with the cube as it is.
    #[must_use]
    pub fn equity(&self, values: &CubeValues) -> f32 {
        values.with(self.owner)
    }
}

impl CubeValues {
    /// The same seen by the other player.
    #[must_use]
    pub fn turned(&self) -> CubeValues {
        CubeValues {
            centered: -self.centered,
            owned: self.owned.map(|[mine, theirs]| [-theirs, -mine]),
        }
    }

    /// Adds others so many times: for means over throws.
    pub fn add(&mut self, others: &CubeValues, times: f32) {
        self.centered += times * others.centered;
        for (to, from) in self.owned.iter_mut().zip(&others.owned) {
            to[0] += times * from[0];
            to[1] += times * from[1];
        }
    }

    /// What the position is worth with a cube of the present value that belongs to `owner`.
    #[must_use]
    pub const fn with(&self, owner: Owner) -> f32 {
        match owner {
            Owner::Centered => self.centered,
            Owner::Mine => self.owned[0][0],
            Owner::Theirs => self.owned[0][1],
        }
    }
}

/// How often a cube can be doubled until it is at most at `most`.
fn doubles(cube: u32, most: u32) -> usize {
    (most / cube.max(1)).checked_ilog2().unwrap_or(0) as usize
}

/// A cube after so many doubles.
fn worth(cube: u32, doubles: usize) -> u32 {
    cube.max(1).saturating_mul(1 << doubles)
}

/// The equity that a chance of winning the match stands for, given those after losing and after winning
/// the cube. 0 where these are equal, which no score of a match has.
fn equivalent(chance: f64, [lost, won]: [f64; 2]) -> f32 {
    if won > lost {
        ((2.0 * chance - (won + lost)) / (won - lost)) as f32
    } else {
        0.0
    }
}
