//! The position: squares, hands and the side to move; no history.

use crate::{Bitboard, Color, Hand, Kind, Move, Piece, Square, attacks, zobrist};
use std::fmt;

/// A position: 81 squares, two hands, the side to move. It knows no history and no rules beyond what
/// moves are legal.
///
/// Moves are played and taken back in place; keys, checks and pins are kept up to date.
/// `==` compares the positions themselves.
///
/// ```
/// use yonban_shogi::{Board, Move};
///
/// let mut board = Board::start();
/// assert_eq!(board.perft(2), 30 * 30);
/// let push: Move = "7g7f".parse()?;
/// let undo = board.play(push);
/// assert_eq!(board.moves().len(), 30);
/// board.undo(push, undo);
/// assert_eq!(board, Board::start());
/// # Ok::<(), yonban_shogi::ParseActionError>(())
/// ```
#[derive(Clone)]
pub struct Board {
    squares: [Option<Piece>; Square::COUNT],
    by_color: [Bitboard; 2],
    by_kind: [Bitboard; Kind::ALL.len()],
    /// All that move as a gold does.
    golds: Bitboard,
    hands: [Hand; 2],
    side: Color,
    kings: [Option<Square>; 2],
    board_key: u64,
    hand_key: u64,
    /// The pieces that attack the king of the side to move.
    checkers: Bitboard,
    /// The pieces of the side to move that alone stand between their king and a slider.
    pinned: Bitboard,
}

/// What [`Board::play`] changed and a move does not tell: needed to take it back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    captured: Option<Kind>,
    board_key: u64,
    hand_key: u64,
    checkers: Bitboard,
    pinned: Bitboard,
}

impl Undo {
    /// What was taken, as it stood on the board.
    #[inline]
    #[must_use]
    pub const fn captured(&self) -> Option<Kind> {
        self.captured
    }
}

impl Board {
    /// The start of an even game.
    #[must_use]
    pub fn start() -> Board {
        const FIRST_RANK: [Kind; 9] = [
            Kind::Lance,
            Kind::Knight,
            Kind::Silver,
            Kind::Gold,
            Kind::King,
            Kind::Gold,
            Kind::Silver,
            Kind::Knight,
            Kind::Lance,
        ];
        let mut squares = [None; Square::COUNT];
        for at in Square::all() {
            // As the owner sees it: from the own side up, and from the own right.
            let (color, seen) = if at.rank() > 5 {
                (Color::Black, at)
            } else {
                (Color::White, at.turned())
            };
            let kind = match (seen.rank(), seen.file()) {
                (9, file) => Some(FIRST_RANK[usize::from(file) - 1]),
                (8, 2) => Some(Kind::Rook),
                (8, 8) => Some(Kind::Bishop),
                (7, _) => Some(Kind::Pawn),
                _ => None,
            };
            squares[at.index()] = kind.map(|kind| Piece::new(color, kind));
        }
        Board::assemble(squares, [Hand::EMPTY; 2], Color::Black)
    }

    /// A board of checked parts: at most one king a side.
    pub(crate) fn assemble(
        squares: [Option<Piece>; Square::COUNT],
        hands: [Hand; 2],
        side: Color,
    ) -> Board {
        let mut board = Board {
            squares: [None; Square::COUNT],
            by_color: [Bitboard::EMPTY; 2],
            by_kind: [Bitboard::EMPTY; Kind::ALL.len()],
            golds: Bitboard::EMPTY,
            hands,
            side,
            kings: [None; 2],
            board_key: match side {
                Color::Black => 0,
                Color::White => zobrist::white_to_move(),
            },
            hand_key: Color::BOTH.into_iter().fold(0, |sum: u64, color| {
                sum.wrapping_add(zobrist::hand(color, hands[color.index()]))
            }),
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
        };
        for at in Square::all() {
            if let Some(piece) = squares[at.index()] {
                board.put(piece, at);
                if piece.kind == Kind::King {
                    board.kings[piece.color.index()] = Some(at);
                }
            }
        }
        board.look_at_king();
        board
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub const fn side(&self) -> Color {
        self.side
    }

    /// What stands on a square.
    #[inline]
    #[must_use]
    pub const fn piece(&self, at: Square) -> Option<Piece> {
        self.squares[at.index()]
    }

    /// What a side holds in hand.
    #[inline]
    #[must_use]
    pub const fn hand(&self, color: Color) -> Hand {
        self.hands[color.index()]
    }

    /// Where a king stands; `None` where a problem has none.
    #[inline]
    #[must_use]
    pub const fn king(&self, color: Color) -> Option<Square> {
        self.kings[color.index()]
    }

    /// All pieces on the board, by index of their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .iter()
            .filter_map(|at| self.piece(at).map(|piece| (at, piece)))
    }

    /// The squares of all pieces.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.by_color[0] | self.by_color[1]
    }

    /// The squares of a side's pieces.
    #[inline]
    #[must_use]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    /// The squares of both sides' pieces of a kind.
    #[inline]
    #[must_use]
    pub const fn by_kind(&self, kind: Kind) -> Bitboard {
        self.by_kind[kind.index()]
    }

    /// The squares of both sides' pieces that move as a gold: golds and promoted small pieces.
    #[inline]
    #[must_use]
    pub const fn golds(&self) -> Bitboard {
        self.golds
    }

    /// Whether the side to move is in check.
    #[inline]
    #[must_use]
    pub const fn in_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The pieces that give check to the side to move.
    #[inline]
    #[must_use]
    pub const fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// The pieces of the side to move that are pinned: each may only move on the line through it and
    /// its king.
    #[inline]
    #[must_use]
    pub const fn pinned(&self) -> Bitboard {
        self.pinned
    }

    /// The pieces of `by` that attack a square, pinned ones too.
    #[inline]
    #[must_use]
    pub fn attackers(&self, by: Color, to: Square) -> Bitboard {
        self.attackers_on(by, to, self.occupied())
    }

    /// The same with other squares occupied: a square where a piece of `by` stands counts as its
    /// place whether it is in `occupied` or not.
    #[inline]
    #[must_use]
    pub fn attackers_on(&self, by: Color, to: Square, occupied: Bitboard) -> Bitboard {
        self.steppers(by, to) | self.sliders_on(by, to, occupied)
    }

    /// The pieces of `by` that attack a square by a step or a jump.
    #[inline]
    fn steppers(&self, by: Color, to: Square) -> Bitboard {
        let them = by.other();
        let kind = |kind: Kind| self.by_kind[kind.index()];
        let all = (attacks::pawn(them, to) & kind(Kind::Pawn))
            | (attacks::knight(them, to) & kind(Kind::Knight))
            | (attacks::silver(them, to) & kind(Kind::Silver))
            | (attacks::gold(them, to) & self.golds)
            | (attacks::straight_steps(to) & kind(Kind::Horse))
            | (attacks::diagonal_steps(to) & kind(Kind::Dragon))
            | (attacks::king(to) & kind(Kind::King));
        all & self.by_color[by.index()]
    }

    /// The sliders of `by` that would attack a square if nothing stood between.
    #[inline]
    fn aligned(&self, by: Color, to: Square) -> Bitboard {
        let kind = |kind: Kind| self.by_kind[kind.index()];
        let all = (attacks::ahead(by.other(), to) & kind(Kind::Lance))
            | (attacks::diagonals(to) & (kind(Kind::Bishop) | kind(Kind::Horse)))
            | (attacks::straights(to) & (kind(Kind::Rook) | kind(Kind::Dragon)));
        all & self.by_color[by.index()]
    }

    /// The sliders of `by` that attack a square.
    #[inline]
    fn sliders_on(&self, by: Color, to: Square, occupied: Bitboard) -> Bitboard {
        self.aligned(by, to)
            .iter()
            .filter(|&from| !attacks::between(from, to).meets(occupied))
            .fold(Bitboard::EMPTY, |set, from| set | Bitboard::of(from))
    }

    /// The pieces of either side that alone stand between a king and an enemy slider. Those of the
    /// king's side are pinned; those of the other side give check when they leave the line.
    #[must_use]
    pub fn shields(&self, king_of: Color) -> Bitboard {
        let mut shields = Bitboard::EMPTY;
        if let Some(king) = self.king(king_of) {
            let occupied = self.occupied();
            for slider in self.aligned(king_of.other(), king) {
                let between = attacks::between(slider, king) & occupied;
                if !between.is_several() {
                    shields |= between;
                }
            }
        }
        shields
    }

    /// Finds checks and pins of the side to move.
    #[inline]
    fn look_at_king(&mut self) {
        self.pinned = Bitboard::EMPTY;
        let Some(king) = self.king(self.side) else {
            self.checkers = Bitboard::EMPTY;
            return;
        };
        let (own, them) = (self.by_color(self.side), self.side.other());
        let occupied = self.occupied();
        self.checkers = self.steppers(them, king);
        for slider in self.aligned(them, king) {
            let between = attacks::between(slider, king) & occupied;
            if between.is_empty() {
                self.checkers |= Bitboard::of(slider);
            } else if !between.is_several() {
                self.pinned |= between & own;
            }
        }
    }

    /// The key of the whole position: equal for equal positions, and almost never otherwise.
    #[inline]
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.board_key.wrapping_add(self.hand_key)
    }

    /// The key of the board and the side to move, hands left out.
    #[inline]
    #[must_use]
    pub const fn board_key(&self) -> u64 {
        self.board_key
    }

    #[inline]
    fn put(&mut self, piece: Piece, at: Square) {
        self.squares[at.index()] = Some(piece);
        self.flip(piece, at);
        self.board_key ^= zobrist::piece(piece, at);
    }

    #[inline]
    fn lift(&mut self, piece: Piece, at: Square) {
        self.squares[at.index()] = None;
        self.flip(piece, at);
        self.board_key ^= zobrist::piece(piece, at);
    }

    /// Enters a piece into the sets, or takes it out.
    #[inline]
    fn flip(&mut self, piece: Piece, at: Square) {
        let bit = Bitboard::of(at);
        self.by_color[piece.color.index()] ^= bit;
        self.by_kind[piece.kind.index()] ^= bit;
        if piece.kind.is_gold() {
            self.golds ^= bit;
        }
    }

    /// Plays a legal move. An illegal one leaves a position without meaning; nothing panics.
    #[inline]
    pub fn play(&mut self, action: Move) -> Undo {
        let mut undo = Undo {
            captured: None,
            board_key: self.board_key,
            hand_key: self.hand_key,
            checkers: self.checkers,
            pinned: self.pinned,
        };
        let (side, to) = (self.side, action.to());
        if let Some(from) = action.from() {
            if let Some(taken) = self.piece(to) {
                self.lift(taken, to);
                let base = taken.kind.base();
                self.hands[side.index()].add(base);
                self.hand_key = self.hand_key.wrapping_add(zobrist::in_hand(side, base));
                undo.captured = Some(taken.kind);
            }
            if let Some(piece) = self.piece(from) {
                self.lift(piece, from);
                let kind = match piece.kind.promoted() {
                    Some(promoted) if action.promotes() => promoted,
                    _ => piece.kind,
                };
                self.put(Piece::new(side, kind), to);
                if kind == Kind::King {
                    self.kings[side.index()] = Some(to);
                }
            }
        } else if let Some(kind) = action.dropped() {
            self.hands[side.index()].take(kind);
            self.hand_key = self.hand_key.wrapping_sub(zobrist::in_hand(side, kind));
            self.put(Piece::new(side, kind), to);
        }
        self.pass_turn();
        undo
    }

    /// Takes back the move that was played last.
    #[inline]
    pub fn undo(&mut self, action: Move, undo: Undo) {
        self.side = self.side.other();
        let (side, to) = (self.side, action.to());
        if let Some(piece) = self.piece(to) {
            self.lift(piece, to);
            if let Some(from) = action.from() {
                let kind = if action.promotes() {
                    piece.kind.base()
                } else {
                    piece.kind
                };
                self.put(Piece::new(side, kind), from);
                if kind == Kind::King {
                    self.kings[side.index()] = Some(from);
                }
            } else {
                self.hands[side.index()].add(piece.kind);
            }
        }
        if let Some(kind) = undo.captured {
            self.put(Piece::new(side.other(), kind), to);
            self.hands[side.index()].take(kind.base());
        }
        self.restore(undo);
    }

    /// Passes, as searches do; the side to move must not be in check. Taken back by
    /// [`undo_null`](Board::undo_null).
    pub fn play_null(&mut self) -> Undo {
        let undo = Undo {
            captured: None,
            board_key: self.board_key,
            hand_key: self.hand_key,
            checkers: self.checkers,
            pinned: self.pinned,
        };
        self.pass_turn();
        undo
    }

    /// Takes back a pass.
    pub fn undo_null(&mut self, undo: Undo) {
        self.side = self.side.other();
        self.restore(undo);
    }

    #[inline]
    fn pass_turn(&mut self) {
        self.side = self.side.other();
        self.board_key ^= zobrist::white_to_move();
        self.look_at_king();
    }

    #[inline]
    fn restore(&mut self, undo: Undo) {
        self.board_key = undo.board_key;
        self.hand_key = undo.hand_key;
        self.checkers = undo.checkers;
        self.pinned = undo.pinned;
    }

    /// Whether a legal move gives check.
    #[must_use]
    pub fn gives_check(&self, action: Move) -> bool {
        let (side, to) = (self.side, action.to());
        let Some(king) = self.king(side.other()) else {
            return false;
        };
        let occupied = self.occupied() | Bitboard::of(to);
        if let Some(kind) = action.dropped() {
            return attacks::of(kind, side, to, occupied).contains(king);
        }
        let Some((from, piece)) = action
            .from()
            .and_then(|from| Some((from, self.piece(from)?)))
        else {
            return false;
        };
        let kind = match piece.kind.promoted() {
            Some(promoted) if action.promotes() => promoted,
            _ => piece.kind,
        };
        let occupied = occupied.without(Bitboard::of(from));
        attacks::of(kind, side, to, occupied).contains(king)
            || self
                .sliders_on(side, king, occupied)
                .meets(!Bitboard::of(from))
    }

    /// The same position turned by half a turn with the sides exchanged.
    #[must_use]
    pub fn turned(&self) -> Board {
        let mut squares = [None; Square::COUNT];
        for (at, piece) in self.pieces() {
            squares[at.turned().index()] = Some(Piece::new(piece.color.other(), piece.kind));
        }
        let [black, white] = self.hands;
        Board::assemble(squares, [white, black], self.side.other())
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.side == other.side && self.hands == other.hands && self.squares == other.squares
    }
}

impl Eq for Board {}

/// Prints the SFEN, with 1 as the number of the move.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_sfen(1))
    }
}
