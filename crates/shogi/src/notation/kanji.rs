//! The characters of Japanese records: digits, pieces, sides, and CSA's two letters.

use crate::{Color, Kind, Square};

/// The ranks, from White's side.
pub(crate) const RANKS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The files as wide digits, from 1.
pub(crate) const FILES: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];

/// A digit from 1 to 9, in any of the three ways to write one.
pub(crate) fn digit(c: char) -> Option<u8> {
    let place = |list: &[char; 9]| list.iter().position(|known| *known == c);
    let place = match c {
        '1'..='9' => c.to_digit(10).and_then(|n| usize::try_from(n - 1).ok()),
        _ => place(&FILES).or_else(|| place(&RANKS)),
    };
    place.and_then(|n| u8::try_from(n + 1).ok())
}

/// `７六`.
pub(crate) fn square(square: Square) -> String {
    let at = |list: &[char; 9], n: u8| list[usize::from(n) - 1];
    [at(&FILES, square.file()), at(&RANKS, square.rank())]
        .iter()
        .collect()
}

/// `76`, as CSA, KIF's origins and Kitao and Kawasaki write a square.
pub(crate) fn digits(square: Square) -> String {
    format!("{}{}", square.file(), square.rank())
}

/// The square of two digits.
pub(crate) fn square_of(file: char, rank: char) -> Option<Square> {
    Square::new(digit(file)?, digit(rank)?)
}

/// The names in moves and hands, by index of [`Kind`].
const NAMES: [&str; 14] = [
    "歩", "香", "桂", "銀", "角", "飛", "金", "玉", "と", "成香", "成桂", "成銀", "馬", "龍",
];

/// The name in moves: `歩`, `成香`.
pub(crate) const fn name(kind: Kind) -> &'static str {
    NAMES[kind.index()]
}

/// The one character on a square of a board block, by index of [`Kind`].
const CELLS: [char; 14] = [
    '歩', '香', '桂', '銀', '角', '飛', '金', '玉', 'と', '杏', '圭', '全', '馬', '龍',
];

/// The one character on a square of a board block: `歩`, `杏`.
pub(crate) const fn cell(kind: Kind) -> char {
    CELLS[kind.index()]
}

/// Other spellings.
const ALIASES: [(&str, Kind); 8] = [
    ("成歩", Kind::Tokin),
    ("成角", Kind::Horse),
    ("成飛", Kind::Dragon),
    ("王", Kind::King),
    ("竜", Kind::Dragon),
    ("杏", Kind::PromotedLance),
    ("圭", Kind::PromotedKnight),
    ("全", Kind::PromotedSilver),
];

/// The piece that a text begins with, and what follows.
pub(crate) fn kind(text: &str) -> Option<(Kind, &str)> {
    let names = Kind::ALL.into_iter().map(|kind| (name(kind), kind));
    names
        .chain(ALIASES)
        .find_map(|(name, kind)| Some((kind, text.strip_prefix(name)?)))
}

/// A count from 1 to 99 as hands write it: `十七`, `2`, `１８`.
pub(crate) fn count(text: &str) -> Option<u8> {
    let one = |text: &str| {
        let mut chars = text.chars();
        let digit = digit(chars.next()?)?;
        chars.next().is_none().then_some(digit)
    };
    if let Some((tens, ones)) = text.split_once('十') {
        let tens = if tens.is_empty() { 1 } else { one(tens)? };
        let ones = if ones.is_empty() { 0 } else { one(ones)? };
        return Some(tens * 10 + ones);
    }
    if let Some(count) = one(text) {
        return Some(count);
    }
    let plain: Option<String> = text
        .chars()
        .map(|c| match c {
            '0' | '０' => Some('0'),
            c => digit(c).map(|n| char::from(b'0' + n)),
        })
        .collect();
    let count: u8 = plain?.parse().ok()?;
    (1..100).contains(&count).then_some(count)
}

/// `十七`; nothing for 1.
pub(crate) fn count_text(count: u8) -> String {
    let digit = |n: u8| RANKS.get(usize::from(n).wrapping_sub(1));
    let mut text = String::new();
    if count >= 20 {
        text.extend(digit(count / 10));
    }
    if count >= 10 {
        text.push('十');
    }
    if count != 1 {
        text.extend(digit(count % 10));
    }
    text
}

/// The mark before a move: ▲ for Black, △ for White.
pub(crate) const fn mark(color: Color) -> char {
    match color {
        Color::Black => '▲',
        Color::White => '△',
    }
}

/// The side that a mark before a move names.
pub(crate) const fn of_mark(c: char) -> Option<Color> {
    match c {
        '▲' | '▼' | '☗' | '⛊' => Some(Color::Black),
        '△' | '▽' | '☖' | '⛉' => Some(Color::White),
        _ => None,
    }
}

/// Whether it is a space, a wide one included.
pub(crate) const fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{3000}' | '\u{a0}')
}

/// CSA's two letters, by index of [`Kind`].
const CODES: [&str; 14] = [
    "FU", "KY", "KE", "GI", "KA", "HI", "KI", "OU", "TO", "NY", "NK", "NG", "UM", "RY",
];

/// CSA's two letters: `FU`, `NY`.
pub(crate) const fn code(kind: Kind) -> &'static str {
    CODES[kind.index()]
}

/// The kind of CSA's two letters.
pub(crate) fn of_code(code: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| self::code(*kind) == code)
}

/// `+` for Black, `-` for White.
pub(crate) const fn sign(color: Color) -> char {
    match color {
        Color::Black => '+',
        Color::White => '-',
    }
}

/// The side of CSA's sign.
pub(crate) const fn of_sign(c: char) -> Option<Color> {
    match c {
        '+' => Some(Color::Black),
        '-' => Some(Color::White),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_read_back() {
        for n in 2..=18 {
            assert_eq!(count(&count_text(n)), Some(n));
        }
        assert_eq!(count_text(1), "");
        assert_eq!(count_text(10), "十");
        assert_eq!(count_text(17), "十七");
        for (text, n) in [("２", 2), ("18", 18), ("１８", 18), ("二十", 20), ("一", 1)] {
            assert_eq!(count(text), Some(n), "{text}");
        }
        for text in ["", "0", "百", "十十", "1000", "歩", "一二三"] {
            assert_eq!(count(text), None, "{text}");
        }
    }

    #[test]
    fn pieces_have_names_and_codes_of_their_own() {
        for kind in Kind::ALL {
            assert_eq!(self::kind(name(kind)), Some((kind, "")));
            assert_eq!(self::kind(&cell(kind).to_string()), Some((kind, "")));
            assert_eq!(of_code(code(kind)), Some(kind));
        }
        assert_eq!(self::kind("銀成(33)"), Some((Kind::Silver, "成(33)")));
        assert_eq!(self::kind("成銀"), Some((Kind::PromotedSilver, "")));
        assert_eq!(self::kind("成"), None);
    }
}
