//! Depth-first proof-number search (df-pn) for mates by continuous checks.
//!
//! Source: A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications" (2002). Where
//! branches join, numbers are not added up: a node takes the largest number of its children plus how
//! many others are left (T. Ueda and others, "Weak proof-number search", 2008), so that no work is
//! counted twice. Refutations by repetition are remembered for the very path they rest on only
//! (A. Kishimoto and M. Müller, "A general solution to the graph history interaction problem", 2004).

use super::hands::{both, least, most, with, with_monopolies, without, without_new_kinds};
use super::table::{ENDLESS, INFINITE, Numbers, Table};
use crate::dice::mix;
use std::collections::HashSet;
use yonban_search::Deadline;
use yonban_shogi::{Board, Color, Hand, Kind, Move, MoveList, Stage};

/// The longest path; the longest mate known has 1,525 plies.
const DEEPEST: usize = 2_000;

/// One search with its memory.
#[derive(Debug)]
pub(super) struct Search {
    pub(super) table: Table,
    pub(super) deadline: Deadline,
    attacker: Color,
    /// The positions on the way from the root, by full key.
    path: HashSet<u64>,
    /// All of the path in one number, whatever the order.
    path_key: u64,
    /// Whether a path grew too long, so that a refutation proves nothing.
    pub(super) too_deep: bool,
}

#[derive(Clone, Copy, Debug)]
struct Child {
    action: Move,
    /// What it takes into the attacker's hand.
    taken: Option<Kind>,
    numbers: Numbers,
}

impl Child {
    /// The number that the mover wants small: a proof for the attacker, a refutation for the defender.
    fn cost(&self, attacking: bool) -> u32 {
        if attacking {
            self.numbers.proof
        } else {
            self.numbers.disproof
        }
    }

    /// The number that must fall to 0 for the move to fail.
    fn failure(&self, attacking: bool) -> u32 {
        if attacking {
            self.numbers.disproof
        } else {
            self.numbers.proof
        }
    }
}

/// The moves by which the side to move, the attacker, gives check.
pub(super) fn checks(board: &Board) -> MoveList {
    let mut moves = MoveList::new();
    board.generate_checks(true, &mut moves);
    moves
}

/// Every reply of the side to move, the defender.
pub(super) fn replies(board: &Board) -> MoveList {
    let mut moves = MoveList::new();
    board.generate(Stage::All, true, &mut moves);
    moves
}

/// Whether the check to the side to move could be answered by a piece put in between.
pub(super) fn is_distant(board: &Board) -> bool {
    let Some(king) = board.king(board.side()) else {
        return false;
    };
    board.checkers().iter().any(|from| {
        let knight = board
            .piece(from)
            .is_some_and(|piece| piece.kind == Kind::Knight);
        let far = from
            .file()
            .abs_diff(king.file())
            .max(from.rank().abs_diff(king.rank()));
        far > 1 && !knight
    })
}

/// One ply less.
pub(super) fn less(plies: u16) -> u16 {
    if plies == ENDLESS {
        ENDLESS
    } else {
        plies.saturating_sub(1)
    }
}

/// One ply more.
fn more(plies: u16) -> u16 {
    plies.saturating_add(1)
}

impl Search {
    pub(super) fn new(attacker: Color, table: Table, deadline: Deadline) -> Self {
        Search {
            table,
            deadline,
            attacker,
            path: HashSet::new(),
            path_key: 0,
            too_deep: false,
        }
    }

    /// Who attacks.
    pub(super) fn attacker(&self) -> Color {
        self.attacker
    }

    /// Whether the attacker mates within so many plies; `None` when the budget is spent.
    pub(super) fn is_mate(&mut self, board: &mut Board, plies: u16) -> Option<Numbers> {
        let attacking = board.side() == self.attacker;
        let hand = board.hand(self.attacker);
        let known = self.table.look_up(board.board_key(), hand, plies);
        if let Some(known) = known
            && (known.is_proved() || known.is_refuted())
        {
            return Some(known);
        }
        self.path.clear();
        self.path_key = 0;
        let numbers = self.visit(board, attacking, plies, INFINITE, INFINITE);
        (numbers.is_proved() || numbers.is_refuted()).then_some(numbers)
    }

    /// Searches below a position until the mover's cost or failure reaches its limit.
    fn visit(
        &mut self,
        board: &mut Board,
        attacking: bool,
        plies: u16,
        most_cost: u32,
        most_failure: u32,
    ) -> Numbers {
        let started = self.deadline.nodes();
        let me = board.hand(self.attacker);
        let other = board.hand(self.attacker.other());
        let key = board.board_key();
        let moves = if attacking {
            checks(board)
        } else {
            replies(board)
        };
        let outside = self.path_key;
        if moves.is_empty() {
            let numbers = nothing_left(board, attacking, me, other);
            self.table.store(key, numbers, 1);
            return numbers;
        }
        if plies == 0 {
            return Numbers::refuted(0, both(me, other));
        }
        if self.path.len() >= DEEPEST {
            self.too_deep = true;
            return Numbers {
                by_repetition: true,
                ..Numbers::refuted(plies, me)
            };
        }
        let full = board.key();
        self.path.insert(full);
        self.path_key ^= mix(full);
        let mut children = Vec::with_capacity(moves.len());
        let mut is_decided = false;
        for action in moves.iter() {
            let child = self.meet(board, attacking, plies, *action);
            is_decided = child.cost(attacking) == 0;
            children.push(child);
            if is_decided || self.deadline.is_over() {
                break;
            }
        }
        if !is_decided && children.len() < moves.len() {
            // The budget ended before everything was seen: nothing is known.
            self.path.remove(&full);
            self.path_key = outside;
            return Numbers {
                proof: 1,
                disproof: 1,
                plies,
                hand: me,
                by_repetition: false,
            };
        }
        let numbers = loop {
            let numbers = summed(&children, attacking, plies, me);
            let (cost, failure) = if attacking {
                (numbers.proof, numbers.disproof)
            } else {
                (numbers.disproof, numbers.proof)
            };
            if cost >= most_cost || failure >= most_failure || self.deadline.is_over() {
                break numbers;
            }
            let (best, second) = two_cheapest(&children, attacking);
            let open = children.iter().filter(|c| c.failure(attacking) > 0).count() as u32;
            let cost_limit = most_cost
                .min(second.saturating_add(1 + second / 4))
                .min(INFINITE);
            let failure_limit = most_failure.saturating_sub(open - 1).max(1);
            let child = &mut children[best];
            let undo = board.play(child.action);
            // The child's cost is our failure, and the other way round.
            child.numbers = self.visit(board, !attacking, less(plies), failure_limit, cost_limit);
            board.undo(child.action, undo);
        };
        self.path.remove(&full);
        self.path_key = outside;
        let numbers = decided(board, &children, attacking, numbers, me, other);
        let work = u32::try_from(self.deadline.nodes() - started).unwrap_or(u32::MAX);
        if numbers.by_repetition {
            self.table.store(key ^ outside, numbers, work);
        } else {
            self.table.store(key, numbers, work);
        }
        numbers
    }

    /// What is known of a move before it is searched.
    fn meet(&mut self, board: &mut Board, attacking: bool, plies: u16, action: Move) -> Child {
        self.deadline.tick();
        let plies = less(plies);
        let taken = if attacking {
            board.piece(action.to()).map(|piece| piece.kind.base())
        } else {
            None
        };
        let undo = board.play(action);
        let hand = board.hand(self.attacker);
        let key = board.board_key();
        let numbers = if self.path.contains(&board.key()) {
            Numbers {
                by_repetition: true,
                ..Numbers::refuted(plies, hand)
            }
        } else if let Some(known) = self.table.look_up(key, hand, plies) {
            known
        } else if let Some(known) = self.table.look_up(key ^ self.path_key, hand, plies) {
            known
        } else if attacking {
            // A look at the replies: many replies cost much, none is mate.
            let replies = u32::try_from(board.count_moves()).unwrap_or(INFINITE);
            let defender = board.hand(self.attacker.other());
            if replies == 0 {
                nothing_left(board, false, hand, defender)
            } else if plies == 0 {
                Numbers::refuted(0, both(hand, defender))
            } else {
                Numbers {
                    proof: replies,
                    disproof: 1,
                    plies,
                    hand,
                    by_repetition: false,
                }
            }
        } else if plies == 0 {
            Numbers::refuted(0, both(hand, board.hand(self.attacker.other())))
        } else {
            Numbers {
                proof: 1,
                disproof: 1,
                plies,
                hand,
                by_repetition: false,
            }
        };
        board.undo(action, undo);
        Child {
            action,
            taken,
            numbers,
        }
    }
}

/// The side to move has no move: mate, or no check left.
fn nothing_left(board: &Board, attacking: bool, me: Hand, other: Hand) -> Numbers {
    if attacking {
        Numbers::refuted(ENDLESS, without_new_kinds(both(me, other), me))
    } else if is_distant(board) {
        Numbers::proved(0, with_monopolies(Hand::EMPTY, me, other))
    } else {
        Numbers::proved(0, Hand::EMPTY)
    }
}

/// The place of the cheapest child and the cost of the next.
fn two_cheapest(children: &[Child], attacking: bool) -> (usize, u32) {
    let mut best = 0;
    let mut least = u32::MAX;
    let mut second = INFINITE;
    for (index, child) in children.iter().enumerate() {
        let cost = child.cost(attacking);
        if cost < least {
            second = least.min(INFINITE);
            least = cost;
            best = index;
        } else if cost < second {
            second = cost;
        }
    }
    (best, second)
}

/// The numbers of a node from those of its children.
fn summed(children: &[Child], attacking: bool, plies: u16, me: Hand) -> Numbers {
    let mut cost = INFINITE;
    let mut failure = 0;
    let mut open = 0;
    for child in children {
        cost = cost.min(child.cost(attacking));
        let number = child.failure(attacking);
        failure = failure.max(number);
        open += u32::from(number > 0);
    }
    let failure = if open == 0 || cost == 0 {
        if cost == 0 { INFINITE } else { 0 }
    } else {
        (failure + open - 1).min(INFINITE - 1)
    };
    let (proof, disproof) = if attacking {
        (cost, failure)
    } else {
        (failure, cost)
    };
    Numbers {
        proof,
        disproof,
        plies,
        hand: me,
        by_repetition: false,
    }
}

/// Adds to a decision what it holds for: plies, hands, repetition.
fn decided(
    board: &Board,
    children: &[Child],
    attacking: bool,
    numbers: Numbers,
    me: Hand,
    other: Hand,
) -> Numbers {
    let all = both(me, other);
    match (numbers.is_proved(), numbers.is_refuted(), attacking) {
        (true, _, true) => {
            let proved = children.iter().filter(|c| c.numbers.is_proved());
            let Some(child) = proved.min_by_key(|c| c.numbers.plies) else {
                return numbers;
            };
            let mut hand = child.numbers.hand;
            if let Some(kind) = child.action.dropped() {
                hand = with(hand, kind);
            } else if let Some(kind) = child.taken {
                hand = without(hand, kind);
            }
            Numbers::proved(more(child.numbers.plies), hand)
        }
        (true, _, false) => {
            let mut hand = Hand::EMPTY;
            let mut plies = 0;
            for child in children {
                hand = most(hand, child.numbers.hand);
                plies = plies.max(child.numbers.plies);
            }
            if is_distant(board) {
                hand = with_monopolies(hand, me, other);
            }
            Numbers::proved(more(plies), hand)
        }
        (_, true, true) => {
            let mut hand = all;
            let mut plies = ENDLESS;
            let mut by_repetition = false;
            for child in children {
                let mut allowed = child.numbers.hand;
                if let Some(kind) = child.action.dropped() {
                    allowed = with(allowed, kind);
                } else if let Some(kind) = child.taken {
                    allowed = without(allowed, kind);
                }
                hand = least(hand, allowed);
                plies = plies.min(more(child.numbers.plies));
                by_repetition |= child.numbers.by_repetition;
            }
            Numbers {
                by_repetition,
                ..Numbers::refuted(plies, without_new_kinds(hand, me))
            }
        }
        (_, true, false) => {
            let refuted = children.iter().filter(|c| c.numbers.is_refuted());
            let best =
                refuted.min_by_key(|c| (c.numbers.by_repetition, u16::MAX - c.numbers.plies));
            let Some(child) = best else {
                return numbers;
            };
            Numbers {
                by_repetition: child.numbers.by_repetition,
                ..Numbers::refuted(more(child.numbers.plies), least(child.numbers.hand, all))
            }
        }
        _ => numbers,
    }
}
