//! A hash table of judged positions, shared between threads without locks.

use std::sync::atomic::{AtomicU64, Ordering};

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The true value is at least this.
    Lower,
    /// The true value is at most this.
    Upper,
    /// The true value to the stored depth.
    Exact,
}

/// What is remembered of a position. Meanings of `value`, `eval` and `action` belong to the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Searched value.
    pub value: i16,
    /// Static evaluation.
    pub eval: i16,
    /// Best action, in the engine's own numbering.
    pub action: u16,
    /// Depth of the search, -128 to 127.
    pub depth: i8,
    /// What `value` says.
    pub bound: Bound,
}

impl Entry {
    fn pack(self, generation: u8) -> u64 {
        let bound: u64 = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        u64::from(self.value.cast_unsigned())
            | u64::from(self.eval.cast_unsigned()) << 16
            | u64::from(self.action) << 32
            | u64::from(self.depth.cast_unsigned()) << 48
            | bound << 56
            | u64::from(generation & 63) << 58
    }

    fn unpack(data: u64) -> Option<Entry> {
        let bytes = data.to_le_bytes();
        let bound = match bytes[7] & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Entry {
            value: i16::from_le_bytes([bytes[0], bytes[1]]),
            eval: i16::from_le_bytes([bytes[2], bytes[3]]),
            action: u16::from_le_bytes([bytes[4], bytes[5]]),
            depth: bytes[6].cast_signed(),
            bound,
        })
    }
}

#[derive(Debug, Default)]
struct Slot {
    /// Key xor data: a half-written slot fails the comparison and reads as empty.
    lock: AtomicU64,
    data: AtomicU64,
}

/// How many neighbouring slots one key may use.
const WAYS: usize = 4;

/// The slots of one key, in one line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// A fixed-size table from 64-bit position keys to [`Entry`]. All methods take `&self`: threads may
/// share one table; a torn write reads as absent.
///
/// ```
/// use yonban_search::{Bound, Entry, TranspositionTable};
///
/// let table = TranspositionTable::with_megabytes(1);
/// let entry = Entry { value: -3, eval: 7, action: 112, depth: 5, bound: Bound::Exact };
/// table.store(0x1234_5678_9abc_def0, entry);
/// assert_eq!(table.probe(0x1234_5678_9abc_def0), Some(entry));
/// assert_eq!(table.probe(1), None);
/// ```
#[derive(Debug)]
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    generation: AtomicU64,
}

impl TranspositionTable {
    /// A table of at most this many MiB (0 gives the smallest table, 64 bytes; sizes are powers of
    /// two), all empty.
    #[must_use]
    pub fn with_megabytes(megabytes: usize) -> Self {
        let wanted = megabytes.saturating_mul(1 << 20) / size_of::<Bucket>();
        let len = 1_usize << wanted.max(1).ilog2();
        TranspositionTable {
            buckets: (0..len).map(|_| Bucket::default()).collect(),
            generation: AtomicU64::new(0),
        }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.lock.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.generation.store(0, Ordering::Relaxed);
    }

    /// Marks everything stored so far as old: it is still found, but replaced first.
    pub fn new_generation(&self) {
        self.generation.fetch_add(1, Ordering::Relaxed);
    }

    /// Thousandths of the table that hold something of the present generation, from a sample.
    #[must_use]
    pub fn used_permille(&self) -> u32 {
        let generation = self.generation.load(Ordering::Relaxed).to_le_bytes()[0] & 63;
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let slots = sample.iter().flat_map(|bucket| &bucket.0);
        let used = slots.filter(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            Entry::unpack(data).is_some() && (data >> 58).to_le_bytes()[0] == generation
        });
        // At most a thousand of a thousand.
        (used.count() * 1_000 / (sample.len() * WAYS)) as u32
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let at = usize::try_from(key & (self.buckets.len() as u64 - 1)).unwrap_or(0);
        &self.buckets[at].0
    }

    /// Fetches what lies under `key` from memory, so that a [`probe`](TranspositionTable::probe) a little
    /// later need not wait for it. Nothing else changes.
    #[inline]
    pub fn touch(&self, key: u64) {
        std::hint::black_box(self.bucket(key)[0].data.load(Ordering::Relaxed));
    }

    /// What is remembered under `key`.
    #[must_use]
    pub fn probe(&self, key: u64) -> Option<Entry> {
        for slot in self.bucket(key) {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.lock.load(Ordering::Relaxed) ^ data == key
                && let Some(entry) = Entry::unpack(data)
            {
                return Some(entry);
            }
        }
        None
    }

    /// Remembers `entry` under `key`, in place of what that key had, else of the shallowest and
    /// oldest entry among its neighbours.
    pub fn store(&self, key: u64, entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed).to_le_bytes()[0] & 63;
        let mut worst: Option<(i32, &Slot)> = None;
        for slot in self.bucket(key) {
            let data = slot.data.load(Ordering::Relaxed);
            let worth = match Entry::unpack(data) {
                None => i32::MIN + 1,
                Some(_) if slot.lock.load(Ordering::Relaxed) ^ data == key => i32::MIN,
                Some(old) => {
                    let age = generation.wrapping_sub((data >> 58).to_le_bytes()[0]) & 63;
                    i32::from(old.depth) - 4 * i32::from(age)
                }
            };
            if worst.is_none_or(|(least, _)| worth < least) {
                worst = Some((worth, slot));
            }
        }
        if let Some((_, slot)) = worst {
            let data = entry.pack(generation);
            slot.lock.store(key ^ data, Ordering::Relaxed);
            slot.data.store(data, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: i8) -> Entry {
        Entry {
            value: i16::MIN,
            eval: i16::MAX,
            action: 483,
            depth,
            bound: Bound::Lower,
        }
    }

    #[test]
    fn every_field_survives_packing() {
        for bound in [Bound::Lower, Bound::Upper, Bound::Exact] {
            for depth in [-128, -1, 0, 127] {
                let e = Entry {
                    bound,
                    ..entry(depth)
                };
                assert_eq!(Entry::unpack(e.pack(63)), Some(e));
            }
        }
    }

    #[test]
    fn deep_entries_outlive_shallow_ones() {
        let table = TranspositionTable::with_megabytes(0);
        table.store(1 << 40, entry(20));
        for n in 1..50_u64 {
            table.store(n << 41, entry(1));
        }
        assert_eq!(table.probe(1 << 40), Some(entry(20)));
        for _ in 0..10 {
            table.new_generation();
        }
        for n in 1..50_u64 {
            table.store(n << 41, entry(1));
        }
        assert_eq!(table.probe(1 << 40), None, "an old entry gives way");
    }

    #[test]
    fn a_cleared_table_is_empty() {
        let table = TranspositionTable::with_megabytes(1);
        table.store(7, entry(3));
        table.clear();
        assert_eq!(table.probe(7), None);
        assert_eq!(table.used_permille(), 0);
    }

    #[test]
    fn what_is_in_use_is_told() {
        let table = TranspositionTable::with_megabytes(0);
        table.store(7, entry(3));
        assert_eq!(table.used_permille(), 250);
        table.new_generation();
        assert_eq!(table.used_permille(), 0);
    }
}
