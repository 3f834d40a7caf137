//! What can be set: `key NAME TYPE RANGE DEFAULT`.

use super::command::{Code, Fault, echo};
use super::context::Context;
use yonban_backgammon::{Rules, Variant};
use yonban_search::Level;

/// How the engine thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Settings {
    pub(super) level: Level,
    /// As the protocol counts: 1 looks at each play and no further; 0 leaves it to the level.
    pub(super) ply: u32,
    /// Milliseconds for one answer, 0 for as long as it takes.
    pub(super) time: u64,
    pub(super) threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            level: Level::FULL,
            ply: 0,
            time: 0,
            threads: 1,
        }
    }
}

/// A name, and the rest of its line: type, range, default, and what it is.
const TABLE: [(&str, &str); 10] = [
    (
        "game.variant",
        "enum backgammon|nackgammon|hypergammon|longgammon backgammon",
    ),
    (
        "game.length",
        "int 0..25 0 points that win a match; 0: money",
    ),
    (
        "game.crawford",
        "bool true matches: the Crawford game has no cube",
    ),
    (
        "game.jacoby",
        "bool true money: gammons count once a double was taken",
    ),
    (
        "game.beavers",
        "bool false money: a double may be redoubled at once",
    ),
    ("game.maxcube", "int 1..32768 1024 a power of two"),
    ("engine.level", "int 1..10 10 strength"),
    (
        "engine.ply",
        "int 0..4 0 root-inclusive decision depth; 0: as the level has it",
    ),
    (
        "engine.time_ms",
        "int 0..3600000 0 ! for one answer; 0: as long as it takes",
    ),
    ("engine.threads", "int 1..128 1 ! threads that think"),
];

/// The lines that tell what can be set.
pub(super) fn lines() -> impl Iterator<Item = String> {
    TABLE
        .iter()
        .map(|(name, rest)| format!("key {name} {rest}"))
}

/// The key of a name, in any case, with or without what stands before its dot.
fn key_of(name: &str) -> Result<&'static str, Fault> {
    let known = TABLE.iter().map(|(key, _)| *key).find(|key| {
        let short = key.split_once('.').map_or(*key, |(_, short)| short);
        key.eq_ignore_ascii_case(name) || short.eq_ignore_ascii_case(name)
    });
    known.ok_or_else(|| Fault::new(Code::Unsupported, format!("no key {}", echo(name))))
}

/// The value of a key, with its name.
pub(super) fn get(
    name: &str,
    context: &Context,
    settings: &Settings,
) -> Result<(&'static str, String), Fault> {
    let key = key_of(name)?;
    let value = match key {
        "game.variant" => variant_name(context.variant).to_owned(),
        "game.length" => context.length.to_string(),
        "game.crawford" => context.crawford_rule.to_string(),
        "game.jacoby" => context.jacoby.to_string(),
        "game.beavers" => context.beavers.to_string(),
        "game.maxcube" => (1_u32 << context.maxcube).to_string(),
        "engine.level" => settings.level.to_string(),
        "engine.ply" => settings.ply.to_string(),
        "engine.time_ms" => settings.time.to_string(),
        _ => settings.threads.to_string(),
    };
    Ok((key, value))
}

/// Sets a key; nothing is changed by a value that does not fit.
pub(super) fn set(
    name: &str,
    value: &str,
    context: &mut Context,
    settings: &mut Settings,
) -> Result<(), Fault> {
    let key = key_of(name)?;
    let wrong = || {
        let rest = TABLE.iter().find(|(known, _)| *known == key);
        let what = rest.map_or("", |(_, rest)| rest);
        Fault::new(Code::BadValue, format!("{key} is {what}"))
    };
    let number = |least: u64, most: u64| {
        let number: Option<u64> = value.parse().ok();
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(wrong)
    };
    let flag = || match value {
        "true" | "on" | "yes" | "1" => Ok(true),
        "false" | "off" | "no" | "0" => Ok(false),
        _ => Err(wrong()),
    };
    match key {
        "game.variant" => {
            let variant = Variant::ALL
                .into_iter()
                .find(|variant| variant_name(*variant) == value);
            context.set_variant(variant.ok_or_else(wrong)?);
        }
        // All of these fit where they go: the ranges say so.
        "game.length" => {
            context.set_length(number(0, u64::from(Rules::LONGEST_MATCH))? as u16);
        }
        "game.crawford" => context.crawford_rule = flag()?,
        "game.jacoby" => context.jacoby = flag()?,
        "game.beavers" => context.beavers = flag()?,
        "game.maxcube" => {
            let most = number(1, 32_768)?;
            if !most.is_power_of_two() {
                return Err(wrong());
            }
            context.maxcube = most.trailing_zeros() as u8;
        }
        "engine.level" => settings.level = value.parse().map_err(|_| wrong())?,
        "engine.ply" => settings.ply = number(0, 4)? as u32,
        "engine.time_ms" => settings.time = number(0, 3_600_000)?,
        _ => settings.threads = number(1, 128)? as usize,
    }
    Ok(())
}

/// The name of a variant here.
const fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Standard => "backgammon",
        other => other.name(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a key's line gives as its range is what it takes.
    #[test]
    fn ranges_are_as_told() {
        let mut seen = Vec::new();
        for (name, rest) in TABLE {
            let words: Vec<&str> = rest.split(' ').collect();
            let Some((least, most)) = words[1].split_once("..").filter(|_| words[0] == "int")
            else {
                continue;
            };
            let [least, most] = [least, most].map(|end| end.parse::<i64>().expect("a number"));
            for (number, fits) in [
                (least - 1, false),
                (least, true),
                (most, true),
                (most + 1, false),
            ] {
                let (mut context, mut settings) = (Context::default(), Settings::default());
                let set = set(name, &number.to_string(), &mut context, &mut settings);
                assert_eq!(set.is_ok(), fits, "{name} {number}");
                if let Err(fault) = set {
                    assert!(fault.to_string().contains(words[1]), "{fault}");
                }
            }
            seen.push((name, most));
        }
        assert_eq!(seen.len(), 6, "{seen:?}");
        let longest = i64::from(Rules::LONGEST_MATCH);
        assert!(seen.contains(&("game.length", longest)), "{seen:?}");
    }

    /// What a key's line gives as its default is what it is, and can be set.
    #[test]
    fn defaults_are_as_told() {
        let (mut context, mut settings) = (Context::default(), Settings::default());
        for line in lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let at = if words[2] == "bool" { 3 } else { 4 };
            let (name, default) = (words[1], words[at]);
            let value = get(name, &context, &settings).expect("a key");
            assert_eq!(value, (name, default.to_owned()), "{line}");
            set(name, default, &mut context, &mut settings).expect("a default");
            let (_, short) = name.split_once('.').expect("a dot");
            let upper = short.to_uppercase();
            assert!(set(&upper, default, &mut context, &mut settings).is_ok());
            let before = (context.clone(), settings);
            assert!(set(name, "nonsense", &mut context, &mut settings).is_err());
            assert_eq!((context.clone(), settings), before);
        }
        assert_eq!(context, Context::default());
        assert_eq!(settings, Settings::default());
        assert!(set("engine.ply", "5", &mut context, &mut settings).is_err());
        assert!(set("game.maxcube", "3", &mut context, &mut settings).is_err());
        assert!(get("hash", &context, &settings).is_err());
    }
}
