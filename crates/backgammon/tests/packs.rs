//! The scripts of the data packs: what is refused, who wins, what the cube shows.

mod pack;

use serde_json::Value;
use yonban_backgammon::{Backgammon, Phase, Rules};
use yonban_rules::{Game, PositionText, Reason, Seat, Turn};

/// Plays a script: the game, and the index and reason of the first refused entry.
fn play(script: &Value) -> (Backgammon, Option<(usize, &'static str)>) {
    let rules: Rules = script["rules"].as_str().unwrap().parse().unwrap();
    let mut game = match script["start"].as_str() {
        None => Backgammon::new(&rules),
        Some(text) => Backgammon::from_position(&rules, text).unwrap(),
    };
    for (n, text) in script["actions"].as_array().unwrap().iter().enumerate() {
        let before = game.clone();
        if let Err(error) = game.enter(text.as_str().unwrap()) {
            assert_eq!(game, before);
            return (game, Some((n, error.reason())));
        }
    }
    (game, None)
}

/// One thing that a script expects, as the game has it.
fn answer(game: &Backgammon, key: &str) -> Value {
    match (key, game.turn()) {
        ("turn", Turn::Seat(seat)) => seat.to_string().into(),
        ("turn", Turn::Chance) => "chance".into(),
        ("turn", Turn::Over(_)) => "over".into(),
        ("outcome", Turn::Over(outcome)) => outcome.verdict.to_string().into(),
        ("ending", Turn::Over(outcome)) => outcome.ending.to_string().into(),
        ("outcome" | "ending", _) => Value::Null,
        ("score", _) => serde_json::json!(game.score()),
        ("cube", _) => game.cube().value().into(),
        ("cube_owner", _) => match game.cube().owner() {
            Some(seat) => seat.to_string().into(),
            None => "center".into(),
        },
        ("legal_count", _) => game.legal_actions().len().into(),
        ("position_text", _) => game.position().into(),
        ("position", _) => game.position().split(':').next().into(),
        (other, _) => panic!("{other} is expected"),
    }
}

#[test]
fn scripts() {
    let scripts = pack::scripts("games.jsonl");
    assert_eq!(scripts.len(), 166);
    for script in &scripts {
        let (game, refused) = play(script);
        let id = &script["id"];
        let expect = script["expect"].as_object().unwrap();
        let at = expect.get("error_at").and_then(Value::as_u64);
        assert_eq!(refused.map(|(n, _)| n as u64), at, "{id}: {refused:?}");
        for (key, wanted) in expect {
            match key.as_str() {
                "error_at" => {}
                "reason" => assert_eq!(refused.map(|(_, reason)| reason), wanted.as_str(), "{id}"),
                "legal_includes" => {
                    let legal = game.legal_actions();
                    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
                    for text in wanted.as_array().unwrap() {
                        assert!(legal.iter().any(|one| text == one), "{id}: {text}");
                    }
                }
                _ => assert_eq!(answer(&game, key), *wanted, "{id}: {key}\n{game:?}"),
            }
        }
    }
}

/// Every state on the way of every script can be set up from its text, which says all of it.
#[test]
fn every_state_of_the_scripts_can_be_set_up() {
    let mut states = 0;
    for script in pack::scripts("games.jsonl") {
        let rules: Rules = script["rules"].as_str().unwrap().parse().unwrap();
        let mut game = match script["start"].as_str() {
            None => Backgammon::new(&rules),
            Some(text) => Backgammon::from_position(&rules, text).unwrap(),
        };
        for text in script["actions"].as_array().unwrap() {
            if game.turn().is_over() || game.enter(text.as_str().unwrap()).is_err() {
                break;
            }
            if game.turn().is_over() {
                // A finished game is shown, but not set up.
                let refused = Backgammon::from_position(&rules, &game.position());
                assert_eq!(refused.unwrap_err().reason(), "start_is_over");
                continue;
            }
            let read = Backgammon::from_position(&rules, &game.position());
            assert_eq!(read.as_ref(), Ok(&game), "{}", script["id"]);
            states += 1;
        }
    }
    assert!(states > 3_000, "{states}");
}

/// A set-up that is refused, with the rules it is read under.
#[test]
fn impossible_positions_are_refused() {
    let start = "4HPwATDgc/ABMA";
    for (rules, text, reason) in [
        ("money", "", "bad_length"),
        ("money", ":cAkAAAAAAAAA", "bad_length"),
        ("money", "4HPwATDgc/ABMA:", "bad_length"),
        ("money,variant=hypergammon", start, "too_many_checkers"),
        ("money", "AAAABAAAAAAAAA", "start_is_over"),
        ("money", "4HPwATDgc/ABMA:cAQAAAAACAAA", "start_is_over"),
        // Jacoby, length, score, Crawford game under rules without it.
        (
            "money",
            "4HPwATDgc/ABMA:cAkAAAAAAAAE",
            "start_differs_from_rules",
        ),
        (
            "match,length=5",
            "4HPwATDgc/ABMA:cAngAAAAAAAE",
            "start_differs_from_rules",
        ),
        (
            "money",
            "4HPwATDgc/ABMA:cAkAAAAACAAA",
            "start_differs_from_rules",
        ),
        (
            "match,length=7,crawford=no",
            "4HPwATDgc/ABMA:8AngAGAAGAAE",
            "start_differs_from_rules",
        ),
        // A centered cube of 2 without ties that turn it; an owned cube of 1; one above the largest.
        ("money", "4HPwATDgc/ABMA:cQkAAAAAAAAA", "bad_position"),
        ("money", "4HPwATDgc/ABMA:UAkAAAAAAAAA", "bad_position"),
        (
            "money,maxcube=2",
            "4HPwATDgc/ABMA:UgkAAAAAAAAA",
            "bad_position",
        ),
        (
            "money,cube=no",
            "4HPwATDgc/ABMA:UQkAAAAAAAAA",
            "bad_position",
        ),
        // The opening throw of another position; the wrong player decides; steps that do not fit.
        ("money", "sGfwATDgc/ABMA:cAgAAAAAAAAA", "bad_position"),
        ("money", "4HPwATDgc/ABMA:cAEAAAAAAAAA", "bad_position"),
        (
            "money",
            "4HPwATDgc/ABMA:cAkAAAAAAAAA:double",
            "bad_position",
        ),
        ("money", "4HPwATDgc/ABMA:cIkFAAAAAAAA:roll", "bad_position"),
        (
            "money",
            "4HPwATDgc/ABMA:cAkAAAAAAAAA:roll:roll",
            "bad_position",
        ),
        (
            "money,beavers=1",
            "4HPwATDgc/ABMA:QhEAAAAAAAAA:redouble=2",
            "bad_position",
        ),
        (
            "money,beavers=2",
            "4HPwATDgc/ABMA:QhEAAAAAAAAA:redouble=02",
            "bad_position",
        ),
        // A double of a player who does not own the cube; a gammon that Jacoby's rule makes single.
        ("money", "4HPwATDgc/ABMA:QREAAAAAAAAA", "bad_position"),
        ("money", "4HPwATDgc/ABMA:cMEFAAAAAAAA", "bad_position"),
    ] {
        let rules: Rules = rules.parse().unwrap();
        let error = Backgammon::from_position(&rules, text).unwrap_err();
        assert_eq!(error.reason(), reason, "{rules} {text}: {error}");
    }
}

/// Whoever is shut out may double before each of his lost throws.
#[test]
fn a_closed_board_takes_no_turn_away() {
    let rules: Rules = "money".parse().unwrap();
    let mut game = Backgammon::from_position(&rules, "27YBHADg8+ADQA:cAkAAAAAAAAA").unwrap();
    for _ in 0..3 {
        assert_eq!(game.phase(), Phase::Turn);
        assert_eq!(game.turn(), Turn::Seat(Seat::A));
        assert!(
            game.legal_actions()
                .iter()
                .any(|one| one.to_string() == "double")
        );
        for text in ["roll", "dice 6 6", "nomove", "roll", "dice 1 2"] {
            game.enter(text).unwrap();
        }
        let play = game.plays()[0].to_string();
        game.enter(&play).unwrap();
        // The board opens in the end; until then nothing can be moved.
        if !game.board().other().all_home() {
            break;
        }
    }
}

/// A refusal tells the step, the rule and a play that obeys.
#[test]
fn refusals_say_what_and_how() {
    for (rules, start, text, message) in [
        (
            "money",
            "AAwABgAAAQAAAA:cAkXAAAAAAAA",
            "20/15",
            "both numbers can be used: 20/15 15/9 is legal",
        ),
        (
            "money",
            "AICBbQAAEAAAAA:cAkXAAAAAAAA",
            "20/15",
            "only one number can be used, and the 6 must be: 20/14 is legal",
        ),
        (
            "money",
            "4HPwATDgc/ABMA:cIkFAAAAAAAA",
            "13/10 8/5",
            "8/5: no 3 is left, only 1",
        ),
        (
            "money",
            "4HPwATDgc/ABMA:cIkFAAAAAAAA",
            "8/5* 6/5",
            "8/5* hits nothing: it is written without a star",
        ),
        (
            "money",
            "YMAAAHzAB4AAAA:cAkHAAAAAAAA",
            "bar/19",
            "bar/19: the opponent holds point 19 with 2 checkers",
        ),
        (
            "money",
            "AwAAQAIAAAAAAA:cIkGAAAAAAAA",
            "6/5 4/off",
            "4/off: the 5 bears off no nearer checker while one is on point 5",
        ),
    ] {
        let rules: Rules = rules.parse().unwrap();
        let mut game = Backgammon::from_position(&rules, start).unwrap();
        assert_eq!(game.enter(text).unwrap_err().to_string(), message);
    }
}
