//! A slow, plain referee of moves, written from the definitions and sharing no code with the fast
//! one, to compare the two on random positions (feature `reference`).
//!
//! The board is a list of squares, pieces walk step by step, every move is tried on a copy, and every
//! earlier position is kept whole.

use crate::{Board, Color, Hand, Kind, Move, Piece, Square};

/// File and rank steps, forward being towards rank a.
type Step = (i8, i8);

const GOLD: &[Step] = &[(0, -1), (-1, -1), (1, -1), (-1, 0), (1, 0), (0, 1)];
const STRAIGHT: [Step; 4] = [(0, -1), (0, 1), (1, 0), (-1, 0)];
const DIAGONAL: [Step; 4] = [(1, -1), (-1, -1), (1, 1), (-1, 1)];

/// The single steps of a kind, as Black sees them, and the directions in which it goes any distance.
const fn ways(kind: Kind) -> (&'static [Step], &'static [Step]) {
    match kind {
        Kind::Pawn => (&[(0, -1)], &[]),
        Kind::Lance => (&[], &[(0, -1)]),
        Kind::Knight => (&[(-1, -2), (1, -2)], &[]),
        Kind::Silver => (&[(0, -1), (-1, -1), (1, -1), (-1, 1), (1, 1)], &[]),
        Kind::Gold
        | Kind::Tokin
        | Kind::PromotedLance
        | Kind::PromotedKnight
        | Kind::PromotedSilver => (GOLD, &[]),
        Kind::King => (
            &[
                (0, -1),
                (0, 1),
                (1, 0),
                (-1, 0),
                (1, -1),
                (-1, -1),
                (1, 1),
                (-1, 1),
            ],
            &[],
        ),
        Kind::Bishop => (&[], &DIAGONAL),
        Kind::Rook => (&[], &STRAIGHT),
        Kind::Horse => (&STRAIGHT, &DIAGONAL),
        Kind::Dragon => (&DIAGONAL, &STRAIGHT),
    }
}

/// One square in a direction, as `color` sees it.
const fn step(from: Square, (files, ranks): Step, color: Color) -> Option<Square> {
    let (files, ranks) = match color {
        Color::Black => (files, ranks),
        Color::White => (-files, -ranks),
    };
    let file = from.file().checked_add_signed(files);
    let rank = from.rank().checked_add_signed(ranks);
    match (file, rank) {
        (Some(file), Some(rank)) => Square::new(file, rank),
        _ => None,
    }
}

/// How many ranks lie before a square as its side sees it: 0 on the last rank.
const fn ranks_ahead(at: Square, color: Color) -> u8 {
    match color {
        Color::Black => at.rank() - 1,
        Color::White => 9 - at.rank(),
    }
}

const fn can_move_on(kind: Kind, at: Square, color: Color) -> bool {
    match kind {
        Kind::Pawn | Kind::Lance => ranks_ahead(at, color) >= 1,
        Kind::Knight => ranks_ahead(at, color) >= 2,
        _ => true,
    }
}

/// Squares, hands and the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Position {
    squares: [Option<Piece>; Square::COUNT],
    hands: [Hand; 2],
    side: Color,
}

impl Position {
    fn piece(&self, at: Square) -> Option<Piece> {
        self.squares[at.index()]
    }

    fn pieces(&self, color: Color) -> impl Iterator<Item = (Square, Kind)> + '_ {
        Square::all().filter_map(move |at| {
            let piece = self.piece(at).filter(|piece| piece.color == color)?;
            Some((at, piece.kind))
        })
    }

    /// Where a piece can go, own pieces' squares left out, with nobody's king looked after. Stops
    /// when `found` says so.
    fn walk(&self, from: Square, piece: Piece, mut found: impl FnMut(Square) -> bool) -> bool {
        let free = |at: Square| self.piece(at).is_none();
        let own = |at: Square| self.piece(at).is_some_and(|p| p.color == piece.color);
        let (steps, slides) = ways(piece.kind);
        for &one in steps {
            if let Some(to) = step(from, one, piece.color)
                && !own(to)
                && found(to)
            {
                return true;
            }
        }
        for &one in slides {
            let mut at = from;
            while let Some(to) = step(at, one, piece.color) {
                if !own(to) && found(to) {
                    return true;
                }
                if !free(to) {
                    break;
                }
                at = to;
            }
        }
        false
    }

    /// Whether the king of a side is attacked.
    fn in_check(&self, color: Color) -> bool {
        let mut kings = self.pieces(color).filter(|&(_, kind)| kind == Kind::King);
        let Some((king, _)) = kings.next() else {
            return false;
        };
        let them = color.other();
        self.pieces(them)
            .any(|(from, kind)| self.walk(from, Piece::new(them, kind), |to| to == king))
    }

    fn after(&self, action: Move) -> Position {
        let mut next = self.clone();
        let (side, to) = (self.side, action.to());
        if let Some(from) = action.from() {
            if let Some(taken) = self.piece(to) {
                next.hands[side.index()].add(taken.kind.base());
            }
            next.squares[from.index()] = None;
            next.squares[to.index()] = self.piece(from).map(|mut piece| {
                if action.promotes() {
                    piece.kind = piece.kind.promoted().unwrap_or(piece.kind);
                }
                piece
            });
        } else if let Some(kind) = action.dropped() {
            next.hands[side.index()].take(kind);
            next.squares[to.index()] = Some(Piece::new(side, kind));
        }
        next.side = side.other();
        next
    }

    /// Every move that breaks no rule but perhaps the safety of the own king and drop-pawn mate.
    fn candidates(&self) -> Vec<Move> {
        let side = self.side;
        let mut moves = Vec::new();
        for (from, kind) in self.pieces(side) {
            self.walk(from, Piece::new(side, kind), |to| {
                if can_move_on(kind, to, side) {
                    moves.push(Move::board(from, to, false));
                }
                let in_zone = ranks_ahead(from, side) < 3 || ranks_ahead(to, side) < 3;
                if in_zone && kind.promoted().is_some() {
                    moves.push(Move::board(from, to, true));
                }
                false
            });
        }
        for kind in Kind::HAND {
            if !self.hands[side.index()].has(kind) {
                continue;
            }
            for to in Square::all() {
                let second = |at: Square| {
                    at.file() == to.file() && self.piece(at) == Some(Piece::new(side, Kind::Pawn))
                };
                if self.piece(to).is_none()
                    && can_move_on(kind, to, side)
                    && !(kind == Kind::Pawn && Square::all().any(second))
                {
                    moves.extend(Move::drop(kind, to));
                }
            }
        }
        moves
    }

    /// Whether a candidate leaves the own king safe.
    fn keeps_king(&self, action: Move) -> bool {
        !self.after(action).in_check(self.side)
    }

    fn is_drop_pawn_mate(&self, action: Move) -> bool {
        if action.dropped() != Some(Kind::Pawn) {
            return false;
        }
        let next = self.after(action);
        // A reply by dropping a pawn cannot be a mate that is forbidden: no drop answers a pawn's check.
        next.in_check(next.side) && !next.candidates().into_iter().any(|m| next.keeps_king(m))
    }
}

/// How a repetition ends a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repetition {
    /// No side, or both, gave check all along.
    Plain,
    /// This side gave check with every move, and loses.
    Perpetual(Color),
}

/// A position with all earlier ones.
#[derive(Clone, Debug)]
pub struct Reference {
    now: Position,
    /// The earlier positions, the start first.
    before: Vec<Position>,
}

impl Reference {
    /// Begins with a position.
    #[must_use]
    pub fn new(board: &Board) -> Reference {
        let mut squares = [None; Square::COUNT];
        for at in Square::all() {
            squares[at.index()] = board.piece(at);
        }
        Reference {
            now: Position {
                squares,
                hands: Color::BOTH.map(|color| board.hand(color)),
                side: board.side(),
            },
            before: Vec::new(),
        }
    }

    /// Whether it stands as on a fast board.
    #[must_use]
    pub fn stands_as(&self, board: &Board) -> bool {
        self.now == Reference::new(board).now
    }

    /// Every legal move, sorted.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = self.now.candidates();
        moves.retain(|&action| self.now.keeps_king(action) && !self.now.is_drop_pawn_mate(action));
        moves.sort_unstable();
        moves
    }

    /// The drops of a pawn that nothing but drop-pawn mate forbids.
    #[must_use]
    pub fn drop_pawn_mates(&self) -> Vec<Move> {
        let mut moves = self.now.candidates();
        moves.retain(|&action| self.now.keeps_king(action) && self.now.is_drop_pawn_mate(action));
        moves
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.now.in_check(self.now.side)
    }

    /// Plays a legal move.
    pub fn play(&mut self, action: Move) {
        let next = self.now.after(action);
        self.before.push(std::mem::replace(&mut self.now, next));
    }

    /// How often the position has stood, this time included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        1 + self.before.iter().filter(|&one| *one == self.now).count()
    }

    /// The end by the fourth occurrence of a position, if this is it: the span is what was played
    /// since the first.
    #[must_use]
    pub fn repetition(&self) -> Option<Repetition> {
        if self.occurrences() < 4 {
            return None;
        }
        let first = self.before.iter().position(|one| *one == self.now)?;
        // Each position after the first, whose side to move is the one that was given check or not.
        let span = || self.before[first + 1..].iter().chain([&self.now]);
        let always = |color: Color| {
            span()
                .filter(|one| one.side == color.other())
                .all(|one| one.in_check(one.side))
        };
        Some(match Color::BOTH.map(always) {
            [true, false] => Repetition::Perpetual(Color::Black),
            [false, true] => Repetition::Perpetual(Color::White),
            _ => Repetition::Plain,
        })
    }
}
