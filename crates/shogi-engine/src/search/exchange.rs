//! Static exchange: what a capture on one square comes to when both sides take with the cheapest
//! piece.

use crate::evaluate::exchange_value;
use yonban_shogi::{Bitboard, Board, Kind, Move};

/// In the order in which pieces are risked.
const CHEAPEST: [Kind; 14] = [
    Kind::Pawn,
    Kind::Lance,
    Kind::Knight,
    Kind::Tokin,
    Kind::PromotedLance,
    Kind::PromotedKnight,
    Kind::Silver,
    Kind::PromotedSilver,
    Kind::Gold,
    Kind::Bishop,
    Kind::Rook,
    Kind::Horse,
    Kind::Dragon,
    Kind::King,
];

/// Whether a legal move comes to at least `least` by exchanges on its target. Pins are not seen.
#[must_use]
pub fn gains(board: &Board, action: Move, least: i32) -> bool {
    let to = action.to();
    let mut occupied = board.occupied() | Bitboard::of(to);
    let mut balance = board
        .piece(to)
        .map_or(0, |piece| exchange_value(piece.kind))
        - least;
    let risked = match (action.from(), action.dropped()) {
        (Some(from), _) => {
            occupied = occupied.without(Bitboard::of(from));
            let Some(piece) = board.piece(from) else {
                return false;
            };
            match piece.kind.promoted() {
                Some(promoted) if action.promotes() => {
                    balance += exchange_value(promoted) - exchange_value(piece.kind);
                    promoted
                }
                _ => piece.kind,
            }
        }
        (None, Some(kind)) => kind,
        (None, None) => return false,
    };
    if balance < 0 {
        return false;
    }
    // What the side that takes next wins by it, beyond what its opponent is ahead.
    let mut swing = exchange_value(risked) - balance;
    let mut side = board.side();
    let mut holds = true;
    while swing >= i32::from(holds) {
        side = side.other();
        let attackers = board.attackers_on(side, to, occupied) & occupied;
        let Some((from, kind)) = CHEAPEST.into_iter().find_map(|kind| {
            let from = (attackers & board.by_kind(kind)).first()?;
            Some((from, kind))
        }) else {
            break;
        };
        occupied = occupied.without(Bitboard::of(from));
        if kind == Kind::King {
            // A king takes only what nobody protects.
            let protectors = board.attackers_on(side.other(), to, occupied) & occupied;
            return if protectors.is_empty() { !holds } else { holds };
        }
        holds = !holds;
        swing = exchange_value(kind) - swing;
    }
    holds
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_shogi::Strictness;

    fn gain(sfen: &str, action: &str, least: i32) -> bool {
        let (board, _) = Board::from_sfen(sfen, Strictness::Game).expect("a position");
        let action: Move = action.parse().expect("a move");
        assert!(board.is_legal(action), "{sfen} {action}");
        gains(&board, action, least)
    }

    #[test]
    fn a_pawn_for_a_pawn_is_even() {
        let sfen = "4k4/9/4g4/4p4/4P4/4S4/9/9/4K4 b - 1";
        assert!(gain(sfen, "5e5d", 0));
        assert!(!gain(sfen, "5e5d", 100));
        // Nothing behind the pawn, and nothing to be had for it.
        let alone = "4k4/9/4g4/4p4/4P4/9/9/9/4K4 b - 1";
        assert!(gain(alone, "5e5d", 0), "a pawn for a pawn");
        assert!(
            !gain("4k4/9/4p4/9/4G4/9/9/9/4K4 b - 1", "5e5d", 0),
            "a gold for nothing"
        );
        assert!(
            !gain("4k4/9/4s4/4p4/4G4/9/9/9/4K4 b - 1", "5e5d", 0),
            "a gold for a pawn"
        );
        assert!(
            gain("4k4/9/9/4p4/4G4/9/9/9/4K4 b - 1", "5e5d", 180),
            "a pawn"
        );
    }

    #[test]
    fn a_king_takes_only_what_is_not_protected() {
        assert!(!gain("4k4/9/9/9/9/9/9/9/4K4 b G 1", "G*5b", 0));
        assert!(gain("4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b", 0));
    }

    #[test]
    fn a_drop_onto_a_guarded_square_loses_the_piece() {
        assert!(!gain("4k4/4p4/9/9/9/9/9/9/4K4 b S 1", "S*5c", 0));
        assert!(gain("4k4/4p4/9/9/9/9/9/9/4K4 b S 1", "S*5e", 0));
    }
}
