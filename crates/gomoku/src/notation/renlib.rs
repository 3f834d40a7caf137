//! RenLib libraries, `.lib`: trees of stones on the 15x15 board, with comments and board texts.
//!
//! A header of 20 bytes (FF `RenLib` FF, the version, FF up to the end), then nodes in pre-order, two
//! bytes each: the move (column + 1 in the low nibble, row from the top in the high one; 0 is no move)
//! and flags. Texts follow their node, ended by zero and padded to an even length.
//!
//! The format holds stones and passes. What else a record says we write into the comments, as lines
//! `{yonban ...}` at their head: in the root the rules, names, event, round, date and result; at a
//! stone the decisions between it and the stone before (`{yonban swap; declare 3}`), those after it
//! where no stone follows (`{yonban then claim}`), and its time.
//!
//! Texts of old files are in the code page of who wrote them: it is an option.

use crate::action::Action;
use crate::game::Gomoku;
use crate::notation::record::{Finish, refused};
use crate::notation::{
    Charset, Format, Losses, MAX_NODES, NodeId, Options, Place, ReadError, Record, WriteError,
    rules_left_open,
};
use crate::point::Point;
use crate::rules::{Preset, Rules};
use std::rc::Rc;
use yonban_rules::Game;

/// How every file begins.
pub(crate) const MAGIC: &[u8] = b"\xffRenLib\xff";

const HEADER: usize = 20;
const SIZE: u8 = 15;

const SIBLING: u8 = 0x80;
const NO_CHILD: u8 = 0x40;
const OLD_COMMENT: u8 = 0x20;
const MARKED: u8 = 0x10;
const COMMENT: u8 = 0x08;
const START: u8 = 0x04;
const NO_MOVE: u8 = 0x02;
const EXTENDED: u8 = 0x01;
/// In the two bytes that follow an extended node: a board text.
const BOARD_TEXT: u16 = 0x0001;

/// What begins a comment in files that RenLib wrote.
const COMMENT_MARK: u8 = 0x08;

fn byte_of(point: Point) -> u8 {
    (SIZE - 1 - point.rank()) << 4 | (point.file() + 1)
}

/// The point of a byte that is not zero.
fn point_of(byte: u8) -> Option<Point> {
    let file = (byte & 0x0f).checked_sub(1)?;
    let rank = (SIZE - 1).checked_sub(byte >> 4)?;
    Some(Point::new(file, rank))
}

/// The bytes of a text: up to its zero, two at a time.
fn text_bytes<'a>(bytes: &'a [u8], at: &mut usize) -> (&'a [u8], bool) {
    let start = *at;
    loop {
        let Some(pair) = bytes.get(*at..*at + 2) else {
            *at = bytes.len();
            return (&bytes[start..], false);
        };
        *at += 2;
        if pair[0] == 0 {
            return (&bytes[start..*at - 2], true);
        }
        if pair[1] == 0 {
            return (&bytes[start..*at - 1], true);
        }
    }
}

/// Node as it stands in the file.
struct Raw<'a> {
    at: usize,
    byte: u8,
    flags: u8,
    comment: &'a [u8],
    text: &'a [u8],
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    cut: bool,
}

impl<'a> Reader<'a> {
    fn node(&mut self, losses: &mut Losses) -> Option<Raw<'a>> {
        let at = self.at;
        let pair = self.bytes.get(at..at + 2)?;
        let (byte, flags) = (pair[0], pair[1]);
        self.at += 2;
        let mut extension = 0;
        if flags & EXTENDED != 0 {
            match self.bytes.get(self.at..self.at + 2) {
                Some(more) => extension = u16::from_be_bytes([more[0], more[1]]),
                None => self.cut = true,
            }
            self.at = (self.at + 2).min(self.bytes.len());
            if extension & !BOARD_TEXT != 0 {
                losses.add(
                    Place::Byte(at + 2),
                    format!("unknown flags {extension:04x}"),
                );
            }
        }
        let mut comment = &[][..];
        if flags & (COMMENT | OLD_COMMENT) != 0 {
            let (text, whole) = text_bytes(self.bytes, &mut self.at);
            comment = text.strip_prefix(&[COMMENT_MARK]).unwrap_or(text);
            self.cut |= !whole;
        }
        let mut text = &[][..];
        if extension & BOARD_TEXT != 0 {
            let (found, whole) = text_bytes(self.bytes, &mut self.at);
            text = found;
            self.cut |= !whole;
        }
        if self.cut {
            losses.add(Place::Byte(at), "the file ends inside this node");
        }
        Some(Raw {
            at,
            byte,
            flags,
            comment,
            text,
        })
    }
}

/// What our own lines at the head of a comment say.
#[derive(Default)]
struct Head {
    before: Vec<(Action, Option<u64>)>,
    then: Vec<Vec<(Action, Option<u64>)>>,
    time_ms: Option<u64>,
}

fn actions(text: &str) -> Option<Vec<(Action, Option<u64>)>> {
    let one = |part: &str| {
        let (action, time) = match part.split_once('@') {
            Some((action, time)) => (action, Some(time.parse().ok()?)),
            None => (part, None),
        };
        Some((action.parse().ok()?, time))
    };
    text.split("; ").map(one).collect()
}

fn print_actions(list: &[(Action, Option<u64>)]) -> String {
    let one = |(action, time): &(Action, Option<u64>)| match time {
        Some(time) => format!("{action}@{time}"),
        None => action.to_string(),
    };
    list.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// Cuts our own lines off the head of a comment.
fn our_lines(comment: &str) -> (Vec<&str>, &str) {
    let mut lines = Vec::new();
    let mut rest = comment;
    while let Some(after) = rest.strip_prefix("{yonban ") {
        let (line, next) = after.split_once('\n').unwrap_or((after, ""));
        let Some(line) = line.strip_suffix('}') else {
            break;
        };
        rest = next;
        if line == "end" {
            break;
        }
        lines.push(line);
    }
    (lines, rest)
}

impl Head {
    fn read(lines: &[&str], at: usize, losses: &mut Losses) -> Head {
        let mut head = Head::default();
        for line in lines {
            let known = if let Some(text) = line.strip_prefix("then ") {
                actions(text).map(|list| head.then.push(list))
            } else if let Some(text) = line.strip_prefix("ms ") {
                text.parse().ok().map(|time| head.time_ms = Some(time))
            } else {
                actions(line).map(|list| head.before = list)
            };
            if known.is_none() {
                losses.add(Place::Byte(at), format!("{{yonban {line}}} cannot be read"));
            }
        }
        head
    }
}

/// A node under which others come.
#[derive(Clone)]
struct Under {
    id: NodeId,
    game: Rc<Gomoku>,
    number: usize,
}

pub(crate) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<Vec<Record>, ReadError> {
    if !bytes.starts_with(MAGIC) || bytes.len() < HEADER {
        return Err(ReadError::NotThatFormat {
            format: Format::RenLib,
            what: "it does not begin with the 20 bytes of RenLib's header".to_owned(),
        });
    }
    if bytes[8] > 3 {
        losses.add(
            Place::Byte(8),
            format!("version {} is newer than 3", bytes[8]),
        );
    }
    let charset = options.charset.unwrap_or_else(|| charset_of(bytes));
    let mut texts = Texts { charset, bad: 0 };
    let mut reader = Reader {
        bytes,
        at: HEADER,
        cut: false,
    };
    let mut first = reader.node(losses);
    // A root without a move is the start; other files begin with the first stone.
    let root = first.take_if(|node| node.byte == 0);
    let mut about = String::new();
    if let Some(root) = &root {
        about = texts.decode(root.comment);
    }
    let (lines, comment) = our_lines(&about);
    let (facts, lines): (Vec<&str>, Vec<&str>) = lines.iter().partition(|line| is_fact(line));
    let said = |name: &str| {
        facts
            .iter()
            .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))
    };
    let rules: Option<Rules> = said("rules").and_then(|text| text.parse().ok());
    let rules = match rules.filter(|rules| rules.size() == SIZE) {
        Some(rules) => rules,
        None => rules_left_open(Preset::Renju, options, losses),
    };
    if rules.size() != SIZE {
        return Err(ReadError::NotThatFormat {
            format: Format::RenLib,
            what: format!("RenLib's board has 15 lines; {rules} has not"),
        });
    }
    let mut record = Record::new(&rules);
    let text = |name: &str| said(name).unwrap_or_default().to_owned();
    record.players = [text("a"), text("b")];
    record.event = text("event");
    record.round = text("round");
    record.date = text("date");
    record.result = said("result").and_then(Finish::from_text);
    record.node_mut(NodeId::ROOT).remark(comment);
    let mut later = Vec::new();
    let top = Under {
        id: NodeId::ROOT,
        game: Rc::new(record.start().clone()),
        number: 0,
    };
    let mut childless = false;
    if let Some(root) = &root {
        let head = Head::read(&lines, root.at, losses);
        record.node_mut(NodeId::ROOT).time_ms = head.time_ms;
        record.node_mut(NodeId::ROOT).marked = root.flags & MARKED != 0;
        later.extend(
            head.then
                .into_iter()
                .map(|list| (NodeId::ROOT, list, root.at)),
        );
        childless = root.flags & NO_CHILD != 0;
        if !root.text.is_empty() {
            losses.add(
                Place::Byte(root.at),
                "a board text without a point is left out",
            );
        }
    }
    if !childless {
        read_nodes(
            &mut reader,
            first,
            top,
            &mut record,
            &mut texts,
            &mut later,
            losses,
        );
    }
    if reader.at < bytes.len() {
        let left = bytes.len() - reader.at;
        losses.add(
            Place::Byte(reader.at),
            format!("{left} bytes after the tree are left out"),
        );
    }
    for (mut under, list, at) in later {
        let mut game = record.game_at(under);
        for (action, time_ms) in list {
            if let Err(illegal) = game.check(&action) {
                losses.refuse(Place::Byte(at), refused(0, action, &illegal, 0));
                break;
            }
            game.play_unchecked(&action);
            under = match record.find(under, action) {
                Some(known) => known,
                None => record.add(under, action),
            };
            record.node_mut(under).time_ms = time_ms;
        }
    }
    if texts.bad > 0 {
        let name = charset.name();
        losses.add(
            Place::Whole,
            format!(
                "{} places in the texts are no {name}: name the code page",
                texts.bad
            ),
        );
    } else if charset == Charset::LATIN_1 && options.charset.is_none() {
        losses.add(
            Place::Whole,
            "the texts are no UTF-8 and no code page was named: read as Windows-1252",
        );
    }
    if said("rules").is_none() {
        record.finish_by_rules();
    }
    Ok(vec![record])
}

fn is_fact(line: &str) -> bool {
    let word = line.split(' ').next().unwrap_or_default();
    ["rules", "a", "b", "event", "round", "date", "result"].contains(&word)
}

/// UTF-8 where the whole file could be that, else Windows-1252. Moves and flags are bytes of any
/// kind, so only the texts count.
fn charset_of(bytes: &[u8]) -> Charset {
    let mut reader = Reader {
        bytes,
        at: HEADER,
        cut: false,
    };
    let mut unheard = Losses::default();
    while let Some(node) = reader.node(&mut unheard) {
        let is = |text: &[u8]| std::str::from_utf8(text).is_ok();
        if !is(node.comment) || !is(node.text) {
            return Charset::LATIN_1;
        }
    }
    Charset::UTF_8
}

struct Texts {
    charset: Charset,
    bad: usize,
}

impl Texts {
    fn decode(&mut self, bytes: &[u8]) -> String {
        let (text, bad) = self.charset.decode(bytes);
        self.bad += bad;
        text.replace("\r\n", "\n").replace('\r', "\n")
    }
}

type Later = (NodeId, Vec<(Action, Option<u64>)>, usize);

fn read_nodes<'a>(
    reader: &mut Reader<'a>,
    first: Option<Raw<'a>>,
    top: Under,
    record: &mut Record,
    texts: &mut Texts,
    later: &mut Vec<Later>,
    losses: &mut Losses,
) {
    let mut next = first;
    // What the next node comes under; none below a node that was refused.
    let mut under = Some(top);
    let mut waiting: Vec<Option<Under>> = Vec::new();
    let mut left_out = 0_usize;
    loop {
        let Some(node) = next.take().or_else(|| reader.node(losses)) else {
            losses.add(Place::Byte(reader.at), "the file ends before its tree does");
            break;
        };
        let mut here = None;
        match &under {
            Some(parent) if record.len() < MAX_NODES => {
                here = add(&node, parent, record, texts, later, losses);
            }
            Some(_) => {
                losses.add(Place::Byte(node.at), format!("more than {MAX_NODES} nodes"));
            }
            None => left_out += 1,
        }
        if reader.cut {
            break;
        }
        let has_child = node.flags & NO_CHILD == 0;
        let has_sibling = node.flags & SIBLING != 0;
        if has_child {
            let parent = std::mem::replace(&mut under, here);
            if has_sibling {
                waiting.push(parent);
            }
        } else if !has_sibling {
            match waiting.pop() {
                Some(parent) => under = parent,
                None => break,
            }
        }
        if record.len() >= MAX_NODES {
            losses.add(
                Place::Byte(reader.at),
                format!("more than {MAX_NODES} nodes: the others are left out"),
            );
            reader.at = reader.bytes.len();
            break;
        }
    }
    if left_out > 0 {
        losses.add(
            Place::Whole,
            format!("{left_out} nodes after refused moves are left out"),
        );
    }
}

/// Adds a node with the decisions before it.
fn add(
    node: &Raw<'_>,
    parent: &Under,
    record: &mut Record,
    texts: &mut Texts,
    later: &mut Vec<Later>,
    losses: &mut Losses,
) -> Option<Under> {
    let comment = texts.decode(node.comment);
    let (lines, comment) = our_lines(&comment);
    let head = Head::read(&lines, node.at, losses);
    let mut here = parent.clone();
    let mut step = |action: Action, time: Option<u64>, fresh: bool, losses: &mut Losses| {
        if let Err(illegal) = here.game.check(&action) {
            let what = refused(here.number + 1, action, &illegal, 0);
            losses.refuse(
                Place::Byte(node.at),
                format!("{what}; what follows is left out"),
            );
            return false;
        }
        let known = record.find(here.id, action).filter(|_| !fresh);
        Rc::make_mut(&mut here.game).play_unchecked(&action);
        here.id = known.unwrap_or_else(|| record.add(here.id, action));
        here.number += 1;
        if known.is_none() {
            record.node_mut(here.id).time_ms = time;
        }
        true
    };
    for (action, time) in &head.before {
        if !step(*action, *time, false, losses) {
            return None;
        }
    }
    let picks = matches!(parent_step(parent, &head), crate::Step::Pick { .. });
    let action = match node.byte {
        0 => Action::Pass,
        byte => {
            let Some(point) = point_of(byte) else {
                losses.add(Place::Byte(node.at), format!("{byte:02x} is no point"));
                return None;
            };
            if picks {
                Action::Pick(point)
            } else {
                Action::Place(point)
            }
        }
    };
    if !step(action, head.time_ms, true, losses) {
        return None;
    }
    if node.flags & START != 0 {
        losses.add(
            Place::Byte(node.at),
            "the mark of the node to start at is not kept",
        );
    }
    let id = here.id;
    let kept = record.node_mut(id);
    kept.remark(comment);
    kept.marked = node.flags & MARKED != 0;
    if !node.text.is_empty() {
        match action.point() {
            Some(point) => {
                let text = texts.decode(node.text);
                kept.labels.push((point, text));
            }
            None => losses.add(
                Place::Byte(node.at),
                "a board text without a point is left out",
            ),
        }
    }
    later.extend(head.then.into_iter().map(|list| (id, list, node.at)));
    Some(here)
}

/// What is asked after the decisions before a stone.
fn parent_step(parent: &Under, head: &Head) -> crate::Step {
    if head.before.is_empty() {
        return parent.game.step();
    }
    let mut game = (*parent.game).clone();
    for (action, _) in &head.before {
        if game.check(action).is_err() {
            break;
        }
        game.play_unchecked(action);
    }
    game.step()
}

/// A node to be written.
#[derive(Default)]
struct Out {
    byte: u8,
    marked: bool,
    pass: bool,
    head: Vec<String>,
    comment: String,
    text: String,
    children: Vec<usize>,
}

pub(crate) fn write(
    record: &Record,
    options: &Options,
    losses: &mut Losses,
) -> Result<Vec<u8>, WriteError> {
    let size = record.rules().size();
    if size != SIZE {
        return Err(WriteError::Size {
            format: Format::RenLib,
            size,
        });
    }
    let nodes = tree_of(record, losses);
    let charset = options.charset.unwrap_or(Charset::UTF_8);
    let mut bytes = MAGIC.to_vec();
    bytes.extend([3, 4]);
    bytes.resize(HEADER, 0xff);
    let mut stack = vec![(0, false)];
    let mut bad = 0;
    while let Some((number, has_sibling)) = stack.pop() {
        let node = &nodes[number];
        let mut comment = node.head.join("\n");
        if node.comment.starts_with("{yonban ") {
            comment.push_str(if comment.is_empty() {
                "{yonban end}"
            } else {
                "\n{yonban end}"
            });
        }
        if !comment.is_empty() && !node.comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(&node.comment);
        let flag = |is: bool, flag: u8| if is { flag } else { 0 };
        bytes.push(node.byte);
        bytes.push(
            flag(has_sibling, SIBLING)
                | flag(node.children.is_empty(), NO_CHILD)
                | flag(node.marked, MARKED)
                | flag(!comment.is_empty(), COMMENT)
                | flag(node.pass, NO_MOVE)
                | flag(!node.text.is_empty(), EXTENDED),
        );
        if !node.text.is_empty() {
            bytes.extend(BOARD_TEXT.to_be_bytes());
        }
        if !comment.is_empty() {
            bytes.push(COMMENT_MARK);
            bad += text_to(&comment, charset, 1, &mut bytes, losses);
        }
        if !node.text.is_empty() {
            bad += text_to(&node.text, charset, 0, &mut bytes, losses);
        }
        for (n, child) in node.children.iter().enumerate().rev() {
            stack.push((*child, n + 1 < node.children.len()));
        }
    }
    if bad > 0 {
        losses.add(
            Place::Whole,
            format!(
                "{bad} characters are not in {}: written as `?`",
                charset.name()
            ),
        );
    }
    Ok(bytes)
}

/// Writes a text with its zero, padded so that it and the bytes `before` are even; how many
/// characters the set does not have.
fn text_to(
    text: &str,
    charset: Charset,
    before: usize,
    bytes: &mut Vec<u8>,
    losses: &mut Losses,
) -> usize {
    let clean = text.replace("\r\n", "\n").replace(['\r', '\0'], " ");
    if clean != text {
        losses.add(
            Place::Whole,
            "lib: control characters in a text are written as blanks",
        );
    }
    let (encoded, bad) = charset.encode(&clean.replace('\n', "\r\n"));
    let length = encoded.len() + before + 1;
    bytes.extend(encoded);
    bytes.push(0);
    if !length.is_multiple_of(2) {
        bytes.push(0);
    }
    bad
}

/// The tree of stones and passes, with the decisions between them in the comments.
fn tree_of(record: &Record, losses: &mut Losses) -> Vec<Out> {
    let mut nodes = vec![Out::default()];
    let root = record.node(NodeId::ROOT);
    nodes[0]
        .head
        .push(format!("{{yonban rules {}}}", record.rules()));
    let [a, b] = &record.players;
    let result = record.result.map(Finish::text).unwrap_or_default();
    for (name, text) in [
        ("a", a),
        ("b", b),
        ("event", &record.event),
        ("round", &record.round),
        ("date", &record.date),
        ("result", &result),
    ] {
        if !text.is_empty() {
            let line = text.replace(['\r', '\n'], " ");
            if line != *text {
                losses.add(Place::Whole, format!("lib: {name} is written on one line"));
            }
            nodes[0].head.push(format!("{{yonban {name} {line}}}"));
        }
    }
    nodes[0].comment.clone_from(&root.comment);
    nodes[0].marked = root.marked;
    if !root.labels.is_empty() {
        losses.add(
            Place::Action(0),
            "lib: board texts before the first stone are left out",
        );
    }
    if let Some(time) = root.time_ms {
        nodes[0].head.push(format!("{{yonban ms {time}}}"));
    }
    // Record node, stone above it, decisions since, and texts of these.
    type Decisions = Vec<(Action, Option<u64>)>;
    let mut stack: Vec<(NodeId, usize, Decisions, String)> = Vec::new();
    let children = |id: NodeId, above: usize, since: &Decisions, said: &str| {
        let list: Vec<_> = record
            .node(id)
            .children()
            .iter()
            .rev()
            .map(|child| (*child, above, since.clone(), said.to_owned()))
            .collect();
        list
    };
    stack.extend(children(NodeId::ROOT, 0, &Vec::new(), ""));
    let mut ended: Vec<bool> = vec![false];
    // The decisions that lines below a stone begin with.
    let mut begun: Vec<Vec<Vec<Action>>> = vec![Vec::new()];
    let actions =
        |since: &Decisions| -> Vec<Action> { since.iter().map(|(one, _)| *one).collect() };
    while let Some((id, above, mut since, mut said)) = stack.pop() {
        let node = record.node(id);
        let Some(action) = node.action() else {
            continue;
        };
        let stone = match action {
            Action::Place(point) | Action::Pick(point) => Some(point),
            _ => None,
        };
        if stone.is_none() && action != Action::Pass {
            since.push((action, node.time_ms));
            if node.marked || !node.labels.is_empty() {
                losses.add(
                    Place::Whole,
                    format!("lib: marks and board texts at `{action}` are left out"),
                );
            }
            if !node.comment.is_empty() {
                losses.add(
                    Place::Whole,
                    format!("lib: the comment at `{action}` is moved to the stone beside it"),
                );
                if !said.is_empty() {
                    said.push('\n');
                }
                said.push_str(&node.comment);
            }
            if node.children().is_empty() {
                let line = actions(&since);
                if begun[above].iter().any(|other| other.starts_with(&line)) {
                    losses.add(
                        Place::Whole,
                        format!("lib: a second line that ends with `{action}` is left out"),
                    );
                    continue;
                }
                begun[above].push(line);
                let out = &mut nodes[above];
                out.head
                    .push(format!("{{yonban then {}}}", print_actions(&since)));
                if !said.is_empty() && !out.comment.is_empty() {
                    out.comment.push('\n');
                }
                out.comment.push_str(&said);
                ended[above] = true;
            } else {
                stack.extend(children(id, above, &since, &said));
            }
            continue;
        }
        if ended[above] {
            losses.add(
                Place::Whole,
                format!("lib: a line that ends with a decision comes after the variation {action}"),
            );
            ended[above] = false;
        }
        let mut out = Out {
            byte: stone.map_or(0, byte_of),
            pass: stone.is_none(),
            marked: node.marked,
            ..Out::default()
        };
        if !since.is_empty() {
            begun[above].push(actions(&since));
            out.head
                .push(format!("{{yonban {}}}", print_actions(&since)));
        }
        if let Some(time) = node.time_ms {
            out.head.push(format!("{{yonban ms {time}}}"));
        }
        out.comment = said;
        if !out.comment.is_empty() && !node.comment.is_empty() {
            out.comment.push('\n');
        }
        out.comment.push_str(&node.comment);
        for (point, text) in &node.labels {
            if Some(*point) == stone && out.text.is_empty() && !text.is_empty() {
                out.text.clone_from(text);
            } else {
                losses.add(
                    Place::Whole,
                    format!("lib: one board text a stone, on it: {text:?} at {point} is left out"),
                );
            }
        }
        let number = nodes.len();
        nodes.push(out);
        ended.push(false);
        begun.push(Vec::new());
        nodes[above].children.push(number);
        stack.extend(children(id, number, &Vec::new(), ""));
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_name_points() {
        for rank in 0..SIZE {
            for file in 0..SIZE {
                let point = Point::new(file, rank);
                assert_eq!(point_of(byte_of(point)), Some(point));
            }
        }
        // The center is column 8 of row 8 from the top.
        assert_eq!(byte_of(Point::new(7, 7)), 0x78);
        assert_eq!(byte_of(Point::new(0, 14)), 0x01);
        assert_eq!(byte_of(Point::new(14, 0)), 0xef);
        assert_eq!(point_of(0xf1), None);
        assert_eq!(point_of(0x10), None);
    }
}
