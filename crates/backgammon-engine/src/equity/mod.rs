//! What chances are worth: points for money, chances of winning in a match, and the cube.
//!
//! A [`Ladder`] holds the values that the cube can still come to and what every end of the game is worth
//! at each. It turns [`Outputs`](crate::Outputs) into [`CubeValues`], the equity in every state of the
//! cube at once; [`Ladder::choose`] lets the player about to throw do the best with the cube; and
//! [`CubeDecision`] says what that is. All equities are points per unit of the *present* cube, in a match
//! *equivalent to money*: +1 for winning the present cube, -1 for losing it.
//!
//! # A look-ahead
//!
//! ```text
//! values(board, ladder, 0) = ladder.choose(&ladder.holds(&outputs(board), efficiency(board)))
//! holds(board, ladder, n)  = mean over the throws of
//!                            values(best play's board turned, ladder.turned(), n - 1).turned()
//! values(board, ladder, n) = ladder.choose(&holds(board, ladder, n))
//! ```
//!
//! A board on which the opponent has just borne off his last checker has the values of [`Ladder::lost`]. At the root [`CubeDecision::of`] judges the holds.

mod cubeful;
mod decision;
mod efficiency;
mod ladder;
mod met;
mod take_point;

pub use cubeful::cubeful_equity;
pub use decision::{Answer, CubeAction, CubeDecision, Right};
pub use efficiency::efficiency;
pub use ladder::{CubeValues, Ladder};
pub use met::MatchEquity;
