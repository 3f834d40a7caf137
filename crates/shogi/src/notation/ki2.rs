//! KI2: moves as books print them, `▲７六歩　△３四歩`, without the squares that they come from.
//!
//! Heads, comments, variations and ends are those of KIF; clocks are not told.

use super::charset;
use super::finish::Finish;
use super::head;
use super::japanese::Told;
use super::kanji;
use super::lines::{self, Lines};
use super::loss::{LossKind, Losses, Place, excerpt};
use super::move_text::Style;
use super::record::{Entry, NodeId, Record};
use super::walk::Walk;
use super::{Charset, Format, Options, ReadError};
use crate::{Kind, Move};

/// How many moves are written on a line.
const ON_A_LINE: usize = 6;

/// Reads the game of a file.
pub(super) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<(Charset, Vec<Record>), ReadError> {
    let (text, charset) = charset::decode(bytes, options.charset, losses);
    let mut lines = Lines::new(Format::Ki2, losses);
    for (index, line) in text.lines().enumerate() {
        let at = Place::line(index);
        if lines.take(line, at)? {
            continue;
        }
        let line = line.trim_matches(kanji::is_space);
        if line.is_empty() {
            continue;
        }
        if line.starts_with(|c| kanji::of_mark(c).is_some()) {
            row(line, &mut lines, at)?;
        } else {
            lines.head(line, at);
        }
    }
    Ok((charset, vec![lines.end()?]))
}

/// Whether a line begins with a move as this format writes it.
pub(super) fn looks_like(line: &str) -> bool {
    let mut chars = line.chars();
    chars.next().and_then(kanji::of_mark).is_some()
        && Told::parse(chars.as_str().trim_start_matches(kanji::is_space)).is_some()
}

/// A line of moves.
fn row(line: &str, lines: &mut Lines<'_>, at: Place) -> Result<(), ReadError> {
    let mut rest = line;
    loop {
        rest = rest.trim_start_matches(kanji::is_space);
        let mut chars = rest.chars();
        let Some(first) = chars.next() else {
            return Ok(());
        };
        let side = kanji::of_mark(first);
        if side.is_some() {
            rest = chars.as_str().trim_start_matches(kanji::is_space);
            if let Some((told, after)) = Told::parse(rest) {
                let text = &rest[..rest.len() - after.len()];
                lines.told(&told, side, None, text, at)?;
                rest = after;
                continue;
            }
        }
        let end = rest.find(|c| kanji::is_space(c) || kanji::of_mark(c).is_some());
        let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
        match Finish::from_kif(word) {
            Some(finish) => lines.finish(finish, None, at)?,
            None if side.is_some() => lines.unclear(word, at),
            None => {
                let what = format!("{} is no move", excerpt(word));
                lines.tell(LossKind::BadValue, at, what);
            }
        }
        rest = after;
    }
}

/// What a foul is called, and whether that names it.
fn foul(walk: &Walk, record: &Record, action: Move, kind: Kind) -> (String, bool) {
    let (board, before) = (walk.board(), walk.before(record));
    let text = Style::Japanese.text(board, action, before);
    let text = text.filter(|_| walk.kind_of(action) == Some(kind));
    let text = text.unwrap_or_else(|| {
        let place = kanji::square(action.to());
        format!("{}{place}{}", kanji::mark(board.side()), kanji::name(kind))
    });
    let told = text.get('▲'.len_utf8()..).and_then(Told::parse);
    let named = told.and_then(|(told, _)| told.on(board, before).ok()) == Some(action);
    (text, named)
}

/// Writes a record, in Shift-JIS.
pub(super) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let mut out = head::lines(record, losses);
    out.push(String::new());
    out.extend(lines::said(record, NodeId::ROOT));
    let mut walk = Walk::new(record);
    for head in lines::order(record) {
        if head != NodeId::ROOT {
            out.push(String::new());
            out.push(format!("変化：{}手", record.node(head).depth()));
        }
        let mut row: Vec<String> = Vec::new();
        for id in record.line_from(head) {
            let node = record.node(id);
            let Some(parent) = node.parent() else {
                continue;
            };
            walk.go(record, parent);
            match node.entry() {
                Entry::Start => continue,
                Entry::Move(action) => {
                    let text = Style::Japanese.text(walk.board(), action, walk.before(record));
                    row.extend(text);
                }
                Entry::Foul(action, kind) => {
                    let (text, named) = foul(&walk, record, action, kind);
                    if !named {
                        let what = format!("which move the foul {action} is");
                        losses.add(LossKind::NotKept, Place::Node(id.index()), what);
                    }
                    row.push(text);
                }
                Entry::Finish(finish) => {
                    flush(&mut row, &mut out);
                    lines::tell_end(finish, record.to_move(id), id, losses);
                    out.push(lines::sentence(record, id, finish));
                }
            }
            let said = lines::said(record, id);
            if !said.is_empty() || row.len() == ON_A_LINE {
                flush(&mut row, &mut out);
            }
            out.extend(said);
        }
        flush(&mut row, &mut out);
    }
    let timed = record.nodes().filter(|(_, node)| node.time_ms.is_some());
    let timed = timed.count();
    if timed > 0 {
        let what = format!("the times of {timed} moves");
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
    let mut text = out.join("\r\n");
    text.push_str("\r\n");
    charset::shift_jis(&text, losses)
}

fn flush(row: &mut Vec<String>, out: &mut Vec<String>) {
    if !row.is_empty() {
        out.push(row.join("    "));
        row.clear();
    }
}
