//! The rooms of backgammon: matches as tournaments play them, one game for points with and without
//! automatic doubles, and a room for real dice.

use yonban_table::{Policies, Sides, Takeback};

use super::controls::CASUAL;
use super::{Choice, FIRST, Family, Preset};
use crate::GameKind;

/// Nobody offers a draw, and nothing is taken back once the dice have spoken.
const POLICIES: Policies = Policies {
    draw_offers: false,
    takeback: Takeback::Never,
    ..CASUAL
};

/// Turns of one player in a game (`data/clock`).
const TURNS: u32 = 25;

/// Turns of one player in a match (`data/clock`).
const fn turns(length: u32) -> u32 {
    TURNS * (2 * length).div_ceil(3)
}

const fn room(
    id: &'static str,
    family: Family,
    rules: &'static str,
    controls: &'static [&'static str],
    moves: u32,
    choices: &'static [Choice],
) -> Preset {
    Preset {
        id,
        version: FIRST,
        kind: GameKind::Backgammon,
        family,
        rules,
        control: controls[0],
        controls,
        moves,
        policies: POLICIES,
        marks: false,
        sides: Sides::Swap,
        series_first: Preset::SINGLE,
        claim_costs: &[],
        choices,
    }
}

/// The clocks of a match: two minutes a point and a delay of twelve seconds come first.
macro_rules! clocks {
    ($base:literal) => {
        &[
            concat!("delay,base=", $base, ",delay=12s"),
            concat!("delay,base=", $base, ",delay=8s"),
            concat!("delay,base=", $base, ",delay=18s"),
            concat!("bronstein,base=", $base, ",delay=12s"),
            "correspondence,per=3d",
            "unlimited",
        ]
    };
}

const fn tournament(
    id: &'static str,
    rules: &'static str,
    controls: &'static [&'static str],
    length: u32,
) -> Preset {
    room(id, Family::Backgammon, rules, controls, turns(length), &[])
}

const fn choice(key: &'static str, values: &'static [&'static str]) -> Choice {
    Choice { key, values }
}

/// The clocks of one game, and of rooms where the length of the match is chosen.
const GAME: &[&str] = &[
    "delay,base=10m,delay=12s",
    "delay,base=2m,delay=12s",
    "delay,base=5m,delay=12s",
    "delay,base=20m,delay=12s",
    "delay,base=30m,delay=12s",
    "bronstein,base=10m,delay=12s",
    "correspondence,per=3d",
    "unlimited",
];

/// People who throw real dice are in no hurry.
const REAL: &[&str] = &[
    "unlimited",
    "delay,base=10m,delay=30s",
    "delay,base=30m,delay=30s",
    "correspondence,per=3d",
];

const LENGTHS: &[&str] = &[
    "7", "1", "2", "3", "4", "5", "6", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    "18", "19", "20", "21", "22", "23", "24", "25",
];
const LENGTHS_FROM_3: &[&str] = &[
    "3", "1", "2", "4", "5", "6", "7", "9", "11", "13", "15", "17", "21", "25",
];
const CRAWFORD: Choice = choice("crawford", &["", "no"]);
const CUBE: Choice = choice("cube", &["", "no"]);
const BEAVERS: Choice = choice("beavers", &["", "1", "2", "3", "4", "5", "6"]);
const JACOBY: Choice = choice("jacoby", &["no", "yes"]);
const AUTO_DOUBLES: Choice = choice("autodoubles", &["", "1", "2", "3", "unlimited"]);
const VARIANT: Choice = choice("variant", &["", "nackgammon", "hypergammon", "longgammon"]);

const MONEY: &[Choice] = &[JACOBY, BEAVERS, CUBE, VARIANT];

/// Every room of backgammon.
pub(super) const ROOMS: [Preset; 11] = [
    tournament("bg-match-1", "tournament,length=1", clocks!("2m"), 1),
    tournament("bg-match-3", "tournament,length=3", clocks!("6m"), 3),
    tournament("bg-match-5", "tournament,length=5", clocks!("10m"), 5),
    tournament("bg-match-7", "tournament,length=7", clocks!("14m"), 7),
    tournament("bg-match-9", "tournament,length=9", clocks!("18m"), 9),
    tournament("bg-match-11", "tournament,length=11", clocks!("22m"), 11),
    room(
        "bg-match",
        Family::Backgammon,
        "match,length=7",
        GAME,
        turns(7),
        &[
            choice("length", LENGTHS),
            CRAWFORD,
            AUTO_DOUBLES,
            CUBE,
            VARIANT,
        ],
    ),
    room(
        "bg-money",
        Family::BackgammonMoney,
        "money,jacoby=no",
        GAME,
        TURNS,
        MONEY,
    ),
    room(
        "bg-money-auto",
        Family::BackgammonMoney,
        "money,jacoby=no,autodoubles=unlimited",
        GAME,
        TURNS,
        &[JACOBY, BEAVERS, VARIANT],
    ),
    room(
        "bg-money-auto-once",
        Family::BackgammonMoney,
        "money,jacoby=no,autodoubles=1",
        GAME,
        TURNS,
        &[JACOBY, BEAVERS, VARIANT],
    ),
    room(
        "bg-real-dice",
        Family::Backgammon,
        "match,length=3,dice=manual",
        REAL,
        turns(3),
        &[choice("length", LENGTHS_FROM_3), CRAWFORD, CUBE, VARIANT],
    ),
];
