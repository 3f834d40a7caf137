//! `/api/v1/dice`: what a house tells about its dice.

use std::collections::BTreeMap;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::routing::get;
use axum::{Json, Router};
use serde::Deserialize;
use yonban_games::{GameKind, Outcome};
use yonban_protocol::{
    ChiSquareView, DiceReport, DiceRoll, DiceRolls, DiceStatistics, FaceCount, OutcomeCount,
    RunsView,
};
use yonban_store::StoredRoll;

use super::sign_in::Client;
use super::tables::may_read;
use super::{Shared, asked};
use crate::error::ApiError;
use crate::fairness;
use crate::live::unsigned;

/// How many throws the tests look at unless another number is asked for, and at most.
const WINDOW: u32 = 10_000;
const MOST_WINDOW: u32 = 50_000;
/// How many throws a page holds unless another number is asked for, and at most.
const PAGE: u32 = 200;
const MOST_PAGE: u32 = 1_000;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/dice", get(report))
        .route("/dice/rolls", get(rolls))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Window {
    window: Option<u32>,
}

/// The dice of every game in which the house throws.
async fn report(
    State(shared): State<Shared>,
    Client(address): Client,
    query: Result<Query<Window>, QueryRejection>,
) -> Result<Json<DiceReport>, ApiError> {
    may_read(&shared, address)?;
    let window = asked(query)?.window.unwrap_or(WINDOW).clamp(1, MOST_WINDOW);
    let mut games = Vec::new();
    for kind in GameKind::ALL {
        let Some(outcomes) = kind.outcomes() else {
            continue;
        };
        let total = shared.store().count_rolls(kind.name()).await?;
        let rolls = shared.store().rolls(kind.name(), window, None).await?;
        games.push(statistics(kind, total, &outcomes, &rolls));
    }
    Ok(Json(DiceReport { games }))
}

fn count(n: usize) -> u64 {
    u64::try_from(n).unwrap_or(u64::MAX)
}

/// Counts and tests; `rolls` are the newest first.
fn statistics(
    kind: GameKind,
    total: u64,
    outcomes: &[Outcome],
    rolls: &[StoredRoll],
) -> DiceStatistics {
    let places: BTreeMap<&str, usize> = outcomes
        .iter()
        .enumerate()
        .map(|(n, outcome)| (outcome.text.as_str(), n))
        .collect();
    let mut counts = vec![0u64; outcomes.len()];
    let mut faces: BTreeMap<u8, u64> = outcomes
        .iter()
        .flat_map(|outcome| &outcome.faces)
        .map(|face| (*face, 0))
        .collect();
    let is_doublet = |outcome: &Outcome| {
        outcome.faces.len() > 1 && outcome.faces.windows(2).all(|pair| pair[0] == pair[1])
    };
    let mut doublets = 0;
    // What is no outcome of the game is not counted: an older version may have known more.
    let known: Vec<(usize, &StoredRoll)> = rolls
        .iter()
        .rev()
        .filter_map(|roll| Some((*places.get(roll.roll.outcome.as_str())?, roll)))
        .collect();
    for (place, _) in &known {
        counts[*place] += 1;
        for face in &outcomes[*place].faces {
            *faces.entry(*face).or_default() += 1;
        }
        doublets += u64::from(is_doublet(&outcomes[*place]));
    }
    let weights: Vec<u32> = outcomes.iter().map(|outcome| outcome.weight).collect();
    let weight: u32 = weights.iter().sum();
    let doublet_weight: u32 = outcomes
        .iter()
        .filter(|outcome| is_doublet(outcome))
        .map(|outcome| outcome.weight)
        .sum();
    // The outcomes whose weights come after the middle.
    let upper: Vec<bool> = weights
        .iter()
        .scan(0, |sum, one| {
            *sum += one;
            Some(*sum * 2 > weight)
        })
        .collect();
    DiceStatistics {
        kind: kind.name().to_owned(),
        total,
        rolls: count(known.len()),
        from_ms: known.first().map(|(_, roll)| unsigned(roll.roll.at_ms)),
        to_ms: known.last().map(|(_, roll)| unsigned(roll.roll.at_ms)),
        outcomes: outcomes
            .iter()
            .zip(&counts)
            .map(|(outcome, count)| OutcomeCount {
                outcome: outcome.text.clone(),
                weight: outcome.weight,
                count: *count,
            })
            .collect(),
        faces: faces
            .into_iter()
            .map(|(face, count)| FaceCount { face, count })
            .collect(),
        doublets,
        doublets_expected: known.len() as f64 * f64::from(doublet_weight)
            / f64::from(weight.max(1)),
        chi_square: fairness::chi_square(&counts, &weights).map(|found| ChiSquareView {
            statistic: found.statistic,
            degrees: found.degrees,
            p: found.p,
        }),
        runs: fairness::runs(known.iter().map(|(place, _)| upper[*place])).map(|found| RunsView {
            low: found.low,
            high: found.high,
            runs: found.runs,
            expected: found.expected,
            z: found.z,
            p: found.p,
        }),
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    kind: Option<String>,
    cursor: Option<u64>,
    limit: Option<u32>,
}

/// The throws themselves, newest first.
async fn rolls(
    State(shared): State<Shared>,
    Client(address): Client,
    query: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<DiceRolls>, ApiError> {
    may_read(&shared, address)?;
    let wanted = asked(query)?;
    let with_dice = GameKind::ALL.into_iter().find(|kind| {
        let asked = wanted
            .kind
            .as_deref()
            .is_none_or(|name| name == kind.name());
        asked && kind.outcomes().is_some()
    });
    let kind = with_dice.ok_or(ApiError::field("kind", "no game in which the house throws"))?;
    let limit = wanted.limit.unwrap_or(PAGE).clamp(1, MOST_PAGE);
    let rolls = shared
        .store()
        .rolls(kind.name(), limit, wanted.cursor)
        .await?;
    let full = rolls.len() == usize::try_from(limit).unwrap_or(usize::MAX);
    Ok(Json(DiceRolls {
        next: rolls.last().filter(|_| full).map(|last| last.n.to_string()),
        rolls: rolls
            .into_iter()
            .map(|one| DiceRoll {
                table: one.public.then_some(one.table),
                index: one.roll.index,
                outcome: one.roll.outcome,
                at_ms: unsigned(one.roll.at_ms),
            })
            .collect(),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use yonban_store::Roll;

    fn stored(n: u64, outcome: &str) -> StoredRoll {
        StoredRoll {
            n,
            table: "t".to_owned(),
            public: true,
            roll: Roll {
                index: 0,
                outcome: outcome.to_owned(),
                at_ms: i64::try_from(n).unwrap(),
            },
        }
    }

    #[test]
    fn throws_are_counted_by_outcome_face_and_doublet() {
        let kind = GameKind::Backgammon;
        let outcomes = kind.outcomes().unwrap();
        let rolls = [
            stored(5, "dice 6 6"),
            stored(4, "dice 1 2"),
            stored(3, "dice 2 1"),
            stored(2, "no throw"),
            stored(1, "dice 6 6"),
        ];
        let found = statistics(kind, 9, &outcomes, &rolls);
        assert_eq!((found.total, found.rolls, found.doublets), (9, 4, 2));
        assert_eq!((found.from_ms, found.to_ms), (Some(1), Some(5)));
        let faces: Vec<u64> = found.faces.iter().map(|face| face.count).collect();
        assert_eq!(faces, [2, 2, 0, 0, 0, 4]);
        let of = |text: &str| {
            let mut all = found.outcomes.iter();
            all.find(|one| one.outcome == text).unwrap().count
        };
        assert_eq!((of("dice 1 2"), of("dice 2 1"), of("dice 6 6")), (1, 1, 2));
        assert!((found.doublets_expected - 4.0 / 6.0).abs() < 1e-9);
        assert_eq!(found.chi_square.unwrap().degrees, 35);
        // In the order of time: high, low, low, high.
        let runs = found.runs.unwrap();
        assert_eq!((runs.low, runs.high, runs.runs), (2, 2, 3));
        let none = statistics(kind, 0, &outcomes, &[]);
        assert_eq!(
            (none.chi_square, none.runs, none.from_ms),
            (None, None, None)
        );
    }
}
