//! The wire messages of Yonban, protocol version 1: JSON text frames over one WebSocket per tab,
//! and the same values over HTTP. `docs/protocol.md` tells when each is sent;
//! `web/src/protocol.ts` is generated from these types (`cargo xtask gen`).
//!
//! A type here is a promise to people we cannot call: fields are only ever added. The domain crates
//! know nothing of it; the server converts by hand.
//!
//! All times are integer milliseconds; `*_ms` instants are game time since the Unix epoch.
//! Identifiers are lower-case hex. Names of rules, endings and codes are `snake_case` and stable.

mod backgammon;
mod chat;
mod client;
mod dice;
mod go;
mod gomoku;
mod http;
mod review;
mod server;
mod shogi;
mod table;
pub mod typescript;

pub use backgammon::{
    BackgammonAlternative, BackgammonAnalysisRequest, BackgammonCandidate, BackgammonCube,
    BackgammonCubeJudgement, BackgammonDecision, BackgammonExplanation, BackgammonGame,
    BackgammonLuck, BackgammonMoved, BackgammonOffer, BackgammonPlay, BackgammonReport,
    BackgammonSituation, BackgammonStage, BackgammonStake, BackgammonStep, BackgammonTotals,
    BackgammonView,
};
pub use chat::{ChatLine, ChatRoom, ChatRoomView, MAX_CHAT};
pub use client::{ClientMessage, Resume, TableCommand};
pub use dice::{
    ChiSquareView, DiceReport, DiceRoll, DiceRolls, DiceSource, DiceStatistics, DiceView,
    FaceCount, OutcomeCount, OwedView, RestView, RunsView, ToldView,
};
pub use go::{
    GoChain, GoColumn, GoExplanation, GoForbidden, GoNumber, GoPair, GoScore, GoSettlement, GoStep,
    GoView,
};
pub use gomoku::{
    CompletionView, GomokuExplanation, GomokuStep, GomokuView, NamedOpening, PlacedStone,
    PointMark, ShapeView,
};
pub use http::{
    CreateTable, Created, Erased, ErrorBody, Health, Opponent, Policies, PresetView, Rename,
    RuleChoice, SeatWish, SeriesChoice, TableList, TableSummary,
};
pub use review::{
    ExportRequest, Exported, GameRecord, Imported, LossView, RecordLabel, RecordNode, Study,
    StudyMove, StudyPosition, StudyRequest, StudyVerdict, TableReview,
};
pub use server::{AwayView, PresenceView, ServerMessage, You};
pub use shogi::{
    ShogiCheck, ShogiCount, ShogiExplanation, ShogiHands, ShogiHeld, ShogiImpasse, ShogiLast,
    ShogiLine, ShogiPiece, ShogiRepetition, ShogiReply, ShogiSpan, ShogiView, Tsume, TsumeRequest,
    TsumeSolution,
};
pub use table::{
    ClaimsView, ClockView, EventView, Explanation, MoveView, OfferView, PositionView, ResultView,
    Role, Seat, SeatView, SeriesView, Snapshot, Status, TableView, TurnView,
};

/// The protocol's version. A client that speaks another is told to reload (close code 4002).
pub const VERSION: u32 = 1;

/// The largest frame a client may send, in bytes.
pub const MAX_FRAME: usize = 4096;

/// The most names of spectators that presence holds; the rest are counted.
pub const MAX_NAMED: usize = 20;

/// A message code of a refused command: a stable part of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// Made for a position that is no longer there. The missing events follow.
    Stale,
    /// A rule of the game refuses; `reason` names it.
    Illegal,
    /// The other seat acts.
    NotYourTurn,
    /// The table is finished.
    GameOver,
    /// The author holds no seat, or not this one.
    NotSeated,
    /// Too many messages in too short a time.
    RateLimited,
    /// The frame or a field is too large.
    TooLarge,
    /// A claim that does not hold.
    ClaimInvalid,
    /// Too late or too early for this command.
    WindowClosed,
    /// Two writers met too often; send the same id again.
    ConflictRetry,
    /// The server is stopping or cannot store; nothing was done.
    Draining,
    /// No such table.
    NotFound,
    /// The message cannot be read.
    BadRequest,
    /// A fault of the server; nothing was done as far as it knows.
    Internal,
}
