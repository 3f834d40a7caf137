//! The agreed options as one value, with named presets.

mod key;
mod options;
mod preset;

pub use key::Key;
pub use options::{AutoDoubles, DiceSource, Variant};
pub use preset::Preset;

use std::fmt;
use std::str::FromStr;
use yonban_rules::Reason;

/// The agreed options. Prints and reads as `PRESET[,key=value...]`; printing leaves out what is the
/// preset's default, but for the length of a match.
///
/// ```
/// use yonban_backgammon::rules::{Preset, Rules, Variant};
///
/// let rules: Rules = "match,variant=nackgammon,length=5".parse()?;
/// assert_eq!(rules.variant(), Variant::Nackgammon);
/// assert_eq!(rules.to_string(), "match,length=5,variant=nackgammon");
/// assert_eq!(Rules::from(Preset::Tournament).to_string(), "tournament,length=7");
/// # Ok::<(), yonban_backgammon::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    preset: Preset,
    stakes: Stakes,
    autodoubles: AutoDoubles,
    /// The logarithm to base 2.
    maxcube: u8,
    cube: bool,
    variant: Variant,
    dice: DiceSource,
}

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stakes {
    /// Games until a side has so many points.
    Match {
        /// How many, 1 to [`Rules::LONGEST_MATCH`].
        length: u8,
        /// Whether the first game that begins with a side one point away has no cube.
        crawford: bool,
    },
    /// One game for points.
    Game {
        /// Whether gammons count single until a double has been taken.
        jacoby: bool,
        /// How many immediate redoubles an exchange may have, 0 to 6.
        beavers: u8,
    },
}

impl Rules {
    /// The points of the longest match.
    pub const LONGEST_MATCH: u8 = 25;

    /// The preset that the options started from.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// What is played for, with what only this has.
    #[must_use]
    pub const fn stakes(&self) -> Stakes {
        self.stakes
    }

    /// The points that win the match; `None` where one game is played.
    #[must_use]
    pub const fn length(&self) -> Option<u8> {
        match self.stakes {
            Stakes::Match { length, .. } => Some(length),
            Stakes::Game { .. } => None,
        }
    }

    /// Whether the first game that begins with a side one point away has no cube.
    #[must_use]
    pub const fn crawford(&self) -> bool {
        matches!(self.stakes, Stakes::Match { crawford: true, .. })
    }

    /// Whether gammons count single until a double has been taken.
    #[must_use]
    pub const fn jacoby(&self) -> bool {
        matches!(self.stakes, Stakes::Game { jacoby: true, .. })
    }

    /// How many immediate redoubles an exchange may have.
    #[must_use]
    pub const fn beavers(&self) -> u8 {
        match self.stakes {
            Stakes::Game { beavers, .. } => beavers,
            Stakes::Match { .. } => 0,
        }
    }

    /// What ties of the opening throw do to the cube.
    #[must_use]
    pub const fn autodoubles(&self) -> AutoDoubles {
        self.autodoubles
    }

    /// The largest value of the cube: a power of two up to 32,768.
    #[must_use]
    pub const fn maxcube(&self) -> u32 {
        1 << self.maxcube
    }

    /// Whether a cube is in use: a match to one point has none.
    #[must_use]
    pub const fn has_cube(&self) -> bool {
        self.cube && !matches!(self.stakes, Stakes::Match { length: 1, .. })
    }

    /// How the checkers stand at the start.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Who throws the dice.
    #[must_use]
    pub const fn dice(&self) -> DiceSource {
        self.dice
    }

    /// The value of a key as it is printed; `None` where the key does not apply.
    #[must_use]
    pub fn value(&self, key: Key) -> Option<String> {
        let yes_no = |yes: bool| Some(if yes { "yes" } else { "no" }.to_owned());
        match key {
            Key::Length => self.length().map(|length| length.to_string()),
            Key::Crawford => yes_no(self.crawford()),
            Key::Jacoby => yes_no(self.jacoby()),
            Key::Beavers => Some(self.beavers().to_string()),
            Key::AutoDoubles => Some(self.autodoubles.to_string()),
            Key::MaxCube => Some(self.maxcube().to_string()),
            Key::Cube => yes_no(self.cube),
            Key::Variant => Some(self.variant.to_string()),
            Key::Dice => Some(self.dice.to_string()),
        }
    }

    /// The rules with one key set to a value, as the rules text writes it.
    ///
    /// # Errors
    ///
    /// The key is not for the preset, or the value is not allowed.
    pub fn with(mut self, key: Key, value: &str) -> Result<Self, RulesError> {
        let preset = self.preset;
        if !key.applies(preset)
            || key.is_fixed(preset) && self.value(key).is_none_or(|own| own != value)
        {
            return Err(RulesError::KeyNotAllowed { key, preset });
        }
        if key.is_fixed(preset) {
            return Ok(self);
        }
        self.set(key, value).ok_or_else(|| RulesError::BadValue {
            key,
            value: value.to_owned(),
            allowed: key.allowed(preset).unwrap_or_default().join(", "),
        })?;
        Ok(self)
    }

    /// Sets a key that the preset leaves open; `None` for a bad value.
    fn set(&mut self, key: Key, value: &str) -> Option<()> {
        match (key, &mut self.stakes) {
            (Key::Length, Stakes::Match { length, .. }) => {
                *length = number(value, 1, Rules::LONGEST_MATCH)?;
            }
            (Key::Crawford, Stakes::Match { crawford, .. }) => *crawford = yes_or_no(value)?,
            (Key::Jacoby, Stakes::Game { jacoby, .. }) => *jacoby = yes_or_no(value)?,
            (Key::Beavers, Stakes::Game { beavers, .. }) => *beavers = number(value, 0, 6)?,
            (Key::Length | Key::Crawford, Stakes::Game { .. })
            | (Key::Jacoby | Key::Beavers, Stakes::Match { .. }) => return None,
            (Key::AutoDoubles, _) => {
                self.autodoubles = match value {
                    "none" => AutoDoubles::None,
                    "unlimited" => AutoDoubles::Unlimited,
                    _ => AutoDoubles::Limited(number(value, 1, 10)?),
                }
            }
            (Key::MaxCube, _) => {
                self.maxcube = (0..=15).find(|power| (1 << power).to_string() == value)?;
            }
            (Key::Cube, _) => self.cube = yes_or_no(value)?,
            (Key::Variant, _) => {
                let mut all = Variant::ALL.into_iter();
                self.variant = all.find(|variant| variant.name() == value)?;
            }
            (Key::Dice, _) => {
                let all = [DiceSource::Server, DiceSource::Manual];
                self.dice = all.into_iter().find(|source| source.name() == value)?;
            }
        }
        Some(())
    }
}

fn yes_or_no(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// A number without sign or leading zeros.
fn number(value: &str, least: u8, most: u8) -> Option<u8> {
    let number: u8 = value.parse().ok()?;
    ((least..=most).contains(&number) && number.to_string() == value).then_some(number)
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.name())?;
        let defaults = Rules::from(self.preset);
        for key in Key::ALL {
            let value = self.value(key);
            let is_default = key != Key::Length && value == defaults.value(key);
            if let (false, Some(value)) = (is_default, value) {
                write!(f, ",{key}={value}")?;
            }
        }
        Ok(())
    }
}

/// Why a rules text was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// Not of the form `PRESET[,key=value...]`.
    #[error("rules are written `PRESET[,key=value...]`; `{0}` is no `key=value`")]
    Syntax(String),
    /// No preset is called that.
    #[error("no preset is called `{0}`")]
    UnknownPreset(String),
    /// No key is called that.
    #[error("no key is called `{0}`")]
    UnknownKey(String),
    /// The key stands twice.
    #[error("`{0}` is given twice")]
    DuplicateKey(Key),
    /// The key is not for this preset, or the preset fixes it to another value.
    #[error("`{key}` cannot be set like that for `{preset}`")]
    KeyNotAllowed {
        /// The key.
        key: Key,
        /// The preset.
        preset: Preset,
    },
    /// The key does not take that value.
    #[error("`{key}` cannot be `{value}`; it can be {allowed}")]
    BadValue {
        /// The key.
        key: Key,
        /// What it was given.
        value: String,
        /// What it takes.
        allowed: String,
    },
}

impl Reason for RulesError {
    fn reason(&self) -> &'static str {
        match self {
            RulesError::Syntax(_) => "bad_syntax",
            RulesError::UnknownPreset(_) => "unknown_preset",
            RulesError::UnknownKey(_) => "unknown_key",
            RulesError::DuplicateKey(_) => "duplicate_key",
            RulesError::KeyNotAllowed { .. } => "key_not_allowed",
            RulesError::BadValue { .. } => "bad_value",
        }
    }
}

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut parts = text.split(',');
        let name = parts.next().unwrap_or_default();
        let preset =
            Preset::from_name(name).ok_or_else(|| RulesError::UnknownPreset(name.to_owned()))?;
        let mut rules = Rules::from(preset);
        let mut seen = Vec::new();
        for part in parts {
            let (name, value) = part
                .split_once('=')
                .ok_or_else(|| RulesError::Syntax(part.to_owned()))?;
            let key = Key::ALL
                .into_iter()
                .find(|key| key.name() == name)
                .ok_or_else(|| RulesError::UnknownKey(name.to_owned()))?;
            if seen.contains(&key) {
                return Err(RulesError::DuplicateKey(key));
            }
            seen.push(key);
            rules = rules.with(key, value)?;
        }
        Ok(rules)
    }
}

/// What `yonban rules` prints of a preset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresetDescription {
    /// The preset.
    pub preset: Preset,
    /// What it means, in one line.
    pub meaning: &'static str,
    /// The keys that apply to it.
    pub keys: Vec<KeyDescription>,
}

/// What `yonban rules` prints of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyDescription {
    /// The key.
    pub key: Key,
    /// What it means, in one line.
    pub meaning: &'static str,
    /// The preset's default.
    pub default: String,
    /// The values that the preset allows.
    pub allowed: Vec<String>,
}

/// All presets with their keys, defaults, allowed values and meanings.
#[must_use]
pub fn describe() -> Vec<PresetDescription> {
    let keys_of = |preset: Preset| {
        let defaults = Rules::from(preset);
        Key::ALL
            .into_iter()
            .filter_map(|key| {
                Some(KeyDescription {
                    key,
                    meaning: key.meaning(),
                    default: defaults.value(key)?,
                    allowed: key.allowed(preset)?,
                })
            })
            .collect()
    };
    Preset::ALL
        .into_iter()
        .map(|preset| PresetDescription {
            preset,
            meaning: preset.meaning(),
            keys: keys_of(preset),
        })
        .collect()
}
