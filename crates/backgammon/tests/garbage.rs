//! Garbage into every reader: nothing panics, and what is read can be written and read again.

mod pack;

use proptest::prelude::*;
use yonban_backgammon::notation::{
    self, Format, fibs, match_id, move_text, ogid, position_id, xgid,
};
use yonban_backgammon::{Action, Backgammon, Dice, Entry, Rules, Variant};
use yonban_rules::{Game, PositionText};

/// Reads bytes as a record; what is read is written and read again in every format.
fn record(format: Option<Format>, bytes: &[u8]) {
    let Ok(reading) = notation::read(format, bytes) else {
        return;
    };
    assert!(reading.losses.len() <= 1_001);
    let entries = reading.record.entries().count();
    // A cell of a few bytes is a roll, a throw and a play.
    assert!(entries <= 3 * bytes.len(), "{entries} of {}", bytes.len());
    for game in &reading.record.games {
        let states = game.states(&reading.record.rules);
        assert_eq!(
            states.len(),
            game.entries.len() + 1,
            "what is kept is legal"
        );
    }
    for format in Format::ALL
        .into_iter()
        .filter(|format| format.holds_games())
    {
        let written = notation::write(format, &reading.record);
        let again = notation::read(Some(format), &written.bytes);
        let text = String::from_utf8_lossy(&written.bytes);
        let again = again.unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(again.record.rules, reading.record.rules, "{text}");
        assert_eq!(
            again.record.games.len(),
            reading.record.games.len(),
            "{text}"
        );
    }
}

/// One-line texts: what is read prints to what reads alike.
fn texts(text: &str) {
    if let Ok(entry) = text.parse::<Entry>() {
        assert_eq!(entry.to_string(), text, "there is one text for each entry");
    }
    if let Ok(rules) = text.parse::<Rules>() {
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
    for rules in [
        "money,beavers=2",
        "match,length=5",
        "casual,variant=hypergammon",
    ] {
        let rules: Rules = rules.parse().unwrap();
        if let Ok(game) = Backgammon::from_position(&rules, text) {
            let again = Backgammon::from_position(&rules, &game.position());
            assert_eq!(again.as_ref(), Ok(&game), "{text}");
            assert!(
                game.legal_actions()
                    .iter()
                    .all(|action| game.check(action).is_ok())
            );
            for action in Action::WORDS {
                let _told = game.explain(&action).map(|told| told.to_string());
            }
        }
    }
    for variant in Variant::ALL {
        if let Ok(board) = position_id::read(text, variant) {
            assert_eq!(position_id::write(&board), text);
        }
        if let Ok(diagram) = xgid::read(text, variant) {
            assert_eq!(xgid::read(&xgid::write(&diagram), variant), Ok(diagram));
            let _game = diagram.game();
        }
        if let Ok(diagram) = ogid::read(text, variant) {
            assert_eq!(ogid::read(&ogid::write(&diagram), variant), Ok(diagram));
            let _game = diagram.game();
        }
        if let Ok(line) = fibs::read(text, variant) {
            assert_eq!(fibs::read(&fibs::write(&line), variant), Ok(line.clone()));
            let _game = line.diagram.game();
        }
    }
    if let Ok(id) = match_id::MatchId::read(text) {
        assert_eq!(match_id::MatchId::read(&id.write()), Ok(id));
    }
}

/// Changes a text: each edit takes some bytes out and puts others there.
fn edited(mut bytes: Vec<u8>, edits: &[(prop::sample::Index, usize, Vec<u8>)]) -> Vec<u8> {
    for (at, out, put) in edits {
        let at = at.index(bytes.len() + 1);
        let end = (at + out).min(bytes.len());
        bytes.splice(at..end, put.iter().copied());
    }
    bytes
}

fn edit() -> impl Strategy<Value = (prop::sample::Index, usize, Vec<u8>)> {
    let words = [
        "",
        " ",
        "\n",
        "Game 1\n",
        " 7 point match\n",
        "Wins 3 points",
        "Doubles => 64",
        "Takes",
        "Drops",
        "66:",
        "11: 6/5",
        "; [Jacoby \"On\"]",
        "; Ties: 1-1",
        "; Position: 4HPwATDgc/ABMA",
        "(;GM[6]",
        ";W[double]",
        ";B[66yz]",
        "AE[a:y]",
        "AW[a]",
        "DI[31]",
        "YONBANACT[beaver]",
        "]",
        "(",
        ")",
        "\\",
        "9999999999",
        "-1",
        ":",
        "MI[length:0]",
        "\u{e9}",
        "A",
        "a",
        "/",
        "=",
        "0",
    ];
    let put = prop_oneof![
        3 => prop::sample::select(words.to_vec()).prop_map(|word| word.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..4),
    ];
    (any::<prop::sample::Index>(), 0..12_usize, put)
}

fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = vec![
        pack::bytes("sample_match.mat"),
        pack::bytes("sample_match.sgf"),
    ];
    // The first games alone: edits then hit something.
    let head = |bytes: &[u8]| bytes[..bytes.len().min(900)].to_vec();
    seeds.extend([head(&seeds[0]), head(&seeds[1])]);
    seeds.push(b"; [Rules \"casual,beavers=2\"]\n 0 point match\n\n; Position: 4HPwATDgc/ABMA:cAkAAAAAAAAE\n Game 1\n a : 0 b : 0\n 1) Doubles => 4 Takes\n".to_vec());
    seeds.push(b"(;GM[6]MI[length:0]AE[a:y]AW[a][b]AB[x]CV[2]CO[w]DI[31];W[31azbz]C[x])".to_vec());
    seeds
}

fn lines() -> Vec<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = Vec::new();
    for (file, column) in [
        ("ids.tsv", "text"),
        ("fibs_board.tsv", "line"),
        ("rules_text.tsv", "input"),
    ] {
        lines.extend(
            pack::rows(file)
                .into_iter()
                .map(|row| row[column].clone().into_bytes()),
        );
    }
    for script in pack::scripts("games.jsonl").iter().take(120) {
        let position = script["expect"]["position_text"].as_str().unwrap_or("roll");
        lines.push(position.as_bytes().to_vec());
    }
    for row in pack::rows("movetext.tsv") {
        lines.push(row["text"].clone().into_bytes());
    }
    lines
}

proptest! {
    #![proptest_config(ProptestConfig { cases: if pack::soak() { 20_000 } else { 1_000 }, ..ProptestConfig::default() })]

    #[test]
    fn files_with_edits(
        seed in prop::sample::select(seeds()),
        edits in prop::collection::vec(edit(), 0..12),
    ) {
        let bytes = edited(seed, &edits);
        record(None, &bytes);
        for format in Format::ALL.into_iter().filter(|format| format.holds_games()) {
            record(Some(format), &bytes);
        }
    }

    #[test]
    fn lines_with_edits(
        seed in prop::sample::select(lines()),
        edits in prop::collection::vec(edit(), 0..4),
    ) {
        texts(&String::from_utf8_lossy(&edited(seed, &edits)));
    }

    #[test]
    fn move_texts_with_edits(
        seed in prop::sample::select(pack::rows("movetext.tsv")),
        edits in prop::collection::vec(edit(), 0..4),
        first in 1..=6_u8,
        second in 1..=6_u8,
    ) {
        let board = position_id::read(&seed["position_id"], Variant::Standard).unwrap();
        let text = edited(seed["text"].clone().into_bytes(), &edits);
        let dice = Dice::new(first, second).unwrap();
        if let Ok(play) = move_text::read(&String::from_utf8_lossy(&text), &board, dice) {
            prop_assert_eq!(board.check_play(dice, &play), Ok(()));
        }
    }
}
