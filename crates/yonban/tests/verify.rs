//! `yonban verify`: a log or a record checked alone.

mod binary;
mod small_log;

use binary::yonban;
use small_log::small_log;

#[test]
fn a_good_log_is_status_0_and_a_changed_one_status_1() {
    let log = small_log();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.log");
    std::fs::write(&file, &log).unwrap();
    let run = yonban(&["verify", file.to_str().unwrap()], "");
    assert_eq!(run.status, 0, "{}", run.stdout);
    for word in ["a (rules, five)", "freestyle", "guest:ada", ": ok"] {
        assert!(run.stdout.contains(word), "{word}: {}", run.stdout);
    }
    let run = yonban(&["verify", "-"], log.replace("action=a3", "action=b3"));
    assert_eq!(run.status, 1, "{}", run.stdout);
    assert!(run.stdout.contains("(seal_hash)"), "{}", run.stdout);
    let run = yonban(&["verify", "-"], log.replace("action=a3", "action=h8"));
    assert_eq!(run.status, 1);
    assert!(
        run.stdout.contains("event 8: ") && run.stdout.contains("occupied"),
        "{}",
        run.stdout
    );
}

#[test]
fn json_says_the_same() {
    let log = small_log();
    let run = yonban(&["verify", "--json", "-"], log.as_str());
    let value: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.status, &value["ok"]), (0, &true.into()));
    assert_eq!(value["events"], 15);
    assert_eq!(value["actions"], 9);
    let hash = value["hash"].as_str().unwrap().to_owned();
    let changed = log.replace("charge=5190", "charge=5191");
    let run = yonban(&["verify", "--json", "-"], changed.as_str());
    let value: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((run.status, &value["ok"]), (1, &false.into()));
    assert_eq!(value["failures"][0]["seq"], 11);
    assert_eq!(value["failures"][0]["reason"], "differs");
    // A plain log without its seal is checked against a hash that is known.
    let plain: Vec<&str> = log
        .lines()
        .filter(|line| !line.starts_with("end"))
        .collect();
    let plain = plain.join("\n");
    assert_eq!(yonban(&["verify", "-"], plain.as_str()).status, 1);
    assert_eq!(
        yonban(&["verify", "--hash", &hash, "-"], plain.as_str()).status,
        0
    );
    let other = "0".repeat(64);
    assert_eq!(
        yonban(&["verify", "--hash", &other, "-"], log.as_str()).status,
        1
    );
}

#[test]
fn records_are_checked_by_the_rules() {
    let good = "(;GM[4]SZ[15]RU[Renju];B[hh];W[hg])";
    let run = yonban(&["verify", "--json", "-"], good);
    assert_eq!(run.status, 0, "{}", run.stdout);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(
        (&value["format"], &value["actions"]),
        (&"sgf".into(), &2.into())
    );
    for (file, reason) in [
        ("(;GM[4]RU[Renju];B[hh];W[hh])", "(illegal)"),
        ("(;GM[4]RU[Renju];B[hh];B[hg])", "(illegal)"),
        ("h8h9h8\n", "(illegal)"),
        (
            "(;GM[4]RE[W+R];B[ah];W[aa];B[bh];W[ba];B[ch];W[ca];B[dh];W[da];B[eh])",
            "(result)",
        ),
    ] {
        let run = yonban(&["verify", "-"], file);
        assert_eq!(run.status, 1, "{file}: {}", run.stdout);
        assert!(run.stdout.contains(reason), "{file}: {}", run.stdout);
    }
    // What a format does not hold is a remark, no failure.
    let run = yonban(&["verify", "-"], "(;GM[4]RU[Renju]KM[0];B[hh])");
    assert_eq!(run.status, 0);
    assert!(run.stdout.contains("note"), "{}", run.stdout);
}

#[test]
fn records_of_go_are_checked_by_the_rules() {
    let good = "(;GM[1]SZ[5]RU[Chinese]KM[7];B[cc];W[bb];B[](;W[])(;W[dd]))";
    let run = yonban(&["verify", "--json", "-"], good);
    assert_eq!(run.status, 0, "{}", run.stdout);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    for (key, wanted) in [
        ("game", "go"),
        ("rules", "chinese,size=5,komi=7"),
        ("format", "sgf"),
    ] {
        assert_eq!(value[key], wanted);
    }
    assert_eq!(value["actions"], 5);
    // Black takes a ko, White takes it back at once; a repetition that only the superko forbids.
    let ko = "AB[ab][ba][bc]AW[ca][db][cc][bb];B[cb];W[bb]";
    let ended = "(;GM[1]SZ[5]YONBAN[tromp-taylor,size=5]RE[X];B[cc];W[];B[])";
    for (file, reason) in [
        ("(;GM[1]RU[NZ];B[aa];W[aa])".to_owned(), "(occupied)"),
        (format!("(;GM[1]SZ[5]RU[Japanese]{ko})"), "(ko)"),
        ("(;GM[1]RU[NZ];B[aa];B[bb])".to_owned(), "(not_your_turn)"),
        ("(;GM[1]SZ[5]RU[NZ];B[];W[];B[aa])".to_owned(), "(not_now)"),
        (ended.replace('X', "W+R"), "(result)"),
        (ended.replace('X', "B+3"), "(result)"),
    ] {
        let run = yonban(&["verify", "-"], &*file);
        assert_eq!(run.status, 1, "{file}: {}", run.stdout);
        assert!(run.stdout.contains(reason), "{file}: {}", run.stdout);
    }
    let run = yonban(&["verify", "-"], &*ended.replace('X', "B+17.5"));
    assert_eq!(run.status, 0, "{}", run.stdout);
    let run = yonban(&["verify", "--game", "go", "-"], "d4e5\n");
    assert!(run.stdout.contains("chinese"), "{}", run.stdout);
}

#[test]
fn records_of_shogi_are_checked_by_the_rules() {
    let good = "手合割：二枚落ち\n   1 ６二玉(51)\n   2 ７六歩(77)\n   3 投了\n";
    let run = yonban(&["verify", "--json", "-"], good);
    assert_eq!(run.status, 0, "{}", run.stdout);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    for (key, wanted) in [("game", "shogi"), ("rules", "2-piece"), ("format", "kifu")] {
        assert_eq!(value[key], wanted);
    }
    assert_eq!(value["actions"], 2);
    let laps = "+2838HI\n-8272HI\n+3828HI\n-7282HI\n".repeat(3);
    for (file, reason) in [
        ("▲７六歩 △３四歩 ▲５五歩打\n".to_owned(), "(not_in_hand)"),
        ("startpos moves 7g7f 7g7f".to_owned(), "(empty_square)"),
        (format!("PI\n+\n{laps}+7776FU\n"), "(game_over)"),
        (format!("PI\n+\n{laps}%TORYO\n"), "(result)"),
    ] {
        let run = yonban(&["verify", "-"], &*file);
        assert_eq!(run.status, 1, "{file}: {}", run.stdout);
        assert!(run.stdout.contains(reason), "{file}: {}", run.stdout);
    }
    let run = yonban(&["verify", "-"], &*format!("PI\n+\n{laps}%SENNICHITE\n"));
    assert_eq!(run.status, 0, "{}", run.stdout);
    let run = yonban(
        &["verify", "--rules", "official", "-"],
        "startpos moves 7g7f",
    );
    assert!(run.stdout.contains("official"), "{}", run.stdout);
}

#[test]
fn records_of_backgammon_are_checked_by_the_rules() {
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../data/backgammon/sample_match.mat"
    );
    let run = yonban(&["verify", "--json", file], "");
    assert_eq!(run.status, 0, "{}", run.stdout);
    let value: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    for (key, wanted) in [("game", "backgammon"), ("format", "mat")] {
        assert_eq!(value[key], wanted);
    }
    assert!(value["actions"].as_u64().unwrap() > 300, "{value}");
    let text = std::fs::read_to_string(file).unwrap();
    // A play that the dice do not allow, and a winner of more points than there were.
    let row = text.lines().find(|line| line.contains("Wins")).unwrap();
    let more = text.replacen(row, &row.replacen("Wins ", "Wins 9", 1), 1);
    assert_ne!(more, text);
    let illegal = " 3 point match\n\n Game 1\n a : 0   b : 0\n  1) 31: 8/5 6/5       62: 24/1\n";
    for (file, reason) in [(more.as_str(), "(result)"), (illegal, "illegal")] {
        let run = yonban(&["verify", "-"], file);
        assert_eq!(run.status, 1, "{}", run.stdout);
        assert!(run.stdout.contains(reason), "{}", run.stdout);
    }
}

#[test]
fn what_cannot_be_read_is_status_2() {
    let log = small_log();
    for (args, input) in [
        (&["verify", "-"][..], "hello"),
        (&["verify", "-"], ""),
        (&["verify", "/nowhere/at/all"], ""),
        (&["verify", "--from", "pgn", "-"], "h8"),
        (&["verify", "--rules", "rengu", "-"], "h8"),
        (&["verify", "--hash", "abc", "-"], log.as_str()),
        (&["verify", "--hash", &"0".repeat(64), "-"], "h8h9"),
        (&["verify"], ""),
    ] {
        let run = yonban(args, input);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args:?}");
        assert!(!run.stderr.is_empty());
    }
}
