//! What an error of the database means for the command that met it and for its group.

use sqlx::error::ErrorKind;

use crate::error::StoreError;

// Primary result codes of SQLite, <https://www.sqlite.org/rescode.html>.
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const TOO_BIG: i32 = 18;
const CONSTRAINT: i32 = 19;
const MISMATCH: i32 = 20;
const NOT_A_DATABASE: i32 = 26;

/// Why a command inside a group was not carried out.
#[derive(Debug)]
pub(super) enum Trouble {
    /// Only this command is at fault: its savepoint is rolled back, the group goes on.
    Command(StoreError),
    /// The database is: the whole group is rolled back.
    Group(StoreError),
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Trouble::Command(error)
    }
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Self {
        match store_error(&error) {
            refused @ StoreError::Invalid(_) => Trouble::Command(refused),
            other => Trouble::Group(other),
        }
    }
}

/// The primary result code, where the error is SQLite's.
fn code(error: &sqlx::Error) -> Option<i32> {
    let extended: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}

/// The store's word for an error of the database.
pub(super) fn store_error(error: &sqlx::Error) -> StoreError {
    match code(error) {
        Some(FULL) => StoreError::Full,
        Some(CORRUPT | NOT_A_DATABASE) => StoreError::Corrupt(error.to_string()),
        Some(CONSTRAINT | MISMATCH) => StoreError::Invalid("the database refused the row"),
        Some(TOO_BIG) => StoreError::Invalid("a value is too large for the database"),
        Some(_) | None => match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                StoreError::Corrupt(error.to_string())
            }
            _ => StoreError::Unavailable(error.to_string()),
        },
    }
}

/// Whether the row named another that is not there.
pub(super) fn refers_to_nothing(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(|e| e.kind() == ErrorKind::ForeignKeyViolation)
}
