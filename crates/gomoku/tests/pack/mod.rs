//! Reading the data packs: tables with tabs, and lines of JSON.

#![allow(
    dead_code,
    reason = "each test file uses a part of this module, which part differs"
)]

use std::collections::BTreeMap;
use std::path::PathBuf;

fn read(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../data/gomoku")
        .join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The rows of a table, by column.
pub(crate) fn rows(name: &str) -> Vec<BTreeMap<String, String>> {
    let text = read(name);
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().unwrap().split('\t').collect();
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            assert_eq!(cells.len(), head.len(), "{name}: {line}");
            let named = head.iter().zip(cells);
            named
                .map(|(key, cell)| ((*key).to_owned(), cell.to_owned()))
                .collect()
        })
        .collect()
}

/// The objects of a file of JSON lines.
pub(crate) fn scripts(name: &str) -> Vec<Json> {
    let text = read(name);
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.map(Json::read).collect()
}

/// The part of JSON that the packs use.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Json {
    Null,
    Number(f64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Json::Text(text.to_owned())
    }
}

impl Json {
    fn read(text: &str) -> Json {
        let mut rest = text.trim_start();
        let value = value(&mut rest);
        assert_eq!(rest.trim(), "", "{text}");
        value
    }

    pub(crate) fn object(&self) -> &[(String, Json)] {
        match self {
            Json::Object(pairs) => pairs,
            other => panic!("{other:?} is no object"),
        }
    }

    pub(crate) fn get(&self, key: &str) -> Option<&Json> {
        self.object()
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value)
    }

    pub(crate) fn text(&self, key: &str) -> &str {
        match self.get(key) {
            Some(Json::Text(text)) => text,
            other => panic!("{key}: {other:?} is no text"),
        }
    }

    pub(crate) fn list(&self, key: &str) -> Vec<String> {
        self.get(key).unwrap().strings()
    }

    pub(crate) fn strings(&self) -> Vec<String> {
        let Json::List(values) = self else {
            panic!("{self:?} is no list")
        };
        let text = |value: &Json| match value {
            Json::Text(text) => text.clone(),
            other => panic!("{other:?} is no text"),
        };
        values.iter().map(text).collect()
    }
}

fn value(rest: &mut &str) -> Json {
    let first = rest.chars().next().expect("a value");
    match first {
        '{' => Json::Object(items(rest, '}', |rest| {
            let Json::Text(key) = value(rest) else {
                panic!("a key")
            };
            skip(rest, ':');
            (key, value(rest))
        })),
        '[' => Json::List(items(rest, ']', value)),
        '"' => {
            let end = 1 + rest[1..].find('"').expect("the end of a text");
            let text = &rest[1..end];
            assert!(!text.contains('\\'), "no escapes in the packs: {text}");
            *rest = &rest[end + 1..];
            Json::Text(text.to_owned())
        }
        _ => {
            let end = rest.find([',', '}', ']']).unwrap_or(rest.len());
            let (word, tail) = rest.split_at(end);
            *rest = tail;
            match word.trim() {
                "null" => Json::Null,
                number => Json::Number(number.parse().expect(number)),
            }
        }
    }
}

fn skip(rest: &mut &str, wanted: char) {
    *rest = rest
        .trim_start()
        .strip_prefix(wanted)
        .expect("punctuation")
        .trim_start();
}

fn items<T>(rest: &mut &str, end: char, mut item: impl FnMut(&mut &str) -> T) -> Vec<T> {
    *rest = rest[1..].trim_start();
    let mut items = Vec::new();
    while !rest.starts_with(end) {
        if !items.is_empty() {
            skip(rest, ',');
        }
        items.push(item(rest));
        *rest = rest.trim_start();
    }
    *rest = &rest[1..];
    items
}
