//! Why an action is refused, and which refusals are fouls where fouls lose.

use crate::{Kind, Piece, Square};
use std::fmt;
use yonban_rules::Reason;

/// One variant per rule that refuses an action. Where several apply, the first in this order is the
/// reason: of a move on the board those from [`EmptySquare`](Illegal::EmptySquare) on, of a drop
/// those from [`NotInHand`](Illegal::NotInHand) on (but for dead squares and the king's safety, which
/// both share), of a declaration those from
/// [`DeclarationNotAvailable`](Illegal::DeclarationNotAvailable) on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// Nobody acts any more.
    #[error("the game is over")]
    GameOver,

    /// Nothing stands where the move begins.
    #[error("{square} is empty")]
    EmptySquare {
        /// Where it begins.
        square: Square,
    },
    /// The piece that would move is the other side's.
    #[error("the {} on {square} is not yours", .piece.kind.name())]
    NotYourPiece {
        /// Where the move begins.
        square: Square,
        /// What stands there.
        piece: Piece,
    },
    /// An own piece stands where the move ends.
    #[error("your own {} stands on {square}", .piece.kind.name())]
    OwnPiece {
        /// Where the move ends.
        square: Square,
        /// What stands there.
        piece: Piece,
    },
    /// The piece has no such move, or something stands in its way.
    #[error("{}", no_such_move(*.piece, *.from, *.to, *.blocked_by))]
    CannotMoveThere {
        /// What would move.
        piece: Piece,
        /// Where the move begins.
        from: Square,
        /// Where it ends.
        to: Square,
        /// The first piece in the way; `None` where the piece never moves so.
        blocked_by: Option<Square>,
    },
    /// The piece has no promotion, or the move does not touch the far three ranks.
    #[error("{}", no_promotion(*.piece, *.from, *.to))]
    CannotPromote {
        /// What would move.
        piece: Piece,
        /// Where the move begins.
        from: Square,
        /// Where it ends.
        to: Square,
    },

    /// Nothing of the kind is in hand.
    #[error("no {} is in hand", .kind.name())]
    NotInHand {
        /// What would be dropped.
        kind: Kind,
    },
    /// A piece stands where the drop would be.
    #[error("{square} is occupied by a {}", .piece.kind.name())]
    Occupied {
        /// Where.
        square: Square,
        /// What stands there.
        piece: Piece,
    },

    /// A pawn, lance or knight could never move again: dropped, or moved without promoting.
    #[error("dead square: a {} could never move from {to}", .kind.name())]
    DeadSquare {
        /// The piece.
        kind: Kind,
        /// Where it begins; `None` for a drop.
        from: Option<Square>,
        /// Where it would stand.
        to: Square,
    },
    /// A pawn is dropped on a file with an own unpromoted pawn (nifu).
    #[error("two pawns on a file: one stands on {pawn} already")]
    Nifu {
        /// Where the pawn would be dropped.
        to: Square,
        /// The pawn in the way.
        pawn: Square,
    },
    /// The own king could be taken afterwards.
    #[error("the king on {king} would be in check from {}", names(.attackers))]
    KingLeftInCheck {
        /// Where the king would stand.
        king: Square,
        /// The pieces that would attack it, by index of their squares.
        attackers: Vec<Square>,
    },
    /// The drop of a pawn gives check and leaves no reply (uchifuzume).
    #[error("drop-pawn mate: a pawn on {to} would mate the king on {king}")]
    DropPawnMate {
        /// Where the pawn would be dropped.
        to: Square,
        /// The king that it would mate.
        king: Square,
    },

    /// The rules know no declaration.
    #[error("these rules know no declaration")]
    DeclarationNotAvailable,
    /// Count by agreement: a king has not entered.
    #[error("both kings must stand in the far three ranks; not so on {}", names(.outside))]
    KingsNotEntered {
        /// The kings outside, Black's first.
        outside: Vec<Square>,
    },
    /// The declarer's king has not entered.
    #[error("the king on {king} is not in the far three ranks")]
    KingNotInZone {
        /// Where it stands.
        king: Square,
    },
    /// The declarer is in check.
    #[error("the king on {king} is in check from {}", names(.attackers))]
    InCheck {
        /// Where it stands.
        king: Square,
        /// The pieces that give check.
        attackers: Vec<Square>,
    },
    /// Too few of the declarer's pieces have entered.
    #[error("{pieces} other pieces stand in the far three ranks, {needed} are needed")]
    TooFewPieces {
        /// How many have, the king aside.
        pieces: u8,
        /// How many must have.
        needed: u8,
    },
    /// The declarer's pieces in the zone and in hand are worth too little.
    #[error("{points} points, {needed} are needed")]
    TooFewPoints {
        /// What they are worth, a handicap's credit included.
        points: u8,
        /// What they must be worth, at least for a draw.
        needed: u8,
    },
}

/// The fouls that a piece can physically commit. Under `judging=lose` they are accepted, not carried
/// out, and lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Foul {
    /// Two unpromoted pawns on a file.
    Nifu,
    /// A piece that could never move again.
    DeadSquare,
    /// Mate by dropping a pawn.
    DropPawnMate,
    /// The own king could be taken.
    KingLeftInCheck,
}

impl Foul {
    /// All of them.
    pub const ALL: [Foul; 4] = [
        Foul::Nifu,
        Foul::DeadSquare,
        Foul::DropPawnMate,
        Foul::KingLeftInCheck,
    ];

    /// The name in `snake_case`, that of the refusal.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Foul::Nifu => "nifu",
            Foul::DeadSquare => "dead_square",
            Foul::DropPawnMate => "drop_pawn_mate",
            Foul::KingLeftInCheck => "king_left_in_check",
        }
    }
}

impl Illegal {
    /// The foul that this is, if it is one.
    #[must_use]
    pub const fn foul(&self) -> Option<Foul> {
        match self {
            Illegal::Nifu { .. } => Some(Foul::Nifu),
            Illegal::DeadSquare { .. } => Some(Foul::DeadSquare),
            Illegal::DropPawnMate { .. } => Some(Foul::DropPawnMate),
            Illegal::KingLeftInCheck { .. } => Some(Foul::KingLeftInCheck),
            _ => None,
        }
    }

    /// Whether it is a condition of a declaration that fails: under `judging=lose` the declaration is
    /// accepted, and loses.
    #[must_use]
    pub const fn is_failed_declaration(&self) -> bool {
        matches!(
            self,
            Illegal::KingNotInZone { .. }
                | Illegal::InCheck { .. }
                | Illegal::TooFewPieces { .. }
                | Illegal::TooFewPoints { .. }
        )
    }

    /// The square that it is about: where a move ends or cannot begin, the king of a declaration.
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        match self {
            Illegal::EmptySquare { square }
            | Illegal::NotYourPiece { square, .. }
            | Illegal::OwnPiece { square, .. }
            | Illegal::Occupied { square, .. } => Some(*square),
            Illegal::CannotMoveThere { to, .. }
            | Illegal::CannotPromote { to, .. }
            | Illegal::DeadSquare { to, .. }
            | Illegal::Nifu { to, .. }
            | Illegal::DropPawnMate { to, .. } => Some(*to),
            Illegal::KingLeftInCheck { king, .. }
            | Illegal::KingNotInZone { king }
            | Illegal::InCheck { king, .. } => Some(*king),
            Illegal::GameOver
            | Illegal::NotInHand { .. }
            | Illegal::DeclarationNotAvailable
            | Illegal::KingsNotEntered { .. }
            | Illegal::TooFewPieces { .. }
            | Illegal::TooFewPoints { .. } => None,
        }
    }

    /// The squares that it is about, for a board to mark.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Illegal::GameOver
            | Illegal::NotInHand { .. }
            | Illegal::DeclarationNotAvailable
            | Illegal::TooFewPieces { .. }
            | Illegal::TooFewPoints { .. } => Vec::new(),
            Illegal::EmptySquare { square }
            | Illegal::NotYourPiece { square, .. }
            | Illegal::OwnPiece { square, .. }
            | Illegal::Occupied { square, .. } => vec![*square],
            Illegal::CannotMoveThere {
                from,
                to,
                blocked_by,
                ..
            } => vec![blocked_by.unwrap_or(*to), *from],
            Illegal::CannotPromote { from, to, .. } => vec![*from, *to],
            Illegal::DeadSquare { to, .. } => vec![*to],
            Illegal::Nifu { to, pawn } => vec![*pawn, *to],
            Illegal::KingLeftInCheck { king, attackers } | Illegal::InCheck { king, attackers } => {
                attackers.iter().chain([king]).copied().collect()
            }
            Illegal::DropPawnMate { to, king } => vec![*to, *king],
            Illegal::KingNotInZone { king } => vec![*king],
            Illegal::KingsNotEntered { outside } => outside.clone(),
        }
    }
}

impl Reason for Illegal {
    fn reason(&self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::EmptySquare { .. } => "empty_square",
            Illegal::NotYourPiece { .. } => "not_your_piece",
            Illegal::OwnPiece { .. } => "own_piece",
            Illegal::CannotMoveThere { .. } => "cannot_move_there",
            Illegal::CannotPromote { .. } => "cannot_promote",
            Illegal::NotInHand { .. } => "not_in_hand",
            Illegal::Occupied { .. } => "occupied",
            Illegal::DeadSquare { .. } => "dead_square",
            Illegal::Nifu { .. } => "nifu",
            Illegal::KingLeftInCheck { .. } => "king_left_in_check",
            Illegal::DropPawnMate { .. } => "drop_pawn_mate",
            Illegal::DeclarationNotAvailable => "declaration_not_available",
            Illegal::KingsNotEntered { .. } => "kings_not_entered",
            Illegal::KingNotInZone { .. } => "king_not_in_zone",
            Illegal::InCheck { .. } => "in_check",
            Illegal::TooFewPieces { .. } => "too_few_pieces",
            Illegal::TooFewPoints { .. } => "too_few_points",
        }
    }
}

/// Prints the name.
impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// `5b 6c`.
fn names(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(" ")
}

fn no_such_move(piece: Piece, from: Square, to: Square, blocked_by: Option<Square>) -> String {
    let name = piece.kind.name();
    match blocked_by {
        Some(square) => format!("the way of the {name} from {from} to {to} is blocked on {square}"),
        None => format!("a {name} does not move from {from} to {to}"),
    }
}

fn no_promotion(piece: Piece, from: Square, to: Square) -> String {
    match piece.kind.promoted() {
        Some(_) => format!("neither {from} nor {to} is in the far three ranks"),
        None => format!("a {} does not promote", piece.kind.name()),
    }
}
