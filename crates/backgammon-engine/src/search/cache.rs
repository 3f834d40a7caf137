//! What a search remembers: a fixed number of answers by position.
//!
//! An entry holds the whole position, so that an answer is never one of another position; a newer one
//! takes the place of an older. What is remembered is what would be computed again, so that a memory
//! changes the time that an answer takes and nothing else.

use std::hash::{Hash, Hasher};

/// A memory of a fixed size.
#[derive(Debug)]
pub(super) struct Cache<K, V> {
    entries: Vec<Option<(K, V)>>,
    mask: usize,
}

impl<K: Hash + Eq + Clone, V: Clone> Cache<K, V> {
    /// A memory of at most so many bytes, for a power of two of answers.
    pub(super) fn within(bytes: usize) -> Self {
        let power = (bytes / size_of::<Option<(K, V)>>()).max(1).ilog2();
        Cache {
            entries: vec![None; 1 << power],
            mask: (1 << power) - 1,
        }
    }

    fn place(&self, key: &K) -> usize {
        let mut hasher = Mixer(0);
        key.hash(&mut hasher);
        // The mask keeps it below the length.
        hasher.finish() as usize & self.mask
    }

    pub(super) fn get(&self, key: &K) -> Option<&V> {
        match &self.entries[self.place(key)] {
            Some((own, value)) if own == key => Some(value),
            _ => None,
        }
    }

    pub(super) fn put(&mut self, key: &K, value: V) {
        let place = self.place(key);
        self.entries[place] = Some((key.clone(), value));
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(None);
    }
}

/// A quick hash without a secret: positions are no attackers.
struct Mixer(u64);

impl Mixer {
    const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

    const fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(Self::FACTOR);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        for byte in rest {
            self.mix(u64::from(*byte));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    /// The lengths of the fixed arrays of a board tell nothing.
    fn write_usize(&mut self, _length: usize) {}

    fn finish(&self) -> u64 {
        let mixed = (self.0 ^ self.0 >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^ mixed >> 32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_backgammon::{Board, Dice, Variant};

    #[test]
    fn an_answer_is_that_of_its_own_position() {
        let mut cache: Cache<(Board, u8), u32> =
            Cache::within(64 * size_of::<Option<((Board, u8), u32)>>());
        let start = Board::start(Variant::Standard);
        let mut boards = Vec::new();
        for (dice, _) in Dice::rolls() {
            boards.extend(start.plays(dice).iter().map(|play| start.after(play)));
        }
        for (n, board) in boards.iter().enumerate() {
            let key = (*board, (n % 3) as u8);
            cache.put(&key, n as u32);
            assert_eq!(cache.get(&key), Some(&(n as u32)));
        }
        let kept = boards.iter().enumerate().filter(|(n, board)| {
            let found = cache.get(&(**board, (n % 3) as u8)).copied();
            assert!(found.is_none_or(|found| boards[found as usize] == **board));
            found == Some(*n as u32)
        });
        // 64 places, nearly all of them in use.
        assert!((48..=64).contains(&kept.count()));
        cache.clear();
        assert_eq!(cache.get(&(boards[0], 0)), None);
    }
}
