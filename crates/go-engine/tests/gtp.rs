//! GTP as transcripts: text in, text out.

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use yonban_go_engine::protocol::gtp;

fn talk(input: &[u8]) -> String {
    let mut output = Vec::new();
    gtp::run(input, &mut output).expect("a session");
    String::from_utf8(output).expect("UTF-8")
}

/// The answers, without the empty lines between them.
fn answers(commands: &str) -> Vec<String> {
    let said = talk(format!("yonban-level 6\ntime_settings 0 1 5\n{commands}").as_bytes());
    let mut answers: Vec<String> = said.split("\n\n").map(str::to_owned).collect();
    assert_eq!(answers.pop().as_deref(), Some(""), "{said}");
    answers.drain(..2);
    answers
}

#[test]
fn the_required_commands() {
    let said = talk(
        b"1 protocol_version\n2 name\nknown_command genmove\nknown_command bogus\n\
          \t3   boardsize 9 # a comment\n4 clear_board\nkomi 6.5\nplay b e5\nplay w E6\n\
          # only a comment\n\n5 play b e5\nplay b i5\nplay x e5\nboardsize 26\nboardsize 1\n\
          boardsize\nbogus\n6 bogus 1 2\nquit\nname\n",
    );
    let want = [
        "=1 2",
        "=2 Yonban",
        "= true",
        "= false",
        "=3",
        "=4",
        "=",
        "=",
        "=",
        "?5 illegal move: there is already a stone on e5",
        "? invalid coordinate",
        "? invalid color",
        "? unacceptable size",
        "? unacceptable size",
        "? syntax error",
        "? unknown command",
        "?6 unknown command",
        "=",
    ];
    let got: Vec<&str> = said.trim_end().split("\n\n").collect();
    assert_eq!(got.len(), want.len(), "{said}");
    for (got, want) in got.iter().zip(want) {
        // What exactly is illegal is said by the rules.
        let want = want.split(':').next().unwrap_or(want);
        assert!(got.starts_with(want), "{got:?} {want:?}");
    }
}

#[test]
fn every_listed_command_is_known() {
    let said = talk(b"list_commands\n");
    for command in said.trim_start_matches("= ").split_whitespace() {
        // A file of that name would be written.
        if ["quit", "printsgf"].contains(&command) {
            continue;
        }
        let answer = talk(format!("known_command {command}\n").as_bytes());
        assert_eq!(answer, "= true\n\n", "{command}");
        let answer = talk(format!("boardsize 5\n{command} x y z\n").as_bytes());
        assert!(!answer.contains("unknown command"), "{command}: {answer}");
    }
}

#[test]
fn two_stones_of_one_colour_and_undo() {
    let said = answers(
        "boardsize 9\nplay b c3\nplay b d3\nlist_stones black\nundo\nlist_stones b\nplay w pass\n\
         play b d3\nundo\nundo\nundo\nundo\nlist_stones b",
    );
    assert_eq!(said[3], "= C3 D3");
    assert_eq!(said[5], "= C3");
    assert_eq!(&said[8..], ["=", "=", "=", "? cannot undo", "="]);
}

#[test]
fn ko_is_kept_when_a_colour_moves_twice() {
    // White takes a ko at b2.
    let said = answers(
        "boardsize 5\nplay b b1\nplay w c1\nplay b a2\nplay w d2\nplay b b3\nplay w c3\n\
         play b c2\nplay w b2\ncaptures w\nplay b c2\nplay b pass\nplay b c2",
    );
    assert_eq!(said[9], "= 1");
    assert!(said[10].starts_with("? illegal move"), "{said:?}");
    // After a pass the same colour again: the whole board still must not come again.
    assert_eq!(said[11], "=");
    assert!(said[12].starts_with("? illegal move"), "{said:?}");
}

#[test]
fn handicap_stones() {
    let said = answers(
        "boardsize 9\nfixed_handicap 3\nfixed_handicap 2\nclear_board\nfixed_handicap 10\n\
         fixed_handicap 1\nset_free_handicap a1 b2 c3\nclear_board\nset_free_handicap a1 a1\n\
         set_free_handicap a1\nplace_free_handicap 5\ngenmove w",
    );
    assert_eq!(said[1], "= C3 G7 C7");
    assert_eq!(said[2], "? board not empty");
    assert_eq!(said[4], "? invalid handicap");
    assert_eq!(said[5], "? invalid handicap");
    assert_eq!(said[6], "=");
    assert_eq!(said[8], "? bad vertex list");
    assert_eq!(said[9], "? bad vertex list");
    assert_eq!(said[10].split(' ').count(), 6, "{}", said[10]);
    assert!(said[11].starts_with("= "), "{said:?}");
}

/// Black holds the left, White the right; White's stone on b3 is dead.
fn finished() -> String {
    let rows = [
        ".B.BW.W..",
        "BBBBWWW..",
        "BB.BW.WW.",
        "BBBBW.W.W",
        "B.BBWWWWW",
        "BBBBW.W..",
        "BW.BWWWWW",
        "B..BW...W",
        ".BBBWW.W.",
    ];
    let mut text = "boardsize 9\nkomi 7\ngogui-setup".to_owned();
    for (n, row) in rows.iter().enumerate() {
        for (letter, column) in row.chars().zip("abcdefghj".chars()) {
            if letter != '.' {
                text.push_str(&format!(" {letter} {column}{}", 9 - n));
            }
        }
    }
    text.push('\n');
    text
}

#[test]
fn a_finished_game_is_scored() {
    let said = answers(&format!(
        "{}final_status_list dead\nfinal_score\nfinal_status a9\nfinal_status b3\n\
         play b pass\ngenmove w\ngenmove b\nkgs-genmove_cleanup b",
        finished()
    ));
    assert_eq!(said[3], "= B3");
    // 36 points each way but for komi: 36 - 45 - 7.
    assert_eq!(said[4], "= W+16");
    assert_eq!(said[5], "= black_territory");
    assert_eq!(said[6], "= dead");
    assert_eq!(&said[8..10], ["= pass", "= pass"]);
    // In a cleanup dead stones are taken.
    assert!(
        ["= A2", "= A3", "= C3", "= B2"].contains(&said[10].as_str()),
        "{said:?}"
    );
}

#[test]
fn capture_games() {
    let said = answers(
        "boardsize 5\nyonban-capture 2 3\nyonban-captures\nplay b a1\nplay w b1\nplay w a2\n\
         yonban-captures\nfinal_score\nyonban-explain a1\nyonban-explain b1\nyonban-rules\n\
         kata-get-rules\nyonban-capture 0\nyonban-rules first-capture,size=4\nyonban-solve 20000\n\
         yonban-rules nonsense\nplay b pass",
    );
    assert_eq!(said[2], "= black 0/2 white 0/3");
    assert_eq!(said[6], "= black 0/2 white 1/3");
    assert_eq!(said[7], "= W+1");
    assert!(said[8].contains("may not play here"), "{}", said[8]);
    assert!(said[9].contains("chain of 1"), "{}", said[9]);
    assert_eq!(said[10], "= capture,size=5,capture=2:3");
    assert!(said[11].starts_with('?'));
    assert_eq!(said[13], "=");
    assert!(said[14].starts_with("= loss"), "{}", said[14]);
    assert!(said[15].starts_with('?'));
    assert!(said[16].starts_with("? illegal move"), "{}", said[16]);
}

#[test]
fn a_capture_is_played_and_the_game_is_over_then() {
    let said = answers(
        "yonban-rules first-capture\nplay b d4\nplay w d5\nplay b c5\nplay w a1\nplay b e5\n\
         play w a7\ngenmove b\ngenmove w\ngenmove b\nfinal_score\nplay w a5",
    );
    assert_eq!(&said[7..11], ["= D6", "= resign", "= pass", "= B+1"]);
    assert!(said[11].starts_with("? illegal move"));
}

#[test]
fn games_are_saved_and_loaded() {
    let file = std::env::temp_dir().join(format!("yonban-gtp-{}.sgf", std::process::id()));
    let name = file.display().to_string();
    let said = answers(&format!(
        "boardsize 9\nplay b c3\nplay b d3\nplay w pass\nplay b e5\nprintsgf\nprintsgf {name}\n\
         boardsize 5\nloadsgf {name}\nlist_stones b\nundo\nlist_stones b\nloadsgf {name} 2\n\
         list_stones b\nquery_boardsize\nloadsgf {name} x\nprintsgf /no/such/folder/file"
    ));
    std::fs::remove_file(&file).expect("the file was written");
    assert!(
        said[5].starts_with("= (;") && said[5].contains(";B[ee]"),
        "{}",
        said[5]
    );
    assert_eq!(said[8], "= white");
    assert_eq!(said[9], "= C3 D3 E5");
    assert_eq!(said[11], "= C3 D3");
    assert_eq!(&said[13..16], ["= C3", "= 9", "? syntax error"]);
    assert_eq!(said[16], "? cannot save file");
    // A file of somebody else, with a set-up and moves that the rules refuse.
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/sgf");
    for file in [
        "01-plain.sgf",
        "03-handicap.sgf",
        "09-illegal.sgf",
        "10-setup-and-move.sgf",
    ] {
        let said = answers(&format!("loadsgf {data}/{file}\nshowboard"));
        assert!(
            said[0] == "= black" || said[0] == "= white",
            "{file}: {said:?}"
        );
    }
}

#[test]
fn time_and_rules_words() {
    let said = answers(
        "time_settings 300 30 5\ntime_settings 1\nkgs-time_settings byoyomi 60 10 5\n\
         kgs-time_settings none\nkata-time_settings canadian 60 30 5\ntime_left b 12 3\n\
         time_left b x 3\nkata-list_time_settings\nkata-set-rules japanese\nkata-get-rules\n\
         kata-set-rules {\"ko\":\"SIMPLE\",\"scoring\":\"AREA\",\"suicide\":true}\nkata-get-rules\n\
         kata-set-rules moon\nkomi 5.5\nget_komi\nkomi x\nkomi nan",
    );
    let signs: String = said.iter().map(|answer| &answer[..1]).collect();
    assert_eq!(signs, "=?====?=====?==??");
    assert!(said[9].contains("\"scoring\":\"TERRITORY\""));
    assert!(said[11].contains("\"ko\":\"SIMPLE\"") && said[11].contains("\"suicide\":true"));
    assert_eq!(said[14], "= 5.5");
}

#[test]
fn garbage_is_refused_and_the_session_goes_on() {
    let mut input =
        b"\xff\xfe\x00 play\nplay\nplay b\nplay b z99\ngenmove\ngenmove q\n9\n".to_vec();
    input.extend(vec![b'x'; 1 << 17]);
    input.extend(b"\nloadsgf /no/such/file\nfinal_status_list what\nname\n");
    let said = talk(&input);
    assert!(said.ends_with("= Yonban\n\n"), "{said}");
    assert!(said.contains("? cannot load file"));
}

/// A controller on the other side of a pipe.
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
fn an_analysis_streams_until_the_next_command() {
    let (send, input) = mpsc::channel();
    let (said, output) = mpsc::channel();
    let session =
        std::thread::spawn(move || gtp::run(BufReader::new(Pipe(input, Vec::new())), Said(said)));
    let start = Instant::now();
    send.send(b"boardsize 9\n7 kata-analyze b 1\n".to_vec())
        .unwrap();
    let mut text = String::new();
    while text.matches("info move").count() < 3 {
        let more = output
            .recv_timeout(Duration::from_secs(60))
            .expect("a report");
        text.push_str(&String::from_utf8(more).unwrap());
    }
    send.send(b"name\nquit\n".to_vec()).unwrap();
    session.join().unwrap().unwrap();
    assert!(start.elapsed() < Duration::from_secs(120));
    text.push_str(&String::from_utf8(output.iter().flatten().collect()).unwrap());
    assert!(text.starts_with("=\n\n=7\ninfo move "), "{text}");
    assert!(text.contains(" visits ") && text.contains(" winrate 0.") && text.contains(" pv "));
    assert!(text.ends_with("\n\n= Yonban\n\n=\n\n"), "{text}");
}

#[test]
fn quit_ends_a_long_thought() {
    let (send, input) = mpsc::channel();
    let (said, output) = mpsc::channel();
    let session =
        std::thread::spawn(move || gtp::run(BufReader::new(Pipe(input, Vec::new())), Said(said)));
    let start = Instant::now();
    send.send(b"boardsize 9\ntime_settings 0 3000 1\ngenmove b\n".to_vec())
        .unwrap();
    std::thread::sleep(Duration::from_millis(100));
    send.send(b"quit\n".to_vec()).unwrap();
    session.join().unwrap().unwrap();
    assert!(start.elapsed() < Duration::from_secs(60));
    let text = String::from_utf8(output.iter().flatten().collect()).unwrap();
    assert!(text.ends_with("\n\n=\n\n"), "{text}");
}

#[test]
fn genmove_analyze_plays() {
    let said = answers("boardsize 5\nlz-genmove_analyze b 10\nlist_stones b");
    let last = said[1].lines().last().unwrap_or_default();
    let point = last.strip_prefix("play ").unwrap_or("none");
    assert_eq!(said[2], format!("= {point}"));
}
