//! The solver's board: bits, captures, empty moves, and a key for each symmetry.

use super::bits::{Bits, Grid};
use super::{PassRule, SolverRules, Tie};
use crate::dice::mix;
use crate::position::{BLACK, EMPTY, NONE, Position, WHITE};
use crate::shape::Shape;

/// No barred point.
pub(super) const NO_POINT: u16 = u16::MAX;
/// An empty move.
pub(super) const PASS: u16 = u16::MAX - 1;

/// What does not change during a search.
#[derive(Debug)]
pub(super) struct Ground<const N: usize> {
    pub(super) shape: Shape,
    pub(super) grid: Grid<N>,
    pub(super) rules: SolverRules,
    /// For each point, its key as Black, as White, and as the ko point, under each symmetry.
    keys: Vec<[[u64; 8]; 3]>,
}

/// A position of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct State<const N: usize> {
    pub(super) stones: [Bits<N>; 2],
    pub(super) side: u8,
    pub(super) passes: u8,
    pub(super) ko: u16,
    pub(super) taken: [u16; 2],
    /// Empty moves that each side has left, under `limited`.
    pub(super) left: [u8; 2],
    keys: [u64; 8],
}

/// A finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    Win(u8),
    Draw,
}

/// A chain with its liberties.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain<const N: usize> {
    pub(super) stones: Bits<N>,
    pub(super) liberties: Bits<N>,
    pub(super) size: u16,
    /// The number of liberties.
    pub(super) free: u16,
}

impl<const N: usize> Ground<N> {
    pub(super) fn new(shape: Shape, rules: SolverRules) -> Self {
        let (w, h) = (shape.width(), shape.height());
        let turned = |p: usize, symmetry: usize| {
            let (mut x, mut y) = (p % w, p / w);
            if symmetry & 1 != 0 {
                x = w - 1 - x;
            }
            if symmetry & 2 != 0 {
                y = h - 1 - y;
            }
            if symmetry & 4 != 0 && w == h {
                (x, y) = (y, x);
            }
            y * w + x
        };
        let keys = (0..shape.area())
            .map(|p| {
                let mut of = [[0; 8]; 3];
                for (kind, keys) in of.iter_mut().enumerate() {
                    for (symmetry, key) in keys.iter_mut().enumerate() {
                        *key = mix((turned(p, symmetry) * 4 + kind) as u64 ^ 0x50_1000);
                    }
                }
                of
            })
            .collect();
        Ground {
            shape,
            grid: Grid::new(w, h),
            rules,
            keys,
        }
    }

    /// The number of a cell of the fast board.
    pub(super) fn number(&self, cell: usize) -> usize {
        let (x, y) = self.shape.column_row(cell);
        y * self.shape.width() + x
    }

    /// The cell of a number.
    pub(super) fn cell(&self, number: usize) -> usize {
        let w = self.shape.width();
        self.shape.cell(number % w, number / w)
    }

    pub(super) fn state(&self, position: &Position, left: [u8; 2]) -> State<N> {
        let mut state = State {
            stones: [Bits::EMPTY; 2],
            side: position.side(),
            passes: position.passes().min(2),
            ko: NO_POINT,
            taken: position.taken(),
            left,
            keys: [0; 8],
        };
        for p in self.shape.points() {
            let color = position.at(p);
            if color < EMPTY {
                self.put(&mut state, self.number(p), color);
            }
        }
        if position.ko() != NONE {
            state.ko = self.number(position.ko()) as u16;
        }
        state
    }

    fn put(&self, state: &mut State<N>, p: usize, color: u8) {
        let c = usize::from(color);
        state.stones[c] = state.stones[c] | Bits::one(p);
        self.toggle(state, p, c);
    }

    #[inline]
    fn toggle(&self, state: &mut State<N>, p: usize, kind: usize) {
        for (key, more) in state.keys.iter_mut().zip(&self.keys[p][kind]) {
            *key ^= more;
        }
    }

    /// The same key for all positions that are equal but for a symmetry.
    #[inline]
    pub(super) fn key(&self, state: &State<N>) -> u64 {
        let mut least = u64::MAX;
        if state.ko == NO_POINT {
            for key in state.keys {
                least = least.min(key);
            }
        } else {
            let ko = &self.keys[usize::from(state.ko)][2];
            for (key, more) in state.keys.iter().zip(ko) {
                least = least.min(key ^ more);
            }
        }
        let rest = u64::from(state.side)
            | u64::from(state.passes) << 1
            | u64::from(state.left[0]) << 4
            | u64::from(state.left[1]) << 12
            | u64::from(state.taken[0]) << 20
            | u64::from(state.taken[1]) << 36;
        least ^ mix(rest)
    }

    pub(super) fn empty(&self, state: &State<N>) -> Bits<N> {
        self.grid.all.without(state.stones[0] | state.stones[1])
    }

    /// The chains of a colour.
    pub(super) fn chains(&self, state: &State<N>, color: u8, into: &mut Vec<Chain<N>>) {
        into.clear();
        let empty = self.empty(state);
        let mut rest = state.stones[usize::from(color)];
        while !rest.is_empty() {
            let stones = self.grid.flood(Bits::one(rest.first()), rest);
            rest = rest.without(stones);
            let liberties = self.grid.around(stones) & empty;
            into.push(Chain {
                stones,
                liberties,
                size: stones.len() as u16,
                free: liberties.len() as u16,
            });
        }
    }

    /// After a stone on the empty, legal point `p` that takes the stones `captured`.
    pub(super) fn after(&self, state: &State<N>, p: usize, captured: Bits<N>) -> State<N> {
        let mut next = *state;
        let (me, foe) = (state.side, state.side ^ 1);
        next.ko = NO_POINT;
        next.passes = 0;
        next.side = foe;
        self.put(&mut next, p, me);
        if captured.is_empty() {
            return next;
        }
        self.take(&mut next, foe, captured);
        let count = captured.len();
        next.taken[usize::from(me)] += count as u16;
        if count == 1 {
            let around = self.grid.around(Bits::one(p));
            let own = around & next.stones[usize::from(me)];
            if own.is_empty() && (around & self.empty(&next)).len() == 1 {
                next.ko = captured.first() as u16;
            }
        }
        next
    }

    /// After a stone that leaves `own`, its chain, without liberties.
    pub(super) fn after_suicide(&self, state: &State<N>, p: usize, own: Bits<N>) -> State<N> {
        let mut next = self.after(state, p, Bits::EMPTY);
        self.take(&mut next, state.side, own);
        next.taken[usize::from(state.side ^ 1)] += own.len() as u16;
        next
    }

    fn take(&self, state: &mut State<N>, color: u8, stones: Bits<N>) {
        let c = usize::from(color);
        state.stones[c] = state.stones[c].without(stones);
        for p in stones {
            self.toggle(state, p, c);
        }
    }

    /// Whether the side to move may pass.
    pub(super) fn may_pass(&self, state: &State<N>) -> bool {
        // Two empty moves that did not end play: the next act is a stone.
        state.passes < 2
            && match self.rules.pass {
                PassRule::None => false,
                PassRule::Limited => state.left[usize::from(state.side)] > 0,
                PassRule::Free | PassRule::Prisoner => true,
            }
    }

    /// After an empty move; the second in a row may end the game.
    pub(super) fn after_pass(&self, state: &State<N>) -> Result<State<N>, End> {
        let mut next = *state;
        let me = usize::from(state.side);
        next.ko = NO_POINT;
        next.side ^= 1;
        next.passes += 1;
        match self.rules.pass {
            PassRule::Limited => next.left[me] -= 1,
            PassRule::Prisoner => next.taken[me ^ 1] += 1,
            PassRule::Free | PassRule::None => {}
        }
        if let Some(winner) = self.winner(&next) {
            return Err(End::Win(winner));
        }
        if next.passes == 2
            && let Some(end) = self.comparison(&next)
        {
            return Err(end);
        }
        Ok(next)
    }

    /// Who reached the target.
    pub(super) fn winner(&self, state: &State<N>) -> Option<u8> {
        let target = self.rules.target;
        [BLACK, WHITE]
            .into_iter()
            .find(|&c| state.taken[usize::from(c)] >= target[usize::from(c)])
    }

    /// What two empty moves lead to; `None`: play goes on.
    fn comparison(&self, state: &State<N>) -> Option<End> {
        let [black, white] = state.taken;
        Some(match (black.cmp(&white), self.rules.tie) {
            (std::cmp::Ordering::Greater, _) => End::Win(BLACK),
            (std::cmp::Ordering::Less, _) | (_, Tie::White) => End::Win(WHITE),
            (_, Tie::Draw) => End::Draw,
            (_, Tie::PlayOn) => return None,
            (_, Tie::Area { komi }) => match (2 * self.area(state)).cmp(&komi) {
                std::cmp::Ordering::Greater => End::Win(BLACK),
                std::cmp::Ordering::Less => End::Win(WHITE),
                std::cmp::Ordering::Equal => End::Draw,
            },
        })
    }

    /// Black's points minus White's, every stone alive.
    fn area(&self, state: &State<N>) -> i32 {
        let [black, white] = state.stones;
        let mut score = black.len() as i32 - white.len() as i32;
        let mut rest = self.empty(state);
        while !rest.is_empty() {
            let region = self.grid.flood(Bits::one(rest.first()), rest);
            rest = rest.without(region);
            let next = self.grid.around(region);
            let touches = [!(next & black).is_empty(), !(next & white).is_empty()];
            score += match touches {
                [true, false] => region.len() as i32,
                [false, true] => -(region.len() as i32),
                _ => 0,
            };
        }
        score
    }

    /// Every legal move: stones in order, then the empty move.
    pub(super) fn legal(&self, state: &State<N>) -> Vec<u16> {
        let empty = self.empty(state);
        let mut own = Vec::new();
        let mut enemy = Vec::new();
        self.chains(state, state.side, &mut own);
        self.chains(state, state.side ^ 1, &mut enemy);
        let mut moves: Vec<u16> = Vec::new();
        for p in empty {
            let joined: Vec<&Chain<N>> = own.iter().filter(|c| c.liberties.has(p)).collect();
            let free = !(self.grid.around(Bits::one(p)) & empty).is_empty()
                || joined.iter().any(|c| c.free > 1)
                || enemy.iter().any(|c| c.free == 1 && c.liberties.has(p))
                || self.rules.suicide && !joined.is_empty();
            if free && usize::from(state.ko) != p {
                moves.push(p as u16);
            }
        }
        if self.may_pass(state) {
            moves.push(PASS);
        }
        moves
    }
}
