//! The rooms that a house offers: named, versioned, immutable. A room whose meaning changes gets a
//! new version; tables keep the text they were made with.

use yonban_clock::{Control, ParseControlError};
use yonban_table::{Carry, ClaimCost, Policies, Series, Sides, Until};

use crate::{AnyGame, GameKind, Refused};

mod backgammon;
mod controls;
mod go;
mod gomoku;
mod shogi;

/// A room: what is played, on which clock, and what may be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// A stable name.
    pub id: &'static str,
    /// Raised when the meaning changes.
    pub version: u32,
    /// The game.
    pub kind: GameKind,
    /// How lists group rooms.
    pub family: Family,
    /// The rules text.
    pub rules: &'static str,
    /// The control unless another is chosen; also the first of `controls`.
    pub control: &'static str,
    /// The controls that may be chosen.
    pub controls: &'static [&'static str],
    /// Expected moves of one player: speed classes follow from it.
    pub moves: u32,
    /// What seats may do beside playing.
    pub policies: Policies,
    /// Whether forbidden points are marked for the side that they bind.
    pub marks: bool,
    /// Who takes which seat at a table that follows: kept where the sides are not equal.
    pub sides: Sides,
    /// The rule of [`SERIES`] that is usual here, by its name.
    pub series_first: &'static str,
    /// What an unfounded claim may cost, the usual price first; empty in rooms without claims.
    pub claim_costs: &'static [ClaimCost],
    /// What of the rules whoever opens a table may choose.
    pub choices: &'static [Choice],
}

/// A part of the rules text that a room leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The key of the rules text; `preset` for the name that it begins with.
    pub key: &'static str,
    /// What may be chosen, the room's own first: an empty text where the room's rules do not say it.
    pub values: &'static [&'static str],
}

impl Choice {
    /// The name by which the beginning of a rules text is chosen.
    pub const PRESET: &'static str = "preset";
}

/// By how many plies spectators may see a game late; the first is the usual one.
pub const DELAYS: [u32; 6] = [0, 2, 4, 6, 10, 20];

/// What may follow a game, by a stable name.
pub const SERIES: [(&str, Carry, Until); 5] = [
    (Preset::SINGLE, Carry::Fresh, Until::Open),
    ("first_to_2", Carry::Fresh, Until::Wins(2)),
    ("best_of_3", Carry::Fresh, Until::BestOf(3)),
    ("decisive", Carry::Fresh, Until::FirstDecisive),
    (
        "decisive_carry",
        Carry::AtLeast(60_000),
        Until::FirstDecisive,
    ),
];

/// What an unfounded claim may cost in rooms with claims.
pub const CLAIM_COSTS: [ClaimCost; 3] = [
    ClaimCost::Nothing,
    ClaimCost::Time(30_000),
    ClaimCost::Tries(3),
];

/// How lists group rooms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Five in a row without forbidden moves of renju.
    Gomoku,
    /// Renju: forbidden moves for Black.
    Renju,
    /// Go that is won by taking stones.
    CaptureGo,
    /// Go that is counted.
    Go,
    /// Shogi between equals.
    Shogi,
    /// Shogi in which White lacks pieces.
    ShogiHandicap,
    /// Matches of backgammon.
    Backgammon,
    /// One game of backgammon for points.
    BackgammonMoney,
}

impl Family {
    /// The name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Family::Gomoku => "gomoku",
            Family::Renju => "renju",
            Family::CaptureGo => "capture-go",
            Family::Go => "go",
            Family::Shogi => "shogi",
            Family::ShogiHandicap => "shogi-handicap",
            Family::Backgammon => "backgammon",
            Family::BackgammonMoney => "backgammon-money",
        }
    }
}

impl Preset {
    /// One game; another one only if both ask for it.
    pub const SINGLE: &'static str = "single";

    /// The id with the version, as an agreement holds it: `professional-1`.
    #[must_use]
    pub fn versioned(&self) -> String {
        format!("{}-{}", self.id, self.version)
    }

    /// The series rules of this room, each with its stable name; the usual one first.
    pub fn series(&self) -> impl Iterator<Item = (&'static str, Series)> + '_ {
        let usual = |id: &str| id == self.series_first;
        let first = SERIES.into_iter().filter(move |(id, ..)| usual(id));
        let others = SERIES.into_iter().filter(move |(id, ..)| !usual(id));
        first.chain(others).map(|(id, carry, until)| {
            let series = Series {
                sides: self.sides,
                carry,
                until,
            };
            (id, series)
        })
    }

    /// The rules text with what somebody chose.
    ///
    /// # Errors
    ///
    /// The room does not leave that open, or not to that value, or the rules do not go together.
    pub fn rules_with<'a>(
        &self,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<String, ChoiceError> {
        let mut parts: Vec<String> = self.rules.split(',').map(str::to_owned).collect();
        for (key, value) in chosen {
            let open = self.choices.iter().find(|choice| choice.key == key);
            let open = open.ok_or_else(|| ChoiceError::NotOpen(key.to_owned()))?;
            if !open.values.contains(&value) {
                return Err(ChoiceError::Value {
                    key: open.key,
                    value: value.to_owned(),
                });
            }
            if open.values.first() == Some(&value) {
                continue;
            }
            let written = format!("{key}=");
            if key == Choice::PRESET {
                value.clone_into(&mut parts[0]);
            } else if let Some(part) = parts.iter_mut().find(|part| part.starts_with(&written)) {
                *part = written + value;
            } else {
                parts.push(written + value);
            }
        }
        let game = AnyGame::new(self.kind, &parts.join(",")).map_err(ChoiceError::Together)?;
        Ok(game.rules())
    }

    /// Reads a control that this room allows.
    ///
    /// # Errors
    ///
    /// The text is no control, or not one of the room's.
    pub fn read_control(&self, text: &str) -> Result<Control, ControlError> {
        let control: Control = text.parse()?;
        if self.controls.contains(&text) {
            Ok(control)
        } else {
            Err(ControlError::NotHere)
        }
    }
}

/// Why a room does not take what somebody chose.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChoiceError {
    /// The room does not leave this open.
    #[error("this room does not let you choose `{0}`")]
    NotOpen(String),
    /// The room leaves it open, but not to this value.
    #[error("this room does not offer {value:?} for `{key}`")]
    Value {
        /// What was chosen.
        key: &'static str,
        /// As what.
        value: String,
    },
    /// Each may be chosen, but the rules do not know them together.
    #[error("these rules do not go together: {0}")]
    Together(Refused),
}

/// Why a room does not take a control.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ControlError {
    /// The text is no control.
    #[error(transparent)]
    Parse(#[from] ParseControlError),
    /// A control, but not one of this room.
    #[error("this room does not have that clock")]
    NotHere,
}

/// The version that every room has so far.
const FIRST: u32 = 1;

/// Every room, in the order of the list.
pub fn all() -> impl Iterator<Item = &'static Preset> {
    gomoku::ROOMS
        .iter()
        .chain(&go::ROOMS)
        .chain(&shogi::ROOMS)
        .chain(&backgammon::ROOMS)
}

/// The room of that id, in its newest version.
#[must_use]
pub fn preset(id: &str) -> Option<&'static Preset> {
    all().find(|preset| preset.id == id)
}

/// The room that an agreement names: `professional-1`. `None` for a version that is no longer
/// offered; its tables live on by their agreement alone.
#[must_use]
pub fn versioned(name: &str) -> Option<&'static Preset> {
    all().find(|preset| preset.versioned() == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_room_can_be_played_and_is_canonical() {
        let mut ids = BTreeSet::new();
        for preset in all() {
            assert!(ids.insert(preset.id), "{} twice", preset.id);
            let game = AnyGame::new(preset.kind, preset.rules)
                .unwrap_or_else(|error| panic!("{}: {error}", preset.id));
            assert_eq!(game.rules(), preset.rules, "{}", preset.id);
            assert_eq!(preset.control, preset.controls[0], "{}", preset.id);
            let usual = preset.series().next().map(|(id, _)| id);
            assert_eq!(usual, Some(preset.series_first), "{}", preset.id);
            assert_eq!(preset.series().count(), SERIES.len(), "{}", preset.id);
            let mut controls = BTreeSet::new();
            for text in preset.controls {
                let control = preset.read_control(text).unwrap();
                assert_eq!(control.to_string(), *text, "{}", preset.id);
                assert!(controls.insert(text), "{}: {text} twice", preset.id);
            }
            assert_eq!(versioned(&preset.versioned()), Some(preset));
            assert_eq!(super::preset(preset.id), Some(preset));
        }
    }

    #[test]
    fn marks_are_shown_only_where_forbidden_stones_are_refused() {
        for preset in all().filter(|preset| preset.marks) {
            let claims = preset.rules.contains("judging=lose")
                || matches!(preset.rules, "national" | "professional");
            assert!(!claims, "{}", preset.id);
            assert!(preset.claim_costs.is_empty(), "{}", preset.id);
            assert!(!preset.policies.rated, "{}", preset.id);
        }
    }

    #[test]
    fn series_are_the_room_s_own_and_a_handicap_keeps_sides() {
        let free = preset("free").unwrap();
        let rules: Vec<String> = free.series().map(|(_, rule)| rule.to_string()).collect();
        assert_eq!(
            rules,
            [
                "swap,fresh,open",
                "swap,fresh,wins(2)",
                "swap,fresh,best_of(3)",
                "swap,fresh,first_decisive",
                "swap,at_least(1m),first_decisive",
            ]
        );
        let handicap = Preset {
            sides: Sides::Keep,
            ..*free
        };
        for (id, rule) in handicap.series() {
            assert_eq!(rule.sides, Sides::Keep, "{id}");
            assert_eq!(rule.to_string().parse(), Ok(rule));
        }
    }

    #[test]
    fn what_a_room_leaves_open_can_be_chosen() {
        for room in all() {
            for choice in room.choices {
                let (usual, others) = choice.values.split_first().expect("the room's own");
                assert_eq!(
                    room.rules_with([(choice.key, *usual)]).as_deref(),
                    Ok(room.rules),
                    "{}",
                    room.id
                );
                let mut seen = BTreeSet::from([room.rules.to_owned()]);
                for value in others {
                    match room.rules_with([(choice.key, *value)]) {
                        // A komi that the rules have anyway is no difference.
                        Ok(rules) => assert!(
                            seen.insert(rules) || choice.key == "komi",
                            "{}: {}={value} changes nothing",
                            room.id,
                            choice.key
                        ),
                        Err(error) => panic!("{}: {}={value}: {error}", room.id, choice.key),
                    }
                }
            }
        }
        let ordinary = preset("go-19").unwrap();
        let chosen = [("preset", "japanese"), ("handicap", "4")];
        assert_eq!(
            ordinary.rules_with(chosen).as_deref(),
            Ok("japanese,handicap=4")
        );
        let open = preset("capture").unwrap();
        assert_eq!(
            open.rules_with([("capture", "3"), ("size", "7")])
                .as_deref(),
            Ok("capture,size=7,capture=3,colors=choose")
        );
    }

    #[test]
    fn what_a_room_does_not_offer_is_refused() {
        let free = preset("free").unwrap();
        assert_eq!(
            free.rules_with([("size", "19")]),
            Err(ChoiceError::NotOpen("size".to_owned()))
        );
        let go = preset("go-9").unwrap();
        assert!(matches!(
            go.rules_with([("handicap", "10")]),
            Err(ChoiceError::Value {
                key: "handicap",
                ..
            })
        ));
        assert!(matches!(
            go.rules_with([("handicap", "3"), ("colors", "pie")]),
            Err(ChoiceError::Together(_))
        ));
    }

    #[test]
    fn other_clocks_are_refused() {
        let free = preset("free").unwrap();
        assert_eq!(
            free.read_control("fixed,per=1s"),
            Err(ControlError::NotHere)
        );
        assert!(matches!(
            free.read_control("hourglass"),
            Err(ControlError::Parse(_))
        ));
        assert_eq!(preset("nowhere"), None);
        assert_eq!(versioned("free-2"), None);
    }
}
