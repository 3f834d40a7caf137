//! The protocols that other programs speak to the player.

pub mod gtp;
