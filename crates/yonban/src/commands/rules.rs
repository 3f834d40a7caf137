//! `yonban rules`: presets, keys, defaults and allowed values, each with its meaning.

use super::kind;
use crate::cli;
use anyhow::Result;
use serde_json::{Map, Value, json};
use std::io::{self, Write};
use yonban_games::{GameKind, RulesDescription, describe_rules};

pub(crate) fn rules(args: &cli::Rules) -> Result<()> {
    let kinds = match &args.game {
        Some(name) => vec![kind(name)?],
        None => GameKind::ALL.to_vec(),
    };
    let mut out = io::stdout().lock();
    if args.json {
        let all: Map<String, Value> = kinds
            .into_iter()
            .map(|kind| (kind.to_string(), as_json(&describe_rules(kind))))
            .collect();
        writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
        return Ok(());
    }
    for kind in kinds {
        writeln!(out, "{kind}: PRESET[,key=value...]\n")?;
        print(&describe_rules(kind), &mut out)?;
    }
    Ok(())
}

fn print(rules: &RulesDescription, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "presets")?;
    for preset in &rules.presets {
        writeln!(out, "  {:<15} {}", preset.name, preset.meaning)?;
    }
    writeln!(
        out,
        "\nkeys (the default depends on the preset; only what differs is printed)"
    )?;
    for key in &rules.keys {
        writeln!(out, "  {:<15} {}", key.name, key.meaning)?;
        for (values, default, presets) in same_values(rules, key.name) {
            writeln!(
                out,
                "  {:<15}   {} (default {default}): {}",
                "",
                span(values),
                presets.join(" ")
            )?;
        }
    }
    Ok(())
}

/// The presets that share allowed values and default of a key, in the order of the presets.
fn same_values<'a>(
    rules: &'a RulesDescription,
    key: &str,
) -> Vec<(&'a [String], &'a str, Vec<&'static str>)> {
    let mut groups: Vec<(&[String], &str, Vec<&'static str>)> = Vec::new();
    for preset in &rules.presets {
        let Some(of_key) = preset.keys.iter().find(|one| one.name == key) else {
            continue;
        };
        match groups
            .iter_mut()
            .find(|(v, d, _)| *v == of_key.allowed && *d == of_key.default)
        {
            Some((_, _, presets)) => presets.push(preset.name),
            None => groups.push((&of_key.allowed, &of_key.default, vec![preset.name])),
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

fn as_json(rules: &RulesDescription) -> Value {
    let presets: Vec<Value> = rules
        .presets
        .iter()
        .map(|preset| {
            let keys: Vec<Value> = preset
                .keys
                .iter()
                .map(|one| json!({ "key": one.name, "default": one.default, "allowed": one.allowed }))
                .collect();
            json!({ "preset": preset.name, "meaning": preset.meaning, "keys": keys })
        })
        .collect();
    let keys: Vec<Value> = rules
        .keys
        .iter()
        .map(|key| json!({ "key": key.name, "meaning": key.meaning }))
        .collect();
    json!({ "presets": presets, "keys": keys })
}
