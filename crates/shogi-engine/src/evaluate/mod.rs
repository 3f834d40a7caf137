//! What a position is worth without looking ahead.

mod handmade;
mod sight;
mod weights;

pub use handmade::{Handmade, Sum};
pub use sight::Sight;
pub use weights::{exchange_value, hand_value};

use yonban_shogi::{Board, Kind, Move};

/// A judge of positions. The search keeps one [`State`](Evaluator::State) a ply, so that what a move
/// does not touch is not added up again; a network keeps its first layer there.
pub trait Evaluator: Clone + Send + Sync {
    /// What is carried from ply to ply.
    type State: Clone + Send;

    /// The state of a position, from nothing.
    fn fresh(&self, board: &Board) -> Self::State;

    /// The state after a move: `board` is the position after it, `moved` the kind that moved or was
    /// dropped (before promotion), `captured` what it took, as it stood.
    fn after(
        &self,
        state: &Self::State,
        board: &Board,
        action: Move,
        moved: Kind,
        captured: Option<Kind>,
    ) -> Self::State;

    /// The value for the side to move, who is not in check, in hundredths of a pawn; between -15,000
    /// and 15,000.
    fn judge(&self, board: &Board, state: &Self::State, sight: &Sight) -> i32;
}
