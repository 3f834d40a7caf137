//! The name of a table.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// 128 bits that name a table; written as 32 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub [u8; 16]);

impl TableId {
    /// The id of the table that follows this one by agreement. Everybody derives the same one, so
    /// that a rematch accepted on two nodes at once is still one table.
    #[must_use]
    pub fn next(&self) -> TableId {
        let digest = Sha256::new()
            .chain_update(b"yonban-next-v1")
            .chain_update(self.0)
            .finalize();
        let mut id = [0; 16];
        id.copy_from_slice(&digest[..16]);
        TableId(id)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A text that names no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a table id is 32 hexadecimal digits in lower case")]
pub struct ParseIdError;

impl FromStr for TableId {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut id = [0; 16];
        hex::decode_to_slice(text, &mut id).map_err(|_| ParseIdError)?;
        let id = TableId(id);
        (id.to_string() == text).then_some(id).ok_or(ParseIdError)
    }
}
