//! The agreed options as one value, with named presets.

mod key;
mod options;
mod preset;

pub use key::Key;
pub use options::{Impasse, Judging, Repetition, Tie27};
pub use preset::Preset;

use std::fmt;
use std::str::FromStr;
use yonban_rules::rules_text;

/// The agreed options. Prints and reads as `PRESET[,key=value...]`; printing leaves out what is the
/// preset's default.
///
/// ```
/// use yonban_shogi::rules::{Impasse, Preset, Rules};
///
/// let rules: Rules = "official,maxmoves=320,impasse=points27".parse()?;
/// assert_eq!(rules.impasse(), Impasse::Count);
/// assert_eq!(rules.to_string(), "official,impasse=points27,maxmoves=320");
/// let lance: Rules = "lance".parse()?;
/// assert_eq!(lance.preset().handicap().map(|one| one.credit()), Some(1));
/// # Ok::<(), yonban_shogi::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    preset: Preset,
    judging: Judging,
    impasse: Impasse,
    /// `Draw` but with `Impasse::Count`, so that equal rules have one form.
    tie27: Tie27,
    max_moves: Option<u16>,
    repetition: Repetition,
}

impl Rules {
    /// The preset that the options started from.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// What becomes of a foul.
    #[must_use]
    pub const fn judging(&self) -> Judging {
        self.judging
    }

    /// What ends a game in which the kings have entered.
    #[must_use]
    pub const fn impasse(&self) -> Impasse {
        self.impasse
    }

    /// Who wins at equal counts; counts exist only with [`Impasse::Count`].
    #[must_use]
    pub const fn tie27(&self) -> Tie27 {
        self.tie27
    }

    /// After how many moves the game is a draw, 1 to 9999.
    #[must_use]
    pub const fn max_moves(&self) -> Option<u16> {
        self.max_moves
    }

    /// What a plain repetition is.
    #[must_use]
    pub const fn repetition(&self) -> Repetition {
        self.repetition
    }

    /// The points that count for White at an impasse because of what a handicap removed; 0 in even
    /// games, whatever a set-up lacks.
    #[must_use]
    pub const fn credit(&self) -> u8 {
        match self.preset.handicap() {
            Some(handicap) => handicap.credit(),
            None => 0,
        }
    }

    /// The value of a key as it is printed; `None` where the key does not apply.
    #[must_use]
    pub fn value(&self, key: Key) -> Option<String> {
        let applies = key != Key::Tie27 || self.impasse == Impasse::Count;
        applies.then(|| self.kept(key))
    }

    /// The value of a key, or the one that it begins with once it applies.
    fn kept(&self, key: Key) -> String {
        match key {
            Key::Judging => self.judging.to_string(),
            Key::Impasse => self.impasse.to_string(),
            Key::Tie27 => self.tie27.to_string(),
            Key::MaxMoves => match self.max_moves {
                Some(moves) => moves.to_string(),
                None => "none".to_owned(),
            },
            Key::Repetition => self.repetition.to_string(),
        }
    }

    /// The rules with one key set to a value, as the rules text writes it.
    ///
    /// # Errors
    ///
    /// The value is not allowed, or the key does not apply.
    pub fn with(mut self, key: Key, value: &str) -> Result<Self, RulesError> {
        self.set(key, value)?;
        self.checked(&[key])
    }

    /// Sets a key, whatever the others are.
    fn set(&mut self, key: Key, value: &str) -> Result<(), RulesError> {
        let bad = || RulesError::BadValue {
            key,
            value: value.to_owned(),
            allowed: key.allowed().join(", "),
        };
        match key {
            Key::Judging => self.judging = word(Judging::WORDS, value).ok_or_else(bad)?,
            Key::Impasse => self.impasse = word(Impasse::WORDS, value).ok_or_else(bad)?,
            Key::Tie27 => self.tie27 = word(Tie27::WORDS, value).ok_or_else(bad)?,
            Key::MaxMoves => self.max_moves = read_max_moves(value).ok_or_else(bad)?,
            Key::Repetition => self.repetition = word(Repetition::WORDS, value).ok_or_else(bad)?,
        }
        Ok(())
    }

    /// The rules in their one form, if the keys that were named apply.
    fn checked(mut self, named: &[Key]) -> Result<Self, RulesError> {
        if self.impasse != Impasse::Count {
            if named.contains(&Key::Tie27) {
                return Err(RulesError::KeyNotApplicable {
                    key: Key::Tie27,
                    why: "goes only with `impasse=points27`".to_owned(),
                });
            }
            self.tie27 = Tie27::Draw;
        }
        Ok(self)
    }
}

fn word<T: Copy>(words: &[(T, &str)], value: &str) -> Option<T> {
    let found = words.iter().find(|(_, word)| *word == value);
    found.map(|(value, _)| *value)
}

/// `none`, or a number from 1 to 9999 without leading zeros.
fn read_max_moves(value: &str) -> Option<Option<u16>> {
    if value == "none" {
        return Some(None);
    }
    let number: u16 = value.parse().ok()?;
    let plain = (1..=9999).contains(&number) && number.to_string() == value;
    plain.then_some(Some(number))
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.name())?;
        let defaults = Rules::from(self.preset);
        for key in Key::ALL {
            match self.value(key) {
                Some(value) if value != defaults.kept(key) => write!(f, ",{key}={value}")?,
                _ => {}
            }
        }
        Ok(())
    }
}

/// Why a rules text was refused.
pub type RulesError = rules_text::RulesError<Key>;

impl FromStr for Rules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        // No name or value begins with a hyphen: `maxmoves=-5` is no word.
        let is_word = |word: &str| !word.starts_with('-') && rules_text::is_word(word, "-");
        let preset = |name: &str| Preset::from_name(name).map(Rules::from);
        let (rules, named) = rules_text::read(text, is_word, preset, Key::from_name, Rules::set)?;
        rules.checked(&named)
    }
}

/// What `yonban rules` prints of a preset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PresetDescription {
    /// The preset.
    pub preset: Preset,
    /// What it means, in one line.
    pub meaning: &'static str,
    /// All keys: each may be set, [`Key::Tie27`] where the impasse is set to a count with it.
    pub keys: Vec<KeyDescription>,
}

/// What `yonban rules` prints of a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyDescription {
    /// The key.
    pub key: Key,
    /// What it means, in one line.
    pub meaning: &'static str,
    /// The preset's default; of [`Key::Tie27`] what a count begins with.
    pub default: String,
    /// The values that it may be set to.
    pub allowed: Vec<String>,
}

/// All presets with their keys, defaults, allowed values and meanings.
#[must_use]
pub fn describe() -> Vec<PresetDescription> {
    let keys_of = |preset: Preset| {
        let defaults = Rules::from(preset);
        Key::ALL
            .into_iter()
            .map(|key| KeyDescription {
                key,
                meaning: key.meaning(),
                default: defaults.kept(key),
                allowed: key.allowed(),
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
