//! The Gomocup protocol as transcripts: text in, text out.

use std::collections::HashSet;
use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use yonban_gomoku_engine::protocol::gomocup;

/// What the engine says, MESSAGE lines left out.
fn talk(input: &[u8]) -> Vec<String> {
    let mut output = Vec::new();
    gomocup::run(input, &mut output).expect("a session");
    let text = String::from_utf8(output).expect("UTF-8");
    assert!(text.is_empty() || text.ends_with("\r\n"));
    text.lines()
        .filter(|line| !line.starts_with("MESSAGE"))
        .map(str::to_owned)
        .collect()
}

fn quick(commands: &str) -> Vec<String> {
    talk(format!("INFO max_node 2000\nINFO timeout_turn 2000\n{commands}").as_bytes())
}

#[test]
fn a_game_begins() {
    let said = quick("START 20\r\nBEGIN\r\nEND\r\n");
    assert!(
        ["9,9", "9,10", "10,9", "10,10"].contains(&said[1].as_str()),
        "{said:?}"
    );
    assert_eq!(quick("start 15\nbegin\n"), ["OK", "7,7"]);
}

#[test]
fn an_open_four_is_completed_and_a_four_is_stopped() {
    let said =
        quick("START 15\nBOARD\n7,7,1\n0,0,2\n8,7,1\n0,2,2\n9,7,1\n0,4,2\n10,7,1\n0,6,2\nDONE\n");
    assert!(said[1] == "6,7" || said[1] == "11,7", "{said:?}");
    let said =
        quick("START 15\nBOARD\n0,0,1\n7,7,2\n0,2,1\n8,7,2\n0,4,1\n9,7,2\n6,7,1\n10,7,2\nDONE\n");
    assert_eq!(said[1], "11,7");
}

#[test]
fn turns_are_answered_with_free_points() {
    let mut seen = HashSet::new();
    let mut commands = "START 15\nINFO rule 4\n".to_owned();
    let moves = ["7,7", "0,0", "14,14", "0,14", "14,0"];
    for text in moves {
        commands.push_str(&format!("TURN {text}\n"));
    }
    let said = quick(&commands);
    assert_eq!(said.len(), 1 + moves.len());
    for answer in &said[1..] {
        assert!(!moves.contains(&answer.as_str()));
        assert!(seen.insert(answer.clone()), "{answer} twice");
        let (x, y) = answer.split_once(',').expect("a point");
        assert!(x.parse::<u8>().unwrap() < 15 && y.parse::<u8>().unwrap() < 15);
    }
}

#[test]
fn takeback_and_restart_forget_stones() {
    let said = quick(
        "START 15\nTURN 7,7\nTAKEBACK 7,7\nTURN 7,7\nRESTART\nTURN 7,7\nTURN 7,7\nTAKEBACK 1,1\n",
    );
    assert_eq!(said[0], "OK");
    assert_eq!(said[2], "OK");
    assert_eq!(said[4], "OK");
    assert_eq!(said[6], "ERROR point 7,7 holds a stone");
    assert_eq!(said[7], "ERROR point 1,1 holds no stone");
}

#[test]
fn garbage_is_answered_and_the_session_goes_on() {
    let mut input = b"\n\n\xff\xfe\nHELLO\nTURN 3,3\nSTART\nSTART 5\nSTART 99999999999\nRECTSTART 15,20\nRECTSTART 20,20\nINFO\nINFO evaluate 1,1\nINFO rule x\nTURN\nTURN 1\nTURN 20,0\nTURN -1,0\nBOARD\n1,2\nDONE\nBOARD\n1,1,3\nDONE\n".to_vec();
    input.extend(std::iter::repeat_n(b'T', 1 << 20));
    input.extend_from_slice(b"\nSTART 15\nABOUT\nSWAP2BOARD\n1,1\nDONE\nEND\nABOUT\n");
    assert_eq!(
        talk(&input)
            .iter()
            .map(|line| line.split(", ").next().unwrap_or(""))
            .collect::<Vec<_>>(),
        [
            "UNKNOWN command",
            "UNKNOWN command",
            "ERROR START first",
            "ERROR boards have 13 to 22 lines",
            "ERROR boards have 13 to 22 lines",
            "ERROR boards have 13 to 22 lines",
            "ERROR only square boards",
            "OK",
            "ERROR a point is x,y",
            "ERROR a point is x,y",
            "ERROR point 20,0 is off the board",
            "ERROR a point is x,y",
            "ERROR a point is x,y",
            "ERROR blocked points are not supported",
            "UNKNOWN command",
            "OK",
            "name=\"Yonban\"",
            "ERROR swap2 knows 0",
        ]
    );
}

#[test]
fn renju_needs_its_board_and_shows_forbidden_points() {
    let said = quick(
        "START 20\nINFO rule 4\nBEGIN\nSTART 15\nYXBOARD\n6,7,1\n0,0,2\n8,7,1\n0,2,2\n7,6,1\n0,4,2\n7,8,1\n0,6,2\nDONE\nYXSHOWFORBID\nINFO rule 0\nYXSHOWFORBID\n",
    );
    assert_eq!(
        said,
        [
            "OK",
            "ERROR renju is played on 15 lines",
            "OK",
            "FORBID 0707.",
            "FORBID ."
        ]
    );
}

#[test]
fn swap2_is_answered_at_each_stage() {
    let said = quick("START 15\nINFO rule 1\nSWAP2BOARD\nDONE\n");
    let points: Vec<&str> = said[1].split(' ').collect();
    assert_eq!(points.len(), 3);
    let board = points.join("\n");
    let second = quick(&format!("START 15\nSWAP2BOARD\n{board}\nDONE\n"));
    assert!(second[1] == "SWAP" || (1..=2).contains(&second[1].split(' ').count()));
    let third = quick("START 15\nSWAP2BOARD\n7,7\n0,0\n8,8\n1,5\n3,9\nDONE\n");
    assert!(third[1] == "SWAP" || third[1].split(' ').count() == 1);
    // Black is far ahead: whoever chooses takes it.
    let clear = quick("START 15\nSWAP2BOARD\n7,7\n0,0\n8,7\n14,14\n9,7\nDONE\n");
    assert_eq!(clear[1], "SWAP");
}

#[test]
fn a_finished_game_is_no_position_to_think_about() {
    let said = quick(
        "START 15\nBOARD\n7,7,2\n0,0,1\n8,7,2\n0,2,1\n9,7,2\n0,4,1\n10,7,2\n0,6,1\n11,7,2\nDONE\n",
    );
    assert!(said[1].starts_with("ERROR "), "{said:?}");
}

/// A manager on the other side of a pipe.
struct Pipe(mpsc::Receiver<Vec<u8>>, Vec<u8>);

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_empty() {
            match self.0.recv() {
                Ok(more) => self.1 = more,
                Err(_) => return Ok(0),
            }
        }
        let n = buffer.len().min(self.1.len());
        buffer[..n].copy_from_slice(&self.1[..n]);
        self.1.drain(..n);
        Ok(n)
    }
}

struct Said(mpsc::Sender<Vec<u8>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.send(bytes.to_vec()).map_err(io::Error::other)?;
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn stop_ends_a_long_thought() {
    let (send, input) = mpsc::channel();
    let (said, output) = mpsc::channel();
    let session = std::thread::spawn(move || {
        gomocup::run(BufReader::new(Pipe(input, Vec::new())), Said(said))
    });
    let start = Instant::now();
    send.send(b"START 15\nINFO timeout_turn 60000\nTURN 7,7\n".to_vec())
        .unwrap();
    std::thread::sleep(Duration::from_millis(100));
    send.send(b"YXSTOP\nEND\n".to_vec()).unwrap();
    session.join().unwrap().unwrap();
    assert!(start.elapsed() < Duration::from_secs(20));
    let text = String::from_utf8(output.iter().flatten().collect()).unwrap();
    let last = text.lines().last().unwrap();
    assert!(last.contains(','), "{text}");
}
