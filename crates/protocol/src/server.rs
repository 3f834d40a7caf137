//! What the server sends.

use crate::{
    ChatLine, ChatRoom, Code, EventView, Explanation, Seat, Snapshot, TableSummary, TableView,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A frame from the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Answers `hello`.
    Hello {
        /// The server's [`crate::VERSION`].
        proto: u32,
        /// Who the reader is.
        you: You,
        /// The node that answered.
        node: String,
        /// Game time.
        #[ts(type = "number")]
        now: u64,
        /// After how much silence the client should ping.
        ping_ms: u32,
        /// The server's build: another one than the page's means that a reload is due.
        build: String,
    },
    /// A table as it stands.
    Snap(Snapshot),
    /// What happened at a table since `from`.
    Ev {
        /// The table's id.
        table: String,
        /// The first event in `events`.
        #[ts(type = "number")]
        from: u64,
        /// The last one.
        #[ts(type = "number")]
        seq: u64,
        /// The hash of the log up to it.
        hash: String,
        /// The events in order, without a gap.
        events: Vec<EventView>,
        /// The table after them.
        view: TableView,
        /// Game time.
        #[ts(type = "number")]
        now: u64,
    },
    /// The command is stored.
    Ack {
        /// The command's id.
        id: String,
        /// The last event it made.
        #[ts(type = "number")]
        seq: u64,
    },
    /// The command is refused; nothing has changed.
    Nack {
        /// The command's id.
        id: String,
        /// What kind of refusal.
        code: Code,
        /// The table's last event.
        #[ts(type = "number")]
        seq: u64,
        /// The rule that refuses, where one does.
        reason: Option<String>,
        /// For people, in English.
        message: String,
        /// The rule's squares or lines.
        detail: Option<Explanation>,
    },
    /// Who is at a table.
    Presence(PresenceView),
    /// What was said at a table. After `sub`, and when a room opens to the reader, the last lines of
    /// the room (`whole`); afterwards each new one. A line with a known `seq` is the same line.
    Chat {
        /// The table's id.
        table: String,
        /// Where.
        room: ChatRoom,
        /// Whether these are all the lines there are to show: what the reader has is replaced.
        whole: bool,
        /// The lines, oldest first.
        lines: Vec<ChatLine>,
    },
    /// Changes of the list of open tables; the first one after `lobby` holds them all.
    Lobby {
        /// New or changed tables.
        set: Vec<TableSummary>,
        /// Ids of tables that are no longer open.
        gone: Vec<String>,
        /// Whether `set` is the whole list.
        whole: bool,
    },
    /// A frame could not be read, or is not allowed. The socket stays.
    Error {
        /// What kind.
        code: Code,
        /// For people, in English.
        message: String,
    },
    /// Something to tell people.
    Notice {
        /// `not_saved`, `saved_again`, …
        code: String,
    },
    /// The server will close this socket.
    Bye {
        /// The close code to come.
        code: u16,
        /// How long to wait before connecting again.
        retry_after_ms: u32,
    },
    /// Answers `ping`.
    Pong {
        /// As sent.
        n: u32,
        /// Game time.
        #[ts(type = "number")]
        now: u64,
    },
}

/// Who the reader is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct You {
    /// A public id.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// Who is connected to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PresenceView {
    /// The table's id.
    pub table: String,
    /// Whether seat A is connected.
    pub a: bool,
    /// Whether seat B is connected.
    pub b: bool,
    /// How many watch.
    pub spectators: u32,
    /// The names of those who watch, in order, at most [`crate::MAX_NAMED`] of them.
    pub names: Vec<String>,
    /// The seats of a game in play that are not connected. Empty for readers who see the game late.
    pub away: Vec<AwayView>,
}

/// A seat that is not connected while the game is on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct AwayView {
    /// Which.
    pub seat: Seat,
    /// Since when.
    #[ts(type = "number")]
    pub since_ms: u64,
    /// From when the reader, who has the other seat, may claim the game. Absent where no claim will
    /// be possible unless something changes: on the reader's own turn, at tables without claims,
    /// where the clock ends first.
    #[ts(type = "number | null")]
    pub claim_at_ms: Option<u64>,
}
