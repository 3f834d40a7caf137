//! Sets of points as bits, for boards of any size: one word to 64 points, two to 128, ten to 625.

use std::ops::{BitAnd, BitOr, Not};

/// A set of points, numbered row by row without a border.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bits<const N: usize>([u64; N]);

impl<const N: usize> Bits<N> {
    pub(super) const EMPTY: Bits<N> = Bits([0; N]);

    #[inline]
    pub(super) fn one(p: usize) -> Self {
        let mut bits = Self::EMPTY;
        bits.0[p / 64] = 1 << (p % 64);
        bits
    }

    #[inline]
    pub(super) fn has(&self, p: usize) -> bool {
        self.0[p / 64] >> (p % 64) & 1 != 0
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    pub(super) fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The lowest point; 64 * N if there is none.
    #[inline]
    pub(super) fn first(&self) -> usize {
        for (n, word) in self.0.iter().enumerate() {
            if *word != 0 {
                return n * 64 + word.trailing_zeros() as usize;
            }
        }
        64 * N
    }

    #[inline]
    pub(super) fn without(self, other: Self) -> Self {
        self & !other
    }

    /// Every point moved up by `by`, less than 64.
    #[inline]
    fn up(self, by: usize) -> Self {
        let mut out = Self::EMPTY;
        for n in 0..N {
            out.0[n] = self.0[n] << by;
            if n > 0 && by > 0 {
                out.0[n] |= self.0[n - 1] >> (64 - by);
            }
        }
        out
    }

    /// Every point moved down by `by`, less than 64.
    #[inline]
    fn down(self, by: usize) -> Self {
        let mut out = Self::EMPTY;
        for n in 0..N {
            out.0[n] = self.0[n] >> by;
            if n + 1 < N && by > 0 {
                out.0[n] |= self.0[n + 1] << (64 - by);
            }
        }
        out
    }
}

impl<const N: usize> BitAnd for Bits<N> {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a &= b;
        }
        self
    }
}

impl<const N: usize> BitOr for Bits<N> {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        for (a, b) in self.0.iter_mut().zip(other.0) {
            *a |= b;
        }
        self
    }
}

impl<const N: usize> Not for Bits<N> {
    type Output = Self;
    #[inline]
    fn not(mut self) -> Self {
        for a in &mut self.0 {
            *a = !*a;
        }
        self
    }
}

/// The points, lowest first.
impl<const N: usize> Iterator for Bits<N> {
    type Item = usize;
    #[inline]
    fn next(&mut self) -> Option<usize> {
        for (n, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(n * 64 + bit);
            }
        }
        None
    }
}

/// The rectangle as masks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid<const N: usize> {
    width: usize,
    pub(super) all: Bits<N>,
    not_first: Bits<N>,
    not_last: Bits<N>,
}

impl<const N: usize> Grid<N> {
    pub(super) fn new(width: usize, height: usize) -> Self {
        let mut grid = Grid {
            width,
            all: Bits::EMPTY,
            not_first: Bits::EMPTY,
            not_last: Bits::EMPTY,
        };
        for p in 0..width * height {
            let one = Bits::one(p);
            grid.all = grid.all | one;
            if p % width != 0 {
                grid.not_first = grid.not_first | one;
            }
            if p % width != width - 1 {
                grid.not_last = grid.not_last | one;
            }
        }
        grid
    }

    /// The points next to any of `set` (some may be in `set`).
    #[inline]
    pub(super) fn around(&self, set: Bits<N>) -> Bits<N> {
        let sides = (set & self.not_last).up(1) | (set & self.not_first).down(1);
        let rows = set.up(self.width) | set.down(self.width);
        (sides | rows) & self.all
    }

    /// `seed` and what of `within` it is connected to.
    #[inline]
    pub(super) fn flood(&self, seed: Bits<N>, within: Bits<N>) -> Bits<N> {
        let mut set = seed;
        loop {
            let more = (set | self.around(set)) & within;
            if more == set {
                return set;
            }
            set = more;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn neighbours_agree<const N: usize>(w: usize, h: usize) {
        let grid = Grid::<N>::new(w, h);
        for p in 0..w * h {
            let (x, y) = (p % w, p / w);
            let mut want: Vec<usize> = Vec::new();
            if y > 0 {
                want.push(p - w);
            }
            if x > 0 {
                want.push(p - 1);
            }
            if x + 1 < w {
                want.push(p + 1);
            }
            if y + 1 < h {
                want.push(p + w);
            }
            assert_eq!(grid.around(Bits::one(p)).collect::<Vec<_>>(), want);
        }
        assert_eq!(grid.flood(Bits::one(0), grid.all), grid.all);
    }

    #[test]
    fn shifts_cross_words() {
        neighbours_agree::<1>(8, 8);
        neighbours_agree::<1>(1, 25);
        neighbours_agree::<2>(9, 9);
        neighbours_agree::<10>(25, 25);
        neighbours_agree::<10>(25, 1);
    }
}
