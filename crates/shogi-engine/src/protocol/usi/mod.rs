//! USI, the Universal Shogi Interface.
//!
//! Source: T. Romstad's protocol as Shogidokoro's and H. G. Muller's pages describe it, with the
//! extensions that are widely understood: `go depth`, `nodes`, `movetime`, `searchmoves`, `perft`,
//! clocks with `ponderhit`. Options: `USI_Ponder`, `USI_Hash`, `Threads`, `MultiPV`, `USI_OwnBook`
//! (there is no book; openings vary a little instead), `NetworkDelay`, `NetworkDelay2`,
//! `MinimumThinkingTime`, `MaxMovesToDraw`, `ResignValue`, `EnteringKingRule`, `DrawValueBlack`,
//! `DrawValueWhite`, `SkillLevel`, `GenerateAllLegalMoves`.
//!
//! What is unknown is ignored. A position text that cannot be read or holds an illegal move leaves no
//! position, and `go` resigns until there is one again; both are said in an `info string`.
//!
//! `gameover` ends a search that waits for `ponderhit` or `stop`; it is answered only if `stop` comes
//! before the next `isready`, `usinewgame` or `go`. These, and every `go` after a `stop`, begin once the
//! search before them has ended.

mod command;
mod options;
mod session;
mod thought;
mod time;

use session::Session;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::time::Instant;
use yonban_search::next_line;

/// Bytes of a line that are looked at: some ten thousand moves.
const LONGEST: usize = 65_536;

/// Speaks the protocol until `quit`, or until the input has ended and the last question is answered.
///
/// `input` is read, and positions are searched, by threads of their own, so that every command is
/// heard at once.
///
/// ```
/// let mut output = Vec::new();
/// let input = &b"position sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\ngo mate infinite\n"[..];
/// yonban_shogi_engine::protocol::usi::run(input, &mut output)?;
/// assert_eq!(output, b"checkmate G*5b\n");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// Those of the two streams.
pub fn run(input: impl BufRead + Send, output: impl Write) -> io::Result<()> {
    std::thread::scope(|scope| {
        let (sender, receiver) = sync_channel(1_024);
        let events = sender.clone();
        let reader = scope.spawn(move || read(input, &sender));
        let mut session = Session::new(output, events);
        let spoken = session.talk(&receiver);
        // Whoever still has something to say finds nobody listening, and ends.
        drop(receiver);
        if let Some(worker) = session.into_worker() {
            let _ended = worker.join();
        }
        match spoken {
            Ok(()) => reader.join().unwrap_or(Ok(())),
            Err(error) => Err(error),
        }
    })
}

/// What a session hears.
enum Event {
    /// A line of the GUI.
    Heard(Heard),
    /// The input has ended.
    Ended,
    /// A thought under way has something to say.
    Told(String),
    /// A thought has come to an end.
    Answered(thought::Answer),
}

/// A line, and when it was read.
struct Heard {
    line: String,
    at: Instant,
}

fn read(mut input: impl BufRead, sender: &SyncSender<Event>) -> io::Result<()> {
    while let Some(line) = next_line(&mut input, LONGEST)? {
        let is_quit = line == "quit";
        let heard = Heard {
            line,
            at: Instant::now(),
        };
        if sender.send(Event::Heard(heard)).is_err() || is_quit {
            return Ok(());
        }
    }
    // Nobody listens after `quit`.
    let _heard = sender.send(Event::Ended);
    Ok(())
}
