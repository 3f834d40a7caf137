//! The numbers of the evaluation, in one place, set by hand. Units: 100 is about the worth of the
//! move in an open fight.

use crate::class::{kind, line};

/// What a point is worth that would give this on one line.
const LINE: [i16; line::COUNT] = [
    0,  // dead
    0,  // blocked one
    1,  // one
    3,  // blocked two
    8,  // two
    11, // wide two
    12, // blocked three
    24, // three
    30, // wide three
    30, // four
    50, // open four
    60, // five
    0,  // foul
];

/// What the four lines together add.
const KIND: [i16; 15] = [
    0,  // none
    0,  // some
    0,  // two
    8,  // two twos
    0,  // blocked three
    6,  // blocked three and more
    4,  // three
    12, // three and more
    24, // two threes
    2,  // four
    12, // four and more
    40, // four and three
    60, // open four
    80, // five
    0,  // foul
];

/// What the side to move gains by being on move.
pub(crate) const TEMPO: i32 = 22;
/// How much more the potential of the side to move counts, in 64ths.
pub(crate) const INITIATIVE: i32 = 10;
/// What an open three of the opponent costs the side to move, which must answer it.
pub(crate) const MUST_ANSWER: i32 = 45;

/// What an empty point with these line classes is worth to a color.
pub(crate) fn worth(classes: [u8; 4], kind: u8) -> i16 {
    if kind & kind::MASK == kind::FOUL {
        return 0;
    }
    let lines: i16 = classes
        .into_iter()
        .map(|class| LINE.get(usize::from(class)).copied().unwrap_or(0))
        .sum();
    let together = KIND[usize::from(kind & kind::MASK)];
    if kind & kind::DOUBTFUL == 0 {
        lines + together
    } else {
        // Probably forbidden: half of it, without the bonus.
        lines / 2
    }
}
