//! Lines from a stream that may hold anything.

/// The longest line that is read, in bytes without its end. The protocol's own lines are short; what
/// an engine says about its move may be long.
pub const MAX_LINE: usize = 4_096;

/// A line of more than [`MAX_LINE`] bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a line has at most {MAX_LINE} bytes")]
pub struct TooLong;

/// Cuts a stream into lines, whatever the pieces in which it comes. Lines end with LF; a CR before it
/// is dropped. Bytes that are no UTF-8 are replaced: comments come in every character set.
///
/// ```
/// let mut lines = yonban_csa::Lines::default();
/// let mut bytes = &b"LOGIN a b\r\nAGR"[..];
/// assert_eq!(lines.next(&mut bytes), Some(Ok("LOGIN a b".to_owned())));
/// assert_eq!(lines.next(&mut bytes), None);
/// assert_eq!(lines.next(&mut &b"EE\n"[..]), Some(Ok("AGREE".to_owned())));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Lines {
    part: Vec<u8>,
}

impl Lines {
    /// The next whole line, taken off the front of `bytes`; `None` when all of them are used up. What
    /// comes after an error belongs to the line that was too long.
    pub fn next(&mut self, bytes: &mut &[u8]) -> Option<Result<String, TooLong>> {
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let piece = &bytes[..end.unwrap_or(bytes.len())];
        // One byte more for a CR.
        if self.part.len() + piece.len() > MAX_LINE + 1 {
            self.part.clear();
            *bytes = &bytes[piece.len()..];
            return Some(Err(TooLong));
        }
        self.part.extend_from_slice(piece);
        *bytes = &bytes[end.map_or(bytes.len(), |end| end + 1)..];
        end?;
        let mut line = std::mem::take(&mut self.part);
        if line.last() == Some(&b'\r') {
            line.pop();
        }
        if line.len() > MAX_LINE {
            return Some(Err(TooLong));
        }
        Some(Ok(String::from_utf8_lossy(&line).into_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(pieces: &[&[u8]]) -> Vec<Result<String, TooLong>> {
        let mut lines = Lines::default();
        let mut all = Vec::new();
        for piece in pieces {
            let mut bytes = *piece;
            while let Some(line) = lines.next(&mut bytes) {
                all.push(line);
            }
        }
        all
    }

    #[test]
    fn pieces_make_lines() {
        let ok = |text: &str| Ok(text.to_owned());
        assert_eq!(
            all(&[b"a\n\nb", b"c\r", b"\nd\re\n", b"left"]),
            [ok("a"), ok(""), ok("bc"), ok("d\re")]
        );
        assert_eq!(all(&[b"\xff\n"]), [ok("\u{fffd}")]);
    }

    #[test]
    fn the_longest_line_is_read_and_no_longer_one() {
        let long = vec![b'x'; MAX_LINE];
        for end in [&b"\n"[..], b"\r\n"] {
            let lines = all(&[&long, end]);
            assert_eq!(lines[0].as_ref().map(String::len), Ok(MAX_LINE));
        }
        assert_eq!(all(&[&long, b"x\n"]), [Err(TooLong)]);
        // Memory stays bounded however much comes without an end.
        let mut lines = Lines::default();
        for _ in 0..10 {
            assert!(lines.next(&mut &vec![b'x'; 1 << 16][..]).is_some());
            assert!(lines.part.len() <= MAX_LINE + 1);
        }
    }
}
