//! `.mat`, the text that nearly every backgammon program reads: games in two columns.
//!
//! Sources: the spec, section 20; bkgm.com on the fields of the header; files of GNU Backgammon.

mod read;
mod write;

pub(super) use read::{looks_like, read};
pub(super) use write::write;

/// Where the right column begins, after the number of the row.
const LEFT_WIDTH: usize = 28;
/// The header key that holds our rules text.
const RULES: &str = "Rules";
/// What stands before a position that a game begins with, in our own comments.
const POSITION: &str = "Position:";
/// What stands before the ties of an opening throw, in our own comments.
const TIES: &str = "Ties:";
