//! The built-in player of each game.

use yonban_gomoku_engine::{GomokuEngine, Options};
use yonban_search::Engine;

use crate::GameKind;

/// A built-in player of that game.
#[must_use]
pub fn engine(kind: GameKind) -> Box<dyn Engine> {
    match kind {
        GameKind::Gomoku => Box::new(GomokuEngine::new(Options::default())),
    }
}
