//! The rectangle a board is, and how its points lie in one dimension.

/// The widest and highest board.
pub const MAX_LINES: usize = 25;

/// A rectangle of 1 to 25 columns and rows, one-dimensional with a border: row 0 and the row after
/// the last are border, and so is the first cell of every row, which also closes the row before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    width: u8,
    height: u8,
}

impl Shape {
    /// One point.
    pub const SMALLEST: Shape = Shape {
        width: 1,
        height: 1,
    };

    /// A board of `width` columns and `height` rows; `None` outside 1 to 25.
    #[must_use]
    pub const fn new(width: u8, height: u8) -> Option<Shape> {
        if width >= 1 && height >= 1 && width <= 25 && height <= 25 {
            Some(Shape { width, height })
        } else {
            None
        }
    }

    /// Columns.
    #[must_use]
    pub const fn width(self) -> usize {
        self.width as usize
    }

    /// Rows.
    #[must_use]
    pub const fn height(self) -> usize {
        self.height as usize
    }

    /// Points.
    #[must_use]
    pub const fn area(self) -> usize {
        self.width() * self.height()
    }

    /// The distance between two rows.
    #[must_use]
    pub const fn stride(self) -> usize {
        self.width() + 1
    }

    /// Cells, border included.
    #[must_use]
    pub const fn cells(self) -> usize {
        self.stride() * (self.height() + 2) + 1
    }

    /// The cell of the point in `column` and `row`, both from 0 at the bottom left.
    #[must_use]
    pub const fn cell(self, column: usize, row: usize) -> usize {
        (row + 1) * self.stride() + column + 1
    }

    /// Column and row of a cell that is a point.
    #[must_use]
    pub const fn column_row(self, cell: usize) -> (usize, usize) {
        (cell % self.stride() - 1, cell / self.stride() - 1)
    }

    /// Every point's cell, row by row from the bottom.
    pub fn points(self) -> impl Iterator<Item = usize> {
        (0..self.height()).flat_map(move |row| (0..self.width()).map(move |x| self.cell(x, row)))
    }

    /// The four neighbours of a point; some may be border.
    #[must_use]
    pub const fn around(self, cell: usize) -> [usize; 4] {
        let stride = self.stride();
        [cell - stride, cell - 1, cell + 1, cell + stride]
    }

    /// The four diagonal neighbours of a point; some may be border.
    #[must_use]
    pub const fn diagonal(self, cell: usize) -> [usize; 4] {
        let stride = self.stride();
        [
            cell - stride - 1,
            cell - stride + 1,
            cell + stride - 1,
            cell + stride + 1,
        ]
    }

    /// How far a point is from the nearest edge: 1 on the first line.
    #[must_use]
    pub fn line(self, cell: usize) -> usize {
        let (x, y) = self.column_row(cell);
        (x + 1)
            .min(y + 1)
            .min(self.width() - x)
            .min(self.height() - y)
    }

    /// The point as people write it: a letter without `i`, then the row from 1.
    #[must_use]
    pub fn text(self, cell: usize) -> String {
        let (x, y) = self.column_row(cell);
        let letter = char::from(b"abcdefghjklmnopqrstuvwxyz"[x]);
        format!("{letter}{}", y + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_points_agree() {
        for (w, h) in [(1, 1), (9, 9), (4, 7), (25, 25), (25, 1)] {
            let shape = Shape::new(w, h).unwrap();
            let points: Vec<usize> = shape.points().collect();
            assert_eq!(points.len(), shape.area());
            for &p in &points {
                let (x, y) = shape.column_row(p);
                assert_eq!(shape.cell(x, y), p);
                for n in shape.around(p).into_iter().chain(shape.diagonal(p)) {
                    assert!(n < shape.cells());
                }
            }
        }
        assert_eq!(Shape::new(0, 9), None);
        assert_eq!(Shape::new(9, 26), None);
        let nine = Shape::new(9, 9).unwrap();
        assert_eq!(nine.text(nine.cell(8, 0)), "j1");
        assert_eq!(nine.line(nine.cell(4, 4)), 5);
    }
}
