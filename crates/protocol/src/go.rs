//! Go as a client sees it, capture Go and ordinary Go. Points are texts such as `d4`: letter from
//! the left without `i`, row from the bottom.

use crate::{PlacedStone, PointMark};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A Go position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GoView {
    /// Columns, 1 to 25.
    pub columns: u8,
    /// Rows, 1 to 25.
    pub rows: u8,
    /// The stones that stand, by column and then by row.
    pub stones: Vec<PlacedStone>,
    /// For each point that holds a stone of play, the number of the act that put it there, from 1;
    /// stones of a set-up have none.
    pub numbers: Vec<GoNumber>,
    /// What is asked of the seat that acts.
    pub step: GoStep,
    /// Enemy stones that each side has taken in play.
    pub captures: GoPair,
    /// How many each side has to take; absent in ordinary Go.
    pub targets: Option<GoPair>,
    /// Empty moves that each side has left; absent where they are not counted.
    pub passes_left: Option<GoPair>,
    /// The point that the basic ko bars for the side to move.
    pub ko: Option<String>,
    /// The point of the last stone, if the last act was a stone.
    pub last: Option<String>,
    /// Whether the last act was an empty move.
    pub passed: bool,
    /// What the last act took off the board.
    pub taken: Vec<PlacedStone>,
    /// Empty points where the side to move may not play, each with its rule.
    pub forbidden: Vec<GoForbidden>,
    /// The chains with one liberty, each with that liberty; empty where the room does not show them.
    pub atari: Vec<GoChain>,
    /// How the board is being settled; absent while it is played on.
    pub settlement: Option<GoSettlement>,
    /// The count, where one was made.
    pub score: Option<GoScore>,
}

/// A number for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GoPair {
    /// Of Black.
    pub black: u16,
    /// Of White.
    pub white: u16,
}

/// The number of the act that put a stone where it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GoNumber {
    /// Where.
    pub point: String,
    /// Among the acts that put stones, from 1.
    pub number: u32,
}

/// An empty point where the side to move may not play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GoForbidden {
    /// Where.
    pub point: String,
    /// The rule: `suicide`, `ko`, `superko`.
    pub rule: String,
    /// For `superko`: the number of actions after which the same board stood; 0 is the start.
    pub repeats: Option<u32>,
}

/// A chain of stones.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GoChain {
    /// `black` or `white`.
    pub color: String,
    /// Its stones.
    pub stones: Vec<String>,
    /// Its liberties.
    pub liberties: Vec<String>,
}

/// What the rules ask of the seat that acts. The legal actions themselves stand in the table's
/// legal list; this says what they mean.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum GoStep {
    /// The house draws who has Black.
    Nigiri,
    /// Seat A chooses a colour.
    Choose,
    /// A handicap stone of free placement.
    Handicap {
        /// How many are still to come, this one included.
        left: u8,
    },
    /// Ordinary play.
    Play {
        /// The colour to place.
        color: String,
        /// Whether the first stone may be taken over instead.
        swap: bool,
        /// Whether the other side has said that play is over.
        end_said: bool,
        /// Whether only a stone will do: empty moves have come to nothing.
        stone: bool,
    },
    /// Play is over: which stones are dead?
    Settle {
        /// The colour that answers.
        color: String,
    },
    /// The game is over.
    Over,
}

/// How a board is settled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GoSettlement {
    /// Every chain on the board, so that a whole chain can be marked at once.
    pub chains: Vec<GoChain>,
    /// The colour whose proposal stands; absent while there is none.
    pub by: Option<String>,
    /// The stones it calls dead.
    pub dead: Vec<String>,
    /// What the house suggests, as the stones it takes for dead. Nobody's proposal; absent once there is
    /// one.
    pub suggested: Option<Vec<String>>,
    /// The count with the standing proposal; without one, with every stone alive.
    pub score: GoScore,
}

/// A count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GoScore {
    /// `area` or `territory`.
    pub method: String,
    /// The result: `B+3.5`, `W+0.5`, `0`.
    pub text: String,
    /// The column of Black.
    pub black: GoColumn,
    /// The column of White.
    pub white: GoColumn,
    /// The points that count, each for its colour (`black`, `white`), or `neutral`, or `seki` for
    /// those left out because the stones around them are in seki.
    pub points: Vec<PointMark>,
    /// The stones counted as dead.
    pub dead: Vec<String>,
}

/// One side of a count. What a method does not count is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GoColumn {
    /// Living stones.
    pub stones: u16,
    /// Surrounded points.
    pub territory: u16,
    /// Stones taken in play, and dead stones of the other side.
    pub prisoners: u16,
    /// Komi, in half points.
    pub komi_halves: i16,
    /// What is given for handicap stones, in points.
    pub bonus: u16,
    /// The sum, in half points.
    pub total_halves: i32,
}

/// Why a point or an act is refused, or what it would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GoExplanation {
    /// The rule, as in refusals: `occupied`, `suicide`, `ko`, `superko`, …; `legal` where nothing
    /// refuses.
    pub rule: String,
    /// The point it is about.
    pub point: Option<String>,
    /// The chain that the stone would belong to, or that stands there.
    pub chain: Vec<String>,
    /// The liberties of that chain, after the stone and what it takes.
    pub liberties: Vec<String>,
    /// The enemy chains that the stone takes.
    pub captures: Vec<Vec<String>>,
    /// For `suicide`: the enemy stones on the chain's last liberties. For `ko`: the stone that took.
    pub enemies: Vec<String>,
    /// For `ko` and `superko`: the number of actions after which the same board stood; 0 is the start.
    pub repeats: Option<u32>,
    /// The totals after it, where it takes something.
    pub totals: Option<GoPair>,
    /// For a proposal of dead stones: the count if it is accepted.
    pub score: Option<GoScore>,
    /// The whole told in plain English, for logs and the command line.
    pub text: String,
}
