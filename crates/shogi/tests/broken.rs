//! Files that are broken, cut off, full of nonsense or too large: read without a panic, and what comes
//! of them can be written in every format.

use yonban_shogi::notation::{self, Format, LossKind, MAX_HEADERS, MAX_NODES, Options, Reading};

fn pack() -> Vec<(Format, Vec<u8>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/shogi/formats");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    files
        .into_iter()
        .filter_map(|path| {
            let ending = path.extension()?.to_str()?;
            Some((ending.parse().ok()?, std::fs::read(&path).unwrap()))
        })
        .collect()
}

/// Reads; whatever comes is written in every format.
fn survive(format: Option<Format>, bytes: &[u8]) -> Option<Reading> {
    let reading = notation::read(format, bytes, &Options::default()).ok()?;
    for format in Format::ALL {
        notation::write_all(format, &reading.records).unwrap();
    }
    Some(reading)
}

struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(limit).unwrap()).unwrap()
    }
}

#[test]
fn files_are_cut_off_anywhere() {
    let pack = pack();
    assert_eq!(pack.len(), 69);
    for (format, bytes) in &pack {
        for end in (0..bytes.len()).step_by(29) {
            survive(Some(*format), &bytes[..end]);
        }
        survive(None, &bytes[..bytes.len() / 2]);
    }
}

#[test]
fn bytes_are_changed_and_files_taken_for_others() {
    let mut random = Random(0xb0b);
    for (own, bytes) in pack() {
        for format in Format::ALL {
            survive(Some(format), &bytes);
        }
        for _ in 0..15 {
            let mut bytes = bytes.clone();
            for _ in 0..=random.below(4) {
                let at = random.below(bytes.len());
                bytes[at] = u8::try_from(random.below(256)).unwrap();
            }
            survive(Some(own), &bytes);
            survive(None, &bytes);
        }
        // Lines in another order.
        for _ in 0..5 {
            let mut lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
            for at in (1..lines.len()).rev() {
                lines.swap(at, random.below(at + 1));
            }
            survive(Some(own), &lines.concat());
        }
    }
}

#[test]
fn nonsense_is_refused_or_told() {
    let mut random = Random(0xdead);
    let noise: Vec<u8> = (0..3_000_000)
        .map(|_| u8::try_from(random.below(256)).unwrap())
        .collect();
    for format in Format::ALL {
        survive(Some(format), &noise);
    }
    for word in [
        "[",
        "{\"moves\":[",
        "▲",
        "▲同　",
        "変化：",
        "まで",
        "*",
        "&",
        "%",
        ",",
        "T",
        "P1",
        "|",
        "+---",
        "position ",
        "１",
        "\u{fffd}",
        "：",
        "手合割：",
        "先手の持駒：",
        "$a:",
        "\n",
        "/\n",
    ] {
        let text = word.repeat(300_000 / word.len());
        for format in Format::ALL {
            survive(Some(format), text.as_bytes());
        }
    }
}

#[test]
fn games_without_an_end_stop_at_the_limit() {
    let laps = ["３八飛(28)", "７二飛(82)", "２八飛(38)", "８二飛(72)"];
    let mut kif = String::new();
    for ply in 0..120_000 {
        kif.push_str(&format!("{:4} {}\n", ply + 1, laps[ply % 4]));
    }
    let reading = survive(Some(Format::Kif), kif.as_bytes()).unwrap();
    assert_eq!(reading.records[0].len(), MAX_NODES);
    assert!(
        reading
            .losses
            .iter()
            .any(|loss| loss.kind == LossKind::TooMuch)
    );
    let laps = ["+2838HI", "-8272HI", "+3828HI", "-7282HI"];
    let csa: String = (0..120_000)
        .map(|ply| format!("{}\n", laps[ply % 4]))
        .collect();
    let reading = survive(Some(Format::Csa), format!("PI\n+\n{csa}").as_bytes()).unwrap();
    assert_eq!(reading.records[0].len(), MAX_NODES);
    let many = "PI\n+\n+7776FU\n/\n".repeat(60_000);
    let reading = survive(Some(Format::Csa), many.as_bytes()).unwrap();
    assert!(
        reading
            .losses
            .iter()
            .any(|loss| loss.kind == LossKind::TooMuch)
    );
    // Games without a move count too.
    let many = "+\n/\n".repeat(120_000);
    let reading = notation::read(Some(Format::Csa), many.as_bytes(), &Options::default()).unwrap();
    assert_eq!(reading.records.len(), MAX_NODES);
    assert!(
        reading
            .losses
            .iter()
            .any(|loss| loss.kind == LossKind::TooMuch)
    );
    let many = "startpos moves 7g7f\n".repeat(60_000);
    let reading = survive(Some(Format::Usi), many.as_bytes()).unwrap();
    assert!(reading.records.len() <= MAX_NODES / 2 + 1);
    assert!(
        reading
            .losses
            .iter()
            .any(|loss| loss.kind == LossKind::TooMuch)
    );
    // Variations of the first move, and of the one before.
    let many = "変化：1手\n   1 ７六歩(77)\n".repeat(MAX_NODES + 5);
    let reading = survive(Some(Format::Kif), many.as_bytes()).unwrap();
    assert_eq!(reading.records[0].len(), MAX_NODES);
}

#[test]
fn headers_stop_at_the_limit() {
    let lines = |line: &dyn Fn(usize) -> String| -> String { (0..50_000).map(line).collect() };
    let kif = lines(&|n| format!("k{n}：v\n"));
    let csa = format!("{}PI\n+\n", lines(&|n| format!("$K{n}:v\n")));
    let jkf = lines(&|n| format!("\"k{n}\":\"v\",\n"));
    let jkf = format!("{{\"header\":{{{jkf}\"a\":\"b\"}},\"moves\":[{{}}]}}");
    for (format, text) in [
        (Format::Kifu, &kif),
        (Format::Ki2, &kif),
        (Format::Csa, &csa),
        (Format::Jkf, &jkf),
    ] {
        let reading = survive(Some(format), text.as_bytes()).unwrap();
        assert_eq!(reading.records[0].headers().len(), MAX_HEADERS, "{format}");
        let told = reading.losses.iter();
        let told = told.filter(|loss| loss.kind == LossKind::TooMuch).count();
        assert_eq!(told, 1, "{format}");
    }
}

#[test]
fn a_hand_of_jkf_holds_each_kind_once() {
    let rows = "[{},{},{},{},{},{},{},{},{}]";
    let file = |hand: &str| {
        let king = r#"[{"color":1,"kind":"OU"},{},{},{},{},{},{},{},{"color":0,"kind":"OU"}]"#;
        let board = format!("{king}{}", format!(",{rows}").repeat(8));
        format!(
            r#"{{"initial":{{"preset":"OTHER","data":{{"color":0,"board":[{board}],"hands":[{{{hand}}},{{}}]}}}},"moves":[{{}}]}}"#
        )
    };
    assert!(survive(Some(Format::Jkf), file(r#""FU":18"#).as_bytes()).is_some());
    assert!(survive(Some(Format::Jkf), file(r#""FU":18,"FU":18"#).as_bytes()).is_none());
    let many = format!("{}\"KY\":0", "\"FU\":0,".repeat(50_000));
    assert!(survive(Some(Format::Jkf), file(&many).as_bytes()).is_none());
}

/// Variations in variations in variations, deeper than any stack: JKF nests them, the others do not.
#[test]
fn depth_does_not_exhaust_the_stack() {
    let moves = [
        r#"{"from":{"x":2,"y":8},"to":{"x":3,"y":8},"piece":"HI"}"#,
        r#"{"from":{"x":8,"y":2},"to":{"x":7,"y":2},"piece":"HI"}"#,
        r#"{"from":{"x":3,"y":8},"to":{"x":2,"y":8},"piece":"HI"}"#,
        r#"{"from":{"x":7,"y":2},"to":{"x":8,"y":2},"piece":"HI"}"#,
    ];
    let nested = |depth: usize| {
        let mut text = "{\"moves\":[{},".to_owned();
        for _ in 0..depth {
            text.push_str(&format!("{{\"move\":{},\"forks\":[[", moves[0]));
        }
        text.push_str(&format!("{{\"move\":{}}}", moves[0]));
        text.push_str(&"]]}".repeat(depth));
        text.push_str("]}");
        text
    };
    let reading = survive(Some(Format::Jkf), nested(10_000).as_bytes()).unwrap();
    assert_eq!(reading.records[0].len(), 10_002);
    assert!(survive(Some(Format::Jkf), nested(100_000).as_bytes()).is_none());
    // KIF: each variation begins one move below the one before, 6,000 deep.
    let laps = ["３八飛(28)", "７二飛(82)", "２八飛(38)", "８二飛(72)"];
    let mut kif = String::new();
    for ply in 0..6_000 {
        kif.push_str(&format!("変化：{}手\n", ply + 1));
        for next in 0..2 {
            kif.push_str(&format!(
                "{:4} {}\n",
                ply + 1 + next,
                laps[(ply + next) % 4]
            ));
        }
    }
    let reading = survive(Some(Format::Kif), kif.as_bytes()).unwrap();
    assert!(reading.records[0].len() > 6_000);
    let jkf = notation::write(Format::Jkf, &reading.records[0]).unwrap();
    let told = jkf.losses.iter().any(|loss| loss.what.contains("deep"));
    assert!(told, "{:?}", jkf.losses);
}
