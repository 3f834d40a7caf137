//! What a peer asks, read from a line.

use yonban_backgammon::Variant;
use yonban_backgammon::notation::fibs::{self, BoardLine, BoardLineError};
use yonban_rules::Reason;

/// The deepest look-ahead that may be asked for.
pub(super) const MOST_PLIES: u32 = 3;

/// A question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Request {
    /// A decision of O.
    Decide(Box<BoardLine>),
    /// What a position is worth.
    Evaluate {
        line: Box<BoardLine>,
        plies: u32,
        cubeful: bool,
    },
    /// Who we are.
    Version,
}

/// Why a line is no question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum RequestError {
    /// Neither a board line nor a word.
    #[error(
        "send a board line, `evaluation fibsboard LINE plies N cubeful|cubeless`, or `version`"
    )]
    Unknown,
    /// Another look-ahead than there is.
    #[error("plies are 0 to {MOST_PLIES}")]
    Plies,
    /// No board line.
    #[error(transparent)]
    Board(#[from] BoardLineError),
}

impl Reason for RequestError {
    fn reason(&self) -> &'static str {
        match self {
            RequestError::Unknown => "unknown_request",
            RequestError::Plies => "bad_plies",
            RequestError::Board(error) => error.reason(),
        }
    }
}

/// Reads a line that is not empty. An evaluation without plies is static, one that does not say is
/// without the cube.
pub(super) fn read(line: &str, variant: Variant) -> Result<Request, RequestError> {
    if line.starts_with("board:") {
        return Ok(Request::Decide(Box::new(fibs::read(line, variant)?)));
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        ["version"] => Ok(Request::Version),
        ["evaluation", "fibsboard", board, ref rest @ ..] => {
            let (mut plies, mut cubeful) = (0, false);
            let mut rest = rest;
            while let [word, after @ ..] = rest {
                rest = after;
                match *word {
                    "cubeful" => cubeful = true,
                    "cubeless" => cubeful = false,
                    "plies" => {
                        let [number, after @ ..] = rest else {
                            return Err(RequestError::Plies);
                        };
                        let number: Option<u32> = number.parse().ok();
                        plies = number
                            .filter(|plies| *plies <= MOST_PLIES)
                            .ok_or(RequestError::Plies)?;
                        rest = after;
                    }
                    _ => return Err(RequestError::Unknown),
                }
            }
            let line = Box::new(fibs::read(board, variant)?);
            Ok(Request::Evaluate {
                line,
                plies,
                cubeful,
            })
        }
        _ => Err(RequestError::Unknown),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "board:ours:peer:5:0:0:0:-2:0:0:0:2:4:0:2:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:0:0:0:0:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1";

    #[test]
    fn questions_are_read() {
        let read = |line: &str| read(line, Variant::Standard);
        assert!(matches!(read(LINE), Ok(Request::Decide(_))));
        assert_eq!(read("version"), Ok(Request::Version));
        for (rest, wanted) in [
            ("", Ok((0, false))),
            (" plies 2 cubeful", Ok((2, true))),
            (" cubeless plies 1", Ok((1, false))),
            (" plies", Err("bad_plies")),
            (" plies 4 cubeful", Err("bad_plies")),
            (" plies -1", Err("bad_plies")),
            (" deep", Err("unknown_request")),
        ] {
            let asked = match read(&format!("evaluation fibsboard {LINE}{rest}")) {
                Ok(Request::Evaluate { plies, cubeful, .. }) => Ok((plies, cubeful)),
                Ok(other) => panic!("{other:?}"),
                Err(error) => Err(error.reason()),
            };
            assert_eq!(asked, wanted, "{rest}");
        }
        for (line, reason) in [
            ("fibsboard", "unknown_request"),
            ("evaluation", "unknown_request"),
            ("evaluation fibsboard x", "not_a_board"),
            ("board:x", "field_count"),
            ("version 2", "unknown_request"),
        ] {
            assert_eq!(read(line).map_err(|e| e.reason()), Err(reason), "{line}");
        }
    }
}
