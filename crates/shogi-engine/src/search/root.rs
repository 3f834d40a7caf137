//! The root: deepening, windows, several lines, and when it is enough.

use super::picker::{Context, Picker};
use super::{INFINITE, MAX_PLY, NONE, PROVED, REDUCTIONS, Searcher};
use crate::evaluate::{Evaluator, Sight};
use std::sync::atomic::Ordering;
use std::time::Duration;
use yonban_search::Bound;
use yonban_shogi::Move;

/// A first move with what was found behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The value for the side to move.
    pub value: i32,
    /// The moves, its own first; never empty.
    pub moves: Vec<Move>,
    /// The depth in plies that it was searched to.
    pub depth: u32,
}

/// A report while searching.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// The iteration.
    pub depth: u32,
    /// The deepest ply reached.
    pub deepest: u32,
    /// Positions of all threads.
    pub nodes: u64,
    /// Since the search began.
    pub elapsed: Duration,
    /// Thousandths of the table in use.
    pub table_use: u32,
    /// Which line, from 0.
    pub number: usize,
    /// The line.
    pub line: &'a Line,
    /// What its value says.
    pub bound: Bound,
}

/// A first move under search.
#[derive(Clone, Debug)]
struct First {
    line: Line,
    /// Its value one iteration before; [`NONE`] at first.
    previous: i32,
}

/// What one thread is asked.
pub(super) struct Errand<'e> {
    /// First moves; not empty.
    pub(super) allowed: &'e [Move],
    /// How many lines are wanted.
    pub(super) lines: usize,
    /// Plies, at most.
    pub(super) depth: u32,
    /// Begin no new iteration after this.
    pub(super) soft: Option<Duration>,
    /// Where the threads differ: skips some depths.
    pub(super) thread: usize,
}

impl<E: Evaluator> Searcher<'_, E> {
    /// Deepens until the budget ends. The lines found, best first; one for each first move that was
    /// searched, at least one.
    pub(super) fn think(
        &mut self,
        errand: &Errand<'_>,
        report: &mut dyn FnMut(Progress<'_>),
    ) -> Vec<Line> {
        let mut firsts = self.in_order(errand.allowed);
        let lines = errand.lines.clamp(1, firsts.len());
        let mut changes = 0.0_f64;
        let mut counted = 0;
        for depth in 1..=errand.depth.min(MAX_PLY as u32 - 10) {
            if errand.thread > 0 && depth > 3 && (depth as usize + errand.thread).is_multiple_of(3)
            {
                continue;
            }
            self.root_depth = depth as i32;
            self.deepest = 0;
            let best_before = firsts[0].line.moves[0];
            for first in &mut firsts {
                first.previous = first.line.value;
                first.line.value = -INFINITE;
            }
            for number in 0..lines {
                self.with_window(&mut firsts, number, depth, report);
                if self.deadline.is_over() {
                    break;
                }
            }
            if self.deadline.is_over() {
                restore(&mut firsts);
                break;
            }
            if errand.thread > 0 {
                let now = self.deadline.nodes();
                self.shared_nodes
                    .fetch_add(now - counted, Ordering::Relaxed);
                counted = now;
            }
            changes = changes * 0.5 + f64::from(u8::from(firsts[0].line.moves[0] != best_before));
            if self.is_enough(&firsts, depth, lines, errand, changes) {
                break;
            }
        }
        firsts.into_iter().map(|first| first.line).collect()
    }

    /// The first moves, the most promising first.
    fn in_order(&mut self, allowed: &[Move]) -> Vec<First> {
        let known = self.table.probe(self.board.key());
        let known = known.and_then(|entry| Move::from_bits(entry.action));
        let sight = Sight::of(&self.board);
        self.frames[0].eval = if self.board.in_check() {
            NONE
        } else {
            self.judge(0, Some(&sight))
        };
        let context = Context {
            histories: &self.histories,
            before: self.before(0),
            sight: Some(&sight),
            depth: MAX_PLY as i32,
        };
        let mut picker = Picker::new(&self.board, known, [None; 2], Vec::new());
        let mut ordered = Vec::with_capacity(allowed.len());
        while let Some(action) = picker.next(&self.board, &context, false) {
            if allowed.contains(&action) {
                ordered.push(action);
            }
        }
        // Declined promotions come last, where they are allowed at all.
        let mut rest: Vec<Move> = allowed.to_vec();
        rest.retain(|action| !ordered.contains(action));
        ordered.extend(rest);
        let first = |action| First {
            line: Line {
                value: -INFINITE,
                moves: vec![action],
                depth: 0,
            },
            previous: -INFINITE,
        };
        ordered.into_iter().map(first).collect()
    }

    /// Searches the line of a number, and widens the window until the value lies in it.
    fn with_window(
        &mut self,
        firsts: &mut [First],
        number: usize,
        depth: u32,
        report: &mut dyn FnMut(Progress<'_>),
    ) {
        let guess = firsts[number].previous;
        let mut width = 35;
        let (mut alpha, mut beta) = if depth >= 5 && guess.abs() < PROVED {
            (guess - width, guess + width)
        } else {
            (-INFINITE, INFINITE)
        };
        loop {
            let value = self.root(&mut firsts[number..], depth, alpha, beta);
            // Stable: equals keep their order.
            firsts[number..].sort_by_key(|first| -first.line.value);
            if self.deadline.is_over() {
                return;
            }
            let bound = if value <= alpha && alpha > -INFINITE {
                Bound::Upper
            } else if value >= beta && beta < INFINITE {
                Bound::Lower
            } else {
                Bound::Exact
            };
            report(Progress {
                depth,
                deepest: self.deepest as u32,
                nodes: self.all_nodes(),
                elapsed: self.deadline.elapsed(),
                table_use: self.table.used_permille(),
                number,
                line: &firsts[number].line,
                bound,
            });
            match bound {
                Bound::Exact => return,
                Bound::Upper => {
                    beta = i32::midpoint(alpha, beta);
                    alpha = (value - width).max(-INFINITE);
                }
                Bound::Lower => beta = (value + width).min(INFINITE),
            }
            width += width;
            if width > 800 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    fn root(&mut self, firsts: &mut [First], depth: u32, mut alpha: i32, beta: i32) -> i32 {
        let mut best = -INFINITE;
        let in_check = self.board.in_check();
        self.frames[1].killers = [None; 2];
        for (count, first) in firsts.iter_mut().enumerate() {
            let action = first.line.moves[0];
            let quiet = self.board.piece(action.to()).is_none() && !action.promotes();
            let gives_check = self.board.gives_check(action);
            let next = depth as i32 - 1;
            let undo = self.make(0, action);
            let mut value = alpha;
            if count > 0 {
                let late = quiet && !gives_check && !in_check && self.terms.sight.prunes;
                let reduction = if late && depth >= 3 && count > 3 {
                    REDUCTIONS[(depth as usize).min(63)][count.min(63)] - 1
                } else {
                    0
                };
                let less = (next - reduction.max(0)).max(1).min(next.max(0));
                value = -self.tree(1, less, -alpha - 1, -alpha, true);
                if value > alpha && less < next {
                    value = -self.tree(1, next, -alpha - 1, -alpha, true);
                }
            }
            if count == 0 || value > alpha {
                value = -self.tree(1, next, -beta, -alpha, false);
            }
            self.unmake(action, undo);
            if self.deadline.is_over() {
                return best;
            }
            if count == 0 || value > alpha {
                first.line.value = value;
                first.line.depth = depth;
                first.line.moves.truncate(1);
                first.line.moves.extend_from_slice(&self.frames[1].line);
            } else {
                first.line.value = -INFINITE;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= beta {
                break;
            }
        }
        best
    }

    /// Whether another iteration is not worth starting.
    fn is_enough(
        &self,
        firsts: &[First],
        depth: u32,
        lines: usize,
        errand: &Errand<'_>,
        changes: f64,
    ) -> bool {
        if errand.thread > 0 {
            return false;
        }
        let value = firsts[0].line.value;
        let mates_in = super::MATE - value.abs();
        if lines == 1 && value.abs() >= PROVED && depth as i32 > mates_in + 2 {
            return true;
        }
        if let Some(soft) = errand.soft {
            // More while the choice keeps changing, or after the value fell.
            let fell = f64::from((firsts[0].previous - value).clamp(0, 200)) / 400.0;
            let factor = 0.75 + 0.5 * changes.min(1.5) + fell;
            let single = firsts.len() == 1;
            return single || self.deadline.elapsed() > soft.mul_f64(factor);
        }
        self.deadline.is_past(60) || firsts.len() == 1 && depth >= 3 && lines == 1
    }

    /// Positions of all threads.
    fn all_nodes(&self) -> u64 {
        self.shared_nodes.load(Ordering::Relaxed) + self.deadline.nodes()
    }
}

/// After an iteration that was broken off: what it found counts where it found something better, else
/// the values of the one before.
fn restore(firsts: &mut [First]) {
    for first in firsts.iter_mut() {
        if first.line.value == -INFINITE {
            first.line.value = first.previous;
        }
    }
    // The move searched first holds its place unless another has beaten it in this iteration.
    firsts.sort_by_key(|first| -first.line.value);
}
