//! Record formats: files of a peer, and everything that we write read back.

mod pack;

use yonban_backgammon::notation::{self, Format, LossKind, ReadError, Reading, Record};
use yonban_backgammon::{Action, Backgammon, Dice, Entry, Kind, Rules, Throw};
use yonban_rules::{Game, PositionText, Seat};

fn script(id: &str) -> (Rules, Vec<String>) {
    let scripts = pack::scripts("games.jsonl");
    let script = scripts.iter().find(|script| script["id"] == id).unwrap();
    let texts = script["actions"].as_array().unwrap().iter();
    let texts = texts.map(|text| text.as_str().unwrap().to_owned());
    (
        script["rules"].as_str().unwrap().parse().unwrap(),
        texts.collect(),
    )
}

/// The texts, without the ties of opening throws, and later dice with the larger one first.
fn without_ties(entries: impl Iterator<Item = Entry>) -> Vec<String> {
    let mut texts = Vec::new();
    let mut last = String::from("start");
    for entry in entries {
        let text = match entry {
            Entry::Throw(Throw::Dice(dice)) if last == "roll" => {
                Throw::Dice(dice.sorted()).to_string()
            }
            Entry::Throw(Throw::Dice(dice)) if dice.is_doublet() => continue,
            other => other.to_string(),
        };
        texts.push(text.clone());
        last = text;
    }
    texts
}

fn entries(texts: &[String]) -> impl Iterator<Item = Entry> {
    texts.iter().map(|text| text.parse().unwrap())
}

fn read(format: Format, bytes: &[u8]) -> Reading {
    let detected = notation::read(None, bytes).unwrap();
    assert_eq!(detected.format, format);
    assert_eq!(notation::read(Some(format), bytes), Ok(detected.clone()));
    detected
}

#[test]
fn the_match_of_a_peer() {
    let (rules, texts) = script("whole-match-7-random-plays");
    let wanted = without_ties(entries(&texts));
    for (format, file) in [
        (Format::Mat, "sample_match.mat"),
        (Format::Sgf, "sample_match.sgf"),
    ] {
        let reading = read(format, &pack::bytes(file));
        assert_eq!(reading.losses, [], "{file}");
        let record = reading.record;
        assert_eq!(record.rules, rules);
        assert_eq!(record.names, ["alpha", "beta"]);
        assert_eq!(
            record.fact("eventdate").map(|date| date.replace('-', ".")),
            Some("2026.11.29".to_owned())
        );
        assert_eq!(record.games.len(), 4);
        assert_eq!(record.games[3].result, Some((Seat::A, 1)));
        assert_eq!(record.games.iter().filter(|game| game.crawford).count(), 1);
        assert_eq!(without_ties(record.entries()), wanted, "{file}");
        // Written again it is read as the same.
        for format in Format::ALL
            .into_iter()
            .filter(|format| format.holds_games())
        {
            let written = notation::write(format, &record);
            assert_eq!(written.losses, [], "{file} as {format}");
            let again = read(format, &written.bytes);
            assert_eq!(again.losses, [], "{file} as {format}");
            let again = again.record;
            assert_eq!(again.names, record.names);
            for (one, other) in again.games.iter().zip(&record.games) {
                assert_eq!(one.entries, other.entries, "{file} as {format}");
                assert_eq!((one.score, one.result), (other.score, other.result));
            }
        }
    }
}

/// Every script of the pack goes through every format: the same states at every play.
#[test]
fn scripts_go_through_the_formats() {
    let mut acts = 0;
    for script in pack::scripts("games.jsonl") {
        let rules: Rules = script["rules"].as_str().unwrap().parse().unwrap();
        let start = match script["start"].as_str() {
            None => Backgammon::new(&rules),
            Some(text) => Backgammon::from_position(&rules, text).unwrap(),
        };
        let texts: Vec<String> = script["actions"]
            .as_array()
            .unwrap()
            .iter()
            .map(|text| text.as_str().unwrap().to_owned())
            .collect();
        let id = &script["id"];
        // Up to what is refused.
        let record = match Record::of_game(&start, &texts) {
            Ok(record) => record,
            Err(refused) => Record::of_game(&start, &texts[..refused.at]).unwrap(),
        };
        for format in Format::ALL
            .into_iter()
            .filter(|format| format.holds_games())
        {
            let written = notation::write(format, &record);
            let reading = read(format, &written.bytes);
            let text = String::from_utf8_lossy(&written.bytes);
            assert_eq!(reading.record.rules, rules, "{id} {format}\n{text}");
            let played = |record: &Record| {
                let games = record.games.iter();
                let games = games.map(|game| {
                    let mut states = game.states(&rules);
                    let end = states.pop();
                    (game.score, game.crawford, game.result, end)
                });
                games.collect::<Vec<_>>()
            };
            // Ties and positions have no place in the formats, but come back from ours.
            let ours = |what: &str| what.contains("tie") || what.contains("the position that");
            if written.losses.iter().all(|loss| ours(&loss.what)) {
                assert_eq!(reading.losses, [], "{id} {format}\n{text}");
                assert_eq!(
                    played(&reading.record),
                    played(&record),
                    "{id} {format}\n{text}"
                );
                acts += record.entries().count();
            }
        }
    }
    assert!(acts > 5_000, "{acts}");
}

/// What has no place is told, and comes back where it can.
#[test]
fn losses_are_told() {
    let rules: Rules = "casual,beavers=2".parse().unwrap();
    let texts = [
        "dice 4 4",
        "dice 3 1",
        "8/5 6/5",
        "double",
        "beaver",
        "take",
        "resign single",
        "reject",
        "roll",
        "dice 6 5",
        "resign gammon",
        "accept",
    ];
    let record = Record::of_texts(&rules, &texts).unwrap();
    for format in Format::ALL
        .into_iter()
        .filter(|format| format.holds_games())
    {
        let written = notation::write(format, &record);
        let told: Vec<&str> = written
            .losses
            .iter()
            .map(|loss| loss.what.as_str())
            .collect();
        for word in ["tie", "re"] {
            assert!(told.iter().any(|what| what.contains(word)), "{told:?}");
        }
        assert!(
            written
                .losses
                .iter()
                .all(|loss| loss.kind == LossKind::NoPlace)
        );
        let reading = read(format, &written.bytes);
        assert_eq!(
            reading.losses,
            [],
            "{}",
            String::from_utf8_lossy(&written.bytes)
        );
        let one = &reading.record.games[0];
        let again: Vec<String> = one
            .entries
            .iter()
            .map(|noted| noted.entry.to_string())
            .collect();
        let wanted = texts
            .iter()
            .filter(|text| !["resign single", "reject"].contains(text));
        assert!(again.iter().eq(wanted), "{again:?}");
        assert_eq!(one.result, Some((Seat::A, 16)));
    }
}

/// What others write differently.
#[test]
fn mat_files_as_they_are_met() {
    let text = "; [Site \"here\"]\r\n; [Variation \"Backgammon\"]\r\n\r\n Match of 5 points\r\n\r\n Game 1\r\n \
                Jos\u{e9} : 0                        Ann B: C : 0\r\n  1) 31 8/5 6/5                  64: 24/14\r\n  \
                2)  Doubles => 2                Takes\r\n  3) 66: 24/18(2) 13/7(2)        53:\r\n      Wins 4 points\r\n\r\n \
                Game 2\r\n Jos\u{e9} : 4                        Ann B: C : 0\r\n  1)                             21: 13/11 6/5\r\n  \
                2) 43: 13/9 13/8\r\n";
    let latin: Vec<u8> = text
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    for bytes in [text.as_bytes(), &latin] {
        let reading = read(Format::Mat, bytes);
        let record = &reading.record;
        assert_eq!(record.names, ["Jos\u{e9}", "Ann B: C"]);
        assert_eq!(record.rules.to_string(), "match,length=5");
        assert_eq!(record.fact("site"), Some("here"));
        let [first, second] = &record.games[..] else {
            panic!("two games")
        };
        assert_eq!(first.result, Some((Seat::A, 4)));
        let last = first.entries.last().unwrap();
        assert_eq!(last.entry, Entry::Action(Action::Accept));
        let resigned = first.entries[first.entries.len() - 2].entry;
        assert_eq!(resigned, Entry::Action(Action::Resign(Kind::Gammon)));
        assert!(second.crawford);
        // The last play is illegal: it stands as a comment and the game stops there.
        assert_eq!(reading.losses.len(), 1, "{:?}", reading.losses);
        assert_eq!(reading.losses[0].kind, LossKind::Illegal);
        let dice = Throw::Dice(Dice::new(4, 3).unwrap());
        let last = second.entries.last().unwrap();
        assert_eq!(last.entry, Entry::Throw(dice));
        assert!(last.comment.contains("13/9 13/8"), "{}", last.comment);
    }
}

/// Positions that other programs set up, without our own property.
#[test]
fn sgf_set_ups() {
    let mut positions = 0;
    for script in pack::scripts("games.jsonl") {
        let Some(text) = script["start"].as_str().filter(|text| text.contains(':')) else {
            continue;
        };
        let rules: Rules = script["rules"].as_str().unwrap().parse().unwrap();
        let start = Backgammon::from_position(&rules, text).unwrap();
        let record = Record::of_game::<&str>(&start, &[]).unwrap();
        let written = notation::write(Format::Sgf, &record);
        let file = String::from_utf8(written.bytes)
            .unwrap()
            .replace("YONBANPOS[", "XX[");
        let reading = read(Format::Sgf, file.as_bytes());
        let read = reading.record.games[0].start(&rules);
        assert_eq!(read.board(), start.board(), "{file}");
        assert_eq!(
            (read.on_roll(), read.cube()),
            (start.on_roll(), start.cube()),
            "{file}"
        );
        assert_eq!(read.dice(), start.dice(), "{file}");
        positions += 1;
    }
    assert!(positions > 30, "{positions}");
    // What cannot be set up stops the game, and is told.
    for set_up in [
        "AW[a]AB[a]",
        "AE[9]",
        "DI[7]",
        "CV[3]",
        "PL[X]",
        "AE[a:y]AW[a]",
    ] {
        let file =
            format!("(;GM[6]MI[length:3][ws:0][bs:0]YONBAN[match,length=3]{set_up};W[31hefe])");
        let reading = read(Format::Sgf, file.as_bytes());
        assert_eq!(reading.record.games[0].entries, [], "{set_up}");
        assert_eq!(reading.losses.len(), 1, "{set_up}: {:?}", reading.losses);
    }
}

/// A name may look like another line of the file.
#[test]
fn names_are_no_headers() {
    let texts = ["dice 3 1", "8/5 6/5", "double", "drop"];
    for name in [
        "Match of 5 points",
        "Game 2",
        "; [Rules \"money\"]",
        "1) 31: 8/5",
        "Wins 3 points",
    ] {
        let rules: Rules = "match,length=3".parse().unwrap();
        let mut record = Record::of_texts(&rules, &texts).unwrap();
        record.names = [name.to_owned(), "b".to_owned()];
        for format in Format::ALL
            .into_iter()
            .filter(|format| format.holds_games())
        {
            let written = notation::write(format, &record);
            let again = read(format, &written.bytes).record;
            assert_eq!(again.rules, rules, "{name} in {format}");
            assert_eq!(again.games.len(), 1, "{name} in {format}");
            assert_eq!(
                again.games[0].entries, record.games[0].entries,
                "{name} in {format}"
            );
        }
    }
}

#[test]
fn other_files_are_refused() {
    for (bytes, name) in [
        (&b"(;GM[1]SZ[19])"[..], "wrong_game"),
        (b"hello", "unrecognised"),
        (b"", "unrecognised"),
        (b" 26 point match\n", "too_long"),
        (
            b"; [Variation \"Tabula\"]\n\n 5 point match\n",
            "unknown_variant",
        ),
        (b"(;GM[6]MI[length:99])", "too_long"),
        (b" 5 point match\n", "no_game"),
    ] {
        let error = notation::read(None, bytes).unwrap_err();
        assert_eq!(error.name(), name);
    }
    assert_eq!(
        notation::read(Some(Format::Mat), b"(;GM[6])"),
        Err(ReadError::NotThatFormat)
    );
}

#[test]
fn a_position_is_a_file_of_one_line() {
    let ids = include_str!("../../../data/backgammon/ids.tsv");
    let mut count = 0;
    for row in ids.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let (kind, variant, text, verdict) = (fields[0], fields[1], fields[2], fields[3]);
        let format = match kind {
            "xgid" => Format::Xgid,
            "ogid" => Format::Ogid,
            "position_id" => Format::GnubgId,
            _ => continue,
        };
        // A file does not say its variant.
        if variant != "standard" {
            continue;
        }
        let read = notation::read(Some(format), text.as_bytes());
        if verdict == "refuse" {
            assert!(read.is_err(), "{text}");
            continue;
        }
        let Ok(reading) = read else {
            // A finished game is a good ID and no game.
            assert!(matches!(read, Err(ReadError::Id(_))), "{text}: {read:?}");
            continue;
        };
        let writing = notation::write(format, &reading.record);
        let again = notation::read(None, &writing.bytes).expect(text);
        assert_eq!(again.format, format, "{text}");
        assert_eq!(again.record, reading.record, "{text}");
        count += 1;
    }
    assert!(count > 20, "{count}");
    for garbage in [
        "",
        "XGID=",
        "4HPwATDgc/ABMA:::",
        "4HPwATDgc/ABMA:AAAA",
        ":::::::::",
    ] {
        assert!(
            notation::read(None, garbage.as_bytes()).is_err(),
            "{garbage}"
        );
    }
}

/// A file that was cut, or a cell that was: where the play is missing, that is said, and which throw's.
#[test]
fn a_throw_without_a_play_is_told_with_its_place() {
    let head =
        " 7 point match\n\n Game 1\n a : 0   b : 0\n  1)                             31: 8/5 6/5\n";
    let told = |rest: &str| -> Vec<(LossKind, String)> {
        let file = format!("{head}{rest}");
        let reading = notation::read(None, file.as_bytes()).expect("a match");
        assert_eq!(reading.record.games[0].entries.len(), 4, "{rest}");
        let losses = reading.losses.iter();
        losses.map(|loss| (loss.kind, loss.to_string())).collect()
    };
    let no_play = |kind, place: &str, rest: &str| {
        let what = format!("{place}: the throw 5-5 has no play{rest}");
        assert!(!what.contains('`'));
        [(kind, what)]
    };
    // Cut at each end of what is left of the row; another game may follow.
    let stops = ": the game stops there";
    let cut = |place| no_play(LossKind::Unreadable, place, stops);
    for rest in ["  2) 55:", "  2) 55: ", "  2) 55\n", "  2) 55:\n; why\n"] {
        assert_eq!(told(rest), cut("line 6, column 6"), "{rest}");
    }
    // Play goes on.
    let refused = no_play(
        LossKind::Illegal,
        "line 6, column 6",
        ", and there are legal ones; the game is read no further",
    );
    assert_eq!(
        told("  2) 55:                        61: 8/2 3/2\n"),
        refused
    );
    // Resigned after the throw.
    let file = format!("{head}  2) 55:\n                                   Wins 1 point\n");
    let reading = notation::read(None, file.as_bytes()).expect("a match");
    assert_eq!(reading.losses, []);
    assert_eq!(reading.record.games[0].result, Some((Seat::B, 1)));
    // SGF has no row, but a node; its bracket says that it is whole.
    let told = |rest: &str| -> Vec<String> {
        let file = format!("(;GM[6]MI[length:7]RU[Crawford]\n;W[31hefe]\n;B[55]{rest})");
        let reading = notation::read(None, file.as_bytes()).expect("a match");
        let losses = reading.losses.iter();
        losses.map(ToString::to_string).collect()
    };
    assert!(told("").is_empty(), "{:?}", told(""));
    let [one] = &told(";W[61mg]")[..] else {
        panic!("{:?}", told(";W[61mg]"))
    };
    assert!(
        one.starts_with("line 3, column 1: the throw 5-5 has no play, and"),
        "{one}"
    );
}

#[test]
fn a_score_at_which_the_match_is_over_is_told() {
    for (score, told) in [("7", "at 7-4"), ("9", "at 9-4")] {
        let file = format!(" 7 point match\n\n Game 1\n a : {score}   b : 4\n  1) 31: 8/5 6/5\n");
        let reading = notation::read(None, file.as_bytes()).expect("a match");
        assert!(
            reading.losses.iter().any(|loss| loss.what.contains(told)),
            "{reading:?}"
        );
        assert_eq!(reading.record.games[0].score, [0, 0]);
    }
    let file = b"(;GM[6]MI[length:7][game:0][ws:7][bs:4];W[31hegf])";
    let reading = notation::read(None, file).expect("a match");
    assert!(
        reading
            .losses
            .iter()
            .any(|loss| loss.what.contains("at 7-4")),
        "{reading:?}"
    );
    let file = " 7 point match\n\n Game 1\n a : 3   b : 6\n  1) 31: 8/5 6/5\n";
    let reading = notation::read(None, file.as_bytes()).expect("a match");
    assert_eq!(
        (reading.record.games[0].score, reading.losses.len()),
        ([3, 6], 0)
    );
}
