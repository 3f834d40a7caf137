//! The conformance script of UBGI: a controller in a thread of its own talks through pipes. Nothing
//! depends on how long anything takes.

mod scatter;

use scatter::Scatter;
use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write};
use std::thread::JoinHandle;
use yonban_backgammon::notation::{Diagram, move_text, xgid};
use yonban_backgammon::{Action, Backgammon, Phase};
use yonban_backgammon_engine::protocol::ubgi;
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, PositionText};

struct Controller {
    to: PipeWriter,
    from: BufReader<PipeReader>,
    engine: JoinHandle<()>,
}

impl Controller {
    fn new(thinker: Scatter) -> Self {
        let (engine_in, to) = std::io::pipe().expect("a pipe");
        let (from, engine_out) = std::io::pipe().expect("a pipe");
        let engine = std::thread::spawn(move || {
            ubgi::run(thinker, BufReader::new(engine_in), engine_out).expect("streams that hold");
        });
        Controller {
            to,
            from: BufReader::new(from),
            engine,
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.to, "{line}").expect("the engine listens");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        let n = self.from.read_line(&mut line).expect("the engine speaks");
        assert!(n > 0, "the engine hung up");
        line.trim_end().to_owned()
    }

    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear());
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    /// Asks, and returns what follows `bestmove`.
    fn best(&mut self, asks: &str) -> String {
        self.say(asks);
        let last = self.until("bestmove").pop().unwrap_or_default();
        last["bestmove ".len()..].to_owned()
    }

    fn quit(mut self) {
        self.say("quit");
        self.engine.join().expect("a clean end");
    }
}

/// Says everything at once, up to the end of the input; what came back, without reports.
fn at_once(thinker: Scatter, input: &str) -> Vec<String> {
    let mut output = Vec::new();
    ubgi::run(thinker, input.as_bytes(), &mut output).expect("no errors");
    let text = String::from_utf8(output).expect("text");
    let lines = text.lines().filter(|line| !line.starts_with("info "));
    lines.map(str::to_owned).collect()
}

const START: &str = "position gnubgid 4HPwATDgc/ABMA";

#[test]
fn the_engine_introduces_itself_in_both_versions() {
    let mut controller = Controller::new(Scatter::default());
    controller.say("ubgi");
    let lines = controller.until("ubgiok");
    assert_eq!(lines[0], "id name scatter");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    assert_eq!(lines[2..4], ["id version 1", "proto 0.2"]);
    for key in [
        "game.variant enum ",
        "engine.level int 1..10 10",
        "engine.ply int ",
    ] {
        let start = format!("key {key}");
        assert!(lines.iter().any(|line| line.starts_with(&start)), "{key}");
    }
    assert_eq!(controller.hear(), "readyok");
    controller.say("isready");
    assert_eq!(controller.hear(), "readyok");
    controller.say("get engine.level");
    assert_eq!(controller.hear(), "value engine.level 10");
    controller.say("setoption name Level value 3\nget level");
    assert_eq!(controller.hear(), "value engine.level 3");
    controller.quit();
}

#[test]
fn every_role_gets_its_word() {
    let mut controller = Controller::new(Scatter::default());
    let legal = |text: &str, words: &[&str]| assert!(words.contains(&text), "{text}");
    controller.say("newsession type money jacoby off beavers on");
    controller.say(START);
    legal(&controller.best("go role cube"), &["roll", "double"]);
    legal(&controller.best("go"), &["roll", "double"]);
    controller.say("dice 3 1");
    for go in ["go role chequer", "go role turn", "go", "go chequer"] {
        let play = controller.best(go);
        let board = yonban_backgammon::Board::start(yonban_backgammon::Variant::Standard);
        let dice = yonban_backgammon::Dice::new(3, 1).expect("dice");
        assert!(move_text::read(&play, &board, dice).is_ok(), "{play}");
        assert!(!play.contains(['*', '(']), "{play}");
    }
    // On offer: a double, a beaver; then offers to resign, of which the large one cannot be refused.
    let offers: [(&str, &[&str]); 6] = [
        (
            "xgid XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:2:0:10",
            &["take", "drop", "beaver"],
        ),
        (
            "xgid XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:0:5:10",
            &["take", "drop"],
        ),
        (
            "xgid -b----E-C---eE---c-e----B-:1:1:-1:B:0:0:2:0:10",
            &["take", "drop"],
        ),
        (
            "gnubgid 4HPwATDgc/ABMA:cBEAAAAAAAAA",
            &["take", "drop", "beaver"],
        ),
        ("gnubgid 4HPwATDgc/ABMA:cMEFAAAAAAAA", &["accept", "reject"]),
        // The Crawford game, and a cube that is the other's.
        ("gnubgid 4HPwATDgc/ABMA:8AngAGAAGAAE", &["roll"]),
    ];
    for (position, words) in offers {
        controller.say(&format!("position {position}"));
        legal(&controller.best("go role cube"), words);
    }
    // A dance.
    controller.say("position gnubgid 27YBAAB8wAeAAA\ndice 6 5");
    assert_eq!(controller.best("go role chequer"), "pass");
    // One number, and a cube that may not be turned.
    controller.say("setcube value 2 owner p0\nsetturn p1\nsetscore 1 2");
    controller.say(START);
    assert_eq!(controller.best("go role cube"), "roll");
    controller.quit();
}

#[test]
fn positions_of_the_first_version_are_answered_by_one_line() {
    let board = "board:ours:peer:5:0:0:0:-2:0:0:0:2:4:0:2:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1";
    let rest = "1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";
    let lines = at_once(
        Scatter::default(),
        &format!(
            "{board}:0:0:0:0:{rest}\nXGID=-a-B--C-dE--dE---c-e----BA:0:0:1:00:0:0:0:5:10\n\
             XGID=a-BBBBBB--------------bbA-:0:0:1:11:0:0:0:0:10\nboard:x\nXGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n"
        ),
    );
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert!(["roll", "double"].contains(&lines[0].as_str()), "{lines:?}");
    assert_eq!(lines[1], "sorry", "17 checkers");
    assert_eq!(lines[3], "sorry");
    assert!(lines[4].contains('/'), "{lines:?}");
    // No number can be used: an empty line.
    let lines = at_once(
        Scatter::default(),
        "XGID=a-----BBBBBBC---------ba--:0:0:-1:65:0:0:0:0:10\nxyzzy\n",
    );
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert!(lines[1].starts_with("error bad_command "), "{lines:?}");
    assert_eq!(lines[2], "sorry");
}

#[test]
fn a_thought_is_stopped_and_what_was_said_meanwhile_is_done_after_it() {
    let waits = Scatter {
        waits: true,
        ..Scatter::default()
    };
    let mut controller = Controller::new(waits.clone());
    controller.say("stop");
    controller.say(START);
    controller.say("dice 6 1\ngo");
    controller.until("info");
    controller.say("isready");
    assert_eq!(controller.hear(), "readyok", "no answer before stop");
    controller.say("stop");
    assert!(controller.hear().starts_with("bestmove "));
    controller.say("stop\nisready");
    assert_eq!(controller.hear(), "readyok", "nothing is answered twice");
    // Two questions at once, both hastened by one word.
    controller.say("go\nset engine.level 4\ngo\nget engine.level\nstop\nisready");
    let mut lines = controller.until("readyok");
    lines.retain(|line| !line.starts_with("info "));
    let words: Vec<&str> = lines.iter().map(|line| &line[..5]).collect();
    assert_eq!(words, ["bestm", "bestm", "value", "ready"]);
    controller.quit();
    // `quit` hastens too.
    let lines = at_once(waits, &format!("{START}\ndice 6 1\ngo\ngo\nquit\n"));
    let answers = lines.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(answers.count(), 2, "{lines:?}");
    // At the end of the input the last question is answered in peace.
    let lines = at_once(Scatter::default(), &format!("{START}\ndice 6 1\ngo"));
    assert_eq!(lines.len(), 1, "{lines:?}");
}

#[test]
fn nothing_is_answered_for_another_position_than_the_one_that_was_meant() {
    for refused in [
        "position gnubgid 4HPwATDgc/ABM",
        "position gnubgid //////////////",
        "position gnubgid 4HPwATDgc/ABMA:xxx",
        "position xgid XGID=-b",
        "position ogid x",
        "position",
        "dice 0 1",
        "dice",
        "setscore 7 0",
        "setscore x 0",
        "setcube value 3 owner center",
        "setturn me",
        "newsession type match",
        "newsession type match length 26",
    ] {
        let lines = at_once(
            Scatter::default(),
            &format!(
                "newsession type match length 7\n{START}\ndice 2 1\n{refused}\ngo\ngo role chequer\n"
            ),
        );
        assert_eq!(lines.len(), 3, "{refused}: {lines:?}");
        assert!(lines[0].starts_with("error "), "{refused}: {lines:?}");
        for line in &lines[1..] {
            assert!(
                line.starts_with("error bad_state missing"),
                "{refused}: {lines:?}"
            );
        }
    }
    for (input, answer) in [
        ("go", "error bad_state missing position"),
        ("newgame\ngo role chequer", "error bad_state missing dice"),
        ("newgame\ndice 1 2\ngo role cube", "error bad_state "),
        (
            "newgame\nsetcube value 2 owner center\nnewsession type match length 3\nnewgame\nsetscore 2 0\nsetcube value 2 owner p0\ngo",
            "error bad_state ",
        ),
        ("set engine.level 11", "error bad_value engine.level"),
        ("get engine.hash", "error unsupported "),
        ("go role rollout", "error bad_value "),
    ] {
        let lines = at_once(Scatter::default(), input);
        assert_eq!(lines.len(), 1, "{input}: {lines:?}");
        assert!(lines[0].starts_with(answer), "{input}: {lines:?}");
    }
}

#[test]
fn an_answer_that_is_not_legal_is_not_said() {
    for says in [
        "24/23",
        "8/5 6/5 ",
        "resign single",
        "take",
        "nonsense",
        "nomove",
    ] {
        let thinker = Scatter {
            says: Some(says),
            ..Scatter::default()
        };
        let lines = at_once(thinker, &format!("{START}\ngo\ndice 6 4\ngo\n"));
        assert_eq!(lines[0], "bestmove roll", "{says}");
        assert!(
            lines[1].contains('/') && lines[1] != "bestmove 24/23",
            "{says}: {lines:?}"
        );
    }
}

/// Whole matches through two engines, every state given as an XGID.
fn matches(count: u64, rules: &[&str]) {
    let mut engines = [(); 2].map(|()| Controller::new(Scatter::default()));
    for n in 0..count {
        let rules = rules[n as usize % rules.len()];
        let game = scatter::play(rules, n, |game| {
            let seat = game.turn().seat().expect("a seat");
            let engine = &mut engines[seat.index()];
            let (diagram, _) = Diagram::of(game).expect("a position");
            let role = match game.phase() {
                Phase::Play(_) => "chequer",
                _ => "cube",
            };
            engine.say(&format!("position xgid {}", xgid::write(&diagram)));
            let answer = engine.best(&format!("go role {role}"));
            action_of(game, &answer)
        });
        assert!(game.turn().is_over());
    }
    for engine in engines {
        engine.quit();
    }
}

fn action_of(game: &Backgammon, answer: &str) -> Action {
    let text = match (game.phase(), answer) {
        (Phase::Play(_), "pass") => "nomove".to_owned(),
        (Phase::Play(dice), _) => match move_text::read(answer, game.board(), dice) {
            Ok(play) => play.to_string(),
            Err(error) => panic!("{answer}: {error}: {}", game.position()),
        },
        (Phase::Doubled { redoubles: 1 }, "beaver") => "raccoon".to_owned(),
        _ => answer.to_owned(),
    };
    text.parse().unwrap_or_else(|e| panic!("{answer}: {e}"))
}

#[test]
fn whole_matches_without_an_illegal_answer() {
    matches(
        6,
        &[
            "match,length=3",
            "money,beavers=1",
            "match,length=5,crawford=no",
        ],
    );
}

#[test]
#[ignore = "long: minutes"]
fn a_hundred_matches_without_an_illegal_answer() {
    matches(
        100,
        &["match,length=7", "money,beavers=1", "tournament,length=5"],
    );
}

#[test]
fn whatever_is_said_the_session_goes_on() {
    const WORDS: [&str; 44] = [
        "ubgi",
        "isready",
        "keys",
        "get",
        "set",
        "setoption",
        "name",
        "value",
        "engine.level",
        "engine.ply",
        "game.variant",
        "game.length",
        "hypergammon",
        "newsession",
        "type",
        "match",
        "money",
        "length",
        "jacoby",
        "on",
        "newgame",
        "position",
        "gnubgid",
        "xgid",
        "4HPwATDgc/ABMA",
        "27YBAAB8wAeAAA",
        "4HPwATDgc/ABMA:cBEAAAAAAAAA",
        "dice",
        "6",
        "1",
        "0",
        "-1",
        "99999999999",
        "setscore",
        "setcube",
        "owner",
        "center",
        "p0",
        "setturn",
        "go",
        "role",
        "cube",
        "chequer",
        "\u{9f8d}\u{0}",
    ];
    let mut dice = Dice::new(1);
    let mut input = String::new();
    for _ in 0..3_000 {
        let words = 1 + dice.below(6);
        let line: Vec<&str> = (0..words).map(|_| WORDS[dice.below(WORDS.len())]).collect();
        input.push_str(&line.join(" "));
        input.push('\n');
    }
    input.push_str(&"x".repeat(1 << 20));
    input.push_str("\nisready\nquit\n");
    let mut output = Vec::new();
    ubgi::run(Scatter::default(), input.as_bytes(), &mut output).expect("no errors");
    let text = String::from_utf8(output).expect("text");
    assert!(text.ends_with("readyok\n"));
    for line in text.lines() {
        let word = line.split(' ').next().unwrap_or("");
        let known = [
            "id", "proto", "key", "ubgiok", "readyok", "value", "info", "bestmove", "error",
            "sorry",
        ];
        assert!(known.contains(&word) && line.len() < 300, "{line}");
    }
}
