//! What a controller says, read from a line. Nothing here depends on what was said before.

use std::fmt;
use yonban_backgammon::{Cube, Dice, Rules};
use yonban_rules::Seat;

/// A command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    Ubgi,
    IsReady,
    Stop,
    Quit,
    Keys,
    Get(String),
    Set(String, String),
    NewGame,
    NewSession(NewSession),
    Position(Id, String),
    Dice(Dice),
    SetScore([u16; 2]),
    SetCube(Cube),
    SetTurn(Seat),
    Go(Role),
    /// Version 0.1: a whole position as a line, to be answered by the best action.
    Best(Id, String),
}

/// How a position is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Id {
    /// A Position ID, alone or with a Match ID after a colon.
    Gnubg,
    Xgid,
    /// A board line of FIBS.
    Fibs,
}

/// What a session is played for. What is not said stays as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct NewSession {
    /// 0 for money.
    pub(super) length: u16,
    pub(super) jacoby: Option<bool>,
    pub(super) crawford: Option<bool>,
    pub(super) beavers: Option<bool>,
}

/// What kind of decision is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    /// A play of the dice.
    Chequer,
    /// A double or the answer to one.
    Cube,
    /// Whatever is due.
    Turn,
}

/// Why a line is not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    pub(super) code: Code,
    pub(super) text: String,
}

/// The kinds of faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// No such command.
    NoCommand,
    /// A command that is not written so.
    BadCommand,
    /// A value that cannot be.
    BadValue,
    /// Not now.
    BadState,
    /// Something that other engines may know.
    Unsupported,
}

impl Fault {
    pub(super) fn new(code: Code, text: impl Into<String>) -> Fault {
        let text = text.into();
        Fault { code, text }
    }
}

/// Prints the line that tells it, without the characters that could break it.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = match self.code {
            Code::NoCommand | Code::BadCommand => "bad_command",
            Code::BadValue => "bad_value",
            Code::BadState => "bad_state",
            Code::Unsupported => "unsupported",
        };
        let plain: String = self.text.chars().filter(|c| !c.is_control()).collect();
        write!(f, "error {code} {plain}")
    }
}

/// At most so much of what was said is repeated in a fault.
const ECHO: usize = 60;

/// The beginning of what was said.
pub(super) fn echo(text: &str) -> String {
    text.chars().take(ECHO).collect()
}

fn expected(what: &str) -> Fault {
    Fault::new(Code::BadCommand, format!("expected: {what}"))
}

/// Whether a line would say something of the position or of what it is played for.
pub(super) fn describes(line: &str) -> bool {
    const WORDS: [&str; 6] = [
        "newsession",
        "position",
        "dice",
        "setscore",
        "setcube",
        "setturn",
    ];
    let word = line.split_whitespace().next().unwrap_or_default();
    WORDS.contains(&word)
}

/// Reads a line that is not empty.
///
/// # Errors
///
/// It is no command, or not a whole one.
pub(super) fn read(line: &str) -> Result<Command, Fault> {
    if line.starts_with("board:") {
        return Ok(Command::Best(Id::Fibs, line.to_owned()));
    }
    if line.starts_with("XGID=") {
        return Ok(Command::Best(Id::Xgid, line.to_owned()));
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let (word, rest) = words.split_first().ok_or_else(|| expected("a command"))?;
    let alone = |command| match rest {
        [] => Ok(command),
        _ => Err(expected(word)),
    };
    match *word {
        "ubgi" => alone(Command::Ubgi),
        "isready" => alone(Command::IsReady),
        "stop" => alone(Command::Stop),
        "quit" => alone(Command::Quit),
        "keys" => alone(Command::Keys),
        "newgame" => alone(Command::NewGame),
        "get" => match rest {
            [key] => Ok(Command::Get((*key).to_owned())),
            _ => Err(expected("get KEY")),
        },
        "set" => match rest {
            [key, value @ ..] if !value.is_empty() => {
                Ok(Command::Set((*key).to_owned(), value.join(" ")))
            }
            _ => Err(expected("set KEY VALUE")),
        },
        "setoption" => match rest {
            ["name", name, "value", value @ ..] if !value.is_empty() => {
                Ok(Command::Set((*name).to_owned(), value.join(" ")))
            }
            _ => Err(expected("setoption name NAME value VALUE")),
        },
        "newsession" => new_session(rest).map(Command::NewSession),
        "position" => match rest {
            ["gnubgid", id] => Ok(Command::Position(Id::Gnubg, (*id).to_owned())),
            ["xgid", id] => Ok(Command::Position(Id::Xgid, (*id).to_owned())),
            [form, _] => Err(Fault::new(
                Code::Unsupported,
                format!("position {}: there are gnubgid and xgid", echo(form)),
            )),
            _ => Err(expected("position gnubgid ID, or position xgid ID")),
        },
        "dice" => match rest {
            [first, second] => dice(first, second).map(Command::Dice),
            _ => Err(expected("dice D1 D2")),
        },
        "setscore" => match rest {
            [first, second] => Ok(Command::SetScore([points(first)?, points(second)?])),
            _ => Err(expected("setscore P0 P1")),
        },
        "setcube" => match rest {
            ["value", value, "owner", owner] => cube(value, owner).map(Command::SetCube),
            _ => Err(expected("setcube value V owner center|p0|p1")),
        },
        "setturn" => match rest {
            [player] => player_of(player)
                .map(Command::SetTurn)
                .ok_or_else(|| expected("setturn p0|p1")),
            _ => Err(expected("setturn p0|p1")),
        },
        "go" => match rest {
            [] => Ok(Command::Go(Role::Turn)),
            ["role", role] | [role] => role_of(role).map(Command::Go),
            _ => Err(expected("go [role chequer|cube|turn]")),
        },
        _ => Err(Fault::new(
            Code::NoCommand,
            format!("no command {}", echo(word)),
        )),
    }
}

fn role_of(word: &str) -> Result<Role, Fault> {
    match word {
        "chequer" => Ok(Role::Chequer),
        "cube" => Ok(Role::Cube),
        "turn" => Ok(Role::Turn),
        _ => Err(Fault::new(
            Code::BadValue,
            format!("role {}: there are chequer, cube, turn", echo(word)),
        )),
    }
}

/// The players of a Match ID: p0 is O, p1 is X.
fn player_of(word: &str) -> Option<Seat> {
    match word {
        "p0" => Some(Seat::B),
        "p1" => Some(Seat::A),
        _ => None,
    }
}

fn dice(first: &str, second: &str) -> Result<Dice, Fault> {
    let die = |text: &str| text.parse::<u8>().unwrap_or(0);
    Dice::new(die(first), die(second))
        .ok_or_else(|| Fault::new(Code::BadValue, "a die shows 1 to 6"))
}

fn points(text: &str) -> Result<u16, Fault> {
    let points: Option<u16> = text.parse().ok().filter(|points| *points <= 0x7FFF);
    points.ok_or_else(|| Fault::new(Code::BadValue, "a score is a number from 0 to 32767"))
}

fn cube(value: &str, owner: &str) -> Result<Cube, Fault> {
    let owner =
        match owner {
            "center" => None,
            player => Some(player_of(player).ok_or_else(|| {
                Fault::new(Code::BadValue, "the cube belongs to center, p0 or p1")
            })?),
        };
    let value: Option<u32> = value.parse().ok();
    value
        .filter(|value| value.is_power_of_two())
        .and_then(|value| Cube::new(value.trailing_zeros() as u8, owner))
        .ok_or_else(|| Fault::new(Code::BadValue, "the cube shows 1, 2, 4, ... 32768"))
}

fn new_session(words: &[&str]) -> Result<NewSession, Fault> {
    let usage = || {
        expected(
            "newsession type match|money [length N] [jacoby on|off] [crawford on|off] [beavers on|off]",
        )
    };
    let mut session = NewSession::default();
    let mut is_match = None;
    for pair in words.chunks(2) {
        let &[key, value] = pair else {
            return Err(usage());
        };
        let flag = || match value {
            "on" => Ok(Some(true)),
            "off" => Ok(Some(false)),
            _ => Err(Fault::new(Code::BadValue, format!("{key} is on or off"))),
        };
        match key {
            "type" => {
                is_match = match value {
                    "match" => Some(true),
                    "money" => Some(false),
                    _ => {
                        let text = "a session is of type match or money";
                        return Err(Fault::new(Code::BadValue, text));
                    }
                }
            }
            "length" => session.length = points(value)?,
            "jacoby" => session.jacoby = flag()?,
            "crawford" => session.crawford = flag()?,
            "beavers" => session.beavers = flag()?,
            _ => return Err(usage()),
        }
    }
    let longest = u16::from(Rules::LONGEST_MATCH);
    match is_match {
        None => Err(usage()),
        Some(true) if !(1..=longest).contains(&session.length) => Err(Fault::new(
            Code::BadValue,
            format!("a match is to 1 to {longest} points"),
        )),
        Some(true) => Ok(session),
        Some(false) => Ok(NewSession {
            length: 0,
            ..session
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        let text = |text: &str| text.to_owned();
        for (line, command) in [
            (" ubgi", Command::Ubgi),
            ("get engine.level", Command::Get(text("engine.level"))),
            (
                "set engine.level  3",
                Command::Set(text("engine.level"), text("3")),
            ),
            (
                "setoption name Variant value nackgammon",
                Command::Set(text("Variant"), text("nackgammon")),
            ),
            (
                "position gnubgid 4HPwATDgc/ABMA",
                Command::Position(Id::Gnubg, text("4HPwATDgc/ABMA")),
            ),
            ("setscore 3 0", Command::SetScore([3, 0])),
            ("setturn p0", Command::SetTurn(Seat::B)),
            ("go", Command::Go(Role::Turn)),
            ("go role cube", Command::Go(Role::Cube)),
            ("go chequer", Command::Go(Role::Chequer)),
            ("XGID=x", Command::Best(Id::Xgid, text("XGID=x"))),
            (
                "newsession crawford off type match length 7",
                Command::NewSession(NewSession {
                    length: 7,
                    crawford: Some(false),
                    ..NewSession::default()
                }),
            ),
        ] {
            assert_eq!(read(line), Ok(command), "{line}");
        }
        assert!(matches!(read("dice 3 1"), Ok(Command::Dice(dice)) if dice.first() == 3));
        let cube = Cube::new(2, Some(Seat::A));
        assert_eq!(
            read("setcube value 4 owner p1").ok(),
            cube.map(Command::SetCube)
        );
    }

    #[test]
    fn other_lines_have_a_code_and_a_reason() {
        for (line, code) in [
            ("xyzzy", "bad_command"),
            ("UBGI", "bad_command"),
            ("quit now", "bad_command"),
            ("set engine.level", "bad_command"),
            ("position", "bad_command"),
            ("position ogid x", "unsupported"),
            ("dice 3", "bad_command"),
            ("dice 0 7", "bad_value"),
            ("dice 3 -1", "bad_value"),
            ("setscore 1 99999", "bad_value"),
            ("setcube value 3 owner center", "bad_value"),
            ("setcube value 65536 owner center", "bad_value"),
            ("setcube value 2 owner me", "bad_value"),
            ("setturn x", "bad_command"),
            ("go role rollout", "bad_value"),
            ("go role cube now", "bad_command"),
            ("newsession", "bad_command"),
            ("newsession type match", "bad_value"),
            ("newsession type match length 0", "bad_value"),
            ("newsession type match length 26", "bad_value"),
            ("newsession type duel", "bad_value"),
            ("newsession type money jacoby maybe", "bad_value"),
        ] {
            let fault = read(line).expect_err(line).to_string();
            assert!(
                fault.starts_with(&format!("error {code} ")),
                "{line}: {fault}"
            );
        }
        let long = format!("{}\u{7}", "x".repeat(500));
        let fault = read(&long).expect_err("no command").to_string();
        assert!(fault.len() < 100 && !fault.contains('\u{7}'), "{fault}");
    }
}
