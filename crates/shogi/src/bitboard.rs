//! Sets of squares.

use crate::{Color, Square};
use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares, one bit each.
///
/// Files 1 to 7 lie in the low word and files 8 and 9 in the high one, so that no file is cut; bit 63
/// and those above the last square are never set.
///
/// ```
/// use yonban_shogi::{Bitboard, Square};
///
/// let square: Square = "5e".parse()?;
/// let file = Bitboard::file(5);
/// assert!(file.contains(square));
/// assert_eq!((file & Bitboard::rank(5)).only(), Some(square));
/// assert_eq!((file | Bitboard::rank(5)).count(), 17);
/// # Ok::<(), yonban_shogi::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(u128);

/// How many squares the low word holds: seven files.
const LOW: usize = 63;
const WORD: u32 = 64;

/// The set of each square alone, by index.
static SINGLES: [Bitboard; Square::COUNT] = {
    let mut sets = [Bitboard::EMPTY; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        sets[index] = Bitboard::single(index);
        index += 1;
    }
    sets
};

/// Rank a, the first square of each file.
const RANK_A: u128 = {
    let mut bits = 0;
    let mut file = 0;
    while file < 9 {
        bits |= Bitboard::single(file * 9).0;
        file += 1;
    }
    bits
};
const RANK_I: u128 = RANK_A << 8;
const ALL: u128 = RANK_A * 0x1ff;

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every square.
    pub const ALL: Bitboard = Bitboard(ALL);

    /// The square of an index below 81.
    pub(crate) const fn single(index: usize) -> Bitboard {
        // Every index from the eighth file on is moved by the bit that is left out.
        Bitboard(1 << (index + (index >= LOW) as usize))
    }

    /// One square.
    #[inline]
    #[must_use]
    pub fn of(square: Square) -> Bitboard {
        SINGLES[square.index()]
    }

    /// The squares of a file, 1 to 9; none for other numbers.
    #[must_use]
    pub const fn file(file: u8) -> Bitboard {
        match Square::new(file, 1) {
            Some(top) => Bitboard(Bitboard::single(top.index()).0 * 0x1ff),
            None => Bitboard::EMPTY,
        }
    }

    /// The squares of a rank, 1 (a) to 9 (i); none for other numbers.
    #[must_use]
    pub const fn rank(rank: u8) -> Bitboard {
        match rank {
            1..=9 => Bitboard(RANK_A << (rank - 1)),
            _ => Bitboard::EMPTY,
        }
    }

    /// The far three ranks of a side, where its pieces promote.
    #[inline]
    #[must_use]
    pub const fn zone(color: Color) -> Bitboard {
        match color {
            Color::Black => Bitboard(RANK_A * 0b111),
            Color::White => Bitboard(RANK_I | RANK_I >> 1 | RANK_I >> 2),
        }
    }

    /// The last rank of a side: where its pawns and lances could never move again.
    #[inline]
    #[must_use]
    pub const fn last_rank(color: Color) -> Bitboard {
        match color {
            Color::Black => Bitboard(RANK_A),
            Color::White => Bitboard(RANK_I),
        }
    }

    /// The last two ranks of a side: where its knights could never move again.
    #[inline]
    #[must_use]
    pub const fn last_two_ranks(color: Color) -> Bitboard {
        match color {
            Color::Black => Bitboard(RANK_A | RANK_A << 1),
            Color::White => Bitboard(RANK_I | RANK_I >> 1),
        }
    }

    /// Whether a square is in it.
    #[inline]
    #[must_use]
    pub fn contains(self, square: Square) -> bool {
        self.meets(Bitboard::of(square))
    }

    /// Whether it shares a square with another.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether it has no square.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares it has.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// How many squares it has, where all lie within five files side by side: then no bit of one word
    /// stands where one of the other does, and one count will do.
    #[inline]
    pub(crate) const fn count_near(self) -> u32 {
        let [low, high] = self.words();
        debug_assert!(low & high == 0);
        (low | high).count_ones()
    }

    /// Whether it has two squares or more.
    #[inline]
    #[must_use]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Its first square by index.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        let [low, high] = self.words();
        if low != 0 {
            Square::from_index(low.trailing_zeros() as usize)
        } else if high != 0 {
            Square::from_index(LOW + high.trailing_zeros() as usize)
        } else {
            None
        }
    }

    /// Its square, if it has just one.
    #[inline]
    #[must_use]
    pub const fn only(self) -> Option<Square> {
        if self.is_several() {
            None
        } else {
            self.first()
        }
    }

    /// Its squares, by index.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> Squares {
        let [low, high] = self.words();
        Squares { low, high }
    }

    /// Without the squares of another.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & !other.0)
    }

    /// Every square moved one rank forward, as `color` sees it; those on the last rank are gone.
    #[inline]
    #[must_use]
    pub const fn forward(self, color: Color) -> Bitboard {
        match color {
            Color::Black => Bitboard((self.0 & !RANK_A) >> 1),
            Color::White => Bitboard((self.0 & !RANK_I) << 1),
        }
    }

    /// The squares of all files without a square of this set, which holds at most one on each. What
    /// a dropped pawn may choose from.
    #[inline]
    #[must_use]
    pub const fn free_files(self) -> Bitboard {
        // File by file: the last rank's bit less a lower one leaves that bit unset; the set bit of a
        // free file, less the same eight ranks lower, is the eight lower bits.
        let free = (RANK_I - self.0) & RANK_I;
        Bitboard((free - (free >> 8)) | free)
    }

    /// The board turned by half a turn.
    #[must_use]
    pub fn turned(self) -> Bitboard {
        self.iter().map(Square::turned).collect()
    }

    /// The two words.
    #[inline]
    pub(crate) const fn words(self) -> [u64; 2] {
        // The halves.
        [self.0 as u64, (self.0 >> WORD) as u64]
    }

    /// The bits.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
    }

    /// A set from its bits, of which those that are no square must be unset.
    #[inline]
    pub(crate) const fn from_bits(bits: u128) -> Bitboard {
        Bitboard(bits)
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Bitboard) {
        self.0 ^= other.0;
    }
}

/// The squares that are not in it.
impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(ALL & !self.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares
            .into_iter()
            .fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

/// The squares of a [`Bitboard`], by index.
#[derive(Clone, Debug)]
pub struct Squares {
    low: u64,
    high: u64,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.low != 0 {
            let index = self.low.trailing_zeros() as usize;
            self.low &= self.low - 1;
            Square::from_index(index)
        } else if self.high != 0 {
            let index = LOW + self.high.trailing_zeros() as usize;
            self.high &= self.high - 1;
            Square::from_index(index)
        } else {
            None
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        // At most 81.
        let left = (self.low.count_ones() + self.high.count_ones()) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

/// Draws the board as Black sees it.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in 1..=9 {
            f.write_str("\n")?;
            for file in (1..=9).rev() {
                let set = Square::new(file, rank).is_some_and(|square| self.contains(square));
                f.write_str(if set { " x" } else { " ." })?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_has_a_bit_of_its_own() {
        let mut all = Bitboard::EMPTY;
        for square in Square::all() {
            let one = Bitboard::of(square);
            assert_eq!(one.only(), Some(square));
            assert!(!all.meets(one));
            all |= one;
            assert!(Bitboard::file(square.file()).contains(square));
            assert!(Bitboard::rank(square.rank()).contains(square));
            assert!(one.turned().contains(square.turned()));
        }
        assert_eq!(all, Bitboard::ALL);
        assert_eq!(!all, Bitboard::EMPTY);
        assert!(all.iter().eq(Square::all()));
        assert_eq!(all.iter().len(), 81);
        assert_eq!((Bitboard::file(0), Bitboard::rank(10)), Default::default());
    }

    #[test]
    fn ranks_seen_by_both_sides() {
        for color in Color::BOTH {
            let last = Bitboard::last_rank(color);
            assert_eq!(last.forward(color), Bitboard::EMPTY);
            assert_eq!(last.forward(color.other()).forward(color), last);
            let two = last | last.forward(color.other());
            assert_eq!(Bitboard::last_two_ranks(color), two);
            assert_eq!(Bitboard::zone(color), two | two.forward(color.other()));
            assert_eq!(last.turned(), Bitboard::last_rank(color.other()));
        }
        assert_eq!(Bitboard::last_rank(Color::Black), Bitboard::rank(1));
    }

    #[test]
    fn files_without_a_pawn() {
        for pawn in Square::all() {
            let pawns = Bitboard::of(pawn);
            assert_eq!(pawns.free_files(), !Bitboard::file(pawn.file()));
        }
        assert_eq!(Bitboard::EMPTY.free_files(), Bitboard::ALL);
        for rank in 1..=9 {
            assert_eq!(Bitboard::rank(rank).free_files(), Bitboard::EMPTY);
        }
    }
}
