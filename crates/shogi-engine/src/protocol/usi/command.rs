//! What a GUI says, read from a line. Anything unknown is `None`, and is ignored.

use std::time::Duration;
use yonban_shogi::Move;

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Usi,
    IsReady,
    SetOption {
        name: String,
        value: Option<String>,
    },
    NewGame,
    /// The start as written, the moves as written.
    Position {
        start: String,
        moves: Vec<String>,
    },
    Go(Go),
    GoMate(Option<Duration>),
    Perft(u32),
    Stop,
    PonderHit(Clock),
    GameOver,
    Quit,
}

/// The clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Clock {
    /// What Black and White have left.
    pub(super) left: [Option<Duration>; 2],
    /// What Black and White get with each move.
    pub(super) increment: [Option<Duration>; 2],
    /// What each move may take when nothing is left.
    pub(super) byoyomi: Option<Duration>,
}

impl Clock {
    /// Whether anything was said.
    pub(super) fn is_set(&self) -> bool {
        *self != Clock::default()
    }
}

/// `go`, with what limits it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    pub(super) clock: Clock,
    pub(super) infinite: bool,
    pub(super) ponder: bool,
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) move_time: Option<Duration>,
    /// The first moves that may be chosen; all if it is empty.
    pub(super) moves: Vec<Move>,
}

/// Reads a line.
pub(super) fn read(line: &str) -> Option<Command> {
    let mut words = line.split_whitespace();
    Some(match words.next()? {
        "usi" => Command::Usi,
        "isready" => Command::IsReady,
        "usinewgame" => Command::NewGame,
        "stop" => Command::Stop,
        "gameover" => Command::GameOver,
        "quit" => Command::Quit,
        "ponderhit" => {
            let mut go = Go::default();
            read_go(&words.collect::<Vec<_>>(), &mut go);
            Command::PonderHit(go.clock)
        }
        "setoption" => return set_option(line),
        "position" => position(&words.collect::<Vec<_>>()),
        "go" => return go(&words.collect::<Vec<_>>()),
        _ => return None,
    })
}

/// `setoption name N value V`: names and values may hold spaces.
fn set_option(line: &str) -> Option<Command> {
    let (_, rest) = line.split_once("name")?;
    let (name, value) = match rest.split_once(" value") {
        Some((name, value)) => (name, Some(value.trim().to_owned())),
        None => (rest, None),
    };
    let name = name.trim();
    (!name.is_empty()).then(|| Command::SetOption {
        name: name.to_owned(),
        value,
    })
}

fn position(words: &[&str]) -> Command {
    let at = words.iter().position(|&word| word == "moves");
    let (start, moves) = match at {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &[][..]),
    };
    Command::Position {
        start: start.join(" "),
        moves: moves.iter().map(|&text| text.to_owned()).collect(),
    }
}

fn go(words: &[&str]) -> Option<Command> {
    match words {
        ["mate", rest @ ..] => {
            let time = rest.first().and_then(|text| milliseconds(text));
            return Some(Command::GoMate(time));
        }
        ["perft", depth, ..] => return Some(Command::Perft(depth.parse().ok()?)),
        _ => {}
    }
    let mut go = Go::default();
    read_go(words, &mut go);
    Some(Command::Go(go))
}

/// Reads what it knows and skips the rest.
fn read_go(words: &[&str], go: &mut Go) {
    let mut at = 0;
    while let Some(&word) = words.get(at) {
        at += 1;
        let next = words.get(at).copied().unwrap_or("");
        let time = milliseconds(next);
        let takes_value = match word {
            "infinite" => {
                go.infinite = true;
                false
            }
            "ponder" => {
                go.ponder = true;
                false
            }
            "btime" => set(&mut go.clock.left[0], time),
            "wtime" => set(&mut go.clock.left[1], time),
            "binc" => set(&mut go.clock.increment[0], time),
            "winc" => set(&mut go.clock.increment[1], time),
            "byoyomi" => set(&mut go.clock.byoyomi, time),
            "movetime" => set(&mut go.move_time, time),
            "depth" => set(&mut go.depth, next.parse().ok()),
            "nodes" => set(&mut go.nodes, next.parse().ok()),
            "searchmoves" => {
                while let Some(action) = words.get(at).and_then(|text| text.parse().ok()) {
                    go.moves.push(action);
                    at += 1;
                }
                false
            }
            _ => false,
        };
        at += usize::from(takes_value);
    }
}

/// Sets a limit if there is a value; whether there was one.
fn set<T>(limit: &mut Option<T>, value: Option<T>) -> bool {
    let is_value = value.is_some();
    if is_value {
        *limit = value;
    }
    is_value
}

/// A time; what lies below zero is none left.
fn milliseconds(text: &str) -> Option<Duration> {
    /// More is as good as endless.
    const MOST: i64 = 1 << 40;
    let milliseconds: i64 = text.parse().ok()?;
    Some(Duration::from_millis(
        milliseconds.clamp(0, MOST).unsigned_abs(),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        assert_eq!(read("  usi "), Some(Command::Usi));
        assert_eq!(read("xyzzy"), None);
        assert_eq!(read(""), None);
        assert_eq!(
            read("setoption name Book File value a value b"),
            Some(Command::SetOption {
                name: "Book File".to_owned(),
                value: Some("a value b".to_owned()),
            })
        );
        assert_eq!(
            read("setoption name Button"),
            Some(Command::SetOption {
                name: "Button".to_owned(),
                value: None
            })
        );
        assert_eq!(
            read("position startpos moves 7g7f 3c3d"),
            Some(Command::Position {
                start: "startpos".to_owned(),
                moves: vec!["7g7f".to_owned(), "3c3d".to_owned()],
            })
        );
        assert_eq!(read("go mate infinite"), Some(Command::GoMate(None)));
        let second = Duration::from_secs(1);
        assert_eq!(read("go mate 1000"), Some(Command::GoMate(Some(second))));
    }

    #[test]
    fn limits_are_read_in_any_order_and_nonsense_is_skipped() {
        let line = "go nonsense ponder byoyomi 1000 wtime -5 searchmoves 7g7f P*5e depth x nodes 7";
        let Some(Command::Go(go)) = read(line) else {
            panic!("no go");
        };
        assert!(go.ponder && !go.infinite);
        assert_eq!(go.clock.byoyomi, Some(Duration::from_secs(1)));
        assert_eq!(go.clock.left, [None, Some(Duration::ZERO)]);
        assert_eq!((go.moves.len(), go.depth, go.nodes), (2, None, Some(7)));
        assert!(go.clock.is_set());
    }
}
