//! The scripts of the data packs: what is refused, who wins, how the board stands.

mod pack;

use serde_json::Value;
use std::collections::BTreeMap;
use yonban_go::{Action, Color, Go, Rules, Step};
use yonban_rules::{Game, PositionText, Reason, Seat, Turn};

/// Plays a script: the game, and the index and reason of the first refused act.
fn play(script: &Value) -> (Go, Option<(usize, &'static str)>) {
    let rules: Rules = script["rules"].as_str().unwrap().parse().unwrap();
    assert_eq!(rules.to_string(), script["rules"], "canonical");
    let mut game = match script["start"].as_str() {
        None => Go::new(&rules),
        Some(text) => {
            let game = Go::from_position(&rules, text).unwrap();
            assert_eq!(game.position(), text);
            game
        }
    };
    for (n, text) in script["actions"].as_array().unwrap().iter().enumerate() {
        let text = text.as_str().unwrap();
        if game.turn() == Turn::Chance {
            game.resolve(&text.parse().unwrap());
            continue;
        }
        let action: Action = match text.parse::<Action>() {
            Ok(action) => action,
            Err(error) => return (game, Some((n, error.reason()))),
        };
        match game.check(&action) {
            Ok(()) => game.play_unchecked(&action),
            Err(error) => return (game, Some((n, error.reason()))),
        }
    }
    (game, None)
}

/// One thing that a script expects, as the game has it.
fn answer(game: &Go, key: &str) -> Value {
    let texts =
        |actions: Vec<Action>| -> Vec<String> { actions.iter().map(ToString::to_string).collect() };
    match (key, game.turn()) {
        ("turn", Turn::Seat(seat)) => seat.to_string().into(),
        ("turn", Turn::Chance) => "chance".into(),
        ("turn", Turn::Over(_)) => "over".into(),
        ("outcome", Turn::Over(outcome)) => outcome.verdict.to_string().into(),
        ("ending", Turn::Over(outcome)) => outcome.ending.to_string().into(),
        ("outcome" | "ending", _) => Value::Null,
        ("color_of_a", _) => game.color_of(Seat::A).to_string().into(),
        ("captures", _) => {
            let [black, white] = Color::BOTH.map(|color| game.captures(color));
            serde_json::json!({ "black": black, "white": white })
        }
        ("score", _) => game.score().map(ToString::to_string).into(),
        ("legal_count", _) => game.legal_actions().len().into(),
        ("position", _) => game.position().into(),
        ("legal", _) => texts(game.legal_actions()).into(),
        ("illegal", _) => {
            let points = game.forbidden_points();
            let named = points
                .iter()
                .map(|(point, rule)| (point.to_string(), rule.name()));
            serde_json::json!(named.collect::<BTreeMap<_, _>>())
        }
        (other, _) => panic!("{other} is expected"),
    }
}

/// Holds a script's expectations against the game.
fn judge(script: &Value) -> Go {
    let (game, refused) = play(script);
    let id = &script["id"];
    let expect = script["expect"].as_object().unwrap();
    let at = expect.get("error_at").and_then(Value::as_u64);
    assert_eq!(refused.map(|(n, _)| n as u64), at, "{id}: {refused:?}");
    for (key, wanted) in expect {
        match key.as_str() {
            "error_at" => {}
            "reason" => assert_eq!(refused.map(|(_, reason)| reason), wanted.as_str(), "{id}"),
            "legal_includes" | "legal_excludes" => {
                let legal = answer(&game, "legal");
                let legal = legal.as_array().unwrap();
                for text in wanted.as_array().unwrap() {
                    let listed = legal.contains(text);
                    assert_eq!(listed, key == "legal_includes", "{id}: {text}");
                }
            }
            _ => assert_eq!(answer(&game, key), *wanted, "{id}: {key}\n{game:?}"),
        }
    }
    game
}

/// That the list, `check` one by one and the marked points agree.
fn lists_agree(game: &Go) {
    let legal = game.legal_actions();
    let forbidden = game.forbidden_points();
    let in_play = game.step() == Step::Play;
    for point in game.board().points() {
        let action = Action::Place(point);
        let checked = game.check(&action);
        assert_eq!(
            checked.is_ok(),
            legal.contains(&action),
            "{point}\n{game:?}"
        );
        if in_play && game.board().is_empty_at(point) {
            let marked = forbidden.iter().find(|(one, _)| *one == point);
            let refused = checked.as_ref().err().map(Reason::reason);
            assert_eq!(
                refused,
                marked.map(|(_, rule)| rule.name()),
                "{point}\n{game:?}"
            );
        }
        // What is told of an act says what `check` says.
        if let Some(told) = game.explain(&action) {
            let refused = checked.as_ref().err().map_or("legal", Reason::reason);
            assert_eq!(told.rule(), refused, "{told}\n{game:?}");
        }
    }
}

#[test]
fn positions() {
    let scripts = pack::scripts("positions.jsonl");
    assert_eq!(scripts.len(), 284);
    for script in &scripts {
        lists_agree(&judge(script));
    }
}

#[test]
fn settlements() {
    let scripts = pack::scripts("settlement.jsonl");
    assert_eq!(scripts.len(), 58);
    for script in &scripts {
        judge(script);
    }
}

#[test]
fn random_games() {
    let scripts = pack::scripts("games_random_dev.jsonl");
    assert_eq!(scripts.len(), 500);
    for script in &scripts {
        lists_agree(&judge(script));
    }
}

/// Taking acts back is playing the shorter script: the state must be the one it gives.
#[test]
fn undo_pairs() {
    let scripts = pack::scripts("positions.jsonl");
    let [whole, shorter, start] = ["e-h1", "e-h2", "e-h3"].map(|id| {
        let script = scripts.iter().find(|script| script["id"] == id).unwrap();
        play(script).0
    });
    assert_ne!(whole, shorter);
    let mut again = start.clone();
    for text in ["c1", "pass"] {
        let seat = again.turn().seat().unwrap();
        again.play(seat, &text.parse().unwrap()).unwrap();
    }
    assert_eq!(again, shorter);
    assert_ne!(again, start);
}
