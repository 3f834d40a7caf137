//! `yonban convert`: the result on stdout, every loss on stderr.

mod binary;

use binary::yonban;

const SGF: &str = "(;GM[4]SZ[15]RU[Renju]PB[Ada]KM[0];B[hh];W[hg]C[direct];B[hh])";

#[test]
fn a_file_is_converted_and_its_losses_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, SGF).unwrap();
    let run = yonban(&["convert", "--to", "moves", file.to_str().unwrap()], "");
    assert_eq!(
        (run.status, run.stdout.as_str()),
        (0, "h8h9\n"),
        "{}",
        run.stderr
    );
    for word in ["KM", "h8 is occupied", "(occupied)", "comment", "names"] {
        assert!(run.stderr.contains(word), "{word}: {}", run.stderr);
    }
    assert!(
        run.stderr.contains("game.sgf: line 1, column"),
        "{}",
        run.stderr
    );
}

#[test]
fn stdin_is_read_and_every_format_is_reached() {
    for to in ["sgf", "psq", "openings", "moves"] {
        let run = yonban(
            &["convert", "--from", "moves", "--to", to, "-"],
            "h8i9j10\n",
        );
        assert_eq!(run.status, 0, "{to}: {}", run.stderr);
        assert!(!run.stdout.is_empty(), "{to}");
    }
    let run = yonban(
        &[
            "convert",
            "--to",
            "sgf",
            "--rules",
            "renju,judging=lose",
            "-",
        ],
        "h8i9\n\nh8h9\n",
    );
    assert_eq!(
        run.stdout.matches("YONBAN[renju,judging=lose]").count(),
        2,
        "{}",
        run.stdout
    );
    assert_eq!(run.stderr, "");
}

#[test]
fn libraries_go_out_as_bytes_and_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let (sgf, lib) = (
        folder.path().join("game.sgf"),
        folder.path().join("game.lib"),
    );
    std::fs::write(&sgf, "(;GM[4]RU[Renju];B[hh](;W[hg]C[direct])(;W[ig]))").unwrap();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_yonban"))
        .args(["convert", "--to", "lib"])
        .arg(&sgf)
        .output()
        .unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
    assert!(output.stdout.starts_with(b"\xffRenLib\xff"));
    std::fs::write(&lib, output.stdout).unwrap();
    let run = yonban(&["convert", "--to", "sgf", lib.to_str().unwrap()], "");
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(
        run.stdout.ends_with(";B[hh](;W[hg]C[direct])(;W[ig]))\n"),
        "{}",
        run.stdout
    );
}

#[test]
fn what_cannot_be_converted_is_status_2_in_one_sentence() {
    for (args, input, named) in [
        (&["convert", "--to", "pgn", "-"][..], "h8", "pgn"),
        (
            &["convert", "--from", "pgn", "--to", "sgf", "-"],
            "h8",
            "pgn",
        ),
        (&["convert", "--to", "rif", "-"], "h8", "rif"),
        (
            &["convert", "--to", "sgf", "-"],
            "hello",
            "no record format",
        ),
        (
            &["convert", "--to", "sgf", "/nowhere/at/all"],
            "",
            "/nowhere/at/all",
        ),
        (
            &["convert", "--to", "sgf", "--charset", "klingon", "-"],
            "h8",
            "klingon",
        ),
        (
            &["convert", "--to", "sgf", "--rules", "rengu", "-"],
            "h8",
            "rengu",
        ),
        (
            &[
                "convert",
                "--to",
                "lib",
                "--rules",
                "freestyle,size=19",
                "-",
            ],
            "h8",
            "19",
        ),
        (&["convert", "-"], "h8", "--to"),
    ] {
        let run = yonban(args, input);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(run.stderr.contains(named), "{args:?}: {}", run.stderr);
    }
}

#[test]
fn files_of_go_are_converted() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let sgf = "(;GM[1]SZ[9]RU[Chinese]XX[kept]PB[Ada];B[ee];W[ee]C[on a stone](;B[cc])(;B[gg]))";
    let sgf = file("game.sgf", sgf);
    let run = yonban(&["convert", "--to", "moves", &sgf], "");
    assert_eq!(
        (run.status, run.stdout.as_str()),
        (0, "e5e5c7\n"),
        "{}",
        run.stderr
    );
    for word in [
        "game.sgf: line 1, column",
        "(occupied)",
        "comment",
        "variations",
        "PB",
    ] {
        assert!(run.stderr.contains(word), "{word}: {}", run.stderr);
    }
    let run = yonban(&["convert", "--to", "sgf", &sgf], "");
    assert!(run.stdout.contains("XX[kept]"), "{}", run.stdout);
    let ngf = "Free game\n9\nBo  2D\nAda  3K\nwww.example.org\n0\n0\n7\n20260503\n20\nWhite wins on time\n3\nPMABBFFFF\nPMACWHDDH\nPMADBDHHD\n";
    let run = yonban(&["convert", "--to", "sgf", &file("game.ngf", ngf)], "");
    assert_eq!(run.status, 0, "{}", run.stderr);
    for word in [
        "PB[Ada]BR[3k]PW[Bo]WR[2d]",
        "KM[7.5]",
        "RE[W+T]",
        ";B[ee];W[gc];B[cg])",
    ] {
        assert!(
            run.stdout.replace('\n', "").contains(word),
            "{word}: {}",
            run.stdout
        );
    }
    let gib = "\\HS\n\\[GAMEBLACKNAME=Dee (1d)\\]\n\\[GAMETAG=W4,G0,C2026:05:01:10:30\\]\nINI 0 1 3 &4\nSTO 0 2 2 16 5\n";
    let run = yonban(
        &[
            "convert",
            "--rules",
            "korean",
            "--to",
            "sgf",
            &file("game.gib", gib),
        ],
        "",
    );
    assert_eq!(run.status, 0, "{}", run.stderr);
    for word in [
        "YONBAN[korean,komi=0,handicap=3]",
        "HA[3]",
        "AB[dp][dd][pd]PL[W]",
        ";W[qf]",
    ] {
        assert!(
            run.stdout.replace('\n', "").contains(word),
            "{word}: {}",
            run.stdout
        );
    }
    // A text that may be of either game is of the one that is named.
    let run = yonban(
        &["convert", "--game", "go", "--to", "sgf", "-"],
        "d4q16pass\n",
    );
    let flat = run.stdout.replace('\n', "");
    assert!(
        flat.contains("GM[1]") && flat.contains(";B[dp];W[pd];B[]"),
        "{flat}"
    );
    let run = yonban(&["convert", "--to", "sgf", "-"], "d4e5\n");
    assert!(run.stdout.contains("GM[4]"), "{}", run.stdout);
    for args in [
        &["convert", "--to", "gib", "-"][..],
        &["convert", "--to", "psq", "-"],
        &["convert", "--game", "go", "--to", "lib", "-"],
        &["convert", "--game", "chess", "--to", "sgf", "-"],
    ] {
        let run = yonban(args, "(;GM[1]SZ[9];B[ee])");
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(!run.stderr.is_empty());
    }
}

/// The pack: each file of one game becomes a line of USI with the moves that its manifest names.
#[test]
fn files_of_shogi_are_converted() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/shogi/formats");
    let manifest = std::fs::read_to_string(format!("{folder}/manifest.jsonl")).unwrap();
    let mut files = 0;
    for row in manifest.lines() {
        let row: serde_json::Value = serde_json::from_str(row).unwrap();
        let file = format!("{folder}/{}", row["file"].as_str().unwrap());
        let from = row["format"].as_str().unwrap();
        let run = yonban(&["convert", "--from", from, "--to", "usi", &file], "");
        assert_eq!(run.status, 0, "{file}: {}", run.stderr);
        let games = match row["games"].as_array() {
            Some(games) => games.clone(),
            None => vec![row.clone()],
        };
        let lines: Vec<&str> = run.stdout.lines().collect();
        assert_eq!(lines.len(), games.len(), "{file}");
        for (line, game) in lines.into_iter().zip(games) {
            assert!(line.starts_with("position "), "{file}: {line}");
            let moves = line.split_once(" moves ").map_or("", |(_, moves)| moves);
            let moves: Vec<&str> = moves.split_whitespace().collect();
            assert_eq!(serde_json::Value::from(moves), game["moves"], "{file}");
        }
        files += 1;
    }
    assert_eq!(files, 69);
    // The bytes tell the format; a foul is left out and told.
    let foul = "PI\n+\n+7776FU\n-3334FU\n+0055FU\n%+ILLEGAL_ACTION\n";
    let run = yonban(&["convert", "--to", "usi", "-"], foul);
    assert_eq!(run.stdout, "position startpos moves 7g7f 3c3d\n");
    assert!(
        run.stderr.contains("line 5: P*5e is a foul"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("(not_in_hand)"), "{}", run.stderr);
    let run = yonban(&["convert", "--to", "kifu", "-"], foul);
    assert!(run.stdout.contains("   3 ５五歩打\n"), "{}", run.stdout);
    assert!(
        run.stdout.contains("まで3手で後手の反則勝ち"),
        "{}",
        run.stdout
    );
}

/// A match of a peer goes through SGF and comes back; one position is written as an ID.
#[test]
fn files_of_backgammon_are_converted() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../data/backgammon/sample_match.mat"
    );
    let sgf = yonban(&["convert", "--to", "sgf", file], "");
    assert_eq!(sgf.status, 0, "{}", sgf.stderr);
    assert_eq!(
        sgf.stdout.matches("(;").count(),
        4,
        "four games, four trees"
    );
    let back = yonban(&["convert", "--to", "mat", "-"], sgf.stdout.as_str());
    assert_eq!(back.status, 0, "{}", back.stderr);
    let direct = yonban(&["convert", "--to", "mat", file], "");
    assert_eq!(back.stdout, direct.stdout);
    let start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    let id = yonban(&["convert", "--to", "gnubgid", "-"], start);
    assert_eq!(id.stdout, "4HPwATDgc/ABMA:cAkAAAAAAAAE\n", "{}", id.stderr);
    let back = yonban(&["convert", "--to", "xgid", "-"], id.stdout.as_str());
    assert_eq!(back.stdout, format!("{start}\n"));
    // Too many checkers, a board that nobody can move on, and a file that stops in the middle.
    for (bad, why) in [
        (
            "XGID=-a-B--C-dE--dE---c-e----BA:0:0:1:00:0:0:0:5:10",
            "15 checkers",
        ),
        ("XGID=aBBBBBB------------bbbbbbA:0:0:1:00:0:0:0:0:10", "bar"),
    ] {
        let run = yonban(&["convert", "--to", "xgid", "-"], bad);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{bad}");
        assert!(run.stderr.contains(why), "{bad}: {}", run.stderr);
    }
    let text = std::fs::read_to_string(file).unwrap();
    let cut = &text[..text.len() / 2];
    let run = yonban(&["convert", "--to", "mat", "-"], cut);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert!(run.stdout.contains("Game 1"), "{}", run.stdout);
}
