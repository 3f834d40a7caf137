//! The store in one SQLite file: write-ahead log, a full sync at every commit, one writer with group
//! commit, a few connections that only read.

mod read;
mod schema;
mod trouble;
mod writer;
mod writes;

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    Sqlite, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, QueryBuilder, Row};

use self::trouble::store_error;
use self::writer::Writer;
pub use self::writer::WriterCounts;
use self::writes::{
    CreateTable, DeleteExpiredSignIns, DeleteSignIn, EraseChat, HouseKey, RenameGuest, TouchSignIn,
};
use crate::error::StoreError;
use crate::rows::{
    Append, Appended, ChatLine, Created, Cursor, Guest, Hash, Heartbeat, NewChatLine, Page, Said,
    SignIn, Snapshot, Status, StoredRoll, TableEvent, TableHead, check_new,
};
use crate::{Answer, MAX_PAGE, MAX_ROLLS, Store};

/// How a [`SqliteStore`] is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SqliteOptions {
    /// Connections that only read. At least 1.
    pub readers: u32,
    /// The most pages (of 4096 bytes) that the file may grow to; then writes are answered
    /// [`StoreError::Full`]. `None` for as many as the disk holds.
    pub max_pages: Option<u32>,
    /// How long to wait for another process that writes.
    pub busy_timeout: Duration,
}

impl Default for SqliteOptions {
    /// Four readers, no limit of size, five seconds.
    fn default() -> Self {
        SqliteOptions {
            readers: 4,
            max_pages: None,
            busy_timeout: Duration::from_secs(5),
        }
    }
}

/// The store in one SQLite file (beside it, while open, `-wal` and `-shm`).
///
/// Dropping it commits what is queued; [`Store::close`] also waits until the file is left.
pub struct SqliteStore {
    path: PathBuf,
    writer: Writer,
    readers: SqlitePool,
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

fn base_options(path: &Path, options: &SqliteOptions) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(options.busy_timeout)
        // Statements carry token hashes and agreements: not for a log.
        .disable_statement_logging()
}

fn writer_options(path: &Path, options: &SqliteOptions) -> SqliteConnectOptions {
    let mut writing = base_options(path, options)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("journal_size_limit", "67108864");
    if let Some(pages) = options.max_pages {
        writing = writing.pragma("max_page_count", pages.to_string());
    }
    writing
}

impl SqliteStore {
    /// Opens the file, or makes it, with the usual options.
    ///
    /// # Errors
    /// As [`SqliteStore::open_with`].
    pub async fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(path, &SqliteOptions::default()).await
    }

    /// Opens the file, or makes it; brings an older schema up to date; checks that pages,
    /// references and logs are sound.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] where the file cannot be opened or cannot have a write-ahead
    /// log, [`StoreError::TooNew`], [`StoreError::Corrupt`].
    pub async fn open_with(
        path: impl AsRef<Path>,
        options: &SqliteOptions,
    ) -> Result<Self, StoreError> {
        let path = path.as_ref().to_owned();
        let writing = writer_options(&path, options);
        let mut conn = SqliteConnection::connect_with(&writing)
            .await
            .map_err(|e| store_error(&e))?;
        // Some file systems cannot hold a write-ahead log; SQLite then keeps the old mode silently.
        let mode: String = sqlx::query("PRAGMA journal_mode")
            .fetch_one(&mut conn)
            .await
            .and_then(|row| row.try_get(0))
            .map_err(|e| store_error(&e))?;
        if mode != "wal" {
            return Err(StoreError::Unavailable(format!(
                "no write-ahead log here, but {mode}"
            )));
        }
        schema::migrate(&mut conn).await?;
        schema::check(&mut conn).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(options.readers.max(1))
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with(base_options(&path, options).read_only(true));
        Ok(SqliteStore {
            path,
            writer: Writer::start(conn, writing),
            readers,
        })
    }

    /// How much the writer has done since the store was opened.
    #[must_use]
    pub fn counts(&self) -> WriterCounts {
        self.writer.counts()
    }

    /// Writes a consistent copy of the database to a new file while play goes on. The copy appears
    /// under its name only when it is complete and has been checked.
    ///
    /// # Errors
    /// [`StoreError::Invalid`] where the target exists already, [`StoreError::Full`],
    /// [`StoreError::Unavailable`].
    pub async fn backup_to(&self, target: impl AsRef<Path>) -> Result<(), StoreError> {
        let target = target.as_ref();
        let unavailable = |e: std::io::Error| StoreError::Unavailable(e.to_string());
        if tokio::fs::try_exists(target).await.map_err(unavailable)? {
            return Err(StoreError::Invalid("the target of a backup exists already"));
        }
        let mut name = target.as_os_str().to_owned();
        name.push(".partial");
        let partial = PathBuf::from(name);
        let Some(partial_text) = partial.to_str() else {
            return Err(StoreError::Invalid(
                "the target of a backup has no UTF-8 name",
            ));
        };
        // What an earlier attempt left behind would stop this one.
        if let Err(error) = tokio::fs::remove_file(&partial).await
            && error.kind() != std::io::ErrorKind::NotFound
        {
            return Err(unavailable(error));
        }
        let options = SqliteOptions::default();
        let mut conn =
            SqliteConnection::connect_with(&base_options(&self.path, &options).read_only(true))
                .await
                .map_err(|e| store_error(&e))?;
        let copied = sqlx::query("VACUUM INTO $1")
            .bind(partial_text)
            .execute(&mut conn)
            .await;
        conn.close().await.map_err(|e| store_error(&e))?;
        copied.map_err(|e| store_error(&e))?;
        let mut copy = SqliteConnection::connect_with(&base_options(&partial, &options))
            .await
            .map_err(|e| store_error(&e))?;
        let sound = schema::check(&mut copy).await;
        copy.close().await.map_err(|e| store_error(&e))?;
        sound?;
        let file = tokio::fs::File::open(&partial).await.map_err(unavailable)?;
        file.sync_all().await.map_err(unavailable)?;
        tokio::fs::rename(&partial, target)
            .await
            .map_err(unavailable)
    }

    /// The rows of a query about a list of tables, whose ids go between its two parts.
    async fn rows_of(
        &self,
        tables: &[String],
        before: &'static str,
        after: &'static str,
    ) -> Result<Vec<SqliteRow>, StoreError> {
        let mut found = Vec::with_capacity(tables.len());
        // Well below the number of parameters that either database takes.
        for some in tables.chunks(500) {
            let mut query = QueryBuilder::<Sqlite>::new(before);
            let mut list = query.separated(", ");
            for id in some {
                list.push_bind(id);
            }
            query.push(after);
            let rows = query
                .build()
                .persistent(false)
                .fetch_all(&self.readers)
                .await;
            found.extend(rows.map_err(|e| store_error(&e))?);
        }
        Ok(found)
    }

    async fn page(
        &self,
        query: sqlx::query::Query<'_, Sqlite, sqlx::sqlite::SqliteArguments>,
        at: impl Fn(&TableHead) -> i64,
        limit: u32,
    ) -> Result<Page, StoreError> {
        let limit = page_size(limit);
        let rows = query
            // One more than asked tells whether another page follows.
            .bind(limit + 1)
            .fetch_all(&self.readers)
            .await
            .map_err(|e| store_error(&e))?;
        let more = rows.len() as i64 > limit;
        let mut tables = collect(&rows, read::head)?;
        tables.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
        let next = tables.last().filter(|_| more).map(|h| Cursor {
            at_ms: at(h),
            id: h.id.clone(),
        });
        Ok(Page { tables, next })
    }
}

fn page_size(limit: u32) -> i64 {
    i64::from(limit.clamp(1, MAX_PAGE))
}

/// The place before the first row of any list.
fn start(after: Option<&Cursor>) -> (i64, &str) {
    after.map_or((i64::MAX, ""), |c| (c.at_ms, c.id.as_str()))
}

fn collect<T>(
    rows: &[SqliteRow],
    read: impl Fn(&SqliteRow) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    rows.iter().map(read).collect()
}

macro_rules! select_head {
    ($rest:literal) => {
        concat!(
            "SELECT id, series, kind, preset, agreement, agreement_hash, created_ms, last_seq, ",
            "last_hash, status, public, seat_a, seat_b, name_a, name_b, turn_seat, deadline_ms, ",
            "verdict, termination, started_ms, ended_ms FROM table_head ",
            $rest
        )
    };
}

const HEAD: &str = select_head!("WHERE id = $1");
const RUNNING: &str = select_head!("WHERE status = 'playing' AND ended_ms IS NULL");
const LISTED: &str = select_head!(
    "WHERE status = $1 AND ended_ms IS NULL AND public = 1 AND (created_ms, id) < ($2, $3) \
     ORDER BY created_ms DESC, id DESC LIMIT $4"
);
const FINISHED: &str = select_head!(
    "WHERE ended_ms IS NOT NULL AND public = 1 AND (ended_ms, id) < ($1, $2) \
     ORDER BY ended_ms DESC, id DESC LIMIT $3"
);
const SEATED: &str = select_head!(
    "WHERE (seat_a = $1 OR seat_b = $1) AND (created_ms, id) < ($2, $3) \
     ORDER BY created_ms DESC, id DESC LIMIT $4"
);
const SERIES: &str = select_head!("WHERE id = $1 OR series = $1 ORDER BY created_ms, id");
const DUE: &str =
    "SELECT id FROM table_head WHERE deadline_ms <= $1 ORDER BY deadline_ms, id LIMIT $2";

impl Store for SqliteStore {
    fn create_table(&self, head: TableHead, events: Vec<TableEvent>) -> Answer<'_, Created> {
        Box::pin(async move {
            check_new(&head, &events)?;
            self.writer.submit(CreateTable { head, events }).await
        })
    }

    fn append(&self, append: Append) -> Answer<'_, Appended> {
        Box::pin(async move {
            append.check()?;
            self.writer.submit(append).await
        })
    }

    fn read_head<'a>(&'a self, table: &'a str) -> Answer<'a, Option<TableHead>> {
        Box::pin(async move {
            let row = sqlx::query(HEAD)
                .bind(table)
                .fetch_optional(&self.readers)
                .await;
            row.map_err(|e| store_error(&e))?
                .as_ref()
                .map(read::head)
                .transpose()
        })
    }

    fn read_events<'a>(&'a self, table: &'a str, from_seq: u64) -> Answer<'a, Vec<TableEvent>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT seq, at_ms, author, cmd_id, kind, body, hash FROM table_event \
                 WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
            )
            .bind(table)
            .bind(i64::try_from(from_seq).unwrap_or(i64::MAX))
            .fetch_all(&self.readers)
            .await
            .map_err(|e| store_error(&e))?;
            collect(&rows, read::event)
        })
    }

    fn latest_snapshot<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Snapshot>> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT seq, state, hash FROM snapshot WHERE table_id = $1 \
                 ORDER BY seq DESC LIMIT 1",
            )
            .bind(table)
            .fetch_optional(&self.readers)
            .await;
            row.map_err(|e| store_error(&e))?
                .as_ref()
                .map(read::snapshot)
                .transpose()
        })
    }

    fn find_command<'a>(
        &'a self,
        table: &'a str,
        author: &'a str,
        cmd_id: &'a str,
    ) -> Answer<'a, Option<u64>> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT seq FROM table_event WHERE table_id = $1 AND author = $2 AND cmd_id = $3",
            )
            .bind(table)
            .bind(author)
            .bind(cmd_id)
            .fetch_optional(&self.readers)
            .await;
            let row = row.map_err(|e| store_error(&e))?;
            row.as_ref()
                .map(|row| read::unsigned(row, "seq"))
                .transpose()
        })
    }

    fn last_seqs<'a>(&'a self, tables: &'a [String]) -> Answer<'a, Vec<(String, u64)>> {
        Box::pin(async move {
            let query = "SELECT id, last_seq FROM table_head WHERE id IN (";
            let rows = self.rows_of(tables, query, ")").await?;
            collect(&rows, |row| {
                let id = row.try_get("id").map_err(|e| store_error(&e))?;
                Ok((id, read::unsigned(row, "last_seq")?))
            })
        })
    }

    fn public_tables<'a>(
        &'a self,
        status: Status,
        limit: u32,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page> {
        Box::pin(async move {
            let (at, id) = start(after);
            match status {
                Status::Open | Status::Playing => {
                    let query = sqlx::query(LISTED).bind(status.as_str()).bind(at).bind(id);
                    self.page(query, |h| h.created_ms, limit).await
                }
                Status::Over => {
                    let query = sqlx::query(FINISHED).bind(at).bind(id);
                    self.page(query, |h| h.now.ended_ms.unwrap_or(h.created_ms), limit)
                        .await
                }
            }
        })
    }

    fn running_tables(&self) -> Answer<'_, Vec<TableHead>> {
        Box::pin(async move {
            let rows = sqlx::query(RUNNING).fetch_all(&self.readers).await;
            collect(&rows.map_err(|e| store_error(&e))?, read::head)
        })
    }

    fn due_tables(&self, now_ms: i64, limit: u32) -> Answer<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(DUE)
                .bind(now_ms)
                .bind(limit)
                .fetch_all(&self.readers)
                .await;
            collect(&rows.map_err(|e| store_error(&e))?, |row| {
                row.try_get("id").map_err(|e| store_error(&e))
            })
        })
    }

    fn tables_of<'a>(
        &'a self,
        user: &'a str,
        limit: u32,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page> {
        Box::pin(async move {
            let (at, id) = start(after);
            let query = sqlx::query(SEATED).bind(user).bind(at).bind(id);
            self.page(query, |h| h.created_ms, limit).await
        })
    }

    fn series_tables<'a>(&'a self, first: &'a str) -> Answer<'a, Vec<TableHead>> {
        Box::pin(async move {
            let rows = sqlx::query(SERIES)
                .bind(first)
                .fetch_all(&self.readers)
                .await;
            collect(&rows.map_err(|e| store_error(&e))?, read::head)
        })
    }

    fn say(&self, line: NewChatLine) -> Answer<'_, Said> {
        Box::pin(async move {
            line.check()?;
            self.writer.submit(line).await
        })
    }

    fn read_chat<'a>(
        &'a self,
        table: &'a str,
        room: &'a str,
        after_seq: u64,
        limit: u32,
    ) -> Answer<'a, Vec<ChatLine>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT seq, at_ms, author, name, seat, text FROM chat_line \
                 WHERE table_id = $1 AND room = $2 AND seq > $3 AND author IS NOT NULL \
                 ORDER BY seq DESC LIMIT $4",
            )
            .bind(table)
            .bind(room)
            .bind(i64::try_from(after_seq).unwrap_or(i64::MAX))
            .bind(limit)
            .fetch_all(&self.readers)
            .await
            .map_err(|e| store_error(&e))?;
            let mut lines = collect(&rows, read::chat_line)?;
            lines.reverse();
            Ok(lines)
        })
    }

    fn last_chat<'a>(&'a self, tables: &'a [String]) -> Answer<'a, Vec<(String, String, u64)>> {
        Box::pin(async move {
            let query = "SELECT table_id, room, MAX(seq) AS seq FROM chat_line WHERE table_id IN (";
            let rows = self
                .rows_of(tables, query, ") GROUP BY table_id, room")
                .await?;
            collect(&rows, |row| {
                let table = row.try_get("table_id").map_err(|e| store_error(&e))?;
                let room = row.try_get("room").map_err(|e| store_error(&e))?;
                Ok((table, room, read::unsigned(row, "seq")?))
            })
        })
    }

    fn erase_chat<'a>(&'a self, author: &'a str) -> Answer<'a, u64> {
        Box::pin(self.writer.submit(EraseChat {
            author: author.to_owned(),
        }))
    }

    fn create_guest(&self, guest: Guest) -> Answer<'_, ()> {
        Box::pin(self.writer.submit(guest))
    }

    fn read_guest<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Guest>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT id, name, created_ms FROM guest WHERE id = $1")
                .bind(id)
                .fetch_optional(&self.readers)
                .await;
            row.map_err(|e| store_error(&e))?
                .as_ref()
                .map(read::guest)
                .transpose()
        })
    }

    fn create_sign_in(&self, sign_in: SignIn) -> Answer<'_, ()> {
        Box::pin(self.writer.submit(sign_in))
    }

    fn read_sign_in<'a>(
        &'a self,
        token_hash: &'a Hash,
        now_ms: i64,
    ) -> Answer<'a, Option<(SignIn, Guest)>> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT s.token_hash, s.guest, s.created_ms AS signed_in_ms, s.last_seen_ms, \
                 s.expires_ms, g.id, g.name, g.created_ms \
                 FROM sign_in s JOIN guest g ON g.id = s.guest \
                 WHERE s.token_hash = $1 AND s.expires_ms > $2",
            )
            .bind(&token_hash[..])
            .bind(now_ms)
            .fetch_optional(&self.readers)
            .await;
            let row = row.map_err(|e| store_error(&e))?;
            row.as_ref()
                .map(|row| Ok((read::sign_in(row)?, read::guest(row)?)))
                .transpose()
        })
    }

    fn rename_guest<'a>(&'a self, id: &'a str, name: &'a str) -> Answer<'a, ()> {
        Box::pin(self.writer.submit(RenameGuest {
            id: id.to_owned(),
            name: name.to_owned(),
        }))
    }

    fn touch_sign_in(
        &self,
        token_hash: Hash,
        last_seen_ms: i64,
        expires_ms: i64,
    ) -> Answer<'_, ()> {
        Box::pin(self.writer.submit(TouchSignIn {
            token_hash,
            last_seen_ms,
            expires_ms,
        }))
    }

    fn delete_sign_in(&self, token_hash: Hash) -> Answer<'_, ()> {
        Box::pin(self.writer.submit(DeleteSignIn { token_hash }))
    }

    fn delete_expired_sign_ins(&self, now_ms: i64) -> Answer<'_, u64> {
        Box::pin(self.writer.submit(DeleteExpiredSignIns { now_ms }))
    }

    fn house_key(&self, candidate: Hash, now_ms: i64) -> Answer<'_, Hash> {
        Box::pin(self.writer.submit(HouseKey { candidate, now_ms }))
    }

    fn rolls<'a>(
        &'a self,
        kind: &'a str,
        limit: u32,
        before: Option<u64>,
    ) -> Answer<'a, Vec<StoredRoll>> {
        Box::pin(async move {
            let before = before.map_or(i64::MAX, |n| i64::try_from(n).unwrap_or(i64::MAX));
            let rows = sqlx::query(
                "SELECT r.n, r.table_id, h.public, r.roll, r.outcome, r.at_ms \
                 FROM dice_roll r JOIN table_head h ON h.id = r.table_id \
                 WHERE h.kind = $1 AND h.status = 'over' AND r.n < $2 \
                 ORDER BY r.n DESC LIMIT $3",
            )
            .bind(kind)
            .bind(before)
            .bind(limit.min(MAX_ROLLS))
            .fetch_all(&self.readers)
            .await;
            collect(&rows.map_err(|e| store_error(&e))?, read::roll)
        })
    }

    fn count_rolls<'a>(&'a self, kind: &'a str) -> Answer<'a, u64> {
        Box::pin(async move {
            let row = sqlx::query(
                "SELECT COUNT(*) AS rolls FROM dice_roll r \
                 JOIN table_head h ON h.id = r.table_id \
                 WHERE h.kind = $1 AND h.status = 'over'",
            )
            .bind(kind)
            .fetch_one(&self.readers)
            .await;
            read::unsigned(&row.map_err(|e| store_error(&e))?, "rolls")
        })
    }

    fn beat(&self, heartbeat: Heartbeat) -> Answer<'_, ()> {
        Box::pin(self.writer.submit(heartbeat))
    }

    fn heartbeats(&self) -> Answer<'_, Vec<Heartbeat>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT node, last_seen_ms, version FROM heartbeat")
                .fetch_all(&self.readers)
                .await;
            collect(&rows.map_err(|e| store_error(&e))?, read::heartbeat)
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            // Readers first: the last connection to leave folds the write-ahead log into the file,
            // and a reader could not.
            self.readers.close().await;
            self.writer.close().await;
            Ok(())
        })
    }
}
