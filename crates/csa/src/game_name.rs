//! Names of games, which carry the time: `floodgate-300-10F`.

use std::fmt;
use std::str::FromStr;

use crate::TimeControl;

/// The longest name, in bytes.
const MAX_NAME: usize = 64;
/// The longest time of a side, in seconds: a day.
const MAX_TOTAL: u64 = 86_400;
/// The longest byo-yomi and increment, in seconds: an hour.
const MAX_EXTRA: u64 = 3_600;

/// What a name begins with where the game is a handicap game, and the rules preset of that handicap.
/// The first nine are those that public servers know.
const HANDICAPS: [(&str, &str); 14] = [
    ("hclance_", "lance"),
    ("hcbishop_", "bishop"),
    ("hcrook_", "rook"),
    ("hcrooklance_", "rook-lance"),
    ("hc2p_", "2-piece"),
    ("hc4p_", "4-piece"),
    ("hc6p_", "6-piece"),
    ("hc8p_", "8-piece"),
    ("hc10p_", "10-piece"),
    ("hcrightlance_", "right-lance"),
    ("hc3p_", "3-piece"),
    ("hc5p_", "5-piece"),
    ("hcleft5p_", "left-5-piece"),
    ("hc9p_", "9-piece"),
];

/// The name of a game that somebody waits for: `WORD-TOTAL-BYOYOMI` or `WORD-TOTAL-INCREMENTF`, times in
/// seconds. Two who wait for the same name meet.
///
/// ```
/// use yonban_csa::GameName;
///
/// let name: GameName = "floodgate-300-10F".parse()?;
/// assert_eq!((name.time().total, name.time().increment), (300, 10));
/// assert_eq!(name.handicap(), None);
/// let name: GameName = "hc2p_club-900-0".parse()?;
/// assert_eq!(name.handicap(), Some("2-piece"));
/// # Ok::<(), yonban_csa::ParseGameNameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct GameName {
    text: String,
    total: u64,
    extra: u64,
    fischer: bool,
}

impl GameName {
    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The time it carries: whole seconds, rounded down, a move may cost nothing.
    #[must_use]
    pub fn time(&self) -> TimeControl {
        let (byoyomi, increment) = if self.fischer {
            (0, self.extra)
        } else {
            (self.extra, 0)
        };
        TimeControl {
            total: self.total,
            byoyomi,
            increment,
            ..TimeControl::SECONDS
        }
    }

    /// The rules preset of the handicap that it asks for; `None`: an even game.
    #[must_use]
    pub fn handicap(&self) -> Option<&'static str> {
        HANDICAPS
            .iter()
            .find(|(prefix, _)| self.text.starts_with(prefix))
            .map(|(_, preset)| *preset)
    }

    /// Every prefix with the preset that it asks for.
    #[must_use]
    pub const fn handicaps() -> &'static [(&'static str, &'static str)] {
        &HANDICAPS
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Why a text is no name of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseGameNameError {
    /// Not of the form.
    #[error(
        "a game is named WORD-TOTAL-BYOYOMI or WORD-TOTAL-INCREMENTF, such as floodgate-300-10F"
    )]
    Form,
    /// No time at all, or more than a game may have.
    #[error("a side has 1 second to a day, and at most an hour for a move")]
    Time,
}

impl FromStr for GameName {
    type Err = ParseGameNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let letters = |byte: u8| byte.is_ascii_alphanumeric() || b"_@.-".contains(&byte);
        if text.len() > MAX_NAME || !text.bytes().all(letters) {
            return Err(ParseGameNameError::Form);
        }
        let mut parts = text.rsplitn(3, '-');
        let (last, total, word) = (parts.next(), parts.next(), parts.next());
        let (Some(last), Some(total), Some(word)) = (last, total, word) else {
            return Err(ParseGameNameError::Form);
        };
        let (extra, fischer) = match last.strip_suffix('F') {
            Some(extra) => (extra, true),
            None => (last, false),
        };
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            digits.then(|| text.parse::<u64>().map_err(|_| ParseGameNameError::Time))
        };
        let (Some(total), Some(extra)) = (number(total), number(extra)) else {
            return Err(ParseGameNameError::Form);
        };
        let (total, extra) = (total?, extra?);
        if word.is_empty() {
            return Err(ParseGameNameError::Form);
        }
        if total > MAX_TOTAL || extra > MAX_EXTRA || total + extra == 0 {
            return Err(ParseGameNameError::Time);
        }
        Ok(GameName {
            text: text.to_owned(),
            total,
            extra,
            fischer,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_is_read() {
        for (text, total, byoyomi, increment) in [
            ("floodgate-300-10F", 300, 0, 10),
            ("floodgate-900-0", 900, 0, 0),
            ("floodgate-600-10", 600, 10, 0),
            ("a-b-c-0-5", 0, 5, 0),
            ("x-0-1F", 0, 0, 1),
        ] {
            let name: GameName = text.parse().unwrap();
            let time = name.time();
            assert_eq!(
                (time.total, time.byoyomi, time.increment),
                (total, byoyomi, increment),
                "{text}"
            );
            assert_eq!(name.to_string(), text);
            assert!(time.control().is_some(), "{text}");
        }
    }

    #[test]
    fn what_is_no_name_is_refused() {
        use ParseGameNameError::{Form, Time};
        for (text, error) in [
            ("", Form),
            ("floodgate", Form),
            ("floodgate-300", Form),
            ("-300-10", Form),
            ("a b-300-10", Form),
            ("a-300-10f", Form),
            ("a-300-", Form),
            ("a-+300-10", Form),
            ("名-300-10", Form),
            ("a-0-0", Time),
            ("a-0-0F", Time),
            ("a-86401-0", Time),
            ("a-1-3601", Time),
            ("a-99999999999999999999999-0", Time),
        ] {
            assert_eq!(text.parse::<GameName>(), Err(error), "{text}");
        }
        assert!(
            format!("{}-1-0", "x".repeat(80))
                .parse::<GameName>()
                .is_err()
        );
    }

    #[test]
    fn prefixes_name_handicaps() {
        for (prefix, preset) in GameName::handicaps() {
            let name: GameName = format!("{prefix}x-60-0").parse().unwrap();
            assert_eq!(name.handicap(), Some(*preset));
        }
        let even: GameName = "hc_x-60-0".parse().unwrap();
        assert_eq!(even.handicap(), None);
    }
}
