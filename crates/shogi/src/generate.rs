//! Legal moves: as lists, in stages, or only counted.
//!
//! One walk over the pieces yields sets of targets; what is done with them (listed, counted) is the
//! caller's. Nothing illegal is ever yielded, so that nothing needs to be tried.

use crate::checks::CheckSquares;
use crate::{Bitboard, Board, Color, Kind, Move, Square, attacks};

/// Which moves are wanted. The stages `Captures`, `Quiets` and `Drops` together are `All`, each move
/// in one of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Every legal move.
    All,
    /// Captures, and promotions of pawns.
    Captures,
    /// All other moves on the board.
    Quiets,
    /// Drops.
    Drops,
}

/// A list of moves of fixed size: no position has more than 593.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; MoveList::CAPACITY],
    len: usize,
}

impl MoveList {
    /// How many moves fit: more than any position has.
    pub const CAPACITY: usize = 600;

    /// An empty list.
    #[inline]
    #[must_use]
    pub const fn new() -> MoveList {
        MoveList {
            moves: [Move::NONE; MoveList::CAPACITY],
            len: 0,
        }
    }

    /// The moves.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[Move] {
        &self.moves[..self.len]
    }

    /// The moves, to be put in order.
    #[inline]
    #[must_use]
    pub fn as_mut_slice(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len]
    }

    /// Forgets them.
    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// Appends a move; does nothing when the list is full, which no position can make it.
    #[inline]
    pub fn push(&mut self, action: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = action;
            self.len += 1;
        }
    }

    /// Keeps only the moves for which `wanted` holds, in their order.
    pub fn retain(&mut self, mut wanted: impl FnMut(Move) -> bool) {
        let mut kept = 0;
        for n in 0..self.len {
            if wanted(self.moves[n]) {
                self.moves[kept] = self.moves[n];
                kept += 1;
            }
        }
        self.len = kept;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}

impl std::fmt::Debug for MoveList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let texts = self.iter().map(ToString::to_string);
        f.debug_list().entries(texts).finish()
    }
}

/// What is done with the moves of a walk.
trait Visitor {
    /// The piece on `from` can go to `plain` as it is, and to `promoted` with promotion.
    fn piece(&mut self, from: Square, plain: Bitboard, promoted: Bitboard);
    /// The same for a piece whose targets lie on its own file and those beside it.
    #[inline]
    fn stepper(&mut self, from: Square, plain: Bitboard, promoted: Bitboard) {
        self.piece(from, plain, promoted);
    }
    /// Pawns of `color` can go one step onto these squares.
    fn pawns(&mut self, color: Color, plain: Bitboard, promoted: Bitboard);
    /// Each of the kinds can be dropped on each of the squares.
    fn drops(&mut self, kinds: &[Kind], to: Bitboard);
    /// Whether it has seen enough.
    #[inline]
    fn is_done(&self) -> bool {
        false
    }
}

impl Visitor for MoveList {
    #[inline]
    fn piece(&mut self, from: Square, plain: Bitboard, promoted: Bitboard) {
        for to in promoted {
            self.push(Move::board(from, to, true));
        }
        for to in plain {
            self.push(Move::board(from, to, false));
        }
    }

    #[inline]
    fn pawns(&mut self, color: Color, plain: Bitboard, promoted: Bitboard) {
        // A pawn comes from one step behind, which is ahead as the other side sees it.
        for (targets, promotes) in [(promoted, true), (plain, false)] {
            for to in targets {
                if let Some(from) = attacks::pawn(color.other(), to).first() {
                    self.push(Move::board(from, to, promotes));
                }
            }
        }
    }

    #[inline]
    fn drops(&mut self, kinds: &[Kind], to: Bitboard) {
        for &kind in kinds {
            for to in to {
                if let Some(drop) = Move::drop(kind, to) {
                    self.push(drop);
                }
            }
        }
    }
}

/// Counts moves.
struct Count(u64);

impl Visitor for Count {
    #[inline]
    fn piece(&mut self, _: Square, plain: Bitboard, promoted: Bitboard) {
        self.0 += u64::from(plain.count());
        if !promoted.is_empty() {
            self.0 += u64::from(promoted.count());
        }
    }

    #[inline]
    fn stepper(&mut self, _: Square, plain: Bitboard, promoted: Bitboard) {
        self.0 += u64::from(plain.count_near());
        if !promoted.is_empty() {
            self.0 += u64::from(promoted.count_near());
        }
    }

    #[inline]
    fn pawns(&mut self, _: Color, plain: Bitboard, promoted: Bitboard) {
        self.0 += u64::from(plain.count());
        if !promoted.is_empty() {
            self.0 += u64::from(promoted.count());
        }
    }

    #[inline]
    fn drops(&mut self, kinds: &[Kind], to: Bitboard) {
        self.0 += kinds.len() as u64 * u64::from(to.count());
    }
}

/// Stops at the first move.
struct Any(bool);

impl Visitor for Any {
    fn piece(&mut self, _: Square, plain: Bitboard, promoted: Bitboard) {
        self.0 |= !(plain | promoted).is_empty();
    }

    fn pawns(&mut self, _: Color, plain: Bitboard, promoted: Bitboard) {
        self.0 |= !(plain | promoted).is_empty();
    }

    fn drops(&mut self, kinds: &[Kind], to: Bitboard) {
        self.0 |= !kinds.is_empty() && !to.is_empty();
    }

    fn is_done(&self) -> bool {
        self.0
    }
}

/// Lists only moves that give check.
struct Checking<'a> {
    board: &'a Board,
    checks: CheckSquares,
    list: &'a mut MoveList,
}

impl Visitor for Checking<'_> {
    fn piece(&mut self, from: Square, plain: Bitboard, promoted: Bitboard) {
        let Some(piece) = self.board.piece(from) else {
            return;
        };
        let opens = self.checks.opened_from(from);
        let to = |kind: Kind| opens | self.checks.of(kind);
        let promoted = match piece.kind.promoted() {
            Some(kind) => promoted & to(kind),
            None => Bitboard::EMPTY,
        };
        self.list.piece(from, plain & to(piece.kind), promoted);
    }

    fn pawns(&mut self, color: Color, plain: Bitboard, promoted: Bitboard) {
        let pawns = self.board.by_kind(Kind::Pawn) & self.board.by_color(color);
        let opens = (pawns & self.checks.shields())
            .iter()
            .map(|from| attacks::pawn(color, from) & self.checks.opened_from(from))
            .fold(Bitboard::EMPTY, |all, one| all | one);
        let to = |kind: Kind| opens | self.checks.of(kind);
        let plain = plain & to(Kind::Pawn);
        self.list.pawns(color, plain, promoted & to(Kind::Tokin));
    }

    fn drops(&mut self, kinds: &[Kind], to: Bitboard) {
        for &kind in kinds {
            self.list.drops(&[kind], to & self.checks.of(kind));
        }
    }
}

impl Board {
    /// All legal moves, every promotion that may be declined in both forms. In a fixed order, without
    /// duplicates.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut list = MoveList::new();
        self.generate(Stage::All, true, &mut list);
        list.to_vec()
    }

    /// Appends the legal moves of a stage to a list. With `declined` every promotion that may be
    /// declined comes in both forms; without it pawns, bishops and rooks always promote where they
    /// can, as do lances on the second-last rank, where nothing but drop-pawn mate speaks against it.
    pub fn generate(&self, stage: Stage, declined: bool, list: &mut MoveList) {
        if declined {
            self.walk::<true, _>(stage, list);
        } else {
            self.walk::<false, _>(stage, list);
        }
    }

    /// Appends the legal moves that give check to a list; `declined` as for
    /// [`generate`](Board::generate).
    pub fn generate_checks(&self, declined: bool, list: &mut MoveList) {
        let checks = self.check_squares();
        let mut checking = Checking {
            board: self,
            checks,
            list,
        };
        if declined {
            self.walk::<true, _>(Stage::All, &mut checking);
        } else {
            self.walk::<false, _>(Stage::All, &mut checking);
        }
    }

    /// How many legal moves there are.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        let mut count = Count(0);
        self.walk::<true, _>(Stage::All, &mut count);
        count.0
    }

    /// Whether there is a legal move. Without one the side to move has lost.
    #[must_use]
    pub fn has_move(&self) -> bool {
        let mut any = Any(false);
        self.walk::<true, _>(Stage::All, &mut any);
        any.0
    }

    /// How many sequences of `depth` legal moves there are; a position without a move has none.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => perft(&mut self.clone(), depth),
        }
    }

    fn walk<const DECLINED: bool, V: Visitor>(&self, stage: Stage, visitor: &mut V) {
        let us = self.side();
        let own = self.by_color(us);
        let occupied = self.occupied();
        let king = self.king(us);
        let stage_targets = match stage {
            Stage::All => !own,
            Stage::Captures => self.by_color(us.other()),
            Stage::Quiets => !occupied,
            Stage::Drops => Bitboard::EMPTY,
        };
        if let Some(king) = king {
            let targets = attacks::king(king) & stage_targets;
            if !targets.is_empty() {
                let safe = targets.without(self.attacked_among(targets, king));
                visitor.stepper(king, safe, Bitboard::EMPTY);
                if visitor.is_done() {
                    return;
                }
            }
        }
        // Where a move on the board and a drop answer a check, if there is one.
        let (answers, blocks) = match (self.checkers().first(), king) {
            (Some(_), _) if self.checkers().is_several() => return,
            (Some(checker), Some(king)) => {
                let between = attacks::between(checker, king);
                (between | self.checkers(), between)
            }
            _ => (Bitboard::ALL, Bitboard::ALL),
        };
        if stage != Stage::Drops {
            self.walk_board::<DECLINED, V>(stage, stage_targets, answers, visitor);
        }
        if visitor.is_done() {
            return;
        }
        if matches!(stage, Stage::All | Stage::Drops) && !self.hand(us).is_empty() {
            self.walk_drops(blocks.without(occupied), visitor);
        }
    }

    /// Moves of all pieces but the king.
    #[inline]
    fn walk_board<const DECLINED: bool, V: Visitor>(
        &self,
        stage: Stage,
        stage_targets: Bitboard,
        answers: Bitboard,
        visitor: &mut V,
    ) {
        let us = self.side();
        let own = self.by_color(us);
        let occupied = self.occupied();
        let pinned = self.pinned();
        let targets = stage_targets & answers;
        let zone = Bitboard::zone(us);
        let kind = |kind: Kind| self.by_kind(kind) & own;
        // A pinned piece stays on the line through its king.
        let on_line = |from: Square, to: Bitboard| match self.king(us) {
            Some(king) if pinned.contains(from) => to & attacks::through(king, from),
            _ => to,
        };

        let mut pawns = kind(Kind::Pawn);
        if pawns.meets(pinned) {
            let file = self.king(us).map_or(0, Square::file);
            pawns = pawns.without(pinned.without(Bitboard::file(file)));
        }
        let steps = pawns.forward(us);
        let promoted = match stage {
            Stage::All => steps & targets & zone,
            Stage::Captures => (steps & answers & zone).without(own),
            Stage::Quiets | Stage::Drops => Bitboard::EMPTY,
        };
        let stays = if DECLINED {
            !Bitboard::last_rank(us)
        } else {
            !zone
        };
        visitor.pawns(us, steps & targets & stays, promoted);

        for from in kind(Kind::Lance) {
            let to = on_line(from, attacks::lance(us, from, occupied) & targets);
            let dead = if DECLINED {
                Bitboard::last_rank(us)
            } else {
                Bitboard::last_two_ranks(us)
            };
            visitor.stepper(from, to.without(dead), to & zone);
        }
        for from in kind(Kind::Knight).without(pinned) {
            let to = attacks::knight(us, from) & targets;
            visitor.stepper(from, to.without(Bitboard::last_two_ranks(us)), to & zone);
        }
        let may_promote = |from: Square, to: Bitboard| {
            if zone.contains(from) { to } else { to & zone }
        };
        for from in kind(Kind::Silver) {
            let to = on_line(from, attacks::silver(us, from) & targets);
            visitor.stepper(from, to, may_promote(from, to));
        }
        for from in self.golds() & own {
            let to = on_line(from, attacks::gold(us, from) & targets);
            visitor.stepper(from, to, Bitboard::EMPTY);
        }
        for from in kind(Kind::Bishop) {
            let to = on_line(from, attacks::bishop(from, occupied) & targets);
            let promoted = may_promote(from, to);
            let plain = if DECLINED { to } else { to.without(promoted) };
            visitor.piece(from, plain, promoted);
        }
        for from in kind(Kind::Rook) {
            let to = on_line(from, attacks::rook(from, occupied) & targets);
            let promoted = may_promote(from, to);
            let plain = if DECLINED { to } else { to.without(promoted) };
            visitor.piece(from, plain, promoted);
        }
        for from in kind(Kind::Horse) {
            let to = on_line(from, attacks::horse(from, occupied) & targets);
            visitor.piece(from, to, Bitboard::EMPTY);
        }
        for from in kind(Kind::Dragon) {
            let to = on_line(from, attacks::dragon(from, occupied) & targets);
            visitor.piece(from, to, Bitboard::EMPTY);
        }
    }

    /// Drops onto some of the empty squares.
    #[inline]
    fn walk_drops<V: Visitor>(&self, empty: Bitboard, visitor: &mut V) {
        if empty.is_empty() {
            return;
        }
        let us = self.side();
        let hand = self.hand(us);
        let mut anywhere = [Kind::Gold; 4];
        let mut count = 0;
        for kind in [Kind::Rook, Kind::Bishop, Kind::Gold, Kind::Silver] {
            if hand.has(kind) {
                anywhere[count] = kind;
                count += 1;
            }
        }
        if count > 0 {
            visitor.drops(&anywhere[..count], empty);
        }
        if hand.has(Kind::Knight) {
            let to = empty.without(Bitboard::last_two_ranks(us));
            visitor.drops(&[Kind::Knight], to);
        }
        if hand.has(Kind::Lance) {
            let to = empty.without(Bitboard::last_rank(us));
            visitor.drops(&[Kind::Lance], to);
        }
        if hand.has(Kind::Pawn) {
            visitor.drops(&[Kind::Pawn], self.pawn_drops(empty));
        }
    }

    /// Where a pawn may be dropped among some empty squares: no dead squares, no second pawn on a
    /// file, no mate by it.
    #[inline]
    fn pawn_drops(&self, empty: Bitboard) -> Bitboard {
        let us = self.side();
        let pawns = self.by_kind(Kind::Pawn) & self.by_color(us);
        let mut to = empty.without(Bitboard::last_rank(us)) & pawns.free_files();
        if let Some(king) = self.king(us.other()) {
            // From where a pawn would give check.
            let before_king = attacks::pawn(us.other(), king) & to;
            if let Some(square) = before_king.first()
                && self.pawn_drop_mates(square, king)
            {
                to = to.without(before_king);
            }
        }
        to
    }

    /// Which squares next to the king of the side to move the enemy attacks, once that king has left
    /// its place: all of them among `targets`, and some others.
    #[inline]
    fn attacked_among(&self, targets: Bitboard, king: Square) -> Bitboard {
        let us = self.side();
        let them = us.other();
        let theirs = self.by_color(them);
        let occupied = self.occupied().without(Bitboard::of(king));
        let mut attacked = (theirs & self.by_kind(Kind::Pawn)).forward(them);
        let near = theirs & attacks::near_king(us, king);
        if !near.is_empty() {
            for from in near & self.by_kind(Kind::Knight) {
                attacked |= attacks::knight(them, from);
            }
            for from in near & self.by_kind(Kind::Silver) {
                attacked |= attacks::silver(them, from);
            }
            for from in near & self.golds() {
                attacked |= attacks::gold(them, from);
            }
            for from in near & self.by_kind(Kind::King) {
                attacked |= attacks::king(from);
            }
            for from in near & self.by_kind(Kind::Horse) {
                attacked |= attacks::straight_steps(from);
            }
            for from in near & self.by_kind(Kind::Dragon) {
                attacked |= attacks::diagonal_steps(from);
            }
        }
        for from in theirs & self.by_kind(Kind::Lance) {
            if attacks::straights(from).meets(targets) {
                attacked |= attacks::lance(them, from, occupied);
            }
        }
        for from in theirs & (self.by_kind(Kind::Bishop) | self.by_kind(Kind::Horse)) {
            if attacks::diagonals(from).meets(targets) {
                attacked |= attacks::bishop(from, occupied);
            }
        }
        for from in theirs & (self.by_kind(Kind::Rook) | self.by_kind(Kind::Dragon)) {
            if attacks::straights(from).meets(targets) {
                attacked |= attacks::rook(from, occupied);
            }
        }
        attacked
    }
}

fn perft(board: &mut Board, depth: u32) -> u64 {
    let mut list = MoveList::new();
    board.generate(Stage::All, true, &mut list);
    let mut nodes = 0;
    for &action in list.as_slice() {
        let undo = board.play(action);
        nodes += if depth == 2 {
            board.count_moves()
        } else {
            perft(board, depth - 1)
        };
        board.undo(action, undo);
    }
    nodes
}
