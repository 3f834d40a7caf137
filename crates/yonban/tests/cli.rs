//! The contract of the command line: statuses, machine output, and what bad input gets.

mod binary;

use binary::{Run, yonban};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::{Command, Stdio};

/// Status 2, nothing on stdout, and a sentence that names what is wrong.
fn is_refused(run: &Run, named: &str) {
    assert_eq!(run.status, 2, "{}{}", run.stdout, run.stderr);
    assert_eq!(run.stdout, "", "results only on stdout");
    assert!(
        run.stderr.contains(named),
        "{named:?} is not in {:?}",
        run.stderr
    );
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    assert!(!run.stderr.contains("stack backtrace"), "{}", run.stderr);
}

/// One line of text on stderr.
fn is_one_sentence(run: &Run) {
    assert_eq!(run.stderr.trim_end().lines().count(), 1, "{}", run.stderr);
}

/// The answers of `judge` to these bytes.
fn judge(input: impl Into<Vec<u8>>) -> Vec<Value> {
    let run = yonban(&["judge"], input);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    run.stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn reason(answer: &Value) -> &str {
    answer["error"]["reason"].as_str().unwrap_or("none")
}

#[test]
fn help_and_version_succeed() {
    for args in [
        &["--help"][..],
        &["--version"],
        &["serve", "--help"],
        &["judge", "--help"],
    ] {
        let run = yonban(args, "");
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{args:?}");
        assert!(run.stdout.contains("yonban"), "{args:?}");
    }
}

#[test]
fn wrong_usage_is_status_2() {
    for args in [
        &[][..],
        &["dance"],
        &["perft", "gomoku"],
        &["perft", "gomoku", "--depth", "minus one"],
        &["judge", "a file"],
        &["play", "gomoku", "--level", "11"],
        &["play", "gomoku", "--seat", "c"],
        &["serve", "--listen", "nowhere"],
        &["rules", "gomoku", "--yaml"],
    ] {
        let run = yonban(args, "");
        assert_eq!(run.status, 2, "{args:?}");
        assert_eq!(run.stdout, "", "{args:?}");
        assert!(!run.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn unknown_games_and_rules_are_named() {
    for (args, named) in [
        (&["perft", "chess", "--depth", "1"][..], "chess"),
        (&["rules", "chess"], "chess"),
        (&["engine", "chess"], "chess"),
        (&["play", "chess"], "chess"),
        (&["engine", "gomoku", "--protocol", "uci"], "uci"),
        (&["engine", "shogi", "--protocol", "uci"], "uci"),
        (
            &["perft", "gomoku", "--rules", "rengu", "--depth", "1"],
            "rengu",
        ),
        (
            &[
                "perft",
                "gomoku",
                "--rules",
                "renju,moon=full",
                "--depth",
                "1",
            ],
            "moon",
        ),
        (
            &[
                "perft",
                "gomoku",
                "--rules",
                "renju,judging=maybe",
                "--depth",
                "1",
            ],
            "judging",
        ),
        (
            &["perft", "gomoku", "--position", "15/15 b", "--depth", "1"],
            "rows",
        ),
        (&["play", "gomoku", "--rules", "rengu"], "rengu"),
        (&["bench", "nothing-of-the-kind"], "nothing-of-the-kind"),
    ] {
        let run = yonban(args, "");
        is_refused(&run, named);
        is_one_sentence(&run);
    }
}

#[test]
fn perft_ends_with_the_nodes() {
    const MATSURI: &str = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1";
    for (game, args, nodes) in [
        ("gomoku", &["--depth", "0"][..], 1_u64),
        ("gomoku", &["--rules", "freestyle", "--depth", "1"], 225),
        (
            "gomoku",
            &["--rules", "freestyle", "--depth", "2"],
            225 * 224,
        ),
        ("gomoku", &["--rules", "rif", "--depth", "3"], 184),
        ("gomoku", &["--rules", "rif", "--depth", "4"], 368),
        ("shogi", &["--depth", "4"], 719_731),
        ("shogi", &["--position", MATSURI, "--depth", "3"], 4_809_015),
    ] {
        let run = yonban(&[&["perft", game], args].concat(), "");
        assert_eq!(run.status, 0, "{}", run.stderr);
        assert_eq!(
            run.stdout.lines().last(),
            Some(format!("nodes {nodes}").as_str()),
            "{args:?}"
        );
        assert_eq!(run.stderr, "", "no progress bar in a pipe");
    }
    let run = yonban(
        &[
            "perft", "gomoku", "--rules", "rif", "--depth", "3", "--divide",
        ],
        "",
    );
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 2, "{}", run.stdout);
    assert!(
        lines[0].starts_with("h8") && lines[0].ends_with("184"),
        "{}",
        lines[0]
    );
    assert_eq!(lines[1], "nodes 184");
}

#[test]
fn rules_are_listed_for_people_and_programs() {
    let run = yonban(&["rules"], "");
    assert_eq!(run.status, 0);
    for word in [
        "gomoku",
        "freestyle",
        "professional",
        "soosorv8",
        "judging",
        "size",
    ] {
        assert!(run.stdout.contains(word), "{word}");
    }
    let run = yonban(&["rules", "gomoku", "--json"], "");
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let told: Value = serde_json::from_str(&run.stdout).unwrap();
    let presets = told["gomoku"]["presets"].as_array().unwrap();
    assert!(presets.len() >= 25, "{}", presets.len());
    // Whatever is listed can be used: every preset, with every allowed value of every key.
    let mut lines = Vec::new();
    for preset in presets {
        let name = preset["preset"].as_str().unwrap();
        assert!(!preset["meaning"].as_str().unwrap().is_empty());
        lines.push(name.to_owned());
        for key in preset["keys"].as_array().unwrap() {
            let allowed = key["allowed"].as_array().unwrap();
            assert!(allowed.contains(&key["default"]), "{name} {key}");
            for value in allowed {
                let text = |v: &Value| v.as_str().map_or_else(|| v.to_string(), str::to_owned);
                lines.push(format!("{name},{}={}", text(&key["key"]), text(value)));
            }
        }
    }
    assert!(lines.len() > 100);
    let input: String = lines
        .iter()
        .map(|rules| {
            let line =
                json!({ "id": rules, "game": "gomoku", "rules": rules, "start": null, "actions": [] });
            format!("{line}\n")
        })
        .collect();
    for answer in judge(input) {
        assert_eq!(answer["error"], Value::Null, "{answer}");
    }
}

#[test]
fn the_example_of_the_contract_is_answered() {
    let answers = judge(
        r#"{"id":"x1","game":"gomoku","rules":"renju","start":null,"actions":["h8","h9"],"want":["legal"]}"#,
    );
    let [answer] = &answers[..] else {
        panic!("one answer")
    };
    assert_eq!(answer["id"], "x1");
    assert_eq!(answer["applied"], 2);
    assert_eq!(answer["error"], Value::Null);
    assert_eq!(answer["turn"], "a");
    assert_eq!(answer["verdict"], Value::Null);
    assert_eq!(answer["ending"], Value::Null);
    assert_eq!(
        answer["position"],
        "15/15/15/15/15/15/7W7/7B7/15/15/15/15/15/15/15 b"
    );
    assert_eq!(answer["color_of_a"], "black");
    assert_eq!(answer["legal"][0], "a1");
}

#[test]
fn judge_answers_garbage_by_name_and_goes_on() {
    let long = format!("{{\"id\":\"{}\"", "x".repeat(1 << 20));
    let deep = "[".repeat(100_000);
    let lines: [(&[u8], &str); 20] = [
        (b"garbage", "bad_request"),
        (b"{", "bad_request"),
        (b"null", "bad_request"),
        (b"[]", "bad_request"),
        (b"\xff\xfe\x00", "bad_request"),
        (
            b"{\"id\":\"\xff\",\"game\":\"gomoku\",\"rules\":\"renju\",\"actions\":[]}",
            "bad_request",
        ),
        (long.as_bytes(), "bad_request"),
        (deep.as_bytes(), "bad_request"),
        (
            br#"{"game":"gomoku","rules":"renju","actions":[]}"#,
            "bad_request",
        ),
        (br#"{"id":1,"rules":"renju","actions":[]}"#, "bad_request"),
        (br#"{"id":1,"game":"gomoku","actions":[]}"#, "bad_request"),
        (
            br#"{"id":1,"game":"gomoku","rules":"renju"}"#,
            "bad_request",
        ),
        (
            br#"{"id":1,"game":"gomoku","rules":"renju","actions":"h8"}"#,
            "bad_request",
        ),
        (
            br#"{"id":1,"game":"gomoku","rules":"renju","actions":[8]}"#,
            "bad_request",
        ),
        (
            br#"{"id":1,"game":"gomoku","rules":"renju","start":15,"actions":[]}"#,
            "bad_request",
        ),
        (
            br#"{"id":1,"game":"gomoku","rules":"rengu","actions":[]}"#,
            "unknown_preset",
        ),
        (
            br#"{"id":1,"game":"gomoku","rules":"renju,moon=full","actions":[]}"#,
            "unknown_key",
        ),
        (
            br#"{"id":1,"game":"gomoku","rules":"renju,size=19","actions":[]}"#,
            "bad_value",
        ),
        (
            br#"{"id":1,"game":"gomoku","rules":"renju","actions":["h8","h8"]}"#,
            "occupied",
        ),
        (
            br#"{"id":1,"game":"gomoku","rules":"renju","actions":["h8"]}"#,
            "none",
        ),
    ];
    let mut input = Vec::new();
    for (line, _) in &lines {
        input.extend_from_slice(line);
        input.extend_from_slice(b"\n\n  \r\n");
    }
    let answers = judge(input);
    assert_eq!(answers.len(), lines.len());
    for (answer, (line, wanted)) in answers.iter().zip(lines) {
        let start = String::from_utf8_lossy(&line[..line.len().min(80)]);
        assert_eq!(reason(answer), wanted, "{start}");
        if wanted == "bad_request" {
            assert_eq!(answer["error"]["at"], Value::Null, "{start}");
        }
        if wanted != "none" {
            assert!(
                !answer["error"]["message"].as_str().unwrap().is_empty(),
                "{start}"
            );
        }
    }
}

#[test]
fn judge_refuses_impossible_positions() {
    let board = "15/15/15/15/15/15/15/7B7/15/15/15/15/15/15";
    for (start, wanted) in [
        ("", "position_syntax"),
        ("b", "position_syntax"),
        ("15/15 b", "position_syntax"),
        (&format!("{board}/15"), "position_syntax"),
        (&format!("{board}/15 x"), "position_syntax"),
        (&format!("{board}/16 b"), "position_syntax"),
        (&format!("{board}/14X b"), "position_syntax"),
        (
            &format!("{board}/99999999999999999999 b"),
            "position_syntax",
        ),
        (
            &format!("{board}/BBBBBBBBBBBBBBBBBBBBBBBBB b"),
            "position_syntax",
        ),
        (&format!("{board}/\u{2003} b"), "position_syntax"),
        // A finished game, and a full board, are no positions to play from.
        (&format!("{board}/BBBBB10 w"), "position_impossible"),
        (&format!("{board}/WWWWW10 b"), "position_impossible"),
    ] {
        let line =
            json!({ "id": 1, "game": "gomoku", "rules": "renju", "start": start, "actions": [] });
        let answers = judge(format!("{line}\n"));
        assert_eq!(reason(&answers[0]), wanted, "{start}");
        assert_eq!(answers[0]["applied"], 0);
    }
}

#[test]
fn judge_skips_a_line_too_long_and_goes_on() {
    let mut input = vec![b' '; 17 << 20];
    input.extend_from_slice(
        b"\n{\"id\":2,\"game\":\"gomoku\",\"rules\":\"renju\",\"actions\":[]}\n",
    );
    let answers = judge(input);
    assert_eq!(answers.len(), 2);
    assert_eq!(reason(&answers[0]), "bad_request");
    assert_eq!(answers[1]["id"], 2);
}

#[test]
fn judge_answers_each_line_at_once() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_yonban"))
        .arg("judge")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for id in 0..3 {
        let line =
            json!({ "id": id, "game": "gomoku", "rules": "rif", "start": null, "actions": [] });
        writeln!(input, "{line}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        let answer: Value = serde_json::from_str(&answer).unwrap();
        assert_eq!(answer["id"], id);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_engine_survives_garbage() {
    let mut input = Vec::new();
    for line in [
        &b"BOGUS"[..],
        b"",
        b"\xff\xfe",
        b"START",
        b"START minus",
        b"START 99999999999999999999",
        b"TURN 1,1",
        b"BOARD",
        b"nonsense",
        b"DONE",
        b"INFO",
        b"INFO timeout_turn -5",
        b"INFO timeout_turn 50",
        b"TAKEBACK 7,7",
        b"START 15",
        b"TURN 7,7",
        b"TURN 7,7",
        b"TURN 99,99",
        b"ABOUT",
    ] {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend_from_slice(&vec![b'A'; 1 << 20]);
    input.extend_from_slice(b"\nABOUT\nEND\n");
    let run = yonban(&["engine", "gomoku"], input);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(
        lines.iter().any(|line| line.starts_with("UNKNOWN")),
        "{lines:?}"
    );
    assert!(
        lines.iter().any(|line| line.starts_with("ERROR")),
        "{lines:?}"
    );
    assert!(lines.contains(&"OK"), "{lines:?}");
    let about: Vec<&&str> = lines
        .iter()
        .filter(|line| line.contains("name=\""))
        .collect();
    assert_eq!(about.len(), 2, "{lines:?}");
    let moves = lines.iter().filter(|line| {
        line.split_once(',')
            .is_some_and(|(x, y)| x.parse::<u8>().is_ok() && y.parse::<u8>().is_ok())
    });
    assert!(moves.count() >= 1, "{lines:?}");
}

#[test]
fn the_engine_ends_with_its_input() {
    let run = yonban(&["engine", "gomoku", "--protocol", "gomocup"], "START 15\n");
    assert_eq!((run.status, run.stdout.trim_end()), (0, "OK"));
    let run = yonban(&["engine", "gomoku"], "");
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    let run = yonban(
        &["engine", "shogi"],
        "usi\nisready\nposition startpos moves 7g7f\ngo nodes 100\n",
    );
    assert_eq!(run.status, 0, "{}", run.stderr);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(lines.contains(&"usiok") && lines.contains(&"readyok"));
    assert!(
        lines
            .last()
            .is_some_and(|line| line.starts_with("bestmove "))
    );
}

#[test]
fn a_game_can_be_played_through_a_pipe() {
    // Nonsense, an occupied point, a question, then five rows of play against level 1.
    let mut input = String::from("dance\nh8\nh8\nwhy h8\nlegal\nposition\nback\n");
    for rank in 1..=15 {
        for file in 'a'..='o' {
            input.push_str(&format!("{file}{rank}\n"));
        }
    }
    let run = yonban(
        &[
            "play",
            "gomoku",
            "--rules",
            "freestyle",
            "--level",
            "1",
            "--seat",
            "a",
        ],
        input,
    );
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(run.stderr, "");
    let end = run.stdout.lines().last().unwrap();
    assert!(
        ["You win", "The computer wins", "A draw"]
            .iter()
            .any(|word| end.contains(word)),
        "{end}"
    );
    assert!(run.stdout.contains("occupied"), "the refusal is told");
}

#[test]
fn an_input_that_ends_leaves_the_game() {
    for input in ["", "h8\n", "quit\n"] {
        let run = yonban(&["play", "gomoku", "--level", "1"], input);
        assert_eq!(run.status, 0, "{input:?}: {}", run.stderr);
    }
    let run = yonban(&["play", "gomoku", "--level", "1"], "h8\nresign\n");
    assert!(run.stdout.contains("resign"), "{}", run.stdout);
    let run = yonban(
        &["play", "gomoku", "--level", "1"],
        &b"\xff\xfe\nquit\n"[..],
    );
    assert!(run.status == 0 || run.status == 2, "{}", run.stderr);
    assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
}

#[test]
fn the_house_says_why_it_cannot_open() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let data = data.to_str().unwrap();

    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    let below = file.join("data");
    let broken = folder.path().join("broken");
    std::fs::create_dir(&broken).unwrap();
    std::fs::write(
        broken.join("yonban.sqlite"),
        "this is no database, and long enough to tell",
    )
    .unwrap();

    for (args, named) in [
        (
            ["--listen", address.as_str(), "--data", data],
            address.as_str(),
        ),
        (
            ["--listen", "192.0.2.1:8080", "--data", data],
            "192.0.2.1:8080",
        ),
        (
            ["--listen", "127.0.0.1:0", "--data", below.to_str().unwrap()],
            "file",
        ),
        (
            [
                "--listen",
                "127.0.0.1:0",
                "--data",
                broken.to_str().unwrap(),
            ],
            "database",
        ),
    ] {
        let run = yonban(&[&["serve"][..], &args].concat(), "");
        assert!(
            matches!(run.status, 1 | 2),
            "{args:?}: {} {}",
            run.status,
            run.stderr
        );
        assert_eq!(run.stdout, "", "{args:?}");
        assert!(run.stderr.contains(named), "{args:?}: {}", run.stderr);
        assert!(!run.stderr.contains("panicked"), "{}", run.stderr);
    }
    for (args, named) in [
        (["--store", "postgres://localhost/yonban"], "postgres"),
        (["--bus", "nats://localhost"], "nats"),
        (["--role", "dancer"], "dancer"),
    ] {
        let run = yonban(
            &[
                &["serve", "--listen", "127.0.0.1:0", "--data", data][..],
                &args,
            ]
            .concat(),
            "",
        );
        is_refused(&run, named);
    }
}

#[test]
fn plays_of_backgammon_are_counted_as_its_programs_do() {
    let run = yonban(&["perft", "backgammon", "--depth", "2"], "");
    assert_eq!((run.status, run.stdout.as_str()), (0, "nodes 202782\n"));
    let args = ["perft", "backgammon", "--depth", "1", "--divide"];
    let run = yonban(&args, "");
    assert_eq!(run.stdout.lines().count(), 448, "{}", run.stdout);
    assert!(run.stdout.contains("\n3-1 8/5 6/5 1\n"), "{}", run.stdout);
    assert!(run.stdout.ends_with("\nnodes 447\n"), "{}", run.stdout);
    // A closed board and a checker on the bar: every roll is lost, and counts once.
    let args = [
        "perft",
        "backgammon",
        "--position",
        "27YBAAB8wAeAAA",
        "--depth",
        "1",
    ];
    assert_eq!(yonban(&args, "").stdout, "nodes 21\n");
    let args = [
        "perft",
        "backgammon",
        "--position",
        "4HPwATDgc/ABM",
        "--depth",
        "1",
    ];
    is_refused(&yonban(&args, ""), "14 characters");
}

#[test]
fn the_backgammon_engine_speaks_both_protocols() {
    let script = "ubgi\nset engine.level 8\nposition gnubgid 4HPwATDgc/ABMA\ndice 3 1\ngo role chequer\nxyzzy\n";
    let run = yonban(&["engine", "backgammon"], script);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains("\nubgiok\n"), "{}", run.stdout);
    assert!(
        run.stdout.contains("\nbestmove 8/5 6/5\n"),
        "{}",
        run.stdout
    );
    let line = "board:ours:peer:5:0:0:0:-2:0:0:0:2:4:0:2:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:4:3:4:3:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";
    let args = [
        "engine",
        "backgammon",
        "--protocol",
        "gnubg-external",
        "--level",
        "3",
    ];
    let run = yonban(&args, format!("{line}\n\0version\n\0"));
    assert_eq!(run.status, 0, "{}", run.stderr);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert!(lines.len() == 5 && lines[0].contains('/'), "{}", run.stdout);
    is_refused(
        &yonban(&["engine", "backgammon", "--protocol", "usi"], ""),
        "gnubg-external",
    );
}

/// Our player on a port, our client at it.
#[test]
fn an_external_player_listens_and_is_asked() {
    let args = ["engine", "backgammon", "--protocol", "gnubg-external"];
    let mut player = Command::new(env!("CARGO_BIN_EXE_yonban"))
        .args(args)
        .args(["--listen", "127.0.0.1:0", "--level", "1"])
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = BufReader::new(player.stderr.take().unwrap());
    let mut line = String::new();
    told.read_line(&mut line).unwrap();
    let address = line
        .trim()
        .strip_prefix("listening on ")
        .unwrap()
        .to_owned();
    // It goes on telling who comes and goes.
    let reader = std::thread::spawn(move || std::io::copy(&mut told, &mut std::io::sink()));
    let position = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10";
    let input = format!("{position}\nevaluation 0 cubeless {position}\nversion\n");
    let run = yonban(&[&args[..], &["--connect", &address]].concat(), input);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines.len(), 6, "{}", run.stdout);
    assert!(
        lines[0].contains('/') && lines[1].starts_with("win 0."),
        "{}",
        run.stdout
    );
    let peer = format!("external:{address}");
    let args = [
        "duel",
        "backgammon",
        "--a",
        "builtin:level=1",
        "--b",
        &peer,
        "--games",
        "2",
        "--json",
    ];
    let run = yonban(&args, "");
    let _killed = player.kill();
    let _reaped = player.wait();
    let _sum = reader.join();
    assert_eq!(run.status, 0, "{}", run.stderr);
    let told: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(
        (&told["illegal"], &told["crashes"]),
        (&json!([0, 0]), &json!([0, 0]))
    );
    assert_eq!(told["played"], 2);
}

#[test]
fn duels_are_even_between_equals_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let save = folder.path().to_str().unwrap();
    let args = [
        "duel",
        "backgammon",
        "--a",
        "builtin:level=3",
        "--b",
        "builtin:level=3",
    ];
    let more = ["--games", "2", "--rules", "match,length=3", "--save", save];
    let run = yonban(&[&args[..], &more].concat(), "");
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains("a won 1 of 2"), "{}", run.stdout);
    assert!(run.stdout.contains("a +0.0000 "), "{}", run.stdout);
    assert!(
        run.stdout.contains("illegal answers: a 0, b 0"),
        "{}",
        run.stdout
    );
    for name in ["00001.mat", "00002.mat"] {
        let path = folder.path().join(name);
        let run = yonban(&["verify", path.to_str().unwrap()], "");
        assert_eq!(run.status, 0, "{}{}", run.stdout, run.stderr);
    }
    // Against a command, which is our own program.
    let command = format!("{} engine backgammon", env!("CARGO_BIN_EXE_yonban"));
    let args = [
        "duel",
        "backgammon",
        "--a",
        "builtin:level=2",
        "--b",
        &command,
    ];
    let more = ["--games", "2", "--set", "engine.level=2", "--json"];
    let run = yonban(&[&args[..], &more].concat(), "");
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let told: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(
        (&told["won_by_a"], &told["points_of_a"]),
        (&json!(1), &json!(0.0))
    );
    for (args, named) in [
        (
            ["duel", "gomoku", "--a", "builtin", "--b", "builtin"],
            "backgammon",
        ),
        (
            [
                "duel",
                "backgammon",
                "--a",
                "builtin:speed=2",
                "--b",
                "builtin",
            ],
            "level=N",
        ),
        (
            [
                "duel",
                "backgammon",
                "--a",
                "/no/such/program",
                "--b",
                "builtin",
            ],
            "/no/such/program",
        ),
        (
            ["duel", "backgammon", "--a", "builtin", "--b", "true"],
            "--b",
        ),
    ] {
        is_refused(&yonban(&args, ""), named);
    }
}

#[test]
fn backgammon_is_played_in_the_terminal() {
    // Whoever begins: everything that is asked for is answered by something.
    let input = "legal\nwhy nomove\nroll\nresign gammon\nposition\nquit\n";
    let args = [
        "play",
        "backgammon",
        "--rules",
        "match,length=3",
        "--level",
        "1",
    ];
    let run = yonban(&args, input);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains("O White: "), "{}", run.stdout);
    assert!(run.stdout.contains("|BAR|"), "{}", run.stdout);
    assert!(run.stdout.contains("dice "), "{}", run.stdout);
}

#[test]
fn a_match_of_backgammon_is_analysed() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../data/backgammon/sample_match.mat"
    );
    let run = yonban(&["analyze", file, "--plies", "0", "--json"], "");
    assert_eq!(run.status, 0, "{}", run.stderr);
    let told: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(told["rules"], "match,length=7");
    // Four games of random plays: a rating that nobody would be proud of.
    for seat in [0, 1] {
        let sums = &told["seats"][seat];
        assert!(sums["pr"].as_f64().unwrap() > 20.0, "{sums}");
        assert!(sums["counted"].as_u64().unwrap() > 50, "{sums}");
    }
    let luck = |seat: usize| told["seats"][seat]["result"].as_f64().unwrap();
    assert_eq!(luck(0) + luck(1), 1.0);
    let run = yonban(&["analyze", file, "--plies", "0"], "");
    assert!(run.stdout.starts_with("game 1\n"), "{}", run.stdout);
    assert!(run.stdout.contains("very bad; better "), "{}", run.stdout);
    assert!(run.stdout.contains(": PR "), "{}", run.stdout);
    is_refused(
        &yonban(&["analyze", "-"], "nothing of the kind"),
        "no record format",
    );
}

/// What `analyze` says of one position, quickly.
fn analysed(position: &str, options: &[&str]) -> String {
    let args = [&["analyze", "--plies", "0"], options, &["-"]].concat();
    let run = yonban(&args, position);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{position}");
    run.stdout
}

#[test]
fn a_position_of_backgammon_is_analysed() {
    let thrown = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10";
    let text = analysed(thrown, &[]);
    assert!(text.contains("White plays 3-1\n   1. 8/5 6/5 "), "{text}");
    assert!(text.contains("  and 6 more (--all)\n"), "{text}");
    let all = analysed(thrown, &["--all"]);
    assert!(all.contains("\n  16. ") && !all.contains("--all"), "{all}");

    let told: Value = serde_json::from_str(&analysed(thrown, &["--json"])).unwrap();
    assert_eq!(told["choice"]["plays"][0]["play"], "8/5 6/5");
    assert_eq!(
        (&told["scores"], &told["take_points"]),
        (&json!(null), &json!(null))
    );

    // Four away each: nobody doubles at the start; at 2 away each one should.
    let turn = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:3:0:7:10";
    let text = analysed(turn, &[]);
    assert!(text.contains("White: roll or double?\n"), "{text}");
    assert!(text.contains("  best: no double, take\n"), "{text}");
    assert!(text.contains("\n   2   D  T  .  .  .  .  .\n"), "{text}");
    let told: Value = serde_json::from_str(&analysed(turn, &["--json"])).unwrap();
    assert_eq!(told["rules"], "match,length=7");
    assert_eq!(
        (&told["seat"], &told["on_roll"]),
        (&json!("a"), &json!("a"))
    );
    assert_eq!(told["choice"]["cube"]["action"], "no double");
    assert_eq!(told["scores"].as_array().unwrap().len(), 7);
    assert_eq!(told["scores"][1][1], "double, take");
    // Nobody doubles in the Crawford game.
    let text = analysed(&turn.replace(":3:3:0:", ":6:3:1:"), &[]);
    assert!(
        text.contains("White rolls\n") && !text.contains("double, take "),
        "{text}"
    );

    // A double is answered: the one who is far behind in the race drops.
    let race = "XGID=---BBBBC------------ccbbe--:0:0:1:D:0:0:1:0:10";
    let run = yonban(&["analyze", "-"], race);
    is_refused(&run, "26 characters");
    let race = "XGID=-BBBBBE------------ee-e---:0:0:1:D:0:0:0:0:10";
    let text = analysed(race, &[]);
    assert!(text.contains("Black answers\n"), "{text}");
    let (drop, take) = (text.find("  drop "), text.find("  take "));
    assert!(drop.unwrap() < take.unwrap(), "{text}");
    let told: Value = serde_json::from_str(&analysed(race, &["--json"])).unwrap();
    assert_eq!(
        (&told["seat"], &told["on_roll"]),
        (&json!("b"), &json!("a"))
    );
    assert_eq!(told["choice"]["answers"][0]["equity"], -1.0);

    let opening = "4HPwATDgc/ABMA:MAAAAAAAAAAE";
    let run = yonban(&["analyze", "-"], opening);
    assert_eq!(run.status, 2, "{}", run.stdout);
}
