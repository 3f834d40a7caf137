//! What the nets see of a position.
//!
//! Both sides are described alike, each in its own numbering: first the player about to throw, then the
//! opponent. Where [`Contact`] describes them as `(one, other)`, the same board turned is `(other,
//! one)`; there is no input for who throws.
//!
//! The units of a point with `n` checkers are the four of Tesauro and of most programs since: exactly
//! one, exactly two, three or more, and `(n - 3) / 2` for more than three.

mod contact;
mod escapes;
mod race;
mod shots;
mod side;
#[cfg(test)]
mod twin;

pub(crate) use contact::Contact;
pub(crate) use race::Race;
pub(crate) use side::Side;

/// The most inputs that are not zero at once.
pub(crate) const MOST: usize = 192;

/// The inputs that are not zero, by ascending index.
#[derive(Clone, Debug)]
pub(crate) struct Sparse {
    len: usize,
    indexes: [u16; MOST],
    values: [f32; MOST],
}

impl Sparse {
    pub(crate) const fn new() -> Sparse {
        Sparse {
            len: 0,
            indexes: [0; MOST],
            values: [0.0; MOST],
        }
    }

    #[inline(always)]
    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    /// Appends an input; zeros are left out. There is always room: no description has more than
    /// [`MOST`] inputs that can differ from zero at once.
    #[inline(always)]
    pub(crate) fn push(&mut self, index: usize, value: f32) {
        self.indexes[self.len] = index as u16;
        self.values[self.len] = value;
        self.len += usize::from(value != 0.0);
    }

    #[inline(always)]
    pub(crate) fn indexes(&self) -> &[u16] {
        &self.indexes[..self.len]
    }

    #[inline(always)]
    pub(crate) fn values(&self) -> &[f32] {
        &self.values[..self.len]
    }

    #[cfg(any(test, feature = "train"))]
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, f32)> + '_ {
        let indexes = self.indexes().iter().map(|&index| usize::from(index));
        indexes.zip(self.values().iter().copied())
    }
}

/// The four units of a place with `count` checkers, from input `first`.
#[inline(always)]
fn units(count: u8, first: usize, out: &mut Sparse) {
    match count {
        0 => {}
        1 | 2 => out.push(first + usize::from(count) - 1, 1.0),
        _ => {
            out.push(first + 2, 1.0);
            out.push(first + 3, f32::from(count - 3) * 0.5);
        }
    }
}

/// The four units of every occupied place, place 1 from input `first`.
#[inline(always)]
fn places(side: &Side, first: usize, out: &mut Sparse) {
    let mut left = side.any;
    while left != 0 {
        let place = left.trailing_zeros() as usize;
        left &= left - 1;
        units(side.counts[place & 31], first + 4 * (place - 1), out);
    }
}
