//! What reading could not keep, and where it stood.

use super::position::Breach;
use super::record::NodeId;
use std::fmt;

/// Where something was lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// The file or the record as a whole.
    Whole,
    /// A line and a column of a text, both from 1.
    Line {
        /// The line.
        line: u32,
        /// The column, in characters.
        column: u32,
    },
    /// A node of a record, numbered from 0 in the order of the file.
    Node(usize),
}

impl Place {
    pub(crate) fn line(line: usize, column: usize) -> Place {
        let small = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Place::Line {
            line: small(line),
            column: small(column),
        }
    }
}

impl From<yonban_sgf::Position> for Place {
    fn from(at: yonban_sgf::Position) -> Self {
        Place::Line {
            line: at.line,
            column: at.column,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Whole => f.write_str("as a whole"),
            Place::Line { line, column } => write!(f, "line {line}, column {column}"),
            Place::Node(number) => write!(f, "node {number}"),
        }
    }
}

/// One variant per kind of repair or remark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LossKind {
    /// A slip of SGF syntax.
    Syntax(yonban_sgf::LossKind),
    /// The move was put on a stone: it replaces it.
    Occupied,
    /// The move left its own chain without liberties: the chain is removed.
    Suicide,
    /// The move takes back a basic ko at once.
    Ko,
    /// The move is not legal for another reason of the rules, superko among them.
    Refused,
    /// A move stood in the root: it goes to a node of its own.
    MoveInRoot,
    /// A set-up and a move stood in one node: the set-up goes first, to a node of its own.
    SetupAndMove,
    /// Several moves stood in one node: each goes to a node of its own.
    TwoMoves,
    /// A property that takes one value has several: the first is read.
    ExtraValue,
    /// A value cannot be read.
    BadValue,
    /// A point is not on the board: it is left out.
    PointOffBoard,
    /// A handicap is named, but no stones are set up: none are placed.
    HandicapWithoutStones,
    /// The file leaves the rules open: some are assumed. That is no repair.
    RulesLeftOpen,
    /// A game of a file is left out.
    GameLeftOut,
    /// The file has more than is read.
    TooMuch,
    /// Bytes that the character set does not have, or a character set that had to be guessed.
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
            LossKind::Syntax(kind) => kind.name(),
            LossKind::Occupied => "occupied",
            LossKind::Suicide => "suicide",
            LossKind::Ko => "ko",
            LossKind::Refused => "refused",
            LossKind::MoveInRoot => "move_in_root",
            LossKind::SetupAndMove => "setup_and_move",
            LossKind::TwoMoves => "two_moves",
            LossKind::ExtraValue => "extra_value",
            LossKind::BadValue => "bad_value",
            LossKind::PointOffBoard => "point_off_board",
            LossKind::HandicapWithoutStones => "handicap_without_stones",
            LossKind::RulesLeftOpen => "rules_left_open",
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
        matches!(
            self,
            LossKind::Occupied | LossKind::Suicide | LossKind::Ko | LossKind::Refused
        )
    }
}

impl From<Breach> for LossKind {
    fn from(breach: Breach) -> Self {
        match breach {
            Breach::Occupied => LossKind::Occupied,
            Breach::Suicide => LossKind::Suicide,
            Breach::Ko => LossKind::Ko,
        }
    }
}

/// Something that could not be read or kept as it stood, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// Which kind.
    pub kind: LossKind,
    /// Whether the rules refuse what the file says was played. It is kept all the same.
    pub illegal: bool,
    /// Where.
    pub at: Place,
    /// The number of its record among those that were read, from 0, and its node.
    pub node: Option<(usize, NodeId)>,
    /// In words for people. An illegal move is named with the rule that it breaks.
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
        if self.list.len() < Self::MAX {
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
