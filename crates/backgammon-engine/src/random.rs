//! A small deterministic generator: the same numbers everywhere.

/// SplitMix64 (Steele, Lea and Flood 2014): every seed is good.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    /// Starts from a seed.
    pub(crate) const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A generator for the `n`th part of a task that has a seed.
    pub(crate) const fn split(seed: u64, n: u64) -> Random {
        let mut random = Random(seed ^ 0x5851_F42D_4C95_7F2D);
        let start = random.bits() ^ n.wrapping_mul(0xD134_2543_DE82_EF95);
        Random(start)
    }

    /// The next 64 bits.
    pub(crate) const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound` (0 if that is 0).
    pub(crate) const fn below(&mut self, bound: usize) -> usize {
        ((self.bits() as u128 * bound as u128) >> 64) as usize
    }

    /// A number from 0 to 1, 1 not included.
    pub(crate) fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u64 << 24) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_source() {
        // The first ones of the published program from seed 1234567.
        let mut random = Random::new(1_234_567);
        assert_eq!(random.bits(), 6_457_827_717_110_365_317);
        assert_eq!(random.bits(), 3_203_168_211_198_807_973);
        let mut counts = [0; 6];
        let mut random = Random::split(3, 4);
        for _ in 0..6_000 {
            counts[random.below(6)] += 1;
        }
        assert!(
            counts.iter().all(|count| (850..1_150).contains(count)),
            "{counts:?}"
        );
        assert_eq!(random.below(0), 0);
    }
}
