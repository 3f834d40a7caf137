//! What a player says to a server.

use std::fmt;
use std::str::FromStr;

use yonban_shogi::Color;

use crate::ply::{color_of, sign};
use crate::{GameName, ParseGameNameError, Ply};

/// The longest name of a player, in bytes.
pub const MAX_NAME: usize = 32;
/// The longest password, in bytes. The standard has 32; names of games made it longer.
pub const MAX_PASSWORD: usize = 128;

/// A line from a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FromClient {
    /// An empty line: still here.
    KeepAlive,
    /// `LOGIN <name> <password>`, with ` x1` behind it for the extended mode.
    Login {
        /// 1 to 32 of `A-Za-z0-9_-`.
        name: String,
        /// Without blanks. Public servers take `game,secret`.
        password: String,
        /// Whether the extended mode is asked for.
        extended: bool,
    },
    /// `LOGOUT`.
    Logout,
    /// `AGREE [id]`.
    Agree(Option<String>),
    /// `REJECT [id]`.
    Reject(Option<String>),
    /// `+7776FU`, perhaps `,'* 30 -3334FU` behind it.
    Move {
        /// The move.
        ply: Ply,
        /// What stands behind the `'`.
        comment: Option<String>,
    },
    /// `%TORYO`: resigns.
    Resign,
    /// `%KACHI`: declares a win by impasse.
    Declare,
    /// `%CHUDAN`: asks to break the game off.
    Interrupt,
    /// `%%…`: the extended mode.
    Ask(Ask),
}

/// A request of the extended mode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// `%%WHO`: who is here.
    Who,
    /// `%%LIST`: the games being played.
    List,
    /// `%%SHOW <game id>`: one of them.
    Show(String),
    /// `%%GAME <name> <side>`: wait for this game.
    Game {
        /// The game.
        name: GameName,
        /// The side that is wanted; `None`: either.
        side: Option<Color>,
    },
    /// `%%GAME` alone: wait for none.
    NoGame,
    /// `%%CHALLENGE <name> <side>`: play this game with somebody who waits for it, now or never.
    Challenge {
        /// The game.
        name: GameName,
        /// The side that is wanted; `None`: either.
        side: Option<Color>,
    },
    /// `%%MONITOR2ON <game id>`: watch a game.
    Monitor(String),
    /// `%%MONITOR2OFF <game id>`: watch it no longer.
    Unmonitor(String),
    /// `%%CHAT <text>`: say something to all who are here.
    Chat(String),
    /// `%%RATING`: the ratings.
    Rating,
    /// `%%VERSION`: of the server.
    Version,
    /// `%%HELP`: what can be asked.
    Help,
    /// `%%RESUME <game id> <token>`: go on with a game after a lost connection. Ours.
    Resume {
        /// The game.
        game: String,
        /// What `##[RESUME]` told.
        token: String,
    },
}

/// The sign of a wanted side: `*` for either.
fn wish(side: Option<Color>) -> char {
    side.map_or('*', sign)
}

impl fmt::Display for FromClient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FromClient::KeepAlive => Ok(()),
            FromClient::Login {
                name,
                password,
                extended,
            } => {
                let x1 = if *extended { " x1" } else { "" };
                write!(f, "LOGIN {name} {password}{x1}")
            }
            FromClient::Logout => f.write_str("LOGOUT"),
            FromClient::Agree(None) => f.write_str("AGREE"),
            FromClient::Agree(Some(id)) => write!(f, "AGREE {id}"),
            FromClient::Reject(None) => f.write_str("REJECT"),
            FromClient::Reject(Some(id)) => write!(f, "REJECT {id}"),
            FromClient::Move { ply, comment: None } => write!(f, "{ply}"),
            FromClient::Move {
                ply,
                comment: Some(comment),
            } => write!(f, "{ply},'{comment}"),
            FromClient::Resign => f.write_str("%TORYO"),
            FromClient::Declare => f.write_str("%KACHI"),
            FromClient::Interrupt => f.write_str("%CHUDAN"),
            FromClient::Ask(ask) => write!(f, "{ask}"),
        }
    }
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Who => f.write_str("%%WHO"),
            Ask::List => f.write_str("%%LIST"),
            Ask::Show(game) => write!(f, "%%SHOW {game}"),
            Ask::Game { name, side } => write!(f, "%%GAME {name} {}", wish(*side)),
            Ask::NoGame => f.write_str("%%GAME"),
            Ask::Challenge { name, side } => write!(f, "%%CHALLENGE {name} {}", wish(*side)),
            Ask::Monitor(game) => write!(f, "%%MONITOR2ON {game}"),
            Ask::Unmonitor(game) => write!(f, "%%MONITOR2OFF {game}"),
            Ask::Chat(text) => write!(f, "%%CHAT {text}"),
            Ask::Rating => f.write_str("%%RATING"),
            Ask::Version => f.write_str("%%VERSION"),
            Ask::Help => f.write_str("%%HELP"),
            Ask::Resume { game, token } => write!(f, "%%RESUME {game} {token}"),
        }
    }
}

/// Why a line from a player cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadClientLine {
    /// No such command.
    #[error("no such command")]
    Command,
    /// A command without what belongs behind it, or with more.
    #[error("this command is written otherwise")]
    Form,
    /// Not a name for a player.
    #[error("a name has 1 to {MAX_NAME} of A-Z, a-z, 0-9, _ and -")]
    Name,
    /// Not a password.
    #[error("a password has 1 to {MAX_PASSWORD} visible ASCII characters")]
    Password,
    /// Neither a move nor a command.
    #[error("a move is a sign, two squares and a piece, such as +7776FU or -0055KA")]
    Move,
    /// Not the name of a game.
    #[error(transparent)]
    Game(#[from] ParseGameNameError),
    /// A wish for a side that is none.
    #[error("a side is +, - or *")]
    Side,
}

/// Whether a player may have this name.
#[must_use]
pub fn is_name(text: &str) -> bool {
    let letters = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    (1..=MAX_NAME).contains(&text.len()) && text.bytes().all(letters)
}

/// Whether this may be a password.
#[must_use]
pub fn is_password(text: &str) -> bool {
    let visible = |byte: u8| byte.is_ascii_graphic();
    (1..=MAX_PASSWORD).contains(&text.len()) && text.bytes().all(visible)
}

/// One word without blanks, such as the id of a game.
fn word(text: &str) -> Result<String, BadClientLine> {
    let good = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic());
    good.then(|| text.to_owned()).ok_or(BadClientLine::Form)
}

fn login(rest: &str) -> Result<FromClient, BadClientLine> {
    let mut words = rest.split(' ').filter(|word| !word.is_empty());
    let (Some(name), Some(password)) = (words.next(), words.next()) else {
        return Err(BadClientLine::Form);
    };
    let extended = match (words.next(), words.next()) {
        (None, _) => false,
        (Some("x1"), None) => true,
        _ => return Err(BadClientLine::Form),
    };
    if !is_name(name) {
        return Err(BadClientLine::Name);
    }
    if !is_password(password) {
        return Err(BadClientLine::Password);
    }
    Ok(FromClient::Login {
        name: name.to_owned(),
        password: password.to_owned(),
        extended,
    })
}

/// The name of a game and the side behind it.
fn wanted(rest: &str) -> Result<(GameName, Option<Color>), BadClientLine> {
    let (name, side) = rest.split_once(' ').unwrap_or((rest, "*"));
    let name = name.parse()?;
    let mut signs = side.trim().chars();
    let side = match (signs.next(), signs.next()) {
        (None | Some('*'), None) => None,
        (Some(sign), None) => Some(color_of(sign).ok_or(BadClientLine::Side)?),
        _ => return Err(BadClientLine::Side),
    };
    Ok((name, side))
}

fn ask(line: &str) -> Result<Ask, BadClientLine> {
    let (command, rest) = match line.split_once(' ') {
        Some((command, rest)) => (command, rest.trim()),
        None => (line, ""),
    };
    let alone = |ask| {
        if rest.is_empty() {
            Ok(ask)
        } else {
            Err(BadClientLine::Form)
        }
    };
    match command {
        "WHO" => alone(Ask::Who),
        "LIST" => alone(Ask::List),
        "RATING" => alone(Ask::Rating),
        "VERSION" => alone(Ask::Version),
        "HELP" => alone(Ask::Help),
        "GAME" if rest.is_empty() => Ok(Ask::NoGame),
        "GAME" => wanted(rest).map(|(name, side)| Ask::Game { name, side }),
        "CHALLENGE" => wanted(rest).map(|(name, side)| Ask::Challenge { name, side }),
        "SHOW" => word(rest).map(Ask::Show),
        "MONITOR2ON" => word(rest).map(Ask::Monitor),
        "MONITOR2OFF" => word(rest).map(Ask::Unmonitor),
        "CHAT" if !rest.is_empty() => Ok(Ask::Chat(rest.to_owned())),
        "CHAT" => Err(BadClientLine::Form),
        "RESUME" => {
            let (game, token) = rest.split_once(' ').ok_or(BadClientLine::Form)?;
            Ok(Ask::Resume {
                game: word(game)?,
                token: word(token)?,
            })
        }
        _ => Err(BadClientLine::Command),
    }
}

/// The id behind `AGREE` and `REJECT`.
fn id(rest: &str) -> Result<Option<String>, BadClientLine> {
    match rest.trim() {
        "" => Ok(None),
        rest => word(rest).map(Some),
    }
}

impl FromStr for FromClient {
    type Err = BadClientLine;

    fn from_str(line: &str) -> Result<Self, Self::Err> {
        if line.is_empty() {
            return Ok(FromClient::KeepAlive);
        }
        if let Some(rest) = line.strip_prefix("%%") {
            return ask(rest).map(FromClient::Ask);
        }
        if line.starts_with(['+', '-']) {
            let (ply, comment) = match line.split_once(',') {
                Some((ply, rest)) => (ply, Some(rest)),
                None => (line, None),
            };
            let comment = comment
                .map(|rest| rest.strip_prefix('\'').ok_or(BadClientLine::Form))
                .transpose()?;
            return Ok(FromClient::Move {
                ply: ply.trim_end().parse().map_err(|_| BadClientLine::Move)?,
                comment: comment.map(str::to_owned),
            });
        }
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "LOGIN" => login(rest),
            "AGREE" => id(rest).map(FromClient::Agree),
            "REJECT" => id(rest).map(FromClient::Reject),
            // An engine may say something here too; nothing is done with it.
            _ => match line.split(',').next().unwrap_or_default().trim_end() {
                "LOGOUT" => Ok(FromClient::Logout),
                "%TORYO" => Ok(FromClient::Resign),
                "%KACHI" => Ok(FromClient::Declare),
                "%CHUDAN" => Ok(FromClient::Interrupt),
                _ => Err(BadClientLine::Command),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_prints_reads_back() {
        for line in [
            "",
            "LOGIN ann secret",
            "LOGIN ann floodgate-300-10F,secret x1",
            "LOGOUT",
            "AGREE",
            "AGREE 20261103-1",
            "REJECT",
            "REJECT 20261103-1",
            "+7776FU",
            "-0055KA,'* 30 -3334FU +2726FU",
            "+7776FU,'",
            "%TORYO",
            "%KACHI",
            "%CHUDAN",
            "%%WHO",
            "%%LIST",
            "%%SHOW g",
            "%%GAME",
            "%%GAME floodgate-300-10F *",
            "%%GAME floodgate-300-10F +",
            "%%CHALLENGE a-1-0 -",
            "%%MONITOR2ON g",
            "%%MONITOR2OFF g",
            "%%CHAT good game, 名人",
            "%%RATING",
            "%%VERSION",
            "%%HELP",
            "%%RESUME g 0f",
        ] {
            let read: FromClient = line.parse().unwrap_or_else(|e| panic!("{line}: {e}"));
            assert_eq!(read.to_string(), line);
        }
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        use BadClientLine::{Command, Form, Move, Name, Password, Side};
        let long = "x".repeat(33);
        for (line, error) in [
            ("login a b", Command),
            ("LOGIN", Form),
            ("LOGIN a", Form),
            ("LOGIN a b c", Form),
            ("LOGIN a b x1 x1", Form),
            ("LOGIN a.b c", Name),
            ("LOGIN 名 c", Name),
            (&format!("LOGIN {long} c"), Name),
            ("LOGIN a pässword", Password),
            ("+7776FU,30", Form),
            ("+7776", Move),
            ("-", Move),
            ("%MATTA", Command),
            ("%%", Command),
            ("%%NO", Command),
            ("%%WHO me", Form),
            ("%%GAME x-1-0 b", Side),
            ("%%CHAT  ", Form),
            ("%%SHOW", Form),
            ("%%SHOW a b", Form),
            ("AGREE a b", Form),
            ("hello", Command),
        ] {
            assert_eq!(line.parse::<FromClient>(), Err(error), "{line}");
        }
        assert!(matches!(
            "%%GAME x".parse::<FromClient>(),
            Err(BadClientLine::Game(_))
        ));
    }
}
