//! Measured speed of the fast board, beside the slow one.

use crate::dice::Dice;
use crate::position::Position;
use crate::reference::Reference;
use crate::shape::Shape;
use std::time::{Duration, Instant};

/// What [`playouts`] found: rates a second on one core.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Report {
    /// Random playouts to the end of ordinary Go.
    pub playouts: f64,
    /// Moves of those.
    pub moves: f64,
    /// Random playouts without passes to five captures.
    pub captures: f64,
    /// Playouts of the slow board to the end of ordinary Go.
    pub reference: f64,
    /// Moves made by a fixed number of playouts: the signature. The same program gives the same
    /// number everywhere.
    pub signature: u64,
}

/// Plays random games on a square board of `lines` lines, each kind for about `time`.
#[must_use]
pub fn playouts(lines: u8, time: Duration) -> Option<Report> {
    let shape = Shape::new(lines, lines)?;
    let start = Position::new(shape);
    let mut position = start.clone();
    let mut dice = Dice::new(1);
    let mut signature = 0;
    for _ in 0..100 {
        position.clone_from(&start);
        signature += u64::from(position.random_to_the_end(&mut dice));
    }
    let mut moves = 0;
    let (games, seconds) = repeat(time, || {
        position.clone_from(&start);
        moves += u64::from(position.random_to_the_end(&mut dice));
    });
    let capture = Position::new(shape).with_targets([5, 5]);
    let (captures, capture_seconds) = repeat(time, || {
        position.clone_from(&capture);
        position.random_to_the_target(&mut dice);
    });
    let slow = Reference::new(shape, false);
    let (references, reference_seconds) = repeat(time, || {
        slow.clone().random_to_the_end(&mut dice);
    });
    Some(Report {
        playouts: games / seconds,
        moves: moves as f64 / seconds,
        captures: captures / capture_seconds,
        reference: references / reference_seconds,
        signature,
    })
}

/// Runs `once` again and again for about `time`: how often, and the seconds it took.
fn repeat(time: Duration, mut once: impl FnMut()) -> (f64, f64) {
    let start = Instant::now();
    let mut n = 0_u32;
    loop {
        once();
        n += 1;
        let elapsed = start.elapsed();
        if elapsed >= time {
            return (f64::from(n), elapsed.as_secs_f64());
        }
    }
}
