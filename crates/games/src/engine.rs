//! The built-in player of each game.

use yonban_backgammon_engine::BackgammonEngine;
use yonban_go_engine::GoEngine;
use yonban_gomoku_engine::GomokuEngine;
use yonban_search::Engine;
use yonban_shogi_engine::ShogiEngine;

use crate::GameKind;

/// A built-in player of that game; `None` where there is none.
#[must_use]
pub fn engine(kind: GameKind) -> Option<Box<dyn Engine>> {
    match kind {
        GameKind::Gomoku => Some(Box::new(GomokuEngine::new(
            yonban_gomoku_engine::Options::default(),
        ))),
        GameKind::Go => Some(Box::new(
            GoEngine::new(yonban_go_engine::Options::default()),
        )),
        GameKind::Shogi => Some(Box::new(ShogiEngine::new(
            yonban_shogi_engine::Options::default(),
        ))),
        GameKind::Backgammon => Some(Box::new(BackgammonEngine::new(
            yonban_backgammon_engine::Options::default(),
        ))),
    }
}
