//! Games on paper: lines of play that the referee checks, finished games, and files of records, all
//! under `/api/v1`. None of them touches a table.

use crate::{Explanation, PositionView, ResultView, Seat, TurnView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// Asks the referee about a line of play: `POST /api/v1/study`. Nothing is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StudyRequest {
    /// The game: `gomoku`, `go`.
    pub kind: String,
    /// The rules text.
    pub rules: String,
    /// A position text to start from; absent for the start of a game under the rules.
    #[serde(default)]
    pub start: Option<String>,
    /// The actions from there. What follows a refused one is not tried.
    pub actions: Vec<String>,
    /// The first position wanted, as a number of actions before it; absent for the last one only.
    #[serde(default)]
    pub from: Option<u32>,
    /// An action to judge in the last position, without making it.
    #[serde(default)]
    pub ask: Option<String>,
}

/// The referee's answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Study {
    /// The canonical rules text.
    pub rules: String,
    /// The actions that were accepted.
    pub moves: Vec<StudyMove>,
    /// The positions asked for, in order; the last one stands after `moves`.
    pub positions: Vec<StudyPosition>,
    /// The actions that are legal after `moves`.
    pub legal: Vec<String>,
    /// Why the first action that was not accepted is refused.
    pub refused: Option<StudyVerdict>,
    /// The action asked about.
    pub judged: Option<StudyVerdict>,
}

/// An action of a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StudyMove {
    /// Who makes it; absent for an outcome of chance.
    pub seat: Option<Seat>,
    /// The side that seat has when it acts.
    pub side: Option<String>,
    /// The action text.
    pub action: String,
    /// The action in the styles of its field, by their names: for shogi `japanese`, `western`,
    /// `kitao`, `csa`. Empty where the action text is all that the field writes.
    pub written: BTreeMap<String, String>,
}

/// A position of a line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct StudyPosition {
    /// Who acts.
    pub turn: TurnView,
    /// The side of seat A.
    pub side_a: String,
    /// The side of seat B.
    pub side_b: String,
    /// `a`, `b`, `draw` or `no_result`, once the rules have ended the game.
    pub verdict: Option<String>,
    /// The rule that ended it.
    pub ending: Option<String>,
    /// The position, in the shape of its game. A claim room hides nothing here.
    pub position: PositionView,
}

/// What the rules say about one action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StudyVerdict {
    /// The action text. A bare point that was asked about where an offer or a pick is due is judged
    /// as that.
    pub action: String,
    /// Whether it is allowed now, to whoever acts.
    pub allowed: bool,
    /// The rule that refuses it.
    pub reason: Option<String>,
    /// For people, in English.
    pub message: Option<String>,
    /// The rule that ends the game at once if it is made: `five`, `forbidden_double_three`, …
    pub ending: Option<String>,
    /// The ending that the other side may claim after it: `claimed_double_four`, …
    pub claimable: Option<String>,
    /// The side whose stone `detail` speaks of. Not always the one that acts: an empty point is also
    /// judged for the side that has forbidden points while the other is to move.
    pub side: Option<String>,
    /// The lines and points, also where an allowed action is worth explaining: a double-three that
    /// is none, a five, what a claim would find.
    pub detail: Option<Explanation>,
}

/// A game on paper, with variations and remarks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// The game: `gomoku`, `go`.
    pub kind: String,
    /// The rules text.
    pub rules: String,
    /// A position text where the record does not start from the start of the rules.
    pub start: Option<String>,
    /// Who sat on seat A, where that is known.
    pub a: Option<String>,
    /// Who sat on seat B, where that is known.
    pub b: Option<String>,
    /// Tournament or occasion.
    pub event: Option<String>,
    /// Round.
    pub round: Option<String>,
    /// Date, `2026-05-01` where it is known whole.
    pub date: Option<String>,
    /// How it ended, where that is known. The termination is `unknown` where only the verdict is.
    pub result: Option<ResultView>,
    /// The tree, the start first; the first child of a node is the game, the others are variations.
    /// The house writes pre-order and takes any order in which parents come first. Every action is
    /// legal where it stands. A file may hold the same one twice beside itself.
    pub nodes: Vec<RecordNode>,
}

/// A node of a record's tree.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RecordNode {
    /// The node before it; absent for the start only. Always smaller than the node's own number.
    pub parent: Option<u32>,
    /// The action that leads here; absent for the start only.
    pub action: Option<String>,
    /// The action in the styles of its field, by their names. The house fills it and does not read
    /// it.
    #[serde(default)]
    pub written: BTreeMap<String, String>,
    /// What is said here.
    #[serde(default)]
    pub comment: Option<String>,
    /// Short texts on points of the board.
    #[serde(default)]
    pub labels: Vec<RecordLabel>,
    /// How long the action took, in milliseconds.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub time_ms: Option<u64>,
    /// Whether the node is marked as worth a look.
    #[serde(default)]
    pub marked: bool,
}

/// A short text on a point.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RecordLabel {
    /// Where.
    pub point: String,
    /// What.
    pub text: String,
}

/// A finished table to look through: `GET /api/v1/tables/{id}/review`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TableReview {
    /// The table's id.
    pub table: String,
    /// The room's preset id.
    pub preset: String,
    /// The control of seat A.
    pub control_a: String,
    /// The control of seat B.
    pub control_b: String,
    /// When the game began.
    #[ts(type = "number | null")]
    pub started_ms: Option<u64>,
    /// When it ended.
    #[ts(type = "number | null")]
    pub ended_ms: Option<u64>,
    /// The game. Takebacks are left out of it; the log tells them.
    pub game: GameRecord,
    /// Every position, from the start to the end.
    pub study: Study,
}

/// What a file holds: the answer of `POST /api/v1/import`, whose body is the file as it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Imported {
    /// The format it was read as: `sgf`, `moves`, or one of the game's own: `psq`, `lib`, `rif`,
    /// `openings`; `ngf`, `gib`; `usi`, `kif`, `kifu`, `ki2`, `csa`, `jkf`.
    pub format: String,
    /// The games, at least one.
    pub games: Vec<GameRecord>,
    /// Everything that was not read or kept.
    pub losses: Vec<LossView>,
}

/// Something that could not be read or kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LossView {
    /// Where: `line 3, column 7`, `byte 120`, `action 5`, `node 5`; absent for the file as a whole.
    pub place: Option<String>,
    /// What, for people, in English.
    pub message: String,
}

/// Asks for a file of a game: `POST /api/v1/export`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ExportRequest {
    /// The format: `sgf`, `moves`, or one of the game's own: `psq`, `lib`, `openings`.
    pub format: String,
    /// The game.
    pub game: GameRecord,
}

/// A file of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Exported {
    /// A name for it, with the format's ending.
    pub name: String,
    /// Its bytes in base64 (RFC 4648, padded).
    pub base64: String,
    /// What the format cannot hold.
    pub losses: Vec<LossView>,
}
