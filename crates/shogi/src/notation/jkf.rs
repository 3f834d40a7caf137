//! JKF, "JSON Kifu Format", by the schema of na2hiro's json-kifu-format: lenient in, strict out.

use super::charset;
use super::finish::Finish;
use super::head::names_handicap;
use super::jkf_read::Reader;
use super::json::Document;
use super::loss::{LossKind, Losses, Place};
use super::record::{Entry, Node, NodeId, Record};
use super::walk::Walk;
use super::{Charset, Format, Options, ReadError};
use super::{board_block, japanese, kanji};
use crate::{Board, Color, Handicap, Kind, Move, Square};
use json_event_parser::{JsonEvent, WriterJsonSerializer};
use std::collections::BTreeSet;

/// The names of starts.
pub(crate) const PRESETS: [(&str, Option<Handicap>); 16] = [
    ("HIRATE", None),
    ("KY", Some(Handicap::Lance)),
    ("KY_R", Some(Handicap::RightLance)),
    ("KA", Some(Handicap::Bishop)),
    ("HI", Some(Handicap::Rook)),
    ("HIKY", Some(Handicap::RookLance)),
    ("2", Some(Handicap::TwoPiece)),
    ("3", Some(Handicap::ThreePiece)),
    ("4", Some(Handicap::FourPiece)),
    ("5", Some(Handicap::FivePiece)),
    ("5_L", Some(Handicap::LeftFivePiece)),
    ("6", Some(Handicap::SixPiece)),
    ("7_L", Some(Handicap::LeftSevenPiece)),
    ("7_R", Some(Handicap::RightSevenPiece)),
    ("8", Some(Handicap::EightPiece)),
    ("10", Some(Handicap::TenPiece)),
];

/// How deep variations of variations are written.
const DEEPEST: u32 = 5_000;

/// Reads the game of a file.
pub(super) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<(Charset, Vec<Record>), ReadError> {
    let (text, charset) = charset::decode(bytes, options.charset, losses);
    let refuse = |what| ReadError::NotThatFormat {
        format: Format::Jkf,
        what,
    };
    let document = Document::parse(&text).map_err(refuse)?;
    let record = Reader::new(&document, losses).read().map_err(refuse)?;
    Ok((charset, vec![record]))
}

/// A JSON text while it is written.
struct Out(WriterJsonSerializer<Vec<u8>>);

impl Out {
    fn event(&mut self, event: JsonEvent<'_>) {
        // Events come in an order that makes a text, and memory takes all of it.
        let written = self.0.serialize_event(event);
        debug_assert!(written.is_ok(), "{written:?}");
    }

    fn key(&mut self, key: &str) {
        self.event(JsonEvent::ObjectKey(key.into()));
    }

    fn text(&mut self, key: &str, text: &str) {
        self.key(key);
        self.event(JsonEvent::String(text.into()));
    }

    fn number(&mut self, key: &str, number: u64) {
        self.key(key);
        self.event(JsonEvent::Number(number.to_string().into()));
    }

    fn truth(&mut self, key: &str, value: bool) {
        self.key(key);
        self.event(JsonEvent::Boolean(value));
    }

    fn open(&mut self, key: &str) {
        self.key(key);
        self.event(JsonEvent::StartObject);
    }

    fn open_list(&mut self, key: &str) {
        self.key(key);
        self.event(JsonEvent::StartArray);
    }

    fn close(&mut self) {
        self.event(JsonEvent::EndObject);
    }

    fn square(&mut self, key: &str, square: Square) {
        self.open(key);
        self.number("x", square.file().into());
        self.number("y", square.rank().into());
        self.close();
    }
}

fn color_number(color: Color) -> u64 {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}

/// Writes a record.
pub(super) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let mut out = Out(WriterJsonSerializer::new(Vec::new()));
    out.event(JsonEvent::StartObject);
    out.open("header");
    for color in Color::BOTH {
        if !record.name(color).is_empty() {
            let name = board_block::side_name(color, names_handicap(record));
            out.text(name, record.name(color));
        }
    }
    let mut known = BTreeSet::new();
    for (key, value) in record.headers() {
        let taken = board_block::side(key).is_some() || !known.insert(key);
        if taken {
            let what = format!("a header {key} stands there already");
            losses.add(LossKind::NotKept, Place::Whole, what);
        } else {
            out.text(key, value);
        }
    }
    out.close();
    initial(record, &mut out);
    if record.start().number() != 1 {
        let what = format!("that the first move is number {}", record.start().number());
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
    out.open_list("moves");
    moves(record, &mut out, losses);
    out.event(JsonEvent::EndArray);
    out.close();
    let mut bytes = out.0.finish().unwrap_or_default();
    bytes.push(b'\n');
    bytes
}

fn initial(record: &Record, out: &mut Out) {
    let start = record.start();
    let preset = match start.handicap() {
        None if start.is_even() => Some("HIRATE"),
        None => None,
        Some(handicap) => PRESETS
            .into_iter()
            .find(|(_, known)| *known == Some(handicap))
            .map(|(name, _)| name),
    };
    out.open("initial");
    out.text("preset", preset.unwrap_or("OTHER"));
    if preset.is_none() {
        out.open("data");
        layout(start.board(), out);
        out.close();
    }
    out.close();
}

fn layout(board: &Board, out: &mut Out) {
    out.number("color", color_number(board.side()));
    out.open_list("board");
    for file in 1..=9 {
        out.event(JsonEvent::StartArray);
        for square in (1..=9).filter_map(|rank| Square::new(file, rank)) {
            out.event(JsonEvent::StartObject);
            if let Some(piece) = board.piece(square) {
                out.number("color", color_number(piece.color));
                out.text("kind", kanji::code(piece.kind));
            }
            out.close();
        }
        out.event(JsonEvent::EndArray);
    }
    out.event(JsonEvent::EndArray);
    out.open_list("hands");
    for color in Color::BOTH {
        out.event(JsonEvent::StartObject);
        for kind in Kind::HAND.into_iter().rev() {
            out.number(kanji::code(kind), board.hand(color).count(kind).into());
        }
        out.close();
    }
    out.event(JsonEvent::EndArray);
}

/// What is still to be written, last first.
enum Job {
    /// A node and those after it on its line.
    Line(NodeId),
    /// The end of an object or a list.
    Close(JsonEvent<'static>),
    /// A variation: a list of its own.
    Variation(NodeId),
}

fn moves(record: &Record, out: &mut Out, losses: &mut Losses) {
    // How deep in variations a node lies.
    let mut depths = vec![0_u32; record.len()];
    for (id, node) in record.nodes() {
        if let Some(parent) = node.parent() {
            let first = record.node(parent).children().first() == Some(&id);
            depths[id.index()] = depths[parent.index()] + u32::from(!first);
        }
    }
    let totals = record.totals_ms();
    let mut walk = Walk::new(record);
    let mut deep = 0_usize;
    let mut todo = vec![Job::Line(NodeId::ROOT)];
    while let Some(job) = todo.pop() {
        let id = match job {
            Job::Close(event) => {
                out.event(event);
                continue;
            }
            Job::Variation(id) => {
                out.event(JsonEvent::StartArray);
                todo.push(Job::Close(JsonEvent::EndArray));
                todo.push(Job::Line(id));
                continue;
            }
            Job::Line(id) => id,
        };
        let node = record.node(id);
        out.event(JsonEvent::StartObject);
        if let Some(parent) = node.parent() {
            walk.go(record, parent);
        }
        match node.entry() {
            Entry::Start => {}
            Entry::Move(action) => {
                let kind = walk.kind_of(action).unwrap_or(Kind::Pawn);
                one(record, &walk, action, kind, out);
            }
            Entry::Foul(action, kind) => one(record, &walk, action, kind, out),
            Entry::Finish(finish) => {
                let word = special(finish, record.to_move(id), id, losses);
                out.text("special", word);
            }
        }
        time(node, totals[id.index()], out);
        comments(node, id, out, losses);
        if let Some(next) = node.children().first() {
            todo.push(Job::Line(*next));
        }
        todo.push(Job::Close(JsonEvent::EndObject));
        // The first child carries what could stand in its place.
        let siblings = node
            .parent()
            .map_or(&[][..], |parent| record.node(parent).children());
        if siblings.len() > 1 && siblings[0] == id {
            let (well, too_deep): (Vec<NodeId>, Vec<NodeId>) = siblings[1..]
                .iter()
                .copied()
                .partition(|id| depths[id.index()] <= DEEPEST);
            deep += too_deep.len();
            if !well.is_empty() {
                out.open_list("forks");
                todo.push(Job::Close(JsonEvent::EndArray));
                todo.extend(well.into_iter().rev().map(Job::Variation));
            }
        }
    }
    if deep > 0 {
        let what = format!("{deep} variations more than {DEEPEST} deep");
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
    let parts = record.nodes().filter(|(_, node)| {
        let time = node.time_ms;
        time.is_some_and(|time| time % 1_000 != 0)
    });
    let parts = parts.count();
    if parts > 0 {
        let what = format!("{parts} times are written in whole seconds");
        losses.add(LossKind::NotKept, Place::Whole, what);
    }
}

/// A move.
fn one(record: &Record, walk: &Walk, action: Move, kind: Kind, out: &mut Out) {
    let (board, to) = (walk.board(), action.to());
    out.open("move");
    out.number("color", color_number(board.side()));
    if let Some(from) = action.from() {
        out.square("from", from);
    }
    out.square("to", to);
    out.text("piece", kanji::code(kind));
    if walk.before(record) == Some(to) {
        out.truth("same", true);
    }
    if let Some(from) = action.from() {
        if action.promotes() || japanese::may_promote(board.side(), kind, from, to) {
            out.truth("promote", action.promotes());
        }
        if let Some(taken) = board.piece(to) {
            out.text("capture", kanji::code(taken.kind));
        }
    }
    let relative = relative(board, action, kind);
    if !relative.is_empty() {
        out.text("relative", &relative);
    }
    out.close();
}

/// `H` for a drop that a piece on the board could be taken for, else the marks: L, C, R; U, M, D.
fn relative(board: &Board, action: Move, kind: Kind) -> String {
    let to = action.to();
    let all = japanese::reaching(board, kind, to);
    let Some(from) = action.from() else {
        return if all.is_empty() { "" } else { "H" }.to_owned();
    };
    let marks = japanese::Marks::of(board.side(), kind, from, to, &all);
    let side = marks.side.map(|side| match side {
        japanese::Side::Left => 'L',
        japanese::Side::Straight => 'C',
        japanese::Side::Right => 'R',
    });
    let direction = marks.direction.map(|direction| match direction {
        japanese::Direction::Forward => 'U',
        japanese::Direction::Sideways => 'M',
        japanese::Direction::Back => 'D',
    });
    [side, direction].into_iter().flatten().collect()
}

/// The word of an end: CSA's, and `ILLEGAL_ACTION` for a foul of the side that just moved.
fn special(finish: Finish, to_move: Color, id: NodeId, losses: &mut Losses) -> &'static str {
    if finish == Finish::FoulByOpponent {
        return "ILLEGAL_ACTION";
    }
    finish.csa().unwrap_or_else(|| {
        let (said, word) = match finish.winner(to_move) {
            super::Winner::Side(color) if color != to_move => ("a resignation", "TORYO"),
            _ => ("broken off", "CHUDAN"),
        };
        let what = format!("the end {finish} is written as {said}");
        losses.add(LossKind::NotKept, Place::Node(id.index()), what);
        word
    })
}

fn time(node: &Node, total_ms: u64, out: &mut Out) {
    let Some(now_ms) = node.time_ms else { return };
    let (now, total) = (now_ms / 1_000, total_ms / 1_000);
    out.open("time");
    out.open("now");
    if now >= 3_600 {
        out.number("h", now / 3_600);
    }
    out.number("m", now / 60 % 60);
    out.number("s", now % 60);
    out.close();
    out.open("total");
    out.number("h", total / 3_600);
    out.number("m", total / 60 % 60);
    out.number("s", total % 60);
    out.close();
    out.close();
}

/// The comments; a bookmark is one that begins with `&`, as this format's own programs have it.
fn comments(node: &Node, id: NodeId, out: &mut Out, losses: &mut Losses) {
    if node.comments().is_empty() && node.bookmark().is_empty() {
        return;
    }
    out.open_list("comments");
    for line in node.comments() {
        if line.starts_with('&') {
            let what = "a comment that begins with & will be read as a bookmark";
            losses.add(LossKind::NotKept, Place::Node(id.index()), what);
        }
        out.event(JsonEvent::String(line.into()));
    }
    if !node.bookmark().is_empty() {
        out.event(JsonEvent::String(format!("&{}", node.bookmark()).into()));
    }
    out.event(JsonEvent::EndArray);
}
