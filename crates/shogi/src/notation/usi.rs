//! USI's `position` lines, a game a line: a start and moves, nothing else.

use super::charset;
use super::finish::Finish;
use super::loss::{LossKind, Losses, Place, excerpt};
use super::record::{Entry, NodeId, Record, Start};
use super::walk::Walk;
use super::{Charset, Format, MAX_NODES, Options, ReadError};
use crate::{Kind, Move};
use yonban_rules::Reason;

/// Whether a line is one of these: it begins with `position`, `startpos`, `sfen` or a board.
pub(super) fn looks_like(line: &str) -> bool {
    let Some(first) = line.split_whitespace().next() else {
        return false;
    };
    matches!(first, "position" | "startpos" | "sfen")
        || (first.matches('/').count() == 8
            && first
                .bytes()
                .all(|b| b"/+".contains(&b) || b.is_ascii_alphanumeric()))
}

/// Reads the games of a file.
pub(super) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<(Charset, Vec<Record>), ReadError> {
    let (text, charset) = charset::decode(bytes, options.charset, losses);
    let mut records = Vec::new();
    let (mut nodes, mut refused) = (0, None);
    for (index, line) in text.lines().enumerate() {
        let at = Place::line(index);
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if nodes >= MAX_NODES {
            let what = format!("{MAX_NODES} moves are read, the other games are left out");
            losses.add(LossKind::TooMuch, at, what);
            break;
        }
        match game(line, records.len(), nodes, at, losses) {
            Ok(record) => {
                nodes += record.len();
                records.push(record);
            }
            Err(what) => {
                losses.add(
                    LossKind::GameLeftOut,
                    at,
                    format!("the line is left out: {what}"),
                );
                refused.get_or_insert(what);
            }
        }
    }
    if records.is_empty() {
        return Err(ReadError::NotThatFormat {
            format: Format::Usi,
            what: refused.unwrap_or_else(|| "it is empty".to_owned()),
        });
    }
    Ok((charset, records))
}

fn game(
    line: &str,
    number: usize,
    before: usize,
    at: Place,
    losses: &mut Losses,
) -> Result<Record, String> {
    let mut words = line.split_whitespace().peekable();
    words.next_if_eq(&"position");
    let mut start: Vec<&str> = Vec::new();
    while let Some(word) = words.next_if(|word| *word != "moves") {
        start.push(word);
    }
    let start = match &start[..] {
        ["startpos"] => Start::even(),
        ["sfen", board @ ..] => Start::from_sfen(&board.join(" ")).map_err(|e| e.to_string())?,
        [board, ..] if board.contains('/') => {
            Start::from_sfen(&start.join(" ")).map_err(|e| e.to_string())?
        }
        _ => return Err(format!("{} is no start", excerpt(line))),
    };
    words.next_if_eq(&"moves");
    let mut record = Record::new(start);
    let mut walk = Walk::new(&record);
    while let Some(word) = words.next() {
        if before + record.len() >= MAX_NODES {
            let what = format!("{MAX_NODES} moves are read, the others are left out");
            losses.add(LossKind::TooMuch, at, what);
            return Ok(record);
        }
        let finish = match word {
            "resign" => Some(Finish::Resign),
            "win" => Some(Finish::Declaration),
            _ => None,
        };
        if let Some(finish) = finish {
            walk.end(&mut record, finish);
        } else {
            let Ok(action) = word.parse::<Move>() else {
                let what = format!(
                    "{} is no move; it and what follows are left out",
                    excerpt(word)
                );
                losses.add(LossKind::UnclearMove, at, what);
                return Ok(record);
            };
            let kind = walk.kind_of(action).unwrap_or(Kind::Pawn);
            let (id, illegal) = walk.play(&mut record, action, kind);
            let Some(illegal) = illegal else { continue };
            let what = format!("{action} is a foul: {illegal} ({})", illegal.reason());
            losses.push(LossKind::Foul, at, Some((number, id)), what);
        }
        if let Some(word) = words.next() {
            let what = format!("{} and what follows it stand after the end", excerpt(word));
            losses.add(LossKind::AfterEnd, at, what);
        }
        break;
    }
    Ok(record)
}

/// Writes a record: one line. Fouls are left out.
pub(super) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let start = record.start();
    let mut text = if start.is_even() && start.number() == 1 {
        "position startpos".to_owned()
    } else {
        format!("position sfen {}", start.to_sfen())
    };
    let moves = record.moves();
    if !moves.is_empty() {
        text.push_str(" moves");
    }
    for action in &moves {
        text.push(' ');
        text.push_str(&action.to_string());
    }
    text.push('\n');
    let line = record.main_line();
    let mut lost: Vec<String> = Vec::new();
    let mut tell = |count: usize, what: &str| {
        if count > 0 {
            lost.push(format!("{count} {what}"));
        }
    };
    let named = crate::Color::BOTH
        .into_iter()
        .filter(|color| !record.name(*color).is_empty());
    tell(named.count(), "names");
    tell(record.headers().len(), "headers");
    tell(record.len() - line.len(), "moves of variations");
    let count =
        |has: fn(&super::Node) -> bool| line.iter().filter(|id| has(record.node(**id))).count();
    tell(count(|node| !node.comments().is_empty()), "comments");
    tell(count(|node| !node.bookmark().is_empty()), "bookmarks");
    tell(count(|node| node.time_ms.is_some()), "times");
    for what in lost {
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
    for id in line {
        let at = Place::Node(NodeId::index(id));
        match record.node(id).entry() {
            Entry::Foul(action, _) => {
                losses.add(LossKind::NotKept, at, format!("the foul {action}"));
            }
            Entry::Finish(finish) => {
                losses.add(LossKind::NotKept, at, format!("the end {finish}"));
            }
            Entry::Start | Entry::Move(_) => {}
        }
    }
    text.into_bytes()
}
