//! What the commands need of a game beyond [`AnyGame`]: each function is one match over the games.

use crate::draw;
use serde_json::{Map, Value, json};
use yonban_backgammon::notation::move_text;
use yonban_backgammon::{Dice, Play};
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

/// The board as text for a terminal: lines, each ended. Where each side has its own numbers, those of
/// `seat`.
pub(crate) fn drawn(game: &AnyGame, seat: Seat) -> String {
    match game {
        AnyGame::Gomoku(game) => game.board().to_string(),
        AnyGame::Go(game) => game.board().to_string(),
        AnyGame::Shogi(game) => game.board().to_string(),
        AnyGame::Backgammon(game) => draw::backgammon(game, seat),
    }
}

/// What was typed as the game's own text, where people write actions in other ways as well; `None`
/// where they do not, or it means nothing.
pub(crate) fn typed(game: &AnyGame, text: &str) -> Option<String> {
    match game {
        AnyGame::Backgammon(game) => {
            let play = move_text::read(text, game.board(), game.dice()?);
            play.ok().map(|play| play.to_string())
        }
        AnyGame::Gomoku(_) | AnyGame::Go(_) | AnyGame::Shogi(_) => None,
    }
}

/// How many ways there are to go on. Of backgammon the plays are counted, each of the 21 rolls once,
/// without the cube: what its programs compare.
pub(crate) fn perft(game: &AnyGame, depth: u32) -> u64 {
    match game {
        AnyGame::Backgammon(game) => game.board().perft(depth),
        AnyGame::Gomoku(_) | AnyGame::Go(_) | AnyGame::Shogi(_) => game.perft(depth),
    }
}

/// [`perft`] under each first action; of backgammon under each play of each roll.
pub(crate) fn divide(game: &AnyGame, depth: u32) -> Vec<(String, u64)> {
    let board = match game {
        AnyGame::Backgammon(game) => *game.board(),
        AnyGame::Gomoku(_) | AnyGame::Go(_) | AnyGame::Shogi(_) => return game.divide(depth),
    };
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut counts = Vec::new();
    for (dice, _) in Dice::rolls() {
        let mut plays = board.plays(dice);
        if plays.is_empty() {
            plays.push(Play::NO_MOVE);
        }
        counts.extend(plays.iter().map(|play| {
            let next = board.after(play).turned();
            (format!("{dice} {play}"), next.perft(rest))
        }));
    }
    counts
}
