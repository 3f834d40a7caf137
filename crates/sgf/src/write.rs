//! Trees to canonical text.

use crate::tree::{Collection, Node, NodeId, Tree, Value};

/// Lines are broken before a node, a property or a value that would pass this column. A value that
/// is longer stands whole: a break inside would be part of it.
const WIDTH: usize = 78;

/// The collection as canonical text: UTF-8, one line break after each tree, lines broken between
/// properties, a lone child written without parentheses. Where the text goes beyond ASCII, or a
/// character set was declared, the root declares UTF-8.
///
/// Reading it back gives the same collection, and printing that the same text.
#[must_use]
pub fn print(collection: &Collection) -> String {
    let mut out = Out::default();
    for tree in &collection.trees {
        tree_to(tree, &mut out);
        out.line_break();
    }
    out.text
}

enum Next {
    Open(NodeId),
    Node(NodeId),
    Close,
}

fn tree_to(tree: &Tree, out: &mut Out) {
    let mut stack = vec![Next::Open(NodeId::ROOT)];
    while let Some(next) = stack.pop() {
        match next {
            Next::Open(id) => {
                stack.push(Next::Close);
                stack.push(Next::Node(id));
                out.token("(");
            }
            Next::Close => out.token(")"),
            Next::Node(id) => {
                let node = tree.node(id);
                node_to(node, id == NodeId::ROOT && wants_charset(tree), out);
                match node.children() {
                    [] => {}
                    [only] => stack.push(Next::Node(*only)),
                    several => stack.extend(several.iter().rev().map(|id| Next::Open(*id))),
                }
            }
        }
    }
}

/// Whether the root must say that the text is UTF-8. Readers take the first `CA` that they find: one
/// below the root must not be it.
fn wants_charset(tree: &Tree) -> bool {
    let mut properties = tree.nodes().flat_map(|(_, node)| node.properties());
    properties.any(|property| {
        property.identifier() == "CA" || property.values().iter().any(|v| !v.raw().is_ascii())
    })
}

fn node_to(node: &Node, charset: bool, out: &mut Out) {
    // The semicolon stays with the first property.
    let mut lead = ";";
    // Readers look for the character set early: right after the format and the game.
    let early = |identifier: &str| ["FF", "GM"].contains(&identifier);
    let utf_8 = Value::new("UTF-8");
    let declared = node.property("CA").is_some();
    let mut due = charset && !declared;
    for property in node.properties() {
        let identifier = property.identifier();
        if due && !early(identifier) {
            out.value(&format!("{lead}CA"), &utf_8);
            (due, lead) = (false, "");
        }
        if charset && identifier == "CA" {
            out.value(&format!("{lead}CA"), &utf_8);
        } else {
            let mut name = format!("{lead}{identifier}");
            for value in property.values() {
                out.value(&name, value);
                name.clear();
            }
        }
        lead = "";
    }
    if due {
        out.value(&format!("{lead}CA"), &utf_8);
    } else {
        out.token(lead);
    }
}

#[derive(Default)]
struct Out {
    text: String,
    column: usize,
}

impl Out {
    fn line_break(&mut self) {
        self.text.push('\n');
        self.column = 0;
    }

    /// Writes a token, unless it is empty.
    fn token(&mut self, token: &str) {
        if token.is_empty() {
            return;
        }
        let width = token.chars().count();
        if self.column > 0 && self.column + width > WIDTH {
            self.line_break();
        }
        self.text.push_str(token);
        self.column += width;
    }

    fn value(&mut self, name: &str, value: &Value) {
        let mut lines = value.raw().split('\n');
        let first = lines.next().unwrap_or_default();
        let (last, broken) = lines.next_back().map_or(("", false), |last| (last, true));
        let closing = usize::from(!broken);
        let width = name.len() + 1 + first.chars().count() + closing;
        if self.column > 0 && self.column + width > WIDTH {
            self.line_break();
        }
        self.text.push_str(name);
        self.text.push('[');
        self.text.push_str(value.raw());
        self.text.push(']');
        self.column = if broken {
            last.chars().count() + 1
        } else {
            self.column + width
        };
    }
}
