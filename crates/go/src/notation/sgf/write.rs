//! Records to SGF.

use super::letters;
use crate::color::Color;
use crate::notation::facts::Fact;
use crate::notation::loss::{LossKind, Losses, Place};
use crate::notation::position::Position;
use crate::notation::record::{Entry, Mark, Node, NodeId, Record, SetUp};
use crate::size::Size;
use yonban_sgf::{Collection, Tree, Value};

/// The record as a file of one tree.
pub(crate) fn write(record: &Record, losses: &mut Losses) -> Vec<u8> {
    let mut tree = Tree::new();
    root(record, tree.node_mut(yonban_sgf::NodeId::ROOT), losses);
    let size = record.rules().size();
    // What was counted, for readers that know nothing of our acts.
    let territory = record.territory();
    let mut todo = vec![(NodeId::ROOT, yonban_sgf::NodeId::ROOT)];
    while let Some((id, at)) = todo.pop() {
        let node = record.node(id);
        let out = tree.node_mut(at);
        if id != NodeId::ROOT {
            entry(&node.entry, size, out);
        }
        remarks(node, id, size, out, losses);
        if let Some((_, marks)) = territory.as_ref().filter(|(last, _)| *last == id)
            && !has_territory(node)
        {
            for (mark, point) in marks {
                out.push(mark.property(), Value::new(&letters(*point, size)));
            }
        }
        let children: Vec<_> = node
            .children()
            .iter()
            .map(|child| (*child, tree.add(at)))
            .collect();
        todo.extend(children.into_iter().rev());
    }
    yonban_sgf::print(&Collection { trees: vec![tree] }).into_bytes()
}

/// Whether somebody marked territory at a node.
pub(super) fn has_territory(node: &Node) -> bool {
    let territory = [Mark::BlackTerritory, Mark::WhiteTerritory];
    node.marks.iter().any(|(mark, _)| territory.contains(mark))
}

fn root(record: &Record, out: &mut yonban_sgf::Node, losses: &mut Losses) {
    for (name, text) in [("FF", "4"), ("GM", "1"), ("CA", "UTF-8")] {
        out.push(name, Value::new(text));
    }
    let rules = record.rules();
    let size = rules.size();
    let lines = match size.lines() {
        Some(lines) => lines.to_string(),
        None => format!("{}:{}", size.columns(), size.rows()),
    };
    if let Some(application) = record.fact(Fact::Application) {
        out.push("AP", value(application, true, "AP", Place::Whole, losses));
    }
    out.push("SZ", Value::new(&lines));
    if record.names_rules() {
        out.push("YONBAN", Value::new(&rules.to_string()));
    }
    for (fact, text) in record.facts() {
        if fact != Fact::Application {
            let simple = fact != Fact::GameComment;
            let name = fact.property();
            out.push(name, value(text, simple, name, Place::Whole, losses));
        }
    }
    let start = record.start();
    if let Entry::SetUp(set_up) = &record.node(NodeId::ROOT).entry {
        setup(set_up, size, out);
        if set_up.captures.is_some() || set_up.ko.is_some() {
            out.push("YONBANPOS", Value::new(&start.to_string()));
        }
    } else if record.names_rules() && start != Position::empty(rules) {
        setup(&SetUp::of(&start), size, out);
    }
}

fn setup(set_up: &SetUp, size: Size, out: &mut yonban_sgf::Node) {
    for (color, point) in &set_up.stones {
        let name = match color {
            Some(Color::Black) => "AB",
            Some(Color::White) => "AW",
            None => "AE",
        };
        out.push(name, Value::new(&letters(*point, size)));
    }
    if let Some(color) = set_up.to_move {
        out.push("PL", Value::new(letter(color)));
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

fn entry(entry: &Entry, size: Size, out: &mut yonban_sgf::Node) {
    match entry {
        Entry::Remark => {}
        Entry::SetUp(set_up) => setup(set_up, size, out),
        Entry::Stone(color, point) => {
            out.push(letter(*color), Value::new(&letters(*point, size)));
        }
        Entry::Pass(color) => out.push(letter(*color), Value::new("")),
        Entry::Act(act) => out.push("YONBANACT", Value::new(&act.to_string())),
    }
}

fn remarks(node: &Node, id: NodeId, size: Size, out: &mut yonban_sgf::Node, losses: &mut Losses) {
    let place = Place::Node(id.index());
    if !node.name.is_empty() {
        out.push("N", value(&node.name, true, "a name", place, losses));
    }
    if !node.comment.is_empty() {
        out.push("C", value(&node.comment, false, "a comment", place, losses));
    }
    for mark in Mark::ALL {
        for (_, point) in node.marks.iter().filter(|(kind, _)| *kind == mark) {
            out.push(mark.property(), Value::new(&letters(*point, size)));
        }
    }
    for (point, text) in &node.labels {
        let label = Value::composed(&letters(*point, size), text);
        let back = label.split().map(|(_, text)| text.simple_text());
        if back.as_ref() != Some(text) {
            let what = "sgf: white space in a label is written as blanks";
            losses.add(LossKind::NotKept, place, what);
        }
        out.push("LB", label);
    }
    for stroke in &node.strokes {
        let name = if stroke.arrow { "AR" } else { "LN" };
        let (from, to) = (letters(stroke.from, size), letters(stroke.to, size));
        out.push(name, Value::composed(&from, &to));
    }
    if let Some(time) = node.time_ms {
        out.push("YONBANMS", Value::new(&time.to_string()));
    }
    for property in &node.kept {
        for value in property.values() {
            out.push(property.identifier(), value.clone());
        }
    }
}

/// A value; told where SGF has no way to write the text exactly.
fn value(text: &str, simple: bool, what: &str, at: Place, losses: &mut Losses) -> Value {
    let value = Value::new(text);
    let back = if simple {
        value.simple_text()
    } else {
        value.text()
    };
    if back != text {
        let what = format!("sgf: white space in {what} is written as plain blanks");
        losses.add(LossKind::NotKept, at, what);
    }
    value
}
