//! The data packs: scripts with expectations, rules texts, opening patterns.

mod pack;

use pack::{rows, scripts};
use std::collections::HashSet;
use yonban_gomoku::opening::symmetry::image_on_board;
use yonban_gomoku::{Color, Gomoku, Point, Preset, Rules, opening_name};
use yonban_rules::{Game, PlayError, PositionText, Reason, Turn, Verdict};

/// An action with its point turned; points off the board stay where they are.
fn turned_action(text: &str, size: u8, symmetry: usize) -> String {
    let (before, point) = text
        .rsplit_once(' ')
        .map_or(("", text), |(verb, point)| (verb, point));
    let Ok(point) = point.parse::<Point>() else {
        return text.to_owned();
    };
    if point.file() >= size || point.rank() >= size {
        return text.to_owned();
    }
    let point = image_on_board(point, size, symmetry);
    format!("{before} {point}").trim_start().to_owned()
}

/// A position text with its stones turned. The packs use no field that names points.
fn turned_position(text: &str, size: u8, symmetry: usize) -> String {
    let (rows, rest) = text.split_once(' ').unwrap();
    assert!(!rest.contains('@'), "{text}");
    let mut board = vec![vec!['.'; usize::from(size)]; usize::from(size)];
    for (row, line) in rows.split('/').enumerate() {
        let rank = size - 1 - u8::try_from(row).unwrap();
        let mut file = 0;
        let mut number = String::new();
        for sign in line.chars().chain([' ']) {
            if sign.is_ascii_digit() {
                number.push(sign);
                continue;
            }
            file += number.parse::<u8>().unwrap_or(0);
            number.clear();
            if sign != ' ' {
                let to = image_on_board(Point::new(file, rank), size, symmetry);
                board[usize::from(size - 1 - to.rank())][usize::from(to.file())] = sign;
                file += 1;
            }
        }
    }
    let mut lines = Vec::new();
    for row in board {
        let mut line = String::new();
        let mut empty = 0;
        for sign in row.into_iter().chain([' ']) {
            if sign == '.' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                line.push_str(&empty.to_string());
                empty = 0;
            }
            line.push(sign);
        }
        lines.push(line.trim_end().to_owned());
    }
    format!("{} {rest}", lines.join("/"))
}

/// Plays one script, turned by one of the board's symmetries, and compares with what it expects; the
/// first difference, if any.
fn differs(script: &pack::Json, symmetry: usize) -> Option<String> {
    let rules: Rules = script.text("rules").parse().unwrap();
    let size = rules.size();
    let turned = |text: &str| turned_action(text, size, symmetry);
    let mut game = match script.get("start") {
        Some(pack::Json::Text(start)) => {
            Gomoku::from_position(&rules, &turned_position(start, size, symmetry)).unwrap()
        }
        _ => Gomoku::new(&rules),
    };
    let mut refused: Option<(usize, &'static str)> = None;
    for (n, action) in script.list("actions").iter().enumerate() {
        let action = turned(action).parse().unwrap();
        let played = match game.turn().seat() {
            Some(seat) => game.play(seat, &action),
            None => Err(PlayError::Over),
        };
        if let Err(error) = played {
            if let PlayError::Illegal(illegal) = &error {
                assert_eq!(game.check(&action).unwrap_err().reason(), illegal.reason());
            }
            refused = Some((n, error.reason()));
            break;
        }
    }
    let legal: Vec<String> = game
        .legal_actions()
        .iter()
        .map(ToString::to_string)
        .collect();
    let (turn, outcome, ending) = match game.turn() {
        Turn::Seat(seat) => (seat.to_string(), None, None),
        Turn::Chance => panic!("gomoku has no chance"),
        Turn::Over(end) => (
            "over".to_owned(),
            Some(end.verdict),
            Some(end.ending.to_string()),
        ),
    };
    let expect = script.get("expect").unwrap();
    let mut checked = 0;
    for (key, wanted) in expect.object() {
        let got = match key.as_str() {
            "error_at" => refused.map_or(pack::Json::Null, |(at, _)| pack::Json::Number(at as f64)),
            "reason" => refused.map_or(pack::Json::Null, |(_, why)| why.into()),
            "turn" => turn.as_str().into(),
            "outcome" => {
                outcome.map_or(pack::Json::Null, |v: Verdict| v.to_string().as_str().into())
            }
            "ending" => ending.as_deref().map_or(pack::Json::Null, Into::into),
            "color_of_a" => game
                .color_of(yonban_rules::Seat::A)
                .to_string()
                .as_str()
                .into(),
            "legal_count" => pack::Json::Number(legal.len() as f64),
            "position" => {
                let position = game.position();
                let wanted = turned_position(script_text(wanted), size, symmetry);
                assert_eq!(position, wanted, "{}", script.text("id"));
                checked += 1;
                continue;
            }
            "legal_includes" => {
                let missing = wanted
                    .strings()
                    .into_iter()
                    .find(|text| !legal.contains(&turned(text)));
                assert_eq!(missing, None, "{}", script.text("id"));
                checked += 1;
                continue;
            }
            "legal_excludes" => {
                let present = wanted
                    .strings()
                    .into_iter()
                    .find(|text| legal.contains(&turned(text)));
                assert_eq!(present, None, "{}", script.text("id"));
                checked += 1;
                continue;
            }
            // What an engine must do here is its crate's to test.
            "engine" | "engine_must" | "engine_excluded" => continue,
            other => panic!("{}: unknown expectation {other}", script.text("id")),
        };
        checked += 1;
        if got != *wanted {
            return Some(format!(
                "{}: {key}: {got:?} instead of {wanted:?}",
                script.text("id")
            ));
        }
    }
    assert!(checked > 0, "{} checks nothing", script.text("id"));
    let wanted_error = expect.get("error_at").is_some() || expect.get("reason").is_some();
    match refused {
        Some((at, why)) if !wanted_error => {
            Some(format!("{}: action {at} refused: {why}", script.text("id")))
        }
        _ => None,
    }
}

fn script_text(value: &pack::Json) -> &str {
    match value {
        pack::Json::Text(text) => text,
        other => panic!("{other:?} is no text"),
    }
}

/// Every script of a pack, under every symmetry of the board.
fn run(name: &str, count: usize) {
    let scripts = scripts(name);
    assert_eq!(scripts.len(), count, "{name}");
    for symmetry in 0..8 {
        let differs = |script| differs(script, symmetry);
        let wrong: Vec<String> = scripts.iter().filter_map(differs).collect();
        let wrong = wrong.join("\n");
        assert!(wrong.is_empty(), "{name}, symmetry {symmetry}:\n{wrong}");
    }
}

#[test]
fn opening_walks() {
    run("opening_walks.jsonl", 228);
}

#[test]
fn claims() {
    run("claims.jsonl", 66);
}

#[test]
fn lines() {
    run("lines.jsonl", 60);
}

#[test]
fn traps() {
    run("traps.jsonl", 48);
}

#[test]
fn rules_texts() {
    let rows = rows("rules_text.tsv");
    assert_eq!(rows.len(), 72);
    for row in rows {
        let input = row["input"].as_str();
        match input.parse::<Rules>() {
            Ok(rules) => assert_eq!(rules.to_string(), row["canonical"], "{input}"),
            Err(error) => assert_eq!(error.reason(), row["error"], "{input}"),
        }
    }
}

/// Every legal three-stone start falls into one row, and every row is met as often as it says.
fn opening_patterns(name: &str, preset: Preset, patterns: usize, placements: usize) {
    let rows = rows(name);
    assert_eq!(rows.len(), patterns);
    let mut starts = 0;
    let mut met = vec![0; patterns];
    let game = Gomoku::new(&Rules::from(preset));
    for game in successors(&game) {
        for game in successors(&game) {
            for game in successors(&game) {
                starts += 1;
                let found = game.opening_name().expect("every start has a name");
                let row = rows
                    .iter()
                    .position(|row| row["code"] == found.code)
                    .unwrap();
                met[row] += 1;
                assert_eq!(found.name.unwrap_or("-"), rows[row]["name"]);
                assert_eq!(found.kanji.unwrap_or("-"), rows[row]["kanji"]);
            }
        }
    }
    assert_eq!(starts, placements);
    for (row, count) in rows.iter().zip(met) {
        assert_eq!(count.to_string(), row["placements"], "{}", row["code"]);
        let stones = ["stone1", "stone2", "stone3"].map(|n| row[n].parse::<Point>().unwrap());
        assert_eq!(opening_name(stones).unwrap().code, row["code"]);
        if row.get("set").is_some_and(|set| set == "52") {
            assert!(opening_name(stones).unwrap().is_own_number());
        }
    }
}

fn successors(game: &Gomoku) -> Vec<Gomoku> {
    let play = |action| {
        let mut next = game.clone();
        next.play_unchecked(action);
        next
    };
    game.legal_actions().iter().map(play).collect()
}

#[test]
fn opening_patterns_26() {
    opening_patterns("openings26.tsv", Preset::Rif, 26, 184);
}

#[test]
fn opening_patterns_52() {
    opening_patterns("openings52.tsv", Preset::YamaguchiFree, 52, 376);
}

#[test]
fn names_follow_the_order_of_the_stones() {
    let [center, second, third] = ["h8", "h9", "i9"].map(|text| text.parse::<Point>().unwrap());
    assert_eq!(
        opening_name([center, second, third]).unwrap().name,
        Some("Kagetsu")
    );
    assert_eq!(opening_name([third, second, center]), None);
    let set_up = "15/15/15/15/15/15/7WB6/7B7/15/15/15/15/15/15/15 w";
    let game = Gomoku::from_position(&Rules::from(Preset::Renju), set_up).unwrap();
    assert_eq!(game.opening_name().unwrap().code, "D4");
    assert_eq!(game.stones().len(), 3);
    assert_eq!(game.last_point(), None);
    let other = "15/15/15/15/15/15/7BW6/7W7/15/15/15/15/15/15/15 w";
    let game = Gomoku::from_position(&Rules::from(Preset::Renju), other).unwrap();
    assert_eq!(game.opening_name(), None);
    let colors: HashSet<Color> = game.stones().iter().map(|&(color, _)| color).collect();
    assert_eq!(colors.len(), 2);
}
