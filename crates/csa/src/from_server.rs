//! What a server says to a player, line by line. A game's summary has lines of its own
//! ([`SummaryReader`](crate::SummaryReader)).

use std::fmt;
use std::str::FromStr;

use yonban_rules::Verdict;
use yonban_shogi::Color;

use crate::{Ply, Spent};

/// What a player said that was no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Special {
    /// `%TORYO`.
    Resign,
    /// `%KACHI`.
    Declare,
    /// `%CHUDAN`.
    Interrupt,
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Special::Resign => "%TORYO",
            Special::Declare => "%KACHI",
            Special::Interrupt => "%CHUDAN",
        })
    }
}

/// By what a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// `#RESIGN`: somebody resigned, or is mated.
    Resign,
    /// `#TIME_UP`.
    TimeUp,
    /// `#ILLEGAL_MOVE`: a foul, or a declaration that does not hold.
    IllegalMove,
    /// `#ILLEGAL_ACTION`: something that is no move; said by some servers.
    IllegalAction,
    /// `#JISHOGI`: a declaration that holds.
    Jishogi,
    /// `#SENNICHITE`: repetition.
    Sennichite,
    /// `#OUTE_SENNICHITE`: perpetual check, whose author loses.
    OuteSennichite,
    /// `#MAX_MOVES`: the limit of moves.
    MaxMoves,
    /// `#CHUDAN`: broken off.
    Chudan,
}

/// Every reason with its word.
const REASONS: [(Reason, &str); 9] = [
    (Reason::Resign, "#RESIGN"),
    (Reason::TimeUp, "#TIME_UP"),
    (Reason::IllegalMove, "#ILLEGAL_MOVE"),
    (Reason::IllegalAction, "#ILLEGAL_ACTION"),
    (Reason::Jishogi, "#JISHOGI"),
    (Reason::Sennichite, "#SENNICHITE"),
    (Reason::OuteSennichite, "#OUTE_SENNICHITE"),
    (Reason::MaxMoves, "#MAX_MOVES"),
    (Reason::Chudan, "#CHUDAN"),
];

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = REASONS.iter().find(|(known, _)| known == self);
        f.write_str(word.map_or("#CHUDAN", |(_, word)| word))
    }
}

/// How a game ended for whoever reads it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// `#WIN`.
    Win,
    /// `#LOSE`.
    Lose,
    /// `#DRAW`.
    Draw,
    /// `#CENSORED`: it counts for nobody.
    Censored,
}

/// Every result with its word.
const RESULTS: [(GameResult, &str); 4] = [
    (GameResult::Win, "#WIN"),
    (GameResult::Lose, "#LOSE"),
    (GameResult::Draw, "#DRAW"),
    (GameResult::Censored, "#CENSORED"),
];

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = RESULTS.iter().find(|(known, _)| known == self);
        f.write_str(word.map_or("#CENSORED", |(_, word)| word))
    }
}

/// How a game ended, for both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    /// By what.
    pub reason: Reason,
    /// Who won; `None`: nobody.
    pub winner: Option<Color>,
    /// Whether it counts for nobody, which is not the same as a draw.
    pub censored: bool,
}

impl End {
    /// The end of a table by the words of its log: the termination (`rules`, `resigned`, …), the rule
    /// that ended the game where one did, and the verdict. Seat A is Black.
    ///
    /// A mate is `#RESIGN`: the protocol leaves it to the mated side to resign, and has no word for it.
    /// The limit of moves is `#CENSORED`, as servers for programs tell it, though the table counts a draw.
    #[must_use]
    pub fn of(termination: &str, ending: Option<&str>, verdict: Verdict) -> End {
        let reason = match (termination, ending) {
            ("resigned", _) | ("rules", Some("checkmate" | "no_legal_move")) => Reason::Resign,
            ("timed_out" | "abandoned", _) => Reason::TimeUp,
            ("rules", Some("repetition")) => Reason::Sennichite,
            ("rules", Some("perpetual_check")) => Reason::OuteSennichite,
            ("rules", Some("move_limit")) => Reason::MaxMoves,
            ("rules", Some("failed_declaration")) => Reason::IllegalMove,
            ("rules", Some(foul)) if foul.starts_with("foul_") => Reason::IllegalMove,
            ("rules", Some(_)) => Reason::Jishogi,
            ("adjudicated", _) if matches!(verdict, Verdict::Win(_)) => Reason::IllegalMove,
            _ => Reason::Chudan,
        };
        End {
            reason,
            winner: match verdict {
                Verdict::Win(yonban_rules::Seat::A) => Some(Color::Black),
                Verdict::Win(yonban_rules::Seat::B) => Some(Color::White),
                Verdict::Draw | Verdict::NoResult => None,
            },
            censored: matches!(reason, Reason::MaxMoves | Reason::Chudan),
        }
    }

    /// What this side is told.
    #[must_use]
    pub fn result(self, color: Color) -> GameResult {
        match self.winner {
            Some(winner) if winner == color => GameResult::Win,
            Some(_) => GameResult::Lose,
            None if self.censored => GameResult::Censored,
            None => GameResult::Draw,
        }
    }
}

/// A line from a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FromServer {
    /// An empty line: still here.
    KeepAlive,
    /// `LOGIN:<name> OK`.
    LoginOk(String),
    /// `LOGIN:incorrect`.
    LoginIncorrect,
    /// `LOGOUT:completed`.
    LogoutCompleted,
    /// `START:<id>`.
    Start(String),
    /// `REJECT:<id> by <name>`.
    Reject {
        /// The game.
        id: String,
        /// Who did.
        by: String,
    },
    /// `+7776FU,T12`.
    Move {
        /// The move.
        ply: Ply,
        /// What it cost.
        spent: Option<Spent>,
    },
    /// `%TORYO,T12`.
    Special {
        /// What was said.
        special: Special,
        /// What the turn cost.
        spent: Option<Spent>,
    },
    /// `#RESIGN`, …
    Reason(Reason),
    /// `#WIN`, …
    Result(GameResult),
    /// `##[TAG] text`.
    Extended {
        /// The tag.
        tag: String,
        /// The text behind it.
        text: String,
    },
}

impl fmt::Display for FromServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = |f: &mut fmt::Formatter<'_>, spent: &Option<Spent>| match spent {
            Some(spent) => write!(f, ",T{spent}"),
            None => Ok(()),
        };
        match self {
            FromServer::KeepAlive => Ok(()),
            FromServer::LoginOk(name) => write!(f, "LOGIN:{name} OK"),
            FromServer::LoginIncorrect => f.write_str("LOGIN:incorrect"),
            FromServer::LogoutCompleted => f.write_str("LOGOUT:completed"),
            FromServer::Start(id) => write!(f, "START:{id}"),
            FromServer::Reject { id, by } => write!(f, "REJECT:{id} by {by}"),
            FromServer::Move { ply, spent } => {
                write!(f, "{ply}")?;
                time(f, spent)
            }
            FromServer::Special { special, spent } => {
                write!(f, "{special}")?;
                time(f, spent)
            }
            FromServer::Reason(reason) => write!(f, "{reason}"),
            FromServer::Result(result) => write!(f, "{result}"),
            FromServer::Extended { tag, text } if text.is_empty() => write!(f, "##[{tag}]"),
            // `##[CHAT][ann] hello` names who says it in a second pair of brackets.
            FromServer::Extended { tag, text } if text.starts_with('[') => {
                write!(f, "##[{tag}]{text}")
            }
            FromServer::Extended { tag, text } => write!(f, "##[{tag}] {text}"),
        }
    }
}

/// A line that no server of the protocol says. Such lines are passed over: dialects differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no line of the protocol")]
pub struct UnknownLine;

/// The `T` behind a move. What else stands there (a comment) is passed over.
fn spent(rest: &str) -> Option<Spent> {
    rest.split(',')
        .find_map(|part| part.trim().strip_prefix('T'))
        .and_then(|time| time.parse().ok())
}

impl FromStr for FromServer {
    type Err = UnknownLine;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        if line.is_empty() {
            return Ok(FromServer::KeepAlive);
        }
        let (head, rest) = line.split_once(',').unwrap_or((line, ""));
        if line.starts_with(['+', '-']) {
            let ply = head.trim_end().parse().map_err(|_| UnknownLine)?;
            let spent = spent(rest);
            return Ok(FromServer::Move { ply, spent });
        }
        if line.starts_with('%') {
            let special = match head.trim_end() {
                "%TORYO" => Special::Resign,
                "%KACHI" => Special::Declare,
                "%CHUDAN" => Special::Interrupt,
                _ => return Err(UnknownLine),
            };
            let spent = spent(rest);
            return Ok(FromServer::Special { special, spent });
        }
        if let Some(rest) = line.strip_prefix("##[") {
            let (tag, text) = rest.split_once(']').ok_or(UnknownLine)?;
            return Ok(FromServer::Extended {
                tag: tag.to_owned(),
                text: text.strip_prefix(' ').unwrap_or(text).to_owned(),
            });
        }
        if line.starts_with('#') {
            let word = line.trim_end();
            if let Some((reason, _)) = REASONS.iter().find(|(_, known)| *known == word) {
                return Ok(FromServer::Reason(*reason));
            }
            let result = RESULTS.iter().find(|(_, known)| *known == word);
            return result
                .map(|(result, _)| FromServer::Result(*result))
                .ok_or(UnknownLine);
        }
        let (command, rest) = line.split_once(':').ok_or(UnknownLine)?;
        let rest = rest.trim_end();
        match command {
            "LOGIN" if rest == "incorrect" => Ok(FromServer::LoginIncorrect),
            "LOGIN" => rest
                .strip_suffix(" OK")
                .map(|name| FromServer::LoginOk(name.to_owned()))
                .ok_or(UnknownLine),
            "LOGOUT" if rest == "completed" => Ok(FromServer::LogoutCompleted),
            "START" => Ok(FromServer::Start(rest.to_owned())),
            "REJECT" => {
                let nobody = || rest.strip_suffix(" by").map(|id| (id, ""));
                let named = rest.split_once(" by ").or_else(nobody);
                let (id, by) = named.unwrap_or((rest, ""));
                Ok(FromServer::Reject {
                    id: id.to_owned(),
                    by: by.to_owned(),
                })
            }
            _ => Err(UnknownLine),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_rules::Seat;

    #[test]
    fn what_prints_reads_back() {
        for line in [
            "",
            "LOGIN:ann OK",
            "LOGIN:incorrect",
            "LOGOUT:completed",
            "START:g",
            "REJECT:g by bob",
            "REJECT:g by ",
            "REJECT: by ",
            "+7776FU,T12",
            "-3334FU",
            "+7776FU,T12.5",
            "%TORYO,T4",
            "%KACHI",
            "%CHUDAN",
            "##[WHO] ann",
            "##[CHAT][ann] hello",
            "##[X]",
        ] {
            let read: FromServer = line.parse().unwrap_or_else(|_| panic!("{line}"));
            assert_eq!(read.to_string(), line);
        }
        for (_, word) in REASONS {
            assert_eq!(word.parse::<FromServer>().unwrap().to_string(), word);
        }
        for (_, word) in RESULTS {
            assert_eq!(word.parse::<FromServer>().unwrap().to_string(), word);
        }
        for line in [
            "hello",
            "+7776",
            "%MATTA",
            "#NO",
            "##x",
            "LOGIN:ann",
            "LOGOUT:no",
        ] {
            assert_eq!(line.parse::<FromServer>(), Err(UnknownLine), "{line}");
        }
        let with_comment: FromServer = "+7776FU,T3,'* 30 -3334FU".parse().unwrap();
        assert_eq!(with_comment.to_string(), "+7776FU,T3");
    }

    #[test]
    fn endings_have_the_words_of_the_protocol() {
        let (a, b) = (Verdict::Win(Seat::A), Verdict::Win(Seat::B));
        for (termination, ending, verdict, reason, black) in [
            ("resigned", None, b, "#RESIGN", "#LOSE"),
            ("timed_out", None, a, "#TIME_UP", "#WIN"),
            ("rules", Some("checkmate"), a, "#RESIGN", "#WIN"),
            ("rules", Some("no_legal_move"), b, "#RESIGN", "#LOSE"),
            ("rules", Some("foul_nifu"), b, "#ILLEGAL_MOVE", "#LOSE"),
            (
                "rules",
                Some("failed_declaration"),
                a,
                "#ILLEGAL_MOVE",
                "#WIN",
            ),
            ("rules", Some("declaration"), a, "#JISHOGI", "#WIN"),
            (
                "rules",
                Some("perpetual_check"),
                b,
                "#OUTE_SENNICHITE",
                "#LOSE",
            ),
            (
                "rules",
                Some("repetition"),
                Verdict::Draw,
                "#SENNICHITE",
                "#DRAW",
            ),
            (
                "rules",
                Some("move_limit"),
                Verdict::Draw,
                "#MAX_MOVES",
                "#CENSORED",
            ),
            ("adjudicated", None, b, "#ILLEGAL_MOVE", "#LOSE"),
            (
                "adjudicated",
                None,
                Verdict::NoResult,
                "#CHUDAN",
                "#CENSORED",
            ),
            ("aborted", None, Verdict::NoResult, "#CHUDAN", "#CENSORED"),
        ] {
            let end = End::of(termination, ending, verdict);
            assert_eq!(end.reason.to_string(), reason, "{termination} {ending:?}");
            assert_eq!(
                end.result(Color::Black).to_string(),
                black,
                "{termination} {ending:?}"
            );
        }
    }
}
