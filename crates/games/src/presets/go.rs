//! The rooms of Go: capture Go first, ordinary Go beside it.

use yonban_table::Sides;

use super::controls::{CASUAL, LONG, QUICK};
use super::{Choice, FIRST, Family, Preset};
use crate::GameKind;

/// The expected moves of one player (`data/clock`): capture Go, and ordinary Go by size.
const CAPTURE_MOVES: u32 = 25;
const MOVES_9: u32 = 30;
const MOVES_13: u32 = 60;
const MOVES_19: u32 = 110;

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
        kind: GameKind::Go,
        family,
        rules,
        control: controls[0],
        controls,
        moves,
        policies: CASUAL,
        marks: false,
        sides: Sides::Swap,
        series_first: Preset::SINGLE,
        claim_costs: &[],
        choices,
    }
}

const fn choice(key: &'static str, values: &'static [&'static str]) -> Choice {
    Choice { key, values }
}

const START: Choice = choice("start", &["empty", "crosscut", "crosscut2"]);
const COLORS: Choice = choice("colors", &["fixed", "pie", "nigiri", "choose"]);
const KOMI: Choice = choice(
    "komi",
    &["", "0", "0.5", "3.5", "5.5", "6.5", "7", "7.5", "9"],
);
const RULES: Choice = choice(
    Choice::PRESET,
    &[
        "chinese",
        "japanese",
        "korean",
        "aga",
        "new-zealand",
        "tromp-taylor",
    ],
);

/// What ordinary rooms leave open.
const ORDINARY: &[Choice] = &[
    RULES,
    choice(
        "handicap",
        &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
    ),
    KOMI,
    COLORS,
];

/// The target and the patterns to start from.
const RACE: &[Choice] = &[
    choice("capture", &["5", "3", "10", "5:4", "5:3", "4:5", "3:5"]),
    choice("size", &["9", "7", "11", "13"]),
    START,
    COLORS,
];

/// Everything that the source text leaves open (spec of Go, section 4).
const OPEN: &[Choice] = &[
    choice(
        "capture",
        &[
            "5", "1", "2", "3", "4", "6", "7", "8", "9", "10", "12", "15", "20", "5:4", "5:3",
            "4:5", "3:5",
        ],
    ),
    choice(
        "size",
        &[
            "9", "5", "6", "7", "8", "10", "11", "12", "13", "15", "17", "19",
        ],
    ),
    choice("colors", &["choose", "fixed", "pie", "nigiri"]),
    choice("ko", &["positional", "situational", "simple"]),
    choice(
        "pass",
        &["free", "none", "limited:1", "limited:3", "prisoner"],
    ),
    choice("tie", &["draw", "area", "white", "play-on"]),
    choice("suicide", &["no", "yes"]),
    START,
];

/// Every room of Go. The beginner's room marks chains in atari.
pub(super) const ROOMS: [Preset; 7] = [
    Preset {
        marks: true,
        ..room(
            "first-capture",
            Family::CaptureGo,
            "first-capture",
            QUICK,
            CAPTURE_MOVES,
            &[choice("size", &["7", "5", "6", "8", "9"]), START],
        )
    },
    room(
        "capture-5",
        Family::CaptureGo,
        "capture",
        QUICK,
        CAPTURE_MOVES,
        RACE,
    ),
    room(
        "capture-10",
        Family::CaptureGo,
        "capture-race",
        QUICK,
        CAPTURE_MOVES,
        &[
            choice("capture", &["10", "7", "15", "20"]),
            choice("size", &["13", "9", "11", "15", "19"]),
            START,
            COLORS,
        ],
    ),
    room(
        "capture",
        Family::CaptureGo,
        "capture,colors=choose",
        QUICK,
        CAPTURE_MOVES,
        OPEN,
    ),
    room(
        "go-9",
        Family::Go,
        "chinese,size=9",
        QUICK,
        MOVES_9,
        ORDINARY,
    ),
    room(
        "go-13",
        Family::Go,
        "chinese,size=13",
        LONG,
        MOVES_13,
        ORDINARY,
    ),
    room("go-19", Family::Go, "chinese", LONG, MOVES_19, ORDINARY),
];
