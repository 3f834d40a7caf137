//! Rules texts, handicaps and action texts.

mod pack;

use yonban_rules::Reason;
use yonban_shogi::{Action, Handicap, Kind, Preset, Rules, Square, rules};

#[test]
fn every_rules_text() {
    let rows = pack::rows("rules_text.tsv");
    assert_eq!(rows.len(), 84);
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
            // A tie goes only with a count.
            let base = match key.key {
                rules::Key::Tie27 => preset.with(rules::Key::Impasse, "points27").unwrap(),
                _ => preset,
            };
            let named = base.with(key.key, &key.default);
            assert_eq!(named, Ok(base), "{} {}", described.preset, key.key);
        }
    }
}

/// What is printed of a preset leaves out no key that its rules text may have.
#[test]
fn every_preset_lists_every_key() {
    for described in rules::describe() {
        let name = described.preset.name();
        let keys: Vec<rules::Key> = described.keys.iter().map(|one| one.key).collect();
        assert_eq!(keys, rules::Key::ALL, "{name}");
        for one in described.keys {
            let condition = match one.key {
                rules::Key::Tie27 => ",impasse=points27",
                _ => "",
            };
            for value in one.allowed.iter().filter(|value| !value.contains("..")) {
                let text = format!("{name}{condition},{}={value}", one.key);
                assert!(text.parse::<Rules>().is_ok(), "{text}");
            }
        }
    }
    assert!(rules::Key::Tie27.meaning().contains("`impasse=points27`"));
}

/// A key that is set to a count and back leaves nothing behind.
#[test]
fn a_tie_goes_with_a_count() {
    let even = Rules::from(Preset::Even);
    let tie = even.with(rules::Key::Tie27, "gote");
    assert_eq!(tie.unwrap_err().reason(), "key_not_applicable");
    let count = even.with(rules::Key::Impasse, "points27").unwrap();
    let gote = count.with(rules::Key::Tie27, "gote").unwrap();
    assert_eq!(gote.to_string(), "even,impasse=points27,tie27=gote");
    assert_eq!(gote.with(rules::Key::Impasse, "27"), Ok(even));
}

#[test]
fn every_handicap() {
    let rows = pack::rows("handicaps.tsv");
    assert_eq!(rows.len(), 1 + Handicap::ALL.len());
    for row in rows {
        let rules: Rules = row["preset"].parse().unwrap();
        let Some(handicap) = rules.preset().handicap() else {
            assert_eq!(row["preset"], "even");
            continue;
        };
        assert_eq!(handicap.japanese(), row["japanese"]);
        assert_eq!(handicap.kif().unwrap_or("その他"), row["kif"]);
        assert_eq!(handicap.sfen(), row["sfen"]);
        assert_eq!(handicap.csa().unwrap_or(""), row["csa_pi"]);
        assert_eq!(rules.credit().to_string(), row["credit"]);
        assert_eq!(Handicap::from_name(&row["preset"]), Some(handicap));
        if let Some(name) = handicap.kif() {
            assert_eq!(Handicap::from_kif(name), Some(handicap));
        }
    }
    assert_eq!(Handicap::from_kif("その他"), None);
    assert_eq!(Rules::from(Preset::Even).credit(), 0);
}

#[test]
fn every_bad_action() {
    let rows = pack::rows("usi_bad.tsv");
    assert_eq!(rows.len(), 31);
    for row in rows {
        let text = &row["action"];
        let error = text.parse::<Action>().unwrap_err();
        assert_eq!(error.reason(), row["reason"], "{text}");
    }
}

/// Every move that two squares can spell, and every drop, prints as it was read.
#[test]
fn every_good_action() {
    let mut texts = vec!["declare".to_owned()];
    for to in Square::all() {
        for kind in Kind::HAND {
            texts.push(format!("{kind}*{to}"));
        }
        for from in Square::all().filter(|&from| from != to) {
            texts.extend([format!("{from}{to}"), format!("{from}{to}+")]);
        }
    }
    assert_eq!(texts.len(), 1 + 81 * 7 + 81 * 80 * 2);
    for text in texts {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}
