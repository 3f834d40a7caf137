//! What has worked before: the order of moves that nothing else orders.

use yonban_shogi::{Board, Color, Kind, Move, Square};

/// The largest number a history holds.
const MOST: i32 = 16_384;
/// Kinds by squares.
const SLOTS: usize = 14 * 81;

/// A move as a history sees it: what arrives where, seen by its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot(u16);

impl Slot {
    /// No move, or a pass.
    pub(super) const NONE: Slot = Slot(SLOTS as u16);

    pub(super) fn of(kind: Kind, to: Square, side: Color) -> Slot {
        let to = match side {
            Color::Black => to,
            Color::White => to.turned(),
        };
        // Below 14 times 81.
        Slot((kind.index() * 81 + to.index()) as u16)
    }
}

impl Slot {
    /// The square of the move, which `side` made.
    pub(super) fn target(self, side: Color) -> Option<Square> {
        if self == Slot::NONE {
            return None;
        }
        let seen = Square::from_index(usize::from(self.0) % 81)?;
        Some(match side {
            Color::Black => seen,
            Color::White => seen.turned(),
        })
    }
}

/// The kind that a move brings to its target, before promotion.
pub(super) fn mover(board: &Board, action: Move) -> Kind {
    match (action.from(), action.dropped()) {
        (_, Some(kind)) => kind,
        (Some(from), None) => board.piece(from).map_or(Kind::King, |piece| piece.kind),
        (None, None) => Kind::King,
    }
}

/// Moves that were best, by side and move, by what came before, and captures by what they took.
#[derive(Clone, Debug)]
pub(super) struct Histories {
    plain: Vec<i16>,
    /// After the opponent's last move, and after the own move before it.
    after: [Vec<i16>; 2],
    captures: Vec<i16>,
}

fn grow(cell: &mut i16, bonus: i32) {
    let old = i32::from(*cell);
    // The nearer to the limit, the slower; it stays within it.
    *cell = (old + bonus - old * bonus.abs() / MOST) as i16;
}

impl Histories {
    pub(super) fn new() -> Self {
        Histories {
            plain: vec![0; 2 << 15],
            after: [vec![0; (SLOTS + 1) * SLOTS], vec![0; (SLOTS + 1) * SLOTS]],
            captures: vec![0; SLOTS * 8],
        }
    }

    fn plain_index(side: Color, action: Move) -> usize {
        side.index() << 15 | usize::from(action.bits())
    }

    fn after_index(before: Slot, now: Slot) -> usize {
        usize::from(before.0) * SLOTS + usize::from(now.0)
    }

    fn capture_index(now: Slot, taken: Kind) -> usize {
        usize::from(now.0) * 8 + taken.base().index()
    }

    /// How well a quiet move has done.
    #[inline]
    pub(super) fn quiet(&self, side: Color, action: Move, now: Slot, before: [Slot; 2]) -> i32 {
        i32::from(self.plain[Self::plain_index(side, action)])
            + i32::from(self.after[0][Self::after_index(before[0], now)])
            + i32::from(self.after[1][Self::after_index(before[1], now)])
    }

    /// A quiet move was best (or, with a negative bonus, tried in vain).
    pub(super) fn grow_quiet(
        &mut self,
        side: Color,
        action: Move,
        now: Slot,
        before: [Slot; 2],
        bonus: i32,
    ) {
        grow(&mut self.plain[Self::plain_index(side, action)], bonus);
        for (table, before) in self.after.iter_mut().zip(before) {
            if before != Slot::NONE {
                grow(&mut table[Self::after_index(before, now)], bonus);
            }
        }
    }

    /// How well a capture has done.
    #[inline]
    pub(super) fn capture(&self, now: Slot, taken: Kind) -> i32 {
        i32::from(self.captures[Self::capture_index(now, taken)])
    }

    pub(super) fn grow_capture(&mut self, now: Slot, taken: Kind, bonus: i32) {
        grow(&mut self.captures[Self::capture_index(now, taken)], bonus);
    }
}
