//! Lines from a stream that may hold anything.

use std::io::{self, BufRead};

/// Bytes of a line that are looked at; the rest is read and dropped.
const LONGEST: usize = 65_536;

/// The next line without its end, bad UTF-8 replaced; `None` at the end of the stream. A longer line
/// is cut.
pub(crate) fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
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
        let room = LONGEST.saturating_sub(line.len());
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

    #[test]
    fn any_bytes_make_lines() {
        let mut long = vec![b'x'; 1 << 20];
        long.extend_from_slice(b"\r\n\xff\xfe ok\n\n last");
        let mut input = &long[..];
        let first = next_line(&mut input).unwrap().unwrap();
        assert_eq!(first.len(), LONGEST);
        assert_eq!(
            next_line(&mut input).unwrap().unwrap(),
            "\u{fffd}\u{fffd} ok"
        );
        assert_eq!(next_line(&mut input).unwrap().unwrap(), "");
        assert_eq!(next_line(&mut input).unwrap().unwrap(), "last");
        assert_eq!(next_line(&mut input).unwrap(), None);
    }
}
