//! The inner nodes of the search.

use super::exchange::gains;
use super::histories::{Slot, mover};
use super::path::Recurrence;
use super::picker::{Context, Picker};
use super::{
    Claim, INFINITE, MATE, MAX_PLY, NONE, PROVED, REDUCTIONS, SUPERIOR, Searcher, from_table,
    to_table,
};
use crate::evaluate::{Evaluator, Sight};
use crate::mate::one;
use yonban_search::{Bound, Entry};
use yonban_shogi::{Kind, Move};

/// A margin for the questions whether a node is worth its depth, for each ply.
const MARGIN: i32 = 90;

impl<E: Evaluator> Searcher<'_, E> {
    /// What ends the game or the line here, before any move is looked at.
    pub(super) fn settled(&self, ply: usize) -> Option<i32> {
        let side = self.board.side();
        let at = ply as i32;
        match self.path.recurrence(side) {
            None => {}
            Some(Recurrence::Draw) => return Some(self.draw(side)),
            Some(Recurrence::Win) => return Some(MATE - at),
            Some(Recurrence::Loss) => return Some(at - MATE),
            Some(Recurrence::Superior) => return Some(SUPERIOR),
            Some(Recurrence::Inferior) => return Some(-SUPERIOR),
        }
        let over = self
            .terms
            .moves_left
            .is_some_and(|left| ply >= left as usize);
        (over && !self.board.in_check()).then(|| self.draw(side))
    }

    /// The value of the board for the side to move, within bounds.
    pub(super) fn tree(
        &mut self,
        ply: usize,
        mut depth: i32,
        mut alpha: i32,
        mut beta: i32,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiet(ply, 0, alpha, beta);
        }
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
        // Nothing is better than mate now, nothing worse than being mated.
        let at = ply as i32;
        alpha = alpha.max(at - MATE);
        beta = beta.min(MATE - at - 1);
        if alpha >= beta {
            return alpha;
        }
        match self.terms.entering.claim(&self.board) {
            None => {}
            Some(Claim::Win | Claim::Try(_)) => return MATE - at - 1,
            Some(Claim::Draw) => {
                let draw = self.draw(self.board.side());
                alpha = alpha.max(draw);
                if alpha >= beta {
                    return alpha;
                }
            }
        }
        let excluded = self.frames[ply].excluded;
        let key = self.board.key();
        let entry = match excluded {
            None => self.table.probe(key),
            Some(_) => None,
        };
        let mut known = None;
        if let Some(entry) = entry {
            let value = from_table(entry.value, ply);
            if !is_pv && i32::from(entry.depth) >= depth && decides(entry.bound, value, alpha, beta)
            {
                return value;
            }
            known = Move::from_bits(entry.action);
        }
        let sight = if in_check {
            None
        } else {
            let sight = Sight::of(&self.board);
            // Whoever was here before has looked already.
            if self.terms.sight.mate_in_one
                && entry.is_none()
                && excluded.is_none()
                && let Some(mate) = one::find(&mut self.board, &sight)
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
            Some(sight)
        };
        let eval = match (&sight, entry) {
            (None, _) => NONE,
            (Some(_), Some(entry)) if i32::from(entry.eval) != NONE => i32::from(entry.eval),
            (Some(sight), _) => self.judge(ply, Some(sight)),
        };
        self.frames[ply].eval = eval;
        let improving = !in_check && ply >= 2 && {
            let earlier = self.frames[ply - 2].eval;
            earlier == NONE || eval > earlier
        };
        // A searched value is a better guess than a static one.
        let guess = match entry {
            Some(entry) if !in_check => {
                let value = from_table(entry.value, ply);
                let better = match entry.bound {
                    Bound::Lower => value > eval,
                    Bound::Upper => value < eval,
                    Bound::Exact => true,
                };
                if better { value } else { eval }
            }
            _ => eval,
        };
        let prunes = self.terms.sight.prunes;
        if prunes && !is_pv && !in_check && excluded.is_none() {
            let easing = depth - i32::from(improving);
            if depth <= 8 && beta > -PROVED && guess < PROVED && guess - MARGIN * easing >= beta {
                return guess;
            }
            if depth <= 3 && guess + 220 * depth < alpha {
                let value = self.quiet(ply, 0, alpha, alpha + 1);
                if value <= alpha {
                    return value;
                }
            }
            let passed = ply > 0 && self.frames[ply - 1].is_pass;
            if depth >= 3 && !passed && guess >= beta && eval >= beta - 20 * depth && beta > -PROVED
            {
                let less = 3 + depth / 4 + ((guess - beta) / 180).clamp(0, 3);
                let value = -self.pass(ply, depth - less, beta, cut);
                if self.deadline.is_over() {
                    return 0;
                }
                if value >= beta {
                    // A mate after a pass is not proved.
                    return if value >= PROVED { beta } else { value };
                }
            }
        }
        if known.is_none() && depth >= 4 && excluded.is_none() {
            depth -= 1;
        }

        let before = self.before(ply);
        let side = self.board.side();
        let checks = self.board.check_squares();
        let killers = self.frames[ply].killers;
        self.frames[ply + 1].killers = [None; 2];
        let list = std::mem::take(&mut self.frames[ply].list);
        let mut picker = Picker::new(&self.board, known, killers, list);
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut count = 0;
        let mut no_quiets = false;
        let mut quiets_tried: Vec<(Move, Slot)> = Vec::new();
        let mut captures_tried: Vec<(Slot, Kind)> = Vec::new();
        let first_alpha = alpha;
        loop {
            let context = Context {
                histories: &self.histories,
                before,
                sight: sight.as_ref(),
                depth,
            };
            let Some(action) = picker.next(&self.board, &context, no_quiets) else {
                break;
            };
            if Some(action) == excluded {
                continue;
            }
            count += 1;
            let kind = mover(&self.board, action);
            let slot = Slot::of(kind, action.to(), side);
            let taken = self.board.piece(action.to()).map(|piece| piece.kind);
            let is_quiet = taken.is_none() && !(action.promotes() && kind == Kind::Pawn);
            let gives_check = checks.gives_check(&self.board, action);
            let history = if is_quiet {
                self.histories.quiet(side, action, slot, before)
            } else {
                0
            };
            let mut reduction =
                REDUCTIONS[depth.min(63) as usize][(count as usize).min(63)] - history / 12_000;
            if prunes && best > -PROVED {
                let left = (depth - 1 - reduction).max(0);
                if is_quiet && !gives_check && !in_check {
                    let most = (5 + depth * depth) / if improving { 1 } else { 2 };
                    if !is_pv && count > most {
                        no_quiets = true;
                        continue;
                    }
                    if left <= 7 && eval != NONE && eval + 130 + 100 * left <= alpha {
                        continue;
                    }
                    if left <= 3 && history < -5_000 * (left + 1) {
                        continue;
                    }
                    if left <= 6 && !gains(&self.board, action, -24 * left * left) {
                        continue;
                    }
                } else if depth <= 7 && !gains(&self.board, action, -100 * depth) {
                    continue;
                }
            }
            let extension =
                self.extension(ply, depth, action, known, entry, gives_check, beta, cut);
            if self.deadline.is_over() {
                break;
            }
            let Some(extension) = extension else {
                // Several moves beat beta: a cut.
                self.frames[ply].list = picker.into_list();
                return beta;
            };
            let next = depth - 1 + extension;
            let undo = self.make(ply, action);
            let mut value = alpha;
            if prunes && depth >= 2 && count > 1 + i32::from(is_pv) && (is_quiet || count > 6) {
                if cut {
                    reduction += 1;
                }
                if is_pv {
                    reduction -= 1;
                }
                if !improving {
                    reduction += 1;
                }
                if gives_check || in_check {
                    reduction -= 1;
                }
                if !is_quiet {
                    reduction -= 1;
                }
                let less = (next - reduction).clamp(1, next.max(1));
                value = -self.tree(ply + 1, less, -alpha - 1, -alpha, true);
                if value > alpha && less < next {
                    value = -self.tree(ply + 1, next, -alpha - 1, -alpha, !cut);
                }
            } else if !is_pv || count > 1 {
                value = -self.tree(ply + 1, next, -alpha - 1, -alpha, !cut);
            }
            if is_pv && (count == 1 || value > alpha && value < beta) {
                value = -self.tree(ply + 1, next, -beta, -alpha, false);
            }
            self.unmake(action, undo);
            if self.deadline.is_over() {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(action);
                    if is_pv {
                        self.lead_on(ply, action);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
            if is_quiet {
                quiets_tried.push((action, slot));
            } else if let Some(taken) = taken {
                captures_tried.push((slot, taken));
            }
        }
        self.frames[ply].list = picker.into_list();
        if self.deadline.is_over() {
            return 0;
        }
        if count == 0 {
            // No move at all loses, in check or not.
            return if excluded.is_some() {
                first_alpha
            } else {
                at - MATE
            };
        }
        if best == -INFINITE {
            // Everything was pruned away.
            best = first_alpha;
        }
        if let Some(action) = best_move
            && best >= beta
        {
            self.reward(ply, depth, action, &quiets_tried, &captures_tried);
        }
        if excluded.is_none() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best_move.is_some() && is_pv {
                Bound::Exact
            } else {
                Bound::Upper
            };
            self.remember(key, ply, best, eval, best_move.or(known), depth, bound);
        }
        best
    }

    /// The value after a pass, seen by the other side.
    fn pass(&mut self, ply: usize, depth: i32, beta: i32, cut: bool) -> i32 {
        let undo = self.board.play_null();
        let state = self.frames[ply].state.clone();
        self.frames[ply + 1].state = state;
        self.frames[ply].slot = Slot::NONE;
        self.frames[ply].is_pass = true;
        self.path.push(&self.board);
        let value = self.tree(ply + 1, depth, -beta, 1 - beta, !cut);
        self.path.pop();
        self.board.undo_null(undo);
        self.frames[ply].is_pass = false;
        value
    }

    /// How much deeper a move is searched; `None` where the search without it shows a cut.
    #[expect(clippy::too_many_arguments, reason = "what a node knows of a move")]
    fn extension(
        &mut self,
        ply: usize,
        depth: i32,
        action: Move,
        known: Option<Move>,
        entry: Option<Entry>,
        gives_check: bool,
        beta: i32,
        cut: bool,
    ) -> Option<i32> {
        let room = ply < 2 * self.root_depth as usize && self.terms.sight.prunes;
        if let Some(entry) = entry
            && room
            && depth >= 7
            && Some(action) == known
            && self.frames[ply].excluded.is_none()
            && i32::from(entry.depth) >= depth - 3
            && entry.bound != Bound::Upper
        {
            // Is it much better than every other move?
            let value = from_table(entry.value, ply);
            if value.abs() < PROVED {
                let bar = value - 2 * depth;
                self.frames[ply].excluded = Some(action);
                let list = std::mem::take(&mut self.frames[ply].list);
                let others = self.tree(ply, (depth - 1) / 2, bar - 1, bar, cut);
                self.frames[ply].list = list;
                self.frames[ply].excluded = None;
                if others < bar {
                    return Some(1);
                }
                if bar >= beta {
                    return None;
                }
                return Some(0);
            }
        }
        let extends = gives_check && room && gains(&self.board, action, 0);
        Some(i32::from(extends))
    }

    /// The line from here: a move and what follows it.
    pub(super) fn lead_on(&mut self, ply: usize, action: Move) {
        let (here, below) = self.frames.split_at_mut(ply + 1);
        let line = &mut here[ply].line;
        line.clear();
        line.push(action);
        line.extend_from_slice(&below[0].line);
    }

    /// Notes what was best, and what was tried before it in vain.
    fn reward(
        &mut self,
        ply: usize,
        depth: i32,
        best: Move,
        quiets: &[(Move, Slot)],
        captures: &[(Slot, Kind)],
    ) {
        let bonus = (16 * depth * depth + 110 * depth).min(1_800);
        let side = self.board.side();
        let before = self.before(ply);
        let kind = mover(&self.board, best);
        let slot = Slot::of(kind, best.to(), side);
        match self.board.piece(best.to()) {
            Some(taken) => self.histories.grow_capture(slot, taken.kind, bonus),
            None => {
                let killers = &mut self.frames[ply].killers;
                if killers[0] != Some(best) {
                    *killers = [Some(best), killers[0]];
                }
                self.histories.grow_quiet(side, best, slot, before, bonus);
                for &(action, slot) in quiets {
                    self.histories
                        .grow_quiet(side, action, slot, before, -bonus);
                }
            }
        }
        for &(slot, taken) in captures {
            self.histories.grow_capture(slot, taken, -bonus);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of an entry")]
    pub(super) fn remember(
        &self,
        key: u64,
        ply: usize,
        value: i32,
        eval: i32,
        action: Option<Move>,
        depth: i32,
        bound: Bound,
    ) {
        let entry = Entry {
            value: to_table(value, ply),
            // Both within 16 bits.
            eval: eval as i16,
            action: action.map_or(u16::MAX, Move::bits),
            depth: depth.clamp(-1, 127) as i8,
            bound,
        };
        self.table.store(key, entry);
    }

    /// The static value.
    pub(super) fn judge(&self, ply: usize, sight: Option<&Sight>) -> i32 {
        let state = &self.frames[ply].state;
        match sight {
            Some(sight) => self.evaluator.judge(&self.board, state, sight),
            None => self
                .evaluator
                .judge(&self.board, state, &Sight::of(&self.board)),
        }
    }
}

/// Whether a remembered value says enough.
pub(super) fn decides(bound: Bound, value: i32, alpha: i32, beta: i32) -> bool {
    match bound {
        Bound::Exact => true,
        Bound::Lower => value >= beta,
        Bound::Upper => value <= alpha,
    }
}
