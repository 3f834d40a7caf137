//! What a proof search remembers.

/// Proof numbers of a position, seen from the side to move: `phi` stands for reaching its aim,
/// `delta` for missing it. 0 is proved, [`INFINITE`] impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    pub(super) phi: u32,
    pub(super) delta: u32,
}

/// More than any sum of proof numbers that still counts.
pub(super) const INFINITE: u32 = (1 << 22) - 1;

impl Numbers {
    /// The side to move reaches its aim.
    pub(super) const REACHED: Numbers = Numbers {
        phi: 0,
        delta: INFINITE,
    };
    /// It misses it.
    pub(super) const MISSED: Numbers = Numbers {
        phi: INFINITE,
        delta: 0,
    };

    pub(super) fn is_proved(self) -> bool {
        self.phi == 0 || self.delta == 0
    }
}

/// A key, then phi in 22 bits, delta in 22 and the work below in 20; work 0 is an empty slot.
#[derive(Clone, Copy, Default, Debug)]
struct Slot {
    key: u64,
    data: u64,
}

const WAYS: usize = 4;
const MOST_WORK: u64 = (1 << 20) - 1;

/// One cache line.
#[derive(Clone, Copy, Default, Debug)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// A fixed number of slots; where a key's four are taken, the one with the least work gives way.
#[derive(Debug)]
pub(super) struct Table(Vec<Bucket>);

impl Table {
    pub(super) fn with_megabytes(megabytes: usize) -> Self {
        let wanted = (megabytes.max(1) << 20) / size_of::<Bucket>();
        Table(vec![Bucket::default(); 1 << wanted.ilog2()])
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    #[inline]
    pub(super) fn find(&self, key: u64) -> Option<Numbers> {
        let bucket = &self.0[self.bucket(key)].0;
        let slot = bucket.iter().find(|s| s.key == key && s.data != 0)?;
        Some(Numbers {
            phi: (slot.data & u64::from(INFINITE)) as u32,
            delta: (slot.data >> 22 & u64::from(INFINITE)) as u32,
        })
    }

    pub(super) fn store(&mut self, key: u64, numbers: Numbers, work: u64) {
        let at = self.bucket(key);
        let bucket = &mut self.0[at].0;
        let slot = Slot {
            key,
            data: u64::from(numbers.phi)
                | u64::from(numbers.delta) << 22
                | work.clamp(1, MOST_WORK) << 44,
        };
        let place = bucket
            .iter()
            .position(|old| old.key == key)
            .unwrap_or_else(|| {
                let least = bucket.iter().enumerate().min_by_key(|(_, s)| s.data >> 44);
                least.map_or(0, |(n, _)| n)
            });
        bucket[place] = slot;
    }
}
