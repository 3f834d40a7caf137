//! What may stand in a rules text, of any game.

use crate::GameKind;

/// The presets and keys of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesDescription {
    /// The presets, in the order of the game's list.
    pub presets: Vec<PresetDescription>,
    /// Every key, in the order in which they are printed.
    pub keys: Vec<KeyMeaning>,
}

/// A named set of rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresetDescription {
    /// The name in the rules text.
    pub name: &'static str,
    /// What it means, in one line.
    pub meaning: &'static str,
    /// The keys that apply to it.
    pub keys: Vec<KeyValues>,
}

/// What a preset allows for a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyValues {
    /// The key.
    pub name: &'static str,
    /// The preset's default.
    pub default: String,
    /// What it may be set to.
    pub allowed: Vec<String>,
}

/// A key of the rules text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyMeaning {
    /// The name in the rules text.
    pub name: &'static str,
    /// What it means, in one line.
    pub meaning: &'static str,
}

/// The same lists from the types of one game's crate.
macro_rules! described {
    ($rules:path) => {{
        use $rules as rules;
        RulesDescription {
            presets: rules::describe()
                .into_iter()
                .map(|one| PresetDescription {
                    name: one.preset.name(),
                    meaning: one.meaning,
                    keys: one
                        .keys
                        .into_iter()
                        .map(|one| KeyValues {
                            name: one.key.name(),
                            default: one.default,
                            allowed: one.allowed,
                        })
                        .collect(),
                })
                .collect(),
            keys: rules::Key::ALL
                .into_iter()
                .map(|key| KeyMeaning {
                    name: key.name(),
                    meaning: key.meaning(),
                })
                .collect(),
        }
    }};
}

/// What may stand in the rules text of a game.
///
/// ```
/// use yonban_games::{GameKind, describe_rules};
///
/// let go = describe_rules(GameKind::Go);
/// assert_eq!(go.presets[0].name, "capture");
/// assert_eq!(go.presets[0].keys[1].default, "5");
/// ```
#[must_use]
pub fn describe_rules(kind: GameKind) -> RulesDescription {
    match kind {
        GameKind::Gomoku => described!(yonban_gomoku::rules),
        GameKind::Go => described!(yonban_go::rules),
        GameKind::Shogi => described!(yonban_shogi::rules),
        GameKind::Backgammon => described!(yonban_backgammon::rules),
    }
}
