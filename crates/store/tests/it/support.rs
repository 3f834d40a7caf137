//! Rows for the tests of the store.

use std::sync::Arc;

use yonban_store::{
    Append, Hash, HeadUpdate, MemoryStore, SqliteStore, Status, Store, TableEvent, TableHead,
};

/// A table name of the right shape.
pub(crate) fn table_id(n: u64) -> String {
    format!("{n:032x}")
}

/// Some hash that tells `n` and `m` apart; the store does not compute hashes.
pub(crate) fn hash(n: u64, m: u64) -> Hash {
    let mut hash = [0x5a; 32];
    hash[..8].copy_from_slice(&n.to_be_bytes());
    hash[8..16].copy_from_slice(&m.to_be_bytes());
    hash
}

/// A new table without events, created at `n` milliseconds.
pub(crate) fn head(n: u64) -> TableHead {
    TableHead {
        id: table_id(n),
        series: None,
        kind: "gomoku".to_owned(),
        preset: "renju-1".to_owned(),
        agreement: format!("rules=renju\tn={n}"),
        agreement_hash: hash(n, 999),
        created_ms: n as i64,
        last_seq: 0,
        last_hash: [0; 32],
        now: HeadUpdate::open(),
    }
}

/// Event `seq` of table `n`.
pub(crate) fn event(n: u64, seq: u64, author: &str, cmd_id: Option<&str>) -> TableEvent {
    TableEvent {
        seq,
        at_ms: 1_000 + seq as i64,
        author: author.to_owned(),
        cmd_id: cmd_id.map(str::to_owned),
        kind: "played".to_owned(),
        body: format!("{seq}\t{}\t{author}\tplayed\taction=h8 of {n}", 1_000 + seq),
        hash: hash(n, seq),
    }
}

/// The head of a table in play.
pub(crate) fn playing() -> HeadUpdate {
    HeadUpdate {
        status: Status::Playing,
        seat_a: Some("guest:anna".to_owned()),
        seat_b: Some("engine:gomoku:3".to_owned()),
        name_a: Some("Anna".to_owned()),
        name_b: Some("Engine 3".to_owned()),
        turn_seat: Some("a".to_owned()),
        deadline_ms: Some(60_000),
        started_ms: Some(1_000),
        ..HeadUpdate::open()
    }
}

/// The head of a table that is over.
pub(crate) fn over(ended_ms: i64) -> HeadUpdate {
    HeadUpdate {
        status: Status::Over,
        turn_seat: None,
        deadline_ms: None,
        verdict: Some("a".to_owned()),
        termination: Some("rules:five".to_owned()),
        ended_ms: Some(ended_ms),
        ..playing()
    }
}

/// An append of one event after `expected`.
pub(crate) fn append(n: u64, expected: u64, author: &str, cmd_id: Option<&str>) -> Append {
    Append {
        table: table_id(n),
        expected_last_seq: expected,
        events: vec![event(n, expected + 1, author, cmd_id)],
        head: playing(),
        snapshot: None,
        rolls: Vec::new(),
    }
}

/// Both stores, each with a name for messages. The folder lives as long as the SQLite store.
pub(crate) async fn both() -> (tempfile::TempDir, [(&'static str, Arc<dyn Store>); 2]) {
    let folder = tempfile::tempdir().unwrap();
    let sqlite = SqliteStore::open(folder.path().join("yonban.db"))
        .await
        .unwrap();
    (
        folder,
        [
            ("memory", Arc::new(MemoryStore::new())),
            ("sqlite", Arc::new(sqlite)),
        ],
    )
}
