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

/// Something that was not read or written as it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The kind.
    pub kind: LossKind,
    /// The line of the file, from 1; 0 where there is none, as in writing.
    pub line: usize,
    /// What, in plain English.
    pub what: String,
}

/// Prints `line 12: …`.
impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line}: {}", self.what),
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

    pub(crate) fn add(&mut self, kind: LossKind, line: usize, what: impl Into<String>) {
        if self.list.len() < Losses::MOST {
            let what = what.into();
            self.list.push(Loss { kind, line, what });
        } else {
            self.others += 1;
        }
    }

    pub(crate) fn finish(mut self) -> Vec<Loss> {
        if self.others > 0 {
            self.list.push(Loss {
                kind: LossKind::Unreadable,
                line: 0,
                what: format!("and {} more", self.others),
            });
        }
        self.list
    }
}
