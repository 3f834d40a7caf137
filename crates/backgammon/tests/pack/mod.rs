//! Reading the data packs: tables with tabs, and lines of JSON.

#![allow(
    dead_code,
    reason = "each test file uses a part of this module, which part differs"
)]

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// A file as it is.
pub(crate) fn bytes(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../data/backgammon")
        .join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn read(name: &str) -> String {
    String::from_utf8(bytes(name)).unwrap_or_else(|e| panic!("{name}: {e}"))
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
pub(crate) fn scripts(name: &str) -> Vec<Value> {
    let text = read(name);
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines
        .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{name}: {e}: {line}")))
        .collect()
}

/// The long version of a test is wanted.
pub(crate) fn soak() -> bool {
    std::env::var("YONBAN_SOAK").is_ok_and(|value| value == "1")
}
