//! Where the depth ends: exchanges are followed until nothing hangs.

use super::exchange::gains;
use super::picker::{Context, Picker};
use super::tree::decides;
use super::{Claim, INFINITE, MATE, MAX_PLY, NONE, PROVED, Quiet, Searcher, from_table};
use crate::evaluate::{Evaluator, Sight, exchange_value};
use crate::mate::one;
use yonban_search::Bound;
use yonban_shogi::{Kind, Move, Square, attacks};

/// Beyond so many plies only recaptures are followed.
const DEEP: i32 = 6;

impl<E: Evaluator> Searcher<'_, E> {
    /// The value of the board once what hangs has been taken. `depth` counts the plies of this search.
    pub(super) fn quiet(&mut self, ply: usize, depth: i32, mut alpha: i32, beta: i32) -> i32 {
        let is_pv = beta - alpha > 1;
        self.frames[ply].line.clear();
        self.deepest = self.deepest.max(ply);
        if self.tick() {
            return 0;
        }
        if let Some(value) = self.settled(ply) {
            return value;
        }
        let in_check = self.board.in_check();
        if ply >= MAX_PLY {
            return if in_check { 0 } else { self.judge(ply, None) };
        }
        let at = ply as i32;
        match self.terms.entering.claim(&self.board) {
            None => {}
            Some(Claim::Win | Claim::Try(_)) => return MATE - at - 1,
            Some(Claim::Draw) => {
                alpha = alpha.max(self.draw(self.board.side()));
                if alpha >= beta {
                    return alpha;
                }
            }
        }
        if self.terms.sight.quiet == Quiet::Blind {
            return if in_check && !self.board.has_move() {
                at - MATE
            } else {
                self.judge(ply, None)
            };
        }
        let key = self.board.key();
        let entry = self.table.probe(key);
        if let Some(entry) = entry {
            let value = from_table(entry.value, ply);
            if !is_pv && decides(entry.bound, value, alpha, beta) {
                return value;
            }
        }
        let first_alpha = alpha;
        let mut best = -INFINITE;
        let mut eval = NONE;
        let mut sight = None;
        if !in_check {
            let seen = Sight::of(&self.board);
            if self.terms.sight.mate_in_one
                && entry.is_none()
                && let Some(mate) = one::find(&mut self.board, &seen)
            {
                let value = MATE - at - 1;
                self.remember(
                    key,
                    ply,
                    value,
                    NONE,
                    Some(mate),
                    i32::from(i8::MAX),
                    Bound::Exact,
                );
                self.frames[ply].line.push(mate);
                return value;
            }
            eval = match entry {
                Some(entry) if i32::from(entry.eval) != NONE => i32::from(entry.eval),
                _ => self.judge(ply, Some(&seen)),
            };
            best = eval;
            if best >= beta {
                if entry.is_none() {
                    self.remember(key, ply, best, eval, None, -1, Bound::Lower);
                }
                return best;
            }
            alpha = alpha.max(best);
            sight = Some(seen);
        }
        let only_on = if depth >= DEEP || self.terms.sight.quiet == Quiet::Recaptures {
            self.last_target(ply)
        } else {
            None
        };
        if self.terms.sight.quiet == Quiet::Recaptures && only_on.is_none() {
            return self.judge_or_mated(ply, eval);
        }
        let known = entry.and_then(|entry| Move::from_bits(entry.action));
        let before = self.before(ply);
        let list = std::mem::take(&mut self.frames[ply].list);
        let mut picker = Picker::captures(&self.board, known, list);
        let mut best_move = None;
        let mut count = 0;
        let mut stands = false;
        loop {
            let context = Context {
                histories: &self.histories,
                before,
                sight: sight.as_ref(),
                depth: 0,
            };
            let Some(action) = picker.next(&self.board, &context, false) else {
                break;
            };
            count += 1;
            let gain = self
                .board
                .piece(action.to())
                .map_or(0, |taken| exchange_value(taken.kind));
            if let Some(square) = only_on
                && action.to() != square
                && !in_check
            {
                continue;
            }
            if !in_check && !self.board.gives_check(action) {
                let promotion = if action.promotes() { 400 } else { 0 };
                if eval + gain + promotion + 120 <= alpha {
                    best = best.max(eval + gain + promotion + 120);
                    continue;
                }
            } else if in_check && best > -PROVED && depth >= 2 && !gains(&self.board, action, 0) {
                // One reply has been found; those that lose a piece are not better.
                continue;
            }
            let value = self.follow(ply, depth, action, alpha, beta);
            if self.deadline.is_over() {
                stands = true;
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(action);
                    self.lead_on(ply, action);
                    if value >= beta {
                        stands = true;
                        break;
                    }
                    alpha = value;
                }
            }
        }
        self.frames[ply].list = picker.into_list();
        if self.deadline.is_over() {
            return 0;
        }
        if in_check && count == 0 {
            return at - MATE;
        }
        if !stands
            && !in_check
            && depth == 0
            && self.terms.sight.quiet == Quiet::All
            && let Some(sight) = &sight
        {
            for action in self.quiet_checks(sight) {
                let value = self.follow(ply, depth, action, alpha, beta);
                if self.deadline.is_over() {
                    return 0;
                }
                if value > best {
                    best = value;
                    if value > alpha {
                        best_move = Some(action);
                        self.lead_on(ply, action);
                        if value >= beta {
                            break;
                        }
                        alpha = value;
                    }
                }
            }
        }
        if only_on.is_none() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha && is_pv {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.remember(key, ply, best, eval, best_move.or(known), -1, bound);
        }
        best
    }

    fn follow(&mut self, ply: usize, depth: i32, action: Move, alpha: i32, beta: i32) -> i32 {
        let undo = self.make(ply, action);
        let value = -self.quiet(ply + 1, depth + 1, -beta, -alpha);
        self.unmake(action, undo);
        value
    }

    /// Where the last move went.
    fn last_target(&self, ply: usize) -> Option<Square> {
        let at = ply.checked_sub(1)?;
        let side = self.board.side().other();
        self.frames[at].slot.target(side)
    }

    /// The static value, or mate.
    fn judge_or_mated(&self, ply: usize, eval: i32) -> i32 {
        if eval != NONE {
            eval
        } else if self.board.has_move() {
            self.judge(ply, None)
        } else {
            ply as i32 - MATE
        }
    }

    /// Drops that give check and are not simply taken: beside the king with support, or a knight's.
    fn quiet_checks(&self, sight: &Sight) -> Vec<Move> {
        let side = self.board.side();
        let mut checks = Vec::new();
        let Some(king) = self.board.king(side.other()) else {
            return checks;
        };
        let occupied = self.board.occupied();
        let free = (!occupied).without(sight.guards[side.other().index()]);
        let hand = self.board.hand(side);
        for kind in [
            Kind::Gold,
            Kind::Silver,
            Kind::Knight,
            Kind::Rook,
            Kind::Bishop,
        ] {
            if !hand.has(kind) {
                continue;
            }
            let from_where = attacks::of(kind, side.other(), king, occupied) & free;
            let near = match kind {
                Kind::Knight => from_where,
                _ => from_where & attacks::king(king) & sight.once[side.index()],
            };
            for to in near {
                if let Some(drop) = Move::drop(kind, to)
                    && self.board.is_legal(drop)
                {
                    checks.push(drop);
                }
            }
        }
        checks
    }
}
