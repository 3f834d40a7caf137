//! What a duel comes to.

use yonban_backgammon::{Ending, Kind};

/// One match, or one game for points.
#[derive(Clone, Debug, Default)]
pub(super) struct Unit {
    /// Whether player a won it.
    pub(super) won_by_a: bool,
    /// How many plays were made.
    pub(super) plays: u64,
    /// What player a won in each game, less than 0 if he lost.
    points: Vec<i64>,
    /// Singles, gammons, backgammons, drops.
    endings: [u64; 4],
}

impl Unit {
    pub(super) fn game(&mut self, points: i64, ending: Ending) {
        self.points.push(points);
        let at = match ending {
            Ending::BorneOff(Kind::Single) | Ending::Resigned(Kind::Single) => 0,
            Ending::BorneOff(Kind::Gammon) | Ending::Resigned(Kind::Gammon) => 1,
            Ending::BorneOff(Kind::Backgammon) | Ending::Resigned(Kind::Backgammon) => 2,
            Ending::Drop => 3,
        };
        self.endings[at] += 1;
    }
}

/// The sum of many.
#[derive(Clone, Debug, Default)]
pub(super) struct Score {
    pub(super) units: u64,
    pub(super) won_by_a: u64,
    pub(super) games: u64,
    plays: u64,
    endings: [u64; 4],
    /// Wins and points of player a in each unit, and its games: two units that follow each other had the
    /// same dice.
    by_unit: Vec<(f64, f64, f64)>,
}

impl Score {
    pub(super) fn add(&mut self, unit: &Unit) {
        let games = unit.points.len();
        self.units += 1;
        self.won_by_a += u64::from(unit.won_by_a);
        self.games += games as u64;
        self.plays += unit.plays;
        for (sum, more) in self.endings.iter_mut().zip(unit.endings) {
            *sum += more;
        }
        let won = if unit.won_by_a { 1.0 } else { 0.0 };
        let points: i64 = unit.points.iter().sum();
        self.by_unit.push((won, points as f64, games as f64));
    }

    /// The share of the units that player a won, with its standard error.
    pub(super) fn share(&self) -> (f64, f64) {
        self.ratio(|(won, _, _)| (*won, 1.0))
    }

    /// What player a won in a game on average, with its standard error.
    pub(super) fn points(&self) -> (f64, f64) {
        self.ratio(|(_, points, games)| (*points, *games))
    }

    /// The ratio of two sums over pairs of units, with its standard error: that of the residuals, pair by
    /// pair, since the two units of a pair are not independent.
    fn ratio(&self, of: impl Fn(&(f64, f64, f64)) -> (f64, f64)) -> (f64, f64) {
        let pairs: Vec<(f64, f64)> = self
            .by_unit
            .chunks(2)
            .map(|pair| {
                let sums = pair.iter().map(&of);
                sums.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1))
            })
            .collect();
        let n = pairs.len() as f64;
        let above: f64 = pairs.iter().map(|pair| pair.0).sum();
        let below: f64 = pairs.iter().map(|pair| pair.1).sum();
        if below == 0.0 {
            return (0.0, 0.0);
        }
        let ratio = above / below;
        if pairs.len() < 2 {
            return (ratio, 0.0);
        }
        let residuals: f64 = pairs
            .iter()
            .map(|(above, below)| (above - ratio * below).powi(2))
            .sum();
        let mean = below / n;
        let error = (residuals / (n - 1.0) / n).sqrt() / mean;
        (ratio, error)
    }

    /// Singles, gammons, backgammons and drops, in percent of the games.
    pub(super) fn endings(&self) -> [f64; 4] {
        let games = self.games.max(1) as f64;
        self.endings.map(|count| 100.0 * count as f64 / games)
    }

    pub(super) fn plays_a_game(&self) -> f64 {
        self.plays as f64 / self.games.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit(points: &[i64]) -> Unit {
        let mut unit = Unit {
            won_by_a: points.iter().sum::<i64>() > 0,
            plays: 50,
            ..Unit::default()
        };
        for points in points {
            unit.game(*points, Ending::BorneOff(Kind::Gammon));
        }
        unit
    }

    #[test]
    fn means_and_errors_go_by_pairs() {
        let mut score = Score::default();
        for points in [2, -2, 4, -2, 1, -1, 2, 2] {
            score.add(&unit(&[points]));
        }
        let (points, error) = score.points();
        // Pairs of 0, 2, 0 and 4 points in two games each: a mean of 0.75, and a variance of 11/3 each.
        assert!((points - 0.75).abs() < 1e-12);
        assert!(
            (error - (11.0_f64 / 3.0 / 4.0).sqrt() / 2.0).abs() < 1e-12,
            "{error}"
        );
        assert_eq!((score.units, score.won_by_a, score.games), (8, 5, 8));
        assert_eq!(score.endings(), [0.0, 100.0, 0.0, 0.0]);
        let (share, _) = score.share();
        assert!((share - 0.625).abs() < 1e-12);
        assert_eq!(Score::default().points(), (0.0, 0.0));
    }
}
