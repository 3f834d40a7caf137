//! The checkers of one side.

use crate::point::{BAR, Origin};
use std::fmt;

/// The bits of points 1 to 24.
pub(crate) const POINTS: u32 = 0x01FF_FFFE;
/// The bit of the bar.
pub(crate) const BAR_BIT: u32 = 1 << BAR;
/// The bits outside the home board, the bar included.
pub(crate) const OUTSIDE: u32 = 0x03FF_FF80;

/// The same points in the opponent's numbering. The bars fall away.
pub(crate) const fn opposite(bits: u32) -> u32 {
    (bits.reverse_bits() >> 6) & POINTS
}

/// The checkers of one side that are in play, by its own numbering: up to 15 on each of 24 points and
/// the bar. Whoever has been borne off is not here.
///
/// Four bit planes, bit `p` of plane `k` being bit `k` of the number on point `p` (25: the bar), so that
/// the sets of points that a generator asks for take a few instructions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Checkers {
    planes: [u32; 4],
}

impl Checkers {
    /// The numbers on the points 1 to 24 and on the bar, in this order; `None` if one is above 15.
    #[must_use]
    pub fn from_counts(counts: &[u8; 25]) -> Option<Checkers> {
        let mut planes = [0; 4];
        for (bit, &count) in (1..).zip(counts) {
            if count > 15 {
                return None;
            }
            for (digit, plane) in planes.iter_mut().enumerate() {
                *plane |= u32::from(count >> digit & 1) << bit;
            }
        }
        Some(Checkers { planes })
    }

    /// How many stand on a point or on the bar.
    #[must_use]
    pub const fn on(&self, place: Origin) -> u8 {
        self.count(place.pips())
    }

    /// How many stand on the bar.
    #[must_use]
    pub const fn on_bar(&self) -> u8 {
        self.count(BAR)
    }

    /// How many are in play.
    #[must_use]
    pub const fn total(&self) -> u8 {
        let [ones, twos, fours, eights] = self.planes;
        let total = ones.count_ones()
            + 2 * twos.count_ones()
            + 4 * fours.count_ones()
            + 8 * eights.count_ones();
        // No side has more than 15, and no sum of 25 numbers below 16 is above 255 by more than that.
        if total > 255 { 255 } else { total as u8 }
    }

    /// The sum of the point numbers, 25 for the bar: 167 at the start.
    #[must_use]
    pub fn pips(&self) -> u32 {
        self.places()
            .map(|(place, count)| u32::from(place.pips()) * u32::from(count))
            .sum()
    }

    /// The occupied places with their numbers of checkers, the bar first and then down from point 24.
    pub fn places(&self) -> impl Iterator<Item = (Origin, u8)> + use<> {
        let checkers = *self;
        let mut left = self.any();
        std::iter::from_fn(move || {
            let index = highest(left)?;
            left &= !(1 << index);
            Some((Origin::of(index), checkers.count(index)))
        })
    }

    /// Whether every checker in play is on points 1 to 6.
    #[must_use]
    pub const fn all_home(&self) -> bool {
        self.any() & OUTSIDE == 0
    }

    /// Whether nothing is left in play.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.any() == 0
    }

    pub(crate) const fn count(&self, index: u8) -> u8 {
        let [ones, twos, fours, eights] = self.planes;
        ((ones >> index & 1)
            | (twos >> index & 1) << 1
            | (fours >> index & 1) << 2
            | (eights >> index & 1) << 3) as u8
    }

    /// Where at least one stands.
    pub(crate) const fn any(&self) -> u32 {
        self.planes[0] | self.many()
    }

    /// Where at least two stand.
    pub(crate) const fn many(&self) -> u32 {
        self.planes[1] | self.planes[2] | self.planes[3]
    }

    /// Puts one more on the place of a bit, which holds fewer than 15; nothing for 0.
    pub(crate) const fn add(&mut self, bit: u32) {
        let mut carry = bit;
        let mut plane = 0;
        while plane < 4 {
            let next = self.planes[plane] & carry;
            self.planes[plane] ^= carry;
            carry = next;
            plane += 1;
        }
    }

    /// Takes one from the place of a bit, which holds at least one.
    pub(crate) const fn remove(&mut self, bit: u32) {
        let mut borrow = bit;
        let mut plane = 0;
        while plane < 4 {
            let next = !self.planes[plane] & borrow;
            self.planes[plane] ^= borrow;
            borrow = next;
            plane += 1;
        }
    }
}

/// The index of the highest bit.
pub(crate) const fn highest(bits: u32) -> Option<u8> {
    match bits {
        0 => None,
        _ => Some(31 - bits.leading_zeros() as u8),
    }
}

/// Prints `24:2 13:5 8:3 6:5`.
impl fmt::Display for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (place, count)) in self.places().enumerate() {
            let blank = if n == 0 { "" } else { " " };
            write!(f, "{blank}{place}:{count}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_go_up_and_down() {
        let mut checkers = Checkers::default();
        for index in 1..=BAR {
            for n in 0..15 {
                assert_eq!(checkers.count(index), n);
                assert_eq!(checkers.many() >> index & 1 == 1, n >= 2);
                checkers.add(1 << index);
                assert_eq!(checkers.total(), n + 1);
            }
            assert_eq!(checkers.pips(), 15 * u32::from(index));
            for _ in 0..15 {
                checkers.remove(1 << index);
            }
            assert!(checkers.is_empty());
        }
    }

    #[test]
    fn the_other_side_counts_backwards() {
        for point in 1..=24 {
            assert_eq!(opposite(1 << point), 1 << (25 - point));
        }
        assert_eq!(opposite(BAR_BIT | 1), 0);
    }
}
