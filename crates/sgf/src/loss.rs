//! What reading could not keep, and where it stood.

use std::fmt;

/// A place in a file: line and column of the decoded text, in characters, both from 1. CR, LF and
/// either pair of them end one line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Position {
    /// The start of a file.
    pub const START: Position = Position { line: 1, column: 1 };
}

/// Prints `line 3, column 14`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// One variant per kind of repair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LossKind {
    /// Something stood before the first tree.
    TextBeforeTree,
    /// Something stood where nothing belongs.
    StrayText,
    /// A pair of parentheses without a node.
    EmptyVariation,
    /// An identifier held lower-case letters, as old files write them; they are dropped.
    LowercaseIdentifier,
    /// A property stood twice in one node; the values are joined.
    DuplicateProperty,
    /// A property had no semicolon before it to open its node.
    MissingSemicolon,
    /// A node stood after the variations of its parent; it is kept as one more variation.
    NodeAfterVariation,
    /// The file ended inside a tree.
    UnclosedTree,
    /// The file ended inside a value.
    UnclosedValue,
    /// No character set was declared; the bytes are valid UTF-8 and were read so.
    UndeclaredEncoding,
    /// The declared character set is not known.
    UnknownEncoding,
    /// Bytes that the character set does not have; U+FFFD stands for each.
    BadBytes,
    /// Escapes were put between bytes of one character; they were taken out first.
    EscapedBytes,
    /// More was lost than is listed.
    More,
}

impl LossKind {
    /// The name in `snake_case`, for machines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            LossKind::TextBeforeTree => "text_before_tree",
            LossKind::StrayText => "stray_text",
            LossKind::EmptyVariation => "empty_variation",
            LossKind::LowercaseIdentifier => "lowercase_identifier",
            LossKind::DuplicateProperty => "duplicate_property",
            LossKind::MissingSemicolon => "missing_semicolon",
            LossKind::NodeAfterVariation => "node_after_variation",
            LossKind::UnclosedTree => "unclosed_tree",
            LossKind::UnclosedValue => "unclosed_value",
            LossKind::UndeclaredEncoding => "undeclared_encoding",
            LossKind::UnknownEncoding => "unknown_encoding",
            LossKind::BadBytes => "bad_bytes",
            LossKind::EscapedBytes => "escaped_bytes",
            LossKind::More => "more",
        }
    }
}

/// One repair: what was wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// Which kind.
    pub kind: LossKind,
    /// Where.
    pub at: Position,
    /// In words, for people.
    pub what: String,
}

/// Prints `line 3, column 14: text between the nodes: "junk"`.
impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

/// The list of losses with an end: a broken file of millions of bytes must not fill the memory.
#[derive(Debug, Default)]
pub(crate) struct Losses {
    list: Vec<Loss>,
    unlisted: usize,
    last: Option<Position>,
}

impl Losses {
    const MAX: usize = 1_000;

    pub(crate) fn add(&mut self, kind: LossKind, at: Position, what: impl Into<String>) {
        if self.list.len() < Self::MAX {
            let what = what.into();
            self.list.push(Loss { kind, at, what });
        } else {
            self.unlisted += 1;
            self.last = Some(at);
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.list.len() + self.unlisted
    }

    pub(crate) fn finish(mut self) -> Vec<Loss> {
        if let Some(at) = self.last {
            let what = format!("and {} more, the last one here", self.unlisted);
            self.list.push(Loss {
                kind: LossKind::More,
                at,
                what,
            });
        }
        self.list
    }
}

/// The beginning of a text, for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 24;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("{short:?}")
}
