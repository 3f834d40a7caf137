//! Numbers that begin at a border of 64 bytes, where a load of sixteen touches one cache line.

use std::fmt;
use std::ops::{Deref, DerefMut};

/// A list of fixed length whose first number lies at a multiple of 64 bytes.
pub(super) struct Aligned {
    /// Never moved once `start` is known.
    numbers: Box<[f32]>,
    start: usize,
    len: usize,
}

/// Numbers to a border.
const LINE: usize = 16;

impl Aligned {
    /// `len` zeros.
    pub(super) fn zeros(len: usize) -> Aligned {
        let numbers = vec![0.0; len + LINE].into_boxed_slice();
        let start = match numbers.as_ptr().align_offset(4 * LINE) {
            start if start <= LINE => start,
            // No border is said to be in reach: slower, nothing else.
            _ => 0,
        };
        Aligned {
            numbers,
            start,
            len,
        }
    }
}

impl Deref for Aligned {
    type Target = [f32];

    #[inline(always)]
    fn deref(&self) -> &[f32] {
        &self.numbers[self.start..self.start + self.len]
    }
}

impl DerefMut for Aligned {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [f32] {
        &mut self.numbers[self.start..self.start + self.len]
    }
}

impl Clone for Aligned {
    fn clone(&self) -> Aligned {
        let mut copy = Aligned::zeros(self.len);
        copy.copy_from_slice(self);
        copy
    }
}

impl fmt::Debug for Aligned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Aligned({} numbers)", self.len)
    }
}
