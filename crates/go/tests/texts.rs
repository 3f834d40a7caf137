//! Rules texts.

mod pack;

use yonban_go::{Preset, Rules, rules};
use yonban_rules::Reason;

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
