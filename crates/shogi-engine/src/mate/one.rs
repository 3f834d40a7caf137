//! Mate in one, by looking instead of trying: the quick look at every node of the search.

use crate::evaluate::Sight;
use yonban_shogi::{Bitboard, Board, Color, Kind, Move, Square, attacks};

/// A move that mates at once, if a check from a square beside the king, or by a knight, does. Nothing
/// that is no mate is ever answered; mates from afar, by uncovering a slider, or that rest on a pinned
/// guard may be missed. `board` is left as it was; its side to move must not be in check.
#[must_use]
pub fn find(board: &mut Board, sight: &Sight) -> Option<Move> {
    let us = board.side();
    let king = board.king(us.other())?;
    let look = Look {
        us,
        king,
        flights: attacks::king(king)
            .without(board.by_color(us.other()))
            .without(sight.once[us.index()]),
    };
    // A check that any guard can take is none.
    let unguarded = !(board.by_color(us) | sight.guards[us.other().index()]);
    let beside = attacks::king(king) & unguarded;
    for to in beside & sight.once[us.index()] {
        if let Some(mate) = look.drop(board, to) {
            return Some(mate);
        }
        if sight.twice[us.index()].contains(to)
            && let Some(mate) = look.step(board, to)
        {
            return Some(mate);
        }
    }
    if look.flights.is_empty() {
        return look.knight(board, unguarded);
    }
    None
}

struct Look {
    us: Color,
    king: Square,
    /// Where the king could go if nothing moved.
    flights: Bitboard,
}

/// What can be dropped beside a king to mate. A knight does not reach it, a pawn must not.
const DROPS: [Kind; 5] = [
    Kind::Gold,
    Kind::Silver,
    Kind::Rook,
    Kind::Bishop,
    Kind::Lance,
];

impl Look {
    /// Whether a piece of ours on `to` checks the king and leaves it no flight.
    fn may_mate(&self, board: &Board, kind: Kind, to: Square, gone: Bitboard) -> bool {
        let occupied = board.occupied().without(gone) | Bitboard::of(to);
        if !attacks::of(kind, self.us, to, occupied).contains(self.king) {
            return false;
        }
        let through = occupied.without(Bitboard::of(self.king));
        let covered = attacks::of(kind, self.us, to, through) | Bitboard::of(to);
        self.flights.without(covered).is_empty()
    }

    fn drop(&self, board: &mut Board, to: Square) -> Option<Move> {
        if board.piece(to).is_some() {
            return None;
        }
        let hand = board.hand(self.us);
        DROPS.into_iter().find_map(|kind| {
            if !hand.has(kind) || !self.may_mate(board, kind, to, Bitboard::EMPTY) {
                return None;
            }
            Move::drop(kind, to).filter(|&drop| mates(board, drop))
        })
    }

    fn step(&self, board: &mut Board, to: Square) -> Option<Move> {
        let movers = board
            .attackers(self.us, to)
            .without(board.by_kind(Kind::King));
        for from in movers {
            let kind = board.piece(from)?.kind;
            let gone = Bitboard::of(from);
            let zone = Bitboard::zone(self.us);
            let promotes = zone.contains(from) || zone.contains(to);
            if promotes
                && let Some(promoted) = kind.promoted()
                && self.may_mate(board, promoted, to, gone)
                && mates(board, Move::board(from, to, true))
            {
                return Some(Move::board(from, to, true));
            }
            if self.may_mate(board, kind, to, gone) && mates(board, Move::board(from, to, false)) {
                return Some(Move::board(from, to, false));
            }
        }
        None
    }

    fn knight(&self, board: &mut Board, unguarded: Bitboard) -> Option<Move> {
        let from_where = attacks::knight(self.us.other(), self.king) & unguarded;
        for to in from_where {
            if board.piece(to).is_none()
                && board.hand(self.us).has(Kind::Knight)
                && let Some(drop) = Move::drop(Kind::Knight, to)
                && mates(board, drop)
            {
                return Some(drop);
            }
            let knights = board.by_kind(Kind::Knight) & board.by_color(self.us);
            for from in attacks::knight(self.us.other(), to) & knights {
                let jump = Move::board(from, to, false);
                if mates(board, jump) {
                    return Some(jump);
                }
            }
        }
        None
    }
}

/// Whether a move is legal and mates.
fn mates(board: &mut Board, action: Move) -> bool {
    if !board.is_legal(action) {
        return false;
    }
    let undo = board.play(action);
    let mates = board.in_check() && !board.has_move();
    board.undo(action, undo);
    mates
}
