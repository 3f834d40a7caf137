//! The way to a position: repetition, perpetual check, and "the same board with a better hand".

use yonban_shogi::{Board, Color, Hand};

/// How many plies back a recurrence is looked for.
const FARTHEST: usize = 32;

/// A position on the way.
#[derive(Clone, Copy, Debug)]
struct Visit {
    board_key: u64,
    hands: [Hand; 2],
    /// How many moves of each side in a row have given check, the last ones.
    checks: [u16; 2],
}

/// What a recurrence comes to, seen by the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Recurrence {
    /// The same position.
    Draw,
    /// The same position, and the other side has given check all the way: its foul.
    Win,
    /// The same position, and the side to move has given check all the way.
    Loss,
    /// The same board, and a better hand.
    Superior,
    /// The same board, and a poorer hand.
    Inferior,
}

/// The positions of the game so far, and of the line that is searched.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path {
    visits: Vec<Visit>,
    /// How many of them belong to the game.
    game: usize,
}

impl Path {
    /// A path that begins with a position.
    pub(crate) fn new(board: &Board) -> Self {
        let mut path = Path::default();
        path.push(board);
        path.settle();
        path
    }

    /// The position after a move, or after a pass.
    pub(crate) fn push(&mut self, board: &Board) {
        let mover = board.side().other().index();
        let mut checks = self.visits.last().map_or([0; 2], |last| last.checks);
        checks[mover] = if board.in_check() && !self.visits.is_empty() {
            checks[mover].saturating_add(1)
        } else {
            0
        };
        self.visits.push(Visit {
            board_key: board.board_key(),
            hands: Color::BOTH.map(|color| board.hand(color)),
            checks,
        });
    }

    pub(crate) fn pop(&mut self) {
        self.visits.pop();
    }

    /// What is there now belongs to the game.
    pub(crate) fn settle(&mut self) {
        self.game = self.visits.len();
    }

    /// The nearest earlier position that the last one repeats, and what that comes to. The first
    /// recurrence decides: who can repeat once can repeat four times.
    pub(crate) fn recurrence(&self, side: Color) -> Option<Recurrence> {
        let last = self.visits.len().checked_sub(1)?;
        let now = &self.visits[last];
        let (us, them) = (side.index(), side.other().index());
        let mut back = 4;
        while back <= FARTHEST && back <= last {
            let before = &self.visits[last - back];
            if before.board_key == now.board_key {
                // At most FARTHEST.
                let laps = (back / 2) as u16;
                let (mine, theirs) = (now.checks[us] >= laps, now.checks[them] >= laps);
                if before.hands == now.hands {
                    return Some(match (mine, theirs) {
                        (false, true) => Recurrence::Win,
                        (true, false) => Recurrence::Loss,
                        _ => Recurrence::Draw,
                    });
                }
                // Within the search only: in the game the position stands as it is.
                if last - back >= self.game {
                    if now.hands[us].holds(before.hands[us]) {
                        return Some(Recurrence::Superior);
                    }
                    if before.hands[us].holds(now.hands[us]) {
                        return Some(Recurrence::Inferior);
                    }
                }
            }
            back += 2;
        }
        None
    }
}
