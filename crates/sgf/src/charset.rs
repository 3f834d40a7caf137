//! Character sets by the names that files give them.

use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, UTF_8, WINDOWS_1252};
use encoding_rs::{DecoderResult, EncoderResult};

/// A character set. Those of the web's Encoding Standard are known, under its labels and the usual
/// code page names; ISO-8859-1 is read as Windows-1252, its superset in practice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Charset {
    encoding: &'static Encoding,
    name: &'static str,
}

/// Names in use that the Encoding Standard does not list.
const ALIASES: [(&str, &str); 11] = [
    ("latin-1", "iso-8859-1"),
    ("iso8859_1", "iso-8859-1"),
    ("utf_8", "utf-8"),
    ("cp936", "gbk"),
    ("cp950", "big5"),
    ("big-5", "big5"),
    ("cp932", "shift_jis"),
    ("sjis", "shift_jis"),
    ("cp949", "euc-kr"),
    ("gb-2312", "gbk"),
    ("cp54936", "gb18030"),
];

impl Charset {
    /// UTF-8.
    pub const UTF_8: Charset = Charset::of(UTF_8, "UTF-8");
    /// ISO-8859-1, the format's default.
    pub const LATIN_1: Charset = Charset::of(WINDOWS_1252, "ISO-8859-1");
    /// GB18030 and its subsets GBK and GB2312.
    pub const GB18030: Charset = Charset::of(GB18030, "GB18030");
    /// GBK.
    pub const GBK: Charset = Charset::of(GBK, "GBK");
    /// Shift-JIS.
    pub const SHIFT_JIS: Charset = Charset::of(SHIFT_JIS, "Shift_JIS");
    /// Big5.
    pub const BIG5: Charset = Charset::of(BIG5, "Big5");
    /// EUC-KR.
    pub const EUC_KR: Charset = Charset::of(EUC_KR, "EUC-KR");

    const fn of(encoding: &'static Encoding, name: &'static str) -> Self {
        Charset { encoding, name }
    }

    /// The character set of this name, in either case. UTF-16 has none here: a file in it says so by
    /// its first bytes.
    ///
    /// ```
    /// use yonban_sgf::Charset;
    ///
    /// assert_eq!(Charset::named("gb2312"), Some(Charset::GBK));
    /// assert_eq!(Charset::named("klingon"), None);
    /// ```
    #[must_use]
    pub fn named(label: &str) -> Option<Charset> {
        let label = label.trim().to_ascii_lowercase();
        let alias = ALIASES.iter().find(|(name, _)| *name == label);
        let label = alias.map_or(label.as_str(), |(_, known)| known);
        let encoding = Encoding::for_label_no_replacement(label.as_bytes())?;
        if encoding == encoding_rs::UTF_16LE || encoding == encoding_rs::UTF_16BE {
            return None;
        }
        Some(match label {
            _ if encoding == GB18030 => Charset::GB18030,
            "windows-1252" | "cp1252" | "x-cp1252" => Charset::of(encoding, "windows-1252"),
            _ if encoding == WINDOWS_1252 => Charset::LATIN_1,
            _ => Charset::of(encoding, encoding.name()),
        })
    }

    /// The character set that a byte order mark at the start announces, and the mark's length.
    #[must_use]
    pub fn of_mark(bytes: &[u8]) -> Option<(Charset, usize)> {
        let (encoding, length) = Encoding::for_bom(bytes)?;
        Some((Charset::of(encoding, encoding.name()), length))
    }

    /// The name as a file would give it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The text of these bytes, and how many malformed sequences U+FFFD stands for.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> (String, usize) {
        let mut decoder = self.encoding.new_decoder_without_bom_handling();
        let mut text = String::with_capacity(bytes.len() + bytes.len() / 8 + 16);
        let (mut rest, mut bad) = (bytes, 0);
        loop {
            let (result, read) =
                decoder.decode_to_string_without_replacement(rest, &mut text, true);
            rest = &rest[read..];
            match result {
                DecoderResult::InputEmpty => return (text, bad),
                DecoderResult::OutputFull => text.reserve(rest.len() * 3 + 16),
                DecoderResult::Malformed(..) => {
                    text.reserve(rest.len() + 16);
                    text.push('\u{fffd}');
                    bad += 1;
                }
            }
        }
    }

    /// The bytes of a text, and how many characters `?` stands for because the set does not have
    /// them.
    #[must_use]
    pub fn encode(self, text: &str) -> (Vec<u8>, usize) {
        let mut encoder = self.encoding.new_encoder();
        let mut bytes = Vec::with_capacity(text.len() + 16);
        let (mut rest, mut bad) = (text, 0);
        loop {
            let (result, read) =
                encoder.encode_from_utf8_to_vec_without_replacement(rest, &mut bytes, true);
            rest = &rest[read..];
            match result {
                EncoderResult::InputEmpty => return (bytes, bad),
                EncoderResult::OutputFull => bytes.reserve(rest.len() * 4 + 16),
                EncoderResult::Unmappable(_) => {
                    bytes.push(b'?');
                    bytes.reserve(rest.len() + 16);
                    bad += 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_known_by_their_names() {
        for (label, name) in [
            ("UTF-8", "UTF-8"),
            (" gb18030 ", "GB18030"),
            ("GB2312", "GBK"),
            ("CP936", "GBK"),
            ("sjis", "Shift_JIS"),
            ("iso-8859-1", "ISO-8859-1"),
            ("Latin-1", "ISO-8859-1"),
            ("windows-1252", "windows-1252"),
            ("windows-1251", "windows-1251"),
            ("KOI8-R", "KOI8-R"),
        ] {
            assert_eq!(
                Charset::named(label).map(Charset::name),
                Some(name),
                "{label}"
            );
        }
        for label in [
            "",
            "klingon",
            "utf-16",
            "UTF-16LE",
            "iso-2022-kr",
            "hz-gb-2312",
        ] {
            assert_eq!(Charset::named(label), None, "{label}");
        }
    }

    #[test]
    fn texts_survive_every_set_that_has_their_letters() {
        for (charset, text) in [
            (Charset::UTF_8, "黑 é ж 😀"),
            (Charset::GB18030, "黑乗乚 é ж 😀"),
            (Charset::GBK, "黑棋"),
            (Charset::SHIFT_JIS, "表ソ能十段戦"),
            (Charset::BIG5, "功許蓋"),
            (Charset::EUC_KR, "바둑"),
            (Charset::LATIN_1, "éÿ"),
        ] {
            let (bytes, bad) = charset.encode(text);
            assert_eq!(bad, 0, "{}", charset.name());
            assert_eq!(
                charset.decode(&bytes),
                (text.to_owned(), 0),
                "{}",
                charset.name()
            );
        }
    }

    #[test]
    fn what_a_set_lacks_is_counted() {
        assert_eq!(Charset::LATIN_1.encode("a黑b白"), (b"a?b?".to_vec(), 2));
        assert_eq!(
            Charset::UTF_8.decode(b"a\xffb\xfe"),
            ("a\u{fffd}b\u{fffd}".to_owned(), 2)
        );
        assert_eq!(
            Charset::SHIFT_JIS.decode(b"a\x81"),
            ("a\u{fffd}".to_owned(), 1)
        );
    }
}
