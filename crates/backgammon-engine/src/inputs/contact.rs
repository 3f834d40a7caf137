//! Inputs of positions with contact, of whatever class.

use super::escapes::Escapes;
use super::shots::Shots;
use super::side::{ENEMY_HOME, HOME, POINTS, Side, opposite};
use super::{Sparse, places};

/// 2 × (100 units of the points and the bar + [`Contact::FEATURES`] features).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact;

impl Contact {
    /// Features of a side; `features` says what they are.
    pub(crate) const FEATURES: usize = 32;
    /// Inputs of a side.
    pub(crate) const SIDE: usize = 100 + Contact::FEATURES;
    /// All inputs.
    pub(crate) const COUNT: usize = 2 * Contact::SIDE;

    /// Writes the description of a position.
    #[inline(always)]
    pub(crate) fn write(own: &Side, other: &Side, out: &mut Sparse) {
        out.clear();
        places(own, 0, out);
        push(&features(own, other), 100, out);
        places(other, Contact::SIDE, out);
        push(&features(other, own), Contact::SIDE + 100, out);
    }
}

#[inline(always)]
fn push(features: &[f32; Contact::FEATURES], first: usize, out: &mut Sparse) {
    for (n, &value) in features.iter().enumerate() {
        out.push(first + n, value);
    }
}

/// What a side has of each, about 0 to 1.
#[inline(always)]
fn features(own: &Side, other: &Side) -> [f32; Contact::FEATURES] {
    // The enemy in our numbering.
    let enemy_made = opposite(other.made);
    let enemy_blots = opposite(other.blots());
    let open = POINTS & !enemy_made;
    // The enemy's rear checker in our numbering: 0 on its bar, 24 on its ace point.
    let enemy_rear = 25 - other.rear();
    let off = f32::from(15 - own.total.min(15));

    let (mut to_break, mut to_save, mut to_flee, mut spare) = (0, 0, 0, 0);
    let mut moment = 0.0;
    let mean = own.pips as f32 / f32::from(own.total.max(1));
    let mut left = own.any;
    while left != 0 {
        let place = left.trailing_zeros();
        left &= left - 1;
        let count = u32::from(own.counts[place as usize & 31]);
        to_break += count * place.saturating_sub(u32::from(enemy_rear));
        to_save += count * place.saturating_sub(6);
        to_flee += count * place.saturating_sub(18);
        spare += match place {
            0..=6 => count.saturating_sub(2) * (place - 1),
            7..=18 => count * (place - 6),
            _ => 0,
        };
        let away = place as f32 - mean;
        moment += count as f32 * away * away;
    }

    let back = own.made & ENEMY_HOME;
    let rear_anchor = (32 - back.leading_zeros()).saturating_sub(1);
    let front_anchor = if back == 0 { 25 } else { back.trailing_zeros() };
    let behind = (own.any >> 19).count_ones();
    let checkers_back: u8 = own.counts[19..].iter().sum();

    let shots = Shots::of(own, enemy_blots, enemy_made);
    let shut = (enemy_made & ENEMY_HOME).count_ones() as f32 / 6.0;
    let waits = match own.on_bar() {
        0 => 0.0,
        1 => shut * shut,
        _ => 1.0 - (1.0 - shut) * (1.0 - shut),
    };

    let mut mobility = 0;
    for die in 1..=6 {
        mobility += ((own.any >> die) & open).count_ones();
    }

    let escapes = Escapes::get();
    let (mut sum, mut least) = (0u32, 36u32);
    for from in 19..=25 {
        let throws = u32::from(escapes.throws(enemy_made, from));
        sum += throws;
        least = least.min(throws);
    }
    let (mut held, mut tightest) = (0u32, 36u32);
    let mut left = own.any & 0x03FF_8000;
    while left != 0 {
        let from = left.trailing_zeros();
        left &= left - 1;
        let throws = u32::from(escapes.throws(enemy_made, from as u8));
        held += (36 - throws) * u32::from(own.counts[from as usize & 31]);
        tightest = tightest.min(throws);
    }
    let rear_throws = escapes.throws(enemy_made, own.rear().max(1));

    let (run, run_ends) = longest_run(own.made);
    // Enemies that the run keeps: those on the points below it, and on the bar.
    let mut kept = 0;
    if run >= 4 {
        let below = opposite((1 << (run_ends + 1 - run)) - 1);
        let mut left = other.any & below;
        while left != 0 {
            kept += u32::from(other.counts[left.trailing_zeros() as usize & 31]);
            left &= left - 1;
        }
        kept += u32::from(other.on_bar());
    }
    let home = (own.made & HOME).count_ones() as f32 / 6.0;
    let exposed = own.blots() & !((1u32 << (enemy_rear + 1)) - 1);
    let pips = (own.pips + other.pips).max(1) as f32;

    [
        // Checkers off, in three steps.
        off.min(5.0) / 5.0,
        (off - 5.0).clamp(0.0, 5.0) / 5.0,
        (off - 10.0).clamp(0.0, 5.0) / 5.0,
        // The race.
        own.pips as f32 / 167.0,
        (other.pips as f32 - own.pips as f32) / pips,
        to_break as f32 / 152.0,
        to_save as f32 / 100.0,
        to_flee as f32 / 20.0,
        // The checkers behind.
        f32::from(own.rear()) / 25.0,
        rear_anchor as f32 / 24.0,
        (25 - front_anchor) as f32 / 6.0,
        f32::from(u8::from(back.count_ones() >= 2)),
        f32::from(checkers_back) / 7.0,
        behind as f32 / 4.0,
        f32::from(rear_throws) / 36.0,
        tightest as f32 / 36.0,
        held as f32 / 108.0,
        // How well the enemy holds whoever is or comes there.
        sum as f32 / 252.0,
        (1.0 - least as f32 / 36.0) * (1.0 - least as f32 / 36.0),
        shut * shut,
        waits,
        // Hits with the next throw.
        shots.one as f32 / 36.0,
        shots.two as f32 / 36.0,
        shots.pips as f32 / 360.0,
        // The own structure.
        mobility as f32 / 40.0,
        moment / 1000.0,
        spare as f32 / 60.0,
        f32::from(own.useful()) / 15.0,
        home * home,
        (run * run) as f32 / 36.0,
        kept as f32 / 4.0,
        exposed.count_ones() as f32 / 5.0,
    ]
}

/// The longest run of made points and the highest point of it, of equal ones the highest; 0 and 0 where
/// there is none.
#[inline(always)]
fn longest_run(made: u32) -> (u32, u32) {
    let (mut run, mut at, mut starts) = (0, 0, made);
    while starts != 0 {
        run += 1;
        at = starts;
        starts &= starts >> 1;
    }
    // `at` holds the lowest points of the longest runs.
    match run {
        0 => (0, 0),
        _ => (run, 31 - at.leading_zeros() + run - 1),
    }
}
