//! Bodies of the HTTP interface under `/api/v1`.

use crate::{Code, Status};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The one envelope of every error.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ErrorBody {
    /// What kind.
    pub code: Code,
    /// One sentence for people, in English.
    pub message: String,
    /// The rule or field it is about.
    pub detail: Option<String>,
}

/// A room that may be opened. What it means is told in every language by the client's catalogue,
/// under the preset's id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PresetView {
    /// A stable name, such as `professional`.
    pub id: String,
    /// Raised when the meaning changes.
    pub version: u32,
    /// The game: `gomoku`.
    pub kind: String,
    /// `renju` or `gomoku` here: how the home page groups rooms.
    pub family: String,
    /// The rules text.
    pub rules: String,
    /// The control a room has unless another is chosen.
    pub control: String,
    /// Controls it may have.
    pub controls: Vec<String>,
    /// Whether forbidden points are marked for the side they bind.
    pub marks: bool,
    /// What may be offered.
    pub policies: Policies,
    /// Whether a computer player can take a seat.
    pub engine: bool,
}

/// What may be offered at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Policies {
    /// Draws by agreement.
    pub draw: bool,
    /// Takebacks by consent.
    pub takeback: bool,
}

/// Asks for a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The preset's id.
    pub preset: String,
    /// Another control than the preset's first.
    #[serde(default)]
    pub control: Option<String>,
    /// The seat the creator takes.
    pub seat: SeatWish,
    /// Against whom.
    pub opponent: Opponent,
}

/// Which seat somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// Seat A: begins.
    A,
    /// Seat B.
    B,
    /// Either, by lot.
    Random,
}

/// Who may take the other seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum Opponent {
    /// Anybody: the table is listed.
    Anybody,
    /// Whoever has the link: it is not listed.
    Link,
    /// The computer.
    Engine {
        /// 1 to 10.
        level: u8,
    },
}

/// The new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Created {
    /// Its id.
    pub table: String,
}

/// Asks for another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 1 to 24 characters.
    pub name: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableSummary {
    /// Its id.
    pub table: String,
    /// The game.
    pub kind: String,
    /// The preset's id.
    pub preset: String,
    /// The rules text.
    pub rules: String,
    /// The control of seat A.
    pub control: String,
    /// How far it has come.
    pub status: Status,
    /// The name on seat A.
    pub a: Option<String>,
    /// The name on seat B.
    pub b: Option<String>,
    /// The verdict, once there is one.
    pub verdict: Option<String>,
    /// When it was opened.
    #[ts(type = "number")]
    pub created_ms: u64,
}

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableList {
    /// The tables, newest first.
    pub tables: Vec<TableSummary>,
    /// Where the next page begins; absent on the last one.
    pub next: Option<String>,
}

/// The answer of `/healthz` and `/readyz`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Health {
    /// `ok`, or what is wrong.
    pub status: String,
    /// The build.
    pub build: String,
    /// Seconds since the start.
    #[ts(type = "number")]
    pub up_s: u64,
}
