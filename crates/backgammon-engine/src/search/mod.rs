//! Looking ahead: every throw, the best reply to it, and so on for up to three plies.
//!
//! At 0 plies a position is what the judge says. At 1 ply it is the mean, over the 21 throws, of the
//! best play of each; at 2 plies the positions after these plays are looked into in the same way. The
//! replies within the tree are chosen by the judge alone. What the plays are worth with the cube is
//! carried along for every state of the cube at once ([`CubeValues`](crate::CubeValues)): at every inner
//! position both sides double and take as is best for them, and only the last ply asks the cubeful
//! formula.
//!
//! The answers depend on the judge, the position and the filters alone, whatever the threads and what
//! was asked before; with a time limit, also on how far the search came.
//!
//! Source of the scheme and of the filters' widths: `spec/backgammon.md` 24 and 26.

pub mod bench;
mod cache;
mod filter;
mod limit;
mod root;
mod worker;

pub use filter::{Filters, MOST_PLIES, Sieve};
pub use root::{Candidate, Searcher, Thrown};
