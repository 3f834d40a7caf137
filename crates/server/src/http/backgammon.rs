//! `/api/v1/backgammon`: matches and positions of backgammon, judged. Nothing is stored.

use axum::extract::rejection::QueryRejection;
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use yonban_protocol::{BackgammonAnalysisRequest, BackgammonReport, BackgammonSituation};

use super::sign_in::Client;
use super::{Body, Shared};
use crate::error::ApiError;
use crate::views::{self, Unjudged};

/// The largest body, in bytes.
const MAX_BODY: usize = 512 * 1024;
/// The most actions and throws: more than any match to 25 points has had.
const MAX_ACTIONS: usize = 12_000;

pub(super) fn router() -> Router<Shared> {
    Router::new()
        .route("/backgammon/report", post(report))
        .route("/backgammon/position", get(by_id).post(position))
        .layer(DefaultBodyLimit::max(MAX_BODY))
}

/// A position by the ID that players pass around.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    /// XGID, OGID, or Position ID with or without a Match ID.
    id: String,
    /// How deep to look, 0 to 2.
    #[serde(default)]
    plies: u8,
}

async fn by_id(
    State(shared): State<Shared>,
    Client(address): Client,
    query: Result<Query<Named>, QueryRejection>,
) -> Result<Json<Option<BackgammonSituation>>, ApiError> {
    if !shared.gate().solve(address) {
        return Err(ApiError::RateLimited);
    }
    let Named { id, plies } = super::asked(query)?;
    let work = move || views::backgammon_by_id(&id, plies);
    told(shared.desk().position(work).await?)
}

async fn position(
    State(shared): State<Shared>,
    Client(address): Client,
    Body(asked): Body<BackgammonAnalysisRequest>,
) -> Result<Json<Option<BackgammonSituation>>, ApiError> {
    checked(&shared, address, &asked)?;
    let work = move || views::backgammon_situation(&asked);
    told(shared.desk().position(work).await?)
}

async fn report(
    State(shared): State<Shared>,
    Client(address): Client,
    Body(asked): Body<BackgammonAnalysisRequest>,
) -> Result<Json<BackgammonReport>, ApiError> {
    checked(&shared, address, &asked)?;
    // Without looking ahead it takes no longer than a file.
    let (desk, is_quick) = (shared.desk(), asked.plies == 0);
    let work = move || views::backgammon_report(&asked);
    let answer = if is_quick {
        desk.file(work).await
    } else {
        desk.report(work).await
    };
    told(answer?)
}

/// Whether this address may have one more line judged, and one of this length.
fn checked(
    shared: &Shared,
    address: std::net::IpAddr,
    asked: &BackgammonAnalysisRequest,
) -> Result<(), ApiError> {
    if !shared.gate().solve(address) {
        return Err(ApiError::RateLimited);
    }
    if asked.actions.len() > MAX_ACTIONS {
        return Err(ApiError::field(
            "actions",
            format!("at most {MAX_ACTIONS} actions and throws"),
        ));
    }
    Ok(())
}

fn told<T>(answer: Result<T, Unjudged>) -> Result<Json<T>, ApiError> {
    answer
        .map(Json)
        .map_err(|bad| ApiError::field(bad.field, bad.message))
}
