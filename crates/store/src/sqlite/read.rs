//! Rows of the database as values.

use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::trouble::store_error;
use crate::error::StoreError;
use crate::rows::{
    ChatLine, Guest, Hash, HeadUpdate, Heartbeat, Roll, SignIn, Snapshot, StoredRoll, TableEvent,
    TableHead,
};

type Get<T> = Result<T, StoreError>;

fn text(row: &SqliteRow, column: &str) -> Get<String> {
    row.try_get(column).map_err(|e| store_error(&e))
}

fn optional_text(row: &SqliteRow, column: &str) -> Get<Option<String>> {
    row.try_get(column).map_err(|e| store_error(&e))
}

fn integer(row: &SqliteRow, column: &str) -> Get<i64> {
    row.try_get(column).map_err(|e| store_error(&e))
}

fn optional_integer(row: &SqliteRow, column: &str) -> Get<Option<i64>> {
    row.try_get(column).map_err(|e| store_error(&e))
}

pub(super) fn unsigned(row: &SqliteRow, column: &str) -> Get<u64> {
    u64::try_from(integer(row, column)?)
        .map_err(|_| StoreError::Corrupt(format!("column {column} is negative")))
}

pub(super) fn hash(row: &SqliteRow, column: &str) -> Get<Hash> {
    let bytes: &[u8] = row.try_get(column).map_err(|e| store_error(&e))?;
    bytes
        .try_into()
        .map_err(|_| StoreError::Corrupt(format!("column {column} is not 32 bytes long")))
}

pub(super) fn head(row: &SqliteRow) -> Get<TableHead> {
    Ok(TableHead {
        id: text(row, "id")?,
        series: optional_text(row, "series")?,
        kind: text(row, "kind")?,
        preset: text(row, "preset")?,
        agreement: text(row, "agreement")?,
        agreement_hash: hash(row, "agreement_hash")?,
        created_ms: integer(row, "created_ms")?,
        last_seq: unsigned(row, "last_seq")?,
        last_hash: hash(row, "last_hash")?,
        now: HeadUpdate {
            status: text(row, "status")?.parse()?,
            public: integer(row, "public")? != 0,
            seat_a: optional_text(row, "seat_a")?,
            seat_b: optional_text(row, "seat_b")?,
            name_a: optional_text(row, "name_a")?,
            name_b: optional_text(row, "name_b")?,
            turn_seat: optional_text(row, "turn_seat")?,
            deadline_ms: optional_integer(row, "deadline_ms")?,
            verdict: optional_text(row, "verdict")?,
            termination: optional_text(row, "termination")?,
            started_ms: optional_integer(row, "started_ms")?,
            ended_ms: optional_integer(row, "ended_ms")?,
        },
    })
}

pub(super) fn event(row: &SqliteRow) -> Get<TableEvent> {
    Ok(TableEvent {
        seq: unsigned(row, "seq")?,
        at_ms: integer(row, "at_ms")?,
        author: text(row, "author")?,
        cmd_id: optional_text(row, "cmd_id")?,
        kind: text(row, "kind")?,
        body: text(row, "body")?,
        hash: hash(row, "hash")?,
    })
}

pub(super) fn snapshot(row: &SqliteRow) -> Get<Snapshot> {
    Ok(Snapshot {
        seq: unsigned(row, "seq")?,
        state: text(row, "state")?,
        hash: hash(row, "hash")?,
    })
}

pub(super) fn chat_line(row: &SqliteRow) -> Get<ChatLine> {
    Ok(ChatLine {
        seq: unsigned(row, "seq")?,
        at_ms: integer(row, "at_ms")?,
        author: text(row, "author")?,
        name: text(row, "name")?,
        seat: optional_text(row, "seat")?,
        text: text(row, "text")?,
    })
}

pub(super) fn guest(row: &SqliteRow) -> Get<Guest> {
    Ok(Guest {
        id: text(row, "id")?,
        name: text(row, "name")?,
        created_ms: integer(row, "created_ms")?,
    })
}

pub(super) fn sign_in(row: &SqliteRow) -> Get<SignIn> {
    Ok(SignIn {
        token_hash: hash(row, "token_hash")?,
        guest: text(row, "guest")?,
        created_ms: integer(row, "signed_in_ms")?,
        last_seen_ms: integer(row, "last_seen_ms")?,
        expires_ms: integer(row, "expires_ms")?,
    })
}

pub(super) fn roll(row: &SqliteRow) -> Get<StoredRoll> {
    let index = integer(row, "roll")?;
    Ok(StoredRoll {
        n: unsigned(row, "n")?,
        table: text(row, "table_id")?,
        public: integer(row, "public")? != 0,
        roll: Roll {
            index: u32::try_from(index)
                .map_err(|_| StoreError::Corrupt(format!("{index} is no index of a throw")))?,
            outcome: text(row, "outcome")?,
            at_ms: integer(row, "at_ms")?,
        },
    })
}

pub(super) fn heartbeat(row: &SqliteRow) -> Get<Heartbeat> {
    Ok(Heartbeat {
        node: text(row, "node")?,
        last_seen_ms: integer(row, "last_seen_ms")?,
        version: text(row, "version")?,
    })
}
