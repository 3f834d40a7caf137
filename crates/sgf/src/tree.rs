//! Collections of game trees in memory: arenas of nodes, so that no depth is too deep.

use crate::loss::Position;

/// All trees of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    /// The trees, in the order of the file.
    pub trees: Vec<Tree>,
}

/// A node of one tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// The first node of every tree.
    pub const ROOT: NodeId = NodeId(0);

    /// Its number: nodes are numbered from 0 in the order in which they were read or added.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0
    }
}

/// A game tree. It always has a root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Self {
        Tree {
            nodes: vec![Node::new(None, Position::START)],
        }
    }
}

impl Tree {
    /// A tree with an empty root.
    #[must_use]
    pub fn new() -> Self {
        Tree::default()
    }

    /// A tree whose root stood at a place of a file.
    pub(crate) fn rooted(at: Position) -> Self {
        Tree {
            nodes: vec![Node::new(None, at)],
        }
    }

    /// How many nodes there are, at least one.
    #[expect(clippy::len_without_is_empty, reason = "a tree is never empty")]
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The root.
    #[must_use]
    pub fn root(&self) -> &Node {
        &self.nodes[0]
    }

    /// A node.
    ///
    /// # Panics
    ///
    /// If the id is of another tree and too large for this one.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0]
    }

    /// A node, to change its properties.
    ///
    /// # Panics
    ///
    /// If the id is of another tree and too large for this one.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0]
    }

    /// Adds an empty node after the other children of `parent`.
    ///
    /// # Panics
    ///
    /// If the id is of another tree and too large for this one.
    pub fn add(&mut self, parent: NodeId) -> NodeId {
        self.add_at(parent, Position::START)
    }

    pub(crate) fn add_at(&mut self, parent: NodeId, at: Position) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node::new(Some(parent), at));
        self.nodes[parent.0].children.push(id);
        id
    }

    /// All nodes in the order in which they were read or added: parents before their children.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = (NodeId, &Node)> {
        self.nodes
            .iter()
            .enumerate()
            .map(|(n, node)| (NodeId(n), node))
    }

    /// The root, its first child, that one's first child, and so on.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(NodeId::ROOT), |id| {
            self.node(*id).children.first().copied()
        })
    }

    pub(crate) fn each_value(&mut self, mut change: impl FnMut(&mut Value, Position)) {
        for node in &mut self.nodes {
            for property in &mut node.properties {
                for value in &mut property.values {
                    change(value, property.at);
                }
            }
        }
    }
}

/// A node: properties in their order, and what follows. Where it stood in a file does not count when
/// nodes are compared.
#[derive(Clone, Debug)]
pub struct Node {
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    properties: Vec<Property>,
    at: Position,
}

impl PartialEq for Node {
    fn eq(&self, other: &Self) -> bool {
        self.parent == other.parent
            && self.children == other.children
            && self.properties == other.properties
    }
}

impl Eq for Node {}

impl Node {
    fn new(parent: Option<NodeId>, at: Position) -> Self {
        Node {
            parent,
            children: Vec::new(),
            properties: Vec::new(),
            at,
        }
    }

    /// The node before it; none for the root.
    #[must_use]
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// What follows: the main line first, then the variations.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The properties in their order, each identifier once.
    #[must_use]
    pub fn properties(&self) -> &[Property] {
        &self.properties
    }

    /// Where its semicolon stood; the start of the file for a node that was not read.
    #[must_use]
    pub const fn at(&self) -> Position {
        self.at
    }

    /// The property of this name.
    #[must_use]
    pub fn property(&self, identifier: &str) -> Option<&Property> {
        self.properties
            .iter()
            .find(|property| property.identifier == identifier)
    }

    /// The first value of the property of this name.
    #[must_use]
    pub fn value(&self, identifier: &str) -> Option<&Value> {
        self.property(identifier)?.values.first()
    }

    /// Adds a value after those of the property of this name.
    ///
    /// # Panics
    ///
    /// If the identifier is not one or more letters `A` to `Z`.
    pub fn push(&mut self, identifier: &str, value: Value) {
        self.push_at(identifier, value, Position::START);
    }

    pub(crate) fn push_at(&mut self, identifier: &str, value: Value, at: Position) {
        assert!(
            !identifier.is_empty() && identifier.bytes().all(|b| b.is_ascii_uppercase()),
            "an identifier is upper-case letters"
        );
        if let Some(known) = self
            .properties
            .iter_mut()
            .find(|property| property.identifier == identifier)
        {
            known.values.push(value);
        } else {
            self.properties.push(Property {
                identifier: identifier.to_owned(),
                values: vec![value],
                at,
            });
        }
    }

    /// Takes a property out.
    pub fn remove(&mut self, identifier: &str) -> Option<Property> {
        let at = self
            .properties
            .iter()
            .position(|property| property.identifier == identifier)?;
        Some(self.properties.remove(at))
    }
}

/// A property: upper-case letters and one or more values. Where it stood in a file does not count
/// when properties are compared.
#[derive(Clone, Debug)]
pub struct Property {
    identifier: String,
    values: Vec<Value>,
    at: Position,
}

impl PartialEq for Property {
    fn eq(&self, other: &Self) -> bool {
        self.identifier == other.identifier && self.values == other.values
    }
}

impl Eq for Property {}

impl Property {
    /// Its name.
    #[must_use]
    pub fn identifier(&self) -> &str {
        &self.identifier
    }

    /// Its values, at least one.
    #[must_use]
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// Where it stood; the start of the file for a property that was not read.
    #[must_use]
    pub const fn at(&self) -> Position {
        self.at
    }
}

/// What stands between two brackets, with its escapes; line breaks are `\n`.
///
/// ```
/// use yonban_sgf::Value;
///
/// let value = Value::composed("a:b", "one]");
/// assert_eq!(value.raw(), r"a\:b:one\]");
/// let (a, b) = value.split().ok_or("no pair")?;
/// assert_eq!((a.simple_text(), b.simple_text()), ("a:b".to_owned(), "one]".to_owned()));
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Value {
    raw: String,
}

impl Value {
    /// A value that holds a text. Line breaks of any kind are kept as one kind.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut raw = String::with_capacity(text.len());
        escape(text, "\\]", &mut raw);
        Value { raw }
    }

    /// A value that holds a pair.
    #[must_use]
    pub fn composed(first: &str, second: &str) -> Self {
        let mut raw = String::with_capacity(first.len() + second.len() + 1);
        escape(first, "\\]:", &mut raw);
        raw.push(':');
        escape(second, "\\]:", &mut raw);
        Value { raw }
    }

    /// A value as it was read between brackets: escapes are whole and no bracket closes it.
    pub(crate) const fn from_raw(raw: String) -> Self {
        Value { raw }
    }

    /// With its escapes.
    #[must_use]
    pub fn raw(&self) -> &str {
        &self.raw
    }

    /// As text: escapes resolved, escaped line breaks gone, other white space a space.
    #[must_use]
    pub fn text(&self) -> String {
        self.resolved('\n')
    }

    /// As simple text: as [`text`](Value::text), and a line break is a space.
    #[must_use]
    pub fn simple_text(&self) -> String {
        self.resolved(' ')
    }

    fn resolved(&self, line_break: char) -> String {
        let mut text = String::with_capacity(self.raw.len());
        let mut chars = self.raw.chars();
        while let Some(c) = chars.next() {
            let (c, escaped) = if c == '\\' {
                (chars.next(), true)
            } else {
                (Some(c), false)
            };
            match c {
                Some('\n') if escaped => {}
                Some('\n') => text.push(line_break),
                Some(c) if c.is_whitespace() => text.push(' '),
                Some(c) => text.push(c),
                None => {}
            }
        }
        text
    }

    /// The two halves of a composed value: at the first colon that is not escaped.
    #[must_use]
    pub fn split(&self) -> Option<(Value, Value)> {
        let mut escaped = false;
        for (at, c) in self.raw.char_indices() {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                ':' => {
                    let (first, second) = (&self.raw[..at], &self.raw[at + 1..]);
                    return Some((
                        Value::from_raw(first.to_owned()),
                        Value::from_raw(second.to_owned()),
                    ));
                }
                _ => {}
            }
        }
        None
    }
}

/// Puts a backslash before each of `special`, and makes every line break `\n`.
pub(crate) fn escape(text: &str, special: &str, raw: &mut String) {
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c == '\r' || c == '\n' {
            let pair = if c == '\r' { '\n' } else { '\r' };
            chars.next_if_eq(&pair);
            raw.push('\n');
            continue;
        }
        if special.contains(c) {
            raw.push('\\');
        }
        raw.push(c);
    }
}
