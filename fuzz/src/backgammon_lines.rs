//! Backgammon: controllers of UBGI, peers of the external player in both roles.

use std::fmt::Write as _;

use yonban_backgammon::{Backgammon, Rules};
use yonban_backgammon_engine::Outputs;
use yonban_backgammon_engine::protocol::external::{Options, Peer, player};
use yonban_backgammon_engine::protocol::{Thinker, Worth, ubgi};
use yonban_rules::{Game, PositionText};
use yonban_search::{Answer, Choice, Engine, EngineError, Info, Stop, Task};

use crate::seeds::data;

/// Words of UBGI.
pub(crate) const UBGI_WORDS: &[&str] = &[
    "ubgi",
    "isready",
    "keys",
    "get engine.level",
    "set engine.ply 2",
    "set game.variant hypergammon",
    "setoption name Variant value nackgammon",
    "newsession type match length 7 crawford on",
    "newsession type money jacoby off beavers on",
    "newgame",
    "position gnubgid 4HPwATDgc/ABMA",
    ":cBEAAAAAAAAA",
    "position xgid XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:2:0:10",
    "dice 3 1",
    "setscore 6 0",
    "setcube value 2 owner p0",
    "setturn p1",
    "go role chequer",
    "go role cube",
    "go turn",
    "stop",
];

/// Words of the external player.
pub(crate) const EXTERNAL_WORDS: &[&str] = &[
    "board:",
    "version",
    "evaluation fibsboard ",
    " plies 2",
    " cubeful",
    " cubeless",
    "\n\0",
    ":9999:",
    "bar/24 24/18*",
    "roll",
    "double",
    "take",
    "drop",
    "beaver",
    "resign 3",
    "accept",
    "reject",
];

/// Takes the last legal action that it may: nets have nothing to read here.
struct Last;

impl Engine for Last {
    fn name(&self) -> &'static str {
        "last 1"
    }

    fn think(
        &mut self,
        task: &Task,
        _report: &mut dyn FnMut(Info),
        _stop: &Stop,
    ) -> Result<Answer, EngineError> {
        let rules: Rules = task.rules.parse().expect("rules that were printed");
        let start = task.start.as_deref().expect("a position");
        let game = Backgammon::from_position(&rules, start).expect("a position that was printed");
        let mut legal = game.legal_actions();
        legal.retain(|action| !task.excluded.contains(&action.to_string()));
        let choice = Choice::Play(legal.pop().expect("a seat acts").to_string());
        Ok(Answer {
            choice,
            value: None,
            line: vec![],
        })
    }
}

impl Thinker for Last {
    fn set_threads(&mut self, _threads: usize) {}

    fn worth(&mut self, _game: &Backgammon, _plies: u32, _cubeful: bool, _stop: &Stop) -> Worth {
        Worth {
            outputs: Outputs::default(),
            equity: -1.0,
        }
    }
}

/// A controller that says anything: nothing but the protocol is said, each question is answered at most
/// once, and the session ends.
pub(crate) fn ubgi(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut asked = 0;
    for line in text.lines() {
        let line = line.trim();
        asked += usize::from(line.starts_with("go"));
    }
    let mut output = Vec::new();
    ubgi::run(Last, bytes, &mut output).expect("a vector takes everything");
    let output = String::from_utf8(output).expect("answers are text");
    let mut answers = 0;
    for line in output.lines() {
        answers += usize::from(line.starts_with("bestmove "));
        assert!(line.len() < 400, "{line:?}");
    }
    assert!(answers <= asked, "{output}");
}

/// A peer that asks anything gets at most one line for each of its own, four for `version`.
pub(crate) fn external(bytes: &[u8]) {
    let options = Options {
        beavers: true,
        resigns: true,
        ..Options::default()
    };
    let mut output = Vec::new();
    player::run(&mut Last, &options, bytes, &mut output).expect("a vector takes everything");
    let output = String::from_utf8(output).expect("answers are text");
    let asked = bytes.split(|byte| *byte == b'\n').count();
    assert!(output.lines().count() <= 4 * asked, "{output}");
    // As the answers of a peer that we ask: what is taken for an action is legal.
    let rules: Rules = "money,beavers=1".parse().expect("rules");
    let mut game = Backgammon::new(&rules);
    game.enter("dice 6 5").expect("a throw");
    let mut peer = Peer::new(bytes, Vec::new());
    for _ in 0..40 {
        match peer.ask(&game) {
            Ok(action) => {
                assert_eq!(game.check(&action), Ok(()));
                game.play_unchecked(&action);
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        while let Some((throw, _)) = game.chances().get(8) {
            game.resolve(throw);
        }
        if game.turn().is_over() {
            break;
        }
        if let Ok(worth) = peer.evaluate(&game, 0, true) {
            assert!((0.0..=1.0).contains(&worth.outputs.win));
        }
    }
}

/// Conversations.
pub(crate) fn ubgi_seeds() -> Vec<Vec<u8>> {
    let mut seeds: Vec<Vec<u8>> = [
        "ubgi\nisready\nnewgame\ndice 3 1\ngo\n",
        "newsession type match length 7\nnewgame\nsetscore 6 0\ngo role cube\ndice 6 6\ngo role chequer\n",
        "setoption name Variant value hypergammon\nposition gnubgid AACgAgAAKgAAAA\ndice 2 1\ngo chequer\n",
        "set engine.level 1\nget engine.level\nkeys\nposition gnubgid 4HPwATDgc/ABMA:cMEFAAAAAAAA\ngo\n",
        "position gnubgid 27YBAAB8wAeAAA\ndice 6 5\ngo\nsetcube value 2 owner p0\nsetturn p0\ngo\n",
        "xyzzy\ngo\nposition\nposition ogid x\nquit\n",
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec();
    let ids = std::fs::read_to_string(data("backgammon/ids.tsv")).unwrap_or_default();
    for row in ids.lines().skip(1) {
        let cells: Vec<&str> = row.split('\t').collect();
        let mut text = String::new();
        let _infallible = match cells[..] {
            ["xgid", _, id, ..] => write!(text, "position xgid {id}\ngo\n{id}\n"),
            ["position_id", _, id, ..] => {
                write!(text, "position gnubgid {id}\ngo\ndice 6 1\ngo\n")
            }
            ["match_id", _, id, ..] => {
                write!(text, "position gnubgid 4HPwATDgc/ABMA:{id}\ngo\n")
            }
            _ => continue,
        };
        seeds.push(text.into_bytes());
    }
    seeds.extend(lines().map(|line| format!("{line}\n").into_bytes()));
    assert!(seeds.len() > 80, "the test packs are there");
    seeds
}

/// Lines of a peer, and answers.
pub(crate) fn external_seeds() -> Vec<Vec<u8>> {
    let mut seeds: Vec<Vec<u8>> = lines()
        .map(|line| {
            format!("{line}\n\0evaluation fibsboard {line} plies 1 cubeful\n\0").into_bytes()
        })
        .collect();
    seeds.push(
        b"24/18 18/13\nroll\n24/22 24/22 6/4 6/4\ndouble\ntake\n0.5 0.1 0.0 0.1 0.0 0.067\n"
            .to_vec(),
    );
    seeds.push(b"resign 2\nreject\nversion\nbeaver\nraccoon\ndrop\n".to_vec());
    seeds
}

/// The board lines of the pack.
fn lines() -> impl Iterator<Item = String> {
    let rows = std::fs::read_to_string(data("backgammon/fibs_board.tsv")).unwrap_or_default();
    let lines: Vec<String> = rows
        .lines()
        .skip(1)
        .map(|row| row.split('\t').next().unwrap_or_default().to_owned())
        .collect();
    lines.into_iter()
}
