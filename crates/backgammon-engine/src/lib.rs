//! The computer player of backgammon: what a position is worth, with and without the cube.
//!
//! An [`Evaluator`] says how a game will end ([`Outputs`]); [`Stakes`] say what it is played for, and
//! [`equity`] what a position is then worth, with and without the cube. [`search`] looks ahead, and
//! [`BackgammonEngine`] answers tasks in text behind [`yonban_search::Engine`].

pub mod analysis;
mod baseline;
pub mod bearoff;
pub mod bench;
mod class;
mod decide;
mod engine;
pub mod equity;
mod evaluate;
mod inputs;
pub mod level;
mod net;
mod nets;
mod outputs;
pub mod protocol;
pub mod race;
mod random;
pub mod resign;
pub mod rollout;
pub mod search;
mod stakes;
#[cfg(feature = "train")]
pub mod training;
mod weights;

pub use baseline::Linear;
pub use class::Class;
pub use engine::{BackgammonEngine, Options};
pub use equity::{
    Answer, CubeAction, CubeDecision, CubeValues, Ladder, MatchEquity, Right, cubeful_equity,
    efficiency,
};
pub use evaluate::Evaluator;
pub use nets::Nets;
pub use outputs::Outputs;
pub use stakes::{Crawford, Owner, Stakes};
pub use weights::WeightsError;
