//! The counts by which people judge a race.
//!
//! For display beside what the engine says; the engine itself does not use them. Sources: Tom Keith's
//! count, Walter Trice's rule and Danny Kleinman's formula as bkgm.com tells them.

use crate::bearoff::Tables;
use yonban_backgammon::{Board, Checkers, Origin, Point};

/// A race in figures, for the player about to throw. Pairs are his and the opponent's.
///
/// ```
/// use yonban_backgammon::notation::position_id;
/// use yonban_backgammon::{Board, Variant};
/// use yonban_backgammon_engine::race::Race;
///
/// assert_eq!(Race::of(&Board::start(Variant::Standard)), None);
/// // One checker each on the six point.
/// let board = position_id::read("IAAAgAAAAAAAAA", Variant::Standard)?;
/// let race = Race::of(&board).expect("nobody can meet");
/// assert_eq!(race.pips, [6, 6]);
/// // A throw is worth 49/6 pips, and each needs 5/4 of one on average.
/// assert!(race.effective_pips[0].is_some_and(|pips| (pips - 49.0 / 6.0 * 1.25).abs() < 1e-6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Race {
    /// The pip counts.
    pub pips: [u32; 2],
    /// The effective pip counts, where all checkers are at home: the mean number of throws, 49/6 pips each.
    pub effective_pips: [Option<f64>; 2],
    /// Keith's counts, before a seventh is added to that of the player about to throw.
    pub keith: [u32; 2],
    /// What Keith's count says of the cube.
    pub by_keith: Advice,
    /// How many pips the opponent may be behind to take, after Trice.
    pub last_take: i32,
    /// What Trice's rule says of the cube.
    pub by_trice: Advice,
    /// The player's chance of winning after Kleinman, 0 to 1.
    pub kleinman: f64,
}

/// What a rule of thumb says of the cube.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    /// He doubles a cube in the middle.
    pub double: bool,
    /// He doubles a cube of his own.
    pub redouble: bool,
    /// The opponent takes.
    pub take: bool,
}

impl Race {
    /// The figures of a race; `None` with contact and when the game is over.
    #[must_use]
    pub fn of(board: &Board) -> Option<Race> {
        if board.is_finished() || !board.is_race() {
            return None;
        }
        let sides = [board.own(), board.other()];
        let pips = sides.map(Checkers::pips);
        let keith = sides.map(keith);
        let one_sided = |side: &Checkers| {
            // The tables are built only for boards that they know.
            side.all_home()
                .then(|| Tables::shared().one_sided().effective_pips(side))
                .flatten()
        };
        let last_take = last_take(pips[0]);
        // How far the opponent is behind.
        let behind = i64::from(pips[1]) - i64::from(pips[0]);
        let last = i64::from(last_take);
        Some(Race {
            pips,
            effective_pips: sides.map(one_sided),
            keith,
            by_keith: by_keith(keith),
            last_take,
            by_trice: Advice {
                double: behind >= last - 3,
                redouble: behind >= last - 2,
                take: behind <= last,
            },
            kleinman: kleinman(pips),
        })
    }
}

/// Keith's count of a side: the pips; 2 for each checker above 1 on the ace point, 1 for each above 1 on
/// the two point and above 3 on the three point; 1 for each of the points 4, 5 and 6 that is empty.
#[must_use]
pub fn keith(side: &Checkers) -> u32 {
    let on = |point| Point::new(point).map_or(0, |point| u32::from(side.on(Origin::Point(point))));
    let above = |point, most| on(point).saturating_sub(most);
    let gaps = [4, 5, 6].into_iter().filter(|&point| on(point) == 0);
    let gaps = u32::try_from(gaps.count()).unwrap_or_default();
    side.pips() + 2 * above(1, 1) + above(2, 1) + above(3, 3) + gaps
}

/// The count of the player about to throw, a seventh larger, is at most 4 above the other's to double, at
/// most 3 to redouble, and at least 2 to be taken.
fn by_keith([own, other]: [u32; 2]) -> Advice {
    // In sevenths.
    let above = 8 * i64::from(own) - 7 * i64::from(other);
    Advice {
        double: above <= 4 * 7,
        redouble: above <= 3 * 7,
        take: above >= 2 * 7,
    }
}

/// Trice: a tenth and 2 from 62 pips on, a seventh of the pips less 5 below; rounded down.
fn last_take(pips: u32) -> i32 {
    let pips = i32::try_from(pips).unwrap_or(i32::MAX);
    if pips >= 62 {
        pips / 10 + 2
    } else {
        (pips - 5).div_euclid(7)
    }
}

/// Kleinman: with D the lead and 4 pips, S the sum less 4 and K = D² / S, 0.76 + 0.114 ln K above K = 1,
/// else 0.5 + 0.267 √K; for the other side if D is negative.
fn kleinman([own, other]: [u32; 2]) -> f64 {
    let lead = f64::from(other) - f64::from(own) + 4.0;
    let sum = (f64::from(own) + f64::from(other) - 4.0).max(1.0);
    let k = lead * lead / sum;
    let leader = if k > 1.0 {
        0.76 + 0.114 * k.ln()
    } else {
        0.5 + 0.267 * k.sqrt()
    };
    let leader = leader.min(1.0);
    if lead < 0.0 { 1.0 - leader } else { leader }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_backgammon::Variant;

    fn side(places: &[(usize, u8)]) -> Checkers {
        let mut counts = [0; 25];
        for &(point, count) in places {
            counts[point - 1] = count;
        }
        Checkers::from_counts(&counts).unwrap()
    }

    fn race(own: &[(usize, u8)], other: &[(usize, u8)]) -> Race {
        let board = Board::new(side(own), side(other), Variant::Standard).unwrap();
        Race::of(&board).unwrap()
    }

    #[test]
    fn keiths_count() {
        // 69 pips; 2 x 1 on the ace point, 1 on the two point; nothing is empty.
        let own = [(1, 2), (2, 2), (4, 2), (5, 3), (6, 4), (8, 2)];
        assert_eq!((side(&own).pips(), keith(&side(&own))), (69, 72));
        // Gaps on 4 and 5; 2 above three on the three point.
        assert_eq!(keith(&side(&[(3, 5), (6, 1)])), 21 + 2 + 2);
        // All empty: three gaps.
        assert_eq!(keith(&side(&[(7, 1)])), 10);
        // 70 and a seventh is 80: 4 above 76, 3 above 77, 2 above 78.
        let advice = |other| by_keith([70, other]);
        let all = |double, redouble, take| Advice {
            double,
            redouble,
            take,
        };
        assert_eq!(advice(75), all(false, false, true));
        assert_eq!(advice(76), all(true, false, true));
        assert_eq!(advice(77), all(true, true, true));
        assert_eq!(advice(78), all(true, true, true));
        assert_eq!(advice(79), all(true, true, false));
    }

    #[test]
    fn trices_rule() {
        assert_eq!([5, 33, 61, 62, 100].map(last_take), [0, 4, 8, 8, 12]);
        assert_eq!(last_take(0), -1);
        let at = |own: u8, other: u8| {
            let board = |pips: u8| [(10, pips / 10), (usize::from(pips % 10), 1)];
            race(&board(own), &board(other)).by_trice
        };
        // 101 pips: taken up to 113, redoubled from 111, doubled from 110.
        let all = |double, redouble, take| Advice {
            double,
            redouble,
            take,
        };
        assert_eq!(at(101, 109), all(false, false, true));
        assert_eq!(at(101, 111), all(true, true, true));
        assert_eq!(at(101, 113), all(true, true, true));
        assert_eq!(at(101, 114), all(true, true, false));
    }

    #[test]
    fn kleinmans_formula() {
        let close = |pips, chance: f64| (kleinman(pips) - chance).abs() < 5e-4;
        // D = 14, S = 206, K = 0.951.
        assert!(close([100, 110], 0.5 + 0.267 * 0.9755));
        // D = 24, S = 216, K = 2.667.
        assert!(close([100, 120], 0.76 + 0.114 * 0.9808));
        assert!(close([104, 100], 0.5));
        assert!(close([112, 100], 1.0 - (0.5 + 0.267 * 0.5547)));
        assert_eq!(kleinman([10, 200]), 1.0);
        for (own, other) in [(0, 0), (1, 1), (1, 375), (375, 1)] {
            assert!((0.0..=1.0).contains(&kleinman([own, other])));
        }
    }

    #[test]
    fn effective_pips_where_the_table_knows_them() {
        let race = race(&[(6, 5), (5, 5), (4, 5)], &[(7, 1)]);
        let [own, other] = race.effective_pips;
        assert!((own.unwrap() - 82.2690).abs() < 5e-5);
        assert_eq!(other, None);
        assert_eq!(race.pips, [75, 7]);
    }
}
