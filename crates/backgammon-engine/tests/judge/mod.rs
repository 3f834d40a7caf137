//! A judge that is quick and plain: for tests of what is built on judges.

#![allow(dead_code, reason = "each test uses its part")]

use yonban_backgammon::{Board, Variant};
use yonban_backgammon_engine::{Evaluator, Outputs};

/// Whoever is ahead in the race, counting what stands alone as behind, wins; who is far ahead wins
/// gammons. Finished games are what they are.
#[derive(Debug)]
pub(crate) struct Plain;

/// The judge of every test.
pub(crate) static PLAIN: Plain = Plain;

impl Evaluator for Plain {
    fn evaluate(&self, board: &Board) -> Outputs {
        if board.own().is_empty() {
            return Outputs::won(board.won_kind(Variant::Standard));
        }
        if board.other().is_empty() {
            return Outputs::won(board.turned().won_kind(Variant::Standard)).turned();
        }
        let blots = |board: &Board| 3.0 * board.exposed().len() as f32;
        let own = board.own().pips() as f32 + blots(board);
        let other = board.other().pips() as f32 + blots(&board.turned());
        let lead = (other - own + 4.0) / (own + other).sqrt();
        let chance = |lead: f32| 1.0 / (1.0 + (-0.9 * lead).exp());
        let gammons = |side: u8| if side < 15 { 0.0 } else { 1.0 };
        let win = chance(lead);
        let (won, lost) = (
            win * chance(lead - 4.0) * gammons(board.other().total()),
            (1.0 - win) * chance(-lead - 4.0) * gammons(board.own().total()),
        );
        Outputs {
            win,
            win_gammon: won,
            win_backgammon: won * 0.05,
            lose_gammon: lost,
            lose_backgammon: lost * 0.05,
        }
    }
}
