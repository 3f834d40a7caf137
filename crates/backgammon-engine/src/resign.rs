//! Resignations: offered only where everything is lost, and by no more than that; accepted where they
//! bring what can be hoped for.

use crate::equity::Ladder;
use crate::{Outputs, Stakes};
use yonban_backgammon::Kind;

/// What counts as impossible, and as certain less this: the error of a judge about decided games.
const NOTHING: f32 = 0.001;

/// How much less than expected an offer may bring, in points per unit of the cube.
const CLOSE: f32 = 0.005;

/// What the player to whom `outputs` belong may as well offer: `None` while he can win, or can lose by
/// less than he would have to offer. `most` is the most that the rules let him lose.
#[must_use]
pub fn offer(outputs: &Outputs, most: Kind) -> Option<Kind> {
    if outputs.win > NOTHING {
        return None;
    }
    let certain = |chance: f32| chance > 1.0 - NOTHING;
    let impossible = |chance: f32| chance < NOTHING;
    if most == Kind::Single || impossible(outputs.lose_gammon) {
        Some(Kind::Single)
    } else if certain(outputs.lose_backgammon) {
        Some(Kind::Backgammon)
    } else if certain(outputs.lose_gammon) && impossible(outputs.lose_backgammon) {
        Some(Kind::Gammon)
    } else {
        None
    }
}

/// Whether to accept an offer to lose by `kind` from a player with these stakes, who could expect
/// `equity` of the game if it went on. An offer that brings as much as can be expected is accepted, a
/// bare hundredth aside.
#[must_use]
pub fn accepts(kind: Kind, stakes: &Stakes, equity: f32) -> bool {
    let ladder = Ladder::new(stakes);
    let offered = ladder.equity(&ladder.lost(kind));
    offered <= equity + CLOSE
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Crawford, Owner};

    fn lost(gammon: f32, backgammon: f32) -> Outputs {
        Outputs {
            lose_gammon: gammon,
            lose_backgammon: backgammon,
            ..Outputs::default()
        }
    }

    #[test]
    fn no_more_is_offered_than_is_lost_anyway() {
        let most = Kind::Backgammon;
        for (outputs, kind) in [
            (lost(0.0, 0.0), Some(Kind::Single)),
            (lost(0.0005, 0.0), Some(Kind::Single)),
            (lost(0.01, 0.0), None),
            (lost(0.99, 0.0), None),
            (lost(1.0, 0.0), Some(Kind::Gammon)),
            (lost(1.0, 0.3), None),
            (lost(1.0, 1.0), Some(Kind::Backgammon)),
        ] {
            assert_eq!(offer(&outputs, most), kind, "{outputs:?}");
        }
        let hope = Outputs {
            win: 0.002,
            ..lost(0.0, 0.0)
        };
        assert_eq!(offer(&hope, most), None);
        // Gammons do not count: the rules let nobody lose more.
        assert_eq!(offer(&lost(1.0, 0.5), Kind::Single), Some(Kind::Single));
    }

    #[test]
    fn what_brings_as_much_as_playing_on_is_accepted() {
        let stakes = Stakes::Money {
            jacoby: false,
            beavers: 0,
            cube: 2,
            owner: Owner::Theirs,
            most: 1024,
        };
        assert!(accepts(Kind::Single, &stakes, -1.0));
        assert!(accepts(Kind::Single, &stakes, -1.004));
        assert!(accepts(Kind::Single, &stakes, -0.3));
        assert!(!accepts(Kind::Single, &stakes, -1.2));
        assert!(accepts(Kind::Gammon, &stakes, -1.2));
        // One point wins the match: more brings nothing.
        let stakes = Stakes::Match {
            away: [3, 1],
            crawford: Crawford::Now,
            cube: 1,
            owner: Owner::Centered,
            most: 1024,
        };
        assert!(accepts(Kind::Single, &stakes, -1.0));
    }
}
