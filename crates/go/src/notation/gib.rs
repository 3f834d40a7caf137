//! GIB, the format of Tygem, 19x19; read only.
//!
//! The head holds lines `\[NAME=value\]`: `GAMEBLACKNAME` and `GAMEWHITENAME` as `name (rank)`;
//! `GAMEINFOMAIN` with `GRLT` (result), `ZIPSU` (score) and `GONGJE` (komi), else `GAMETAG` with `W`, `Z`
//! and `G`; the date is `C` of `GAMETAG`. Scores and komi are in tenths. Results: 0 and 1 Black and
//! White by the score, 3 and 4 by resignation, 7 and 8 on time. Then `INI a b handicap` and moves `STO a
//! n color x y`: color 1 is Black, x and y count from 0 at the top left.
//!
//! The format does not say which rules: Japanese ones are assumed, which are the Korean ones here.
//! Handicap stones stand on the fixed points. A name that holds a parenthesis itself is kept whole, rank and all.

use super::facts::{By, Fact, Finish};
use super::loss::{LossKind, Losses, Place, excerpt};
use super::record::{Entry, NodeId, Record};
use super::{Charset, Format, MAX_NODES, Options, ReadError, foreign};
use crate::color::Color;
use crate::half_points::HalfPoints;
use crate::point::Point;
use crate::size::Size;
use std::collections::BTreeMap;

/// Whether these bytes look like a file of this format.
pub(crate) fn looks_like(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\\HS") || bytes.starts_with(b"\\[GAME")
}

/// A player: `name (rank)`.
fn player(text: &str) -> (&str, Option<&str>) {
    let text = text.trim();
    let parts = text.strip_suffix(')').and_then(|text| text.split_once('('));
    match parts {
        Some((name, rank)) if !rank.contains(['(', ')']) && !name.contains(')') => (
            name.trim_end(),
            Some(rank.trim()).filter(|rank| !rank.is_empty()),
        ),
        _ => (text, None),
    }
}

/// A number of tenths as points.
fn tenths(text: &str) -> Option<HalfPoints> {
    let tenths: i32 = text.trim().parse().ok()?;
    (tenths % 5 == 0 && tenths.abs() < 10_000).then(|| HalfPoints::from_halves(tenths / 5))
}

fn result(code: &str, score: Option<&str>) -> Option<Finish> {
    let (winner, by) = match code.trim() {
        "0" => (Color::Black, None),
        "1" => (Color::White, None),
        "3" => (Color::Black, Some(By::Resignation)),
        "4" => (Color::White, Some(By::Resignation)),
        "7" => (Color::Black, Some(By::Time)),
        "8" => (Color::White, Some(By::Time)),
        _ => return None,
    };
    let points = || score.and_then(tenths).map_or(By::Unknown, By::Points);
    Some(Finish::Win {
        winner,
        by: by.unwrap_or_else(points),
    })
}

/// What the lines of the head say, as far as it is read.
#[derive(Default)]
struct Head {
    values: BTreeMap<&'static str, (String, Place)>,
    /// The names of what is not read, each once.
    unread: Vec<String>,
}

impl Head {
    fn set(&mut self, name: &'static str, value: &str, at: Place) {
        self.values
            .entry(name)
            .or_insert_with(|| (value.trim().to_owned(), at));
    }

    fn get(&self, name: &str) -> Option<&str> {
        self.values.get(name).map(|(value, _)| value.as_str())
    }

    fn at(&self, name: &str) -> Place {
        self.values.get(name).map_or(Place::Whole, |(_, at)| *at)
    }

    fn unread(&mut self, name: &str) {
        const MOST: usize = 100;
        let short: String = name.chars().take(24).collect();
        if self.unread.len() < MOST && !self.unread.contains(&short) {
            self.unread.push(short);
        }
    }

    /// A line `\[NAME=value\]`.
    fn line(&mut self, line: &str, at: Place) {
        let Some((name, value)) = line.split_once('=') else {
            self.unread(line);
            return;
        };
        match name {
            "GAMEBLACKNAME" => self.set("black", value, at),
            "GAMEWHITENAME" => self.set("white", value, at),
            "GAMEINFOMAIN" => {
                for part in value.split(',') {
                    match part.split_once(':') {
                        Some(("GRLT", code)) => self.set("result", code, at),
                        Some(("ZIPSU", score)) => self.set("score", score, at),
                        Some(("GONGJE", komi)) => self.set("komi", komi, at),
                        Some((other, _)) => self.unread(other),
                        None => {}
                    }
                }
            }
            "GAMETAG" => {
                for part in value.split(',') {
                    let digits = part.get(1..).filter(|rest| rest.parse::<i32>().is_ok());
                    match (part.as_bytes().first(), digits) {
                        (Some(b'W'), Some(code)) => self.set("tag_result", code, at),
                        (Some(b'Z'), Some(score)) => self.set("tag_score", score, at),
                        (Some(b'G'), Some(komi)) => self.set("tag_komi", komi, at),
                        (Some(b'C'), _) => self.set("date", &part[1..], at),
                        _ => {}
                    }
                }
            }
            other => self.unread(other),
        }
    }
}

/// `2026:05:01:10:30` as `2026-05-01`.
fn date(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(':').take(3).collect();
    let [year, month, day] = parts[..] else {
        return None;
    };
    let well = |text: &str, length: usize| {
        text.len() == length && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    (well(year, 4) && well(month, 2) && well(day, 2)).then(|| format!("{year}-{month}-{day}"))
}

/// The game of a file.
pub(crate) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<(Charset, Vec<Record>), ReadError> {
    let (charset, text) = foreign::decoded(bytes, options, losses);
    let mut head = Head::default();
    let mut handicap = 0;
    let mut moves: Vec<(Entry, Place)> = Vec::new();
    let mut is_gib = false;
    for (number, line) in text.lines().enumerate() {
        let (line, at) = (line.trim(), Place::line(number + 1, 1));
        if let Some(inner) = line.strip_prefix("\\[") {
            is_gib = true;
            head.line(inner.strip_suffix("\\]").unwrap_or(inner), at);
            continue;
        }
        let words: Vec<&str> = line.split_ascii_whitespace().take(8).collect();
        match words[..] {
            ["INI", _, _, stones, ..] => {
                is_gib = true;
                match stones.parse::<u32>() {
                    Ok(stones) => handicap = stones,
                    Err(_) => {
                        let what = format!("the handicap {} is no number", excerpt(stones));
                        losses.add(LossKind::BadValue, at, what);
                    }
                }
            }
            ["STO", ..] if moves.len() + 1 >= MAX_NODES => {
                let what = format!("more than {MAX_NODES} moves: the rest is left out");
                losses.add(LossKind::TooMuch, at, what);
                break;
            }
            ["STO", _, _, color, x, y, ..] => {
                is_gib = true;
                match a_move(color, x, y) {
                    Some(entry) => moves.push((entry, at)),
                    None => {
                        let what = format!("{} is no move: left out", excerpt(line));
                        losses.add(LossKind::PointOffBoard, at, what);
                    }
                }
            }
            ["STO", ..] => {
                let what = format!("{} is no move: left out", excerpt(line));
                losses.add(LossKind::BadValue, at, what);
            }
            // The frame and its counts say nothing more.
            _ => {}
        }
    }
    if !is_gib {
        return Err(ReadError::NotThatFormat {
            format: Format::Gib,
            what: "there is neither `\\[NAME=value\\]` nor `INI` nor `STO`".to_owned(),
        });
    }
    let mut record = start(&head, handicap, options, losses);
    let mut last = NodeId::ROOT;
    let mut places = vec![Place::Whole];
    for (entry, at) in moves {
        last = record.add(last, entry);
        places.push(at);
    }
    foreign::tell_breaches(&record, &places, losses);
    Ok((charset, vec![record]))
}

/// The record with what the head says.
fn start(head: &Head, handicap: u32, options: &Options, losses: &mut Losses) -> Record {
    let komi = head.get("komi").map(|komi| ("komi", komi));
    let komi = komi.or(head.get("tag_komi").map(|komi| ("tag_komi", komi)));
    let points = komi.and_then(|(name, text)| {
        let points = tenths(text);
        if points.is_none() {
            let what = format!("the komi {} is not understood", excerpt(text));
            losses.add(LossKind::BadValue, head.at(name), what);
        }
        points
    });
    let about = foreign::About {
        size: Size::square(19),
        handicap,
        komi: points.map(|points| points.to_string()),
    };
    let mut record = foreign::record(&about, options, losses);
    let players = [
        (Fact::BlackName, Fact::BlackRank, "black"),
        (Fact::WhiteName, Fact::WhiteRank, "white"),
    ];
    for (name, rank, from) in players {
        let (text, known) = player(head.get(from).unwrap_or_default());
        record.set_fact(name, text);
        record.set_fact(rank, known.unwrap_or_default());
    }
    if let Some(text) = head.get("date") {
        match date(text) {
            Some(date) => record.set_fact(Fact::Date, &date),
            None => {
                let what = format!("the date {} is not understood", excerpt(text));
                losses.add(LossKind::BadValue, head.at("date"), what);
            }
        }
    }
    let (code, score) = match head.get("result") {
        Some(_) => ("result", "score"),
        None => ("tag_result", "tag_score"),
    };
    if let Some(text) = head.get(code) {
        match result(text, head.get(score)) {
            Some(finish) => record.set_fact(Fact::Result, &finish.to_string()),
            None => {
                let what = format!("the result code {} is not known", excerpt(text));
                losses.add(LossKind::BadValue, head.at(code), what);
            }
        }
    }
    if !head.unread.is_empty() {
        let what = format!("the head's {} are not kept", head.unread.join(", "));
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
    record
}

fn a_move(color: &str, x: &str, y: &str) -> Option<Entry> {
    let color = match color {
        "1" => Color::Black,
        "2" => Color::White,
        _ => return None,
    };
    let number = |text: &str| text.parse::<u8>().ok().filter(|n| *n < 19);
    Some(Entry::Stone(color, Point::new(number(x)?, 18 - number(y)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_ranks_are_told_apart() {
        for (text, name, rank) in [
            ("Ada (3k)", "Ada", Some("3k")),
            ("Bo(5p)", "Bo", Some("5p")),
            ("Dee(x) (1d)", "Dee(x) (1d)", None),
            ("Cho ()", "Cho", None),
            ("(3k)", "", Some("3k")),
            ("Eve", "Eve", None),
            ("F)", "F)", None),
            ("", "", None),
        ] {
            assert_eq!(player(text), (name, rank), "{text}");
        }
    }

    #[test]
    fn codes_are_results() {
        for (code, score, text) in [
            ("0", Some("35"), "B+3.5"),
            ("1", Some("105"), "W+10.5"),
            ("1", None, "W+"),
            ("3", Some("0"), "B+R"),
            ("4", None, "W+R"),
            ("7", None, "B+T"),
            ("8", None, "W+T"),
        ] {
            assert_eq!(
                result(code, score).map(|f| f.to_string()).as_deref(),
                Some(text)
            );
        }
        assert_eq!(result("9", None), None);
        assert_eq!(tenths("65"), Some(HalfPoints::from_halves(13)));
        assert_eq!((tenths("63"), tenths("x")), (None, None));
        assert_eq!(date("2026:05:01:10:30").as_deref(), Some("2026-05-01"));
        assert_eq!(date("2026:5:1"), None);
    }
}
