//! Bodies of the HTTP interface under `/api/v1`.

use crate::{Code, Status};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
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
    /// What may follow a game; the first unless another is chosen.
    pub series: Vec<SeriesChoice>,
    /// By how many plies spectators may see the game late; the first unless another is chosen.
    pub delays: Vec<u32>,
    /// What an unfounded claim may cost (`none`, `time=30s`, `tries=3`); the first unless another is
    /// chosen. Empty in rooms without claims.
    pub claim_costs: Vec<String>,
    /// What of the rules whoever opens a table may choose.
    pub choices: Vec<RuleChoice>,
}

/// A part of the rules that a room leaves open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RuleChoice {
    /// The key of the rules text; `preset` for the name that it begins with.
    pub key: String,
    /// What may be chosen, the room's own first: an empty text where the room's rules do not say it.
    pub values: Vec<String>,
}

/// A rule for what follows a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeriesChoice {
    /// A stable name: `single`, `first_to_2`, `best_of_3`, `decisive`, `decisive_carry`. What it means
    /// is told by the client's catalogue.
    pub id: String,
    /// The rule as an agreement holds it.
    pub rule: String,
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
    /// The id of another series rule than the preset's first.
    #[serde(default)]
    #[ts(optional)]
    pub series: Option<String>,
    /// By how many plies spectators see the game late: one of the preset's `delays`.
    #[serde(default)]
    #[ts(optional)]
    pub spectator_delay: Option<u32>,
    /// What an unfounded claim costs: one of the preset's `claim_costs`.
    #[serde(default)]
    #[ts(optional)]
    pub claim_cost: Option<String>,
    /// What is chosen of the rules: a value for each key of the preset's `choices` that differs.
    #[serde(default)]
    #[ts(optional)]
    pub choices: Option<BTreeMap<String, String>>,
}

/// Which seat somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatWish {
    /// The first seat: Black; begins but where a handicap is given.
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
    /// Somebody at the same device: both seats are the creator's. Not listed. Without another choice
    /// there is no clock.
    Here {
        /// The name on the seat that the creator takes: 1 to 24 characters.
        you: String,
        /// The name on the other seat.
        other: String,
    },
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

/// What was erased.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Erased {
    /// How many lines of chat.
    #[ts(type = "number")]
    pub lines: u64,
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
    /// The series rule.
    pub series: String,
    /// How many plies late spectators see it.
    pub spectator_delay: u32,
    /// Whether both seats are played on one device.
    pub here: bool,
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
