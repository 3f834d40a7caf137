//! Positions as text (SFEN), and what a position must be to be set up.

use crate::{Board, Color, Hand, Kind, Piece, Square};
use std::fmt::Write;
use yonban_rules::Reason;

/// The even start.
const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

/// What a position must have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Strictness {
    /// A game: both kings.
    #[default]
    Game,
    /// A mate problem: Black's king may be missing; nothing else is relaxed.
    Problem,
}

/// Why a position is refused. Where several reasons apply, the first in this order is given; those of
/// the board's text go rank by rank.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Not board, side, hands and perhaps a number.
    #[error("a position has three or four fields (board, side, hands, number), not {0}")]
    FieldCount(usize),
    /// Not nine ranks.
    #[error("a board has nine ranks, not {0}")]
    RankCount(usize),
    /// A letter or digit that the board's text does not know.
    #[error("{text:?} on rank {rank} is no piece")]
    UnknownPiece {
        /// The letter, with the `+` before it if there is one.
        text: String,
        /// The rank, from 1 at the top.
        rank: u8,
    },
    /// A `+` before a king or a gold.
    #[error("{letter:?} on rank {rank} does not promote")]
    NotPromotable {
        /// The letter.
        letter: char,
        /// The rank, from 1 at the top.
        rank: u8,
    },
    /// A rank ends with `+`.
    #[error("rank {rank} ends with a `+`")]
    DanglingPlus {
        /// The rank, from 1 at the top.
        rank: u8,
    },
    /// A rank does not have nine squares.
    #[error("rank {rank} has {squares} squares, not nine")]
    RankWidth {
        /// The rank, from 1 at the top.
        rank: u8,
        /// How many it has.
        squares: usize,
    },
    /// The side to move is neither `b` nor `w`.
    #[error("the side to move is `b` or `w`, not {0:?}")]
    UnknownSide(String),
    /// A hand holds something that no hand can hold.
    #[error("no hand holds {0:?}")]
    BadHandLetter(char),
    /// A count of 0, with a leading 0, or without a letter behind it.
    #[error("{0:?} is no count of pieces in hand")]
    BadHandCount(String),
    /// The number of the move is no whole number from 0 that fits 32 bits.
    #[error("{0:?} is no number of a move")]
    BadMoveNumber(String),
    /// A side has two kings.
    #[error("{0} has more than one king")]
    TooManyKings(Color),
    /// A side has no king.
    #[error("{0} has no king")]
    MissingKing(Color),
    /// More pieces of a kind than a set has, boards and hands together.
    #[error("{count} {}s: a set has {}", .kind.name(), .kind.in_set())]
    TooManyPieces {
        /// The unpromoted kind.
        kind: Kind,
        /// How many there are.
        count: u32,
    },
    /// A pawn, lance or knight that could never move.
    #[error("the {} on {square} could never move", .piece.kind.name())]
    DeadPiece {
        /// Where.
        square: Square,
        /// What.
        piece: Piece,
    },
    /// Two unpromoted pawns of a side on a file.
    #[error("{color} has two pawns on a file, {} and {}", .pawns[0], .pawns[1])]
    TwoPawns {
        /// Whose.
        color: Color,
        /// The first two.
        pawns: [Square; 2],
    },
    /// The side that is not to move is in check.
    #[error("the king on {king}, whose side is not to move, is in check")]
    OpponentInCheck {
        /// Where that king stands.
        king: Square,
        /// Who gives check, by index of their squares.
        attackers: Vec<Square>,
    },
}

impl Reason for SetupError {
    fn reason(&self) -> &'static str {
        match self {
            SetupError::FieldCount(_) => "field_count",
            SetupError::RankCount(_) => "rank_count",
            SetupError::UnknownPiece { .. } => "unknown_piece",
            SetupError::NotPromotable { .. } => "not_promotable",
            SetupError::DanglingPlus { .. } => "dangling_plus",
            SetupError::RankWidth { .. } => "rank_width",
            SetupError::UnknownSide(_) => "unknown_side",
            SetupError::BadHandLetter(_) => "bad_hand_letter",
            SetupError::BadHandCount(_) => "bad_hand_count",
            SetupError::BadMoveNumber(_) => "bad_move_number",
            SetupError::TooManyKings(_) => "too_many_kings",
            SetupError::MissingKing(_) => "missing_king",
            SetupError::TooManyPieces { .. } => "too_many_pieces",
            SetupError::DeadPiece { .. } => "dead_piece",
            SetupError::TwoPawns { .. } => "two_pawns",
            SetupError::OpponentInCheck { .. } => "opponent_in_check",
        }
    }
}

type Squares = [Option<Piece>; Square::COUNT];
/// How many of each kind that a hand can hold, by color and index of the kind.
type Counts = [[u32; Kind::HAND.len()]; 2];

impl Board {
    /// A position from its parts. Of two pieces on one square the later one stays.
    ///
    /// # Errors
    ///
    /// What forbids it: kings, numbers of pieces, dead pieces, two pawns on a file, a side in check
    /// that is not to move.
    pub fn setup(
        pieces: impl IntoIterator<Item = (Square, Piece)>,
        hands: [Hand; 2],
        side: Color,
        strictness: Strictness,
    ) -> Result<Board, SetupError> {
        let mut squares = [None; Square::COUNT];
        for (at, piece) in pieces {
            squares[at.index()] = Some(piece);
        }
        let mut counts = Counts::default();
        for color in Color::BOTH {
            for (kind, count) in hands[color.index()].iter() {
                counts[color.index()][kind.index()] = u32::from(count);
            }
        }
        build(squares, counts, side, strictness)
    }

    /// Reads an SFEN with the number of its move, which is 1 where the text has none. Also accepted:
    /// pieces in hand in any order, repeated letters, a count of 1, runs of empty squares in parts,
    /// more spaces than needed, `startpos`, and `sfen` or `position` in front.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, or what forbids the position.
    ///
    /// ```
    /// use yonban_shogi::{Board, SetupError, Strictness};
    ///
    /// let (board, number) = Board::from_sfen("4k4/9/9/9/9/9/9/9/4K4 b P2GR", Strictness::Game)?;
    /// assert_eq!(board.to_sfen(number), "4k4/9/9/9/9/9/9/9/4K4 b R2GP 1");
    /// let alone = Board::from_sfen("4k4/9/9/9/9/9/9/9/9 b 2G 1", Strictness::Game);
    /// assert_eq!(alone, Err(SetupError::MissingKing(yonban_shogi::Color::Black)));
    /// # Ok::<(), SetupError>(())
    /// ```
    pub fn from_sfen(text: &str, strictness: Strictness) -> Result<(Board, u32), SetupError> {
        let mut fields: Vec<&str> = text.split_ascii_whitespace().collect();
        if let ["position", "sfen" | "startpos", ..] = fields[..] {
            fields.remove(0);
        }
        if let ["startpos"] = fields[..] {
            fields = START.split(' ').collect();
        } else if let ["sfen", ..] = fields[..] {
            fields.remove(0);
        }
        let (board, side, hands, number) = match fields[..] {
            [board, side, hands] => (board, side, hands, "1"),
            [board, side, hands, number] => (board, side, hands, number),
            _ => return Err(SetupError::FieldCount(fields.len())),
        };
        let squares = read_board(board)?;
        let side = match side {
            "b" => Color::Black,
            "w" => Color::White,
            _ => return Err(SetupError::UnknownSide(side.to_owned())),
        };
        let hands = read_hands(hands)?;
        let number = read_number(number)?;
        Ok((build(squares, hands, side, strictness)?, number))
    }

    /// The canonical SFEN with a move number.
    #[must_use]
    pub fn to_sfen(&self, number: u32) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        for rank in 1..=9 {
            if rank > 1 {
                text.push('/');
            }
            let mut empty = 0;
            for file in (1..=9).rev() {
                let piece = Square::new(file, rank).and_then(|at| self.piece(at));
                let Some(piece) = piece else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    let _infallible = write!(text, "{empty}");
                    empty = 0;
                }
                let _infallible = write!(text, "{piece}");
            }
            if empty > 0 {
                let _infallible = write!(text, "{empty}");
            }
        }
        text.push_str(match self.side() {
            Color::Black => " b ",
            Color::White => " w ",
        });
        if Color::BOTH.iter().all(|&color| self.hand(color).is_empty()) {
            text.push('-');
        }
        for color in Color::BOTH {
            for (kind, count) in self.hand(color).iter() {
                if count > 1 {
                    let _infallible = write!(text, "{count}");
                }
                let _infallible = write!(text, "{}", Piece::new(color, kind));
            }
        }
        let _infallible = write!(text, " {number}");
        text
    }
}

/// The piece of a letter.
fn read_letter(letter: char) -> Option<Piece> {
    let color = if letter.is_ascii_uppercase() {
        Color::Black
    } else {
        Color::White
    };
    Kind::from_letter(letter.to_ascii_uppercase()).map(|kind| Piece::new(color, kind))
}

fn read_board(text: &str) -> Result<Squares, SetupError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 9 {
        return Err(SetupError::RankCount(ranks.len()));
    }
    let mut squares = [None; Square::COUNT];
    for (rank, text) in (1..).zip(ranks) {
        let mut width = 0;
        let mut letters = text.chars();
        while let Some(first) = letters.next() {
            if let Some(empty @ 1..=9) = first.to_digit(10) {
                // At most nine.
                width += empty as usize;
                continue;
            }
            let unknown = |text: String| SetupError::UnknownPiece { text, rank };
            let piece = if first == '+' {
                let letter = letters.next().ok_or(SetupError::DanglingPlus { rank })?;
                let piece = read_letter(letter).ok_or_else(|| unknown(format!("+{letter}")))?;
                let promoted = piece.kind.promoted();
                let kind = promoted.ok_or(SetupError::NotPromotable { letter, rank })?;
                Piece::new(piece.color, kind)
            } else {
                read_letter(first).ok_or_else(|| unknown(first.to_string()))?
            };
            // Files run from 9 on the left; whatever is beyond 1 is an error below.
            let file = 9_usize
                .checked_sub(width)
                .and_then(|f| u8::try_from(f).ok());
            if let Some(at) = file.and_then(|file| Square::new(file, rank)) {
                squares[at.index()] = Some(piece);
            }
            width += 1;
        }
        if width != 9 {
            return Err(SetupError::RankWidth {
                rank,
                squares: width,
            });
        }
    }
    Ok(squares)
}

fn read_hands(text: &str) -> Result<Counts, SetupError> {
    let mut counts = Counts::default();
    if text == "-" {
        return Ok(counts);
    }
    let mut digits = String::new();
    for letter in text.chars() {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        let piece = read_letter(letter)
            .filter(|piece| piece.kind != Kind::King)
            .ok_or(SetupError::BadHandLetter(letter))?;
        if digits.starts_with('0') {
            return Err(SetupError::BadHandCount(digits));
        }
        let count = if digits.is_empty() {
            1
        } else {
            // A number too large to be read is larger than any set.
            digits.parse().unwrap_or(u32::MAX)
        };
        let held = &mut counts[piece.color.index()][piece.kind.index()];
        *held = held.saturating_add(count);
        digits.clear();
    }
    if digits.is_empty() {
        Ok(counts)
    } else {
        Err(SetupError::BadHandCount(digits))
    }
}

fn read_number(text: &str) -> Result<u32, SetupError> {
    let wrong = || SetupError::BadMoveNumber(text.to_owned());
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.parse().map_err(|_| wrong())
    } else {
        Err(wrong())
    }
}

/// The position of these parts, if it may be set up.
fn build(
    squares: Squares,
    hands: Counts,
    side: Color,
    strictness: Strictness,
) -> Result<Board, SetupError> {
    let pieces = || Square::all().filter_map(|at| squares[at.index()].map(|piece| (at, piece)));
    let kings = |color| {
        pieces()
            .filter(|&(_, piece)| piece == Piece::new(color, Kind::King))
            .count()
    };
    for color in Color::BOTH {
        if kings(color) > 1 {
            return Err(SetupError::TooManyKings(color));
        }
    }
    for color in Color::BOTH {
        let optional = strictness == Strictness::Problem && color == Color::Black;
        if kings(color) == 0 && !optional {
            return Err(SetupError::MissingKing(color));
        }
    }
    for kind in Kind::HAND {
        let on_board = pieces().filter(|(_, piece)| piece.kind.base() == kind);
        // At most 81.
        let on_board = on_board.count() as u32;
        let count = hands
            .iter()
            .fold(on_board, |sum, hand| sum.saturating_add(hand[kind.index()]));
        if count > u32::from(kind.in_set()) {
            return Err(SetupError::TooManyPieces { kind, count });
        }
    }
    let dead = pieces().find(|&(at, piece)| {
        // As the owner sees it.
        let rank = match piece.color {
            Color::Black => at.rank(),
            Color::White => at.turned().rank(),
        };
        match piece.kind {
            Kind::Pawn | Kind::Lance => rank == 1,
            Kind::Knight => rank <= 2,
            _ => false,
        }
    });
    if let Some((square, piece)) = dead {
        return Err(SetupError::DeadPiece { square, piece });
    }
    for color in Color::BOTH {
        let pawns = || {
            let own = pieces().filter(move |&(_, piece)| piece == Piece::new(color, Kind::Pawn));
            own.map(|(at, _)| at)
        };
        // Squares go file by file.
        for (first, second) in pawns().zip(pawns().skip(1)) {
            if first.file() == second.file() {
                return Err(SetupError::TwoPawns {
                    color,
                    pawns: [first, second],
                });
            }
        }
    }
    let hands = hands.map(|counts| {
        let mut hand = Hand::EMPTY;
        for kind in Kind::HAND {
            for _ in 0..counts[kind.index()] {
                hand.add(kind);
            }
        }
        hand
    });
    let board = Board::assemble(squares, hands, side);
    if let Some(king) = board.king(side.other()) {
        let attackers = board.attackers(side, king);
        if !attackers.is_empty() {
            return Err(SetupError::OpponentInCheck {
                king,
                attackers: attackers.iter().collect(),
            });
        }
    }
    Ok(board)
}
