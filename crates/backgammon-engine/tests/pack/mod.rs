//! Reading the data packs: tables with tabs.

#![allow(
    dead_code,
    reason = "each test file uses a part of this module, which part differs"
)]

use std::collections::BTreeMap;
use std::path::PathBuf;
use yonban_backgammon::{Board, Checkers, Variant};
use yonban_backgammon_engine::{Crawford, Owner, Stakes};

/// The rows of a table, by column.
pub(crate) fn rows(name: &str) -> Vec<BTreeMap<String, String>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../data/backgammon")
        .join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut lines = text.lines();
    let head: Vec<&str> = lines.next().unwrap().split('\t').collect();
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            assert_eq!(cells.len(), head.len(), "{name}: {line}");
            let named = head.iter().zip(cells);
            named
                .map(|(key, cell)| ((*key).to_owned(), cell.to_owned()))
                .collect()
        })
        .collect()
}

/// A side written `6:2 1:1`.
pub(crate) fn side(text: &str) -> Checkers {
    let mut counts = [0; 25];
    for place in text.split(' ') {
        let (point, count) = place.split_once(':').unwrap();
        counts[point.parse::<usize>().unwrap() - 1] = count.parse().unwrap();
    }
    Checkers::from_counts(&counts).unwrap()
}

/// A board of two sides written so.
pub(crate) fn board(own: &str, other: &str) -> Board {
    Board::new(side(own), side(other), Variant::Standard).unwrap()
}

/// A verdict of `cubes.tsv`: a position, what it is played for, and what a strong peer says.
#[derive(Debug)]
pub(crate) struct CubeRow {
    pub(crate) id: String,
    pub(crate) position_id: String,
    pub(crate) stakes: Stakes,
    /// Equities per unit of the present cube; a drop is +1.
    pub(crate) no_double: f32,
    pub(crate) double_take: f32,
    /// As `CubeDecision` prints it: `no double, take`.
    pub(crate) verdict: String,
    /// How far the next verdict is, at least 0.06.
    pub(crate) margin: f32,
}

/// All of `cubes.tsv`: money with Jacoby and without beavers, and scores in a match before the Crawford
/// game.
pub(crate) fn cubes() -> Vec<CubeRow> {
    let read = |row: &BTreeMap<String, String>| {
        let number = |key: &str| row[key].parse::<f32>().unwrap();
        let cube = row["cube"].parse().unwrap();
        let owner = match row["owner"].as_str() {
            "center" => Owner::Centered,
            "roller" => Owner::Mine,
            other => panic!("{other}"),
        };
        let stakes = match row["context"].split_once('-') {
            None => Stakes::Money {
                jacoby: true,
                beavers: 0,
                cube,
                owner,
                most: 1024,
            },
            Some((own, other)) => Stakes::Match {
                away: [own, other].map(|points| points.parse().unwrap()),
                crawford: Crawford::Before,
                cube,
                owner,
                most: 1024,
            },
        };
        let (action, answer) = row["verdict"].rsplit_once('_').unwrap();
        CubeRow {
            id: row["id"].clone(),
            position_id: row["position_id"].clone(),
            stakes,
            no_double: number("no_double"),
            double_take: number("double_take"),
            verdict: format!("{}, {answer}", action.replace('_', " ")),
            margin: number("margin"),
        }
    };
    rows("cubes.tsv").iter().map(read).collect()
}
