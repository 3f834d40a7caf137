//! The position as text for a terminal.

use crate::{Board, Color, Hand, Square};
use std::fmt;

/// Prints the hands and nine rows with coordinates, each line ended; capitals are Black's pieces.
///
/// ```
/// use yonban_shogi::Board;
///
/// let drawn = Board::start().to_string();
/// let lines: Vec<&str> = drawn.lines().collect();
/// assert_eq!(lines[0], "White in hand: -");
/// assert_eq!(lines[1], "  9  8  7  6  5  4  3  2  1");
/// assert_eq!(lines[2], "  l  n  s  g  k  g  s  n  l  a");
/// assert_eq!(lines[3], "  .  r  .  .  .  .  .  b  .  b");
/// assert_eq!(lines[11], "Black in hand: -");
/// ```
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "White in hand: {}", held(self.hand(Color::White)))?;
        for file in (1..=9).rev() {
            write!(f, "{file:>3}")?;
        }
        writeln!(f)?;
        for rank in 1..=9_u8 {
            for file in (1..=9).rev() {
                let piece = Square::new(file, rank).and_then(|square| self.piece(square));
                let cell = piece.map_or_else(|| ".".to_owned(), |piece| piece.to_string());
                write!(f, "{cell:>3}")?;
            }
            writeln!(f, "  {}", char::from(b'a' + rank - 1))?;
        }
        writeln!(f, "Black in hand: {}", held(self.hand(Color::Black)))
    }
}

/// `R 2P`, or `-` for an empty hand.
fn held(hand: Hand) -> String {
    let kinds: Vec<String> = hand
        .iter()
        .map(|(kind, count)| match count {
            1 => kind.to_string(),
            _ => format!("{count}{kind}"),
        })
        .collect();
    if kinds.is_empty() {
        "-".to_owned()
    } else {
        kinds.join(" ")
    }
}
