//! The list of games.

use std::fmt;
use std::str::FromStr;

/// Which game. The one list: a game is added here, and the compiler names every place that must
/// learn of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameKind {
    /// Gomoku and renju.
    Gomoku,
    /// Capture Go and ordinary Go.
    Go,
    /// Shogi.
    Shogi,
    /// Backgammon.
    Backgammon,
}

impl GameKind {
    /// All of them, in the order in which they are listed.
    pub const ALL: [GameKind; 4] = [
        GameKind::Gomoku,
        GameKind::Go,
        GameKind::Shogi,
        GameKind::Backgammon,
    ];

    /// The name on the wire, in logs and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            GameKind::Gomoku => "gomoku",
            GameKind::Go => "go",
            GameKind::Shogi => "shogi",
            GameKind::Backgammon => "backgammon",
        }
    }
}

/// Prints the name.
impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{name}` here; there is: {known}", known = known())]
pub struct UnknownGame {
    /// The name.
    pub name: String,
}

fn known() -> String {
    GameKind::ALL.map(GameKind::name).join(", ")
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        GameKind::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| UnknownGame {
                name: text.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for kind in GameKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let error = "chess".parse::<GameKind>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no game `chess` here; there is: gomoku, go, shogi, backgammon"
        );
    }
}
