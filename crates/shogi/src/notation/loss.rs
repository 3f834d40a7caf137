//! What reading or writing could not keep, and where it stood.

use super::record::NodeId;
use std::fmt;

/// Where something was lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The file or the record as a whole.
    Whole,
    /// A line of a text, from 1.
    Line(u32),
    /// A node of a record, numbered from 0 in the order of the file.
    Node(usize),
}

impl Place {
    /// The line of this index, from 0.
    pub(crate) fn line(index: usize) -> Place {
        Place::Line(u32::try_from(index + 1).unwrap_or(u32::MAX))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Whole => f.write_str("as a whole"),
            Place::Line(line) => write!(f, "line {line}"),
            Place::Node(number) => write!(f, "node {number}"),
        }
    }
}

/// One variant per kind of repair or remark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LossKind {
    /// The rules refuse the move: it is kept as a foul, and nothing is played after it.
    Foul,
    /// A text names no move, or more than one: what follows it on its line of play is left out.
    UnclearMove,
    /// Something stands where the game has ended already.
    AfterEnd,
    /// A line or a value cannot be read.
    BadValue,
    /// A name, a number or a clock contradicts the moves.
    Contradiction,
    /// A game of a file is left out.
    GameLeftOut,
    /// The file has more than is read.
    TooMuch,
    /// Bytes that the character set does not have, or letters that it cannot write.
    Charset,
    /// Something that the format says and a record does not hold, or the other way round.
    NotKept,
    /// More was lost than is listed.
    More,
}

impl LossKind {
    /// The name in `snake_case`, for machines.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            LossKind::Foul => "foul",
            LossKind::UnclearMove => "unclear_move",
            LossKind::AfterEnd => "after_end",
            LossKind::BadValue => "bad_value",
            LossKind::Contradiction => "contradiction",
            LossKind::GameLeftOut => "game_left_out",
            LossKind::TooMuch => "too_much",
            LossKind::Charset => "charset",
            LossKind::NotKept => "not_kept",
            LossKind::More => "more",
        }
    }

    /// Whether the rules refuse what the file says was played.
    #[must_use]
    pub const fn is_illegal(self) -> bool {
        matches!(self, LossKind::Foul)
    }
}

/// Something that could not be read or kept as it stood, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// Which kind.
    pub kind: LossKind,
    /// Whether the rules refuse what the file says was played.
    pub illegal: bool,
    /// Where.
    pub at: Place,
    /// The number of its record among those that were read, from 0, and its node.
    pub node: Option<(usize, NodeId)>,
    /// In words for people. A foul is named with the rule that it breaks.
    pub what: String,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Place::Whole => f.write_str(&self.what),
            at => write!(f, "{at}: {}", self.what),
        }
    }
}

/// Losses with an end, so that a broken file does not fill the memory.
#[derive(Debug, Default)]
pub(crate) struct Losses {
    list: Vec<Loss>,
    unlisted: usize,
    illegal_unlisted: bool,
    headers_told: bool,
}

impl Losses {
    const MAX: usize = 1_000;

    pub(crate) fn add(&mut self, kind: LossKind, at: Place, what: impl Into<String>) {
        self.push(kind, at, None, what);
    }

    pub(crate) fn push(
        &mut self,
        kind: LossKind,
        at: Place,
        node: Option<(usize, NodeId)>,
        what: impl Into<String>,
    ) {
        let illegal = kind.is_illegal();
        // That a limit was met is listed, whatever came before.
        if self.list.len() < Self::MAX || kind == LossKind::TooMuch {
            self.list.push(Loss {
                kind,
                illegal,
                at,
                node,
                what: what.into(),
            });
        } else {
            self.unlisted += 1;
            self.illegal_unlisted |= illegal;
        }
    }

    /// That a record has more headers than are read: told once.
    pub(crate) fn too_many_headers(&mut self, at: Place) {
        if !std::mem::replace(&mut self.headers_told, true) {
            let what = format!(
                "{} headers are read, the others are left out",
                super::MAX_HEADERS
            );
            self.add(LossKind::TooMuch, at, what);
        }
    }

    pub(crate) fn finish(mut self) -> Vec<Loss> {
        if self.unlisted > 0 {
            self.list.push(Loss {
                kind: LossKind::More,
                illegal: self.illegal_unlisted,
                at: Place::Whole,
                node: None,
                what: format!("{} more losses are not listed", self.unlisted),
            });
        }
        self.list
    }
}

/// The beginning of a text, for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("{short:?}")
}
