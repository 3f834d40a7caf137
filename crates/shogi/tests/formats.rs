//! Record formats: the pack, files that are odd, and files that are broken.

use serde_json::Value as Json;
use std::path::PathBuf;
use yonban_shogi::Color;
use yonban_shogi::notation::{
    self, Charset, Entry, Format, LossKind, NodeId, Options, ReadError, Reading, Record, Start,
    Winner,
};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/shogi/formats")
}

fn rows() -> Vec<(Json, Vec<u8>)> {
    let text = std::fs::read_to_string(folder().join("manifest.jsonl")).unwrap();
    let rows = text.lines().map(|line| {
        let row: Json = serde_json::from_str(line).unwrap();
        let bytes = std::fs::read(folder().join(row["file"].as_str().unwrap())).unwrap();
        (row, bytes)
    });
    rows.collect()
}

fn read(format: Option<Format>, bytes: &[u8]) -> Reading {
    notation::read(format, bytes, &Options::default()).unwrap()
}

fn moves_to(record: &Record, id: NodeId) -> Vec<String> {
    let moves = record.moves_of(&record.line_to(id));
    moves.iter().map(ToString::to_string).collect()
}

fn winner(record: &Record) -> Json {
    match record.winner() {
        Winner::Side(Color::Black) => "a".into(),
        Winner::Side(Color::White) => "b".into(),
        Winner::Nobody => "none".into(),
        Winner::Unsaid => Json::Null,
    }
}

/// What the manifest says of one game.
fn check_game(file: &str, record: &Record, expected: &Json) {
    let last = *record.main_line().last().unwrap();
    let start = Start::from_sfen(expected["start"].as_str().unwrap()).unwrap();
    assert_eq!(start, *record.start(), "{file}");
    assert_eq!(
        expected["moves"],
        Json::from(moves_to(record, last)),
        "{file}"
    );
    let ending = record.finish().map(|finish| finish.name());
    assert_eq!(expected["ending"], Json::from(ending), "{file}");
    assert_eq!(expected["winner"], winner(record), "{file}");
    let preset = record.start().handicap().map(|handicap| handicap.name());
    if let Some(told) = expected.get("preset") {
        assert_eq!(*told, Json::from(preset), "{file}");
    }
    let problem = expected["problem"].as_bool().unwrap_or(false);
    assert_eq!(record.start().is_problem(), problem, "{file}");
    let branches: Vec<Vec<String>> = record
        .branches()
        .into_iter()
        .map(|id| moves_to(record, id))
        .collect();
    let told = expected.get("branches").cloned();
    assert_eq!(
        told.unwrap_or_else(|| Json::Array(Vec::new())),
        Json::from(branches),
        "{file}"
    );
    let mut comments = serde_json::Map::new();
    let mut bookmarks = serde_json::Map::new();
    let mut times = Vec::new();
    for id in record.main_line() {
        let node = record.node(id);
        let ply = node.depth().to_string();
        if !node.comments().is_empty() {
            comments.insert(ply.clone(), Json::from(node.comments().to_vec()));
        }
        if !node.bookmark().is_empty() {
            bookmarks.insert(ply, node.bookmark().into());
        }
        if matches!(node.entry(), Entry::Move(_)) {
            times.extend(node.time_ms);
        }
    }
    let object = |key: &str| {
        let told = expected.get(key).cloned();
        told.unwrap_or_else(|| Json::Object(serde_json::Map::new()))
    };
    assert_eq!(object("comments"), Json::Object(comments), "{file}");
    assert_eq!(object("bookmarks"), Json::Object(bookmarks), "{file}");
    let expected_times: Vec<u64> = expected["times"]
        .as_array()
        .map(|list| {
            let seconds = list.iter().map(|time| time.as_f64().unwrap());
            seconds
                .map(|time| (time * 1_000.0).round() as u64)
                .collect()
        })
        .unwrap_or_default();
    assert_eq!(expected_times, times, "{file}");
}

#[test]
fn the_pack_is_read_as_its_manifest_says() {
    let rows = rows();
    assert_eq!(rows.len(), 69);
    for (row, bytes) in rows {
        let file = row["file"].as_str().unwrap();
        let format: Format = row["format"].as_str().unwrap().parse().unwrap();
        let reading = read(Some(format), &bytes);
        let charset = match row["encoding"].as_str().unwrap() {
            "sjis" => Charset::SHIFT_JIS,
            _ => Charset::UTF_8,
        };
        assert_eq!(reading.charset, charset, "{file}");
        match row["games"].as_array() {
            Some(games) => {
                assert_eq!(reading.records.len(), games.len(), "{file}");
                for (record, game) in reading.records.iter().zip(games) {
                    check_game(file, record, game);
                }
            }
            None => {
                assert_eq!(reading.records.len(), 1, "{file}");
                check_game(file, &reading.records[0], &row);
            }
        }
        assert_eq!(reading.losses, [], "{file}");
        // The bytes tell the format; the two of KIF differ by how they are written only.
        let told = Format::detect(&bytes).unwrap();
        let kif = |format| matches!(format, Format::Kif | Format::Kifu);
        assert!(told == format || kif(told) && kif(format), "{file}: {told}");
    }
}

fn text(format: Format, text: &str) -> Reading {
    read(Some(format), text.as_bytes())
}

/// The kinds of what was lost.
fn kinds(reading: &Reading) -> Vec<LossKind> {
    reading.losses.iter().map(|loss| loss.kind).collect()
}

fn usi(record: &Record) -> Vec<String> {
    moves_to(record, *record.main_line().last().unwrap())
}

#[test]
fn the_same_square_of_a_variation_is_its_parents() {
    let head =
        "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ２二角成(88)\n   4 同　銀(31)\n";
    // Move 4 of the variation takes on the target of move 3, not of move 5, which was read last.
    let file = format!("{head}   5 ５五角打\n\n変化：4手\n   4 同　飛(82)\n");
    for format in [Format::Kif, Format::Kifu] {
        let reading = text(format, &file);
        assert_eq!(reading.losses, []);
        let record = &reading.records[0];
        let branch = moves_to(record, record.branches()[0]);
        assert_eq!(branch.last().unwrap(), "8b2b");
    }
    let file = "▲７六歩 △３四歩 ▲２二角成 △同　銀 ▲５五角\n変化：4手\n△同飛\n";
    let record = &text(Format::Ki2, file).records[0];
    assert_eq!(moves_to(record, record.branches()[0])[3], "8b2b");
    // A variation that replaces the first move has nothing to take on.
    let reading = text(Format::Ki2, "▲７六歩\n変化：1手\n▲同　歩\n");
    assert_eq!(kinds(&reading), [LossKind::UnclearMove]);
}

#[test]
fn moves_up_to_a_foul_are_kept_and_the_foul_is_told() {
    let foul = ["7g7f", "3c3d"];
    for (format, file) in [
        (
            Format::Kif,
            "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ５五歩打\n   4 反則勝ち\n",
        ),
        (
            Format::Kif,
            "   1 ７六歩(77)\n   2 ３四歩(33)\n   3 ３三銀(39)\n   4 反則勝ち\n",
        ),
        (
            Format::Ki2,
            "▲７六歩 △３四歩 ▲５五歩打\nまで3手で後手の反則勝ち\n",
        ),
        (
            Format::Csa,
            "PI\n+\n+7776FU\n-3334FU\n+0055FU\n%+ILLEGAL_ACTION\n",
        ),
        (Format::Usi, "position startpos moves 7g7f 3c3d P*5e 8c8d"),
        (
            Format::Jkf,
            r#"{"moves": [{}, {"move": {"from": {"x": 7, "y": 7}, "to": {"x": 7, "y": 6}, "piece": "FU"}},
                {"move": {"from": {"x": 3, "y": 3}, "to": {"x": 3, "y": 4}, "piece": "FU"}},
                {"move": {"to": {"x": 5, "y": 5}, "piece": "FU"}}, {"special": "ILLEGAL_ACTION"}]}"#,
        ),
    ] {
        let reading = text(format, file);
        let record = &reading.records[0];
        assert_eq!(usi(record), foul, "{format}");
        let told = reading
            .losses
            .iter()
            .find(|loss| loss.kind == LossKind::Foul);
        let told = told.unwrap();
        assert!(told.illegal && told.node.is_some(), "{format}");
        assert!(told.what.contains("not_in_hand") || told.what.contains("cannot_move_there"));
        assert_eq!(record.fouls().len(), 1, "{format}");
        if format != Format::Usi {
            assert_eq!(winner(record), "b", "{format}: {record:?}");
        }
        // `--to usi` leaves the foul out.
        let line = notation::write(Format::Usi, record).unwrap();
        assert_eq!(line.bytes, b"position startpos moves 7g7f 3c3d\n");
        assert!(line.losses.iter().any(|loss| loss.what.contains("foul")));
    }
    // Two pawns on a file, in words that name a drop.
    let file = "▲７六歩 △３四歩 ▲３三角成 △同桂 ▲９六歩 △８八角 ▲９五歩 △９九角成 ▲９八歩打";
    assert!(
        text(Format::Ki2, file)
            .losses
            .iter()
            .any(|loss| loss.illegal)
    );
}

#[test]
fn what_names_no_move_ends_its_line_of_play() {
    let reading = text(
        Format::Kif,
        "   1 ７六歩(77)\n   2 ？？\n   3 ２六歩(27)\n\n変化：1手\n   1 ２六歩(27)\n",
    );
    let record = &reading.records[0];
    assert_eq!(usi(record), ["7g7f"]);
    assert_eq!(moves_to(record, record.branches()[0]), ["2g2f"]);
    let reading = text(Format::Ki2, "▲５八金 △３四歩");
    assert_eq!(kinds(&reading), [LossKind::UnclearMove]);
    assert!(reading.losses[0].what.contains("2 moves fit"));
    let reading = text(Format::Csa, "PI\n+\n-3334FU\n+7776FU\n");
    assert_eq!(kinds(&reading), [LossKind::UnclearMove]);
    let reading = text(Format::Csa, "PI\n+\n+7776TO\n");
    assert!(kinds(&reading).contains(&LossKind::Foul));
    let reading = text(Format::Csa, "PI\n+\n+7776KI\n");
    assert_eq!(kinds(&reading), [LossKind::UnclearMove]);
    let reading = text(Format::Usi, "position startpos moves 7g7f pass 2g2f");
    assert_eq!(kinds(&reading), [LossKind::UnclearMove]);
}

#[test]
fn what_stands_after_the_end_is_told() {
    let reading = text(
        Format::Kif,
        "   1 ７六歩(77)\n   2 投了\n   3 ３四歩(33)\n   4 ２六歩(27)\n",
    );
    assert_eq!(kinds(&reading), [LossKind::AfterEnd]);
    let reading = text(Format::Csa, "PI\n+\n+7776FU\n%TORYO\n-3334FU\n");
    assert_eq!(kinds(&reading), [LossKind::AfterEnd]);
    let reading = text(Format::Usi, "startpos moves 7g7f resign 3c3d");
    assert_eq!(kinds(&reading), [LossKind::AfterEnd]);
}

#[test]
fn what_contradicts_the_moves_is_told() {
    for file in [
        "   1 ７六銀(77)\n",
        "   1 ７六歩(77)\n   3 ３四歩(33)\n",
        "   1 ７六歩(77) ( 0:03/00:00:04)\n",
        "   1 ７六歩(77)\n   2 投了\nまで1手で後手の勝ち\n",
        "   1 ７六歩(77)\n   2 投了\nまで7手で先手の勝ち\n",
    ] {
        assert_eq!(
            kinds(&text(Format::Kif, file)),
            [LossKind::Contradiction],
            "{file}"
        );
    }
    // A board wins over a handicap, and is told where it is not that of it.
    let board = std::fs::read(folder().join("k15_board_white.kif")).unwrap();
    let board = Charset::SHIFT_JIS
        .decode(&board)
        .0
        .replace("その他", "二枚落ち");
    assert_eq!(kinds(&text(Format::Kif, &board)), [LossKind::Contradiction]);
}

#[test]
fn marks_and_declared_sets_do_not_win_over_the_bytes() {
    let body = "手合割：平手\n先手：甲\n   1 ７六歩(77)\n";
    let declared = format!("#KIF version=2.0 encoding=UTF-8\n{body}");
    let jis = Charset::SHIFT_JIS.encode(&declared).0;
    let reading = read(None, &jis);
    assert_eq!(
        (reading.format, reading.charset),
        (Format::Kif, Charset::SHIFT_JIS)
    );
    assert_eq!(reading.records[0].name(Color::Black), "甲");
    let declared = format!("#KIF version=2.0 encoding=Shift_JIS\r\n{body}");
    let reading = read(None, declared.as_bytes());
    assert_eq!(
        (reading.format, reading.charset),
        (Format::Kifu, Charset::UTF_8)
    );
    assert_eq!(reading.records[0].name(Color::Black), "甲");
}

#[test]
fn kif_is_written_for_old_programs() {
    let mut record = Record::new(Start::even());
    let push = record.play(NodeId::ROOT, "7g7f".parse().unwrap());
    record.node_mut(push).say("☗の初手、☖は後");
    record.node_mut(push).time_ms = Some(3_500);
    let writing = notation::write(Format::Kif, &record).unwrap();
    let text = Charset::SHIFT_JIS.decode(&writing.bytes).0;
    assert!(
        text.contains("   1 ７六歩(77)   ( 0:03/00:00:03)\r\n*▲の初手、△は後\r\n"),
        "{text}"
    );
    assert!(!text.replace("\r\n", "").contains('\n'));
    assert_eq!(writing.losses.len(), 2, "{:?}", writing.losses);
}

#[test]
fn several_games_go_where_several_fit() {
    let games = "startpos moves 7g7f\nstartpos moves 2g2f\n";
    let records = text(Format::Usi, games).records;
    for format in Format::ALL {
        let writing = notation::write_all(format, &records).unwrap();
        let again = read(Some(format), &writing.bytes);
        let all = if format.holds_several() { 2 } else { 1 };
        assert_eq!(again.records.len(), all, "{format}");
        let left_out = writing.losses.iter();
        let left_out = left_out.filter(|loss| loss.kind == LossKind::GameLeftOut);
        assert_eq!(left_out.count(), 2 - all, "{format}");
    }
    assert!(notation::write_all(Format::Usi, &[]).is_err());
}

#[test]
fn files_of_other_kinds_are_refused() {
    let error =
        |format, bytes: &[u8]| notation::read(format, bytes, &Options::default()).unwrap_err();
    for bytes in [
        &b""[..],
        b"hello",
        b"(;GM[1];B[aa])",
        b"{}",
        b"\xff\xfe",
        b"1. e4 e5",
    ] {
        assert_eq!(error(None, bytes), ReadError::Unrecognised);
    }
    let pgn = b"[Event \"x\"]\n[Variant \"Shogi\"]\n\n1. Pc4 Pg6";
    assert_eq!(error(None, pgn), ReadError::Pgn);
    for (format, bytes) in [
        (Format::Kif, &b""[..]),
        (Format::Ki2, b"\n\n"),
        (Format::Csa, b"'comment\n"),
        (Format::Usi, b"go infinite"),
        (Format::Jkf, b"{\"moves\": 3}"),
        (Format::Jkf, b"{\"moves\": []"),
        (Format::Csa, b"P1-KY\n+\n"),
        (Format::Usi, b"sfen 9/9/9/9/9/9/9/9/9 b - 1"),
    ] {
        let error = error(Some(format), bytes);
        assert_eq!(error.name(), "not_that_format", "{format}: {error}");
    }
    let large = vec![b' '; notation::MAX_BYTES + 1];
    assert_eq!(error(None, &large).name(), "too_large");
}
