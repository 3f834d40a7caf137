//! What one stone makes on one line: a table over all surroundings, built at compile time.
//!
//! The verdict on a line depends on the five cells to each side of the new stone (RIF rules,
//! section 3). Of the outermost cells only an own stone matters: it turns a five into an overline.
//! So the key has eight cells of three states and two of two states.

#![expect(
    long_running_const_eval,
    reason = "26,244 surroundings are classified once, when the crate is built"
)]

use crate::board::{Board, Direction, Window};
use crate::point::{Color, Point};

/// What a stone makes on one line, taking exactly five as a five.
///
/// Bits 0-6: the cells -3 to +3 on which a further stone would make a straight four that holds the
/// new stone: the line has a *three* if there is one. Bits 8-9: the number of fours. Bit 12: a
/// five. Bit 15: an overline. The gaps let four shapes be added up without carry into one another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape(u16);

const FOUR: u16 = 1 << 8;
const FIVE: u16 = 1 << 12;
const OVERLINE: u16 = 1 << 15;

impl Shape {
    /// The shape that a stone of `color` on an empty `point` makes along `direction`.
    #[inline]
    pub(crate) fn at(board: &Board, color: Color, point: Point, direction: Direction) -> Shape {
        Shape(TABLE[key(board.window(color, point, direction))])
    }

    /// The cells, as steps along the line, that would complete the three.
    pub(crate) fn completions(self) -> impl Iterator<Item = i16> {
        let mut mask = self.0 & 0x7F;
        std::iter::from_fn(move || {
            if mask == 0 {
                return None;
            }
            let bit = mask.trailing_zeros();
            mask &= mask - 1;
            Some(bit as i16 - 3)
        })
    }

    /// Whether the stone makes a three, its completions not judged.
    #[inline]
    pub(crate) const fn has_three(self) -> bool {
        self.0 & 0x7F != 0
    }
}

/// The shapes of all four lines through a point, added up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shapes {
    /// In the order of [`Direction::ALL`].
    pub(crate) lines: [Shape; 4],
    sum: u32,
}

impl Shapes {
    #[inline]
    pub(crate) fn at(board: &Board, color: Color, point: Point) -> Shapes {
        let lines = Direction::ALL.map(|direction| Shape::at(board, color, point, direction));
        let sum = lines.iter().map(|shape| u32::from(shape.0 & 0xFF00)).sum();
        Shapes { lines, sum }
    }

    /// Whether the stone makes an exact five on some line.
    #[inline]
    pub(crate) const fn has_five(&self) -> bool {
        self.sum & 0x7000 != 0
    }

    /// Whether the stone makes six or more in a row on some line.
    #[inline]
    pub(crate) const fn has_overline(&self) -> bool {
        self.sum >= OVERLINE as u32
    }

    /// The number of different fours that hold the stone.
    #[inline]
    pub(crate) const fn fours(&self) -> u32 {
        self.sum >> 8 & 0xF
    }

    /// The number of lines with a three, its completions not judged.
    #[inline]
    pub(crate) fn threes(&self) -> usize {
        self.lines.iter().filter(|shape| shape.has_three()).count()
    }
}

/// Eight cells of three states.
const INNER: usize = 3usize.pow(8);

/// For eight bits the number with these digits in base 3.
static TERNARY: [u16; 256] = ternary();

const fn ternary() -> [u16; 256] {
    let mut table = [0; 256];
    let mut mask = 0;
    while mask < 256 {
        let mut cell = 0;
        while cell < 8 {
            if mask >> cell & 1 == 1 {
                table[mask] += 3u16.pow(cell as u32);
            }
            cell += 1;
        }
        mask += 1;
    }
    table
}

#[inline]
fn key(window: Window) -> usize {
    let Window { own, blocked } = window;
    // Cells -4 to -1 and 1 to 4, the point between them left out.
    let squeeze = |row: u32| (row >> 1 & 0x0F | row >> 2 & 0xF0) as usize;
    let inner = usize::from(TERNARY[squeeze(own)]) + 2 * usize::from(TERNARY[squeeze(blocked)]);
    let outer = (own & 1 | own >> 9 & 2) as usize;
    inner + INNER * outer
}

static TABLE: [u16; 4 * INNER] = table();

const fn table() -> [u16; 4 * INNER] {
    let mut table = [0; 4 * INNER];
    let mut key = 0;
    while key < 4 * INNER {
        table[key] = classify(cells(key));
        key += 1;
    }
    table
}

/// What a cell of a window holds, seen from the color that moves.
#[derive(Clone, Copy)]
enum Cell {
    Empty,
    Own,
    Blocked,
}

/// The eleven cells that a key stands for, the new stone in the middle.
const fn cells(key: usize) -> [Cell; 11] {
    let mut cells = [Cell::Own; 11];
    let (mut inner, outer) = (key % INNER, key / INNER);
    let mut n = 0;
    while n < 8 {
        let at = if n < 4 { n + 1 } else { n + 2 };
        cells[at] = match inner % 3 {
            0 => Cell::Empty,
            1 => Cell::Own,
            _ => Cell::Blocked,
        };
        inner /= 3;
        n += 1;
    }
    if outer & 1 == 0 {
        cells[0] = Cell::Empty;
    }
    if outer & 2 == 0 {
        cells[10] = Cell::Empty;
    }
    cells
}

/// The middle cell.
const NEW: usize = 5;

const fn classify(cells: [Cell; 11]) -> u16 {
    let (first, last) = run(&cells);
    if last - first + 1 == 5 {
        return FIVE;
    }
    if last - first + 1 > 5 {
        return OVERLINE;
    }
    (fours(&cells) * FOUR) | three_completions(&cells)
}

const fn is_own(cell: Cell) -> bool {
    matches!(cell, Cell::Own)
}

/// First and last cell of the run that holds the middle cell.
const fn run(cells: &[Cell; 11]) -> (usize, usize) {
    let (mut first, mut last) = (NEW, NEW);
    while first > 0 && is_own(cells[first - 1]) {
        first -= 1;
    }
    while last < 10 && is_own(cells[last + 1]) {
        last += 1;
    }
    (first, last)
}

/// The number of different sets of four stones, the new one among them, that one empty cell makes a
/// run of exactly five.
const fn fours(cells: &[Cell; 11]) -> u16 {
    let mut count = 0;
    let mut previous = 0u16; // The set found last. Equal sets come from neighbouring windows.
    let mut start = 1;
    while start <= NEW {
        let mut set = 0u16;
        let mut empty = 0;
        let mut at = start;
        while at < start + 5 {
            match cells[at] {
                Cell::Own => set |= 1 << at,
                Cell::Empty => empty += 1,
                Cell::Blocked => {}
            }
            at += 1;
        }
        let exact = !is_own(cells[start - 1]) && !is_own(cells[start + 5]);
        if set.count_ones() == 4 && empty == 1 && exact && set != previous {
            count += 1;
            previous = set;
        }
        start += 1;
    }
    count
}

/// The empty cells on which a stone makes a straight four that holds the new stone.
const fn three_completions(cells: &[Cell; 11]) -> u16 {
    let mut mask = 0;
    let mut at = NEW - 3;
    while at <= NEW + 3 {
        if matches!(cells[at], Cell::Empty) {
            let mut with = *cells;
            with[at] = Cell::Own;
            let (first, last) = run(&with);
            let open = last - first + 1 == 4
                && first <= at
                && at <= last
                && matches!(with[first - 1], Cell::Empty)
                && matches!(with[last + 1], Cell::Empty)
                && !is_own(with[first - 2])
                && !is_own(with[last + 2]);
            if open {
                mask |= 1 << (at + 3 - NEW);
            }
        }
        at += 1;
    }
    mask
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape of `x` in a line of `X` own, `O` other, `.` empty, `|` the edge.
    fn shape(line: &str) -> Shape {
        let at = line.find('x').unwrap();
        let cells = std::array::from_fn(|n| {
            let cell = (at + n).checked_sub(5).and_then(|i| line.as_bytes().get(i));
            match cell {
                Some(b'X' | b'x') => Cell::Own,
                Some(b'O' | b'|') => Cell::Blocked,
                _ => Cell::Empty,
            }
        });
        let mut window = Window { own: 0, blocked: 0 };
        for (n, cell) in cells.iter().enumerate() {
            match cell {
                Cell::Own => window.own |= 1 << n,
                Cell::Blocked => window.blocked |= 1 << n,
                Cell::Empty => {}
            }
        }
        let by_key = Shape(TABLE[key(window)]);
        assert_eq!(by_key, Shape(classify(cells)), "{line}");
        by_key
    }

    fn fours(line: &str) -> u16 {
        shape(line).0 >> 8 & 0xF
    }

    #[test]
    fn fours_are_counted_by_their_stones() {
        // Two on one line (RIF rules 9.2), the new stone anywhere in the middle group.
        for line in [
            "X.XxX.X",
            "X.xXX.X",
            "X.XXx.X",
            "XX.xX.XX",
            "XX.Xx.XX",
            "XXX.x.XXX",
            "OX.XxX.XO",
        ] {
            assert_eq!(fours(line), 2, "{line}");
        }
        for line in ["XXXX.x..", "XXX..x..XXX", "X.XxX.XX", "XX.x", ".XXxX.X.X"] {
            assert!(fours(line) < 2, "{line}");
        }
        // A straight four is one four, and needs a cell on each side.
        assert_eq!(fours("|.XXxX.|"), 1);
        assert_eq!(fours("|XXxX.|"), 1);
        assert_eq!(fours("|XXxX|"), 0);
        // A completion that makes six is none.
        assert_eq!(fours("OXXxX.X"), 0);
        assert_eq!(fours("XX.XxXO"), 0);
    }

    #[test]
    fn a_three_needs_a_straight_four() {
        let three = |line| shape(line).completions().collect::<Vec<_>>();
        assert_eq!(three("..XxX.."), [-2, 2]);
        assert_eq!(three("|.XxX..|"), [2]);
        assert_eq!(three("|.XxX.|"), []);
        assert_eq!(three(".X.xX."), [-1]);
        assert_eq!(three("|.XX.x.|"), [-1]);
        assert_eq!(three("X..XxX.."), [2]);
        assert_eq!(three("X..XxX..X"), []);
        assert_eq!(three("X.XX.x.."), []);
        assert_eq!(three("..Xx.."), []);
    }

    #[test]
    fn five_is_exactly_five() {
        assert_eq!(shape("XXxXX"), Shape(FIVE));
        assert_eq!(shape("xXXXX"), Shape(FIVE));
        assert_eq!(shape("XXXXx.X"), Shape(FIVE));
        assert_eq!(shape("xXXXXX"), Shape(OVERLINE));
        assert_eq!(shape("XXXXXxXXXXX"), Shape(OVERLINE));
    }

    #[test]
    fn no_line_holds_more_than_two_fours() {
        assert!((0..4 * INNER).all(|key| TABLE[key] >> 8 & 0xF <= 2));
    }
}
