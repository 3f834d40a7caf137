//! Chance at a table: what is sealed, pledged and revealed, what people tell of their own dice, the
//! rest between the games of a match; and what a house publishes about its dice.

use crate::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where the chance of a table comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DiceSource {
    /// The house draws, and can be checked: a sealed secret and a value of each seat decide.
    House,
    /// People throw their own dice and tell what they show.
    People,
}

/// How chance comes to a table. Absent in [`crate::TableView`] where the game knows none.
///
/// Where the house draws: its secret is sealed when the table is made; each seat pledges a value (its
/// hash), and reveals it once both have pledged; then the game begins. The secret is told with the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DiceView {
    /// Who throws.
    pub source: DiceSource,
    /// The hash of the house's secret, 64 hex digits; absent where people throw.
    pub sealed: Option<String>,
    /// The hash of seat A's value, once pledged.
    pub pledge_a: Option<String>,
    /// The hash of seat B's value.
    pub pledge_b: Option<String>,
    /// Seat A's value, once revealed.
    pub value_a: Option<String>,
    /// Seat B's value.
    pub value_b: Option<String>,
    /// The house's secret: there once the table is over, never before.
    pub secret: Option<String>,
    /// What the seats owe before the game can begin.
    pub owed: Vec<OwedView>,
    /// Until when that is waited for; absent where nothing is owed or there is no limit.
    #[ts(type = "number | null")]
    pub owed_by_ms: Option<u64>,
    /// How many outcomes the game as it stands holds: the index of the next one.
    pub rolls: u32,
    /// What was told and is not confirmed yet.
    pub told: Option<ToldView>,
    /// What can be told now, by a reader who sits here: every outcome that the game knows. Empty where
    /// nothing is thrown.
    pub outcomes: Vec<String>,
}

/// Something a seat owes before the game can begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OwedView {
    /// Who.
    pub seat: Seat,
    /// `pledge` or `reveal`.
    pub what: String,
}

/// What a seat says that its dice show; the other confirms or disputes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ToldView {
    /// Who said so.
    pub seat: Seat,
    /// The outcome in the game's own text.
    pub outcome: String,
    /// The event: a `confirm` of somebody who has not seen it is stale.
    #[ts(type = "number")]
    pub seq: u64,
}

/// The rest between two games of a match: no clock runs until both are ready or it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RestView {
    /// When play goes on by itself.
    #[ts(type = "number")]
    pub until_ms: u64,
    /// Whether seat A is ready.
    pub ready_a: bool,
    /// Whether seat B is ready.
    pub ready_b: bool,
}

/// What a house tells about its dice: one entry for each game in which it throws.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct DiceReport {
    /// The games.
    pub games: Vec<DiceStatistics>,
}

/// The dice of one game: of its newest throws at tables that are over, where each can be checked. A
/// throw that was taken back and came again counts once.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct DiceStatistics {
    /// The game.
    pub kind: String,
    /// How many throws there are in all.
    #[ts(type = "number")]
    pub total: u64,
    /// How many of them, the newest, everything below speaks of.
    #[ts(type = "number")]
    pub rolls: u64,
    /// When the oldest of these was thrown.
    #[ts(type = "number | null")]
    pub from_ms: Option<u64>,
    /// When the newest was.
    #[ts(type = "number | null")]
    pub to_ms: Option<u64>,
    /// Every outcome in the game's order, its weight and how often it came.
    pub outcomes: Vec<OutcomeCount>,
    /// How often each face of a die came.
    pub faces: Vec<FaceCount>,
    /// How often all dice of a throw showed the same.
    #[ts(type = "number")]
    pub doublets: u64,
    /// How often that is to be expected.
    pub doublets_expected: f64,
    /// Whether the counts fit the weights; absent without throws.
    pub chi_square: Option<ChiSquareView>,
    /// Whether the order is one of chance; absent where one half of the outcomes never came.
    pub runs: Option<RunsView>,
}

/// An outcome and how often it came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct OutcomeCount {
    /// In the game's own text.
    pub outcome: String,
    /// Its weight; the chance is this by the sum of all.
    pub weight: u32,
    /// How often it came.
    #[ts(type = "number")]
    pub count: u64,
}

/// A face of a die and how often it came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct FaceCount {
    /// The number on it.
    pub face: u8,
    /// How often it came.
    #[ts(type = "number")]
    pub count: u64,
}

/// Pearson's chi-square test of the counts against the weights.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ChiSquareView {
    /// The sum of squared deviations by expectation.
    pub statistic: f64,
    /// Degrees of freedom: one less than there are outcomes.
    pub degrees: u32,
    /// How likely fair dice deviate so far or further.
    pub p: f64,
}

/// The runs test of Wald and Wolfowitz: how often the throws change between the lower and the upper
/// half of the outcomes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct RunsView {
    /// Throws in the lower half of the outcomes, by weight and in the game's order.
    #[ts(type = "number")]
    pub low: u64,
    /// Throws in the upper half.
    #[ts(type = "number")]
    pub high: u64,
    /// Unbroken runs of either.
    #[ts(type = "number")]
    pub runs: u64,
    /// How many are to be expected.
    pub expected: f64,
    /// The deviation in standard deviations.
    pub z: f64,
    /// How likely fair dice deviate so far or further, either way.
    pub p: f64,
}

/// A page of throws as they were, newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DiceRolls {
    /// The throws.
    pub rolls: Vec<DiceRoll>,
    /// Where the next page begins; absent on the last one.
    pub next: Option<String>,
}

/// A throw at a table that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct DiceRoll {
    /// The table, whose log proves it; absent where the table is not listed.
    pub table: Option<String>,
    /// Its index in the game.
    pub index: u32,
    /// In the game's own text.
    pub outcome: String,
    /// When it was thrown.
    #[ts(type = "number")]
    pub at_ms: u64,
}
