//! The secrets of tables, derived from a key that the house keeps: any node and any restart knows them,
//! and no log holds one before its table is over.

use yonban_rules::Seat;
use yonban_store::Hash;
use yonban_table::dice::{Bytes, hmac};
use yonban_table::{Entropy, TableId};

/// The house's key.
#[derive(Clone, Copy)]
pub(crate) struct Secrets(Bytes);

impl Secrets {
    pub(crate) const fn new(key: Hash) -> Self {
        Secrets(Bytes(key))
    }

    /// The value that a computer player pledges: the house's own, as its secret is.
    pub(crate) fn value(self, table: TableId, seat: Seat) -> Bytes {
        let seat = seat.to_string();
        hmac(
            self.0,
            &[b"yonban-house-v1 seat ", seat.as_bytes(), &table.0],
        )
    }
}

impl Entropy for Secrets {
    fn secret(&mut self, table: TableId) -> Bytes {
        hmac(self.0, &[b"yonban-house-v1 table ", &table.0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_seat_and_house_has_another_secret() {
        let (one, two) = (TableId([1; 16]), TableId([2; 16]));
        let mut house = Secrets::new([7; 32]);
        let secret = house.secret(one);
        assert_eq!(house.secret(one), secret, "the same after every restart");
        let others = [
            house.secret(two),
            house.value(one, Seat::A),
            house.value(one, Seat::B),
            house.value(two, Seat::A),
            Secrets::new([8; 32]).secret(one),
        ];
        for (n, other) in others.iter().enumerate() {
            assert_ne!(*other, secret);
            assert!(!others[..n].contains(other));
        }
    }
}
