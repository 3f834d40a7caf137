//! Positions of records: what was done is carried out, not judged.

use super::record::{Entry, SetUp};
use crate::board::Board;
use crate::color::Color;
use crate::point::Point;
use crate::rules::{Pass, Rules};
use crate::start;
use std::fmt;

/// What stands on the board at a node of a record. It prints as a position text.
///
/// A record may say what no rule allows: a stone on a stone, a chain without liberties. The position
/// is what comes of it all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The board.
    pub board: Board,
    /// Who would be on turn: the side that did not move last, unless a set-up says otherwise. Acts that
    /// are no moves change nothing.
    pub to_move: Color,
    /// The enemy stones that Black and White took, and were given for passes where the rules say so.
    pub captures: [u32; 2],
    /// Where the side to move is barred by the basic ko.
    pub ko: Option<Point>,
}

/// Which rule a move of a record breaks. The first that applies is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Breach {
    /// A stone was there.
    Occupied,
    /// The own chain was left without liberties.
    Suicide,
    /// A basic ko was taken back at once.
    Ko,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Breach::Occupied => "a stone was there",
            Breach::Suicide => "its own chain is left without liberties",
            Breach::Ko => "the ko is taken back at once",
        })
    }
}

impl Position {
    /// The position in which a game under these rules begins.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        let mut board = Board::new(rules.size());
        for (color, point) in start::stones(rules) {
            board.put(color, point);
        }
        let to_move = if start::owed(rules) > 0 {
            Color::Black
        } else {
            start::first(rules)
        };
        Position {
            board,
            to_move,
            captures: [0, 0],
            ko: None,
        }
    }

    /// The empty board, Black to move.
    #[must_use]
    pub fn empty(rules: &Rules) -> Self {
        Position {
            board: Board::new(rules.size()),
            to_move: Color::Black,
            captures: [0, 0],
            ko: None,
        }
    }

    /// Carries out what a node says; tells which rule it breaks.
    pub fn carry_out(&mut self, entry: &Entry, rules: &Rules) -> Option<Breach> {
        match entry {
            Entry::Remark | Entry::Act(_) => None,
            Entry::SetUp(set_up) => {
                self.set_up(set_up);
                None
            }
            Entry::Pass(color) => {
                self.to_move = color.other();
                self.ko = None;
                if rules.pass() == Pass::Prisoner {
                    self.captures[color.other().index()] += 1;
                }
                None
            }
            Entry::Stone(color, point) => self.place(*color, *point, rules),
        }
    }

    fn set_up(&mut self, set_up: &SetUp) {
        for (color, point) in &set_up.stones {
            if !self.board.contains(*point) {
                continue;
            }
            self.board.remove(*point);
            if let Some(color) = color {
                self.board.put(*color, *point);
            }
        }
        if let Some(color) = set_up.to_move {
            self.to_move = color;
        }
        if let Some(captures) = set_up.captures {
            self.captures = captures;
        }
        self.ko = set_up.ko;
    }

    fn place(&mut self, color: Color, point: Point, rules: &Rules) -> Option<Breach> {
        let barred = self.ko == Some(point) && self.to_move == color;
        self.to_move = color.other();
        self.ko = None;
        if !self.board.contains(point) {
            return None;
        }
        let occupied = self.board.remove(point).is_some();
        let placed = self.board.place(color, point);
        let count = |stones: &[Point]| u32::try_from(stones.len()).unwrap_or(u32::MAX);
        self.captures[color.index()] += count(&placed.captured);
        self.captures[color.other().index()] += count(&placed.suicide);
        if let [taken] = placed.captured[..]
            && let Some(chain) = self.board.chain(point)
            && chain.stones.len() == 1
            && chain.liberties.len() == 1
        {
            self.ko = Some(taken);
        }
        // `suicide=yes` lets chains of two or more go.
        let allowed = if rules.suicide() { 1 } else { 0 };
        if occupied {
            Some(Breach::Occupied)
        } else if !placed.suicide.is_empty() && (allowed == 0 || placed.suicide.len() == 1) {
            Some(Breach::Suicide)
        } else if barred {
            Some(Breach::Ko)
        } else {
            None
        }
    }
}

/// Prints rows from the top, the side to move, the captures and the ko point:
/// `9/9/9/9/4B4/9/9/9/9 w 0 0 -`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.board.size();
        for row in (0..size.rows()).rev() {
            let mut empty = 0_u8;
            for column in 0..size.columns() {
                let letter = match self.board.get(Point::new(column, row)) {
                    None => {
                        empty += 1;
                        continue;
                    }
                    Some(Color::Black) => "B",
                    Some(Color::White) => "W",
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                }
                empty = 0;
                f.write_str(letter)?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if row > 0 { "/" } else { "" })?;
        }
        let side = match self.to_move {
            Color::Black => 'b',
            Color::White => 'w',
        };
        let [black, white] = self.captures;
        write!(f, " {side} {black} {white} ")?;
        match self.ko {
            Some(point) => write!(f, "{point}"),
            None => f.write_str("-"),
        }
    }
}
