//! SGF, `GM[4]`.
//!
//! Stones are `;B[hh]`, letters from the top left; a pass is `;B[]`. No standard property holds what
//! an opening decides, so we write our own: `YONBAN[rules text]` in the root, `YONBANACT[action]` in
//! the node of every action that is no plain stone or pass, `YONBANMS[n]` for the time an action took,
//! `YONBANPOS[position text]` beside a set-up. Each fact is repeated in plain words at the head of the
//! node's comment, and taken off there when the file is read again.
//!
//! `PB` and `PW` name the players by the colors that they hold in the end. Times, set-up inside a game
//! and marks other than `HO` and `LB` of other programs are told and left out.

use crate::action::Action;
use crate::board::Board;
use crate::game::Gomoku;
use crate::illegal::Illegal;
use crate::notation::decisions::{fact, named, plain};
use crate::notation::record::{By, Finish, refused};
use crate::notation::{Format, Losses, NodeId, Options, Place, ReadError, Record};
use crate::point::{Color, Point};
use crate::rules::{Key, Pass, Preset, Rules};
use std::collections::BTreeMap;
use std::rc::Rc;
use yonban_rules::{Game, PositionText, Turn, Verdict};
use yonban_sgf::{Collection, Position, Property, Tree, Value};

impl From<Position> for Place {
    fn from(at: Position) -> Self {
        Place::Line {
            line: at.line,
            column: at.column,
        }
    }
}

/// A point as SGF writes it.
fn letters(point: Point, size: u8) -> String {
    let letter = |n: u8| char::from(b'a' + n);
    [letter(point.file()), letter(size - 1 - point.rank())]
        .iter()
        .collect()
}

/// Reads a point: two letters from the top left, or, as some programs write, `h8`.
fn point(text: &str, size: u8) -> Option<Point> {
    let text = text.trim();
    if let [x @ b'a'..=b'z', y @ b'a'..=b'z'] = text.as_bytes() {
        return Point::new(0, 0).offset(
            i16::from(x - b'a'),
            i16::from(size) - 1 - i16::from(y - b'a'),
        );
    }
    text.parse().ok()
}

/// Reads a move: a point or a pass.
fn a_move(value: &Value, size: u8) -> Option<Action> {
    let text = value.simple_text();
    if text.trim().is_empty() || (text == "tt" && size <= 19) {
        return Some(Action::Pass);
    }
    point(&text, size).map(Action::Place)
}

/// The points of a list, rectangles included.
fn points(property: Option<&Property>, size: u8, losses: &mut Losses) -> Vec<Point> {
    let mut list = Vec::new();
    let Some(property) = property else {
        return list;
    };
    for value in property.values() {
        let corners = match value.split() {
            Some((a, b)) => point(a.raw(), size).zip(point(b.raw(), size)),
            None => point(value.raw(), size).map(|p| (p, p)),
        };
        let Some((a, b)) = corners else {
            losses.add(
                property.at().into(),
                format!("{:?} is no point", value.raw()),
            );
            continue;
        };
        for rank in a.rank().min(b.rank())..=a.rank().max(b.rank()) {
            for file in a.file().min(b.file())..=a.file().max(b.file()) {
                let point = Point::new(file, rank);
                if file < size && rank < size {
                    list.push(point);
                } else {
                    losses.add(property.at().into(), format!("{point} is off the board"));
                }
            }
        }
    }
    list
}

/// Properties that say nothing that would be lost.
const SILENT: [&str; 9] = [
    "FF",
    "GM",
    "CA",
    "AP",
    "SZ",
    "ST",
    "YONBAN",
    "YONBANPOS",
    "PL",
];
/// Root properties that are read.
const ROOT: [&str; 9] = ["RU", "PB", "PW", "EV", "RO", "DT", "RE", "AB", "AW"];
/// Node properties that are read.
const NODE: [&str; 8] = ["B", "W", "C", "GC", "LB", "HO", "YONBANACT", "YONBANMS"];

pub(crate) fn read(
    bytes: &[u8],
    options: &Options,
    losses: &mut Losses,
) -> Result<Vec<Record>, ReadError> {
    let mut how = yonban_sgf::Options::default();
    if let Some(charset) = options.charset {
        how.charset = charset;
    }
    let reading = yonban_sgf::read(bytes, &how).map_err(|error| ReadError::NotThatFormat {
        format: Format::Sgf,
        what: error.to_string(),
    })?;
    for loss in &reading.losses {
        losses.add(loss.at.into(), loss.what.clone());
    }
    let mut records = Vec::new();
    let mut other = None;
    for tree in &reading.collection.trees {
        match record(tree, options, losses) {
            Ok(record) => records.push(record),
            Err(what) => {
                losses.add(
                    tree.root().at().into(),
                    format!("a game is left out: {what}"),
                );
                other = Some(what);
            }
        }
    }
    if records.is_empty() {
        return Err(ReadError::NotThatFormat {
            format: Format::Sgf,
            what: other.unwrap_or_else(|| "there is no game tree".to_owned()),
        });
    }
    Ok(records)
}

/// The size of the board.
fn size(tree: &Tree, options: &Options) -> Result<u8, String> {
    let default = options.rules.map_or(15, |rules| rules.size());
    let Some(value) = tree.root().value("SZ") else {
        return Ok(default);
    };
    let text = value.simple_text();
    let (width, height) = text.split_once(':').unwrap_or((&text, &text));
    let number = |text: &str| text.trim().parse::<u8>().ok();
    number(width)
        .filter(|size| number(height) == Some(*size))
        .filter(|size| (crate::MIN_SIZE..=crate::MAX_SIZE).contains(size))
        .ok_or_else(|| format!("there is no board of {text:?} lines here, only 13 to 22"))
}

/// The rules that the root names, and whether we wrote it.
fn rules(tree: &Tree, options: &Options, losses: &mut Losses) -> Result<(Rules, bool), String> {
    let root = tree.root();
    if let Some(ours) = root.property("YONBAN") {
        let text = ours.values()[0].simple_text();
        match text.parse() {
            Ok(rules) => return Ok((rules, true)),
            Err(error) => losses.add(ours.at().into(), format!("YONBAN[{text}]: {error}")),
        }
    }
    let size = size(tree, options)?;
    let words = root.value("RU").map(Value::simple_text).unwrap_or_default();
    let found = named(&words);
    let rules = match (found, options.rules) {
        (Some(rules), _) => rules,
        (None, Some(rules)) => {
            if !words.is_empty() {
                losses.add(
                    Place::Whole,
                    format!("the rules {words:?} are not known: read as {rules}"),
                );
            }
            rules
        }
        (None, None) => {
            let rules = Rules::from(Preset::Freestyle);
            let what = if words.is_empty() {
                format!("the file names no rules: read as {rules}")
            } else {
                format!("the rules {words:?} are not known: read as {rules}")
            };
            losses.add(root.at().into(), what);
            rules
        }
    };
    let rules = plain(&rules, losses);
    let mut rules = rules
        .with(Key::Size, &size.to_string())
        .map_err(|error| error.to_string())?;
    let passes = tree.nodes().any(|(_, node)| {
        let own = ["B", "W"].iter().filter_map(|name| node.value(name));
        own.into_iter()
            .any(|value| a_move(value, size) == Some(Action::Pass))
    });
    if passes && rules.pass() == Pass::No {
        rules = rules.with(Key::Pass, "yes").unwrap_or(rules);
    }
    Ok((rules, false))
}

/// The position before the first move.
fn start(tree: &Tree, rules: &Rules, losses: &mut Losses) -> Gomoku {
    let root = tree.root();
    if let Some(ours) = root.property("YONBANPOS") {
        match Gomoku::from_position(rules, &ours.values()[0].simple_text()) {
            Ok(game) => return game,
            Err(error) => losses.add(ours.at().into(), error.to_string()),
        }
    }
    let stones = [
        (
            Color::Black,
            points(root.property("AB"), rules.size(), losses),
        ),
        (
            Color::White,
            points(root.property("AW"), rules.size(), losses),
        ),
    ];
    if stones.iter().all(|(_, list)| list.is_empty()) {
        return Gomoku::new(rules);
    }
    let mut board = Board::new(rules.size());
    let mut counts = [0_usize; 2];
    for (color, list) in stones {
        for point in list {
            if board.get(point).is_none() {
                board.place(color, point);
                counts[color.index()] += 1;
            } else {
                losses.add(root.at().into(), format!("{point} is set up twice"));
            }
        }
    }
    let asked = root
        .value("PL")
        .map(|value| value.raw().trim().to_ascii_lowercase());
    let side = match asked.as_deref() {
        Some("b" | "black") => "b",
        Some("w" | "white") => "w",
        _ if counts[0] > counts[1] => "w",
        _ => "b",
    };
    let mut text = String::new();
    for rank in (0..rules.size()).rev() {
        let mut empty = 0;
        for file in 0..rules.size() {
            match board.get(Point::new(file, rank)) {
                None => empty += 1,
                Some(color) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    empty = 0;
                    text.push(if color == Color::Black { 'B' } else { 'W' });
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text.push(if rank > 0 { '/' } else { ' ' });
    }
    text.push_str(side);
    Gomoku::from_position(rules, &text).unwrap_or_else(|error| {
        losses.add(root.at().into(), format!("the set-up is left out: {error}"));
        Gomoku::new(rules)
    })
}

/// `RE`: who won, by color, and by what.
fn result(text: &str) -> Option<(Option<Color>, bool, Option<By>)> {
    let text = text.trim();
    let lower = text.to_ascii_lowercase();
    if ["0", "draw", "0.5", "jigo"].contains(&lower.as_str()) {
        return Some((None, true, None));
    }
    if lower == "void" {
        return Some((None, false, None));
    }
    let (color, by) = lower.split_once('+')?;
    let color = match color {
        "b" | "black" => Color::Black,
        "w" | "white" => Color::White,
        _ => return None,
    };
    let by = match by {
        "r" | "resign" => Some(By::Resignation),
        "t" | "time" => Some(By::Time),
        "f" | "forfeit" => Some(By::Forfeit),
        _ => None,
    };
    Some((Some(color), true, by))
}

/// A node that waits: its record node, the game after it, how many actions led there.
struct Waiting {
    id: yonban_sgf::NodeId,
    under: NodeId,
    game: Rc<Gomoku>,
    number: usize,
}

fn record(tree: &Tree, options: &Options, losses: &mut Losses) -> Result<Record, String> {
    let root = tree.root();
    match root.property("GM") {
        Some(game) if game.values()[0].simple_text().trim() == "4" => {}
        Some(game) => {
            return Err(format!(
                "GM[{}] is another game than gomoku",
                game.values()[0].raw()
            ));
        }
        None => losses.add(
            root.at().into(),
            "GM is missing: taken for gomoku and renju",
        ),
    }
    let (rules, ours) = rules(tree, options, losses)?;
    let mut record = Record::from_start(start(tree, &rules, losses));
    read_nodes(tree, &mut record, ours, losses);
    let said = |name: &str| root.value(name).map(Value::simple_text).unwrap_or_default();
    record.event = said("EV");
    record.round = said("RO");
    record.date = said("DT");
    record.name_colors([said("PB"), said("PW")]);
    let game = record.final_game();
    if let Some(property) = root.property("RE") {
        let text = property.values()[0].simple_text();
        match result(&text) {
            Some((color, counts, mut by)) => {
                let verdict = match color {
                    Some(color) => Verdict::Win(game.seat_of(color)),
                    None if counts => Verdict::Draw,
                    None => Verdict::NoResult,
                };
                if by.is_none()
                    && let Turn::Over(outcome) = game.turn()
                    && outcome.verdict == verdict
                {
                    by = Some(By::Rules);
                }
                record.result = Some(Finish { verdict, by });
            }
            None if text.trim().is_empty() || text.trim() == "?" => {}
            None => losses.add(
                property.at().into(),
                format!("the result {text:?} is not understood"),
            ),
        }
    } else if !ours {
        record.finish_by_rules();
    }
    tell_unread(tree, losses);
    Ok(record)
}

/// Walks the tree and keeps what the rules allow.
fn read_nodes(tree: &Tree, record: &mut Record, ours: bool, losses: &mut Losses) {
    let mut stack = vec![Waiting {
        id: yonban_sgf::NodeId::ROOT,
        under: NodeId::ROOT,
        game: Rc::new(record.start().clone()),
        number: 0,
    }];
    while let Some(Waiting {
        id,
        mut under,
        mut game,
        mut number,
    }) = stack.pop()
    {
        let node = tree.node(id);
        let is_root = id == yonban_sgf::NodeId::ROOT;
        if !is_root
            && ["AB", "AW", "AE"]
                .iter()
                .any(|name| node.property(name).is_some())
        {
            losses.add(
                node.at().into(),
                "a set-up inside the game: it and what follows are left out",
            );
            continue;
        }
        let action = match said(node, &game, losses) {
            Ok(action) => action,
            Err((at, what)) => {
                losses.refuse(at, format!("{what}; it and what follows are left out"));
                continue;
            }
        };
        let mut head = None;
        if let Some((at, action)) = action {
            if let Err(illegal) = game.check(&action) {
                let illegal: Illegal = illegal;
                let what = refused(number + 1, action, &illegal, 0);
                losses.refuse(at, format!("{what}; what follows is left out"));
                continue;
            }
            if let Turn::Seat(seat) = game.turn() {
                head = fact(action, &game, seat);
            }
            Rc::make_mut(&mut game).play_unchecked(&action);
            under = record.add(under, action);
            number += 1;
        }
        remarks(
            node,
            record,
            under,
            head.as_deref().filter(|_| ours),
            losses,
        );
        if action.is_none() && !is_root && node.property("C").is_some() {
            losses.add(
                node.at().into(),
                "a node without a move: its comment goes to the move before it",
            );
        }
        for child in node.children().iter().rev() {
            stack.push(Waiting {
                id: *child,
                under,
                game: Rc::clone(&game),
                number,
            });
        }
    }
}

/// The action that a node says.
fn said(
    node: &yonban_sgf::Node,
    game: &Gomoku,
    losses: &mut Losses,
) -> Result<Option<(Place, Action)>, (Place, String)> {
    if let Some(property) = node.property("YONBANACT") {
        let text = property.values()[0].simple_text();
        let at = property.at().into();
        let action = text
            .parse()
            .map_err(|error| (at, format!("YONBANACT[{text}]: {error}")))?;
        return Ok(Some((at, action)));
    }
    let mut moves = node
        .properties()
        .iter()
        .filter(|p| ["B", "W"].contains(&p.identifier()));
    let Some(property) = moves.next() else {
        return Ok(None);
    };
    let at = property.at().into();
    if moves.next().is_some() {
        losses.add(at, "two moves in one node: the second is left out");
    }
    if property.values().len() > 1 {
        losses.add(at, "a move with several values: the first is read");
    }
    let color = if property.identifier() == "B" {
        Color::Black
    } else {
        Color::White
    };
    let raw = &property.values()[0];
    let action = a_move(raw, game.rules().size()).ok_or_else(|| {
        (
            at,
            format!("{}[{}] is no point", property.identifier(), raw.raw()),
        )
    })?;
    match game.to_move() {
        Some(side) if side != color => Err((
            at,
            format!(
                "{}[{}]: it is {side}'s turn",
                property.identifier(),
                raw.raw()
            ),
        )),
        _ => Ok(Some((at, action))),
    }
}

/// Comment, board texts, mark and time of a node.
fn remarks(
    node: &yonban_sgf::Node,
    record: &mut Record,
    under: NodeId,
    head: Option<&str>,
    losses: &mut Losses,
) {
    let size = record.rules().size();
    for name in ["GC", "C"] {
        if let Some(property) = node.property(name) {
            let texts: Vec<String> = property.values().iter().map(Value::text).collect();
            let text = texts.join("\n");
            let own = head.filter(|_| name == "C").and_then(|head| {
                let rest = text.strip_prefix(head)?;
                if rest.is_empty() {
                    Some(rest)
                } else {
                    rest.strip_prefix('\n')
                }
            });
            record.node_mut(under).remark(own.unwrap_or(&text));
        }
    }
    if let Some(property) = node.property("LB") {
        for value in property.values() {
            let label = value.split().and_then(|(at, text)| {
                let point = point(at.raw(), size)?;
                Some((point, text.simple_text()))
            });
            match label {
                Some(label) => record.node_mut(under).labels.push(label),
                None => losses.add(
                    property.at().into(),
                    format!("LB[{}] is not understood", value.raw()),
                ),
            }
        }
    }
    if node.property("HO").is_some() {
        record.node_mut(under).marked = true;
    }
    if let Some(property) = node.property("YONBANMS") {
        match property.values()[0].raw().parse() {
            Ok(time) => record.node_mut(under).time_ms = Some(time),
            Err(_) => losses.add(property.at().into(), "YONBANMS is no number"),
        }
    }
}

/// Tells once for each property what is not kept.
fn tell_unread(tree: &Tree, losses: &mut Losses) {
    let mut unread: BTreeMap<&str, (usize, Position)> = BTreeMap::new();
    for (id, node) in tree.nodes() {
        for property in node.properties() {
            let name = property.identifier();
            let is_root = id == yonban_sgf::NodeId::ROOT;
            if !NODE.contains(&name)
                && !(is_root && (ROOT.contains(&name) || SILENT.contains(&name)))
                && !["AB", "AW", "AE", "PL"].contains(&name)
            {
                unread.entry(name).or_insert((0, property.at())).0 += 1;
            }
        }
    }
    for (name, (count, at)) in unread {
        let times = if count > 1 {
            format!(" ({count} times)")
        } else {
            String::new()
        };
        losses.add(at.into(), format!("the property {name} is not kept{times}"));
    }
}

/// The rules in the field's words.
fn words(rules: &Rules) -> String {
    match rules.preset() {
        Preset::Freestyle => "Freestyle".to_owned(),
        Preset::Standard => "Standard".to_owned(),
        Preset::Caro => "Caro".to_owned(),
        Preset::Omok => "Omok".to_owned(),
        Preset::Renju | Preset::National => "Renju".to_owned(),
        preset if preset.is_renju() => format!("Renju {}", preset.name()),
        preset => format!("Gomoku {}", preset.name()),
    }
}

/// A value; told where SGF has no way to write the text exactly.
fn value(text: &str, simple: bool, what: &str, losses: &mut Losses) -> Value {
    let value = Value::new(text);
    let back = if simple {
        value.simple_text()
    } else {
        value.text()
    };
    if back != text {
        losses.add(
            Place::Whole,
            format!("sgf: white space in {what} is written as plain blanks"),
        );
    }
    value
}

pub(crate) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let mut tree = Tree::new();
    let rules = record.rules();
    let root = tree.node_mut(yonban_sgf::NodeId::ROOT);
    for (name, text) in [
        ("FF", "4"),
        ("GM", "4"),
        ("CA", "UTF-8"),
        ("AP", "Yonban:1"),
    ] {
        root.push(
            name,
            if name == "AP" {
                Value::composed("Yonban", "1")
            } else {
                Value::new(text)
            },
        );
    }
    root.push("SZ", Value::new(&rules.size().to_string()));
    root.push("RU", Value::new(&words(rules)));
    root.push("YONBAN", Value::new(&rules.to_string()));
    let [black, white] = record.names_by_color();
    for (name, text) in [
        ("PB", black),
        ("PW", white),
        ("EV", &record.event),
        ("RO", &record.round),
        ("DT", &record.date),
    ] {
        if !text.is_empty() {
            root.push(name, value(text, true, name, losses));
        }
    }
    if let Some(text) = record
        .result
        .map(|finish| result_text(record, finish, losses))
    {
        root.push("RE", Value::new(&text));
    }
    if record.is_set_up() {
        root.push("YONBANPOS", Value::new(&record.start().position()));
        for (color, point) in record.start().board().stones() {
            let name = if color == Color::Black { "AB" } else { "AW" };
            root.push(name, Value::new(&letters(point, rules.size())));
        }
        if let Some(side) = record.start().to_move() {
            root.push(
                "PL",
                Value::new(if side == Color::Black { "B" } else { "W" }),
            );
        }
    }
    let mut stack = vec![(
        NodeId::ROOT,
        yonban_sgf::NodeId::ROOT,
        Rc::new(record.start().clone()),
    )];
    while let Some((id, at, mut game)) = stack.pop() {
        let node = record.node(id);
        let mut comment = String::new();
        if let (Some(action), Turn::Seat(seat)) = (node.action(), game.turn()) {
            let side = if game.to_move() == Some(Color::White) {
                "W"
            } else {
                "B"
            };
            let out = tree.node_mut(at);
            match action {
                Action::Place(point) => out.push(side, Value::new(&letters(point, rules.size()))),
                Action::Pick(point) => {
                    out.push("B", Value::new(&letters(point, rules.size())));
                    out.push("YONBANACT", Value::new(&action.to_string()));
                }
                Action::Pass => out.push(side, Value::new("")),
                _ => out.push("YONBANACT", Value::new(&action.to_string())),
            }
            comment = fact(action, &game, seat).unwrap_or_default();
            Rc::make_mut(&mut game).play_unchecked(&action);
        }
        let out = tree.node_mut(at);
        if let Some(time) = node.time_ms {
            out.push("YONBANMS", Value::new(&time.to_string()));
        }
        if node.marked {
            out.push("HO", Value::new("1"));
        }
        for (point, text) in &node.labels {
            let written = Value::composed(&letters(*point, rules.size()), text);
            let back = written.split().map(|(_, text)| text.simple_text());
            if back.as_ref() != Some(text) {
                losses.add(
                    Place::Whole,
                    "sgf: white space in a board text is written as blanks",
                );
            }
            out.push("LB", written);
        }
        if !comment.is_empty() && !node.comment.is_empty() {
            comment.push('\n');
        }
        comment.push_str(&node.comment);
        if !comment.is_empty() {
            out.push("C", value(&comment, false, "a comment", losses));
        }
        let children: Vec<_> = node
            .children()
            .iter()
            .map(|child| (*child, tree.add(at)))
            .collect();
        for (child, at) in children.into_iter().rev() {
            stack.push((child, at, Rc::clone(&game)));
        }
    }
    yonban_sgf::print(&Collection { trees: vec![tree] }).into_bytes()
}

fn result_text(record: &Record, finish: Finish, losses: &mut Losses) -> String {
    let game = record.final_game();
    let by_rules = matches!(game.turn(), Turn::Over(outcome) if outcome.verdict == finish.verdict);
    let kept = match finish.verdict {
        Verdict::Win(_) => match finish.by {
            None => !by_rules,
            Some(By::Rules) => by_rules,
            Some(By::Resignation | By::Time | By::Forfeit) => true,
        },
        Verdict::Draw | Verdict::NoResult => finish.by == by_rules.then_some(By::Rules),
    };
    if !kept {
        losses.add(Place::Whole, "sgf has no words for what ended the game");
    }
    let how = match finish.by {
        Some(By::Resignation) => "R",
        Some(By::Time) => "T",
        Some(By::Forfeit) => "F",
        Some(By::Rules) | None => "",
    };
    match finish.verdict {
        Verdict::Win(seat) if game.color_of(seat) == Color::Black => format!("B+{how}"),
        Verdict::Win(_) => format!("W+{how}"),
        Verdict::Draw => "0".to_owned(),
        Verdict::NoResult => "Void".to_owned(),
    }
}
