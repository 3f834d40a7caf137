//! Bytes to trees.

use crate::charset::Charset;
use crate::loss::{Loss, LossKind, Losses, Position, excerpt};
use crate::tree::{Collection, NodeId, Tree, Value, escape};

/// How much is read. What is larger is refused with a [`ReadError`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of the file.
    pub bytes: usize,
    /// Nodes of all trees together.
    pub nodes: usize,
    /// Variations inside one another.
    pub depth: usize,
    /// Values of all properties together.
    pub values: usize,
    /// Different properties of one node.
    pub properties: usize,
}

/// 16 MiB, 100,000 nodes, 100,000 variations inside one another, 2,000,000 values, 1,000 different
/// properties a node.
impl Default for Limits {
    fn default() -> Self {
        Limits {
            bytes: 16 << 20,
            nodes: 100_000,
            depth: 100_000,
            values: 2_000_000,
            properties: 1_000,
        }
    }
}

/// How to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How much.
    pub limits: Limits,
    /// The character set of a file that declares none and is no UTF-8.
    pub charset: Charset,
}

/// The default limits and ISO-8859-1, the format's default.
impl Default for Options {
    fn default() -> Self {
        Options {
            limits: Limits::default(),
            charset: Charset::LATIN_1,
        }
    }
}

/// What was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The trees, at least one.
    pub collection: Collection,
    /// The character set that the bytes were read in.
    pub charset: Charset,
    /// What was broken or could not be kept, in the order of the file; after 1,000 of them a last one
    /// gives the number of the others.
    pub losses: Vec<Loss>,
}

/// Why nothing was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// There is no `(;` that begins a tree.
    #[error("there is no game tree: SGF begins with `(;`")]
    NoTree,
    /// The file is too large.
    #[error("the file has {bytes} bytes; {limit} are read")]
    TooLarge {
        /// Its size.
        bytes: usize,
        /// The largest size.
        limit: usize,
    },
    /// There are too many nodes.
    #[error("{at}: more than {limit} nodes")]
    TooManyNodes {
        /// The largest number.
        limit: usize,
        /// The first one beyond.
        at: Position,
    },
    /// Variations lie too deep inside one another.
    #[error("{at}: more than {limit} variations inside one another")]
    TooDeep {
        /// The largest depth.
        limit: usize,
        /// The first one beyond.
        at: Position,
    },
    /// A node has too many different properties.
    #[error("{at}: more than {limit} different properties in one node")]
    TooManyProperties {
        /// The largest number.
        limit: usize,
        /// The first one beyond.
        at: Position,
    },
    /// There are too many values.
    #[error("{at}: more than {limit} values")]
    TooManyValues {
        /// The largest number.
        limit: usize,
        /// The first one beyond.
        at: Position,
    },
}

/// Reads a file.
///
/// The character set is that of a byte order mark, else the one that `CA` declares, else UTF-8 where
/// the bytes are valid UTF-8 beyond ASCII, else that of the options. The whole file is decoded before
/// it is parsed: bytes of one character may look like brackets and backslashes.
///
/// # Errors
///
/// No tree, or more than the limits allow.
pub fn read(bytes: &[u8], options: &Options) -> Result<Reading, ReadError> {
    let limits = &options.limits;
    if bytes.len() > limits.bytes {
        return Err(ReadError::TooLarge {
            bytes: bytes.len(),
            limit: limits.bytes,
        });
    }
    let (charset, bytes, doubt) = charset_of(bytes, options.charset);
    let told = |losses: &mut Losses, bad: usize| {
        if let Some((kind, what)) = &doubt {
            losses.add(*kind, Position::START, what.clone());
        }
        if bad > 0 {
            let what = format!(
                "{bad} places are no {}; U+FFFD stands for each: was another character set meant?",
                charset.name()
            );
            losses.add(LossKind::BadBytes, Position::START, what);
        }
    };
    let (text, bad) = charset.decode(bytes);
    let mut losses = Losses::default();
    told(&mut losses, bad);
    let before = losses.count();
    let first = parse(&text, limits, &mut losses);
    // Some programs escape bytes, not characters. Their files show as broken above.
    let broken = losses.count() > before || bad > 0 || first.is_err();
    if broken
        && charset.escapes_matter()
        && let Some((collection, mut other, bad)) = parse_bytes(bytes, charset, limits)
        && (first.is_err() || other.count() + bad < losses.count())
    {
        other.add(
            LossKind::EscapedBytes,
            Position::START,
            format!(
                "escapes stood between the bytes of {} characters",
                charset.name()
            ),
        );
        told(&mut other, bad);
        return Ok(Reading {
            collection,
            charset,
            losses: other.finish(),
        });
    }
    Ok(Reading {
        collection: first?,
        charset,
        losses: losses.finish(),
    })
}

impl Charset {
    /// Whether bytes of a character may look like a bracket or a backslash.
    fn escapes_matter(self) -> bool {
        [
            Charset::GB18030,
            Charset::GBK,
            Charset::SHIFT_JIS,
            Charset::BIG5,
        ]
        .contains(&self)
    }
}

type Doubt = Option<(LossKind, String)>;

/// The character set of a file, the bytes after its mark, and what is doubtful about it.
fn charset_of(bytes: &[u8], fallback: Charset) -> (Charset, &[u8], Doubt) {
    if let Some((charset, length)) = Charset::of_mark(bytes) {
        return (charset, &bytes[length..], None);
    }
    match declared(bytes) {
        Some(label) => match Charset::named(&label) {
            Some(charset) => (charset, bytes, None),
            None => {
                let what = format!(
                    "the character set {} is not known: read as {}",
                    excerpt(&label),
                    fallback.name()
                );
                (fallback, bytes, Some((LossKind::UnknownEncoding, what)))
            }
        },
        None if !bytes.is_ascii() && std::str::from_utf8(bytes).is_ok() => {
            let what = "no character set is declared: read as UTF-8".to_owned();
            (
                Charset::UTF_8,
                bytes,
                Some((LossKind::UndeclaredEncoding, what)),
            )
        }
        None => (fallback, bytes, None),
    }
}

/// The value of the first `CA` property, as far as bytes show it. In UTF-8 brackets are brackets, and
/// a value that speaks of `CA[` is none; in other sets the first that looks like one counts.
fn declared(bytes: &[u8]) -> Option<String> {
    let here = |at: usize| {
        bytes[at..].starts_with(b"CA[") && (at == 0 || !bytes[at - 1].is_ascii_alphabetic())
    };
    let start = if std::str::from_utf8(bytes).is_ok() {
        outside_values(bytes).find(|&at| here(at))? + 3
    } else {
        (0..bytes.len()).find(|&at| here(at))? + 3
    };
    let length = bytes[start..].iter().take(64).position(|b| *b == b']')?;
    Some(String::from_utf8_lossy(&bytes[start..start + length]).into_owned())
}

/// The places from the first tree on that lie in no value.
fn outside_values(bytes: &[u8]) -> impl Iterator<Item = usize> + '_ {
    let opens =
        |at: &usize| bytes[*at] == b'(' && bytes[at + 1..].trim_ascii_start().starts_with(b";");
    let start = (0..bytes.len()).find(opens).unwrap_or(bytes.len());
    let (mut inside, mut escaped) = (false, false);
    (start..bytes.len()).filter(move |&at| {
        let outside = !inside;
        match bytes[at] {
            _ if escaped => escaped = false,
            b'\\' => escaped = inside,
            b'[' => inside = true,
            b']' => inside = false,
            _ => {}
        }
        outside
    })
}

/// Parses first and decodes each value then.
fn parse_bytes(
    bytes: &[u8],
    charset: Charset,
    limits: &Limits,
) -> Option<(Collection, Losses, usize)> {
    // One character a byte, so that nothing is lost on the way.
    let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    let mut losses = Losses::default();
    let mut collection = parse(&text, limits, &mut losses).ok()?;
    let mut bad = 0;
    for tree in &mut collection.trees {
        tree.each_value(|value, _| {
            let mut raw = String::with_capacity(value.raw().len());
            // Colons are no part of any character; the escaped ones must stay so.
            for (n, part) in unescaped_parts(value.raw()).iter().enumerate() {
                if n > 0 {
                    raw.push_str("\\:");
                }
                let (text, malformed) = charset.decode(part);
                bad += malformed;
                escape(&text, "\\]", &mut raw);
            }
            *value = Value::from_raw(raw);
        });
    }
    Some((collection, losses, bad))
}

/// The bytes of a value without their escapes, cut at the escaped colons.
fn unescaped_parts(raw: &str) -> Vec<Vec<u8>> {
    let mut parts = vec![Vec::new()];
    let mut chars = raw.chars();
    while let Some(c) = chars.next() {
        let (c, escaped) = if c == '\\' {
            (chars.next(), true)
        } else {
            (Some(c), false)
        };
        match c {
            Some(':') if escaped => parts.push(Vec::new()),
            Some('\n') if escaped => {}
            Some(c) => {
                if let (Some(part), Ok(byte)) = (parts.last_mut(), u8::try_from(c)) {
                    part.push(byte);
                }
            }
            None => {}
        }
    }
    parts
}

struct Cursor<'a> {
    rest: &'a str,
    at: Position,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The next character; a line break of any kind is `\n`.
    fn bump(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        if c == '\r' || c == '\n' {
            let pair = if c == '\r' { '\n' } else { '\r' };
            if chars.next() == Some(pair) {
                self.rest = chars.as_str();
            }
            self.at.line = self.at.line.saturating_add(1);
            self.at.column = 1;
            return Some('\n');
        }
        self.at.column = self.at.column.saturating_add(1);
        Some(c)
    }

    fn take_while(&mut self, mut wanted: impl FnMut(char) -> bool) -> String {
        let mut text = String::new();
        while let Some(c) = self.peek().filter(|c| wanted(*c)) {
            text.push(c);
            self.bump();
        }
        text
    }

    fn skip_blanks(&mut self) {
        self.take_while(char::is_whitespace);
    }

    /// Whether a tree begins here: `(` and, blanks aside, `;`.
    fn at_tree(&self) -> bool {
        self.rest
            .strip_prefix('(')
            .is_some_and(|rest| rest.trim_start().starts_with(';'))
    }
}

/// A pair of parentheses that is open.
struct Open {
    /// The node before it.
    before: Option<NodeId>,
    at: Position,
    /// Whether anything is in it.
    filled: bool,
    /// Whether a node is in it.
    node: bool,
    /// Whether variations have followed its last node.
    branched: bool,
}

struct Counts {
    nodes: usize,
    values: usize,
}

fn parse(text: &str, limits: &Limits, losses: &mut Losses) -> Result<Collection, ReadError> {
    let mut cursor = Cursor {
        rest: text,
        at: Position::START,
    };
    let mut counts = Counts {
        nodes: 0,
        values: 0,
    };
    let mut collection = Collection::default();
    loop {
        let (at, mut junk) = (cursor.at, String::new());
        while !cursor.rest.is_empty() && !cursor.at_tree() {
            junk.extend(cursor.bump());
        }
        let found = !cursor.rest.is_empty();
        let junk = junk.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        if !junk.is_empty() {
            if !collection.trees.is_empty() {
                losses.add(
                    LossKind::StrayText,
                    at,
                    format!("text outside the trees: {}", excerpt(junk)),
                );
            } else if found {
                losses.add(
                    LossKind::TextBeforeTree,
                    at,
                    format!("text before the first tree: {}", excerpt(junk)),
                );
            }
        }
        if !found {
            break;
        }
        let tree = parse_tree(&mut cursor, limits, &mut counts, losses)?;
        collection.trees.push(tree);
    }
    if collection.trees.is_empty() {
        return Err(ReadError::NoTree);
    }
    Ok(collection)
}

/// Reads one tree; the cursor stands on its `(`.
fn parse_tree(
    cursor: &mut Cursor<'_>,
    limits: &Limits,
    counts: &mut Counts,
    losses: &mut Losses,
) -> Result<Tree, ReadError> {
    let mut tree: Option<Tree> = None;
    let mut last: Option<NodeId> = None;
    let mut open: Vec<Open> = Vec::new();
    loop {
        let at = cursor.at;
        let Some(c) = cursor.peek() else {
            let what = format!("the file ends with {} open parentheses", open.len());
            losses.add(LossKind::UnclosedTree, at, what);
            break;
        };
        match c {
            '(' => {
                cursor.bump();
                if open.len() >= limits.depth {
                    return Err(ReadError::TooDeep {
                        limit: limits.depth,
                        at,
                    });
                }
                if let Some(outer) = open.last_mut() {
                    outer.filled = true;
                    outer.branched = true;
                }
                open.push(Open {
                    before: last,
                    at,
                    filled: false,
                    node: false,
                    branched: false,
                });
            }
            ')' => {
                cursor.bump();
                if let Some(closed) = open.pop() {
                    if !closed.filled {
                        losses.add(LossKind::EmptyVariation, closed.at, "an empty variation");
                    }
                    last = closed.before;
                }
                if open.is_empty() {
                    break;
                }
            }
            ';' => {
                cursor.bump();
                last = Some(node(
                    &mut tree, last, &mut open, at, limits, counts, losses,
                )?);
            }
            'A'..='Z' | 'a'..='z' => {
                let letters = cursor.take_while(|c| c.is_ascii_alphabetic());
                cursor.skip_blanks();
                let identifier: String = letters.chars().filter(char::is_ascii_uppercase).collect();
                if cursor.peek() != Some('[') || identifier.is_empty() {
                    losses.add(
                        LossKind::StrayText,
                        at,
                        format!("text between the properties: {}", excerpt(&letters)),
                    );
                    continue;
                }
                if identifier.len() < letters.len() {
                    losses.add(
                        LossKind::LowercaseIdentifier,
                        at,
                        format!("{letters} is read as {identifier}"),
                    );
                }
                if !open.last().is_some_and(|open| open.node) {
                    losses.add(LossKind::MissingSemicolon, at, "a property before any node");
                    last = Some(node(
                        &mut tree, last, &mut open, at, limits, counts, losses,
                    )?);
                }
                let (Some(tree), Some(id)) = (&mut tree, last) else {
                    continue;
                };
                let double = tree.node(id).property(&identifier).is_some();
                // Each is looked for among the others: without an end that takes hours.
                if !double && tree.node(id).properties().len() >= limits.properties {
                    return Err(ReadError::TooManyProperties {
                        limit: limits.properties,
                        at,
                    });
                }
                if double {
                    losses.add(
                        LossKind::DuplicateProperty,
                        at,
                        format!("{identifier} stands twice in one node: the values are joined"),
                    );
                }
                while cursor.peek() == Some('[') {
                    counts.values += 1;
                    if counts.values > limits.values {
                        return Err(ReadError::TooManyValues {
                            limit: limits.values,
                            at: cursor.at,
                        });
                    }
                    let value = value(cursor, losses);
                    tree.node_mut(id).push_at(&identifier, value, at);
                    cursor.skip_blanks();
                }
            }
            '[' => {
                let lost = value(cursor, losses);
                losses.add(
                    LossKind::StrayText,
                    at,
                    format!("a value without a property: {}", excerpt(lost.raw())),
                );
            }
            c if c.is_whitespace() => cursor.skip_blanks(),
            _ => {
                let junk = cursor.take_while(|c| !"();[".contains(c) && !c.is_ascii_alphabetic());
                losses.add(
                    LossKind::StrayText,
                    at,
                    format!("text between the properties: {}", excerpt(junk.trim_end())),
                );
            }
        }
    }
    Ok(tree.unwrap_or_default())
}

/// Adds a node after `last`.
fn node(
    tree: &mut Option<Tree>,
    last: Option<NodeId>,
    open: &mut [Open],
    at: Position,
    limits: &Limits,
    counts: &mut Counts,
    losses: &mut Losses,
) -> Result<NodeId, ReadError> {
    counts.nodes += 1;
    if counts.nodes > limits.nodes {
        return Err(ReadError::TooManyNodes {
            limit: limits.nodes,
            at,
        });
    }
    if let Some(open) = open.last_mut() {
        if open.branched {
            losses.add(
                LossKind::NodeAfterVariation,
                at,
                "a node after variations: kept as one more variation",
            );
        }
        open.filled = true;
        open.node = true;
        open.branched = false;
    }
    Ok(match (tree, last) {
        (Some(tree), Some(last)) => tree.add_at(last, at),
        (tree, _) => {
            *tree = Some(Tree::rooted(at));
            NodeId::ROOT
        }
    })
}

/// Reads a value; the cursor stands on its `[`.
fn value(cursor: &mut Cursor<'_>, losses: &mut Losses) -> Value {
    let at = cursor.at;
    cursor.bump();
    let mut raw = String::new();
    loop {
        match cursor.bump() {
            Some(']') => break,
            Some('\\') => {
                if let Some(c) = cursor.bump() {
                    raw.push('\\');
                    raw.push(c);
                }
            }
            Some(c) => raw.push(c),
            None => {
                losses.add(LossKind::UnclosedValue, at, "a value that is never closed");
                break;
            }
        }
    }
    Value::from_raw(raw)
}
