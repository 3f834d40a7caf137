//! Positions as text, and positions not yet validated.

use crate::action::Action;
use crate::board::Board;
use crate::forbidden::{self, Forbidden};
use crate::game::{Gomoku, SetUp};
use crate::lines;
use crate::point::{Color, Point};
use crate::rules::{Judging, Pass, Rules};
use std::fmt::Write;
use yonban_rules::{Game, PositionText, Seat, SetupError};

fn syntax(what: impl Into<String>) -> SetupError {
    SetupError::Syntax(what.into())
}

fn impossible(what: impl Into<String>) -> SetupError {
    SetupError::Impossible(what.into())
}

/// The rows of a board from the top, separated by `/`; a number for a run of empty points.
pub(crate) fn board_text(board: &Board) -> String {
    let mut text = String::new();
    for rank in (0..board.size()).rev() {
        if !text.is_empty() {
            text.push('/');
        }
        let mut empty = 0;
        for file in 0..board.size() {
            let Some(color) = board.get(Point::new(file, rank)) else {
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

fn read_board(size: u8, text: &str) -> Result<Board, SetupError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(size) {
        return Err(syntax(format!("{} rows instead of {size}", rows.len())));
    }
    let mut board = Board::new(size);
    for (rank, row) in (0..size).rev().zip(rows) {
        let wrong = |why: &str| syntax(format!("row of rank {}: {why}", rank + 1));
        let mut rest = row;
        let mut file = 0u8;
        while let Some(first) = rest.chars().next() {
            let color = match first {
                'B' => Some(Color::Black),
                'W' => Some(Color::White),
                '1'..='9' => None,
                _ => return Err(wrong("only `B`, `W` and numbers stand in a row")),
            };
            match color {
                Some(color) if file < size => {
                    board.place(color, Point::new(file, rank));
                    file += 1;
                    rest = &rest[1..];
                }
                Some(_) => return Err(wrong("too many points")),
                None => {
                    let digits = rest
                        .find(|c: char| !c.is_ascii_digit())
                        .unwrap_or(rest.len());
                    let number: u8 = rest[..digits]
                        .parse()
                        .map_err(|_| wrong("too many points"))?;
                    file = file.saturating_add(number);
                    rest = &rest[digits..];
                }
            }
        }
        if file != size {
            return Err(wrong(&format!("{file} points instead of {size}")));
        }
    }
    Ok(board)
}

fn read_side(text: &str) -> Result<Color, SetupError> {
    match text {
        "b" => Ok(Color::Black),
        "w" => Ok(Color::White),
        _ => Err(syntax("the side to move is `b` or `w`")),
    }
}

const FRESH: [(&str, Forbidden); 2] = [
    ("fresh=double_three", Forbidden::DoubleThree),
    ("fresh=double_four", Forbidden::DoubleFour),
];

/// An opening under way: its actions from the start, and a board that must agree with them.
fn read_opening(
    rules: &Rules,
    board: &Board,
    side: Color,
    actions: &str,
) -> Result<Gomoku, SetupError> {
    let mut game = Gomoku::new(rules);
    for text in actions.split(',').filter(|_| !actions.is_empty()) {
        let action: Action = text
            .parse()
            .map_err(|e| syntax(format!("`{text}` in the opening: {e}")))?;
        game.check(&action)
            .map_err(|e| impossible(format!("`{text}` in the opening: {e}")))?;
        game.play_unchecked(&action);
    }
    if game.opening_log().is_none() {
        return Err(impossible("no opening is under way after these actions"));
    }
    if game.board() != board {
        return Err(impossible(
            "the board is not the one that the opening gives",
        ));
    }
    if game.side() != side {
        return Err(impossible(
            "the side to move is not the one that the opening gives",
        ));
    }
    Ok(game)
}

/// Refuses a position in which play cannot go on.
fn check_playable(rules: &Rules, board: &Board) -> Result<(), SetupError> {
    if board.is_full() {
        return Err(impossible("the board is full"));
    }
    match board
        .stones()
        .find(|&(color, point)| lines::makes_five(board, color, point, rules))
    {
        Some((color, point)) => Err(impossible(format!(
            "{color} has won with the row of {point}"
        ))),
        None => Ok(()),
    }
}

/// Refuses a last move that the rules cannot have had.
fn check_last_move(rules: &Rules, board: &Board, with: SetUp) -> Result<(), SetupError> {
    if with.passed {
        let forced = rules.judging() == Some(Judging::Block);
        if board.stone_count() < 3 || (rules.pass() == Pass::No && !forced) {
            return Err(impossible("nobody can have passed"));
        }
    }
    let Some(kind) = with.fresh else {
        return Ok(());
    };
    if rules.judging() != Some(Judging::Claim) {
        return Err(impossible("nothing is claimed under these rules"));
    }
    if with.passed || with.side != Color::White {
        return Err(impossible(
            "only a stone that Black has just placed is fresh",
        ));
    }
    let makes_it = |point: Point| {
        let mut before = board.clone();
        before.remove(point);
        forbidden::judge(&before, point) == Some(kind)
    };
    if board
        .stones()
        .any(|(color, point)| color == Color::Black && makes_it(point))
    {
        Ok(())
    } else {
        Err(impossible(format!("no black stone makes a {kind}")))
    }
}

impl PositionText for Gomoku {
    type SetupError = SetupError;

    fn position(&self) -> String {
        let mut text = board_text(self.board());
        text.push_str(match self.side() {
            Color::Black => " b",
            Color::White => " w",
        });
        if let Some(log) = self.opening_log() {
            let actions: Vec<String> = log.iter().map(ToString::to_string).collect();
            text.push_str(" @");
            text.push_str(&actions.join(","));
            return text;
        }
        if self.seat_of(Color::White) == Seat::A {
            text.push_str(" a=w");
        }
        if self.just_passed() {
            text.push_str(" passed");
        }
        if let Some((name, _)) = FRESH.iter().find(|(_, kind)| self.fresh() == Some(*kind)) {
            text.push(' ');
            text.push_str(name);
        }
        text
    }

    fn from_position(rules: &Rules, text: &str) -> Result<Self, SetupError> {
        // The actions of an opening hold blanks (`declare 3`), so they are cut off first.
        let (text, opening) = match text.split_once(" @") {
            Some((text, actions)) => (text, Some(actions)),
            None => (text, None),
        };
        let mut fields = text.split(' ');
        let board = read_board(rules.size(), fields.next().unwrap_or_default())?;
        let side = read_side(fields.next().unwrap_or_default())?;
        let mut fields = fields.peekable();
        let black = match fields.next_if_eq(&"a=w") {
            Some(_) => Seat::B,
            None => Seat::A,
        };
        let passed = fields.next_if_eq(&"passed").is_some();
        let fresh = FRESH
            .iter()
            .find(|(name, _)| fields.next_if_eq(name).is_some())
            .map(|&(_, kind)| kind);
        if let Some(field) = fields.next() {
            return Err(syntax(format!("`{field}` is no field, or out of order")));
        }
        if let Some(actions) = opening {
            if black == Seat::B || passed || fresh.is_some() {
                return Err(syntax("the other fields follow from the opening's actions"));
            }
            return read_opening(rules, &board, side, actions);
        }
        let with = SetUp {
            side,
            black,
            passed,
            fresh,
        };
        check_playable(rules, &board)?;
        check_last_move(rules, &board, with)?;
        Ok(Gomoku::set_up(rules, board, with))
    }
}
