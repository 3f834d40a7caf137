//! How other programs and people write positions, plays and games.
//!
//! The action and position texts of the rules are in the crate's root; what is here needs a position to
//! be read, or loses something.

mod base64;
mod diagram;
mod id_error;
pub mod match_id;
pub mod move_text;
pub mod ogid;
pub mod position_id;
pub mod xgid;

pub use diagram::{Diagram, Due, Loss};
pub use id_error::IdError;
