//! UBGI, the Universal Backgammon Interface: versions 0.1 and 0.2 at once, with the cube.
//!
//! Sources: Ø. Schønning-Johansen, "Universal Backgammon Interface (UBGI) Protocol", draft 0.01; the
//! community's "UBGI v0.2 Spec", and the words `newsession`, `setscore`, `setcube` and `setturn` of other
//! engines. To `ubgi` the answer is `id` lines, `proto 0.2`, the keys, `ubgiok`, and `readyok` once
//! whatever takes long is done.
//!
//! | line | answer |
//! | --- | --- |
//! | `keys`, `get KEY`, `set KEY VALUE` (`setoption name KEY value VALUE`) | `key ...` lines, `value KEY V`, nothing |
//! | `newsession type match\|money [length N] [jacoby on\|off] [crawford on\|off] [beavers on\|off]`, `newgame` | nothing |
//! | `position gnubgid PositionID[:MatchID]`, `position xgid ID` | nothing |
//! | `dice D1 D2`, `setscore P0 P1`, `setcube value V owner center\|p0\|p1`, `setturn p0\|p1` | nothing |
//! | `go [role chequer\|cube\|turn]`, also without the word `role` | `bestmove PLAY`, `pass`, `roll`, `double`, `take`, `drop`, `beaver`, `accept`, `reject` |
//! | a board line of FIBS (`board:...`) or an XGID (`XGID=...`): version 0.1 | the best action alone; an empty line where no number can be used; `sorry` |
//! | `isready`, `stop`, `quit` | `readyok`; the answer that is being thought about, soon; the same, and the end |
//!
//! The players p0 and p1 are those of a Match ID: p1 is X. A Position ID is seen by the player on roll,
//! whoever `setturn` says that is. A double on offer and a resignation come with a Match ID or an XGID.
//! The first game in which `setscore` puts a side one point away is the Crawford game.
//!
//! `role turn`, or none, asks for whatever is due; `role chequer` needs dice, `role cube` must have none.
//! An answer is always legal. A line about the position that is refused leaves none, so that nothing is
//! answered for another position than the one that was meant. Refusals are `error CODE text` with the
//! codes `bad_command`, `bad_value`, `bad_state` and `unsupported`; after one about an unknown command
//! stands `sorry`, the word of version 0.1.
//!
//! While the engine thinks `stop`, `quit` and `isready` are heard at once, and everything else is done,
//! in order, after the answer. `stop` and `quit` hasten every answer that was asked for before them.

mod command;
mod context;
mod keys;
mod session;

use super::{Manner, Thinker, choose};
use session::Session;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use yonban_backgammon::{Action, Backgammon};
use yonban_search::{Info, Stop, next_line};

/// Bytes of a line that are looked at.
const LONGEST: usize = 4_096;

/// Speaks the protocol until `quit`, or until the input has ended and the last question is answered.
///
/// `input` is read, and positions are thought about, by threads of their own, so that `stop` is heard at
/// once.
///
/// # Errors
///
/// Those of the two streams.
pub fn run(
    thinker: impl Thinker,
    input: impl BufRead + Send,
    output: impl Write,
) -> io::Result<()> {
    std::thread::scope(|scope| {
        let (sender, events) = sync_channel(1_024);
        let (jobs, work) = channel();
        let told = sender.clone();
        let name = thinker.name().to_owned();
        scope.spawn(move || think(thinker, &work, &told));
        let reader = scope.spawn(move || read(input, &sender));
        let mut session = Session::new(output, jobs, name);
        let spoken = session.talk(&events);
        session.leave();
        // Whoever still has something to say finds nobody listening, and ends.
        drop(events);
        match spoken {
            Ok(()) => reader.join().unwrap_or(Ok(())),
            Err(error) => Err(error),
        }
    })
}

/// What a session hears.
enum Event {
    /// A line of the controller.
    Heard(String),
    /// The input has ended.
    Ended,
    /// The thinker has done what takes long.
    Ready,
    /// The thinker reports.
    Told(Info),
    /// The thinker has decided; there is always something legal where a seat acts.
    Answered(Option<Action>),
}

/// What the thinker is to do.
enum Job {
    Prepare,
    SetThreads(usize),
    Choose {
        game: Box<Backgammon>,
        manner: Manner,
        stop: Stop,
    },
}

fn think(mut thinker: impl Thinker, work: &Receiver<Job>, told: &SyncSender<Event>) {
    while let Ok(job) = work.recv() {
        let event = match job {
            Job::Prepare => {
                thinker.prepare();
                Event::Ready
            }
            Job::SetThreads(threads) => {
                thinker.set_threads(threads);
                continue;
            }
            Job::Choose { game, manner, stop } => {
                let mut report = |info| {
                    // Nobody listens after the end.
                    let _heard = told.send(Event::Told(info));
                };
                let action = choose(&mut thinker, &game, &manner, &mut report, &stop);
                Event::Answered(action)
            }
        };
        if told.send(event).is_err() {
            return;
        }
    }
}

fn read(mut input: impl BufRead, sender: &SyncSender<Event>) -> io::Result<()> {
    while let Some(line) = next_line(&mut input, LONGEST)? {
        if line.is_empty() {
            continue;
        }
        let is_quit = line == "quit";
        if sender.send(Event::Heard(line)).is_err() || is_quit {
            return Ok(());
        }
    }
    // Nobody listens after `quit`.
    let _heard = sender.send(Event::Ended);
    Ok(())
}
