//! The tables of texts: rules, IDs, move text.

mod pack;

use yonban_backgammon::Rules;
use yonban_backgammon::rules::{Key, Preset, describe};
use yonban_rules::Reason;

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
