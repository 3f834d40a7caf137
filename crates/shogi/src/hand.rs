//! Pieces in hand.

use crate::Kind;

/// The pieces that one side holds in hand, as counts of the seven kinds that can be dropped.
///
/// All counts lie in one number, each with a guard bit above it, so that two hands are compared at
/// once ([`holds`](Hand::holds)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand(u32);

/// Where a kind's count lies, by index of [`Kind`]: pawns need five bits, the others three, and a
/// guard bit follows each.
const SHIFT: [u32; 7] = [0, 6, 10, 14, 18, 21, 24];
const WIDTH: [u32; 7] = [5, 3, 3, 3, 2, 2, 3];
/// The bit above each count.
const GUARDS: u32 = {
    let mut bits = 0;
    let mut kind = 0;
    while kind < 7 {
        bits |= 1 << (SHIFT[kind] + WIDTH[kind]);
        kind += 1;
    }
    bits
};

impl Hand {
    /// Nothing in hand.
    pub const EMPTY: Hand = Hand(0);

    /// How many of a kind; 0 for kinds that no hand holds.
    #[inline]
    #[must_use]
    pub const fn count(self, kind: Kind) -> u8 {
        let kind = kind.index();
        if kind >= SHIFT.len() {
            return 0;
        }
        // At most five bits.
        (self.0 >> SHIFT[kind] & ((1 << WIDTH[kind]) - 1)) as u8
    }

    /// Whether there is one of a kind.
    #[inline]
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// One more of a kind. The caller keeps to what a set has; does nothing for kinds that no hand
    /// holds.
    #[inline]
    pub const fn add(&mut self, kind: Kind) {
        if kind.index() < SHIFT.len() && self.count(kind) < kind.in_set() {
            self.0 += 1 << SHIFT[kind.index()];
        }
    }

    /// One less of a kind; does nothing where there is none.
    #[inline]
    pub const fn take(&mut self, kind: Kind) {
        if self.has(kind) {
            self.0 -= 1 << SHIFT[kind.index()];
        }
    }

    /// Whether it is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds at least what `other` holds, kind by kind.
    #[inline]
    #[must_use]
    pub const fn holds(self, other: Hand) -> bool {
        (self.0 | GUARDS).wrapping_sub(other.0) & GUARDS == GUARDS
    }

    /// The kinds held with their counts, in the order of SFEN.
    pub fn iter(self) -> impl Iterator<Item = (Kind, u8)> {
        Kind::HAND
            .into_iter()
            .map(move |kind| (kind, self.count(kind)))
            .filter(|&(_, count)| count > 0)
    }

    /// All counts as one number: equal exactly for equal hands.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }
}
