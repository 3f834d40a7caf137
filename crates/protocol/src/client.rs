//! What a client sends.

use crate::{ChatRoom, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A frame from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first frame of a socket.
    Hello {
        /// [`crate::VERSION`] of the client.
        proto: u32,
        /// The client's build.
        build: String,
        /// A random id of the tab, 32 hex digits.
        tab: String,
        /// Tables the tab was watching, and how far.
        resume: Vec<Resume>,
    },
    /// Watch a table: answered by a snapshot.
    Sub {
        /// The table's id.
        table: String,
    },
    /// Watch it no longer.
    Unsub {
        /// The table's id.
        table: String,
    },
    /// Follow, or stop following, the list of open tables.
    Lobby {
        /// Whether to follow it.
        on: bool,
    },
    /// A request to a table. Answered by `ack` or `nack`; a repeat of the id gets the same answer.
    Cmd {
        /// 128 random bits, 32 hex digits.
        id: String,
        /// The table's id.
        table: String,
        /// The last event the author had seen.
        #[ts(type = "number")]
        seq_seen: u64,
        /// What is asked.
        command: TableCommand,
        /// How long the author thought, as the client measured it. Used only to compensate lag,
        /// within the limits of the clock's quota.
        #[serde(default)]
        think_ms: Option<u32>,
    },
    /// Say something at a table. Answered by `ack`, whose `seq` is the line's, or by `nack`; a repeat
    /// of the id says it once.
    Chat {
        /// 128 random bits, 32 hex digits.
        id: String,
        /// The table's id.
        table: String,
        /// Where.
        room: ChatRoom,
        /// At most [`crate::MAX_CHAT`] characters.
        text: String,
    },
    /// Asks for a `pong`.
    Ping {
        /// Returned as it is.
        n: u32,
        /// The last round trip the client measured.
        #[serde(default)]
        rtt_ms: Option<u32>,
    },
}

/// Where a client was when it lost a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Resume {
    /// The table's id.
    pub table: String,
    /// The last event it had.
    #[ts(type = "number")]
    pub seq: u64,
    /// The hash it had there.
    pub hash: String,
}

/// A request to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableCommand {
    /// Take a free seat.
    Sit {
        /// Which.
        seat: Seat,
    },
    /// Act in the game.
    Act {
        /// The action text.
        action: String,
    },
    /// Give up.
    Resign,
    /// Make an offer.
    Offer {
        /// `draw`, `takeback`, `rematch`, `end`.
        offer: String,
    },
    /// Answer the other seat's offer.
    Answer {
        /// Which.
        offer: String,
        /// Whether it is accepted.
        accept: bool,
    },
    /// Take an own offer back.
    Withdraw {
        /// Which.
        offer: String,
    },
    /// Say that a clock has run out.
    ClaimFlag,
    /// Claim a win, or a draw, against a seat that is gone.
    ClaimAbsence {
        /// Whether only a draw is claimed.
        draw: bool,
    },
    /// Call the table off before both have decided once.
    Abort,
    /// Give the opponent time.
    GiveTime,
    /// Pledge a value of 32 random bytes for the dice, for an own seat: once, when sitting.
    Pledge {
        /// For which seat.
        seat: Seat,
        /// `SHA-256("yonban-dice-v1 " || "seat-a" or "seat-b" || table id || value)`, 64 hex digits.
        hash: String,
    },
    /// Reveal that value, once both have pledged: when both are revealed the game begins.
    Reveal {
        /// For which seat.
        seat: Seat,
        /// The 32 bytes, 64 hex digits.
        value: String,
    },
    /// Tell what the dice show, where people throw their own.
    Throw {
        /// The outcome in the game's own text.
        outcome: String,
    },
    /// Confirm what the other seat told: it counts.
    Confirm,
    /// Dispute what the other seat told, or take back what was told by oneself: it does not count and
    /// is told again.
    Dispute,
    /// Be ready for the next game of a match.
    Ready {
        /// Which seat is.
        seat: Seat,
    },
}
