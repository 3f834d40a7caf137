//! What both sides attack: the base of king safety, of threats and of mate in one.

use yonban_shogi::{Bitboard, Board, Color, Kind, attacks};

/// The squares that each side attacks, by index of [`Color`].
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// By anything, the king included.
    pub once: [Bitboard; 2],
    /// By two pieces or more, the king included.
    pub twice: [Bitboard; 2],
    /// By anything but the king.
    pub guards: [Bitboard; 2],
    /// By pawns.
    pub pawns: [Bitboard; 2],
    /// How many squares lances, bishops and rooks reach: those that no own piece stands on.
    pub reach: [[u32; 3]; 2],
}

impl Sight {
    /// Looks at a position.
    #[must_use]
    pub fn of(board: &Board) -> Sight {
        let [black, white] = Color::BOTH.map(|color| side(board, color));
        Sight {
            once: [black.once, white.once],
            twice: [black.twice, white.twice],
            guards: [black.guards, white.guards],
            pawns: [black.pawns, white.pawns],
            reach: [black.reach, white.reach],
        }
    }
}

#[derive(Default)]
struct Side {
    once: Bitboard,
    twice: Bitboard,
    guards: Bitboard,
    pawns: Bitboard,
    reach: [u32; 3],
}

impl Side {
    fn add(&mut self, attacked: Bitboard) {
        self.twice |= self.once & attacked;
        self.once |= attacked;
    }
}

fn side(board: &Board, color: Color) -> Side {
    let own = board.by_color(color);
    let occupied = board.occupied();
    let mut side = Side::default();
    let kind = |kind: Kind| board.by_kind(kind) & own;
    let pawns = kind(Kind::Pawn).forward(color);
    side.once = pawns;
    side.pawns = pawns;
    for from in board.golds() & own {
        side.add(attacks::gold(color, from));
    }
    for from in kind(Kind::Silver) {
        side.add(attacks::silver(color, from));
    }
    for from in kind(Kind::Knight) {
        side.add(attacks::knight(color, from));
    }
    for from in kind(Kind::Lance) {
        let attacked = attacks::lance(color, from, occupied);
        side.reach[0] += attacked.without(own).count();
        side.add(attacked);
    }
    for from in kind(Kind::Bishop) {
        let attacked = attacks::bishop(from, occupied);
        side.reach[1] += attacked.without(own).count();
        side.add(attacked);
    }
    for from in kind(Kind::Rook) {
        let attacked = attacks::rook(from, occupied);
        side.reach[2] += attacked.without(own).count();
        side.add(attacked);
    }
    for from in kind(Kind::Horse) {
        let attacked = attacks::horse(from, occupied);
        side.reach[1] += attacked.without(own).count();
        side.add(attacked);
    }
    for from in kind(Kind::Dragon) {
        let attacked = attacks::dragon(from, occupied);
        side.reach[2] += attacked.without(own).count();
        side.add(attacked);
    }
    side.guards = side.once;
    if let Some(king) = board.king(color) {
        side.add(attacks::king(king));
    }
    side
}
