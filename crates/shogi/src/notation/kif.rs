//! KIF, by Kakinoki: a move a line with the square that it comes from, and the clock.
//!
//! `.kif` is Shift-JIS (code page 932), `.kifu` UTF-8; either is read by its bytes. The format is
//! described on its author's page (kakinoki.o.oo7.jp/kif_format.html).

use super::charset;
use super::finish::Finish;
use super::head;
use super::japanese::Told;
use super::kanji;
use super::lines::{self, Lines};
use super::loss::{LossKind, Losses, Place, excerpt};
use super::move_text::origin_text;
use super::record::{Entry, NodeId, Record};
use super::walk::Walk;
use super::{Charset, Format, Options, ReadError};
use crate::Color;

/// Reads the game of a file.
pub(super) fn read(
    format: Format,
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<(Charset, Vec<Record>), ReadError> {
    let (text, charset) = charset::decode(bytes, options.charset, losses);
    let mut lines = Lines::new(format, losses);
    let mut numbers = Numbers::default();
    let mut clocks = Clocks::default();
    for (index, line) in text.lines().enumerate() {
        let at = Place::line(index);
        if line.starts_with("変化") {
            (numbers.last, clocks.told) = (None, true);
        }
        if lines.take(line, at)? {
            continue;
        }
        let line = line.trim_matches(kanji::is_space);
        if line.is_empty() || line.starts_with("手数--") {
            continue;
        }
        let row = match Row::parse(line) {
            Some(row) if !matches!(row.what, What::Unknown) => row,
            _ => {
                lines.head(line, at);
                continue;
            }
        };
        if let Some(what) = numbers.check(row.number) {
            lines.tell(LossKind::Contradiction, at, what);
        }
        if let (Some((_, mover)), Some(told)) = (lines.here()?, row.total_ms)
            && matches!(row.what, What::Move(_))
            && !clocks.check(mover, row.time_ms, told)
        {
            lines.tell(
                LossKind::Contradiction,
                at,
                "the totals of the clocks are not the sums of the moves: they are left out",
            );
        }
        match row.what {
            What::Move(told) => lines.told(&told, row.side, row.time_ms, line, at)?,
            What::Finish(finish) => lines.finish(finish, row.time_ms, at)?,
            What::Unknown => {}
        }
        if !row.rest.is_empty() {
            let what = format!("{} after the move is not read", excerpt(row.rest));
            lines.tell(LossKind::BadValue, at, what);
        }
    }
    Ok((charset, vec![lines.end()?]))
}

/// Whether a line is one of a game in this format: a move, an end, or what stands above them.
pub(super) fn looks_like(line: &str) -> bool {
    line.starts_with("手数--")
        || line.starts_with("#KIF")
        || Row::parse(line).is_some_and(|row| !matches!(row.what, What::Unknown))
}

/// A numbered line.
struct Row<'t> {
    number: Option<u32>,
    side: Option<Color>,
    what: What,
    time_ms: Option<u64>,
    total_ms: Option<u64>,
    rest: &'t str,
}

enum What {
    Move(Told),
    Finish(Finish),
    Unknown,
}

impl<'t> Row<'t> {
    /// A line without spaces at its ends: a number and something, or a move that tells where it comes
    /// from.
    fn parse(line: &'t str) -> Option<Self> {
        let digits = line
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(line.len());
        let (digits, after) = line.split_at(digits);
        let number = digits
            .parse()
            .ok()
            .filter(|_| after.starts_with(kanji::is_space));
        let text = if number.is_some() {
            after.trim_start_matches(kanji::is_space)
        } else {
            line
        };
        let mut chars = text.chars();
        let side = chars.next().and_then(kanji::of_mark);
        let text = if side.is_some() { chars.as_str() } else { text };
        let (what, rest) = match Told::parse(text) {
            Some((told, rest)) if number.is_some() || told.from.is_some() || told.drops => {
                (What::Move(told), rest)
            }
            _ => {
                number?;
                let end = text.find(|c| kanji::is_space(c) || "(+".contains(c));
                let (word, rest) = text.split_at(end.unwrap_or(text.len()));
                let what = Finish::from_kif(word).map_or(What::Unknown, What::Finish);
                (what, rest)
            }
        };
        let mut rest = rest.trim_start_matches(kanji::is_space);
        let mut times = (None, None);
        for _ in 0..2 {
            if let Some(after) = rest.strip_prefix('+') {
                rest = after.trim_start_matches(kanji::is_space);
            } else if let Some((now, total, after)) = clock(rest) {
                times = (Some(now), total);
                rest = after.trim_start_matches(kanji::is_space);
            }
        }
        Some(Row {
            number,
            side,
            what,
            time_ms: times.0,
            total_ms: times.1,
            rest,
        })
    }
}

/// `( 0:16/00:00:16)`, spaced otherwise, or without the total: both in milliseconds, and what follows.
fn clock(text: &str) -> Option<(u64, Option<u64>, &str)> {
    let (inside, rest) = text.strip_prefix('(')?.split_once(')')?;
    let (now, total) = match inside.split_once('/') {
        Some((now, total)) => (now, Some(total)),
        None => (inside, None),
    };
    Some((duration(now)?, total.and_then(duration), rest))
}

/// `0:16`, `1:00:16`, `0:16.5`.
fn duration(text: &str) -> Option<u64> {
    let mut seconds = 0_u64;
    let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
    for number in whole.split(':') {
        let number: u64 = number.trim().parse().ok()?;
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    let part = super::milliseconds(part)?;
    seconds.checked_mul(1_000)?.checked_add(part)
}

/// Whether the numbers of the moves follow each other.
#[derive(Default)]
struct Numbers {
    last: Option<u32>,
    told: bool,
}

impl Numbers {
    fn check(&mut self, number: Option<u32>) -> Option<String> {
        let number = number?;
        let before = self.last.replace(number)?;
        if number == before.saturating_add(1) || self.told {
            return None;
        }
        self.told = true;
        Some(format!(
            "move {number} follows move {before}: they are read in their order"
        ))
    }
}

/// Whether the totals are the sums of the times, as long as the game goes; variations have clocks of
/// their own.
#[derive(Default)]
struct Clocks {
    sums: [u64; 2],
    told: bool,
}

impl Clocks {
    fn check(&mut self, mover: Color, time_ms: Option<u64>, total_ms: u64) -> bool {
        let sum = &mut self.sums[mover.index()];
        *sum = sum.saturating_add(time_ms.unwrap_or(0));
        let well = *sum == total_ms || self.told;
        *sum = total_ms;
        self.told |= !well;
        well
    }
}

/// The text of a record, a line each.
fn text(record: &Record, losses: &mut Losses) -> Vec<String> {
    let mut out = head::lines(record, losses);
    out.push("手数----指手---------消費時間--".to_owned());
    out.extend(lines::said(record, NodeId::ROOT));
    let totals = record.totals_ms();
    let mut parts = 0_usize;
    let mut walk = Walk::new(record);
    for head in lines::order(record) {
        if head != NodeId::ROOT {
            out.push(String::new());
            out.push(format!("変化：{}手", record.node(head).depth()));
        }
        for id in record.line_from(head) {
            let node = record.node(id);
            let Some(parent) = node.parent() else {
                continue;
            };
            walk.go(record, parent);
            let (what, end) = match node.entry() {
                Entry::Start => continue,
                Entry::Move(action) | Entry::Foul(action, _) => {
                    let kind = match node.entry() {
                        Entry::Foul(_, kind) => kind,
                        _ => walk.kind_of(action).unwrap_or(crate::Kind::Pawn),
                    };
                    (origin_text(action, kind, walk.before(record)), None)
                }
                Entry::Finish(finish) => {
                    let said = lines::tell_end(finish, record.to_move(id), id, losses);
                    (said.kif().unwrap_or("中断").to_owned(), Some(finish))
                }
            };
            let time = node.time_ms.map(|time| {
                parts += usize::from(time % 1_000 != 0);
                column(time / 1_000, totals[id.index()] / 1_000)
            });
            let siblings = record.node(parent).children();
            let branches = siblings.len() > 1 && siblings[0] == id;
            out.push(row(node.depth(), &what, time.as_deref(), branches));
            out.extend(lines::said(record, id));
            if let Some(finish) = end {
                out.push(lines::sentence(record, id, finish));
            }
        }
    }
    if parts > 0 {
        let what = format!("{parts} times are written in whole seconds");
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
    out
}

/// `   1 ７六歩(77)   ( 0:16/00:00:16)+`.
fn row(number: u32, what: &str, time: Option<&str>, branches: bool) -> String {
    let width: usize = what.chars().map(|c| if c.is_ascii() { 1 } else { 2 }).sum();
    let mark = if branches { "+" } else { "" };
    match time {
        Some(time) => {
            let gap = " ".repeat(13_usize.saturating_sub(width).max(1));
            format!("{number:4} {what}{gap}{time}{mark}")
        }
        None => format!("{number:4} {what}{mark}"),
    }
}

fn column(now: u64, total: u64) -> String {
    format!(
        "({:2}:{:02}/{:02}:{:02}:{:02})",
        now / 60,
        now % 60,
        total / 3_600,
        total / 60 % 60,
        total % 60
    )
}

/// Writes a record, as Shift-JIS for `.kif` and as UTF-8 for `.kifu`.
pub(super) fn write(format: Format, record: &Record, losses: &mut Losses) -> Vec<u8> {
    let text = text(record, losses);
    if format == Format::Kif {
        let mut text = text.join("\r\n");
        text.push_str("\r\n");
        return charset::shift_jis(&text, losses);
    }
    let mut out = "#KIF version=2.0 encoding=UTF-8\n".to_owned();
    out.push_str(&text.join("\n"));
    out.push('\n');
    out.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_in_every_form() {
        for (text, now, total) in [
            ("( 0:16/00:00:16)", 16_000, Some(16_000)),
            ("(00:16 / 00:01:16)", 16_000, Some(76_000)),
            ("( 1:01)", 61_000, None),
            ("(1:00:05/1:00:05)", 3_605_000, Some(3_605_000)),
            ("(0:01.25/00:00:01)", 1_250, Some(1_000)),
        ] {
            assert_eq!(clock(text), Some((now, total, "")), "{text}");
        }
        for text in [
            "",
            "(77)x",
            "(a:b/c)",
            "( 0:16",
            "(99999999999999999999:00)",
        ] {
            assert!(clock(text).is_none_or(|(now, ..)| now == 77_000), "{text}");
        }
    }

    #[test]
    fn rows_are_written_as_they_are_read() {
        let line = row(12, "３四歩(33)", Some("( 0:16/00:01:16)"), true);
        assert_eq!(line, "  12 ３四歩(33)   ( 0:16/00:01:16)+");
        let read = Row::parse(line.trim()).unwrap();
        assert_eq!(
            (read.number, read.time_ms, read.rest),
            (Some(12), Some(16_000), "")
        );
        assert_eq!(column(3_661, 7_322), "(61:01/02:02:02)");
    }
}
