//! One side's checkers as the inputs count them.

use yonban_backgammon::{Checkers, Origin};

/// The checkers of one side by its own numbering, once as numbers and once as sets of points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    /// On 1 to 24 and the bar (25); nothing at 0.
    pub(crate) counts: [u8; 26],
    /// Bit `p`: somebody is there, the bar included.
    pub(crate) any: u32,
    /// Bit `p`: at least two are there, the bar not included.
    pub(crate) made: u32,
    /// How many are in play.
    pub(crate) total: u8,
    /// Sum of the numbers of the points.
    pub(crate) pips: u32,
}

/// The bits of the points 1 to 24.
pub(crate) const POINTS: u32 = 0x01FF_FFFE;
/// The bits of the home board.
pub(crate) const HOME: u32 = 0x7E;
/// The bits of the opponent's home board.
pub(crate) const ENEMY_HOME: u32 = 0x01F8_0000;

/// The same points in the opponent's numbering; the bar falls away.
pub(crate) const fn opposite(bits: u32) -> u32 {
    (bits.reverse_bits() >> 6) & POINTS
}

impl Side {
    #[inline(always)]
    pub(crate) fn of(checkers: &Checkers) -> Side {
        let mut side = Side {
            counts: [0; 26],
            any: 0,
            made: 0,
            total: 0,
            pips: 0,
        };
        for (place, count) in checkers.places() {
            let index = place.pips();
            side.counts[usize::from(index)] = count;
            side.any |= 1 << index;
            if count >= 2 && matches!(place, Origin::Point(_)) {
                side.made |= 1 << index;
            }
            side.total += count;
            side.pips += u32::from(index) * u32::from(count);
        }
        side
    }

    /// Where the rear checker is, 1 to 25; 0 if none is in play.
    #[inline(always)]
    pub(crate) const fn rear(&self) -> u8 {
        (31 - (self.any | 1).leading_zeros()) as u8
    }

    /// How many wait on the bar.
    #[inline(always)]
    pub(crate) const fn on_bar(&self) -> u8 {
        self.counts[25]
    }

    /// How many are in the enemy's home board and on the bar.
    #[inline(always)]
    pub(crate) const fn behind(&self) -> u8 {
        let counts = &self.counts;
        counts[19] + counts[20] + counts[21] + counts[22] + counts[23] + counts[24] + counts[25]
    }

    /// Whether an enemy stands behind five of the own points in a row.
    #[inline(always)]
    pub(crate) const fn holds(&self, other: &Side) -> bool {
        let made = self.made;
        let rows = made & made >> 1 & made >> 2 & made >> 3 & made >> 4;
        // The highest row, by its lowest point; in our numbering the enemy's rear checker is on 25 - rear.
        rows != 0 && (31 - rows.leading_zeros()) as u8 + other.rear() > 25
    }

    /// Those in play, on the points 1 and 2 only the first of each.
    #[inline(always)]
    pub(crate) const fn useful(&self) -> u8 {
        self.total - self.counts[1].saturating_sub(1) - self.counts[2].saturating_sub(1)
    }

    /// The points where exactly one stands.
    #[inline(always)]
    pub(crate) const fn blots(&self) -> u32 {
        self.any & !self.made & POINTS
    }
}
