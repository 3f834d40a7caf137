//! The positions of a game: what repetition looks back at.

use crate::{Board, Color, Move};
use std::collections::BTreeMap;

/// The moves of a game with the keys of the positions between them, and which of them gave check.
#[derive(Clone, Debug)]
pub(crate) struct History {
    /// The position before the first move.
    start: Board,
    moves: Vec<Move>,
    /// The key of the start and of the position after every move: one more than moves.
    keys: Vec<u64>,
    /// For each key, when it stood: a move is judged without a look at all the moves before it.
    stood: BTreeMap<u64, Stood>,
    /// For Black and White, after how many moves it has only checked: the number of its last move
    /// without check. A check that the start stands in was given by no move.
    checks_from: [usize; 2],
}

/// When the position of a key has stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Stood {
    /// After how many moves first.
    first: usize,
    /// How many times.
    times: usize,
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
        let mut history = History {
            keys: Vec::new(),
            stood: BTreeMap::new(),
            moves: Vec::new(),
            checks_from: [0; 2],
            start,
        };
        history.stand(history.start.key());
        history
    }

    /// A move and the position that it made.
    pub(crate) fn push(&mut self, action: Move, after: &Board) {
        self.moves.push(action);
        if !after.in_check() {
            self.checks_from[after.side().other().index()] = self.moves.len();
        }
        self.stand(after.key());
    }

    /// The newest position has a key.
    fn stand(&mut self, key: u64) {
        let first = self.keys.len();
        self.keys.push(key);
        let stood = self.stood.entry(key).or_insert(Stood { first, times: 0 });
        stood.times += 1;
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
        let mut stood = *self.stood.get(&board.key())?;
        if stood.times >= 4 {
            // Here the game would end: equal keys are followed up by the positions themselves.
            let exactly = self.stood(board);
            stood = Stood {
                first: *exactly.first()?,
                times: exactly.len(),
            };
        }
        let first = stood.first;
        let times = u8::try_from(stood.times).unwrap_or(u8::MAX);
        (times >= 2).then(|| Recurrence {
            times,
            span: Span {
                first: u32::try_from(first + 1).unwrap_or(u32::MAX),
                last: self.len(),
            },
            checks: self.only_checks(first),
        })
    }

    /// After how many moves each the position has stood, by comparing positions.
    fn stood(&self, board: &Board) -> Vec<usize> {
        let key = board.key();
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

    /// Whether every move of Black, and of White, after the first so many gave check.
    fn only_checks(&self, first: usize) -> [bool; 2] {
        self.checks_from.map(|from| from <= first)
    }

    /// Whether both pasts decide the same of the future, where the newest positions are equal.
    pub(crate) fn decides_as(&self, other: &History) -> bool {
        // Equal pasts are the usual case, and the cheap one.
        (self.keys == other.keys && self.checks_from == other.checks_from)
            || self.future().eq(other.future())
    }

    /// What the history decides of the future: each position that has stood, how often, and of which
    /// sides every move since has given check.
    fn future(&self) -> impl Iterator<Item = (u64, usize, [bool; 2])> {
        let stood = self.stood.iter();
        stood.map(|(&key, stood)| (key, stood.times, self.only_checks(stood.first)))
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
        history.keys.clear();
        history.stood.clear();
        for _ in 0..=moves {
            history.stand(key);
        }
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
        let (history, board) = collided(3);
        assert_eq!(history.recurrence(&board), None);
    }
}
