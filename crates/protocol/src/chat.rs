//! What people say at a table. It has its own sequence for each table and room, is never part of the
//! table's log, and can be erased.

use crate::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most characters of one line, after Unicode normalisation.
pub const MAX_CHAT: usize = 500;

/// Where something is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ChatRoom {
    /// Between the two seats. Nobody else reads it.
    Players,
    /// Among those who watch. The seats read it, and may write there, once the game is over.
    Watchers,
}

/// A room that the reader may read now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatRoomView {
    /// Which.
    pub room: ChatRoom,
    /// Whether the reader may write there now.
    pub write: bool,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Its place in its room. Ascends; what was erased leaves a gap.
    #[ts(type = "number")]
    pub seq: u64,
    /// When it was said.
    #[ts(type = "number")]
    pub at_ms: u64,
    /// The public id of who said it.
    pub by: String,
    /// The name that person had then.
    pub name: String,
    /// The seat that person had then.
    pub seat: Option<Seat>,
    /// What was said: one line of plain text.
    pub text: String,
}
