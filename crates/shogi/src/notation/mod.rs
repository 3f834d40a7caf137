//! How moves and games are written down.

#[expect(dead_code, reason = "the record formats that read them come next")]
mod japanese;
#[expect(dead_code, reason = "the record formats that read them come next")]
mod kanji;
mod move_text;

pub use move_text::{Style, written};
