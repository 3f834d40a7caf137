//! Exact results of capture games: who wins, with which moves.
//!
//! df-pn with forced replies to atari, transpositions under the symmetries of the board. Where
//! passing is allowed two proofs bound the result: "Black wins" and "White wins"; if both fail it
//! is a draw.
//!
//! ```
//! use yonban_go_engine::position::{BLACK, Position, WHITE};
//! use yonban_go_engine::shape::Shape;
//! use yonban_go_engine::solver::{Solver, SolverRules, Verdict};
//! use yonban_search::{Budget, Stop};
//!
//! let four = Position::new(Shape::new(4, 4).unwrap()).with_targets([1, 1]);
//! let mut solver = Solver::new(&four, SolverRules::first_capture(), [0; 2], 1);
//! let verdict = solver.verdict(&Budget::nodes(1_000_000), &Stop::new());
//! assert_eq!(verdict, Some(Verdict::Win(WHITE)));
//! ```
//!
//! # What is not here
//!
//! Superko. Basic ko is exact; where a capture game is played under positional or situational
//! superko and to more than one capture, a proof holds as long as no whole board is repeated.

mod bits;
mod board;
mod search;
mod table;

use crate::position::Position;
use bits::Bits;
use board::{End, Ground, PASS, State};
use search::Search;
use table::Table;
use yonban_search::{Budget, Deadline, Stop};

/// When the empty move is allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassRule {
    /// Always; two in a row end play.
    Free,
    /// Never; a side without a move loses.
    None,
    /// As often as the side has moves left; without one as under `None`.
    Limited,
    /// Always, at the price of one stone.
    Prisoner,
}

/// What equal captures mean when play ends without a target reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// A draw.
    Draw,
    /// White wins.
    White,
    /// Area decides, every stone alive.
    Area {
        /// For White, in half points.
        komi: i32,
    },
    /// Play goes on with a stone; a draw if none can be placed.
    PlayOn,
}

/// The rules of a capture game, as far as they decide who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolverRules {
    /// Stones that Black and White must take.
    pub target: [u16; 2],
    /// Whether two or more own stones may be left without liberties.
    pub suicide: bool,
    /// When the empty move is allowed.
    pub pass: PassRule,
    /// What equal captures mean.
    pub tie: Tie,
}

impl SolverRules {
    /// Whoever takes first wins; no passing.
    #[must_use]
    pub const fn first_capture() -> Self {
        SolverRules {
            target: [1, 1],
            suicide: false,
            pass: PassRule::None,
            tie: Tie::Draw,
        }
    }
}

/// A proved result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// This colour wins.
    Win(u8),
    /// Neither can win.
    Draw,
}

/// A move of the solver.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Move {
    /// A stone on this cell.
    Stone(usize),
    /// An empty move.
    Pass,
}

/// One position and what was proved about it and below it.
#[derive(Debug)]
pub struct Solver(Sized);

#[derive(Debug)]
enum Sized {
    One(Box<Solving<1>>),
    Two(Box<Solving<2>>),
    Ten(Box<Solving<10>>),
}

macro_rules! each {
    ($self:expr, $one:ident => $do:expr) => {
        match $self {
            Sized::One($one) => $do,
            Sized::Two($one) => $do,
            Sized::Ten($one) => $do,
        }
    };
}

impl Solver {
    /// Sets a problem: `left` are the empty moves of each side under [`PassRule::Limited`], the
    /// table takes `megabytes`.
    #[must_use]
    pub fn new(position: &Position, rules: SolverRules, left: [u8; 2], megabytes: usize) -> Self {
        Solver(match position.shape().area() {
            ..=64 => Sized::One(Box::new(Solving::new(position, rules, left, megabytes))),
            65..=128 => Sized::Two(Box::new(Solving::new(position, rules, left, megabytes))),
            _ => Sized::Ten(Box::new(Solving::new(position, rules, left, megabytes))),
        })
    }

    /// Only these cells may be played first; passing stays as it is.
    pub fn only(&mut self, cells: &[usize]) {
        each!(&mut self.0, one => {
            let numbers = cells.iter().map(|&c| Bits::one(one.ground.number(c)));
            one.only = Some(numbers.fold(Bits::EMPTY, |all, bit| all | bit));
        });
    }

    /// Who wins; `None` if the budget came first.
    pub fn verdict(&mut self, budget: &Budget, stop: &Stop) -> Option<Verdict> {
        each!(&mut self.0, one => one.verdict(budget, stop))
    }

    /// Whether the side to move wins; `None` if the budget came first.
    pub fn wins(&mut self, budget: &Budget, stop: &Stop) -> Option<bool> {
        each!(&mut self.0, one => one.wins(budget, stop))
    }

    /// Every first move that reaches `verdict` for the side to move, sorted; `None` if the budget
    /// came first. Empty where the side to move loses.
    pub fn first_moves(
        &mut self,
        verdict: Verdict,
        budget: &Budget,
        stop: &Stop,
    ) -> Option<Vec<Move>> {
        each!(&mut self.0, one => one.first_moves(verdict, budget, stop))
    }

    /// A line in which the winning side keeps its proved win, from the first move on, as far as the
    /// table remembers.
    #[must_use]
    pub fn line(&mut self) -> Vec<Move> {
        each!(&mut self.0, one => one.line())
    }

    /// Positions looked at so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        each!(&self.0, one => one.nodes)
    }
}

#[derive(Debug)]
struct Solving<const N: usize> {
    ground: Ground<N>,
    table: Table,
    root: State<N>,
    only: Option<Bits<N>>,
    nodes: u64,
}

impl<const N: usize> Solving<N> {
    fn new(position: &Position, rules: SolverRules, left: [u8; 2], megabytes: usize) -> Self {
        let ground = Ground::new(position.shape(), rules);
        Solving {
            root: ground.state(position, left),
            ground,
            table: Table::with_megabytes(megabytes),
            only: None,
            nodes: 0,
        }
    }

    /// Runs `ask` with a search for `aim`.
    fn ask<T>(
        &mut self,
        aim: u8,
        deadline: &mut Deadline,
        ask: impl FnOnce(&mut Search<'_, N>) -> T,
    ) -> T {
        let before = deadline.nodes();
        let mut search = Search::new(&self.ground, &mut self.table, deadline, aim);
        let answer = ask(&mut search);
        self.nodes += deadline.nodes() - before;
        answer
    }

    fn root_wins(&mut self, aim: u8, deadline: &mut Deadline) -> Option<bool> {
        let (root, only) = (self.root, self.only);
        self.ask(aim, deadline, |search| {
            search.only = only;
            search.wins(&root)
        })
    }

    fn wins(&mut self, budget: &Budget, stop: &Stop) -> Option<bool> {
        let mut deadline = Deadline::start(budget, 256, stop);
        self.root_wins(self.root.side, &mut deadline)
    }

    fn verdict(&mut self, budget: &Budget, stop: &Stop) -> Option<Verdict> {
        let mut deadline = Deadline::start(budget, 256, stop);
        let me = self.root.side;
        if self.root_wins(me, &mut deadline)? {
            return Some(Verdict::Win(me));
        }
        if self.ground.rules.pass == PassRule::None || self.root_wins(me ^ 1, &mut deadline)? {
            return Some(Verdict::Win(me ^ 1));
        }
        Some(Verdict::Draw)
    }

    fn first_moves(&mut self, verdict: Verdict, budget: &Budget, stop: &Stop) -> Option<Vec<Move>> {
        let mut deadline = Deadline::start(budget, 256, stop);
        let root = self.root;
        let me = root.side;
        if verdict == Verdict::Win(me ^ 1) {
            return Some(Vec::new());
        }
        let aim = if verdict == Verdict::Draw { me ^ 1 } else { me };
        let mut found = Vec::new();
        for point in self.ground.legal(&root) {
            let barred =
                point != PASS && self.only.is_some_and(|only| !only.has(usize::from(point)));
            if barred {
                continue;
            }
            let wins = self.ask(aim, &mut deadline, |search| {
                match search.follow(&root, point) {
                    Ok(next) => search.wins(&next),
                    Err(end) => Some(end == End::Win(aim)),
                }
            })?;
            if wins == (aim == me) {
                found.push(self.as_move(point));
            }
        }
        found.sort_unstable();
        Some(found)
    }

    fn as_move(&self, point: u16) -> Move {
        if point == PASS {
            Move::Pass
        } else {
            Move::Stone(self.ground.cell(usize::from(point)))
        }
    }

    fn line(&mut self) -> Vec<Move> {
        let mut deadline = Deadline::start(&Budget::nodes(1_000), 256, &Stop::new());
        let mut state = self.root;
        let mut only = self.only;
        let mut line = Vec::new();
        for aim in [self.root.side, self.root.side ^ 1] {
            while let Some(point) = self.ask(aim, &mut deadline, |search| {
                search.only = only;
                search.best(&state)
            }) {
                line.push(self.as_move(point));
                only = None;
                let next = self.ask(aim, &mut deadline, |search| search.follow(&state, point));
                match next {
                    Ok(next) => state = next,
                    Err(_) => return line,
                }
            }
            if !line.is_empty() {
                return line;
            }
        }
        line
    }
}
