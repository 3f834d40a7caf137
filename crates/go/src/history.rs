//! The situations of a game: what superko and endless play look back at.

use crate::board::Board;
use crate::color::Color;
use crate::size::Size;

/// How many bits tell keys that are surely new.
const FILTER_BITS: usize = 2048;

/// A board and the side to move, at the start of play and after every stone, pass, `end` and
/// `resume`. Captures are not part of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Situation {
    /// The key of the board.
    key: u64,
    /// Who is to move.
    pub(crate) side: Color,
    /// Black's captures less White's.
    pub(crate) difference: i32,
    /// The number of acts before it.
    pub(crate) act: u32,
}

/// The situations of a game so far, with their boards.
#[derive(Clone)]
pub(crate) struct History {
    size: Size,
    situations: Vec<Situation>,
    /// The boards one after the other, packed: equal keys are followed up by comparing boards.
    boards: Vec<u64>,
    /// A bit for each key that may be among them. Most questions end here.
    filter: [u64; FILTER_BITS / 64],
}

impl History {
    pub(crate) const fn new(size: Size) -> Self {
        History {
            size,
            situations: Vec::new(),
            boards: Vec::new(),
            filter: [0; FILTER_BITS / 64],
        }
    }

    pub(crate) fn push(&mut self, board: &Board, side: Color, difference: i32, act: u32) {
        let key = board.key();
        self.situations.push(Situation {
            key,
            side,
            difference,
            act,
        });
        board.pack(&mut self.boards);
        let (word, bit) = place_of(key);
        self.filter[word] |= bit;
    }

    /// The first situation with this board that `wanted` accepts. `board` makes the board to compare
    /// with: it is asked only where the keys agree.
    pub(crate) fn find(
        &self,
        key: u64,
        board: impl Fn() -> Board,
        wanted: impl Fn(&Situation) -> bool,
    ) -> Option<Situation> {
        let (word, bit) = place_of(key);
        if self.filter[word] & bit == 0 {
            return None;
        }
        let mut packed: Option<Vec<u64>> = None;
        let same = |(n, situation): &(usize, &Situation)| {
            if situation.key != key || !wanted(situation) {
                return false;
            }
            let packed = packed.get_or_insert_with(|| {
                let mut words = Vec::new();
                board().pack(&mut words);
                words
            });
            self.packed(*n) == packed
        };
        let mut situations = self.situations.iter().enumerate();
        situations.find(same).map(|(_, situation)| *situation)
    }

    /// How often this situation with this difference stood, by its board.
    pub(crate) fn count(&self, board: &Board, side: Color, difference: i32) -> usize {
        let mut packed = Vec::new();
        board.pack(&mut packed);
        self.situations
            .iter()
            .enumerate()
            .filter(|(n, situation)| {
                situation.key == board.key()
                    && situation.side == side
                    && situation.difference == difference
                    && self.packed(*n) == packed
            })
            .count()
    }

    /// The board after so many acts, if it is one of the history.
    pub(crate) fn board_after(&self, act: u32) -> Option<Board> {
        let n = self.situations.iter().position(|one| one.act == act)?;
        Some(Board::unpack(self.size, self.packed(n)))
    }

    fn packed(&self, n: usize) -> &[u64] {
        let len = Board::packed_len(self.size);
        &self.boards[n * len..][..len]
    }

    /// What of the history decides the future, in one order: the boards, with the side where
    /// `sides`, and with the difference and each as often as it stood where `counts`.
    pub(crate) fn future(
        &self,
        sides: bool,
        counts: bool,
    ) -> Vec<(&[u64], Option<Color>, Option<i32>)> {
        let mut all: Vec<_> = self
            .situations
            .iter()
            .enumerate()
            .map(|(n, one)| {
                let (side, difference) = (Some(one.side), Some(one.difference));
                (
                    self.packed(n),
                    side.filter(|_| sides),
                    difference.filter(|_| counts),
                )
            })
            .collect();
        all.sort_unstable();
        if !counts {
            all.dedup();
        }
        all
    }
}

const fn place_of(key: u64) -> (usize, u64) {
    let bit = key as usize % FILTER_BITS;
    (bit / 64, 1 << (bit % 64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_are_followed_up_by_comparing_boards() {
        let size = Size::square(5);
        let mut history = History::new(size);
        let empty = Board::new(size);
        let mut other = empty.clone();
        other.put(Color::White, "c3".parse().expect("a point"));
        history.push(&empty, Color::Black, 0, 0);
        let key = empty.key();
        let found = history.find(key, || empty.clone(), |_| true);
        assert_eq!(found.map(|one| one.act), Some(0));
        // The same key by accident: another board.
        assert_eq!(history.find(key, || other.clone(), |_| true), None);
        assert_eq!(history.find(other.key(), || other.clone(), |_| true), None);
        assert_eq!(history.board_after(0), Some(empty));
        assert_eq!(history.board_after(1), None);
    }
}
