//! Points and zones: what a declaration, or a count by agreement, comes to.

use crate::rules::{Impasse, Rules, Tie27};
use crate::{Bitboard, Board, Color, Ending, Hand, Illegal, Kind, Square};

/// How many other pieces must have entered for a declaration.
const PIECES: u8 = 10;

/// One side's count for a declaration or a count by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Count {
    /// Whether the king stands in the far three ranks.
    pub king_in_zone: bool,
    /// Whether it is in check.
    pub in_check: bool,
    /// Own pieces in the far three ranks, the king aside.
    pub pieces: u8,
    /// How many of them are needed; 0 where the rules do not ask.
    pub pieces_needed: u8,
    /// The points, credit included: of pieces in the zone and in hand, or with
    /// [`Impasse::Count`] of all pieces.
    pub points: u8,
    /// What is included in them because a handicap removed pieces.
    pub credit: u8,
    /// The points that win; 0 with [`Impasse::Try`], which counts nothing.
    pub win: u8,
    /// The points that draw, where fewer than winning ones do.
    pub draw: Option<u8>,
    /// Whether a declaration, or a count, would win or draw now.
    pub holds: bool,
}

/// What a piece is worth: 5 for R and B and what they promote to, 0 for K, 1 for others.
#[must_use]
pub const fn points(kind: Kind) -> u8 {
    match kind.base() {
        Kind::Rook | Kind::Bishop => 5,
        Kind::King => 0,
        _ => 1,
    }
}

fn small(number: u32) -> u8 {
    // A board has 81 squares: fits.
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// The points of a side's pieces on some squares.
fn points_on(board: &Board, color: Color, squares: Bitboard) -> u8 {
    let own = board.by_color(color) & squares;
    let great = board.by_kind(Kind::Rook)
        | board.by_kind(Kind::Bishop)
        | board.by_kind(Kind::Dragon)
        | board.by_kind(Kind::Horse);
    let kings = own & board.by_kind(Kind::King);
    small(own.count() + 4 * (own & great).count() - kings.count())
}

fn points_in_hand(hand: Hand) -> u8 {
    hand.iter().map(|(kind, count)| count * points(kind)).sum()
}

fn king_in_zone(board: &Board, color: Color) -> bool {
    let zone = Bitboard::zone(color);
    board.king(color).is_some_and(|king| zone.contains(king))
}

impl Count {
    /// The count of a side; `None` where the rules know no impasse.
    pub(crate) fn of(board: &Board, rules: &Rules, color: Color) -> Option<Count> {
        let zone = Bitboard::zone(color);
        let squares = match rules.impasse() {
            Impasse::None => return None,
            Impasse::Declare24 | Impasse::Declare27 | Impasse::Try => zone,
            Impasse::Count => Bitboard::ALL,
        };
        let credit = match color {
            Color::Black => 0,
            Color::White => rules.credit(),
        };
        let in_zone = king_in_zone(board, color);
        let entered = (board.by_color(color) & zone).count() - u32::from(in_zone);
        let points = points_on(board, color, squares) + points_in_hand(board.hand(color)) + credit;
        let mut count = Count {
            king_in_zone: in_zone,
            in_check: board.side() == color && board.in_check(),
            pieces: small(entered),
            pieces_needed: PIECES,
            points,
            credit,
            win: 0,
            draw: None,
            holds: false,
        };
        match (rules.impasse(), color) {
            (Impasse::None | Impasse::Try, _) => count.pieces_needed = 0,
            (Impasse::Declare24, _) => (count.win, count.draw) = (31, Some(24)),
            (Impasse::Declare27, Color::Black) => count.win = 28,
            (Impasse::Declare27, Color::White) => count.win = 27,
            (Impasse::Count, _) => {
                // The higher count wins; set-ups may have fewer than 54 points.
                let other = total(board, rules, color.other());
                count.pieces_needed = 0;
                (count.win, count.draw) = match (rules.tie27(), color) {
                    (Tie27::Draw, _) => (other + 1, Some(other)),
                    (Tie27::Gote, Color::Black) => (other + 1, None),
                    (Tie27::Gote, Color::White) => (other, None),
                };
            }
        }
        count.holds = match rules.impasse() {
            Impasse::None | Impasse::Try => false,
            Impasse::Declare24 | Impasse::Declare27 => count.first_failing(board, color).is_none(),
            Impasse::Count => outside(board).is_empty() && count.points >= count.least(),
        };
        Some(count)
    }

    /// The fewest points that do not lose.
    const fn least(&self) -> u8 {
        match self.draw {
            Some(draw) => draw,
            None => self.win,
        }
    }

    /// The first condition of a declaration that fails.
    fn first_failing(&self, board: &Board, color: Color) -> Option<Illegal> {
        let king = board.king(color)?;
        if !self.king_in_zone {
            Some(Illegal::KingNotInZone { king })
        } else if self.in_check {
            let attackers = board.checkers().iter().collect();
            Some(Illegal::InCheck { king, attackers })
        } else if self.pieces < self.pieces_needed {
            Some(Illegal::TooFewPieces {
                pieces: self.pieces,
                needed: self.pieces_needed,
            })
        } else if self.points < self.least() {
            Some(Illegal::TooFewPoints {
                points: self.points,
                needed: self.least(),
            })
        } else {
            None
        }
    }
}

/// The points of all pieces of a side, credit included.
fn total(board: &Board, rules: &Rules, color: Color) -> u8 {
    let credit = match color {
        Color::Black => 0,
        Color::White => rules.credit(),
    };
    points_on(board, color, Bitboard::ALL) + points_in_hand(board.hand(color)) + credit
}

/// The kings that have not entered, Black's first.
fn outside(board: &Board) -> Vec<Square> {
    let outside = |&color: &Color| !king_in_zone(board, color);
    let kings = Color::BOTH.into_iter().filter(outside);
    kings.filter_map(|color| board.king(color)).collect()
}

/// What a declaration of the side to move comes to: the winner, if anybody wins, and the ending.
/// Where a condition of `impasse=24` or `27` fails, the first one.
pub(crate) fn declare(board: &Board, rules: &Rules) -> Result<(Option<Color>, Ending), Illegal> {
    let side = board.side();
    let count = match rules.impasse() {
        Impasse::None | Impasse::Try => return Err(Illegal::DeclarationNotAvailable),
        Impasse::Count => return count_both(board, rules),
        Impasse::Declare24 | Impasse::Declare27 => Count::of(board, rules, side),
    };
    let count = count.ok_or(Illegal::DeclarationNotAvailable)?;
    match count.first_failing(board, side) {
        Some(illegal) => Err(illegal),
        None if count.points >= count.win => Ok((Some(side), Ending::Declaration)),
        None => Ok((None, Ending::ImpasseDraw)),
    }
}

fn count_both(board: &Board, rules: &Rules) -> Result<(Option<Color>, Ending), Illegal> {
    let outside = outside(board);
    if !outside.is_empty() {
        return Err(Illegal::KingsNotEntered { outside });
    }
    let [black, white] = Color::BOTH.map(|color| total(board, rules, color));
    let winner = match (black.cmp(&white), rules.tie27()) {
        (std::cmp::Ordering::Greater, _) => Some(Color::Black),
        (std::cmp::Ordering::Less, _) | (_, Tie27::Gote) => Some(Color::White),
        (_, Tie27::Draw) => None,
    };
    Ok((winner, Ending::ImpasseCount))
}
