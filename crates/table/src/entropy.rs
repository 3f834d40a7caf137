//! Where the secrets of tables come from.

use crate::TableId;
use crate::dice::Bytes;

/// The source of what is sealed at a table. The server derives it from a key that it keeps, so that
/// every node and every restart knows the same one; tests give fixed ones.
pub trait Entropy {
    /// The secret of this table: the same one whenever it is asked for, and unknown to everybody
    /// else.
    fn secret(&mut self, table: TableId) -> Bytes;
}
