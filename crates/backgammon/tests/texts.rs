//! The tables of texts: rules, IDs, move text.

mod pack;

use yonban_backgammon::notation::{move_text, position_id};
use yonban_backgammon::rules::{Key, Preset, describe};
use yonban_backgammon::{Board, Dice, Rules, Variant};
use yonban_rules::{Reason, conformance};

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
