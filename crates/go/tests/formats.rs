//! Record formats: the packs, files of other programs, and files that are broken.

use serde_json::Value as Json;
use std::collections::BTreeSet;
use std::path::PathBuf;
use yonban_go::notation::{
    self, Act, Charset, Entry, Fact, Format, Loss, LossKind, Mark, NodeId, Options, Place,
    ReadError, Reading, Record, SetUp, Stroke, WriteError,
};
use yonban_go::{Color, Point, Rules};

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../data")
        .join(name)
}

fn rows(folder: &std::path::Path) -> Vec<(Json, Vec<u8>)> {
    let text = std::fs::read_to_string(folder.join("expected.jsonl")).unwrap();
    let rows = text.lines().map(|line| {
        let row: Json = serde_json::from_str(line).unwrap();
        let bytes = match row["file"].as_str() {
            Some(name) => std::fs::read(folder.join(name)).unwrap(),
            None => row["text"].as_str().unwrap().as_bytes().to_vec(),
        };
        (row, bytes)
    });
    rows.collect()
}

fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "b",
        Color::White => "w",
    }
}

/// The moves on the way to a node, as the packs write them.
fn moves_to(record: &Record, id: NodeId) -> Vec<String> {
    let line = record.line_to(id);
    let moves = line.iter().filter_map(|id| match &record.node(*id).entry {
        Entry::Stone(color, point) => Some(format!("{} {point}", side(*color))),
        Entry::Pass(color) => Some(format!("{} pass", side(*color))),
        Entry::Remark | Entry::SetUp(_) | Entry::Act(_) => None,
    });
    moves.collect()
}

fn main_moves(record: &Record) -> Vec<String> {
    moves_to(record, *record.main_line().last().unwrap())
}

/// Losses that are repairs: assumptions are none.
fn repairs(reading: &Reading) -> Vec<&Loss> {
    let losses = reading.losses.iter();
    losses
        .filter(|loss| loss.kind != LossKind::RulesLeftOpen)
        .collect()
}

fn check_tree(record: &Record, number: usize, expected: &Json, reading: &Reading) {
    let said = |key: &str| &expected[key];
    let size = record.rules().size();
    assert_eq!(*said("size"), Json::from(vec![size.columns(), size.rows()]));
    assert_eq!(*said("nodes"), Json::from(record.len()));
    assert_eq!(
        *said("komi"),
        Json::from(record.komi().map(|komi| komi.to_string()))
    );
    assert_eq!(*said("handicap"), Json::from(record.handicap()));
    for (property, text) in said("props").as_object().unwrap() {
        let found = match property.as_str() {
            "YONBAN" => record.names_rules().then(|| record.rules().to_string()),
            _ => record
                .fact(Fact::of_property(property).unwrap())
                .map(str::to_owned),
        };
        assert_eq!(Json::from(found), *text, "{property}");
    }
    assert_eq!(*said("start"), record.start().to_string());
    assert_eq!(*said("final"), record.final_position().to_string());
    if let Some(main) = said("main").as_array() {
        assert_eq!(Json::from(main_moves(record)), Json::from(main.clone()));
    }
    if let Some(length) = said("main_length").as_u64() {
        assert_eq!(main_moves(record).len() as u64, length);
    }
    if let Some(lines) = said("lines").as_array() {
        let mut leaves: Vec<NodeId> = Vec::new();
        let mut todo = vec![NodeId::ROOT];
        while let Some(id) = todo.pop() {
            let children = record.node(id).children();
            todo.extend(children.iter().rev());
            leaves.extend(children.is_empty().then_some(id));
        }
        let found: Vec<Vec<String>> = leaves.iter().map(|id| moves_to(record, *id)).collect();
        assert_eq!(Json::from(found), Json::from(lines.clone()));
    }
    for (key, text) in [
        (
            "comments",
            (|node| &*node.comment) as fn(&notation::Node) -> &str,
        ),
        ("names", |node| &node.name),
    ] {
        let object = said(key).as_object();
        for (number, text_of_row) in object.into_iter().flatten() {
            let number: usize = number.parse().unwrap();
            let (_, node) = record.nodes().nth(number).unwrap();
            assert_eq!(*text_of_row, text(node), "{key} {number}");
        }
        let told = record
            .nodes()
            .filter(|(_, node)| !text(node).is_empty())
            .count();
        assert!(told <= object.map_or(0, |object| object.len()), "{key}");
    }
    let acts: Vec<(String, Json)> = record
        .nodes()
        .filter_map(|(id, node)| match &node.entry {
            Entry::Act(act) => Some((id.index().to_string(), act.to_string().into())),
            _ => None,
        })
        .collect();
    let wanted = said("acts").as_object().cloned().unwrap_or_default();
    assert_eq!(acts, wanted.into_iter().collect::<Vec<_>>());
    let kept: Vec<(String, Json)> = record
        .nodes()
        .filter(|(_, node)| !node.kept.is_empty())
        .map(|(id, node)| {
            let properties = node.kept.iter().map(|kept| {
                let values = kept.values().iter().map(|value| value.text());
                (kept.identifier().to_owned(), Json::from_iter(values))
            });
            (id.index().to_string(), Json::Object(properties.collect()))
        })
        .collect();
    let wanted = said("kept").as_object().cloned().unwrap_or_default();
    assert_eq!(kept, wanted.into_iter().collect::<Vec<_>>());
    let mut warnings: Vec<(usize, &str)> = repairs(reading)
        .into_iter()
        .filter_map(|loss| {
            let (record, node) = loss.node?;
            (record == number).then(|| (node.index(), loss.kind.name()))
        })
        .collect();
    warnings.sort_unstable();
    let wanted: Vec<(usize, &str)> = said("warnings")
        .as_array()
        .unwrap()
        .iter()
        .map(|w| {
            (
                w["node"].as_u64().unwrap() as usize,
                w["kind"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(warnings, wanted);
}

#[test]
fn the_sgf_pack_is_read_as_it_says() {
    let (mut well, mut refused) = (0, 0);
    for (row, bytes) in rows(&folder("sgf")) {
        let name = row.get("file").or(row.get("text")).unwrap();
        let result = notation::read(Some(Format::Sgf), &bytes, &Options::default());
        if row["status"] == "refused" {
            refused += 1;
            assert_eq!(row["reason"], result.unwrap_err().name(), "{name}");
            continue;
        }
        well += 1;
        let reading = result.unwrap();
        assert_eq!(row["encoding"], reading.charset.name());
        let repairs = repairs(&reading);
        assert_eq!(
            row["status"] == "ok",
            repairs.is_empty(),
            "{:?}",
            reading.losses
        );
        let of_file: BTreeSet<&str> = repairs
            .iter()
            .filter(|loss| loss.node.is_none())
            .map(|loss| loss.kind.name())
            .collect();
        assert_eq!(row["file_warnings"], Json::from_iter(of_file));
        let trees = row["trees"].as_array().unwrap();
        assert_eq!(reading.records.len(), trees.len());
        for (number, (record, expected)) in reading.records.iter().zip(trees).enumerate() {
            check_tree(record, number, expected, &reading);
        }
    }
    assert_eq!((well, refused), (23, 14));
}

/// Kinds of losses that a file keeps when it is written and read again: its texts are kept.
fn stays(kind: LossKind) -> bool {
    kind.is_illegal()
        || matches!(
            kind,
            LossKind::RulesLeftOpen | LossKind::BadValue | LossKind::HandicapWithoutStones
        )
}

/// Writes what was read and reads it again: nothing is lost.
fn survives(record: &Record) {
    let writing = notation::write(Format::Sgf, record).unwrap();
    let text = String::from_utf8(writing.bytes).unwrap();
    let back = notation::read(None, text.as_bytes(), &Options::default()).unwrap();
    assert_eq!(back.format, Format::Sgf);
    for loss in &back.losses {
        assert!(stays(loss.kind), "{loss:?}\n{text}");
    }
    if writing.losses.is_empty() {
        assert_eq!(said(&back.records[0]), said(record), "{text}");
        let again = notation::write(Format::Sgf, &back.records[0]).unwrap();
        let again = String::from_utf8(again.bytes).unwrap();
        assert_eq!(again, text, "a fixed point");
    }
}

/// The rules, the facts, and the nodes with their depths.
type Said = (String, Vec<(Fact, String)>, Vec<(usize, String)>);

/// All that a record says, apart from the order in which its nodes were added.
fn said(record: &Record) -> Said {
    let mut nodes = Vec::new();
    let mut todo = vec![(0, NodeId::ROOT)];
    while let Some((depth, id)) = todo.pop() {
        let node = record.node(id);
        let row = format!(
            "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            node.entry,
            node.name,
            node.comment,
            node.marks,
            node.labels,
            node.strokes,
            node.time_ms,
            node.kept
                .iter()
                .map(|kept| (kept.identifier(), kept.values()))
                .collect::<Vec<_>>()
        );
        nodes.push((depth, row));
        let children = node.children().iter().rev();
        todo.extend(children.map(|child| (depth + 1, *child)));
    }
    let facts = record.facts().map(|(fact, text)| (fact, text.to_owned()));
    let rules = format!("{} {}", record.rules(), record.names_rules());
    (rules, facts.collect(), nodes)
}

#[test]
fn what_was_read_is_written_and_read_again() {
    let mut records = 0;
    for name in ["sgf", "go/records"] {
        for (_, bytes) in rows(&folder(name)) {
            let Ok(reading) = notation::read(None, &bytes, &Options::default()) else {
                continue;
            };
            for record in &reading.records {
                survives(record);
                records += 1;
            }
        }
    }
    assert_eq!(records, 30);
}

#[test]
fn the_ngf_and_gib_pack_is_read_as_it_says() {
    let mut read = 0;
    for (row, bytes) in rows(&folder("go/records")) {
        let name = row["file"].as_str().unwrap();
        let reading = notation::read(None, &bytes, &Options::default()).unwrap();
        assert_eq!(reading.format.extension(), name.rsplit_once('.').unwrap().1);
        let record = &reading.records[0];
        assert_eq!(row["size"], record.rules().size().columns(), "{name}");
        for (key, fact) in [
            ("black", Fact::BlackName),
            ("black_rank", Fact::BlackRank),
            ("white", Fact::WhiteName),
            ("white_rank", Fact::WhiteRank),
            ("result", Fact::Result),
            ("komi", Fact::Komi),
            ("date", Fact::Date),
        ] {
            assert_eq!(row[key], Json::from(record.fact(fact)), "{name} {key}");
        }
        assert_eq!(row["handicap"], record.handicap(), "{name}");
        let stones: Vec<String> = match &record.node(NodeId::ROOT).entry {
            Entry::SetUp(set_up) => {
                assert_eq!(set_up.to_move, Some(Color::White));
                set_up.stones.iter().map(|(_, at)| at.to_string()).collect()
            }
            _ => Vec::new(),
        };
        assert_eq!(row["handicap_stones"], Json::from(stones), "{name}");
        assert_eq!(row["moves"], Json::from(main_moves(record)), "{name}");
        read += 1;
    }
    assert_eq!(read, 6);
}

fn read(bytes: &[u8]) -> Reading {
    notation::read(None, bytes, &Options::default()).unwrap()
}

/// Whether some loss holds all these words.
fn tells(reading: &Reading, words: &[&str]) -> bool {
    let losses = reading.losses.iter().map(ToString::to_string);
    losses
        .into_iter()
        .any(|loss| words.iter().all(|word| loss.contains(word)))
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

#[test]
fn markup_is_understood_and_the_rest_is_kept() {
    let file = b"(;GM[1]SZ[9]RU[AGA]XX[b\\:c]ST[2];B[ee]TR[aa:bb][aa]MA[ii]LB[aa:x\\:y]AR[aa:bb]LN[cc:dd]TB[]DD[aa:bb]VW[]BL[30.5]OB[3]HO[2]YONBANMS[1500]N[here])";
    let reading = read(file);
    assert_eq!(reading.losses, []);
    let record = &reading.records[0];
    assert_eq!(record.rules().to_string(), "aga,size=9");
    let root = record.node(NodeId::ROOT);
    let kept: Vec<&str> = root.kept.iter().map(|kept| kept.identifier()).collect();
    assert_eq!(kept, ["XX", "ST"]);
    let node = record.node(record.main_line()[1]);
    let marks: Vec<String> = node
        .marks
        .iter()
        .map(|(mark, at)| format!("{} {at}", mark.property()))
        .collect();
    assert_eq!(marks, ["MA j1", "TR a9", "TR b9", "TR a8", "TR b8"]);
    assert_eq!(node.labels, [(point("a9"), "x:y".to_owned())]);
    let stroke = |arrow, from, to| Stroke {
        arrow,
        from: point(from),
        to: point(to),
    };
    assert_eq!(
        node.strokes,
        [stroke(false, "c7", "d6"), stroke(true, "a9", "b8")]
    );
    assert_eq!((node.time_ms, node.name.as_str()), (Some(1_500), "here"));
    assert!(node.is_hotspot());
    let kept: Vec<&str> = node.kept.iter().map(|kept| kept.identifier()).collect();
    assert_eq!(kept, ["DD", "VW", "BL", "OB", "HO"]);
    survives(record);
}

#[test]
fn rules_are_read_from_words_komi_and_handicap() {
    for (root, rules) in [
        ("RU[Japanese]KM[6.5]", "japanese"),
        (
            "RU[japanese rules]KM[0.5]HA[2]AB[dd][pp]",
            "japanese,handicap=2",
        ),
        ("RU[Chinese]KM[375]", "chinese,komi=375"),
        ("RU[NZ]SZ[9]HA[3]", "new-zealand,size=9"),
        (
            "RU[AGA]SZ[13:9]HA[5]AB[aa]",
            "aga,size=13x9,handicap=5,placement=free",
        ),
        ("RU[Tromp-Taylor]KM[7.0]", "tromp-taylor,komi=7"),
        ("RU[Japanese]HA[1]", "japanese,handicap=1"),
        ("RU[Japanese]HA[2]AB[zz]AB[]", "japanese"),
        ("RU[capture]SZ[7]KM[3]", "capture,size=7"),
        ("RU[First Capture]SZ[7]", "first-capture"),
    ] {
        let file = format!("(;GM[1]{root};W[aa])");
        let reading = read(file.as_bytes());
        let record = &reading.records[0];
        assert!(!tells(&reading, &["read as"]), "{:?}", reading.losses);
        assert_eq!(record.rules().to_string(), rules, "{root}");
        assert!(!record.names_rules());
        survives(record);
    }
    let reading = read(b"(;GM[1]RU[GOE];B[aa])");
    assert!(
        tells(&reading, &["line 1, column 8", "GOE", "japanese"]),
        "{:?}",
        reading.losses
    );
    let options = Options {
        rules: Some("capture,size=7,start=crosscut,colors=pie".parse().unwrap()),
        ..Options::default()
    };
    let reading = notation::read(None, b"(;GM[1]SZ[9];B[aa])", &options).unwrap();
    assert_eq!(reading.losses, []);
    assert_eq!(reading.records[0].rules().to_string(), "capture");
    // Ours, against what the file shows.
    let reading = read(b"(;GM[1]SZ[9]YONBAN[capture,size=7];B[aa])");
    assert!(tells(&reading, &["YONBAN", "board of 7"]));
    let reading = read(b"(;GM[1]SZ[9]YONBAN[chess];B[aa])");
    assert!(tells(&reading, &["YONBAN", "chess"]));
}

#[test]
fn our_rules_put_their_stones_and_repeat_them_for_others() {
    for rules in [
        "capture,start=crosscut",
        "capture,size=13,start=crosscut2",
        "chinese,handicap=4",
        "new-zealand,handicap=3",
        "capture,colors=nigiri",
    ] {
        let rules: Rules = rules.parse().unwrap();
        let record = Record::new(&rules);
        survives(&record);
        let text = notation::write(Format::Sgf, &record).unwrap().bytes;
        let text = String::from_utf8(text).unwrap();
        let stones = record.start().board.stone_count();
        let shown = text.matches("][").count() + 1;
        assert!(
            stones == 0 || (text.contains("AB[") && text.contains("PL[")),
            "{text}"
        );
        assert!(stones == 0 || shown >= stones - 1, "{text}");
        let back = read(text.as_bytes());
        assert_eq!(back.losses, []);
        assert_eq!(back.records[0], record);
    }
}

#[test]
fn starts_with_captures_and_a_ko_come_back() {
    let text = "5/1BW2/B1BW1/1BW2/5 w 3 4 b3";
    let file = format!(
        "(;GM[1]SZ[5]YONBAN[capture,size=5]AB[bb][ac][cc][bd]AW[cb][dc][cd]PL[W]YONBANPOS[{text}];W[bc])"
    );
    let reading = read(file.as_bytes());
    let record = &reading.records[0];
    assert_eq!(record.start().to_string(), text);
    let told: Vec<&str> = reading.losses.iter().map(|loss| loss.kind.name()).collect();
    assert_eq!(told, ["ko"]);
    survives(record);
    // A position text that is not that of the stones.
    let reading = read(file.replace("AW[cb]", "AW[eb]").as_bytes());
    assert!(tells(&reading, &["YONBANPOS"]), "{:?}", reading.losses);
    assert_eq!(reading.records[0].start().captures, [0, 0]);
}

#[test]
fn acts_that_are_no_moves_stand_in_nodes_of_their_own() {
    let rules: Rules = "chinese,size=5,agree=yes".parse().unwrap();
    let mut record = Record::new(&rules);
    let mut at = NodeId::ROOT;
    let acts = [
        "nigiri b",
        "black",
        "swap",
        "end",
        "agree",
        "dead",
        "dead b2 c3",
        "accept",
        "resume",
    ];
    for text in acts {
        let act: Act = text.parse().unwrap();
        assert_eq!(act.to_string(), text);
        at = record.add(at, Entry::Act(act));
    }
    survives(&record);
    for text in ["d4", "pass", "", "resign", "dead i9"] {
        assert!(text.parse::<Act>().is_err(), "{text}");
    }
    let reading = read(b"(;GM[1]RU[AGA];B[aa]YONBANACT[end];YONBANACT[pass])");
    let record = &reading.records[0];
    assert_eq!(record.len(), 4);
    assert!(tells(&reading, &["several moves"]));
    assert!(tells(&reading, &["YONBANACT", "pass"]));
}

#[test]
fn suicide_is_told_where_the_rules_forbid_it() {
    let moves = "AW[ab][bb][ca]AB[];B[aa];B[ba]";
    for (rules, told) in [("NZ", false), ("Chinese", true), ("Japanese", true)] {
        let file = format!("(;GM[1]SZ[5]RU[{rules}]{moves})");
        let reading = read(file.as_bytes());
        let record = &reading.records[0];
        assert_eq!(
            tells(&reading, &["b5", "(suicide)"]),
            told,
            "{:?}",
            reading.losses
        );
        assert_eq!(record.final_position().captures, [0, 2]);
        let loss = reading.losses.iter().find(|loss| loss.illegal);
        let node = loss.map(|loss| loss.node.unwrap());
        assert_eq!(node, told.then(|| (0, record.main_line()[2])));
    }
}

#[test]
fn games_that_cannot_be_read_are_left_out_and_told() {
    let reading = read(b"(;GM[3];B[aa])(;GM[1]RU[NZ];B[aa])(;GM[1]SZ[99])");
    assert_eq!(reading.records.len(), 1);
    let told: Vec<(LossKind, Option<(usize, NodeId)>)> = reading
        .losses
        .iter()
        .map(|loss| (loss.kind, loss.node))
        .collect();
    assert_eq!(told, [(LossKind::GameLeftOut, None); 2]);
    assert!(tells(&reading, &["GM[\"3\"]"]));
    assert!(tells(&reading, &["board of 99"]));
}

#[test]
fn move_texts_are_read_and_written() {
    let reading = read(b"d4q16pass\nd4 d4 d5\nd4i9 d7\nz25\n");
    assert_eq!(reading.format, Format::Moves);
    let lines: Vec<Vec<String>> = reading.records.iter().map(main_moves).collect();
    assert_eq!(lines[0], ["b d4", "w q16", "b pass"]);
    assert_eq!(lines[1], ["b d4", "w d4", "b d5"]);
    assert_eq!(lines[2], ["b d4"]);
    assert_eq!(reading.records[3].rules().to_string(), "chinese,size=25");
    assert!(tells(&reading, &["line 2", "(occupied)"]));
    assert!(tells(&reading, &["line 3, column 3"]));

    let rules: Rules = "new-zealand,size=9,handicap=2".parse().unwrap();
    let options = Options {
        rules: Some(rules),
        ..Options::default()
    };
    let reading = notation::read(None, b"e5g7c3pass\nz9", &options).unwrap();
    assert_eq!(
        main_moves(&reading.records[0]),
        ["b e5", "b g7", "w c3", "b pass"]
    );
    assert!(tells(&reading, &["z9", "off a board of 9"]));
    let writing = notation::write(Format::Moves, &reading.records[0]).unwrap();
    assert_eq!(writing.bytes, b"e5g7c3pass\n");
    assert_eq!(writing.losses.len(), 1, "{:?}", writing.losses);
    let all = notation::write_all(Format::Moves, &reading.records).unwrap();
    assert_eq!(all.bytes, b"e5g7c3pass\n\n");

    // What it cannot hold.
    let file = b"(;GM[1]SZ[9]PB[x];B[ee]C[hm];B[aa])(;GM[1]SZ[9];B[aa](;W[bb];AB[cc])(;W[dd]))(;GM[1]SZ[9]AB[aa];W[bb])";
    let records = read(file).records;
    let first = notation::write(Format::Moves, &records[0]).unwrap();
    assert_eq!(first.bytes, b"e5\n");
    let told: Vec<String> = first.losses.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|what| what.contains("PB")), "{told:?}");
    assert!(
        told.iter()
            .any(|what| what.contains("node 1") && what.contains("comment"))
    );
    assert!(
        told.iter()
            .any(|what| what.contains("node 2") && what.contains("in a row"))
    );
    let second = notation::write(Format::Moves, &records[1]).unwrap();
    let told: Vec<String> = second.losses.iter().map(ToString::to_string).collect();
    assert!(told.iter().any(|what| what.contains("1 nodes")), "{told:?}");
    assert!(told.iter().any(|what| what.contains("set-up")));
    assert_eq!(
        notation::write(Format::Moves, &records[2]),
        Err(WriteError::Position(Format::Moves))
    );
    for format in [Format::Ngf, Format::Gib] {
        assert_eq!(
            notation::write(format, &records[0]),
            Err(WriteError::ReadOnly(format))
        );
    }
    assert_eq!(
        notation::write_all(Format::Sgf, &[]),
        Err(WriteError::Nothing)
    );
}

#[test]
fn old_and_broken_files_of_servers_are_read() {
    // A file without a site and what follows: the lines that are not there say nothing.
    let reading = read(b"Old\n19\nBo 2D\nAda\nPMABBQEEQ\nrubbish\nPMACWAAAA\n");
    let record = &reading.records[0];
    assert_eq!(reading.format, Format::Ngf);
    assert_eq!(main_moves(record), ["b q16", "w pass"]);
    assert_eq!(record.fact(Fact::BlackName), Some("Ada"));
    assert_eq!(record.fact(Fact::Komi), None);
    assert!(tells(&reading, &["line 6", "rubbish"]));
    let error = |format, bytes: &[u8]| {
        notation::read(Some(format), bytes, &Options::default())
            .unwrap_err()
            .name()
    };
    assert_eq!(error(Format::Ngf, b"hello"), "not_that_format");
    assert_eq!(error(Format::Ngf, b"x\nnine\nPMABBCCCC"), "bad_size");
    assert_eq!(
        error(Format::Ngf, b"x\n26\nPMABBCCCC"),
        "size_not_supported"
    );
    assert_eq!(error(Format::Gib, b"hello"), "not_that_format");

    // Stones that the rules of the reader put there are no set-up of the record's.
    let options = Options {
        rules: Some("chinese".parse().unwrap()),
        ..Options::default()
    };
    let file = b"\\HS\nINI 0 1 3 &4\nSTO 0 2 2 0 0\n";
    let reading = notation::read(None, file, &options).unwrap();
    let record = &reading.records[0];
    assert_eq!(record.rules().to_string(), "chinese,handicap=3");
    assert_eq!(record.node(NodeId::ROOT).entry, Entry::Remark);
    assert_eq!(record.start().board.stone_count(), 3);
    survives(record);

    let head = "\\HS\n\\[GAMEBLACKNAME=NAME (3k)\\]\n\\HE\n\\GS\nINI 0 1 4 &4\nSTO 0 2 2 0 0\nSTO 0 3 1 19 0\nSTO x\nSTO 0 4 1 0 0\n\\GE\n";
    for (name, bytes, charset) in [
        ("바둑", Charset::EUC_KR.encode("바둑").0, "EUC-KR"),
        ("黑乗乚", Charset::GB18030.encode("黑乗乚").0, "GB18030"),
        ("Ada", b"Ada".to_vec(), "UTF-8"),
    ] {
        let (before, after) = head.split_once("NAME (").unwrap();
        let mut file = before.as_bytes().to_vec();
        file.extend(bytes);
        file.extend(b" (");
        file.extend(after.as_bytes());
        let reading = read(&file);
        assert_eq!(reading.charset.name(), charset);
        let record = &reading.records[0];
        assert_eq!(record.fact(Fact::BlackName), Some(name));
        assert_eq!(record.fact(Fact::BlackRank), Some("3k"));
        assert_eq!(record.start().board.stone_count(), 4);
        assert_eq!(main_moves(record), ["w a19", "b a19"]);
        assert!(tells(&reading, &["line 7", "no move"]));
        assert!(tells(&reading, &["line 9", "(occupied)"]));
    }
}

#[test]
fn a_handicap_of_one_is_a_matter_of_komi() {
    // Found by fuzzing: HA[1] was written, and read back as other rules.
    let ngf = "Game\n9\nBo  2D\nAda  3K\nx\n1\n0\n0\n20260503\n20\nWhite wins\n1\nPMABBEE\n";
    let gib = "\\HS\n\\HE\n\\GS\nINI 0 1 1 &4\nSTO 0 2 1 3 3 \n\\GE\n";
    for (format, text) in [(Format::Ngf, ngf), (Format::Gib, gib)] {
        let reading = notation::read(Some(format), text.as_bytes(), &Options::default()).unwrap();
        let record = &reading.records[0];
        assert_eq!(record.rules().handicap(), 1, "{format}");
        assert!(record.start().board.stones().next().is_none(), "{format}");
        survives(record);
    }
}

#[test]
fn what_is_no_record_is_refused() {
    for bytes in [&b""[..], b"hello", b"\0\0\0", b"{}"] {
        assert_eq!(
            notation::read(None, bytes, &Options::default()),
            Err(ReadError::Unrecognised)
        );
    }
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
        assert!(notation::read(Some(format), b"\xff\xfe\0", &Options::default()).is_err());
    }
    assert_eq!("psq".parse::<Format>().unwrap_err().0, "psq");
    let huge = vec![b' '; notation::MAX_BYTES + 1];
    assert_eq!(
        notation::read(Some(Format::Ngf), &huge, &Options::default())
            .unwrap_err()
            .name(),
        "too_large"
    );
}

#[test]
fn large_files_are_read_or_end_in_a_loss() {
    // 99,999 variations inside one another.
    let deep = format!("(;GM[1]RU[NZ]SZ[9]{}", "(;B[aa];W[]".repeat(49_999));
    let reading = read(deep.as_bytes());
    assert_eq!(reading.records[0].main_line().len(), 99_999);
    assert_eq!(reading.losses.len(), 1_001);
    let wide = format!("(;GM[1]RU[NZ]SZ[19]{})", "(;B[aa])".repeat(99_999));
    let reading = read(wide.as_bytes());
    assert_eq!(reading.records[0].len(), 100_000);
    survives(&reading.records[0]);
    // A comment of a megabyte.
    let long = format!("(;GM[1]RU[NZ];B[aa]C[{}])", "x\\]".repeat(400_000));
    let reading = read(long.as_bytes());
    assert_eq!(
        reading.records[0]
            .node(reading.records[0].main_line()[1])
            .comment
            .len(),
        800_000
    );
    survives(&reading.records[0]);
    // Short rectangles that stand for many points.
    let marks = "CR[aa:yy]SQ[aa:yy]MA[aa:yy]TR[aa:yy]SL[aa:yy]";
    let file = format!("(;GM[1]RU[NZ]SZ[25]{})", format!(";{marks}").repeat(2_000));
    let reading = read(file.as_bytes());
    assert!(tells(&reading, &["more than 2000000 points"]));
    // More than is read at all.
    let many = ";".repeat(100_001);
    let error = notation::read(None, format!("({many})").as_bytes(), &Options::default());
    assert_eq!(error.unwrap_err().name(), "not_that_format");
    let moves = "d4\n".repeat(60_000);
    let reading = read(moves.as_bytes());
    assert_eq!(reading.records.len(), 50_000);
    assert!(tells(&reading, &["line 50001", "left out"]));
}

/// A set-up, marks and a label on a node, for round trips.
fn decorated() -> Record {
    let mut record = Record::new(&"chinese,size=9".parse().unwrap());
    record.set_fact(Fact::GameComment, "two\nlines ] \\");
    record.set_fact(Fact::BlackName, "黒 ] \\ :");
    let at = record.add(NodeId::ROOT, Entry::Stone(Color::Black, point("e5")));
    let set_up = SetUp {
        stones: vec![
            (None, point("e5")),
            (Some(Color::White), point("a1")),
            (Some(Color::Black), point("b1")),
        ],
        to_move: Some(Color::White),
        ..SetUp::default()
    };
    let at = record.add(at, Entry::SetUp(set_up));
    let node = record.node_mut(at);
    node.comment = "a ] bracket\nand \\ more: 黒".to_owned();
    node.name = "name".to_owned();
    node.marks = vec![
        (Mark::Circle, point("a1")),
        (Mark::WhiteTerritory, point("j9")),
    ];
    node.labels = vec![(point("c3"), "A:1]".to_owned())];
    node.set_hotspot(true);
    record.add(at, Entry::Pass(Color::White));
    record.add(NodeId::ROOT, Entry::Remark);
    record
}

#[test]
fn decorated_records_survive() {
    let mut record = decorated();
    survives(&record);
    record.node_mut(NodeId::ROOT).set_hotspot(false);
    assert!(!record.node(NodeId::ROOT).is_hotspot());
    record.node_mut(NodeId::ROOT).comment = "tab\tand\rreturn".to_owned();
    record.set_fact(Fact::Application, "a\tb");
    let writing = notation::write(Format::Sgf, &record).unwrap();
    let places: Vec<Place> = writing.losses.iter().map(|loss| loss.at).collect();
    assert_eq!(places, [Place::Whole, Place::Node(0)]);
}

mod broken {
    use super::*;
    use proptest::prelude::*;

    fn seeds() -> Vec<Vec<u8>> {
        let mut seeds: Vec<Vec<u8>> = ["sgf", "go/records"]
            .iter()
            .flat_map(|name| rows(&folder(name)))
            .map(|(_, bytes)| bytes)
            .filter(|bytes| bytes.len() < 2_000)
            .collect();
        seeds.push(notation::write(Format::Sgf, &decorated()).unwrap().bytes);
        seeds.push(b"d4q16pass\na1b2\n".to_vec());
        seeds
    }

    fn try_all(bytes: &[u8]) {
        for format in Format::ALL.into_iter().map(Some).chain([None]) {
            if let Ok(reading) = notation::read(format, bytes, &Options::default()) {
                for record in reading.records.iter().take(3) {
                    survives(record);
                    drop(notation::write(Format::Moves, record));
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn broken_files_are_read_or_refused(
            which in any::<prop::sample::Index>(),
            cuts in proptest::collection::vec((any::<prop::sample::Index>(), 0..5_u8, any::<u8>()), 1..6),
        ) {
            let seeds = seeds();
            let mut bytes = seeds[which.index(seeds.len())].clone();
            for (at, how, byte) in cuts {
                let at = at.index(bytes.len().max(1));
                match how {
                    _ if bytes.is_empty() => {}
                    0 => bytes.truncate(at),
                    1 => bytes[at] = byte,
                    2 => bytes.insert(at, byte),
                    3 => drop(bytes.remove(at)),
                    _ => {
                        let tail = bytes[at..].to_vec();
                        bytes.extend(tail);
                    }
                }
            }
            try_all(&bytes);
        }

        #[test]
        fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            try_all(&bytes);
        }

        #[test]
        fn pieces_of_sgf_in_any_order_are_read_or_refused(
            pieces in proptest::collection::vec(0..40_usize, 0..60),
        ) {
            const PIECES: [&str; 40] = [
                "(", ")", ";", "B", "W", "AB", "AW", "AE", "PL", "C", "N", "LB", "AR", "TR", "TB",
                "KM", "HA", "RU", "RE", "SZ", "YONBAN", "YONBANACT", "YONBANPOS", "YONBANMS", "XX",
                "[]", "[aa]", "[ee]", "[aa:cc]", "[tt]", "[zz]", "[B]", "[capture]", "[dead a1]",
                "[9]", "[13:9]", "[4]", "[end]", "[a\\]b:\\\\]", "[\n ]",
            ];
            let mut text = "(;GM[1]SZ[9]".to_owned();
            text.extend(pieces.iter().map(|n| PIECES[*n]));
            try_all(text.as_bytes());
        }
    }
}
