//! The TypeScript text of every message: what `cargo xtask gen` writes to `web/src/protocol.ts`,
//! and what a test compares that file with.

use ts_rs::{Config, TS};

/// The whole of `web/src/protocol.ts`.
///
/// ```
/// let text = yonban_protocol::typescript::text();
/// assert!(text.contains("export type ServerMessage ="));
/// ```
#[must_use]
pub fn text() -> String {
    let config = Config::new();
    let mut text =
        String::from("// Generated from crates/protocol by `cargo xtask gen`. Do not edit.\n\n");
    text.push_str(&format!(
        "export const VERSION = {};\nexport const MAX_FRAME = {};\nexport const MAX_CHAT = {};\n",
        crate::VERSION,
        crate::MAX_FRAME,
        crate::MAX_CHAT
    ));
    macro_rules! declare {
        ($($name:ident),* $(,)?) => {
            $(
                text.push('\n');
                if let Some(docs) = <crate::$name as TS>::docs() {
                    text.push_str(&docs);
                }
                text.push_str("export ");
                text.push_str(&<crate::$name as TS>::decl(&config));
                text.push('\n');
            )*
        };
    }
    declare!(
        Code,
        Seat,
        Role,
        Status,
        TurnView,
        SeatView,
        ClockView,
        OfferView,
        ResultView,
        MoveView,
        EventView,
        PlacedStone,
        GomokuStep,
        PointMark,
        NamedOpening,
        CompletionView,
        ShapeView,
        GomokuExplanation,
        GomokuView,
        GoPair,
        GoNumber,
        GoForbidden,
        GoChain,
        GoStep,
        GoColumn,
        GoScore,
        GoSettlement,
        GoExplanation,
        GoView,
        ShogiPiece,
        ShogiHeld,
        ShogiHands,
        ShogiCheck,
        ShogiLast,
        ShogiRepetition,
        ShogiCount,
        ShogiImpasse,
        ShogiLine,
        ShogiReply,
        ShogiSpan,
        ShogiExplanation,
        ShogiView,
        BackgammonView,
        BackgammonStage,
        BackgammonStep,
        BackgammonCube,
        BackgammonOffer,
        BackgammonGame,
        BackgammonPlay,
        BackgammonMoved,
        BackgammonExplanation,
        BackgammonStake,
        BackgammonAnalysisRequest,
        BackgammonReport,
        BackgammonDecision,
        BackgammonAlternative,
        BackgammonCandidate,
        BackgammonCubeJudgement,
        BackgammonSituation,
        BackgammonLuck,
        BackgammonTotals,
        Explanation,
        PositionView,
        ChatRoom,
        ChatRoomView,
        ChatLine,
        DiceSource,
        OwedView,
        ToldView,
        DiceView,
        RestView,
        SeriesView,
        ClaimsView,
        TableView,
        Snapshot,
        You,
        AwayView,
        PresenceView,
        TableSummary,
        ServerMessage,
        Resume,
        TableCommand,
        ClientMessage,
        ErrorBody,
        Policies,
        SeriesChoice,
        RuleChoice,
        PresetView,
        SeatWish,
        Opponent,
        CreateTable,
        Created,
        Rename,
        Erased,
        TableList,
        Health,
        StudyRequest,
        StudyMove,
        StudyPosition,
        StudyVerdict,
        Study,
        TsumeRequest,
        TsumeSolution,
        Tsume,
        RecordLabel,
        RecordNode,
        GameRecord,
        TableReview,
        LossView,
        Imported,
        ExportRequest,
        Exported,
        OutcomeCount,
        FaceCount,
        ChiSquareView,
        RunsView,
        DiceStatistics,
        DiceReport,
        DiceRoll,
        DiceRolls,
    );
    // The generator leaves blanks at line ends.
    text.lines()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect()
}
