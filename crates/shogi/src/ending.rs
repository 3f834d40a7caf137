//! How the rules end a game.

use crate::Foul;
use std::fmt;

/// One variant per way the rules end a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// In check without a legal move: the side to move loses.
    Checkmate,
    /// Without a legal move, though not in check: the side to move loses.
    NoLegalMove,
    /// A foul under `judging=lose`: whoever committed it loses.
    Foul(Foul),
    /// The fourth time a position stands, one side alone having given check with every move since
    /// the first: that side loses.
    PerpetualCheck,
    /// The fourth time a position stands, otherwise: no result, or a draw.
    Repetition,
    /// A declaration that holds: the declarer wins.
    Declaration,
    /// A declaration that fails under `judging=lose`: the declarer loses.
    FailedDeclaration,
    /// A declaration by 24 to 30 points (`impasse=24`): a draw.
    ImpasseDraw,
    /// A count by agreement (`impasse=points27`): the higher count wins.
    ImpasseCount,
    /// The king has reached the enemy king's first square (`impasse=try`): it wins.
    Try,
    /// So many moves have been made: a draw.
    MoveLimit,
}

impl Ending {
    /// The name in `snake_case`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Checkmate => "checkmate",
            Ending::NoLegalMove => "no_legal_move",
            Ending::Foul(Foul::Nifu) => "foul_nifu",
            Ending::Foul(Foul::DeadSquare) => "foul_dead_square",
            Ending::Foul(Foul::DropPawnMate) => "foul_drop_pawn_mate",
            Ending::Foul(Foul::KingLeftInCheck) => "foul_king_left_in_check",
            Ending::PerpetualCheck => "perpetual_check",
            Ending::Repetition => "repetition",
            Ending::Declaration => "declaration",
            Ending::FailedDeclaration => "failed_declaration",
            Ending::ImpasseDraw => "impasse_draw",
            Ending::ImpasseCount => "impasse_count",
            Ending::Try => "try",
            Ending::MoveLimit => "move_limit",
        }
    }
}

/// Prints `checkmate`, `foul_nifu`, ...
impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
