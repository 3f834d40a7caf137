//! Positions as text.

use crate::board::Board;
use crate::color::Color;
use crate::game::{Barred, Go};
use crate::point::Point;
use crate::rules::{Colors, Goal, Ko, Pass, Rules};
use crate::size::Size;
use std::fmt::Write;
use yonban_rules::{Game, PositionText, Reason};

/// Why a position cannot be set up. Where several reasons apply, the first in this order is given.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The text does not follow the format. What, and where.
    #[error("position text: {0}")]
    Syntax(String),
    /// The board is not of the size that the rules name.
    #[error("the rows do not make a board of {0}")]
    SizeMismatch(Size),
    /// A chain stands without liberties.
    #[error("the {color} chain of {point} has no liberties")]
    NoLiberties {
        /// Its color.
        color: Color,
        /// Its first stone.
        point: Point,
    },
    /// A side has taken as many stones as it must to win.
    #[error("{0} has already taken enough stones to win")]
    TargetReached(Color),
    /// The side to move cannot be barred from the point by the basic ko.
    #[error("{0} cannot be barred by a ko")]
    BadKoPoint(Point),
}

impl Reason for SetupError {
    fn reason(&self) -> &'static str {
        match self {
            SetupError::Syntax(_) => "syntax",
            SetupError::SizeMismatch(_) => "size_mismatch",
            SetupError::NoLiberties { .. } => "no_liberties",
            SetupError::TargetReached(_) => "target_reached",
            SetupError::BadKoPoint(_) => "bad_ko_point",
        }
    }
}

fn syntax(what: impl Into<String>) -> SetupError {
    SetupError::Syntax(what.into())
}

/// The rows of a board from the top, separated by `/`; a number for a run of empty points.
fn board_text(board: &Board) -> String {
    let mut text = String::new();
    for row in (0..board.size().rows()).rev() {
        if !text.is_empty() {
            text.push('/');
        }
        let mut empty = 0;
        for column in 0..board.size().columns() {
            let Some(color) = board.get(Point::new(column, row)) else {
                empty += 1;
                continue;
            };
            push_number(&mut text, &mut empty);
            text.push(match color {
                Color::Black => 'B',
                Color::White => 'W',
            });
        }
        push_number(&mut text, &mut empty);
    }
    text
}

fn push_number(text: &mut String, number: &mut u8) {
    if *number > 0 {
        // Writing to a string cannot fail.
        let _infallible = write!(text, "{number}");
        *number = 0;
    }
}

/// What stands in a row of the text.
#[derive(Clone, Copy)]
enum Run {
    Stone(Color),
    Empty(usize),
}

fn read_row(text: &str) -> Result<Vec<Run>, SetupError> {
    let wrong = || {
        syntax(format!(
            "`{text}` is no row: only `B`, `W` and numbers from 1 stand in one"
        ))
    };
    let mut runs = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        match first {
            'B' | 'W' => {
                runs.push(Run::Stone(if first == 'B' {
                    Color::Black
                } else {
                    Color::White
                }));
                rest = &rest[1..];
            }
            '1'..='9' => {
                let digits = rest
                    .find(|c: char| !c.is_ascii_digit())
                    .unwrap_or(rest.len());
                // A number too large to be read is larger than any board.
                runs.push(Run::Empty(rest[..digits].parse().unwrap_or(usize::MAX)));
                rest = &rest[digits..];
            }
            _ => return Err(wrong()),
        }
    }
    if runs.is_empty() {
        return Err(wrong());
    }
    Ok(runs)
}

/// The board, if the rows fit the size.
fn fill(size: Size, rows: &[Vec<Run>]) -> Option<Board> {
    let columns = usize::from(size.columns());
    let mut board = Board::new(size);
    if rows.len() != usize::from(size.rows()) {
        return None;
    }
    for (row, runs) in (0..size.rows()).rev().zip(rows) {
        let mut column: usize = 0;
        for run in runs {
            match *run {
                Run::Empty(points) => column = column.checked_add(points)?,
                Run::Stone(color) => {
                    let at = u8::try_from(column).ok().filter(|_| column < columns)?;
                    board.put(color, Point::new(at, row));
                    column += 1;
                }
            }
        }
        if column != columns {
            return None;
        }
    }
    Some(board)
}

fn read_count(text: &str) -> Result<u32, SetupError> {
    let count: Option<u32> = text.parse().ok();
    count
        .filter(|count| count.to_string() == text)
        .ok_or_else(|| syntax(format!("`{text}` is no number of captured stones")))
}

/// The ko that bars `side` from a point: an empty point with enemy stones alone around it, just one
/// of which is a lone stone with that point as its only liberty.
fn read_ko(board: &Board, side: Color, point: Point) -> Option<Barred> {
    if !board.is_empty_at(point) {
        return None;
    }
    let enemy = side.other();
    if board
        .neighbours(point)
        .any(|beside| board.get(beside) != Some(enemy))
    {
        return None;
    }
    let mut takers = board.neighbours(point).filter(|&beside| {
        let chain = board.chain(beside);
        chain.is_some_and(|chain| chain.stones.len() == 1 && chain.in_atari())
    });
    let taker = takers.next()?;
    takers.next().is_none().then_some(Barred {
        point,
        taker,
        act: 0,
    })
}

impl PositionText for Go {
    type SetupError = SetupError;

    fn position(&self) -> String {
        let mut text = board_text(self.board());
        let side = match self.side() {
            Color::Black => 'b',
            Color::White => 'w',
        };
        let [black, white] = Color::BOTH.map(|color| self.captures(color));
        let ko = self.ko_point();
        let ko = ko.map_or("-".to_owned(), |point| point.to_string());
        // Writing to a string cannot fail.
        let _infallible = write!(text, " {side} {black} {white} {ko}");
        text
    }

    fn from_position(rules: &Rules, text: &str) -> Result<Self, SetupError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [rows, side, black, white, ko] = fields[..] else {
            return Err(syntax(
                "five fields: the board, the side to move, captures of Black and White, the ko point or `-`",
            ));
        };
        let rows = rows
            .split('/')
            .map(read_row)
            .collect::<Result<Vec<_>, _>>()?;
        let side = match side {
            "b" => Color::Black,
            "w" => Color::White,
            _ => return Err(syntax("the side to move is `b` or `w`")),
        };
        let captures = [read_count(black)?, read_count(white)?];
        let ko: Option<Point> = match ko {
            "-" => None,
            // Points are printed in lower case.
            _ => Some(
                ko.parse()
                    .ok()
                    .filter(|p: &Point| p.to_string() == ko)
                    .ok_or_else(|| syntax("the ko point is a point such as `d4`, or `-`"))?,
            ),
        };
        let board = fill(rules.size(), &rows).ok_or(SetupError::SizeMismatch(rules.size()))?;
        if let Some(chain) = board.chains().iter().find(|one| one.liberties.is_empty()) {
            return Err(SetupError::NoLiberties {
                color: chain.color,
                point: chain.stones[0],
            });
        }
        for color in Color::BOTH {
            let target = rules.target(color).map(u32::from);
            if target.is_some_and(|target| captures[color.index()] >= target) {
                return Err(SetupError::TargetReached(color));
            }
        }
        let ko = match ko {
            None => None,
            Some(point) => Some(read_ko(&board, side, point).ok_or(SetupError::BadKoPoint(point))?),
        };
        Ok(Go::set_up(rules, board, side, captures, ko))
    }

    /// False under superko and where endless play is looked for, as no text holds the earlier
    /// boards; where colors are not fixed, empty moves are counted, or something is pending.
    fn position_is_whole(&self) -> bool {
        let rules = self.rules();
        rules.ko() == Ko::Simple
            && matches!(rules.goal(), Goal::Capture { .. })
            && rules.colors() == Colors::Fixed
            && !matches!(rules.pass(), Pass::Limited(_))
            && self.is_plain()
    }
}
