//! The mate solver: mates by continuous checks, the attacker's shortest against the longest defence.
//!
//! ```
//! use yonban_search::{Budget, Stop};
//! use yonban_shogi::{Board, Strictness};
//! use yonban_shogi_engine::mate::{Solution, solve};
//!
//! let sfen = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
//! let (board, _) = Board::from_sfen(sfen, Strictness::Problem)?;
//! let Solution::Mate(mate) = solve(&board, &Budget::nodes(1_000), 1, &Stop::new()) else {
//!     return Err("a gold on the head mates".into());
//! };
//! assert_eq!(mate.line.iter().map(|m| m.to_string()).collect::<Vec<_>>(), ["G*5b"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rules of the problem
//!
//! Every move of the attacker, who is to move, gives check; the defender has every legal reply. Lengths
//! count plainly, every interposition included; [`Mate::useless`] tells which of them a composed
//! problem's length would leave out. The attacker may have no king.

mod defence;
mod hands;
mod line;
pub mod one;

mod search;
mod table;

pub use defence::{Defence, Reply, defend};
use search::Search;
use table::{ENDLESS, Table};
use yonban_search::{Budget, Deadline, Stop};
use yonban_shogi::{Board, Move};

/// What the solver found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    /// A mate by continuous checks.
    Mate(Mate),
    /// There is none, or none within the budget's depth.
    NoMate,
    /// The budget was spent before either was proved.
    Unsolved,
}

/// A mate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mate {
    /// The attacker's moves and the longest defence, up to the mate.
    pub line: Vec<Move>,
    /// Whether no shorter mate exists; `false` when the budget ended before that was proved.
    pub shortest: bool,
    /// Every first move that mates within the length of `line`, in the order of their text. Only the
    /// first of the line where that could not be proved within the budget.
    pub first_moves: Vec<Move>,
    /// Plies of `line`, by index, that are useless interpositions: the attacker takes the piece and
    /// mates as before, without needing what he took.
    pub useless: Vec<usize>,
}

impl Mate {
    /// The plies to mate, useless interpositions and their captures not counted.
    #[must_use]
    pub fn composed_length(&self) -> usize {
        self.line.len() - 2 * self.useless.len()
    }
}

/// Looks for a mate by the side to move. `budget.depth` limits its plies; `megabytes` is the size of
/// the memory. Without a time in the budget the answer depends on the arguments alone.
#[must_use]
pub fn solve(board: &Board, budget: &Budget, megabytes: usize, stop: &Stop) -> Solution {
    let deadline = Deadline::start(budget, 256, stop);
    // A path may be some thousand plies long.
    let thread = std::thread::Builder::new().stack_size(STACK);
    std::thread::scope(|scope| {
        let run = move || Solver::new(board, megabytes, deadline).solve(budget.depth);
        match thread.spawn_scoped(scope, run) {
            Ok(handle) => handle.join().unwrap_or(Solution::Unsolved),
            Err(_) => Solution::Unsolved,
        }
    })
}

/// Bytes for the deepest path.
const STACK: usize = 64 << 20;

/// A question under way.
struct Solver {
    board: Board,
    search: Search,
}

impl Solver {
    fn new(board: &Board, megabytes: usize, deadline: Deadline) -> Self {
        Solver {
            board: board.clone(),
            search: Search::new(board.side(), Table::with_megabytes(megabytes), deadline),
        }
    }

    fn solve(&mut self, depth: Option<u32>) -> Solution {
        let limit = depth.map_or(ENDLESS, |depth| u16::try_from(depth).unwrap_or(ENDLESS));
        // Short mates are found fastest by looking for short mates.
        for plies in [1, 3, 5] {
            if plies > limit {
                break;
            }
            match self.search.is_mate(&mut self.board, plies) {
                None => return Solution::Unsolved,
                Some(numbers) if numbers.is_proved() => return self.mate(plies, true),
                // No check is left at all: no longer mate exists either.
                Some(numbers) if numbers.plies == ENDLESS => return Solution::NoMate,
                Some(_) => {}
            }
        }
        let mut plies = match self.search.is_mate(&mut self.board, limit) {
            None => return Solution::Unsolved,
            Some(numbers) if numbers.is_proved() => numbers.plies,
            Some(_) if self.search.too_deep => return Solution::Unsolved,
            Some(_) => return Solution::NoMate,
        };
        // Shorter and shorter, until none is left.
        while plies > 2 {
            match self.search.is_mate(&mut self.board, plies - 2) {
                None => return self.mate(plies, false),
                Some(numbers) if numbers.is_proved() => plies = numbers.plies,
                Some(_) => break,
            }
        }
        self.mate(plies, true)
    }

    /// The answer, once the length is known.
    fn mate(&mut self, plies: u16, shortest: bool) -> Solution {
        let Some(line) = self.line(plies) else {
            return Solution::Unsolved;
        };
        let mut first_moves = self.first_moves(plies);
        if first_moves.is_empty() {
            first_moves = line.iter().copied().take(1).collect();
        }
        first_moves.sort_by_key(ToString::to_string);
        let useless = self.useless(&line);
        Solution::Mate(Mate {
            shortest: shortest && line.len() == usize::from(plies),
            line,
            first_moves,
            useless,
        })
    }
}
