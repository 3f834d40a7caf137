//! We are the player: a peer sends board lines, we say what we do.

use super::answer;
use super::request::{self, Request};
use super::{LONGEST, clean};
use crate::protocol::{Manner, Thinker, choose, fitted};
use std::io::{self, BufRead, Write};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;
use yonban_backgammon::notation::Diagram;
use yonban_backgammon::notation::fibs::BoardLine;
use yonban_backgammon::{Action, Backgammon, SetupError, Variant};
use yonban_rules::Reason;
use yonban_search::{Level, Stop, next_line};

/// What a board line does not tell, and how to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How many checkers a side has.
    pub variant: Variant,
    /// Money: whether gammons count single until a double has been taken.
    pub jacoby: bool,
    /// Money: whether our answer to a double may be a beaver.
    pub beavers: bool,
    /// Whether we may offer to resign; never twice for the same line.
    pub resigns: bool,
    /// How strong to play.
    pub level: Level,
    /// Plies of look-ahead, 0 is none; `None` as the level has it.
    pub plies: Option<u32>,
    /// How long an answer may take; `None` as long as it takes.
    pub time: Option<Duration>,
}

/// Backgammon, with Jacoby's rule, without beavers; full strength, no resignations.
impl Default for Options {
    fn default() -> Self {
        Options {
            variant: Variant::Standard,
            jacoby: true,
            beavers: false,
            resigns: false,
            level: Level::FULL,
            plies: None,
            time: None,
        }
    }
}

/// Answers line by line until the input ends. What cannot be read is answered `error REASON TEXT`.
///
/// # Errors
///
/// Those of the two streams.
pub fn run(
    thinker: &mut impl Thinker,
    options: &Options,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    // The line after which we offered to resign: offering again would go on for ever.
    let mut resigned: Option<String> = None;
    while let Some(line) = next_line(&mut input, LONGEST)? {
        let line = clean(&line);
        if line.is_empty() {
            continue;
        }
        let resigns = options.resigns && resigned.as_deref() != Some(line);
        let answer = match request::read(line, options.variant) {
            Ok(Request::Version) => version(thinker.name()),
            Ok(Request::Decide(board)) => {
                let options = Options {
                    resigns,
                    ..*options
                };
                match decide(thinker, &options, &board) {
                    Ok(action) => {
                        if matches!(action, Action::Resign(_)) {
                            resigned = Some(line.to_owned());
                        }
                        answer::write(&action)
                    }
                    Err(error) => told(&error),
                }
            }
            Ok(Request::Evaluate {
                line,
                plies,
                cubeful,
            }) => match game_of(options, &line) {
                Ok(game) => evaluation(thinker, &game, plies, cubeful),
                Err(error) => told(&error),
            },
            Err(error) => told(&error),
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

fn told(error: &impl Reason) -> String {
    format!("error {} {error}", error.reason())
}

/// Four lines, as peers have them.
fn version(name: &str) -> String {
    format!(
        "{name}\nan external player that reads board lines of FIBS\n\
         evaluations of 0 to {} plies, cubeful and cubeless\nlicensed MIT or Apache-2.0",
        request::MOST_PLIES
    )
}

/// Five chances and the equity, of the player on roll.
fn evaluation(thinker: &mut impl Thinker, game: &Backgammon, plies: u32, cubeful: bool) -> String {
    let worth = thinker.worth(game, plies, cubeful, &Stop::new());
    let chances = worth.outputs;
    // Without a cube peers count gammons, whatever the rules of the game make of them.
    let equity = if cubeful {
        worth.equity
    } else {
        chances.equity()
    };
    format!(
        "{:.6} {:.6} {:.6} {:.6} {:.6} {:.6}",
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        chances.lose_gammon,
        chances.lose_backgammon,
        equity
    )
}

/// The game of a line, with what it does not tell.
fn game_of(options: &Options, line: &BoardLine) -> Result<Backgammon, SetupError> {
    let is_money = line.diagram.length == 0;
    fitted(&Diagram {
        jacoby: is_money && options.jacoby,
        beavers: is_money && (options.beavers || line.diagram.beavers),
        ..line.diagram
    })
    .game()
}

fn decide(
    thinker: &mut impl Thinker,
    options: &Options,
    line: &BoardLine,
) -> Result<Action, SetupError> {
    let game = game_of(options, line)?;
    let manner = Manner {
        level: options.level,
        plies: options.plies,
        time: options.time,
        resigns: options.resigns,
    };
    let action = choose(thinker, &game, &manner, &mut |_| {}, &Stop::new());
    // A line is always about a decision: roll or double, a play, the answer to a double.
    action.ok_or(SetupError::StartIsOver)
}

/// Answers whoever connects, each on a thread of its own, at most [`MOST_PEERS`] at once; further ones
/// wait. `thinker` makes one for each connection. Says through `log` who comes and goes.
///
/// # Errors
///
/// Those of the listening socket.
pub fn serve<T: Thinker>(
    listener: &TcpListener,
    options: &Options,
    thinker: impl Fn() -> T + Sync,
    log: impl Fn(&str) + Sync,
) -> io::Result<()> {
    let (done, free) = std::sync::mpsc::sync_channel::<()>(MOST_PEERS);
    std::thread::scope(|scope| {
        let mut places = MOST_PEERS;
        loop {
            if places == 0 {
                // Somebody leaves in the end.
                let _left = free.recv();
                places += 1;
            }
            places += free.try_iter().count();
            let (stream, from) = listener.accept()?;
            places -= 1;
            let (done, thinker, log) = (done.clone(), &thinker, &log);
            scope.spawn(move || {
                log(&format!("{from} is here"));
                match talk(&mut thinker(), options, stream) {
                    Ok(()) => log(&format!("{from} has left")),
                    Err(error) => log(&format!("{from} is gone: {error}")),
                }
                // Nobody counts after the end.
                let _counted = done.send(());
            });
        }
    })
}

/// How many peers are answered at once.
pub const MOST_PEERS: usize = 16;

fn talk(thinker: &mut impl Thinker, options: &Options, stream: TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let input = io::BufReader::new(stream.try_clone()?);
    run(thinker, options, input, stream)
}
