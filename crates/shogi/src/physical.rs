//! What a piece can physically do: the moves that are legal, and those that are fouls.

use crate::{Bitboard, Board, Move, attacks};

/// Every move of the side to move that is legal or a foul, by the square where it begins, then every
/// drop: what a piece can do by its way of moving, promotions within the zone, and drops on empty
/// squares.
pub(crate) fn moves(board: &Board) -> Vec<Move> {
    let side = board.side();
    let occupied = board.occupied();
    let own = board.by_color(side);
    let zone = Bitboard::zone(side);
    let mut moves = Vec::new();
    for from in own {
        let Some(piece) = board.piece(from) else {
            continue;
        };
        for to in attacks::of(piece.kind, side, from, occupied).without(own) {
            moves.push(Move::board(from, to, false));
            let touches_zone = zone.contains(from) || zone.contains(to);
            if touches_zone && piece.kind.promoted().is_some() {
                moves.push(Move::board(from, to, true));
            }
        }
    }
    for (kind, _) in board.hand(side).iter() {
        moves.extend((!occupied).iter().filter_map(|to| Move::drop(kind, to)));
    }
    moves
}
