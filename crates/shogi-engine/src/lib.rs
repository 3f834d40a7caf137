//! The computer player of shogi: search, evaluation, a mate solver, and USI.

pub mod dice;
pub mod evaluate;
pub mod mate;
