//! What a client sees of a table.

use crate::{BackgammonView, ChatRoomView, DiceView, GoView, GomokuView, RestView, ShogiView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A chair at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// The first chair.
    A,
    /// The second chair.
    B,
}

/// What the reader is at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Sits on seat A.
    A,
    /// Sits on seat B.
    B,
    /// Watches.
    Spectator,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// A seat is still free.
    Open,
    /// Both seats are taken and the game is on.
    Playing,
    /// Finished.
    Over,
}

/// Who acts now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TurnView {
    /// Seat A decides.
    A,
    /// Seat B decides.
    B,
    /// A chance outcome is due.
    Chance,
    /// Nobody: not started, or finished.
    Nobody,
}

/// Everything about a table at one sequence number, for one role.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Snapshot {
    /// The table's id, 32 hex digits.
    pub table: String,
    /// The last event this includes.
    #[ts(type = "number")]
    pub seq: u64,
    /// The hash of the log up to that event, 64 hex digits.
    pub hash: String,
    /// The table.
    pub view: TableView,
    /// Every action so far, in order, as takebacks left them.
    pub moves: Vec<MoveView>,
    /// Game time when this was written.
    #[ts(type = "number")]
    pub now: u64,
}

/// A table as one role may see it. The list of actions stands beside it ([`Snapshot::moves`]).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct TableView {
    /// The game: `gomoku`.
    pub kind: String,
    /// The room's preset id.
    pub preset: String,
    /// The rules text.
    pub rules: String,
    /// How far it has come.
    pub status: Status,
    /// What the reader is here.
    pub role: Role,
    /// Seat A.
    pub a: SeatView,
    /// Seat B.
    pub b: SeatView,
    /// Who acts.
    pub turn: TurnView,
    /// The clocks.
    pub clocks: ClockView,
    /// Open offers.
    pub offers: Vec<OfferView>,
    /// What the reader may do at the table besides acting in the game, for example `resign`,
    /// `abort`, `offer_draw`, `offer_takeback`, `offer_rematch`, `claim_absence`; `pledge`, `reveal`,
    /// `throw`, `confirm`, `dispute`, `ready`.
    pub may: Vec<String>,
    /// The action texts that the reader may send now; empty unless the reader's seat acts. Holds
    /// nothing that the room hides.
    pub legal: Vec<String>,
    /// How it ended.
    pub result: Option<ResultView>,
    /// The position, in the shape of its game.
    pub position: PositionView,
    /// The table that follows this one: by an accepted rematch, or because the series goes on.
    pub next_table: Option<String>,
    /// Whether both seats are played on one device by whoever opened the table. `role` is then the
    /// seat that acts; `offer_takeback` and `offer_draw` are carried out at once.
    pub here: bool,
    /// How many plies late spectators see the game while it is on; 0: at once.
    pub spectator_delay: u32,
    /// The games that follow one another, and how they stand.
    pub series: SeriesView,
    /// What an unfounded claim costs, in rooms with claims; absent in others.
    pub claims: Option<ClaimsView>,
    /// The chat rooms that the reader may read now.
    pub chat: Vec<ChatRoomView>,
    /// How chance comes to the table; absent where the game knows none.
    pub dice: Option<DiceView>,
    /// The rest between two games of a match, while it lasts.
    pub rest: Option<RestView>,
}

/// The games that follow one another at tables of the same two people. Scores are by person: `_a` is
/// whoever sits on seat A at *this* table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeriesView {
    /// The rule as agreed: `SIDES,CARRY,UNTIL`, such as `swap,fresh,wins(2)`.
    pub rule: String,
    /// The id of the rule in [`crate::PresetView::series`], where it is one of those.
    pub id: Option<String>,
    /// Which game of the series this is, from 1.
    pub game: u32,
    /// Games won by the person on seat A, this one included once it is over.
    pub wins_a: u32,
    /// Games won by the person on seat B.
    pub wins_b: u32,
    /// Games drawn.
    pub draws: u32,
    /// Whether the rule knows an end: not where each game is followed only by request.
    pub bounded: bool,
    /// Whether the rule's end is reached.
    pub decided: bool,
    /// When the next table is made without anybody asking; absent where none follows by itself.
    #[ts(type = "number | null")]
    pub next_at_ms: Option<u64>,
}

/// What an unfounded claim costs, and how many claims are left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ClaimsView {
    /// `none`, `time=DURATION` or `tries=N`.
    pub cost: String,
    /// How many unfounded claims seat A has left, where they are counted.
    pub left_a: Option<u32>,
    /// How many seat B has left.
    pub left_b: Option<u32>,
}

/// The position of a table, tagged by game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PositionView {
    /// Gomoku and renju.
    Gomoku(GomokuView),
    /// Go and capture Go.
    Go(GoView),
    /// Shogi.
    Shogi(ShogiView),
    /// Backgammon.
    Backgammon(BackgammonView),
}

/// One chair and who sits on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatView {
    /// The name to show; absent while the chair is free.
    pub name: Option<String>,
    /// `guest` or `engine`; absent while the chair is free.
    pub user: Option<String>,
    /// The level of an engine, 1 to 10.
    pub level: Option<u8>,
    /// The side it has now, in the field's word: `black`, `white`.
    pub side: String,
}

/// Both clocks at one instant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ClockView {
    /// The control of seat A, as text (`fischer,base=10m,inc=5s`).
    pub control_a: String,
    /// The control of seat B.
    pub control_b: String,
    /// The state of seat A at the start of the running turn (`r=300000`).
    pub state_a: String,
    /// The state of seat B.
    pub state_b: String,
    /// The seat whose clock runs; absent when none does.
    pub running: Option<Seat>,
    /// What the running turn has been charged up to `at_ms`.
    #[ts(type = "number")]
    pub spent_ms: u64,
    /// The instant that `spent_ms` speaks of.
    #[ts(type = "number")]
    pub at_ms: u64,
    /// Until when the first decision must be made; absent once it has been.
    #[ts(type = "number | null")]
    pub start_by_ms: Option<u64>,
    /// Whether the house has stopped the clocks.
    pub paused: bool,
}

/// An open offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OfferView {
    /// Who made it.
    pub seat: Seat,
    /// `draw`, `takeback`, `rematch`, `end`.
    pub offer: String,
}

/// How a table ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ResultView {
    /// `a`, `b`, `draw` or `no_result`.
    pub verdict: String,
    /// `rules`, `resigned`, `timed_out`, `agreed`, `abandoned`, `adjudicated`, `aborted`.
    pub termination: String,
    /// The rule that ended the game, if a rule did: `five`, `claimed_overline`, …
    pub ending: Option<String>,
    /// Who resigned, ran out of time, left or aborted, where somebody did.
    pub by: Option<Seat>,
}

/// One action of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MoveView {
    /// Its number, from 1.
    pub n: u32,
    /// Who made it.
    pub seat: Seat,
    /// The side that seat had when it acted.
    pub side: String,
    /// The action text.
    pub action: String,
    /// The action in the styles of its field, by their names: for shogi `japanese`, `western`,
    /// `kitao`, `csa`. Empty where the action text is all that the field writes.
    pub written: BTreeMap<String, String>,
    /// What the clock was charged for it.
    #[ts(type = "number")]
    pub charged_ms: u64,
    /// When it was made.
    #[ts(type = "number")]
    pub at_ms: u64,
}

/// One event of the log, as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct EventView {
    /// Its sequence number.
    #[ts(type = "number")]
    pub seq: u64,
    /// When it happened.
    #[ts(type = "number")]
    pub at_ms: u64,
    /// `a`, `b`, `house` or `mod`.
    pub author: String,
    /// `created`, `seated`, `started`, `played`, `offered`, … as in `docs/log.md`.
    pub kind: String,
    /// The offer that `offered`, `answered` and `withdrawn` speak of.
    pub offer: Option<String>,
    /// `accept` or `refuse`, for `answered`.
    pub answer: Option<String>,
    /// The action, for `played`.
    pub played: Option<MoveView>,
    /// How many actions are left after `took_back`.
    pub kept: Option<u32>,
    /// The outcome of chance, for `rolled` and `told`.
    pub chance: Option<String>,
}

/// Why an action is refused, or what a point is, tagged by game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Explanation {
    /// Gomoku and renju.
    Gomoku(crate::GomokuExplanation),
    /// Go and capture Go.
    Go(crate::GoExplanation),
    /// Shogi.
    Shogi(crate::ShogiExplanation),
    /// Backgammon.
    Backgammon(crate::BackgammonExplanation),
}
