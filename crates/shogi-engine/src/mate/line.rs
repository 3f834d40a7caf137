//! From a proof to a line: the shortest attack, the longest defence, and what of it is useless.

use super::Solver;
use super::search::{checks, less};
use super::table::Numbers;
use std::collections::BTreeMap;
use yonban_shogi::{Bitboard, Board, Color, Kind, Move, Square, Strictness, attacks};

impl Solver {
    /// A line that mates in `plies`, known to be possible, against the longest defence; as far as
    /// proved lengths allow if the budget ends. `None` if not even a mating line could be rebuilt.
    pub(super) fn line(&mut self, plies: u16) -> Option<Vec<Move>> {
        let mut line = Vec::new();
        let mut done = Vec::new();
        let mut left = plies;
        let complete = loop {
            let attacking = line.len() % 2 == 0;
            let step = if attacking {
                self.attack(left)
            } else {
                self.defence(left)
            };
            match step {
                Some((action, next)) => {
                    done.push((action, self.board.play(action)));
                    line.push(action);
                    left = next;
                }
                // The defender has no move: mate.
                None if !attacking => break !self.board.has_move(),
                None => break false,
            }
        };
        for (action, undo) in done.into_iter().rev() {
            self.board.undo(action, undo);
        }
        complete.then_some(line)
    }

    /// What is known after a move, or found out within the budget.
    fn after(&mut self, action: Move, plies: u16) -> Option<Numbers> {
        let undo = self.board.play(action);
        let numbers = self.search.is_mate(&mut self.board, plies);
        self.board.undo(action, undo);
        numbers
    }

    /// A check that mates within `left` plies, and the plies left after it.
    fn attack(&mut self, left: u16) -> Option<(Move, u16)> {
        let moves = checks(&self.board);
        let mut best: Option<(Move, u16)> = None;
        for &action in moves.iter() {
            let known = self.known(action, less(left));
            if let Some(numbers) = known
                && numbers.is_proved()
                && best.is_none_or(|(_, plies)| numbers.plies < plies)
            {
                best = Some((action, numbers.plies));
            }
        }
        if best.is_some() {
            return best;
        }
        // Forgotten: look again.
        moves.iter().find_map(|&action| {
            let numbers = self.after(action, less(left))?;
            numbers.is_proved().then_some((action, numbers.plies))
        })
    }

    /// What the memory has of the position after a move.
    fn known(&mut self, action: Move, plies: u16) -> Option<Numbers> {
        let attacker = self.search.attacker();
        let undo = self.board.play(action);
        let (key, hand) = (self.board.board_key(), self.board.hand(attacker));
        let numbers = if !self.board.has_move() {
            Some(Numbers::proved(0, hand))
        } else {
            self.search.table.look_up(key, hand, plies)
        };
        self.board.undo(action, undo);
        numbers
    }

    /// The reply that holds out longest, and the plies left after it. Among equals a king's move or a
    /// capture comes before a piece put in between.
    fn defence(&mut self, left: u16) -> Option<(Move, u16)> {
        let mut moves = self.board.moves();
        moves.sort_by_key(|action| action.dropped().is_some());
        let mut best: Option<(Move, u16)> = None;
        for action in moves {
            let within = less(left);
            // Does it last as long as any can?
            let plies = match best {
                Some((_, plies)) if plies >= within => break,
                Some((_, plies)) => plies,
                None => 0,
            };
            let lasts = self.length(action, plies, within);
            if best.is_none_or(|(_, plies)| lasts > plies) {
                best = Some((action, lasts));
            }
        }
        best
    }

    /// The plies to mate after a reply, known to be at most `most`; only what exceeds `least` matters.
    fn length(&mut self, action: Move, least: u16, most: u16) -> u16 {
        let mut length = most;
        while length > least && length >= 2 {
            match self.after(action, length - 2) {
                Some(numbers) if numbers.is_proved() => length = numbers.plies,
                _ => break,
            }
        }
        length
    }

    /// Every first move that mates within `plies`, as far as the budget proves.
    pub(super) fn first_moves(&mut self, plies: u16) -> Vec<Move> {
        let mut first = checks(&self.board).to_vec();
        first.retain(|&action| {
            self.after(action, less(plies))
                .is_some_and(|numbers| numbers.is_proved())
        });
        first
    }

    /// The plies of a line that are useless interpositions.
    pub(super) fn useless(&mut self, line: &[Move]) -> Vec<usize> {
        let mut useless = Vec::new();
        let mut done = Vec::new();
        for (ply, &action) in line.iter().enumerate() {
            let next = line.get(ply + 1).copied();
            if ply % 2 == 1
                && action.dropped().is_some()
                && next.is_some_and(|capture| capture.to() == action.to())
                && self.is_useless(action, line.len() - ply - 2)
            {
                useless.push(ply);
            }
            done.push((action, self.board.play(action)));
        }
        for (action, undo) in done.into_iter().rev() {
            self.board.undo(action, undo);
        }
        useless
    }

    /// Whether a piece put in between changes nothing: the piece that gives check could take it and mate
    /// within as many plies, even though what it took goes back to the defender.
    pub(super) fn is_useless(&mut self, drop: Move, left: usize) -> bool {
        let plies = u16::try_from(left).unwrap_or(u16::MAX);
        let board = self.board.clone();
        self.changes_nothing(&board, drop, plies, &mut BTreeMap::new())
    }

    /// The same in any position. `known` has what was found of the positions after a capture: since what
    /// is taken goes back, they differ by the square of the capture alone.
    fn changes_nothing(
        &mut self,
        board: &Board,
        drop: Move,
        plies: u16,
        known: &mut BTreeMap<u64, bool>,
    ) -> bool {
        let (Some(checker), Some(kind)) = (board.checkers().only(), drop.dropped()) else {
            return false;
        };
        if !between(board, checker).contains(drop.to()) {
            return false;
        }
        let mut dropped = board.clone();
        dropped.play(drop);
        [true, false].into_iter().any(|promotes| {
            let capture = Move::board(checker, drop.to(), promotes);
            dropped.is_legal(capture)
                && without_taken(&dropped, capture, kind).is_some_and(|mut returned| {
                    let key = returned.key();
                    if let Some(&found) = known.get(&key) {
                        return found;
                    }
                    let found = self.is_lost(&mut returned, plies, known);
                    known.insert(key, found);
                    found
                })
        })
    }

    /// Whether the defender is mated within so many plies, further useless interpositions not counted.
    fn is_lost(&mut self, board: &mut Board, plies: u16, known: &mut BTreeMap<u64, bool>) -> bool {
        let proved = |found: Option<Numbers>| found.is_some_and(|numbers| numbers.is_proved());
        if proved(self.search.is_mate(board, plies)) {
            return true;
        }
        board.moves().into_iter().all(|reply| {
            let mut after = board.clone();
            after.play(reply);
            let mated = plies > 0 && proved(self.search.is_mate(&mut after, plies - 1));
            mated || self.changes_nothing(board, reply, plies, known)
        })
    }
}

/// The position after a capture, with the piece that was taken in the other hand.
fn without_taken(board: &Board, capture: Move, kind: Kind) -> Option<Board> {
    let mut taken = board.clone();
    taken.play(capture);
    let defender = taken.side();
    let mut hands = Color::BOTH.map(|color| taken.hand(color));
    hands[defender.other().index()].take(kind);
    hands[defender.index()].add(kind);
    Board::setup(taken.pieces(), hands, defender, Strictness::Problem).ok()
}

/// The squares between the king to move and a piece.
fn between(board: &Board, from: Square) -> Bitboard {
    let knight = board
        .piece(from)
        .is_some_and(|piece| piece.kind == Kind::Knight);
    match board.king(board.side()) {
        Some(king) if !knight => attacks::between(from, king),
        _ => Bitboard::EMPTY,
    }
}
