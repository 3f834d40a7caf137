//! The rooms that a house offers: named, versioned, immutable. A room whose meaning changes gets a
//! new version; tables keep the text they were made with.

use yonban_clock::{Control, ParseControlError};
use yonban_table::{Carry, ClaimCost, Policies, Series, Sides, Takeback, Until};

use crate::GameKind;

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
    /// What an unfounded claim may cost, the usual price first; empty in rooms without claims.
    pub claim_costs: &'static [ClaimCost],
}

/// By how many plies spectators may see a game late; the first is the usual one.
pub const DELAYS: [u32; 6] = [0, 2, 4, 6, 10, 20];

/// What may follow a game, by a stable name; the first is the usual one.
pub const SERIES: [(&str, Carry, Until); 5] = [
    ("single", Carry::Fresh, Until::Open),
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
}

impl Family {
    /// The name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Family::Gomoku => "gomoku",
            Family::Renju => "renju",
        }
    }
}

impl Preset {
    /// The id with the version, as an agreement holds it: `professional-1`.
    #[must_use]
    pub fn versioned(&self) -> String {
        format!("{}-{}", self.id, self.version)
    }

    /// The series rules of this room, each with its stable name.
    pub fn series(&self) -> impl Iterator<Item = (&'static str, Series)> + '_ {
        SERIES.into_iter().map(|(id, carry, until)| {
            let series = Series {
                sides: self.sides,
                carry,
                until,
            };
            (id, series)
        })
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

/// The expected moves of one player (`data/clock`).
const GOMOKU_MOVES: u32 = 20;
/// The same for renju.
const RENJU_MOVES: u32 = 30;

/// Friendly and unrated: draws, takebacks, time as a gift, claims against who is gone.
const CASUAL: Policies = Policies {
    rated: false,
    draw_offers: true,
    takeback: Takeback::ByConsent,
    give_time: true,
    absence_claims: true,
    claim_cost: ClaimCost::Nothing,
    spectator_delay: 0,
};

/// Rooms that are quick by nature: five minutes come first.
const QUICK: &[&str] = &[
    "fischer,base=5m,inc=3s",
    "fischer,base=1m,inc=1s",
    "fischer,base=3m,inc=2s",
    "fischer,base=10m,inc=5s",
    "fischer,base=15m,inc=10s",
    "byoyomi,main=10m,periods=3,period=30s",
    "sudden,base=10m",
    "correspondence,per=3d",
    "unlimited",
];

/// Rooms in which openings are negotiated: ten minutes come first.
const CALM: &[&str] = &[
    "fischer,base=10m,inc=5s",
    "fischer,base=3m,inc=2s",
    "fischer,base=5m,inc=3s",
    "fischer,base=15m,inc=10s",
    "fischer,base=30m,inc=20s",
    "byoyomi,main=10m,periods=3,period=30s",
    "sudden,base=20m",
    "correspondence,per=3d",
    "unlimited",
];

/// The version that every room below has.
const FIRST: u32 = 1;

const fn gomoku(
    id: &'static str,
    rules: &'static str,
    controls: &'static [&'static str],
    marks: bool,
) -> Preset {
    Preset {
        id,
        version: FIRST,
        kind: GameKind::Gomoku,
        family: Family::Gomoku,
        rules,
        control: controls[0],
        controls,
        moves: GOMOKU_MOVES,
        policies: CASUAL,
        marks,
        sides: Sides::Swap,
        claim_costs: &[],
    }
}

const fn renju(id: &'static str, rules: &'static str, marks: bool) -> Preset {
    Preset {
        id,
        version: FIRST,
        kind: GameKind::Gomoku,
        family: Family::Renju,
        rules,
        control: CALM[0],
        controls: CALM,
        moves: RENJU_MOVES,
        policies: CASUAL,
        marks,
        sides: Sides::Swap,
        claim_costs: &[],
    }
}

/// The same where a forbidden stone stands until the opponent claims it.
const fn claimed(id: &'static str, rules: &'static str) -> Preset {
    Preset {
        claim_costs: &CLAIM_COSTS,
        ..renju(id, rules, false)
    }
}

/// Every room, in the order of the list. Marks are an aid: only where a forbidden stone is refused
/// anyway, so that they tell nothing that the board would not.
pub const PRESETS: [Preset; 27] = [
    gomoku("free", "freestyle", QUICK, false),
    gomoku("ordinary", "ordinary", QUICK, false),
    claimed("national", "national"),
    renju("national-lose", "national,judging=lose", false),
    renju("national-block", "national,judging=block", true),
    claimed("professional", "professional"),
    renju("rif", "rif", true),
    renju("yamaguchi", "yamaguchi", true),
    renju("yamaguchi52", "yamaguchi52", true),
    renju("yamaguchi-free", "yamaguchi-free", true),
    renju("tarannikov", "tarannikov", true),
    renju("taraguchi", "taraguchi", true),
    renju("taraguchi10", "taraguchi10", true),
    renju("jonsson", "jonsson", true),
    renju("soosorv", "soosorv", true),
    renju("soosorv8", "soosorv8", true),
    renju("sakata", "sakata", true),
    renju("renju", "renju", true),
    gomoku("standard", "standard", CALM, false),
    gomoku("swap", "swap", CALM, false),
    gomoku("swap1", "swap1", CALM, false),
    gomoku("swap2", "swap2", CALM, false),
    gomoku("swap5", "swap5", CALM, false),
    gomoku("pro", "pro", CALM, false),
    gomoku("longpro", "longpro", CALM, false),
    gomoku("caro", "caro", CALM, false),
    gomoku("omok", "omok", CALM, true),
];

/// The room of that id, in its newest version.
#[must_use]
pub fn preset(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.id == id)
}

/// The room that an agreement names: `professional-1`. `None` for a version that is no longer
/// offered; its tables live on by their agreement alone.
#[must_use]
pub fn versioned(name: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|preset| preset.versioned() == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::AnyGame;
    use std::collections::BTreeSet;

    #[test]
    fn every_room_can_be_played_and_is_canonical() {
        let mut ids = BTreeSet::new();
        for preset in &PRESETS {
            assert!(ids.insert(preset.id), "{} twice", preset.id);
            let game = AnyGame::new(preset.kind, preset.rules)
                .unwrap_or_else(|error| panic!("{}: {error}", preset.id));
            assert_eq!(game.rules(), preset.rules, "{}", preset.id);
            assert_eq!(preset.control, preset.controls[0], "{}", preset.id);
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
        for preset in PRESETS.iter().filter(|preset| preset.marks) {
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
