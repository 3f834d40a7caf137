//! The keys of the rules text.

use super::options::{Bonus, Colors, Ko, Placement, Scoring, Settle, Start, Tie};
use super::preset::Preset;
use std::fmt;

/// A key of the rules text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// Columns and rows.
    Size,
    /// Stones to take.
    Capture,
    /// Which repetitions are forbidden.
    Ko,
    /// Whether chains of two or more may be left without liberties.
    Suicide,
    /// Who may make empty moves.
    Pass,
    /// Whether `end` and `agree` exist.
    Agree,
    /// What decides at equal captures.
    Tie,
    /// What is counted.
    Scoring,
    /// White's points.
    Komi,
    /// Black's stones at the start.
    Handicap,
    /// How they are placed.
    Placement,
    /// White's points for them.
    Bonus,
    /// Dead stones by agreement, or the board as it stands.
    Settle,
    /// What stands on the board at the start.
    Start,
    /// How the seats come by their colors.
    Colors,
}

impl Key {
    /// All of them, in the order in which they are printed.
    pub const ALL: [Key; 15] = [
        Key::Size,
        Key::Capture,
        Key::Ko,
        Key::Suicide,
        Key::Pass,
        Key::Agree,
        Key::Tie,
        Key::Scoring,
        Key::Komi,
        Key::Handicap,
        Key::Placement,
        Key::Bonus,
        Key::Settle,
        Key::Start,
        Key::Colors,
    ];

    /// The name in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Key::Size => "size",
            Key::Capture => "capture",
            Key::Ko => "ko",
            Key::Suicide => "suicide",
            Key::Pass => "pass",
            Key::Agree => "agree",
            Key::Tie => "tie",
            Key::Scoring => "scoring",
            Key::Komi => "komi",
            Key::Handicap => "handicap",
            Key::Placement => "placement",
            Key::Bonus => "bonus",
            Key::Settle => "settle",
            Key::Start => "start",
            Key::Colors => "colors",
        }
    }

    /// The key of a name.
    pub(super) fn from_name(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.name() == name)
    }

    /// What it means, in one line.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Key::Size => "columns and rows of the board; one number if it is square",
            Key::Capture => "stones to take to win; Black's and White's number if they differ",
            Key::Ko => "whether a stone may repeat a board, or a board with the same side to move",
            Key::Suicide => "whether two or more own stones may be left without liberties",
            Key::Pass => {
                "empty moves: free, none, so many a side, or at the price of one captured stone"
            }
            Key::Agree => "whether a side may propose, with an empty move, that play is over",
            Key::Tie => "what decides when play ends at equal captures",
            Key::Scoring => "own stones and regions, or own regions and stones taken",
            Key::Komi => "points for White (in capture Go with `tie=area` only)",
            Key::Handicap => "stones that Black has at the start; 1 means low komi and no stone",
            Key::Placement => "handicap stones on fixed points, or where Black wants them",
            Key::Bonus => "points for White for two or more handicap stones",
            Key::Settle => "dead stones by agreement, or the board as it stands",
            Key::Start => "cross-cuts on the board at the start",
            Key::Colors => {
                "seat a has Black, chooses, gets it by lot, or may lose it after its first stone"
            }
        }
    }

    /// Whether the key applies to a preset.
    #[must_use]
    pub const fn applies(self, preset: Preset) -> bool {
        match self {
            Key::Capture | Key::Tie => preset.is_capture(),
            Key::Scoring | Key::Bonus | Key::Settle => !preset.is_capture(),
            Key::Size
            | Key::Ko
            | Key::Suicide
            | Key::Pass
            | Key::Agree
            | Key::Komi
            | Key::Handicap
            | Key::Placement
            | Key::Start
            | Key::Colors => true,
        }
    }

    /// The values that `preset` allows, a range as `1..25`, or `None` where the key does not apply.
    /// Some go only with others: see [`Rules`](super::Rules).
    #[must_use]
    pub fn allowed(self, preset: Preset) -> Option<Vec<String>> {
        fn words<T>(words: &[(T, &str)]) -> Vec<String> {
            words.iter().map(|(_, word)| (*word).to_owned()).collect()
        }
        fn forms(forms: &[&str]) -> Vec<String> {
            forms.iter().map(ToString::to_string).collect()
        }
        self.applies(preset).then(|| match self {
            Key::Size => forms(&["1..25", "COLUMNSxROWS"]),
            Key::Capture => forms(&["1..99", "BLACK:WHITE"]),
            Key::Ko => words(Ko::WORDS),
            Key::Suicide | Key::Agree => forms(&["yes", "no"]),
            Key::Pass if preset.is_capture() => forms(&[
                "free",
                "none",
                "limited:1..99",
                "limited:BLACK:WHITE",
                "prisoner",
            ]),
            Key::Pass => forms(&["free", "prisoner"]),
            Key::Tie => words(Tie::WORDS),
            Key::Scoring => words(Scoring::WORDS),
            Key::Komi => forms(&["-999.5..999.5"]),
            Key::Handicap => forms(&["0..9", "0..25 with placement=free"]),
            Key::Placement => words(Placement::WORDS),
            Key::Bonus => words(Bonus::WORDS),
            Key::Settle => words(Settle::WORDS),
            Key::Start => words(Start::WORDS),
            Key::Colors => words(Colors::WORDS),
        })
    }
}

/// Prints the name.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
