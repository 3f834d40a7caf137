//! What the mate solver remembers: a bounded table of proof and disproof numbers.

use yonban_shogi::Hand;

/// A proof or disproof number that no finite work reaches.
pub(super) const INFINITE: u32 = 1 << 30;
/// As many plies as anyone likes.
pub(super) const ENDLESS: u16 = u16::MAX;

/// How far a position is from being decided for the attacker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// Work to a proof of mate: 0 proved, [`INFINITE`] refuted.
    pub(super) proof: u32,
    /// Work to a refutation: 0 refuted, [`INFINITE`] proved.
    pub(super) disproof: u32,
    /// Of a proof: the plies to mate. Of anything else: the plies it was looked at for.
    pub(super) plies: u16,
    /// Of a proof: the hand the attacker needs. Of a refutation: the hand that is not enough. Else the
    /// hand he has.
    pub(super) hand: Hand,
    /// The refutation rests on a repetition of a position on the way here.
    pub(super) by_repetition: bool,
}

impl Numbers {
    pub(super) fn proved(plies: u16, hand: Hand) -> Self {
        Numbers {
            proof: 0,
            disproof: INFINITE,
            plies,
            hand,
            by_repetition: false,
        }
    }

    pub(super) fn refuted(plies: u16, hand: Hand) -> Self {
        Numbers {
            proof: INFINITE,
            disproof: 0,
            plies,
            hand,
            by_repetition: false,
        }
    }

    pub(super) fn is_proved(&self) -> bool {
        self.proof == 0
    }

    pub(super) fn is_refuted(&self) -> bool {
        self.disproof == 0
    }
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    numbers: Numbers,
    /// Positions looked at below; 0 marks an empty place.
    work: u32,
}

const EMPTY: Entry = Entry {
    key: 0,
    numbers: Numbers {
        proof: 1,
        disproof: 1,
        plies: 0,
        hand: Hand::EMPTY,
        by_repetition: false,
    },
    work: 0,
};

/// How many neighbouring places one board may use.
const WAYS: usize = 16;

/// A table of fixed size. Boards share a bucket with their neighbours; when it is full, the entry that
/// cost least to find gives way, what is undecided before what is decided. So the work worth keeping
/// stays, whatever the size.
#[derive(Clone, Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
}

impl Table {
    /// At most so many MiB, at least one bucket.
    pub(super) fn with_megabytes(megabytes: usize) -> Self {
        let wanted = megabytes.saturating_mul(1 << 20) / size_of::<Entry>();
        let len = if wanted < WAYS {
            WAYS
        } else {
            1 << wanted.ilog2()
        };
        Table {
            entries: vec![EMPTY; len],
        }
    }

    fn bucket(&self, key: u64) -> usize {
        let buckets = self.entries.len() / WAYS;
        (key.rotate_right(20) as usize & (buckets - 1)) * WAYS
    }

    /// What is known of a board where the attacker holds `hand` and `plies` are left: a decision that a
    /// larger or smaller hand, a shorter mate or a longer search implies, else the numbers of the very
    /// same question.
    pub(super) fn look_up(&self, key: u64, hand: Hand, plies: u16) -> Option<Numbers> {
        let at = self.bucket(key);
        let mut same = None;
        for entry in &self.entries[at..at + WAYS] {
            if entry.work == 0 || entry.key != key {
                continue;
            }
            let numbers = &entry.numbers;
            let decides = if numbers.is_proved() {
                numbers.plies <= plies && hand.holds(numbers.hand)
            } else if numbers.is_refuted() {
                numbers.plies >= plies && numbers.hand.holds(hand)
            } else {
                if numbers.plies == plies && numbers.hand == hand {
                    same = Some(*numbers);
                }
                false
            };
            if decides {
                return Some(*numbers);
            }
        }
        same
    }

    /// Remembers.
    pub(super) fn store(&mut self, key: u64, numbers: Numbers, work: u32) {
        let at = self.bucket(key);
        let decided = |numbers: &Numbers| numbers.is_proved() || numbers.is_refuted();
        let mut worst = at;
        let mut least = u64::MAX;
        for index in at..at + WAYS {
            let entry = &self.entries[index];
            let old = &entry.numbers;
            let same_kind = decided(old) == decided(&numbers)
                && old.is_proved() == numbers.is_proved()
                && old.plies == numbers.plies
                && old.hand == numbers.hand;
            if entry.work != 0 && entry.key == key && same_kind {
                worst = index;
                break;
            }
            let worth = if entry.work == 0 {
                0
            } else {
                u64::from(entry.work) * if decided(old) { 4 } else { 1 }
            };
            if worth < least {
                least = worth;
                worst = index;
            }
        }
        self.entries[worst] = Entry {
            key,
            numbers,
            work: work.max(1),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_shogi::Kind;

    fn pawns(n: u8) -> Hand {
        let mut hand = Hand::EMPTY;
        for _ in 0..n {
            hand.add(Kind::Pawn);
        }
        hand
    }

    #[test]
    fn a_proof_holds_for_every_larger_hand() {
        let mut table = Table::with_megabytes(0);
        table.store(5, Numbers::proved(3, pawns(2)), 10);
        assert!(table.look_up(5, pawns(1), ENDLESS).is_none());
        assert!(table.look_up(5, pawns(3), 3).unwrap().is_proved());
        assert!(table.look_up(5, pawns(3), 2).is_none());
        assert!(table.look_up(6, pawns(3), 3).is_none());
    }

    #[test]
    fn a_refutation_holds_for_every_smaller_hand_and_fewer_plies() {
        let mut table = Table::with_megabytes(0);
        table.store(5, Numbers::refuted(7, pawns(2)), 10);
        assert!(table.look_up(5, pawns(1), 5).unwrap().is_refuted());
        assert!(table.look_up(5, pawns(3), 5).is_none());
        assert!(table.look_up(5, pawns(2), 9).is_none());
    }

    #[test]
    fn a_full_bucket_forgets_what_was_cheap() {
        let mut table = Table::with_megabytes(0);
        table.store(1, Numbers::proved(3, pawns(0)), 1_000);
        for key in 2..100 {
            table.store(key, Numbers::refuted(ENDLESS, pawns(0)), 2);
        }
        assert!(table.look_up(1, pawns(0), 3).is_some());
        assert!(table.look_up(99, pawns(0), 3).is_some());
    }
}
