//! What the commands need of a game beyond [`AnyGame`]: each function is one match over the games.

use serde_json::{Map, Value, json};
use yonban_games::{AnyGame, GameKind};
use yonban_go::Color as GoColor;
use yonban_gomoku::Color;
use yonban_rules::Seat;

/// The rules that a command uses where none are named.
pub(crate) const fn default_rules(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Gomoku => "renju",
        GameKind::Go => "capture",
        GameKind::Shogi => "even",
        GameKind::Backgammon => "match",
    }
}

/// The keys that `judge` adds to every answer of this game.
pub(crate) fn keys(game: &AnyGame, answer: &mut Map<String, Value>) {
    match game {
        AnyGame::Gomoku(game) => {
            let color = match game.color_of(Seat::A) {
                Color::Black => "black",
                Color::White => "white",
            };
            answer.insert("color_of_a".into(), color.into());
        }
        AnyGame::Go(game) => {
            let [black, white] = GoColor::BOTH.map(|color| game.captures(color));
            answer.insert(
                "color_of_a".into(),
                game.color_of(Seat::A).to_string().into(),
            );
            answer.insert("captures".into(), json!({ "black": black, "white": white }));
            if let Some(score) = game.score() {
                answer.insert("score".into(), score.to_string().into());
            }
        }
        AnyGame::Shogi(_) => {}
        AnyGame::Backgammon(game) => {
            let cube = game.cube();
            let owner = cube
                .owner()
                .map_or("center".to_owned(), |seat| seat.to_string());
            answer.insert("score".into(), json!(game.score()));
            answer.insert("cube".into(), cube.value().into());
            answer.insert("cube_owner".into(), owner.into());
        }
    }
}

/// The answer to one of `judge`'s wishes that only some games know; `None` where this one does not.
pub(crate) fn wish(game: &AnyGame, name: &str) -> Option<Value> {
    match game {
        AnyGame::Gomoku(game) => (name == "forbidden").then(|| {
            let points = game.forbidden_points();
            points
                .into_iter()
                .map(|(point, kind)| (point.to_string(), kind.name()))
                .collect()
        }),
        AnyGame::Go(game) => (name == "forbidden").then(|| {
            let points = game.forbidden_points();
            points
                .into_iter()
                .map(|(point, rule)| (point.to_string(), rule.name()))
                .collect()
        }),
        AnyGame::Shogi(game) => (name == "in_check").then(|| game.board().in_check().into()),
        AnyGame::Backgammon(game) => (name == "results").then(|| game.results().into()),
    }
}

/// Why an action is refused, in plain English.
pub(crate) fn explain_in_words(game: &AnyGame, action: &str) -> Option<String> {
    match game {
        AnyGame::Gomoku(game) => Some(game.explain(&action.parse().ok()?)?.to_string()),
        AnyGame::Go(game) => Some(game.explain(&action.parse().ok()?)?.to_string()),
        AnyGame::Shogi(game) => Some(game.explain(&action.parse().ok()?)?.to_string()),
        AnyGame::Backgammon(game) => Some(game.explain(&action.parse().ok()?)?.to_string()),
    }
}

/// The board as text for a terminal: lines, each ended.
pub(crate) fn drawn(game: &AnyGame) -> String {
    match game {
        AnyGame::Gomoku(game) => game.board().to_string(),
        AnyGame::Go(game) => game.board().to_string(),
        AnyGame::Shogi(game) => game.board().to_string(),
        AnyGame::Backgammon(game) => format!("{}\n", game.board_of(Seat::A)),
    }
}
