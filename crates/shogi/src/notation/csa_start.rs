//! The start of a game as CSA tells it: `PI`, rows, single pieces, all the rest.

use super::kanji;
use super::record::Start;
use crate::{Board, Color, Hand, Kind, Piece, Square, Strictness};

/// What was read so far.
#[derive(Debug)]
pub(crate) struct Layout {
    squares: [Option<Piece>; 81],
    hands: [Hand; 2],
    /// Whether anything was said.
    said: bool,
}

impl Default for Layout {
    fn default() -> Self {
        Layout {
            squares: [None; 81],
            hands: [Hand::EMPTY; 2],
            said: false,
        }
    }
}

/// The first character, the next, and so on: pieces of a text of ASCII letters.
fn pairs(text: &str, width: usize) -> Option<Vec<&str>> {
    if !text.is_ascii() || !text.len().is_multiple_of(width) {
        return None;
    }
    (0..text.len())
        .step_by(width)
        .map(|at| text.get(at..at + width))
        .collect()
}

/// `82` or `00`: a square, or `None` for a hand.
fn place(text: &str) -> Option<Option<Square>> {
    if text == "00" {
        return Some(None);
    }
    let mut chars = text.chars();
    kanji::square_of(chars.next()?, chars.next()?).map(Some)
}

impl Layout {
    pub(crate) const fn is_said(&self) -> bool {
        self.said
    }

    /// Takes a statement that begins with `P`; tells what is wrong with it.
    pub(crate) fn take(&mut self, statement: &str) -> Result<(), String> {
        let bad = || format!("{} sets up nothing", super::loss::excerpt(statement));
        self.said = true;
        let mut chars = statement.chars().skip(1);
        match chars.next() {
            Some('I') => self.initial(&statement[2..]).ok_or_else(bad),
            Some(rank @ '1'..='9') => {
                let rank = kanji::digit(rank).ok_or_else(bad)?;
                self.row(rank, &statement[2..]).ok_or_else(bad)
            }
            Some(sign) => {
                let color = kanji::of_sign(sign).ok_or_else(bad)?;
                self.pieces(color, &statement[2..]).ok_or_else(bad)
            }
            None => Err(bad()),
        }
    }

    /// `82HI22KA` after `PI`: what is taken off the start.
    fn initial(&mut self, removed: &str) -> Option<()> {
        self.squares = [None; 81];
        for (square, piece) in Board::start().pieces() {
            self.squares[square.index()] = Some(piece);
        }
        for one in pairs(removed.trim(), 4)? {
            let square = place(&one[..2])??;
            self.squares[square.index()] = None;
        }
        Some(())
    }

    /// Nine cells of three characters; blanks at the end may be cut off.
    fn row(&mut self, rank: u8, cells: &str) -> Option<()> {
        let cells: Vec<char> = cells.chars().collect();
        if cells.len() > 27 {
            return None;
        }
        for (file, cell) in (1..=9).rev().zip(cells.chunks(3)) {
            let square = Square::new(file, rank)?;
            let cell: String = cell.iter().collect();
            self.squares[square.index()] = match cell.chars().next().and_then(kanji::of_sign) {
                Some(color) => Some(Piece::new(color, kanji::of_code(cell.get(1..)?)?)),
                None if ["", "*"].contains(&cell.trim()) => None,
                None => return None,
            };
        }
        Some(())
    }

    /// `00FU00FU`, `55KI`, `00AL` after `P+` or `P-`.
    fn pieces(&mut self, color: Color, text: &str) -> Option<()> {
        for one in pairs(text.trim(), 4)? {
            let (at, code) = one.split_at(2);
            match place(at)? {
                None if code == "AL" => self.rest(color),
                None => {
                    let kind = kanji::of_code(code).filter(|kind| Kind::HAND.contains(kind))?;
                    let hand = &mut self.hands[color.index()];
                    if hand.count(kind) == kind.in_set() {
                        return None;
                    }
                    hand.add(kind);
                }
                Some(square) => {
                    self.squares[square.index()] = Some(Piece::new(color, kanji::of_code(code)?));
                }
            }
        }
        Some(())
    }

    /// All pieces that are neither on the board nor in a hand, but for the kings.
    fn rest(&mut self, color: Color) {
        for kind in Kind::HAND {
            let on_board = self.squares.iter().flatten();
            let on_board = on_board.filter(|piece| piece.kind.base() == kind).count();
            let in_hands: u8 = self.hands.iter().map(|hand| hand.count(kind)).sum();
            let used = u8::try_from(on_board)
                .unwrap_or(u8::MAX)
                .saturating_add(in_hands);
            for _ in used..kind.in_set() {
                self.hands[color.index()].add(kind);
            }
        }
    }

    /// The start, with this side to move.
    pub(crate) fn start(&self, side: Color) -> Result<Start, String> {
        let pieces = Square::all().zip(&self.squares);
        let pieces = pieces.filter_map(|(square, piece)| Some((square, (*piece)?)));
        Board::setup(pieces, self.hands, side, Strictness::Problem)
            .map(|board| Start::new(board, 1))
            .map_err(|error| error.to_string())
    }
}

/// The statements that set up a start, a line each, the side to move last.
pub(crate) fn lines(start: &Start) -> Vec<String> {
    let board = start.board();
    let removed = match start.handicap() {
        None if start.is_even() => Some(""),
        None => None,
        Some(handicap) => handicap.csa(),
    };
    let mut lines = Vec::new();
    match removed {
        Some(removed) => lines.push(format!("PI{removed}")),
        None => {
            for rank in 1..=9 {
                let squares = (1..=9).rev().filter_map(|file| Square::new(file, rank));
                let cells: String = squares.map(|square| cell(board, square)).collect();
                lines.push(format!("P{rank}{cells}"));
            }
            for color in Color::BOTH {
                let hand = board.hand(color).iter();
                let pieces: String = hand
                    .map(|(kind, count)| {
                        format!("00{}", kanji::code(kind)).repeat(usize::from(count))
                    })
                    .collect();
                if !pieces.is_empty() {
                    lines.push(format!("P{}{pieces}", kanji::sign(color)));
                }
            }
        }
    }
    lines.push(kanji::sign(board.side()).to_string());
    lines
}

fn cell(board: &Board, square: Square) -> String {
    match board.piece(square) {
        Some(piece) => format!("{}{}", kanji::sign(piece.color), kanji::code(piece.kind)),
        None => " * ".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Handicap;

    fn read(lines: &[&str], side: Color) -> Result<String, String> {
        let mut layout = Layout::default();
        for line in lines {
            layout.take(line)?;
        }
        layout.start(side).map(|start| start.to_sfen())
    }

    #[test]
    fn starts_read_back() {
        let mut starts: Vec<Start> = Handicap::ALL.into_iter().map(Start::from).collect();
        for sfen in [
            "l6kl/5+B3/+P4p3/2p1pbpNs/4g3N/3plPP1P/2P2K1P1/2SG2Gs1/2+rP2+r2 w SNPgnl5p 1",
            "7nl/7k1/6p1p/9/9/9/9/9/9 b RGr2b3g4s3n3l16p 1",
        ] {
            starts.push(Start::from_sfen(sfen).unwrap());
        }
        for start in starts {
            let lines = lines(&start);
            let set: Vec<&str> = lines[..lines.len() - 1]
                .iter()
                .map(String::as_str)
                .collect();
            let side = start.board().side();
            assert_eq!(read(&set, side), Ok(start.to_sfen()));
        }
    }

    #[test]
    fn what_sets_up_nothing_is_refused() {
        for line in [
            "P", "PX", "PI8", "PI99XXX", "P1+XX", "P+00OU", "P+00TO", "P+01FU", "P+歩",
        ] {
            assert!(read(&[line], Color::Black).is_err(), "{line}");
        }
        let many = "00HI".repeat(3);
        assert!(read(&[&format!("P+{many}")], Color::Black).is_err());
        // Blanks at the end of a row are cut off.
        assert!(read(&["PI", "P2", "P8 * +KA"], Color::Black).is_ok());
    }
}
