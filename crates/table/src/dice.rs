//! The arithmetic of dice that can be checked: what is sealed and pledged, and what follows from it.
//! Pure functions of bytes; `docs/log.md` has the formulas.
//!
//! ```
//! use yonban_table::dice::{Bytes, Throws, pledge, seal};
//! use yonban_table::TableId;
//! use yonban_rules::Seat;
//!
//! let id = TableId([7; 16]);
//! let (secret, a, b) = (Bytes([1; 32]), Bytes([2; 32]), Bytes([3; 32]));
//! // Told before the game: nobody can exchange what is behind them.
//! let _told = (seal(id, secret), pledge(id, Seat::A, a), pledge(id, Seat::B, b));
//! // Computed by the table during the game, and by everybody after it.
//! let throws = Throws { id, secret, values: [a, b] };
//! let die = throws.choose(0, &[1; 6]).expect("six outcomes");
//! assert!(die < 6);
//! ```

use crate::TableId;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use yonban_rules::Seat;

/// What every hash here begins with: nothing else that hashes the same bytes means the same.
const TAG: &[u8] = b"yonban-dice-v1 ";

/// The largest sum of weights that one byte can choose from.
pub const MOST_WEIGHT: u32 = 256;

/// 32 bytes: a secret, a value, or the hash of one. Written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bytes(pub [u8; 32]);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A text that is no 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write 64 hexadecimal digits in lower case")]
pub struct ParseBytesError;

impl FromStr for Bytes {
    type Err = ParseBytesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).map_err(|_| ParseBytesError)?;
        let bytes = Bytes(bytes);
        (bytes.to_string() == text)
            .then_some(bytes)
            .ok_or(ParseBytesError)
    }
}

/// The hash by which the house seals its secret.
#[must_use]
pub fn seal(id: TableId, secret: Bytes) -> Bytes {
    commit(b"secret", id, secret)
}

/// The hash by which a seat pledges its value.
#[must_use]
pub fn pledge(id: TableId, seat: Seat, value: Bytes) -> Bytes {
    let word: &[u8] = match seat {
        Seat::A => b"seat-a",
        Seat::B => b"seat-b",
    };
    commit(word, id, value)
}

fn commit(word: &[u8], id: TableId, bytes: Bytes) -> Bytes {
    let digest = Sha256::new()
        .chain_update(TAG)
        .chain_update(word)
        .chain_update(id.0)
        .chain_update(bytes.0)
        .finalize();
    Bytes(digest.into())
}

/// HMAC-SHA-256 of the parts, one after another.
#[must_use]
pub fn hmac(key: Bytes, parts: &[&[u8]]) -> Bytes {
    // A key of any length is one of HMAC's: this one has 32 bytes.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&key.0) else {
        return Bytes([0; 32]);
    };
    for part in parts {
        mac.update(part);
    }
    Bytes(mac.finalize().into_bytes().into())
}

/// Everything that decides the throws of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throws {
    /// The table.
    pub id: TableId,
    /// The house's secret.
    pub secret: Bytes,
    /// The values of seat A and of seat B.
    pub values: [Bytes; 2],
}

impl Throws {
    /// 32 of the bytes that throw `index` is made from, block by block from 0.
    #[must_use]
    pub fn block(&self, index: u32, block: u32) -> Bytes {
        hmac(
            self.secret,
            &[
                TAG,
                b"roll",
                &self.id.0,
                &self.values[0].0,
                &self.values[1].0,
                &index.to_be_bytes(),
                &block.to_be_bytes(),
            ],
        )
    }

    /// A number below `total`, without bias: the first byte that counts, modulo `total`. `None` where
    /// `total` is 0 or above [`MOST_WEIGHT`].
    #[must_use]
    pub fn below(&self, index: u32, total: u32) -> Option<u32> {
        let limit = limit(total)?;
        (0..=u32::MAX)
            .flat_map(|block| self.block(index, block).0)
            .map(u32::from)
            .find(|byte| *byte < limit)
            .map(|byte| byte % total)
    }

    /// Which of the outcomes with these weights throw `index` is: `None` where they sum to 0 or to
    /// more than [`MOST_WEIGHT`]. An outcome of weight 0 is never drawn.
    #[must_use]
    pub fn choose(&self, index: u32, weights: &[u32]) -> Option<usize> {
        let mut rest = self.below(index, total(weights)?)?;
        weights.iter().position(|weight| {
            let chosen = rest < *weight;
            rest = rest.saturating_sub(*weight);
            chosen
        })
    }
}

/// Bytes from this on would favour the first outcomes, and are thrown away; `None` where one byte
/// cannot choose.
fn limit(total: u32) -> Option<u32> {
    (1..=MOST_WEIGHT)
        .contains(&total)
        .then(|| MOST_WEIGHT - MOST_WEIGHT % total)
}

/// The sum of the weights, if there is one.
pub(crate) fn total(weights: &[u32]) -> Option<u32> {
    weights
        .iter()
        .try_fold(0u32, |sum, weight| sum.checked_add(*weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Row by row from `data/platform/dice_vectors.tsv`.
    struct Vectors(Vec<[&'static str; 5]>);

    impl Vectors {
        fn read() -> Vectors {
            let text = include_str!("../../../data/platform/dice_vectors.tsv");
            let rows = text.lines().skip(1).map(|line| {
                let fields: Vec<&str> = line.split('\t').collect();
                fields.try_into().expect("five columns")
            });
            Vectors(rows.collect())
        }

        fn of(&self, kind: &str) -> Vec<[&'static str; 5]> {
            let mine = self.0.iter().filter(|row| row[1] == kind);
            let mine: Vec<_> = mine.copied().collect();
            assert!(!mine.is_empty(), "{kind}");
            mine
        }

        fn bytes(&self, kind: &str) -> Bytes {
            self.of(kind)[0][3].parse().expect("32 bytes")
        }

        fn id(&self) -> TableId {
            self.of("table_id")[0][3].parse().expect("16 bytes")
        }

        fn throws(&self) -> Throws {
            Throws {
                id: self.id(),
                secret: self.bytes("secret"),
                values: [self.bytes("seat_a"), self.bytes("seat_b")],
            }
        }
    }

    #[test]
    fn seals_and_pledges_are_the_known_ones() {
        let vectors = Vectors::read();
        let Throws { id, secret, values } = vectors.throws();
        assert_eq!(seal(id, secret), vectors.bytes("commit_secret"));
        assert_eq!(
            pledge(id, Seat::A, values[0]),
            vectors.bytes("commit_seat_a")
        );
        assert_eq!(
            pledge(id, Seat::B, values[1]),
            vectors.bytes("commit_seat_b")
        );
    }

    #[test]
    fn throws_are_the_known_ones() {
        let vectors = Vectors::read();
        let throws = vectors.throws();
        let rows = vectors.of("roll");
        assert_eq!(rows.len(), 15);
        for [id, _, input, result, note] in rows {
            let index: u32 = input.strip_prefix("k=").unwrap().parse().unwrap();
            let [_, first, second] = result.split(' ').collect::<Vec<_>>()[..] else {
                panic!("{id}");
            };
            let (first, second): (u32, u32) = (first.parse().unwrap(), second.parse().unwrap());
            let u = throws.below(index, 36).unwrap();
            assert_eq!((u / 6 + 1, u % 6 + 1), (first, second), "{id}");
            assert!(note.starts_with(&format!("u={u},")), "{id}");
            assert_eq!(throws.choose(index, &[1; 36]), Some(u as usize), "{id}");
            let block = throws.block(index, 0);
            assert!(note.ends_with(&format!("first block {block}")), "{id}");
            let rejected = block.0.iter().take_while(|byte| **byte >= 252).count();
            assert!(
                note.contains(&format!("rejected first: {rejected};")),
                "{id}"
            );
        }
    }

    #[test]
    fn limits_are_the_known_ones() {
        for [id, _, input, result, _] in Vectors::read().of("limit") {
            let total: u32 = input.strip_prefix("W=").unwrap().parse().unwrap();
            assert_eq!(limit(total), Some(result.parse().unwrap()), "{id}");
        }
        assert_eq!((limit(0), limit(257)), (None, None));
    }

    #[test]
    fn weights_count_in_proportion_and_impossible_ones_are_none() {
        let throws = Vectors::read().throws();
        let hits = |weights: &[u32]| {
            let mut hits = vec![0u32; weights.len()];
            for index in 0..6_000 {
                hits[throws.choose(index, weights).unwrap()] += 1;
            }
            hits
        };
        let [one, two, none, three] = hits(&[1, 2, 0, 3])[..] else {
            panic!()
        };
        assert_eq!(none, 0, "an outcome of weight 0 is never drawn");
        // Five standard deviations of 6,000 draws at a half: 194.
        for (count, expected) in [(one, 1_000u32), (two, 2_000), (three, 3_000)] {
            assert!(count.abs_diff(expected) < 194, "{count} of {expected}");
        }
        assert_eq!(hits(&[0, 256, 0])[1], 6_000);
        for weights in [&[][..], &[0, 0], &[200, 100], &[u32::MAX, 2]] {
            assert_eq!(throws.choose(0, weights), None);
        }
    }

    #[test]
    fn every_input_matters() {
        let throws = Vectors::read().throws();
        let mut others = [throws; 4];
        others[0].id.0[15] ^= 1;
        others[1].secret.0[31] ^= 1;
        others[2].values[0].0[0] ^= 1;
        others[3].values = [throws.values[1], throws.values[0]];
        let first = throws.block(3, 0);
        for other in others {
            assert_ne!(other.block(3, 0), first);
        }
        assert_ne!(throws.block(4, 0), first);
        assert_ne!(throws.block(3, 1), first);
        assert_ne!(throws.block(0, 3), first);
    }

    #[test]
    fn bytes_have_one_text() {
        let text = "00".repeat(31) + "ff";
        assert_eq!(text.parse::<Bytes>().unwrap().to_string(), text);
        for text in ["", &"00".repeat(31), &"00".repeat(33), &("FF".repeat(32))] {
            assert_eq!(text.parse::<Bytes>(), Err(ParseBytesError), "{text}");
        }
    }

    /// Pearson's statistic of so many throws over 36 outcomes, each a table's next one.
    fn chi_square(rolls: u32) -> f64 {
        let throws = Vectors::read().throws();
        let mut counts = [0u32; 36];
        for index in 0..rolls {
            counts[throws.choose(index, &[1; 36]).unwrap()] += 1;
        }
        let expected = f64::from(rolls) / 36.0;
        let square = |count: &u32| (f64::from(*count) - expected).powi(2) / expected;
        counts.iter().map(square).sum()
    }

    /// With 35 degrees of freedom, 1 in 10,000 fair samples is below 11.9, and 1 in 10,000 above 75.1.
    fn is_fair(statistic: f64) -> bool {
        (11.9..75.1).contains(&statistic)
    }

    #[test]
    fn throws_are_fair() {
        let statistic = chi_square(200_000);
        assert!(is_fair(statistic), "{statistic}");
    }

    #[test]
    #[ignore = "long: ten million throws"]
    #[expect(clippy::print_stdout, reason = "the figure is for people")]
    fn ten_million_throws_are_fair() {
        let statistic = chi_square(10_000_000);
        println!("chi-square over 36 outcomes, 10,000,000 throws: {statistic:.2} (35 degrees)");
        assert!(is_fair(statistic), "{statistic}");
    }
}
