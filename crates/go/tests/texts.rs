//! Rules texts and position texts.

mod pack;

use yonban_go::{Go, Preset, Rules, rules};
use yonban_rules::{PositionText, Reason};

#[test]
fn every_rules_text() {
    let rows = pack::rows("rules_text.tsv");
    assert_eq!(rows.len(), 124);
    for row in rows {
        let input = &row["input"];
        match input.parse::<Rules>() {
            Ok(rules) => {
                assert_eq!(row["error"], "-", "{input} is accepted as {rules}");
                assert_eq!(rules.to_string(), row["canonical"], "{input}");
                assert_eq!(rules.to_string().parse(), Ok(rules), "{input}");
            }
            Err(error) => assert_eq!(error.reason(), row["error"], "{input}: {error}"),
        }
    }
}

#[test]
fn every_default_may_be_named() {
    for described in rules::describe() {
        let preset = Rules::from(described.preset);
        assert_eq!(preset.to_string(), described.preset.name());
        for key in described.keys {
            let named = preset.with(key.key, &key.default);
            // A komi counts in capture Go only where the area decides a tie.
            if key.key == rules::Key::Komi && named.is_err() {
                assert!(described.preset.is_capture(), "{}", described.preset);
                assert_ne!(described.preset, Preset::CaptureRace);
            } else {
                assert_eq!(named, Ok(preset), "{} {}", described.preset, key.key);
            }
        }
    }
}

#[test]
fn every_position_text() {
    let rows = pack::rows("position_text.tsv");
    assert_eq!(rows.len(), 33);
    for row in rows {
        let (rules, text) = (&row["rules"], &row["text"]);
        match Go::from_position(&rules.parse().unwrap(), text) {
            Ok(game) => {
                assert_eq!(row["error"], "-", "{rules}: {text} is accepted");
                assert_eq!(game.position(), *text);
            }
            Err(error) => assert_eq!(error.reason(), row["error"], "{rules}: {text}: {error}"),
        }
    }
}
