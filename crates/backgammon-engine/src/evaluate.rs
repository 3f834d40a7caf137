//! Who says how a game will end.

use crate::Outputs;
use yonban_backgammon::Board;

/// A judge of positions without cube: a net, a bear-off table, a look-ahead over one of them.
///
/// The player on roll of the board is the one about to throw. Total: every board that the rules know
/// has an answer, finished ones included. The same board always has the same answer.
pub trait Evaluator: Send + Sync {
    /// How the game will end.
    fn evaluate(&self, board: &Board) -> Outputs;

    /// The same for many, in their order; a judge that is faster by the dozen does better than this.
    fn evaluate_all(&self, boards: &[Board], out: &mut Vec<Outputs>) {
        out.extend(boards.iter().map(|board| self.evaluate(board)));
    }
}
