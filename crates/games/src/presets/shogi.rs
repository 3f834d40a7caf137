//! The rooms of shogi: the club's and the formal one of the source text, the association's rules,
//! declaration by 27 points, and handicaps.

use yonban_table::{Policies, Sides, Takeback};

use super::controls::CASUAL;
use super::{Choice, FIRST, Family, Preset};
use crate::GameKind;

/// The expected moves of one player (`data/clock`).
const MOVES: u32 = 60;

/// Byo-yomi as clubs play it comes first.
const CLUB: &[&str] = &[
    "byoyomi,main=10m,periods=1,period=30s",
    "byoyomi,main=0s,periods=1,period=30s",
    "byoyomi,main=0s,periods=1,period=10s",
    "byoyomi,main=15m,periods=1,period=1m",
    "byoyomi,main=30m,periods=1,period=1m",
    "fischer,base=3m,inc=2s",
    "fischer,base=5m,inc=3s",
    "fischer,base=10m,inc=5s",
    "sudden,base=10m",
    "correspondence,per=3d",
    "unlimited",
];

/// A minute a move once the quarter of an hour is used up.
const FORMAL: &[&str] = &[
    "byoyomi,main=15m,periods=1,period=1m",
    "byoyomi,main=10m,periods=1,period=30s",
    "byoyomi,main=30m,periods=1,period=1m",
    "byoyomi,main=1h,periods=1,period=1m",
    "fischer,base=15m,inc=10s",
    "correspondence,per=3d",
    "unlimited",
];

/// Nobody offers a draw in shogi.
const FRIENDLY: Policies = Policies {
    draw_offers: false,
    ..CASUAL
};

/// Where a foul loses, nothing is taken back.
const STRICT: Policies = Policies {
    takeback: Takeback::Never,
    ..FRIENDLY
};

const fn room(
    id: &'static str,
    rules: &'static str,
    controls: &'static [&'static str],
    policies: Policies,
    choices: &'static [Choice],
) -> Preset {
    Preset {
        id,
        version: FIRST,
        kind: GameKind::Shogi,
        family: Family::Shogi,
        rules,
        control: controls[0],
        controls,
        moves: MOVES,
        policies,
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

const LIMIT: Choice = choice("maxmoves", &["", "256", "320", "500"]);
const REPETITION: Choice = choice("repetition", &["replay", "draw"]);

/// Every room of shogi.
pub(super) const ROOMS: [Preset; 5] = [
    room(
        "shogi-club",
        "beginner",
        CLUB,
        FRIENDLY,
        &[
            choice("impasse", &["points27", "27", "24", "try", "none"]),
            choice("tie27", &["draw", "gote"]),
            choice("judging", &["block", "lose"]),
            LIMIT,
            REPETITION,
        ],
    ),
    Preset {
        // What nobody won is played again, with the time that is left.
        series_first: "decisive_carry",
        ..room(
            "shogi-formal",
            "official,impasse=points27",
            FORMAL,
            STRICT,
            &[choice("tie27", &["draw", "gote"])],
        )
    },
    Preset {
        series_first: "decisive_carry",
        ..room("shogi-official", "official", FORMAL, STRICT, &[])
    },
    room(
        "shogi-27",
        "even",
        CLUB,
        FRIENDLY,
        &[
            choice("impasse", &["27", "24", "try", "none"]),
            choice("judging", &["block", "lose"]),
            LIMIT,
            REPETITION,
        ],
    ),
    Preset {
        family: Family::ShogiHandicap,
        sides: Sides::Keep,
        ..room(
            "shogi-handicap",
            "lance",
            CLUB,
            FRIENDLY,
            &[
                choice(
                    Choice::PRESET,
                    &[
                        "lance",
                        "right-lance",
                        "bishop",
                        "rook",
                        "rook-lance",
                        "2-piece",
                        "3-piece",
                        "4-piece",
                        "5-piece",
                        "left-5-piece",
                        "6-piece",
                        "left-7-piece",
                        "right-7-piece",
                        "8-piece",
                        "9-piece",
                        "10-piece",
                        "3-pawns",
                        "naked-king",
                    ],
                ),
                choice("impasse", &["27", "24", "points27", "try", "none"]),
                choice("judging", &["block", "lose"]),
            ],
        )
    },
];
