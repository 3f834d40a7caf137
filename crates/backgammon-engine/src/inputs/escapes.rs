//! How easily a checker gets past the points that are made before it.

use std::sync::LazyLock;

/// For every set of blocked points among the twelve before a checker, with how many of the 36 throws it
/// can use both numbers, of a doublet two of the four. Bit `12 - d` is the point `d` pips ahead.
static THROWS: LazyLock<Box<[u8; 4096]>> = LazyLock::new(|| {
    let mut table = Box::new([0; 4096]);
    for (blocked, throws) in (0u32..).zip(table.iter_mut()) {
        *throws = throws_past(|pips| blocked >> (12 - pips) & 1 == 1);
    }
    table
});

/// With how many of the 36 throws a checker can use both numbers where `blocked` says which distances
/// from 1 to 12 it cannot land on.
pub(super) fn throws_past(blocked: impl Fn(u32) -> bool) -> u8 {
    let mut throws = 0;
    for first in 1..=6 {
        for second in 1..=6 {
            let stopped = blocked(first) && blocked(second);
            throws += u8::from(!stopped && !blocked(first + second));
        }
    }
    throws
}

/// The table, to be looked up once for many questions.
#[derive(Clone, Copy)]
pub(super) struct Escapes(&'static [u8; 4096]);

impl Escapes {
    #[inline(always)]
    pub(super) fn get() -> Escapes {
        Escapes(&THROWS)
    }

    /// Throws with which a checker on `from` (1 to 25) gets on, where the enemy has made the points
    /// `blocked` of the checker's own numbering.
    #[inline(always)]
    pub(super) const fn throws(self, blocked: u32, from: u8) -> u8 {
        self.0[((((blocked as u64) << 12) >> from) & 0xFFF) as usize]
    }
}
