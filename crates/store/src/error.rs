//! Why the store could not do what it was asked.

use thiserror::Error;

/// Why the store could not do what it was asked. A conflict or a repeated command is not an error:
/// see [`crate::Appended`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// The database does not answer. A write that fails so **may or may not have been committed**:
    /// send the same command again, or read the log.
    #[error("the store is not available: {0}")]
    Unavailable(String),
    /// No room is left; nothing was written. Reading still works.
    #[error("the store is full")]
    Full,
    /// What is stored contradicts itself. Nothing should be written before a person has looked.
    #[error("the store is damaged: {0}")]
    Corrupt(String),
    /// The rows contradict each other or a rule of the store; nothing was written. A fault of the
    /// caller.
    #[error("not storable: {0}")]
    Invalid(&'static str),
    /// No row of that name; nothing was written.
    #[error("no such {what}: {id}")]
    NotFound {
        /// What was looked for: `table`, `guest`.
        what: &'static str,
        /// Its name.
        id: String,
    },
    /// The database was written by a newer version of the programme. Migrations go forward only.
    #[error("the database has schema {found}, this programme knows up to {known}")]
    TooNew {
        /// The schema of the database.
        found: i64,
        /// The newest schema that this programme knows.
        known: i64,
    },
}

impl StoreError {
    /// Whether the command may have been committed nevertheless.
    #[must_use]
    pub fn outcome_unknown(&self) -> bool {
        matches!(self, StoreError::Unavailable(_))
    }
}
