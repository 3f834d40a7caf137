//! A slow, plain referee of stones, written from the definitions and sharing no code with the fast
//! one, to compare the two on random games (feature `reference`).
//!
//! Boards are lists, chains are walked anew for every question, every stone is tried on a copy, and
//! every earlier board is kept whole.

use crate::color::Color;
use crate::point::Point;
use crate::rules::{Ko, Rules};

/// Stones, row by row from the bottom.
type Cells = Vec<Option<Color>>;

/// Play under the ko and suicide options of some rules.
#[derive(Clone, Debug)]
pub struct Reference {
    columns: usize,
    rows: usize,
    ko: Ko,
    suicide: bool,
    cells: Cells,
    side: Color,
    captures: [u32; 2],
    /// The board before the last act, if that was a stone.
    before: Option<Cells>,
    history: Vec<(Cells, Color)>,
}

impl Reference {
    /// An empty board with Black to move.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        let size = rules.size();
        let cells = vec![None; size.points()];
        Reference {
            columns: usize::from(size.columns()),
            rows: usize::from(size.rows()),
            ko: rules.ko(),
            suicide: rules.suicide(),
            side: Color::Black,
            captures: [0, 0],
            before: None,
            history: vec![(cells.clone(), Color::Black)],
            cells,
        }
    }

    /// The stone on a point of the board.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        self.cells[self.index(point)]
    }

    /// What a color has taken.
    #[must_use]
    pub fn captures(&self, color: Color) -> u32 {
        self.captures[color.index()]
    }

    /// How many liberties the chain of a point has; 0 where there is no stone.
    #[must_use]
    pub fn liberties(&self, point: Point) -> usize {
        self.chain(&self.cells, self.index(point)).1.len()
    }

    /// Why the side to move may not place a stone on an empty point.
    #[must_use]
    pub fn refused(&self, point: Point) -> Option<&'static str> {
        let (after, _, lost) = self.after(self.index(point));
        if lost == 1 || (lost > 1 && !self.suicide) {
            return Some("suicide");
        }
        // The board may not become what it was before the opponent's last stone.
        if self.before.as_ref() == Some(&after) {
            return Some("ko");
        }
        let next = self.side.other();
        let repeats = self.history.iter().any(|(cells, side)| {
            *cells == after
                && match self.ko {
                    Ko::Positional => true,
                    Ko::Situational => *side == next,
                    Ko::Simple => false,
                }
        });
        repeats.then_some("superko")
    }

    /// Places a stone of the side to move.
    pub fn place(&mut self, point: Point) {
        let (after, taken, lost) = self.after(self.index(point));
        self.captures[self.side.index()] += taken;
        self.captures[self.side.other().index()] += lost;
        self.before = Some(std::mem::replace(&mut self.cells, after));
        self.turn();
    }

    /// Makes an empty move.
    pub fn pass(&mut self) {
        self.before = None;
        self.turn();
    }

    fn turn(&mut self) {
        self.side = self.side.other();
        self.history.push((self.cells.clone(), self.side));
    }

    fn index(&self, point: Point) -> usize {
        usize::from(point.row()) * self.columns + usize::from(point.column())
    }

    fn beside(&self, at: usize) -> Vec<usize> {
        let (column, row) = (at % self.columns, at / self.columns);
        let mut beside = Vec::new();
        if column > 0 {
            beside.push(at - 1);
        }
        if column + 1 < self.columns {
            beside.push(at + 1);
        }
        if row > 0 {
            beside.push(at - self.columns);
        }
        if row + 1 < self.rows {
            beside.push(at + self.columns);
        }
        beside
    }

    /// The chain of a point and its liberties.
    fn chain(&self, cells: &Cells, at: usize) -> (Vec<usize>, Vec<usize>) {
        let color = cells[at];
        let (mut chain, mut liberties) = (vec![at], Vec::new());
        let mut next = 0;
        while color.is_some() && next < chain.len() {
            for one in self.beside(chain[next]) {
                if cells[one] == color && !chain.contains(&one) {
                    chain.push(one);
                }
                if cells[one].is_none() && !liberties.contains(&one) {
                    liberties.push(one);
                }
            }
            next += 1;
        }
        (chain, liberties)
    }

    /// The board after a stone of the side to move, how many enemy stones it took and how many of
    /// the own it lost.
    fn after(&self, at: usize) -> (Cells, u32, u32) {
        let mut cells = self.cells.clone();
        cells[at] = Some(self.side);
        let mut taken = 0;
        for one in self.beside(at) {
            if cells[one] == Some(self.side.other()) {
                taken += self.remove_airless(&mut cells, one);
            }
        }
        let lost = self.remove_airless(&mut cells, at);
        (cells, taken, lost)
    }

    fn remove_airless(&self, cells: &mut Cells, at: usize) -> u32 {
        let (chain, liberties) = self.chain(cells, at);
        if !liberties.is_empty() {
            return 0;
        }
        for &one in &chain {
            cells[one] = None;
        }
        chain.len() as u32
    }
}
