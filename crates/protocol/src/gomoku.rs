//! Gomoku and renju as a client sees them. Points are texts such as `h8`: letter from the left,
//! rank from the bottom.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A gomoku position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GomokuView {
    /// Lines a side, 13 to 22.
    pub size: u8,
    /// The stones in the order they were placed.
    pub stones: Vec<PlacedStone>,
    /// What is asked of the seat that acts.
    pub step: GomokuStep,
    /// Fifth moves offered so far in an opening that has offers.
    pub offered: Vec<String>,
    /// How many fifth moves there are to be, once that is known and until one is picked.
    pub offers: Option<u8>,
    /// The last stone.
    pub last: Option<String>,
    /// Whether the last action was a pass.
    pub passed: bool,
    /// Forbidden points to mark, where the room shows them and it is that side's turn; after the
    /// end of a game always.
    pub forbidden: Vec<PointMark>,
    /// The rows that won.
    pub winning: Vec<Vec<String>>,
    /// Whether the claim button is enabled for the reader: every turn of White in a claim room.
    pub can_claim: bool,
    /// Whether this is a room in which forbidden moves are claimed.
    pub claim_room: bool,
    /// The named opening of the first three stones.
    pub opening: Option<NamedOpening>,
    /// Why the last stone was forbidden, when that ended the game.
    pub explanation: Option<GomokuExplanation>,
}

/// A stone and its number in the order of placing, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlacedStone {
    /// Where.
    pub point: String,
    /// `black` or `white`.
    pub color: String,
}

/// What the rules ask of the seat that acts. The legal actions themselves stand in the table's
/// legal list; this says what they mean.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum GomokuStep {
    /// A stone of the opening.
    Place {
        /// The colour to place.
        color: String,
        /// Its number among the stones.
        number: u8,
        /// The side of the centred square it must lie in; absent where it may lie anywhere.
        inside: Option<u8>,
        /// The side of the centred square it must lie outside of.
        outside: Option<u8>,
    },
    /// Exchange colours or not.
    SwapOrKeep,
    /// How many fifth moves there will be.
    Declare {
        /// The largest number.
        max: u8,
    },
    /// Offer a fifth move.
    Offer {
        /// How many are still to come, this one included.
        left: u8,
    },
    /// Choose one of the offered fifth moves.
    Pick,
    /// Choose a colour.
    Choose {
        /// Whether `more` (two more stones, then the other chooses) may be chosen.
        more: bool,
    },
    /// A stone inside a square, or the first of several offered fifth moves anywhere.
    PlaceOrOffer {
        /// The side of the centred square for the stone.
        inside: u8,
        /// How many offers there would be.
        offers: u8,
    },
    /// Ordinary play.
    Play {
        /// The colour to place.
        color: String,
    },
    /// The game is over.
    Over,
}

/// A point and what it is marked as: `double_three`, `double_four`, `overline`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PointMark {
    /// Where.
    pub point: String,
    /// What.
    pub kind: String,
}

/// One of the 26 or 52 three-stone openings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct NamedOpening {
    /// `D1` … `I26`.
    pub code: String,
    /// `Kagetsu`; absent for the patterns without a standard name.
    pub name: Option<String>,
    /// `花月`.
    pub kanji: Option<String>,
}

/// Why a point or an action is refused, or what it would make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GomokuExplanation {
    /// The rule, as in refusals: `double_three`, `offer_symmetric`, …; `legal` where nothing refuses.
    pub rule: String,
    /// The point it is about.
    pub point: Option<String>,
    /// The lines that make it so.
    pub shapes: Vec<ShapeView>,
    /// For an offer: the earlier offer it mirrors.
    pub mirrors: Option<String>,
    /// The points that an area rule allows, for `outside_area` and `inside_area`.
    pub area: Vec<String>,
    /// The whole told in plain English, for logs and the command line.
    pub text: String,
}

/// A line of stones that matters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ShapeView {
    /// `overline`, `four`, `three`, or `dead_three` for one that only looks like a three.
    pub kind: String,
    /// Its stones, the new one included.
    pub stones: Vec<String>,
    /// For a four the points that complete it; for a three one that makes it a straight four, which
    /// is enough to make it real; for a dead three all that fail to, each with its reason.
    pub completions: Vec<CompletionView>,
}

/// A point that completes a shape, or fails to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CompletionView {
    /// Where.
    pub point: String,
    /// Why it does not count: `makes_five`, `makes_overline`, `no_room`, or the kind of forbidden
    /// point it is. Absent where it counts.
    pub dead: Option<String>,
    /// The lines that make it forbidden, one level down.
    pub shapes: Vec<ShapeView>,
}
