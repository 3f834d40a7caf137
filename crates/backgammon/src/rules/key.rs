//! The keys of the rules text.

use super::Rules;
use super::options::Variant;
use super::preset::Preset;
use std::fmt;

/// A key of the rules text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// Points that win the match.
    Length,
    /// Whether the first game at match point is without the cube.
    Crawford,
    /// Whether gammons count only once a double has been taken.
    Jacoby,
    /// How many immediate redoubles an exchange may have.
    Beavers,
    /// What ties of the opening throw do to the cube.
    AutoDoubles,
    /// The largest value of the cube.
    MaxCube,
    /// Whether there is a cube.
    Cube,
    /// How the checkers stand at the start.
    Variant,
    /// Who throws the dice.
    Dice,
}

impl Key {
    /// All of them, in the order in which they are printed.
    pub const ALL: [Key; 9] = [
        Key::Length,
        Key::Crawford,
        Key::Jacoby,
        Key::Beavers,
        Key::AutoDoubles,
        Key::MaxCube,
        Key::Cube,
        Key::Variant,
        Key::Dice,
    ];

    /// The name in the rules text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Key::Length => "length",
            Key::Crawford => "crawford",
            Key::Jacoby => "jacoby",
            Key::Beavers => "beavers",
            Key::AutoDoubles => "autodoubles",
            Key::MaxCube => "maxcube",
            Key::Cube => "cube",
            Key::Variant => "variant",
            Key::Dice => "dice",
        }
    }

    /// What it means, in one line.
    #[must_use]
    pub const fn meaning(self) -> &'static str {
        match self {
            Key::Length => "points that win the match",
            Key::Crawford => {
                "whether the first game that begins with a side one point away has no cube"
            }
            Key::Jacoby => "whether gammons count single until a double has been taken",
            Key::Beavers => "how many immediate redoubles may follow a double",
            Key::AutoDoubles => "how many ties of the opening throw turn the cube",
            Key::MaxCube => "the largest value of the cube",
            Key::Cube => "whether there is a doubling cube",
            Key::Variant => "how the checkers stand at the start",
            Key::Dice => "the house throws the dice, or people enter those of a real board",
        }
    }

    /// Whether the key applies to a preset. Some of those that do are fixed: [`Key::allowed`] then
    /// holds one value.
    #[must_use]
    pub const fn applies(self, preset: Preset) -> bool {
        match self {
            Key::Length => preset.is_match(),
            Key::Crawford
            | Key::Jacoby
            | Key::Beavers
            | Key::AutoDoubles
            | Key::MaxCube
            | Key::Cube
            | Key::Variant
            | Key::Dice => true,
        }
    }

    /// Whether the preset allows no other value than its own.
    #[must_use]
    pub const fn is_fixed(self, preset: Preset) -> bool {
        match self {
            Key::Length | Key::Variant | Key::Dice => false,
            Key::Crawford => !matches!(preset, Preset::Match),
            Key::Jacoby | Key::Beavers => preset.is_match(),
            Key::AutoDoubles | Key::MaxCube | Key::Cube => matches!(preset, Preset::Tournament),
        }
    }

    /// The values that `preset` allows, a range as `1..25`, or `None` where the key does not apply.
    #[must_use]
    pub fn allowed(self, preset: Preset) -> Option<Vec<String>> {
        let forms = |forms: &[&str]| forms.iter().map(ToString::to_string).collect();
        if !self.applies(preset) {
            return None;
        }
        if self.is_fixed(preset) {
            return Rules::from(preset).value(self).map(|value| vec![value]);
        }
        Some(match self {
            Key::Length => vec![format!("1..{}", Rules::LONGEST_MATCH)],
            Key::Crawford | Key::Jacoby | Key::Cube => forms(&["yes", "no"]),
            Key::Beavers => forms(&["0..6"]),
            Key::AutoDoubles => forms(&["none", "1..10", "unlimited"]),
            Key::MaxCube => (0..=15).map(|power| (1 << power).to_string()).collect(),
            Key::Variant => forms(&Variant::ALL.map(Variant::name)),
            Key::Dice => forms(&["server", "manual"]),
        })
    }
}

/// Prints the name.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
