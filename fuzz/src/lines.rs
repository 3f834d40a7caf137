//! What comes in lines and frames: logs, client frames, the engine protocol.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use yonban_games::AnyTable;
use yonban_gomoku::Gomoku;
use yonban_protocol::{
    ClientMessage, CreateTable, ExportRequest, GameRecord, Rename, StudyRequest,
};
use yonban_table::{Agreement, Event, LogHash, Seal};

/// A log, line by line and as a whole.
pub(crate) fn log(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let lines: Vec<&str> = text.split('\n').take(200).collect();
    for line in &lines {
        if let Ok(event) = Event::<Gomoku>::from_line(line) {
            assert_eq!(event.line(), *line, "there is one way to write an event");
            assert!(!Seal::is_meant(line));
        }
        if let Ok(agreement) = line.parse::<Agreement<Gomoku>>() {
            assert_eq!(agreement.to_string(), *line);
        }
    }
    let events: Vec<&str> = lines
        .iter()
        .copied()
        .filter(|line| !Seal::is_meant(line))
        .collect();
    // The longest beginning that is a log replays to itself, hash by hash.
    let mut hash = LogHash::START;
    let mut chained = Vec::new();
    for line in events {
        hash = hash.then(line);
        chained.push((line, Some(hash)));
    }
    let whole = AnyTable::replay(chained.iter().copied());
    let plain = AnyTable::replay(chained.iter().map(|(line, _)| (*line, None)));
    assert_eq!(whole.is_ok(), plain.is_ok());
    if let Ok((table, entries)) = whole {
        assert_eq!(entries.len(), chained.len());
        assert_eq!(table.hash(), hash);
        let again = AnyTable::replay(entries.iter().map(|entry| (&entry.line, Some(entry.hash))));
        assert_eq!(again.map(|(table, _)| table), Ok(table));
    }
}

/// What is read from JSON is written and reads back the same.
fn json<T: DeserializeOwned + Serialize + PartialEq + Debug>(text: &str) {
    if let Ok(value) = serde_json::from_str::<T>(text) {
        let written = serde_json::to_string(&value).expect("a message is JSON");
        let again: T = serde_json::from_str(&written).expect("a written message is read");
        assert_eq!(again, value, "{text}");
    }
}

/// Frames of sockets and bodies of requests.
pub(crate) fn frames(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    json::<ClientMessage>(&text);
    json::<CreateTable>(&text);
    json::<Rename>(&text);
    json::<StudyRequest>(&text);
    json::<GameRecord>(&text);
    json::<ExportRequest>(&text);
}

/// A manager that says anything: the engine answers every command in its protocol and ends.
///
/// Before what may start it thinking it is told to take no time, and it is not asked often.
pub(crate) fn gomocup(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut input = String::new();
    let mut thinks = 0;
    for line in text.lines().take(60) {
        let word = line.split_whitespace().next().unwrap_or_default();
        let word = word.to_ascii_uppercase();
        if ["BEGIN", "TURN", "BOARD", "SWAP2BOARD"].contains(&word.as_str()) {
            thinks += 1;
            if thinks > 2 {
                break;
            }
            input.push_str("INFO timeout_turn 1\n");
        }
        input.push_str(line);
        input.push('\n');
    }
    input.push_str("DONE\nEND\n");
    let mut output = Vec::new();
    yonban_gomoku_engine::protocol::gomocup::run(input.as_bytes(), &mut output)
        .expect("a vector takes everything");
    let output = String::from_utf8(output).expect("answers are text");
    for line in output.lines() {
        let word = line.split([' ', ',']).next().unwrap_or_default();
        let known = [
            "OK", "ERROR", "UNKNOWN", "MESSAGE", "DEBUG", "SWAP", "FORBID", "INFO",
        ];
        assert!(
            known.contains(&word)
                || line.starts_with("name=")
                || line
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || b", ".contains(&byte)),
            "{line:?}"
        );
    }
}

/// A controller that says anything: the Go engine answers every command in GTP and ends.
///
/// It plays at its quickest, is not asked to think often, and does not touch files.
pub(crate) fn gtp(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut input = String::from("yonban-level 1\n");
    let mut thinks = 0;
    for line in text.lines().take(60) {
        // Control characters are dropped before a line is read; so are they here.
        let plain: String = line.chars().filter(|sign| !sign.is_control()).collect();
        if ["loadsgf", "printsgf", "quit"]
            .iter()
            .any(|word| plain.contains(word))
        {
            continue;
        }
        if ["genmove", "analyze", "final", "solve", "handicap", "level"]
            .iter()
            .any(|word| plain.contains(word))
        {
            thinks += 1;
            if thinks > 2 {
                break;
            }
            input.push_str("time_settings 0 1 100\nboardsize 7\n");
        }
        input.push_str(line);
        input.push('\n');
    }
    input.push_str("\nquit\n");
    let mut output = Vec::new();
    yonban_go_engine::protocol::gtp::run(input.as_bytes(), &mut output)
        .expect("a vector takes everything");
    let output = String::from_utf8(output).expect("answers are text");
    for answer in output.split("\n\n").filter(|one| !one.trim().is_empty()) {
        assert!(answer.trim_start().starts_with(['=', '?']), "{answer:?}");
    }
}

/// A GUI that says anything: the shogi engine says nothing but its protocol, answers each question at
/// most once, and ends.
///
/// Every thought is stopped as soon as it has begun, and the memory stays small.
pub(crate) fn usi(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut input = String::from("setoption name USI_Hash value 1\n");
    let mut thinks = 0;
    for line in text.lines().take(60) {
        let word = line.split_whitespace().next().unwrap_or_default();
        if word == "quit" || line.contains("Hash") || line.contains("hash") {
            continue;
        }
        input.push_str(line);
        input.push('\n');
        if word == "go" {
            input.push_str("stop\n");
            thinks += 1;
            if thinks > 3 {
                break;
            }
        }
    }
    let mut output = Vec::new();
    yonban_shogi_engine::protocol::usi::run(input.as_bytes(), &mut output)
        .expect("a vector takes everything");
    let output = String::from_utf8(output).expect("answers are text");
    let mut answers = 0;
    for line in output.lines() {
        let word = line.split(' ').next().unwrap_or_default();
        let known = [
            "id",
            "option",
            "usiok",
            "readyok",
            "info",
            "bestmove",
            "checkmate",
        ];
        assert!(known.contains(&word), "{line:?}");
        answers += usize::from(["bestmove", "checkmate"].contains(&word));
    }
    assert!(answers <= thinks, "{output}");
}
