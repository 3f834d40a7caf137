//! `yonban rules`: presets, keys, defaults and allowed values, each with its meaning.

use super::kind;
use crate::cli;
use anyhow::Result;
use serde_json::{Map, Value, json};
use yonban_games::GameKind;
use yonban_gomoku::rules::{Key, Preset, describe};

pub(crate) fn rules(args: &cli::Rules) -> Result<()> {
    let kinds = match &args.game {
        Some(name) => vec![kind(name)?],
        None => GameKind::ALL.to_vec(),
    };
    if args.json {
        let all: Map<String, Value> = kinds
            .into_iter()
            .map(|kind| {
                (
                    kind.to_string(),
                    match kind {
                        GameKind::Gomoku => gomoku_json(),
                    },
                )
            })
            .collect();
        println!("{}", serde_json::to_string_pretty(&all)?);
        return Ok(());
    }
    for kind in kinds {
        println!("{kind}: PRESET[,key=value...]\n");
        match kind {
            GameKind::Gomoku => gomoku_text(),
        }
    }
    Ok(())
}

fn gomoku_text() {
    println!("presets");
    for preset in Preset::ALL {
        println!("  {:<15} {}", preset.name(), preset.meaning());
    }
    println!("\nkeys (the default depends on the preset; only what differs is printed)");
    for key in Key::ALL {
        println!("  {:<15} {}", key.name(), key.meaning());
        for (values, default, presets) in same_values(key) {
            println!(
                "  {:<15}   {} (default {default}): {}",
                "",
                span(&values),
                presets.join(" ")
            );
        }
    }
}

/// The presets that share allowed values and default of a key, in the order of the presets.
fn same_values(key: Key) -> Vec<(Vec<String>, String, Vec<&'static str>)> {
    let mut groups: Vec<(Vec<String>, String, Vec<&'static str>)> = Vec::new();
    for described in describe() {
        let Some(of_key) = described.keys.into_iter().find(|one| one.key == key) else {
            continue;
        };
        let name = described.preset.name();
        match groups
            .iter_mut()
            .find(|(v, d, _)| *v == of_key.allowed && *d == of_key.default)
        {
            Some((_, _, presets)) => presets.push(name),
            None => groups.push((of_key.allowed, of_key.default, vec![name])),
        }
    }
    groups
}

/// `13..22` for a run of numbers, else the values themselves.
fn span(values: &[String]) -> String {
    let numbers: Option<Vec<u32>> = values.iter().map(|value| value.parse().ok()).collect();
    match numbers.as_deref() {
        Some([first, .., last])
            if *last - *first + 1 == u32::try_from(values.len()).unwrap_or(0) =>
        {
            format!("{first}..{last}")
        }
        _ => values.join(" | "),
    }
}

fn gomoku_json() -> Value {
    let presets: Vec<Value> = describe()
        .into_iter()
        .map(|described| {
            let keys: Vec<Value> = described
                .keys
                .into_iter()
                .map(|one| {
                    json!({ "key": one.key.name(), "default": one.default, "allowed": one.allowed })
                })
                .collect();
            json!({
                "preset": described.preset.name(),
                "meaning": described.meaning,
                "keys": keys,
            })
        })
        .collect();
    let keys: Vec<Value> = Key::ALL
        .into_iter()
        .map(|key| json!({ "key": key.name(), "meaning": key.meaning() }))
        .collect();
    json!({ "presets": presets, "keys": keys })
}
