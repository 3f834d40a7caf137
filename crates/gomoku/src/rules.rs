//! The agreed options as one value, with named presets.

use crate::lines::Five;
use crate::opening::{Line, presets};
use crate::point::Color;
use crate::{MAX_SIZE, MIN_SIZE};
use std::fmt;
use std::str::FromStr;
use yonban_rules::rules_text;

/// A named set of rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Preset {
    /// Five or more wins, no restriction, no swap.
    Freestyle,
    /// Exactly five wins.
    Standard,
    /// Exactly five wins unless closed by enemy stones at both ends.
    Caro,
    /// Exactly five wins; the double-three is forbidden to both sides.
    Omok,
    /// Freestyle; stones 1 to 3 by the seats in turn, then seat b may swap.
    Ordinary,
    /// Forbidden moves for Black, no opening rule.
    Renju,
    /// Renju with claims, the first stone on the center.
    National,
    /// The RIF opening with claims.
    Professional,
    /// Three stones, swap, two fifth moves.
    Rif,
    /// As RIF, the number of fifth moves declared by the seat that opens.
    Yamaguchi,
    /// Yamaguchi with the third stone in the central 7x7.
    Yamaguchi52,
    /// Yamaguchi52 with stone 2 by the other seat.
    YamaguchiFree,
    /// Swap after each of five stones.
    Tarannikov,
    /// Swap after each stone, or five fifth moves.
    Taraguchi,
    /// Taraguchi with ten fifth moves.
    Taraguchi10,
    /// As Soosorv, up to three fifth moves.
    Jonsson,
    /// The number of fifth moves declared by White with stone 4, then a second swap.
    Soosorv,
    /// Soosorv with up to eight fifth moves.
    Soosorv8,
    /// Stones 4 and 5 by the other seat, which then lets the first choose a color.
    Sakata,
    /// Three stones anywhere, then swap.
    Swap,
    /// One stone anywhere, then swap.
    Swap1,
    /// Three stones; the other seat takes a color or adds two stones.
    Swap2,
    /// Swap after each of five stones, no areas.
    Swap5,
    /// First stone on the center, third outside the central 5x5.
    Pro,
    /// First stone on the center, third outside the central 7x7.
    LongPro,
}

impl Preset {
    /// All of them, in the order of the rules text's documentation.
    pub const ALL: [Preset; 25] = [
        Preset::Freestyle,
        Preset::Standard,
        Preset::Caro,
        Preset::Omok,
        Preset::Ordinary,
        Preset::Renju,
        Preset::National,
        Preset::Professional,
        Preset::Rif,
        Preset::Yamaguchi,
        Preset::Yamaguchi52,
        Preset::YamaguchiFree,
        Preset::Tarannikov,
        Preset::Taraguchi,
        Preset::Taraguchi10,
        Preset::Jonsson,
        Preset::Soosorv,
        Preset::Soosorv8,
        Preset::Sakata,
        Preset::Swap,
        Preset::Swap1,
        Preset::Swap2,
        Preset::Swap5,
        Preset::Pro,
        Preset::LongPro,
    ];

    /// The name in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Preset::Freestyle => "freestyle",
            Preset::Standard => "standard",
            Preset::Caro => "caro",
            Preset::Omok => "omok",
            Preset::Ordinary => "ordinary",
            Preset::Renju => "renju",
            Preset::National => "national",
            Preset::Professional => "professional",
            Preset::Rif => "rif",
            Preset::Yamaguchi => "yamaguchi",
            Preset::Yamaguchi52 => "yamaguchi52",
            Preset::YamaguchiFree => "yamaguchi-free",
            Preset::Tarannikov => "tarannikov",
            Preset::Taraguchi => "taraguchi",
            Preset::Taraguchi10 => "taraguchi10",
            Preset::Jonsson => "jonsson",
            Preset::Soosorv => "soosorv",
            Preset::Soosorv8 => "soosorv8",
            Preset::Sakata => "sakata",
            Preset::Swap => "swap",
            Preset::Swap1 => "swap1",
            Preset::Swap2 => "swap2",
            Preset::Swap5 => "swap5",
            Preset::Pro => "pro",
            Preset::LongPro => "longpro",
        }
    }

    /// What it means, in one line.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Preset::Freestyle => "five or more in a row wins; no restriction, no swap",
            Preset::Standard => "exactly five in a row wins",
            Preset::Caro => "exactly five in a row wins, unless enemy stones close it at both ends",
            Preset::Omok => "exactly five in a row wins; the double-three is forbidden to both",
            Preset::Ordinary => "freestyle; after three stones the second seat may swap colors",
            Preset::Renju => "forbidden moves for Black; no opening rule",
            Preset::National => "renju with claims; the first stone goes on the center",
            Preset::Professional => "renju with claims: three stones, swap, two fifth moves",
            Preset::Rif => "renju: three stones, swap, two fifth moves",
            Preset::Yamaguchi => {
                "renju: three stones and a number of fifth moves, swap, that many fifth moves"
            }
            Preset::Yamaguchi52 => "yamaguchi with the third stone in the central 7x7",
            Preset::YamaguchiFree => "yamaguchi52 with the second stone by the other seat",
            Preset::Tarannikov => "renju: a swap after each of five stones in growing squares",
            Preset::Taraguchi => {
                "renju: a swap after each stone; for the fifth, the 9x9 or a choice of five"
            }
            Preset::Taraguchi10 => {
                "renju: a swap after each stone; for the fifth, the 9x9 or a choice of ten"
            }
            Preset::Jonsson => {
                "renju: swap, White declares 1-3 fifth moves with stone 4, swap again"
            }
            Preset::Soosorv => {
                "renju: swap, White declares 1-4 fifth moves with stone 4, swap again"
            }
            Preset::Soosorv8 => {
                "renju: swap, White declares 1-8 fifth moves with stone 4, swap again"
            }
            Preset::Sakata => {
                "renju: three stones, two by the other seat, then the first takes a color"
            }
            Preset::Swap => "exact five; three stones, then the other seat may swap",
            Preset::Swap1 => "exact five; one stone, then the other seat may swap",
            Preset::Swap2 => {
                "exact five; three stones, then the other seat takes a color or adds two stones"
            }
            Preset::Swap5 => "exact five; a swap after each of five stones",
            Preset::Pro => "exact five; stone 1 on the center, stone 3 outside the central 5x5",
            Preset::LongPro => "exact five; stone 1 on the center, stone 3 outside the central 7x7",
        }
    }

    /// Whether Black has renju's forbidden moves.
    #[must_use]
    pub const fn is_renju(self) -> bool {
        matches!(
            self,
            Preset::Renju
                | Preset::National
                | Preset::Professional
                | Preset::Rif
                | Preset::Yamaguchi
                | Preset::Yamaguchi52
                | Preset::YamaguchiFree
                | Preset::Tarannikov
                | Preset::Taraguchi
                | Preset::Taraguchi10
                | Preset::Jonsson
                | Preset::Soosorv
                | Preset::Soosorv8
                | Preset::Sakata
        )
    }

    const fn from_name(name: &str) -> Option<Preset> {
        let mut n = 0;
        while n < Preset::ALL.len() {
            // Comparing byte by byte keeps this usable in constants.
            let (a, b) = (Preset::ALL[n].name().as_bytes(), name.as_bytes());
            let mut same = a.len() == b.len();
            let mut i = 0;
            while same && i < a.len() {
                same = a[i] == b[i];
                i += 1;
            }
            if same {
                return Some(Preset::ALL[n]);
            }
            n += 1;
        }
        None
    }
}

/// Prints the name.
impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What becomes of a stone on a forbidden point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judging {
    /// It stands until the opponent claims it.
    Claim,
    /// It loses at once.
    Lose,
    /// It is refused.
    Block,
}

impl Judging {
    const VALUES: [(Judging, &'static str); 3] = [
        (Judging::Claim, "claim"),
        (Judging::Lose, "lose"),
        (Judging::Block, "block"),
    ];
}

/// Prints `claim`, `lose` or `block`.
impl fmt::Display for Judging {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(name_of(&Judging::VALUES, *self))
    }
}

/// Where the first stone must go in games without an opening rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// Anywhere.
    Any,
    /// On the center; on a board with an even number of lines, on one of the four central points.
    Center,
}

/// Where the second stone must go in `pro` and `longpro`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Second {
    /// Anywhere.
    Any,
    /// In the central 3x3.
    Adjacent,
}

/// Whether six or more in a row wins where the preset leaves it open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Length {
    /// Only exactly five.
    Exact,
    /// Five or more.
    More,
}

/// Whether a side may pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pass {
    /// Once three stones are on the board and the opening is over.
    Yes,
    /// Only where every empty point is forbidden.
    No,
}

const FIRST: [(First, &str); 2] = [(First::Any, "any"), (First::Center, "center")];
const SECOND: [(Second, &str); 2] = [(Second::Any, "any"), (Second::Adjacent, "adjacent")];
const LENGTH: [(Length, &str); 2] = [(Length::Exact, "exact"), (Length::More, "more")];
const PASS: [(Pass, &str); 2] = [(Pass::Yes, "yes"), (Pass::No, "no")];

fn name_of<T: Copy + PartialEq>(values: &[(T, &'static str)], value: T) -> &'static str {
    let found = values.iter().find(|(known, _)| *known == value);
    found.map_or("", |(_, name)| name)
}

fn value_of<T: Copy>(values: &[(T, &'static str)], name: &str) -> Option<T> {
    let found = values.iter().find(|(_, known)| *known == name);
    found.map(|(value, _)| *value)
}

/// A key of the rules text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// Lines a side.
    Size,
    /// What becomes of a stone on a forbidden point.
    Judging,
    /// Where stone 1 must go.
    First,
    /// Whether a side may pass.
    Pass,
    /// Whether six or more in a row wins.
    Five,
    /// Where stone 2 must go.
    Second,
    /// The largest number of fifth moves that may be declared, or the number of offers.
    Fifths,
}

impl Key {
    /// All of them, in the order in which they are printed.
    pub const ALL: [Key; 7] = [
        Key::Size,
        Key::Judging,
        Key::First,
        Key::Pass,
        Key::Five,
        Key::Second,
        Key::Fifths,
    ];

    /// The name in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Key::Size => "size",
            Key::Judging => "judging",
            Key::First => "first",
            Key::Pass => "pass",
            Key::Five => "five",
            Key::Second => "second",
            Key::Fifths => "fifths",
        }
    }

    /// The key of a name.
    fn from_name(name: &str) -> Option<Key> {
        Key::ALL.into_iter().find(|key| key.name() == name)
    }

    /// What it means, in one line.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Key::Size => "lines a side of the board",
            Key::Judging => {
                "a stone on a forbidden point: it stands until claimed, loses at once, or is refused"
            }
            Key::First => "where the first stone must go",
            Key::Pass => "whether a side may pass once three stones stand and the opening is over",
            Key::Five => "whether only exactly five in a row wins, or more too",
            Key::Second => "where the second stone must go",
            Key::Fifths => {
                "how many fifth moves: the largest number that may be declared, or the number offered"
            }
        }
    }

    /// The values that `preset` allows, or `None` where the key does not apply.
    #[must_use]
    pub fn allowed(self, preset: Preset) -> Option<Vec<String>> {
        let names = |names: &[&str]| Some(names.iter().map(ToString::to_string).collect());
        let numbers =
            |numbers: &mut dyn Iterator<Item = u8>| Some(numbers.map(|n| n.to_string()).collect());
        match self {
            Key::Size if preset.is_renju() => names(&["15"]),
            Key::Size => match preset {
                Preset::Pro | Preset::LongPro => {
                    numbers(&mut (MIN_SIZE..=MAX_SIZE).filter(|size| size % 2 == 1))
                }
                _ => numbers(&mut (MIN_SIZE..=MAX_SIZE)),
            },
            Key::Judging if preset.is_renju() => names(&["claim", "lose", "block"]),
            Key::Judging => match preset {
                Preset::Omok => names(&["lose", "block"]),
                _ => None,
            },
            Key::First => match preset {
                Preset::Freestyle
                | Preset::Standard
                | Preset::Caro
                | Preset::Omok
                | Preset::Renju
                | Preset::National => names(&["any", "center"]),
                _ => None,
            },
            Key::Pass => names(&["yes", "no"]),
            Key::Five => match preset {
                Preset::Caro
                | Preset::Swap
                | Preset::Swap1
                | Preset::Swap2
                | Preset::Swap5
                | Preset::Pro
                | Preset::LongPro => names(&["exact", "more"]),
                _ => None,
            },
            Key::Second => match preset {
                Preset::Pro | Preset::LongPro => names(&["any", "adjacent"]),
                _ => None,
            },
            Key::Fifths => match preset {
                Preset::Yamaguchi
                | Preset::Yamaguchi52
                | Preset::YamaguchiFree
                | Preset::Taraguchi
                | Preset::Taraguchi10
                | Preset::Jonsson
                | Preset::Soosorv
                | Preset::Soosorv8 => numbers(&mut (1..=20)),
                _ => None,
            },
        }
    }
}

/// Prints the name.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The agreed options. Prints and reads as `PRESET[,key=value...]`; printing leaves out what is the
/// preset's default.
///
/// ```
/// use yonban_gomoku::{Judging, Preset, Rules};
///
/// let rules: Rules = "renju,pass=no,judging=claim".parse()?;
/// assert_eq!(rules.judging(), Some(Judging::Claim));
/// assert_eq!(rules.to_string(), "renju,judging=claim,pass=no");
/// assert_eq!(Rules::from(Preset::Renju).judging(), Some(Judging::Block));
/// # Ok::<(), yonban_gomoku::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    preset: Preset,
    size: u8,
    judging: Judging,
    first: First,
    pass: Pass,
    length: Length,
    second: Second,
    fifths: u8,
}

/// The preset with its defaults.
impl From<Preset> for Rules {
    fn from(preset: Preset) -> Self {
        Rules {
            preset,
            size: 15,
            judging: match preset {
                Preset::National | Preset::Professional => Judging::Claim,
                _ => Judging::Block,
            },
            first: match preset {
                Preset::National => First::Center,
                _ => First::Any,
            },
            pass: if preset.is_renju() {
                Pass::Yes
            } else {
                Pass::No
            },
            length: Length::Exact,
            second: Second::Any,
            fifths: match preset {
                Preset::Yamaguchi | Preset::Yamaguchi52 | Preset::YamaguchiFree => 12,
                Preset::Taraguchi => 5,
                Preset::Taraguchi10 => 10,
                Preset::Jonsson => 3,
                Preset::Soosorv => 4,
                Preset::Soosorv8 => 8,
                _ => 2,
            },
        }
    }
}

impl Rules {
    /// The preset that the options started from.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// Lines a side, 13 to 22.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// What becomes of a stone on a forbidden point; `None` where nothing is forbidden.
    #[must_use]
    pub const fn judging(&self) -> Option<Judging> {
        match self.preset {
            Preset::Omok => Some(self.judging),
            preset if preset.is_renju() => Some(self.judging),
            _ => None,
        }
    }

    /// Where the first stone must go, where the preset has no opening rule.
    #[must_use]
    pub const fn first(&self) -> First {
        self.first
    }

    /// Whether a side may pass.
    #[must_use]
    pub const fn pass(&self) -> Pass {
        self.pass
    }

    /// Where the second stone must go in `pro` and `longpro`.
    #[must_use]
    pub const fn second(&self) -> Second {
        self.second
    }

    /// The largest number of fifth moves that may be declared, or the number that is offered.
    #[must_use]
    pub const fn fifths(&self) -> u8 {
        self.fifths
    }

    /// Which rows win for a color.
    #[inline]
    #[must_use]
    pub const fn five(&self, color: Color) -> Five {
        match self.preset {
            Preset::Freestyle | Preset::Ordinary => Five::OrMore,
            Preset::Standard | Preset::Omok => Five::Exact,
            Preset::Caro => match self.length {
                Length::Exact => Five::Unclosed,
                Length::More => Five::UnclosedOrMore,
            },
            Preset::Swap
            | Preset::Swap1
            | Preset::Swap2
            | Preset::Swap5
            | Preset::Pro
            | Preset::LongPro => match self.length {
                Length::Exact => Five::Exact,
                Length::More => Five::OrMore,
            },
            // RIF rules 9.1: White wins with five or more, Black with exactly five.
            Preset::Renju
            | Preset::National
            | Preset::Professional
            | Preset::Rif
            | Preset::Yamaguchi
            | Preset::Yamaguchi52
            | Preset::YamaguchiFree
            | Preset::Tarannikov
            | Preset::Taraguchi
            | Preset::Taraguchi10
            | Preset::Jonsson
            | Preset::Soosorv
            | Preset::Soosorv8
            | Preset::Sakata => match color {
                Color::Black => Five::Exact,
                Color::White => Five::OrMore,
            },
        }
    }

    /// The steps of the opening; empty where play is normal from the first stone.
    pub(crate) const fn opening(&self) -> &'static [Line] {
        presets::lines(self.preset, self.first)
    }

    /// The value of a key as it is printed.
    #[must_use]
    pub fn value(&self, key: Key) -> String {
        match key {
            Key::Size => self.size.to_string(),
            Key::Judging => self.judging.to_string(),
            Key::First => name_of(&FIRST, self.first).to_owned(),
            Key::Pass => name_of(&PASS, self.pass).to_owned(),
            Key::Five => name_of(&LENGTH, self.length).to_owned(),
            Key::Second => name_of(&SECOND, self.second).to_owned(),
            Key::Fifths => self.fifths.to_string(),
        }
    }

    /// The rules with one key set to a value, as the rules text writes it.
    ///
    /// # Errors
    ///
    /// The key does not apply to the preset, or the value is not allowed.
    pub fn with(mut self, key: Key, value: &str) -> Result<Self, RulesError> {
        let preset = self.preset;
        let allowed = key
            .allowed(preset)
            .ok_or_else(|| not_applicable(key, preset))?;
        let bad_value = || RulesError::BadValue {
            key,
            value: value.to_owned(),
            allowed: allowed.join(", "),
        };
        if !allowed.iter().any(|known| known == value) {
            // `omok` has forbidden moves but no claims: the value is known, but not there.
            return Err(if key == Key::Judging && value == "claim" {
                not_applicable(key, preset)
            } else {
                bad_value()
            });
        }
        match key {
            Key::Size => self.size = value.parse().map_err(|_| bad_value())?,
            Key::Judging => {
                self.judging = value_of(&Judging::VALUES, value).ok_or_else(bad_value)?;
            }
            Key::First => self.first = value_of(&FIRST, value).ok_or_else(bad_value)?,
            Key::Pass => self.pass = value_of(&PASS, value).ok_or_else(bad_value)?,
            Key::Five => self.length = value_of(&LENGTH, value).ok_or_else(bad_value)?,
            Key::Second => self.second = value_of(&SECOND, value).ok_or_else(bad_value)?,
            Key::Fifths => self.fifths = value.parse().map_err(|_| bad_value())?,
        }
        Ok(self)
    }
}

fn not_applicable(key: Key, preset: Preset) -> RulesError {
    RulesError::KeyNotApplicable {
        key,
        why: format!("cannot be set like that for `{preset}`"),
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.preset.name())?;
        let defaults = Rules::from(self.preset);
        for key in Key::ALL {
            let value = self.value(key);
            if value != defaults.value(key) {
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
        let is_word = |word: &str| rules_text::is_word(word, "-");
        let preset = |name: &str| Preset::from_name(name).map(Rules::from);
        let set = |rules: &mut Rules, key: Key, value: &str| {
            *rules = rules.with(key, value)?;
            Ok(())
        };
        let (rules, _) = rules_text::read(text, is_word, preset, Key::from_name, set)?;
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
                    default: defaults.value(key),
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
