//! The external player of GNU Backgammon, both roles, in lines over any pair of streams.
//!
//! - [`player`]: we are the player. A peer connects, sends one line for each decision, ended by a newline
//!   and a NUL, and gets one line.
//! - [`peer`]: we ask. The peer listens, gets one line, and answers with one.
//!
//! Positions are board lines of FIBS in that program's dialect, [`fibs`]: X is
//! whoever asks, O whoever answers. Source: fibs.com, "The FIBS client protocol"; lines that GNU
//! Backgammon sends and answers.
//!
//! [`fibs`]: yonban_backgammon::notation::fibs

mod answer;
pub mod peer;
pub mod player;
mod request;

pub use answer::AnswerError;
pub use peer::{Peer, PeerError};
pub use player::Options;

/// Bytes of a line that are looked at: a board line has fewer than 400, its names apart.
const LONGEST: usize = 4_096;

/// A line without the NUL that ended the one before it, and the space around it.
fn clean(line: &str) -> &str {
    line.trim_matches(|c: char| c == '\0' || c.is_whitespace())
}
