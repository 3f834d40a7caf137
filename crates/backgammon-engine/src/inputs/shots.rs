//! What a side can hit with its next throw.

use super::side::{POINTS, Side};

/// Hits of the 36 throws. The rule that the most numbers must be used is left aside: it takes away a
/// hit only seldom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shots {
    /// Throws that hit.
    pub(crate) one: u32,
    /// Throws that hit two checkers.
    pub(crate) two: u32,
    /// Sum over the throws of what the best hit costs the enemy in pips.
    pub(crate) pips: u32,
}

impl Shots {
    /// Those of `own` against blots and made points of the enemy, both in `own`'s numbering.
    #[inline(always)]
    pub(crate) fn of(own: &Side, blots: u32, made: u32) -> Shots {
        let mut shots = Shots::default();
        // Nobody before a blot can hit it.
        if blots == 0 || blots & ((1 << own.rear()) - 1) == 0 {
            return shots;
        }
        let open = POINTS & !made;
        match own.on_bar() {
            0 => free(own.any, blots, open, &mut shots),
            1 => from_bar(own.any & POINTS, blots, open, &mut shots),
            waiting => many_on_bar(own.any & POINTS, waiting, blots, open, &mut shots),
        }
        shots
    }

    /// Notes that `times` throws hit the blots `hit` at most one by one, or two of them.
    #[inline(always)]
    fn note(&mut self, times: u32, hit: u32, two: bool) {
        if hit != 0 {
            self.one += times;
            self.two += times * u32::from(two);
            // A blot on our point p has come 25 - p from its bar short: it loses p pips.
            self.pips += times * (31 - hit.leading_zeros());
        }
    }
}

#[inline(always)]
fn free(own: u32, blots: u32, open: u32, shots: &mut Shots) {
    for high in 1..=6u32 {
        let first = (own >> high) & open;
        let direct = first & blots;
        for low in 1..high {
            let other = (own >> low) & open;
            let direct_low = other & blots;
            let on = ((first >> low) | (other >> high)) & blots;
            // By different checkers or numbers, or by one checker that goes on.
            let spread = direct != 0 && direct_low != 0 && (direct | direct_low).count_ones() >= 2;
            let chain = ((direct >> low) | (direct_low >> high)) & blots != 0;
            shots.note(2, direct | direct_low | on, spread || chain);
        }
        let reach = run(first, high, 3, open) & blots;
        shots.note(1, reach, reach.count_ones() >= 2);
    }
}

/// Where checkers that stand on `reach` get with up to `more` steps of `die`, `reach` included.
#[inline(always)]
fn run(reach: u32, die: u32, more: u32, open: u32) -> u32 {
    let (mut last, mut all) = (reach, reach);
    for _ in 0..more {
        last = (last >> die) & open;
        all |= last;
    }
    all
}

/// One checker must enter first.
#[inline(always)]
fn from_bar(others: u32, blots: u32, open: u32, shots: &mut Shots) {
    for high in 1..=6u32 {
        let enter_high = (1 << (25 - high)) & open;
        for low in 1..high {
            let enter_low = (1 << (25 - low)) & open;
            let (mut hit, mut two) = (0, false);
            for (enter, die) in [(enter_high, low), (enter_low, high)] {
                if enter != 0 {
                    let then = ((others | enter) >> die) & blots;
                    hit |= (enter & blots) | then;
                    two |= enter & blots != 0 && then != 0;
                }
            }
            shots.note(2, hit, two);
        }
        if enter_high != 0 {
            let steps = ((others | enter_high) >> high) & open;
            let reach = (enter_high | run(steps, high, 2, open)) & blots;
            shots.note(1, reach, reach.count_ones() >= 2);
        }
    }
}

/// Two or more must enter first; only a doublet leaves numbers for others.
#[inline(always)]
fn many_on_bar(others: u32, waiting: u8, blots: u32, open: u32, shots: &mut Shots) {
    for high in 1..=6u32 {
        let enter_high = (1 << (25 - high)) & open;
        for low in 1..high {
            let enter_low = (1 << (25 - low)) & open;
            let hit = (enter_high | enter_low) & blots;
            shots.note(2, hit, hit.count_ones() == 2);
        }
        if enter_high != 0 {
            let more = 4u32.saturating_sub(u32::from(waiting));
            let mut reach = enter_high;
            if more > 0 {
                let steps = ((others | enter_high) >> high) & open;
                reach |= run(steps, high, more - 1, open);
            }
            let reach = reach & blots;
            shots.note(1, reach, reach.count_ones() >= 2);
        }
    }
}
