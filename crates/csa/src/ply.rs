//! Moves as the protocol writes them: `+7776FU`.

use std::fmt;
use std::str::FromStr;

use yonban_shogi::{Board, Color, Kind, Move, Square};

/// The two letters of every kind, by index of [`Kind`].
const CODES: [&str; 14] = [
    "FU", "KY", "KE", "GI", "KA", "HI", "KI", "OU", "TO", "NY", "NK", "NG", "UM", "RY",
];

/// The two letters of a kind of piece: `FU`, `RY`.
#[must_use]
pub fn code(kind: Kind) -> &'static str {
    CODES[kind.index()]
}

/// The kind of piece of two letters.
#[must_use]
pub fn kind_of(code: &str) -> Option<Kind> {
    let at = CODES.iter().position(|known| *known == code)?;
    Kind::ALL.get(at).copied()
}

/// `+` for Black, `-` for White.
#[must_use]
pub const fn sign(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}

/// The side of a sign.
#[must_use]
pub const fn color_of(sign: char) -> Option<Color> {
    match sign {
        '+' => Some(Color::Black),
        '-' => Some(Color::White),
        _ => None,
    }
}

/// A square as two digits, file and rank.
fn square_of(file: u8, rank: u8) -> Option<Square> {
    Square::new(file.wrapping_sub(b'0'), rank.wrapping_sub(b'0'))
}

/// A move as the protocol writes it: the side, where from (`00`: the hand), where to, and the piece as
/// it stands *after* the move. What it means needs the position: see [`Ply::read`].
///
/// ```
/// use yonban_csa::Ply;
/// use yonban_shogi::Board;
///
/// let ply: Ply = "+7776FU".parse()?;
/// assert_eq!(ply.read(&Board::start()).unwrap().to_string(), "7g7f");
/// assert_eq!(ply.to_string(), "+7776FU");
/// # Ok::<(), yonban_csa::ParsePlyError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ply {
    /// Who moves.
    pub color: Color,
    /// Where from; `None`: from the hand.
    pub from: Option<Square>,
    /// Where to.
    pub to: Square,
    /// The piece after the move.
    pub kind: Kind,
}

impl Ply {
    /// How `mv` of the side to move is written in this position. `None` where nothing stands on its
    /// origin, or what stands there cannot promote though it should.
    #[must_use]
    pub fn of(mv: Move, board: &Board) -> Option<Ply> {
        let kind = match mv.from() {
            None => mv.dropped()?,
            Some(from) => {
                let piece = board.piece(from)?;
                if mv.promotes() {
                    piece.kind.promoted()?
                } else {
                    piece.kind
                }
            }
        };
        Some(Ply {
            color: board.side(),
            from: mv.from(),
            to: mv.to(),
            kind,
        })
    }

    /// The move that this is in this position; it need not be legal. `None` where no move can be
    /// written so: it is the other side's turn, the origin is empty, or the piece is neither what
    /// stands there nor what that promotes to.
    #[must_use]
    pub fn read(self, board: &Board) -> Option<Move> {
        if self.color != board.side() {
            return None;
        }
        let Some(from) = self.from else {
            return Move::drop(self.kind, self.to);
        };
        let stands = board.piece(from)?.kind;
        if self.kind == stands {
            Some(Move::board(from, self.to, false))
        } else if Some(self.kind) == stands.promoted() {
            Some(Move::board(from, self.to, true))
        } else {
            None
        }
    }
}

/// Prints `+7776FU`, `-0055KA`.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", sign(self.color))?;
        match self.from {
            Some(from) => write!(f, "{}{}", from.file(), from.rank())?,
            None => f.write_str("00")?,
        }
        let (to, code) = (self.to, code(self.kind));
        write!(f, "{}{}{code}", to.file(), to.rank())
    }
}

/// A text that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a move is a sign, two squares and a piece, such as +7776FU or -0055KA")]
pub struct ParsePlyError;

impl FromStr for Ply {
    type Err = ParsePlyError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let &[sign, f0, f1, t0, t1, _, _] = text.as_bytes() else {
                return None;
            };
            let from = match (f0, f1) {
                (b'0', b'0') => None,
                _ => Some(square_of(f0, f1)?),
            };
            Some(Ply {
                color: color_of(char::from(sign))?,
                from,
                to: square_of(t0, t1)?,
                // Five ASCII bytes stand before it.
                kind: kind_of(text.get(5..)?)?,
            })
        };
        read().ok_or(ParsePlyError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_move_that_can_be_written_reads_back() {
        let squares = || std::iter::once(None).chain(Square::all().map(Some));
        for color in Color::BOTH {
            for kind in Kind::ALL {
                assert_eq!(kind_of(code(kind)), Some(kind));
                for from in squares() {
                    for to in Square::all() {
                        let ply = Ply {
                            color,
                            from,
                            to,
                            kind,
                        };
                        assert_eq!(ply.to_string().parse(), Ok(ply));
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_no_move_is_refused() {
        for text in [
            "", "+", "7776FU", "*7776FU", "+7776XX", "+7076FU", "+7770FU", "+0776FU", "+7776FUx",
            "+777FU", "+77７FU", "+7776fu", " +7776FU",
        ] {
            assert_eq!(text.parse::<Ply>(), Err(ParsePlyError), "{text}");
        }
    }

    #[test]
    fn the_piece_is_the_one_after_the_move() {
        let mut board = Board::start();
        for (csa, usi) in [
            ("+7776FU", "7g7f"),
            ("-3334FU", "3c3d"),
            ("+8822UM", "8h2b+"),
            ("-3122GI", "3a2b"),
            ("+0055KA", "B*5e"),
        ] {
            let ply: Ply = csa.parse().unwrap();
            let mv = ply.read(&board).unwrap();
            assert_eq!(mv.to_string(), usi);
            assert_eq!(Ply::of(mv, &board), Some(ply));
            board.play(mv);
        }
    }

    #[test]
    fn what_no_move_can_be_written_as_is_not_read() {
        let board = Board::start();
        for csa in [
            "-3334FU", "+5554FU", "+7776TO1", "+7776KI", "+0055TO", "+0055OU",
        ] {
            let read = csa.parse::<Ply>().ok().and_then(|ply| ply.read(&board));
            assert_eq!(read, None, "{csa}");
        }
        // Read, though no rule allows it: that is for the referee to say.
        let far: Ply = "+7775FU".parse().unwrap();
        assert!(far.read(&board).is_some());
    }
}
