//! The cube at a leaf: between dead and fully alive, after Janowski.
//!
//! A *dead* cube is never turned again: the equity is the mean of what is won and lost. A *live* one is
//! turned at the perfect moment, when the opponent is just indifferent between taking and dropping:
//! between these points the equity is a straight line of the chance of winning. Positions jump, so that
//! the truth lies between; the share of the live one is the [`efficiency`](super::efficiency()).
//! Source: Rick Janowski, Take-Points in Money Games, 1993; in a match the same by recursion from the
//! highest useful value of the cube down.

use crate::equity::ladder::{CubeValues, Ladder, RUNGS};
use crate::{Outputs, Stakes};

/// What a position is worth to the player about to throw or double, who does the best he can with the
/// cube, in points per unit of the present cube; in a match equivalent to money.
///
/// `efficiency` is a share from 0 to 1, see [`efficiency`](super::efficiency()).
///
/// ```
/// use yonban_backgammon_engine::{Outputs, Owner, Stakes, cubeful_equity};
///
/// let even = Outputs { win: 0.5, ..Outputs::default() };
/// let stakes = |owner| Stakes::Money { jacoby: false, beavers: 0, cube: 2, owner, most: 1024 };
/// assert!(cubeful_equity(&even, 0.68, &stakes(Owner::Centered)).abs() < 1e-6);
/// // The cube on one's own side is worth something.
/// assert!((cubeful_equity(&even, 0.68, &stakes(Owner::Mine)) - 0.17).abs() < 1e-6);
/// ```
#[must_use]
pub fn cubeful_equity(outputs: &Outputs, efficiency: f32, stakes: &Stakes) -> f32 {
    let ladder = Ladder::new(stakes);
    ladder.equity(&ladder.choose(&ladder.holds(outputs, efficiency)))
}

/// The equity of a live cube as a function of the chance of winning: straight from a game lost to `take`,
/// from there to `cash`, from there to a game won.
#[derive(Clone, Copy)]
pub(super) struct Live {
    lost: f32,
    /// Where the player is just allowed to take a double of the opponent's, and what he has then.
    take: (f32, f32),
    /// Where the opponent is just allowed to take a double, and what the player has then.
    pub(super) cash: (f32, f32),
    won: f32,
}

impl Live {
    /// A game in which the cube is not turned.
    const fn dead(lost: f32, won: f32) -> Live {
        Live {
            lost,
            take: (0.0, lost),
            cash: (1.0, won),
            won,
        }
    }

    /// With both points put where there is nothing to gain by a turn: a cube that cannot hurt its owner.
    fn new(lost: f32, won: f32, take: (f32, f32), cash: (f32, f32)) -> Live {
        let dead = |win: f32| lost + win * (won - lost);
        Live {
            lost,
            take: (take.0, take.1.min(dead(take.0))),
            cash: (cash.0, cash.1.max(dead(cash.0))),
            won,
        }
    }

    /// The cube is the player's.
    fn mine(&self, win: f32) -> f32 {
        bent(self.lost, self.cash, self.won, win)
    }

    /// The cube is the opponent's.
    fn theirs(&self, win: f32) -> f32 {
        bent(self.lost, self.take, self.won, win)
    }

    /// The cube is in the middle.
    fn centered(&self, win: f32) -> f32 {
        if win < self.take.0 {
            between((0.0, self.lost), self.take, win)
        } else if win <= self.cash.0 {
            between(self.take, self.cash, win)
        } else {
            between(self.cash, (1.0, self.won), win)
        }
    }
}

/// On the line from (0, `lost`) by a point to (1, `won`).
fn bent(lost: f32, point: (f32, f32), won: f32, win: f32) -> f32 {
    if win <= point.0 {
        between((0.0, lost), point, win)
    } else {
        between(point, (1.0, won), win)
    }
}

/// On the line through two points, the second no less than the first.
fn between((from, low): (f32, f32), (to, high): (f32, f32), win: f32) -> f32 {
    if to > from {
        low + (win - from) / (to - from) * (high - low)
    } else {
        high
    }
}

/// Where the line from (0, `lost`) by a point to (1, `won`) reaches an equity.
pub(super) fn reaches(lost: f32, point: (f32, f32), won: f32, equity: f32) -> f32 {
    let win = if equity <= point.1 {
        between((lost, 0.0), (point.1, point.0), equity)
    } else {
        between((point.1, point.0), (won, 1.0), equity)
    };
    win.clamp(0.0, 1.0)
}

/// What games won and lost bring on average: the chances of gammons and backgammons among them.
#[derive(Clone, Copy)]
pub(super) struct Shares {
    /// Among games won.
    won: [f32; 2],
    /// Among games lost.
    lost: [f32; 2],
}

impl Shares {
    pub(super) fn of(outputs: &Outputs) -> Shares {
        let share = |part: f32, whole: f32| {
            if whole > 0.0 {
                (part / whole).clamp(0.0, 1.0)
            } else {
                0.0
            }
        };
        let lose = 1.0 - outputs.win;
        let of = |gammon, backgammon, whole| {
            let gammons = share(gammon, whole);
            [gammons, share(backgammon, whole).min(gammons)]
        };
        Shares {
            won: of(outputs.win_gammon, outputs.win_backgammon, outputs.win),
            lost: of(outputs.lose_gammon, outputs.lose_backgammon, lose),
        }
    }
}

/// The mean of a single game, a gammon and a backgammon.
fn mean([single, gammon, backgammon]: [f32; 3], [gammons, backgammons]: [f32; 2]) -> f32 {
    single + gammons * (gammon - single) + backgammons * (backgammon - gammon)
}

impl Ladder {
    /// What a game lost and a game won on a rung are worth on average.
    pub(super) fn ends(&self, shares: &Shares, rung: usize) -> (f32, f32) {
        let rung = &self.rungs[rung];
        (mean(rung.lose, shares.lost), mean(rung.win, shares.won))
    }

    /// The live cube of every rung.
    pub(super) fn live(&self, shares: &Shares) -> [Live; RUNGS] {
        let mut live = [Live::dead(0.0, 0.0); RUNGS];
        for rung in (0..self.len).rev() {
            let (lost, won) = self.ends(shares, rung);
            let single = (self.rungs[rung].lose[0], self.rungs[rung].win[0]);
            live[rung] = if self.endless {
                // The fixed point of the recursion below.
                let span = won - lost + 0.5;
                let take = ((-lost - 0.5) / span, single.0);
                Live::new(lost, won, take, ((1.0 - lost) / span, single.1))
            } else if let Some((next, _)) = self.above(rung) {
                let above = &live[next];
                // The opponent's cube above is what a double of the player's leads to, his own what one
                // of the opponent's does.
                let take = reaches(above.lost, above.cash, above.won, single.0);
                let cash = reaches(above.lost, above.take, above.won, single.1);
                Live::new(lost, won, (take, single.0), (cash, single.1))
            } else {
                Live::dead(lost, won)
            };
        }
        live
    }

    /// A cube in the middle under Jacoby's rule: the points are those of the cube that will have been
    /// turned, the ends those of single games.
    fn jacoby_centered(&self, live: &Live) -> Live {
        let (lost, won) = (self.rungs[0].lose[0], self.rungs[0].win[0]);
        if self.above(0).is_some() {
            Live::new(lost, won, (live.take.0, lost), (live.cash.0, won))
        } else {
            Live::dead(lost, won)
        }
    }

    /// What a position with such chances is worth if the player throws now, in every state of the cube.
    ///
    /// `efficiency` is a share from 0 to 1, see [`efficiency`](super::efficiency()).
    #[must_use]
    pub fn holds(&self, outputs: &Outputs, efficiency: f32) -> CubeValues {
        let win = outputs.win.clamp(0.0, 1.0);
        let shares = Shares::of(outputs);
        let live = self.live(&shares);
        let mix = |live: f32, dead: f32| efficiency * live + (1.0 - efficiency) * dead;
        let mut values = CubeValues::default();
        for (rung, (value, live)) in values.owned.iter_mut().zip(&live[..self.len]).enumerate() {
            let (lost, won) = self.ends(&shares, rung);
            let dead = lost + win * (won - lost);
            *value = [mix(live.mine(win), dead), mix(live.theirs(win), dead)];
            if rung == 0 {
                values.centered = if self.jacoby {
                    let single = (self.rungs[0].lose[0], self.rungs[0].win[0]);
                    let centered = self.jacoby_centered(live);
                    let dead = single.0 + win * (single.1 - single.0);
                    mix(centered.centered(win), dead)
                } else {
                    mix(live.centered(win), dead)
                };
            }
        }
        values
    }
}
