//! The SGF pack: what its `expected.jsonl` says of the syntax.

use serde_json::Value as Json;
use std::collections::BTreeSet;
use std::path::PathBuf;
use yonban_sgf::{LossKind, Options, Position, ReadError, Reading, Tree, print, read};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/sgf")
}

fn rows() -> Vec<(Json, Vec<u8>)> {
    let text = std::fs::read_to_string(folder().join("expected.jsonl")).unwrap();
    let rows = text.lines().map(|line| {
        let row: Json = serde_json::from_str(line).unwrap();
        let bytes = match row["file"].as_str() {
            Some(name) => std::fs::read(folder().join(name)).unwrap(),
            None => row["text"].as_str().unwrap().as_bytes().to_vec(),
        };
        (row, bytes)
    });
    rows.collect()
}

fn kinds(reading: &Reading) -> BTreeSet<&'static str> {
    reading.losses.iter().map(|loss| loss.kind.name()).collect()
}

fn texts(tree: &Tree, identifier: &str) -> Vec<(usize, String)> {
    let nodes = tree.nodes().filter_map(|(id, node)| {
        let property = node.property(identifier)?;
        let values: Vec<String> = property.values().iter().map(|value| value.text()).collect();
        Some((id.index(), values.join("\n")))
    });
    nodes.collect()
}

#[test]
fn the_pack_is_read_as_it_says() {
    let mut read_well = 0;
    for (row, bytes) in rows() {
        let name = row.get("file").or(row.get("text")).unwrap();
        match row["reason"].as_str() {
            Some("no_tree") => {
                assert_eq!(
                    read(&bytes, &Options::default()),
                    Err(ReadError::NoTree),
                    "{name}"
                );
                continue;
            }
            Some("unclosed_value") => {
                let reading = read(&bytes, &Options::default()).unwrap();
                assert!(kinds(&reading).contains("unclosed_value"), "{name}");
                continue;
            }
            _ => {}
        }
        let reading = read(&bytes, &Options::default()).unwrap();
        if row["status"] == "refused" {
            continue; // for a reason of the game
        }
        read_well += 1;
        assert_eq!(
            reading.charset.name(),
            row["encoding"].as_str().unwrap(),
            "{name}"
        );
        let warnings: BTreeSet<&str> = row["file_warnings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|kind| kind.as_str().unwrap())
            .collect();
        assert_eq!(kinds(&reading), warnings, "{name}: {:?}", reading.losses);
        let trees = row["trees"].as_array().unwrap();
        assert_eq!(reading.collection.trees.len(), trees.len(), "{name}");
        for (tree, expected) in reading.collection.trees.iter().zip(trees) {
            // Where a node is split by what it means, the numbers are not ours.
            let split = expected["warnings"]
                .as_array()
                .unwrap()
                .iter()
                .any(|warning| {
                    ["setup_and_move", "move_in_root", "two_moves"]
                        .contains(&warning["kind"].as_str().unwrap())
                });
            if split {
                continue;
            }
            assert_eq!(
                tree.len() as u64,
                expected["nodes"].as_u64().unwrap(),
                "{name}"
            );
            let wanted = |key: &str| -> Vec<(usize, String)> {
                let object = expected[key].as_object().into_iter().flatten();
                let mut list: Vec<(usize, String)> = object
                    .map(|(n, text)| (n.parse().unwrap(), text.as_str().unwrap().to_owned()))
                    .collect();
                list.sort();
                list
            };
            let comments: Vec<_> = texts(tree, "C")
                .into_iter()
                .filter(|(_, text)| !text.is_empty())
                .collect();
            let expected_comments: Vec<_> = wanted("comments")
                .into_iter()
                .filter(|(_, text)| !text.is_empty())
                .collect();
            assert_eq!(comments, expected_comments, "{name}");
            for (key, text) in expected["props"].as_object().unwrap() {
                let value = tree.root().value(key);
                if let Some(value) = value {
                    assert_eq!(value.simple_text(), text.as_str().unwrap(), "{name} {key}");
                }
            }
            for (number, kept) in expected["kept"].as_object().into_iter().flatten() {
                let number: usize = number.parse().unwrap();
                let node = tree.nodes().nth(number).unwrap().1;
                for (key, values) in kept.as_object().unwrap() {
                    let found: Vec<String> = node
                        .property(key)
                        .unwrap()
                        .values()
                        .iter()
                        .map(|v| v.text())
                        .collect();
                    assert_eq!(Json::from(found), *values, "{name} {key}");
                }
            }
        }
        let main_length = trees[0]["main_length"].as_u64();
        if let Some(length) = main_length {
            assert_eq!(
                reading.collection.trees[0].main_line().count() as u64,
                length + 1
            );
        }
    }
    assert!(read_well >= 20, "{read_well} rows");
}

#[test]
fn what_was_read_is_written_and_read_again() {
    for (row, bytes) in rows() {
        let Ok(first) = read(&bytes, &Options::default()) else {
            continue;
        };
        let text = print(&first.collection);
        let second = read(text.as_bytes(), &Options::default()).unwrap();
        assert_eq!(print(&second.collection), text, "{row}");
        let structure = |reading: &Reading| -> Vec<Vec<Option<usize>>> {
            let trees = reading.collection.trees.iter();
            trees
                .map(|tree| {
                    tree.nodes()
                        .map(|(_, n)| n.parent().map(|p| p.index()))
                        .collect()
                })
                .collect()
        };
        if !kinds(&first).contains("node_after_variation") {
            assert_eq!(structure(&first), structure(&second), "{row}");
        }
        for (a, b) in first.collection.trees.iter().zip(&second.collection.trees) {
            assert_eq!(texts(a, "C"), texts(b, "C"), "{row}");
        }
        // Nothing is wrong with what we write.
        assert_eq!(second.losses, vec![], "{text}");
    }
}

#[test]
fn losses_say_where() {
    let bytes = b"old\r\n(;GaMe[1]\n\r ;B[aa]junk;C[x]C[y]\n()";
    let reading = read(bytes, &Options::default()).unwrap();
    let found: Vec<(LossKind, u32, u32)> = reading
        .losses
        .iter()
        .map(|loss| (loss.kind, loss.at.line, loss.at.column))
        .collect();
    assert_eq!(
        found,
        [
            (LossKind::TextBeforeTree, 1, 1),
            (LossKind::LowercaseIdentifier, 2, 3),
            (LossKind::StrayText, 3, 8),
            (LossKind::DuplicateProperty, 3, 17),
            (LossKind::EmptyVariation, 4, 1),
            (LossKind::UnclosedTree, 4, 3),
        ]
    );
    let comment = reading.collection.trees[0]
        .nodes()
        .nth(2)
        .unwrap()
        .1
        .property("C")
        .unwrap();
    assert_eq!(
        comment.at(),
        Position {
            line: 3,
            column: 13
        }
    );
    assert_eq!(
        reading.losses[1].to_string(),
        "line 2, column 3: GaMe is read as GM"
    );
}

#[test]
fn bytes_that_were_escaped_are_understood() {
    // "乗" is 81 5C in GBK; this writer put a backslash before its second byte, and before 5D of 乚.
    let bytes = b"(;GM[4]CA[GBK]C[\x81\\\\\x81\\]];B[hh]C[a\\:b])";
    let reading = read(bytes, &Options::default()).unwrap();
    assert!(
        kinds(&reading).contains("escaped_bytes"),
        "{:?}",
        reading.losses
    );
    let tree = &reading.collection.trees[0];
    assert_eq!(
        texts(tree, "C"),
        [(0, "乗乚".to_owned()), (1, "a:b".to_owned())]
    );
}

#[test]
fn limits_are_typed_errors() {
    let mut options = Options::default();
    options.limits.bytes = 10;
    assert_eq!(
        read(b"(;GM[4]C[])", &options),
        Err(ReadError::TooLarge {
            bytes: 11,
            limit: 10
        })
    );
    let mut options = Options::default();
    options.limits.nodes = 2;
    let at = Position { line: 1, column: 4 };
    assert_eq!(
        read(b"(;;;)", &options),
        Err(ReadError::TooManyNodes { limit: 2, at })
    );
    let mut options = Options::default();
    options.limits.depth = 2;
    assert_eq!(
        read(b"(;(;(;)))", &options),
        Err(ReadError::TooDeep {
            limit: 2,
            at: Position { line: 1, column: 5 }
        })
    );
    let mut options = Options::default();
    options.limits.values = 1;
    assert_eq!(
        read(b"(;C[][])", &options),
        Err(ReadError::TooManyValues {
            limit: 1,
            at: Position { line: 1, column: 6 }
        })
    );
    let mut options = Options::default();
    options.limits.properties = 2;
    assert!(read(b"(;A[]B[]A[];C[]D[])", &options).is_ok());
    assert_eq!(
        read(b"(;A[]B[]C[])", &options),
        Err(ReadError::TooManyProperties {
            limit: 2,
            at: Position { line: 1, column: 9 }
        })
    );
}

#[test]
fn millions_of_slips_do_not_fill_the_memory() {
    let mut bytes = b"(;GM[1]".to_vec();
    bytes.extend(std::iter::repeat_n(b"()", 1_000_000).flatten());
    let reading = read(
        &bytes,
        &Options {
            limits: yonban_sgf::Limits {
                depth: 10,
                ..Default::default()
            },
            ..Default::default()
        },
    )
    .unwrap();
    assert_eq!(reading.losses.len(), 1_001);
    assert_eq!(reading.losses[1_000].kind, LossKind::More);
    assert!(
        reading.losses[1_000].what.contains("999001 more"),
        "{}",
        reading.losses[1_000]
    );
    let deep: Vec<u8> = std::iter::repeat_n(b"(;", 99_999)
        .flatten()
        .copied()
        .collect();
    let reading = read(&deep, &Options::default()).unwrap();
    assert_eq!(reading.collection.trees[0].main_line().count(), 99_999);
    assert_eq!(print(&reading.collection).matches(';').count(), 99_999);
}
