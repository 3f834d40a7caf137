//! How a game will end.

use yonban_backgammon::Kind;

/// The chances of the ways a game can end, seen by the player about to throw. Each includes the ones
/// after it: `win >= win_gammon >= win_backgammon`, `1 - win >= lose_gammon >= lose_backgammon`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outputs {
    /// He wins, by whatever.
    pub win: f32,
    /// He wins a gammon or a backgammon.
    pub win_gammon: f32,
    /// He wins a backgammon.
    pub win_backgammon: f32,
    /// He loses a gammon or a backgammon.
    pub lose_gammon: f32,
    /// He loses a backgammon.
    pub lose_backgammon: f32,
}

impl Outputs {
    /// A game that the player has won by `kind`.
    #[must_use]
    pub const fn won(kind: Kind) -> Outputs {
        Outputs {
            win: 1.0,
            win_gammon: if kind.times() >= 2 { 1.0 } else { 0.0 },
            win_backgammon: if kind.times() >= 3 { 1.0 } else { 0.0 },
            lose_gammon: 0.0,
            lose_backgammon: 0.0,
        }
    }

    /// The same seen by the other player.
    #[must_use]
    pub const fn turned(self) -> Outputs {
        Outputs {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// What is won on average without a cube, in points: from -3 to 3.
    #[must_use]
    pub const fn equity(&self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon
            - self.lose_gammon
            - self.lose_backgammon
    }

    /// The chances of the six ways that exclude each other: lost backgammon, gammon, single, won
    /// single, gammon, backgammon.
    #[must_use]
    pub const fn exclusive(&self) -> [f32; 6] {
        [
            self.lose_backgammon,
            self.lose_gammon - self.lose_backgammon,
            1.0 - self.win - self.lose_gammon,
            self.win - self.win_gammon,
            self.win_gammon - self.win_backgammon,
            self.win_backgammon,
        ]
    }

    /// From the chances of the six ways that exclude each other, in the order of
    /// [`exclusive`](Outputs::exclusive).
    #[must_use]
    pub const fn of_exclusive(ways: [f32; 6]) -> Outputs {
        let [lost_backgammon, lost_gammon, _, single, gammon, backgammon] = ways;
        Outputs {
            win: single + gammon + backgammon,
            win_gammon: gammon + backgammon,
            win_backgammon: backgammon,
            lose_gammon: lost_gammon + lost_backgammon,
            lose_backgammon: lost_backgammon,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_forms_are_one() {
        let ways = [0.0625, 0.125, 0.25, 0.3125, 0.125, 0.125];
        let outputs = Outputs::of_exclusive(ways);
        assert_eq!(outputs.exclusive(), ways);
        assert_eq!(outputs.turned().turned(), outputs);
        assert_eq!(outputs.turned().equity(), -outputs.equity());
        assert_eq!(
            outputs.equity(),
            0.3125 + 0.25 + 0.375 - 0.25 - 0.25 - 0.1875
        );
        assert_eq!(Outputs::won(Kind::Backgammon).equity(), 3.0);
    }
}
