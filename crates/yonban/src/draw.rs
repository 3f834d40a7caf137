//! Boards as text for a terminal, where the rules crate has no picture of its own.

use std::fmt::Write;
use yonban_backgammon::{Backgammon, Board, Origin, Point};
use yonban_rules::{Game, Seat};

/// The rows of checkers on each half of the board.
const ROWS: u8 = 5;

/// A board of backgammon as `seat` sees it: its own checkers are `O`, run from 24 down to 1 by the numbers
/// that are shown, and are borne off at the bottom right. Where more than five stand on a point, the last
/// row counts them.
pub(crate) fn backgammon(game: &Backgammon, seat: Seat) -> String {
    let board = game.board_of(seat);
    let mut text = String::new();
    let heads = |points: [u8; 6]| points.map(|point| format!("{point:^3}")).concat();
    let (outer, home) = ([13, 14, 15, 16, 17, 18], [19, 20, 21, 22, 23, 24]);
    let rule = format!("+{}+---+{}+", "-".repeat(18), "-".repeat(18));
    // Writing to a string cannot fail.
    let _ok = writeln!(text, " {}     {}", heads(outer), heads(home));
    let _ok = writeln!(text, "{rule}  {}", side(game, seat.other(), 'X'));
    for row in 0..ROWS {
        let _ok = writeln!(text, "{}", line(&board, row, outer, home, Side::Other));
    }
    let _ok = writeln!(text, "|{:18}|BAR|{:18}|  {}", "", "", state(game));
    let (outer, home) = ([12, 11, 10, 9, 8, 7], [6, 5, 4, 3, 2, 1]);
    for row in (0..ROWS).rev() {
        let _ok = writeln!(text, "{}", line(&board, row, outer, home, Side::Own));
    }
    let _ok = writeln!(text, "{rule}  {}", side(game, seat, 'O'));
    let _ok = writeln!(text, " {}     {}", heads(outer), heads(home));
    text
}

#[derive(Clone, Copy)]
enum Side {
    Own,
    Other,
}

/// One row; whose checkers on the bar belong into it, `bar` says.
fn line(board: &Board, row: u8, outer: [u8; 6], home: [u8; 6], bar: Side) -> String {
    let half = |points: [u8; 6]| points.map(|point| on_point(board, point, row)).concat();
    let (count, letter) = match bar {
        Side::Own => (board.own().on_bar(), 'O'),
        Side::Other => (board.other().on_bar(), 'X'),
    };
    format!(
        "|{}|{}|{}|",
        half(outer),
        cell(count, letter, row),
        half(home)
    )
}

fn on_point(board: &Board, number: u8, row: u8) -> String {
    let Some(point) = Point::new(number) else {
        return cell(0, ' ', row);
    };
    match board.own().on(Origin::Point(point)) {
        0 => cell(board.enemies(point), 'X', row),
        count => cell(count, 'O', row),
    }
}

/// What stands in a row of a pile, three characters wide.
fn cell(count: u8, letter: char, row: u8) -> String {
    if count > ROWS && row == ROWS - 1 {
        format!("{count:^3}")
    } else if count > row {
        format!(" {letter} ")
    } else {
        "   ".to_owned()
    }
}

/// Letter, name, pips, checkers off and points of a side.
fn side(game: &Backgammon, seat: Seat, letter: char) -> String {
    let board = game.board_of(seat);
    let off = game.rules().variant().checkers() - board.own().total();
    let (name, pips) = (game.seat_label(seat), board.own().pips());
    let mut text = format!("{letter} {name}: {pips} pips, {off} off");
    if let Some(length) = game.rules().length() {
        let _ok = write!(text, ", {} of {length} points", game.score()[seat.index()]);
    }
    text
}

/// Dice and cube.
fn state(game: &Backgammon) -> String {
    let cube = game.cube();
    let mut text = match cube.owner() {
        _ if !game.rules().has_cube() => "no cube".to_owned(),
        _ if game.is_crawford() => "no cube: the Crawford game".to_owned(),
        Some(owner) => format!("cube {} of {}", cube.value(), game.seat_label(owner)),
        None => format!("cube {}", cube.value()),
    };
    if let Some(dice) = game.dice() {
        let _ok = write!(text, ", {} threw {dice}", game.seat_label(game.on_roll()));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_and_a_pile() {
        let mut game = Backgammon::new(&"match,length=5".parse().expect("rules"));
        for text in ["dice 6 5", "24/18 18/13", "roll", "dice 6 6"] {
            game.enter(text).expect("legal");
        }
        let drawn = backgammon(&game, Seat::A);
        let expected = "
 13 14 15 16 17 18      19 20 21 22 23 24 
+------------------+---+------------------+  X Black: 167 pips, 0 off, 0 of 5 points
| O           X    |   | X              O |
| O           X    |   | X                |
| O           X    |   | X                |
| O                |   | X                |
| 6                |   | X                |
|                  |BAR|                  |  cube 1, Black threw 6-6
| X                |   | O                |
| X                |   | O                |
| X           O    |   | O                |
| X           O    |   | O              X |
| X           O    |   | O              X |
+------------------+---+------------------+  O White: 156 pips, 0 off, 0 of 5 points
 12 11 10  9  8  7       6  5  4  3  2  1 ";
        let trimmed = |text: &str| {
            let lines = text.trim_matches('\n').lines();
            lines
                .map(|line| line.trim_end().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(trimmed(&drawn), trimmed(expected), "{drawn}");
        // The other side sees its own numbers, and its own checkers as O.
        let theirs = backgammon(&game, Seat::B);
        assert!(theirs.contains("O Black: 167 pips"), "{theirs}");
        assert!(theirs.contains("X White: 156 pips"), "{theirs}");
    }
}
