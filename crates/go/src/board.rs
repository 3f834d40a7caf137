//! The bare board: stones on a grid, chains and liberties; no history, no turn.

use crate::color::Color;
use crate::point::Point;
use crate::size::Size;
use crate::zobrist;
use std::fmt;

/// Cells from one row to the next: the columns and one wall, which is the right wall of a row and
/// the left wall of the next.
const STRIDE: usize = Size::MAX as usize + 1;
/// The cells: a row of walls below and one above.
pub(crate) const CELLS: usize = STRIDE * (Size::MAX as usize + 2) + 1;
/// The most points that a board has.
pub(crate) const POINTS: usize = Size::MAX as usize * Size::MAX as usize;

const EMPTY: u8 = 0;
const BLACK: u8 = 1;
const WHITE: u8 = 2;
const WALL: u8 = 3;

/// What a stone of `color` is in a cell.
const fn stone(color: Color) -> u8 {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

const fn color_of(cell: u8) -> Option<Color> {
    match cell {
        BLACK => Some(Color::Black),
        WHITE => Some(Color::White),
        _ => None,
    }
}

/// The cell of a point that is on some board.
#[inline]
pub(crate) const fn cell_of(point: Point) -> usize {
    (point.row() as usize + 1) * STRIDE + point.column() as usize + 1
}

/// The point of a cell that is no wall.
#[inline]
pub(crate) const fn point_of(cell: usize) -> Point {
    Point::new((cell % STRIDE) as u8 - 1, (cell / STRIDE) as u8 - 1)
}

/// The four cells next to a cell.
#[inline]
pub(crate) const fn around(cell: usize) -> [usize; 4] {
    [cell - STRIDE, cell - 1, cell + 1, cell + STRIDE]
}

/// A maximal connected set of stones of one color.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The color.
    pub color: Color,
    /// The stones, in the order of the board.
    pub stones: Vec<Point>,
    /// The empty points next to it, each once, in the order of the board.
    pub liberties: Vec<Point>,
}

impl Chain {
    /// Whether it has exactly one liberty.
    #[must_use]
    pub fn in_atari(&self) -> bool {
        self.liberties.len() == 1
    }
}

/// What became of a stone that was placed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Placed {
    /// The enemy stones that it took, in the order of the board.
    pub captured: Vec<Point>,
    /// The stones of its own chain, itself among them, that left the board for want of liberties.
    pub suicide: Vec<Point>,
}

/// What can be known of a chain next to an empty point without walking all of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Liberties {
    /// Two or more.
    Many,
    /// That one only.
    Last {
        /// The chain's first cell: its name.
        id: u16,
        /// How many stones it has.
        stones: u16,
        /// The exclusive or of their keys.
        key: u64,
    },
}

/// Stones on a grid of 1 to 25 columns and rows.
///
/// It does not know whose turn it is or how the stones came there. [`place`](Board::place) carries
/// out a move - enemy chains without liberties leave first, then the own one - and forbids nothing;
/// [`put`](Board::put) and [`remove`](Board::remove) set up.
///
/// ```
/// use yonban_go::{Board, Color, Point, Size};
///
/// let mut board = Board::new(Size::square(9));
/// board.put(Color::White, "a1".parse()?);
/// board.put(Color::Black, "a2".parse()?);
/// let placed = board.place(Color::Black, "b1".parse()?);
/// assert_eq!(placed.captured, ["a1".parse()?]);
/// let chain = board.chain("b1".parse()?).ok_or("no stone")?;
/// assert_eq!((chain.stones.len(), chain.liberties.len()), (1, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    stones: u16,
    key: u64,
    cells: [u8; CELLS],
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Self {
        let mut cells = [WALL; CELLS];
        for row in 0..size.rows() {
            let first = cell_of(Point::new(0, row));
            cells[first..first + usize::from(size.columns())].fill(EMPTY);
        }
        Board {
            size,
            stones: 0,
            key: 0,
            cells,
        }
    }

    /// Columns and rows.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The number of stones.
    #[must_use]
    pub const fn stone_count(&self) -> usize {
        self.stones as usize
    }

    /// A key of the stones: equal for equal boards, nearly always different for others.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Whether the point is one of this board's.
    #[inline]
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        point.column() < self.size.columns() && point.row() < self.size.rows()
    }

    /// The stone on a point. `None` where there is none, off the board too.
    #[inline]
    #[must_use]
    pub const fn get(&self, point: Point) -> Option<Color> {
        if self.contains(point) {
            color_of(self.cells[cell_of(point)])
        } else {
            None
        }
    }

    /// Whether the point is on the board and holds no stone.
    #[inline]
    #[must_use]
    pub const fn is_empty_at(&self, point: Point) -> bool {
        self.contains(point) && self.cells[cell_of(point)] == EMPTY
    }

    /// Every point of the board, by row from the bottom and then by column.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let size = self.size;
        (0..size.rows())
            .flat_map(move |row| (0..size.columns()).map(move |column| Point::new(column, row)))
    }

    /// The empty points, in the order of [`points`](Self::points).
    pub fn empty_points(&self) -> impl Iterator<Item = Point> + '_ {
        self.points()
            .filter(|&point| self.cells[cell_of(point)] == EMPTY)
    }

    /// The stones, in the order of [`points`](Self::points).
    pub fn stones(&self) -> impl Iterator<Item = (Color, Point)> + '_ {
        self.points()
            .filter_map(|point| Some((color_of(self.cells[cell_of(point)])?, point)))
    }

    /// The up to four points next to a point of the board, along the lines.
    pub fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        let cells = self.contains(point).then(|| around(cell_of(point)));
        cells
            .into_iter()
            .flatten()
            .filter(|&cell| self.cells[cell] != WALL)
            .map(point_of)
    }

    /// Puts a stone on an empty point. Nothing is taken off.
    ///
    /// # Panics
    ///
    /// If the point is off the board or holds a stone.
    #[inline]
    pub fn put(&mut self, color: Color, point: Point) {
        assert!(
            self.is_empty_at(point),
            "{point} holds a stone or is off the board"
        );
        self.put_cell(color, cell_of(point));
    }

    /// Takes a stone away and says which it was.
    #[inline]
    pub fn remove(&mut self, point: Point) -> Option<Color> {
        let color = self.get(point)?;
        self.take_cell(color, cell_of(point));
        Some(color)
    }

    /// Places a stone as a move: enemy chains that it leaves without liberties are removed, and then
    /// its own chain if that has none.
    ///
    /// # Panics
    ///
    /// If the point is off the board or holds a stone.
    pub fn place(&mut self, color: Color, point: Point) -> Placed {
        self.put(color, point);
        let cell = cell_of(point);
        let mut placed = Placed::default();
        for next in around(cell) {
            if self.cells[next] == stone(color.other()) {
                self.take_if_airless(next, &mut placed.captured);
            }
        }
        if placed.captured.is_empty() {
            self.take_if_airless(cell, &mut placed.suicide);
        }
        placed.captured.sort_unstable();
        placed.suicide.sort_unstable();
        placed
    }

    /// The chain of the stone on a point; `None` where there is no stone.
    #[must_use]
    pub fn chain(&self, point: Point) -> Option<Chain> {
        let color = self.get(point)?;
        let mut flood = Flood::new();
        let stones = flood.fill(self, cell_of(point));
        Some(self.chain_of(color, stones))
    }

    /// Every chain, in the order of their first stones.
    #[must_use]
    pub fn chains(&self) -> Vec<Chain> {
        let mut flood = Flood::new();
        self.stones()
            .filter_map(|(color, point)| {
                let cell = cell_of(point);
                (!flood.has_seen(cell)).then(|| self.chain_of(color, flood.fill(self, cell)))
            })
            .collect()
    }

    /// The maximal sets of connected empty points, in the order of their first points; within each,
    /// in the order of the board.
    #[must_use]
    pub fn regions(&self) -> Vec<Vec<Point>> {
        let mut flood = Flood::new();
        self.empty_points()
            .filter_map(|point| {
                let cell = cell_of(point);
                (!flood.has_seen(cell)).then(|| sorted(flood.fill(self, cell)))
            })
            .collect()
    }

    fn chain_of(&self, color: Color, stones: &[u16]) -> Chain {
        let mut liberties: Vec<Point> = stones
            .iter()
            .flat_map(|&cell| around(usize::from(cell)))
            .filter(|&cell| self.cells[cell] == EMPTY)
            .map(point_of)
            .collect();
        liberties.sort_unstable();
        liberties.dedup();
        Chain {
            color,
            stones: sorted(stones),
            liberties,
        }
    }

    fn put_cell(&mut self, color: Color, cell: usize) {
        self.cells[cell] = stone(color);
        self.key ^= zobrist::STONES[color.index()][cell];
        self.stones += 1;
    }

    fn take_cell(&mut self, color: Color, cell: usize) {
        self.cells[cell] = EMPTY;
        self.key ^= zobrist::STONES[color.index()][cell];
        self.stones -= 1;
    }

    /// Removes the chain of a cell that holds a stone if it has no liberty.
    fn take_if_airless(&mut self, cell: usize, taken: &mut Vec<Point>) {
        let Some(color) = color_of(self.cells[cell]) else {
            return;
        };
        if self.touches_empty(cell) {
            return;
        }
        let mut flood = Flood::new();
        let airless = flood.walk(self, cell, |stone| !self.touches_empty(stone));
        if !airless {
            return;
        }
        for &stone in flood.walked() {
            self.take_cell(color, usize::from(stone));
            taken.push(point_of(usize::from(stone)));
        }
    }

    fn touches_empty(&self, cell: usize) -> bool {
        around(cell)
            .into_iter()
            .any(|next| self.cells[next] == EMPTY)
    }

    /// Whether the cell is empty.
    #[inline]
    pub(crate) const fn is_empty_cell(&self, cell: usize) -> bool {
        self.cells[cell] == EMPTY
    }

    /// The stone in a cell.
    #[inline]
    pub(crate) const fn stone_in(&self, cell: usize) -> Option<Color> {
        color_of(self.cells[cell])
    }

    /// The liberties of the chain of a cell that holds a stone, next to the empty cell `last`.
    pub(crate) fn liberties_beside(&self, cell: usize, last: usize) -> Liberties {
        let mut flood = Flood::new();
        let only = flood.walk(self, cell, |stone| {
            around(stone)
                .into_iter()
                .all(|next| self.cells[next] != EMPTY || next == last)
        });
        if only {
            self.last_liberty(flood.walked())
        } else {
            Liberties::Many
        }
    }

    fn last_liberty(&self, stones: &[u16]) -> Liberties {
        let key = stones.iter().fold(0, |key, &cell| {
            let cell = usize::from(cell);
            let color = color_of(self.cells[cell]).map_or(0, Color::index);
            key ^ zobrist::STONES[color][cell]
        });
        Liberties::Last {
            id: stones.iter().copied().min().unwrap_or(0),
            stones: stones.len() as u16,
            key,
        }
    }

    /// The liberties of every chain at once, to be asked by cell.
    pub(crate) fn all_liberties(&self) -> AllLiberties {
        let mut flood = Flood::new();
        let mut all = AllLiberties {
            of: [0; CELLS],
            chains: Vec::with_capacity(64),
        };
        for (_, point) in self.stones() {
            let cell = cell_of(point);
            if flood.has_seen(cell) {
                continue;
            }
            let stones = flood.fill(self, cell);
            let (mut first, mut many) = (0, false);
            for &stone in stones {
                let stone = usize::from(stone);
                all.of[stone] = all.chains.len() as u16;
                for next in around(stone) {
                    if self.cells[next] == EMPTY && next != first {
                        many |= first != 0;
                        first = next;
                    }
                }
            }
            all.chains.push(if many {
                Liberties::Many
            } else {
                self.last_liberty(stones)
            });
        }
        all
    }

    /// The contents, two bits a point, in the order of the board.
    pub(crate) fn pack(&self, into: &mut Vec<u64>) {
        let (mut word, mut bits) = (0, 0);
        for row in 0..self.size.rows() {
            let first = cell_of(Point::new(0, row));
            for &cell in &self.cells[first..first + usize::from(self.size.columns())] {
                word |= u64::from(cell) << bits;
                bits += 2;
                if bits == u64::BITS {
                    into.push(word);
                    (word, bits) = (0, 0);
                }
            }
        }
        if bits > 0 {
            into.push(word);
        }
    }

    /// How many words [`pack`](Self::pack) writes for a size.
    pub(crate) const fn packed_len(size: Size) -> usize {
        (size.points() * 2).div_ceil(u64::BITS as usize)
    }

    /// Reads what [`pack`](Self::pack) wrote for the same size.
    pub(crate) fn unpack(size: Size, words: &[u64]) -> Self {
        let mut board = Board::new(size);
        for (n, point) in board.points().enumerate() {
            let cell = (words[n / 32] >> (n % 32 * 2) & 3) as u8;
            if let Some(color) = color_of(cell) {
                board.put_cell(color, cell_of(point));
            }
        }
        board
    }
}

/// The liberties of every chain of a board.
#[derive(Debug)]
pub(crate) struct AllLiberties {
    of: [u16; CELLS],
    chains: Vec<Liberties>,
}

impl AllLiberties {
    /// Those of the chain of a cell that holds a stone.
    #[inline]
    pub(crate) fn at(&self, cell: usize) -> Liberties {
        self.chains[usize::from(self.of[cell])]
    }
}

fn sorted(cells: &[u16]) -> Vec<Point> {
    let mut points: Vec<Point> = cells
        .iter()
        .map(|&cell| point_of(usize::from(cell)))
        .collect();
    points.sort_unstable();
    points
}

/// Walks connected cells of one content, each once over all walks.
struct Flood {
    seen: [u64; CELLS.div_ceil(64)],
    cells: [u16; POINTS],
    /// Where the running walk begins in `cells`.
    start: usize,
    len: usize,
}

impl Flood {
    const fn new() -> Self {
        Flood {
            seen: [0; CELLS.div_ceil(64)],
            cells: [0; POINTS],
            start: 0,
            len: 0,
        }
    }

    const fn has_seen(&self, cell: usize) -> bool {
        self.seen[cell / 64] >> (cell % 64) & 1 == 1
    }

    const fn push(&mut self, cell: usize) {
        self.seen[cell / 64] |= 1 << (cell % 64);
        self.cells[self.len] = cell as u16;
        self.len += 1;
    }

    /// Walks from `cell` for as long as `go_on` holds of every cell reached; says whether it held of
    /// all.
    fn walk(&mut self, board: &Board, cell: usize, go_on: impl Fn(usize) -> bool) -> bool {
        let content = board.cells[cell];
        self.start = self.len;
        self.push(cell);
        let mut next = self.start;
        while next < self.len {
            let at = usize::from(self.cells[next]);
            if !go_on(at) {
                return false;
            }
            for beside in around(at) {
                if board.cells[beside] == content && !self.has_seen(beside) {
                    self.push(beside);
                }
            }
            next += 1;
        }
        true
    }

    /// The cells of the last walk.
    fn walked(&self) -> &[u16] {
        &self.cells[self.start..self.len]
    }

    fn fill(&mut self, board: &Board, cell: usize) -> &[u16] {
        self.walk(board, cell, |_| true);
        self.walked()
    }
}

/// Draws the board, row numbers on the left: `X` Black, `O` White.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.size.rows()).rev() {
            write!(f, "{:>2}", row + 1)?;
            for column in 0..self.size.columns() {
                f.write_str(match self.get(Point::new(column, row)) {
                    None => " .",
                    Some(Color::Black) => " X",
                    Some(Color::White) => " O",
                })?;
            }
            f.write_str("\n")?;
        }
        f.write_str("  ")?;
        for column in 0..self.size.columns() {
            let name = Point::new(column, 0).to_string();
            write!(f, " {}", &name[..1])?;
        }
        f.write_str("\n")
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board {}\n{self}", self.size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(text: &str) -> Point {
        text.parse().expect("a point")
    }

    fn board(size: u8, black: &str, white: &str) -> Board {
        let mut board = Board::new(Size::square(size));
        for (color, points) in [(Color::Black, black), (Color::White, white)] {
            for text in points.split_whitespace() {
                board.put(color, point(text));
            }
        }
        board
    }

    fn names(points: &[Point]) -> String {
        let names: Vec<String> = points.iter().map(ToString::to_string).collect();
        names.join(" ")
    }

    #[test]
    fn every_point_of_every_size_holds_a_stone_of_its_own() {
        for columns in 1..=Size::MAX {
            for rows in 1..=Size::MAX {
                let size = Size::new(columns, rows);
                let mut board = Board::new(size);
                let points: Vec<Point> = board.points().collect();
                assert_eq!(points.len(), size.points());
                assert!(points.is_sorted());
                for (n, &point) in points.iter().enumerate() {
                    assert_eq!(point_of(cell_of(point)), point);
                    board.put(Color::BOTH[n % 2], point);
                }
                assert_eq!(board.stone_count(), size.points());
                let mut words = Vec::new();
                board.pack(&mut words);
                assert_eq!(words.len(), Board::packed_len(size));
                assert_eq!(Board::unpack(size, &words), board);
                for (n, &point) in points.iter().enumerate() {
                    assert_eq!(board.remove(point), Some(Color::BOTH[n % 2]));
                    assert_eq!(board.remove(point), None);
                }
                assert_eq!(board, Board::new(size));
                assert_eq!(board.empty_points().collect::<Vec<_>>(), points);
            }
        }
    }

    #[test]
    fn a_shared_liberty_counts_once() {
        let board = board(5, "b2 c2 b3", "");
        let chain = board.chain(point("c2")).expect("a chain");
        assert_eq!(names(&chain.stones), "b2 c2 b3");
        assert_eq!(names(&chain.liberties), "b1 c1 a2 d2 a3 c3 b4");
        assert_eq!(board.chains(), [chain]);
    }

    #[test]
    fn the_enemy_leaves_first() {
        // White at a1 has no liberty, yet takes two chains and stays.
        let mut corner = board(5, "b1 a2", "c1 b2 a3");
        let placed = corner.place(Color::White, point("a1"));
        assert_eq!(names(&placed.captured), "b1 a2");
        assert!(placed.suicide.is_empty());
        assert_eq!(corner, board(5, "", "a1 c1 b2 a3"));
    }

    #[test]
    fn a_chain_that_a_stone_touches_twice_is_taken_once() {
        let mut ring = board(3, "a1 b1 a2", "c1 c2 b3 a3");
        let placed = ring.place(Color::White, point("b2"));
        assert_eq!(names(&placed.captured), "a1 b1 a2");
        assert_eq!(ring.stone_count(), 5);
    }

    #[test]
    fn the_own_chain_leaves_last() {
        let mut filled = board(3, "b2 a3 c1 c2", "a1 a2");
        let placed = filled.place(Color::White, point("b1"));
        assert!(placed.captured.is_empty());
        assert_eq!(names(&placed.suicide), "a1 b1 a2");
        assert_eq!(filled, board(3, "b2 a3 c1 c2", ""));
    }

    #[test]
    fn regions_are_connected_empty_points() {
        let board = board(3, "b1 b2 a3", "c3");
        let regions: Vec<String> = board.regions().iter().map(|r| names(r)).collect();
        assert_eq!(regions, ["a1 a2", "c1 c2", "b3"]);
    }

    #[test]
    fn off_the_board_there_is_nothing() {
        let board = Board::new(Size::new(9, 5));
        for outside in [point("k1"), point("a6"), point("z99")] {
            assert!(!board.contains(outside));
            assert!(!board.is_empty_at(outside));
            assert_eq!(board.get(outside), None);
            assert_eq!(board.chain(outside), None);
            assert_eq!(board.neighbours(outside).count(), 0);
        }
        assert_eq!(board.neighbours(point("a1")).count(), 2);
        assert_eq!(board.neighbours(point("j3")).count(), 3);
    }
}
