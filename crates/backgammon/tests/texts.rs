//! The tables of texts: rules, IDs, move text.

mod pack;

use serde_json::{Value, json};
use yonban_backgammon::notation::match_id::MatchId;
use yonban_backgammon::notation::{Diagram, Due, fibs, move_text, ogid, position_id, xgid};
use yonban_backgammon::rules::{Key, Preset, describe};
use yonban_backgammon::{Backgammon, Board, Checkers, Cube, Dice, Rules, Variant};
use yonban_rules::{AtTable, Game, PositionText, Reason, Seat, conformance};

#[test]
fn rules_texts() {
    let rows = pack::rows("rules_text.tsv");
    assert_eq!(rows.len(), 60);
    for row in rows {
        let input = &row["input"];
        match input.parse::<Rules>() {
            Ok(rules) => {
                assert_eq!(rules.to_string(), row["canonical"], "{input}");
                assert_eq!(rules.to_string().parse(), Ok(rules), "{input}");
            }
            Err(error) => assert_eq!(error.reason(), row["error"], "{input}: {error}"),
        }
    }
}

/// What is described as allowed is allowed, and a key that is not listed is refused.
#[test]
fn every_allowed_value_is_accepted() {
    for preset in describe() {
        let rules = Rules::from(preset.preset);
        for key in &preset.keys {
            assert_eq!(rules.value(key.key).as_ref(), Some(&key.default));
            for value in key.allowed.iter().filter(|value| !value.contains("..")) {
                let set = rules.with(key.key, value);
                assert!(set.is_ok(), "{} {}={value}", preset.preset, key.key);
            }
        }
    }
    let error = Rules::from(Preset::Money).with(Key::Length, "5");
    assert_eq!(error.unwrap_err().reason(), "key_not_allowed");
}

#[test]
fn move_texts() {
    let rows = pack::rows("movetext.tsv");
    assert_eq!(rows.len(), 64);
    for row in rows {
        let board = position_id::read(&row["position_id"], Variant::Standard).unwrap();
        let dice = row["dice"].as_bytes();
        let dice = Dice::new(dice[0] - b'0', dice[2] - b'0').unwrap();
        let text = &row["text"];
        let (verdict, answer) = match move_text::read(text, &board, dice) {
            Ok(play) => ("ok", play.to_string()),
            Err(error) => ("refuse", error.reason().to_owned()),
        };
        let expected = (row["verdict"].as_str(), &row["canonical_or_reason"]);
        assert_eq!((verdict, &answer), expected, "{board} {dice} {text}");
    }
}

/// Every play reads back from its canonical text, from what people write, and from plain steps unless
/// they leave open what is hit.
#[test]
fn written_plays_read_back() {
    let mut random = conformance::Dice::new(3);
    for row in pack::rows("plays_random_dev.tsv").iter().step_by(9) {
        let board: Board = position_id::read(&row["position_id"], Variant::Standard).unwrap();
        let dice = Dice::new(
            row["dice"].as_bytes()[0] - b'0',
            row["dice"].as_bytes()[2] - b'0',
        );
        let dice = dice.unwrap();
        let plays = board.plays(dice);
        for _ in 0..plays.len().min(12) {
            let play = plays[random.below(plays.len())];
            for text in [
                play.to_string(),
                move_text::write(&play),
                move_text::write_plain(&play),
            ] {
                assert_eq!(
                    move_text::read(&text, &board, dice),
                    Ok(play),
                    "{board} {dice} {text}"
                );
            }
        }
    }
}

fn variant(name: &str) -> Variant {
    let mut all = Variant::ALL.into_iter();
    all.find(|variant| variant.name() == name)
        .unwrap_or(Variant::Standard)
}

fn owner(cube: Cube, names: [&str; 2]) -> String {
    cube.owner()
        .map_or("center", |seat| names[seat.index()])
        .to_owned()
}

fn decoded_board(board: &Board, variant: Variant) -> Value {
    let off = [board.own(), board.other()].map(|side| variant.checkers() - side.total());
    let pips = [board.own().pips(), board.other().pips()];
    json!({ "board": xgid::write_board(board), "pips": pips, "off": off })
}

fn decoded_match(id: &MatchId) -> Value {
    let player = |seat: Seat| ["p1", "p0"][seat.index()];
    let dice = id.dice.map_or([0, 0], |dice| [dice.first(), dice.second()]);
    let [score_a, score_b] = id.score;
    json!({
        "cube": id.cube.value(),
        "owner": owner(id.cube, ["p1", "p0"]),
        "on_roll": player(id.on_roll),
        "crawford": id.crawford,
        "state": id.state as u8,
        "decides": player(id.decides),
        "doubled": id.doubled,
        "resign": id.resigned.map_or(0, |kind| kind.times()),
        "dice": dice,
        "length": id.length,
        "score": [score_b, score_a],
        "jacoby": id.jacoby,
    })
}

fn decoded_xgid(diagram: &Diagram) -> Value {
    let dice = match diagram.due {
        Due::RollOrDouble => "00".to_owned(),
        Due::Dice(dice) => format!("{}{}", dice.first(), dice.second()),
        Due::Answer { redoubles } => ["D", "B", "R"][usize::from(redoubles)].to_owned(),
    };
    json!({
        "board": xgid::write_board(&diagram.board),
        "cube": diagram.cube.value(),
        "owner": owner(diagram.cube, ["a", "b"]),
        "turn": diagram.on_roll.to_string(),
        "dice": dice,
        "score": diagram.score,
        "length": diagram.length,
        "crawford": diagram.crawford,
        "jacoby": diagram.jacoby,
        "beaver": diagram.beavers,
        "maxcube": 1 << diagram.maxcube,
        "gnu": diagram.position_text(),
    })
}

/// Reads an ID of the pack: what it says and how it prints again, or the reason of the refusal.
fn read_id(row: &std::collections::BTreeMap<String, String>) -> Result<(Value, String), String> {
    let (text, variant) = (&row["text"], variant(&row["variant"]));
    match row["kind"].as_str() {
        "position_id" => match position_id::read(text, variant) {
            Ok(board) => Ok((decoded_board(&board, variant), position_id::write(&board))),
            Err(error) => Err(error.reason().to_owned()),
        },
        "match_id" => match MatchId::read(text) {
            Ok(id) => Ok((decoded_match(&id), id.write())),
            Err(error) => Err(error.reason().to_owned()),
        },
        "xgid" => match xgid::read(text, variant) {
            Ok(diagram) => Ok((decoded_xgid(&diagram), xgid::write(&diagram))),
            Err(error) => Err(error.reason().to_owned()),
        },
        "ogid" => match ogid::read(text, variant) {
            Ok(diagram) => {
                let wanted: Value = serde_json::from_str(&row["decoded"]).unwrap();
                let wanted = xgid::read(wanted["xgid"].as_str().unwrap(), variant).unwrap();
                let sorted = |due| match due {
                    Due::Dice(dice) => Due::Dice(dice.sorted()),
                    other => other,
                };
                assert_eq!(sorted(diagram.due), sorted(wanted.due), "{text}");
                let wanted = Diagram {
                    due: diagram.due,
                    ..wanted
                };
                assert_eq!(diagram, wanted, "{text}");
                Ok((
                    serde_json::from_str(&row["decoded"]).unwrap(),
                    ogid::write(&diagram),
                ))
            }
            Err(error) => Err(error.reason().to_owned()),
        },
        other => panic!("{other}"),
    }
}

#[test]
fn ids() {
    let rows = pack::rows("ids.tsv");
    assert_eq!(rows.len(), 115);
    for row in rows {
        let text = &row["text"];
        match read_id(&row) {
            Ok((decoded, written)) => {
                assert_eq!(row["verdict"], "ok", "{text}");
                let wanted: Value = serde_json::from_str(&row["decoded"]).unwrap();
                assert_eq!(decoded, wanted, "{text}");
                let whole = written
                    .strip_prefix("XGID=")
                    .filter(|_| !text.starts_with("XGID"));
                assert_eq!(whole.unwrap_or(&written), text, "prints as it was read");
            }
            Err(reason) => {
                assert_eq!(row["verdict"], "refuse", "{text}: {reason}");
                assert_eq!(reason, row["reason"], "{text}");
            }
        }
    }
}

/// Random placements and games go through every ID and come back.
#[test]
fn ids_go_round() {
    let rounds = if pack::soak() { 1_000_000 } else { 100_000 };
    let mut random = conformance::Dice::new(8);
    for _ in 0..rounds {
        let sides = [(); 2].map(|()| {
            let mut counts = [0; 25];
            for _ in 0..random.below(16) {
                counts[random.below(25)] += 1;
            }
            Checkers::from_counts(&counts).unwrap()
        });
        let Ok(board) = Board::new(sides[0], sides[1], Variant::Standard) else {
            continue;
        };
        let id = position_id::write(&board);
        assert_eq!(
            position_id::read(&id, Variant::Standard),
            Ok(board),
            "{board}"
        );
        let text = format!("{}:0:0:1:00:0:0:0:0:10", xgid::write_board(&board));
        let diagram = xgid::read(&text, Variant::Standard).unwrap();
        assert_eq!(diagram.board, board, "{text}");
        let again = ogid::read(&ogid::write(&diagram), Variant::Standard);
        assert_eq!(again, Ok(diagram), "{text}");
    }
}

/// What can be said of a game in play reads back to a game with the same future.
#[test]
fn games_go_through_xgid() {
    let mut random = conformance::Dice::new(2);
    for rules in [
        "match,length=3",
        "money,beavers=1",
        "match,length=2,variant=hypergammon",
    ] {
        let rules: Rules = rules.parse().unwrap();
        let mut game = Backgammon::new(&rules);
        for _ in 0..3_000 {
            if game.turn().is_over() {
                game = Backgammon::new(&rules);
            }
            if let Some((diagram, omissions)) = Diagram::of(&game) {
                let text = xgid::write(&diagram);
                let read = xgid::read(&text, rules.variant()).unwrap();
                assert_eq!(read, diagram, "{text}");
                if omissions.is_empty() {
                    let again = read.game().unwrap();
                    assert_eq!(again.position(), game.position(), "{text}");
                    assert_eq!(again.legal_actions(), game.legal_actions(), "{text}");
                }
            }
            let chances = game.chances();
            let text = if chances.is_empty() {
                let legal = game.legal_actions();
                let at = random.below(legal.len());
                // Nearly nobody resigns.
                let at = if random.below(10) == 0 {
                    at
                } else {
                    at.min(legal.len().saturating_sub(2))
                };
                legal[at].to_string()
            } else {
                chances[random.below(chances.len())].0.to_string()
            };
            game.enter(&text)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
        }
    }
}

#[test]
fn board_lines_of_a_peer() {
    let rows = pack::rows("fibs_board.tsv");
    assert_eq!(rows.len(), 28);
    for row in rows {
        let text = &row["line"];
        let line = fibs::read(text, Variant::Standard).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(&fibs::write(&line), text);
        assert_eq!(line.names, ["peer", "ours"]);
        let diagram = &line.diagram;
        let board = diagram.board_on_roll();
        let situation = match diagram.due {
            Due::RollOrDouble => "roll_or_double",
            Due::Dice(dice) if board.count_plays(dice) == 0 => "play_none",
            Due::Dice(_) => "play",
            Due::Answer { redoubles: 0 } => "take_or_drop",
            Due::Answer { .. } => "answer_beaver",
        };
        let dice = match diagram.due {
            Due::Dice(dice) => dice.sorted().to_string(),
            Due::RollOrDouble | Due::Answer { .. } => "-".to_owned(),
        };
        let [x, o] = diagram.score.map(|points| points.to_string());
        for (column, value) in [
            ("situation", situation),
            ("on_roll", ["x", "o"][diagram.on_roll.index()]),
            ("position_id", &position_id::write(&board)),
            ("dice", &dice),
            ("length", &diagram.length.to_string()),
            ("score_x", &x),
            ("score_o", &o),
            ("cube", &diagram.cube.value().to_string()),
            ("may_double", &owner(diagram.cube, ["x", "o"])),
            ("crawford", if diagram.crawford { "yes" } else { "no" }),
        ] {
            assert_eq!(value, row[column], "{column} of {text}");
        }
        assert_eq!(diagram.turned().turned(), *diagram);
        let ours = diagram.turned().game().unwrap();
        assert_eq!(ours.turn().seat(), Some(Seat::A), "{text}");
        assert_eq!(ours.board(), diagram.game().unwrap().board(), "{text}");
        // The seat that is asked acts, with something to choose or to say.
        let game = diagram.game();
        assert_eq!(game.unwrap().turn().seat(), Some(Seat::B), "{text}");
    }
}

/// What the house does for a computer that fails gives nothing away.
#[test]
fn a_stand_in_neither_resigns_nor_drops() {
    let mut game = Backgammon::new(&"match,length=3".parse().expect("rules"));
    for (text, wanted) in [
        ("dice 3 1", None),
        ("8/5 6/5", Some("roll")),
        ("double", Some("take")),
        ("take", Some("roll")),
        ("resign single", Some("accept")),
    ] {
        game.enter(text).expect(text);
        let stand_in = game.stand_in().map(|action| action.to_string());
        match wanted {
            Some(wanted) => assert_eq!(stand_in.as_deref(), Some(wanted), "{text}"),
            None => assert!(stand_in.is_some_and(|text| text.contains('/'))),
        }
    }
}
