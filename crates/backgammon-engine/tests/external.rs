//! The external player in both roles, over streams and over TCP.

mod scatter;

use scatter::Scatter;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::time::Duration;
use yonban_backgammon::notation::fibs;
use yonban_backgammon::{Action, Backgammon, Variant};
use yonban_backgammon_engine::protocol::external::{Options, Peer, PeerError, player};
use yonban_rules::conformance::Dice;
use yonban_rules::{Game, PositionText};

/// A peer that waits for ever is a failed test.
const PATIENCE: Duration = Duration::from_secs(60);

/// A player that answers on a free port, for as long as the test runs.
fn listening(options: Options) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        player::serve(&listener, &options, Scatter::default, |_| {}).expect("a socket that holds");
    });
    address
}

/// What is answered to these bytes.
fn answers(options: Options, input: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    player::run(&mut Scatter::default(), &options, input, &mut output).expect("no errors");
    let text = String::from_utf8(output).expect("text");
    text.split_terminator('\n').map(str::to_owned).collect()
}

/// The lines that a peer really sent, with what they are about.
fn sent() -> Vec<(String, String)> {
    let path =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/backgammon/fibs_board.tsv");
    let text = std::fs::read_to_string(path).expect("the pack");
    let rows = text.lines().skip(1).map(|row| {
        let mut cells = row.split('\t').map(str::to_owned);
        (
            cells.next().unwrap_or_default(),
            cells.next().unwrap_or_default(),
        )
    });
    rows.collect()
}

#[test]
fn every_line_of_a_peer_gets_one_legal_line() {
    let rows = sent();
    assert_eq!(rows.len(), 28);
    // As they come: a newline and a NUL after each.
    let mut input = Vec::new();
    for (line, _) in &rows {
        input.extend_from_slice(line.as_bytes());
        input.extend_from_slice(b"\n\0");
    }
    let beavers = Options {
        beavers: true,
        ..Options::default()
    };
    for options in [Options::default(), beavers] {
        let answers = answers(options, &input);
        assert_eq!(answers.len(), rows.len(), "one line for each");
        for ((line, situation), answer) in rows.iter().zip(&answers) {
            let words: &[&str] = match situation.as_str() {
                "roll_or_double" => &["roll", "double"],
                "take_or_drop" if options.beavers && line.contains(":0:0:0:0:-2:-1:0:0:0:5") => {
                    &["take", "drop", "beaver"]
                }
                "take_or_drop" | "answer_beaver" => &["take", "drop"],
                "play_none" => &[""],
                _ => {
                    let board = fibs::read(line, Variant::Standard).expect("a line");
                    let game = board.diagram.game().expect("a game");
                    let play = yonban_backgammon::notation::move_text::read(
                        answer,
                        game.board(),
                        game.dice().expect("dice"),
                    );
                    assert!(play.is_ok(), "{line}: {answer}");
                    continue;
                }
            };
            assert!(
                words.contains(&answer.as_str()),
                "{line}: {situation}: {answer}"
            );
        }
    }
}

#[test]
fn other_lines_are_answered_by_name_and_the_session_goes_on() {
    let board = &sent()[0].0;
    let mut input = b"\0\n  \nfibsboard\nboard:\nversion\n\xff\xfe\n".to_vec();
    input.extend_from_slice(format!("evaluation fibsboard {board} plies 2 cubeful\n").as_bytes());
    input.extend_from_slice(format!("evaluation fibsboard {board} plies 9\n").as_bytes());
    // More than is looked at, and numbers that fit nowhere.
    input.extend_from_slice(&vec![b':'; 1 << 20]);
    let strange = board.replacen(":5:0:0:", ":5:99999999999:-1:", 1);
    input.extend_from_slice(format!("\n{strange}\n{board}").as_bytes());
    let answers = answers(Options::default(), &input);
    assert_eq!(answers.len(), 12, "{answers:?}");
    assert!(
        answers[0].starts_with("error unknown_request "),
        "{answers:?}"
    );
    assert!(answers[1].starts_with("error field_count "), "{answers:?}");
    assert_eq!(answers[2], "scatter 1", "version: four lines");
    assert!(
        answers[6].starts_with("error unknown_request "),
        "{answers:?}"
    );
    assert_eq!(
        answers[7],
        "0.500000 0.250000 0.125000 0.250000 0.062500 2.500000"
    );
    assert!(answers[8].starts_with("error bad_plies "), "{answers:?}");
    assert!(
        answers[9].starts_with("error unknown_request "),
        "{answers:?}"
    );
    assert!(answers[10].starts_with("error bad_field "), "{answers:?}");
    assert!(
        ["roll", "double"].contains(&answers[11].as_str()),
        "{answers:?}"
    );
    for answer in &answers {
        assert!(answer.len() < 300, "{answer}");
    }
}

#[test]
fn matches_of_any_length_are_played() {
    let board = &sent()[1].0;
    for length in ["1", "25", "26", "64", "9999"] {
        let line = board.replacen(":5:0:0:", &format!(":{length}:0:0:"), 1);
        let answers = answers(Options::default(), line.as_bytes());
        assert!(answers[0].contains('/'), "{length}: {answers:?}");
    }
}

#[test]
fn nobody_resigns_twice_for_the_same_line() {
    let board = &sent()[0].0;
    let mut thinker = Scatter {
        says: Some("resign single"),
        ..Scatter::default()
    };
    let options = Options {
        resigns: true,
        ..Options::default()
    };
    let mut output = Vec::new();
    let input = format!("{board}\n{board}\n{board}\n");
    player::run(&mut thinker, &options, input.as_bytes(), &mut output).expect("no errors");
    assert_eq!(output, b"resign 1\nroll\nroll\n");
    let mut output = Vec::new();
    let never = Options::default();
    player::run(&mut thinker, &never, input.as_bytes(), &mut output).expect("no errors");
    assert_eq!(output, b"roll\nroll\nroll\n");
}

/// Whole matches between our two roles: a referee asks the listening player for both seats.
fn matches(count: u64, rules: &[&str]) {
    let address = listening(Options {
        beavers: true,
        resigns: true,
        ..Options::default()
    });
    let mut peers = [(); 2].map(|()| Peer::connect(address, PATIENCE).expect("somebody listens"));
    let mut sums = [0_u64; 3];
    for n in 0..count {
        let rules = rules[n as usize % rules.len()];
        let game = scatter::play(rules, n, |game| {
            let seat = game.turn().seat().expect("a seat");
            match peers[seat.index()].ask(game) {
                Ok(action) => {
                    let kind = match action {
                        Action::Play(_) => 0,
                        Action::Resign(_) => 2,
                        _ => 1,
                    };
                    sums[kind] += 1;
                    action
                }
                // A board line has no word for these; the referee answers.
                Err(PeerError::NoWord) => game.legal_actions()[0],
                Err(error) => panic!("{error}: {}", game.position()),
            }
        });
        assert!(game.turn().is_over());
    }
    eprintln!("{count} matches: {sums:?} plays, words, offers to resign");
    assert!(sums[0] > count && sums[1] > count);
}

#[test]
fn whole_matches_without_an_illegal_answer() {
    matches(
        8,
        &[
            "match,length=5",
            "money,beavers=1",
            "match,length=1",
            "match,length=3,crawford=no",
        ],
    );
}

#[test]
#[ignore = "long: minutes"]
fn a_hundred_matches_without_an_illegal_answer() {
    matches(
        100,
        &["match,length=7", "money,beavers=1", "match,length=25"],
    );
}

#[test]
fn a_peer_evaluates_and_says_who_it_is() {
    let address = listening(Options::default());
    let mut peer = Peer::connect(address, PATIENCE).expect("somebody listens");
    let mut game = Backgammon::new(&"money".parse().expect("rules"));
    assert!(matches!(peer.ask(&game), Err(PeerError::NoWord)));
    for text in ["dice 3 1", "8/5 6/5"] {
        game.enter(text).expect("legal");
    }
    let worth = peer.evaluate(&game, 2, true).expect("an evaluation");
    assert_eq!((worth.outputs.win, worth.equity), (0.5, 2.5));
    assert_eq!(peer.version().expect("four lines").len(), 4);
    // Both questions were about seat B; the same for seat A.
    game.enter("roll")
        .and_then(|()| game.enter("dice 4 2"))
        .expect("a throw");
    let action = peer.ask(&game).expect("a play");
    game.play_unchecked(&action);
    assert!(peer.ask(&game).is_ok(), "{}", game.position());
}

/// Hundreds of peers that come, talk nonsense and go; whoever comes after them is answered.
#[test]
fn garbage_over_sockets() {
    let address = listening(Options::default());
    let mut dice = Dice::new(5);
    let board = &sent()[1].0;
    for n in 0..100 {
        let mut stream = TcpStream::connect(address).expect("somebody listens");
        let mut bytes: Vec<u8> = board.bytes().collect();
        for _ in 0..dice.below(40) {
            let at = dice.below(bytes.len());
            bytes[at] = (dice.next() >> 56) as u8;
        }
        // Some leave in the middle of a line.
        if n % 2 == 0 {
            bytes.push(b'\n');
        }
        // A peer that was answered with an error may have gone already.
        let _sent = stream.write_all(&bytes);
    }
    let mut stream = TcpStream::connect(address).expect("somebody listens");
    stream
        .write_all(format!("{board}\n\0").as_bytes())
        .expect("sent");
    let mut answer = String::new();
    BufReader::new(stream)
        .read_line(&mut answer)
        .expect("an answer");
    assert!(answer.contains('/'), "{answer}");
}
