//! NGF, the format of wBaduk; read only.
//!
//! Lines: 0 title, 1 size, 2 White `name  rank`, 3 Black, 4 site, 5 handicap, 6 unused, 7 the whole part
//! of komi (and a half where there is no handicap), 8 date, 9 minutes, 10 the result in words, 11 how
//! many moves. Then a move a line: `PM`, two letters that count, `B` or `W`, column, row, row, column;
//! letters count from `B`, rows from the top. A point off the board is a pass. Old files have fewer
//! lines before their moves: those are found by `PM`, and the lines that are not there say nothing.
//!
//! The format does not say which rules: Japanese ones are assumed, which are the Korean ones here.
//! Handicap stones stand on the fixed points.

use super::facts::{By, Fact, Finish, points_of};
use super::loss::{LossKind, Losses, Place, excerpt};
use super::record::{Entry, NodeId, Record};
use super::{Charset, Format, MAX_NODES, Options, ReadError, foreign};
use crate::color::Color;
use crate::point::Point;
use crate::size::Size;

/// Whether a line is a move.
fn is_move(line: &[u8]) -> bool {
    matches!(
        line.trim_ascii(),
        [b'P', b'M', a, b, b'B' | b'W', places @ ..]
            if a.is_ascii_uppercase() && b.is_ascii_uppercase()
                && places.len() >= 2 && places[..2].iter().all(u8::is_ascii_uppercase)
    )
}

/// Whether these bytes look like a file of this format: there are moves, or a size where it belongs and
/// enough lines.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|byte| *byte == b'\n').take(40);
    lines.any(is_move)
}

/// A line of the head.
struct Head<'a> {
    lines: Vec<&'a str>,
}

impl Head<'_> {
    fn line(&self, number: usize) -> Option<&str> {
        let line = self.lines.get(number)?.trim();
        (!line.is_empty()).then_some(line)
    }

    /// A name and, after the last blanks, a rank: `18K`, `3D`, `5DP`.
    fn player(&self, number: usize) -> (String, Option<String>) {
        let line = self.line(number).unwrap_or_default();
        let Some((name, last)) = line.rsplit_once(char::is_whitespace) else {
            return (line.to_owned(), None);
        };
        match rank(last) {
            Some(rank) => (name.trim_end().to_owned(), Some(rank)),
            None => (line.to_owned(), None),
        }
    }
}

fn rank(text: &str) -> Option<String> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, letter) = text.split_at(digits);
    let letter = match letter.to_ascii_uppercase().as_str() {
        "K" => "k",
        "D" => "d",
        "DP" | "P" => "p",
        _ => return None,
    };
    ((1..=2).contains(&digits)).then(|| format!("{number}{letter}"))
}

/// `White wins by resign`, `Black wins by 3.5 points`, `White win on time`.
fn result(text: &str) -> Option<Finish> {
    let lower = text.to_ascii_lowercase();
    let winner = match (lower.find("black win"), lower.find("white win")) {
        (Some(_), None) => Color::Black,
        (None, Some(_)) => Color::White,
        _ if lower.contains("draw") || lower.contains("jigo") => return Some(Finish::Draw),
        _ => return None,
    };
    let number = lower
        .split(|c: char| !c.is_ascii_digit() && c != '.')
        .find_map(|word| points_of(word.trim_end_matches('.')));
    let by = if lower.contains("resign") {
        By::Resignation
    } else if lower.contains("time") {
        By::Time
    } else {
        number.map_or(By::Unknown, By::Points)
    };
    Some(Finish::Win { winner, by })
}

/// `20260501 [10:30]` as `2026-05-01`; another text as it is.
fn date(text: &str) -> String {
    match text.get(..8) {
        Some(day) if day.bytes().all(|byte| byte.is_ascii_digit()) => {
            format!("{}-{}-{}", &day[..4], &day[4..6], &day[6..])
        }
        _ => text.to_owned(),
    }
}

/// The game of a file.
pub(crate) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<(Charset, Vec<Record>), ReadError> {
    let wrong = |what: &str| ReadError::NotThatFormat {
        format: Format::Ngf,
        what: what.to_owned(),
    };
    let (charset, text) = foreign::decoded(bytes, options, losses);
    let lines: Vec<&str> = text.lines().collect();
    let start = lines.iter().position(|line| is_move(line.as_bytes()));
    if start.is_none() && lines.len() < 12 {
        return Err(wrong("there is no line of a move, `PMAB...`"));
    }
    let head = Head {
        lines: lines[..start.unwrap_or(lines.len())].to_vec(),
    };
    let size = head
        .line(1)
        .ok_or_else(|| wrong("there is no size in line 2"))?;
    let size: u8 = size
        .parse()
        .map_err(|_| ReadError::BadSize(excerpt(size)))?;
    if !(1..=Size::MAX).contains(&size) {
        return Err(ReadError::SizeNotSupported(size.to_string()));
    }
    let number = |line: usize, losses: &mut Losses| {
        let text = head.line(line)?;
        let number = text.parse::<u8>().ok();
        if number.is_none() {
            let what = format!("{} is no number", excerpt(text));
            losses.add(LossKind::BadValue, Place::line(line + 1, 1), what);
        }
        number
    };
    let handicap = number(5, losses).unwrap_or(0);
    let komi = number(7, losses).map(|whole| {
        let half = if handicap == 0 { ".5" } else { "" };
        format!("{whole}{half}")
    });
    let about = foreign::About {
        size: Size::square(size),
        handicap: u32::from(handicap),
        komi,
    };
    let mut record = foreign::record(&about, options, losses);
    let (white, white_rank) = head.player(2);
    let (black, black_rank) = head.player(3);
    let minutes = number(9, losses).map(|minutes| (u32::from(minutes) * 60).to_string());
    for (fact, text) in [
        (Fact::GameName, head.line(0).map(str::to_owned)),
        (Fact::WhiteName, Some(white)),
        (Fact::WhiteRank, white_rank),
        (Fact::BlackName, Some(black)),
        (Fact::BlackRank, black_rank),
        (Fact::Place, head.line(4).map(str::to_owned)),
        (Fact::Date, head.line(8).map(date)),
        (Fact::Time, minutes),
    ] {
        record.set_fact(fact, &text.unwrap_or_default());
    }
    if let Some(text) = head.line(10) {
        match result(text) {
            Some(finish) => record.set_fact(Fact::Result, &finish.to_string()),
            None => {
                let what = format!("the result {} is not understood", excerpt(text));
                losses.add(LossKind::BadValue, Place::line(11, 1), what);
            }
        }
    }
    let mut last = NodeId::ROOT;
    let first = start.unwrap_or(lines.len());
    let mut places = vec![Place::Whole];
    for (number, line) in lines.iter().enumerate().skip(first) {
        let at = Place::line(number + 1, 1);
        if line.trim().is_empty() {
            continue;
        }
        if record.len() >= MAX_NODES {
            let what = format!("more than {MAX_NODES} moves: the rest is left out");
            losses.add(LossKind::TooMuch, at, what);
            break;
        }
        match a_move(line, size) {
            Some(entry) => {
                last = record.add(last, entry);
                places.push(at);
            }
            None => {
                let what = format!("{} is no move: left out", excerpt(line));
                losses.add(LossKind::BadValue, at, what);
            }
        }
    }
    foreign::tell_breaches(&record, &places, losses);
    Ok((charset, vec![record]))
}

/// `PMABBQEEQ`: the color, column, row from the top; the point is written twice, the other way round.
fn a_move(line: &str, size: u8) -> Option<Entry> {
    let line = line.trim().as_bytes();
    if !is_move(line) {
        return None;
    }
    let color = if line[4] == b'B' {
        Color::Black
    } else {
        Color::White
    };
    let (column, row) = (line[5].checked_sub(b'B'), line[6].checked_sub(b'B'));
    Some(match (column, row) {
        (Some(column), Some(row)) if column < size && row < size => {
            Entry::Stone(color, Point::new(column, size - 1 - row))
        }
        _ => Entry::Pass(color),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_understood() {
        for (text, read) in [
            ("White wins by resign", "W+R"),
            ("Black win by resignation!", "B+R"),
            ("White wins on time", "W+T"),
            ("Black wins by 3.5 points", "B+3.5"),
            ("white wins by 12.", "W+12"),
            ("Black wins", "B+"),
            ("draw", "0"),
        ] {
            let finish = result(text).map(|finish| finish.to_string());
            assert_eq!(finish.as_deref(), Some(read), "{text}");
        }
        for text in ["", "nobody", "black wins and white wins"] {
            assert_eq!(result(text), None, "{text}");
        }
        for (text, read) in [
            ("18K", Some("18k")),
            ("3D", Some("3d")),
            ("5DP", Some("5p")),
        ] {
            assert_eq!(rank(text).as_deref(), read);
        }
        for text in ["K", "3", "123K", "3X", "é"] {
            assert_eq!(rank(text), None, "{text}");
        }
        assert_eq!(date("20260501 [10:30]"), "2026-05-01");
        assert_eq!(date("May 1"), "May 1");
    }

    #[test]
    fn points_off_the_board_are_passes() {
        assert_eq!(a_move("PMABBAAAA", 9), Some(Entry::Pass(Color::Black)));
        assert_eq!(a_move("PMABWZBBZ", 19), Some(Entry::Pass(Color::White)));
        let corner = Entry::Stone(Color::White, Point::new(0, 8));
        assert_eq!(a_move("PMZZWBB", 9), Some(corner));
        for line in ["", "PM", "PMABXBBBB", "PMab", "PMABBB", "XXABBBBBB"] {
            assert_eq!(a_move(line, 9), None, "{line}");
        }
    }
}
