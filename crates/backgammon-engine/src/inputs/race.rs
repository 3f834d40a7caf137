//! Inputs of races.

use super::side::{HOME, Side};
use super::{Sparse, places};

/// 2 × (100 units of the points + 15 of the checkers off + [`Race::FEATURES`] features). The four units
/// of the bar are always zero: nobody on the bar has passed the enemy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Race;

impl Race {
    /// Features of a side; `features` says what they are.
    pub(crate) const FEATURES: usize = 9;
    /// Inputs of a side.
    pub(crate) const SIDE: usize = 115 + Race::FEATURES;
    /// All inputs.
    pub(crate) const COUNT: usize = 2 * Race::SIDE;

    /// Writes the description of a race.
    #[inline(always)]
    pub(crate) fn write(own: &Side, other: &Side, out: &mut Sparse) {
        out.clear();
        side(own, other, 0, out);
        side(other, own, Race::SIDE, out);
    }
}

#[inline(always)]
fn side(own: &Side, other: &Side, first: usize, out: &mut Sparse) {
    places(own, first, out);
    // Unit n: more than n are off.
    for n in 0..usize::from(15 - own.total.min(15)) {
        out.push(first + 100 + n, 1.0);
    }
    for (n, value) in features(own, other).into_iter().enumerate() {
        out.push(first + 115 + n, value);
    }
}

#[inline(always)]
fn features(own: &Side, other: &Side) -> [f32; Race::FEATURES] {
    let (mut to_save, mut to_flee, mut crossings) = (0, 0, 0);
    let mut left = own.any;
    while left != 0 {
        let place = left.trailing_zeros();
        left &= left - 1;
        let count = u32::from(own.counts[place as usize & 31]);
        to_save += count * place.saturating_sub(6);
        to_flee += count * place.saturating_sub(18);
        crossings += count * ((place - 1) / 6);
    }
    let pips = own.pips as f32;
    let both = (pips + other.pips as f32).max(1.0);
    let lead = other.pips as f32 - pips;
    [
        pips / 100.0,
        lead / both,
        // About the lead in standard deviations of the throws that are left.
        (lead + 4.0) / (4.0 * (both + 4.0)).sqrt() / 4.0,
        to_save as f32 / 50.0,
        to_flee as f32 / 20.0,
        crossings as f32 / 15.0,
        f32::from(own.total) / 15.0,
        (HOME & !own.any).count_ones() as f32 / 6.0,
        f32::from(own.counts[1]) / 5.0,
    ]
}
