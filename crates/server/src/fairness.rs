//! Whether throws look like those of fair dice: the tests that a house publishes.
//!
//! Sources: K. Pearson 1900 (chi-square); A. Wald and J. Wolfowitz 1940 (runs); the incomplete gamma
//! function by its series and its continued fraction (Abramowitz and Stegun 6.5.29 and 6.5.31).

/// Pearson's statistic, its degrees of freedom, and how likely fair dice deviate so far or further.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct ChiSquare {
    pub(crate) statistic: f64,
    pub(crate) degrees: u32,
    pub(crate) p: f64,
}

/// Compares counts with weights; `None` without a count, or with fewer than two outcomes that can be.
pub(crate) fn chi_square(counts: &[u64], weights: &[u32]) -> Option<ChiSquare> {
    let all: f64 = counts.iter().map(|count| *count as f64).sum();
    let total: f64 = weights.iter().map(|weight| f64::from(*weight)).sum();
    let possible = weights.iter().filter(|weight| **weight > 0).count();
    let degrees = u32::try_from(possible).ok()?.checked_sub(1)?;
    if all == 0.0 || degrees == 0 {
        return None;
    }
    let pairs = counts
        .iter()
        .zip(weights)
        .filter(|(_, weight)| **weight > 0);
    let statistic = pairs
        .map(|(count, weight)| {
            let expected = all * f64::from(*weight) / total;
            (*count as f64 - expected).powi(2) / expected
        })
        .sum();
    Some(ChiSquare {
        statistic,
        degrees,
        p: upper_gamma(degrees, statistic / 2.0),
    })
}

/// The runs of two kinds of throws.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Runs {
    pub(crate) low: u64,
    pub(crate) high: u64,
    pub(crate) runs: u64,
    pub(crate) expected: f64,
    pub(crate) z: f64,
    pub(crate) p: f64,
}

/// Counts unbroken runs; `None` where one kind never came, or hardly anything did.
pub(crate) fn runs(is_high: impl IntoIterator<Item = bool>) -> Option<Runs> {
    let (mut low, mut high, mut runs, mut last) = (0u64, 0u64, 0u64, None);
    for one in is_high {
        *(if one { &mut high } else { &mut low }) += 1;
        runs += u64::from(last.replace(one) != Some(one));
    }
    if low == 0 || high == 0 || low + high < 3 {
        return None;
    }
    let (l, h) = (low as f64, high as f64);
    let n = l + h;
    let expected = 2.0 * l * h / n + 1.0;
    let variance = 2.0 * l * h * (2.0 * l * h - n) / (n * n * (n - 1.0));
    if variance <= 0.0 {
        return None;
    }
    let z = (runs as f64 - expected) / variance.sqrt();
    Some(Runs {
        low,
        high,
        runs,
        expected,
        z,
        // Of a normal distribution, both sides: z squared is chi-square with one degree.
        p: upper_gamma(1, z * z / 2.0),
    })
}

/// The regularised upper incomplete gamma function Q(degrees / 2, x): the chance that chi-square with so
/// many degrees of freedom is above 2x.
fn upper_gamma(degrees: u32, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let a = f64::from(degrees) / 2.0;
    let front = (a * x.ln() - x - ln_gamma_of_half(degrees)).exp();
    let q = if x < a + 1.0 {
        let (mut term, mut sum) = (1.0 / a, 1.0 / a);
        for n in 1..1_000 {
            term *= x / (a + f64::from(n));
            sum += term;
            if term < sum * 1e-15 {
                break;
            }
        }
        1.0 - front * sum
    } else {
        // Lentz's way through the continued fraction.
        let tiny = 1e-300;
        let mut b = x + 1.0 - a;
        let mut c = 1.0 / tiny;
        let mut d = 1.0 / b;
        let mut h = d;
        for n in 1..1_000 {
            let n = f64::from(n);
            let an = -n * (n - a);
            b += 2.0;
            d = an * d + b;
            d = 1.0 / if d.abs() < tiny { tiny } else { d };
            c = b + an / c;
            c = if c.abs() < tiny { tiny } else { c };
            h *= d * c;
            if (d * c - 1.0).abs() < 1e-15 {
                break;
            }
        }
        front * h
    };
    q.clamp(0.0, 1.0)
}

/// ln Γ(n / 2), by its recurrence from Γ(1/2) and Γ(1).
fn ln_gamma_of_half(n: u32) -> f64 {
    let (mut at, mut sum) = if n.is_multiple_of(2) {
        (1.0, 0.0)
    } else {
        (0.5, std::f64::consts::PI.sqrt().ln())
    };
    let target = f64::from(n) / 2.0;
    while at < target {
        sum += f64::ln(at);
        at += 1.0;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(left: f64, right: f64) {
        assert!((left - right).abs() < 5e-4, "{left} is not {right}");
    }

    /// Critical values that every table of chi-square has.
    #[test]
    fn chances_are_those_of_the_tables() {
        for (degrees, statistic, p) in [
            (1, 3.841, 0.05),
            (1, 6.635, 0.01),
            (2, 5.991, 0.05),
            (5, 11.070, 0.05),
            (10, 18.307, 0.05),
            (35, 49.802, 0.05),
            (35, 22.465, 0.95),
            (35, 57.342, 0.01),
            (100, 124.342, 0.05),
        ] {
            near(upper_gamma(degrees, statistic / 2.0), p);
        }
        near(upper_gamma(35, 0.0), 1.0);
        near(upper_gamma(35, 1e6), 0.0);
    }

    #[test]
    fn counts_are_compared_with_weights() {
        let fair = chi_square(&[10, 20, 30], &[1, 2, 3]).unwrap();
        assert_eq!((fair.statistic, fair.degrees), (0.0, 2));
        near(fair.p, 1.0);
        // (44 - 50)^2 / 50 twice.
        let coin = chi_square(&[44, 56], &[1, 1]).unwrap();
        near(coin.statistic, 1.44);
        near(coin.p, 0.2301);
        let loaded = chi_square(&[400, 100], &[1, 1]).unwrap();
        assert!(loaded.p < 1e-6);
        // What weighs nothing cannot be, and is no outcome.
        assert_eq!(chi_square(&[44, 56, 0], &[1, 1, 0]), Some(coin));
        assert_eq!(chi_square(&[0, 0], &[1, 1]), None);
        assert_eq!(chi_square(&[5], &[1]), None);
    }

    #[test]
    fn runs_are_counted() {
        let of = |text: &str| runs(text.bytes().map(|byte| byte == b'+'));
        // Expected 2 * 5 * 5 / 10 + 1 = 6, variance 50 * 40 / 900 = 2.222.
        let found = of("++-+--+-+-").unwrap();
        assert_eq!((found.low, found.high, found.runs), (5, 5, 8));
        near(found.expected, 6.0);
        near(found.z, 1.3416);
        near(found.p, 0.1797);
        assert!(of(&"+-".repeat(200)).unwrap().p < 1e-6, "too regular");
        assert!(of(&("+".repeat(200) + &"-".repeat(200))).unwrap().p < 1e-6);
        assert_eq!(of("++++"), None);
        assert_eq!(of("+-"), None);
        assert_eq!(of(""), None);
    }
}
