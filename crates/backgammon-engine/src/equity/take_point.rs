//! The figures that players know: take points, cash points, the price of a gammon.

use crate::Outputs;
use crate::equity::Ladder;
use crate::equity::cubeful::{Shares, reaches};

impl Ladder {
    /// The chance of winning with which the player can just take a double of the opponent's, when the
    /// gammons are as frequent among the games won and lost as in `outputs`; `None` where a double has no
    /// effect. `efficiency` is a share from 0 (the cube is dead) to 1 (it is live).
    ///
    /// ```
    /// use yonban_backgammon_engine::{Ladder, Outputs, Owner, Stakes};
    ///
    /// let money = Stakes::Money { jacoby: true, beavers: 0, cube: 1, owner: Owner::Centered, most: 1024 };
    /// let single = Outputs { win: 0.5, ..Outputs::default() };
    /// assert_eq!(Ladder::new(&money).take_point(&single, 0.0), Some(0.25));
    /// assert_eq!(Ladder::new(&money).take_point(&single, 1.0), Some(0.2));
    /// ```
    #[must_use]
    pub fn take_point(&self, outputs: &Outputs, efficiency: f32) -> Option<f32> {
        let (next, times) = self.above(0)?;
        let shares = Shares::of(outputs);
        let (lost, won) = self.ends(&shares, next);
        let (at, live) = self.live(&shares)[next].cash;
        let dead = lost + at * (won - lost);
        let bend = (at, efficiency * live + (1.0 - efficiency) * dead);
        Some(reaches(lost, bend, won, self.rungs[0].lose[0] / times))
    }

    /// The chance of winning above which the opponent drops a double of the player's; see
    /// [`take_point`](Ladder::take_point).
    #[must_use]
    pub fn cash_point(&self, outputs: &Outputs, efficiency: f32) -> Option<f32> {
        let point = self.turned().take_point(&outputs.turned(), efficiency)?;
        Some(1.0 - point)
    }

    /// What a gammon won adds to a single game won, for each unit between a game won and a game lost: 0.5
    /// for money, 0 where the rules do not count it. The price that the opponent's gammons have for the
    /// player is that of the turned ladder.
    #[must_use]
    pub fn gammon_price(&self) -> f32 {
        let rung = &self.rungs[0];
        let counts = !self.jacoby || self.owner != crate::Owner::Centered;
        if counts && rung.win[0] > rung.lose[0] {
            (rung.win[1] - rung.win[0]) / (rung.win[0] - rung.lose[0])
        } else {
            0.0
        }
    }
}
