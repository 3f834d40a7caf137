//! Each write as the statements it runs inside its savepoint.

use futures_util::future::BoxFuture;
use sqlx::AssertSqlSafe;
use sqlx::sqlite::SqliteConnection;

use super::trouble::{Trouble, refers_to_nothing};
use super::writer::{Outcome, Write};
use crate::error::StoreError;
use crate::rows::{
    Append, Appended, Created, Guest, Hash, Heartbeat, MAX_CHAT_LINES, NewChatLine, Said, SignIn,
    TableEvent, TableHead,
};

/// Sequence numbers fit: `check_events` has seen them.
fn integer(seq: u64) -> Result<i64, StoreError> {
    i64::try_from(seq).map_err(|_| StoreError::Invalid("a sequence number is too large"))
}

async fn last_seq(conn: &mut SqliteConnection, table: &str) -> Result<Option<u64>, Trouble> {
    let row = sqlx::query("SELECT last_seq FROM table_head WHERE id = $1")
        .bind(table)
        .fetch_optional(conn)
        .await?;
    match row {
        None => Ok(None),
        Some(row) => super::read::unsigned(&row, "last_seq")
            .map(Some)
            .map_err(Trouble::Group),
    }
}

async fn insert_event(
    conn: &mut SqliteConnection,
    table: &str,
    event: &TableEvent,
) -> Result<(), Trouble> {
    sqlx::query(
        "INSERT INTO table_event (table_id, seq, at_ms, author, cmd_id, kind, body, hash) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    )
    .bind(table)
    .bind(integer(event.seq)?)
    .bind(event.at_ms)
    .bind(&event.author)
    .bind(&event.cmd_id)
    .bind(&event.kind)
    .bind(&event.body)
    .bind(&event.hash[..])
    .execute(conn)
    .await?;
    Ok(())
}

pub(super) struct CreateTable {
    pub(super) head: TableHead,
    pub(super) events: Vec<TableEvent>,
}

impl Write for CreateTable {
    type Answer = Created;

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<Created>> {
        Box::pin(async move {
            let head = &self.head;
            let inserted = sqlx::query(
                "INSERT INTO table_head (id, series, kind, preset, agreement, agreement_hash, \
                 created_ms, last_seq, last_hash, status, public, seat_a, seat_b, name_a, name_b, \
                 turn_seat, deadline_ms, verdict, termination, started_ms, ended_ms) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, \
                 $17, $18, $19, $20, $21) ON CONFLICT (id) DO NOTHING",
            )
            .bind(&head.id)
            .bind(&head.series)
            .bind(&head.kind)
            .bind(&head.preset)
            .bind(&head.agreement)
            .bind(&head.agreement_hash[..])
            .bind(head.created_ms)
            .bind(integer(head.last_seq)?)
            .bind(&head.last_hash[..])
            .bind(head.now.status.as_str())
            .bind(head.now.public)
            .bind(&head.now.seat_a)
            .bind(&head.now.seat_b)
            .bind(&head.now.name_a)
            .bind(&head.now.name_b)
            .bind(&head.now.turn_seat)
            .bind(head.now.deadline_ms)
            .bind(&head.now.verdict)
            .bind(&head.now.termination)
            .bind(head.now.started_ms)
            .bind(head.now.ended_ms)
            .execute(&mut *conn)
            .await?;
            if inserted.rows_affected() == 0 {
                return match last_seq(conn, &head.id).await? {
                    Some(last_seq) => Ok(Ok(Created::Exists { last_seq })),
                    None => Err(StoreError::Invalid("the database refused the row").into()),
                };
            }
            for event in &self.events {
                insert_event(conn, &head.id, event).await?;
            }
            Ok(Ok(Created::Stored))
        })
    }
}

/// The columns of an event after its table, and how many they are.
const EVENT_PARAMETERS: usize = 7;

/// The first parameter that belongs to an event, after those of the head.
const FIRST_EVENT: usize = 17;

/// All statements of an append as one text, so that they cross to the database's thread at once.
/// It holds parameters only, no values; one text for each shape of append, and few shapes are usual.
///
/// The update is the comparison: it finds no row where the log has moved on or a command is there
/// already. `changes()` carries that on: what follows an update without effect inserts nothing.
fn append_text(append: &Append) -> String {
    let first = |index: usize| FIRST_EVENT + index * EVENT_PARAMETERS;
    let mut text = String::from(
        "SAVEPOINT command; \
         UPDATE table_head SET last_seq = $3, last_hash = $4, status = $5, public = $6, \
         seat_a = $7, seat_b = $8, name_a = $9, name_b = $10, turn_seat = $11, \
         deadline_ms = $12, verdict = $13, termination = $14, started_ms = $15, \
         ended_ms = $16 WHERE id = $1 AND last_seq = $2",
    );
    for (index, _) in append
        .events
        .iter()
        .enumerate()
        .filter(|(_, e)| e.cmd_id.is_some())
    {
        let (author, cmd_id) = (first(index) + 2, first(index) + 3);
        text.push_str(&format!(
            " AND NOT EXISTS (SELECT 1 FROM table_event \
             WHERE table_id = $1 AND author = ${author} AND cmd_id = ${cmd_id})"
        ));
    }
    text.push_str(" RETURNING last_seq; ");
    let parameters = |from: usize, count: usize| {
        (from..from + count)
            .map(|n| format!("${n}"))
            .collect::<Vec<_>>()
            .join(", ")
    };
    for index in 0..append.events.len() {
        text.push_str(&format!(
            "INSERT INTO table_event (table_id, seq, at_ms, author, cmd_id, kind, body, hash) \
             SELECT $1, {} WHERE changes() = 1; ",
            parameters(first(index), EVENT_PARAMETERS)
        ));
    }
    if append.snapshot.is_some() {
        text.push_str(&format!(
            "INSERT INTO snapshot (table_id, seq, state, hash) \
             SELECT $1, {} WHERE changes() = 1; ",
            parameters(first(append.events.len()), 3)
        ));
    }
    // A draw that is there already stays, by an update that changes nothing and yet counts as one.
    let first_roll = first(append.events.len()) + append.snapshot.iter().count() * 3;
    for index in 0..append.rolls.len() {
        text.push_str(&format!(
            "INSERT INTO dice_roll (table_id, roll, outcome, at_ms) \
             SELECT $1, {} WHERE changes() = 1 \
             ON CONFLICT (table_id, roll) DO UPDATE SET roll = excluded.roll; ",
            parameters(first_roll + index * 3, 3)
        ));
    }
    text.push_str("RELEASE command");
    text
}

/// Why the update of an append found no row.
async fn refusal(conn: &mut SqliteConnection, append: &Append) -> Outcome<Appended> {
    // The transaction holds the write lock: nothing has changed since the update.
    for event in &append.events {
        let Some(cmd_id) = &event.cmd_id else {
            continue;
        };
        let earlier = sqlx::query(
            "SELECT seq FROM table_event WHERE table_id = $1 AND author = $2 AND cmd_id = $3",
        )
        .bind(&append.table)
        .bind(&event.author)
        .bind(cmd_id)
        .fetch_optional(&mut *conn)
        .await?;
        if let Some(row) = earlier {
            return Ok(Ok(Appended::Duplicate {
                seq: super::read::unsigned(&row, "seq")?,
            }));
        }
    }
    Ok(match last_seq(conn, &append.table).await? {
        Some(last_seq) => Ok(Appended::Conflict { last_seq }),
        None => Err(StoreError::NotFound {
            what: "table",
            id: append.table.clone(),
        }),
    })
}

impl Write for Append {
    type Answer = Appended;

    const SETS_SAVEPOINT: bool = true;

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<Appended>> {
        Box::pin(async move {
            let Some((new_seq, new_hash)) = self.last() else {
                return Ok(Err(StoreError::Invalid(
                    "an append holds at least one event",
                )));
            };
            // The largest number of all: with it, every number below fits, and nothing fails before
            // the savepoint is set.
            if let Err(error) = integer(new_seq) {
                return Ok(Err(error));
            }
            let mut query = sqlx::query(AssertSqlSafe(append_text(self)))
                .bind(&self.table)
                .bind(integer(self.expected_last_seq)?)
                .bind(integer(new_seq)?)
                .bind(Vec::from(new_hash))
                .bind(self.head.status.as_str())
                .bind(self.head.public)
                .bind(&self.head.seat_a)
                .bind(&self.head.seat_b)
                .bind(&self.head.name_a)
                .bind(&self.head.name_b)
                .bind(&self.head.turn_seat)
                .bind(self.head.deadline_ms)
                .bind(&self.head.verdict)
                .bind(&self.head.termination)
                .bind(self.head.started_ms)
                .bind(self.head.ended_ms);
            for event in &self.events {
                query = query
                    .bind(integer(event.seq)?)
                    .bind(event.at_ms)
                    .bind(&event.author)
                    .bind(&event.cmd_id)
                    .bind(&event.kind)
                    .bind(&event.body)
                    .bind(&event.hash[..]);
            }
            if let Some(snapshot) = &self.snapshot {
                query = query
                    .bind(integer(snapshot.seq)?)
                    .bind(&snapshot.state)
                    .bind(&snapshot.hash[..]);
            }
            for roll in &self.rolls {
                query = query
                    .bind(i64::from(roll.index))
                    .bind(&roll.outcome)
                    .bind(roll.at_ms);
            }
            let updated = query.fetch_all(&mut *conn).await?;
            if updated.is_empty() {
                return refusal(conn, self).await;
            }
            Ok(Ok(Appended::Stored { last_seq: new_seq }))
        })
    }
}

impl Write for NewChatLine {
    type Answer = Said;

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<Said>> {
        Box::pin(async move {
            let earlier = sqlx::query(
                "SELECT seq FROM chat_line WHERE table_id = $1 AND author = $2 AND cmd_id = $3",
            )
            .bind(&self.table)
            .bind(&self.author)
            .bind(&self.cmd_id)
            .fetch_optional(&mut *conn)
            .await?;
            if let Some(row) = earlier {
                return Ok(Ok(Said::Duplicate {
                    seq: super::read::unsigned(&row, "seq")?,
                }));
            }
            // The transaction holds the write lock: the place is nobody else's.
            let stored = sqlx::query(
                "INSERT INTO chat_line \
                 (table_id, room, seq, at_ms, author, name, seat, cmd_id, text) \
                 SELECT $1, $2, COALESCE(MAX(seq), 0) + 1, $3, $4, $5, $6, $7, $8 \
                 FROM chat_line WHERE table_id = $1 AND room = $2 RETURNING seq",
            )
            .bind(&self.table)
            .bind(&self.room)
            .bind(self.at_ms)
            .bind(&self.author)
            .bind(&self.name)
            .bind(&self.seat)
            .bind(&self.cmd_id)
            .bind(&self.text)
            .fetch_one(&mut *conn)
            .await;
            let row = match stored {
                Ok(row) => row,
                Err(error) if refers_to_nothing(&error) => {
                    return Err(StoreError::NotFound {
                        what: "table",
                        id: self.table.clone(),
                    }
                    .into());
                }
                Err(error) => return Err(error.into()),
            };
            let seq = super::read::unsigned(&row, "seq")?;
            if seq > MAX_CHAT_LINES {
                sqlx::query(
                    "DELETE FROM chat_line WHERE table_id = $1 AND room = $2 AND seq <= $3",
                )
                .bind(&self.table)
                .bind(&self.room)
                .bind(integer(seq - MAX_CHAT_LINES)?)
                .execute(conn)
                .await?;
            }
            Ok(Ok(Said::Stored { seq }))
        })
    }
}

pub(super) struct EraseChat {
    pub(super) author: String,
}

impl Write for EraseChat {
    type Answer = u64;

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<u64>> {
        Box::pin(async move {
            // The place stays taken: a room's numbers are never given twice.
            let erased = sqlx::query(
                "UPDATE chat_line SET author = NULL, name = NULL, seat = NULL, cmd_id = NULL, \
                 text = NULL WHERE author = $1",
            )
            .bind(&self.author)
            .execute(conn)
            .await?;
            Ok(Ok(erased.rows_affected()))
        })
    }
}

impl Write for Guest {
    type Answer = ();

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<()>> {
        Box::pin(async move {
            sqlx::query(
                "INSERT INTO guest (id, name, created_ms) VALUES ($1, $2, $3) \
                 ON CONFLICT (id) DO NOTHING",
            )
            .bind(&self.id)
            .bind(&self.name)
            .bind(self.created_ms)
            .execute(conn)
            .await?;
            Ok(Ok(()))
        })
    }
}

impl Write for SignIn {
    type Answer = ();

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<()>> {
        Box::pin(async move {
            let inserted = sqlx::query(
                "INSERT INTO sign_in (token_hash, guest, created_ms, last_seen_ms, expires_ms) \
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT (token_hash) DO NOTHING",
            )
            .bind(&self.token_hash[..])
            .bind(&self.guest)
            .bind(self.created_ms)
            .bind(self.last_seen_ms)
            .bind(self.expires_ms)
            .execute(conn)
            .await;
            match inserted {
                Ok(_) => Ok(Ok(())),
                Err(error) if refers_to_nothing(&error) => Err(StoreError::NotFound {
                    what: "guest",
                    id: self.guest.clone(),
                }
                .into()),
                Err(error) => Err(error.into()),
            }
        })
    }
}

pub(super) struct RenameGuest {
    pub(super) id: String,
    pub(super) name: String,
}

impl Write for RenameGuest {
    type Answer = ();

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<()>> {
        Box::pin(async move {
            let renamed = sqlx::query("UPDATE guest SET name = $2 WHERE id = $1")
                .bind(&self.id)
                .bind(&self.name)
                .execute(conn)
                .await?
                .rows_affected();
            Ok(if renamed == 0 {
                Err(StoreError::NotFound {
                    what: "guest",
                    id: self.id.clone(),
                })
            } else {
                Ok(())
            })
        })
    }
}

pub(super) struct TouchSignIn {
    pub(super) token_hash: Hash,
    pub(super) last_seen_ms: i64,
    pub(super) expires_ms: i64,
}

impl Write for TouchSignIn {
    type Answer = ();

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<()>> {
        Box::pin(async move {
            sqlx::query(
                "UPDATE sign_in SET last_seen_ms = $2, expires_ms = $3 WHERE token_hash = $1",
            )
            .bind(&self.token_hash[..])
            .bind(self.last_seen_ms)
            .bind(self.expires_ms)
            .execute(conn)
            .await?;
            Ok(Ok(()))
        })
    }
}

pub(super) struct DeleteSignIn {
    pub(super) token_hash: Hash,
}

impl Write for DeleteSignIn {
    type Answer = ();

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<()>> {
        Box::pin(async move {
            sqlx::query("DELETE FROM sign_in WHERE token_hash = $1")
                .bind(&self.token_hash[..])
                .execute(conn)
                .await?;
            Ok(Ok(()))
        })
    }
}

pub(super) struct DeleteExpiredSignIns {
    pub(super) now_ms: i64,
}

impl Write for DeleteExpiredSignIns {
    type Answer = u64;

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<u64>> {
        Box::pin(async move {
            let deleted = sqlx::query("DELETE FROM sign_in WHERE expires_ms <= $1")
                .bind(self.now_ms)
                .execute(conn)
                .await?;
            Ok(Ok(deleted.rows_affected()))
        })
    }
}

pub(super) struct HouseKey {
    pub(super) candidate: Hash,
    pub(super) now_ms: i64,
}

impl Write for HouseKey {
    type Answer = Hash;

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<Hash>> {
        Box::pin(async move {
            sqlx::query(
                "INSERT INTO house_key (id, bytes, created_ms) VALUES (1, $1, $2) \
                 ON CONFLICT (id) DO NOTHING",
            )
            .bind(&self.candidate[..])
            .bind(self.now_ms)
            .execute(&mut *conn)
            .await?;
            let row = sqlx::query("SELECT bytes FROM house_key WHERE id = 1")
                .fetch_one(conn)
                .await?;
            Ok(Ok(super::read::hash(&row, "bytes")?))
        })
    }
}

impl Write for Heartbeat {
    type Answer = ();

    fn perform<'a>(&'a self, conn: &'a mut SqliteConnection) -> BoxFuture<'a, Outcome<()>> {
        Box::pin(async move {
            sqlx::query(
                "INSERT INTO heartbeat (node, last_seen_ms, version) VALUES ($1, $2, $3) \
                 ON CONFLICT (node) DO UPDATE SET last_seen_ms = excluded.last_seen_ms, \
                 version = excluded.version",
            )
            .bind(&self.node)
            .bind(self.last_seen_ms)
            .bind(&self.version)
            .execute(conn)
            .await?;
            Ok(Ok(()))
        })
    }
}
