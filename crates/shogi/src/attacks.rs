//! Where pieces can go on a board of given occupation.
//!
//! Steps are tables. Along ranks and diagonals each next square lies in another byte of the bits, so
//! a subtraction finds the first piece one way and the same on swapped bytes the other way (the "o^(o-2r)"
//! trick); along a file, which lies in one word, a subtraction finds it one way and the highest bit
//! the other.

use crate::{Bitboard, Color, Kind, Square};

type Table = [Bitboard; Square::COUNT];

/// File and rank steps of the directions, as Black sees them. Files run from right to left.
const UP: (i8, i8) = (0, -1);
const DOWN: (i8, i8) = (0, 1);
const LEFT: (i8, i8) = (1, 0);
const RIGHT: (i8, i8) = (-1, 0);
const UP_LEFT: (i8, i8) = (1, -1);
const UP_RIGHT: (i8, i8) = (-1, -1);
const DOWN_LEFT: (i8, i8) = (1, 1);
const DOWN_RIGHT: (i8, i8) = (-1, 1);

/// The square some steps away, as an index.
const fn away(index: usize, step: (i8, i8), color: Color) -> Option<usize> {
    let sign = match color {
        Color::Black => 1,
        Color::White => -1,
    };
    // All are small.
    let file = (index / 9) as i8 + sign * step.0;
    let rank = (index % 9) as i8 + sign * step.1;
    if file >= 0 && file < 9 && rank >= 0 && rank < 9 {
        Some((file * 9 + rank) as usize)
    } else {
        None
    }
}

const fn join(a: Bitboard, b: Bitboard) -> Bitboard {
    Bitboard::from_bits(a.bits() | b.bits())
}

const fn steps<const N: usize>(steps: [(i8, i8); N], color: Color) -> Table {
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut n = 0;
        while n < N {
            if let Some(to) = away(index, steps[n], color) {
                table[index] = join(table[index], Bitboard::single(to));
            }
            n += 1;
        }
        index += 1;
    }
    table
}

const fn ray(from: usize, step: (i8, i8)) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut at = from;
    while let Some(next) = away(at, step, Color::Black) {
        set = join(set, Bitboard::single(next));
        at = next;
    }
    set
}

const fn rays<const N: usize>(directions: [(i8, i8); N]) -> Table {
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut n = 0;
        while n < N {
            table[index] = join(table[index], ray(index, directions[n]));
            n += 1;
        }
        index += 1;
    }
    table
}

const fn both<const N: usize>(of: [(i8, i8); N]) -> [Table; 2] {
    [steps(of, Color::Black), steps(of, Color::White)]
}

static PAWN: [Table; 2] = both([UP]);
static KNIGHT: [Table; 2] = both([(1, -2), (-1, -2)]);
static SILVER: [Table; 2] = both([UP, UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT]);
static GOLD: [Table; 2] = both([UP, UP_LEFT, UP_RIGHT, LEFT, RIGHT, DOWN]);
static STRAIGHT: Table = steps([UP, DOWN, LEFT, RIGHT], Color::Black);
static DIAGONAL: Table = steps([UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT], Color::Black);
static KING: Table = steps(
    [
        UP, DOWN, LEFT, RIGHT, UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT,
    ],
    Color::Black,
);

static UPWARD: Table = rays([UP]);
static DOWNWARD: Table = rays([DOWN]);
static RANK: Table = rays([LEFT, RIGHT]);
static RISING: Table = rays([UP_RIGHT, DOWN_LEFT]);
static FALLING: Table = rays([UP_LEFT, DOWN_RIGHT]);
/// What a bishop and a rook reach on an empty board.
static BISHOP: Table = rays([UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT]);
static ROOK: Table = rays([UP, DOWN, LEFT, RIGHT]);

/// The squares strictly between two on a line, and the squares from the first through the second to
/// the edge; both empty where the two are on no line.
struct Lines {
    between: [Table; Square::COUNT],
    through: [Table; Square::COUNT],
}

static LINES: Lines = {
    let directions = [
        UP, DOWN, LEFT, RIGHT, UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT,
    ];
    let empty = [[Bitboard::EMPTY; Square::COUNT]; Square::COUNT];
    let mut lines = Lines {
        between: empty,
        through: empty,
    };
    let mut from = 0;
    while from < Square::COUNT {
        let mut n = 0;
        while n < directions.len() {
            let whole = ray(from, directions[n]);
            let mut passed = Bitboard::EMPTY;
            let mut at = from;
            while let Some(next) = away(at, directions[n], Color::Black) {
                lines.between[from][next] = passed;
                lines.through[from][next] = whole;
                passed = join(passed, Bitboard::single(next));
                at = next;
            }
            n += 1;
        }
        from += 1;
    }
    lines
};

/// By color and square of a king: from where a piece of one step, of the other color, reaches a
/// square next to that king.
static NEAR: [Table; 2] = [near(Color::Black), near(Color::White)];

const fn near(color: Color) -> Table {
    // Who reaches a square is found by going from it as the piece's opponent would.
    let knight = steps([(1, -2), (-1, -2)], color);
    let king = steps(
        [
            UP, DOWN, LEFT, RIGHT, UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT,
        ],
        color,
    );
    let mut table = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        let mut beside = 0;
        while beside < Square::COUNT {
            if king[index].bits() & Bitboard::single(beside).bits() != 0 {
                table[index] = join(table[index], join(knight[beside], king[beside]));
            }
            beside += 1;
        }
        index += 1;
    }
    table
}

/// What a pawn of a color reaches.
#[inline]
#[must_use]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color.index()][from.index()]
}

/// What a knight of a color reaches.
#[inline]
#[must_use]
pub fn knight(color: Color, from: Square) -> Bitboard {
    KNIGHT[color.index()][from.index()]
}

/// What a silver of a color reaches.
#[inline]
#[must_use]
pub fn silver(color: Color, from: Square) -> Bitboard {
    SILVER[color.index()][from.index()]
}

/// What a gold of a color reaches.
#[inline]
#[must_use]
pub fn gold(color: Color, from: Square) -> Bitboard {
    GOLD[color.index()][from.index()]
}

/// What a king reaches.
#[inline]
#[must_use]
pub fn king(from: Square) -> Bitboard {
    KING[from.index()]
}

/// Up the file to the first piece: what a lance of Black reaches.
#[inline]
fn up(from: Square, occupied: Bitboard) -> Bitboard {
    let way = UPWARD[from.index()];
    let [low, high] = (way & occupied).words();
    let [low_way, high_way] = way.words();
    // The way lies in one word. From the highest piece on it up; all of it where there is none.
    let from_highest = |pieces: u64| u64::MAX << (63 - (pieces | 1).leading_zeros());
    Bitboard::from_bits(
        u128::from(low_way & from_highest(low))
            | u128::from(high_way & from_highest(high)) << u64::BITS,
    )
}

/// Down the file to the first piece: what a lance of White reaches.
#[inline]
fn down(from: Square, occupied: Bitboard) -> Bitboard {
    let way = DOWNWARD[from.index()].bits();
    let pieces = way & occupied.bits();
    Bitboard::from_bits(way & (pieces ^ pieces.wrapping_sub(1)))
}

/// Both ways along a line that is no file.
#[inline]
fn along(line: Bitboard, from: Square, occupied: Bitboard) -> Bitboard {
    let (line, from) = (line.bits(), Bitboard::of(from).bits());
    let pieces = line & occupied.bits();
    let one_way = pieces.wrapping_sub(from);
    let other_way = pieces
        .swap_bytes()
        .wrapping_sub(from.swap_bytes())
        .swap_bytes();
    Bitboard::from_bits(line & (one_way ^ other_way))
}

/// What a lance of a color reaches.
#[inline]
#[must_use]
pub fn lance(color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match color {
        Color::Black => up(from, occupied),
        Color::White => down(from, occupied),
    }
}

/// What a bishop reaches.
#[inline]
#[must_use]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    along(RISING[from.index()], from, occupied) | along(FALLING[from.index()], from, occupied)
}

/// What a rook reaches.
#[inline]
#[must_use]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    along(RANK[from.index()], from, occupied) | up(from, occupied) | down(from, occupied)
}

/// What a horse reaches.
#[inline]
#[must_use]
pub fn horse(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | STRAIGHT[from.index()]
}

/// What a dragon reaches.
#[inline]
#[must_use]
pub fn dragon(from: Square, occupied: Bitboard) -> Bitboard {
    rook(from, occupied) | DIAGONAL[from.index()]
}

/// What a piece reaches on a board with pieces on `occupied`: empty squares and the first piece on
/// each way, whose it is does not matter.
///
/// ```
/// use yonban_shogi::{Bitboard, Color, Kind, Square, attacks};
///
/// let from: Square = "9i".parse()?;
/// let reached = attacks::of(Kind::Lance, Color::Black, from, Bitboard::rank(7));
/// assert!(reached.iter().map(|square| square.to_string()).eq(["9g", "9h"]));
/// # Ok::<(), yonban_shogi::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub fn of(kind: Kind, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match kind {
        Kind::Pawn => pawn(color, from),
        Kind::Lance => lance(color, from, occupied),
        Kind::Knight => knight(color, from),
        Kind::Silver => silver(color, from),
        Kind::Bishop => bishop(from, occupied),
        Kind::Rook => rook(from, occupied),
        Kind::Gold
        | Kind::Tokin
        | Kind::PromotedLance
        | Kind::PromotedKnight
        | Kind::PromotedSilver => gold(color, from),
        Kind::King => king(from),
        Kind::Horse => horse(from, occupied),
        Kind::Dragon => dragon(from, occupied),
    }
}

/// The squares strictly between two that are on a rank, a file or a diagonal; none otherwise.
#[inline]
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    LINES.between[a.index()][b.index()]
}

/// The squares from `a`, not counted, through `b` to the edge, where they are on a line; none
/// otherwise.
#[inline]
#[must_use]
pub fn through(a: Square, b: Square) -> Bitboard {
    LINES.through[a.index()][b.index()]
}

/// What a bishop reaches on an empty board.
#[inline]
pub(crate) fn diagonals(from: Square) -> Bitboard {
    BISHOP[from.index()]
}

/// What a rook reaches on an empty board.
#[inline]
pub(crate) fn straights(from: Square) -> Bitboard {
    ROOK[from.index()]
}

/// What a lance of a color reaches on an empty board.
#[inline]
pub(crate) fn ahead(color: Color, from: Square) -> Bitboard {
    match color {
        Color::Black => UPWARD[from.index()],
        Color::White => DOWNWARD[from.index()],
    }
}

/// The four squares beside one.
#[inline]
pub(crate) fn straight_steps(from: Square) -> Bitboard {
    STRAIGHT[from.index()]
}

/// The four squares next to the corners of one.
#[inline]
pub(crate) fn diagonal_steps(from: Square) -> Bitboard {
    DIAGONAL[from.index()]
}

/// From where an enemy piece attacks, by a step or a jump, a square next to the king of `color`.
#[inline]
pub(crate) fn near_king(color: Color, king: Square) -> Bitboard {
    NEAR[color.index()][king.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Walks square by square.
    fn walked(directions: &[(i8, i8)], from: Square, occupied: Bitboard) -> Bitboard {
        let mut reached = Bitboard::EMPTY;
        for &step in directions {
            let mut at = from.index();
            while let Some(next) = away(at, step, Color::Black) {
                let square = Square::from_index(next).expect("on the board");
                reached |= Bitboard::of(square);
                if occupied.contains(square) {
                    break;
                }
                at = next;
            }
        }
        reached
    }

    #[test]
    fn sliders_stop_at_the_first_piece() {
        let straight = [UP, DOWN, LEFT, RIGHT];
        let diagonal = [UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT];
        let mut state = 1_u64;
        for from in Square::all() {
            for _ in 0..2_000 {
                let occupied: Bitboard = Square::all()
                    .filter(|_| {
                        state = state
                            .wrapping_mul(6_364_136_223_846_793_005)
                            .wrapping_add(1_442_695_040_888_963_407);
                        (state >> 33).is_multiple_of(4)
                    })
                    .collect();
                let walk = |directions: &[_]| walked(directions, from, occupied);
                assert_eq!(rook(from, occupied), walk(&straight));
                assert_eq!(bishop(from, occupied), walk(&diagonal));
                assert_eq!(lance(Color::Black, from, occupied), walk(&[UP]));
                assert_eq!(lance(Color::White, from, occupied), walk(&[DOWN]));
            }
        }
    }

    #[test]
    fn the_other_side_sees_the_board_turned() {
        let occupied = Bitboard::rank(4) | Bitboard::file(2);
        for from in Square::all() {
            for kind in Kind::ALL {
                let black = of(kind, Color::Black, from, occupied);
                let white = of(kind, Color::White, from.turned(), occupied.turned());
                assert_eq!(black.turned(), white, "{kind} {from}");
            }
        }
    }

    #[test]
    fn lines() {
        let square = |text: &str| text.parse::<Square>().expect("a square");
        let named = |set: Bitboard| {
            let names: Vec<String> = set.iter().map(|one| one.to_string()).collect();
            names.join(" ")
        };
        assert_eq!(named(between(square("9a"), square("5e"))), "6d 7c 8b");
        assert_eq!(named(between(square("8b"), square("8c"))), "");
        assert_eq!(named(between(square("8b"), square("7d"))), "");
        assert_eq!(
            named(through(square("3c"), square("3f"))),
            "3d 3e 3f 3g 3h 3i"
        );
        for a in Square::all() {
            for b in Square::all() {
                assert_eq!(between(a, b), between(b, a));
                let line = straights(a) | diagonals(a);
                assert_eq!(through(a, b).is_empty(), !line.contains(b));
            }
        }
    }

    #[test]
    fn near_a_king_is_whoever_attacks_beside_it() {
        for color in Color::BOTH {
            let enemy = color.other();
            for at in Square::all() {
                for from in Square::all() {
                    let attacked = Kind::ALL
                        .into_iter()
                        .map(|kind| of(kind, enemy, from, Bitboard::ALL))
                        .fold(Bitboard::EMPTY, |a, b| a | b);
                    let near = near_king(color, at).contains(from);
                    assert_eq!(near, attacked.meets(king(at)), "{color} {at} {from}");
                }
            }
        }
    }
}
