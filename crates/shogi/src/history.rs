//! The positions of a game: what repetition looks back at.

use crate::{Board, Color, Move};

/// The moves of a game with the keys of the positions between them, and which of them gave check.
#[derive(Clone, Debug)]
pub(crate) struct History {
    /// The position before the first move.
    start: Board,
    moves: Vec<Move>,
    /// The key of the start and of the position after every move: one more than moves.
    keys: Vec<u64>,
    /// Whether each move gave check. A check that the start stands in was given by no move.
    checks: Vec<bool>,
}

/// That a position has stood before, and what was done since.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Recurrence {
    /// Which time it stands now, from 2.
    pub times: u8,
    /// The moves since it first stood.
    pub span: Span,
    /// Whether every move of Black, and of White, in the span gave check.
    pub checks: [bool; 2],
}

/// Moves of a game by their numbers, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The first of them.
    pub first: u32,
    /// The last of them.
    pub last: u32,
}

impl Recurrence {
    /// The side that alone gave check with every move of the span: it loses if the position stands a
    /// fourth time.
    #[must_use]
    pub const fn checker(&self) -> Option<Color> {
        match self.checks {
            [true, false] => Some(Color::Black),
            [false, true] => Some(Color::White),
            _ => None,
        }
    }
}

impl History {
    /// Nothing has been moved yet.
    pub(crate) fn new(start: Board) -> History {
        History {
            keys: vec![start.key()],
            start,
            moves: Vec::new(),
            checks: Vec::new(),
        }
    }

    /// A move and the position that it made.
    pub(crate) fn push(&mut self, action: Move, after: &Board) {
        self.moves.push(action);
        self.keys.push(after.key());
        self.checks.push(after.in_check());
    }

    /// The position before the first move.
    pub(crate) const fn start(&self) -> &Board {
        &self.start
    }

    pub(crate) fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many moves there were.
    pub(crate) fn len(&self) -> u32 {
        u32::try_from(self.moves.len()).unwrap_or(u32::MAX)
    }

    /// That the newest position, which is `board`, has stood before.
    pub(crate) fn recurrence(&self, board: &Board) -> Option<Recurrence> {
        let key = board.key();
        let equal = self.keys.iter().filter(|&&one| one == key).count();
        if equal < 2 {
            return None;
        }
        let stood = self.stood(board);
        let first = *stood.first()?;
        let times = u8::try_from(stood.len()).unwrap_or(u8::MAX);
        (times >= 2).then(|| Recurrence {
            times,
            span: Span {
                first: u32::try_from(first + 1).unwrap_or(u32::MAX),
                last: self.len(),
            },
            checks: Color::BOTH.map(|color| self.only_checks(color, first)),
        })
    }

    /// After how many moves each the position has stood. Equal keys are followed up by comparing the
    /// positions themselves where the game would end.
    fn stood(&self, board: &Board) -> Vec<usize> {
        let key = board.key();
        let equal = (0..self.keys.len()).filter(|&n| self.keys[n] == key);
        let equal: Vec<usize> = equal.collect();
        if equal.len() < 4 {
            return equal;
        }
        let mut position = self.start.clone();
        let mut stood = Vec::new();
        for n in 0..self.keys.len() {
            if self.keys[n] == key && position == *board {
                stood.push(n);
            }
            if let Some(&action) = self.moves.get(n) {
                position.play(action);
            }
        }
        stood
    }

    /// Who made the move of an index.
    const fn mover(&self, index: usize) -> Color {
        if index.is_multiple_of(2) {
            self.start.side()
        } else {
            self.start.side().other()
        }
    }

    /// Whether every move of a side from the index `first` on gave check.
    fn only_checks(&self, color: Color, first: usize) -> bool {
        (first..self.checks.len()).all(|n| self.mover(n) != color || self.checks[n])
    }

    /// Whether both pasts decide the same of the future, where the newest positions are equal.
    pub(crate) fn decides_as(&self, other: &History) -> bool {
        // Equal pasts are the usual case, and the cheap one.
        (self.keys == other.keys && self.checks == other.checks) || self.future() == other.future()
    }

    /// What the history decides of the future: each position that has stood, how often, and of which
    /// sides every move since has given check.
    fn future(&self) -> Vec<(u64, usize, [bool; 2])> {
        // The index after the last quiet move of each side: from there on it has only checked.
        let checks_from = Color::BOTH.map(|color| {
            let quiet = |&n: &usize| self.mover(n) == color && !self.checks[n];
            let last = (0..self.checks.len()).rev().find(quiet);
            last.map_or(0, |n| n + 1)
        });
        let mut by_key: Vec<(u64, usize)> = self.keys.iter().copied().zip(0..).collect();
        by_key.sort_unstable();
        by_key
            .chunk_by(|one, other| one.0 == other.0)
            .map(|stood| {
                let (key, first) = stood[0];
                (key, stood.len(), checks_from.map(|from| from <= first))
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of rooks that go to and fro, with a key that all positions share.
    fn collided(moves: usize) -> (History, Board) {
        let mut board = Board::start();
        let mut history = History::new(board.clone());
        for text in ["2h3h", "8b7b", "3h2h", "7b8b"].iter().cycle().take(moves) {
            let action: Move = text.parse().unwrap();
            board.play(action);
            history.push(action, &board);
        }
        let key = board.key();
        history.keys.fill(key);
        (history, board)
    }

    #[test]
    fn equal_keys_of_other_positions_do_not_end_a_game() {
        // Twelve moves: the start stands four times, after 0, 4, 8 and 12 moves.
        let (history, board) = collided(12);
        assert_eq!(history.stood(&board), [0, 4, 8, 12]);
        let recurrence = history.recurrence(&board).unwrap();
        assert_eq!((recurrence.times, recurrence.checker()), (4, None));
        assert_eq!(recurrence.span, Span { first: 1, last: 12 });
        // Eleven: the position has stood after 3, 7 and 11 moves only, for all that keys say.
        let (history, board) = collided(11);
        assert_eq!(history.stood(&board), [3, 7, 11]);
        assert_eq!(history.recurrence(&board).unwrap().times, 3);
        assert_eq!(collided(3).0.recurrence(&collided(3).1), None);
    }
}
