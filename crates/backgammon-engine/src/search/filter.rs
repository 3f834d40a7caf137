//! Which plays are looked at how deeply.

/// The largest number of plies of a search.
pub const MOST_PLIES: u8 = 3;

/// One sieve: what may go on to a look at `plies`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sieve {
    /// The plies of the look.
    pub plies: u8,
    /// How many plays may go on.
    pub most: usize,
    /// How much worse than the best one, by the look before, they may be.
    pub within: f32,
}

/// The sieves of a search of 1, 2 and 3 plies, in the order in which they are used.
#[derive(Clone, PartialEq, Debug)]
pub struct Filters {
    /// Before a look at 1 ply.
    pub one: Vec<Sieve>,
    /// Before a look at 2 plies.
    pub two: Vec<Sieve>,
    /// Before a look at 3 plies.
    pub three: Vec<Sieve>,
    /// Whether a play that is left alone is looked at more deeply all the same: it is chosen anyway, but
    /// its value is then that of a shallower look.
    pub alone: bool,
}

const fn sieve(plies: u8, most: usize, within: f32) -> Sieve {
    Sieve {
        plies,
        most,
        within,
    }
}

/// The widths that the field calls normal: 12 plays within 0.24; then 6 within 0.12; before three plies
/// 16 within 0.32, 8 within 0.16 and 4 within 0.06.
impl Default for Filters {
    fn default() -> Self {
        Filters {
            one: vec![sieve(1, 12, 0.24)],
            two: vec![sieve(1, 12, 0.24), sieve(2, 6, 0.12)],
            three: vec![sieve(1, 16, 0.32), sieve(2, 8, 0.16), sieve(3, 4, 0.06)],
            alone: true,
        }
    }
}

impl Filters {
    /// Every play at every depth: for tests and the patient.
    #[must_use]
    pub fn none() -> Filters {
        let all = |plies| vec![sieve(plies, usize::MAX, f32::INFINITY)];
        Filters {
            one: all(1),
            two: all(2),
            three: all(3),
            alone: true,
        }
    }

    /// Fewer plays, and none that is left alone: quicker by half, for analyses and rollouts.
    #[must_use]
    pub fn narrow() -> Filters {
        Filters {
            one: vec![sieve(1, 8, 0.16)],
            two: vec![sieve(1, 8, 0.16), sieve(2, 4, 0.08)],
            three: vec![sieve(1, 8, 0.16), sieve(2, 4, 0.08), sieve(3, 2, 0.03)],
            alone: false,
        }
    }

    /// The sieves of a search of so many plies; none for 0.
    pub(super) fn of(&self, plies: u8) -> &[Sieve] {
        match plies {
            0 => &[],
            1 => &self.one,
            2 => &self.two,
            _ => &self.three,
        }
    }
}
