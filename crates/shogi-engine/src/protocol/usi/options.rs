//! The options of the engine, as USI tells and sets them.

use crate::search::Entering;
use yonban_search::Level;
use yonban_shogi::rules::Impasse;

/// What can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Options {
    pub(super) ponder: bool,
    pub(super) hash: usize,
    pub(super) threads: usize,
    pub(super) multi_pv: usize,
    /// There is no book; instead openings vary a little.
    pub(super) own_book: bool,
    pub(super) network_delay: u64,
    pub(super) network_delay2: u64,
    pub(super) minimum_thinking_time: u64,
    /// 0: no limit.
    pub(super) max_moves_to_draw: u32,
    pub(super) resign_value: i32,
    pub(super) entering_king_rule: usize,
    pub(super) draw_value: [i32; 2],
    pub(super) skill_level: Level,
    pub(super) all_moves: bool,
}

/// Never resigns.
pub(super) const NEVER: i32 = 99_999;
const MOST_DRAW: i32 = 10_000;
const RULES: [&str; 6] = [
    "NoEnteringKing",
    "CSARule24",
    "CSARule24H",
    "CSARule27",
    "CSARule27H",
    "TryRule",
];

impl Default for Options {
    fn default() -> Self {
        Options {
            ponder: false,
            hash: 64,
            threads: 1,
            multi_pv: 1,
            own_book: false,
            network_delay: 120,
            network_delay2: 1_120,
            minimum_thinking_time: 2_000,
            max_moves_to_draw: 0,
            resign_value: NEVER,
            entering_king_rule: 3,
            draw_value: [-2, -2],
            skill_level: Level::FULL,
            all_moves: false,
        }
    }
}

/// What an option takes.
enum Type {
    Check(bool),
    Spin(i64, i64, i64),
    Combo,
}

/// Every option with its default and its range.
fn table() -> [(&'static str, Type); 15] {
    let d = Options::default();
    let number = |value: usize| i64::try_from(value).unwrap_or(i64::MAX);
    let long = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    let draw = i64::from(MOST_DRAW);
    [
        ("USI_Ponder", Type::Check(d.ponder)),
        ("USI_Hash", Type::Spin(number(d.hash), 1, 8_192)),
        ("Threads", Type::Spin(number(d.threads), 1, 128)),
        ("MultiPV", Type::Spin(number(d.multi_pv), 1, 593)),
        ("USI_OwnBook", Type::Check(d.own_book)),
        ("NetworkDelay", Type::Spin(long(d.network_delay), 0, 10_000)),
        (
            "NetworkDelay2",
            Type::Spin(long(d.network_delay2), 0, 10_000),
        ),
        (
            "MinimumThinkingTime",
            Type::Spin(long(d.minimum_thinking_time), 0, 100_000),
        ),
        (
            "MaxMovesToDraw",
            Type::Spin(i64::from(d.max_moves_to_draw), 0, 100_000),
        ),
        (
            "ResignValue",
            Type::Spin(i64::from(d.resign_value), 0, i64::from(NEVER)),
        ),
        ("EnteringKingRule", Type::Combo),
        (
            "DrawValueBlack",
            Type::Spin(i64::from(d.draw_value[0]), -draw, draw),
        ),
        (
            "DrawValueWhite",
            Type::Spin(i64::from(d.draw_value[1]), -draw, draw),
        ),
        ("SkillLevel", Type::Spin(10, 1, 10)),
        ("GenerateAllLegalMoves", Type::Check(d.all_moves)),
    ]
}

impl Options {
    /// The lines that tell what can be set.
    pub(super) fn lines() -> Vec<String> {
        let line = |(name, of): (&str, Type)| match of {
            Type::Check(default) => format!("option name {name} type check default {default}"),
            Type::Spin(default, min, max) => {
                format!("option name {name} type spin default {default} min {min} max {max}")
            }
            Type::Combo => {
                let words: String = RULES.iter().map(|rule| format!(" var {rule}")).collect();
                let default = RULES[Options::default().entering_king_rule];
                format!("option name {name} type combo default {default}{words}")
            }
        };
        table().into_iter().map(line).collect()
    }

    /// Sets an option; `false` if there is none of this name, or the value does not fit. Numbers beyond
    /// the range are brought into it.
    pub(super) fn set(&mut self, name: &str, value: &str) -> bool {
        let Some((name, of)) = table()
            .into_iter()
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
        else {
            return false;
        };
        match of {
            Type::Check(_) => match value.parse::<bool>() {
                Ok(value) => self.set_check(name, value),
                Err(_) => false,
            },
            Type::Spin(_, min, max) => match value.parse::<i64>() {
                Ok(number) => self.set_spin(name, number.clamp(min, max)),
                Err(_) => false,
            },
            Type::Combo => {
                let rule = RULES
                    .iter()
                    .position(|rule| rule.eq_ignore_ascii_case(value));
                self.entering_king_rule = rule.unwrap_or(self.entering_king_rule);
                rule.is_some()
            }
        }
    }

    fn set_check(&mut self, name: &str, value: bool) -> bool {
        match name {
            "USI_Ponder" => self.ponder = value,
            "USI_OwnBook" => self.own_book = value,
            _ => self.all_moves = value,
        }
        true
    }

    fn set_spin(&mut self, name: &str, value: i64) -> bool {
        // Within the range of the option, which every type here holds.
        let small = i32::try_from(value).unwrap_or(0);
        let size = usize::try_from(value).unwrap_or(1);
        let long = u64::try_from(value).unwrap_or(0);
        match name {
            "USI_Hash" => self.hash = size,
            "Threads" => self.threads = size,
            "MultiPV" => self.multi_pv = size,
            "NetworkDelay" => self.network_delay = long,
            "NetworkDelay2" => self.network_delay2 = long,
            "MinimumThinkingTime" => self.minimum_thinking_time = long,
            "MaxMovesToDraw" => self.max_moves_to_draw = small.unsigned_abs(),
            "ResignValue" => self.resign_value = small,
            "DrawValueBlack" => self.draw_value[0] = small,
            "DrawValueWhite" => self.draw_value[1] = small,
            _ => {
                let level = u8::try_from(value).ok().and_then(Level::new);
                self.skill_level = level.unwrap_or_default();
            }
        }
        true
    }

    /// The impasse rule. `credit` is what White gets for a handicap where the rule counts it.
    pub(super) fn entering(&self, credit: u8) -> Entering {
        let (rule, counts) = match self.entering_king_rule {
            0 => (Impasse::None, false),
            1 => (Impasse::Declare24, false),
            2 => (Impasse::Declare24, true),
            4 => (Impasse::Declare27, true),
            5 => (Impasse::Try, false),
            _ => (Impasse::Declare27, false),
        };
        Entering {
            rule,
            credit: if counts { credit } else { 0 },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_that_is_told_can_be_set() {
        for line in Options::lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let (name, default) = (words[2], words[6]);
            let mut options = Options::default();
            assert!(options.set(name, default), "{line}");
            assert_eq!(options, Options::default(), "{line}");
        }
        let mut options = Options::default();
        assert!(options.set("usi_hash", "999999999999"));
        assert_eq!(options.hash, 8_192);
        assert!(options.set("EnteringKingRule", "CSARule24H"));
        assert_eq!(options.entering(10).credit, 10);
        assert!(!options.set("Threads", "many"));
        assert!(!options.set("Contempt", "1"));
    }
}
