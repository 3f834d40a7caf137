//! Actions, squares, rules and positions of shogi, and the game that they make.

use std::fs;
use std::path::Path;

use serde_json::Value;
use yonban_rules::{AtTable, Game, PositionText, Turn};
use yonban_shogi::{Action, Board, Preset, Rules, Shogi, Square, Strictness};

use crate::texts::canonical;

/// `rules NEWLINE position NEWLINE action ...`.
pub(crate) fn game_texts(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.split('\n');
    let rules = lines.next().and_then(canonical::<Rules>);
    let rules = rules.unwrap_or(Rules::from(Preset::Official));
    let position = lines.next().unwrap_or_default();
    problem(position);
    let mut game = match Shogi::from_position(&rules, position) {
        Ok(game) => {
            let printed = game.position();
            let again = Shogi::from_position(&rules, &printed).expect("a printed position");
            assert_eq!(again, game, "{position:?} prints as {printed:?}");
            assert_eq!(again.position(), printed);
            assert_eq!(again.legal_actions(), game.legal_actions());
            game
        }
        Err(error) => {
            // A refusal may quote the text, not multiply it.
            let told = error.to_string();
            assert!(!told.is_empty() && told.len() <= 12 * text.len() + 2_000);
            Shogi::new(&rules)
        }
    };
    for line in lines.take(60) {
        canonical::<Square>(line);
        let Some(action) = canonical::<Action>(line) else {
            continue;
        };
        let before = game.clone();
        let written = game.written(&action);
        assert!(written.iter().all(|(_, text)| !text.is_empty()), "{action}");
        let told = game.explain(&action);
        assert_eq!(told.is_none(), game.turn().is_over(), "{action} {game:?}");
        assert!(told.is_none_or(|told| !told.to_string().is_empty()));
        let listed = game.legal_actions().contains(&action);
        match game.check(&action) {
            Ok(()) => {
                assert!(listed, "{action} is accepted but not listed");
                game.play_unchecked(&action);
                made(&before, &game, action);
            }
            Err(illegal) => {
                assert!(!listed, "{action} is listed but refused");
                assert!(!illegal.to_string().is_empty());
                assert_eq!(game, before);
            }
        }
    }
}

/// A position of a mate problem.
fn problem(position: &str) {
    if let Ok((board, number)) = Board::from_sfen(position, Strictness::Problem) {
        let printed = board.to_sfen(number);
        let again = Board::from_sfen(&printed, Strictness::Problem);
        assert_eq!(again, Ok((board.clone(), number)), "{position:?}");
        assert_eq!(board.has_move(), !board.moves().is_empty(), "{printed}");
    }
}

/// What holds after every accepted action.
fn made(before: &Shogi, game: &Shogi, action: Action) {
    let last = game.last().expect("an action has been made");
    assert_eq!((last.action, last.side), (action, before.side()));
    let moved = u32::from(last.piece.is_some() && last.foul.is_none());
    assert_eq!(game.moves_played(), before.moves_played() + moved);
    if moved == 0 {
        assert_eq!(game.position(), before.position());
        assert!(game.turn().is_over());
    }
    match game.turn() {
        Turn::Over(_) => {
            assert!(game.legal_actions().is_empty());
            let why = game.why().expect("an end has a reason");
            assert!(!why.to_string().is_empty());
        }
        Turn::Seat(_) | Turn::Chance => {
            assert!(!game.clean_moves().is_empty(), "{game:?}");
            assert!(game.recurrence().is_none_or(|one| one.times < 4));
        }
    }
    let again = Shogi::from_position(game.rules(), &game.position());
    let again = again.expect("a position of a game can be set up");
    assert_eq!(again.position(), game.position());
}

/// The scripts of the packs, and the rules texts that are accepted.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/shogi");
    let read = |name: &str| fs::read_to_string(data.join(name)).expect("the packs are there");
    let scripts = read("rules.jsonl") + &read("repetition.jsonl");
    let scripts = scripts.lines().map(|line| {
        let script: Value = serde_json::from_str(line).expect("a script is JSON");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let mut lines = vec![text(&script["rules"]), text(&script["start"])];
        lines.extend(script["actions"].as_array().into_iter().flatten().map(text));
        lines.join("\n").into_bytes()
    });
    let mut seeds: Vec<Vec<u8>> = scripts.collect();
    let rules = read("rules_text.tsv");
    let inputs = rules
        .lines()
        .skip(1)
        .filter_map(|row| row.split('\t').next());
    seeds.extend(inputs.map(|input| format!("{input}\nstartpos\n7g7f").into_bytes()));
    assert!(seeds.len() > 200, "the packs are there");
    seeds
}

pub(crate) const WORDS: &[&str] = &[
    "startpos",
    "sfen ",
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL",
    " b ",
    " w ",
    "+R",
    "+p",
    "2G",
    "declare",
    "7g7f",
    "8h2b+",
    "P*5e",
    "official",
    "beginner",
    "2-piece",
    ",judging=lose",
    ",impasse=points27",
    ",impasse=try",
    ",tie27=gote",
    ",maxmoves=9",
    ",repetition=draw",
];
