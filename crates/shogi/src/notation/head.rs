//! What stands before the moves of KIF and KI2: headers, names, the handicap, a board.

use super::MAX_HEADERS;
use super::board_block::{self, Block};
use super::kanji;
use super::loss::{LossKind, Losses, Place, excerpt};
use super::record::{Record, Start};
use crate::{Color, Handicap};

/// The key of the handicap.
const HANDICAP: &str = "手合割";

/// The lines that were read so far.
#[derive(Debug, Default)]
pub(crate) struct Head {
    names: [Option<String>; 2],
    handicap_names: bool,
    headers: Vec<(String, String)>,
    handicap: Option<(String, Place)>,
    block: Block,
}

impl Head {
    /// Takes a line if it is one of a head.
    pub(crate) fn take(&mut self, line: &str, at: Place, losses: &mut Losses) -> bool {
        if self.block.take(line) {
            return true;
        }
        let Some((key, value)) = line.split_once(['：', ':']) else {
            return false;
        };
        let trim = |text: &str| text.trim_matches(|c: char| c.is_whitespace()).to_owned();
        let (key, value) = (trim(key), trim(value));
        if key.is_empty() || key.chars().count() > 40 {
            return false;
        }
        match board_block::side(&key) {
            Some((color, handicap)) if self.names[color.index()].is_none() => {
                self.handicap_names |= handicap;
                self.names[color.index()] = Some(value);
            }
            _ if key == HANDICAP => self.handicap = Some((value, at)),
            _ if self.headers.len() == MAX_HEADERS => losses.too_many_headers(at),
            _ => self.headers.push((key, value)),
        }
        true
    }

    /// Whether anything was read.
    pub(crate) fn is_empty(&self) -> bool {
        self.names.iter().all(Option::is_none)
            && self.headers.is_empty()
            && self.handicap.is_none()
            && !self.block.is_there()
    }

    /// The start: the board if there is one, else the handicap's.
    fn start(&self, losses: &mut Losses) -> Result<Start, String> {
        let named = self
            .handicap
            .as_ref()
            .map(|(name, at)| (name.as_str(), *at));
        let handicap = named.and_then(|(name, _)| Handicap::from_kif(name));
        let gives = handicap.is_some() || self.block.is_handicap() || self.handicap_names;
        if self.block.is_there() {
            let side = if gives { Color::White } else { Color::Black };
            let start = Start::new(self.block.board(side)?, 1);
            if let Some(handicap) = handicap.filter(|one| start.handicap() != Some(*one)) {
                let (_, at) = named.unwrap_or(("", Place::Whole));
                let what = format!(
                    "the board is not that of {}: the board is read",
                    handicap.japanese()
                );
                losses.add(LossKind::Contradiction, at, what);
            }
            return Ok(start);
        }
        let start = match (named, handicap) {
            (_, Some(handicap)) => Start::from(handicap),
            (None | Some(("平手" | "", _)), None) => Start::even(),
            (Some((name, at)), None) => {
                // Names that KIF has no word for; a board should tell them.
                let known = Handicap::ALL.into_iter().find(|one| one.japanese() == name);
                if known.is_none() {
                    let what = format!(
                        "the handicap {} has no board: read as an even game",
                        excerpt(name)
                    );
                    losses.add(LossKind::BadValue, at, what);
                }
                known.map_or_else(Start::even, Start::from)
            }
        };
        if let Some(side) = self
            .block
            .side()
            .filter(|side| *side != start.board().side())
        {
            let what = format!("a line says that {side} is to move, but the start says no");
            losses.add(LossKind::Contradiction, Place::Whole, what);
        }
        Ok(start)
    }

    /// The record without moves that the lines begin.
    pub(crate) fn record(self, losses: &mut Losses) -> Result<Record, String> {
        let mut record = Record::new(self.start(losses)?);
        for (color, name) in Color::BOTH.into_iter().zip(self.names) {
            record.set_name(color, &name.unwrap_or_default());
        }
        for (key, value) in self.headers {
            record.push_header(&key, &value);
        }
        Ok(record)
    }
}

/// Whether a line is one that only a head of KIF or KI2 has.
pub(super) fn looks_like(line: &str) -> bool {
    let key = line.split(['：', ':']).next().unwrap_or_default();
    let named = key.len() < line.len() && (key == HANDICAP || board_block::side(key).is_some());
    named || line.starts_with("+---") || (line.len() < 400 && Block::default().take(line))
}

/// Whether KIF and KI2 call the sides 下手 and 上手.
pub(crate) const fn names_handicap(record: &Record) -> bool {
    record.start().handicap().is_some()
}

/// Whether a header can stand in a head without being read as something else.
fn is_plain(key: &str, value: &str) -> bool {
    let line = format!("{key}：{value}");
    let first = key.chars().next();
    let taken = key == HANDICAP
        || board_block::side(key).is_some()
        || Block::default().take(&line)
        || key.contains([':', '：'])
        || key.chars().count() > 40
        || super::kif::looks_like(&line)
        || ["まで", "変化"].iter().any(|word| line.starts_with(word));
    let marked = first
        .is_none_or(|c| "#*&|+".contains(c) || c.is_ascii_digit() || kanji::of_mark(c).is_some());
    !taken && !marked
}

/// The lines of a head.
pub(crate) fn lines(record: &Record, losses: &mut Losses) -> Vec<String> {
    let mut lines = Vec::new();
    for (key, value) in record.headers() {
        if is_plain(key, value) {
            lines.push(format!("{key}：{value}"));
        } else {
            let what = format!("a header {} cannot stand here", excerpt(key));
            losses.add(LossKind::NotKept, Place::Whole, what);
        }
    }
    let start = record.start();
    let name = match start.handicap() {
        None if start.is_even() => Some("平手"),
        None => None,
        Some(handicap) => handicap.kif(),
    };
    lines.push(format!("{HANDICAP}：{}", name.unwrap_or("その他")));
    let handicap = names_handicap(record);
    if name.is_none() {
        lines.extend(board_block::lines(start.board(), handicap));
    }
    if start.number() != 1 {
        let what = format!("that the first move is number {}", start.number());
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
    for color in Color::BOTH {
        let side = board_block::side_name(color, handicap);
        lines.push(format!("{side}：{}", record.name(color)));
    }
    lines
}
