//! Backgammon: scripts, IDs, board lines, move text, record files.

use yonban_backgammon::notation::match_id::MatchId;
use yonban_backgammon::notation::{
    self, Diagram, Format, fibs, move_text, ogid, position_id, xgid,
};
use yonban_backgammon::{Action, Backgammon, Entry, Play, Rules, Variant};
use yonban_rules::{Game, PositionText};

use crate::seeds::data;

/// Words of texts and IDs.
pub(crate) const WORDS: &[&str] = &[
    "match,length=",
    "money",
    "casual",
    "tournament",
    ",beavers=6",
    ",autodoubles=unlimited",
    ",maxcube=32768",
    ",variant=hypergammon",
    ",dice=manual",
    "4HPwATDgc/ABMA",
    ":cAkAAAAAAAAA",
    ":roll",
    ":redouble=1",
    "dice 6 6",
    "cocked",
    "roll",
    "double",
    "take",
    "drop",
    "beaver",
    "raccoon",
    "resign backgammon",
    "accept",
    "reject",
    "nomove",
    "bar/24 24/18*",
    "6/off",
    "13/11(2)",
    "XGID=-b----E-C---eE---c-e----B-",
    ":0:0:1:00:0:0:0:0:10",
    "11ccccchhhjjjjj:66666888dddddoo:N0N::B::0:0:0:0",
    "board:",
];

/// Words of record files.
pub(crate) const FILE_WORDS: &[&str] = &[
    " 7 point match\n",
    "Match of 5 points",
    " Game 1\n",
    " a : 0 b : 0\n",
    "62: 13/7 8/6",
    " Doubles => 16",
    " Takes",
    " Drops",
    "Wins 3 points and the match",
    "Resigned Game",
    "; [Variation \"Nackgammon\"]",
    "; [Rules \"money\"]",
    "; Ties: 4-4",
    "; Position: 4HPwATDgc/ABMA",
    "Cannot Move",
    "(;GM[6]",
    "MI[length:7][game:0][ws:0][bs:0]",
    "RU[Crawford:CrawfordGame]",
    "RE[W+2R]",
    ";W[62mgmk]",
    ";B[double]",
    ";W[take]",
    "YONBANACT[beaver]",
    "YONBANPOS[",
    "AE[a:y]",
    "AW[a][b]",
    "AB[y]",
    "DI[31]",
    "CV[4]",
    "CO[b]",
    "PL[B]",
];

/// A script: rules, position, then entries; each line is also tried as everything else that is a line.
pub(crate) fn texts(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.split('\n');
    let rules = lines.next().unwrap_or_default();
    let rules: Rules = match rules.parse() {
        Ok(rules) => rules,
        Err(_) => "casual,beavers=3,dice=manual".parse().expect("rules"),
    };
    assert_eq!(rules.to_string().parse(), Ok(rules));
    let position = lines.next().unwrap_or_default();
    let mut game = match Backgammon::from_position(&rules, position) {
        Ok(game) => game,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            Backgammon::new(&rules)
        }
    };
    for line in lines.take(60) {
        whole(&game);
        ids(line, rules.variant());
        if let Some(dice) = game.dice()
            && let Ok(play) = move_text::read(line, game.board(), dice)
        {
            assert_eq!(game.board().check_play(dice, &play), Ok(()));
            let again = move_text::read(&move_text::write(&play), game.board(), dice);
            assert_eq!(again, Ok(play));
        }
        let Ok(entry) = line.parse::<Entry>() else {
            continue;
        };
        assert_eq!(entry.to_string(), line);
        let before = game.clone();
        if let Entry::Action(action) = &entry {
            let listed = game.legal_actions().contains(action);
            assert_eq!(game.check(action).is_ok(), listed, "{action}");
            if let Some(told) = game.explain(action) {
                assert!(!told.to_string().is_empty());
            }
        }
        if game.take(&entry).is_err() {
            assert_eq!(game, before);
        }
    }
}

/// The position text of a game says all of it.
fn whole(game: &Backgammon) {
    let text = game.position();
    match Backgammon::from_position(game.rules(), &text) {
        Ok(again) => assert_eq!(&again, game, "{text}"),
        Err(_) => assert!(game.turn().is_over(), "{text}"),
    }
}

fn ids(text: &str, variant: Variant) {
    if let Ok(board) = position_id::read(text, variant) {
        assert_eq!(position_id::write(&board), text);
    }
    if let Ok(id) = MatchId::read(text) {
        assert_eq!(MatchId::read(&id.write()), Ok(id));
    }
    if let Ok(diagram) = xgid::read(text, variant) {
        assert_eq!(xgid::read(&xgid::write(&diagram), variant), Ok(diagram));
        plays_on(&diagram);
    }
    if let Ok(diagram) = ogid::read(text, variant) {
        assert_eq!(ogid::read(&ogid::write(&diagram), variant), Ok(diagram));
        plays_on(&diagram);
    }
    if let Ok(line) = fibs::read(text, variant) {
        plays_on(&line.diagram);
        assert_eq!(fibs::read(&fibs::write(&line), variant), Ok(line));
    }
}

fn plays_on(diagram: &Diagram) {
    if let Ok(game) = diagram.game() {
        assert!(!game.legal_actions().is_empty());
        whole(&game);
    }
}

pub(crate) fn mat(bytes: &[u8]) {
    file(Some(Format::Mat), bytes);
}

pub(crate) fn sgf(bytes: &[u8]) {
    file(Some(Format::Sgf), bytes);
}

/// Reads a file; what is read is legal, can be written, and is read again.
fn file(format: Option<Format>, bytes: &[u8]) {
    let Ok(reading) = notation::read(format, bytes) else {
        return;
    };
    let record = &reading.record;
    assert!(reading.losses.len() <= 1_001);
    assert!(record.entries().count() <= 3 * bytes.len());
    for game in &record.games {
        let states = game.states(&record.rules);
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
        let written = notation::write(format, record);
        let again = notation::read(Some(format), &written.bytes).expect("what was written");
        assert_eq!(again.record.rules, record.rules);
        assert_eq!(again.record.games.len(), record.games.len());
    }
}

/// Scripts of the packs, their IDs and lines.
pub(crate) fn text_seeds() -> Vec<Vec<u8>> {
    let scripts = std::fs::read_to_string(data("backgammon/games.jsonl")).unwrap_or_default();
    let mut seeds: Vec<Vec<u8>> = Vec::new();
    for line in scripts.lines() {
        let Ok(script) = serde_json::from_str::<serde_json::Value>(line) else {
            continue;
        };
        let mut text = String::new();
        text.push_str(script["rules"].as_str().unwrap_or_default());
        text.push('\n');
        text.push_str(script["start"].as_str().unwrap_or_default());
        for action in script["actions"].as_array().into_iter().flatten().take(40) {
            text.push('\n');
            text.push_str(action.as_str().unwrap_or_default());
        }
        seeds.push(text.into_bytes());
    }
    for (file, column) in [("ids", 2), ("fibs_board", 0), ("movetext", 2)] {
        let rows =
            std::fs::read_to_string(data(&format!("backgammon/{file}.tsv"))).unwrap_or_default();
        for row in rows.lines().skip(1) {
            let text = row.split('\t').nth(column).unwrap_or_default();
            seeds.push(format!("money\n\n{text}").into_bytes());
        }
    }
    assert!(seeds.len() > 300, "the test packs are there");
    seeds
}

/// The match of a peer, and small files by hand.
pub(crate) fn mat_seeds() -> Vec<Vec<u8>> {
    let mut seeds = vec![
        std::fs::read(data("backgammon/sample_match.mat")).unwrap_or_default(),
        b"; [Jacoby \"On\"]\n 0 point match\n\n Game 1\n a : 0 b : 0\n 1) 31: 8/5 6/5 Doubles => 2\n 2) Takes 66:\n Wins 2 points\n".to_vec(),
        b"; [Rules \"casual,beavers=2\"]\n 0 point match\n\n; Ties: 3-3\n; Position: 4HPwATDgc/ABMA:cAkAAAAAAAAE\n Game 1\n a : 0 b : 0\n 1) Doubles => 4 Takes\n".to_vec(),
    ];
    // Every play of a script.
    let play = "24/18 18/14"
        .parse::<Play>()
        .map(|play| Action::Play(play).to_string());
    let texts = [
        "dice 6 4".to_owned(),
        play.unwrap_or_default(),
        "double".to_owned(),
        "drop".to_owned(),
    ];
    if let Ok(record) =
        notation::Record::of_texts(&"match,length=3".parse().expect("rules"), &texts)
    {
        seeds.push(notation::write(Format::Mat, &record).bytes);
    }
    seeds
}

/// The same in SGF.
pub(crate) fn sgf_seeds() -> Vec<Vec<u8>> {
    let mut seeds = vec![
        std::fs::read(data("backgammon/sample_match.sgf")).unwrap_or_default(),
        b"(;GM[6]MI[length:0]AE[a:y]AW[a][b]AB[x]CV[2]CO[w]DI[31];W[31azbz]C[x])".to_vec(),
    ];
    for bytes in mat_seeds() {
        if let Ok(reading) = notation::read(Some(Format::Mat), &bytes) {
            seeds.push(notation::write(Format::Sgf, &reading.record).bytes);
        }
    }
    seeds
}
