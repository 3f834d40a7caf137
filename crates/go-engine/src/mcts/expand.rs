//! Which moves a position has in the tree, and what their looks are worth.

use super::node::Prior;
use crate::objective::Objective;
use crate::patterns;
use crate::position::{EMPTY, NONE, Position};
use crate::solver::PassRule;
use crate::tactics::Reader;

/// What a position is for the side to move.
pub(super) enum Seen {
    /// It takes enough and wins, here.
    Wins,
    /// Whatever it does, it loses.
    Loses,
    /// These moves ([`NONE`] is the empty move).
    Moves(Vec<(usize, Prior)>),
}

/// What the searcher sees of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Plies that ladders are read; 0: not at all.
    pub ladders: u32,
    /// Whether chains in danger are noticed at all.
    pub atari: bool,
    /// Whether the looks of moves count.
    pub shapes: bool,
}

/// Lists the moves. `thorough`: read every weak chain, not only those near the last stones.
pub(super) fn look(
    position: &Position,
    objective: &Objective,
    left: [u8; 2],
    sight: &Sight,
    thorough: bool,
) -> Seen {
    let shape = position.shape();
    let me = position.side();
    let mine = usize::from(position.need(me));
    let theirs = usize::from(position.need(me ^ 1));
    let capture = matches!(objective, Objective::Capture(_));
    let may_pass = may_pass(position, objective, left);
    let chains: Vec<usize> = shape
        .points()
        .filter(|&p| position.at(p) < EMPTY && position.root(p) == p)
        .collect();
    // Stones that are taken, and lost, at each point.
    let mut takes = vec![0_usize; shape.cells()];
    let mut losses = vec![0_usize; shape.cells()];
    for &chain in &chains {
        let liberty = position.last_liberty(chain);
        if liberty != NONE {
            let at = if position.at(chain) == me {
                &mut losses
            } else {
                &mut takes
            };
            at[liberty] += position.stones(chain);
        }
    }
    let mut threatened = NONE;
    let mut threats = 0;
    if capture && sight.atari {
        for &e in position.empties() {
            let p = usize::from(e);
            if takes[p] >= mine && position.is_legal(p) {
                return Seen::Wins;
            }
            if losses[p] >= theirs {
                threatened = p;
                threats += 1;
            }
        }
    }
    let mut bonus: Vec<f32> = vec![0.0; shape.cells()];
    if sight.atari {
        read(position, &chains, sight, thorough, &mut bonus);
    }
    let last = position.last()[0];
    let keeps_eyes = objective.keeps_eyes();
    let mut moves = Vec::with_capacity(position.empties().len() + 1);
    for &e in position.empties() {
        let p = usize::from(e);
        if !position.is_legal(p) {
            continue;
        }
        if threats > 0 && takes[p] == 0 && (threats > 1 || p != threatened) {
            continue;
        }
        let eye = position.is_eye(p, me);
        if eye && keeps_eyes && takes[p] == 0 && losses[p] == 0 {
            continue;
        }
        let mut prior = Prior::EVEN;
        if eye {
            prior.bad(20.0);
        }
        if sight.atari {
            if position.is_self_atari(p) {
                let size = 1 + losses_beside(position, p);
                if capture && takes[p] == 0 && size >= theirs {
                    continue;
                }
                prior.bad(if size > 1 { 15.0 } else { 8.0 });
            }
            if takes[p] > 0 {
                prior.good(if takes[p] > 1 { 20.0 } else { 10.0 });
            }
        }
        if sight.shapes {
            if patterns::fits(position, p) {
                prior.good(8.0);
            }
            looks(position, p, last, &mut prior);
        }
        let extra = bonus[p];
        if extra > 0.0 {
            prior.good(extra);
        } else {
            prior.bad(-extra);
        }
        moves.push((p, prior));
    }
    if may_pass && (threats == 0 || position.passes() > 0) {
        let mut prior = Prior::EVEN;
        prior.bad(10.0);
        moves.push((NONE, prior));
    }
    if moves.is_empty() {
        return Seen::Loses;
    }
    Seen::Moves(moves)
}

/// Whether the side to move may make an empty move.
pub(super) fn may_pass(position: &Position, objective: &Objective, left: [u8; 2]) -> bool {
    match objective {
        Objective::Score(_) => true,
        Objective::Capture(rules) => {
            position.passes() < 2
                && match rules.pass {
                    PassRule::None => false,
                    PassRule::Limited => left[usize::from(position.side())] > 0,
                    PassRule::Free | PassRule::Prisoner => true,
                }
        }
    }
}

/// Stones of own chains next to `p`, each chain once.
fn losses_beside(position: &Position, p: usize) -> usize {
    let mut roots = [NONE; 4];
    let mut stones = 0;
    for (n, e) in position.shape().around(p).into_iter().enumerate() {
        if position.at(e) == position.side() && !roots.contains(&position.root(e)) {
            roots[n] = position.root(e);
            stones += position.stones(e);
        }
    }
    stones
}

/// Reads the chains with one or two liberties.
fn read(position: &Position, chains: &[usize], sight: &Sight, thorough: bool, bonus: &mut [f32]) {
    let me = position.side();
    let shape = position.shape();
    let recent = position.last();
    let near = |chain: usize| {
        thorough
            || recent.iter().any(|&stone| {
                stone != NONE
                    && (position.at(stone) < EMPTY && position.root(stone) == chain
                        || shape
                            .around(stone)
                            .into_iter()
                            .any(|n| position.at(n) < EMPTY && position.root(n) == chain))
            })
    };
    let mut reader = Reader::new(sight.ladders);
    let mut other: Option<Position> = None;
    for &chain in chains {
        let stones = position.stones(chain) as f32;
        let weight = (6.0 + 4.0 * stones).min(30.0);
        let last = position.last_liberty(chain);
        let own = position.at(chain) == me;
        if own && last != NONE {
            if sight.ladders == 0 {
                bonus[last] += weight / 2.0;
                continue;
            }
            match reader.save(position, chain) {
                Some(p) => bonus[p] += weight,
                None => bonus[last] -= weight / 2.0,
            }
        } else if last == NONE && sight.ladders > 0 && near(chain) {
            let mut libs = [NONE; 3];
            if position.liberties(chain, &mut libs) != 2 {
                continue;
            }
            if own {
                let turned = other.get_or_insert_with(|| {
                    let mut turned = position.clone();
                    turned.set_side(me ^ 1);
                    turned
                });
                if let Some(p) = reader.attack(turned, chain) {
                    for l in [libs[0], libs[1]] {
                        bonus[l] += weight / 3.0;
                    }
                    bonus[p] += weight / 3.0;
                }
            } else if let Some(p) = reader.attack(position, chain) {
                bonus[p] += weight;
            }
        }
    }
}

/// Near the last stone is good, the first lines of an empty area are not.
fn looks(position: &Position, p: usize, last: usize, prior: &mut Prior) {
    let shape = position.shape();
    let (x, y) = shape.column_row(p);
    if last != NONE {
        let (lx, ly) = shape.column_row(last);
        let (dx, dy) = (x.abs_diff(lx), y.abs_diff(ly));
        match dx + dy + dx.max(dy) {
            ..=2 => prior.good(10.0),
            3 => prior.good(9.0),
            4..=5 => prior.good(5.0),
            _ => {}
        }
    }
    let line = shape.line(p);
    if line <= 4 && lonely(position, x, y) {
        match line {
            1 => prior.bad(16.0),
            2 => prior.bad(8.0),
            3 => prior.good(6.0),
            _ => prior.good(4.0),
        }
    }
}

/// No stone within distance three.
fn lonely(position: &Position, x: usize, y: usize) -> bool {
    let shape = position.shape();
    let (left, right) = (x.saturating_sub(3), (x + 3).min(shape.width() - 1));
    let (low, high) = (y.saturating_sub(3), (y + 3).min(shape.height() - 1));
    (low..=high).all(|row| {
        (left..=right).all(|column| {
            column.abs_diff(x) + row.abs_diff(y) > 3
                || position.at(shape.cell(column, row)) == EMPTY
        })
    })
}
