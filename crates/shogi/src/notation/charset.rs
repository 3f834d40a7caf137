//! The character set of a Japanese record: a byte order mark, else strict UTF-8, else code page 932.

use super::loss::{LossKind, Losses, Place};
use yonban_sgf::Charset;

/// The text of a file and the set that it was read in. `default` stands for code page 932 where the
/// caller knows better.
pub(crate) fn decode(
    bytes: &[u8],
    default: Option<Charset>,
    losses: &mut Losses,
) -> (String, Charset) {
    let (charset, mark) = match Charset::of_mark(bytes) {
        Some(known) => known,
        None => match std::str::from_utf8(bytes) {
            Ok(_) => (Charset::UTF_8, 0),
            // Cut off inside its last character: the rest is UTF-8.
            Err(error) if error.error_len().is_none() => (Charset::UTF_8, 0),
            Err(_) => (default.unwrap_or(Charset::SHIFT_JIS), 0),
        },
    };
    let (text, bad) = charset.decode(&bytes[mark..]);
    if bad > 0 {
        let name = charset.name();
        losses.add(
            LossKind::Charset,
            Place::Whole,
            format!("{bad} sequences of bytes are not {name}"),
        );
    }
    (text, charset)
}

/// The bytes of a text in code page 932. Marks of sides that it does not have become those that it
/// has; other letters become `?`, and both are told.
pub(crate) fn shift_jis(text: &str, losses: &mut Losses) -> Vec<u8> {
    let mut marks = 0_usize;
    let plain: String = text
        .chars()
        .map(|c| {
            let known = match c {
                '☗' | '⛊' => '▲',
                '☖' | '⛉' => '△',
                // Code page 932 maps these two to their wide twins.
                '〜' => '～',
                '−' => '－',
                c => return c,
            };
            marks += usize::from(!matches!(c, '〜' | '−'));
            known
        })
        .collect();
    if marks > 0 {
        let what = format!("☗ and ☖ are not in Shift-JIS: {marks} are written ▲ and △");
        losses.add(LossKind::Charset, Place::Whole, what);
    }
    let (bytes, bad) = Charset::SHIFT_JIS.encode(&plain);
    if bad > 0 {
        let what = format!("{bad} letters are not in Shift-JIS: `?` stands for each");
        losses.add(LossKind::Charset, Place::Whole, what);
    } else if Charset::SHIFT_JIS.decode(&bytes).0 != plain {
        let what = "some letters come back as others that Shift-JIS takes them for";
        losses.add(LossKind::Charset, Place::Whole, what);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(bytes: &[u8]) -> (String, &'static str, usize) {
        let mut losses = Losses::default();
        let (text, charset) = decode(bytes, None, &mut losses);
        (text, charset.name(), losses.finish().len())
    }

    #[test]
    fn sets_are_told_by_the_bytes() {
        let jis = Charset::SHIFT_JIS.encode("手合割：平手①").0;
        assert_eq!(read(&jis), ("手合割：平手①".to_owned(), "Shift_JIS", 0));
        assert_eq!(read("平手".as_bytes()), ("平手".to_owned(), "UTF-8", 0));
        assert_eq!(
            read(b"\xef\xbb\xbf\xe6\xad\xa9"),
            ("歩".to_owned(), "UTF-8", 0)
        );
        let cut = &"７六歩".as_bytes()[..8];
        assert_eq!(read(cut), ("７六\u{fffd}".to_owned(), "UTF-8", 1));
        assert_eq!(read(b"\x95\xe0\x95").2, 1);
    }

    #[test]
    fn what_932_lacks_is_told() {
        // Shift-JIS writes a yen sign as a backslash.
        let mut losses = Losses::default();
        assert_eq!(shift_jis("¥", &mut losses), b"\\");
        assert_eq!(losses.finish().len(), 1);
        let mut losses = Losses::default();
        let bytes = shift_jis("☗７六歩 ☖ 😀", &mut losses);
        assert_eq!(Charset::SHIFT_JIS.decode(&bytes).0, "▲７六歩 △ ?");
        assert_eq!(losses.finish().len(), 2);
    }
}
