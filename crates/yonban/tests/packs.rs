//! The test packs through `yonban judge`, as an outside referee would send them.

mod binary;

use binary::yonban;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// A file of the gomoku packs.
fn pack(name: &str) -> String {
    let path = format!("{}/../../data/gomoku/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// One answer for each line, in their order.
fn judged(lines: &[Value]) -> Vec<Value> {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let run = yonban(&["judge"], input);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let answers: Vec<Value> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), lines.len(), "one answer a line");
    for (line, answer) in lines.iter().zip(&answers) {
        assert_eq!(line["id"], answer["id"], "answers keep the order");
    }
    answers
}

/// Where the answer is not what the script expects, in words.
fn differs(expect: &Map<String, Value>, answer: &Value) -> Vec<String> {
    let legal: Vec<&str> = answer["legal"]
        .as_array()
        .map(|list| list.iter().filter_map(Value::as_str).collect())
        .unwrap_or_default();
    let mut wrong = Vec::new();
    let mut compare = |key: &str, wanted: &Value, got: &Value| {
        if wanted != got {
            wrong.push(format!("{key}: {got} instead of {wanted}"));
        }
    };
    if !expect.contains_key("error_at") {
        compare("error", &Value::Null, &answer["error"]);
    }
    for (key, wanted) in expect {
        match key.as_str() {
            "error_at" => compare(key, wanted, &answer["error"]["at"]),
            "reason" => compare(key, wanted, &answer["error"]["reason"]),
            "outcome" => compare(key, wanted, &answer["verdict"]),
            "turn" | "ending" | "color_of_a" | "legal_count" | "position" => {
                compare(key, wanted, &answer[key]);
            }
            "legal_includes" | "legal_excludes" => {
                let present = key == "legal_includes";
                for text in wanted.as_array().unwrap().iter().filter_map(Value::as_str) {
                    let found = legal.contains(&text);
                    compare(&format!("{key} {text}"), &present.into(), &found.into());
                }
            }
            // What an engine does here is asked of `yonban engine`, not of the referee.
            "engine" | "engine_must" | "engine_excluded" => {}
            other => panic!("unknown expectation {other}"),
        }
    }
    if !legal.is_sorted() {
        wrong.push("legal is not sorted".to_owned());
    }
    wrong
}

/// Runs a pack of scripts; `count` holds the pack to its size.
fn scripts(name: &str, count: usize) {
    let scripts: Vec<Value> = pack(name)
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(scripts.len(), count);
    let lines: Vec<Value> = scripts
        .iter()
        .map(|script| {
            json!({
                "id": script["id"],
                "game": script["game"],
                "rules": script["rules"],
                "start": script["start"],
                "actions": script["actions"],
                "want": ["legal", "legal_count"],
            })
        })
        .collect();
    let mut wrong = Vec::new();
    for (script, answer) in scripts.iter().zip(judged(&lines)) {
        let expect = script["expect"].as_object().unwrap();
        wrong.extend(
            differs(expect, &answer)
                .iter()
                .map(|what| format!("{}: {what}", script["id"])),
        );
    }
    assert!(wrong.is_empty(), "{name}:\n{}", wrong.join("\n"));
}

#[test]
fn claims() {
    scripts("claims.jsonl", 66);
}

#[test]
fn lines() {
    scripts("lines.jsonl", 60);
}

#[test]
fn opening_walks() {
    scripts("opening_walks.jsonl", 228);
}

#[test]
fn traps() {
    scripts("traps.jsonl", 48);
}

#[test]
fn scripts_of_backgammon() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../data/backgammon/games.jsonl"
    );
    let scripts: Vec<Value> = std::fs::read_to_string(path)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(scripts.len(), 166);
    let lines: Vec<Value> = scripts
        .iter()
        .map(|script| {
            let mut line = script.clone();
            line["want"] = json!(["legal", "legal_count", "results"]);
            line
        })
        .collect();
    for (script, answer) in scripts.iter().zip(judged(&lines)) {
        let id = &script["id"];
        let expect = script["expect"].as_object().unwrap();
        if !expect.contains_key("error_at") {
            assert_eq!(answer["error"], Value::Null, "{id}");
        }
        for (key, wanted) in expect {
            let position = || answer["position"].as_str().unwrap();
            match key.as_str() {
                "error_at" => assert_eq!(answer["error"]["at"], *wanted, "{id}"),
                "reason" => assert_eq!(answer["error"]["reason"], *wanted, "{id}"),
                "outcome" => assert_eq!(answer["verdict"], *wanted, "{id}"),
                "position_text" => assert_eq!(position(), wanted, "{id}"),
                "position" => assert_eq!(position().split(':').next(), wanted.as_str(), "{id}"),
                "legal_includes" => {
                    let legal = answer["legal"].as_array().unwrap();
                    for text in wanted.as_array().unwrap() {
                        assert!(legal.contains(text), "{id}: {text}");
                    }
                }
                _ => assert_eq!(answer[key], *wanted, "{id}: {key}"),
            }
        }
        let results = answer["results"].as_array().unwrap();
        assert!(
            results.is_sorted_by_key(|one| one.as_str().unwrap()),
            "{id}"
        );
    }
}

/// The position text of stones on a board of 15 lines, Black to move.
fn position(black: &str, white: &str) -> String {
    let mut board = [[' '; 15]; 15];
    for (stones, color) in [(black, 'B'), (white, 'W')] {
        for stone in stones.split(' ').filter(|stone| *stone != "-") {
            let file = usize::from(stone.as_bytes()[0] - b'a');
            let rank: usize = stone[1..].parse().unwrap();
            board[15 - rank][file] = color;
        }
    }
    let rows: Vec<String> = board
        .iter()
        .map(|row| {
            let mut text = String::new();
            let mut empty = 0;
            for &point in row {
                if point == ' ' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push(point);
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            text
        })
        .collect();
    format!("{} b", rows.join("/"))
}

#[test]
fn forbidden_points_of_random_boards() {
    let text = pack("forbidden_random_dev.tsv");
    let mut rows = text.lines();
    let header: Vec<&str> = rows.next().unwrap().split('\t').collect();
    let rows: Vec<BTreeMap<&str, &str>> = rows
        .map(|row| header.iter().copied().zip(row.split('\t')).collect())
        .collect();
    assert_eq!(rows.len(), 2_000);
    let lines: Vec<Value> = rows
        .iter()
        .map(|row| {
            // Only where fouls are claimed can there be a black row of six on the board already.
            let rules = if row["gen"] == "O" {
                "renju,judging=claim"
            } else {
                "renju"
            };
            json!({
                "id": row["id"],
                "game": "gomoku",
                "rules": rules,
                "start": position(row["black"], row["white"]),
                "actions": [],
                "want": ["forbidden", "legal_count"],
            })
        })
        .collect();
    let mut points = 0;
    for (row, answer) in rows.iter().zip(judged(&lines)) {
        assert_eq!(answer["error"], Value::Null, "{}", row["id"]);
        let wanted: BTreeMap<&str, &str> = row["forbidden"]
            .split(' ')
            .filter(|one| *one != "-")
            .map(|one| {
                let (point, kind) = one.split_once('=').unwrap();
                (
                    point,
                    match kind {
                        "33" => "double_three",
                        "44" => "double_four",
                        "6+" => "overline",
                        other => panic!("{other}"),
                    },
                )
            })
            .collect();
        let found: BTreeMap<&str, &str> = answer["forbidden"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(point, kind)| (point.as_str(), kind.as_str().unwrap()))
            .collect();
        assert_eq!(found, wanted, "{}", row["id"]);
        points += found.len();
    }
    assert!(points > 2_000, "only {points} forbidden points");
}

#[test]
fn rules_texts_are_read_or_refused_by_name() {
    let text = pack("rules_text.tsv");
    let rows: Vec<Vec<&str>> = text
        .lines()
        .skip(1)
        .map(|row| row.split('\t').collect())
        .collect();
    assert_eq!(rows.len(), 72);
    let lines: Vec<Value> = rows
        .iter()
        .map(|row| {
            json!({ "id": row[0], "game": "gomoku", "rules": row[0], "start": null, "actions": [] })
        })
        .collect();
    for (row, answer) in rows.iter().zip(judged(&lines)) {
        let reason = answer["error"]["reason"].as_str().unwrap_or("-");
        assert_eq!(reason, row[2], "{:?}", row[0]);
    }
}
