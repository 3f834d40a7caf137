//! Positions: `BEGIN Position` … `END Position`, with the moves that were played already.

use std::fmt::Write as _;

use yonban_shogi::{Board, Color, Hand, Kind, Move, Piece, SetupError, Square, Strictness};

use crate::ply::{code, color_of, kind_of, sign};
use crate::{Ply, Spent};

/// The most moves that a position may come with.
const MAX_PLIES: usize = 10_000;

/// A position and what was played from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The board before the first move.
    pub start: Board,
    /// The moves since, with what they cost. Each is legal where it stands.
    pub plies: Vec<(Ply, Option<Spent>)>,
}

/// Why a position cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPosition {
    /// A line that does not belong here.
    #[error("`{0}` does not belong to a position")]
    Line(String),
    /// A row, a hand or a removal that cannot be read.
    #[error("`{0}` cannot be read")]
    Pieces(String),
    /// More pieces of a kind in a hand than a set has.
    #[error("a hand holds too many {}", code(*.0))]
    TooMany(Kind),
    /// The board is not whole: neither all nine rows nor `PI`.
    #[error("the board is not whole")]
    Incomplete,
    /// It is not said who moves.
    #[error("it is not said who moves")]
    NoSide,
    /// A move that is not legal where it stands.
    #[error("{0} cannot be played there")]
    Move(Ply),
    /// More moves than are read.
    #[error("more than {MAX_PLIES} moves")]
    TooLong,
    /// The rules do not allow such a position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// At most 40 characters of a line, for messages.
fn short(line: &str) -> String {
    line.chars().take(40).collect()
}

impl Position {
    /// A position from which nothing has been played.
    #[must_use]
    pub fn new(start: Board) -> Position {
        Position {
            start,
            plies: Vec::new(),
        }
    }

    /// The board after the last move, and the moves.
    #[must_use]
    pub fn played(&self) -> (Board, Vec<Move>) {
        let mut board = self.start.clone();
        let mut moves = Vec::with_capacity(self.plies.len());
        for (ply, _) in &self.plies {
            // Legal where it stands, so that it can be read; a position made by hand may be cut short.
            let Some(mv) = ply.read(&board) else { break };
            board.play(mv);
            moves.push(mv);
        }
        (board, moves)
    }

    /// The lines between `BEGIN Position` and `END Position`, each with its LF.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(320 + self.plies.len() * 12);
        for rank in 1..=9 {
            text.push('P');
            text.push(char::from(b'0' + rank));
            for file in (1..=9).rev() {
                let piece = Square::new(file, rank).and_then(|square| self.start.piece(square));
                match piece {
                    Some(piece) => {
                        text.push(sign(piece.color));
                        text.push_str(code(piece.kind));
                    }
                    None => text.push_str(" * "),
                }
            }
            text.push('\n');
        }
        for color in Color::BOTH {
            text.push('P');
            text.push(sign(color));
            for (kind, count) in self.start.hand(color).iter() {
                for _ in 0..count {
                    text.push_str("00");
                    text.push_str(code(kind));
                }
            }
            text.push('\n');
        }
        text.push(sign(self.start.side()));
        text.push('\n');
        for (ply, spent) in &self.plies {
            // Writing to a String cannot fail.
            let written = match spent {
                Some(spent) => writeln!(text, "{ply},T{spent}"),
                None => writeln!(text, "{ply}"),
            };
            debug_assert!(written.is_ok());
        }
        text
    }

    /// Reads such lines: rows or `PI` with removals, hands, single squares, `P-00AL`, the side, then
    /// moves with times, on their lines or behind commas.
    ///
    /// # Errors
    ///
    /// See [`BadPosition`].
    pub fn read<L: AsRef<str>>(
        lines: impl IntoIterator<Item = L>,
    ) -> Result<Position, BadPosition> {
        let mut paper = Paper::default();
        let mut position: Option<(Position, Board)> = None;
        for line in lines {
            // Trailing blanks belong to the rows of a board only, which may lack them.
            let line = line.as_ref().trim_end();
            for statement in line.split(',') {
                match &mut position {
                    _ if statement.is_empty() || statement.starts_with('\'') => {}
                    Some((position, board)) => position.statement(board, statement)?,
                    None => {
                        let mut signs = statement.chars();
                        match (signs.next().and_then(color_of), signs.next()) {
                            (Some(side), None) => {
                                let start = paper.board(side)?;
                                position = Some((Position::new(start.clone()), start));
                            }
                            _ => paper.statement(statement)?,
                        }
                    }
                }
            }
        }
        position
            .map(|(position, _)| position)
            .ok_or(BadPosition::NoSide)
    }

    /// A move, or the time of the last one.
    fn statement(&mut self, board: &mut Board, text: &str) -> Result<(), BadPosition> {
        let bad = || BadPosition::Line(short(text));
        if let Some(time) = text.strip_prefix('T') {
            let spent = time.parse().map_err(|_| bad())?;
            let (_, last) = self.plies.last_mut().ok_or_else(bad)?;
            *last = Some(spent);
            return Ok(());
        }
        let ply: Ply = text.parse().map_err(|_| bad())?;
        if self.plies.len() >= MAX_PLIES {
            return Err(BadPosition::TooLong);
        }
        let mv = ply.read(board).filter(|mv| board.moves().contains(mv));
        board.play(mv.ok_or(BadPosition::Move(ply))?);
        self.plies.push((ply, None));
        Ok(())
    }
}

/// A board that is being read.
#[derive(Clone, Debug)]
struct Paper {
    squares: [Option<Piece>; Square::COUNT],
    hands: [[u8; 8]; 2],
    rows: u16,
}

impl Default for Paper {
    fn default() -> Self {
        Paper {
            squares: [None; Square::COUNT],
            hands: [[0; 8]; 2],
            rows: 0,
        }
    }
}

/// All nine rows have been seen.
const ALL_ROWS: u16 = 0b11_1111_1110;

impl Paper {
    fn statement(&mut self, text: &str) -> Result<(), BadPosition> {
        let bad = || BadPosition::Pieces(short(text));
        let rest = text
            .strip_prefix('P')
            .ok_or_else(|| BadPosition::Line(short(text)))?;
        let mut signs = rest.chars();
        match signs.next() {
            Some('I') => self.removals(signs.as_str()).ok_or_else(bad),
            Some(rank @ '1'..='9') => {
                let rank = rank as u8 - b'0';
                self.row(rank, signs.as_str()).ok_or_else(bad)
            }
            Some(side @ ('+' | '-')) => {
                let color = color_of(side).ok_or_else(bad)?;
                self.pieces(color, signs.as_str(), text)
            }
            _ => Err(BadPosition::Line(short(text))),
        }
    }

    /// `82HI22KA`: the whole start without these.
    fn removals(&mut self, text: &str) -> Option<()> {
        for (square, piece) in Board::start().pieces() {
            self.squares[square.index()] = Some(piece);
        }
        self.rows = ALL_ROWS;
        for (square, kind) in groups(text)? {
            let square = square?;
            let stands = self.squares[square.index()].take()?;
            if stands.kind != kind? {
                return None;
            }
        }
        Some(())
    }

    /// Nine cells of three characters, from file 9 to file 1.
    fn row(&mut self, rank: u8, text: &str) -> Option<()> {
        if text.len() > 27 || !text.is_ascii() {
            return None;
        }
        let text = format!("{text:<27}");
        for (file, at) in (1..=9).rev().zip((0..27).step_by(3)) {
            let cell = text.get(at..at + 3)?;
            let square = Square::new(file, rank)?;
            self.squares[square.index()] = match cell.trim() {
                "*" | "" => None,
                _ => {
                    let color = color_of(cell.chars().next()?)?;
                    Some(Piece::new(color, kind_of(&cell[1..])?))
                }
            };
        }
        self.rows |= 1 << rank;
        Some(())
    }

    /// `00FU55KI00AL` behind `P+` or `P-`.
    fn pieces(&mut self, color: Color, text: &str, whole: &str) -> Result<(), BadPosition> {
        let bad = || BadPosition::Pieces(short(whole));
        for (square, kind) in groups(text).ok_or_else(bad)? {
            match (square, kind) {
                (None, None) => self.rest(color),
                (None, Some(kind)) if kind.index() < 7 => {
                    let count = &mut self.hands[color.index()][kind.index()];
                    *count += 1;
                    if *count > kind.in_set() {
                        return Err(BadPosition::TooMany(kind));
                    }
                }
                (Some(square), Some(kind)) => {
                    self.squares[square.index()] = Some(Piece::new(color, kind));
                }
                _ => return Err(bad()),
            }
        }
        Ok(())
    }

    /// `00AL`: all the pieces of a set that are nowhere yet, but for the kings.
    fn rest(&mut self, color: Color) {
        for kind in Kind::HAND {
            let on_board = self.squares.iter().flatten();
            let on_board = on_board.filter(|piece| piece.kind.base() == kind).count();
            let in_hands: usize = self
                .hands
                .iter()
                .map(|hand| usize::from(hand[kind.index()]))
                .sum();
            let left = usize::from(kind.in_set()).saturating_sub(on_board + in_hands);
            // At most what a set has.
            self.hands[color.index()][kind.index()] += left as u8;
        }
    }

    fn board(&self, side: Color) -> Result<Board, BadPosition> {
        // A board may also be given square by square alone; then no row has been seen.
        let empty = self.squares.iter().all(Option::is_none);
        if empty || (self.rows != 0 && self.rows != ALL_ROWS) {
            return Err(BadPosition::Incomplete);
        }
        let pieces = Square::all()
            .filter_map(|square| Some((square, self.squares[square.index()]?)))
            .collect::<Vec<_>>();
        let hands = self.hands.map(|counts| {
            let mut hand = Hand::EMPTY;
            for kind in Kind::HAND {
                for _ in 0..counts[kind.index()] {
                    hand.add(kind);
                }
            }
            hand
        });
        Ok(Board::setup(pieces, hands, side, Strictness::Game)?)
    }
}

/// A square and a kind: `None` where the text says `00`, and where it says `AL`.
type Group = (Option<Square>, Option<Kind>);

/// Groups of four characters: a square and a piece.
fn groups(text: &str) -> Option<Vec<Group>> {
    if !text.is_ascii() || !text.len().is_multiple_of(4) {
        return None;
    }
    let digit = |byte: u8| byte.wrapping_sub(b'0');
    (0..text.len())
        .step_by(4)
        .map(|at| {
            let square = text.get(at..at + 2)?;
            let square = match square.as_bytes() {
                b"00" => None,
                &[file, rank] => Some(Square::new(digit(file), digit(rank))?),
                _ => return None,
            };
            let kind = match text.get(at + 2..at + 4)? {
                "AL" => None,
                code => Some(kind_of(code)?),
            };
            Some((square, kind))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "P1-KY-KE-GI-KI-OU-KI-GI-KE-KY\n\
        P2 * -HI *  *  *  *  * -KA * \n\
        P3-FU-FU-FU-FU-FU-FU-FU-FU-FU\n\
        P4 *  *  *  *  *  *  *  *  * \n\
        P5 *  *  *  *  *  *  *  *  * \n\
        P6 *  *  *  *  *  *  *  *  * \n\
        P7+FU+FU+FU+FU+FU+FU+FU+FU+FU\n\
        P8 * +KA *  *  *  *  * +HI * \n\
        P9+KY+KE+GI+KI+OU+KI+GI+KE+KY\n\
        P+\n\
        P-\n\
        +\n";

    #[test]
    fn the_start_prints_as_servers_print_it() {
        let position = Position::new(Board::start());
        assert_eq!(position.text(), START);
        assert_eq!(Position::read(START.lines()), Ok(position));
    }

    #[test]
    fn moves_that_were_played_are_read() {
        let text = format!("{START}+2726FU,T12\n-3334FU\nT6\n+7776FU,-8384FU,T1\n");
        let position = Position::read(text.lines()).unwrap();
        let (board, moves) = position.played();
        assert_eq!(moves.len(), 4);
        assert_eq!(board.side(), Color::Black);
        let times: Vec<_> = position
            .plies
            .iter()
            .map(|(_, spent)| spent.map(Spent::whole))
            .collect();
        assert_eq!(times, [Some(12), Some(6), None, Some(1)]);
        assert_eq!(Position::read(position.text().lines()), Ok(position));
    }

    #[test]
    fn every_way_to_set_up_is_read() {
        let read = |text: &str| Position::read(text.lines()).map(|position| position.start);
        assert_eq!(read("PI\n+"), Ok(Board::start()));
        let two = read("PI82HI22KA\n-").unwrap();
        assert_eq!(two.pieces().count(), 38);
        assert_eq!(two.side(), Color::White);
        let problem = read("P-51OU\nP+59OU53KI00KI\nP-00AL\n+").unwrap();
        assert_eq!(problem.hand(Color::White).count(Kind::Pawn), 18);
        assert_eq!(problem.hand(Color::White).count(Kind::Gold), 2);
        // Blanks at the end of a row may be cut off.
        let cut: String = START
            .lines()
            .map(|line| format!("{}\n", line.trim_end()))
            .collect();
        assert_eq!(read(&cut), Ok(Board::start()));
    }

    #[test]
    fn what_is_no_position_says_why() {
        let read = |text: &str| Position::read(text.lines()).unwrap_err();
        assert_eq!(read(""), BadPosition::NoSide);
        assert_eq!(read("PI"), BadPosition::NoSide);
        assert_eq!(read("+"), BadPosition::Incomplete);
        assert_eq!(read("P1-OU\n+"), BadPosition::Incomplete);
        assert!(matches!(read("PI82KA\n+"), BadPosition::Pieces(_)));
        assert!(matches!(read("PI82HI82HI\n+"), BadPosition::Pieces(_)));
        assert!(matches!(read("P1XKY\n+"), BadPosition::Pieces(_)));
        assert!(matches!(read("P+00TO\n+"), BadPosition::Pieces(_)));
        assert!(matches!(read("P+0\n+"), BadPosition::Pieces(_)));
        assert!(matches!(read("hello\n+"), BadPosition::Line(_)));
        assert!(matches!(read("PI\n+\nT1"), BadPosition::Line(_)));
        assert!(matches!(read("PI\n+\n+7775FU"), BadPosition::Move(_)));
        assert!(matches!(read("PI\n+\n-3334FU"), BadPosition::Move(_)));
        assert!(matches!(read("P+51OU\n+"), BadPosition::Setup(_)));
        let many = format!("P+{}\n+", "00HI".repeat(3));
        assert_eq!(read(&many), BadPosition::TooMany(Kind::Rook));
    }
}
