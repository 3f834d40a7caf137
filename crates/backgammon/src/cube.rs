//! The doubling cube.

use yonban_rules::Seat;

/// The doubling cube: a power of two, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cube {
    power: u8,
    owner: Option<Seat>,
}

impl Cube {
    /// A cube at 2 to the `power`, at most 15; `None` above.
    #[must_use]
    pub const fn new(power: u8, owner: Option<Seat>) -> Option<Cube> {
        match power {
            0..=15 => Some(Cube { power, owner }),
            _ => None,
        }
    }

    /// What it shows: 1 to 32,768.
    #[must_use]
    pub const fn value(self) -> u32 {
        1 << self.power
    }

    /// The logarithm of the value to base 2.
    #[must_use]
    pub const fn power(self) -> u8 {
        self.power
    }

    /// Who alone may double next; `None` while it is centered.
    #[must_use]
    pub const fn owner(self) -> Option<Seat> {
        self.owner
    }

    /// The same cube in front of another owner.
    pub(crate) const fn given_to(self, owner: Option<Seat>) -> Cube {
        Cube {
            power: self.power,
            owner,
        }
    }

    /// The cube after it was turned once, to an owner. Callers have looked at the largest value.
    pub(crate) const fn turned(self, owner: Option<Seat>) -> Cube {
        Cube {
            power: self.power + 1,
            owner,
        }
    }
}
