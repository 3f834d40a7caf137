//! The computer player of backgammon: what a position is worth, with and without the cube.
//!
//! An [`Evaluator`] says how a game will end ([`Outputs`]); [`Stakes`] say what that is worth.

mod evaluate;
mod outputs;
mod stakes;

pub use evaluate::Evaluator;
pub use outputs::Outputs;
pub use stakes::{Crawford, Owner, Stakes};
