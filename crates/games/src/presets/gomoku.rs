//! The rooms of gomoku and renju.

use yonban_table::Sides;

use super::controls::{CALM, CASUAL, QUICK};
use super::{CLAIM_COSTS, FIRST, Family, Preset};
use crate::GameKind;

/// The expected moves of one player (`data/clock`).
const GOMOKU_MOVES: u32 = 20;
/// The same for renju.
const RENJU_MOVES: u32 = 30;

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
        series_first: Preset::SINGLE,
        claim_costs: &[],
        choices: &[],
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
        series_first: Preset::SINGLE,
        claim_costs: &[],
        choices: &[],
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
pub(super) const ROOMS: [Preset; 27] = [
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
