//! Text that people write: names and lines of chat. What nobody can see, or what turns the text
//! around it, is not let in.

use unicode_normalization::UnicodeNormalization;
use yonban_protocol::MAX_CHAT;

/// The longest name, in characters.
const MAX_NAME: usize = 24;

/// Endings of addresses that a plain filter knows without a scheme before them.
const ENDINGS: [&str; 24] = [
    "com", "net", "org", "info", "biz", "io", "co", "me", "gg", "tv", "xyz", "top", "site",
    "online", "shop", "club", "app", "dev", "link", "ru", "cn", "de", "uk", "tk",
];

/// Why a line of chat is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BadLine {
    /// Nothing that can be seen.
    Empty,
    /// More characters than a line may have.
    TooLong,
    /// A control character, or one that hides or turns what stands around it.
    Hidden,
    /// An address, which guests may not give.
    Link,
}

/// Whether a character cannot be seen, or changes how its neighbours are.
fn hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{00AD}' | '\u{061C}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
        )
        || matches!(c, '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
        || matches!(c, '\u{FFF0}'..='\u{FFFF}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Joins letters and signs in some scripts and pictures: welcome in a text, not in a name.
fn joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

/// A name as it is kept: normalised, without blanks around it. `None` where it is not 1 to 24
/// visible characters.
pub(crate) fn name(text: &str) -> Option<String> {
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = name.nfc().collect();
    let length = name.chars().count();
    let good = (1..=MAX_NAME).contains(&length)
        && !name.chars().any(|c| hidden(c) || joiner(c))
        && has_something(&name);
    good.then_some(name)
}

/// A line of chat as it is kept: normalised, one line, without blanks around it. A blank of any kind
/// is one blank.
///
/// # Errors
///
/// Why it is refused.
pub(crate) fn line(text: &str) -> Result<String, BadLine> {
    let line: String = text.nfc().collect();
    let line: String = line
        .trim()
        .chars()
        .map(|c| {
            if c.is_whitespace() && !hidden(c) {
                ' '
            } else {
                c
            }
        })
        .collect();
    if line.chars().count() > MAX_CHAT {
        return Err(BadLine::TooLong);
    }
    if line.chars().any(hidden) {
        return Err(BadLine::Hidden);
    }
    if !has_something(&line) {
        return Err(BadLine::Empty);
    }
    if has_link(&line) {
        return Err(BadLine::Link);
    }
    Ok(line)
}

/// Whether there is anything but blanks, joiners and marks that need a letter to stand on.
fn has_something(text: &str) -> bool {
    text.chars().any(|c| {
        !c.is_whitespace()
            && !joiner(c)
            && !hidden(c)
            && !unicode_normalization::char::is_combining_mark(c)
            // Blank by nature, though not by category.
            && !matches!(c, '\u{115F}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}')
    })
}

/// Whether the text looks like it holds an address. Plain on purpose: it stops what can be clicked
/// or copied, not what two people are determined to tell each other.
fn has_link(text: &str) -> bool {
    // Wide and styled letters are read as what they look like.
    let plain: String = text.nfkc().flat_map(char::to_lowercase).collect();
    let plain = plain.replace('。', ".");
    if plain.contains("://") || plain.contains("www.") || plain.contains("mailto:") {
        return true;
    }
    plain.split_whitespace().any(|word| {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        let host = word.split(['/', '?', '#', ':']).next().unwrap_or_default();
        let Some((before, ending)) = host.rsplit_once('.') else {
            return false;
        };
        let named = before
            .chars()
            .next_back()
            .is_some_and(|c| c.is_alphanumeric() || c == '-');
        // A whole word with a known ending, or anything dotted that goes on as an address does.
        let goes_on = word.len() > host.len() && word[host.len()..].starts_with('/');
        let like_an_ending = ending.len() >= 2 && ending.chars().all(|c| c.is_ascii_alphabetic());
        named && (ENDINGS.contains(&ending) || (goes_on && like_an_ending))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(
            name("  Honinbo \t Shusaku ").as_deref(),
            Some("Honinbo Shusaku")
        );
        assert_eq!(name("名人").as_deref(), Some("名人"));
        assert_eq!(
            name("Zoe\u{0308}").as_deref(),
            Some("Zo\u{00EB}"),
            "normalised"
        );
        for bad in [
            "",
            "   ",
            "a\u{202E}b",
            "a\u{200B}",
            "a\u{200D}",
            "a\u{0007}",
            "\u{0301}",
            "\u{3164}",
            &"x".repeat(25),
        ] {
            assert_eq!(name(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn lines_are_normalised_and_kept_as_one_line() {
        assert_eq!(line("  good  game ").as_deref(), Ok("good  game"));
        assert_eq!(line("cafe\u{0301}").as_deref(), Ok("caf\u{00E9}"));
        assert_eq!(line("a\u{00A0}b\u{3000}c").as_deref(), Ok("a b c"));
        assert_eq!(
            line("👨\u{200D}👩\u{200D}👧").as_deref(),
            Ok("👨\u{200D}👩\u{200D}👧")
        );
        assert_eq!(line("クリック\u{3099}").as_deref(), Ok("クリッグ"));
        assert_eq!(
            line(&"名".repeat(500)).map(|text| text.chars().count()),
            Ok(500)
        );
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        for empty in [
            "",
            "   ",
            "\u{00A0}\u{3000}",
            "\u{200D}",
            "\u{0301}\u{0302}",
            "\u{2800}",
        ] {
            assert_eq!(line(empty), Err(BadLine::Empty), "{empty:?}");
        }
        for bad in [
            "a\nb",
            "a\u{0}b",
            "a\u{202E}b",
            "a\u{2028}b",
            "a\u{2066}b",
            "\u{1B}[2J",
            "a\u{FEFF}b",
        ] {
            assert_eq!(line(bad), Err(BadLine::Hidden), "{bad:?}");
        }
        assert_eq!(line(&"x".repeat(501)), Err(BadLine::TooLong));
        // Counted after normalisation: two code points, one character.
        assert!(line(&"e\u{0301}".repeat(500)).is_ok());
    }

    #[test]
    fn addresses_are_refused_and_plain_talk_is_not() {
        for link in [
            "see https://example.org",
            "HTTP://EXAMPLE.ORG",
            "www.example.org",
            "ｗｗｗ．example．ｏｒｇ",
            "go to example.com!",
            "(example.com)",
            "example.com/path",
            "example.photos/x",
            "example。com",
            "a@example.net",
            "example.com:8080",
            "mailto:someone",
        ] {
            assert_eq!(line(link), Err(BadLine::Link), "{link}");
        }
        for talk in [
            "h8, i9... well played.",
            "I resign.You win",
            "3.5 minutes",
            "e.g. this",
            "hm...me too",
            "ok. me too",
            "1/2?",
            "¿Qué?",
            "and/or",
        ] {
            assert!(line(talk).is_ok(), "{talk}");
        }
    }
}
