//! Which moves give check, worked out once for all moves of a position.

use crate::{Bitboard, Board, Kind, Move, Square, attacks};

/// From where each kind of the side to move would attack the enemy king, and which pieces open a line
/// to it by leaving.
///
/// ```
/// use yonban_shogi::{Board, Strictness};
///
/// let sfen = "4k4/9/4N4/9/9/9/9/9/4L1K2 b G 1";
/// let (board, _) = Board::from_sfen(sfen, Strictness::Game)?;
/// let checks = board.check_squares();
/// for action in board.moves() {
///     assert_eq!(checks.gives_check(&board, action), board.gives_check(action));
/// }
/// # Ok::<(), yonban_shogi::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CheckSquares {
    king: Option<Square>,
    by_kind: [Bitboard; Kind::ALL.len()],
    shields: Bitboard,
}

impl CheckSquares {
    /// From where a kind attacks the enemy king as the board stands.
    #[inline]
    #[must_use]
    pub const fn of(&self, kind: Kind) -> Bitboard {
        self.by_kind[kind.index()]
    }

    /// The pieces of the side to move that alone stand between an own slider and the enemy king.
    #[inline]
    #[must_use]
    pub const fn shields(&self) -> Bitboard {
        self.shields
    }

    /// Where the piece on `from` opens a line to the enemy king by going there: nowhere, or anywhere
    /// but along that line.
    #[inline]
    #[must_use]
    pub fn opened_from(&self, from: Square) -> Bitboard {
        match self.king {
            Some(king) if self.shields.contains(from) => !attacks::through(king, from),
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether a legal move of the position gives check.
    #[inline]
    #[must_use]
    pub fn gives_check(&self, board: &Board, action: Move) -> bool {
        let to = action.to();
        if let Some(kind) = action.dropped() {
            return self.of(kind).contains(to);
        }
        let Some(from) = action.from() else {
            return false;
        };
        let Some(piece) = board.piece(from) else {
            return false;
        };
        let kind = match piece.kind.promoted() {
            Some(promoted) if action.promotes() => promoted,
            _ => piece.kind,
        };
        // A slider that goes along a line to the king had attacked it already, so that the square it
        // leaves hides nothing.
        (self.of(kind) | self.opened_from(from)).contains(to)
    }
}

impl Board {
    /// What gives check to the side that is not to move.
    #[must_use]
    pub fn check_squares(&self) -> CheckSquares {
        let (us, them) = (self.side(), self.side().other());
        let mut by_kind = [Bitboard::EMPTY; Kind::ALL.len()];
        let Some(king) = self.king(them) else {
            return CheckSquares {
                king: None,
                by_kind,
                shields: Bitboard::EMPTY,
            };
        };
        let occupied = self.occupied();
        let bishop = attacks::bishop(king, occupied);
        let rook = attacks::rook(king, occupied);
        let gold = attacks::gold(them, king);
        // A piece attacks the king from where a piece of the same kind and the king's side would
        // reach it from the king's square. Kings never give check.
        for kind in Kind::ALL {
            by_kind[kind.index()] = match kind {
                Kind::Pawn => attacks::pawn(them, king),
                Kind::Lance => rook & attacks::ahead(them, king),
                Kind::Knight => attacks::knight(them, king),
                Kind::Silver => attacks::silver(them, king),
                Kind::Bishop => bishop,
                Kind::Rook => rook,
                Kind::King => Bitboard::EMPTY,
                Kind::Horse => bishop | attacks::straight_steps(king),
                Kind::Dragon => rook | attacks::diagonal_steps(king),
                Kind::Gold
                | Kind::Tokin
                | Kind::PromotedLance
                | Kind::PromotedKnight
                | Kind::PromotedSilver => gold,
            };
        }
        CheckSquares {
            king: Some(king),
            by_kind,
            shields: self.shields(them) & self.by_color(us),
        }
    }
}
