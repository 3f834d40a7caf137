//! The bare board: stones on a grid, no history, no turn.
//!
//! The stones are kept four times, once for each direction: a line is a row of bits for each color.
//! Five dead cells lie before the first and behind the last cell of a row, so that the window of
//! five cells to each side of a point is one shift, and a row of the largest board (22) just fills
//! 32 bits.

use crate::point::{Color, Point};

/// The smallest board.
pub const MIN_SIZE: u8 = 13;
/// The largest board.
pub const MAX_SIZE: u8 = 22;

/// Dead cells before and behind every row.
const MARGIN: u32 = 5;
const RANKS: usize = 0;
const FILES: usize = RANKS + MAX_SIZE as usize;
const RISING: usize = FILES + MAX_SIZE as usize;
const FALLING: usize = RISING + 2 * MAX_SIZE as usize - 1;
const LINES: usize = FALLING + 2 * MAX_SIZE as usize - 1;

/// One of the four directions of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// Along a rank.
    Rank,
    /// Along a file.
    File,
    /// Along a diagonal that rises to the right.
    Rising,
    /// Along a diagonal that falls to the right.
    Falling,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] = [
        Direction::Rank,
        Direction::File,
        Direction::Rising,
        Direction::Falling,
    ];

    /// Files and ranks from one point of the line to the next.
    #[must_use]
    pub const fn step(self) -> (i16, i16) {
        match self {
            Direction::Rank => (1, 0),
            Direction::File => (0, 1),
            Direction::Rising => (1, 1),
            Direction::Falling => (1, -1),
        }
    }

    /// The point `steps` further along a line in this direction, if it can be written.
    #[must_use]
    pub fn walk(self, from: Point, steps: i16) -> Option<Point> {
        let (files, ranks) = self.step();
        from.offset(files * steps, ranks * steps)
    }

    /// The row of a point on the board and the point's index in it, margin not counted.
    #[inline]
    const fn row(self, point: Point) -> (usize, u32) {
        let (file, rank) = (point.file() as usize, point.rank() as usize);
        match self {
            Direction::Rank => (RANKS + rank, file as u32),
            Direction::File => (FILES + file, rank as u32),
            Direction::Rising => (RISING + MAX_SIZE as usize - 1 + rank - file, file as u32),
            Direction::Falling => (FALLING + file + rank, file as u32),
        }
    }
}

/// For each size the bits of each row that are no cells of the board.
static WALLS: [[u32; LINES]; (MAX_SIZE - MIN_SIZE + 1) as usize] = walls();

const fn walls() -> [[u32; LINES]; (MAX_SIZE - MIN_SIZE + 1) as usize] {
    let mut walls = [[u32::MAX; LINES]; (MAX_SIZE - MIN_SIZE + 1) as usize];
    let mut size = MIN_SIZE;
    while size <= MAX_SIZE {
        let mut cell = 0;
        while cell < size as u16 * size as u16 {
            let point = Point::new((cell % size as u16) as u8, (cell / size as u16) as u8);
            let mut d = 0;
            while d < 4 {
                let (row, index) = Direction::ALL[d].row(point);
                walls[(size - MIN_SIZE) as usize][row] &= !(1 << (index + MARGIN));
                d += 1;
            }
            cell += 1;
        }
        size += 1;
    }
    walls
}

/// What a point and the five cells to each side of it on one line hold: bit 5 is the point itself,
/// bit 0 the cell five steps back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Window {
    /// Stones of one color.
    pub(crate) own: u32,
    /// Stones of the other color, and cells that are off the board.
    pub(crate) blocked: u32,
}

/// Stones on a square grid of 13 to 22 lines a side.
///
/// It does not know whose turn it is, how the stones came there, or whether somebody has won.
///
/// ```
/// use yonban_gomoku::{Board, Color, Point};
///
/// let mut board = Board::new(15);
/// board.place(Color::Black, Point::new(7, 7));
/// assert_eq!(board.get(Point::new(7, 7)), Some(Color::Black));
/// assert_eq!(board.stone_count(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    size: u8,
    stones: u16,
    rows: [[u32; 2]; LINES],
}

impl Board {
    /// An empty board of `size` lines a side.
    ///
    /// # Panics
    ///
    /// If `size` is not 13 to 22.
    #[must_use]
    pub const fn new(size: u8) -> Self {
        assert!(MIN_SIZE <= size && size <= MAX_SIZE);
        Board {
            size,
            stones: 0,
            rows: [[0; 2]; LINES],
        }
    }

    /// Lines a side.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The number of stones.
    #[must_use]
    pub const fn stone_count(&self) -> usize {
        self.stones as usize
    }

    /// Whether every point holds a stone.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.stones == self.size as u16 * self.size as u16
    }

    /// Whether the point is one of this board's.
    #[inline]
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        point.file() < self.size && point.rank() < self.size
    }

    /// The stone on a point. `None` where there is none, off the board too.
    #[inline]
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        if !self.contains(point) {
            return None;
        }
        let (row, index) = Direction::Rank.row(point);
        let bit = 1 << (index + MARGIN);
        Color::BOTH
            .into_iter()
            .find(|color| self.rows[row][color.index()] & bit != 0)
    }

    /// Whether the point is on the board and holds no stone.
    #[inline]
    #[must_use]
    pub fn is_empty_at(&self, point: Point) -> bool {
        self.contains(point) && self.get(point).is_none()
    }

    /// Puts a stone on an empty point.
    ///
    /// # Panics
    ///
    /// If the point is off the board or holds a stone.
    #[inline]
    pub fn place(&mut self, color: Color, point: Point) {
        assert!(
            self.is_empty_at(point),
            "{point} holds a stone or is off the board"
        );
        for direction in Direction::ALL {
            let (row, index) = direction.row(point);
            self.rows[row][color.index()] |= 1 << (index + MARGIN);
        }
        self.stones += 1;
    }

    /// Takes a stone away and says which it was.
    #[inline]
    pub fn remove(&mut self, point: Point) -> Option<Color> {
        let color = self.get(point)?;
        for direction in Direction::ALL {
            let (row, index) = direction.row(point);
            self.rows[row][color.index()] &= !(1 << (index + MARGIN));
        }
        self.stones -= 1;
        Some(color)
    }

    /// Every point of the board, by rank from the bottom and then by file.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let size = self.size;
        (0..size).flat_map(move |rank| (0..size).map(move |file| Point::new(file, rank)))
    }

    /// The empty points, in the order of [`points`](Self::points).
    pub fn empty_points(&self) -> impl Iterator<Item = Point> + '_ {
        let walls = &WALLS[usize::from(self.size - MIN_SIZE)];
        (0..self.size).flat_map(move |rank| {
            let row = RANKS + usize::from(rank);
            let [black, white] = self.rows[row];
            bits(!(black | white | walls[row])).map(move |bit| Point::new(bit, rank))
        })
    }

    /// The stones, in the order of [`points`](Self::points).
    pub fn stones(&self) -> impl Iterator<Item = (Color, Point)> + '_ {
        (0..self.size).flat_map(move |rank| {
            let [black, white] = self.rows[RANKS + usize::from(rank)];
            bits(black | white).map(move |file| {
                let is_black = black >> (u32::from(file) + MARGIN) & 1 == 1;
                let color = if is_black { Color::Black } else { Color::White };
                (color, Point::new(file, rank))
            })
        })
    }

    /// The window around a point of the board, for stones of `color`.
    #[inline]
    pub(crate) fn window(&self, color: Color, point: Point, direction: Direction) -> Window {
        let (row, index) = direction.row(point);
        let walls = WALLS[usize::from(self.size - MIN_SIZE)][row];
        Window {
            own: self.rows[row][color.index()] >> index & 0x7FF,
            blocked: (self.rows[row][color.other().index()] | walls) >> index & 0x7FF,
        }
    }

    /// How many stones of `color` follow the point without a gap on either side of it on one line,
    /// first against the direction, then along it. The point itself is not looked at.
    #[inline]
    #[must_use]
    pub fn arms(&self, color: Color, point: Point, direction: Direction) -> (u8, u8) {
        let (row, index) = direction.row(point);
        let own = self.rows[row][color.index()];
        let bit = index + MARGIN;
        let back = (own << (32 - bit)).leading_ones();
        let ahead = (own >> (bit + 1)).trailing_ones();
        (back as u8, ahead as u8)
    }
}

/// The files of the set bits of a rank's row.
fn bits(mut row: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if row == 0 {
            return None;
        }
        let bit = row.trailing_zeros();
        row &= row - 1;
        Some((bit - MARGIN) as u8)
    })
}

/// Draws the board, rank numbers on the left: `X` Black, `O` White.
impl std::fmt::Display for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for rank in (0..self.size).rev() {
            write!(f, "{:>2}", rank + 1)?;
            for file in 0..self.size {
                f.write_str(match self.get(Point::new(file, rank)) {
                    None => " .",
                    Some(Color::Black) => " X",
                    Some(Color::White) => " O",
                })?;
            }
            f.write_str("\n")?;
        }
        f.write_str("  ")?;
        for file in 0..self.size {
            write!(f, " {}", char::from(b'a' + file))?;
        }
        f.write_str("\n")
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Board {0}x{0}\n{self}", self.size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_of_every_size_holds_a_stone_of_its_own() {
        for size in MIN_SIZE..=MAX_SIZE {
            let mut board = Board::new(size);
            let points: Vec<Point> = board.points().collect();
            assert_eq!(points.len(), usize::from(size) * usize::from(size));
            assert!(points.is_sorted());
            for (n, &point) in points.iter().enumerate() {
                board.place(Color::BOTH[n % 2], point);
            }
            assert!(board.is_full());
            assert_eq!(board.empty_points().count(), 0);
            for (n, &point) in points.iter().enumerate() {
                assert_eq!(board.get(point), Some(Color::BOTH[n % 2]));
                assert_eq!(board.remove(point), Some(Color::BOTH[n % 2]));
                assert_eq!(board.remove(point), None);
            }
            assert_eq!(board, Board::new(size));
            assert_eq!(board.empty_points().collect::<Vec<_>>(), points);
        }
    }

    #[test]
    fn windows_see_stones_and_edges() {
        for size in [MIN_SIZE, 15, MAX_SIZE] {
            let mut board = Board::new(size);
            let last = size - 1;
            board.place(Color::Black, Point::new(2, last));
            board.place(Color::White, Point::new(3, last - 1));
            let corner = Point::new(1, last);
            let rank = board.window(Color::Black, corner, Direction::Rank);
            assert_eq!((rank.own, rank.blocked), (1 << 6, 0b1111));
            let rank = board.window(Color::White, corner, Direction::Rank);
            assert_eq!((rank.own, rank.blocked), (0, 0b1111 | 1 << 6));
            let file = board.window(Color::Black, corner, Direction::File);
            assert_eq!((file.own, file.blocked), (0, 0b11111 << 6));
            let falling = board.window(Color::White, Point::new(2, last), Direction::Falling);
            assert_eq!((falling.own, falling.blocked), (1 << 6, 0b11111 | 1 << 5));
        }
    }

    #[test]
    fn off_the_board_there_is_nothing() {
        let board = Board::new(15);
        let outside = Point::new(15, 3);
        assert!(!board.contains(outside));
        assert!(!board.is_empty_at(outside));
        assert_eq!(board.get(outside), None);
        assert_eq!(board.clone().remove(outside), None);
    }
}
