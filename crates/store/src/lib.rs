//! The append-only event log of every table and the rows around it. Knows no game: rows carry text,
//! bytes and integers.
//!
//! **Compare-and-append is the only way to write a table** ([`Store::append`]): the caller names the
//! last event it knew, and if the log has moved on, nothing is written and the answer is
//! [`Appended::Conflict`]. So any number of writers make one history. **Nothing is answered before
//! its commit.** A command repeated with the same author and id finds its first event
//! ([`Appended::Duplicate`]).
//!
//! [`SqliteStore`] keeps the rows in one file and survives a crash at any instant;
//! [`MemoryStore`] forgets them with the process and can be told to misbehave.
//!
//! ```
//! use yonban_store::{Appended, MemoryStore, Store, StoreError};
//! # use yonban_store::{Append, HeadUpdate, NO_HASH, TableEvent, TableHead};
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StoreError> {
//! # let head = TableHead {
//! #     id: "00".repeat(16), series: None, kind: "gomoku".into(), preset: "renju-1".into(),
//! #     agreement: String::new(), agreement_hash: NO_HASH, created_ms: 0, last_seq: 0,
//! #     last_hash: NO_HASH, now: HeadUpdate::open(),
//! # };
//! # let table = head.id.clone();
//! # let event = TableEvent {
//! #     seq: 1, at_ms: 5, author: "a".into(), cmd_id: Some("c1".into()), kind: "played".into(),
//! #     body: "1\t5\ta\tplayed".into(), hash: [1; 32],
//! # };
//! # let append = Append {
//! #     table: table.clone(), expected_last_seq: 0, events: vec![event],
//! #     head: HeadUpdate::open(), snapshot: None, rolls: Vec::new(),
//! # };
//! let store = MemoryStore::new();
//! store.create_table(head, Vec::new()).await?;
//! assert_eq!(store.append(append.clone()).await?, Appended::Stored { last_seq: 1 });
//! // The acknowledgement was lost and the client asks again.
//! assert_eq!(store.append(append).await?, Appended::Duplicate { seq: 1 });
//! assert_eq!(store.read_events(&table, 1).await?.len(), 1);
//! # Ok(())
//! # }
//! ```
//!
//! # What is not here
//!
//! Accounts, seeks, ratings, leases; PostgreSQL; the meaning of any text.

mod error;
mod memory;
mod rows;
mod sqlite;

use futures_util::future::BoxFuture;

pub use crate::error::StoreError;
pub use crate::memory::{Fault, MemoryStore};
pub use crate::rows::{
    Append, Appended, ChatLine, Created, Cursor, Guest, Hash, HeadUpdate, Heartbeat,
    MAX_CHAT_LINES, MAX_EVENTS, NO_HASH, NewChatLine, Page, Roll, Said, SignIn, Snapshot, Status,
    StoredRoll, TableEvent, TableHead,
};
pub use crate::sqlite::{SqliteOptions, SqliteStore, WriterCounts};

/// An answer of the store, to be awaited. Dropping it does not take a write back.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// The longest page that a list hands out; a larger limit is cut to it.
pub const MAX_PAGE: u32 = 200;

/// The most outcomes that are handed out at once.
pub const MAX_ROLLS: u32 = 100_000;

/// The event log and the rows around it. Used as `Arc<dyn Store>`.
///
/// Every method may fail with [`StoreError::Unavailable`]; a writing one also with
/// [`StoreError::Full`]. A method that answers `Ok` to a write has committed it.
pub trait Store: Send + Sync + 'static {
    /// Stores a new table with its first events (often none or `created`). `head.last_seq` and
    /// `head.last_hash` are those of the last event. Repeating it is harmless: the second answer is
    /// [`Created::Exists`].
    ///
    /// # Errors
    /// [`StoreError::Invalid`] where head and events contradict each other.
    fn create_table(&self, head: TableHead, events: Vec<TableEvent>) -> Answer<'_, Created>;

    /// Compare-and-append: writes the events, the head and the snapshot together, if the log still
    /// ends where the caller thinks. A command that is in the log already answers
    /// [`Appended::Duplicate`], whatever the caller expected.
    ///
    /// # Errors
    /// [`StoreError::Invalid`] where the rows contradict each other, [`StoreError::NotFound`]
    /// without such a table.
    fn append(&self, append: Append) -> Answer<'_, Appended>;

    /// The head of a table.
    fn read_head<'a>(&'a self, table: &'a str) -> Answer<'a, Option<TableHead>>;

    /// The events of a table from `from_seq` (inclusive) to its end, in order. Empty for an unknown
    /// table.
    fn read_events<'a>(&'a self, table: &'a str, from_seq: u64) -> Answer<'a, Vec<TableEvent>>;

    /// The newest snapshot of a table.
    fn latest_snapshot<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Snapshot>>;

    /// The event that carries a command: the stored answer to a repeated one.
    fn find_command<'a>(
        &'a self,
        table: &'a str,
        author: &'a str,
        cmd_id: &'a str,
    ) -> Answer<'a, Option<u64>>;

    /// The last event of each of the named tables, in no order; unknown tables are left out. The
    /// light query that bounds how stale a watcher can be when messages are lost.
    fn last_seqs<'a>(&'a self, tables: &'a [String]) -> Answer<'a, Vec<(String, u64)>>;

    /// Public tables of one status, newest first: by the end of play where it is over, otherwise by
    /// creation.
    fn public_tables<'a>(
        &'a self,
        status: Status,
        limit: u32,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page>;

    /// Public tables that wait for somebody, newest first.
    fn open_tables<'a>(&'a self, limit: u32, after: Option<&'a Cursor>) -> Answer<'a, Page> {
        self.public_tables(Status::Open, limit, after)
    }

    /// Public tables that are over, the last finished first.
    fn recent_finished<'a>(&'a self, limit: u32, after: Option<&'a Cursor>) -> Answer<'a, Page> {
        self.public_tables(Status::Over, limit, after)
    }

    /// Every table being played, public or not, in no order: what a node looks at when it starts.
    fn running_tables(&self) -> Answer<'_, Vec<TableHead>>;

    /// At most `limit` tables whose deadline is `now_ms` or earlier, the most overdue first, by id.
    fn due_tables(&self, now_ms: i64, limit: u32) -> Answer<'_, Vec<String>>;

    /// The tables where a user (`guest:<id>`) sits, of any status, public or not, the newest first.
    fn tables_of<'a>(
        &'a self,
        user: &'a str,
        limit: u32,
        after: Option<&'a Cursor>,
    ) -> Answer<'a, Page>;

    /// The tables of a series, oldest first: the one named `first` and all that name it as their
    /// series.
    fn series_tables<'a>(&'a self, first: &'a str) -> Answer<'a, Vec<TableHead>>;

    /// Stores a line of chat at the end of its room, and forgets what is then beyond the room's
    /// newest [`MAX_CHAT_LINES`].
    ///
    /// # Errors
    /// [`StoreError::NotFound`] without such a table.
    fn say(&self, line: NewChatLine) -> Answer<'_, Said>;

    /// The newest `limit` lines of a chat room that come after `after_seq`, oldest first. Erased
    /// lines are left out.
    fn read_chat<'a>(
        &'a self,
        table: &'a str,
        room: &'a str,
        after_seq: u64,
        limit: u32,
    ) -> Answer<'a, Vec<ChatLine>>;

    /// The last line's place in each chat room of the named tables, as table, room and place, in no
    /// order; empty rooms are left out.
    fn last_chat<'a>(&'a self, tables: &'a [String]) -> Answer<'a, Vec<(String, String, u64)>>;

    /// Erases everything that an author has said anywhere; answers how many lines that was.
    fn erase_chat<'a>(&'a self, author: &'a str) -> Answer<'a, u64>;

    /// Stores a guest. Repeating it is harmless and changes nothing.
    fn create_guest(&self, guest: Guest) -> Answer<'_, ()>;

    /// Gives a guest another name. Rows of tables keep the name they were written with.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] without such a guest.
    fn rename_guest<'a>(&'a self, id: &'a str, name: &'a str) -> Answer<'a, ()>;

    /// The guest of that id.
    fn read_guest<'a>(&'a self, id: &'a str) -> Answer<'a, Option<Guest>>;

    /// Stores a sign-in. Repeating it is harmless and changes nothing.
    ///
    /// # Errors
    /// [`StoreError::NotFound`] without such a guest.
    fn create_sign_in(&self, sign_in: SignIn) -> Answer<'_, ()>;

    /// The sign-in of that token and its guest; `None` where it is unknown or has expired by
    /// `now_ms`.
    fn read_sign_in<'a>(
        &'a self,
        token_hash: &'a Hash,
        now_ms: i64,
    ) -> Answer<'a, Option<(SignIn, Guest)>>;

    /// Notes that a sign-in was used and until when it is accepted from now on. An unknown one
    /// stays unknown.
    fn touch_sign_in(&self, token_hash: Hash, last_seen_ms: i64, expires_ms: i64)
    -> Answer<'_, ()>;

    /// Forgets a sign-in. Repeating it is harmless.
    fn delete_sign_in(&self, token_hash: Hash) -> Answer<'_, ()>;

    /// Forgets every sign-in that has expired by `now_ms`; answers how many.
    fn delete_expired_sign_ins(&self, now_ms: i64) -> Answer<'_, u64>;

    /// The key of this house: `candidate`, if there was none. Whoever asks gets the same one.
    fn house_key(&self, candidate: Hash, now_ms: i64) -> Answer<'_, Hash>;

    /// At most `limit` outcomes (cut to [`MAX_ROLLS`]) that tables of this kind drew, of tables that
    /// are over, the newest first; those before place `before` where one is given.
    fn rolls<'a>(
        &'a self,
        kind: &'a str,
        limit: u32,
        before: Option<u64>,
    ) -> Answer<'a, Vec<StoredRoll>>;

    /// How many outcomes tables of this kind drew, of tables that are over.
    fn count_rolls<'a>(&'a self, kind: &'a str) -> Answer<'a, u64>;

    /// Writes a node's proof of life: once a second while it serves.
    fn beat(&self, heartbeat: Heartbeat) -> Answer<'_, ()>;

    /// The last proof of life of every node. At start, the newest one tells how long nobody served.
    fn heartbeats(&self) -> Answer<'_, Vec<Heartbeat>>;

    /// Ends the store: whatever was queued is committed first. Later calls are answered
    /// [`StoreError::Unavailable`].
    fn close(&self) -> Answer<'_, ()>;
}
