//! Where chance comes from.

/// A source of random bytes. The server gives the operating system's; tests give fixed ones.
pub trait Entropy {
    /// Fills the slice with independent, uniform bytes.
    fn fill(&mut self, bytes: &mut [u8]);
}

/// After so many rejected bytes the source is not random: with fair bytes the chance to get here is
/// below 2^-128, and a table must not hang on a broken source.
const MOST_TRIES: u32 = 128;

/// Draws one of several outcomes by weight, without bias: `None` where the weights are empty, all 0
/// or sum to more than 256.
pub(crate) fn draw(entropy: &mut dyn Entropy, weights: &[u32]) -> Option<usize> {
    let total: u32 = weights
        .iter()
        .try_fold(0u32, |sum, w| sum.checked_add(*w))?;
    if total == 0 || total > 256 {
        return None;
    }
    // Bytes from `fair` on would favour the first outcomes.
    let fair = 256 - 256 % total;
    let mut byte = [0];
    entropy.fill(&mut byte);
    for _ in 0..MOST_TRIES {
        if u32::from(byte[0]) < fair {
            break;
        }
        entropy.fill(&mut byte);
    }
    let mut rest = u32::from(byte[0]) % total;
    weights.iter().position(|weight| {
        let chosen = rest < *weight;
        rest = rest.saturating_sub(*weight);
        chosen
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Counter(u8);

    impl Entropy for Counter {
        fn fill(&mut self, bytes: &mut [u8]) {
            for byte in bytes {
                *byte = self.0;
                self.0 = self.0.wrapping_add(1);
            }
        }
    }

    #[test]
    fn every_byte_that_counts_falls_on_one_outcome_in_proportion() {
        let weights = [1, 2, 0, 3];
        let mut hits = [0; 4];
        let mut entropy = Counter(0);
        // 256 mod 6 = 4: 252 bytes count, each outcome gets 42 times its weight.
        for _ in 0..252 {
            hits[draw(&mut entropy, &weights).unwrap()] += 1;
        }
        assert_eq!(hits, [42, 84, 0, 126]);
        assert_eq!(entropy.0, 252);
        draw(&mut entropy, &weights).unwrap();
        assert_eq!(entropy.0, 1, "252 to 255 are thrown away");
    }

    #[test]
    fn impossible_weights_and_a_stuck_source_do_not_hang() {
        struct Stuck;
        impl Entropy for Stuck {
            fn fill(&mut self, bytes: &mut [u8]) {
                bytes.fill(255);
            }
        }
        assert_eq!(draw(&mut Stuck, &[]), None);
        assert_eq!(draw(&mut Stuck, &[0, 0]), None);
        assert_eq!(draw(&mut Stuck, &[200, 100]), None);
        assert_eq!(draw(&mut Stuck, &[u32::MAX, 2]), None);
        assert!(draw(&mut Stuck, &[1, 1, 1]).is_some());
        assert_eq!(draw(&mut Stuck, &[256]), Some(0));
    }
}
