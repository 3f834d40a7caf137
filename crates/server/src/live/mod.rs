//! Live tables: one task for each table that somebody watches, plays or waits for. Everything here
//! is free of HTTP; it stands on a store, a bus and a clock.
//!
//! A task decides with the pure table, appends to the store, and only then changes its state, answers
//! the author and tells the watchers. That one task owns a table is a matter of order and speed;
//! correctness rests on the store's compare-and-append.

mod engine;
mod house;
mod lobby;
mod outage;
mod outbox;
mod paired;
mod rows;
mod secrets;
mod series;
mod sweeper;
mod table;

use std::sync::Arc;

use tokio::sync::oneshot;
use yonban_protocol::{ChatRoom, Code, ServerMessage, Snapshot, TableCommand};
use yonban_store::{Guest, Hash};

pub(crate) use rows::{signed, unsigned};

pub use house::{House, Parts};
pub use outbox::{CAPACITY, CloseReason, Next, Outbox, Text};

/// Somebody who may sit at tables: `guest:<id>` and the name to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct User {
    /// The reference that seats hold.
    pub id: String,
    /// The name that others see.
    pub name: String,
}

impl User {
    /// A guest.
    #[must_use]
    pub fn guest(guest: &Guest) -> Self {
        User {
            id: format!("guest:{}", guest.id),
            name: guest.name.clone(),
        }
    }
}

/// A socket that watches a table.
#[derive(Clone, Debug)]
pub struct Watcher {
    /// Unique in this process.
    pub id: u64,
    /// Whose.
    pub user: User,
    /// What waits to be written to it.
    pub queue: Arc<Outbox>,
}

/// Where a reader was when it lost a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The last event it had.
    pub seq: u64,
    /// The hash it had there.
    pub hash: Hash,
}

/// A command on its way to a table.
#[derive(Debug)]
pub struct CommandRequest {
    /// The client's id of the command.
    pub id: String,
    /// The table.
    pub table: String,
    /// Who asks.
    pub user: User,
    /// The last event the author had seen.
    pub seq_seen: u64,
    /// What is asked.
    pub command: TableCommand,
    /// How long the author says it thought.
    pub think_ms: Option<u32>,
    /// The author's last round trip.
    pub round_trip_ms: Option<u32>,
    /// Game time when the frame was read.
    pub read_ms: i64,
    /// Where the answer goes.
    pub reply: Reply,
}

/// Something to be said at a table.
#[derive(Debug)]
pub struct ChatRequest {
    /// The client's id of it.
    pub id: String,
    /// The table.
    pub table: String,
    /// Who says it.
    pub user: User,
    /// Where.
    pub room: ChatRoom,
    /// What.
    pub text: String,
    /// Where the answer goes.
    pub queue: Arc<Outbox>,
}

/// Where the answer to a command goes.
#[derive(Debug)]
pub enum Reply {
    /// To a socket.
    Queue(Arc<Outbox>),
    /// To a waiting request.
    Once(oneshot::Sender<ServerMessage>),
}

impl Reply {
    /// Gives the answer.
    pub(crate) fn give(self, message: ServerMessage) {
        match self {
            Reply::Queue(queue) => queue.answer(&message),
            Reply::Once(once) => {
                if once.send(message).is_err() {
                    tracing::debug!("nobody waits for an answer any more");
                }
            }
        }
    }
}

/// The answer to somebody who looks at a table.
pub type Looked = Result<Box<Snapshot>, Code>;

/// Why no table was opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such room.
    #[error("there is no such room")]
    Preset,
    /// The room has no such clock.
    #[error("{0}")]
    Control(String),
    /// The room has no such series rule, delay or price.
    #[error("this room has no such {0}")]
    Choice(&'static str),
    /// The room does not leave these rules open, or they do not go together.
    #[error("{0}")]
    Rules(String),
    /// Not a name for somebody at the same device.
    #[error("a name has 1 to 24 visible characters")]
    Name,
    /// No such level of the computer.
    #[error("the computer has levels 1 to 10")]
    Level,
    /// The creator has as many open tables as one may have.
    #[error("too many open tables")]
    TooMany,
    /// The table refuses its own first steps: a fault.
    #[error("{0}")]
    Refused(String),
    /// The store does not store.
    #[error(transparent)]
    Store(#[from] yonban_store::StoreError),
    /// No randomness.
    #[error(transparent)]
    Random(#[from] crate::random::NoRandom),
}
