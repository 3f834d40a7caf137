//! Moves as one text: `h8i9h10...`, letter and number, nothing between them, case ignored; `pass`
//! is a pass. The format of several engines and of web addresses.
//!
//! Ranks count from the bottom. A program that counts them from the top must be mirrored by who
//! reads its files. The text holds stones and passes only: swaps, numbers and offers of an opening
//! are lost.

use crate::point::Point;

/// A stone or a pass. Colors alternate, Black first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A stone.
    Place(Point),
    /// A pass.
    Pass,
}

/// A text that is no list of moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no move can be read at byte {at}: moves are written `h8i9h10`")]
pub struct ParseMovesError {
    /// Where reading stopped, in bytes from the start.
    pub at: usize,
}

/// Reads a list of moves. Blanks between moves are skipped.
///
/// ```
/// use yonban_gomoku::notation::moves::{self, Move};
///
/// let list = moves::parse("h8I9pass")?;
/// assert_eq!(list[2], Move::Pass);
/// assert_eq!(moves::print(&list), "h8i9pass");
/// # Ok::<(), moves::ParseMovesError>(())
/// ```
///
/// # Errors
///
/// Where the first thing stands that is no move.
pub fn parse(text: &str) -> Result<Vec<Move>, ParseMovesError> {
    let mut moves = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let here = ParseMovesError {
            at: text.len() - rest.len(),
        };
        let length = if rest
            .get(..4)
            .is_some_and(|word| word.eq_ignore_ascii_case("pass"))
        {
            moves.push(Move::Pass);
            4
        } else {
            let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
            let word = rest.get(..1 + digits).ok_or(here)?;
            moves.push(Move::Place(word.parse().map_err(|_| here)?));
            word.len()
        };
        rest = rest[length..].trim_start();
    }
    Ok(moves)
}

/// Writes a list of moves.
#[must_use]
pub fn print(moves: &[Move]) -> String {
    moves
        .iter()
        .map(|one| match one {
            Move::Place(point) => point.to_string(),
            Move::Pass => "pass".to_owned(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_where_reading_stopped() {
        assert_eq!(parse(""), Ok(vec![]));
        assert_eq!(
            parse("h8 i9\n").map(|list| print(&list)),
            Ok("h8i9".to_owned())
        );
        for (text, at) in [
            ("h8x", 2),
            ("8h", 0),
            ("h8pas", 2),
            ("h8h100", 2),
            ("h8é9", 2),
            ("h0", 0),
        ] {
            assert_eq!(parse(text), Err(ParseMovesError { at }), "{text}");
        }
    }
}
