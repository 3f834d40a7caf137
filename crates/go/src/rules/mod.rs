//! The agreed options as one value, with named presets.

mod key;
mod options;
mod preset;

pub use key::Key;
pub use options::{Bonus, Colors, Ko, Pass, Placement, Scoring, Settle, Start, Targets, Tie};
pub use preset::Preset;

use crate::color::Color;
use crate::half_points::HalfPoints;
use crate::size::Size;
use crate::start;
use std::fmt;
use std::str::FromStr;
use yonban_rules::rules_text;

/// The agreed options. Prints and reads as `PRESET[,key=value...]`; printing leaves out what is the
/// preset's default.
///
/// ```
/// use yonban_go::rules::{Ko, Preset, Rules};
///
/// let rules: Rules = "capture,ko=simple,size=13".parse()?;
/// assert_eq!(rules.ko(), Ko::Simple);
/// assert_eq!(rules.to_string(), "capture,size=13,ko=simple");
/// assert_eq!(Rules::from(Preset::Chinese).komi().to_string(), "7.5");
/// // A handicap lowers the komi unless one is named.
/// let handicap: Rules = "chinese,handicap=2".parse()?;
/// assert_eq!(handicap.komi().to_string(), "0.5");
/// # Ok::<(), yonban_go::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    preset: Preset,
    size: Size,
    ko: Ko,
    suicide: bool,
    pass: Pass,
    agree: bool,
    goal: Goal,
    /// `None` stands for the default, so that equal rules have one form.
    komi: Option<HalfPoints>,
    handicap: u8,
    placement: Placement,
    start: Start,
    colors: Colors,
}

/// What the game is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Capture Go: stones to take.
    Capture {
        /// How many.
        targets: Targets,
        /// What decides when nobody has taken so many.
        tie: Tie,
    },
    /// Ordinary Go: the larger score.
    Score {
        /// What counts.
        scoring: Scoring,
        /// White's points for handicap stones.
        bonus: Bonus,
        /// What follows the end of play.
        settle: Settle,
    },
}

impl Rules {
    /// The preset that the options started from.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// Columns and rows.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// What the game is about, with what only this kind of game has.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// How many stones a color must take; `None` in ordinary Go.
    #[must_use]
    pub const fn target(&self, color: Color) -> Option<u8> {
        match self.goal {
            Goal::Capture { targets, .. } => Some(targets.of(color)),
            Goal::Score { .. } => None,
        }
    }

    /// Whether own regions and stones taken count.
    #[must_use]
    pub const fn is_territory(&self) -> bool {
        matches!(
            self.goal,
            Goal::Score {
                scoring: Scoring::Territory,
                ..
            }
        )
    }

    /// Which repetitions are forbidden.
    #[must_use]
    pub const fn ko(&self) -> Ko {
        self.ko
    }

    /// Whether a chain of two or more of one's own may be left without liberties.
    #[must_use]
    pub const fn suicide(&self) -> bool {
        self.suicide
    }

    /// Who may make empty moves.
    #[must_use]
    pub const fn pass(&self) -> Pass {
        self.pass
    }

    /// Whether `end` and `agree` exist.
    #[must_use]
    pub const fn agree(&self) -> bool {
        self.agree
    }

    /// White's points, bonus aside.
    #[must_use]
    pub const fn komi(&self) -> HalfPoints {
        match self.komi {
            Some(komi) => komi,
            None => self.preset.default_komi(self.handicap),
        }
    }

    /// How many handicap stones; 1 means that Black begins as usual, with low komi.
    #[must_use]
    pub const fn handicap(&self) -> u8 {
        self.handicap
    }

    /// How they are placed.
    #[must_use]
    pub const fn placement(&self) -> Placement {
        self.placement
    }

    /// White's points for the handicap stones.
    #[must_use]
    pub const fn bonus(&self) -> HalfPoints {
        let points = match self.goal {
            Goal::Score { bonus, .. } if self.handicap >= 2 => match bonus {
                Bonus::None => 0,
                Bonus::Each => self.handicap,
                Bonus::EachButFirst => self.handicap - 1,
            },
            Goal::Score { .. } | Goal::Capture { .. } => 0,
        };
        HalfPoints::whole(points as i32)
    }

    /// What stands on the board at the start, handicap stones aside.
    #[must_use]
    pub const fn start(&self) -> Start {
        self.start
    }

    /// How the seats come by their colors.
    #[must_use]
    pub const fn colors(&self) -> Colors {
        self.colors
    }

    /// The value of a key as it is printed; `None` where the key does not apply.
    #[must_use]
    pub fn value(&self, key: Key) -> Option<String> {
        let yes_no = |yes: bool| Some(if yes { "yes" } else { "no" }.to_owned());
        match (key, self.goal) {
            (Key::Size, _) => Some(self.size.to_string()),
            (Key::Capture, Goal::Capture { targets, .. }) => Some(targets.to_string()),
            (Key::Ko, _) => Some(self.ko.to_string()),
            (Key::Suicide, _) => yes_no(self.suicide),
            (Key::Pass, _) => Some(self.pass.to_string()),
            (Key::Agree, _) => yes_no(self.agree),
            (Key::Tie, Goal::Capture { tie, .. }) => Some(tie.to_string()),
            (Key::Scoring, Goal::Score { scoring, .. }) => Some(scoring.to_string()),
            (Key::Komi, _) => Some(self.komi().to_string()),
            (Key::Handicap, _) => Some(self.handicap.to_string()),
            (Key::Placement, _) => Some(self.placement.to_string()),
            (Key::Bonus, Goal::Score { bonus, .. }) => Some(bonus.to_string()),
            (Key::Settle, Goal::Score { settle, .. }) => Some(settle.to_string()),
            (Key::Start, _) => Some(self.start.to_string()),
            (Key::Colors, _) => Some(self.colors.to_string()),
            (Key::Capture | Key::Tie, Goal::Score { .. })
            | (Key::Scoring | Key::Bonus | Key::Settle, Goal::Capture { .. }) => None,
        }
    }

    /// The rules with one key set to a value, as the rules text writes it.
    ///
    /// # Errors
    ///
    /// The key does not apply to the preset, or the value is not allowed, or not with the others.
    pub fn with(mut self, key: Key, value: &str) -> Result<Self, RulesError> {
        self.set(key, value)?;
        self.checked()
    }

    /// Sets a key, whatever the others are.
    fn set(&mut self, key: Key, value: &str) -> Result<(), RulesError> {
        let preset = self.preset;
        if !key.applies(preset) {
            return Err(not_applicable(key, preset));
        }
        let bad = || RulesError::BadValue {
            key,
            value: value.to_owned(),
            allowed: key.allowed(preset).unwrap_or_default().join(", "),
        };
        match key {
            Key::Size => self.size = value.parse().map_err(|_| bad())?,
            Key::Ko => self.ko = word(Ko::WORDS, value).ok_or_else(bad)?,
            Key::Suicide => self.suicide = yes_or_no(value).ok_or_else(bad)?,
            Key::Pass => self.pass = read_pass(preset, value).ok_or_else(bad)?,
            Key::Agree => self.agree = yes_or_no(value).ok_or_else(bad)?,
            Key::Komi => self.komi = Some(value.parse().map_err(|_| bad())?),
            Key::Handicap => self.handicap = number(value, 25).ok_or_else(bad)?,
            Key::Placement => self.placement = word(Placement::WORDS, value).ok_or_else(bad)?,
            Key::Start => self.start = word(Start::WORDS, value).ok_or_else(bad)?,
            Key::Colors => self.colors = word(Colors::WORDS, value).ok_or_else(bad)?,
            Key::Capture | Key::Tie | Key::Scoring | Key::Bonus | Key::Settle => {
                self.goal.set(key, value).ok_or_else(bad)?;
            }
        }
        Ok(())
    }

    /// The rules in their one form, if the values go together.
    fn checked(mut self) -> Result<Self, RulesError> {
        let preset = self.preset;
        let (allowed, key) = if matches!(self.goal, Goal::Capture { tie, .. } if tie != Tie::Area)
            && self.komi.is_some()
        {
            let key = Key::Komi;
            return Err(not_applicable(key, preset));
        } else if self.handicap > start::most_handicap(self.size, self.placement) {
            let most = start::most_handicap(self.size, self.placement);
            let how = self.placement;
            (
                format!("0..{most} on this board with placement={how}"),
                Key::Handicap,
            )
        } else if self.start != Start::Empty && self.handicap > 0 {
            ("empty where there is a handicap".to_owned(), Key::Start)
        } else if !start::fits(self.start, self.size) {
            ("empty on this board".to_owned(), Key::Start)
        } else if self.colors == Colors::Pie && self.handicap > 0 {
            ("another where there is a handicap".to_owned(), Key::Colors)
        } else if matches!(
            self.goal,
            Goal::Score {
                scoring: Scoring::Territory,
                settle: Settle::AsIs,
                ..
            }
        ) {
            ("agree with scoring=territory".to_owned(), Key::Settle)
        } else {
            if self.komi == Some(preset.default_komi(self.handicap)) {
                self.komi = None;
            }
            return Ok(self);
        };
        Err(RulesError::BadValue {
            key,
            value: self.value(key).unwrap_or_default(),
            allowed,
        })
    }
}

impl Goal {
    /// Sets a key of this kind of game; `None` for a bad value.
    fn set(&mut self, key: Key, value: &str) -> Option<()> {
        match (key, self) {
            (Key::Capture, Goal::Capture { targets, .. }) => *targets = read_targets(value)?,
            (Key::Tie, Goal::Capture { tie, .. }) => *tie = word(Tie::WORDS, value)?,
            (Key::Scoring, Goal::Score { scoring, .. }) => *scoring = word(Scoring::WORDS, value)?,
            (Key::Bonus, Goal::Score { bonus, .. }) => *bonus = word(Bonus::WORDS, value)?,
            (Key::Settle, Goal::Score { settle, .. }) => *settle = word(Settle::WORDS, value)?,
            _ => return None,
        }
        Some(())
    }
}

fn not_applicable(key: Key, preset: Preset) -> RulesError {
    RulesError::KeyNotApplicable {
        key,
        why: format!("cannot be set like that for `{preset}`"),
    }
}

fn word<T: Copy>(words: &[(T, &str)], value: &str) -> Option<T> {
    let found = words.iter().find(|(_, word)| *word == value);
    found.map(|(value, _)| *value)
}

fn yes_or_no(value: &str) -> Option<bool> {
    match value {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// A number from 0, without leading zeros.
fn number(value: &str, most: u8) -> Option<u8> {
    let number: u8 = value.parse().ok()?;
    (number <= most && number.to_string() == value).then_some(number)
}

/// `N` for both colors, or `BLACK:WHITE`.
fn pair(value: &str) -> Option<[u8; 2]> {
    let (black, white) = value.split_once(':').unwrap_or((value, value));
    Some([number(black, 99)?, number(white, 99)?])
}

fn read_targets(value: &str) -> Option<Targets> {
    match pair(value)? {
        [0, _] | [_, 0] => None,
        [black, white] => Some(Targets { black, white }),
    }
}

fn read_pass(preset: Preset, value: &str) -> Option<Pass> {
    match value {
        "free" => Some(Pass::Free),
        "prisoner" => Some(Pass::Prisoner),
        _ if !preset.is_capture() => None,
        "none" => Some(Pass::None),
        _ => match pair(value.strip_prefix("limited:")?)? {
            // Nobody has an empty move: that is `none`.
            [0, 0] => None,
            passes => Some(Pass::Limited(passes)),
        },
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.name())?;
        let defaults = Rules::from(self.preset);
        for key in Key::ALL {
            let is_default = match key {
                Key::Komi => self.komi.is_none(),
                _ => self.value(key) == defaults.value(key),
            };
            if let (false, Some(value)) = (is_default, self.value(key)) {
                write!(f, ",{key}={value}")?;
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
        let is_word = |word: &str| rules_text::is_word(word, "-.:");
        let preset = |name: &str| Preset::from_name(name).map(Rules::from);
        let (rules, _) = rules_text::read(text, is_word, preset, Key::from_name, Rules::set)?;
        rules.checked()
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
