//! Whether one move is legal, and the first rule that it breaks.

use crate::{Bitboard, Board, Illegal, Kind, Move, Square, attacks};

impl Board {
    /// Whether the side to move may play a move.
    #[must_use]
    pub fn is_legal(&self, action: Move) -> bool {
        self.check(action).is_ok()
    }

    /// The first rule that a move of the side to move breaks, in the order of `spec/shogi.md`,
    /// section 5.
    #[must_use]
    pub fn refusal(&self, action: Move) -> Option<Illegal> {
        self.check(action).err()
    }

    /// Whether the side to move may play a move.
    ///
    /// # Errors
    ///
    /// The first rule that the move breaks. Of a move on the board: an empty square, an enemy piece,
    /// an own piece in the way, a move that the piece does not have, a promotion that does not exist,
    /// a dead square, the own king left in check. Of a drop: nothing in hand, an occupied square, a
    /// dead square, two pawns on a file, the own king left in check, mate by the drop of a pawn.
    pub fn check(&self, action: Move) -> Result<(), Illegal> {
        let to = action.to();
        match (action.from(), action.dropped()) {
            (Some(from), _) => self.check_board(from, to, action.promotes()),
            (None, Some(kind)) => self.check_drop(kind, to),
            // Every move is one or the other.
            (None, None) => Err(Illegal::EmptySquare { square: to }),
        }
    }

    fn check_board(&self, from: Square, to: Square, promotes: bool) -> Result<(), Illegal> {
        let us = self.side();
        let piece = self
            .piece(from)
            .ok_or(Illegal::EmptySquare { square: from })?;
        if piece.color != us {
            return Err(Illegal::NotYourPiece {
                square: from,
                piece,
            });
        }
        if let Some(own) = self.piece(to).filter(|there| there.color == us) {
            return Err(Illegal::OwnPiece {
                square: to,
                piece: own,
            });
        }
        let occupied = self.occupied();
        let reached = attacks::of(piece.kind, us, from, occupied);
        if !reached.contains(to) {
            let on_empty = attacks::of(piece.kind, us, from, Bitboard::EMPTY);
            let blocked_by = if on_empty.contains(to) {
                (reached & attacks::between(from, to) & occupied).first()
            } else {
                None
            };
            return Err(Illegal::CannotMoveThere {
                piece,
                from,
                to,
                blocked_by,
            });
        }
        let zone = Bitboard::zone(us);
        if promotes
            && (piece.kind.promoted().is_none() || !(zone.contains(from) || zone.contains(to)))
        {
            return Err(Illegal::CannotPromote { piece, from, to });
        }
        if !promotes && is_dead(piece.kind, us, to) {
            return Err(Illegal::DeadSquare {
                kind: piece.kind,
                from: Some(from),
                to,
            });
        }
        let king = if piece.kind == Kind::King {
            Some(to)
        } else {
            self.king(us)
        };
        let after = occupied.without(Bitboard::of(from)) | Bitboard::of(to);
        self.check_king(king, to, after)
    }

    fn check_drop(&self, kind: Kind, to: Square) -> Result<(), Illegal> {
        let us = self.side();
        if !self.hand(us).has(kind) {
            return Err(Illegal::NotInHand { kind });
        }
        if let Some(piece) = self.piece(to) {
            return Err(Illegal::Occupied { square: to, piece });
        }
        if is_dead(kind, us, to) {
            return Err(Illegal::DeadSquare {
                kind,
                from: None,
                to,
            });
        }
        if kind == Kind::Pawn {
            let pawns = self.by_kind(Kind::Pawn) & self.by_color(us);
            if let Some(pawn) = (pawns & Bitboard::file(to.file())).first() {
                return Err(Illegal::Nifu { to, pawn });
            }
        }
        self.check_king(self.king(us), to, self.occupied() | Bitboard::of(to))?;
        if kind == Kind::Pawn
            && let Some(king) = self.king(us.other())
            && attacks::pawn(us, to).contains(king)
            && self.pawn_drop_mates(to, king)
        {
            return Err(Illegal::DropPawnMate { to, king });
        }
        Ok(())
    }

    /// The own king's safety once a move has ended on `to` and pieces stand on `after`.
    fn check_king(&self, king: Option<Square>, to: Square, after: Bitboard) -> Result<(), Illegal> {
        let Some(king) = king else {
            return Ok(());
        };
        // What stood on the target has been taken.
        let attackers = self
            .attackers_on(self.side().other(), king, after)
            .without(Bitboard::of(to));
        if attackers.is_empty() {
            Ok(())
        } else {
            Err(Illegal::KingLeftInCheck {
                king,
                attackers: attackers.iter().collect(),
            })
        }
    }

    /// Whether a pawn that the side to move drops right in front of the enemy king, on an empty
    /// square, leaves no legal reply. Replies are moves of the king and captures of the pawn; all
    /// that counts is the board after the drop.
    #[must_use]
    pub(crate) fn pawn_drop_mates(&self, to: Square, king: Square) -> bool {
        let us = self.side();
        let them = us.other();
        let dropped = Bitboard::of(to);
        // Captures by other pieces than the king. A pinned one takes only along its line, on which
        // the pawn may stand. The pawn unpins nothing else: it stands next to the king.
        let takers = self.attackers(them, to).without(Bitboard::of(king));
        if !takers.is_empty() {
            let pinned = self.shields(them) & self.by_color(them);
            let can_take = takers
                .iter()
                .any(|from| !pinned.contains(from) || attacks::through(king, from).contains(to));
            if can_take {
                return false;
            }
        }
        // The king takes the pawn or steps aside; sliders see through the square that it leaves, but
        // not through the pawn, unless the king has taken it.
        let occupied = (self.occupied() | dropped).without(Bitboard::of(king));
        (attacks::king(king))
            .without(self.by_color(them))
            .iter()
            .all(|flight| !self.attackers_on(us, flight, occupied).is_empty())
    }
}

/// Whether a piece of a kind could never move again from a square.
fn is_dead(kind: Kind, color: crate::Color, to: Square) -> bool {
    match kind {
        Kind::Pawn | Kind::Lance => Bitboard::last_rank(color).contains(to),
        Kind::Knight => Bitboard::last_two_ranks(color).contains(to),
        _ => false,
    }
}
