//! Golden playthroughs: whole games as text, so that a change of a rule is a readable difference.
//! `YONBAN_BLESS=1 cargo test -p yonban-gomoku --test golden` writes the files anew.

use std::fmt::Write;
use std::path::PathBuf;
use yonban_gomoku::{Action, Gomoku, Rules};
use yonban_rules::{AtTable, Game, PositionText, Reason, Turn};

/// File, rules, actions. Refused actions stay in: the playthrough says why.
const GAMES: [(&str, &str, &str); 7] = [
    (
        "rif-swap-and-two-fifths",
        "rif",
        "g8,h8,h10,i9,pass,i7,g7,swap,j7,offer g9,offer g9,offer i8,offer f8,pick a1,pick i8,g8,pass,pass",
    ),
    (
        "taraguchi-offers",
        "taraguchi,fifths=3",
        "h8,keep,h9,swap,h10,keep,h7,keep,m8,offer g8,i9,offer i8,offer a5,offer f6,swap,pick a5,i9,claim",
    ),
    (
        "soosorv8-two-swaps",
        "soosorv8",
        "h8,i9,i7,swap,j7,declare 9,declare 2,swap,offer g9,offer g7,pick g7,g9,h6",
    ),
    (
        "swap2-more",
        "swap2",
        "e5,f7,k10,swap,more,a1,o1,more,white,g8,pass",
    ),
    (
        "national-late-claim",
        "national,first=any",
        "e8,a1,f8,a3,g8,a5,j8,a7,i8,claim,a9,h8,a11,claim,o15,claim,a12",
    ),
    (
        "renju-blocked-points",
        "renju",
        "g8,a1,i8,a3,h7,a5,h9,a7,h8,f8,a9,h8,e8,j8,pass,k8",
    ),
    (
        "omok-white-double-three",
        "omok,judging=lose",
        "a1,g8,a3,i8,a5,h7,a7,h9,a9,h8",
    ),
];

fn playthrough(rules: &str, actions: &str) -> String {
    let mut text = String::new();
    let rules: Rules = rules.parse().unwrap();
    let mut game = Gomoku::new(&rules);
    writeln!(text, "rules {rules}\n").unwrap();
    for word in actions.split(',') {
        state(&mut text, &game);
        let action: Action = word.parse().unwrap();
        match game.check(&action) {
            Ok(()) => {
                writeln!(text, "> {action}\n").unwrap();
                game.play_unchecked(&action);
            }
            Err(illegal) => {
                writeln!(text, "! {action}: {}: {illegal}", illegal.reason()).unwrap();
                if let Some(explanation) = game.explain(&action) {
                    writeln!(text, "  {explanation}").unwrap();
                }
                text.push('\n');
            }
        }
    }
    state(&mut text, &game);
    text
}

fn state(text: &mut String, game: &Gomoku) {
    match game.turn() {
        Turn::Seat(seat) => {
            let label = game.seat_label(seat);
            writeln!(text, "seat {seat} ({label}): {:?}", game.step()).unwrap();
            let (legal, shown) = (game.legal_actions().len(), game.shown_actions().len());
            writeln!(text, "legal {legal}, shown {shown}").unwrap();
        }
        Turn::Chance => unreachable!("gomoku has no chance"),
        Turn::Over(outcome) => {
            writeln!(text, "over: {} {}", outcome.verdict, outcome.ending).unwrap();
            if let Some(explanation) = game.explain_ending() {
                writeln!(text, "{explanation}").unwrap();
            }
        }
    }
    if let Some(name) = game.opening_name() {
        let (code, name) = (name.code, name.name.unwrap_or("no standard name"));
        writeln!(text, "opening {code} {name}").unwrap();
    }
    writeln!(text, "{}", game.position()).unwrap();
}

#[test]
fn playthroughs() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let bless = std::env::var("YONBAN_BLESS").is_ok_and(|value| value == "1");
    for (name, rules, actions) in GAMES {
        let path = folder.join(format!("{name}.txt"));
        let played = playthrough(rules, actions);
        if bless {
            std::fs::write(&path, &played).unwrap();
        }
        let golden = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(played, golden, "{}", path.display());
    }
}
