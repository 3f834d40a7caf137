//! The chance of winning a match.

use crate::Crawford;
use std::sync::OnceLock;

/// The table that comes with the crate, its notice first.
const KAZAROSS: &str = include_str!("../../tables/met_kazaross_xg2.tsv");

/// The longest match of the table.
const LONGEST: usize = 25;

/// The chance of winning a match from every score, with equal players and the best cube.
///
/// Scores are *away*: points still needed. The table is Neil Kazaross's (XG 2), to 25 points; its notice
/// stands in the file `tables/met_kazaross_xg2.tsv`.
///
/// ```
/// use yonban_backgammon_engine::{Crawford, MatchEquity};
///
/// let table = MatchEquity::shared();
/// assert_eq!(table.chance([2, 4], Crawford::Before), 0.66870);
/// // Two away and after the Crawford game the trailer has an even game but for the free drop.
/// assert_eq!(table.chance([2, 1], Crawford::After), 0.48803);
/// ```
#[derive(Debug)]
pub struct MatchEquity {
    /// Row: what he needs; column: what the other needs; both less one. With a 1: the Crawford game.
    before: [[f64; LONGEST]; LONGEST],
    /// What the trailer needs, less one, the leader needing one, after the Crawford game.
    post: [f64; LONGEST],
}

impl MatchEquity {
    /// The table, read once.
    #[must_use]
    pub fn shared() -> &'static MatchEquity {
        static SHARED: OnceLock<MatchEquity> = OnceLock::new();
        SHARED.get_or_init(|| MatchEquity::read(KAZAROSS))
    }

    /// Reads a table of the crate. A cell that is no number reads as 0, and a test looks that the table
    /// that comes with the crate has none.
    fn read(text: &str) -> MatchEquity {
        let mut table = MatchEquity {
            before: [[0.0; LONGEST]; LONGEST],
            post: [0.0; LONGEST],
        };
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        for line in lines.skip(1) {
            let mut cells = line.split('\t');
            let name = cells.next().unwrap_or_default();
            let number = name.parse::<usize>().unwrap_or_default();
            let row = if name == "post" {
                Some(&mut table.post)
            } else {
                table.before.get_mut(number.wrapping_sub(1))
            };
            for (to, cell) in row.into_iter().flatten().zip(cells) {
                *to = cell.parse().unwrap_or_default();
            }
        }
        table
    }

    /// His chance before a game, when he and the other need so many points.
    ///
    /// Total: who needs nothing has won; more than 25 points are read in proportion; a score without a 1
    /// is before the Crawford game whatever is said of it; a score with a 1 that is said to be before it
    /// is one of a match without the rule, in which the cube lives as after it.
    #[must_use]
    pub fn chance(&self, away: [u32; 2], crawford: Crawford) -> f64 {
        let [own, other] = match away {
            [0, _] => return 1.0,
            [_, 0] => return 0.0,
            _ => within(away),
        };
        match (crawford, own, other) {
            (Crawford::Now, ..) => self.before[own][other],
            (_, 0, _) => 1.0 - self.post[other],
            (_, _, 0) => self.post[own],
            _ => self.before[own][other],
        }
    }

    /// His chance after a game played at such a score has brought him or the other some points.
    #[must_use]
    pub fn after(&self, away: [u32; 2], crawford: Crawford, won: bool, points: u32) -> f64 {
        let [own, other] = away;
        let next = if won {
            [own.saturating_sub(points), other]
        } else {
            [own, other.saturating_sub(points)]
        };
        let crawford = match crawford {
            Crawford::Before if !away.contains(&1) && next.contains(&1) => Crawford::Now,
            Crawford::Before => Crawford::Before,
            Crawford::Now | Crawford::After => Crawford::After,
        };
        self.chance(next, crawford)
    }
}

/// The places in the table of a score, each from 0 to 24.
fn within(away: [u32; 2]) -> [usize; 2] {
    let longest = u64::from(away[0].max(away[1])).max(LONGEST as u64);
    away.map(|points| {
        // In proportion, rounded up: a positive number stays positive.
        let points = (u64::from(points) * LONGEST as u64).div_ceil(longest);
        usize::try_from(points).unwrap_or(LONGEST).clamp(1, LONGEST) - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_whole() {
        let table = MatchEquity::shared();
        for own in 0..LONGEST {
            assert!(
                table.post[own] > 0.0 && table.post[own] <= 0.5,
                "post {own}"
            );
            for other in 0..LONGEST {
                let sum = table.before[own][other] + table.before[other][own];
                assert!((sum - 1.0).abs() < 1e-9, "{own} {other}: {sum}");
                if other > 0 {
                    let row = &table.before[own];
                    assert!(row[other] > row[other - 1], "{own} {other}");
                }
            }
        }
    }

    #[test]
    fn the_notice_goes_with_the_table() {
        assert!(KAZAROSS.starts_with("# Copyright (C) 2011 Neil Kazaross."));
        assert!(
            KAZAROSS.contains("provided the copyright\n# notice and this notice are preserved")
        );
    }

    #[test]
    fn the_first_rows() {
        let table = MatchEquity::shared();
        let percent = |chance: f64| (chance * 1e4).round() / 1e2;
        let row = |own| [1, 2, 3, 4, 5, 6, 7].map(|other| [own, other]);
        let before = |away| percent(table.chance(away, Crawford::Now));
        assert_eq!(
            row(1).map(before),
            [50.00, 67.74, 75.08, 81.44, 84.18, 88.73, 90.72]
        );
        let before = |away| percent(table.chance(away, Crawford::Before));
        assert_eq!(
            row(2).map(before)[1..],
            [50.00, 59.95, 66.87, 74.36, 79.94, 84.23][..]
        );
        let after = [1, 2, 3, 4, 5, 6, 7].map(|own| [own, 1]);
        assert_eq!(
            after.map(|away| percent(table.chance(away, Crawford::After))),
            [50.00, 48.80, 32.26, 31.00, 19.01, 18.07, 11.56]
        );
    }

    #[test]
    fn games_lead_from_score_to_score() {
        let table = MatchEquity::shared();
        let before = |away, won, points| table.after(away, Crawford::Before, won, points);
        assert_eq!(
            before([7, 7], true, 2),
            table.chance([5, 7], Crawford::Before)
        );
        // To one away comes the Crawford game, ...
        assert_eq!(before([3, 5], true, 2), table.chance([1, 5], Crawford::Now));
        assert_eq!(
            before([3, 5], false, 4),
            table.chance([3, 1], Crawford::Now)
        );
        // ... after it the cube lives again, ...
        let after = table.after([1, 5], Crawford::Now, false, 2);
        assert_eq!(after, table.chance([1, 3], Crawford::After));
        // ... and what is more than needed is enough.
        assert_eq!(before([3, 5], true, 4), 1.0);
        assert_eq!(before([3, 5], false, 6), 0.0);
        // Without the rule, a match goes on as after it.
        let without = table.after([1, 5], Crawford::Before, false, 2);
        assert_eq!(without, table.chance([1, 3], Crawford::After));
    }

    #[test]
    fn every_score_has_a_chance() {
        let table = MatchEquity::shared();
        let odd = [0, 1, 2, 25, 26, 50, 1_000, u32::MAX];
        for crawford in [Crawford::Before, Crawford::Now, Crawford::After] {
            for own in (0..=60).chain(odd) {
                for other in (1..=60).chain(odd) {
                    let chance = table.chance([own, other], crawford);
                    assert!((0.0..=1.0).contains(&chance), "{own} {other}: {chance}");
                    if own > 0 && other > 0 {
                        let sum = chance + table.chance([other, own], crawford);
                        assert!((sum - 1.0).abs() < 1e-9, "{own} {other}");
                    }
                }
            }
        }
    }
}
