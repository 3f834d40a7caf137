//! GTP, the Go Text Protocol, version 2.
//!
//! Source: G. Farnebäck, "GTP 2 draft 2" (2002), with the words that Sabaki, GoGui, the KGS and OGS
//! bridges and KataGo's tools add, and our own: `yonban-capture N [M]` (0: scored),
//! `yonban-rules TEXT`, `yonban-captures`, `yonban-explain VERTEX`, `yonban-solve [MS]`,
//! `yonban-level N`.
//!
//! Nothing but answers is written. An unknown command is answered `? unknown command` and the
//! session goes on.

mod analyze;
mod clock;
mod commands;
mod rules;
mod state;
mod words;

use commands::Session;
use std::io::{self, BufRead, Write};
use std::sync::mpsc;
use yonban_search::{Stop, next_line};

/// Speaks the protocol until `quit` or the end of the input.
///
/// `input` is read by a thread of its own, so that the next command ends an analysis and `quit` ends
/// a thought.
///
/// ```
/// let mut output = Vec::new();
/// let input = &b"1 boardsize 9\n2 play b e5\n3 captures b\nbogus\n"[..];
/// yonban_go_engine::protocol::gtp::run(input, &mut output)?;
/// assert_eq!(output, b"=1\n\n=2\n\n=3 0\n\n? unknown command\n\n");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// Those of the two streams.
pub fn run(input: impl BufRead + Send, output: impl Write) -> io::Result<()> {
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::sync_channel(1_024);
        let quit = Stop::new();
        let quitting = quit.clone();
        let reader = scope.spawn(move || read(input, &sender, &quitting));
        let mut session = Session::new(output, quit);
        let spoken = session.talk(&receiver);
        // A reader that still has something to say finds nobody listening, and ends.
        drop(receiver);
        match spoken {
            Ok(()) => reader.join().unwrap_or(Ok(())),
            Err(error) => Err(error),
        }
    })
}

/// Bytes of a line that are looked at.
const LONGEST: usize = 65_536;

/// A command, and the flag that the next one sets.
struct Heard {
    line: String,
    next: Stop,
}

fn read(mut input: impl BufRead, sender: &mpsc::SyncSender<Heard>, quit: &Stop) -> io::Result<()> {
    let mut last = Stop::new();
    while let Some(line) = next_line(&mut input, LONGEST)? {
        let line = clean(&line);
        last.set();
        if line.is_empty() {
            // No command, but it ends an analysis.
            continue;
        }
        let is_quit = words_of(&line)
            .1
            .first()
            .is_some_and(|word| *word == "quit");
        if is_quit {
            quit.set();
        }
        let next = Stop::new();
        last = next.clone();
        if sender.send(Heard { line, next }).is_err() || is_quit {
            break;
        }
    }
    last.set();
    Ok(())
}

/// Without control characters and comments; tabs are spaces.
fn clean(line: &str) -> String {
    let line = line.split('#').next().unwrap_or("");
    line.chars()
        .map(|c| if c == '\t' { ' ' } else { c })
        .filter(|c| !c.is_control())
        .collect::<String>()
        .trim()
        .to_owned()
}

/// The number before a command, as written, and the command with its arguments.
fn words_of(line: &str) -> (&str, Vec<&str>) {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let numbered = words
        .first()
        .is_some_and(|word| word.bytes().all(|b| b.is_ascii_digit()));
    let id = if numbered { words.remove(0) } else { "" };
    (id, words)
}
