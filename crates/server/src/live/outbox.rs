//! What waits to be written to one socket: a bounded queue. A table never waits for a socket; a
//! socket that cannot keep up loses the queue and gets one snapshot of each table instead.

use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;
use yonban_protocol::ServerMessage;

/// The most frames that wait for one socket.
pub const CAPACITY: usize = 64;

/// A frame, written once for all who get the same.
pub type Text = Arc<str>;

/// The frame of a message. `None` only if it cannot be written, which no message of ours can cause.
pub(crate) fn text(message: &ServerMessage) -> Option<Text> {
    match serde_json::to_string(message) {
        Ok(text) => Some(Text::from(text)),
        Err(error) => {
            tracing::error!(%error, "a message could not be written");
            None
        }
    }
}

/// Why the house closes a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseReason {
    /// The house stops.
    Restart,
    /// The client breaks the rules of the connection.
    Policy,
    /// The sign-in has ended.
    SignedOut,
    /// The client speaks another version of the protocol.
    Protocol,
    /// The client does not read.
    TooSlow,
}

impl CloseReason {
    /// The close code.
    #[must_use]
    pub fn code(self) -> u16 {
        match self {
            CloseReason::Restart => 1012,
            CloseReason::Policy => 1008,
            CloseReason::SignedOut => 4001,
            CloseReason::Protocol => 4002,
            CloseReason::TooSlow => 4008,
        }
    }

    /// The close reason, for people.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            CloseReason::Restart => "restart",
            CloseReason::Policy => "policy",
            CloseReason::SignedOut => "sign-in ended",
            CloseReason::Protocol => "protocol: reload",
            CloseReason::TooSlow => "too slow",
        }
    }
}

/// What the writer of a socket does next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Write this.
    Frame(Text),
    /// Ask this table for a snapshot: frames about it were dropped.
    Snapshot(String),
    /// Ask for the whole list of open tables: frames about it were dropped.
    Lobby,
    /// Close.
    Close(CloseReason),
}

/// What a frame is about.
#[derive(Clone, PartialEq, Eq, Debug)]
enum About {
    Table(String),
    Lobby,
    Answer,
}

#[derive(Debug, Default)]
struct Waiting {
    queue: VecDeque<(About, Text)>,
    snapshots: BTreeSet<String>,
    lobby: bool,
    full_since: Option<Instant>,
    close: Option<CloseReason>,
}

/// The queue of one socket.
#[derive(Debug, Default)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

impl Outbox {
    /// A queue with nothing in it.
    #[must_use]
    pub fn new() -> Arc<Self> {
        Arc::default()
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A frame about a table: a snapshot, events, presence. Left out while a snapshot of the table
    /// is owed anyway.
    pub fn table(&self, table: &str, frame: Text) {
        self.push(About::Table(table.to_owned()), frame);
    }

    /// A change of the list of open tables.
    pub fn lobby(&self, frame: Text) {
        self.push(About::Lobby, frame);
    }

    /// An answer to something that the client sent, or a word to all clients. Never dropped.
    pub fn answer(&self, message: &ServerMessage) {
        if let Some(frame) = text(message) {
            self.push(About::Answer, frame);
        }
    }

    /// Closes the socket after what waits already.
    pub fn close(&self, reason: CloseReason) {
        self.waiting().close.get_or_insert(reason);
        self.changed.notify_one();
    }

    fn push(&self, about: About, frame: Text) {
        let mut waiting = self.waiting();
        if waiting.queue.len() >= CAPACITY {
            waiting.drop_what_can_be_told_anew();
        }
        if waiting.queue.len() >= CAPACITY {
            // Nothing but answers: this client sends and does not read.
            waiting.close.get_or_insert(CloseReason::TooSlow);
        }
        let owed = match &about {
            About::Table(table) => waiting.snapshots.contains(table),
            About::Lobby => waiting.lobby,
            About::Answer => false,
        };
        if !owed && waiting.close.is_none() {
            waiting.queue.push_back((about, frame));
        }
        drop(waiting);
        self.changed.notify_one();
    }

    /// What to do next; waits until there is something.
    pub async fn next(&self, patience: Duration) -> Next {
        loop {
            if let Some(next) = self.waiting().next(patience) {
                return next;
            }
            self.changed.notified().await;
        }
    }
}

impl Waiting {
    fn drop_what_can_be_told_anew(&mut self) {
        metrics::counter!("yonban_socket_overflow").increment(1);
        self.full_since.get_or_insert_with(Instant::now);
        for (about, frame) in std::mem::take(&mut self.queue) {
            match about {
                About::Table(table) => {
                    self.snapshots.insert(table);
                }
                About::Lobby => self.lobby = true,
                About::Answer => self.queue.push_back((About::Answer, frame)),
            }
        }
    }

    fn next(&mut self, patience: Duration) -> Option<Next> {
        if self
            .full_since
            .is_some_and(|since| since.elapsed() >= patience)
        {
            return Some(Next::Close(CloseReason::TooSlow));
        }
        if let Some((_, frame)) = self.queue.pop_front() {
            return Some(Next::Frame(frame));
        }
        if let Some(reason) = self.close {
            return Some(Next::Close(reason));
        }
        if let Some(table) = self.snapshots.pop_first() {
            return Some(Next::Snapshot(table));
        }
        if std::mem::take(&mut self.lobby) {
            return Some(Next::Lobby);
        }
        self.full_since = None;
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(10);

    fn frame(n: usize) -> Text {
        Text::from(n.to_string())
    }

    #[tokio::test]
    async fn an_overflow_becomes_one_snapshot_and_keeps_answers() {
        let outbox = Outbox::new();
        outbox.answer(&ServerMessage::Pong { n: 7, now: 1 });
        for n in 0..CAPACITY {
            outbox.table("t", frame(n));
        }
        outbox.table("t", frame(99));
        let Next::Frame(first) = outbox.next(LONG).await else {
            panic!("a frame")
        };
        assert!(first.contains("pong"));
        assert_eq!(outbox.next(LONG).await, Next::Snapshot("t".into()));
        outbox.table("t", frame(100));
        assert_eq!(outbox.next(LONG).await, Next::Frame(frame(100)));
    }

    #[tokio::test]
    async fn full_for_too_long_is_closed() {
        let outbox = Outbox::new();
        for n in 0..=CAPACITY {
            outbox.table("t", frame(n));
        }
        let too_long = Duration::ZERO;
        assert_eq!(
            outbox.next(too_long).await,
            Next::Close(CloseReason::TooSlow)
        );
    }

    #[tokio::test]
    async fn answers_alone_can_be_too_many() {
        let outbox = Outbox::new();
        for n in 0..=u32::try_from(CAPACITY).unwrap() {
            outbox.answer(&ServerMessage::Pong { n, now: 1 });
        }
        let mut last = outbox.next(LONG).await;
        while matches!(last, Next::Frame(_)) {
            last = outbox.next(LONG).await;
        }
        assert_eq!(last, Next::Close(CloseReason::TooSlow));
    }

    #[tokio::test]
    async fn what_waits_is_written_before_the_close() {
        let outbox = Outbox::new();
        outbox.table("t", frame(1));
        outbox.close(CloseReason::Restart);
        outbox.table("t", frame(2));
        assert_eq!(outbox.next(LONG).await, Next::Frame(frame(1)));
        assert_eq!(outbox.next(LONG).await, Next::Close(CloseReason::Restart));
    }
}
