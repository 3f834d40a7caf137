//! How other programs and people write positions, plays and games.
//!
//! The action and position texts of the rules are in the crate's root; what is here needs a position to
//! be read, or loses something.

mod base64;
pub mod match_id;
pub mod move_text;
pub mod position_id;
