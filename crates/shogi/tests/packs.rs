//! The scripts of the data packs: what is refused, who wins, how the board stands.

mod pack;

use serde_json::Value;
use yonban_rules::{Game, PositionText, Reason, Seat, Turn};
use yonban_shogi::{Action, Board, Color, Rules, Shogi, Strictness};

/// Plays a script: the game, and the index and reason of the first refused action.
fn play(script: &Value) -> (Shogi, Option<(usize, &'static str)>) {
    let rules: Rules = script["rules"].as_str().unwrap().parse().unwrap();
    let mut game = match script["start"].as_str() {
        None => Shogi::new(&rules),
        Some(text) => {
            let game = Shogi::from_position(&rules, text).unwrap();
            assert_eq!(game.position(), text);
            game
        }
    };
    for (n, text) in script["actions"].as_array().unwrap().iter().enumerate() {
        let action: Action = match text.as_str().unwrap().parse::<Action>() {
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
fn answer(game: &Shogi, key: &str) -> Value {
    match (key, game.turn()) {
        ("turn", Turn::Seat(seat)) => seat.to_string().into(),
        ("turn", Turn::Over(_)) => "over".into(),
        ("outcome", Turn::Over(outcome)) => outcome.verdict.to_string().into(),
        ("ending", Turn::Over(outcome)) => outcome.ending.to_string().into(),
        ("outcome" | "ending", _) => Value::Null,
        ("position", _) => game.position().into(),
        ("legal_count", _) => game.legal_actions().len().into(),
        ("legal", _) => {
            let actions = game.legal_actions();
            let texts = actions.iter().map(Action::to_string);
            texts.collect::<Vec<String>>().into()
        }
        (other, _) => panic!("{other} is expected"),
    }
}

/// Holds a script's expectations against the game.
fn judge(script: &Value) -> Shogi {
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
    told(&game);
    game
}

/// That what is told of actions says what `check` says, and that an end is told by its name.
fn told(game: &Shogi) {
    let Some(outcome) = game.outcome() else {
        assert_eq!(game.why(), None, "{game:?}");
        for action in game.legal_actions() {
            let explanation = game.explain(&action).unwrap();
            let refused = game.board().refusal_of(&action);
            assert_eq!(explanation.rule(), refused.unwrap_or("legal"), "{action}");
            assert!(!explanation.to_string().is_empty());
        }
        return;
    };
    let why = game.why().unwrap();
    let ending = outcome.ending.name();
    match ending.strip_prefix("foul_") {
        Some(foul) => assert_eq!(why.rule(), foul, "{game:?}"),
        None if ending == "failed_declaration" => {
            let failed = why.declaration().unwrap().result.as_ref().unwrap_err();
            assert_eq!(why.rule(), failed.reason());
        }
        None => assert_eq!(why.rule(), ending, "{game:?}"),
    }
    assert!(!why.to_string().is_empty());
}

/// What refuses a move on a clean list; nothing for a declaration that is listed.
trait Refusal {
    fn refusal_of(&self, action: &Action) -> Option<&'static str>;
}

impl Refusal for Board {
    fn refusal_of(&self, action: &Action) -> Option<&'static str> {
        match action {
            Action::Move(action) => self.refusal(*action).map(|illegal| illegal.reason()),
            Action::Declare => None,
        }
    }
}

#[test]
fn repetitions() {
    let scripts = pack::scripts("repetition.jsonl");
    assert_eq!(scripts.len(), 40);
    for script in &scripts {
        judge(script);
    }
}

#[test]
fn verdicts() {
    let scripts = pack::scripts("rules.jsonl");
    assert_eq!(scripts.len(), 130);
    for script in &scripts {
        judge(script);
    }
}

/// A declaration under each rule, for the side to move.
#[test]
fn impasses() {
    let rows = pack::rows("impasse.tsv");
    assert_eq!(rows.len(), 34);
    for row in rows {
        let id = &row["id"];
        let declared = |impasse: &str| {
            let text = format!("{},judging=lose,impasse={impasse}", row["preset"]);
            let mut game = Shogi::from_position(&text.parse().unwrap(), &row["sfen"]).unwrap();
            let counts = game.impasse_counts().unwrap();
            let seat = game.turn().seat().unwrap();
            let accepted = game.play(seat, &Action::Declare).is_ok();
            let outcome = game
                .outcome()
                .map(|outcome| (outcome.verdict.to_string(), outcome.ending.name()));
            assert_eq!(accepted, outcome.is_some(), "{id} {impasse}");
            (seat, counts, outcome)
        };
        let yes = |key: &str| row[key] == "1";
        for impasse in ["27", "24"] {
            let (seat, counts, outcome) = declared(impasse);
            let count = counts[seat.index()];
            assert_eq!(count.king_in_zone, yes("king_in_zone"), "{id}");
            assert_eq!(count.in_check, yes("in_check"), "{id}");
            assert_eq!(count.pieces.to_string(), row["zone_pieces"], "{id}");
            assert_eq!(count.points.to_string(), row["points"], "{id}");
            let result = &row[&format!("result_{impasse}")];
            let wanted = match result.as_str() {
                "win" => (seat.to_string(), "declaration"),
                "draw" => ("draw".to_owned(), "impasse_draw"),
                "fail" => (seat.other().to_string(), "failed_declaration"),
                other => panic!("{other}"),
            };
            assert_eq!(outcome, Some(wanted), "{id} {impasse}");
            assert_eq!(count.holds, result != "fail", "{id} {impasse}");
        }
        let (seat, counts, outcome) = declared("points27");
        assert_eq!(counts[0].points.to_string(), row["total_black"], "{id}");
        assert_eq!(counts[1].points.to_string(), row["total_white"], "{id}");
        let result = &row["result_points27"];
        match result.as_str() {
            "refused" => assert_eq!(outcome, None, "{id}"),
            verdict => {
                assert_eq!(outcome, Some((verdict.to_owned(), "impasse_count")), "{id}");
                for color in Color::BOTH {
                    let keeps =
                        result == "draw" || *result == Seat::BOTH[color.index()].to_string();
                    assert_eq!(counts[color.index()].holds, keeps, "{id} {color}");
                }
            }
        }
        assert_eq!(result != "refused", yes("both_kings_in"), "{id}");
        assert_eq!(counts[seat.index()].pieces_needed, 0);
    }
}

/// A position turned by half a turn is judged alike, thresholds aside.
#[test]
fn a_turned_position_counts_alike() {
    for row in pack::rows("impasse.tsv") {
        let rules: Rules = "even,impasse=24".parse().unwrap();
        let game = Shogi::from_position(&rules, &row["sfen"]).unwrap();
        let (board, _) = Board::from_sfen(&row["sfen"], Strictness::Game).unwrap();
        let turned = Shogi::from_position(&rules, &board.turned().to_sfen(1)).unwrap();
        let [black, white] = game.impasse_counts().unwrap();
        assert_eq!(
            turned.impasse_counts(),
            Some([white, black]),
            "{}",
            row["id"]
        );
    }
}
