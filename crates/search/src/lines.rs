//! Lines from a stream that may hold anything.

use std::io::{self, BufRead};

/// The next line without its end and the space around it, bad UTF-8 replaced; `None` at the end of the
/// stream. Of a line of more than `longest` bytes the rest is read and dropped.
///
/// ```
/// let mut input = &b" usi \r\nquit"[..];
/// assert_eq!(yonban_search::next_line(&mut input, 100)?.as_deref(), Some("usi"));
/// assert_eq!(yonban_search::next_line(&mut input, 3)?.as_deref(), Some("qui"));
/// assert_eq!(yonban_search::next_line(&mut input, 3)?, None);
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// Those of the stream, except an interruption.
pub fn next_line(input: &mut impl BufRead, longest: usize) -> io::Result<Option<String>> {
    let mut line: Vec<u8> = Vec::new();
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        let room = longest.saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(any.then(|| String::from_utf8_lossy(&line).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONGEST: usize = 65_536;

    #[test]
    fn any_bytes_make_lines() {
        let mut long = vec![b'x'; 1 << 20];
        long.extend_from_slice(b"\r\n\xff\xfe ok\n\n last");
        let mut input = &long[..];
        let first = next_line(&mut input, LONGEST).unwrap().unwrap();
        assert_eq!(first.len(), LONGEST);
        assert_eq!(
            next_line(&mut input, LONGEST).unwrap().unwrap(),
            "\u{fffd}\u{fffd} ok"
        );
        assert_eq!(next_line(&mut input, LONGEST).unwrap().unwrap(), "");
        assert_eq!(next_line(&mut input, LONGEST).unwrap().unwrap(), "last");
        assert_eq!(next_line(&mut input, LONGEST).unwrap(), None);
    }
}
