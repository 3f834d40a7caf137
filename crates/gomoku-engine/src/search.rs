//! Alpha-beta: principal variation search with iterative deepening, a transposition table, and a
//! search for wins by fours wherever the main search stops.
//!
//! Values are seen from the side to move. `MATE - n` is a proved win after `n` plies.

use crate::class::{group, kind};
use crate::position::{Index, POINTS, Position, Set};
use crate::vcf::{Failure, MEMO};
use crate::weights;
use yonban_search::{Bound, Budget, Deadline, Entry, Stop, TranspositionTable};

/// The value of a position that is already won.
pub(crate) const MATE: i32 = 30_000;
/// From here on values are proved wins.
pub(crate) const PROVED: i32 = 29_000;
/// More than any value.
const INFINITE: i32 = 32_000;
/// The largest static evaluation.
const MAX_EVAL: i32 = 20_000;
/// The deepest ply.
pub(crate) const MAX_PLY: usize = 96;
/// The deepest iteration.
pub(crate) const MAX_DEPTH: u32 = 60;
/// Positions between two looks at the clock.
const LOOK_EVERY: u64 = 256;
/// No point.
const NO_MOVE: Index = Index::MAX;

/// Attacks and positions of the search for fours at a leaf, and at the root.
const LEAF_VCF: (u32, u64) = (10, 120);
const ROOT_VCF: u32 = 40;

/// The result of a search from the root.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// The best root move.
    pub(crate) best: usize,
    /// Its value for the side to move.
    pub(crate) value: i32,
    /// The expected line, the best move first.
    pub(crate) line: Vec<usize>,
    /// The last completed iteration; 0 if it was a win by fours or nothing was searched.
    pub(crate) depth: u32,
}

/// One search: a position, its budget and its memories.
#[derive(Debug)]
pub(crate) struct Searcher<'a> {
    pub(crate) position: Position,
    pub(crate) deadline: Deadline,
    table: &'a TranspositionTable,
    pub(crate) memo: Box<[Failure]>,
    pub(crate) vcf_line: Vec<Index>,
    pub(crate) vcf_left: u64,
    /// Positions that the search for fours at the root may take.
    root_vcf_nodes: u64,
    /// Whether leaves look for wins by fours; low levels do not.
    pub(crate) sees_fours: bool,
    history: Box<[[i32; POINTS]; 2]>,
    killers: [[Index; 2]; MAX_PLY + 2],
    lines: Vec<Vec<Index>>,
    buffers: Vec<Vec<(i32, Index)>>,
    /// The value of `lines[0]` while an iteration is under way.
    partial: Option<i32>,
}

impl<'a> Searcher<'a> {
    pub(crate) fn new(
        position: Position,
        table: &'a TranspositionTable,
        budget: &Budget,
        stop: &Stop,
    ) -> Self {
        Searcher {
            position,
            deadline: Deadline::start(budget, LOOK_EVERY, stop),
            table,
            memo: vec![Failure::default(); MEMO].into_boxed_slice(),
            vcf_line: Vec::new(),
            vcf_left: 0,
            root_vcf_nodes: root_vcf_nodes(budget),
            sees_fours: true,
            history: Box::new([[0; POINTS]; 2]),
            killers: [[NO_MOVE; 2]; MAX_PLY + 2],
            lines: vec![Vec::new(); MAX_PLY + 2],
            buffers: vec![Vec::new(); MAX_PLY + 2],
            partial: None,
        }
    }

    /// The points that look best, at most `most`, best first.
    pub(crate) fn most_promising(&self, points: &[usize], most: usize) -> Vec<usize> {
        let mut sorted = points.to_vec();
        sorted.sort_by_key(|&p| (-self.promise(p), p));
        sorted.truncate(most);
        sorted
    }

    /// A win in one.
    pub(crate) fn found_five(&self, p: usize) -> Found {
        Found {
            best: p,
            value: MATE - 1,
            line: vec![p],
            depth: 1,
        }
    }

    /// What a move that makes no five is worth to the side to move, to `depth` plies.
    pub(crate) fn value_of_move(&mut self, p: usize, depth: u32) -> i32 {
        self.position.make(p);
        let depth = depth.saturating_sub(1).min(MAX_DEPTH).cast_signed();
        let value = -self.search(depth, -INFINITE, INFINITE, 1);
        self.position.unmake(p);
        value
    }

    /// What the position is worth to the side to move without looking ahead.
    fn evaluate(&self) -> i32 {
        let me = self.position.side();
        let sums = self.position.sums();
        let (mine, theirs) = (sums[me], sums[me ^ 1]);
        let mut value = mine - theirs + mine * weights::INITIATIVE / 64 + weights::TEMPO;
        if !self.position.set(me ^ 1, group::OPEN_FOUR).is_empty() {
            value -= weights::MUST_ANSWER;
        }
        value.clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// The points of a color's group that are not forbidden to it.
    fn allowed(&mut self, color: usize, group: usize) -> Set {
        let set = self.position.set(color, group);
        if set.is_empty() {
            return set;
        }
        let mut rest = set;
        for p in set.iter() {
            if self.position.is_forbidden(p, color) {
                rest.toggle(p);
            }
        }
        rest
    }

    /// Searches the root moves `moves` (not empty) deeper and deeper until the budget ends.
    /// `report` gets each completed iteration.
    pub(crate) fn think(
        &mut self,
        moves: &[usize],
        max_depth: u32,
        report: &mut dyn FnMut(&Searcher<'_>, &Found),
    ) -> Found {
        let mut order: Vec<(i32, usize)> = moves.iter().map(|&p| (self.promise(p), p)).collect();
        order.sort_by_key(|&(score, p)| (-score, p));
        let mut found = Found {
            best: order[0].1,
            value: 0,
            line: vec![order[0].1],
            depth: 0,
        };
        let me = self.position.side();
        if self.position.kind(me, found.best) & kind::MASK == kind::FIVE {
            let won = self.found_five(found.best);
            report(self, &won);
            return won;
        }
        if let Some(won) = self.root_vcf(moves) {
            report(self, &won);
            return won;
        }
        for depth in 1..=max_depth.clamp(1, MAX_DEPTH) {
            if depth > 1 && self.deadline.is_past(55) {
                break;
            }
            let Some(next) = self.iteration(depth, &mut order, found.value) else {
                if let Some(better) = self.unfinished(&found) {
                    found = better;
                }
                break;
            };
            found = next;
            report(self, &found);
            let proved = found.value.abs() >= PROVED;
            if proved && (found.value < 0 || depth as i32 >= MATE - found.value) || order.len() == 1
            {
                // A longer search can only find a later end; a single move needs no choice. (A win
                // is looked at until its own depth, for a shorter one.)
                if order.len() > 1 || proved || depth >= 4 {
                    break;
                }
            }
            if self.deadline.is_over() {
                break;
            }
        }
        found
    }

    /// A win by fours whose first move is among the root moves.
    fn root_vcf(&mut self, moves: &[usize]) -> Option<Found> {
        if !self.sees_fours {
            return None;
        }
        let vcf = self.shortest_vcf(ROOT_VCF, self.root_vcf_nodes)?;
        let line: Vec<usize> = vcf.line.iter().map(|&p| self.position.index(p)).collect();
        let &best = line.first().filter(|p| moves.contains(p))?;
        Some(Found {
            best,
            value: MATE - 2 * vcf.attacks as i32 - 1,
            line,
            depth: 0,
        })
    }

    /// The budget ended inside an iteration: the best it had found, if it got past the first move.
    fn unfinished(&self, found: &Found) -> Option<Found> {
        let value = self.partial?;
        let line: Vec<usize> = self.lines[0].iter().map(|&p| usize::from(p)).collect();
        let &best = line.first()?;
        Some(Found {
            best,
            value,
            line,
            depth: found.depth,
        })
    }

    /// One iteration over the root moves, best first; sorts them for the next. `None` if the budget
    /// ended inside.
    fn iteration(
        &mut self,
        depth: u32,
        order: &mut [(i32, usize)],
        last_value: i32,
    ) -> Option<Found> {
        let mut window = 60;
        let (mut alpha, mut beta) = if depth >= 4 && last_value.abs() < PROVED {
            (last_value - window, last_value + window)
        } else {
            (-INFINITE, INFINITE)
        };
        loop {
            self.lines[0].clear();
            self.partial = None;
            let value = self.root(depth, order, alpha, beta)?;
            if value <= alpha && alpha > -INFINITE {
                window *= 4;
                alpha = if window > 1000 {
                    -INFINITE
                } else {
                    last_value - window
                };
            } else if value >= beta && beta < INFINITE {
                window *= 4;
                beta = if window > 1000 {
                    INFINITE
                } else {
                    last_value + window
                };
            } else {
                let line: Vec<usize> = self.lines[0].iter().map(|&p| usize::from(p)).collect();
                let best = *line.first()?;
                return Some(Found {
                    best,
                    value,
                    line,
                    depth,
                });
            }
        }
    }

    fn root(
        &mut self,
        depth: u32,
        order: &mut [(i32, usize)],
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        let depth = depth as i32;
        let mut best = -INFINITE;
        let mut scores: Vec<(i32, usize)> = Vec::with_capacity(order.len());
        for (n, &(_, p)) in order.iter().enumerate() {
            self.position.make(p);
            let value = if n == 0 {
                -self.search(depth - 1, -beta, -alpha, 1)
            } else {
                let reduction = if depth >= 3 && n >= 8 {
                    1 + (n as i32) / 24
                } else {
                    0
                };
                let mut value = -self.search(depth - 1 - reduction, -alpha - 1, -alpha, 1);
                if value > alpha && reduction > 0 && !self.deadline.is_over() {
                    value = -self.search(depth - 1, -alpha - 1, -alpha, 1);
                }
                if value > alpha && value < beta && !self.deadline.is_over() {
                    value = -self.search(depth - 1, -beta, -alpha, 1);
                }
                value
            };
            self.position.unmake(p);
            if self.deadline.is_over() {
                // The value of this move is not reliable; what came before it is.
                return None;
            }
            scores.push((
                if n == 0 || value > alpha {
                    value
                } else {
                    -INFINITE
                },
                p,
            ));
            if value > best {
                best = value;
                if value > alpha || n == 0 {
                    self.partial = Some(value);
                    let (first, rest) = self.lines.split_at_mut(1);
                    first[0].clear();
                    first[0].push(p as Index);
                    first[0].extend_from_slice(&rest[0]);
                }
            }
            alpha = alpha.max(value);
            if value >= beta {
                break;
            }
        }
        // Best first, then the order of before: a stable sort of what was found to be better.
        let rest = &order[scores.len()..];
        let mut sorted = scores;
        sorted.sort_by_key(|&(value, _)| -value);
        sorted.extend_from_slice(rest);
        order.copy_from_slice(&sorted);
        Some(best)
    }

    /// How promising a move looks before any search.
    fn promise(&self, p: usize) -> i32 {
        let me = self.position.side();
        let strength = |color: usize| match self.position.kind(color, p) & kind::MASK {
            kind::FIVE => 20_000,
            kind::OPEN_FOUR => 5_000,
            _ => 0,
        };
        2 * strength(me)
            + strength(me ^ 1)
            + 2 * self.position.worth(me, p)
            + 2 * self.position.worth(me ^ 1, p) * 15 / 16
    }

    fn remember(&self, key: u64, ply: usize, entry: Entry) {
        let value = i32::from(entry.value);
        let value = if value >= PROVED {
            value + ply as i32
        } else if value <= -PROVED {
            value - ply as i32
        } else {
            value
        };
        let value = value as i16;
        self.table.store(key, Entry { value, ..entry });
    }

    /// The value of the position to `depth` plies. After the budget ended the value means nothing.
    fn search(&mut self, depth: i32, mut alpha: i32, mut beta: i32, ply: usize) -> i32 {
        self.lines[ply].clear();
        if self.deadline.tick() {
            return 0;
        }
        if self.position.is_full() {
            return 0;
        }
        let me = self.position.side();
        let opponent = me ^ 1;
        if !self.position.set(me, group::FIVE).is_empty() {
            return MATE - ply as i32 - 1;
        }
        if ply >= MAX_PLY {
            return self.evaluate();
        }
        // No shorter win or loss than those already found matters.
        alpha = alpha.max(-MATE + ply as i32 + 2);
        beta = beta.min(MATE - ply as i32 - 3);
        if alpha >= beta {
            return alpha;
        }
        let threats = self.position.set(opponent, group::FIVE);
        if !threats.is_empty() {
            return self.forced(depth, alpha, beta, ply);
        }
        if !self.allowed(me, group::OPEN_FOUR).is_empty() {
            return MATE - ply as i32 - 3;
        }
        let is_pv = beta - alpha > 1;
        let key = self.position.key();
        let mut first = NO_MOVE;
        let mut known_eval = None;
        let known = self.table.probe(key);
        if let Some(entry) = known {
            let stored = i32::from(entry.value);
            let value = if stored >= PROVED {
                stored - ply as i32
            } else if stored <= -PROVED {
                stored + ply as i32
            } else {
                stored
            };
            let enough = i32::from(entry.depth) >= depth;
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if cuts && enough && !is_pv {
                return value;
            }
            first = entry.action;
            known_eval = Some(i32::from(entry.eval));
        }
        // What the opponent would do next if it could: then only fours and stops are of use.
        let pressed = self.allowed(opponent, group::OPEN_FOUR);
        let must_answer = !pressed.is_empty();
        if self.sees_fours && (depth <= 0 || known.is_none()) {
            let (attacks, nodes) = LEAF_VCF;
            if let Some(value) = self.vcf_value(attacks, nodes, ply) {
                let entry = Entry {
                    value: value as i16,
                    eval: known_eval.unwrap_or(0) as i16,
                    action: self.vcf_line.last().copied().unwrap_or(NO_MOVE),
                    depth: i8::MAX,
                    bound: Bound::Lower,
                };
                self.remember(key, ply, entry);
                return value;
            }
            if self.deadline.is_over() {
                return 0;
            }
        }
        let eval = known_eval.unwrap_or_else(|| self.evaluate());
        if depth <= 0 {
            if known.is_none() {
                let entry = Entry {
                    value: eval as i16,
                    eval: eval as i16,
                    action: NO_MOVE,
                    depth: 0,
                    bound: Bound::Exact,
                };
                self.remember(key, ply, entry);
            }
            return eval;
        }
        if !is_pv && !must_answer && beta.abs() < PROVED {
            if depth <= 6 && eval - 45 * depth >= beta {
                return eval;
            }
            if depth <= 2 && eval + 120 * depth <= alpha {
                return eval;
            }
        }
        let mut moves = std::mem::take(&mut self.buffers[ply]);
        moves.clear();
        if must_answer {
            self.stops(&pressed, opponent, &mut moves);
        } else {
            let candidates = (self.position.set(me, group::CANDIDATE))
                .or(&self.position.set(opponent, group::CANDIDATE));
            moves.extend(candidates.iter().map(|p| (0, p as Index)));
        }
        for entry in &mut moves {
            let p = usize::from(entry.1);
            entry.0 = if entry.1 == first {
                i32::MAX
            } else if self.killers[ply].contains(&entry.1) {
                self.promise(p) + 60
            } else {
                self.promise(p) + self.history[me][p] / 64
            };
        }
        let value = self.branch(depth, alpha, beta, ply, &mut moves, eval, must_answer);
        self.buffers[ply] = moves;
        value
    }

    /// The moves of a node, most promising first.
    #[expect(
        clippy::too_many_arguments,
        reason = "the second half of `search`, split for length"
    )]
    fn branch(
        &mut self,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        moves: &mut [(i32, Index)],
        eval: i32,
        must_answer: bool,
    ) -> i32 {
        let me = self.position.side();
        let key = self.position.key();
        let is_pv = beta - alpha > 1;
        let before = alpha;
        // Where an open three must be answered, what is not tried loses in four plies.
        let mut best = if must_answer {
            -MATE + ply as i32 + 4
        } else {
            -INFINITE
        };
        let mut best_move = NO_MOVE;
        let mut tried = 0;
        for n in 0..moves.len() {
            let Some(next) = (n..moves.len()).max_by_key(|&i| (moves[i].0, u16::MAX - moves[i].1))
            else {
                break;
            };
            moves.swap(n, next);
            let p = usize::from(moves[n].1);
            let mine = self.position.kind(me, p) & kind::MASK;
            let theirs = self.position.kind(me ^ 1, p) & kind::MASK;
            let is_quiet =
                !must_answer && (mine < kind::THREE || mine == kind::FOUL) && theirs < kind::THREE;
            if tried > 0 && is_quiet && best > -PROVED {
                let most = if is_pv { 10 + 6 * depth } else { 4 + 4 * depth };
                if depth <= 8 && tried >= most {
                    continue;
                }
                if !is_pv && depth <= 5 && eval + 40 + 40 * depth <= alpha {
                    continue;
                }
            }
            if self.position.is_forbidden(p, me) {
                continue;
            }
            self.position.make(p);
            let mut value = 0;
            let mut reduction = 0;
            if depth >= 3 && tried >= 2 && !must_answer && mine < kind::FOUR {
                reduction = REDUCTIONS[(depth as usize).min(31)][(tried as usize).min(63)];
                if is_pv || !is_quiet {
                    reduction -= 1;
                }
                reduction -= (self.history[me][p] / 2048).clamp(-1, 1);
                reduction = reduction.clamp(0, depth - 1);
            }
            let full = tried == 0 || {
                value = -self.search(depth - 1 - reduction, -alpha - 1, -alpha, ply + 1);
                if value > alpha && reduction > 0 {
                    value = -self.search(depth - 1, -alpha - 1, -alpha, ply + 1);
                }
                value > alpha && value < beta
            };
            if full {
                value = -self.search(depth - 1, -beta, -alpha, ply + 1);
            }
            self.position.unmake(p);
            tried += 1;
            if self.deadline.is_over() {
                return best.max(-MATE + ply as i32);
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = p as Index;
                    self.extend_line(ply, p);
                    if value >= beta {
                        if is_quiet {
                            self.reward(moves, n, ply, depth);
                        }
                        break;
                    }
                }
            }
        }
        if tried == 0 && !must_answer {
            // Nothing to play for (or everything is forbidden).
            return eval;
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > before {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry {
            value: best as i16,
            eval: eval as i16,
            action: best_move,
            depth: depth.min(100) as i8,
            bound,
        };
        self.remember(key, ply, entry);
        best
    }

    fn extend_line(&mut self, ply: usize, p: usize) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        head[ply].clear();
        head[ply].push(p as Index);
        head[ply].extend_from_slice(&tail[0]);
    }

    /// A quiet move refuted the node: it, and not those tried before it, comes earlier next time.
    fn reward(&mut self, moves: &[(i32, Index)], n: usize, ply: usize, depth: i32) {
        let me = self.position.side();
        let p = moves[n].1;
        if self.killers[ply][0] != p {
            self.killers[ply][1] = self.killers[ply][0];
            self.killers[ply][0] = p;
        }
        let bonus = (depth * depth * 8).min(800);
        for (at, &(_, q)) in moves[..=n].iter().enumerate() {
            let change = if at == n { bonus } else { -bonus };
            let entry = &mut self.history[me][usize::from(q)];
            *entry += change - *entry * bonus / 4096;
        }
    }

    /// The opponent threatens a five: only stops count.
    fn forced(&mut self, depth: i32, alpha: i32, beta: i32, ply: usize) -> i32 {
        let me = self.position.side();
        let mut alpha = alpha;
        let mut best = -MATE + ply as i32 + 2;
        for p in self.answers(me ^ 1).iter() {
            if self.position.is_forbidden(p, me) {
                continue;
            }
            self.position.make(p);
            // A single answer costs no depth.
            let value = -self.search(depth, -beta, -alpha, ply + 1);
            self.position.unmake(p);
            if self.deadline.is_over() {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    self.extend_line(ply, p);
                }
                if value >= beta {
                    break;
                }
            }
        }
        best
    }

    /// The moves that can meet every open four in `pressed`: fours, and points on the lines of all of
    /// them.
    fn stops(&self, pressed: &Set, opponent: usize, moves: &mut Vec<(i32, Index)>) {
        let me = opponent ^ 1;
        let mut points = pressed.iter();
        let Some(p) = points.next() else {
            return;
        };
        let first = self.position.spoilers(p, opponent);
        let stops = points.fold(first, |set, p| {
            set.and(&self.position.spoilers(p, opponent))
        });
        let all = stops.or(&self.position.set(me, group::FOUR));
        moves.extend(all.iter().map(|p| (0, p as Index)));
    }
}

/// A share of the budget: a quarter of the positions, about a tenth of the time.
fn root_vcf_nodes(budget: &Budget) -> u64 {
    let by_nodes = budget.nodes.map_or(u64::MAX, |nodes| nodes / 4);
    let by_time = budget.time.map_or(u64::MAX, |time| {
        u64::try_from(time.as_millis())
            .unwrap_or(u64::MAX)
            .saturating_mul(100)
    });
    by_nodes.min(by_time).clamp(10, 200_000)
}

/// How much less deep late moves are searched, by depth and number of moves tried.
static REDUCTIONS: std::sync::LazyLock<[[i32; 64]; 32]> = std::sync::LazyLock::new(|| {
    std::array::from_fn(|depth| {
        std::array::from_fn(|tried| {
            if depth == 0 || tried == 0 {
                return 0;
            }
            (0.6 + (depth as f64).ln() * (tried as f64).ln() / 1.9) as i32
        })
    })
});
