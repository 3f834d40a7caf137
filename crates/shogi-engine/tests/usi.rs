//! The conformance script of USI: a GUI in a thread of its own talks through pipes. Nothing depends on
//! how long anything takes.

use std::io::{BufRead, BufReader, PipeReader, PipeWriter, Write};
use std::thread::JoinHandle;
use yonban_rules::{Game, Turn};
use yonban_shogi::{Action, Board, Ending, Rules, Shogi, Strictness};
use yonban_shogi_engine::dice::Dice;
use yonban_shogi_engine::protocol::usi;

struct Gui {
    to: PipeWriter,
    from: BufReader<PipeReader>,
    engine: JoinHandle<()>,
}

impl Gui {
    fn new() -> Self {
        let (engine_in, to) = std::io::pipe().expect("a pipe");
        let (from, engine_out) = std::io::pipe().expect("a pipe");
        let engine = std::thread::spawn(move || {
            usi::run(BufReader::new(engine_in), engine_out).expect("streams that hold");
        });
        Gui {
            to,
            from: BufReader::new(from),
            engine,
        }
    }

    /// A GUI whose engine has a small memory and is ready.
    fn ready() -> Self {
        let mut gui = Gui::new();
        gui.say("setoption name USI_Hash value 2");
        gui.say("isready");
        gui.until("readyok");
        gui
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

    /// The lines up to one that starts with `start`, which comes last.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear());
            if lines.last().is_some_and(|line| line.starts_with(start)) {
                return lines;
            }
        }
    }

    /// Asks, and returns the move of `bestmove`.
    fn best(&mut self, go: &str) -> String {
        self.say(go);
        let lines = self.until("bestmove");
        let last = lines.last().expect("a line");
        last.split(' ').nth(1).expect("a move").to_owned()
    }

    fn quit(mut self) {
        self.say("quit");
        self.engine.join().expect("a clean end");
    }
}

#[test]
fn the_engine_introduces_itself_before_anything_heavy() {
    let mut gui = Gui::new();
    gui.say("xyzzy");
    gui.say("");
    gui.say("\u{0}\u{7f} go away");
    gui.say("usi");
    let lines = gui.until("usiok");
    assert!(lines[0].starts_with("id name ") && lines[1].starts_with("id author "));
    for name in [
        "USI_Ponder",
        "USI_Hash",
        "Threads",
        "MultiPV",
        "USI_OwnBook",
        "NetworkDelay",
        "NetworkDelay2",
        "MinimumThinkingTime",
        "MaxMovesToDraw",
        "ResignValue",
        "EnteringKingRule",
        "DrawValueBlack",
        "DrawValueWhite",
        "SkillLevel",
        "GenerateAllLegalMoves",
    ] {
        let option = format!("option name {name} type ");
        assert!(lines.iter().any(|line| line.starts_with(&option)), "{name}");
    }
    gui.say("isready");
    assert_eq!(gui.hear(), "readyok");
    gui.quit();
}

#[test]
fn stop_is_always_answered_by_one_move_and_never_before() {
    let mut gui = Gui::ready();
    gui.say("stop");
    gui.say("position startpos");
    gui.say("go infinite");
    gui.until("info depth 3");
    gui.say("isready");
    let before = gui.until("readyok");
    assert!(!before.iter().any(|line| line.starts_with("bestmove")));
    gui.say("stop");
    gui.until("bestmove");
    // A mate is found at once, and still not answered before `stop`.
    gui.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    gui.say("go infinite");
    gui.until("info depth 1");
    gui.say("isready");
    let before = gui.until("readyok");
    assert!(!before.iter().any(|line| line.starts_with("bestmove")));
    gui.say("stop");
    assert_eq!(
        gui.until("bestmove").pop().as_deref(),
        Some("bestmove G*5b")
    );
    gui.say("stop");
    gui.say("isready");
    assert_eq!(gui.hear(), "readyok", "nothing is answered twice");
    gui.quit();
}

#[test]
fn pondering_waits_for_the_move_and_then_for_the_clock() {
    let mut gui = Gui::ready();
    gui.say("setoption name NetworkDelay2 value 0");
    gui.say("setoption name MinimumThinkingTime value 0");
    gui.say("position startpos moves 7g7f 3c3d");
    gui.say("go ponder btime 0 wtime 0 byoyomi 50");
    gui.until("info depth 4");
    gui.say("isready");
    let before = gui.until("readyok");
    assert!(!before.iter().any(|line| line.starts_with("bestmove")));
    gui.say("ponderhit");
    let best = gui.until("bestmove").pop().unwrap_or_default();
    assert!(best.contains(" ponder "), "{best}");
    // A miss: `stop`, and the real position.
    gui.say("go ponder btime 1000 wtime 1000");
    gui.say("stop");
    gui.until("bestmove");
    gui.say("position startpos moves 7g7f 8c8d");
    assert_ne!(gui.best("go nodes 500"), "resign");
    // With new clocks (an extension).
    gui.say("go ponder btime 100000 wtime 100000");
    gui.say("ponderhit btime 0 wtime 0 byoyomi 20");
    gui.until("bestmove");
    gui.quit();
}

#[test]
fn every_kind_of_limit_is_understood() {
    let mut gui = Gui::ready();
    for go in [
        "go nodes 100",
        "go depth 2",
        "go movetime 10",
        "go btime 100 wtime 100",
        "go btime 0 wtime 0 byoyomi 20",
        "go btime 100 wtime 100 binc 10 winc 10",
        "go btime 0 wtime 0 binc 10 winc 10",
        "go btime -50 wtime -50",
        "go depth nonsense nodes 10",
    ] {
        gui.say("position startpos");
        let best = gui.best(go);
        assert!(best.parse::<Action>().is_ok(), "{go}: {best}");
    }
    assert_eq!(gui.best("go nodes 100 searchmoves 1g1f"), "1g1f");
    gui.say("go perft 3");
    let total = gui.until("info string perft").pop();
    assert_eq!(total.as_deref(), Some("info string perft 3: 25470"));
    gui.say("usinewgame");
    gui.say("gameover win");
    gui.quit();
}

#[test]
fn several_lines_are_numbered_and_in_order() {
    let mut gui = Gui::ready();
    gui.say("setoption name MultiPV value 3");
    gui.say("position startpos");
    gui.say("go depth 3");
    let lines = gui.until("bestmove");
    let last: Vec<&String> = lines
        .iter()
        .filter(|l| l.starts_with("info depth 3"))
        .collect();
    assert_eq!(last.len(), 3, "{lines:?}");
    let mut first_moves = Vec::new();
    for (n, line) in last.iter().enumerate() {
        assert!(
            line.contains(&format!(" multipv {} score cp ", n + 1)),
            "{line}"
        );
        for word in [" seldepth ", " nodes ", " nps ", " hashfull ", " time "] {
            assert!(line.contains(word), "{line}");
        }
        let (_, pv) = line.split_once(" pv ").expect("a line");
        first_moves.push(pv.split(' ').next().unwrap_or("").to_owned());
    }
    first_moves.dedup();
    assert_eq!(first_moves.len(), 3);
    gui.quit();
}

#[test]
fn wins_by_declaration_and_lost_positions() {
    let mut gui = Gui::ready();
    let entered = "G3+R3S/GG2P2SS/GLPBKBPLS/9/9/7+p+p/7+pk/7+p+p/9 b - 1";
    gui.say(&format!("position sfen {entered}"));
    assert_eq!(gui.best("go nodes 100"), "win");
    gui.say("setoption name EnteringKingRule value NoEnteringKing");
    assert_ne!(gui.best("go nodes 100"), "win");
    // Mated already.
    gui.say("position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
    assert_eq!(gui.best("go infinite\nstop"), "resign");
    // Behind by everything.
    gui.say("setoption name ResignValue value 3000");
    gui.say("position sfen 4k4/9/9/9/9/9/9/9/4K4 w 2R2B4G4S4N4L9P 1");
    assert_eq!(gui.best("go nodes 1000"), "resign");
    gui.quit();
}

#[test]
fn mates_are_solved_refuted_and_given_up() {
    let mut gui = Gui::ready();
    gui.say("position sfen 4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
    gui.say("go mate 60000");
    assert_eq!(gui.hear(), "checkmate G*5b");
    gui.say("position sfen 4k4/9/9/9/9/9/9/9/9 b P2r2b4g4s4n4l17p 1");
    gui.say("go mate infinite");
    assert_eq!(gui.hear(), "checkmate nomate");
    // One of 47 plies, and no time.
    gui.say("position sfen 5g1l1/3+P2s1p/1R1B2p1S/3npSL2/7pk/3+B1L3/5rN1P/6N2/8L b 2P3gsn10p 1");
    gui.say("go mate 0");
    assert_eq!(gui.hear(), "checkmate timeout");
    gui.say("go mate infinite");
    gui.say("stop");
    let answer = gui.hear();
    assert!(answer.starts_with("checkmate "), "{answer}");
    gui.quit();
}

#[test]
fn a_thousand_moves_and_other_odd_positions_are_taken() {
    let mut gui = Gui::ready();
    let lap = ["2h3h", "8b7b", "3h2h", "7b8b"];
    let moves: Vec<&str> = lap.iter().copied().cycle().take(1_000).collect();
    gui.say(&format!("position startpos moves {}", moves.join(" ")));
    assert!(gui.best("go nodes 200").parse::<Action>().is_ok());
    // 593 moves.
    gui.say("position sfen R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1");
    assert!(gui.best("go nodes 2000").parse::<Action>().is_ok());
    gui.quit();
}

#[test]
fn no_answer_for_another_game_than_the_one_that_was_meant() {
    let mut gui = Gui::ready();
    for refused in [
        "position",
        "position sfen nonsense",
        "position startpos moves 7g7f 7g7f",
        "position startpos moves 7g7f nonsense",
    ] {
        gui.say("position startpos moves 2g2f");
        assert_ne!(gui.best("go nodes 100"), "resign");
        gui.say(refused);
        assert!(gui.hear().starts_with("info string no"), "{refused}");
        for go in ["go nodes 100", "go btime 100 wtime 100", "go"] {
            gui.say(go);
            let why = gui.hear();
            assert!(why.starts_with("info string no position"), "{why}");
            assert_eq!(gui.hear(), "bestmove resign", "{refused}: {go}");
        }
        // Not before it is asked for.
        gui.say("go ponder btime 1000 wtime 1000\nisready\nponderhit");
        gui.hear();
        assert_eq!(gui.hear(), "readyok");
        assert_eq!(gui.hear(), "bestmove resign");
        gui.say("go infinite\nisready\nstop");
        gui.hear();
        assert_eq!(gui.hear(), "readyok");
        assert_eq!(gui.hear(), "bestmove resign");
        gui.say("go mate infinite");
        gui.hear();
        assert_eq!(gui.hear(), "checkmate timeout");
        gui.say("go perft 1");
        gui.hear();
    }
    gui.quit();
}

/// Says everything at once, up to the end of the input; what came back.
fn at_once(input: &str) -> Vec<String> {
    let mut output = Vec::new();
    let input = format!("setoption name USI_Hash value 2\nisready\n{input}\n");
    usi::run(input.as_bytes(), &mut output).expect("no errors");
    let text = String::from_utf8(output).expect("text");
    let lines = text.lines().map(str::to_owned);
    lines.skip_while(|line| line != "readyok").skip(1).collect()
}

/// Without the reports of a search.
fn answers(lines: &[String]) -> Vec<&str> {
    let lines = lines.iter().map(String::as_str);
    lines.filter(|line| !line.starts_with("info ")).collect()
}

#[test]
fn the_end_of_the_input_ends_the_session() {
    for input in ["go infinite", "position startpos\ngo depth 2"] {
        let lines = at_once(input);
        let found = answers(&lines);
        assert!(
            found.len() == 1 && found[0].starts_with("bestmove "),
            "{input}: {lines:?}"
        );
    }
    let lines = at_once("go ponder btime 1000 wtime 1000\ngameover win");
    assert!(answers(&lines).is_empty(), "{lines:?}");
}

#[test]
fn a_stop_is_answered_on_either_side_of_the_end_of_a_game() {
    for go in ["go ponder btime 1000 wtime 1000", "go infinite"] {
        for end in [
            "stop\ngameover win",
            "gameover win\nstop",
            "gameover lose\ngameover win\nstop\nstop\ngameover draw",
            "gameover win\nstop\nusinewgame",
            "stop\ngameover win\nusinewgame",
        ] {
            // The next game begins at once.
            let next = "isready\nposition startpos moves 2g2f\ngo nodes 100";
            let lines = at_once(&format!("position startpos\n{go}\n{end}\n{next}"));
            let found = answers(&lines);
            let [first, ready, second] = found[..] else {
                panic!("{go}, {end}: {lines:?}");
            };
            assert_eq!(ready, "readyok", "{go}, {end}: {lines:?}");
            assert_legal(first, "");
            assert_legal(second, "2g2f");
        }
    }
    // An answer that a clock or a limit asks for is owed as well.
    for go in [
        "go btime 60000 wtime 60000",
        "go depth 60",
        "go movetime 60000",
    ] {
        let lines = at_once(&format!("{go}\ngameover win\nisready"));
        let found = answers(&lines);
        let [best, "readyok"] = found[..] else {
            panic!("{go}: {lines:?}");
        };
        assert_legal(best, "");
    }
    // After the search has ended, too.
    let mut gui = Gui::ready();
    gui.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
    gui.say("go ponder btime 1000 wtime 1000");
    gui.until("info depth 1");
    gui.say("gameover win");
    gui.say("usi");
    gui.until("usiok");
    gui.say("stop");
    assert_eq!(gui.until("bestmove"), ["bestmove G*5b"]);
    gui.quit();
}

/// The answer is a legal move of the even game after some moves.
fn assert_legal(best: &str, moves: &str) {
    let (mut board, _) = Board::from_sfen("startpos", Strictness::Game).expect("the start");
    for text in moves.split_whitespace() {
        board.play(text.parse().expect("a move"));
    }
    let mut words = best.split(' ');
    assert_eq!(words.next(), Some("bestmove"), "{best}");
    let action = words.next().and_then(|text| text.parse().ok());
    assert!(
        action.is_some_and(|action| board.is_legal(action)),
        "{best}"
    );
}

#[test]
fn a_search_that_a_game_left_behind_is_not_in_the_way() {
    for between in [
        "usinewgame\nisready",
        "isready\nusinewgame",
        "isready",
        "usinewgame",
        "position startpos",
    ] {
        let next = "position startpos moves 2g2f\ngo nodes 100";
        let go = "go ponder btime 1000 wtime 1000";
        let lines = at_once(&format!("{go}\ngameover win\n{between}\n{next}"));
        let mut found = answers(&lines);
        found.retain(|line| *line != "readyok");
        let [best] = found[..] else {
            panic!("{between}: {lines:?}");
        };
        assert_legal(best, "2g2f");
        assert!(
            !lines.iter().any(|line| line.contains("still")),
            "{lines:?}"
        );
    }
    // `go mate` and `go perft` wait as well.
    let lines = at_once("go infinite\ngameover win\ngo mate 1000\nquit");
    assert!(
        !lines.iter().any(|line| line.contains("still")),
        "{lines:?}"
    );
    let lines = at_once("go infinite\ngameover win\ngo perft 2");
    let last = lines.last().map(String::as_str);
    assert_eq!(last, Some("info string perft 2: 900"), "{lines:?}");
    // In the middle of a search, with the next game as soon as the engine is ready.
    let mut gui = Gui::ready();
    for _ in 0..20 {
        gui.say("position startpos");
        gui.say("go ponder btime 1000 wtime 1000");
        gui.until("info depth 4");
        gui.say("gameover win\nusinewgame\nisready");
        let before = gui.until("readyok");
        assert!(answers(&before) == ["readyok"], "{before:?}");
        gui.say("position startpos moves 2g2f\ngo nodes 100");
        let best = gui.until("bestmove").pop().unwrap_or_default();
        assert_legal(&best, "2g2f");
    }
    gui.quit();
}

#[test]
fn a_new_game_begins_with_an_empty_table() {
    // What a search tells, less what depends on time.
    let told = |gui: &mut Gui| -> Vec<String> {
        gui.say("position startpos\ngo nodes 3000");
        let mut lines = gui.until("bestmove");
        lines.retain(|line| !line.contains("bound"));
        for line in &mut lines {
            if let Some((score, rest)) = line.split_once(" nps ") {
                let (_, pv) = rest.split_once(" pv ").unwrap_or_default();
                *line = format!("{score} pv {pv}");
            }
        }
        lines
    };
    let mut gui = Gui::ready();
    let fresh = told(&mut gui);
    assert_ne!(told(&mut gui), fresh, "it remembers");
    gui.say("go ponder btime 1000 wtime 1000");
    gui.until("info depth 7");
    // What the search still tells until it has heard of the end belongs to the old game.
    gui.say("gameover win\nusinewgame\nisready");
    gui.until("readyok");
    assert_eq!(told(&mut gui), fresh);
    gui.quit();
}

#[test]
fn two_threads_find_legal_moves_and_mates_and_stop() {
    let mut gui = Gui::ready();
    gui.say("setoption name Threads value 2");
    for moves in ["", "7g7f 3c3d 8h2b+"] {
        for go in [
            "go nodes 20000",
            "go depth 6",
            "go movetime 50",
            "go nodes 1",
        ] {
            gui.say("usinewgame");
            gui.say(&format!("position startpos moves {moves}\n{go}"));
            let best = gui.until("bestmove").pop().unwrap_or_default();
            assert_legal(&best, moves);
        }
    }
    // Stopped at once, and in the middle.
    gui.say("position startpos");
    gui.say("go infinite\nstop");
    assert_legal(&gui.until("bestmove").pop().unwrap_or_default(), "");
    gui.say("go infinite");
    gui.until("info depth 5");
    gui.say("stop");
    assert_legal(&gui.until("bestmove").pop().unwrap_or_default(), "");
    // With two lines it is the search that finds the mate in three, not the solver before it.
    gui.say("setoption name MultiPV value 2");
    gui.say("position sfen ln1g4l/1rs1k4/2pppp2p/1p3g1+B1/p8/2P1PPPS1/PPNP3PL/1S2K4/L1G2G1N1 b RBSN2Pp 53");
    gui.say("go depth 6");
    let lines = gui.until("bestmove");
    let proved = lines
        .iter()
        .any(|line| line.contains(" multipv 1 score mate 3 "));
    assert!(proved, "{lines:?}");
    gui.quit();
}

#[test]
fn whatever_is_said_the_session_goes_on() {
    const WORDS: [&str; 40] = [
        "usi",
        "isready",
        "usinewgame",
        "setoption",
        "name",
        "value",
        "MultiPV",
        "SkillLevel",
        "EnteringKingRule",
        "TryRule",
        "CSARule24H",
        "MaxMovesToDraw",
        "ResignValue",
        "position",
        "startpos",
        "sfen",
        "moves",
        "7g7f",
        "3c3d",
        "8h2b+",
        "P*5e",
        "go",
        "infinite",
        "ponder",
        "mate",
        "perft",
        "nodes",
        "depth",
        "byoyomi",
        "btime",
        "movetime",
        "searchmoves",
        "0",
        "-1",
        "7",
        "18446744073709551615",
        "4294967295",
        "ponderhit",
        "gameover",
        "\u{9f8d}\u{0}",
    ];
    let mut dice = Dice::new(1);
    let mut input = String::from("setoption name USI_Hash value 1\n");
    for _ in 0..2_000 {
        let words = 1 + dice.below(8);
        let line: Vec<&str> = (0..words).map(|_| WORDS[dice.below(WORDS.len())]).collect();
        input.push_str(&line.join(" "));
        input.push('\n');
        if line[0] == "go" {
            input.push_str("stop\n");
        }
    }
    input.push_str("usi\nquit\n");
    let mut output = Vec::new();
    usi::run(input.as_bytes(), &mut output).expect("no errors");
    let text = String::from_utf8(output).expect("text");
    assert!(text.ends_with("usiok\n"), "{text}");
    for line in text.lines() {
        let word = line.split(' ').next().unwrap_or("");
        let known = [
            "id",
            "option",
            "usiok",
            "readyok",
            "info",
            "bestmove",
            "checkmate",
        ];
        assert!(known.contains(&word), "{line}");
    }
}

/// Plays games between two engines, and judges them by the rules.
fn games(count: u32) {
    let rules: Rules = "official,impasse=27,maxmoves=256,repetition=draw"
        .parse()
        .expect("rules");
    let mut guis = [Gui::ready(), Gui::ready()];
    for gui in &mut guis {
        gui.say("setoption name MaxMovesToDraw value 256");
        gui.say("setoption name USI_OwnBook value true");
    }
    for n in 0..count {
        let mut game = Shogi::new(&rules);
        // No two games alike: a first move for each, in turn.
        let firsts = game.clean_moves();
        let first = firsts[n as usize % firsts.len()];
        let seat = game.turn().seat().expect("a seat");
        game.play(seat, &Action::Move(first)).expect("a legal move");
        let mut moves = vec![first.to_string()];
        for gui in &mut guis {
            gui.say("usinewgame");
            gui.say("isready");
            gui.until("readyok");
        }
        let ending = loop {
            let seat = match game.turn() {
                Turn::Over(outcome) => break outcome.ending,
                Turn::Seat(seat) => seat,
                Turn::Chance => unreachable!("shogi has no chance"),
            };
            let gui = &mut guis[(moves.len() + n as usize) % 2];
            gui.say(&format!("position startpos moves {}", moves.join(" ")));
            let best = gui.best(&format!("go nodes {}", 200 + 50 * (n % 5)));
            let action = match best.as_str() {
                "win" => Action::Declare,
                text => text.parse().unwrap_or_else(|_| panic!("{text}: {moves:?}")),
            };
            if let Action::Move(action) = action {
                assert!(game.clean_moves().contains(&action), "{action}: {moves:?}");
            }
            game.play(seat, &action)
                .unwrap_or_else(|e| panic!("{best}: {e}: {moves:?}"));
            moves.push(best);
        };
        assert!(
            !ending.name().starts_with("foul") && ending != Ending::FailedDeclaration,
            "{ending:?}: {moves:?}"
        );
        for gui in &mut guis {
            gui.say("gameover draw");
        }
    }
    for gui in guis {
        gui.quit();
    }
}

#[test]
fn fast_games_without_an_illegal_move_each_ended_by_a_rule() {
    games(4);
}

#[test]
#[ignore = "takes minutes"]
fn two_hundred_fast_games() {
    games(200);
}
