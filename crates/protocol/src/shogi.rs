//! Shogi as a client sees it. Squares are texts such as `7g`: file from Black's right, rank from
//! White's side. Pieces are SFEN's capitals for either side, `+` before a promoted one: `P`, `+R`.
//! Sides are `black` (sente) and `white` (gote).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A shogi position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiView {
    /// The pieces on the board.
    pub pieces: Vec<ShogiPiece>,
    /// The pieces in hand.
    pub hands: ShogiHands,
    /// The side to move; once the game is over, the one that would be.
    pub side: String,
    /// Whether nobody acts any more.
    pub over: bool,
    /// The preset of a handicap, whose pieces White lacks: `2-piece`; absent in even games.
    pub handicap: Option<String>,
    /// The check that the side to move is in.
    pub check: Option<ShogiCheck>,
    /// The newest action, where there is one.
    pub last: Option<ShogiLast>,
    /// How often this position has stood in the game; absent where it stands for the first time.
    pub repetition: Option<ShogiRepetition>,
    /// How far both sides are from a declaration, or from a count; absent where the rules know none.
    pub impasse: Option<ShogiImpasse>,
    /// Moves left before the move limit makes a draw; absent without a limit. 0 where the limit is
    /// reached and play goes on because of a check.
    pub moves_left: Option<u32>,
    /// Where the rules let fouls be played, the moves that are none: what a queued move must be among,
    /// so that nobody loses by a move that was queued unseen. Absent where fouls are refused anyway.
    pub clean: Option<Vec<String>>,
    /// The position as SFEN, for copying.
    pub sfen: String,
    /// Why the game is over, where a foul, a repetition or a declaration has ended it.
    pub why: Option<ShogiExplanation>,
}

/// A piece on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiPiece {
    /// Where.
    pub square: String,
    /// Whose.
    pub side: String,
    /// Which: `P`, `+R`.
    pub piece: String,
}

/// The pieces in both hands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct ShogiHands {
    /// Black's, ordered R B G S N L P.
    pub black: Vec<ShogiHeld>,
    /// White's, ordered so too.
    pub white: Vec<ShogiHeld>,
}

/// Pieces of one kind in a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiHeld {
    /// Which.
    pub piece: String,
    /// How many, at least 1.
    pub count: u8,
}

/// A check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiCheck {
    /// The king's square.
    pub king: String,
    /// The squares of the pieces that give it.
    pub by: Vec<String>,
}

/// The newest action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiLast {
    /// Who made it.
    pub side: String,
    /// The action text.
    pub action: String,
    /// What moved or was dropped, as it stands now; absent for a declaration.
    pub piece: Option<String>,
    /// Where from; absent for a drop.
    pub from: Option<String>,
    /// Where to.
    pub to: Option<String>,
    /// What it took, as it stood.
    pub captured: Option<String>,
    /// Whether it promoted.
    pub promoted: bool,
    /// Whether it is a foul: the move is not carried out.
    pub foul: bool,
}

/// A position that has stood before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiRepetition {
    /// Which time it stands now, from 2.
    pub times: u8,
    /// Since it first stood every move of Black has given check.
    pub black_checks: bool,
    /// Since it first stood every move of White has given check.
    pub white_checks: bool,
}

/// How far both sides are from a declaration or a count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiImpasse {
    /// `24`, `27`, `points27` or `try`.
    pub rule: String,
    /// Black's count.
    pub black: ShogiCount,
    /// White's count.
    pub white: ShogiCount,
}

/// One side's count. Where the rule is `points27`, only the king and the points matter; for `try`
/// only the king does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiCount {
    /// Whether the king is in the enemy's three ranks.
    pub king_in_zone: bool,
    /// Whether it is in check.
    pub in_check: bool,
    /// Other own pieces in those ranks.
    pub pieces: u8,
    /// How many of them are needed.
    pub pieces_needed: u8,
    /// The points that count.
    pub points: u8,
    /// What is included in them for pieces that a handicap removed.
    pub credit: u8,
    /// The points that win.
    pub win: u8,
    /// The points that draw, where fewer than winning ones do.
    pub draw: Option<u8>,
    /// Whether a declaration, or a count, would win or draw now.
    pub holds: bool,
}

/// Why an action is refused or loses, or why the game ended as it did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiExplanation {
    /// The rule, as in refusals and endings: `nifu`, `king_left_in_check`, `drop_pawn_mate`,
    /// `too_few_points`, `perpetual_check`, …; `legal` where nothing refuses.
    pub rule: String,
    /// The square it is about.
    pub square: Option<String>,
    /// Squares to mark: the pawn in the way, pieces that give check, the piece in the way of a slider.
    pub squares: Vec<String>,
    /// Lines to draw, such as from a piece that gives check to the king.
    pub lines: Vec<ShogiLine>,
    /// For `drop_pawn_mate`: the replies that were tried and why each fails.
    pub replies: Vec<ShogiReply>,
    /// For a declaration: the count of whoever declares; for `points27`, see both.
    pub count: Option<ShogiCount>,
    /// For a count by agreement: the other side's.
    pub other: Option<ShogiCount>,
    /// For a repetition: the first and the last move of the span, from 1.
    pub span: Option<ShogiSpan>,
    /// The whole told in plain English, for logs and the command line.
    pub text: String,
}

/// A line between two squares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiLine {
    /// Its beginning.
    pub from: String,
    /// Its end.
    pub to: String,
}

/// A reply that does not help.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiReply {
    /// The move.
    pub action: String,
    /// The squares of the pieces that would then attack the king.
    pub by: Vec<String>,
}

/// The moves between the first and the last time a position stood.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShogiSpan {
    /// The number of its first move, from 1.
    pub first: u32,
    /// The number of its last move.
    pub last: u32,
    /// The side whose every move in it gave check; absent for a plain repetition.
    pub checker: Option<String>,
}

/// A mate problem put to the house: `POST /api/v1/tsume`. Nothing is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TsumeRequest {
    /// The problem as SFEN. The attacker is the side to move and may be without a king.
    pub start: String,
    /// The moves from there, the attacker's first.
    pub actions: Vec<String>,
    /// Whether the solver is wanted, beside the position and its moves.
    #[serde(default)]
    pub solve: bool,
}

/// A mate problem after some moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Tsume {
    /// The problem, canonically.
    pub start: String,
    /// The moves so far.
    pub moves: Vec<crate::StudyMove>,
    /// The position after them.
    pub position: ShogiView,
    /// Whether the attacker is to move.
    pub attacks: bool,
    /// The moves of the side to move: the attacker's checks, or every legal reply.
    pub legal: Vec<String>,
    /// What the solver found, where it was asked.
    pub solution: Option<TsumeSolution>,
}

/// What a mate solver found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "found", rename_all = "snake_case")]
pub enum TsumeSolution {
    /// The defender is mated by force.
    Mate {
        /// The attacker's best moves and the longest defence, from this position.
        line: Vec<crate::StudyMove>,
        /// Its length, plainly counted.
        plies: u32,
        /// Its length without useless interpositions.
        composed: u32,
        /// Whether a shorter mate has been ruled out.
        shortest: bool,
        /// Every first move that mates as fast, where that was looked for.
        first_moves: Vec<String>,
        /// The plies of `line` (from 1) that are useless interpositions.
        useless: Vec<u32>,
    },
    /// There is no mate by checks.
    NoMate,
    /// The solver gave up: neither is proved.
    Unsolved,
}
