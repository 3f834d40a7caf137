//! The search: principal variations by alpha-beta, deepened step by step.
//!
//! [`search()`] answers one position, on as many threads as it is given. Values are hundredths of a pawn
//! for the side to move; a mate in `n` plies is [`MATE`] less `n`.
//!
//! `root` deepens and reports, `tree` is an inner node, `quiet` follows exchanges where the depth ends,
//! `picker` orders moves by `histories` and [`exchange`], `path` knows repetitions, `entering`
//! declarations, `parallel` the threads.

mod entering;
pub mod exchange;
mod histories;
mod parallel;
mod path;
mod picker;
mod quiet;
mod root;
mod tree;

pub use entering::{Claim, Entering};
pub use parallel::{Task, search};
pub(crate) use path::Path;
pub use root::{Line, Progress};

use crate::evaluate::Evaluator;
use histories::{Histories, Slot};
use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use yonban_search::{Deadline, TranspositionTable};
use yonban_shogi::{Board, Color, Move, Undo};

/// Mate now.
pub const MATE: i32 = 30_000;
/// Beyond this a value is a proved win.
pub const PROVED: i32 = 29_000;
/// The same board with a better hand: as good as won, but not proved.
const SUPERIOR: i32 = 20_000;
/// More than any value.
const INFINITE: i32 = 31_000;
/// No value.
const NONE: i32 = 32_000;
/// Plies that a line may have.
pub(crate) const MAX_PLY: usize = 120;

/// What a search must respect beside the moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Terms {
    /// The impasse rule.
    pub entering: Entering,
    /// Plies until the game is a draw.
    pub moves_left: Option<u32>,
    /// What a draw is worth to Black and to White, in hundredths of a pawn.
    pub draw: [i32; 2],
    /// What it sees.
    pub sight: Vision,
}

/// What a search looks at: how levels differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vision {
    /// How exchanges are followed where the depth ends.
    pub quiet: Quiet,
    /// Looks for a mate in one at every node.
    pub mate_in_one: bool,
    /// Leaves out and shortens what is hardly worth a look.
    pub prunes: bool,
}

impl Vision {
    /// Everything.
    pub const FULL: Vision = Vision {
        quiet: Quiet::All,
        mate_in_one: true,
        prunes: true,
    };
}

/// How exchanges are followed where the depth ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quiet {
    /// Not at all: what hangs is not seen.
    Blind,
    /// Recaptures on the square of the last move.
    Recaptures,
    /// Every capture that gains, promotions of pawns, some checks, every reply to a check.
    All,
}

/// What is known at a ply of the line under search.
#[derive(Clone, Debug)]
struct Frame<S> {
    state: S,
    /// The static value; [`NONE`] in check.
    eval: i32,
    /// The move that led on from here.
    slot: Slot,
    is_pass: bool,
    killers: [Option<Move>; 2],
    /// The move that is left out to see whether it is the only good one.
    excluded: Option<Move>,
    line: Vec<Move>,
    list: Vec<(i32, Move)>,
}

/// One thread's search.
pub struct Searcher<'a, E: Evaluator> {
    evaluator: E,
    board: Board,
    terms: Terms,
    table: &'a TranspositionTable,
    deadline: Deadline,
    path: Path,
    frames: Vec<Frame<E::State>>,
    histories: Histories,
    /// The depth of the iteration.
    root_depth: i32,
    /// The deepest ply reached.
    deepest: usize,
    /// Positions of the other threads, and where this one's are counted.
    shared_nodes: &'a AtomicU64,
}

/// How much less deep a late move is searched: by depth and number.
static REDUCTIONS: LazyLock<[[i32; 64]; 64]> = LazyLock::new(|| {
    let mut table = [[0; 64]; 64];
    for (depth, row) in table.iter_mut().enumerate().skip(1) {
        for (number, cell) in row.iter_mut().enumerate().skip(1) {
            let size = 0.4 + (depth as f64).ln() * (number as f64).ln() / 2.1;
            // At most nine.
            *cell = size as i32;
        }
    }
    table
});

impl<E: Evaluator> std::fmt::Debug for Searcher<'_, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Searcher")
            .field("board", &self.board)
            .field("terms", &self.terms)
            .field("root_depth", &self.root_depth)
            .finish_non_exhaustive()
    }
}

impl<'a, E: Evaluator> Searcher<'a, E> {
    /// A search of the last position of a path.
    pub(crate) fn new(
        evaluator: E,
        board: &Board,
        path: &Path,
        terms: Terms,
        table: &'a TranspositionTable,
        deadline: Deadline,
        shared_nodes: &'a AtomicU64,
    ) -> Self {
        let state = evaluator.fresh(board);
        let frame = Frame {
            state,
            eval: NONE,
            slot: Slot::NONE,
            is_pass: false,
            killers: [None; 2],
            excluded: None,
            line: Vec::new(),
            list: Vec::new(),
        };
        Searcher {
            evaluator,
            board: board.clone(),
            terms,
            table,
            deadline,
            path: path.clone(),
            frames: vec![frame; MAX_PLY + 2],
            histories: Histories::new(),
            root_depth: 0,
            deepest: 0,
            shared_nodes,
        }
    }

    /// What a draw is worth to a side.
    fn draw(&self, side: Color) -> i32 {
        self.terms.draw[side.index()]
    }

    /// The slots of the last move and of the one before it.
    fn before(&self, ply: usize) -> [Slot; 2] {
        let slot = |back: usize| {
            ply.checked_sub(back)
                .map_or(Slot::NONE, |at| self.frames[at].slot)
        };
        [slot(1), slot(2)]
    }

    /// Plays a move at a ply.
    fn make(&mut self, ply: usize, action: Move) -> Undo {
        let kind = histories::mover(&self.board, action);
        let side = self.board.side();
        let undo = self.board.play(action);
        self.table.touch(self.board.key());
        let state = self.evaluator.after(
            &self.frames[ply].state,
            &self.board,
            action,
            kind,
            undo.captured(),
        );
        self.frames[ply + 1].state = state;
        let frame = &mut self.frames[ply];
        frame.slot = Slot::of(kind, action.to(), side);
        frame.is_pass = false;
        self.path.push(&self.board);
        undo
    }

    fn unmake(&mut self, action: Move, undo: Undo) {
        self.path.pop();
        self.board.undo(action, undo);
    }

    /// Counts a position; true when the search must end.
    fn tick(&mut self) -> bool {
        self.deadline.tick()
    }
}

/// A value as the table keeps it: mates counted from the position, not from the root.
fn to_table(value: i32, ply: usize) -> i16 {
    let ply = ply as i32;
    let value = if value >= PROVED {
        value + ply
    } else if value <= -PROVED {
        value - ply
    } else {
        value
    };
    // Within MATE plus plies.
    value as i16
}

fn from_table(value: i16, ply: usize) -> i32 {
    let (value, ply) = (i32::from(value), ply as i32);
    if value >= PROVED {
        value - ply
    } else if value <= -PROVED {
        value + ply
    } else {
        value
    }
}
