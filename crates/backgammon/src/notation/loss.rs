//! What a reader or a writer of records could not keep.

use std::fmt;

/// What kind of loss it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LossKind {
    /// A text that could not be read.
    Unreadable,
    /// What the rules refuse: it stands as a comment, and the game stops there.
    Illegal,
    /// What two parts of the file say does not agree.
    Mismatch,
    /// The file leaves something open that had to be assumed.
    Assumed,
    /// The format has no place for it; where it can, it stands as a comment.
    NoPlace,
}

impl LossKind {
    /// The name in `snake_case`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            LossKind::Unreadable => "unreadable",
            LossKind::Illegal => "illegal",
            LossKind::Mismatch => "mismatch",
            LossKind::Assumed => "assumed",
            LossKind::NoPlace => "no_place",
        }
    }
}

/// A place in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The line, from 1; 0 where there is none, as in writing.
    pub line: usize,
    /// The column in characters, from 1; 0 where the line as a whole is meant.
    pub column: usize,
}

/// A whole line.
impl From<usize> for Place {
    fn from(line: usize) -> Self {
        Place { line, column: 0 }
    }
}

impl From<yonban_sgf::Position> for Place {
    fn from(at: yonban_sgf::Position) -> Self {
        Place {
            line: at.line as usize,
            column: at.column as usize,
        }
    }
}

/// Prints `line 12, column 5`, `line 12`, or `the file`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (0, _) => f.write_str("the file"),
            (line, 0) => write!(f, "line {line}"),
            (line, column) => write!(f, "line {line}, column {column}"),
        }
    }
}

/// Something that was not read or written as it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The kind.
    pub kind: LossKind,
    /// Where.
    pub at: Place,
    /// What, in plain English.
    pub what: String,
}

/// Prints the place, if there is one, and what.
impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at.line {
            0 => f.write_str(&self.what),
            _ => write!(f, "{}: {}", self.at, self.what),
        }
    }
}

/// A list of losses: the first thousand, and how many others there are.
#[derive(Clone, Debug, Default)]
pub(crate) struct Losses {
    list: Vec<Loss>,
    others: usize,
}

impl Losses {
    const MOST: usize = 1_000;

    pub(crate) fn add(&mut self, kind: LossKind, at: impl Into<Place>, what: impl Into<String>) {
        if self.list.len() < Losses::MOST {
            let (at, what) = (at.into(), what.into());
            self.list.push(Loss { kind, at, what });
        } else {
            self.others += 1;
        }
    }

    pub(crate) fn finish(mut self) -> Vec<Loss> {
        if self.others > 0 {
            self.list.push(Loss {
                kind: LossKind::Unreadable,
                at: Place::default(),
                what: format!("and {} more", self.others),
            });
        }
        self.list
    }
}
