//! How the nets and the linear baseline are made: play against itself, nothing else.
//!
//! Everything here is a function of seeds and sizes: the same run gives the same weights on machines
//! with the same vectors.

pub mod arena;
pub mod fit;
mod game;
pub mod labels;
pub mod linear;
pub mod plan;
pub mod returns;
pub mod rolled;
mod setups;
pub mod td;
mod turn;
